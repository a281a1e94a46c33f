//! Judgement of finished positions: real ends whose dead stones people marked, ends with the results of other programs,
//! sekis and repairs, each in all orientations with the colours exchanged.

mod ends;

use std::time::Instant;

use liangyi_core::base::Color;
use liangyi_core::game::Game;
use liangyi_core::rules::{self, Komi, Rules};
use liangyi_core::score::{End as GameEnd, score_settled};
use liangyi_engine::judge::{Effort, judge};
use liangyi_engine::policy::Models;

#[test]
fn table() {
    let names = std::env::var("ENDS").unwrap_or_default();
    for end in ends::all() {
        if !names.is_empty() && !names.split(',').any(|name| end.name == name) {
            continue;
        }
        let komi: Komi = end.komi.parse().expect("a komi");
        let rules = Rules { komi, ..rules::find(&end.rules).expect("rules").rules.clone() };
        let sides = end.to_move.map_or(vec![Color::Black, Color::White], |color| vec![color]);
        let seeds: u64 = std::env::var("SEEDS").map_or(1, |n| n.parse().unwrap());
        for first in sides {
            for seed in 1..=seeds {
                let mut line = format!("{:4} {first:?}", end.name);
                let game = Game::from_setup(end.board, rules.clone(), first).expect("a position");
                let start = Instant::now();
                let judged = judge(&game, Models::embedded(), seed, Effort::Thorough);
                let ms = start.elapsed().as_millis();
                let size = game.size();
                let score = score_settled(&game, game.rules(), GameEnd::Agreed, None, &judged.settlement());
                if let Some(result) = &end.result {
                    line += &format!(
                        " {} {} {}",
                        if score.result().replace(".0", "") == *result { "ok" } else { "DIFFERS" },
                        score.result(),
                        result
                    );
                }
                if std::env::var("ENDS").is_ok() {
                    let found: Vec<String> = judged.dead.iter().map(|point| size.vertex(point).to_string()).collect();
                    println!("dead {found:?} seki {}", judged.seki.len());
                }
                if let Some(dead) = &end.dead {
                    let found: Vec<String> = judged.dead.iter().map(|point| size.vertex(point).to_string()).collect();
                    let missing: Vec<&String> = dead.iter().filter(|d| !found.contains(d)).collect();
                    let extra: Vec<&String> = found.iter().filter(|d| !dead.contains(d)).collect();
                    line += &format!(
                        " {} missing {missing:?} extra {extra:?}",
                        if missing.is_empty() && extra.is_empty() { "ok" } else { "DIFFERS" }
                    );
                }
                println!("{line} seed {seed} seki {} ms {ms}", judged.seki.len());
            }
        }
    }
}
