//! Referees a few moves under the rules of counting points (計枰點): a ko that may not be retaken at once, a virtual
//! move after which it may, and the count after two passes.
//!
//! ```sh
//! cargo run --example referee_a_game
//! ```

use std::error::Error;

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::score::{End, score};

const START: &str = "\
. . . . .
. X O . .
X O . O .
. X O . .
. . . . .";

fn main() -> Result<(), Box<dyn Error>> {
    let ruleset = rules::find("jipingdian").ok_or("no such ruleset")?;
    let board = Board::from_picture(START).ok_or("no position")?;
    let mut game = Game::from_setup(board, ruleset.rules.clone(), Color::Black)?;
    let size = game.size();

    let moves = [
        (Color::Black, "C3"),
        // Refused: it takes back the stone that has just taken, and so repeats the position at the start.
        (Color::White, "B3"),
        (Color::White, "virtual"),
        (Color::Black, "E1"),
        // The same move again: with a virtual stone of White's the whole position is another one.
        (Color::White, "B3"),
        (Color::Black, "pass"),
        (Color::White, "pass"),
    ];
    for (color, text) in moves {
        let mv = Move::parse(text, size).ok_or("not a move")?;
        match game.play(color, mv) {
            Ok(()) => println!("{color} {text}"),
            // The game is as it was before the move.
            Err(reason) => println!("{color} {text} is illegal: {reason}"),
        }
    }

    println!("\n{}", game.board());
    println!("over: {}, virtual stones of White: {}", game.is_over(), game.virtual_stones(Color::White));
    // No dead stones are agreed on: all of them count as alive.
    let counted = score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY);
    println!("Black {}, White {}, komi {}: {}", counted.black, counted.white, counted.komi, counted.result());
    Ok(())
}
