//! `liangyi score`: counts finished games, many at a time, and draws the made-up board.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, PointForm, PointNames, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::{Komi, NamedRules, Registry};
use liangyi_core::score::{Agreement, End, MadeUp, Method, ResultUnit};
use liangyi_core::sgf::Recorded as _;
use liangyi_engine::judge::{ChainVerdict, Effort};
use liangyi_engine::policy::Models;
use serde_json::{Map, Value, json};

use super::error::CliError;
use super::interrupt::Interrupt;
use super::many_files::{Counting, FileCount, FileOutcome, FilesArgs};
use super::progress::point_to_page;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve};
use super::score_json::{common_settings, count_json, led_by_result, why_json};
use super::tables_args::NetworkOption;
use super::values::{AgreementArgs, HandicapArgs, PointsArgs, UnitArgs, language, named, written_path};
use crate::records::files::{LoadError, load_input};
use crate::records::networks::NetworkUse;
use crate::records::scoring::{Doubt, ResolvedGame, ScoredGame};
use crate::show::draw::picture::PictureError;
use crate::show::draw::{Heading, picture, record};
use crate::show::words::{English, Language, msg};

const EXIT: &str = "\
Exit status: 0 every file was counted, 1 some could not be, 2 the options are wrong or none of the \
files can be read.";

/// What to count, and how.
#[derive(Args, Debug)]
#[command(after_long_help = EXIT)]
pub struct ScoreArgs {
    /// The files.
    #[command(flatten)]
    files: FilesArgs,
    /// The ruleset [default: the file's own, or chinese]
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    ruleset: Option<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// The komi [default: the file's]
    ///
    /// Without it and without one in the file, the ruleset's own.
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// How the game has ended [default: as the file says]
    ///
    /// Whether the dead stones are taken off by agreement, or the board is counted as it stands at a natural end.
    /// Where the file says nothing, agreed.
    #[arg(long, value_name = "END", value_parser = named(End::ALL.map(|end| (end.name(), end))))]
    end: Option<End>,
    /// How to count, or `all` [default: the ruleset's own way]
    #[arg(long, value_name = "METHOD", value_parser = named(Methods::all()))]
    method: Option<Methods>,
    /// Empty points left to both sides, for equal-territory
    ///
    /// The number that both sides agree on; without it, a handy one.
    #[arg(long, value_name = "POINTS")]
    k: Option<usize>,
    /// Read a rearranged board, and what it means
    ///
    /// One with as many empty points of both sides, whose stones are compared (等空局面), or with as many stones, whose
    /// points are (等子局面). With --method it has to be that one.
    #[arg(long, conflicts_with_all = ["dead", "owner", "end", "k", "why"])]
    rearranged: bool,
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
    ///
    /// Or for a file that cannot be counted, with the reason as `error`.
    #[arg(long)]
    json: bool,
    /// Say what each side's sum is made of
    ///
    /// As the text of the count takes it together, and what a side's count has to exceed to win where one side's count
    /// gives the other's.
    #[arg(long)]
    explain: bool,
    /// Why the chain on a vertex is called dead or living
    ///
    /// A line for each side to begin; without a vertex, every chain that is dead or uncertain.
    #[arg(long, value_name = "VERTEX", num_args = 0..=1, require_equals = true)]
    why: Option<Option<String>>,
    /// List the moves with their numbers
    ///
    /// Virtual moves and passes named, in this language, or in that of --lang.
    #[arg(long, value_name = "LANGUAGE", num_args = 0..=1, require_equals = true, value_parser = language)]
    moves: Option<Option<Language>>,
    /// Draw the game record as SVG or PNG, for one file
    ///
    /// The moves are numbers on the stones; PNG has 300 dpi.
    #[arg(long, value_name = "FILE", value_parser = written_path())]
    record: Option<PathBuf>,
    /// Draw the rearranged board as SVG or PNG
    ///
    /// Step by step, for one file and one method; PNG has 300 dpi.
    #[arg(long, value_name = "FILE", value_parser = written_path())]
    picture: Option<PathBuf>,
}

/// How to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Methods {
    One(Method),
    All,
}

impl Methods {
    fn all() -> impl Iterator<Item = (&'static str, Methods)> {
        let each = Method::ALL.into_iter().map(|method| (method.name(), Methods::One(method)));
        each.chain([("all", Methods::All)])
    }

    fn name(self) -> &'static str {
        match self {
            Methods::One(method) => method.name(),
            Methods::All => "all",
        }
    }
}

/// The terms of a count that are asked for, in place of what a file says.
#[derive(Clone, Copy, Debug, Default)]
pub struct AskedTerms<'a> {
    ruleset: Option<&'a NamedRules>,
    komi: Option<Komi>,
    end: Option<End>,
}

