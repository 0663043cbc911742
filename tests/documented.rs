//! Every public item is shown: by an example that runs or a drawing on its own page, or by an example on the front page
//! of its module that uses it by name.
//!
//! The items are those that the documentation has, whoever wrote them, macros included. Two kinds are left out: types
//! without functions of their own, which are their variants or fields and are shown where they are used, and what a
//! trait of somebody else demands.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The documentation of the crates with all their features, in the folder that `cargo doc` writes to anyway, where
/// most of what it needs is built already.
fn documentation() -> PathBuf {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of all builds");
    let packages = ["-p", "bitboard-core", "-p", "bitboard-plan", "-p", "bitboard-macros"];
    let output = Command::new(env!("CARGO"))
        .current_dir(top)
        .args(["doc", "--no-deps", "--all-features", "--locked", "--target-dir"])
        .arg(target)
        .args(packages)
        .output()
        .expect("cargo doc");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    target.join("doc")
}

/// Text without its tags and entities.
fn plain(html: &str) -> String {
    let pieces = html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
    let text: String = pieces.collect();
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

/// The examples of a page.
fn examples(page: &str) -> String {
    const BEGIN: &str = "<pre class=\"rust rust-example-rendered\"><code>";
    let blocks = page.split(BEGIN).skip(1).filter_map(|rest| rest.split("</code></pre>").next());
    blocks.map(|block| plain(block) + "\n").collect()
}

/// Whether a text has a name as a word of its own.
fn uses(text: &str, name: &str) -> bool {
    let joins = |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    text.match_indices(name).any(|(start, _)| {
        let before = start.checked_sub(1).and_then(|before| text.as_bytes().get(before));
        !joins(before) && !joins(text.as_bytes().get(start + name.len()))
    })
}

/// A page of an item, up to what it has from traits of others.
fn own_part(page: &str) -> &str {
    const ENDS: [&str; 6] = [
        "id=\"trait-implementations\"",
        "id=\"synthetic-implementations\"",
        "id=\"blanket-implementations\"",
        "id=\"implementors\"",
        "id=\"deref-methods",
        "id=\"foreign-impls\"",
    ];
    let end = ENDS.iter().filter_map(|end| page.find(end)).min().unwrap_or(page.len());
    &page[..end]
}

/// What has a code block, drawings and examples alike.
fn is_drawn(part: &str) -> bool {
    part.contains("<div class=\"example-wrap\">")
}

/// Where a function or constant of a type or trait begins.
const MEMBERS: [&str; 4] = ["method.", "tymethod.", "associatedconstant.", "associatedtype."];

/// The functions and constants of a type or trait: name and part of the page.
fn members(page: &str) -> Vec<(&str, &str)> {
    let member = |section| {
        let (id, rest): (&str, &str) = str::split_once(section, '"')?;
        MEMBERS.iter().find_map(|kind| id.strip_prefix(kind)).map(|name| (name, rest))
    };
    page.split("<section id=\"").filter_map(member).collect()
}

/// What a page of documentation does not show. How many items were looked at is added up.
fn lacking(kind: &str, name: &str, page: &str, module: &str, items: &mut usize) -> Vec<String> {
    let page = own_part(page);
    let shown = examples(page) + module;
    let members = members(page);
    let mut lacking = Vec::new();
    if !members.is_empty() || !matches!(kind, "struct" | "enum") {
        *items += 1;
        if !is_drawn(page) && !uses(&shown, name) {
            lacking.push(name.to_owned());
        }
    }
    for (member, part) in members {
        *items += 1;
        if !is_drawn(part) && !uses(&shown, member) {
            lacking.push(format!("{name}::{member}"));
        }
    }
    lacking
}

/// What the documentation of a crate does not show, and how many items it has. Only pages in its list of all items
/// count: the folder may hold older ones.
fn lacking_in(documentation: &Path) -> (Vec<String>, usize) {
    let read = |path: &str| {
        std::fs::read_to_string(documentation.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let list = read("all.html");
    let (mut found, mut items) = (Vec::new(), 0);
    for link in list.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let (folder, file) = link.rsplit_once('/').unwrap_or(("", link));
        let name = file.strip_suffix(".html").and_then(|stem| stem.split_once('.'));
        if let Some((kind, name)) = name {
            let front = format!("{folder}/index.html");
            let module = examples(&read(front.trim_start_matches('/')));
            let missing = lacking(kind, name, &read(link), &module, &mut items);
            found.extend(missing.iter().map(|item| format!("{folder}: {item}")));
        }
    }
    (found, items)
}

#[test]
fn every_public_item_has_an_example_or_a_drawing() {
    let documentation = documentation();
    for (name, least) in [("bitboard_core", 900), ("bitboard_plan", 150), ("bitboard_macros", 7)] {
        let (found, items) = lacking_in(&documentation.join(name));
        assert!(items >= least, "{name} has more than {items} items: have the pages changed?");
        assert!(found.is_empty(), "neither example nor drawing:\n{}", found.join("\n"));
    }
}

/// A page of a type with two methods.
const PAGE: &str = "<div class=\"docblock\">what</div>\
    <section id=\"method.shown\" class=\"method\"><div class=\"example-wrap\"><pre>. 1</pre></div>\
    <section id=\"method.used\" class=\"method\">text\
    <section id=\"method.unused\" class=\"method\">text\
    <h2 id=\"trait-implementations\"><section id=\"method.fmt\" class=\"method\">";

#[test]
fn a_page_without_examples_is_found() {
    let mut items = 0;
    let found = lacking("struct", "Thing", PAGE, "let x = Thing::used(); used_not(unused_too)", &mut items);
    assert_eq!((found, items), (vec!["Thing::unused".to_owned()], 4));
    let found = lacking("fn", "alone", "<div class=\"docblock\">what</div>", "", &mut items);
    assert_eq!(found, ["alone"]);
    // Nothing but variants.
    assert_eq!(lacking("enum", "Kind", "<section id=\"variant.One\">", "", &mut items), [""; 0]);
    let code = "<pre class=\"rust rust-example-rendered\"><code><span>a</span> &amp; b</code></pre>";
    assert_eq!(examples(code), "a & b\n");
}
