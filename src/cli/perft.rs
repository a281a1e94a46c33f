//! `liangyi perft`: the number of legal sequences of moves, depth by depth.

use std::io::Write;

use super::args::PerftArgs;
use super::{CliError, settings};
use crate::game::{Game, perft};

pub fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), CliError> {
    let (ruleset, _) = settings::ruleset(&args.rules)?;
    let mut game = Game::new(args.size.unwrap_or(ruleset.default_size), ruleset.rules);
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&mut game, depth))?;
        // The next depth may take hours.
        out.flush()?;
    }
    Ok(())
}
