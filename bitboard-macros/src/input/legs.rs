//! Legs of a piece as expressions, `leap(1, 1).or_then(ride(1, 0))`: the words are those of the builder in
//! `bitboard-plan`, so that a piece is written alike for the macro and at run time.

use std::ops::Range;

use bitboard_plan::{Component, Hop, Leg, LegFault, Movement};
use syn::{Expr, ExprArray, ExprCall, ExprLit, ExprMethodCall, ExprRange, Ident, Lit, RangeLimits};

use super::{excerpt, number, text};
use crate::diag::{Diagnostics, Message, expected_one_of};

/// The ways to begin a leg.
const BEGINNINGS: [&str; 4] = ["leap", "ride", "king", "queen"];

/// The methods of a single leg.
const OF_LEGS: [&str; 11] = [
    "range",
    "times",
    "turning",
    "lame",
    "jumping",
    "skipping_first",
    "crooked",
    "circular",
    "mounting",
    "hopping",
    "hopping_behind",
];

/// The methods of legs and of chains of them.
const OF_CHAINS: [&str; 5] = ["then", "or_then", "quiet", "captures", "wrapping"];

/// Those that are said of a whole move.
const OF_WHOLE: [&str; 3] = ["quiet", "captures", "wrapping"];

/// Methods that say the same thing, of which a leg or chain takes one.
const ALTERNATIVES: [&[&str]; 8] = [
    &["range"],
    &["turning"],
    &["lame", "jumping"],
    &["skipping_first"],
    &["crooked", "circular"],
    &["mounting", "hopping", "hopping_behind"],
    &["quiet", "captures"],
    &["wrapping"],
];

/// The methods called on a leg: what is wrong with it is wrong with one of them.
pub(crate) type Words = Vec<Ident>;

/// The method that a fault of a leg comes from.
pub(crate) fn at_fault(words: &Words, fault: LegFault) -> Option<&Ident> {
    let possible: &[&str] = match fault {
        LegFault::TooLong => &["times"],
        LegFault::NoRange => &["range"],
        LegFault::NoDirection | LegFault::MixedTurns => &["turning"],
        LegFault::Bend => &["crooked", "circular"],
        LegFault::NothingOver => &["lame", "jumping"],
        LegFault::NothingBehind => &["skipping_first"],
        LegFault::NoHop | LegFault::EndsEarly => &["hopping", "hopping_behind"],
        LegFault::MountLast => &["mounting"],
        LegFault::NoLeap | LegFault::Form | LegFault::NoNext => &[],
    };
    words.iter().find(|word| possible.iter().any(|name| *word == name))
}

/// What an expression has come to so far.
struct Part {
    built: Built,
    /// The methods called on the leg, or on the chain.
    called: Vec<String>,
    /// Those of each leg.
    legs: Vec<Words>,
}

enum Built {
    Leg(Leg),
    Chain(Component),
}

