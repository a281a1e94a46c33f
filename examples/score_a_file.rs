//! Reads a finished game from an SGF file, judges which stones are dead, and counts it under several rulesets.
//!
//! ```sh
//! cargo run --release --example score_a_file -- docs/seven.sgf
//! ```

use std::error::Error;

use liangyi::show::words::English;
use liangyi_core::rules::{self, Komi, Rules};
use liangyi_core::score::{End, make_up};
use liangyi_core::sgf;
use liangyi_engine::judge::{Effort, Judgements};
use liangyi_engine::policy::Models;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "docs/seven.sgf".to_string());
    let file = sgf::load(&sgf::decode(&std::fs::read(&path)?)?, None)?;
    for warning in &file.warnings {
        eprintln!("{path}: {warning}");
    }
    println!(
        "{path}: {} moves, result in the file: {}",
        file.moves().count(),
        file.info.result.as_deref().unwrap_or("none")
    );

    for name in ["chinese", "japanese", "jipingdian", "jihuozi", "proportional"] {
        let row = rules::find(name).ok_or("no such ruleset")?;
        let rules = Rules { komi: file.komi.unwrap_or(Komi::ZERO), ..row.rules.clone() };
        // A game that was legal under one ruleset may not be under another.
        let game = match file.game(rules) {
            Ok(game) => game,
            Err(reason) => {
                println!("{name:<13} {reason}");
                continue;
            }
        };
        // Under rules by which nothing is removed, dead stones would have had to be captured in play.
        let mut judgements = Judgements::new(Models::embedded(), Effort::Thorough);
        let settlement = judgements.settle(&game, game.rules(), End::Agreed, None);
        let made = make_up(&game, game.rules(), End::Agreed, None, &settlement);
        let dead: Vec<String> = settlement.dead.iter().map(|point| game.size().vertex(point).to_string()).collect();
        println!(
            "{name:<13} {:<8} in {}; {} dead: {}",
            made.score.result(),
            made.score.unit,
            dead.len(),
            dead.join(" ")
        );
        for step in &made.steps {
            println!("{:15}{}", "", English.step(step));
        }
    }
    Ok(())
}
