//! A match that is played in parts is, once they are joined, the match that is played in one place.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use liangyi_arena::folder;
use liangyi_arena::record::GameRecord;

use super::common::matches::{files, records};
use super::common::{program, text, wait_until};
use super::support::{Test, games, match_command, play};

pub fn tests() -> Vec<Test> {
    vec![
        ("parts_are_joined_to_the_undivided_match", parts_are_joined_to_the_undivided_match),
        ("a_part_that_was_killed_is_continued", a_part_that_was_killed_is_continued),
        ("what_does_not_fit_together_is_not_joined", what_does_not_fit_together_is_not_joined),
        ("what_is_no_part_is_refused", what_is_no_part_is_refused),
    ]
}

const BLACK: &str = "--takes-seed";
const WHITE: &str = "--seed 2 --takes-seed";

/// Plays a part of a match of ten games.
fn part(at: &Path, part: &str, options: &[&str]) -> PathBuf {
    let folder = at.join(part.replace('/', "-of-"));
    play(&folder, BLACK, WHITE, &[&["--games", "10", "--part", part][..], options].concat());
    folder
}

fn merge(folders: &[PathBuf], out: &Path) -> Output {
    let mut command = program();
    command.args(["match", "--merge"]).args(folders).arg("--out").arg(out).output().expect("the program runs")
}

fn parts_are_joined_to_the_undivided_match() {
    let at = tempfile::tempdir().expect("a folder");
    let options = ["--opening-moves", "2", "--nigiri", "--sprt", "0,10"];
    let whole = at.path().join("whole");
    play(&whole, BLACK, WHITE, &[&["--games", "10"][..], &options].concat());
    let parts = ["3/3", "1/3", "2/3"].map(|share| part(at.path(), share, &options));
    let numbers = |folder: &Path| games(folder).iter().map(|game| game.game).collect::<Vec<_>>();
    assert_eq!(parts.each_ref().map(|folder| numbers(folder)), [vec![5, 6], vec![1, 2, 7, 8], vec![3, 4, 9, 10]]);
    let settings = fs::read_to_string(parts[1].join("match.json")).expect("settings");
    assert!(settings.contains("\"part\": \"1/3\""), "{settings}");
    for report in ["report.txt", "report.html"] {
        let report = fs::read_to_string(parts[1].join(report)).expect("a report");
        assert!(report.contains("4 of 4 games, part 1/3 of a match of 10"), "{report}");
    }
    let merged = at.path().join("merged");
    let output = merge(&parts, &merged);
    assert!(output.status.success() && text(&output).contains("10 of 10 games"), "{}", text(&output));
    assert_eq!(records(&merged), records(&whole));
    assert_eq!(files(&merged), files(&whole));
    let same = |name: &str| [&merged, &whole].map(|folder| fs::read_to_string(folder.join(name)).expect("a file"));
    let [joined, undivided] = same("match.json");
    assert_eq!(joined, undivided);
    let test = |report: &str| report.lines().find(|line| line.starts_with("SPRT")).expect("a test").to_string();
    let [joined, undivided] = same("report.txt");
    assert_eq!(test(&joined), test(&undivided));
    let [joined, _] = same("results.jsonl");
    let order: Vec<usize> =
        joined.lines().map(|line| serde_json::from_str::<GameRecord>(line).expect("a record").game).collect();
    assert_eq!(order, (1..=10).collect::<Vec<_>>());
    // It is a match like others: it can be made longer.
    let longer = play(&merged, BLACK, WHITE, &[&["--games", "12"][..], &options].concat());
    assert_eq!(longer.len(), 12);
}

fn a_part_that_was_killed_is_continued() {
    let at = tempfile::tempdir().expect("a folder");
    let (whole, killed) = (at.path().join("whole"), at.path().join("2-of-2"));
    let slow = ["--thinks 5 --takes-seed", "--seed 2 --thinks 5 --takes-seed"];
    play(&whole, slow[0], slow[1], &["--games", "10"]);
    let start = |folder: &Path, part: &str| match_command(folder, slow[0], slow[1], &["--games", "10", "--part", part]);
    let mut child = start(&killed, "2/2").stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    let finished = || fs::read_to_string(killed.join("results.jsonl")).map_or(0, |lines| lines.lines().count());
    wait_until("a game", || finished() > 0);
    child.kill().expect("a child");
    child.wait().expect("a child");
    let other = at.path().join("1-of-2");
    assert!(start(&other, "1/2").output().expect("it runs").status.success());
    let parts = [other, killed.clone()];
    let merged = at.path().join("merged");
    let before = games(&killed);
    assert!(before.len() < 4, "it was killed before its end");
    let output = merge(&parts, &merged);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output).contains("part 2/2 in ") && text(&output).contains("is not finished"), "{}", text(&output));
    assert!(!merged.exists());
    assert!(start(&killed, "2/2").output().expect("it runs").status.success());
    let after = games(&killed);
    assert!(before.iter().all(|game| after.contains(game)), "a game was lost or changed");
    assert!(merge(&parts, &merged).status.success());
    assert_eq!(records(&merged), records(&whole));
    assert_eq!(files(&merged), files(&whole));
}

