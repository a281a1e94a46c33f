//! How long the inputs of a position take, on the games of the tests, by board and number of moves.

use std::io::Read;
use std::time::Instant;

use flate2::read::GzDecoder;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, kata};
use liangyi_net::inputs::Inputs;
use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("../tests/data/kata-golden.jsonl.gz")[..]).read_to_string(&mut text)?;
    for line in text.lines() {
        let row: Value = serde_json::from_str(line)?;
        let size: Size = format!("{}x{}", row["size"][0], row["size"][1]).parse()?;
        let rules = kata::parse(&row["rules"].to_string(), &Registry::new(), Komi::ZERO)?;
        let mut game = Game::new(size, rules);
        let moves = row["moves"].as_array().into_iter().flatten();
        for played in moves {
            let (color, vertex) = (played[0].as_str().and_then(Color::named), played[1].as_str());
            let (Some(color), Some(mv)) = (color, vertex.and_then(|text| Move::parse(text, size))) else { continue };
            game.play_forced(color, mv)?;
        }
        let mut times: Vec<_> = (0..201)
            .map(|_| {
                let start = Instant::now();
                std::hint::black_box(Inputs::of(std::hint::black_box(&game)));
                start.elapsed()
            })
            .collect();
        times.sort();
        println!("{size:>7} {:4} moves {:7.1} us", game.move_number(), times[100].as_secs_f64() * 1e6);
    }
    Ok(())
}
