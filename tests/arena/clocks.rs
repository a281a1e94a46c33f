//! What is charged to the clock of an engine and what is not.

use std::fs;
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
        ("an_engine_is_told_fractions_of_a_second", an_engine_is_told_fractions_of_a_second),
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

/// What engines are told of controls with fractions: their settings, and Black's time at its first move.
fn an_engine_is_told_fractions_of_a_second() {
    // By an engine that takes plain GTP with decimals, with whole seconds, all settings, those of KGS.
    let engines = ["", "--whole-seconds", "--time-systems", "--time-systems --whole-seconds"];
    let canadian = |time, left| (format!("time_settings {time}"), left);
    let systems = |time, left| (format!("kata-time_settings {time}"), left);
    let kgs = |time, left| (format!("kgs-time_settings {time}"), left);
    let controls = [
        ("0.5s/move", [canadian("0 0.5 1", "0.5 1"), canadian("0 1 1", "1 1")], None),
        ("1.5s/move", [canadian("0 1.5 1", "1.5 1"), canadian("0 2 1", "1 1")], None),
        ("0.7s+0.9s/2", [canadian("0.7 0.9 2", "0.7 0"), canadian("1 1 2", "1 0")], None),
        ("0.8s", [canadian("0.8 0 0", "0.8 0"), canadian("1 0 0", "1 0")], None),
        (
            "0+3x0.4s",
            [canadian("0 0.4 1", "0.4 1"), canadian("0 1 1", "1 1")],
            Some([systems("byoyomi 0 0.4 3", "0.4 3"), kgs("byoyomi 0 1 3", "1 3")]),
        ),
        (
            "0.7s+0.4s",
            [canadian("0.7 0 0", "0.7 0"), canadian("1 0 0", "1 0")],
            Some([systems("fischer 0.7 0.4", "0.7 0"), canadian("1 0 0", "1 0")]),
        ),
    ];
    for (control, plain, extended) in controls {
        let extended = extended.unwrap_or_else(|| plain.clone());
        for (engine, (settings, left)) in engines.into_iter().zip(plain.into_iter().chain(extended)) {
            let folder = tempfile::tempdir().expect("a folder");
            let log = folder.path().join("log");
            let black = format!("--passes-at 1 {engine} --log '{}'", log.display());
            let options = ["--games", "1", "--time", control, "--grace", "30s"];
            play(&folder.path().join("match"), &black, "--passes-at 1", &options);
            let log = fs::read_to_string(&log).expect("a log");
            let last = |word: &str| {
                log.lines().take_while(|line| !line.starts_with("genmove")).filter(|line| line.contains(word)).last()
            };
            assert_eq!(last("time_settings"), Some(settings.as_str()), "{control} {engine}: {log}");
            assert_eq!(last("time_left"), Some(format!("time_left B {left}").as_str()), "{control} {engine}: {log}");
        }
    }
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
