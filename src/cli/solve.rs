//! `liangyi solve`: the proved value of a very small board.

use std::io::Write;
use std::sync::Arc;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_core::rules::{Registry, Rules};

use super::error::CliError;
use super::interrupt::Interrupt;
use super::progress::Findings;
use super::ruleset_args::RulesetArgs;
use super::values::{BadValue, size};
use crate::solve::{Solution, SolveProgress, Unsolvable, can_try, doubts, solve_watched};

/// What to solve.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// Rules.
    #[command(flatten)]
    rules: RulesetArgs,
    /// Solve under every ruleset, and print a table
    #[arg(long, conflicts_with = "ruleset")]
    all: bool,
    /// The board, up to 10 points such as 3x3 or 2x5
    ///
    /// Larger ones have too many positions.
    #[arg(long, value_name = "SIZE", default_value = "2", value_parser = solvable)]
    size: Size,
    /// Give up after this many positions
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    positions: u64,
}

/// Reads a board that is small enough to be solved.
fn solvable(text: &str) -> Result<Size, BadValue> {
    let lines = || Size::MIN_LINES as u32..=Size::MAX_LINES as u32;
    let sizes = lines().flat_map(|width| lines().filter_map(move |height| Size::new(width, height)));
    let solved = || {
        let solved: Vec<String> = sizes.filter(|size| can_try(*size).is_ok()).map(|size| size.to_string()).collect();
        solved.join(", ")
    };
    match size(text).map(|size| (size, can_try(size))) {
        Ok((size, Err(Unsolvable::TooLarge { digits, .. }))) => {
            Err(BadValue::Unsolvable { size, digits, solved: solved() })
        }
        Ok((size, _)) => Ok(size),
        Err(_) => Err(BadValue::SolvableSize(solved())),
    }
}

/// Prints the value, or why there is none.
pub fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), CliError> {
    let interrupt = Interrupt::listen();
    let (chosen, registry) = args.rules.load()?;
    if args.all {
        warn(args.size, &registry);
        writeln!(out, "| ruleset | {} | best line | positions |\n| --- | --- | --- | --- |", args.size)?;
        let all = registry.iter().count();
        for (index, row) in registry.iter().enumerate() {
            let name = format!("{} ({} of {all})", row.name, index + 1);
            let found = attempt(args, &row.rules, &name, &interrupt);
            match &found {
                Ok(found) => {
                    let line = line(args.size, found);
                    writeln!(out, "| `{}` | {} | {line} | {} |", row.name, found.value.signed(), found.positions)?;
                }
                Err(reason) => writeln!(out, "| `{}` | | {reason} | |", row.name)?,
            }
            out.flush()?;
            if interrupt.is_set() {
                let reached = found.err().map(|reason| format!("{}: {reason}; ", row.name)).unwrap_or_default();
                let reason = format!("{reached}the table ends with {}; the same command begins again", row.name);
                return Err(CliError::Interrupted(reason));
            }
        }
        return Ok(());
    }
    if let Some(doubt) = doubts(args.size, &chosen.rules) {
        eprintln!("liangyi: {doubt}");
    }
    let found = attempt(args, &chosen.rules, &chosen.name, &interrupt).map_err(|reason| {
        if interrupt.is_set() {
            CliError::Interrupted(format!("{reason}; the same command begins again"))
        } else {
            CliError::Failed(reason.to_string())
        }
    })?;
    writeln!(out, "value {}\nline {}\npositions {}", found.value.signed(), line(args.size, &found), found.positions)?;
    Ok(out.flush()?)
}

/// Warns, before anything starts, of the rulesets that may have no value, and says why.
fn warn(size: Size, registry: &Registry) {
    let mut doubted: Vec<(&str, Vec<String>)> = Vec::new();
    for row in registry.iter() {
        let Some(doubt) = doubts(size, &row.rules) else { continue };
        let name = format!("`{}`", row.name);
        match doubted.iter_mut().find(|(known, _)| *known == doubt) {
            Some((_, names)) => names.push(name),
            None => doubted.push((doubt, vec![name])),
        }
    }
    for (doubt, names) in doubted {
        eprintln!("liangyi: {}: {doubt}", names.join(", "));
    }
}

/// Solves under one ruleset, called `name` where the progress is shown.
fn attempt(args: &SolveArgs, rules: &Rules, name: &str, interrupt: &Interrupt) -> Result<Solution, Unsolvable> {
    let findings = Arc::new(Findings::new(args.positions, true));
    let (shown, name, interrupt) = (Arc::clone(&findings), name.to_string(), interrupt.clone());
    let watch = move |so_far: SolveProgress| {
        shown.show(so_far.positions, &format!("{name}: {}", so_far.bounds));
        !interrupt.is_set()
    };
    let found = solve_watched(args.size, rules, args.positions, Box::new(watch));
    findings.clear();
    found
}

fn line(size: Size, found: &Solution) -> String {
    let moves = found.line.iter().map(|(color, mv)| format!("{} {}", color.letter(), mv.display(size)));
    moves.collect::<Vec<_>>().join(", ")
}
