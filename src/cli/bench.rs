//! `liangyi bench`: playouts a second by size, ruleset, policy and target, and a signature of the playouts made.

use std::io::Write;

use cpu_time::ProcessTime;

use super::args::BenchArgs;
use super::{CliError, settings};
use crate::board::Size;
use crate::engine::NamedRules;
use crate::playout::lanes::Target;
use crate::playout::{Measured, Policy, measure, measure_light};

/// What is measured: light playouts in the lanes of a target, heavy ones one by one.
#[derive(Clone, Copy)]
enum Kind {
    Light(Target),
    Heavy,
}

impl Kind {
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Kind::Light(target) => ("light", target.name()),
            Kind::Heavy => ("heavy", "-"),
        }
    }

    fn measure(self, size: Size, ruleset: &NamedRules, playouts: u64, seed: u64) -> Measured {
        match self {
            Kind::Light(target) => measure_light(size, &ruleset.rules, target, playouts, seed),
            Kind::Heavy => measure(size, &ruleset.rules, Policy::Heavy, playouts, seed),
        }
    }
}

pub fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = settings::registry(args.rules_file.as_deref())?;
    let rulesets = args.ruleset.iter().map(|name| settings::named(name, &registry)).collect::<Result<Vec<_>, _>>()?;
    let width = rulesets.iter().map(|ruleset| ruleset.name.chars().count()).max().unwrap_or(0).max("ruleset".len());
    let targets: Vec<Target> = if args.targets { Target::available().collect() } else { vec![Target::best()] };
    let kinds: Vec<Kind> = targets.into_iter().map(Kind::Light).chain([Kind::Heavy]).collect();
    writeln!(out, "size   {:width$}  policy  target    playouts/s  moves/playout  ns/move  signature", "ruleset")?;
    let mut signature = 0_u64;
    for &size in &args.size {
        for ruleset in &rulesets {
            let light = check(size, ruleset, args)?;
            for &kind in &kinds {
                let (policy, target) = kind.names();
                // Tables are made and caches filled before the clock runs.
                kind.measure(size, ruleset, args.playouts.div_ceil(10), args.seed);
                let start = ProcessTime::now();
                let measured = kind.measure(size, ruleset, args.playouts, args.seed);
                let seconds = start.elapsed().as_secs_f64().max(1e-9);
                let (playouts, moves) = (measured.playouts as f64, measured.moves.max(1) as f64);
                writeln!(
                    out,
                    "{:5}  {:width$}  {policy}   {target:8}  {:10.0}  {:13.1}  {:7.1}  {:016x}",
                    size.to_string(),
                    ruleset.name,
                    playouts / seconds,
                    moves / playouts,
                    seconds * 1e9 / moves,
                    measured.signature,
                )?;
                out.flush()?;
                if matches!(kind, Kind::Heavy) {
                    signature = signature.rotate_left(1) ^ light.rotate_left(32) ^ measured.signature;
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
