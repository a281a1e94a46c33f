//! The playout board: made for speed, with exactly what playouts need. Here are its data, how it is set up and copied,
//! and what moves change; [`super::board_queries`] asks about it.
//!
//! It has no undo and no history. The only repetition that it knows is a simple ko; longer cycles are cut off by the
//! length of a playout and are prevented by the search tree. The caller checks that a move can be made before it plays
//! it.
//!
//! Points have the numbers of [`liangyi_core::base::Point`]. The unused column and the numbers past the last row are
//! the rim, so a neighbour is an addition modulo 512 without a test for the edge. A chain is one word (see
//! [`super::chains`]) under the number of one of its stones; its stones form a ring. Every point has the pattern code
//! of its eight neighbours (see [`super::pattern_code`]), and every empty point the weight that this code gives a move
//! there for each side. All of it is held in flat arrays, so a copy is cheap.

use std::sync::Arc;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Repetition;

use super::bits::{stride, words};
use super::cell::stone;
use super::chains::{AdjacentChains, Chain, four};
use super::gammas::Gammas;
use super::weights::{ColorSums, PointWeights};
use super::{cell, chains, pattern_code};

/// The number of cells, and the mask that keeps a number below it.
pub(super) const CELLS: usize = 512;
pub(super) const MASK: usize = CELLS - 1;
/// Rim cells before the first and after the last point of the arrays whose neighbours are read; at least one more than
/// the largest stride, so that the slot of a neighbour is a constant away and needs no mask.
const PAD: usize = 32;
const SLOTS: usize = CELLS + 2 * PAD;
/// The number that means no point.
pub const NOWHERE: usize = usize::MAX;

/// The chain numbers of the rim and of empty points: the two highest, which are no points on any board.
pub(super) const RIM_CHAIN: u16 = (CELLS - 1) as u16;
pub(super) const NO_CHAIN: u16 = (CELLS - 2) as u16;

/// The index of a point in the padded arrays.
#[inline(always)]
pub(super) const fn slot(point: usize) -> usize {
    (point & MASK) + PAD
}

/// A board for playouts. Sets of its points have `W` words: [`words`] of the size of the board, or 8.
///
/// ```
/// use liangyi_core::base::Color;
/// use liangyi_core::board::Board;
/// use liangyi_engine::playout::PlayoutBoard;
///
/// let board = Board::from_picture(". . . .\n. X X .\n. X O X\n. . . .").expect("a board");
/// let mut playout_board = PlayoutBoard::<8>::new(&board);
/// let vertex = |vertex: &str| board.size().parse_vertex(vertex).expect("a vertex").index();
///
/// // The white chain is in atari; its liberty is C1.
/// let chain = playout_board.chain(vertex("C2"));
/// assert!(playout_board.in_atari(chain));
/// assert_eq!(playout_board.only_liberty(chain), vertex("C1"));
///
/// assert!(playout_board.is_playable(Color::Black, vertex("C1")));
/// playout_board.play(Color::Black, vertex("C1"));
/// assert!(playout_board.is_empty(vertex("C2")));
/// ```
#[derive(Clone)]
pub struct PlayoutBoard<const W: usize> {
    pub(super) size: Size,
    /// The cell value of each point, by slot.
    pub(super) cells: [u8; SLOTS],
    /// The chain on each point by slot: its number, [`NO_CHAIN`] or [`RIM_CHAIN`].
    pub(super) chain_numbers: [u16; SLOTS],
    /// The pattern code of each point, by slot.
    pub(super) codes: [u16; SLOTS],
    /// The next stone in the ring of a chain.
    pub(super) next: [u16; CELLS],
    pub(super) chains: [Chain; CELLS],
    /// The byte of each chain, see [`chains::chain_byte`].
    pub(super) chain_bytes: [u8; CELLS],
    /// The offsets of the eight neighbours, where the width does not fix them.
    pub(super) steps: [usize; 8],
    pub(super) nearness: &'static [u8; CELLS],
    pub(super) gammas: Arc<Gammas>,
    pub(super) weights: PointWeights,
    /// The empty points in no order, and the index of each in this list.
    pub(super) empties: [u16; CELLS],
    pub(super) empty_index: [u16; CELLS],
    pub(super) empty_count: usize,
    /// The point where a ko may not be retaken, and the cell value of the side that may not.
    pub(super) ko: usize,
    pub(super) ko_for: u8,
    /// Whether a ko stays forbidden after a pass, as under rules that forbid the repetition of whole positions.
    pub(super) ko_outlasts_passes: bool,
    pub(super) last: usize,
    pub(super) before_last: usize,
    /// The number of stones that the last move captured, and the point of one of them that is adjacent to it.
    pub(super) last_capture: (usize, usize),
}

