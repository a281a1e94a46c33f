//! `liangyi score`: counts finished games, many at a time, and draws the made-up board.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use clap::Args;
use clap::builder::PossibleValuesParser;
use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::{Game, Language};
use liangyi_core::rules::{DEFAULT, Komi, NamedRules, Registry, Removal, Rules};
use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_core::score::{Agreement, End, MadeUp, Method, ResultUnit, Score, Settlement, debt, make_up, sums};
use liangyi_core::sgf::{Recorded, SgfGame};
use liangyi_engine::judge::{Effort, Judgement, Judgements, RulesetScore};
use liangyi_engine::policy::Models;
use liangyi_engine::threads::{Pool, cores};
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use super::doubts::CountedGame;
use super::error::CliError;
use super::interrupt::Interrupt;
use super::progress;
use super::ruleset_args::{RulesFileArgs, RulesetName, resolve};
use super::unit_args::UnitArgs;
use crate::draw::{picture, record};
use crate::records::{LoadError, load_game};

const EXIT: &str = "\
Exit status: 0 every file was counted, 1 some could not be, 2 the options are wrong or none of the \
files can be read.";

/// What to count, and how.
#[derive(Args, Debug)]
#[command(after_help = EXIT)]
pub struct ScoreArgs {
    /// SGF files; the main line of the first game of each is counted
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// The ruleset [default: the file's own, or chinese]
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = RulesetName { line_games: false })]
    ruleset: Option<String>,
    /// Rulesets of the user's.
    #[command(flatten)]
    rules_file: RulesFileArgs,
    /// Whether the dead stones are taken off by agreement, or the board is counted as it stands at a natural end
    #[arg(long, value_name = "END", default_value = "agreed",
          value_parser = PossibleValuesParser::new(["agreed", "natural"]))]
    end: String,
    /// How to count, or `all` [default: the ruleset's own way]
    #[arg(long, value_name = "METHOD", value_parser = PossibleValuesParser::new(
        Method::ALL.map(|(name, _)| name).into_iter().chain(["all"])))]
    method: Option<String>,
    /// The number of empty points that both sides agree to be left with, for equal-territory [default: a handy one]
    #[arg(long, value_name = "POINTS")]
    k: Option<usize>,
    /// What the sides agree on.
    #[command(flatten)]
    agreement: AgreementArgs,
    /// In what the result is given.
    #[command(flatten)]
    unit: UnitArgs,
    /// Print a line of JSON for each file and method
    #[arg(long)]
    json: bool,
    /// List the moves with their numbers, virtual moves and passes named, in English or Chinese
    #[arg(long, value_name = "LANGUAGE", num_args = 0..=1, require_equals = true, default_missing_value = "en",
          value_parser = PossibleValuesParser::new(Language::ALL.map(|(name, _)| name)))]
    moves: Option<String>,
    /// Draw the game record, the moves as numbers on the stones, as SVG or as PNG (300 dpi); for one file
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    record: Option<PathBuf>,
    /// Draw the made-up board, step by step, as SVG or as PNG (300 dpi); for one file and one method
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    picture: Option<PathBuf>,
}

/// What both sides agree on at the end of a game.
#[derive(Args, Clone, Debug, Default)]
pub struct AgreementArgs {
    /// The dead chains, a vertex of each, separated by commas, or `none` [default: judged]
    #[arg(long, value_name = "VERTICES")]
    pub dead: Option<String>,
    /// Empty points that are one side's by agreement, separated by commas: `black:C3,D4`; may be given for each side
    #[arg(long, value_name = "COLOR:VERTICES")]
    pub owner: Vec<String>,
}

impl AgreementArgs {
    fn read(&self, game: &Game) -> Result<Agreement, String> {
        let dead = self.dead.as_deref().map(|vertices| chains(game, vertices)).transpose()?;
        let mut owned = [PointSet::EMPTY; 2];
        for text in &self.owner {
            let (color, vertices) =
                text.split_once(':').ok_or_else(|| format!("{text} is not of the form COLOR:VERTICES"))?;
            let color = match color.to_ascii_lowercase().as_str() {
                "b" | "black" => Color::Black,
                "w" | "white" => Color::White,
                _ => return Err(format!("{color} is not a color")),
            };
            for vertex in vertices.split(',').map(str::trim) {
                let point = point(game, vertex)?;
                if game.board().at(point).is_some() {
                    return Err(format!("{vertex} is not empty"));
                }
                if owned[color.opponent().index()].contains(point) {
                    return Err(format!("{vertex} is given to both sides"));
                }
                owned[color.index()].insert(point);
            }
        }
        Ok(Agreement { dead, owned })
    }
}

