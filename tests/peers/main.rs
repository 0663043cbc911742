//! This crate beside others, in one process and by turns; every result is checked before it is timed.
//!
//! `cargo bench --manifest-path tests/peers/Cargo.toml` takes minutes, with `-- --quick` at the end less than
//! two. Any other word measures only the tables that have it in their title. The tables are Markdown.

mod count;
mod data;
mod one;
mod perft;
mod sets;

use bitboard_core::arch::Level;
use bitboard_peers::Effort;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let only = arguments.iter().find(|argument| !argument.starts_with('-')).map_or("", String::as_str);
    if arguments.iter().any(|argument| argument == "--count") {
        return count::run();
    }
    let effort = &Effort::new(quick, only);
    let levels: Vec<&str> = Level::available().map(Level::name).collect();
    let built = match () {
        () if cfg!(target_feature = "avx512vbmi") => "avx512",
        () if cfg!(target_feature = "avx2") => "avx2",
        () => "the common instructions of its architecture",
    };
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
    perft::chess(effort);
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
