//! The fields of a JSON object, taken one by one, those that make up the game of a query among them: it is set up and
//! its moves are found legal. Errors and warnings are in KataGo's form.

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{BadSetup, Game, Illegal, Move, Played};
use liangyi_core::rules::{HandicapBonus, Komi, NamedRules, Registry, Rules, kata};
use liangyi_engine::engine::Lenience;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// An error: the line it is about has no other response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{error}")]
pub struct QueryError {
    /// What is wrong.
    pub error: String,
    /// The field, if one is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The query's id, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A warning: the query is answered all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QueryWarning {
    /// What has no effect.
    pub warning: String,
    /// The field.
    pub field: String,
    /// The query's id.
    pub id: String,
}

impl QueryError {
    /// An error about a whole line.
    pub fn general(error: impl Into<String>) -> QueryError {
        QueryError { error: error.into(), field: None, id: None }
    }
}

/// The fields of a query that have not been taken yet.
#[derive(Clone, Debug)]
pub struct Fields {
    /// The query's id.
    pub id: String,
    rest: Map<String, Value>,
}

impl Fields {
    /// The fields of an object with an id.
    ///
    /// # Errors
    ///
    /// Where it has no id.
    pub fn new(mut object: Map<String, Value>) -> Result<Fields, QueryError> {
        match object.remove("id") {
            Some(Value::String(id)) => Ok(Fields { id, rest: object }),
            _ => Err(QueryError::general("Request must have a string \"id\" field")),
        }
    }

    /// An error about a field.
    pub fn failure(&self, field: &str, error: impl Into<String>) -> QueryError {
        QueryError { error: error.into(), field: Some(field.to_string()), id: Some(self.id.clone()) }
    }

    /// A warning about a field.
    pub fn warning(&self, field: &str, warning: impl Into<String>) -> QueryWarning {
        QueryWarning { warning: warning.into(), field: field.to_string(), id: self.id.clone() }
    }

    /// Takes a field; a `null` is as good as none.
    ///
    /// # Errors
    ///
    /// With the text `expected` where it is not of this type.
    pub fn take<T: DeserializeOwned>(&mut self, field: &str, expected: &str) -> Result<Option<T>, QueryError> {
        match self.rest.remove(field) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value).map(Some).map_err(|_| self.failure(field, expected)),
        }
    }

    /// Takes a field that must be there.
    ///
    /// # Errors
    ///
    /// With the text `expected` where it is missing or not of this type.
    pub fn require<T: DeserializeOwned>(&mut self, field: &str, expected: &str) -> Result<T, QueryError> {
        self.take(field, expected)?.ok_or_else(|| self.failure(field, expected))
    }

    /// Takes a field that is true or false; false where it is missing.
    pub fn flag(&mut self, field: &str) -> Result<bool, QueryError> {
        Ok(self.take(field, "Must be a boolean")?.unwrap_or(false))
    }

    /// Takes a number from `least` to `most`.
    pub fn number(&mut self, field: &str, least: f64, most: f64) -> Result<Option<f64>, QueryError> {
        let expected = format!("Must be a number from {least} to {most}");
        match self.take::<f64>(field, &expected)? {
            Some(number) if !(least..=most).contains(&number) => Err(self.failure(field, expected)),
            number => Ok(number),
        }
    }

    /// Takes a whole number from `least` to `most`; `5.0` is one.
    pub fn whole(&mut self, field: &str, least: i64, most: i64) -> Result<Option<i64>, QueryError> {
        let expected = format!("Must be an integer from {least} to {most}");
        let Some(value) = self.take::<Value>(field, &expected)? else { return Ok(None) };
        let number = whole(&value).filter(|number| (least..=most).contains(number));
        number.map(Some).ok_or_else(|| self.failure(field, expected))
    }

    /// The names of the fields that are left.
    pub fn left(&self) -> impl Iterator<Item = &str> {
        self.rest.keys().map(String::as_str)
    }
}

/// The whole number that a value is; some clients write `5.0`.
pub fn whole(value: &Value) -> Option<i64> {
    let float = || value.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < 1e15).map(|float| float as i64);
    value.as_i64().or_else(float)
}

const PAIRS: &str = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";
const RULES: &str = "Must specify rules string, such as \"chinese\" or \"tromp-taylor\", or a JSON object with \
                     detailed rules parameters.";

