//! Rows that KataGo has answered, and random games.

use std::io::Read;

use flate2::read::GzDecoder;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, Rules, kata};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

const GOLDEN: &[u8] = include_bytes!("../data/kata-golden.jsonl.gz");

/// The rows, what KataGo 1.17.2 says of 100 positions.
pub fn golden_rows() -> Vec<Value> {
    let mut text = String::new();
    GzDecoder::new(GOLDEN).read_to_string(&mut text).expect("gzip");
    let rows: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
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

/// Makes up to `moves` random moves, virtual ones and a few passes among them, until the game is over. Eyes are filled
/// seldom.
pub fn play_randomly(game: &mut Game, moves: usize, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..moves {
        if game.is_over() {
            return;
        }
        let color = game.to_move();
        let legal = game.legal_moves(color);
        let is_eye = |point| game.size().neighbours(point).all(|next| game.board().at(next) == Some(color));
        let points: Vec<_> =
            legal.points.iter().filter(|&point| rng.random_range(0..20) == 0 || !is_eye(point)).collect();
        let mv = match rng.random_range(0..40) {
            0 => Move::Pass,
            1 if legal.virtual_move => Move::Virtual,
            _ if points.is_empty() => Move::Pass,
            _ => Move::Play(points[rng.random_range(0..points.len())]),
        };
        game.play(color, mv).expect("a legal move");
    }
}

/// A random game under `rules`.
pub fn random_game(size: Size, rules: Rules, moves: usize, rng: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(size, rules);
    play_randomly(&mut game, moves, rng);
    game
}
