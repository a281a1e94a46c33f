//! A line of input and what it asks for: an action, or the analysis of positions of a game, with how they are searched
//! and what is reported.

use std::sync::Arc;
use std::time::Duration;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Game, Move, Played};
use liangyi_core::rules::{NamedRules, Registry};
use liangyi_engine::engine::Lenience;
use liangyi_engine::policy::HumanNet;
use liangyi_engine::search::{NetworkParams, Restriction, Restrictions};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::fields::{Fields, QueryError, QueryGame, QueryWarning, ReadAs, parse_move, whole};
use crate::protocol::{
    HANDICAP_BY_PLAYS, KataCommand, KataListing, KataParam, KataTakes, KataValues, MOST_THREADS, NotFollowed,
    Perspective, UNBOUNDED,
};

/// The longest time between two reports, in seconds.
const MOST_SECONDS: f64 = 1e6;
const RESTRICTIONS: &str = "Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'";
const TURNS: &str = "Must specify an array of integers indicating turns to analyze";
const PRIORITIES: &str = "Must specify an array of integers indicating priorities";

/// How a position is analysed and reported, out of KataGo's parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Playouts for a position.
    pub max_visits: u64,
    /// Wall time for a position.
    pub max_time: Option<Duration>,
    /// Threads that search one position.
    pub search_threads: usize,
    /// For which side values are reported.
    pub perspective: Perspective,
    /// The most moves of a principal variation after its first.
    pub pv_length: usize,
    /// Whether plays of Black's alone before White's first move are handicap stones.
    pub handicap_by_plays: bool,
    /// How a network looks.
    pub network: NetworkParams,
    /// All the parameters.
    pub values: KataValues,
}

impl Params {
    /// Playouts for a position where nothing says how many, as KataGo's example configuration has it.
    const VISITS: u64 = 500;
    /// Moves of a principal variation after its first where nothing says how many.
    const PV_LENGTH: usize = 15;

    /// What these values say.
    pub fn of(values: KataValues) -> Params {
        let is_set = values.has("maxVisits") || values.has("maxPlayouts");
        let search_threads = values.whole("numSearchThreads").map_or(1, |threads| threads as usize);
        Params {
            max_visits: if is_set { values.visits().unwrap_or(UNBOUNDED as u64) } else { Params::VISITS },
            max_time: values.time(),
            search_threads: search_threads.min(MOST_THREADS),
            perspective: values.perspective(Perspective::Of(Color::Black)),
            pv_length: values.whole("analysisPVLen").map_or(Params::PV_LENGTH, |moves| moves as usize),
            handicap_by_plays: values.switch(HANDICAP_BY_PLAYS).unwrap_or(true),
            network: values.network_params(NetworkParams::ANALYSIS),
            values,
        }
    }
}

impl Default for Params {
    fn default() -> Params {
        Params::of(KataValues::default())
    }
}

/// What a query leaves open.
#[derive(Clone, Debug, Default)]
pub struct Defaults {
    /// The rulesets that it can name.
    pub registry: Registry,
    /// The parameters that it can change.
    pub params: Params,
    /// Which moves that the rules forbid by repetition or as suicide are made all the same.
    pub lenience: Lenience,
    /// The network that moves as persons of a rank do, if there is one.
    pub human: Option<Arc<HumanNet>>,
}

/// A position of a game to be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueryTurn {
    /// The number of moves made before it.
    pub number: usize,
    /// Positions of higher priority are analysed first.
    pub priority: i64,
}

/// What the responses hold besides the usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Include {
    /// The ownership of every point.
    pub ownership: bool,
    /// The ownership after each move.
    pub moves_ownership: bool,
    /// The standard deviations of the ownership.
    pub ownership_stdev: bool,
    /// Those of the ownership after each move.
    pub moves_ownership_stdev: bool,
    /// The chance that the game has no result after each move.
    pub no_result_value: bool,
    /// The policy.
    pub policy: bool,
    /// The visits of the positions of a principal variation.
    pub pv_visits: bool,
    /// Virtual moves, which no client of KataGo's knows.
    pub virtual_moves: bool,
}

