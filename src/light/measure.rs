//! Plays a number of light playouts for a speed measurement. A signature shows whether a change of the program has
//! altered their moves.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::Game;
use liangyi_core::rules::Rules;
use liangyi_engine::playout::{Measured, PlayoutScore, mix};

use super::batch::Batch;
use super::start::BatchStart;
use super::target::Target;

/// Plays `playouts` light playouts from the empty board under `rules`, with the random numbers of `seed` and the
/// vectors of `target`. The result is the same for all targets.
pub fn measure_light(size: Size, rules: &Rules, target: Target, playouts: u64, seed: u64) -> Measured {
    let game = Game::new(size, rules.clone());
    let score = PlayoutScore::new(&game);
    let mut measured = Measured { playouts, moves: 0, signature: 0 };
    Batch::new(vec![BatchStart::of_game(&game, rules.first)], seed).run(target, playouts, |number, end| {
        measured.moves += Color::BOTH.map(|color| u64::from(end.moves(color))).iter().sum::<u64>();
        // The order in which they end depends on the target; a sum does not depend on the order.
        let margin = u64::from(end.margin(&score, 0.0).to_bits());
        let mixed = mix(mix(end.signature(), number), margin);
        measured.signature = measured.signature.wrapping_add(mixed);
    });
    measured
}
