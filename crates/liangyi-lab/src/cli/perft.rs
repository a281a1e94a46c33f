//! `liangyi-lab perft`: the number of legal sequences of moves, depth by depth.

use std::io::Write;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_core::game::{Game, perft};
use liangyi_core::rules::{DEFAULT, NamedRules};

use super::values::{LabError, ruleset, size};

/// What to count.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The ruleset
    #[arg(long, value_name = "NAME", default_value = DEFAULT, value_parser = ruleset)]
    ruleset: NamedRules,
    /// The board: 9 for 9x9, or 9x13, 2 to 21 each [default: the ruleset's own, mostly 19]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    size: Option<Size>,
    /// How many moves deep; each depth takes some hundred times as long as the one before
    #[arg(long, value_name = "MOVES", default_value_t = 2)]
    depth: u32,
}

/// Prints a line for each depth.
pub fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut game = Game::new(args.size.unwrap_or(args.ruleset.default_size), args.ruleset.rules.clone());
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&mut game, depth))?;
        // The next depth may take hours.
        out.flush()?;
    }
    Ok(())
}
