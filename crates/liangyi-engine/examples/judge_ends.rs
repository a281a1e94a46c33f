//! Judges ends of games of which something is known, and prints what it judges otherwise: chains that are called dead
//! or living wrongly, and results.
//!
//! ```sh
//! cargo run --release -p liangyi-engine --example judge_ends -- ends.txt [network [seeds]]
//! ```
//!
//! The file is one like `tests/judged_ends/ends.txt`; a network that is `-` is none.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;
use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{self, Komi, Rules};
use liangyi_core::score::{End as GameEnd, score_settled};
use liangyi_engine::judge::{Effort, judge};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_net::model::Network;
use liangyi_net::run::Precision;

#[path = "../tests/judged_ends/ends.rs"]
mod ends;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let text = std::fs::read_to_string(args.next().ok_or("no file of ends")?)?;
    let kata = match args.next().filter(|path| path != "-") {
        Some(path) => Some(Arc::new(KataNet::new(Network::read(std::fs::File::open(path)?)?))),
        None => None,
    };
    let seeds: u64 = args.next().map_or(Ok(1), |seeds| seeds.parse())?;
    let effort = if args.next().is_some() { Effort::Quick } else { Effort::Thorough };
    let models = Models { kata, ..Models::clone(Models::embedded()) };
    let (mut chains, mut marked, mut alike, mut results) = (0, 0, 0, 0);
    let (mut spent, mut most, mut judged) = (Duration::ZERO, Duration::ZERO, 0);
    let ends = ends::all(&text);
    // Networks are packed for a size of board once.
    for end in &ends {
        models.kata.iter().for_each(|net| drop(net.evaluator(end.board.size(), Precision::Fast)));
    }
    for end in ends {
        let komi: Komi = end.komi.parse()?;
        let rules = Rules { komi, ..rules::find(&end.rules).ok_or("no such ruleset")?.rules.clone() };
        let sides = end.to_move.map_or(Color::BOTH.to_vec(), |color| vec![color]);
        for (seed, first) in (1..=seeds).flat_map(|seed| sides.iter().map(move |first| (seed, *first))) {
            let game = Game::from_setup(end.board, rules.clone(), first)?;
            let start = ThreadTime::now();
            let judgement = judge(&game, &models, seed, effort);
            let took = start.elapsed();
            (spent, most, judged) = (spent + took, most.max(took), judged + 1);
            let of = |dead: &Vec<String>| dead.iter().filter_map(|point| game.size().parse_vertex(point)).collect();
            if let Some(dead) = end.dead.as_ref().map(of) {
                let dead: PointSet = dead;
                marked += 1;
                for chain in Color::BOTH.into_iter().flat_map(|color| game.board().chains(color)) {
                    if chain.intersects(&dead) != chain.intersects(&judgement.dead) {
                        chains += 1;
                        let named = game.size().vertex(chain.first().ok_or("an empty chain")?);
                        let is = if chain.intersects(&dead) { "dead" } else { "alive" };
                        let sure = judgement.confidence(&chain);
                        println!("{} seed {seed}: {named} ({}) is {is}; sure {sure:.2}", end.name, chain.len());
                    }
                }
            }
            if let Some(expected) = &end.result {
                results += 1;
                let score = score_settled(&game, game.rules(), GameEnd::Agreed, None, &judgement.settlement());
                let found = score.result();
                let found = found.strip_suffix(".0").unwrap_or(&found);
                if found == expected {
                    alike += 1;
                } else {
                    println!("{} seed {seed}: {found}, not {expected}", end.name);
                }
            }
        }
    }
    println!("{chains} chains wrong in {marked} judgements; {alike} of {results} results alike");
    let mean = spent.as_secs_f64() / judged.max(1) as f64;
    println!("{judged} judgements, {:.0} ms of CPU time each, the longest {:.0}", 1e3 * mean, 1e3 * most.as_secs_f64());
    Ok(())
}