fn what_does_not_fit_together_is_not_joined() {
    let at = tempfile::tempdir().expect("a folder");
    let [one, two] = ["1/2", "2/2"].map(|share| part(at.path(), share, &[]));
    let refused = |folders: &[PathBuf], told: &str| {
        let out = at.path().join("out");
        let output = merge(folders, &out);
        assert_eq!(output.status.code(), Some(2), "{}", text(&output));
        assert!(text(&output).contains(told), "{told}: {}", text(&output));
        assert!(!out.exists(), "{told}");
    };
    refused(std::slice::from_ref(&one), "part 2/2 is missing: 4 games from 3 to 8");
    let third = part(at.path(), "2/3", &[]);
    refused(&[one.clone(), third], "not of the same number of parts");
    let other = part(&at.path().join("komi"), "2/2", &["--komi", "3"]);
    refused(&[one.clone(), other], "rules was");
    let named = at.path().join("named");
    play(&named, BLACK, "--seed 2 --takes-seed --markup-name", &["--games", "10", "--part", "2/2"]);
    refused(&[one.clone(), named], "programs was");
    let undivided = at.path().join("undivided");
    play(&undivided, BLACK, WHITE, &["--games", "10"]);
    refused(&[one.clone(), undivided.clone()], "holds a whole match, no part of one");
    let again = part(&at.path().join("again"), "2/2", &[]);
    // Times hardly differ in such short games.
    let results = again.join("results.jsonl");
    let lines = fs::read_to_string(&results).expect("results");
    let records = lines.lines().map(|line| serde_json::from_str::<GameRecord>(line).expect("a record"));
    let records: Vec<_> = records.map(|record| GameRecord { moves: record.moves + 1, ..record }).collect();
    let lines: Vec<_> = records.iter().map(|record| serde_json::to_string(record).expect("JSON")).collect();
    fs::write(&results, lines.join("\n") + "\n").expect("it is written");
    refused(&[one.clone(), two.clone(), again], "game 3 is not the same in ");
    // A game that another part has brought in.
    let foreign = at.path().join("foreign");
    let (mut settings, games) = folder::read(&one).expect("a match");
    let (mut store, _) = folder::MatchFolder::open(&foreign, &mut settings).expect("a folder");
    let game = GameRecord { game: 3, opening: 2, sgf: folder::MatchFolder::game_path(3), ..games[0].clone() };
    store.add(&game, "(;)").expect("a game");
    drop(store);
    refused(&[foreign, two.clone()], "game 3 is not of part 1/2 of this match");
    refused(&[one.clone(), at.path().join("nowhere")], "no match has been played here");
    let before = files(&undivided);
    let output = merge(&[one.clone(), two.clone()], &undivided);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output));
    assert!(text(&output).contains("holds a match already"), "{}", text(&output));
    assert_eq!(files(&undivided), before);
    // A folder goes on as the part that it was begun as.
    let output = match_command(&one, BLACK, WHITE, &["--games", "10", "--part", "2/2"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output).contains("part was \"1/2\", is \"2/2\""), "{}", text(&output));
}

fn what_is_no_part_is_refused() {
    let at = tempfile::tempdir().expect("a folder");
    let folder = at.path().join("match");
    for part in ["0/4", "5/4", "1/0", "4", "a/b", ""] {
        let output = match_command(&folder, "", "", &["--part", part]).output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{part}");
        assert!(text(&output).contains("--part"), "{}", text(&output));
    }
    let alone = program().args(["match", "--merge", "a", "--games", "3", "--out", "b"]).output().expect("it runs");
    assert_eq!(alone.status.code(), Some(2));
    assert!(text(&alone).contains("cannot be used with"), "{}", text(&alone));
    assert!(!folder.exists());
}