/// A game with its settlement.
pub struct Scored {
    /// The game.
    pub game: Game,
    /// The name of its rules.
    pub ruleset: String,
    /// Which stones are removed, and who owns what.
    pub settlement: Settlement,
    agreement: Agreement,
    judgements: Judgements,
    /// The judgement behind it; `None` if the dead stones were named or none are removed.
    pub judged: Option<Judgement>,
    /// The result in the file.
    pub file_result: Option<String>,
    /// Faults of the file that were ignored and may matter.
    pub warnings: Vec<String>,
}

impl Scored {
    /// Reads a file and settles the position at its end: see [`Scored::of`].
    ///
    /// # Errors
    ///
    /// A usage error where the file cannot be read, a failure where it can and cannot be counted.
    pub fn load(
        path: &Path,
        registry: &Registry,
        ruleset: Option<&NamedRules>,
        end: End,
        agreed: &AgreementArgs,
        judging: Effort,
    ) -> Result<Scored, CliError> {
        let file = load_game(Game::GM, path, None).map_err(|error| match error {
            LoadError::Io(_) => CliError::Usage(error.to_string()),
            _ => CliError::Failed(error.to_string()),
        })?;
        Scored::of(file, registry, ruleset, end, agreed, judging).map_err(CliError::Failed)
    }

    /// Settles the position at the end of a recorded game, under `ruleset` or else its own. What the sides have not
    /// `agreed` on is judged.
    pub fn of(
        file: SgfGame,
        registry: &Registry,
        ruleset: Option<&NamedRules>,
        end: End,
        agreed: &AgreementArgs,
        judging: Effort,
    ) -> Result<Scored, String> {
        let mut warnings: Vec<String> = file.warnings.iter().map(ToString::to_string).collect();
        if let (None, Some(text)) = (ruleset, file.unknown_rules(registry)) {
            warnings.push(format!("RU[{text}] is no ruleset that is known: counted under {DEFAULT}"));
        }
        let named = match (ruleset, file.info.rules.as_deref().and_then(|name| registry.find_sgf(name))) {
            (Some(chosen), _) => chosen.clone(),
            (None, Some(row)) => row.into(),
            (None, None) => match file.rules(registry) {
                Some(rules) => registry.named(rules, file.size),
                None => registry.find(DEFAULT).ok_or("no default ruleset")?.into(),
            },
        };
        let rules = Rules { komi: file.komi.unwrap_or(named.rules.komi), ..named.rules };
        let game = file.game(rules).map_err(|error| error.to_string())?;
        let agreement = agreed.read(&game)?;
        let mut judgements = Judgements::new(Models::embedded(), judging);
        let settlement = judgements.settle(&game, game.rules(), end, agreement);
        let is_judged = agreement.dead.is_none() && end == End::Agreed && game.rules().removal == Removal::Agreed;
        let judged = is_judged.then(|| judgements.of(&game).clone());
        let (ruleset, file_result) = (named.name, file.info.result);
        Ok(Scored { game, ruleset, settlement, agreement, judgements, judged, file_result, warnings })
    }

