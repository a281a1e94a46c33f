//! Values of options, and small groups of options, that several commands read in the same way.

use std::ffi::OsStr;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PathBufValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, ArgAction, Args, Command};
use liangyi_arena::part::Part;
use liangyi_core::base::{Color, Point, PointForm, PointSet, Size};
use liangyi_core::game::Game;
use liangyi_core::line::OpeningRule;
use liangyi_core::score::{Agreement, ResultUnit};
use liangyi_core::time::parse_duration;
use liangyi_engine::engine::{EngineSettings, Lenience};
use liangyi_engine::engine::{LEVELS, Level};
use liangyi_engine::search::MOST_TREE_MEGABYTES;
use liangyi_net::inputs::{BadProfile, HumanProfile, Rank};

use super::error::CliError;
use crate::protocol::require_visible;
use crate::records::networks::NetworkUse;
use crate::show::words::{English, Language, Message, msg};
use crate::solve::MOST_POINTS;

/// What a value should have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadValue {
    /// The size of a board.
    Size,
    /// A time with a unit.
    Duration,
    /// A number of seconds, no more than these.
    Seconds(u32),
    /// A probability.
    Chance,
    /// A language.
    Language,
    /// A level of strength.
    Level,
    /// A rank of persons; these are the nearest.
    Rank(Vec<String>),
    /// A number of any kind.
    Number,
    /// A number above 0.
    Positive,
    /// A file name without control characters.
    VisibleName,
    /// The name of a host.
    HostName,
    /// A side with points.
    OwnedPoints,
    /// A side, before the colon.
    OwnedSide,
    /// A part of some parts.
    Part,
    /// Two differences in Elo.
    EloBounds,
    /// A board that can be solved, one of these.
    SolvableSize(String),
    /// A board that is small enough to be solved.
    Unsolvable {
        /// The board that was named.
        size: Size,
        /// How many positions it has, as a power of ten.
        digits: usize,
        /// Those that can be solved.
        solved: String,
    },
    /// A name that the parser before this one has checked.
    Name,
}

impl BadValue {
    /// What is wrong, to be said in `words`.
    pub fn message(&self, words: Language) -> Message<'_> {
        match self {
            BadValue::Size => {
                msg!("bad-size", least = Size::MIN_LINES.to_string(), most = Size::MAX_LINES.to_string())
            }
            BadValue::Duration => msg!("bad-duration"),
            BadValue::Seconds(most) => msg!("bad-seconds", most = most.to_string()),
            BadValue::Chance => msg!("bad-chance"),
            BadValue::Language => msg!("bad-language"),
            BadValue::Level => msg!("bad-level", most = LEVELS.len().to_string()),
            BadValue::Rank(nearest) => msg!("bad-rank", nearest = words.ranks(nearest)),
            BadValue::Number => msg!("bad-number"),
            BadValue::Positive => msg!("bad-positive"),
            BadValue::VisibleName => msg!("bad-file-name"),
            BadValue::HostName => msg!("bad-host"),
            BadValue::OwnedPoints => msg!("bad-owned-points"),
            BadValue::OwnedSide => msg!("bad-owned-side"),
            BadValue::Part => msg!("bad-part"),
            BadValue::EloBounds => msg!("bad-elo-bounds"),
            BadValue::SolvableSize(solved) => {
                let [least, most] = [Size::MIN_LINES, Size::MAX_LINES].map(|lines| lines.to_string());
                msg!("bad-solvable-size", least = least, most = most, solved = solved.as_str())
            }
            BadValue::Unsolvable { size, digits, solved } => msg!(
                "bad-unsolvable",
                size = size.to_string(),
                boards = digits.to_string(),
                positions = (digits + 3).to_string(),
                most = MOST_POINTS.to_string(),
                solved = solved.as_str()
            ),
            BadValue::Name => msg!("bad-name"),
        }
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.say(self.message(English)))
    }
}

impl std::error::Error for BadValue {}

/// Reads one of these values by its name. The names stand in the help, and in what is said of any other value.
pub fn named<T: Clone + Send + Sync + 'static>(
    values: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let values: Vec<(&str, T)> = values.into_iter().collect();
    PossibleValuesParser::new(values.iter().map(|(name, _)| *name)).try_map(move |name| {
        let value = values.iter().find(|(known, _)| **known == *name);
        value.map(|(_, value)| value.clone()).ok_or(BadValue::Name)
    })
}