/// Reports while a position is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reports {
    /// The time before the first one.
    pub first: Duration,
    /// The time between two.
    pub every: Duration,
}

/// A query for the analysis of positions of one game.
#[derive(Clone, Debug)]
pub struct Query {
    /// The client's name for it.
    pub id: String,
    /// The ruleset; the komi is that of the game.
    pub ruleset: NamedRules,
    /// The game before its first move.
    pub start: Game,
    /// Its moves, which can be made one after the other: they are legal, or forbidden only by repetition or as
    /// suicide in a query that is lenient.
    pub moves: Vec<Played>,
    /// The moves that the rules forbid: the index of each, counted from 0, and why.
    pub forbidden: Vec<(usize, String)>,
    /// The positions, each once, in the order of their numbers.
    pub turns: Vec<QueryTurn>,
    /// The parameters.
    pub params: Params,
    /// The moves left out.
    pub restrictions: Restrictions,
    /// What the responses hold.
    pub include: Include,
    /// Reports during the search, if they are wanted.
    pub reports: Option<Reports>,
}

impl Query {
    /// Reads a query. Returns warnings too, and notes the parameters that are not followed.
    ///
    /// # Errors
    ///
    /// The first field that is wrong.
    pub fn read(
        mut fields: Fields,
        defaults: &Defaults,
        notes: &mut NotFollowed,
    ) -> Result<(Query, Vec<QueryWarning>), QueryError> {
        let fields = &mut fields;
        let mut warnings = Vec::new();
        // How the moves are read depends on the parameters.
        let params = params(fields, defaults, notes, &mut warnings)?;
        let read = ReadAs { lenience: defaults.lenience, handicap_by_plays: params.handicap_by_plays };
        let QueryGame { ruleset, start, moves, forbidden } = QueryGame::read(fields, &defaults.registry, read)?;
        let turns = turns(fields, moves.len())?;
        let restrictions = restrictions(fields, start.size())?;
        let query = Query {
            id: fields.id.clone(),
            ruleset,
            start,
            moves,
            forbidden,
            turns,
            params,
            restrictions,
            include: Include {
                ownership: fields.flag("includeOwnership")?,
                moves_ownership: fields.flag("includeMovesOwnership")?,
                ownership_stdev: fields.flag("includeOwnershipStdev")?,
                moves_ownership_stdev: fields.flag("includeMovesOwnershipStdev")?,
                no_result_value: fields.flag("includeNoResultValue")?,
                policy: fields.flag("includePolicy")?,
                pv_visits: fields.flag("includePVVisits")?,
                virtual_moves: fields.flag("includeVirtual")?,
            },
            reports: reports(fields)?,
        };
        warnings.extend(
            fields.left().map(|field| fields.warning(field, "Unexpected or unused field, do you have a typo?")),
        );
        warnings.extend(query.forbidden_moves().map(|text| fields.warning("moves", text)));
        Ok((query, warnings))
    }

    /// Why moves that lead to a position are forbidden, if any are. A response has no word of it: clients take one with
    /// a warning for nothing else.
    fn forbidden_moves(&self) -> Option<String> {
        let last = self.turns.iter().map(|turn| turn.number).max()?;
        let made = self.forbidden.iter().filter(|(index, _)| *index < last);
        let texts: Vec<&str> = made.map(|(_, text)| text.as_str()).collect();
        (!texts.is_empty()).then(|| texts.join("; "))
    }

    /// The game after its first `turn` moves.
    pub fn position(&self, turn: usize) -> Game {
        let moves = &self.moves[..turn];
        let opened = self.start.opened(moves, self.params.handicap_by_plays);
        let (mut game, opening) = opened.unwrap_or_else(|| (self.start.clone(), 0));
        for played in &moves[opening..] {
            game.play_forced(played.color, played.mv).expect("the moves could be made when the query was read");
        }
        game
    }
}

/// KataGo's bound of priorities.
const MOST_PRIORITY: i64 = 1 << 62;