/// The game of a query.
#[derive(Clone, Debug)]
pub struct QueryGame {
    /// The ruleset; the komi is that of the game.
    pub ruleset: NamedRules,
    /// The game before its first move.
    pub start: Game,
    /// Its moves, which can be made one after the other.
    pub moves: Vec<Played>,
    /// Those that the rules forbid: the index of each, counted from 0, and why.
    pub forbidden: Vec<(usize, String)>,
}

/// How the moves of a game are read.
#[derive(Clone, Copy, Debug)]
pub struct ReadAs {
    /// Which moves that the rules forbid by repetition or as suicide are made all the same.
    pub lenience: Lenience,
    /// Whether plays of Black's alone before White's first move are handicap stones.
    pub handicap_by_plays: bool,
}

impl QueryGame {
    /// Takes the fields of the game. `read` has how lenient a query is that does not say it.
    ///
    /// # Errors
    ///
    /// The first field that is wrong, or a move that cannot be made.
    pub fn read(fields: &mut Fields, registry: &Registry, read: ReadAs) -> Result<QueryGame, QueryError> {
        let size = size(fields)?;
        let ruleset = ruleset(fields, registry)?;
        let setup = setup(fields, size)?;
        let moves = played(fields, "moves", size)?;
        let Some(moves) = moves else { return Err(fields.failure("moves", PAIRS)) };
        let start = start(fields, size, &ruleset.rules, &setup, moves.first())?;
        let lenience = match fields.take::<bool>("lenient", "Must be a boolean")? {
            Some(true) => Lenience::Lenient,
            Some(false) => Lenience::Strict,
            None => read.lenience,
        };
        let forbidden = check_moves(fields, &start, &moves, ReadAs { lenience, ..read })?;
        Ok(QueryGame { ruleset, start, moves, forbidden })
    }
}

/// The board.
fn size(fields: &mut Fields) -> Result<Size, QueryError> {
    let [width, height] = ["boardXSize", "boardYSize"].map(|field| {
        let lines = fields.whole(field, Size::MIN_LINES as i64, Size::MAX_LINES as i64)?;
        lines.ok_or_else(|| fields.failure(field, "Must provide the size of the board"))
    });
    Ok(Size::new(width? as u32, height? as u32).expect("both are within the limits"))
}

/// The ruleset with the komi of the query, or else the ruleset's own or KataGo's for rules in its words.
fn ruleset(fields: &mut Fields, registry: &Registry) -> Result<NamedRules, QueryError> {
    let text = match fields.require::<Value>("rules", RULES)? {
        Value::String(text) => text,
        object @ Value::Object(_) => object.to_string(),
        _ => return Err(fields.failure("rules", RULES)),
    };
    let komi = fields.number("komi", -f64::from(Komi::LIMIT), f64::from(Komi::LIMIT))?.and_then(Komi::from_points);
    let mut rules = kata::parse(&text, registry, komi.unwrap_or(Komi::ZERO))
        .map_err(|error| fields.failure("rules", format!("Could not parse rules: {error}")))?;
    if komi.is_none() {
        let own = registry.find(&text).filter(|_| !kata::is_shorthand(&text));
        rules.komi = own.map_or_else(|| katagos_komi(&rules), |row| row.rules.komi);
    }
    if let Some(bonus) = fields.take::<Value>("whiteHandicapBonus", "Must be a string")? {
        let word = bonus.as_str().map_or_else(|| bonus.to_string(), str::to_string);
        rules.handicap_bonus = HandicapBonus::named(&word)
            .ok_or_else(|| fields.failure("whiteHandicapBonus", "Must be \"0\", \"N-1\" or \"N\""))?;
        rules.check().map_err(|error| fields.failure("whiteHandicapBonus", error.to_string()))?;
    }
    Ok(registry.named(rules, Size::MAX))
}

/// The komi that KataGo takes for rules without one.
fn katagos_komi(rules: &Rules) -> Komi {
    Komi::halves(match (rules.counting.facts().prisoners, rules.button) {
        (true, _) => 13,
        (false, true) => 14,
        (false, false) => 15,
    })
}