/// Reads an opening rule by any of its names.
pub fn opening_rule() -> impl TypedValueParser<Value = OpeningRule> {
    OpeningRuleParser
}

#[derive(Clone)]
struct OpeningRuleParser;

impl TypedValueParser for OpeningRuleParser {
    type Value = OpeningRule;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<OpeningRule, Error> {
        match value.to_str().and_then(OpeningRule::find) {
            Some(rule) => Ok(rule),
            None => named(OpeningRule::ALL.map(|rule| (rule.name(), rule))).parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(OpeningRule::ALL.into_iter().map(|rule| PossibleValue::new(rule.name()))))
    }
}

/// Reads a number of threads.
pub fn threads(most: i64) -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u16).range(1..=most).map(usize::from)
}

/// Reads the path of a file or folder that is written.
pub fn written_path() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| require_visible(&path).map(|()| path).map_err(|_| BadValue::VisibleName))
}

/// Reads how much memory a search has, in megabytes, and gives it in bytes.
pub fn megabytes() -> impl TypedValueParser<Value = usize> {
    let range = 16..=i64::from(MOST_TREE_MEGABYTES);
    clap::value_parser!(u32).range(range).map(|megabytes| (megabytes as usize) << 20)
}

/// Reads a board.
pub fn size(text: &str) -> Result<Size, BadValue> {
    text.parse().map_err(|_| BadValue::Size)
}

/// Reads a duration with a unit.
pub fn duration(text: &str) -> Result<Duration, BadValue> {
    parse_duration(text).ok_or(BadValue::Duration)
}

/// Reads a number of seconds.
pub fn seconds(text: &str) -> Result<Duration, BadValue> {
    const MOST: u32 = 1_000_000;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= f64::from(MOST) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(BadValue::Seconds(MOST)),
    }
}

/// Reads a probability.
pub fn chance(text: &str) -> Result<f64, BadValue> {
    text.parse().ok().filter(|chance| (0.0..=1.0).contains(chance)).ok_or(BadValue::Chance)
}

/// Reads a language.
pub fn language(text: &str) -> Result<Language, BadValue> {
    Language::named(text).ok_or(BadValue::Language)
}

/// Reads a level of strength.
pub fn level(text: &str) -> Result<u64, BadValue> {
    text.parse().ok().filter(|level| (1..=LEVELS.len() as u64).contains(level)).ok_or(BadValue::Level)
}

/// Reads a rank of persons.
pub fn rank(text: &str) -> Result<Rank, BadValue> {
    text.parse().map_err(|error: BadProfile| BadValue::Rank(error.nearest))
}

/// Reads a part such as 3/40.
pub fn part(text: &str) -> Result<Part, BadValue> {
    text.parse().map_err(|_| BadValue::Part)
}

/// What a network is for at this level of strength, or at none: at the lower ones the engine plays without.
pub fn network_use(level: Option<u64>) -> NetworkUse {
    if level.and_then(Level::of_number).is_none_or(|level| level.needs_network()) {
        NetworkUse::Play
    } else {
        NetworkUse::Judge
    }
}

/// Has the engine move as persons of this rank do, if one is chosen.
pub fn set_rank(settings: &mut EngineSettings, rank: Option<Rank>, words: Language) -> Result<(), CliError> {
    let imitate = |rank| settings.imitate(HumanProfile::of_rank(rank));
    rank.map_or(Ok(()), imitate).map_err(|error| CliError::Usage(format!("--rank: {}", words.no_human_network(&error))))
}

/// Sets the level of strength, if one is chosen.
pub fn set_level(settings: &mut EngineSettings, level: Option<u64>) -> Result<(), CliError> {
    level.map_or(Ok(()), |level| settings.set_level(level)).map_err(|error| CliError::Usage(error.to_string()))
}

/// How points are written; both forms are read everywhere.
#[derive(Args, Clone, Debug)]
pub struct PointsArgs {
    /// How points are written: `letters` as D4, `x-y` as X4Y4
    ///
    /// `x-y` has the numbers of their lines; both are read.
    #[arg(long, value_name = "FORM", default_value = PointForm::default().name(),
          value_parser = named(PointForm::ALL.map(|form| (form.name(), form))))]
    points: PointForm,
}

