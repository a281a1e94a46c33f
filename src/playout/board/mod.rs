//! The playout board: made for speed, with exactly what playouts ask of it.
//!
//! What it assumes: moves come one after another without undo; a repetition is only ever a simple ko (longer cycles are cut
//! off by the length of a playout, and are the tree's business); the caller asks before it plays. Every chain is one word
//! (see [`super::chain`]), so how short of liberties it is and which they are is one look, and copying the whole board is
//! a handful of flat arrays. Every point keeps what stands on its eight neighbours as a code of 16 bits (see
//! [`super::pattern_code`]), and every empty one the weight that a move there has for each side by this code alone.
//!
//! Points have the numbers of [`crate::base::Point`]; the unused column and the numbers past the last row are the rim, so
//! a neighbour is an addition modulo 512 and needs no test for the edge.

mod moves;

use std::sync::Arc;

use super::adjacent::{AdjacentChains, four};
use super::bits::Bits;
use super::chain::Chain;
use super::gammas::Gammas;
use super::weights::Weights;
use super::{adjacent, pattern_code, stride, words};
use crate::base::{Color, Size};
use crate::board::Board;
use crate::game::{Game, Move};
use crate::rules::Repetition;

/// What stands on a point of the playout board.
pub mod cell {
    /// Nothing.
    pub const EMPTY: u8 = 0;
    /// A black stone.
    pub const BLACK: u8 = 1;
    /// A white stone.
    pub const WHITE: u8 = 2;
    /// No point of the board.
    pub const RIM: u8 = 3;
}

const CELLS: usize = 512;
const MASK: usize = CELLS - 1;
/// Rim before the first and after the last point of the arrays that are read beside a point, at least as wide as a stride and
/// one more: there, a neighbour's place is a constant away and needs no test.
const PAD: usize = 32;
const SLOTS: usize = CELLS + 2 * PAD;
/// No point.
pub const NOWHERE: usize = usize::MAX;

/// What stands in for a chain's number off the board, and where nothing stands: the last numbers, which no board has for a
/// point.
const RIM: u16 = (CELLS - 1) as u16;
const NOBODY: u16 = (CELLS - 2) as u16;

/// Where a point stands in the arrays with room around them.
#[inline(always)]
const fn slot(point: usize) -> usize {
    (point & MASK) + PAD
}

/// The cell value of a colour's stones.
#[inline(always)]
pub const fn stone(color: Color) -> u8 {
    color as u8 + 1
}

/// A board for playouts. The sets of its points that it makes on demand are `W` words wide.
#[derive(Clone)]
pub struct PlayoutBoard<const W: usize> {
    size: Size,
    /// By slot, as are the next two.
    cells: [u8; SLOTS],
    /// The number of the chain on each point, [`NOBODY`] or [`RIM`].
    head: [u16; SLOTS],
    codes: [u16; SLOTS],
    next: [u16; CELLS],
    chains: [Chain; CELLS],
    /// What [`AdjacentChains`] are made of, by chain.
    tags: [u8; CELLS],
    /// How each of the eight neighbours of a point is reached, in the order of [`code`], where the width does not tell.
    steps: [usize; 8],
    nearness: &'static [u8; CELLS],
    gammas: Arc<Gammas>,
    weights: Weights,
    empties: [u16; CELLS],
    place: [u16; CELLS],
    empty_count: usize,
    ko: usize,
    /// The cell value of the side that may not play at `ko`.
    ko_for: u8,
    /// Whether a ko stays closed while both sides pass, as where whole positions may not come back.
    ko_outlasts_passes: bool,
    last: usize,
    before_last: usize,
    /// How many stones the last move took, and where one of them stood.
    taken: (usize, usize),
}

impl<const W: usize> PlayoutBoard<W> {
    /// How each neighbour is reached, where the width is for boards of one size alone: a constant.
    const STEPS: Option<[usize; 8]> = match stride(W) {
        0 => None,
        stride => Some(pattern_code::steps(stride)),
    };

    /// The stones of `board`, without any history.
    pub fn new(board: &Board) -> PlayoutBoard<W> {
        PlayoutBoard::with_gammas(board, Gammas::embedded(board.size()))
    }

