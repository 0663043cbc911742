//! What must compile and run, and what must not compile and say why.
//!
//! The passing cases run on every compiler. The wording around our messages belongs to the compiler, so the failing
//! cases only count on the one their `.stderr` files were made with.

use std::process::Command;

/// The compiler that the `.stderr` files were made with.
const PINNED: &str = "rustc 1.95.0 ";

#[test]
fn declarations() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    if running().starts_with(PINNED) {
        cases.compile_fail("ui/fail/*.rs");
    } else {
        println!("the failing cases are made for {PINNED}and skipped on {}", running());
    }
}

/// What the compiler that Cargo uses calls itself.
fn running() -> String {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().expect("a compiler");
    String::from_utf8(output.stdout).expect("a name")
}