/// The positions: by default the last one.
fn turns(fields: &mut Fields, moves: usize) -> Result<Vec<QueryTurn>, QueryError> {
    let numbers = integers(fields, "analyzeTurns", TURNS)?;
    let priorities = integers(fields, "priorities", PRIORITIES)?;
    let priority = fields.whole("priority", -MOST_PRIORITY, MOST_PRIORITY)?;
    if priority.is_some() && priorities.is_some() {
        return Err(fields.failure("priority", "Cannot specify both priority and priorities"));
    }
    let Some(numbers) = numbers else {
        return match priorities {
            Some(_) => Err(fields.failure("priorities", "Can only specify when also specifying analyzeTurns")),
            None => Ok(vec![QueryTurn { number: moves, priority: priority.unwrap_or(0) }]),
        };
    };
    if priorities.as_ref().is_some_and(|priorities| priorities.len() != numbers.len()) {
        return Err(fields.failure("priorities", "Must be of matching length to analyzeTurns"));
    }
    if numbers.is_empty() {
        return Err(fields.failure("analyzeTurns", TURNS));
    }
    let mut turns = Vec::new();
    for (index, &number) in numbers.iter().enumerate() {
        let priority = priorities.as_ref().map_or(priority.unwrap_or(0), |priorities| priorities[index]);
        let number = usize::try_from(number).ok().filter(|&number| number <= moves);
        let number =
            number.ok_or_else(|| fields.failure("analyzeTurns", format!("Invalid turn number: {}", numbers[index])))?;
        turns.push(QueryTurn { number, priority });
    }
    turns.sort_by_key(|turn| turn.number);
    turns.dedup_by_key(|turn| turn.number);
    Ok(turns)
}

fn integers(fields: &mut Fields, field: &str, expected: &str) -> Result<Option<Vec<i64>>, QueryError> {
    let Some(values) = fields.take::<Vec<Value>>(field, expected)? else { return Ok(None) };
    let numbers: Option<Vec<i64>> = values.iter().map(whole).collect();
    numbers.map(Some).ok_or_else(|| fields.failure(field, expected))
}

/// The parameters, with what the query changes in them. What is not followed is noted, and said where nothing is
/// called so.
fn params(
    fields: &mut Fields,
    Defaults { params, human, .. }: &Defaults,
    notes: &mut NotFollowed,
    warnings: &mut Vec<QueryWarning>,
) -> Result<Params, QueryError> {
    const OBJECT: &str = "Must be an object";
    let mut values = params.values.clone();
    let overrides = fields.take::<serde_json::Map<String, Value>>("overrideSettings", OBJECT)?.unwrap_or_default();
    for (key, value) in overrides {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let set = values.set(&key, &text, KataCommand::Analysis, notes);
        set.map_err(|error| fields.failure("overrideSettings", format!("Could not set settings: {error}")))?;
    }
    if values.human_profile().is_some() {
        let needed =
            || "humanSLProfile needs a network that moves as persons of a rank do (-human-model FILE)".to_string();
        let net = human.as_ref().ok_or_else(needed).and_then(|net| net.load().map_err(ToString::to_string));
        net.map_err(|error| fields.failure("overrideSettings", error))?;
    }
    if !notes.unknown.is_empty() {
        let unknown = format!("Unknown config params: {}", notes.unknown.join(","));
        warnings.push(fields.warning("overrideSettings", unknown));
    }
    // What a search of KataGo's would follow is left to the log.
    let is_of_search = |name: &&String| KataParam::find(name).is_some_and(|param| param.listing == KataListing::Json);
    let idle: Vec<&str> = notes.without_effect.iter().filter(|name| !is_of_search(name)).map(String::as_str).collect();
    if !idle.is_empty() {
        let idle = format!("Config params without effect in an analysis: {}", idle.join(","));
        warnings.push(fields.warning("overrideSettings", idle));
    }
    for name in [HANDICAP_BY_PLAYS, "maxVisits", "analysisPVLen", "rootPolicyTemperature", "rootFpuReductionMax"] {
        let param = KataParam::find(name).expect("a parameter of KataGo's");
        let expected = match param.takes {
            KataTakes::Whole(least, most) => format!("Must be an integer from {least} to {most}"),
            KataTakes::Number(least, most) => format!("Must be a number from {least} to {most}"),
            KataTakes::Switch | KataTakes::Word(_) | KataTakes::Text | KataTakes::Profile => {
                "Must be a boolean".to_string()
            }
        };
        if let Some(value) = fields.take::<Value>(name, &expected)? {
            let text = match whole(&value) {
                Some(number) => Some(number.to_string()),
                None => (value.is_boolean() || value.is_number()).then(|| value.to_string()),
            };
            let taken = text.is_some_and(|text| values.put(param, &text).is_ok());
            if !taken {
                return Err(fields.failure(name, expected));
            }
        }
    }
    Ok(Params::of(values))
}

