//! Plays a number of playouts for a speed measurement. A signature shows whether a change of the program has altered
//! their moves.

use std::sync::Arc;

use liangyi_core::base::Size;
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;

use super::{Dice, Gammas, PlayoutBoard, PlayoutPolicy, PlayoutScore, run_many};
use crate::with_width;

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
    run_many(
        &start,
        policy,
        playouts as usize,
        |_| rules.first,
        &mut Dice::new(seed, 0),
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
