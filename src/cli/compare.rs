//! `liangyi compare`: one game under every ruleset.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use liangyi_core::base::Size;
use liangyi_core::rules::{Counting, Komi, Removal, Rules, Tax};
use liangyi_core::score::{End, Score};
use liangyi_engine::judge::{Effort, RulesetScore};

use super::error::CliError;
use super::interrupt::Interrupt;
use super::progress;
use super::ruleset_args::RulesFileArgs;
use super::score::{AgreementArgs, Scored, remark};
use super::unit_args::UnitArgs;

const EXIT: &str = "\
Exit status: 0 the game was counted, 1 it could not be, 2 the options are wrong or the file cannot be read.";

/// What to compare.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct CompareArgs {
    /// The game, an SGF file
    file: PathBuf,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// The komi under every ruleset [default: each ruleset's own]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// What the sides agree on.
    #[command(flatten)]
    agreement: AgreementArgs,
    /// In what the results are given.
    #[command(flatten)]
    unit: UnitArgs,
}

/// The width of the column of results.
const RESULT_COLUMNS: usize = 9;

/// Prints the table.
pub fn run(args: &CompareArgs, out: &mut impl Write) -> Result<(), CliError> {
    let interrupt = Interrupt::listen();
    let registry = args.rules_file.registry()?;
    let mut scored = Scored::load(&args.file, &registry, None, End::Agreed, &args.agreement, Effort::Thorough)
        .map_err(|error| error.in_file(&args.file))?;
    scored.warnings.iter().for_each(|warning| remark(&args.file, &format!("warning: {warning}")));
    let width = registry.iter().map(|row| row.name.len()).max().unwrap_or(0);
    writeln!(
        out,
        "{:width$}  {:>9}  {:>9}  {:>9}  {:RESULT_COLUMNS$}  why",
        "ruleset", "black", "white", "margin", "result"
    )?;
    let size = scored.game.size();
    let clock = progress::clock("judging dead stones under each ruleset");
    let scores = scored.compare(&registry, args.komi, interrupt.flag());
    clock.finish_and_clear();
    let counted: Vec<&str> = scores.iter().map(|row| &*row.ruleset.name).collect();
    let left: Vec<&str> = registry.names().filter(|name| !counted.contains(name)).collect();
    for RulesetScore { ruleset: row, rules, score } in scores {
        let counts = [&score.black, &score.white, &score.margin].map(ToString::to_string);
        let [black, white, margin] = counts;
        let result = score.result_in(args.unit.chosen());
        // A Chinese character is as wide as two letters.
        let columns: usize = result.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
        let padding = " ".repeat(RESULT_COLUMNS.saturating_sub(columns));
        let why = why(&rules, &score, size);
        writeln!(out, "{:width$}  {black:>9}  {white:>9}  {margin:>9}  {result}{padding}  {why}", row.name)?;
    }
    out.flush()?;
    if !left.is_empty() {
        let (number, all, left) = (left.len(), registry.names().count(), left.join(", "));
        let reason = format!("{number} of {all} rulesets are not counted, {left}; the same command begins again");
        return Err(CliError::Interrupted(reason));
    }
    Ok(())
}

/// What the count is made of.
fn why(rules: &Rules, score: &Score, size: Size) -> String {
    let mut parts = vec![
        match rules.counting {
            Counting::Area | Counting::Points => "stones and surrounded points",
            Counting::LivingStones => "living stones: eyes do not count",
            Counting::Stones => "the stones on the board and nothing else",
            Counting::WildArea => "in 子: Black needs half the board and half the komi",
            Counting::Proportional => "regions shared by the stones around them",
            Counting::Majority => "regions go to the majority around them",
            Counting::Territory => "surrounded points and prisoners",
        }
        .to_string(),
    ];
    if rules.removal == Removal::Never {
        parts.push("nothing removed".to_string());
    }
    match rules.tax {
        Tax::None => {}
        Tax::Seki => parts.push("none in seki".to_string()),
        Tax::All => parts.push("less the basic eyes".to_string()),
    }
    if let Some((debtor, points)) = score.debt() {
        parts.push(format!("{debtor} owes {points} for extra moves"));
    }
    parts.extend(score.komi_in_words());
    parts.extend(score.lazy.map(|lazy| lazy.in_words(size)));
    parts.join(", ")
}
