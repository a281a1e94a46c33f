//! From the nodes of a line to a [`SgfGame`].

use super::error::{LineBounds, SgfError};
use super::game::{Info, Setup, SgfGame, SgfStep};
use super::komi::{self, WrittenKomi};
use super::numbers;
use super::parse::{is_read, main_line};
use super::tree::{
    DECLARED_END, NodeId, Property, SgfTree, VIRTUAL_MOVE, coordinate, letter, point_at, reversed, tt_passes,
    unescaped, upright, without_point,
};
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
    let tree = main_line(text)?;
    read(&tree, &tree.main_line(), game, before_move, tree.warnings.clone())
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
        let mut warnings = self.warnings.clone();
        warnings.extend(self.check(&line)?);
        read(self, &line, game, next.map(|_| moves + 1), warnings)
    }

    /// Whether a line is within the bounds of one; the warning where its first rectangle from another corner is.
    fn check(&self, line: &[NodeId]) -> Result<Option<SgfWarning>, SgfError> {
        let (mut bounds, mut warning) = (LineBounds::default(), None);
        for property in line.iter().flat_map(|&id| self.properties(id)) {
            let capitals = property.capitals();
            for value in property.values.iter().filter(|_| is_read(&capitals)) {
                bounds.take(&capitals, value)?;
                warning = warning.or_else(|| reversed(&capitals, value));
            }
        }
        Ok(warning)
    }
}

/// The game of a line, which begins with the root.
fn read(
    tree: &SgfTree,
    line: &[NodeId],
    game: u32,
    before_move: Option<usize>,
    warnings: Vec<SgfWarning>,
) -> Result<SgfGame, SgfError> {
    let root = tree.properties(tree.root());
    check_game(root, game)?;
    let mut reader = Reader::new(&read_properties(root), warnings)?;
    for &id in line {
        if !reader.node(&read_properties(tree.properties(id)), before_move)? {
            break;
        }
    }
    Ok(reader.finished())
}

/// Whether a root is that of the game with this number, or of Go, or does not say of which.
fn check_game(root: &[Property], game: u32) -> Result<(), SgfError> {
    let of_games = root.iter().filter(|property| property.capitals() == "GM");
    let others = of_games.map(|property| property.values.iter().filter(|value| value.trim().parse() != Ok(game)));
    let others: Vec<Vec<String>> = others.map(|values| values.map(|value| unescaped(value)).collect()).collect();
    let others: Vec<&[String]> = others.iter().map(Vec::as_slice).filter(|values| !values.is_empty()).collect();
    match others.as_slice() {
        [] => Ok(()),
        [[value]] if value == "1" => Ok(()),
        [[value]] if value.parse::<i32>().is_ok() => Err(SgfError::OtherGame),
        [_] => Err(SgfError::Broken("Invalid game type")),
        _ => Err(SgfError::Broken("Unexpected property")),
    }
}

/// A property as it is read.
struct ReadProperty {
    /// The capitals of its name.
    name: String,
    /// Its values without backslashes, rectangles with their upper left corner first.
    values: Vec<String>,
}

impl ReadProperty {
    /// Its value, where it has no more than one.
    fn single(&self) -> Option<&str> {
        match self.values.as_slice() {
            [value] => Some(value),
            _ => None,
        }
    }

    fn joined(&self) -> String {
        shorten(&self.values.join("]["))
    }
}

fn read_properties(properties: &[Property]) -> Vec<ReadProperty> {
    let read = |property: &Property| {
        let name = property.capitals();
        if !is_read(&name) {
            return None;
        }
        let value = |value: &String| upright(&name, value).unwrap_or_else(|| unescaped(value));
        let values = property.values.iter().map(value).collect();
        Some(ReadProperty { name, values })
    };
    properties.iter().filter_map(read).collect()
}

struct Reader {
    record: SgfGame,
    moves: usize,
    has_setup: bool,
}

