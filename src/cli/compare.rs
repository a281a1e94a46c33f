//! `liangyi compare`: games under every ruleset.

use std::io::{self, Write};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use clap::Args;
use liangyi_core::base::PointNames;
use liangyi_core::rules::{Komi, Registry};
use liangyi_core::score::ResultUnit;
use liangyi_engine::judge::RulesetScore;
use liangyi_engine::policy::Models;
use serde_json::{Value, json};

use super::error::CliError;
use super::interrupt::Interrupt;
use super::many_files::{Counting, FileCount, FileOutcome, FilesArgs};
use super::progress::point_to_page;
use super::ruleset_args::RulesFileArgs;
use super::score::{AskedTerms, load, warnings};
use super::score_json::common_settings;
use super::tables_args::NetworkOption;
use super::values::{AgreementArgs, HandicapArgs, PointsArgs, UnitArgs};
use crate::records::networks::NetworkUse;
use crate::records::scoring::{Doubt, ScoredGame};
use crate::show::words::{English, Language, aligned, msg, padded};

const EXIT: &str = "\
Exit status: 0 every game was counted, 1 some could not be, 2 the options are wrong or none of the files can be read.";

/// What to compare.
#[derive(Args, Debug)]
#[command(after_long_help = EXIT)]
pub struct CompareArgs {
    /// The games.
    #[command(flatten)]
    files: FilesArgs,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// The komi under every ruleset, or `record` for that of each record [default: each ruleset's own]
    #[arg(long, value_name = "POINTS|record", allow_negative_numbers = true)]
    komi: Option<ComparedKomi>,
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
    /// Print a line of JSON for each file
    ///
    /// It has every ruleset, or the reason as `error` where the file cannot be counted.
    #[arg(long)]
    json: bool,
}

/// The komi under which rulesets are compared.
#[derive(Clone, Copy, Debug)]
enum ComparedKomi {
    /// That of each record, where it has one.
    OfRecord,
    /// This one.
    Points(Komi),
}

impl FromStr for ComparedKomi {
    type Err = <Komi as FromStr>::Err;

    fn from_str(text: &str) -> Result<ComparedKomi, Self::Err> {
        if text == "record" { Ok(ComparedKomi::OfRecord) } else { text.parse().map(ComparedKomi::Points) }
    }
}

/// The width of the columns of numbers.
const NUMBER_COLUMNS: usize = 9;

/// The width of the column of results.
const RESULT_COLUMNS: usize = 9;

/// Writes a table for each file, or a line of JSON.
pub fn run(args: &CompareArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let interrupt = Interrupt::listen();
    let registry = args.rules_file.registry()?;
    let as_json = args.json || args.files.out().is_some();
    // Programs read the same in every language.
    let (told, words) = (if args.json { English } else { words }, if as_json { English } else { words });
    let files = args.files.load()?;
    let models = args.net.models(Models::embedded(), NetworkUse::Judge, true, words)?;
    let mut settings = common_settings(&args.files, &registry, &models, &args.agreement, &args.handicap);
    settings.insert("command".to_string(), "compare".into());
    settings.insert(
        "komi".to_string(),
        match args.komi {
            Some(ComparedKomi::OfRecord) => json!("record"),
            Some(ComparedKomi::Points(komi)) => json!(komi),
            None => Value::Null,
        },
    );
    let counting = Counting {
        files: &files,
        threads: args.files.list().threads(),
        out: args.files.out(),
        as_json,
        lines_each: 1,
        settings,
        words: told,
    };
    let is_alone = !as_json && !args.files.list().are_many() && files.len() == 1;
    let comparison = Comparison { args, registry, models, as_json, is_alone, words, interrupt };
    counting.count_files(out, |path, _| comparison.count(path))?;
    if !as_json {
        point_to_page(&files, "count", words);
    }
    Ok(())
}

/// What is compared, and how.
struct Comparison<'a> {
    args: &'a CompareArgs,
    registry: Registry,
    models: Arc<Models>,
    as_json: bool,
    /// Whether there is one game, for people.
    is_alone: bool,
    words: Language,
    interrupt: Interrupt,
}