/// Reads a component of a movement, and the words of its legs; what is wrong with it is reported.
pub(crate) fn component(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<(Component, Vec<Words>)> {
    let Part { built, legs, .. } = part(expr, diagnostics)?;
    let component = match built {
        Built::Leg(leg) => leg.into(),
        Built::Chain(chain) => chain,
    };
    Some((component, legs))
}

/// Whether an argument of another macro says how a piece moves: in notation, or as a leg.
pub(super) fn says_a_movement(expr: &Expr) -> bool {
    match expr {
        Expr::Group(group) => says_a_movement(&group.expr),
        Expr::Lit(ExprLit { lit: Lit::Str(notation), .. }) => Movement::betza(&notation.value()).is_ok(),
        Expr::Call(call) => BEGINNINGS.contains(&text(&call.func).as_str()),
        Expr::MethodCall(call) => says_a_movement(&call.receiver),
        _ => false,
    }
}

fn part(expr: &Expr, diagnostics: &mut Diagnostics) -> Option<Part> {
    match expr {
        Expr::Group(group) => part(&group.expr, diagnostics),
        Expr::Paren(paren) => part(&paren.expr, diagnostics),
        Expr::Call(call) => {
            let built = Built::Leg(beginning(call, diagnostics)?);
            Some(Part { built, called: Vec::new(), legs: vec![Words::new()] })
        }
        Expr::MethodCall(call) => method(call, diagnostics),
        Expr::Lit(ExprLit { lit: Lit::Str(_), .. }) => {
            diagnostics.at(expr, Message::NotationAsLeg { found: excerpt(expr) });
            None
        }
        other => {
            diagnostics.at(other, Message::LegForm { found: excerpt(other) });
            None
        }
    }
}

fn beginning(call: &ExprCall, diagnostics: &mut Diagnostics) -> Option<Leg> {
    let name = text(&call.func);
    let arguments: Vec<&Expr> = call.args.iter().collect();
    let expected = match (name.as_str(), &arguments[..]) {
        ("leap" | "ride", [files, ranks]) => {
            let files = diagnostics.take_at(files, number::integer(files));
            let ranks = diagnostics.take_at(ranks, number::integer(ranks));
            let (files, ranks) = files.zip(ranks)?;
            if (files, ranks) == (0, 0) {
                diagnostics.at(call, Message::NoLeap {});
                return None;
            }
            return Some(if name == "leap" { Leg::leap(files, ranks) } else { Leg::ride(files, ranks) });
        }
        ("king", []) => return Some(Leg::king()),
        ("queen", []) => return Some(Leg::queen()),
        ("leap" | "ride", _) => "files and ranks",
        ("king" | "queen", _) => "no arguments",
        _ => {
            let last = name.rsplit("::").next().unwrap_or_default();
            let help = match name.strip_suffix(last) {
                Some(path @ "Leg::") if BEGINNINGS.contains(&last) => format!("leave `{path}` out"),
                _ => expected_one_of(&name, &BEGINNINGS),
            };
            diagnostics.at(&call.func, Message::UnknownLeg { name, help });
            return None;
        }
    };
    diagnostics.at(call, Message::LegArguments { name, expected: expected.to_owned() });
    None
}

fn method(call: &ExprMethodCall, diagnostics: &mut Diagnostics) -> Option<Part> {
    let before = diagnostics.count();
    let receiver = part(&call.receiver, diagnostics);
    let name = call.method.to_string();
    let of_leg = OF_LEGS.contains(&name.as_str());
    if !of_leg && !OF_CHAINS.contains(&name.as_str()) {
        let known: Vec<&str> = OF_LEGS.into_iter().chain(OF_CHAINS).collect();
        let help = match name.as_str() {
            "or" | "or_else" => "did you mean `or_then`, after which the move may go on?".to_owned(),
            "and" | "and_then" => "did you mean `then`, after which the move must go on?".to_owned(),
            _ => expected_one_of(&name, &known),
        };
        diagnostics.at(&call.method, Message::UnknownLegMethod { name, help });
        return None;
    }
    let argument = Argument::read(call, diagnostics);
    let Part { built, mut called, mut legs } = receiver?;
    let argument = argument?;
    let alternatives = ALTERNATIVES.iter().find(|words| words.contains(&name.as_str()));
    let earlier = called.iter().find(|word| alternatives.is_some_and(|words| words.contains(&word.as_str())));
    if earlier.is_some_and(|earlier| *earlier == name) {
        diagnostics.at(&call.method, Message::LegMethodTwice { name: name.clone() });
    } else if let Some(earlier) = earlier {
        let (one, other) = (format!(".{name}(…)"), format!(".{earlier}(…)"));
        let help = "keep one of them; a piece that does both has two arguments".to_owned();
        diagnostics.at(&call.method, Message::Contradiction { one, other, help });
    }
    let of_whole = called.iter().find(|word| OF_WHOLE.contains(&word.as_str()));
    if let ("then" | "or_then", Some(whole)) = (name.as_str(), of_whole) {
        diagnostics.at(&call.method, Message::WholeMove { name: whole.clone() });
    }
    if matches!(name.as_str(), "then" | "or_then") {
        let ended = match &built {
            Built::Leg(leg) => leg.hop,
            Built::Chain(component) => component.legs.last().map_or(Hop::None, |leg| leg.hop),
        };
        if let Hop::Over | Hop::Behind = ended {
            let hopping = if ended == Hop::Over { "hopping" } else { "hopping_behind" };
            let place = legs.last().and_then(|words| words.iter().find(|word| *word == hopping));
            let (name, hopping) = (name.clone(), hopping.to_owned());
            diagnostics.at(place.unwrap_or(&call.method), Message::HopGoesOn { name, hopping });
        }
    }
    match &argument {
        Argument::Leg(_, words) => legs.push(words.clone()),
        _ if of_leg => legs.iter_mut().for_each(|words| words.push(call.method.clone())),
        _ => {}
    }
    let built = match (built, of_leg) {
        (Built::Leg(leg), true) => Built::Leg(apply(leg, &name, &argument)),
        (Built::Chain(_), true) => {
            diagnostics.at(&call.method, Message::LegMethodLate { name: name.clone() });
            return None;
        }
        (Built::Leg(leg), false) => Built::Chain(chain(leg.into(), &name, argument)),
        (Built::Chain(component), false) => Built::Chain(chain(component, &name, argument)),
    };
    called.push(name);
    (diagnostics.count() == before).then_some(Part { built, called, legs })
}

/// What stands in the parentheses of a method.
enum Argument {
    Nothing,
    Number(u32),
    Turns(Vec<u32>),
    Leg(Leg, Words),
}

impl Argument {
    fn read(call: &ExprMethodCall, diagnostics: &mut Diagnostics) -> Option<Self> {
        let arguments: Vec<&Expr> = call.args.iter().collect();
        let expected = match (call.method.to_string().as_str(), &arguments[..]) {
            ("range" | "times", [count]) => {
                return positive(count, &call.method, diagnostics).map(Self::Number);
            }
            ("range" | "times", _) => "a number",
            ("turning", [Expr::Array(turns)]) if !turns.elems.is_empty() => {
                return directions(turns, diagnostics).map(Self::Turns);
            }
            ("turning", [Expr::Range(range)]) if range.end.is_some() => {
                return directions_between(range, diagnostics).map(Self::Turns);
            }
            ("turning", _) => "directions, 0 to 7 clockwise from straight ahead: `.turning([1, 7])`",
            ("then" | "or_then", [leg]) => {
                let leg = leg_alone(leg, &call.method, diagnostics);
                return leg.map(|(leg, words)| Self::Leg(leg, words));
            }
            ("then" | "or_then", _) => "the next leg",
            (_, []) => return Some(Self::Nothing),
            _ => "no arguments",
        };
        let (name, expected) = (call.method.to_string(), expected.to_owned());
        diagnostics.at(&call.method, Message::LegArguments { name, expected });
        None
    }
}

fn positive(count: &Expr, method: &Ident, diagnostics: &mut Diagnostics) -> Option<u32> {
    let number = diagnostics.take_at(count, number::integer(count))?;
    let positive = u32::try_from(number).ok().filter(|&number| number > 0);
    if positive.is_none() {
        let limit = format!("`{method}` counts from 1");
        diagnostics.at(count, Message::NumberTooBig { found: excerpt(count), limit });
    }
    positive
}

fn directions(turns: &ExprArray, diagnostics: &mut Diagnostics) -> Option<Vec<u32>> {
    let turns = turns.elems.iter().map(|turn| direction(turn, 0..8, diagnostics));
    turns.collect::<Vec<_>>().into_iter().collect()
}

/// The directions of a range such as `0..8`, none of which must be empty.
fn directions_between(range: &ExprRange, diagnostics: &mut Diagnostics) -> Option<Vec<u32>> {
    let first = range.start.as_ref().map_or(Some(0), |start| direction(start, 0..8, diagnostics));
    let end = range.end.as_ref()?;
    let last = match range.limits {
        RangeLimits::HalfOpen(_) => direction(end, 1..9, diagnostics).map(|end| end - 1),
        RangeLimits::Closed(_) => direction(end, 0..8, diagnostics),
    };
    let (first, last) = first.zip(last)?;
    if first > last {
        let (found, limit) =
            (text(range).replace(' ', ""), "a range holds at least one direction, such as `0..8`".to_owned());
        diagnostics.at(range, Message::NumberTooBig { found, limit });
        return None;
    }
    Some((first..=last).collect())
}

fn direction(turn: &Expr, allowed: Range<u32>, diagnostics: &mut Diagnostics) -> Option<u32> {
    let number = diagnostics.take_at(turn, number::integer(turn))?;
    let direction = u32::try_from(number).ok().filter(|number| allowed.contains(number));
    if direction.is_none() {
        let limit = "directions are 0 to 7, clockwise from straight ahead".to_owned();
        diagnostics.at(turn, Message::NumberTooBig { found: excerpt(turn), limit });
    }
    direction
}

/// A leg as the argument of `then`, where a chain would be read in another order than it is written.
fn leg_alone(expr: &Expr, method: &Ident, diagnostics: &mut Diagnostics) -> Option<(Leg, Words)> {
    let Part { built, called, mut legs } = part(expr, diagnostics)?;
    let message = match (built, called.iter().find(|word| OF_WHOLE.contains(&word.as_str()))) {
        (Built::Leg(leg), _) => return Some((leg, legs.pop().unwrap_or_default())),
        (Built::Chain(chain), Some(whole)) if chain.legs.len() == 1 => {
            Message::WholeMove { name: whole.clone() }
        }
        (Built::Chain(_), _) => Message::NestedChain { name: method.to_string() },
    };
    diagnostics.at(expr, message);
    None
}

fn apply(leg: Leg, name: &str, argument: &Argument) -> Leg {
    match (name, argument) {
        ("range", Argument::Number(steps)) => leg.range(*steps),
        ("times", Argument::Number(times)) => leg.times(*times),
        ("turning", Argument::Turns(turns)) => leg.turning(turns.iter().copied()),
        ("lame", _) => leg.lame(),
        ("jumping", _) => leg.jumping(),
        ("skipping_first", _) => leg.skipping_first(),
        ("crooked", _) => leg.crooked(),
        ("circular", _) => leg.circular(),
        ("mounting", _) => leg.mounting(),
        ("hopping", _) => leg.hopping(),
        ("hopping_behind", _) => leg.hopping_behind(),
        _ => leg,
    }
}

fn chain(component: Component, name: &str, argument: Argument) -> Component {
    match (name, argument) {
        ("then", Argument::Leg(leg, _)) => component.then(leg),
        ("or_then", Argument::Leg(leg, _)) => component.or_then(leg),
        ("quiet", _) => component.quiet(),
        ("captures", _) => component.captures(),
        ("wrapping", _) => component.wrapping(),
        _ => component,
    }
}