    /// As [`PlayoutBoard::new`], with other weights than those that come with the program.
    pub fn with_gammas(board: &Board, gammas: &Arc<Gammas>) -> PlayoutBoard<W> {
        let size = board.size();
        assert!([words(size), 8].contains(&W), "a playout board of another size");
        let mut field = PlayoutBoard {
            size,
            cells: [cell::RIM; SLOTS],
            head: [RIM; SLOTS],
            next: [0; CELLS],
            chains: [Chain::NONE; CELLS],
            tags: [adjacent::RIM; CELLS],
            codes: [0; SLOTS],
            steps: pattern_code::steps(size.stride()),
            nearness: pattern_code::nearness(size.stride()),
            gammas: Arc::clone(gammas),
            weights: Weights::default(),
            empties: [0; CELLS],
            place: [0; CELLS],
            empty_count: 0,
            ko: NOWHERE,
            ko_for: cell::EMPTY,
            ko_outlasts_passes: false,
            last: NOWHERE,
            before_last: NOWHERE,
            taken: (0, NOWHERE),
        };
        field.tags[NOBODY as usize] = adjacent::EMPTY;
        for point in size.points() {
            field.cells[slot(point.index())] = cell::EMPTY;
            field.head[slot(point.index())] = NOBODY;
        }
        for point in 0..CELLS {
            field.codes[slot(point)] =
                (0..8).fold(0, |code, way| code | u16::from(field.at(field.step(point, way))) << (2 * way));
        }
        size.points().for_each(|point| field.add_empty(point.index()));
        for color in Color::BOTH {
            for point in board.stones(color).iter() {
                field.play(color, point.index());
            }
        }
        (field.ko, field.last, field.before_last, field.taken) = (NOWHERE, NOWHERE, NOWHERE, (0, NOWHERE));
        field
    }

    /// The position of `game`, with the last moves and a ko that may not be retaken.
    pub fn of_game(game: &Game, gammas: &Arc<Gammas>) -> PlayoutBoard<W> {
        let mut field = PlayoutBoard::with_gammas(game.board(), gammas);
        field.ko_outlasts_passes = match game.rules().repetition {
            Repetition::Positional | Repetition::Situational | Repetition::NoRegression | Repetition::TwoMoveWindow => {
                true
            }
            Repetition::Simple | Repetition::NullMove => false,
        };
        let mut moves = game.moves().rev().map(|played| played.mv.point().map_or(NOWHERE, |point| point.index()));
        field.last = moves.next().unwrap_or(NOWHERE);
        field.before_last = moves.next().unwrap_or(NOWHERE);
        // The ko, if there is one, was opened by the last stone placed.
        let placed = game.moves().rev().find_map(|played| played.mv.point());
        if let Some(placed) = placed.filter(|placed| !field.is_empty(placed.index())) {
            let head = field.chain(placed.index());
            let taker = field.at(placed.index());
            if field.chain_len(head) == 1 && field.in_atari(head) {
                let point = field.only_liberty(head);
                let color = if taker == cell::BLACK { Color::White } else { Color::Black };
                let closed =
                    field.neighbours(point).into_iter().all(|next| [taker, cell::RIM].contains(&field.at(next)));
                let mv = Move::Play(crate::base::Point::from_index(point));
                if closed && game.check(color, mv).is_err() {
                    (field.ko, field.ko_for) = (point, stone(color));
                }
            }
        }
        field
    }

    /// Makes this a copy of `other` without taking new memory.
    pub fn copy_from(&mut self, other: &PlayoutBoard<W>) {
        self.size = other.size;
        self.cells = other.cells;
        self.head = other.head;
        self.next = other.next;
        self.chains = other.chains;
        self.tags = other.tags;
        self.codes = other.codes;
        self.steps = other.steps;
        self.nearness = other.nearness;
        self.weights = other.weights;
        if !Arc::ptr_eq(&self.gammas, &other.gammas) {
            self.gammas = Arc::clone(&other.gammas);
        }
        self.empties = other.empties;
        self.place = other.place;
        self.empty_count = other.empty_count;
        (self.ko, self.ko_for, self.ko_outlasts_passes) = (other.ko, other.ko_for, other.ko_outlasts_passes);
        (self.last, self.before_last, self.taken) = (other.last, other.before_last, other.taken);
    }

    /// Its size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// What stands on a point.
    #[inline(always)]
    pub fn at(&self, point: usize) -> u8 {
        self.cells[slot(point)]
    }

    /// The last move's point, or [`NOWHERE`].
    #[inline(always)]
    pub fn last(&self) -> usize {
        self.last
    }

    /// The point of the move before the last, or [`NOWHERE`].
    #[inline(always)]
    pub fn before_last(&self) -> usize {
        self.before_last
    }

    /// How many stones the last move took, as far as it was made on this board, and a point beside it where one of them stood.
    #[inline(always)]
    pub fn taken(&self) -> (usize, usize) {
        self.taken
    }