impl PointsArgs {
    /// The form that was chosen.
    pub fn chosen(&self) -> PointForm {
        self.points
    }
}

/// In what results are given.
#[derive(Args, Debug)]
pub struct UnitArgs {
    /// How results are given: `own` as B+1.5, `zi` as 黑胜3/4子
    ///
    /// `own` as GTP writes them, `zi` as the Chinese texts do, in 子 where the ruleset counts stones and surrounded
    /// points together, else in its own unit.
    #[arg(long, value_name = "UNIT", default_value = ResultUnit::default().name(),
          value_parser = named(ResultUnit::ALL.map(|unit| (unit.name(), unit))))]
    unit: ResultUnit,
}

impl UnitArgs {
    /// The unit chosen.
    pub fn chosen(&self) -> ResultUnit {
        self.unit
    }
}

/// Whether plays can be handicap stones.
#[derive(Args, Debug)]
pub struct HandicapArgs {
    /// Whether Black's plays before White's first are handicap stones
    ///
    /// As KataGo has it; `off`: they are stones of a diagram. No moves either way.
    #[arg(long, value_name = "on|off", default_value = "on", action = ArgAction::Set,
          value_parser = named([("on", true), ("off", false)]))]
    handicap_by_plays: bool,
}

impl HandicapArgs {
    /// Whether they are.
    pub fn by_plays(&self) -> bool {
        self.handicap_by_plays
    }
}

/// Which moves of a client that the rules forbid are made.
#[derive(Args, Clone, Copy, Debug)]
pub struct LenienceArgs {
    /// Make moves that repetition or suicide forbids, under every ruleset
    ///
    /// They are marked, instead of being refused: for reviewing games played under other rules. Without the option that
    /// is so only under rulesets of which KataGo has games, as it has them: not for a stone alone.
    #[arg(long, conflicts_with = "strict")]
    lenient: bool,
    /// Refuse moves that repetition or suicide forbids, under every ruleset
    ///
    /// As a referee does.
    #[arg(long)]
    strict: bool,
}

impl LenienceArgs {
    /// What they say, or `otherwise` where they say nothing.
    pub fn chosen(self, otherwise: Lenience) -> Lenience {
        match (self.lenient, self.strict) {
            (true, _) => Lenience::Lenient,
            (_, true) => Lenience::Strict,
            (false, false) => otherwise,
        }
    }
}

/// What both sides agree on at the end of a game.
#[derive(Args, Clone, Debug, Default)]
pub struct AgreementArgs {
    /// The dead chains, or `none` [default: judged]
    ///
    /// A vertex of each, separated by commas.
    #[arg(long, value_name = "VERTICES")]
    pub dead: Option<String>,
    /// Empty points that are one side's by agreement: `black:C3,D4`
    ///
    /// Separated by commas; may be given for each side.
    #[arg(long, value_name = "COLOR:VERTICES")]
    pub owner: Vec<OwnedPoints>,
}

/// Points that are one side's by agreement, as they are written: `black:C3,D4`.
#[derive(Clone, Debug)]
pub struct OwnedPoints {
    color: Color,
    /// Separated by commas.
    vertices: String,
    text: String,
}

impl FromStr for OwnedPoints {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<OwnedPoints, BadValue> {
        let (color, vertices) = text.split_once(':').ok_or(BadValue::OwnedPoints)?;
        let color = Color::named(color).ok_or(BadValue::OwnedSide)?;
        Ok(OwnedPoints { color, vertices: vertices.to_string(), text: text.to_string() })
    }
}

impl fmt::Display for OwnedPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl AgreementArgs {
    /// What that says of `game`, or what is wrong with it.
    pub fn read(&self, game: &Game) -> Result<Agreement, String> {
        let dead = self.dead.as_deref().map(|vertices| chains(game, vertices)).transpose()?;
        let mut owned = [PointSet::EMPTY; 2];
        for OwnedPoints { color, vertices, .. } in &self.owner {
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
        Ok(Agreement { dead, owned, owners_complete: false })
    }
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
