//! Numbers of move sequences: the engine against the plain model, and both against `tests/data/perft.txt`.
//!
//! The table is the model's. After a deliberate change of the rules, write it anew by running this test with
//! `UPDATE_PERFT` set in the environment.

use std::fmt::Write;

use liangyi_core::base::Size;
use liangyi_core::game::{Game, perft};
use liangyi_core::rules::CATALOGUE;
use rayon::prelude::*;

use crate::model;
use crate::support::rules_of;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.txt");

/// Columns and rows, and the greatest depth for each.
const DEPTHS: [(model::Sides, u32); 15] = [
    ((2, 2), 6),
    ((3, 3), 4),
    ((4, 4), 3),
    ((5, 5), 3),
    ((9, 9), 2),
    ((19, 19), 2),
    ((2, 3), 5),
    ((3, 2), 5),
    ((2, 5), 4),
    ((5, 2), 4),
    ((3, 4), 3),
    ((5, 4), 3),
    ((9, 13), 2),
    ((2, 21), 2),
    ((21, 2), 2),
];

fn by_engine(name: &str, size: &str, depth: u32) -> u64 {
    let size: Size = size.parse().expect("a size");
    perft(&mut Game::new(size, rules_of(name)), depth)
}

/// A size as the table has it: square ones by a number alone.
fn written((columns, rows): model::Sides) -> String {
    if columns == rows { columns.to_string() } else { format!("{columns}x{rows}") }
}

#[test]
fn every_ruleset_has_as_many_move_sequences_as_the_model() {
    let counts: Vec<(&str, model::Sides, u32, u64)> = CATALOGUE
        .par_iter()
        .flat_map(|row| DEPTHS.into_par_iter().map(move |(size, deepest)| (&*row.name, size, deepest)))
        .flat_map(|(name, size, deepest)| (1..=deepest).into_par_iter().map(move |depth| (name, size, depth)))
        .map(|(name, size, depth)| (name, size, depth, model::Game::new(model::ruleset(name), size).perft(depth)))
        .collect();
    let mut table = String::from("# ruleset size depth sequences, counted by the plain model\n");
    for (name, size, depth, count) in counts {
        writeln!(table, "{name} {} {depth} {count}", written(size)).expect("a string takes all");
    }
    if std::env::var_os("UPDATE_PERFT").is_some() {
        std::fs::write(TABLE, &table).expect("the table can be written");
    }
    let kept = std::fs::read_to_string(TABLE).expect("the table");
    let differences: Vec<_> = kept.lines().zip(table.lines()).filter(|(kept, counted)| kept != counted).collect();
    assert!(kept == table, "the file and the model differ: {differences:?}");
}

#[test]
fn the_engine_counts_what_the_table_says() {
    let table = std::fs::read_to_string(TABLE).expect("the table");
    let rows: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(CATALOGUE.iter().all(|row| rows.iter().any(|line| line.split(' ').next() == Some(&*row.name))));
    let wrong: Vec<String> = rows
        .into_par_iter()
        .filter_map(|line| {
            let mut words = line.split(' ');
            let (name, size) = (words.next()?, words.next()?);
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok()).expect("a number");
            let (depth, count) = (number(), number());
            let counted = by_engine(name, size, depth as u32);
            (counted != count).then(|| format!("{line}: the engine counts {counted}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn depth_two_is_what_can_be_computed_by_hand() {
    // On an empty board of n points: n + 1 first moves, and after each a reply on every point left, or a pass.
    assert_eq!(by_engine("chinese", "19", 1), 362);
    assert_eq!(by_engine("chinese", "19", 2), 361 * 361 + 362);
    // With virtual moves a first one may be answered by stones and a pass, a first pass by the same; after a stone a
    // virtual move is legal too.
    assert_eq!(by_engine("jipingdian", "19", 2), 361 * 362 + 362 + 362);
    assert_eq!(by_engine("chinese", "9x13", 2), 117 * 117 + 118);
}

#[test]
fn a_game_that_is_over_has_no_further_move() {
    let mut game = Game::new(Size::square(5).expect("a size"), rules_of("chinese"));
    for _ in 0..2 {
        let color = game.to_move();
        game.play(color, liangyi_core::game::Move::Pass).expect("a pass");
    }
    assert_eq!(perft(&mut game, 0), 1);
    assert_eq!(perft(&mut game, 1), 0);
    assert_eq!(perft(&mut game, 3), 0);
    assert_eq!(game.move_number(), 2, "and is left as it was");
}