    /// How many points are empty.
    #[inline(always)]
    pub fn empty_count(&self) -> usize {
        self.empty_count
    }

    /// The `i`th empty point, in no order.
    #[inline(always)]
    pub fn empty(&self, i: usize) -> usize {
        self.empties[i & MASK] as usize
    }

    /// The empty points, in no order.
    pub fn empties(&self) -> impl Iterator<Item = usize> + '_ {
        self.empties[..self.empty_count].iter().map(|&point| point as usize)
    }

    /// Whether nothing stands on a point of the board.
    #[inline(always)]
    pub fn is_empty(&self, point: usize) -> bool {
        self.at(point) == cell::EMPTY
    }

    /// The four neighbours, rim included.
    #[inline(always)]
    pub fn neighbours(&self, point: usize) -> [usize; 4] {
        four(|way| self.step(point, way))
    }

    /// The four diagonal neighbours, rim included.
    #[inline(always)]
    pub fn diagonals(&self, point: usize) -> [usize; 4] {
        four(|way| self.step(point, 4 + way))
    }

    /// The number of the chain on a point: one of its stones.
    #[inline(always)]
    pub fn chain(&self, point: usize) -> usize {
        self.head[slot(point)] as usize
    }

    /// How many stones a chain has.
    #[inline(always)]
    pub fn chain_len(&self, chain: usize) -> usize {
        self.chains[chain & MASK].stones()
    }

    /// The liberties of a chain.
    pub fn liberties(&self, chain: usize) -> Bits<W> {
        let mut liberties = Bits::EMPTY;
        self.add_liberties(chain, &mut liberties);
        liberties
    }

    fn add_liberties(&self, chain: usize, liberties: &mut Bits<W>) {
        self.each_stone(chain, |point| {
            pattern_code::each(pattern_code::empty_sides(self.code(point)), |way| {
                liberties.insert(self.step(point, way))
            });
        });
    }

    /// How many liberties a chain has.
    #[inline(always)]
    pub fn liberty_count(&self, chain: usize) -> usize {
        self.chains[chain & MASK].liberty_count()
    }

    /// The liberty of a chain in atari.
    #[inline(always)]
    pub fn only_liberty(&self, chain: usize) -> usize {
        self.chains[chain & MASK].only_liberty() & MASK
    }

    /// The liberties of a chain that has just two.
    #[inline(always)]
    pub fn two_liberties(&self, chain: usize) -> [usize; 2] {
        let [a, b] = self.chains[chain & MASK].two_liberties();
        [a & MASK, b & MASK]
    }

    /// Whether a chain has just one liberty.
    #[inline(always)]
    pub fn in_atari(&self, chain: usize) -> bool {
        self.liberty_count(chain) == 1
    }

    /// What stands on the eight neighbours of a point.
    #[inline(always)]
    pub fn code(&self, point: usize) -> u16 {
        self.codes[slot(point)]
    }

    /// The neighbour in a direction of [`code`].
    #[inline(always)]
    pub fn step(&self, point: usize, way: usize) -> usize {
        let steps = match &Self::STEPS {
            Some(steps) => steps,
            None => &self.steps,
        };
        point.wrapping_add(steps[way]) & MASK
    }

    /// The slot of the neighbour in a direction.
    #[inline(always)]
    fn beside(&self, point: usize, way: usize) -> usize {
        match Self::STEPS {
            Some(steps) => slot(point).wrapping_add(steps[way]),
            None => slot(self.step(point, way)),
        }
    }

    /// How near two points are: 1 beside each other, 2 diagonally so, else 0.
    #[inline(always)]
    pub fn nearness(&self, a: usize, b: usize) -> u8 {
        self.nearness[a.wrapping_sub(b) & MASK]
    }

    /// What moves on the empty points weigh by the stones around them.
    #[inline(always)]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The weights of the features of moves.
    #[inline(always)]
    pub fn gammas(&self) -> &Gammas {
        &self.gammas
    }

    /// Calls `f` with each stone of a chain.
    #[inline(always)]
    pub fn each_stone(&self, chain: usize, mut f: impl FnMut(usize)) {
        let mut point = chain;
        loop {
            f(point);
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// What stands on the four sides of a point, for `color` to move there.
    #[inline(always)]
    pub fn adjacent(&self, color: Color, point: usize) -> AdjacentChains {
        let heads = four(|way| self.head[self.beside(point, way)] as usize);
        AdjacentChains::new(heads, four(|way| self.tags[heads[way] & MASK]), color)
    }

    /// Whether a chain of `color` in atari stands beside a point.
    #[inline(always)]
    pub fn has_atari_beside(&self, color: Color, point: usize) -> bool {
        adjacent::any_in_atari(four(|way| self.tags[self.head[self.beside(point, way)] as usize & MASK]), color)
    }

    /// Whether a chain of `color` with one or two liberties stands beside a point.
    #[inline(always)]
    pub fn has_short_beside(&self, color: Color, point: usize) -> bool {
        adjacent::any_short(four(|way| self.tags[self.head[self.beside(point, way)] as usize & MASK]), color)
    }

    /// Whether a ko forbids `color` to move on a point.
    #[inline(always)]
    pub fn is_ko(&self, color: Color, point: usize) -> bool {
        point == self.ko && stone(color) == self.ko_for
    }

    /// Whether a stone of `color` on the empty `point` keeps no liberty.
    #[inline(always)]
    pub fn is_suicide(&self, color: Color, point: usize) -> bool {
        pattern_code::empty_sides(self.code(point)) == 0 && !self.adjacent(color, point).leave_a_liberty()
    }

    /// Whether a stone of `color` on the empty `point` keeps a liberty and takes no forbidden ko.
    #[inline(always)]
    pub fn is_playable(&self, color: Color, point: usize) -> bool {
        !self.is_ko(color, point) && !self.is_suicide(color, point)
    }

    /// Lets a move that is suicide weigh nothing until it is none any more.
    #[inline(always)]
    pub fn rule_out(&mut self, color: Color, point: usize) {
        let mut weights = self.weights.both(point);
        weights[color as usize] = 0;
        self.weights.set(point, weights);
    }

    /// Lets the moves on an empty point weigh what their shape does, where they may have been ruled out.
    #[inline(always)]
    fn rule_in(&mut self, point: usize) {
        self.weights.set(point, self.gammas.shape(self.code(point)));
    }

    /// How many liberties the chain of a stone of `color` on the empty `point` would have, 3 standing for more as well;
    /// captures are counted as the liberties that they open next to the stone.
    #[inline(always)]
    pub fn liberties_after(&self, color: Color, point: usize) -> usize {
        self.liberties_within(&self.adjacent(color, point), point, false)
    }

    /// As [`PlayoutBoard::liberties_after`], of a point whose sides are at hand; told `roughly`, 3 may stand for 2 as well.
    #[inline(always)]
    pub fn liberties_within(&self, sides: &AdjacentChains, point: usize, roughly: bool) -> usize {
        // Mostly known by a glance, and by which of the three conditions nobody can foretell: one branch for all.
        let few = if roughly { sides.one() | sides.two() } else { sides.close() };
        let free = sides.own & !few != 0;
        let mut count = adjacent::count(sides.empty() | sides.enemy & sides.one());
        let more = sides.own & !sides.one();
        if free | (count >= 3) | (more == 0) {
            return if free { 3 } else { count.min(3) };
        }
        // What the own chains have besides: never more than two liberties each.
        let (mut found, mut len) = ([NOWHERE; 8], 0);
        adjacent::each(more, |way| {
            let rest = self.chains[sides.heads[way] & MASK].without(point);
            let [a, b] = if rest.liberty_count() == 1 { [rest.only_liberty(); 2] } else { rest.two_liberties() };
            for liberty in [a, b] {
                if self.nearness(liberty, point) != 1 && !found[..len].contains(&liberty) {
                    found[len & 7] = liberty;
                    len += 1;
                }
            }
        });
        count += len;
        count.min(3)
    }

    /// Whether the empty `point` is a true eye of `color`: its own stones all around, and not enough of the opponent's on
    /// the diagonals to make it false.
    #[inline(always)]
    pub fn is_eye(&self, color: Color, point: usize) -> bool {
        pattern_code::is_eye(self.code(point), color)
    }

    /// The liberties a chain would have after `color` played on the empty `point`, and how many stones would be in it;
    /// captures are counted as the liberties that they open next to the stone.
    pub fn after(&self, color: Color, point: usize) -> (Bits<W>, usize) {
        let sides = self.adjacent(color, point);
        let (mut liberties, mut stones) = (Bits::EMPTY, 1);
        let open = sides.empty() | sides.enemy & sides.one();
        adjacent::each(open, |way| liberties.insert(self.step(point, way)));
        adjacent::each(sides.own & sides.first(), |way| {
            self.add_liberties(sides.heads[way], &mut liberties);
            stones += self.chain_len(sides.heads[way]);
        });
        liberties.remove(point);
        (liberties, stones)
    }
}