/// Reads a file and settles the position at its end: see [`ScoredGame::new`].
///
/// # Errors
///
/// A usage error where the file holds no record, a failure where it does and cannot be counted.
pub fn load(
    path: &Path,
    registry: &Registry,
    asked: AskedTerms<'_>,
    agreed: &AgreementArgs,
    by_plays: bool,
    models: &Arc<Models>,
) -> Result<ScoredGame, CliError> {
    let mut file = load_input(Game::GM, path, None)?;
    file.handicap_by_plays = by_plays;
    file.komi = asked.komi.or(file.komi);
    let resolved = ResolvedGame::new(file, registry, asked.ruleset).map_err(LoadError::Sgf)?;
    let agreed = agreed.read(&resolved.game).map_err(CliError::Failed)?;
    let end = asked.end.or(resolved.declared_end).unwrap_or(End::Agreed);
    Ok(ScoredGame::new(resolved, end, agreed, models, Effort::Thorough))
}

/// What a reader of the file should hear of before the count, a sentence each.
pub fn warnings(game: &ResolvedGame, words: Language) -> Vec<String> {
    let unknown = game.unknown_rules.iter().map(|text| words.unknown_rules(text, &game.ruleset));
    let forbidden = game.forbidden.iter();
    let forbidden = forbidden.map(|(number, reason)| words.counted_as_left(*number, reason, &game.ruleset));
    game.warnings.iter().map(|warning| words.named_file_warning(warning)).chain(unknown).chain(forbidden).collect()
}

/// Why the count may not be the result of the game, a sentence each, with the option that helps.
fn doubts(scored: &ScoredGame, form: PointForm, words: Language) -> Vec<String> {
    let sentence = |doubt: &Doubt| {
        let sentence = words.doubt(doubt, names_of(scored, form));
        match doubt {
            Doubt::UncertainStatus { .. } | Doubt::MarksMissing(_) | Doubt::MarksContradictory(_) => {
                words.say(msg!("dead-names-them", doubt = sentence))
            }
            Doubt::NotPlayedOut(_)
            | Doubt::NoNaturalEnd
            | Doubt::Unfinished { .. }
            | Doubt::MarksGaps(_)
            | Doubt::UnseenSize
            | Doubt::FailedNetwork
            | Doubt::OtherResult { .. } => sentence,
        }
    };
    scored.doubts().iter().map(sentence).collect()
}

/// Counts the files; an error if any of them could not be counted.
pub fn run(args: &ScoreArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.rules_file.registry()?;
    let ruleset = args.ruleset.as_deref().map(|name| resolve(&registry, name)).transpose()?;
    let methods: Vec<Option<Method>> = match args.method {
        None => vec![None],
        // A board that is read is one that has been rearranged, by one method.
        Some(Methods::All) if args.rearranged => vec![None],
        Some(Methods::All) => Method::ALL.map(Some).to_vec(),
        Some(Methods::One(method)) => vec![Some(method)],
    };
    let too_many = |many: bool| {
        if args.picture.is_some() && (many || methods.len() > 1) {
            return Err(CliError::Usage("a picture shows one file and one method".to_string()));
        }
        if args.record.is_some() && many {
            return Err(CliError::Usage("a record shows one file".to_string()));
        }
        Ok(())
    };
    too_many(args.files.list().are_many())?;
    if args.k.is_some() && !methods.contains(&Some(Method::EqualTerritory)) {
        return Err(CliError::Usage("--k is for --method equal-territory".to_string()));
    }
    for to in [&args.picture, &args.record].into_iter().flatten() {
        picture::PictureFormat::of(to).map_err(|error| CliError::unusable(to, error))?;
    }
    let files = args.files.load()?;
    too_many(files.len() > 1)?;
    let as_json = args.json || args.files.out().is_some();
    // Programs read the same in every language.
    let (told, words) = (if args.json { English } else { words }, if as_json { English } else { words });
    let language = args.moves.map(|language| language.unwrap_or(words));
    // At a natural end nothing is judged.
    let is_judged = args.end != Some(End::Natural) && !args.rearranged;
    let models = args.net.models(Models::embedded(), NetworkUse::Judge, is_judged, words)?;
    let settings = settings(args, &registry, ruleset.as_ref(), &models, language);
    let interrupt = Interrupt::listen();
    let lines_each = methods.len();
    let counter = Counter { args, registry, ruleset, methods, models, as_json, words, language };
    let counting = Counting {
        files: &files,
        threads: args.files.list().threads(),
        out: args.files.out(),
        as_json,
        lines_each,
        settings,
        words: told,
    };
    counting.count_files(out, |path, _| if interrupt.is_set() { None } else { Some(counter.count(path)) })?;
    if !as_json {
        point_to_page(&files, "count", words);
    }
    Ok(())
}

