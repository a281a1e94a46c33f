//! Why a move makes five, is forbidden or is neither: every shape that it makes, and what keeps its threes from being
//! open.
//!
//! There are two ways to judge, which agree: [`verdict`], fast, for play, and [`LineJudgement`], which is slower,
//! follows the definitions shape by shape and has the reasons.

use super::bits::{LineBits, starts};
use super::board::{Direction, LineBoard, LinePlace};
use crate::base::{Color, Point, PointSet, named_enum};
use crate::rules::LineRules;

named_enum! {
    /// What makes a move forbidden. A move may be forbidden for several reasons at once.
    ForbiddenKind {
        /// Six or more in a line (长连).
        Overline = "overline",
        /// Two or more fours at once (四四).
        FourFour = "four-four",
        /// Two or more open threes at once (三三).
        ThreeThree = "three-three",
    }
}

/// What keeps a move that extends a three from making an open four.
#[derive(Clone, Debug, PartialEq)]
pub enum Spoiler {
    /// There is no point for a five at one end.
    Edge,
    /// The opponent's stone at one end.
    Stone(Point),
    /// A stone of the same side makes six of what would be five on this point.
    Overline(Point),
    /// The move makes five instead, on another line.
    Five,
    /// The move is forbidden.
    Forbidden(Box<LineJudgement>),
}

/// A move that makes four of a three.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreeExtension {
    /// Its point.
    pub point: Point,
    /// What keeps the four from being open; nothing if it is.
    pub spoilers: Vec<Spoiler>,
}

/// Stones on one line that the judged move brings together. They are listed along the line.
#[derive(Clone, Debug, PartialEq)]
pub enum StoneShape {
    /// Five (五连), or more where more win.
    Five {
        /// The five or more stones.
        stones: Vec<Point>,
    },
    /// Six or more that do not win.
    Overline {
        /// The six or more stones.
        stones: Vec<Point>,
    },
    /// A four: open (活四) with two points that make five, simple (冲四) with one.
    Four {
        /// The four stones.
        stones: Vec<Point>,
        /// The points that make five.
        fives: Vec<Point>,
    },
    /// A three, which is open (活三) if one of its extensions makes an open four.
    Three {
        /// The three stones.
        stones: Vec<Point>,
        /// The moves that make four of it.
        extensions: Vec<ThreeExtension>,
    },
}

impl StoneShape {
    /// Its stones.
    pub fn stones(&self) -> &[Point] {
        match self {
            StoneShape::Five { stones }
            | StoneShape::Overline { stones }
            | StoneShape::Four { stones, .. }
            | StoneShape::Three { stones, .. } => stones,
        }
    }

    /// Whether it is a three that can become an open four.
    pub fn is_open_three(&self) -> bool {
        match self {
            StoneShape::Three { extensions, .. } => extensions.iter().any(|extension| extension.spoilers.is_empty()),
            StoneShape::Five { .. } | StoneShape::Overline { .. } | StoneShape::Four { .. } => false,
        }
    }

    /// Of a three, the moves that make an open four of it.
    pub fn open_fours(&self) -> Vec<Point> {
        match self {
            StoneShape::Three { extensions, .. } => {
                let open = extensions.iter().filter(|extension| extension.spoilers.is_empty());
                open.map(|extension| extension.point).collect()
            }
            StoneShape::Five { .. } | StoneShape::Overline { .. } | StoneShape::Four { .. } => Vec::new(),
        }
    }
}

/// A shape and its line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineShape {
    /// The way its line runs.
    pub direction: Direction,
    /// The shape.
    pub shape: StoneShape,
}

/// A verdict on a move with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct LineJudgement {
    /// Who moves.
    pub color: Color,
    /// Where.
    pub point: Point,
    /// What the move leads to.
    pub verdict: LineVerdict,
    /// Why it is forbidden, in the order of [`ForbiddenKind`]; empty if it is not.
    pub kinds: Vec<ForbiddenKind>,
    /// What it makes, line by line. Nothing but fives where it makes five.
    pub shapes: Vec<LineShape>,
}

impl LineJudgement {
    /// Judges a move of `color` on the empty point `point`.
    pub fn new(board: &LineBoard, rules: LineRules, color: Color, point: Point) -> LineJudgement {
        let mut after = *board;
        after.place(color, point);
        let exact = rules.exact(color);
        let mut shapes = Vec::new();
        for (direction, place) in Direction::ALL.into_iter().zip(after.places(point)) {
            let line = LineOf { board: &after, rules, color, place };
            shapes.extend(line.shapes(exact).into_iter().map(|shape| LineShape { direction, shape }));
        }
        if shapes.iter().any(|found| matches!(found.shape, StoneShape::Five { .. })) {
            shapes.retain(|found| matches!(found.shape, StoneShape::Five { .. }));
            return LineJudgement { color, point, verdict: LineVerdict::Five, kinds: Vec::new(), shapes };
        }
        let mut kinds = Vec::new();
        if rules.restricts(color) {
            let count = |is: fn(&StoneShape) -> bool| shapes.iter().filter(|found| is(&found.shape)).count();
            let overlines = count(|shape| matches!(shape, StoneShape::Overline { .. }));
            let fours = count(|shape| matches!(shape, StoneShape::Four { .. }));
            let threes = count(StoneShape::is_open_three);
            let found = [
                (ForbiddenKind::Overline, overlines >= 1),
                (ForbiddenKind::FourFour, fours >= 2),
                (ForbiddenKind::ThreeThree, threes >= 2),
            ];
            kinds.extend(found.into_iter().filter(|(_, is_there)| *is_there).map(|(kind, _)| kind));
        }
        let verdict = if kinds.is_empty() { LineVerdict::Free } else { LineVerdict::Forbidden };
        LineJudgement { color, point, verdict, kinds, shapes }
    }

