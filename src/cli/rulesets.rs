//! `liangyi rules`: lists the rulesets, or explains one.

use std::io::Write;

use clap::Args;
use liangyi_core::rules::find_line_game;

use super::error::CliError;
use super::ruleset_args::{RulesFileArgs, RulesetName, unknown};
use crate::words::{Spoken, rulesets};

/// Which ruleset to explain.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The ruleset to explain; without it all are listed
    #[arg(hide_possible_values = true, value_parser = RulesetName { line_games: true })]
    name: Option<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    file: RulesFileArgs,
    /// List as a table in Markdown
    #[arg(long, conflicts_with = "name")]
    markdown: bool,
}

/// Prints the list or the explanation.
pub fn run(args: &RulesArgs, words: Spoken, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.file.registry()?;
    let text = match &args.name {
        Some(name) => match find_line_game(name) {
            Some(row) => rulesets::explain_line_game(row, words),
            None => {
                let row = registry.find(name).ok_or_else(|| unknown(&registry, name))?;
                rulesets::explain(row, &registry, words)
            }
        },
        None if args.markdown => rulesets::markdown(&registry, words),
        None => rulesets::list(&registry, words),
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
