//! From a file's text to a [`SgfGame`].

use sgf_parse::go::{self, Prop};
use sgf_parse::{GameTree, SgfNode, SgfProp};

use super::error::SgfError;
use super::game::{Info, Setup, SgfGame, SgfStep};
use super::komi::{self, WrittenKomi};
use super::main_line::{MainLine, main_line};
use super::numbers;
use super::tree::{DECLARED_END, NodeId, SgfTree, VIRTUAL_MOVE, tt_passes, without_point};
use super::warning::SgfWarning;
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{End, Move, Played};
use crate::rules::Komi;

/// A komi up to here is a ruleset's own, on small boards too.
const MOST_KOMI: f64 = 10.0;

/// Go's number in `GM`.
const GO: u32 = 1;

/// Reads the main line of the first game in `text`: all of it, or the position before move number `before_move`,
/// counted from 1 as `loadsgf` does. What comes later is then not looked at.
///
/// ```
/// use liangyi_core::rules::Rules;
/// let record = liangyi_core::sgf::load("(;SZ[9]KM[7];B[cc];W[gg];B[])", None).unwrap();
/// let game = record.game(Rules::CHINESE).unwrap();
/// assert_eq!(game.move_number(), 3);
/// ```
///
/// # Errors
///
/// [`SgfError`] if the text holds no game, one of another game than Go, or one that is too large or broken.
pub fn load(text: &str, before_move: Option<usize>) -> Result<SgfGame, SgfError> {
    load_of(GO, text, before_move)
}

/// As [`load`], for the game with the number `game` in `GM`, whose points are written as Go's. Records that do not say
/// of which game they are, and Go's, are read as well.
///
/// # Errors
///
/// As [`load`].
pub fn load_of(game: u32, text: &str, before_move: Option<usize>) -> Result<SgfGame, SgfError> {
    let MainLine { text: line, warnings, .. } = main_line(text, game)?;
    let tree = sgf_parse::parse(&line)
        .map_err(|error| SgfError::Broken(error.to_string()))?
        .into_iter()
        .next()
        .ok_or(SgfError::NoGame)?;
    let nodes = match tree {
        GameTree::GoGame(root) => unnest(root),
        GameTree::Unknown(root) => {
            unnest(root);
            return Err(SgfError::OtherGame);
        }
    };
    let mut reader = Reader::new(nodes.first().map_or(&[], Vec::as_slice))?;
    reader.record.warnings.splice(0..0, warnings);
    for properties in &nodes {
        if !reader.node(properties, before_move)? {
            break;
        }
    }
    Ok(reader.finished())
}

/// The properties of each node of a main line. Taking the nodes out of one another keeps their destructors from
/// recursing.
fn unnest<P: SgfProp>(root: SgfNode<P>) -> Vec<Vec<P>> {
    let mut nodes = Vec::new();
    let mut next = Some(root);
    while let Some(mut node) = next {
        next = node.children.pop();
        nodes.push(node.properties);
    }
    nodes
}

struct Reader {
    record: SgfGame,
    moves: usize,
    has_setup: bool,
}

