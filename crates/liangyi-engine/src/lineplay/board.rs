//! The fast board of line games: what each side would make on every empty point, kept up to date stone by stone, and
//! taken back.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::stone_key;
use liangyi_core::line::{LineBits, LineBoard, LineGame, LinePlace, LineRules, LineVerdict, verdict};

use super::LOGIT;
use super::classes::{LineClass, LineClasses};
use super::values::{
    Codes, Combinations, LineValues, SideWeights, WORTH_LOGIT, class, combination_numbers, makes, with_class,
};

const CELLS: usize = 512;
/// Units in which points are valued, for each in which positions are.
const UNITS: i32 = WORTH_LOGIT as i32 / LOGIT as i32;
/// Mixed into the key where White is to move.
const WHITE_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A sum over the empty points of what they are worth to a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    to_move: i32,
    waiting: i32,
}

/// What a stone has changed on one point.
#[derive(Clone, Copy, Debug)]
struct Change {
    side: u8,
    point: u16,
    codes: Codes,
}

/// A stone that has been placed.
#[derive(Clone, Copy, Debug)]
struct Placed {
    color: Color,
    point: Point,
    /// How many changes were there before it.
    changes: usize,
    winner: Option<Color>,
}

/// The stones, and what each side would make on every empty point.
#[derive(Clone)]
pub struct ThreatBoard {
    lines: LineBoard,
    rules: LineRules,
    classes: [&'static LineClasses; 2],
    values: [&'static LineValues; 2],
    numbers: &'static Combinations,
    codes: [[Codes; CELLS]; 2],
    combinations: [[u16; CELLS]; 2],
    sums: [Sums; 2],
    fives: [PointSet; 2],
    winning_fours: [PointSet; 2],
    fours: [PointSet; 2],
    open_threes: [PointSet; 2],
    empty: PointSet,
    key: u64,
    winner: Option<Color>,
    placed: Vec<Placed>,
    changes: Vec<Change>,
}

impl ThreatBoard {
    /// The position of a game that is not over.
    pub fn new(game: &LineGame) -> ThreatBoard {
        debug_assert!(game.end().is_none());
        ThreatBoard::of(game.lines(), game.rules())
    }

    /// Stones of which no side has five.
    pub fn of(lines: &LineBoard, rules: LineRules) -> ThreatBoard {
        let empty = lines.empty_points();
        let stones = lines.size().points().filter_map(|point| Some((lines.at(point)?, point)));
        let mut board = ThreatBoard {
            lines: *lines,
            rules,
            classes: Color::BOTH.map(|color| LineClasses::of(rules, color)),
            values: Color::BOTH.map(|color| LineValues::of(rules, color)),
            numbers: combination_numbers(),
            codes: [[0; CELLS]; 2],
            combinations: [[0; CELLS]; 2],
            sums: [Sums::default(); 2],
            fives: [PointSet::EMPTY; 2],
            winning_fours: [PointSet::EMPTY; 2],
            fours: [PointSet::EMPTY; 2],
            open_threes: [PointSet::EMPTY; 2],
            empty,
            key: stones.fold(0, |key, (color, point)| key ^ stone_key(color, point) as u64),
            winner: None,
            placed: Vec::new(),
            changes: Vec::new(),
        };
        for point in empty.iter() {
            let places = board.lines.places(point);
            for color in Color::BOTH {
                let side = color.index();
                let codes = places.into_iter().enumerate().fold(0, |codes, (way, place)| {
                    let class = board.classes[side].class(board.lines.line(color, place.line), place.cell);
                    with_class(codes, way, class)
                });
                board.set(side, point.index(), codes);
            }
        }
        board
    }

    /// The stones.
    #[inline]
    pub fn lines(&self) -> &LineBoard {
        &self.lines
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> LineRules {
        self.rules
    }

    /// Who has made five on this board.
    #[inline]
    pub fn winner(&self) -> Option<Color> {
        self.winner
    }

    /// The points without a stone.
    #[inline]
    pub fn empty(&self) -> &PointSet {
        &self.empty
    }

    /// The points on which `color` makes five.
    #[inline]
    pub fn fives(&self, color: Color) -> &PointSet {
        &self.fives[color.index()]
    }

    /// The points on which `color` makes four of any kind.
    #[inline]
    pub fn fours(&self, color: Color) -> &PointSet {
        &self.fours[color.index()]
    }

    /// The points on which `color` makes a three of which one more stone makes an open four.
    #[inline]
    pub fn open_threes(&self, color: Color) -> &PointSet {
        &self.open_threes[color.index()]
    }

    /// What `color` makes on the four lines through an empty point.
    pub fn classes(&self, color: Color, point: Point) -> [LineClass; 4] {
        [0, 1, 2, 3].map(|way| class(self.codes[color.index()][point.index()], way))
    }

    /// The number of the combination of what `color` makes on an empty point.
    #[inline(always)]
    pub fn combination(&self, color: Color, point: Point) -> usize {
        self.combinations[color.index()][point.index()].into()
    }

    /// What a move of `color` on an empty point makes, as bits.
    #[inline(always)]
    pub fn makes(&self, color: Color, point: Point) -> u8 {
        self.values[color.index()].makes[self.combination(color, point)]
    }

    /// What is learnt of the combinations of a side.
    #[inline(always)]
    fn weights(&self, color: Color) -> &'static SideWeights {
        self.values[color.index()].weights
    }

    /// How soon a move of `color` is tried for what it makes alone.
    #[inline(always)]
    pub fn attack(&self, color: Color, point: Point) -> i16 {
        self.weights(color).attack[self.combination(color, point)]
    }

    /// Whether neither side has a stone near enough to a point to share a five with one there.
    #[inline(always)]
    pub fn is_far(&self, point: Point) -> bool {
        self.makes(Color::Black, point) & self.makes(Color::White, point) & makes::NOTHING != 0
    }

    /// What the position is worth to `color`, to move, by the values of its points, in units of
    /// [`LOGIT`].
    #[inline]
    pub fn value(&self, color: Color) -> i32 {
        (self.sums[color.index()].to_move - self.sums[color.opponent().index()].waiting) / UNITS
    }

    /// The key of the stones with `color` to move.
    #[inline]
    pub fn key(&self, color: Color) -> u64 {
        self.key ^ if color == Color::White { WHITE_TO_MOVE } else { 0 }
    }

    /// The key after `color` has played on an empty point.
    #[inline]
    pub fn key_after(&self, color: Color, point: Point) -> u64 {
        self.key(color.opponent()) ^ stone_key(color, point) as u64
    }

    /// Whether `color` may play on an empty point.
    #[inline]
    pub fn may_play(&self, color: Color, point: Point) -> bool {
        self.makes(color, point) & makes::DOUBTFUL == 0
            || verdict(&self.lines, self.rules, color, point) != LineVerdict::Forbidden
    }

    /// The points on which `color` makes a four that one stone cannot stop, and which are not forbidden for it.
    pub fn threats(&self, color: Color) -> PointSet {
        let points = self.winning_fours[color.index()];
        if self.rules.restricts(color) && !points.is_empty() {
            points.iter().filter(|&point| self.may_play(color, point)).collect()
        } else {
            points
        }
    }

    /// The one point that stops a four of `color` on an empty point, where that makes no five; one of them where there
    /// are more, and `None` where it makes no four.
    pub(super) fn block(&self, color: Color, point: Point) -> Option<Point> {
        let codes = self.codes[color.index()][point.index()];
        let way = (0..4).find(|&way| matches!(class(codes, way), LineClass::Four | LineClass::OpenFour))?;
        let place = self.lines.places(point)[way];
        let fives = self.lines.line(color, place.line).with(place.cell).fives_with(self.rules.exact(color), place.cell);
        (fives != 0).then(|| self.lines.point(LinePlace { cell: fives.trailing_zeros(), ..place }))
    }

    /// Whether `color` may play on an empty point, and still may after any moves of the other side, which take fours
    /// and threes on lines away and make none.
    #[inline(always)]
    pub(super) fn stays_free(&self, color: Color, point: Point) -> bool {
        self.makes(color, point) & makes::DOUBTFUL == 0
    }

    /// How soon a search tries a move of `color`, by what it makes and what it prevents.
    #[inline(always)]
    pub fn urgency(&self, color: Color, point: Point) -> i32 {
        let other = color.opponent();
        let own = self.weights(color).attack[self.combination(color, point)];
        let prevented = self.weights(other).defence[self.combination(other, point)];
        i32::from(own) + i32::from(prevented)
    }

    /// The moves that may answer threats of `opponent` to make a winning four, but for fours of one's own: where it
    /// would be made, and the cells of its lines that it needs. A move that makes the threat forbidden from afar is not
    /// among them.
    pub fn defences(&self, opponent: Color, threats: &PointSet) -> PointSet {
        let mut common = self.empty;
        for threat in threats.iter() {
            let mut answers = PointSet::single(threat);
            for (way, place) in self.lines.places(threat).into_iter().enumerate() {
                if class(self.codes[opponent.index()][threat.index()], way) < LineClass::Four {
                    continue;
                }
                let near = self.lines.line(opponent, place.line).empty & 0x1ff << (place.cell - 4);
                self.lines.points(place.line, near).for_each(|point| answers.insert(point));
            }
            common &= answers;
        }
        common
    }

    /// Places a stone on an empty point.
    pub fn place(&mut self, color: Color, point: Point) {
        self.placed.push(Placed { color, point, changes: self.changes.len(), winner: self.winner });
        if self.fives[color.index()].contains(point) {
            self.winner = Some(color);
        }
        self.lines.place(color, point);
        self.key ^= stone_key(color, point) as u64;
        self.empty.remove(point);
        for side in 0..2 {
            self.change(side, point, 0);
        }
        for (way, place) in self.lines.places(point).into_iter().enumerate() {
            let mut near = self.lines.line(color, place.line).empty & 0x7ff << (place.cell - LineBits::PAD);
            while near != 0 {
                let place = LinePlace { cell: near.trailing_zeros(), ..place };
                near &= near - 1;
                self.classify(self.lines.point(place), way, place);
            }
        }
    }

    /// Takes the last stone back that was placed on this board.
    pub fn undo(&mut self) {
        let Some(Placed { color, point, changes, winner }) = self.placed.pop() else { return };
        self.lines.remove(color, point);
        self.key ^= stone_key(color, point) as u64;
        self.empty.insert(point);
        self.winner = winner;
        while self.changes.len() > changes {
            if let Some(Change { side, point, codes }) = self.changes.pop() {
                self.set(side.into(), point.into(), codes);
            }
        }
    }

    /// Finds what each side makes on one line.
    #[inline(always)]
    fn classify(&mut self, point: Point, way: usize, place: LinePlace) {
        for color in Color::BOTH {
            let side = color.index();
            let found = self.classes[side].class(self.lines.line(color, place.line), place.cell);
            let codes = self.codes[side][point.index()];
            if class(codes, way) != found {
                self.change(side, point, with_class(codes, way, found));
            }
        }
    }

    #[inline(always)]
    fn change(&mut self, side: usize, point: Point, codes: Codes) {
        let at = point.index();
        self.changes.push(Change { side: side as u8, point: at as u16, codes: self.codes[side][at] });
        self.set(side, at, codes);
    }

    #[inline(always)]
    fn set(&mut self, side: usize, at: usize, codes: Codes) {
        let values = self.values[side];
        let (old, new) = (usize::from(self.combinations[side][at]), self.numbers[usize::from(codes)]);
        self.codes[side][at] = codes;
        self.combinations[side][at] = new;
        let new = usize::from(new);
        let sums = &mut self.sums[side];
        let SideWeights { to_move, waiting, .. } = values.weights;
        sums.to_move += i32::from(to_move[new]) - i32::from(to_move[old]);
        sums.waiting += i32::from(waiting[new]) - i32::from(waiting[old]);
        let (before, made) = (values.makes[old], values.makes[new]);
        if before != made {
            self.mark(side, Point::from_index(at), made, before ^ made);
        }
    }

    fn mark(&mut self, side: usize, point: Point, made: u8, changed: u8) {
        let mark = |set: &mut PointSet, flag: u8| match (changed & flag != 0, made & flag != 0) {
            (true, true) => set.insert(point),
            (true, false) => set.remove(point),
            (false, _) => {}
        };
        mark(&mut self.fives[side], makes::FIVE);
        mark(&mut self.winning_fours[side], makes::WINNING_FOUR);
        mark(&mut self.fours[side], makes::FOUR);
        mark(&mut self.open_threes[side], makes::OPEN_THREE);
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::game::{Move, Position};

    use super::*;
    use crate::playout::PlayoutRng;

    /// Everything that is kept up to date.
    fn kept(board: &ThreatBoard) -> impl PartialEq + std::fmt::Debug + use<> {
        let sets = [board.fives, board.winning_fours, board.fours, board.open_threes];
        (sets, board.codes, board.combinations, board.sums, board.empty, board.key, board.winner)
    }

    #[test]
    fn what_is_kept_up_to_date_is_what_a_new_board_finds() {
        let mut dice = PlayoutRng::new(3, 0);
        for (width, height) in [(5, 5), (15, 15), (21, 9)] {
            for _ in 0..20 {
                let size = Size::new(width, height).unwrap();
                let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
                let mut board = ThreatBoard::new(&game);
                while !game.is_over() {
                    let color = game.to_move();
                    let points: Vec<Point> = game.legal_moves(color).points.iter().collect();
                    if points.is_empty() {
                        break;
                    }
                    let point = points[dice.below(points.len())];
                    let before = board.clone();
                    board.place(color, point);
                    let after = board.clone();
                    board.undo();
                    assert_eq!(kept(&board), kept(&before));
                    board.place(color, point);
                    assert_eq!(kept(&board), kept(&after));
                    game.play(color, Move::Play(point)).unwrap();
                    assert_eq!(board.winner(), game.end().and_then(|end| end.winner()));
                    if game.is_over() {
                        continue;
                    }
                    assert_eq!(kept(&board), kept(&ThreatBoard::new(&game)));
                    for color in Color::BOTH {
                        let exact = LineRules::RENJU.exact(color);
                        let forbidden = game.forbidden(color);
                        for point in game.board().empty().iter() {
                            let makes_five = board.lines().makes_five(color, point, exact);
                            assert_eq!(board.fives(color).contains(point), makes_five);
                            assert_eq!(board.may_play(color, point), !forbidden.contains(point));
                        }
                    }
                }
            }
        }
    }
}
