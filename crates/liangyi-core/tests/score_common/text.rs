//! The game of the texts, and the ways in which 計枰點 counts it.

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::score::{Method, Settlement};

use crate::score_common::rules_of;

/// The five ways to count points, of which equal stones has two forms.
pub const POINTS: [Method; 6] = [
    Method::StonesAndLiberties,
    Method::Area,
    Method::EqualTerritory,
    Method::EqualStones,
    Method::Refill,
    Method::FillAll,
];

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
