//! The data of a playout board, how it is set up from a board or a game, and how it is copied.
//!
//! A chain is one word (see [`crate::playout::chain`]) under the number of one of its stones; its stones form a ring.
//! Every point has the pattern code of its eight neighbours (see [`crate::playout::pattern_code`]), and every empty
//! point the weight that this code gives a move there for each side. All of it is held in flat arrays, so a copy is
//! cheap.

use std::sync::Arc;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Repetition;

use crate::playout::cell::stone;
use crate::playout::chain::Chain;
use crate::playout::gammas::Gammas;
use crate::playout::weights::PointWeights;
use crate::playout::width::{stride, words};
use crate::playout::{adjacent, cell, pattern_code};

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
    /// The byte of each chain, see [`adjacent::chain_byte`].
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
            chain_bytes: [adjacent::RIM; CELLS],
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
        playout_board.chain_bytes[NO_CHAIN as usize] = adjacent::EMPTY;
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
            Repetition::Positional | Repetition::Situational | Repetition::NoRegression | Repetition::TwoMoveWindow => {
                true
            }
            Repetition::Simple | Repetition::NullMove => false,
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
