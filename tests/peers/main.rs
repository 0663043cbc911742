//! This crate beside others, in one process and by turns; every result is checked before it is timed.
//!
//! `cargo bench --manifest-path tests/peers/Cargo.toml` takes minutes, with `-- --quick` at the end less than two.
//! The tables are Markdown.

mod data;
mod one;
mod sets;

use bitboard_core::arch::Level;
use bitboard_peers::Effort;

fn main() {
    let effort = Effort::new(std::env::args().any(|argument| argument == "--quick"));
    let levels: Vec<&str> = Level::available().map(Level::name).collect();
    let built = Level::available()
        .filter(|level| match level.name() {
            "avx2" => cfg!(target_feature = "avx2"),
            "avx512" => cfg!(target_feature = "avx512f"),
            _ => true,
        })
        .last()
        .map_or("portable", Level::name);
    println!("Processor: {}, {:.2} GHz.", processor(), effort.gigahertz);
    println!("Build: for {built} by its flags, optimised, one codegen unit. Levels: {}.", levels.join(", "));
    println!("Ratios are to the first line of a table, of times taken one after the other.");

    one::hot(effort);
    one::latency(effort);
    one::cold(effort);
    one::shogi(effort);
    sets::one_board(effort);
    sets::slices(effort);
    sets::memory(effort);
    sets::wide_slices(effort);
    sets::blocks(effort);
    sizes();
}

fn processor() -> String {
    let name = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        text.lines().find_map(|line| Some(line.strip_prefix("model name")?.split_once(": ")?.1.to_owned()))
    });
    name.unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}

fn sizes() {
    println!("\n### Tables of a queen on a chess board\n");
    println!("| | bytes |\n|---|---|");
    println!("| ours, avx512 | 4096 |\n| ours, other levels | 4608 at most |");
    println!("| cozy-chess: magic tables, counted in its source | {} |", 8 * 88_000);
    println!("| chess: magic tables, counted in its source | {} |", 8 * 107_648);
}