impl<const W: usize> PlayoutBoard<W> {
    /// The offsets of the neighbours: constants where the width has a single board size.
    pub(super) const STEPS: Option<[usize; 8]> = match stride(W) {
        0 => None,
        stride => Some(pattern_code::steps(stride)),
    };

    /// The stones of `board`, with the weights that come with the program, and without a last move or a ko.
    ///
    /// # Panics
    ///
    /// If `W` is neither [`words`] of the size nor 8.
    pub fn new(board: &Board) -> PlayoutBoard<W> {
        PlayoutBoard::with_gammas(board, Gammas::embedded(board.size()))
    }

    /// As [`PlayoutBoard::new`], with the weights `gammas`.
    ///
    /// # Panics
    ///
    /// If `W` is neither [`words`] of the size nor 8.
    pub fn with_gammas(board: &Board, gammas: &Arc<Gammas>) -> PlayoutBoard<W> {
        let size = board.size();
        assert!([words(size), 8].contains(&W), "a playout board of another size");
        let mut playout_board = PlayoutBoard {
            size,
            cells: [cell::RIM; SLOTS],
            chain_numbers: [RIM_CHAIN; SLOTS],
            codes: [0; SLOTS],
            next: [0; CELLS],
            chains: [Chain::NONE; CELLS],
            chain_bytes: [chains::RIM; CELLS],
            steps: pattern_code::steps(size.stride()),
            nearness: pattern_code::nearness(size.stride()),
            gammas: Arc::clone(gammas),
            weights: PointWeights::default(),
            empties: [0; CELLS],
            empty_index: [0; CELLS],
            empty_count: 0,
            ko: NOWHERE,
            ko_for: cell::EMPTY,
            ko_outlasts_passes: false,
            last: NOWHERE,
            before_last: NOWHERE,
            last_capture: (0, NOWHERE),
        };
        playout_board.chain_bytes[NO_CHAIN as usize] = chains::EMPTY;
        for point in size.points() {
            playout_board.cells[slot(point.index())] = cell::EMPTY;
            playout_board.chain_numbers[slot(point.index())] = NO_CHAIN;
        }
        for point in 0..CELLS {
            playout_board.codes[slot(point)] = (0..8).fold(0, |code, direction| {
                code | u16::from(playout_board.at(playout_board.step(point, direction))) << (2 * direction)
            });
        }
        size.points().for_each(|point| playout_board.add_empty(point.index()));
        for color in Color::BOTH {
            for point in board.stones(color).iter() {
                playout_board.play(color, point.index());
            }
        }
        (playout_board.ko, playout_board.last, playout_board.before_last) = (NOWHERE, NOWHERE, NOWHERE);
        playout_board.last_capture = (0, NOWHERE);
        playout_board
    }

    /// The position of `game` with the weights `gammas`, the last two moves, and the ko that may not be retaken.
    ///
    /// # Panics
    ///
    /// If `W` is neither [`words`] of the size nor 8.
    pub fn of_game(game: &Game, gammas: &Arc<Gammas>) -> PlayoutBoard<W> {
        let mut board = PlayoutBoard::with_gammas(game.board(), gammas);
        board.ko_outlasts_passes = match game.rules().repetition {
            Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::TwoMoveWindow
            | Repetition::FourthBoard => true,
            Repetition::Simple | Repetition::SincePass | Repetition::Allowed => false,
        };
        let mut moves = game.moves().rev().map(|played| played.mv.point().map_or(NOWHERE, |point| point.index()));
        board.last = moves.next().unwrap_or(NOWHERE);
        board.before_last = moves.next().unwrap_or(NOWHERE);
        // A ko that may not be retaken was taken by the last stone placed.
        let placed = game.moves().rev().find_map(|played| played.mv.point());
        if let Some(placed) = placed.filter(|placed| !board.is_empty(placed.index())) {
            let chain = board.chain(placed.index());
            let taker = board.at(placed.index());
            if board.chain_len(chain) == 1 && board.in_atari(chain) {
                let point = board.only_liberty(chain);
                let color = if taker == cell::BLACK { Color::White } else { Color::Black };
                let is_enclosed =
                    board.neighbours(point).into_iter().all(|next| [taker, cell::RIM].contains(&board.at(next)));
                let mv = Move::Play(Point::from_index(point));
                if is_enclosed && game.check(color, mv).is_err() {
                    (board.ko, board.ko_for) = (point, stone(color));
                }
            }
        }
        board
    }

