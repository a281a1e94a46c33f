//! Random positions that are counted.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Komi, Rules};
use liangyi_core::score::Settlement;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub fn rules_of(name: &str) -> Rules {
    Rules { komi: Komi::ZERO, ..rules::find(name).expect("a ruleset").rules.clone() }
}

/// Numbers below a bound.
pub struct PlayoutRng(Xoshiro256PlusPlus);

impl PlayoutRng {
    pub fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

/// A game of random moves, passes and virtual moves, one side often moving more than the other, stopped and resumed.
pub fn random_game(size: Size, dice: &mut PlayoutRng) -> Game {
    let mut game = Game::new(size, rules_of("jipingdian"));
    let points: Vec<_> = size.points().collect();
    let (length, blacks) = (dice.below(3 * points.len()), 30 + dice.below(41));
    for _ in 0..length {
        let color = if dice.below(100) < blacks { Color::Black } else { Color::White };
        let mv = match dice.below(40) {
            0 => Move::Virtual,
            1 | 2 => Move::Pass,
            _ => Move::Play(points[dice.below(points.len())]),
        };
        // What the rules forbid is left out.
        let _ = game.play(color, mv);
    }
    game
}

pub fn random_settlement(game: &Game, dice: &mut PlayoutRng) -> Settlement {
    let board = game.board();
    let mut settlement = Settlement::default();
    let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
    chains.filter(|_| dice.below(6) == 0).for_each(|chain| settlement.dead |= chain);
    for point in board.empty().iter().filter(|_| dice.below(20) == 0).collect::<Vec<_>>() {
        settlement.one_sided[dice.below(2)].insert(point);
    }
    settlement
}
