//! Files with several games, move lists and pipes, as the commands take them.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::common::{output_of, program, utf8};

const THREE: &str = "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese];B[ee];W[cc];B[gg])\n\
                     (;GM[1]FF[4]SZ[5]KM[0]RU[Japanese];B[cc];W[bb])\n(;GM[1]FF[4]SZ[7]RU[AGA];B[dd])\n";

fn folder(name: &str, text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(name), text).expect("written");
    folder
}

/// What a command says, on standard output and on standard error, and its status.
fn run(folder: &Path, args: &[&str]) -> (String, String, Option<i32>) {
    let output = program().current_dir(folder).args(args).output().expect("it runs");
    (utf8(output.stdout), utf8(output.stderr), output.status.code())
}

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn all_games_of_a_file_are_counted_each_under_its_name() {
    let folder = folder("a.sgf", THREE);
    for command in ["score", "compare"] {
        let (lines, errors, status) = run(folder.path(), &[command, "a.sgf", "--json"]);
        assert_eq!((status, errors.contains("games")), (Some(0), false), "{errors}");
        let counted = objects(&lines);
        let named: Vec<&str> = counted.iter().filter_map(|line| line["file"].as_str()).collect();
        assert_eq!(named, ["a.sgf#1", "a.sgf#2", "a.sgf#3"]);
        let moves: Vec<Option<i64>> = counted.iter().map(|line| line["moves"].as_i64()).collect();
        assert_eq!(moves, [Some(3), Some(2), Some(1)], "{command}");
        for one in [&["a.sgf#2"][..], &["a.sgf", "--game", "2"]] {
            let (line, ..) = run(folder.path(), &[&[command, "--json"], one].concat());
            assert_eq!(objects(&line), counted[1..2], "{command} {one:?}");
        }
    }
    let (_, errors, status) = run(folder.path(), &["score", "a.sgf#4"]);
    assert_eq!(status, Some(2), "{errors}");
    assert!(errors.contains("a.sgf#4: no game number 4: the file has 3"), "{errors}");
    let (lines, ..) = run(folder.path(), &["score", "a.sgf", "--out", "out.jsonl"]);
    assert_eq!(lines, "3 of 3 files counted, in out.jsonl\n");
    let (_, errors, status) = run(folder.path(), &["score", "a.sgf", "--out", "out.jsonl"]);
    assert!(status == Some(0) && errors.starts_with("3 files are counted already\n"), "{errors}");
    let (_, errors, status) = run(folder.path(), &["score", "a.sgf", "--picture", "a.svg"]);
    assert!(status == Some(2) && errors.contains("a picture shows one file"), "{errors}");
    // Standard input is read once, whichever of its games are counted.
    let all = output_of(&["score", "-", "--json"], THREE);
    assert_eq!(objects(&utf8(all.stdout)).len(), 3);
}

#[test]
fn a_game_that_is_no_go_does_not_refuse_the_others() {
    let folder = folder("a.sgf", "(;GM[2]SZ[8])\n(;GM[1]SZ[9];B[ee])\n");
    let (lines, errors, status) = run(folder.path(), &["score", "a.sgf", "--json"]);
    let counted = objects(&lines);
    assert_eq!((counted.len(), &counted[0]["error"]), (2, &"the record is of another game".into()), "{errors}");
    assert_eq!((&counted[1]["moves"], status), (&1.into(), Some(1)));
    let path = folder.path().join("a.sgf").display().to_string();
    let replies = output_of(&["gtp"], format!("loadsgf {path}\nquery_boardsize\nquit\n"));
    let replies = utf8(replies.stdout);
    assert!(replies.starts_with("= \n\n= 9\n"), "{replies}");
}