/// All that decides what the lines of JSON say.
fn settings(
    args: &ScoreArgs,
    registry: &Registry,
    ruleset: Option<&NamedRules>,
    models: &Models,
    language: Option<Language>,
) -> Map<String, Value> {
    let of_score = json!({
        "command": "score",
        "ruleset": ruleset.map(|ruleset| &ruleset.name),
        "rules": ruleset.map(|ruleset| &ruleset.rules),
        "komi": args.komi,
        "end": args.end.map(End::name),
        "method": args.method.map(Methods::name),
        "k": args.k,
        "rearranged": args.rearranged,
        "points": args.points.chosen().name(),
        "why": args.why,
        "moves": language.map(Language::tag),
    });
    let common = common_settings(&args.files, registry, models, &args.agreement, &args.handicap);
    common.into_iter().chain(of_score.as_object().cloned().unwrap_or_default()).collect()
}

/// What is counted in each file, and how.
struct Counter<'a> {
    args: &'a ScoreArgs,
    registry: Registry,
    ruleset: Option<NamedRules>,
    methods: Vec<Option<Method>>,
    models: Arc<Models>,
    as_json: bool,
    words: Language,
    /// Of the moves, if they are listed.
    language: Option<Language>,
}

impl Counter<'_> {
    fn count(&self, path: &Path) -> FileCount {
        let args = self.args;
        let asked = AskedTerms { ruleset: self.ruleset.as_ref(), komi: args.komi, end: args.end };
        let mut count = FileCount::default();
        let by_plays = args.handicap.by_plays();
        let counted = if args.rearranged {
            self.load_rearranged(path).and_then(|(scored, board)| self.write(path, &scored, Some(board), &mut count))
        } else {
            load(path, &self.registry, asked, &args.agreement, by_plays, &self.models)
                .and_then(|scored| self.write(path, &scored, None, &mut count))
        };
        count.outcome = match counted {
            Ok(outcome) => outcome,
            Err(error) => FileOutcome::NotCounted(error),
        };
        count
    }

    /// Reads a rearranged board, on which every stone lives, with liberties or without: it need be no position of a
    /// game, whose terms are those of the file.
    fn load_rearranged(&self, path: &Path) -> Result<(ScoredGame, Board), CliError> {
        let mut file = load_input(Game::GM, path, None)?;
        file.komi = self.args.komi.or(file.komi);
        let diagram = file.diagram();
        if diagram.is_some() {
            file.steps.clear();
            file.handicap = 0;
        }
        let resolved = ResolvedGame::new(file, &self.registry, self.ruleset.as_ref()).map_err(LoadError::Sgf)?;
        let board = diagram.unwrap_or(*resolved.game.board());
        let agreed = Agreement { dead: Some(PointSet::EMPTY), owners_complete: true, ..Agreement::default() };
        Ok((ScoredGame::new(resolved, End::Agreed, agreed, &self.models, Effort::Thorough), board))
    }

    /// Writes what a settled game comes to, or the board that somebody has `rearranged`, unless it is an error.
    fn write(
        &self,
        path: &Path,
        scored: &ScoredGame,
        rearranged: Option<Board>,
        count: &mut FileCount,
    ) -> Result<FileOutcome, CliError> {
        let (args, words) = (self.args, self.words);
        let warn = |text: &String| words.say(msg!("warning", text = text));
        let warnings = warnings(&scored.resolved, words);
        count.remarks.extend(warnings.iter().map(warn));
        let made = |method: Option<Method>| match &rearranged {
            Some(board) => {
                let made = MadeUp::read(board, &scored.resolved.rules, method);
                made.map_err(|error| words.not_rearranged(&error))
            }
            None => scored.made_up(method, args.k).map_err(|error| error.to_string()),
        };
        let made: Result<Vec<MadeUp>, String> = self.methods.iter().map(|&method| made(method)).collect();
        let made = made.map_err(CliError::Failed)?;
        // Of the ruleset's own count, whatever else is shown.
        let doubts = if rearranged.is_some() { Vec::new() } else { doubts(scored, args.points.chosen(), words) };
        if !self.as_json {
            count.remarks.extend(doubts.iter().map(warn));
        }
        let why = args.why.as_ref().map(|vertex| asked(scored, vertex.as_deref())).transpose();
        let why = why.map_err(CliError::Failed)?;
        if self.as_json {
            for made in &made {
                let mut json = count_json(scored, path, made, &warnings, &doubts);
                let game = &scored.resolved.game;
                if let Some(why) = &why {
                    json["why"] = why.iter().map(|why| why_json(game, why)).collect();
                }
                if let Some(language) = self.language {
                    json["record"] = listed(game, PointNames::of_go(game.size()), language).into();
                }
                writeln!(count.lines, "{}", led_by_result(scored, json))?;
            }
        } else {
            self.tell(path, scored, &made, why.as_deref(), &mut count.lines)?;
        }
        Ok(self.draw(scored, &made).err().map_or(FileOutcome::Counted, FileOutcome::Stopped))
    }

    /// The count for people.
    fn tell(
        &self,
        path: &Path,
        scored: &ScoredGame,
        made: &[MadeUp],
        why: Option<&[ChainVerdict]>,
        lines: &mut Vec<u8>,
    ) -> io::Result<()> {
        let (words, unit, form) = (self.words, self.args.unit.chosen(), self.args.points.chosen());
        let path = path.display().to_string();
        let path = visible(&path);
        if let Some(result) = scored.resolved.result_without_count() {
            writeln!(lines, "{path}: {}", words.result_without_count(&result))?;
        }
        let counting = scored.resolved.rules.counting;
        if self.args.rearranged {
            made.iter().try_for_each(|made| writeln!(lines, "{path}: {}", words.rearranged(made)))?;
        } else if let Some(stage) = scored.stage.and_then(|stage| words.stage(stage, counting)) {
            writeln!(lines, "{path}: {stage}")?;
        }
        let removed = removed(scored, form, words);
        for made in made {
            let way = made.method.map_or(String::new(), |method| format!(", {}", method.name()));
            let ruleset = &scored.resolved.ruleset;
            // The count ends with its result, so that what it is made of stands before it.
            if self.args.explain {
                words.side_sums(made).iter().try_for_each(|side| writeln!(lines, "{path}: {side}"))?;
            }
            let compares_par = unit == ResultUnit::Zi || made.method == Some(Method::HalfCounting);
            if let Some(par) = made.par().filter(|_| self.args.explain || compares_par) {
                writeln!(lines, "{path}: {}", words.par(&par))?;
            }
            writeln!(lines, "{path}: {ruleset}{way}, {}{removed}", words.sums(made, unit, form))?;
        }
        for line in why.into_iter().flatten().flat_map(|why| words.why(why, names_of(scored, form))) {
            writeln!(lines, "{line}")?;
        }
        if let Some(language) = self.language {
            let moves = listed(&scored.resolved.game, names_of(scored, form), language);
            moves.iter().try_for_each(|line| writeln!(lines, "{line}"))?;
        }
        Ok(())
    }

    /// The pictures.
    fn draw(&self, scored: &ScoredGame, made: &[MadeUp]) -> Result<(), CliError> {
        let (unit, form) = (self.args.unit.chosen(), self.args.points.chosen());
        let ResolvedGame { game, ruleset, info, .. } = &scored.resolved;
        let details = English.played(info);
        if let (Some(to), [made]) = (&self.args.picture, made) {
            let title = picture::title(made, ruleset, unit);
            let heading = Heading { title: &title, details: &details };
            picture::save(to, game, made, &heading, unit, form, English).map_err(|error| undrawn(to, error))?;
        }
        if let Some(to) = &self.args.record {
            let title = record::title(game, ruleset);
            record::save(to, game, &Heading { title: &title, details: &details }, form)
                .map_err(|error| undrawn(to, error))?;
        }
        Ok(())
    }
}

