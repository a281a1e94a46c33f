//! Shared by the tests: starting the program, reading the folder of a match.

use std::fs;
use std::path::Path;
use std::process::Command;

use liangyi_arena::record::GameRecord;
use liangyi_core::game::Game;
use liangyi_core::rules::{CATALOGUE, Rules};
use liangyi_core::sgf;

use super::common::{program, text};

/// A test with its name.
pub type Test = (&'static str, fn());

/// The command line of the fake engine.
pub fn fake(options: &str) -> String {
    let path = std::env::current_exe().expect("a path");
    format!("'{}' fake {options}", path.display())
}

/// `liangyi match` between two fake engines on 5x5, stored in `folder`.
pub fn match_command(folder: &Path, black: &str, white: &str, options: &[&str]) -> Command {
    let mut command = program();
    command.args(["match", "--size", "5", "--black", &fake(black), "--white", &fake(white), "--out"]);
    command.arg(folder).args(options);
    command
}

/// Plays a match that must succeed; returns its games.
pub fn play(folder: &Path, black: &str, white: &str, options: &[&str]) -> Vec<GameRecord> {
    let output = match_command(folder, black, white, options).output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output));
    games(folder)
}

/// The games of a match, in order.
pub fn games(folder: &Path) -> Vec<GameRecord> {
    liangyi_arena::folder::read(folder).expect("a match").1
}

/// The rules of that name.
pub fn rules(name: &str) -> Rules {
    CATALOGUE.iter().find(|row| row.name == name).expect("a ruleset").rules.clone()
}

/// The game of a record's SGF file, replayed under the rules.
pub fn replay(folder: &Path, record: &GameRecord, rules: Rules) -> Game {
    let text = fs::read_to_string(folder.join(&record.sgf)).expect("a file");
    let read = sgf::load(&text, None).expect("a game");
    assert_eq!(read.warnings, []);
    assert_eq!(read.info.result.as_deref(), Some(record.verdict.result.as_str()));
    let game = read.game(rules).expect("legal moves");
    assert_eq!(game.move_number(), record.moves);
    game
}
