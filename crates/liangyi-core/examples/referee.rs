//! Referees a game with virtual moves (虚着): a ko that may not be retaken at once, a virtual move after which it may,
//! and the count after two passes. `cargo run -p liangyi-core --example referee`

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::score::{End, score};

const KO: &str = ". . . . .\n. X O . .\nX O . O .\n. X O . .\n. . . . .";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = rules::find("jipingdian").ok_or("no such ruleset")?.rules.clone();
    let mut game = Game::from_setup(Board::from_picture(KO).ok_or("no position")?, rules, Color::Black)?;
    for text in ["C3", "B3", "virtual", "E1", "B3", "pass", "pass"] {
        let (color, mv) = (game.to_move(), Move::parse(text, game.size()).ok_or("not a move")?);
        match game.play(color, mv) {
            Ok(()) => println!("{color} {text}"),
            // The game is as it was before the move.
            Err(reason) => println!("{color} {text} is illegal: {reason}"),
        }
    }
    println!("{}\n{}, {} virtual stone", game.board(), game.phase().name(), game.virtual_stones(Color::White));
    let counted = score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY);
    println!("Black {}, White {}, komi {}: {}", counted.black, counted.white, counted.komi, counted.result());
    Ok(())
}
