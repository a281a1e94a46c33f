//! `liangyi bench --beside COMMAND`: how many playouts a second of CPU time the whole search makes, and another GTP program beside it.
//!
//! What a search costs before its first playout is left out on both sides: each searches the empty board twice, and what the longer
//! search takes more is what its further playouts take. The programs take turns, so that a machine that is slow for a while is slow
//! for both.

use std::io::Write;
use std::time::Duration;

use cpu_time::ProcessTime;

use super::bench::BenchArgs;
use super::error::CliError;
use crate::arena::clock::TimeControl;
use crate::arena::engine::{Conditions, Engine, Program, Trouble};
use crate::arena::stats::Spread;
use crate::base::Size;
use crate::rules::NamedRules;
use crate::search;

/// What stands for the number of playouts in the other program's command.
const PLAYOUTS: &str = "{playouts}";
/// The shorter search, as a part of what the longer one makes more.
const SHORTER: u64 = 3;
/// How long the other program may take for a move.
const HANG: Duration = Duration::from_secs(600);

/// CPU seconds that the further playouts of one round took.
#[derive(Clone, Copy)]
struct Round {
    ours: f64,
    theirs: f64,
}

/// Measures for each board and ruleset in as many rounds as are asked for, and writes a line for each, with the rulesets' names in a
/// column of this `width`.
pub fn run(
    command: &str,
    args: &BenchArgs,
    rulesets: &[NamedRules],
    width: usize,
    out: &mut impl Write,
) -> Result<(), CliError> {
    if !command.contains(PLAYOUTS) {
        return Err(CliError::Usage(format!("--beside: `{command}` does not say {PLAYOUTS}")));
    }
    writeln!(out, "size   {:width$}  rounds  playouts/s    theirs/s  ratio  least   most  beside", "ruleset")?;
    for &size in &args.size {
        for ruleset in rulesets {
            let (name, rounds) = measure(command, args, size, ruleset)?;
            let spread = |of: fn(&Round) -> f64| Spread::of(&rounds.iter().map(of).collect::<Vec<_>>());
            let spreads =
                (spread(|round| round.ours), spread(|round| round.theirs), spread(|round| round.theirs / round.ours));
            let (Some(ours), Some(theirs), Some(ratio)) = spreads else {
                return Err(CliError::Usage("--rounds: at least one is needed".to_string()));
            };
            let rate = |seconds: f64| args.playouts as f64 / seconds;
            writeln!(
                out,
                "{:5}  {:width$}  {:6}  {:10.0}  {:10.0}  {:5.2}  {:5.2}  {:5.2}  {name}",
                size.to_string(),
                ruleset.name,
                rounds.len(),
                rate(ours.median),
                rate(theirs.median),
                ratio.median,
                ratio.least,
                ratio.greatest,
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The other program's name and version, and what the rounds found.
fn measure(
    command: &str,
    args: &BenchArgs,
    size: Size,
    ruleset: &NamedRules,
) -> Result<(String, Vec<Round>), CliError> {
    let shorter = args.playouts.div_ceil(SHORTER);
    let lengths = [shorter, shorter + args.playouts];
    let conditions = Conditions {
        ruleset: ruleset.name.clone(),
        rules: ruleset.rules.clone(),
        size,
        time: TimeControl::None,
        hang: HANG,
    };
    let mut engines = Vec::new();
    for playouts in lengths {
        let command = command.replace(PLAYOUTS, &playouts.to_string());
        let program = Program { command, setup: Vec::new() };
        engines.push(Engine::start(&program, &conditions).map_err(failed)?);
    }
    let name = format!("{} {}", engines[0].name(), engines[0].version()).trim().to_string();
    let mut rounds = Vec::new();
    // The first round makes tables and fills caches, and is not told.
    for number in 0..=args.rounds {
        let mut theirs = [0.0; 2];
        for (engine, seconds) in engines.iter_mut().zip(&mut theirs) {
            *seconds = searched(engine, ruleset)?;
        }
        let ours = lengths.map(|playouts| {
            let begun = ProcessTime::now();
            search::measure(size, &ruleset.rules, 1, playouts, args.seed.wrapping_add(number.into()));
            begun.elapsed().as_secs_f64()
        });
        let round = Round { ours: ours[1] - ours[0], theirs: theirs[1] - theirs[0] };
        if round.ours.min(round.theirs) <= 0.0 {
            return Err(CliError::Failed(format!("--beside: {} playouts are too few to be timed", args.playouts)));
        }
        rounds.push(round);
    }
    Ok((name, rounds.split_off(1)))
}

/// CPU seconds that a program takes for the first move of a game.
fn searched(engine: &mut Engine, ruleset: &NamedRules) -> Result<f64, CliError> {
    let told = |engine: &mut Engine| {
        let untold = || CliError::Failed("--beside: the system does not tell the CPU time of a program".to_string());
        engine.cpu_time(true).map(|time| time.as_secs_f64()).ok_or_else(untold)
    };
    engine.new_game(ruleset.rules.komi).map_err(failed)?;
    let before = told(engine)?;
    engine.genmove(ruleset.rules.first, false, None).map_err(|fault| failed(fault.into()))?;
    Ok(told(engine)? - before)
}

/// What went wrong with the other program, told as this command's error.
fn failed(trouble: Trouble) -> CliError {
    CliError::Failed(format!("--beside: {trouble}"))
}
