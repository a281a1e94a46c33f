//! What tests of several files of playouts share.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;

use super::playout_policy::{PlayoutPolicy, choose};
use super::{Dice, PlayoutBoard};

/// Plays learnt playouts and calls `see` with every position.
pub fn watch(lines: u32, mut see: impl FnMut(&PlayoutBoard<8>)) {
    let start = PlayoutBoard::<8>::new(&Board::new(Size::square(lines).unwrap()));
    for seed in 0..20 {
        let (mut board, mut rng, mut color) = (start.clone(), Dice::new(seed, 0), Color::Black);
        for _ in 0..3 * lines * lines {
            match choose(&mut board, PlayoutPolicy::Learnt, color, &mut rng) {
                Some(point) => board.play(color, point),
                None => board.pass(),
            }
            color = color.opponent();
            see(&board);
        }
    }
}