    /// Its fours and open threes in the players' way of writing, such as `4-3-3`; empty where there is neither.
    pub fn composition(&self) -> String {
        let fours = self.shapes.iter().filter(|found| matches!(found.shape, StoneShape::Four { .. })).map(|_| "4");
        let threes = self.shapes.iter().filter(|found| found.shape.is_open_three()).map(|_| "3");
        fours.chain(threes).collect::<Vec<_>>().join("-")
    }
}

/// One line through a stone that was just placed.
struct LineOf<'a> {
    board: &'a LineBoard,
    rules: LineRules,
    color: Color,
    /// The stone's place.
    place: LinePlace,
}

impl LineOf<'_> {
    fn bits(&self) -> LineBits {
        self.board.line(self.color, self.place.line)
    }

    fn points(&self, cells: u32) -> Vec<Point> {
        self.board.points(self.place.line, cells).collect()
    }

    fn point(&self, cell: u32) -> Point {
        self.board.point(LinePlace { cell, ..self.place })
    }

    fn shapes(&self, exact: bool) -> Vec<StoneShape> {
        let (bits, at) = (self.bits(), self.place.cell);
        let run = bits.run(at);
        if run >= 5 {
            let above = (bits.own >> at).trailing_ones();
            let stones = self.points(((1 << run) - 1) << (at + above - run));
            return vec![if run == 5 || !exact {
                StoneShape::Five { stones }
            } else {
                StoneShape::Overline { stones }
            }];
        }
        let mut fours: Vec<(u32, u32)> = Vec::new();
        for (hole, windows) in bits.four_windows(exact).into_iter().enumerate() {
            let windows = windows & starts(at, 5);
            for start in (0..u32::BITS).filter(|start| windows >> start & 1 != 0) {
                let five = 1 << (start + hole as u32);
                add(&mut fours, (0b1_1111 << start) & !five, five);
            }
        }
        if fours.is_empty() {
            return self.threes(exact);
        }
        fours.sort_unstable();
        fours
            .into_iter()
            .map(|(stones, fives)| StoneShape::Four { stones: self.points(stones), fives: self.points(fives) })
            .collect()
    }

    fn threes(&self, exact: bool) -> Vec<StoneShape> {
        let (bits, at) = (self.bits(), self.place.cell);
        let mut threes: Vec<(u32, u32)> = Vec::new();
        for start in at - 3..=at {
            let window = 0b1111 << start;
            let hole = window & !bits.own;
            if hole.is_power_of_two() && hole & bits.empty != 0 {
                add(&mut threes, window & !hole, hole);
            }
        }
        let extend = |stones: u32, holes: u32| {
            let holes = (0..u32::BITS).filter(move |hole| holes >> hole & 1 != 0);
            holes.map(|hole| self.extension(stones, hole, exact)).collect()
        };
        threes
            .into_iter()
            .map(|(stones, holes)| StoneShape::Three { stones: self.points(stones), extensions: extend(stones, holes) })
            .collect()
    }

    /// The move on the cell `hole`, which makes four of three stones.
    fn extension(&self, stones: u32, hole: u32, exact: bool) -> ThreeExtension {
        let (bits, point) = (self.bits().with(hole), self.point(hole));
        let four = stones | 1 << hole;
        let (first, last) = (four.trailing_zeros(), u32::BITS - 1 - four.leading_zeros());
        let mut spoilers = Vec::new();
        if bits.run(hole) > 4 {
            // With a stone at an end it is four no more, and not five, since there was no four before.
            spoilers.push(Spoiler::Overline(point));
            return ThreeExtension { point, spoilers };
        }
        let opponent = self.board.line(self.color.opponent(), self.place.line).own;
        for (end, beyond) in [(first - 1, first - 2), (last + 1, last + 2)] {
            if opponent >> end & 1 != 0 {
                spoilers.push(Spoiler::Stone(self.point(end)));
            } else if bits.empty >> end & 1 == 0 {
                spoilers.push(Spoiler::Edge);
            } else if exact && bits.own >> beyond & 1 != 0 {
                spoilers.push(Spoiler::Overline(self.point(end)));
            }
        }
        if spoilers.is_empty() {
            match verdict(self.board, self.rules, self.color, point) {
                LineVerdict::Free => {}
                LineVerdict::Five => spoilers.push(Spoiler::Five),
                LineVerdict::Forbidden => {
                    let why = LineJudgement::new(self.board, self.rules, self.color, point);
                    spoilers.push(Spoiler::Forbidden(Box::new(why)));
                }
            }
        }
        ThreeExtension { point, spoilers }
    }
}

