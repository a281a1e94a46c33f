//! Searches a position for a move and prints the candidates, most promising first.
//!
//! ```sh
//! cargo run --release --example search_a_position
//! ```

use std::error::Error;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;

fn main() -> Result<(), Box<dyn Error>> {
    let size = Size::square(9).ok_or("no such board")?;
    let mut game = Game::new(size, Rules::CHINESE);
    for vertex in ["E5", "C5", "G4"] {
        let point = size.parse_vertex(vertex).ok_or("not on the board")?;
        game.play(game.to_move(), Move::Play(point))?;
    }

    // With one thread and a bound on playouts the same seed gives the same search.
    let mut player = Player::new(Options { memory: 64 << 20, ..Options::new(Models::embedded()) });
    let limits = SearchLimits { playouts: Some(2_000), ..SearchLimits::default() };
    // Another thread may set this to end the search with the best move so far.
    let stop = AtomicBool::new(false);
    let color = game.to_move();
    let choice = player.choose(&game, &MoveRequest::new(color, limits, &stop), &mut |_| {});

    println!("{}", game.board());
    println!("{} playouts for {color}\n", choice.playouts);
    println!("move   visits    won   margin   prior  expected line");
    for candidate in choice.candidates.iter().take(8) {
        let line: Vec<String> = candidate.line.iter().map(|mv| mv.display(size).to_string()).collect();
        println!(
            "{:<6} {:>6} {:>5.1}% {:>+8.1} {:>6.1}%  {}",
            candidate.mv.display(size).to_string(),
            candidate.visits,
            100.0 * candidate.win_rate,
            candidate.margin,
            100.0 * candidate.prior,
            line.join(" "),
        );
    }
    match choice.action {
        PlayerAction::Move(mv) => println!("\n{color} plays {}", mv.display(size)),
        PlayerAction::Resign => println!("\n{color} resigns"),
    }
    let black: f32 = size.points().map(|point| choice.ownership[point]).sum();
    println!("points of Black less points of {}: {black:+.1}", Color::White);
    Ok(())
}
