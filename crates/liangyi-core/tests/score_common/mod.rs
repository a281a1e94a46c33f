//! Positions that are counted: the game of the text, and random ones.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Komi, Rules};
use liangyi_core::score::{Method, Settlement};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The five ways to count points, of which equal stones has two forms.
pub const POINTS: [Method; 6] = [
    Method::StonesAndLiberties,
    Method::Area,
    Method::EqualTerritory,
    Method::EqualStones,
    Method::Refill,
    Method::FillAll,
];

pub fn rules_of(name: &str) -> Rules {
    Rules { komi: Komi::ZERO, ..rules::find(name).expect("a ruleset").rules.clone() }
}

/// A game of 21 moves each that ends in vector A: each side has lost a stone, and the black stone at C2 is dead.
pub fn text_game(name: &str) -> (Game, Settlement) {
    let target = Board::from_picture(
        "
        . X . X X O .
        . X X X O . O
        . . X O O O O
        X X X X O X O
        O O O X X X X
        O . X O O X X
        . O O O O O X",
    )
    .expect("a board");
    let size = target.size();
    let mut game = Game::new(size, rules_of(name));
    let at = |vertex: &str| size.parse_vertex(vertex).expect("a point");
    let mut play = |color, point| game.play(color, Move::Play(point)).expect("a legal move");
    play(Color::White, at("c7"));
    play(Color::Black, at("g7"));
    for color in Color::BOTH {
        target.stones(color).iter().for_each(|point| play(color, point));
    }
    assert_eq!(*game.board(), target);
    assert_eq!((game.extra_moves(), game.prisoners(Color::Black), game.prisoners(Color::White)), (0, 1, 1));
    let dead = game.board().chain(at("c2"));
    (game, Settlement::dead(dead))
}

/// Numbers below a bound.
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

/// A game of random moves, passes and virtual moves, one side often moving more than the other, stopped and resumed.
pub fn random_game(size: Size, dice: &mut Dice) -> Game {
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

pub fn random_settlement(game: &Game, dice: &mut Dice) -> Settlement {
    let board = game.board();
    let mut settlement = Settlement::default();
    let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
    chains.filter(|_| dice.below(6) == 0).for_each(|chain| settlement.dead |= chain);
    for point in board.empty().iter().filter(|_| dice.below(20) == 0).collect::<Vec<_>>() {
        settlement.one_sided[dice.below(2)].insert(point);
    }
    settlement
}
