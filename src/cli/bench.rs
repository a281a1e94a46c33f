//! `liangyi bench`: playouts a second by size, ruleset, policy and target, of playouts alone and of the whole search by threads, and a
//! signature of what was done.

use std::io::Write;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

use super::args::BenchArgs;
use super::{CliError, compare_speed, settings};
use crate::base::Size;
use crate::engine::NamedRules;
use crate::playout::batch::Target;
use crate::playout::{Measured, PlayoutPolicy, measure, measure_light};
use crate::search;

/// What is measured: light playouts in the lanes of a target, heavy ones one by one, the whole search with so many threads.
#[derive(Clone, Copy)]
enum Kind {
    Light(Target),
    Heavy,
    Search(u16),
}

/// What a run of it found.
struct Found {
    playouts: u64,
    /// As far as they are counted.
    moves: Option<u64>,
    /// Where it does not depend on chance.
    signature: Option<u64>,
}

impl From<Measured> for Found {
    fn from(measured: Measured) -> Found {
        let Measured { playouts, moves, signature } = measured;
        Found { playouts, moves: Some(moves), signature: Some(signature) }
    }
}

impl Kind {
    /// PlayoutPolicy and target.
    fn names(self) -> (&'static str, String) {
        match self {
            Kind::Light(target) => ("light", target.name().to_string()),
            Kind::Heavy => ("heavy", "-".to_string()),
            Kind::Search(1) => ("search", "1 thread".to_string()),
            Kind::Search(threads) => ("search", format!("{threads} threads")),
        }
    }

    fn measure(self, size: Size, ruleset: &NamedRules, playouts: u64, seed: u64) -> Found {
        match self {
            Kind::Light(target) => measure_light(size, &ruleset.rules, target, playouts, seed).into(),
            Kind::Heavy => measure(size, &ruleset.rules, PlayoutPolicy::Learnt, playouts, seed).into(),
            Kind::Search(threads) => {
                let searched = search::measure(size, &ruleset.rules, threads.into(), playouts, seed);
                let signature = (threads == 1).then_some(searched.signature);
                Found { playouts: searched.playouts, moves: None, signature }
            }
        }
    }

    /// The same, and how long it took: CPU time, but of a search the time that passes, as its threads share the work.
    fn timed(self, size: Size, ruleset: &NamedRules, playouts: u64, seed: u64) -> (Found, Duration) {
        let (passing, working) = (Instant::now(), ProcessTime::now());
        let found = self.measure(size, ruleset, playouts, seed);
        let time = match self {
            Kind::Search(_) => passing.elapsed(),
            Kind::Light(_) | Kind::Heavy => working.elapsed(),
        };
        (found, time)
    }
}

pub fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = settings::registry(args.rules_file.as_deref())?;
    let rulesets = args.ruleset.iter().map(|name| settings::named(name, &registry)).collect::<Result<Vec<_>, _>>()?;
    let width = rulesets.iter().map(|ruleset| ruleset.name.chars().count()).max().unwrap_or(0).max("ruleset".len());
    if let Some(command) = &args.against {
        return compare_speed::run(command, args, &rulesets, width, out);
    }
    let targets: Vec<Target> = if args.targets { Target::available().collect() } else { vec![Target::best()] };
    let kinds: Vec<Kind> = targets.into_iter().map(Kind::Light).chain([Kind::Heavy]).collect();
    let searches = args.threads.iter().map(|&threads| Kind::Search(threads));
    let kinds: Vec<Kind> = kinds.into_iter().chain(searches).collect();
    writeln!(out, "size   {:width$}  policy  target      playouts/s  moves/playout  ns/move  signature", "ruleset")?;
    let mut signature = 0_u64;
    for &size in &args.size {
        for ruleset in &rulesets {
            signature = signature.rotate_left(1) ^ check(size, ruleset, args)?;
            for &kind in &kinds {
                let (policy, target) = kind.names();
                // Tables are made and caches filled before the clock runs.
                kind.measure(size, ruleset, args.playouts.div_ceil(10), args.seed);
                let (found, time) = kind.timed(size, ruleset, args.playouts, args.seed);
                let (playouts, seconds) = (found.playouts as f64, time.as_secs_f64().max(1e-9));
                let of_moves = |value: &dyn Fn(f64) -> f64| {
                    found.moves.map_or("-".to_string(), |moves| format!("{:.1}", value(moves.max(1) as f64)))
                };
                writeln!(
                    out,
                    "{:5}  {:width$}  {policy:6}  {target:10}  {:10.0}  {:>13}  {:>7}  {}",
                    size.to_string(),
                    ruleset.name,
                    playouts / seconds,
                    of_moves(&|moves| moves / playouts),
                    of_moves(&|moves| seconds * 1e9 / moves),
                    found.signature.map_or("-".to_string(), |signature| format!("{signature:016x}")),
                )?;
                out.flush()?;
                if let (Kind::Heavy | Kind::Search(_), Some(found)) = (kind, found.signature) {
                    signature = signature.rotate_left(1) ^ found;
                }
            }
        }
    }
    writeln!(out, "signature {signature:016x}")?;
    Ok(out.flush()?)
}

/// The signature of a few light playouts, once all targets of this machine have found the same.
fn check(size: Size, ruleset: &NamedRules, args: &BenchArgs) -> Result<u64, CliError> {
    let found = |target| measure_light(size, &ruleset.rules, target, args.playouts.min(1000), args.seed).signature;
    let plain = found(Target::Portable);
    match Target::available().find(|&target| found(target) != plain) {
        None => Ok(plain),
        Some(target) => {
            Err(CliError::Failed(format!("{size}: {} plays other games than {}", target.name(), "portable")))
        }
    }
}
