//! A small harness: all cases of a group by turns, many times over, so that whatever disturbs the machine
//! disturbs all of them.

use std::time::{Duration, Instant};

/// One thing that is measured.
pub struct Case<'a> {
    name: String,
    form: &'static str,
    /// Does the work so many times and says how long it took.
    work: Box<dyn FnMut(u32) -> Duration + 'a>,
}

/// Cases that are compared with the first of them.
pub struct Group<'a> {
    title: &'static str,
    unit: &'static str,
    /// How many units a turn of each case is.
    units: usize,
    cases: Vec<Case<'a>>,
}

impl<'a> Group<'a> {
    /// A group without cases.
    pub fn new(title: &'static str, unit: &'static str, units: usize) -> Self {
        Self { title, unit, units, cases: Vec::new() }
    }

    /// Adds a case; `form` says how the code is called.
    pub fn case<T>(&mut self, name: impl Into<String>, form: &'static str, mut turn: impl FnMut() -> T + 'a) {
        let work = move |turns| {
            let start = Instant::now();
            for _ in 0..turns {
                std::hint::black_box(turn());
            }
            start.elapsed()
        };
        self.cases.push(Case { name: name.into(), form, work: Box::new(work) });
    }

    /// Adds a case that takes the time by itself, because there is something to do between its turns.
    pub fn timed(
        &mut self,
        name: impl Into<String>,
        form: &'static str,
        mut turn: impl FnMut() -> Duration + 'a,
    ) {
        let work = move |turns| (0..turns).map(|_| turn()).sum();
        self.cases.push(Case { name: name.into(), form, work: Box::new(work) });
    }

    /// Measures all cases and prints a table, if the group is asked for.
    pub fn run(mut self, effort: &Effort) {
        if !self.title.to_lowercase().contains(&effort.only) {
            return;
        }
        let turns: Vec<u32> = self
            .cases
            .iter_mut()
            .map(|case| {
                (case.work)(1);
                let once = (case.work)(1).as_nanos().max(1);
                (effort.window.as_nanos() / once).clamp(1, 1 << 20) as u32
            })
            .collect();
        let mut samples = vec![Vec::new(); self.cases.len()];
        for _ in 0..effort.rounds {
            for ((case, samples), &turns) in self.cases.iter_mut().zip(&mut samples).zip(&turns) {
                let time = (case.work)(turns).as_secs_f64() * 1e9;
                samples.push(time / f64::from(turns) / self.units as f64);
            }
        }
        let unit = self.unit;
        println!("\n### {}\n", self.title);
        println!(
            "| | called | ns a {unit} | best | cycles at best | ratio | 10 to 90 % | at best |\n|---|---|---|---|---|---|---|---|"
        );
        for (case, times) in self.cases.iter().zip(&samples) {
            let ratios: Vec<f64> = times.iter().zip(&samples[0]).map(|(time, base)| time / base).collect();
            let (median, ratio) = (part(times, 50), part(&ratios, 50));
            let best = part(times, 0);
            println!(
                "| {} | {} | {median:.2} | {best:.2} | {:.2} | {ratio:.2} | {:.2} to {:.2} | {:.2} |",
                case.name,
                case.form,
                best * effort.gigahertz,
                part(&ratios, 10),
                part(&ratios, 90),
                best / part(&samples[0], 0),
            );
        }
    }
}

/// How long and how often things are measured.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How often each case has its turn.
    pub rounds: u32,
    /// About how long a turn is.
    pub window: Duration,
    /// Cycles a nanosecond, measured.
    pub gigahertz: f64,
    /// Only groups with this in their title, in lower case.
    pub only: String,
}

impl Effort {
    /// Seconds if `quick`, else minutes; only groups with a text in their title.
    pub fn new(quick: bool, only: &str) -> Self {
        let (rounds, milliseconds) = if quick { (9, 1) } else { (61, 4) };
        Self {
            rounds,
            window: Duration::from_millis(milliseconds),
            gigahertz: gigahertz(),
            only: only.to_lowercase(),
        }
    }
}

/// The value below which so many percent of the samples are.
fn part(samples: &[f64], percent: usize) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[(sorted.len() - 1) * percent / 100]
}

/// Cycles a nanosecond, by multiplications that wait for each other: three cycles each on all processors of
/// the last ten years.
fn gigahertz() -> f64 {
    const TURNS: u32 = 100_000;
    let best = (0..50)
        .map(|_| {
            let factor = std::hint::black_box(0x9e37_79b9_7f4a_7c15_u64);
            let (start, mut x) = (Instant::now(), factor);
            for _ in 0..TURNS {
                x = x.wrapping_mul(factor) ^ 1;
            }
            std::hint::black_box(x);
            start.elapsed().as_secs_f64() * 1e9
        })
        .fold(f64::MAX, f64::min);
    4.0 * f64::from(TURNS) / best
}
