//! Measures how far the lead that an analysis shows can be trusted: the points that the move predicted best loses,
//! which are the lead before it less the lead after it, by two searches, over positions of games of the program against
//! itself.
//!
//! ```sh
//! cargo run --release -p liangyi-lab --example points_lost -- chinese 9 30
//! cargo run --release -p liangyi-lab --example points_lost -- chinese 9 30 network.bin.gz
//! ```

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_engine::player::{Analysis, Choice, Options, Player};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::SearchLimits;
use liangyi_engine::selfplay::{SelfplaySettings, selfplay};
use liangyi_net::model::Network;

/// Positions taken from a game.
const FROM_A_GAME: usize = 5;
const SEEDS: std::ops::Range<u64> = 1..4;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or("chinese".to_string());
    let lines = args.next().map_or(Ok(9), |lines| lines.parse())?;
    let count = args.next().map_or(Ok(30), |count| count.parse())?;
    let models = match args.next() {
        Some(path) => {
            let network = Network::read(std::fs::File::open(path)?)?;
            Arc::new(Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(Models::embedded()) })
        }
        None => Arc::clone(Models::embedded()),
    };
    let size = Size::square(lines).ok_or("no such board")?;
    let rules = rules::find(&name).ok_or("no such ruleset")?.rules.clone();
    let mut positions = Vec::new();
    for number in 1.. {
        if positions.len() >= count {
            break;
        }
        let settings = SelfplaySettings { size, rules: rules.clone(), playouts: 200, opening_moves: 4 };
        let played = selfplay(&settings, number, Models::embedded(), &AtomicBool::new(false)).ok_or("stopped")?;
        for part in 0..FROM_A_GAME {
            let before = (2 * part + 1) * played.moves.len() / (2 * FROM_A_GAME);
            positions.push(position(&Game::new(size, rules.clone()), &played.moves[..before])?);
        }
    }
    positions.truncate(count);
    println!("visits seed   lost   |lost|  above 0  candidate  empty board   by means: lost   |lost|");
    for visits in [25, 100, 400] {
        for seed in SEEDS {
            let (mut lost, mut size_of, mut more, mut against, mut means) = (0.0, 0.0, 0.0, 0.0, [0.0; 2]);
            for game in &positions {
                let before = searched(&models, game, visits, seed);
                let (best, lead) = (&before.candidates[0], before.root.estimate.lead);
                let mut next = game.clone();
                next.play(game.to_move(), best.mv)?;
                let after = searched(&models, &next, visits, seed + 1000);
                let loss = lead + after.root.estimate.lead;
                let by_means = before.root.margin + after.root.margin;
                means = [means[0] + by_means, means[1] + by_means.abs()];
                lost += loss;
                size_of += loss.abs();
                more += loss.max(0.0);
                against += lead - best.estimate.lead;
            }
            let mean = |sum: f64| sum / positions.len() as f64;
            let empty = searched(&models, &Game::new(size, rules.clone()), visits, seed).root.estimate.lead;
            println!(
                "{visits:6} {seed:4} {:+6.2} {:8.2} {:8.2} {:+10.2} {empty:+12.2} {:+16.2} {:8.2}",
                mean(lost),
                mean(size_of),
                mean(more),
                mean(against),
                mean(means[0]),
                mean(means[1])
            );
        }
    }
    let settled = searched(&models, &Game::new(size, rules), 20_000, 1);
    println!("the empty board, 20,000 visits: {:+.2}", settled.root.estimate.lead);
    Ok(())
}

/// The position after these moves.
fn position(start: &Game, moves: &[Option<liangyi_core::base::Point>]) -> Result<Game, Box<dyn Error>> {
    let mut game = start.clone();
    for mv in moves {
        game.play(game.to_move(), mv.map_or(Move::Pass, Move::Play))?;
    }
    Ok(game)
}

/// An analysis of its own.
fn searched(models: &Arc<Models>, game: &Game, visits: u64, seed: u64) -> Choice {
    let mut player = Player::new(Options { memory: 64 << 20, seed, ..Options::new(models) });
    let analysis =
        Analysis { limits: SearchLimits { playouts: Some(visits), ..SearchLimits::default() }, ..Analysis::default() };
    player.analyze(game, game.to_move(), &analysis, &AtomicBool::new(false), &mut |_| {})
}