    /// The score under every ruleset, with this komi or else each ruleset's own; those that are not judged when `stop`
    /// is set are left out.
    pub fn compare<'a>(
        &mut self,
        registry: &'a Registry,
        komi: Option<Komi>,
        stop: &AtomicBool,
    ) -> Vec<RulesetScore<'a>> {
        self.judgements.compare_until(&self.game, registry.iter(), komi, self.agreement, stop)
    }

    /// The board made up for counting by `method`, or else the ruleset's own way, and the score.
    pub fn made_up(&self, end: End, method: Option<Method>, k: Option<usize>) -> Result<MadeUp, TooMuchTerritory> {
        let settlement = Settlement { territory_each: k, ..self.settlement };
        let made = make_up(&self.game, self.game.rules(), end, method, &settlement);
        made.check_territory(k)?;
        Ok(made)
    }

    /// What is doubtful about the count that is `score`, a sentence each.
    fn doubts(&self, end: End, score: &Score) -> Vec<String> {
        let (judged, file_result) = (self.judged.as_ref(), self.file_result.as_deref());
        CountedGame { game: &self.game, end, judged, file_result }.doubts(score)
    }

    fn vertices(&self, points: PointSet) -> Vec<String> {
        points.iter().map(|point| self.game.size().vertex(point).to_string()).collect()
    }

    /// The certainty of the status of the least certain chain, 0 to 1.
    fn confidence(&self) -> Option<f32> {
        let judged = self.judged.as_ref()?;
        let board = self.game.board();
        let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        Some(chains.map(|chain| judged.confidence(&chain)).fold(1.0, f32::min))
    }

    fn json(&self, path: &Path, end: &str, made: &MadeUp, doubts: &[String]) -> Value {
        let score = &made.score;
        let piles = &made.last_step().piles;
        let pair = |[black, white]: [usize; 2]| json!({"black": black, "white": white});
        let lazy = score.lazy.map(|lazy| {
            json!({
                "offered_first": color_word(lazy.offered_first),
                "wild_region": self.vertices(lazy.regions),
                "wild_points": self.vertices(lazy.wild),
            })
        });
        json!({
            "file": path.display().to_string(),
            "ruleset": self.ruleset,
            "size": self.game.size(),
            "moves": self.game.move_number(),
            "end": end,
            "method": made.method.map(Method::name),
            "compared": made.compared.name(),
            "black": score.black.to_string(),
            "white": score.white.to_string(),
            "unit": score.unit.name(),
            "komi": score.komi.points(),
            "extra_moves": score.extra_moves,
            "margin": score.margin.to_string(),
            "result": score.result(),
            "result_zi": score.result_in(ResultUnit::Zi),
            "reason": score.reason.name(),
            "lazy": lazy,
            "debt": debt_json(score.extra_moves),
            "debt_paid": made.debt_paid().map(|(debtor, points)| debt_json(debtor.sign() * points as i32)),
            "k": made.territory_each(),
            "in_bowls": piles.in_bowls.map(pair),
            "beside": piles.counted().map(|(pile, stones)| (pile.to_string(), pair(stones))).collect::<Map<_, _>>(),
            "file_result": self.file_result,
            "warnings": self.warnings,
            "doubts": doubts,
            "dead": self.vertices(self.settlement.dead),
            "owner": {
                "black": self.vertices(self.settlement.agreed[Color::Black.index()]),
                "white": self.vertices(self.settlement.agreed[Color::White.index()]),
            },
            "seki": self.judged.as_ref().map(|judged| self.vertices(judged.seki)),
            "proved": self.judged.as_ref().map(|judged| judged.proved == self.game.board().occupied()),
            "confidence": self.confidence(),
        })
    }
}

fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Who owes how many points, where Black owes `owed` or White where it is negative; null where nobody owes any.
fn debt_json(owed: i32) -> Value {
    debt(owed).map_or(Value::Null, |(debtor, points)| json!({"debtor": color_word(debtor), "points": points}))
}

/// The chains on vertices separated by commas.
fn chains(game: &Game, vertices: &str) -> Result<PointSet, String> {
    if vertices.eq_ignore_ascii_case("none") {
        return Ok(PointSet::EMPTY);
    }
    vertices.split(',').map(str::trim).try_fold(PointSet::EMPTY, |all, vertex| {
        let point = point(game, vertex)?;
        let chain = game.board().chain(point);
        if chain.is_empty() { Err(format!("no stone at {vertex}")) } else { Ok(all | chain) }
    })
}

fn point(game: &Game, vertex: &str) -> Result<Point, String> {
    game.size().parse_vertex(vertex).ok_or_else(|| format!("{vertex} is not on the board"))
}

