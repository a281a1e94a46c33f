//! Rows that KataGo has answered.

use std::io::Read;

use flate2::read::GzDecoder;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, kata};
use serde_json::Value;

const GOLDEN: &[u8] = include_bytes!("../data/kata-golden.jsonl.gz");

/// The rows of a packed file.
pub fn rows_of(packed: &[u8]) -> Vec<Value> {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect("gzip");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The rows, what KataGo 1.17.2 says of 100 positions.
pub fn golden_rows() -> Vec<Value> {
    let rows = rows_of(GOLDEN);
    assert_eq!(rows.len(), 100);
    rows
}

/// The game of a row.
pub fn game_of(row: &Value) -> Game {
    let side = |index: usize| row["size"][index].as_u64().expect("a side") as u32;
    let size = Size::new(side(0), side(1)).expect("a size");
    let komi = Komi::from_points(row["komi"].as_f64().expect("komi")).expect("komi");
    let rules = kata::parse(&row["rules"].to_string(), &Registry::new(), komi).expect("rules");
    let vertex = |text: &Value| text.as_str().and_then(|text| Move::parse(text, size)).expect("a vertex");
    let mut game = match &row["handicap"] {
        Value::Array(points) => {
            let points: Vec<_> = points.iter().filter_map(|point| vertex(point).point()).collect();
            Game::with_handicap(size, rules, &points).expect("handicap stones")
        }
        _ => Game::new(size, rules),
    };
    for played in row["moves"].as_array().expect("moves") {
        let color = played[0].as_str().and_then(Color::named).expect("a colour");
        game.play_forced(color, vertex(&played[1])).expect("an empty point");
    }
    game
}
