//! From the nodes of a line to a [`SgfGame`].

use super::error::{LineBounds, SgfError};
use super::game::{Setup, SgfGame, SgfStep};
use super::parse::{is_read, main_line};
use super::root::{self, ReadProperty, read_properties};
use super::tree::{
    DECLARED_END, NodeId, SgfTree, VIRTUAL_MOVE, coordinate, letter, point_at, reversed, tt_passes, without_point,
};
use super::warning::SgfWarning;
use crate::base::{Color, Point, PointSet};
use crate::game::{End, Move, Played};

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
    read_parsed(&main_line(text)?, game, before_move)
}

/// The main line of a tree, as [`load_of`] reads it.
pub fn read_parsed(tree: &SgfTree, game: u32, before_move: Option<usize>) -> Result<SgfGame, SgfError> {
    read(tree, &tree.main_line(), game, before_move, tree.warnings.clone())
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
        let to_node = line.clone();
        line.extend(next);
        let of_line = |line: &[NodeId], before_move: Option<usize>| {
            let mut warnings = self.warnings.clone();
            warnings.extend(self.check(line)?);
            read(self, line, game, before_move, warnings)
        };
        match of_line(&line, next.map(|_| moves + 1)) {
            // A move that cannot be read is none to go by.
            Err(_) if next.is_some() => of_line(&to_node, None),
            record => record,
        }
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
    let root = read_properties(tree.properties(tree.root()));
    let mut record = root::read(&root, game, warnings)?;
    let mut later = line.iter().skip(1).flat_map(|&id| tree.properties(id));
    record.warnings.extend(root::out_of_place(&root, &mut later));
    let mut reader = Reader { record, moves: 0, has_setup: false };
    for &id in line {
        if !reader.node(&read_properties(tree.properties(id)), before_move)? {
            break;
        }
        let marks = tree.marks(id, reader.record.size);
        let agreed = marks.as_ref().and_then(|marks| Some(*marks.agreed()?.1));
        reader.record.agreed = agreed.or(reader.record.agreed);
    }
    Ok(reader.finished())
}

struct Reader {
    record: SgfGame,
    moves: usize,
    has_setup: bool,
}

impl Reader {
    /// Takes in a node; false once the move not asked for is reached.
    fn node(&mut self, properties: &[ReadProperty], before_move: Option<usize>) -> Result<bool, SgfError> {
        let mut setup = Setup::default();
        for property in properties {
            match property.name.as_str() {
                "AB" => setup.black |= self.points("AB", property)?,
                "AW" => setup.white |= self.points("AW", property)?,
                // What is set up and taken off in one node goes in the order of the file.
                "AE" => {
                    let empty = self.points("AE", property)?;
                    (setup.black, setup.white) = (setup.black.without(&empty), setup.white.without(&empty));
                    setup.empty |= empty;
                }
                "PL" => setup.to_move = property.values.first().and_then(|value| color_named(value)),
                _ => {}
            }
        }
        if setup != Setup::default() {
            self.has_setup |= !setup.black.is_empty();
            self.end_is_unknown();
            self.record.steps.push(SgfStep::Setup(setup));
        }
        let moves = properties.iter().filter(|property| matches!(property.name.as_str(), "B" | "W")).count();
        let is_told = |warning: &SgfWarning| matches!(warning, SgfWarning::MovesInOneNode { .. });
        if moves > 1 && !self.record.warnings.iter().any(is_told) {
            self.record.warnings.push(SgfWarning::MovesInOneNode { first: self.moves + 1, moves });
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
            self.end_is_unknown();
        }
        self.mark_territory(properties);
        self.record.declared_end = declared_end(properties).or(self.record.declared_end);
        Ok(true)
    }

    /// Whatever the file has said of the end does not hold after this.
    fn end_is_unknown(&mut self) {
        (self.record.declared_end, self.record.agreed) = (None, None);
        self.record.territory = Default::default();
    }

    /// Takes in the marks of territory in a node, if there are any. Those that are on no board are as good as none.
    fn mark_territory(&mut self, properties: &[ReadProperty]) {
        let sides = [("TB", Color::Black), ("TW", Color::White)];
        let marks = || {
            sides.into_iter().flat_map(|(name, color)| {
                properties
                    .iter()
                    .filter(move |property| property.name == name)
                    .map(move |property| (name, color, property))
            })
        };
        if marks().next().is_some() {
            self.record.territory = Default::default();
        }
        for (name, color, property) in marks() {
            match self.points(name, property) {
                Ok(points) => self.record.territory[color.index()] |= points,
                Err(_) => {
                    self.record.territory = Default::default();
                    self.record.warnings.push(SgfWarning::NoTerritory { name, value: property.joined() });
                    return;
                }
            }
        }
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
        let several = || SgfError::SeveralPoints { after: self.moves, property: name, value: property.joined() };
        let value = property.single().ok_or_else(several)?.trim();
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
        let corners = |value: &str| match value.split_once(':') {
            Some((first, last)) => {
                Some((place_of(first)?, place_of(last)?)).filter(|(a, b)| a[0] <= b[0] && a[1] <= b[1])
            }
            None => place_of(value).map(|place| (place, place)),
        };
        // Programs write an empty value for no points.
        let values = property.values.iter().map(|value| value.trim()).filter(|value| !value.is_empty());
        let corners: Option<Vec<_>> = values.map(corners).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn empty_values_of_set_ups_and_passes_with_blanks_are_read() {
        let steps = |text| load(text, None).unwrap_or_else(|error| panic!("{text}: {error}")).steps;
        let plain = steps("(;SZ[9];B[ee];W[cc])");
        for text in ["(;SZ[9]AB[]HA[0];B[ee];W[cc])", "(;SZ[9]AW[ ]AE[];B[ ee ];W[cc])"] {
            assert_eq!(steps(text), plain, "{text}");
        }
        assert_eq!(steps("(;SZ[9]AB[ ][dd];B[ ])"), steps("(;SZ[9]AB[dd];B[])"));
        let error = load("(;SZ[9];B[ee][cc];W[gg])", None).unwrap_err().to_string();
        assert_eq!(error, "after move 0: B[ee][cc] has more points than one");
    }

    #[test]
    fn what_one_node_sets_up_and_takes_off_goes_in_its_order() {
        let stones = |text| {
            let game = load(text, None).unwrap().game(crate::rules::Rules::CHINESE).unwrap();
            game.board().stones(Color::Black).len()
        };
        assert_eq!(stones("(;SZ[9]AB[aa:ii]AE[bb:hh])"), 32);
        assert_eq!(stones("(;SZ[9]AE[bb:hh]AB[aa:cc])"), 9);
    }
}
