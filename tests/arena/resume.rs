//! An interrupted match continues where it stopped, and only with the same settings.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use liangyi_arena::record::GameRecord;

use super::common::{PROGRAM, program, text};
use super::support::{Test, games, match_command, play, replay, rules};

pub fn tests() -> Vec<Test> {
    vec![
        ("kills_lose_nothing_and_play_nothing_twice", kills_lose_nothing_and_play_nothing_twice),
        ("other_options_are_refused", other_options_are_refused),
        ("a_match_can_be_made_longer", a_match_can_be_made_longer),
        ("a_match_that_is_continued_has_the_same_games", a_match_that_is_continued_has_the_same_games),
        ("liangyi_plays_the_same_games_in_a_match_that_is_continued", liangyi_plays_the_same_games),
        ("a_finished_match_is_not_played_again", a_finished_match_is_not_played_again),
    ]
}

const GAMES: usize = 60;
/// The least number of kills: a busy machine may finish the match before all of them are made.
const KILLS: usize = 5;

fn files(folder: &Path) -> HashSet<String> {
    let entries = fs::read_dir(folder.join("games")).expect("a folder");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
}

fn kills_lose_nothing_and_play_nothing_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    // 60 games of 24 moves and two passes, 8 ms each, two at a time, take six seconds at least: the kills come earlier.
    let start = || match_command(folder.path(), "--thinks 8", "--seed 2 --thinks 8", &["--games", "60", "-j", "2"]);
    let mut before = Vec::new();
    let mut kills = 0;
    // Moments that are unrelated to those at which games end.
    for moment in [310, 70, 190, 430, 130, 250, 370, 90, 470, 150] {
        let mut child = start().stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program runs");
        std::thread::sleep(Duration::from_millis(moment));
        let is_over = child.try_wait().expect("a child").is_some();
        if !is_over {
            child.kill().expect("a child");
            child.wait().expect("a child");
            kills += 1;
        }
        if !folder.path().join("match.json").exists() {
            continue;
        }
        let after = games(folder.path());
        assert_eq!(
            after.iter().filter(|game| before.contains(*game)).count(),
            before.len(),
            "a game was lost or changed"
        );
        for game in &after {
            replay(folder.path(), game, rules("chinese"));
        }
        before = after;
        if is_over {
            break;
        }
    }
    assert!(kills >= KILLS, "the match was over after {kills} kills");
    let output = start().output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output));
    let played = games(folder.path());
    let numbers: Vec<usize> = played.iter().map(|game| game.game).collect();
    assert_eq!(numbers, (1..=GAMES).collect::<Vec<_>>());
    let lines = fs::read_to_string(folder.path().join("results.jsonl")).expect("results");
    assert_eq!(lines.lines().count(), GAMES);
    for game in &played {
        replay(folder.path(), game, rules("chinese"));
    }
    assert_eq!(files(folder.path()).len(), GAMES);
    assert!(text(&output).contains("60 of 60 games"));
}

fn other_options_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), "", "--seed 2", &["--games", "2"]);
    let options = ["--games", "2", "--komi", "3", "--opening-moves", "4"];
    let output = match_command(folder.path(), "", "--seed 2", &options).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let output_text = text(&output);
    assert!(output_text.contains("opening_moves was 0, is 4") && output_text.contains("rules was"), "{output_text}");
}

fn a_match_can_be_made_longer() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = play(folder.path(), "", "--seed 2", &["--games", "2"]);
    let both = play(folder.path(), "", "--seed 2", &["--games", "5"]);
    assert_eq!((first.len(), both.len()), (2, 5));
    assert_eq!(both[..2], first);
}

fn prints(games: &[GameRecord]) -> Vec<&str> {
    games.iter().map(|game| game.fingerprint.as_str()).collect()
}

fn a_match_that_is_continued_has_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = |name: &str, options: &[&str]| {
        play(&folder.path().join(name), "--takes-seed", "--seed 2 --takes-seed", options)
    };
    let whole = games("whole", &["--games", "6"]);
    assert_eq!(prints(&whole).iter().collect::<HashSet<_>>().len(), 6, "no two games are equal");
    games("parts", &["--games", "1"]);
    games("parts", &["--games", "3"]);
    assert_eq!(prints(&games("parts", &["--games", "6", "-j", "2"])), prints(&whole));
    assert_ne!(prints(&games("other", &["--games", "6", "--seed", "2"])), prints(&whole));
}

fn liangyi_plays_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = |name: &str, number: &str| {
        let engine = format!("'{}' --playouts 16", PROGRAM);
        let mut command = program();
        command.args(["match", "--black", &engine, "--white", &engine, "--size", "5", "--opening-moves", "1"]);
        let path = folder.path().join(name);
        let output = command.args(["--games", number, "--out"]).arg(&path).output().expect("the program runs");
        assert!(output.status.success(), "{}", text(&output));
        super::support::games(&path)
    };
    let whole = games("whole", "4");
    games("parts", "1");
    games("parts", "2");
    assert_eq!(prints(&games("parts", "4")), prints(&whole));
}

fn a_finished_match_is_not_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let black = format!("--log '{}'", log.display());
    let match_folder = folder.path().join("match");
    let first = play(&match_folder, &black, "--seed 2", &["--games", "2"]);
    let commands = fs::read_to_string(&log).expect("a log");
    let report = fs::read_to_string(match_folder.join("report.html")).expect("a page");
    assert_eq!(play(&match_folder, &black, "--seed 2", &["--games", "2"]), first);
    assert_eq!(fs::read_to_string(&log).expect("a log"), commands);
    assert_eq!(fs::read_to_string(match_folder.join("report.html")).expect("a page"), report);
}