impl Reader {
    fn new(root: &[Prop]) -> Result<Reader, SgfError> {
        let mut size = Size::square(19).unwrap_or(Size::MAX);
        let mut komi = None;
        let mut handicap = 0;
        let mut info = Info::default();
        let mut warnings = Vec::new();
        for property in root {
            match property {
                Prop::SZ((width, height)) => {
                    size = Size::new(u32::from(*width), u32::from(*height))
                        .ok_or_else(|| SgfError::Size(format!("{width}:{height}")))?;
                }
                Prop::KM(points) => komi = Some(WrittenKomi { value: *points, zi: false }),
                Prop::HA(stones) => handicap = u32::try_from(*stones).unwrap_or(0),
                Prop::RU(text) => info.rules = filled(&text.text),
                Prop::PB(text) => info.black = filled(&text.text),
                Prop::PW(text) => info.white = filled(&text.text),
                Prop::RE(text) => info.result = filled(&text.text),
                Prop::DT(text) => info.date = filled(&text.text),
                Prop::EV(text) => info.event = filled(&text.text),
                Prop::AP((name, version)) => info.program = filled(&format!("{}:{}", name.text, version.text)),
                Prop::Invalid(name, values) if name == "SZ" => return Err(SgfError::Size(shorten(&values.join("][")))),
                // The parser takes two stones and more.
                Prop::Invalid(name, values) if name == "HA" => {
                    handicap = values.first().and_then(|value| numbers::whole(value)).unwrap_or(0);
                }
                Prop::Invalid(name, values) if name == "KM" => match values.as_slice() {
                    [value] if komi::read(value).is_some() => komi = komi::read(value),
                    _ => warnings.push(SgfWarning::NoKomi { value: shorten(&values.join("][")) }),
                },
                _ => {}
            }
        }
        // This program writes points, whatever they are.
        let is_own = info.program.as_deref().is_some_and(|program| program.starts_with("Liangyi:"));
        let komi = komi.and_then(|WrittenKomi { value: written, zi }| {
            let points = match komi::in_hundredths(written, size) {
                _ if zi => 2.0 * written,
                Some((komi, zi)) => {
                    warnings.push(SgfWarning::KomiInHundredths { written, zi, komi });
                    komi
                }
                None if !is_own && komi::is_in_zi(written, info.rules.as_deref()) => {
                    warnings.push(SgfWarning::KomiInZi { written, komi: 2.0 * written });
                    2.0 * written
                }
                None => written,
            };
            let found = Komi::from_points(points);
            if found.is_none() {
                warnings.push(SgfWarning::NoKomi { value: written.to_string() });
            } else if points.abs() > MOST_KOMI.max(size.area() as f64) {
                warnings.push(SgfWarning::HugeKomi { written, size });
            }
            found
        });
        let record = SgfGame {
            size,
            komi,
            handicap,
            info,
            steps: Vec::new(),
            forced: Vec::new(),
            handicap_by_plays: true,
            declared_end: None,
            next: None,
            warnings,
        };
        Ok(Reader { record, moves: 0, has_setup: false })
    }

    /// Takes in a node; false once the move not asked for is reached.
    fn node(&mut self, properties: &[Prop], before_move: Option<usize>) -> Result<bool, SgfError> {
        let mut setup = Setup::default();
        for property in properties {
            match property {
                Prop::AB(points) => setup.black |= self.points("AB", points)?,
                Prop::AW(points) => setup.white |= self.points("AW", points)?,
                Prop::AE(points) => setup.empty |= self.points("AE", points)?,
                Prop::PL(color) => setup.to_move = Some(color_of(*color)),
                Prop::Invalid(name, values) => match name.as_str() {
                    "AB" => return Err(self.not_a_point("AB", &values.join("]["))),
                    "AW" => return Err(self.not_a_point("AW", &values.join("]["))),
                    "AE" if values.iter().any(|value| !value.is_empty()) => {
                        return Err(self.not_a_point("AE", &values.join("][")));
                    }
                    "PL" => setup.to_move = values.first().and_then(|value| color_named(value)),
                    _ => {}
                },
                _ => {}
            }
        }
        if setup != Setup::default() {
            self.has_setup |= !setup.black.is_empty();
            self.record.declared_end = None;
            self.record.steps.push(SgfStep::Setup(setup));
        }
        let virtual_move =
            properties.iter().any(|property| matches!(property, Prop::Unknown(name, _) if name == VIRTUAL_MOVE));
        let forced = properties.contains(&Prop::KO);
        for property in properties {
            let (color, mv) = match property {
                Prop::B(mv) => (Color::Black, self.read_move("B", *mv, virtual_move)?),
                Prop::W(mv) => (Color::White, self.read_move("W", *mv, virtual_move)?),
                Prop::Invalid(name, values) if name == "B" => return Err(self.not_a_point("B", &values.join("]["))),
                Prop::Invalid(name, values) if name == "W" => return Err(self.not_a_point("W", &values.join("]["))),
                _ => continue,
            };
            if self.moves == 0 && color == Color::White {
                self.place_named_handicap();
            }
            if before_move.is_some_and(|number| self.moves + 1 >= number) {
                self.record.next = Some(color);
                return Ok(false);
            }
            if forced {
                self.record.forced.push(self.moves);
            }
            self.moves += 1;
            self.record.steps.push(Played { color, mv }.into());
            self.record.declared_end = None;
        }
        self.record.declared_end = declared_end(properties).or(self.record.declared_end);
        Ok(true)
    }

