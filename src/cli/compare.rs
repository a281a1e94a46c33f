//! `liangyi compare`: one game under every ruleset.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::error::CliError;
use super::ruleset_args::RulesFileArgs;
use super::score::{AgreementArgs, Scored, remark};
use crate::judge::{Effort, RulesetScore};
use crate::rules::{Counting, Komi, Removal, Rules, Tax};
use crate::score::{End, Score};

/// What to compare.
#[derive(Args, Debug)]
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
}

/// Prints the table.
pub fn run(args: &CompareArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.rules_file.registry()?;
    let mut scored = Scored::load(&args.file, &registry, None, End::Agreed, &args.agreement, Effort::Thorough)
        .map_err(|reason| CliError::unusable(&args.file, reason))?;
    scored.warnings.iter().for_each(|warning| remark(&args.file, &format!("warning: {warning}")));
    let width = registry.iter().map(|row| row.name.len()).max().unwrap_or(0);
    writeln!(out, "{:width$}  {:>9}  {:>9}  {:>9}  result     why", "ruleset", "black", "white", "margin")?;
    for RulesetScore { ruleset: row, rules, score } in scored.compare(&registry, args.komi) {
        let counts = [&score.black, &score.white, &score.margin].map(ToString::to_string);
        let [black, white, margin] = counts;
        let result = score.result();
        writeln!(out, "{:width$}  {black:>9}  {white:>9}  {margin:>9}  {result:9}  {}", row.name, why(&rules, &score))?;
    }
    Ok(out.flush()?)
}

/// What the count is made of.
fn why(rules: &Rules, score: &Score) -> String {
    let mut parts = vec![
        match rules.counting {
            Counting::Area | Counting::Points => "stones and surrounded points",
            Counting::LivingStones => "living stones: eyes do not count",
            Counting::Stones => "the stones on the board and nothing else",
            Counting::WildArea => "Black needs half the board and half the komi",
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
    if score.extra_moves != 0 {
        parts.push(format!("Black owes {} for extra moves", score.extra_moves));
    }
    if score.komi.thousandths() != 0 {
        parts.push(format!("komi {}", score.komi));
    }
    parts.join(", ")
}