impl Comparison<'_> {
    /// The file under every ruleset; `None` where Ctrl-C ends that and other files are to be counted too.
    fn count(&self, path: &Path) -> Option<FileCount> {
        let (args, words) = (self.args, self.words);
        let mut count = FileCount::default();
        let is_alone = self.is_alone;
        if !is_alone && self.interrupt.is_set() {
            return None;
        }
        let agreed = &args.agreement;
        let scored = load(path, &self.registry, AskedTerms::default(), agreed, args.handicap.by_plays(), &self.models);
        let mut scored = match scored {
            Ok(scored) => scored,
            Err(error) => {
                count.outcome =
                    if is_alone { FileOutcome::Stopped(error.in_file(path)) } else { FileOutcome::NotCounted(error) };
                return Some(count);
            }
        };
        let names = PointNames::of_go(scored.resolved.game.size()).in_form(args.points.chosen());
        let doubt = scored.marks.and_then(Doubt::of_marks).map(|doubt| words.doubt(&doubt, names));
        let warnings: Vec<String> = warnings(&scored.resolved, words).into_iter().chain(doubt).collect();
        count.remarks.extend(warnings.iter().map(|warning| words.say(msg!("warning", text = warning))));
        let komi = match args.komi {
            Some(ComparedKomi::OfRecord) => scored.resolved.komi,
            Some(ComparedKomi::Points(komi)) => Some(komi),
            None => None,
        };
        let scores = scored.compare(&self.registry, komi, self.interrupt.flag());
        let left: Vec<&str> =
            self.registry.names().filter(|name| scores.iter().all(|row| row.ruleset.name != *name)).collect();
        if !left.is_empty() {
            if !is_alone {
                return None;
            }
            let (number, all, left) = (left.len(), self.registry.names().count(), left.join(", "));
            let reason = format!("{number} of {all} rulesets are not counted, {left}; the same command begins again");
            count.outcome = FileOutcome::Stopped(CliError::Interrupted(reason));
        }
        let written = if self.as_json {
            writeln!(count.lines, "{}", self.line(path, &scored, &scores, &warnings))
        } else {
            let heading = if is_alone { Ok(()) } else { writeln!(count.lines, "{}:", path.display()) };
            heading.and_then(|()| self.table(&scored, &scores, &mut count.lines))
        };
        if let Err(error) = written {
            count.outcome = FileOutcome::Stopped(error.into());
        }
        Some(count)
    }

    fn table(&self, scored: &ScoredGame, scores: &[RulesetScore<'_>], out: &mut impl Write) -> io::Result<()> {
        let (args, words) = (self.args, self.words);
        let width = self.registry.iter().map(|row| row.name.len()).max().unwrap_or(0);
        let right = |text: &str| aligned(text, NUMBER_COLUMNS);
        let numbers = [msg!("column-komi"), msg!("column-black"), msg!("column-white"), msg!("column-margin")];
        let [komi, black, white, margin] = numbers.map(|title| right(&words.say(title)));
        let [ruleset, result, why] =
            [msg!("column-ruleset"), msg!("column-result"), msg!("column-why")].map(|title| words.say(title));
        let (ruleset, result) = (padded(&ruleset, width), padded(&result, RESULT_COLUMNS));
        writeln!(out, "{ruleset}  {komi}  {black}  {white}  {margin}  {result}  {why}")?;
        let names = PointNames::of_go(scored.resolved.game.size()).in_form(args.points.chosen());
        for RulesetScore { ruleset: row, rules, score, .. } in scores {
            let [black, white, margin] = [&score.black, &score.white, &score.margin].map(ToString::to_string);
            let margin = if score.has_margin() { margin } else { score.result() };
            let [komi, black, white, margin] = [score.komi.to_string(), black, white, margin].map(|text| right(&text));
            let result = padded(&words.result_in(score, args.unit.chosen()), RESULT_COLUMNS);
            let why = words.count(rules, score, names);
            writeln!(out, "{:width$}  {komi}  {black}  {white}  {margin}  {result}  {why}", row.name)?;
        }
        Ok(())
    }

    /// The same as an object, with the names that the counts of `liangyi score` have.
    fn line(&self, path: &Path, scored: &ScoredGame, scores: &[RulesetScore<'_>], warnings: &[String]) -> Value {
        let row = |row: &RulesetScore<'_>| {
            let score = &row.score;
            json!({
                "ruleset": row.ruleset.name,
                "black": score.black.to_string(),
                "white": score.white.to_string(),
                "unit": score.unit.name(),
                "komi": score.komi.points(),
                "margin": score.has_margin().then(|| score.margin.to_string()),
                "lead": score.has_margin().then(|| score.margin.to_f64()),
                "result": score.result(),
                "result_zi": score.result_in(ResultUnit::Zi),
                "reason": score.reason.name(),
            })
        };
        let game = &scored.resolved.game;
        json!({
            "file": path.display().to_string(),
            "size": game.size(),
            "moves": game.move_number(),
            "file_result": scored.resolved.info.result,
            "warnings": warnings,
            "rulesets": scores.iter().map(row).collect::<Vec<_>>(),
        })
    }
}
