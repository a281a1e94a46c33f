//! The fast board of line games: what each side would make on every empty point, kept up to date stone by stone.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineBits, LineBoard, LineGame, LinePlace, LineRules, LineVerdict, verdict};

use super::classes::{LineClass, LineClasses};
use crate::playout::weights::PointWeights;
use crate::search::FastBoard;

const CELLS: usize = 512;

/// By [`LineClass`] the weight of a move that makes it, and of one that keeps the opponent from making it. Chosen, not
/// measured.
const WEIGHTS: [[u16; 2]; 10] =
    [[0, 0], [1, 1], [4, 2], [14, 8], [20, 8], [110, 50], [90, 45], [2000, 1000], [8000, 4000], [0, 0]];

/// The classes of a move on the four lines through its point, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Codes(u16);

impl Codes {
    #[inline(always)]
    fn class(self, way: usize) -> LineClass {
        LineClass::ALL[usize::from(self.0 >> (4 * way) & 15)]
    }

    #[inline(always)]
    fn set(&mut self, way: usize, class: LineClass) {
        self.0 = self.0 & !(15 << (4 * way)) | (class as u16) << (4 * way);
    }

    #[inline(always)]
    fn classes(self) -> [LineClass; 4] {
        std::array::from_fn(|way| self.class(way))
    }

    fn count(self, class: LineClass) -> usize {
        self.classes().into_iter().filter(|&found| found == class).count()
    }
}

/// The stones, and what each side would make on every empty point.
#[derive(Clone)]
pub struct ThreatBoard {
    lines: LineBoard,
    rules: LineRules,
    classes: [&'static LineClasses; 2],
    /// The strongest class that weights tell from weaker ones.
    strongest: LineClass,
    codes: [[Codes; CELLS]; 2],
    weights: PointWeights,
    fives: [PointSet; 2],
    winning_fours: [PointSet; 2],
    fours: [PointSet; 2],
    empty: usize,
    winner: Option<Color>,
}

impl ThreatBoard {
    /// The position of a game that is not over. Without `threats` the weights of moves do not tell open threes, fours
    /// and fives from weaker shapes.
    pub fn new(game: &LineGame, threats: bool) -> ThreatBoard {
        let rules = game.rules();
        let mut board = ThreatBoard {
            lines: *game.lines(),
            rules,
            classes: Color::BOTH.map(|color| LineClasses::of(rules, color)),
            strongest: if threats { LineClass::Five } else { LineClass::OpenTwo },
            codes: [[Codes::default(); CELLS]; 2],
            weights: PointWeights::default(),
            fives: [PointSet::EMPTY; 2],
            winning_fours: [PointSet::EMPTY; 2],
            fours: [PointSet::EMPTY; 2],
            empty: game.board().empty().len(),
            winner: None,
        };
        for point in game.board().empty().iter() {
            for (way, place) in board.lines.places(point).into_iter().enumerate() {
                board.classify(point, way, place);
            }
            board.weigh(point);
        }
        debug_assert!(!game.is_over());
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

    /// Whether every point has a stone.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.empty == 0
    }

    /// The points on which `color` makes five.
    #[inline]
    pub fn fives(&self, color: Color) -> &PointSet {
        &self.fives[color.index()]
    }

    /// The points on which `color` makes a four that one stone cannot stop, as far as the lines decide it: whether the
    /// point is forbidden is not looked at.
    #[inline]
    pub fn winning_fours(&self, color: Color) -> &PointSet {
        &self.winning_fours[color.index()]
    }

    /// The points on which `color` makes four of any kind.
    #[inline]
    pub fn fours(&self, color: Color) -> &PointSet {
        &self.fours[color.index()]
    }

    /// What `color` makes on the four lines through an empty point.
    pub fn classes(&self, color: Color, point: Point) -> [LineClass; 4] {
        self.codes[color.index()][point.index()].classes()
    }

    /// The weights of moves.
    #[inline]
    pub fn weights(&self) -> &PointWeights {
        &self.weights
    }

    /// Whether `color` may play on an empty point.
    #[inline]
    pub fn may_play(&self, color: Color, point: Point) -> bool {
        verdict(&self.lines, self.rules, color, point) != LineVerdict::Forbidden
    }

    /// The points on which `color` makes a four that one stone cannot stop, and which are not forbidden for it.
    pub fn threats(&self, color: Color) -> PointSet {
        let points = self.winning_fours(color);
        if self.rules.restricts(color) {
            points.iter().filter(|&point| self.may_play(color, point)).collect()
        } else {
            *points
        }
    }