/// An element of `avoidMoves` or `allowMoves`.
#[derive(Deserialize)]
struct RestrictionText {
    player: String,
    moves: Vec<String>,
    #[serde(rename = "untilDepth")]
    until_depth: Value,
}

fn restrictions(fields: &mut Fields, size: Size) -> Result<Restrictions, QueryError> {
    let avoided = fields.take::<Vec<RestrictionText>>("avoidMoves", RESTRICTIONS)?;
    let allowed = fields.take::<Vec<RestrictionText>>("allowMoves", RESTRICTIONS)?;
    if avoided.is_some() && allowed.is_some() {
        return Err(fields.failure("allowMoves", "Cannot specify both allowMoves and avoidMoves"));
    }
    let (field, only) = if allowed.is_some() { ("allowMoves", true) } else { ("avoidMoves", false) };
    let texts = avoided.or(allowed).unwrap_or_default();
    let read = |text: RestrictionText| restriction(text, size, only);
    let read: Result<Vec<Restriction>, String> = texts.into_iter().map(read).collect();
    let restrictions = read.map_err(|error| fields.failure(field, error))?;
    if only && Color::BOTH.iter().any(|&side| restrictions.iter().filter(|found| found.color == side).count() > 1) {
        return Err(fields.failure(field, "Currently allowMoves only allows at most one entry per player"));
    }
    Ok(Restrictions::new(restrictions))
}

fn restriction(text: RestrictionText, size: Size, only: bool) -> Result<Restriction, String> {
    let color = Color::named(&text.player).ok_or("Must be \"b\" or \"w\"")?;
    let depth = whole(&text.until_depth).and_then(|depth| usize::try_from(depth).ok()).filter(|&depth| depth > 0);
    let (mut points, mut pass) = (PointSet::EMPTY, false);
    for word in &text.moves {
        match parse_move(word, size) {
            Some(Move::Play(point)) => points.insert(point),
            Some(Move::Pass) => pass = true,
            Some(Move::Virtual) | None => {
                return Err(format!("Could not parse board location: {}", word.chars().take(40).collect::<String>()));
            }
        }
    }
    let until_depth = depth.ok_or("untilDepth must be a positive integer")?;
    Ok(Restriction { color, points, pass, only, until_depth })
}

/// Reports during the search.
fn reports(fields: &mut Fields) -> Result<Option<Reports>, QueryError> {
    let seconds = |seconds: Option<f64>| seconds.map(Duration::from_secs_f64);
    let every = seconds(fields.number("reportDuringSearchEvery", 0.001, MOST_SECONDS)?);
    let first = seconds(fields.number("firstReportDuringSearchAfter", 0.0, MOST_SECONDS)?);
    Ok(match (first, every) {
        (None, None) => None,
        (first, Some(every)) => Some(Reports { first: first.unwrap_or(every), every }),
        // One report.
        (Some(first), None) => Some(Reports { first, every: Duration::MAX }),
    })
}

/// What a line asks for.
#[derive(Clone, Debug)]
pub enum AnalysisRequest {
    /// The analysis of positions.
    Analyze(Box<Query>),
    /// Something else, with the object that the response repeats.
    Act(QueryAction, Map<String, Value>),
}