    /// Makes this a copy of `other` without allocating.
    pub fn copy_from(&mut self, other: &PlayoutBoard<W>) {
        self.size = other.size;
        self.cells = other.cells;
        self.chain_numbers = other.chain_numbers;
        self.next = other.next;
        self.chains = other.chains;
        self.chain_bytes = other.chain_bytes;
        self.codes = other.codes;
        self.steps = other.steps;
        self.nearness = other.nearness;
        self.weights = other.weights;
        if !Arc::ptr_eq(&self.gammas, &other.gammas) {
            self.gammas = Arc::clone(&other.gammas);
        }
        self.empties = other.empties;
        self.empty_index = other.empty_index;
        self.empty_count = other.empty_count;
        (self.ko, self.ko_for, self.ko_outlasts_passes) = (other.ko, other.ko_for, other.ko_outlasts_passes);
        (self.last, self.before_last, self.last_capture) = (other.last, other.before_last, other.last_capture);
    }
}

impl<const W: usize> PlayoutBoard<W> {
    /// Makes a virtual move: no stone is placed, but the position counts as changed, so a ko may be retaken.
    #[inline]
    pub fn virtual_move(&mut self) {
        self.ko = NOWHERE;
        self.pass();
    }

    /// Passes. Whether a ko may be retaken afterwards depends on the repetition rule of the game that the board is
    /// built from.
    #[inline]
    pub fn pass(&mut self) {
        if !self.ko_outlasts_passes {
            self.ko = NOWHERE;
        }
        self.before_last = self.last;
        self.last = NOWHERE;
        self.last_capture = (0, NOWHERE);
    }

    /// Places a stone of `color` on `point`, which must be empty, and removes the chains that it captures, or its own
    /// chain if the move is suicide. A ko is not checked.
    #[inline]
    pub fn play(&mut self, color: Color, point: usize) {
        let own = stone(color);
        self.before_last = self.last;
        self.last = point;
        self.ko = NOWHERE;
        self.cells[slot(point)] = own;
        self.remove_empty(point);
        self.toggle_in_codes(point, u16::from(own));
        let adjacent = self.adjacent(color, point);
        self.connect(point, &adjacent);
        let (mut captured, mut captured_at) = (0, NOWHERE);
        chains::for_each(adjacent.enemy & adjacent.distinct(), |direction| {
            let chain = adjacent.chains[direction];
            self.set_chain(chain, self.chains[chain & MASK].without(point), 3 - own);
            match self.liberty_count(chain) {
                0 => {
                    captured += self.chain_len(chain);
                    captured_at = self.step(point, direction);
                    self.remove_chain(chain, own);
                }
                1 => self.restore_weights(self.only_liberty(chain)),
                _ => {}
            }
        });
        self.last_capture = (captured, captured_at);
        let chain = self.chain(point);
        if captured == 1 {
            if self.chain_len(chain) == 1 && self.in_atari(chain) {
                (self.ko, self.ko_for) = (captured_at, 3 - own);
            }
        } else if captured == 0 && self.liberty_count(chain) == 0 {
            self.remove_chain(chain, 3 - own);
        }
    }

    /// Sets the weight of a suicide to 0. It is restored when the move ceases to be one.
    #[inline(always)]
    pub(crate) fn exclude_suicide(&mut self, color: Color, point: usize) {
        let mut weights = self.weights.both(point);
        weights[color as usize] = 0;
        self.weights.set(point, weights);
    }

    /// Gives moves on an empty point the weights of its pattern, where they may have been excluded.
    #[inline(always)]
    fn restore_weights(&mut self, point: usize) {
        self.weights.set(point, self.gammas.pattern(self.code(point)));
    }

    /// Makes the stone just placed on `point` and the own chains adjacent to it one chain.
    #[inline(always)]
    fn connect(&mut self, point: usize, adjacent: &AdjacentChains) {
        if adjacent.own == 0 {
            let mut chain = Chain::EMPTY;
            chain.add_stones(1);
            let empty = adjacent.empty();
            (0..4).for_each(|direction| {
                chain.add_liberty_if(self.step(point, direction), empty >> (8 * direction) & 1 != 0)
            });
            self.set_chain(point, chain, self.at(point));
            self.chain_numbers[slot(point)] = point as u16;
            self.next[point & MASK] = point as u16;
            return;
        }
        // The largest chain absorbs the others.
        let (mut keep, mut largest) = (RIM_CHAIN as usize, 0);
        chains::for_each(adjacent.own, |direction| {
            let chain = adjacent.chains[direction];
            if self.chain_len(chain) > largest {
                (keep, largest) = (chain, self.chain_len(chain));
            }
        });
        let mut chain = self.chains[keep & MASK].without(point);
        self.next[point & MASK] = self.next[keep & MASK];
        self.next[keep & MASK] = point as u16;
        self.add_stone(point, keep, &mut chain);
        chains::for_each(adjacent.own & adjacent.distinct(), |direction| {
            let absorbed = adjacent.chains[direction];
            if absorbed != keep {
                let mut stone = absorbed;
                loop {
                    self.add_stone(stone, keep, &mut chain);
                    stone = self.next[stone & MASK] as usize;
                    if stone == absorbed {
                        break;
                    }
                }
                self.next.swap(keep & MASK, absorbed & MASK);
            }
        });
        self.set_chain(keep, chain, self.at(point));
        if chain.liberty_count() == 1 {
            self.restore_weights(self.only_liberty(keep));
        }
    }