impl Reader {
    fn new(root: &[ReadProperty], mut warnings: Vec<SgfWarning>) -> Result<Reader, SgfError> {
        let mut size = Size::square(19).unwrap_or(Size::MAX);
        let mut komi = None;
        let mut handicap = 0;
        let mut info = Info::default();
        for property in root {
            let text = property.single();
            let told = |info: &mut Option<String>| {
                if let Some(text) = text {
                    *info = filled(text);
                }
            };
            match property.name.as_str() {
                "SZ" => size = size_of(property)?,
                "KM" => match text.and_then(komi_of) {
                    Some(found) => komi = Some(found),
                    None => warnings.push(SgfWarning::NoKomi { value: property.joined() }),
                },
                "HA" => handicap = property.values.first().map_or(0, |first| handicap_of(text, first)),
                "RU" => told(&mut info.rules),
                "PB" => told(&mut info.black),
                "PW" => told(&mut info.white),
                "RE" => told(&mut info.result),
                "DT" => told(&mut info.date),
                "EV" => told(&mut info.event),
                // The name of a program and its version.
                "AP" if text.is_some_and(|text| text.matches(':').count() == 1) => told(&mut info.program),
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
    fn node(&mut self, properties: &[ReadProperty], before_move: Option<usize>) -> Result<bool, SgfError> {
        let mut setup = Setup::default();
        for property in properties {
            match property.name.as_str() {
                "AB" => setup.black |= self.points("AB", property)?,
                "AW" => setup.white |= self.points("AW", property)?,
                "AE" if property.values.iter().any(|value| !value.is_empty()) => {
                    setup.empty |= self.points("AE", property)?;
                }
                "PL" => setup.to_move = property.values.first().and_then(|value| color_named(value)),
                _ => {}
            }
        }
        if setup != Setup::default() {
            self.has_setup |= !setup.black.is_empty();
            self.record.declared_end = None;
            self.record.steps.push(SgfStep::Setup(setup));
        }
        let is_virtual = properties.iter().any(|property| property.name == VIRTUAL_MOVE);
        let is_forced = properties.iter().any(|property| property.name == "KO" && property.single() == Some(""));
        for property in properties {
            let (color, mv) = match property.name.as_str() {
                "B" => (Color::Black, self.read_move("B", property, is_virtual)?),
                "W" => (Color::White, self.read_move("W", property, is_virtual)?),
                _ => continue,
            };
            if self.moves == 0 && color == Color::White {
                self.place_named_handicap();
            }
            if before_move.is_some_and(|number| self.moves + 1 >= number) {
                self.record.next = Some(color);
                return Ok(false);
            }
            if is_forced {
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

    fn read_move(&self, name: &'static str, property: &ReadProperty, is_virtual: bool) -> Result<Move, SgfError> {
        const TT: [usize; 2] = [19, 19];
        let invalid = || self.not_a_point(name, property.joined());
        let value = property.single().ok_or_else(invalid)?;
        if value.is_empty() {
            return Ok(without_point(is_virtual));
        }
        match place_of(value).ok_or_else(invalid)? {
            TT if tt_passes(self.record.size) => Ok(without_point(is_virtual)),
            place => self.point(name, place).map(Move::Play),
        }
    }

    /// The points of a list and of the rectangles in it.
    fn points(&self, name: &'static str, property: &ReadProperty) -> Result<PointSet, SgfError> {
        let corners = |value: &String| match value.split_once(':') {
            Some((first, last)) => {
                Some((place_of(first)?, place_of(last)?)).filter(|(a, b)| a[0] <= b[0] && a[1] <= b[1])
            }
            None => place_of(value).map(|place| (place, place)),
        };
        let corners: Option<Vec<_>> = property.values.iter().map(corners).collect();
        let mut points = PointSet::EMPTY;
        for ([left, top], [right, bottom]) in corners.ok_or_else(|| self.not_a_point(name, property.joined()))? {
            for (x, down) in (left..=right).flat_map(|x| (top..=bottom).map(move |down| (x, down))) {
                points.insert(self.point(name, [x, down])?);
            }
        }
        Ok(points)
    }

    fn point(&self, name: &'static str, [x, down]: [usize; 2]) -> Result<Point, SgfError> {
        point_at(self.record.size, x, down)
            .ok_or_else(|| self.not_a_point(name, [x, down].map(letter).iter().collect()))
    }

    fn not_a_point(&self, property: &'static str, value: String) -> SgfError {
        SgfError::NotAPoint { after: self.moves, property, value }
    }
}

/// The size of a board: lines, or columns and rows.
fn size_of(property: &ReadProperty) -> Result<Size, SgfError> {
    let lines = |text: &str| text.parse::<u8>().ok();
    let sides = property.single().and_then(|text| match text.split_once(':') {
        Some((width, height)) => lines(width).zip(lines(height)),
        None => lines(text).map(|lines| (lines, lines)),
    });
    let (width, height) = sides.ok_or_else(|| SgfError::Size(property.joined()))?;
    Size::new(width.into(), height.into()).ok_or_else(|| SgfError::Size(format!("{width}:{height}")))
}

/// A komi: a plain number, or one as people write it.
fn komi_of(text: &str) -> Option<WrittenKomi> {
    let plain = text.parse().ok().map(|value| WrittenKomi { value, zi: false });
    plain.or_else(|| komi::read(text))
}

/// How many handicap stones a value names that may be the only one; `first` is the first of them.
fn handicap_of(single: Option<&str>, first: &str) -> u32 {
    match single.and_then(|text| text.parse::<i64>().ok()) {
        Some(stones) if stones > 1 => u32::try_from(stones).unwrap_or(0),
        _ => numbers::whole(first).unwrap_or(0),
    }
}

/// Column from the left and row from the top, from two letters.
fn place_of(text: &str) -> Option<[usize; 2]> {
    let [x, down] = *text.as_bytes() else { return None };
    Some([coordinate(x)?, coordinate(down)?])
}

/// How both sides declare in a node that the game ends there.
fn declared_end(properties: &[ReadProperty]) -> Option<End> {
    let mut declared = properties.iter().filter(|property| property.name == DECLARED_END);
    declared.find_map(|property| End::named(property.values.first()?.trim()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_another_game_are_refused() {
        let read = |game, text| load_of(game, text, None).map(|record| record.size.width());
        assert_eq!(read(4, "(;GM[4]SZ[15];B[aa])"), Ok(15));
        assert_eq!(read(4, "(;GM[1]SZ[15];B[aa])"), Ok(15));
        assert_eq!(read(1, "(;GM[ 1 ]SZ[15])"), Ok(15));
        assert_eq!(read(1, "(;GM[4]SZ[15])"), Err(SgfError::OtherGame));
        for text in ["(;GM[]SZ[15])", "(;GM[x])", "(;GM[2][3])", "(;GM[2]GM[3])"] {
            assert!(matches!(read(1, text), Err(SgfError::Broken(_))), "{text}");
        }
    }

    #[test]
    fn rectangles_of_set_ups_may_begin_at_any_corner() {
        let stones = |text| match load(text, None).unwrap().steps.as_slice() {
            [SgfStep::Setup(setup)] => setup.black,
            steps => panic!("{text}: {steps:?}"),
        };
        assert_eq!(stones("(;SZ[9]AB[cc:aa][ac:ca])"), stones("(;SZ[9]AB[aa:cc])"));
        assert_eq!(stones("(;SZ[9]AB[aa:cc])").len(), 9);
        let error = load("(;SZ[9]AB[aa][ca:aa:bb])", None).unwrap_err().to_string();
        assert_eq!(error, "after move 0: AB[aa][ca:aa:bb] is not on the board");
    }
}
