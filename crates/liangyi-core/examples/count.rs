//! Counts one finished board under every ruleset of the catalogue. `cargo run -p liangyi-core --example count`

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::CATALOGUE;
use liangyi_core::score::{End, score};

const BOARD: &str = "\
. X . X O . .
X X X X O O O
. X . . . O .
X X X . O O O
. . X . O . .
X X X X O O O
. X . X O . O";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let board = Board::from_picture(BOARD).ok_or("no position")?;
    println!("{board}");
    // Dead stones would be a set of points; here there are none.
    let dead = PointSet::EMPTY;
    for row in CATALOGUE {
        let game = Game::from_setup(board, row.rules.clone(), Color::Black)?;
        let counted = score(&game, game.rules(), End::Agreed, None, &dead);
        let (black, white) = (counted.black.to_string(), counted.white.to_string());
        println!("{:20} {black:>8} {white:>8} {:>8}  {}", row.name, counted.komi.to_string(), counted.result());
    }
    Ok(())
}
