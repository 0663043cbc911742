//! Gives random inputs to what reads inputs, and counts what comes of them.
//!
//! `cargo run --release --manifest-path tests/fuzz/Cargo.toml -- betza --inputs 1000000 --seed 1`; `README.md` says
//! more. Exits with status 1 if anything panicked or took too much, with 2 if the command makes no sense.

mod meter;

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

use bitboard_fuzz::{Outcome, Target, betza::Betza, macros::Macros, runtime::Runtime};
use meter::Taken;
use oracle::Random;

const USAGE: &str = "usage: fuzz betza|macros|runtime [--inputs COUNT] [--seed NUMBER] [--input NUMBER]";

/// So many panics are shown; the others are counted.
const SHOWN: u64 = 20;

/// What is to be done.
struct Command {
    target: String,
    inputs: u64,
    seed: u64,
    /// Only the input with this number, which is shown.
    only: Option<u64>,
}

impl Command {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Option<Self> {
        let mut command = Self { target: arguments.next()?, inputs: 100_000, seed: 1, only: None };
        while let Some(option) = arguments.next() {
            let value = arguments.next()?.parse().ok()?;
            match option.as_str() {
                "--inputs" => command.inputs = value,
                "--seed" => command.seed = value,
                "--input" => command.only = Some(value),
                _ => return None,
            }
        }
        Some(command)
    }
}

fn main() -> ExitCode {
    let Some(command) = Command::parse(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    meter::watch();
    let harmless = match command.target.as_str() {
        "betza" => run(&Betza, &command),
        "macros" => run(&Macros::new(), &command),
        "runtime" => run(&Runtime, &command),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    ExitCode::from(u8::from(!harmless))
}

/// Whether nothing panicked.
fn run<T: Target>(target: &T, command: &Command) -> bool {
    static PANIC: Mutex<String> = Mutex::new(String::new());
    let last_panic = || PANIC.lock().expect("nobody panics with it").clone();
    panic::set_hook(Box::new(|info| *PANIC.lock().expect("nobody panics with it") = info.to_string()));

    let numbers = command.only.map_or(0..command.inputs, |number| number..number + 1);
    let (mut valid, mut compared, mut panics) = (0, 0, 0);
    // The input that took the most time, and the one that took the most memory.
    let mut worst = [(Taken::default(), 0); 2];
    let begin = Instant::now();
    for number in numbers.clone() {
        let mut random = Random::new(mixed(command.seed, number));
        let input = target.input(&mut random);
        if command.only.is_some() {
            println!("{input}");
        }
        let (outcome, taken) = meter::measure(number, || {
            panic::catch_unwind(AssertUnwindSafe(|| target.run(&input, &mut random)))
        });
        match outcome {
            Ok(Outcome::Refused) => {}
            Ok(Outcome::Valid) => valid += 1,
            Ok(Outcome::Compared) => {
                valid += 1;
                compared += 1;
            }
            Err(_) => {
                panics += 1;
                if panics <= SHOWN {
                    println!("input {number}, {input}\n{}\n", last_panic());
                }
            }
        }
        if taken.time > worst[0].0.time {
            worst[0] = (taken, number);
        }
        if taken.bytes > worst[1].0.bytes {
            worst[1] = (taken, number);
        }
    }
    let inputs = numbers.end - numbers.start;
    let [(slowest, slow), (largest, large)] = worst;
    println!(
        "{}, seed {}: {inputs} inputs in {:.0?}, {valid} valid ({:.1} %), {compared} compared with the reference, \
         {panics} panics; at most {:.0?} (input {slow}) and {} KiB (input {large})",
        command.target,
        command.seed,
        begin.elapsed(),
        100.0 * f64::from(valid) / inputs.max(1) as f64,
        slowest.time,
        largest.bytes >> 10,
    );
    panics == 0
}

/// A seed for each input (SplitMix64).
fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed =
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number).wrapping_mul(0xd134_2543_de82_ef95);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
