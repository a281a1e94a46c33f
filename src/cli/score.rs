//! `liangyi score`: counts finished games, many at a time, and draws the made-up board.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use clap::builder::PossibleValuesParser;
use liangyi_arena::part::Part;
use liangyi_core::base::{Color, PointForm, PointNames, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{NamedRules, Registry};
use liangyi_core::score::{End, MadeUp, Method};
use liangyi_core::sgf::Recorded as _;
use liangyi_engine::judge::{Effort, Why};
use liangyi_engine::policy::Models;
use liangyi_engine::threads::{Pool, cores};
use rayon::prelude::*;

use super::agreement_args::AgreementArgs;
use super::error::CliError;
use super::handicap_args::HandicapArgs;
use super::interrupt::Interrupt;
use super::net::NetworkOption;
use super::points_args::PointsArgs;
use super::progress;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve};
use super::score_json::{json, led_by_result, why_json};
use super::unit_args::UnitArgs;
use super::values::language;
use crate::draw::{Heading, picture, record};
use crate::networks::NetworkUse;
use crate::records::{LoadError, load_input};
use crate::scoring::{Doubt, ResolvedGame, ScoredGame};
use crate::words::{CountWords as _, English, GameWords as _, Speech as _, Spoken, msg};

const EXIT: &str = "\
Exit status: 0 every file was counted, 1 some could not be, 2 the options are wrong or none of the \
files can be read.";

/// What to count, and how.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct ScoreArgs {
    /// Records: SGF files, of which the main line of the first game is counted, GIB, NGF and UGI files; or positions,
    /// as figures of `●`, `○` and `┼`, or of `X`, `O` and `.`. `-` reads standard input
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// Count one part of the files only, such as 3/40, the third of forty: of every forty files the third
    #[arg(long, value_name = "K/N")]
    part: Option<Part>,
    /// The ruleset [default: the file's own, or chinese]
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    ruleset: Option<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// Whether the dead stones are taken off by agreement, or the board is counted as it stands at a natural end
    /// [default: what the file declares, or agreed]
    #[arg(long, value_name = "END", value_parser = PossibleValuesParser::new(End::ALL.map(End::name)))]
    end: Option<String>,
    /// How to count, or `all` [default: the ruleset's own way]
    #[arg(long, value_name = "METHOD", value_parser = PossibleValuesParser::new(
        Method::ALL.map(|(name, _)| name).into_iter().chain(["all"])))]
    method: Option<String>,
    /// The number of empty points that both sides agree to be left with, for equal-territory [default: a handy one]
    #[arg(long, value_name = "POINTS")]
    k: Option<usize>,
    /// The network.
    #[command(flatten)]
    net: NetworkOption,
    /// What the sides agree on.
    #[command(flatten)]
    agreement: AgreementArgs,
    /// Whether plays can be handicap stones.
    #[command(flatten)]
    handicap: HandicapArgs,
    /// In what the result is given.
    #[command(flatten)]
    unit: UnitArgs,
    /// How points are written, but in JSON.
    #[command(flatten)]
    points: PointsArgs,
    /// Print a line of JSON for each file and method
    #[arg(long)]
    json: bool,
    /// Why the chain on a vertex is called dead or living, a line for each side to begin; without a vertex, every chain
    /// that is dead or uncertain
    #[arg(long, value_name = "VERTEX", num_args = 0..=1, require_equals = true)]
    why: Option<Option<String>>,
    /// List the moves with their numbers, virtual moves and passes named, in this language [default: that of --lang]
    #[arg(long, value_name = "LANGUAGE", num_args = 0..=1, require_equals = true, value_parser = language)]
    moves: Option<Option<Spoken>>,
    /// Draw the game record, the moves as numbers on the stones, as SVG or as PNG (300 dpi); for one file
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    record: Option<PathBuf>,
    /// Draw the made-up board, step by step, as SVG or as PNG (300 dpi); for one file and one method
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    picture: Option<PathBuf>,
}

/// Reads a file and settles the position at its end: see [`ScoredGame::new`].
///
/// # Errors
///
/// A usage error where the file cannot be read, a failure where it can and cannot be counted.
pub fn load(
    path: &Path,
    registry: &Registry,
    ruleset: Option<&NamedRules>,
    end: Option<End>,
    agreed: &AgreementArgs,
    by_plays: bool,
    models: &Arc<Models>,
) -> Result<ScoredGame, CliError> {
    let mut file = load_input(Game::GM, path).map_err(|error| match error {
        LoadError::Io(_) => CliError::Usage(error.to_string()),
        _ => CliError::Failed(error.to_string()),
    })?;
    file.handicap_by_plays = by_plays;
    let resolved = ResolvedGame::new(file, registry, ruleset).map_err(|error| CliError::Failed(error.to_string()))?;
    let agreed = agreed.read(&resolved.game).map_err(CliError::Failed)?;
    let end = end.or(resolved.declared_end).unwrap_or(End::Agreed);
    Ok(ScoredGame::new(resolved, end, agreed, models, Effort::Thorough))
}