#[test]
fn one_game_of_a_file_is_reviewed_and_the_others_stay() {
    let folder = folder("a.sgf", THREE);
    let review = |args: &[&str]| run(folder.path(), &[&["review", "--visits", "20", "--out", "out"], args].concat());
    let (_, errors, status) = review(&["a.sgf"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(errors.contains("the file has 3 games, of which this is number 1; FILE#2 names the second"), "{errors}");
    for _ in 0..2 {
        let (text, errors, status) = review(&["a.sgf#2"]);
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{text}");
        assert!(text.starts_with("a.sgf#2: japanese, 2 moves, 3 of 3 positions analysed\n"), "{text}");
    }
    for (name, reviewed) in [("a.sgf", 1), ("a#2.sgf", 2)] {
        let text = fs::read_to_string(folder.path().join("out").join(name)).expect("a record");
        let games = liangyi_core::sgf::Collection::of(&text);
        assert_eq!(games.len(), 3, "{text}");
        for number in 1..=3 {
            let tree = games.tree(&[1], Some(number)).expect("a game");
            assert_eq!(tree.text(tree.root(), "LYR").is_some(), number == reviewed, "{name} {number}");
        }
    }
}

#[test]
fn a_record_with_an_illegal_move_is_reviewed_as_far_as_it_goes() {
    let folder = folder("a.sgf", "(;SZ[5]RU[Chinese];B[cc];W[bb];B[cc];W[dd])");
    let (line, errors, status) = run(folder.path(), &["review", "--visits", "20", "--json", "a.sgf"]);
    assert_eq!(status, Some(0), "{errors}");
    let why = "move 3 (Black C3) is illegal: occupied";
    assert!(errors.contains(&format!("reviewed as far as the record can be played: {why}")), "{errors}");
    let [reviewed] = &objects(&line)[..] else { panic!("{line}") };
    let counts = ["moves", "analysed", "of"].map(|key| reviewed[key].as_i64());
    assert_eq!((counts, &reviewed["unplayable"]), ([Some(2), Some(3), Some(3)], &why.into()));
}

#[test]
fn the_komi_of_a_count_can_be_given() {
    let folder =
        folder("a.sgf", "(;SZ[5]RU[Chinese]KM[1.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de])");
    fs::write(folder.path().join("figure.txt"), "┌┬●○┐\n├┼●○┤\n├┼●○┤\n├┼●○┤\n└┴●○┘\n").expect("written");
    for file in ["a.sgf", "figure.txt"] {
        for (komi, result) in [("0", "B+5.0"), ("-3", "B+8.0"), ("7.5", "W+2.5")] {
            let (line, errors, _) = run(folder.path(), &["score", file, "--json", "--komi", komi]);
            let [counted] = &objects(&line)[..] else { panic!("{line}{errors}") };
            assert_eq!((&counted["result"], &counted["komi"]), (&result.into(), &komi.parse::<f64>().unwrap().into()));
        }
    }
    let (line, ..) = run(folder.path(), &["score", "a.sgf", "--json"]);
    assert_eq!(objects(&line)[0]["result"], "B+3.5");
}

#[cfg(unix)]
#[test]
fn descriptors_of_the_shell_are_read() {
    for path in ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"] {
        for (command, input) in [("score", "(;SZ[5];B[cc])"), ("renju", "h8i9g8")] {
            let output = output_of(&[command, path, "--json"], input);
            assert!(output.status.success(), "{command} {path}: {}", utf8(output.stderr));
            assert_eq!(objects(&utf8(output.stdout)).len(), 1, "{command} {path}");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let made = std::process::Command::new("mkfifo").arg(folder.path().join("pipe")).status().expect("mkfifo");
    assert!(made.success());
    let (_, errors, status) = run(folder.path(), &["score", "pipe"]);
    assert!(status == Some(2) && errors.contains("not a regular file"), "{errors}");
}

#[test]
fn a_record_of_a_line_game_is_no_game_of_go() {
    let folder = folder("list.txt", "h8g6f6");
    fs::write(folder.path().join("game.psq"), "Piskvorky 15x15, 11:11, 0\n8,8,0\n").expect("written");
    for file in ["list.txt", "game.psq"] {
        let (_, errors, _) = run(folder.path(), &["score", file]);
        assert!(errors.contains(&format!("{file}: the record is of another game")), "{errors}");
    }
    let (text, errors, status) = run(folder.path(), &["review", "--visits", "20", "list.txt"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(text.starts_with("list.txt: renju, 3 moves, 4 of 4 positions analysed\n"), "{text}");
}
