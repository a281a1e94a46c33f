//! Time settings.

use std::time::Duration;

use liangyi_core::time::{Clock, TimeControl};
use liangyi_engine::engine::Engine;

use super::{Args, Context, Failure, GtpReply, done};
use crate::gtp::args::clip;

/// The longest time there is, in seconds: a bound that no sum of times overflows.
const LONGEST: f64 = 1e9;
/// The longest time anybody may set, as KataGo has it: a longer one than there is says that there is no limit.
const LONGEST_SET: f64 = 1e25;

/// Which numbers a command takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Whole,
    Fractions,
}

pub fn time_settings(context: &mut Context, mut args: Args) -> GtpReply {
    let main = seconds(&mut args, "main time", Numbers::Fractions)?;
    let period = seconds(&mut args, "period", Numbers::Fractions)?;
    let stones = args.value("a number of stones")?;
    args.done()?;
    context.engine.set_time(TimeControl::canadian(main, period, stones));
    done()
}

pub fn time_left(context: &mut Context, mut args: Args) -> GtpReply {
    let color = args.color()?;
    let left = overdrawn(&mut args)?;
    let count = args.value("a number of stones")?;
    args.done()?;
    context.engine.set_time_left(color, left, count);
    done()
}

/// A time left; a clock that has run out may be reported below zero.
fn overdrawn(args: &mut Args) -> Result<Duration, Failure> {
    let mut ahead = *args;
    if ahead.next().and_then(|word| word.parse::<f64>().ok()).is_some_and(|value| (-LONGEST..0.0).contains(&value)) {
        *args = ahead;
        return Ok(Duration::ZERO);
    }
    seconds(args, "time left", Numbers::Fractions)
}

pub fn kgs_time_settings(context: &mut Context, args: Args) -> GtpReply {
    let system = args.clone().next().unwrap_or("");
    if system.to_ascii_lowercase().starts_with("fischer") {
        return Err(Failure::Syntax(format!("{} is not a time system here", clip(system))));
    }
    by_system(context, args, Numbers::Whole)
}

pub fn kata_time_settings(context: &mut Context, args: Args) -> GtpReply {
    by_system(context, args, Numbers::Fractions)
}

pub fn list_time_settings(_: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    Ok("none absolute byoyomi canadian fischer fischer-capped".to_string())
}

fn by_system(context: &mut Context, mut args: Args, numbers: Numbers) -> GtpReply {
    let word = args.word("time system")?;
    let mut time = |what| seconds(&mut args, what, numbers);
    let system = match word.to_ascii_lowercase().as_str() {
        "none" => TimeControl::Unlimited,
        "absolute" => TimeControl::Absolute { main: time("main time")? },
        "canadian" => {
            let (main, period) = (time("main time")?, time("period")?);
            TimeControl::canadian(main, period, args.value("a number of stones")?)
        }
        "byoyomi" => {
            let (main, period) = (time("main time")?, time("period")?);
            TimeControl::byo_yomi(main, period, args.value("a number of periods")?)
        }
        "fischer" => {
            let (main, increment) = (time("main time")?, time("increment")?);
            TimeControl::fischer(main, increment)
        }
        "fischer-capped" => TimeControl::Fischer {
            main: time("main time")?,
            increment: time("increment")?,
            cap: limit(&mut args, "limit of the time left")?,
            per_move: limit(&mut args, "limit of a move")?,
        },
        _ => return Err(Failure::Syntax(format!("{} is not a time system", clip(word)))),
    };
    args.done()?;
    context.engine.set_time(system);
    done()
}

/// The next word as a limit in seconds; a negative number is none.
fn limit(args: &mut Args, what: &str) -> Result<Duration, Failure> {
    let is_none = args.peek().and_then(|word| word.parse().ok()).is_some_and(|value: f64| value < 0.0);
    if is_none {
        args.next();
        return Ok(Duration::MAX);
    }
    seconds(args, what, Numbers::Fractions)
}

/// `kata-debug-print-tc`: the clocks of both sides.
pub fn debug_clocks(context: &mut Context, args: Args) -> GtpReply {
    args.done()?;
    let clocks = match context.engine {
        Engine::Go(go) => go.record().clocks,
        Engine::Line(line) => line.record().clocks,
    };
    let line = |(name, clock): (&str, Clock)| {
        let (left, count) = (clock.left().as_secs_f64(), clock.count());
        format!("{name} {} left {left:.3} count {count}", clock.control())
    };
    Ok(["Black", "White"].into_iter().zip(clocks).map(line).collect::<Vec<_>>().join("\n"))
}

/// The next word as a time in seconds.
fn seconds(args: &mut Args, what: &str, numbers: Numbers) -> Result<Duration, Failure> {
    let word = args.word(what)?;
    let wrong = || Failure::Syntax(format!("{} is not a {what} in seconds", clip(word)));
    let value: f64 = word.parse().map_err(|_| wrong())?;
    if !(0.0..=LONGEST_SET).contains(&value) || (numbers == Numbers::Whole && value.fract() != 0.0) {
        return Err(wrong());
    }
    Ok(Duration::from_secs_f64(value.min(LONGEST)))
}
