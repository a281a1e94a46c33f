//! Plays renju games of the search against itself without threat rules and without the search for continuous fours, and
//! reports how many the whole search won.
//!
//! `cargo run --release --example renju_match -- [GAMES] [PLAYOUTS] [OPENING MOVES]`

use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_engine::lineplay::LineSettings;
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::playout::PlayoutRng;
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;
use liangyi_engine::search::wilson;

/// A game that begins with some random moves in the middle of the board.
fn opening(moves: usize, dice: &mut PlayoutRng) -> LineGame {
    let size = Size::square(15).expect("a size");
    let mut game = LineGame::new(size, LineRules::RENJU).expect("a game");
    while game.moves().len() < moves {
        let point = size.point(5 + dice.below(5), 5 + dice.below(5));
        if game.legal_moves(game.to_move()).points.contains(point) {
            game.play(game.to_move(), Move::Play(point)).expect("a legal move");
        }
    }
    game
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|text| text.parse().expect("a number")).collect();
    let number = |at: usize, usual| numbers.get(at).copied().unwrap_or(usual);
    let (games, playouts, moves) = (number(0, 200), number(1, 400), number(2, 3) as usize);
    let plain = LineSettings { threats: false, vcf: None };
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    let stop = AtomicBool::new(false);
    let (mut won, mut drawn, mut forbidden, mut made) = (0u64, 0u64, 0u64, 0usize);
    for number in 0..games {
        // Each opening is played twice, with colours exchanged.
        let mut game = opening(moves, &mut PlayoutRng::new(number / 2, 0));
        let color = Color::BOTH[number as usize % 2];
        let mut players = [LineSettings::default(), plain].map(|line| {
            Player::new(Options { line, memory: 64 << 20, seed: number, ..Options::new(Models::embedded()) })
        });
        while !game.is_over() {
            let player = &mut players[usize::from(game.to_move() != color)];
            let choice = player.choose(&game, &MoveRequest::new(game.to_move(), limits, &stop), &mut |_| {});
            let PlayerAction::Move(mv) = choice.action else { unreachable!("a player that never resigns") };
            let legal = game.legal_moves(game.to_move()).points;
            forbidden += u64::from(mv.point().is_some_and(|point| !legal.contains(point)));
            game.play(game.to_move(), mv).expect("a move that may be made");
        }
        made += game.moves().len();
        match game.end().and_then(|end| end.winner()) {
            Some(winner) => won += u64::from(winner == color),
            None => drawn += 1,
        }
        if (number + 1) % 20 == 0 || number + 1 == games {
            let played = number + 1;
            let share = (won as f64 + drawn as f64 / 2.0) / played as f64;
            let [low, high] = wilson(share, played as f64, 1.96);
            let length = made as u64 / played;
            println!(
                "{played} games: {won} won, {drawn} drawn, {:.1} % ({:.1} to {:.1}); {length} moves a game, \
                 {forbidden} forbidden moves",
                100.0 * share,
                100.0 * low,
                100.0 * high
            );
        }
    }
}
