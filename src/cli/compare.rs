//! `liangyi compare`: one game under every ruleset.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use liangyi_core::base::PointNames;
use liangyi_core::rules::Komi;
use liangyi_engine::judge::RulesetScore;
use liangyi_engine::policy::Models;

use super::agreement_args::AgreementArgs;
use super::error::CliError;
use super::handicap_args::HandicapArgs;
use super::interrupt::Interrupt;
use super::net::NetworkOption;
use super::points_args::PointsArgs;
use super::progress;
use super::ruleset_args::RulesFileArgs;
use super::score::{load, warn, warnings};
use super::unit_args::UnitArgs;
use crate::networks::NetworkUse;
use crate::words::{CountWords as _, Speech as _, Spoken, aligned, msg, padded};

const EXIT: &str = "\
Exit status: 0 the game was counted, 1 it could not be, 2 the options are wrong or the file cannot be read.";

/// What to compare.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct CompareArgs {
    /// The game, an SGF, GIB, NGF or UGI file, or a position as a figure; `-` reads standard input
    file: PathBuf,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// The komi under every ruleset [default: each ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// The network.
    #[command(flatten)]
    net: NetworkOption,
    /// What the sides agree on.
    #[command(flatten)]
    agreement: AgreementArgs,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// In what the results are given.
    #[command(flatten)]
    unit: UnitArgs,
    /// How points are written.
    #[command(flatten)]
    points: PointsArgs,
}

/// The width of the columns of numbers.
const NUMBER_COLUMNS: usize = 9;

/// The width of the column of results.
const RESULT_COLUMNS: usize = 9;

/// Prints the table.
pub fn run(args: &CompareArgs, words: Spoken, out: &mut impl Write) -> Result<(), CliError> {
    let interrupt = Interrupt::listen();
    let registry = args.rules_file.registry()?;
    let models = args.net.models(Models::embedded(), NetworkUse::Judge, true, words)?;
    let mut scored = load(&args.file, &registry, None, None, &args.agreement, args.handicap.by_plays(), &models)
        .map_err(|error| error.in_file(&args.file))?;
    warnings(&scored.resolved, words).iter().for_each(|warning| warn(&args.file, warning, words));
    let width = registry.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let right = |text: &str| aligned(text, NUMBER_COLUMNS);
    let numbers = [msg!("column-black"), msg!("column-white"), msg!("column-margin")];
    let [black, white, margin] = numbers.map(|title| right(&words.say(title)));
    let [ruleset, result, why] =
        [msg!("column-ruleset"), msg!("column-result"), msg!("column-why")].map(|title| words.say(title));
    let (ruleset, result) = (padded(&ruleset, width), padded(&result, RESULT_COLUMNS));
    writeln!(out, "{ruleset}  {black}  {white}  {margin}  {result}  {why}")?;
    let names = PointNames::of_go(scored.resolved.game.size()).in_form(args.points.chosen());
    let clock = progress::clock(words.say(msg!("judging-each-ruleset")));
    let scores = scored.compare(&registry, args.komi, interrupt.flag());
    clock.finish_and_clear();
    let counted: Vec<&str> = scores.iter().map(|row| &*row.ruleset.name).collect();
    let left: Vec<&str> = registry.names().filter(|name| !counted.contains(name)).collect();
    for RulesetScore { ruleset: row, rules, score, .. } in scores {
        let counts = [&score.black, &score.white, &score.margin].map(ToString::to_string);
        let [black, white, margin] = counts.map(|count| right(&count));
        let result = padded(&score.result_in(args.unit.chosen()).to_string(), RESULT_COLUMNS);
        let why = words.count(&rules, &score, names);
        writeln!(out, "{:width$}  {black}  {white}  {margin}  {result}  {why}", row.name)?;
    }
    out.flush()?;
    if !left.is_empty() {
        let (number, all, left) = (left.len(), registry.names().count(), left.join(", "));
        let reason = format!("{number} of {all} rulesets are not counted, {left}; the same command begins again");
        return Err(CliError::Interrupted(reason));
    }
    Ok(())
}