/// Counts the files; an error if any of them could not be counted.
pub fn run(args: &ScoreArgs, out: &mut impl Write) -> Result<(), CliError> {
    let registry = args.rules_file.registry()?;
    let chosen = args.ruleset.as_deref().map(|name| resolve(&registry, name)).transpose()?;
    let end = if args.end == "natural" { End::Natural } else { End::Agreed };
    let methods: Vec<Option<Method>> = match args.method.as_deref() {
        None => vec![None],
        Some("all") => Method::ALL.map(|(_, method)| Some(method)).to_vec(),
        Some(name) => vec![Method::named(name)],
    };
    let unit = args.unit.chosen();
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
    let language = args.moves.as_deref().and_then(Language::named);
    let interrupt = Interrupt::listen();
    let progress = progress::bar(args.files.len() as u64);
    let count = |path: &PathBuf| {
        if interrupt.is_set() {
            return None;
        }
        let scored = Scored::load(path, &registry, chosen.as_ref(), end, &args.agreement, Effort::Thorough);
        progress.inc(1);
        Some(scored)
    };
    let pool = Pool::new(args.files.len().min(cores()));
    let results: Vec<Option<Result<Scored, CliError>>> = pool.run(|| args.files.par_iter().map(count).collect());
    progress.finish_and_clear();
    let mut failed = 0;
    let mut unreadable = 0;
    let mut left = 0;
    for (path, result) in args.files.iter().zip(results) {
        let Some(result) = result else {
            left += 1;
            remark(path, "not counted");
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
        scored.warnings.iter().for_each(|warning| remark(path, &format!("warning: {warning}")));
        let made: Result<Vec<MadeUp>, _> = methods.iter().map(|&method| scored.made_up(end, method, args.k)).collect();
        let made = match made {
            Ok(made) => made,
            Err(reason) => {
                failed += 1;
                remark(path, &reason.to_string());
                continue;
            }
        };
        // Of the ruleset's own count, whatever else is shown.
        let doubts = scored.made_up(end, None, None).map_or(Vec::new(), |made| scored.doubts(end, &made.score));
        if !args.json {
            doubts.iter().for_each(|doubt| remark(path, &format!("warning: {doubt}")));
        }
        for made in &made {
            if args.json {
                let mut json = scored.json(path, &args.end, made, &doubts);
                if let Some(language) = language {
                    json["record"] = scored.game.listed(language).into();
                }
                writeln!(out, "{json}")?;
            } else {
                let way = made.method.map_or(String::new(), |method| format!(", {}", method.name()));
                let (file, ruleset) = (path.display(), &scored.ruleset);
                writeln!(out, "{file}: {ruleset}{way}, {}{}", sums(made, unit), removed(&scored))?;
            }
            if let Some(to) = &args.picture {
                picture::save(to, &scored.game, made, &scored.ruleset, unit)
                    .map_err(|error| CliError::Failed(format!("{}: {error}", to.display())))?;
            }
        }
        if let (Some(language), false) = (language, args.json) {
            scored.game.listed(language).iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        if let Some(to) = &args.record {
            record::save(to, &scored.game, &record::heading(&scored.game, &scored.ruleset))
                .map_err(|error| CliError::Failed(format!("{}: {error}", to.display())))?;
        }
    }
    out.flush()?;
    let all = args.files.len();
    if left > 0 {
        return Err(CliError::Interrupted(format!("{left} of {all} files are left, those named as not counted")));
    }
    match failed {
        0 => Ok(()),
        _ if unreadable == all => Err(CliError::Usage(format!("{failed} of {all} files could not be counted"))),
        _ => Err(CliError::Failed(format!("{failed} of {all} files could not be counted"))),
    }
}

/// Writes a remark about a file to standard error, in one line: remarks may quote the file, control characters
/// included.
pub fn remark(path: &Path, text: &str) {
    let text: String = text.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect();
    eprintln!("{}: {text}", path.display());
}

fn removed(scored: &Scored) -> String {
    let dead = scored.vertices(scored.settlement.dead);
    let mut text = if dead.is_empty() { String::new() } else { format!("; dead: {}", dead.join(" ")) };
    for color in Color::BOTH {
        let agreed = scored.vertices(scored.settlement.agreed[color.index()]);
        if !agreed.is_empty() {
            text += &format!("; {color}'s by agreement: {}", agreed.join(" "));
        }
    }
    text
}
