//! A line of input: what it asks for.

use serde_json::{Map, Value};

use super::fields::{Fields, QueryError, QueryWarning, whole};
use super::query::{Defaults, Query};

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
    /// What has no effect in it.
    pub warnings: Vec<QueryWarning>,
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
    match read(line, defaults) {
        Ok((request, warnings)) => AnalysisLine { warnings, request: Ok(request) },
        Err(error) => AnalysisLine { warnings: Vec::new(), request: Err(error) },
    }
}

fn read(line: &[u8], defaults: &Defaults) -> Result<(AnalysisRequest, Vec<QueryWarning>), QueryError> {
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| QueryError::general(format!("{error} - could not parse input line as json request")))?;
    let Value::Object(object) = value else {
        return Err(QueryError::general("Request line was valid json but was not an object"));
    };
    let mut fields = Fields::new(object.clone())?;
    const ACTIONS: &str =
        "Must be 'query_version' or 'query_models' or 'clear_cache' or 'terminate' or 'terminate_all'";
    let Some(action) = fields.take::<String>("action", ACTIONS)? else {
        let (query, warnings) = Query::read(fields, defaults)?;
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
