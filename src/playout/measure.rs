//! How many playouts there are in a second, and that they are the ones they should be.

use super::batch::{Batch, BatchStart, Target};
use super::{Dice, PlayoutBoard, PlayoutPolicy, PlayoutScore, run_many};
use crate::base::{Color, Size};
use crate::game::Game;
use crate::rules::Rules;
use crate::with_width;

/// What a run of the speed measurement found.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Playouts made.
    pub playouts: u64,
    /// Moves made in them.
    pub moves: u64,
    /// A mix of every move and result: the same on every machine for the same code, size, rules and seed.
    pub signature: u64,
}

/// Makes `playouts` light playouts from the empty board under `rules`, in the lanes of `target`: the same on every one.
pub fn measure_light(size: Size, rules: &Rules, target: Target, playouts: u64, seed: u64) -> Measured {
    let game = Game::new(size, rules.clone());
    let payoff = PlayoutScore::new(&game);
    let mut measured = Measured { playouts, moves: 0, signature: 0 };
    Batch::new(vec![BatchStart::of_game(&game, rules.first)], seed).run(target, playouts, |number, end| {
        measured.moves += Color::BOTH.map(|color| u64::from(end.moves(color))).iter().sum::<u64>();
        // They end in an order that depends on the target, so the sum must not depend on it.
        let margin = u64::from(payoff.margin_of(end, 0.0).to_bits());
        let mixed = mix(mix(end.signature(), number), margin);
        measured.signature = measured.signature.wrapping_add(mixed);
    });
    measured
}

/// Makes `playouts` playouts one after another from the empty board under `rules`.
pub fn measure(size: Size, rules: &Rules, policy: PlayoutPolicy, playouts: u64, seed: u64) -> Measured {
    with_width!(size, W => measure_width::<W>(size, rules, policy, playouts, seed))
}

fn measure_width<const W: usize>(
    size: Size,
    rules: &Rules,
    policy: PlayoutPolicy,
    playouts: u64,
    seed: u64,
) -> Measured {
    let game = Game::new(size, rules.clone());
    let payoff = PlayoutScore::new(&game);
    let start = PlayoutBoard::<W>::new(game.board());
    let mut measured = Measured { playouts, moves: 0, signature: 0xcbf2_9ce4_8422_2325 };
    run_many(
        &start,
        policy,
        playouts as usize,
        |_| rules.first,
        &mut Dice::new(seed, 0),
        |field, trace| {
            measured.moves += trace.len() as u64;
            let last = trace.last().map_or(0, |traced| traced.0);
            let found =
                trace.len() as u64 ^ u64::from(last) << 16 ^ u64::from(payoff.margin(field, 0.0).to_bits()) << 32;
            measured.signature = mix(measured.signature, found);
        },
    );
    measured
}

/// Mixes a value into those that were mixed before it.
pub fn mix(mixed: u64, value: u64) -> u64 {
    (mixed ^ value).wrapping_mul(0x0000_0100_0000_01b3)
}
