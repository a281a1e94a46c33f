//! `liangyi bench`: playouts a second by size, ruleset and policy, and a signature of the playouts made.

use std::io::Write;
use std::time::Instant;

use super::args::BenchArgs;
use super::{CliError, settings};
use crate::playout::{Policy, measure};

pub fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = settings::registry(args.rules_file.as_deref())?;
    let rulesets = args.ruleset.iter().map(|name| settings::named(name, &registry)).collect::<Result<Vec<_>, _>>()?;
    let width = rulesets.iter().map(|ruleset| ruleset.name.chars().count()).max().unwrap_or(0).max("ruleset".len());
    writeln!(out, "size   {:width$}  policy  playouts/s  moves/playout  ns/move  signature", "ruleset")?;
    let mut signature = 0_u64;
    for &size in &args.size {
        for ruleset in &rulesets {
            for (policy, name) in [(Policy::Light, "light"), (Policy::Heavy, "heavy")] {
                // Tables are made and caches filled before the clock runs.
                measure(size, &ruleset.rules, policy, args.playouts.div_ceil(10), args.seed);
                let start = Instant::now();
                let measured = measure(size, &ruleset.rules, policy, args.playouts, args.seed);
                let seconds = start.elapsed().as_secs_f64().max(1e-9);
                let (playouts, moves) = (measured.playouts as f64, measured.moves.max(1) as f64);
                signature = signature.rotate_left(1) ^ measured.signature;
                writeln!(
                    out,
                    "{:5}  {:width$}  {name}   {:10.0}  {:13.1}  {:7.1}  {:016x}",
                    size.to_string(),
                    ruleset.name,
                    playouts / seconds,
                    moves / playouts,
                    seconds * 1e9 / moves,
                    measured.signature,
                )?;
                out.flush()?;
            }
        }
    }
    writeln!(out, "signature {signature:016x}")?;
    Ok(out.flush()?)
}