/// A picture could not be made.
fn undrawn(to: &Path, error: PictureError) -> CliError {
    match error {
        PictureError::Write(error) => CliError::unwritten(to, &error),
        error => CliError::Failed(format!("{}: {error}", to.display())),
    }
}

/// Why chains of a game are called dead or living; fails where the text is no vertex with a stone.
fn asked(scored: &ScoredGame, vertex: Option<&str>) -> Result<Vec<ChainVerdict>, String> {
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

/// How the points of a game are written.
fn names_of(scored: &ScoredGame, form: PointForm) -> PointNames {
    PointNames::of_go(scored.resolved.game.size()).in_form(form)
}

/// The moves of a game, a line each.
fn listed(game: &Game, names: PointNames, words: Language) -> Vec<String> {
    (1..).zip(game.moves()).map(|(number, played)| words.recorded(number, game.called(played), names)).collect()
}

fn removed(scored: &ScoredGame, form: PointForm, words: Language) -> String {
    let names = names_of(scored, form);
    let vertices = |points: PointSet| points.iter().map(|point| names.name(point)).collect::<Vec<_>>();
    let dead = vertices(scored.settlement.dead);
    let mut text = if dead.is_empty() { String::new() } else { words.say(msg!("count-dead", stones = dead.join(" "))) };
    if scored.marks.is_some_and(|marks| marks.agreement().is_some()) {
        text += &words.say(msg!("count-as-marked"));
    }
    for color in Color::BOTH {
        let agreed = vertices(scored.settlement.agreed[color.index()]);
        if !agreed.is_empty() {
            text += &words.say(msg!("count-agreed", side = words.side(color), points = agreed.join(" ")));
        }
    }
    text
}