    /// Stores a chain, whose stones have the cell value `stone`, and its byte.
    #[inline(always)]
    fn set_chain(&mut self, number: usize, chain: Chain, stone: u8) {
        self.chains[number & MASK] = chain;
        self.chain_bytes[number & MASK] = chains::chain_byte(chain, stone);
    }

    /// Adds a stone and its new liberties to the chain number `keep`, whose counts are in `chain` for now.
    #[inline(always)]
    fn add_stone(&mut self, point: usize, keep: usize, chain: &mut Chain) {
        chain.add_stones(1);
        pattern_code::for_each(pattern_code::empty_adjacent(self.code(point)), |direction| {
            let liberty = self.step(point, direction);
            let counted =
                four(|direction| self.chain_numbers[self.neighbour_slot(liberty, direction)] as usize == keep);
            chain.add_liberty_if(liberty, !(counted[0] | counted[1] | counted[2] | counted[3]));
        });
        self.chain_numbers[slot(point)] = keep as u16;
    }

    /// Removes a chain. Its points become liberties of the adjacent chains of the other side, whose cell value is
    /// `around`.
    fn remove_chain(&mut self, chain: usize, around: u8) {
        let removed = u16::from(self.at(chain));
        let mut point = chain;
        loop {
            self.cells[slot(point)] = cell::EMPTY;
            self.chain_numbers[slot(point)] = NO_CHAIN;
            self.toggle_in_codes(point, removed);
            self.add_empty(point);
            let chains = four(|direction| self.chain_numbers[self.neighbour_slot(point, direction)] as usize);
            for direction in 0..4 {
                if self.cells[self.neighbour_slot(point, direction)] == around
                    && !chains[..direction].contains(&chains[direction])
                {
                    let mut chain = self.chains[chains[direction] & MASK];
                    chain.add_liberty(point);
                    self.set_chain(chains[direction], chain, around);
                    // It was in atari, so filling its other liberty may have been suicide before.
                    if chain.liberty_count() == 2 {
                        let other = chain.without(point).only_liberty() & MASK;
                        self.restore_weights(other);
                    }
                }
            }
            point = self.next[point & MASK] as usize;
            if point == chain {
                break;
            }
        }
    }

    /// Adds a stone on `point` to the pattern codes of its neighbours, or removes it from them, and updates their
    /// weights.
    #[inline(always)]
    fn toggle_in_codes(&mut self, point: usize, stone: u16) {
        for direction in 0..8 {
            let next = self.neighbour_slot(point, direction);
            self.codes[next] ^= stone << (2 * pattern_code::opposite(direction));
        }
        let mut change = ColorSums::default();
        pattern_code::for_each(pattern_code::empty_neighbours(self.code(point)), |direction| {
            let next = self.step(point, direction);
            change = change.plus(self.weights.set_without_total(next, self.gammas.pattern(self.code(next))));
        });
        self.weights.add_to_total(change);
    }

    /// Adds a point to the list of empty points, with the weights of its pattern.
    #[inline(always)]
    pub(super) fn add_empty(&mut self, point: usize) {
        self.empties[self.empty_count & MASK] = point as u16;
        self.empty_index[point & MASK] = self.empty_count as u16;
        self.empty_count += 1;
        self.weights.set(point, self.gammas.pattern(self.code(point)));
    }

    /// Removes a point from the list of empty points; the last one of the list takes its index.
    #[inline(always)]
    fn remove_empty(&mut self, point: usize) {
        self.empty_count -= 1;
        let index = self.empty_index[point & MASK];
        let moved = self.empties[self.empty_count & MASK];
        self.empties[index as usize & MASK] = moved;
        self.empty_index[moved as usize & MASK] = index;
        self.weights.set(point, [0, 0]);
    }
}
