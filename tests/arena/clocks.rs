//! What is charged to the clock of an engine and what is not.

use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use liangyi_arena::record::{EndReason, Entrant, GameRecord};

use super::common::{signal, wait_until};
use super::support::{Test, games, match_command, play};

pub fn tests() -> Vec<Test> {
    vec![
        ("thinking_in_play_is_charged", || a_slow_answer_is_charged("--slow-play 3000")),
        ("thinking_in_time_left_is_charged", || a_slow_answer_is_charged("--slow-clock 3000")),
        ("a_slow_answer_within_the_clock_is_no_loss", a_slow_answer_within_the_clock_is_no_loss),
        ("a_stopped_referee_costs_no_engine_its_game", a_stopped_referee_costs_no_engine_its_game),
    ]
}

/// The engine moves at once, and takes its time for the commands before.
fn a_slow_answer_is_charged(white: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "", white, &["--games", "1", "--time", "1s/move", "--grace", "500ms"]);
    let GameRecord { verdict, moves, .. } = &games[0];
    assert_eq!((verdict.reason, games[0].winning_entrant(), *moves), (EndReason::Time, Some(Entrant::A), 1));
}

fn a_slow_answer_within_the_clock_is_no_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let white = "--slow-play 400 --passes-at 4";
    let games = play(folder.path(), "--passes-at 4", white, &["--games", "1", "--time", "10s/move"]);
    assert_eq!(games[0].verdict.reason, EndReason::Count, "{games:?}");
    // Two stones and a pass of Black, without the allowance for each answer.
    let [black, white] = games[0].spent.wall;
    assert!(white >= 0.6 && black < 5.0, "{:?}", games[0].spent);
}

/// A move of three seconds on a clock of five, while the referee is stopped for eight.
fn a_stopped_referee_costs_no_engine_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    let match_folder = folder.path().join("match");
    let black = format!("--fault slow --once '{}'", once.display());
    let options = ["--games", "2", "--time", "5s/move", "--grace", "500ms"];
    let mut command = match_command(&match_folder, &black, "--seed 2", &options);
    let mut referee = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program runs");
    wait_until("the slow move", || once.exists());
    signal("-STOP", referee.id());
    sleep(Duration::from_secs(8));
    signal("-CONT", referee.id());
    assert!(referee.wait().expect("an end").success());
    let reasons: Vec<EndReason> = games(&match_folder).iter().map(|game| game.verdict.reason).collect();
    assert_eq!(reasons, [EndReason::Count, EndReason::Count]);
}