    /// The record, once all of it has been read.
    fn finished(mut self) -> SgfGame {
        let named = self.record.handicap;
        // What is not read may have the stones.
        if named > 0
            && self.record.next.is_none()
            && let Some(stones) = self.record.handicap_stones()
            && stones != named
        {
            self.record.info.handicap = Some(named);
            // One stone is Black's first move.
            if named > 1 || stones > 0 {
                self.record.warnings.push(SgfWarning::OtherHandicap { named, stones });
            }
        }
        self.record
    }

    /// Handicap stones that the file names only by their number stand on the fixed points.
    fn place_named_handicap(&mut self) {
        let stones = self.record.handicap as usize;
        if self.has_setup || stones == 0 {
            return;
        }
        let Some(points) = self.record.size.fixed_handicap(stones) else { return };
        let black = points.into_iter().collect();
        self.record.steps.push(SgfStep::Setup(Setup { black, ..Setup::default() }));
        self.record.warnings.push(SgfWarning::HandicapPlaced { stones: self.record.handicap });
    }

    fn read_move(&self, property: &'static str, mv: go::Move, virtual_move: bool) -> Result<Move, SgfError> {
        match mv {
            go::Move::Pass => Ok(without_point(virtual_move)),
            go::Move::Move(go::Point { x: 19, y: 19 }) if tt_passes(self.record.size) => {
                Ok(without_point(virtual_move))
            }
            go::Move::Move(point) => self.point(property, point).map(Move::Play),
        }
    }

    fn points<'a>(
        &self,
        property: &'static str,
        points: impl IntoIterator<Item = &'a go::Point>,
    ) -> Result<PointSet, SgfError> {
        points.into_iter().map(|point| self.point(property, *point)).collect()
    }

    fn point(&self, property: &'static str, point: go::Point) -> Result<Point, SgfError> {
        let (x, down) = (usize::from(point.x), usize::from(point.y));
        let size = self.record.size;
        if x < size.width() && down < size.height() {
            Ok(size.point(x, size.height() - 1 - down))
        } else {
            Err(self.not_a_point(property, &format!("{}{}", letter(point.x), letter(point.y))))
        }
    }

    fn not_a_point(&self, property: &'static str, value: &str) -> SgfError {
        SgfError::NotAPoint { after: self.moves, property, value: shorten(value) }
    }
}

/// How both sides declare in a node that the game ends there.
fn declared_end(properties: &[Prop]) -> Option<End> {
    properties.iter().find_map(|property| match property {
        Prop::Unknown(name, values) if name == DECLARED_END => {
            values.first().and_then(|value| End::named(value.trim()))
        }
        _ => None,
    })
}

fn letter(coordinate: u8) -> char {
    match coordinate {
        0..26 => char::from(b'a' + coordinate),
        _ => char::from(b'A' + (coordinate - 26) % 26),
    }
}

fn color_of(color: sgf_parse::Color) -> Color {
    match color {
        sgf_parse::Color::Black => Color::Black,
        sgf_parse::Color::White => Color::White,
    }
}

/// Other programs' ways to write a colour: `b`, `black`, `1`, `2`.
fn color_named(text: &str) -> Option<Color> {
    match text.trim() {
        "1" => Some(Color::Black),
        "2" => Some(Color::White),
        name => Color::named(name),
    }
}

/// A text property without surrounding blanks, `None` where nothing is left.
fn filled(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_string())
}

fn shorten(text: &str) -> String {
    text.chars().take(20).collect()
}

impl SgfTree {
    /// The game up to a node, as [`load_of`] reads it from a file that has nothing else but the next move, which says
    /// who was to move.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn record(&self, game: u32, id: NodeId) -> Result<SgfGame, SgfError> {
        let mut line = self.path(id);
        let moves: usize = line.iter().map(|&id| self.moves_in(id)).sum();
        let next = self.line_from(id).into_iter().skip(1).find(|&next| self.moves_in(next) > 0 || self.sets_up(next));
        let next = next.filter(|&next| !self.sets_up(next));
        line.extend(next);
        let mut record = load_of(game, &self.line_text(&line), next.map(|_| moves + 1))?;
        record.warnings.splice(0..0, self.warnings.iter().cloned());
        Ok(record)
    }
}
