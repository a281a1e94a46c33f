//! Plays games out: alternating moves of a playout policy until neither side has one left. And plays a number of
//! playouts for a measurement, with a signature that shows whether a change of the program has altered their moves.

use std::sync::Arc;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;

use super::board::PlayoutBoard;
use super::gammas::Gammas;
use super::playout_policy::{PlayoutPolicy, choose};
use super::playout_score::PlayoutScore;
use super::rng::PlayoutRng;
use crate::with_width;

/// A stone placed in a playout or in the tree above it: its colour and the number of its point, in 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayoutMove(u16);

impl PlayoutMove {
    /// A stone of `color` on the point with this number, which is less than 512.
    #[inline(always)]
    pub fn new(color: Color, point: usize) -> PlayoutMove {
        PlayoutMove((color as u16) << 15 | point as u16)
    }

    /// The colour of the stone.
    #[inline(always)]
    pub fn color(self) -> Color {
        if self.0 >> 15 == 0 { Color::Black } else { Color::White }
    }

    /// The number of the point, see [`Point::index`](liangyi_core::base::Point::index).
    #[inline(always)]
    pub fn point(self) -> usize {
        (self.0 & 0x7fff) as usize
    }

    /// The 16 bits themselves.
    fn to_bits(self) -> u16 {
        self.0
    }
}

/// Plays `board` out with `first` to move and appends the stones placed to `trace`. The playout ends with two passes: a
/// side passes where `policy` gives no move. It is cut off after three moves for each point of the board, which only
/// cycles of several kos reach.
pub fn play_out<const W: usize>(
    board: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    first: Color,
    rng: &mut PlayoutRng,
    trace: &mut Vec<PlayoutMove>,
) {
    play_out_by(board, first, |board, color| {
        let point = choose(board, policy, color, rng)?;
        trace.push(PlayoutMove::new(color, point));
        Some(point)
    });
}

/// As [`play_out`], with the moves that `choose` gives for the board and the side to move: the number of a point where
/// the side may play, or `None` for a pass.
#[inline(always)]
pub fn play_out_by<const W: usize>(
    board: &mut PlayoutBoard<W>,
    first: Color,
    mut choose: impl FnMut(&mut PlayoutBoard<W>, Color) -> Option<usize>,
) {
    let limit = 3 * board.size().area();
    let mut color = first;
    let mut passes = 0;
    for _ in 0..limit {
        match choose(board, color) {
            Some(point) => {
                board.play(color, point);
                passes = 0;
            }
            None => {
                board.pass();
                passes += 1;
                if passes == 2 {
                    break;
                }
            }
        }
        color = color.opponent();
    }
}

/// Plays `playouts` playouts from `start` and calls `finished` with the final board and the stones placed in each.
/// `first` maps the number of a playout, from 0, to the side that moves first in it.
///
/// ```
/// use liangyi_core::base::{Color, Size};
/// use liangyi_core::board::Board;
/// use liangyi_core::game::Game;
/// use liangyi_engine::playout::{PlayoutRng, PlayoutBoard, PlayoutPolicy, PlayoutScore, play_out_many};
/// use liangyi_core::rules::Rules;
///
/// let board = Board::from_picture(". X . O .\nX X . O O\nX X X O O\nX X X O O\nX X X O O").expect("a board");
/// let game = Game::from_setup(board, Rules::CHINESE, Color::Black)?;
/// let score = PlayoutScore::new(&game);
///
/// let start = PlayoutBoard::<8>::new(game.board());
/// let (mut playouts, mut margins) = (0, 0.0);
/// play_out_many(&start, PlayoutPolicy::Learnt, 20, |_| Color::Black, &mut PlayoutRng::new(1, 0), |board, stones| {
///     playouts += 1;
///     assert!(stones.len() <= 3 * board.size().area());
///     margins += score.margin(board, 0.0);
/// });
/// assert_eq!(playouts, 20);
/// println!("Black is ahead by {} points on average", margins / 20.0);
/// # Ok::<(), liangyi_core::game::BadSetup>(())
/// ```
pub fn play_out_many<const W: usize>(
    start: &PlayoutBoard<W>,
    policy: PlayoutPolicy,
    playouts: usize,
    first: impl Fn(usize) -> Color,
    rng: &mut PlayoutRng,
    mut finished: impl FnMut(&PlayoutBoard<W>, &[PlayoutMove]),
) {
    let mut board = start.clone();
    let mut trace = Vec::new();
    for number in 0..playouts {
        board.copy_from(start);
        trace.clear();
        play_out(&mut board, policy, first(number), rng, &mut trace);
        finished(&board, &trace);
    }
}

/// The playouts of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The number of playouts.
    pub playouts: u64,
    /// The number of stones placed in them.
    pub moves: u64,
    /// A hash of the lengths, last moves and margins: for the same size, rules and seed it is the same on every
    /// machine.
    pub signature: u64,
}

/// Plays `playouts` playouts of `policy` from the empty board under `rules`, with the random numbers of `seed`.
pub fn measure(size: Size, rules: &Rules, policy: PlayoutPolicy, playouts: u64, seed: u64) -> Measured {
    measure_with(Gammas::embedded(size), size, rules, policy, playouts, seed)
}

/// As [`measure`], with the weights `gammas`.
pub fn measure_with(
    gammas: &Arc<Gammas>,
    size: Size,
    rules: &Rules,
    policy: PlayoutPolicy,
    playouts: u64,
    seed: u64,
) -> Measured {
    with_width!(size, W => measure_width::<W>(gammas, size, rules, policy, playouts, seed))
}

fn measure_width<const W: usize>(
    gammas: &Arc<Gammas>,
    size: Size,
    rules: &Rules,
    policy: PlayoutPolicy,
    playouts: u64,
    seed: u64,
) -> Measured {
    let game = Game::new(size, rules.clone());
    let score = PlayoutScore::new(&game);
    let start = PlayoutBoard::<W>::with_gammas(game.board(), gammas);
    let mut measured = Measured { playouts, moves: 0, signature: 0xcbf2_9ce4_8422_2325 };
    play_out_many(
        &start,
        policy,
        playouts as usize,
        |_| rules.first,
        &mut PlayoutRng::new(seed, 0),
        |board, trace| {
            measured.moves += trace.len() as u64;
            let last = trace.last().map_or(0, |last| last.to_bits());
            let found =
                trace.len() as u64 ^ u64::from(last) << 16 ^ u64::from(score.margin(board, 0.0).to_bits()) << 32;
            measured.signature = mix(measured.signature, found);
        },
    );
    measured
}

/// Combines the hash of earlier values with one more (FNV-1a with 64-bit values).
pub fn mix(hash: u64, value: u64) -> u64 {
    (hash ^ value).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Plays learnt playouts on a square board and calls `see` with every position.
#[cfg(test)]
pub(super) fn watch(lines: u32, mut see: impl FnMut(&PlayoutBoard<8>)) {
    let start = PlayoutBoard::<8>::new(&liangyi_core::board::Board::new(Size::square(lines).unwrap()));
    for seed in 0..20 {
        let (mut board, mut dice, mut color) = (start.clone(), PlayoutRng::new(seed, 0), Color::Black);
        for _ in 0..3 * lines * lines {
            match choose(&mut board, PlayoutPolicy::Learnt, color, &mut dice) {
                Some(point) => board.play(color, point),
                None => board.pass(),
            }
            color = color.opponent();
            see(&board);
        }
    }
}