/// Adds cells to the entry of `stones`.
fn add(shapes: &mut Vec<(u32, u32)>, stones: u32, cells: u32) {
    match shapes.iter_mut().find(|shape| shape.0 == stones) {
        Some(shape) => shape.1 |= cells,
        None => shapes.push((stones, cells)),
    }
}

named_enum! {
    /// What a move leads to.
    LineVerdict {
        /// Neither of the others.
        Free = "free",
        /// It makes five and wins, whatever else it makes.
        Five = "five",
        /// It is forbidden and loses.
        Forbidden = "forbidden",
    }
}

/// What a move of `color` on the empty point `point` leads to.
#[inline]
pub fn verdict(board: &LineBoard, rules: LineRules, color: Color, point: Point) -> LineVerdict {
    let mut threes = match by_lines(board, rules, color, point) {
        Lines::Decided(verdict) => return verdict,
        Lines::Threes(threes) => threes,
    };
    // The proof needs a board to put stones on.
    prove(&mut board.clone(), rules, color, point, &mut threes)
}

/// The points of `among` that are forbidden for `color`; all of them must be empty.
pub fn forbidden_points(board: &LineBoard, rules: LineRules, color: Color, among: &PointSet) -> PointSet {
    if !rules.restricts(color) {
        return PointSet::EMPTY;
    }
    among.iter().filter(|&point| verdict(board, rules, color, point) == LineVerdict::Forbidden).collect()
}

/// For each line through a point the cells that would make an open four of a three.
type Threes = [(LinePlace, u32); 4];

/// What the four lines through a point say without a look at other moves.
enum Lines {
    Decided(LineVerdict),
    /// There are at least two threes; it depends on which of their extensions are forbidden.
    Threes(Threes),
}

#[inline(always)]
fn by_lines(board: &LineBoard, rules: LineRules, color: Color, point: Point) -> Lines {
    let places = board.places(point);
    let lines = places.map(|place| board.line(color, place.line));
    // The cheap question first: three-three and four-four on two lines need two stones nearby on two lines, all else
    // needs four on one.
    let near: [u32; 4] = std::array::from_fn(|way| lines[way].near(places[way].cell));
    if near.iter().filter(|&&stones| stones >= 2).count() < 2 && near.iter().all(|&stones| stones < 4) {
        return Lines::Decided(LineVerdict::Free);
    }
    let exact = rules.exact(color);
    let lines: [LineBits; 4] = std::array::from_fn(|way| lines[way].with(places[way].cell));
    let runs: [u32; 4] = std::array::from_fn(|way| lines[way].run(places[way].cell));
    if runs.iter().any(|&run| run == 5 || run > 5 && !exact) {
        return Lines::Decided(LineVerdict::Five);
    }
    if !rules.restricts(color) {
        return Lines::Decided(LineVerdict::Free);
    }
    if runs.iter().any(|&run| run > 5) {
        return Lines::Decided(LineVerdict::Forbidden);
    }
    let (mut fours, mut count, mut threes) = (0, 0, [(places[0], 0); 4]);
    for way in (0..4).filter(|&way| near[way] >= 2) {
        let cell = places[way].cell;
        fours += lines[way].fours_with(exact, cell);
        let extensions = lines[way].open_four_makers_with(exact, cell);
        threes[way] = (places[way], extensions);
        count += usize::from(extensions != 0);
    }
    match (fours, count) {
        (2.., _) => Lines::Decided(LineVerdict::Forbidden),
        (_, 0 | 1) => Lines::Decided(LineVerdict::Free),
        _ => Lines::Threes(threes),
    }
}

/// Whether two of the threes are open. The board is left as it was.
fn prove(board: &mut LineBoard, rules: LineRules, color: Color, point: Point, threes: &mut Threes) -> LineVerdict {
    board.place(color, point);
    let mut left = threes.iter().filter(|(_, cells)| *cells != 0).count();
    let mut open = 0;
    for (place, cells) in threes {
        if *cells == 0 || open + left < 2 {
            continue;
        }
        left -= 1;
        open += usize::from(is_open(board, rules, color, place.line, *cells));
        if open == 2 {
            break;
        }
    }
    board.remove(color, point);
    if open >= 2 { LineVerdict::Forbidden } else { LineVerdict::Free }
}

/// Whether one of some moves, each of which makes an open four of the same three, may be made.
fn is_open(board: &mut LineBoard, rules: LineRules, color: Color, line: usize, mut cells: u32) -> bool {
    while cells != 0 {
        let point = board.point(LinePlace { line, cell: cells.trailing_zeros() });
        cells &= cells - 1;
        let verdict = match by_lines(board, rules, color, point) {
            Lines::Decided(verdict) => verdict,
            Lines::Threes(mut threes) => prove(board, rules, color, point, &mut threes),
        };
        if verdict == LineVerdict::Free {
            return true;
        }
    }
    false
}