/// Parses a move: as in GTP, or `(x,y)`, counted from 0 at the upper left corner.
pub fn parse_move(text: &str, size: Size) -> Option<Move> {
    let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else {
        return Move::parse(text, size);
    };
    let (x, y) = inner.split_once(',')?;
    let (x, y): (usize, usize) = (x.trim().parse().ok()?, y.trim().parse().ok()?);
    (x < size.width() && y < size.height()).then(|| Move::Play(size.point(x, size.height() - 1 - y)))
}

/// The pairs of a side and a move in a field, if it is there.
fn played(fields: &mut Fields, field: &str, size: Size) -> Result<Option<Vec<Played>>, QueryError> {
    let Some(pairs) = fields.take::<Vec<(String, String)>>(field, PAIRS)? else { return Ok(None) };
    let read = |(side, vertex): (String, String)| {
        let clip = |text: &str| text.chars().take(40).collect::<String>();
        let color = Color::named(&side).ok_or_else(|| format!("Could not parse player: {}", clip(&side)))?;
        let mv =
            parse_move(&vertex, size).ok_or_else(|| format!("Could not parse board location: {}", clip(&vertex)))?;
        Ok(Played { color, mv })
    };
    let moves: Result<Vec<Played>, String> = pairs.into_iter().map(read).collect();
    moves.map(Some).map_err(|error| fields.failure(field, error))
}

/// The stones before the first move.
fn setup(fields: &mut Fields, size: Size) -> Result<Vec<(Color, Point)>, QueryError> {
    let stones = played(fields, "initialStones", size)?.unwrap_or_default();
    let points = stones.into_iter().map(|stone| stone.mv.point().map(|point| (stone.color, point)));
    points.collect::<Option<_>>().ok_or_else(|| fields.failure("initialStones", "A stone needs a board location"))
}

/// The game before its first move. Two or more stones of Black's alone are handicap stones.
fn start(
    fields: &mut Fields,
    size: Size,
    rules: &Rules,
    setup: &[(Color, Point)],
    first: Option<&Played>,
) -> Result<Game, QueryError> {
    const PLAYER: &str = "Must be \"b\" or \"w\"";
    let player = fields.take::<String>("initialPlayer", PLAYER)?;
    let player =
        player.map(|text| Color::named(&text).ok_or_else(|| fields.failure("initialPlayer", PLAYER))).transpose()?;
    let player = player.or(first.map(|played| played.color));
    let is_handicap = setup.len() >= 2 && setup.iter().all(|(color, _)| *color == Color::Black);
    let game = if is_handicap {
        let points: Vec<Point> = setup.iter().map(|&(_, point)| point).collect();
        Game::with_handicap(size, rules.clone(), &points)
    } else {
        placed(size, setup).and_then(|board| Game::from_setup(board, rules.clone(), rules.first))
    };
    let mut game = game.map_err(|error| fields.failure("initialStones", error.to_string()))?;
    player.into_iter().for_each(|player| game.set_to_move(player));
    Ok(game)
}

fn placed(size: Size, stones: &[(Color, Point)]) -> Result<Board, BadSetup> {
    let mut board = Board::new(size);
    for &(color, point) in stones {
        if board.at(point).is_some() {
            return Err(BadSetup::Repeated);
        }
        board.add(color, &std::iter::once(point).collect());
    }
    Ok(board)
}

/// Plays all moves. Returns those that only repetition or suicide forbids and that are made all the same: the index of
/// each, and why it is forbidden.
fn check_moves(
    fields: &Fields,
    start: &Game,
    moves: &[Played],
    read: ReadAs,
) -> Result<Vec<(usize, String)>, QueryError> {
    let mut forbidden = Vec::new();
    let opened = start.opened(moves, read.handicap_by_plays);
    let ((mut game, opening), size) = (opened.unwrap_or_else(|| (start.clone(), 0)), start.size());
    for (index, &Played { color, mv }) in moves.iter().enumerate().skip(opening) {
        let text = |reason: Illegal| format!("Illegal move {index}: {} ({reason})", mv.display(size));
        let made = read.lenience.play(&mut game, color, mv);
        if let Some(reason) = made.map_err(|reason| fields.failure("moves", text(reason)))? {
            forbidden.push((index, text(reason)));
        }
    }
    Ok(forbidden)
}