/// What a reader of the file should hear of before the count, a sentence each.
pub fn warnings(game: &ResolvedGame, words: Spoken) -> Vec<String> {
    let unknown = game.unknown_rules.iter().map(|text| words.unknown_rules(text, &game.ruleset));
    game.warnings.iter().map(|warning| words.file_warning(warning)).chain(unknown).collect()
}

/// Warns of a file on standard error.
pub fn warn(path: &Path, text: &str, words: Spoken) {
    remark(path, &words.say(msg!("warning", text = text)));
}

/// Why the count may not be the result of the game, a sentence each, with the option that helps.
fn doubts(scored: &ScoredGame, form: PointForm, words: Spoken) -> Vec<String> {
    let sentence = |doubt: &Doubt| {
        let sentence = words.doubt(doubt, names_of(scored, form));
        match doubt {
            Doubt::UncertainStatus { .. } => words.say(msg!("dead-names-them", doubt = sentence)),
            Doubt::NotPlayedOut(_)
            | Doubt::NoNaturalEnd
            | Doubt::Unfinished { .. }
            | Doubt::UnseenSize
            | Doubt::OtherResult { .. } => sentence,
        }
    };
    scored.doubts().iter().map(sentence).collect()
}

/// Counts the files; an error if any of them could not be counted.
pub fn run(args: &ScoreArgs, words: Spoken, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.rules_file.registry()?;
    let chosen = args.ruleset.as_deref().map(|name| resolve(&registry, name)).transpose()?;
    let end = args.end.as_deref().and_then(End::named);
    let by_plays = args.handicap.by_plays();
    let methods: Vec<Option<Method>> = match args.method.as_deref() {
        None => vec![None],
        Some("all") => Method::ALL.map(|(_, method)| Some(method)).to_vec(),
        Some(name) => vec![Method::named(name)],
    };
    let (unit, form) = (args.unit.chosen(), args.points.chosen());
    if args.picture.is_some() && (args.files.len() > 1 || methods.len() > 1) {
        return Err(CliError::Usage("a picture shows one file and one method".to_string()));
    }
    if args.k.is_some() && !methods.contains(&Some(Method::EqualTerritory)) {
        return Err(CliError::Usage("--k is for --method equal-territory".to_string()));
    }
    for to in [&args.picture, &args.record].into_iter().flatten() {
        picture::Format::of(to).map_err(|error| CliError::unusable(to, error))?;
    }
    if args.record.is_some() && args.files.len() > 1 {
        return Err(CliError::Usage("a record shows one file".to_string()));
    }
    // Programs read the same in every language.
    let words = if args.json { English } else { words };
    let language = args.moves.map(|language| language.unwrap_or(words));
    // At a natural end nothing is judged.
    let models = args.net.models(Models::embedded(), NetworkUse::Judge, end != Some(End::Natural), words)?;
    let is_counted = |place: usize| args.part.is_none_or(|part| part.has(place));
    let files: Vec<&PathBuf> =
        args.files.iter().enumerate().filter(|(place, _)| is_counted(*place)).map(|(_, path)| path).collect();
    let interrupt = Interrupt::listen();
    let progress = progress::bar(files.len() as u64);
    let count = |path: &&PathBuf| {
        if interrupt.is_set() {
            return None;
        }
        let scored = load(path, &registry, chosen.as_ref(), end, &args.agreement, by_plays, &models);
        progress.inc(1);
        Some(scored)
    };
    let pool = Pool::new(files.len().min(cores()));
    let results: Vec<Option<Result<ScoredGame, CliError>>> = pool.run(|| files.par_iter().map(count).collect());
    progress.finish_and_clear();
    let mut failed = 0;
    let mut unreadable = 0;
    let mut left = 0;
    for (path, result) in files.iter().copied().zip(results) {
        let Some(result) = result else {
            left += 1;
            remark(path, &words.say(msg!("not-counted")));
            continue;
        };
        let scored = match result {
            Ok(scored) => scored,
            Err(reason) => {
                failed += 1;
                unreadable += usize::from(matches!(reason, CliError::Usage(_)));
                remark(path, &reason.to_string());
                continue;
            }
        };
        let warnings = warnings(&scored.resolved, words);
        warnings.iter().for_each(|warning| warn(path, warning, words));
        let made: Result<Vec<MadeUp>, _> = methods.iter().map(|&method| scored.made_up(method, args.k)).collect();
        let made = match made {
            Ok(made) => made,
            Err(reason) => {
                failed += 1;
                remark(path, &reason.to_string());
                continue;
            }
        };
        // Of the ruleset's own count, whatever else is shown.
        let doubts = doubts(&scored, form, words);
        let ResolvedGame { game, ruleset, info, .. } = &scored.resolved;
        let details = English.played(info);
        if !args.json {
            doubts.iter().for_each(|doubt| warn(path, doubt, words));
        }
        let why = match args.why.as_ref().map(|vertex| asked(&scored, vertex.as_deref())).transpose() {
            Ok(why) => why,
            Err(reason) => {
                failed += 1;
                remark(path, &reason);
                continue;
            }
        };
        if let Some(result) = scored.resolved.result_without_count().filter(|_| !args.json) {
            writeln!(out, "{}: {}", path.display(), words.result_without_count(&result))?;
        }
        for made in &made {
            if args.json {
                let mut json = json(&scored, path, made, &warnings, &doubts);
                if let Some(why) = &why {
                    json["why"] = why.iter().map(|why| why_json(game, why)).collect();
                }
                if let Some(language) = language {
                    json["record"] = listed(game, PointNames::of_go(game.size()), language).into();
                }
                writeln!(out, "{}", led_by_result(&scored, json))?;
            } else {
                let way = made.method.map_or(String::new(), |method| format!(", {}", method.name()));
                writeln!(
                    out,
                    "{}: {ruleset}{way}, {}{}",
                    path.display(),
                    words.sums(made, unit, form),
                    removed(&scored, form, words)
                )?;
            }
            if let Some(to) = &args.picture {
                let title = picture::title(made, ruleset, unit);
                picture::save(to, game, made, &Heading { title: &title, details: &details }, unit, form, &English)
                    .map_err(|error| CliError::Failed(format!("{}: {error}", to.display())))?;
            }
        }
        if let (Some(why), false) = (&why, args.json) {
            for line in why.iter().flat_map(|why| words.why(why, names_of(&scored, form))) {
                writeln!(out, "{line}")?;
            }
        }
        if let (Some(language), false) = (language, args.json) {
            let lines = listed(game, names_of(&scored, form), language);
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        if let Some(to) = &args.record {
            let title = record::title(game, ruleset);
            record::save(to, game, &Heading { title: &title, details: &details }, form)
                .map_err(|error| CliError::Failed(format!("{}: {error}", to.display())))?;
        }
    }
    out.flush()?;
    let all = files.len();
    if left > 0 {
        return Err(CliError::Interrupted(format!("{left} of {all} files are left, those named as not counted")));
    }
    match failed {
        0 => Ok(()),
        _ if unreadable == all => Err(CliError::Usage(format!("{failed} of {all} files could not be counted"))),
        _ => Err(CliError::Failed(format!("{failed} of {all} files could not be counted"))),
    }
}

/// Why chains of a game are called dead or living; fails where the text is no vertex with a stone.
fn asked(scored: &ScoredGame, vertex: Option<&str>) -> Result<Vec<Why>, String> {
    let game = &scored.resolved.game;
    let point = match vertex {
        None => None,
        Some(text) => match game.size().parse_vertex(text).filter(|point| game.board().at(*point).is_some()) {
            Some(point) => Some(point),
            None => return Err(format!("--why={text}: no vertex of this board with a stone")),
        },
    };
    Ok(scored.why(point))
}

/// Writes a remark about a file to standard error, in one line: remarks may quote the file, control characters
/// included.
pub fn remark(path: &Path, text: &str) {
    let text: String = text.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect();
    eprintln!("{}: {text}", path.display());
}

/// How the points of a game are written.
fn names_of(scored: &ScoredGame, form: PointForm) -> PointNames {
    PointNames::of_go(scored.resolved.game.size()).in_form(form)
}

/// The moves of a game, a line each.
fn listed(game: &Game, names: PointNames, words: Spoken) -> Vec<String> {
    (1..).zip(game.moves()).map(|(number, played)| words.recorded(number, played, names)).collect()
}

fn removed(scored: &ScoredGame, form: PointForm, words: Spoken) -> String {
    let names = names_of(scored, form);
    let vertices = |points: PointSet| points.iter().map(|point| names.name(point)).collect::<Vec<_>>();
    let dead = vertices(scored.settlement.dead);
    let mut text = if dead.is_empty() { String::new() } else { words.say(msg!("count-dead", stones = dead.join(" "))) };
    for color in Color::BOTH {
        let agreed = vertices(scored.settlement.agreed[color.index()]);
        if !agreed.is_empty() {
            text += &words.say(msg!("count-agreed", side = words.side(color), points = agreed.join(" ")));
        }
    }
    text
}