/// What a line may ask for besides analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueryAction {
    /// The program's version.
    Version,
    /// The models in use.
    Models,
    /// Nothing is kept from one analysis to the next, so there is nothing to clear.
    ClearCache,
    /// The end of analyses.
    Terminate(Termination),
}

/// Which analyses are to end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Termination {
    /// Those of the queries with this id, or of all.
    pub id: Option<String>,
    /// Those of these positions, or of all.
    pub turns: Option<Vec<usize>>,
}

impl Termination {
    /// Whether it ends the analysis of position `turn` of the query `id`.
    pub fn ends(&self, id: &str, turn: usize) -> bool {
        self.id.as_ref().is_none_or(|wanted| wanted == id)
            && self.turns.as_ref().is_none_or(|turns| turns.contains(&turn))
    }
}

/// A line, read.
#[derive(Clone, Debug)]
pub struct AnalysisLine {
    /// What is said of it before it is answered.
    pub warnings: Vec<QueryWarning>,
    /// Parameters in it that have no effect.
    pub without_effect: Vec<String>,
    /// What it asks for.
    pub request: Result<AnalysisRequest, QueryError>,
}

/// Reads a line.
///
/// ```
/// use liangyi::analysis::{Defaults, AnalysisRequest, read_line};
///
/// let line = br#"{"id":"a","rules":"chinese","moves":[["B","C3"]],"boardXSize":9,"boardYSize":9}"#;
/// let Ok(AnalysisRequest::Analyze(query)) = read_line(line, &Defaults::default()).request else { panic!("a query") };
/// assert_eq!((query.id.as_str(), query.turns[0].number), ("a", 1));
/// ```
pub fn read_line(line: &[u8], defaults: &Defaults) -> AnalysisLine {
    let mut notes = NotFollowed::default();
    let (request, warnings) = match read(line, defaults, &mut notes) {
        Ok((request, warnings)) => (Ok(request), warnings),
        Err(error) => (Err(error), Vec::new()),
    };
    AnalysisLine { warnings, without_effect: notes.without_effect, request }
}

fn read(
    line: &[u8],
    defaults: &Defaults,
    notes: &mut NotFollowed,
) -> Result<(AnalysisRequest, Vec<QueryWarning>), QueryError> {
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| QueryError::general(format!("{error} - could not parse input line as json request")))?;
    let Value::Object(object) = value else {
        return Err(QueryError::general("Request line was valid json but was not an object"));
    };
    let mut fields = Fields::new(object.clone())?;
    const ACTIONS: &str =
        "Must be 'query_version' or 'query_models' or 'clear_cache' or 'terminate' or 'terminate_all'";
    let Some(action) = fields.take::<String>("action", ACTIONS)? else {
        let (query, warnings) = Query::read(fields, defaults, notes)?;
        return Ok((AnalysisRequest::Analyze(Box::new(query)), warnings));
    };
    let action = match action.as_str() {
        "query_version" => QueryAction::Version,
        "query_models" => QueryAction::Models,
        "clear_cache" => QueryAction::ClearCache,
        "terminate" => {
            let expected = "Requests for a terminate action must have a string \"terminateId\" field";
            let id = fields.require::<String>("terminateId", expected)?;
            QueryAction::Terminate(Termination { id: Some(id), turns: turn_numbers(&mut fields)? })
        }
        "terminate_all" => QueryAction::Terminate(Termination { id: None, turns: turn_numbers(&mut fields)? }),
        _ => return Err(fields.failure("action", ACTIONS)),
    };
    Ok((AnalysisRequest::Act(action, object), Vec::new()))
}

fn turn_numbers(fields: &mut Fields) -> Result<Option<Vec<usize>>, QueryError> {
    const EXPECTED: &str = "If provided, must be an array of integers indicating turns to terminate";
    let Some(values) = fields.take::<Vec<Value>>("turnNumbers", EXPECTED)? else { return Ok(None) };
    let turns = values.iter().map(|value| whole(value).and_then(|turn| usize::try_from(turn).ok()));
    turns.collect::<Option<Vec<usize>>>().map(Some).ok_or_else(|| fields.failure("turnNumbers", EXPECTED))
}