    /// Places a stone that is not forbidden.
    pub fn place(&mut self, color: Color, point: Point) {
        if self.fives[color.index()].contains(point) {
            self.winner = Some(color);
        }
        self.lines.place(color, point);
        self.empty -= 1;
        for side in 0..2 {
            self.fives[side].remove(point);
            self.winning_fours[side].remove(point);
            self.fours[side].remove(point);
        }
        self.weights.set(point.index(), [0, 0]);
        for (way, place) in self.lines.places(point).into_iter().enumerate() {
            let empty = self.lines.line(color, place.line).empty;
            let mut near = empty & 0x7ff << (place.cell - LineBits::PAD);
            while near != 0 {
                let place = LinePlace { cell: near.trailing_zeros(), ..place };
                near &= near - 1;
                let other = self.lines.point(place);
                if self.classify(other, way, place) {
                    self.weigh(other);
                }
            }
        }
    }

    /// Finds what a move makes on one line. Returns whether that has changed.
    #[inline(always)]
    fn classify(&mut self, point: Point, way: usize, place: LinePlace) -> bool {
        let mut has_changed = false;
        for color in Color::BOTH {
            let side = color.index();
            let class = self.classes[side].class(self.lines.line(color, place.line), place.cell);
            let codes = &mut self.codes[side][point.index()];
            let old = codes.class(way);
            if class == old {
                continue;
            }
            has_changed = true;
            codes.set(way, class);
            if class.max(old) >= LineClass::Four {
                let codes = *codes;
                let set = |points: &mut PointSet, is_in: bool| {
                    if is_in { points.insert(point) } else { points.remove(point) }
                };
                let (fours, open) = (codes.count(LineClass::Four), codes.count(LineClass::OpenFour));
                set(&mut self.fives[side], codes.count(LineClass::Five) > 0);
                set(&mut self.fours[side], fours + open > 0);
                set(&mut self.winning_fours[side], open > 0 || fours >= 2 && !self.rules.restricts(color));
            }
        }
        has_changed
    }

    #[inline(always)]
    fn weigh(&mut self, point: Point) {
        let codes = [0, 1].map(|side| self.codes[side][point.index()].classes());
        let weight = |own: usize, part: usize| -> u16 {
            let classes = codes[own].into_iter();
            classes.map(|class| WEIGHTS[Ord::min(class, self.strongest) as usize][part]).sum()
        };
        let sides = [0, 1].map(|own| 1 + weight(own, 0) + weight(1 - own, 1));
        self.weights.set(point.index(), sides);
    }
}

impl FastBoard for ThreatBoard {
    fn copy_from(&mut self, other: &ThreatBoard) {
        self.clone_from(other);
    }

    fn make(&mut self, color: Color, mv: Move) {
        if let Move::Play(point) = mv
            && self.winner.is_none()
        {
            self.place(color, point);
        }
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;
    use crate::playout::PlayoutRng;

    #[test]
    fn what_is_kept_up_to_date_is_what_a_new_board_finds() {
        let mut dice = PlayoutRng::new(3, 0);
        for (width, height) in [(5, 5), (15, 15), (21, 9)] {
            for _ in 0..20 {
                let size = Size::new(width, height).unwrap();
                let mut game = LineGame::new(size, LineRules::RENJU).unwrap();
                let mut board = ThreatBoard::new(&game, true);
                while !game.is_over() {
                    let color = game.to_move();
                    let points: Vec<Point> = game.legal_moves(color).points.iter().collect();
                    if points.is_empty() {
                        break;
                    }
                    let point = points[dice.below(points.len())];
                    board.make(color, Move::Play(point));
                    game.play(color, Move::Play(point)).unwrap();
                    assert_eq!(board.winner(), game.end().and_then(|end| end.winner()));
                    if game.is_over() {
                        continue;
                    }
                    let fresh = ThreatBoard::new(&game, true);
                    for color in Color::BOTH {
                        let all = |board: &ThreatBoard| {
                            [*board.fives(color), *board.fours(color), *board.winning_fours(color)]
                        };
                        assert_eq!(all(&board), all(&fresh));
                        let exact = LineRules::RENJU.exact(color);
                        for point in game.board().empty().iter() {
                            assert_eq!(board.classes(color, point), fresh.classes(color, point));
                            assert_eq!(
                                board.weights().of(color, point.index()),
                                fresh.weights().of(color, point.index())
                            );
                            let makes_five = board.lines().makes_five(color, point, exact);
                            assert_eq!(board.fives(color).contains(point), makes_five);
                        }
                        assert_eq!(board.weights().total(color), fresh.weights().total(color));
                    }
                }
            }
        }
    }
}
