//! Finds the points of renju that are forbidden for Black (禁手) and says why each of them is.
//! `cargo run -p liangyi-core --example forbidden`

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::line::{LineGame, LineRules, draw_forbidden, explain, read_drawing};

const BOARD: &str = "\
. . . . . . . . .
. . . . . . . . .
. . . . X . . . .
. . . . X . . . .
. . X X . . . . .
. . . . . . . . .
. . . . . . . . .
. O . . . . . O .
X X X . X X . . .";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = LineGame::from_setup(read_drawing(BOARD)?, LineRules::RENJU, Color::Black)?;
    let (drawing, judgements) = draw_forbidden(&game, PointForm::Letters);
    println!("{drawing}");
    for judgement in &judgements {
        println!("{:?}", judgement.kinds);
        println!(
            "{}",
            explain(judgement, &|point| PointNames::of_line_games(game.board().size()).name(point)).join("\n")
        );
    }
    Ok(())
}
