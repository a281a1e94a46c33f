//! Ctrl-C during long jobs: what was found until then is written, the message says how to go on, the exit status is
//! 130.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::program;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::NamedTempFile;

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
/// The most time for a job to begin, or to end after Ctrl-C.
const PATIENCE: Duration = Duration::from_secs(120);

fn start(args: &[&str], output: Stdio, errors: Stdio) -> Child {
    program().args(args).stdin(Stdio::null()).stdout(output).stderr(errors).spawn().expect("started")
}

fn wait(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(20));
    }
}

/// Whether the program handles SIGINT itself by now.
fn listens(child: &Child) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).map_or("0", str::trim);
    u64::from_str_radix(caught, 16).is_ok_and(|caught| caught & (1 << (Signal::INT.as_raw() - 1)) != 0)
}

/// Presses Ctrl-C once the program listens and `ready` holds. Returns the exit status, the output and the errors.
fn interrupted(args: &[&str], mut ready: impl FnMut() -> bool) -> (Option<i32>, String, String) {
    interrupted_when(args, |_| ready())
}

/// As [`interrupted`], where `ready` is asked about the errors so far.
fn interrupted_when(args: &[&str], mut ready: impl FnMut(&str) -> bool) -> (Option<i32>, String, String) {
    // Files, because nobody empties a pipe while the program writes.
    let [output, errors] = [(); 2].map(|()| tempfile::NamedTempFile::new().expect("a file"));
    let own = |file: &NamedTempFile| Stdio::from(file.reopen().expect("a handle"));
    let read = |file: &NamedTempFile| fs::read_to_string(file.path()).expect("UTF-8");
    let mut child = start(args, own(&output), own(&errors));
    wait("the program listens to Ctrl-C", || listens(&child));
    wait("the job is under way", || ready(&read(&errors)));
    kill_process(Pid::from_child(&child), Signal::INT).expect("a running program");
    wait("the program ends", || child.try_wait().expect("a status").is_some());
    let status = child.wait().expect("a status");
    (status.code(), read(&output), read(&errors))
}

fn run(args: &[&str]) {
    let status = start(args, Stdio::null(), Stdio::null()).wait().expect("a status");
    assert!(status.success(), "{args:?}");
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_string()
}

#[test]
fn a_solver_tells_the_bounds_that_it_has_proved() {
    let args = ["solve", "--ruleset", "jihuozi", "--size", "3", "--positions", "100000000000"];
    let begun = Instant::now();
    let (code, out, errors) = interrupted(&args, || begun.elapsed() > Duration::from_secs(1));
    assert_eq!((code, out.as_str()), (Some(130), ""), "{errors}");
    assert!(errors.contains("liangyi: interrupted: not solved within "), "{errors}");
    assert!(errors.ends_with("; the same command begins again\n"), "{errors}");
}

#[test]
fn a_table_of_values_tells_while_it_grows_what_is_proved_and_where_it_ends() {
    // Under counting living stones, the second of the table, lines hardly end.
    let args = ["solve", "--all", "--size", "3", "--positions", "100000000000"];
    let told = "liangyi: jihuozi (2 of ";
    let (code, out, errors) = interrupted_when(&args, |errors| errors.contains(told));
    assert_eq!(code, Some(130), "{errors}");
    let progress = errors.lines().find(|line| line.starts_with(told)).expect("a line");
    let bounds = progress.split_once("): ").and_then(|(_, rest)| rest.split_once(", after ")).expect("bounds");
    assert!(
        ["from ", "nothing known", " or more", " or less"].iter().any(|word| bounds.0.contains(word)),
        "{progress}"
    );
    assert!(bounds.1.ends_with(" of 100000000000"), "{progress}");
    let end = errors.lines().last().expect("a line");
    assert!(end.starts_with("liangyi: interrupted: jihuozi: not solved within "), "{errors}");
    assert!(end.ends_with("; the table ends with jihuozi; the same command begins again"), "{errors}");
    // The row has the same bounds.
    let row = out.lines().last().expect("a row");
    let reached = end.split("jihuozi: ").nth(1).and_then(|rest| rest.split(';').next()).expect("bounds");
    assert_eq!(row, format!("| `jihuozi` | | {reached} | |"));
}

#[test]
fn games_played_so_far_are_kept_and_the_same_command_plays_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = path(folder.path(), "games.txt");
    let args = |all: &'static str| {
        let fixed = ["--size", "5", "--playouts", "20", "--threads", "1", "--games", all];
        [&["selfplay", "--out", games.as_str()][..], &fixed]
            .concat()
            .into_iter()
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    let many = args("100000");
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let lines = || fs::read_to_string(folder.path().join("games.txt")).map_or(0, |text| text.lines().count());
    let (code, _, errors) = interrupted(&many, || lines() > 0);
    assert_eq!(code, Some(130), "{errors}");
    let kept = lines();
    let told = format!("has {kept} of 100000 games; the same command plays the others\n");
    assert!(kept > 0 && errors.ends_with(&told), "{kept}: {errors}");
    // The games are those of a run that nobody stopped.
    let whole = path(folder.path(), "whole.txt");
    let number = kept.to_string();
    let again = ["selfplay", "--out", &whole, "--size", "5", "--playouts", "20", "--games", &number];
    run(&again);
    assert_eq!(fs::read_to_string(&whole).expect("games"), fs::read_to_string(&games).expect("games"));
}

#[test]
fn files_counted_so_far_are_reported_and_the_others_named() {
    let files = [SEVEN; 3000];
    let begun = Instant::now();
    let args = [&["score"][..], &files].concat();
    let (code, out, errors) = interrupted(&args, || begun.elapsed() > Duration::from_secs(1));
    assert_eq!(code, Some(130), "{errors}");
    let left = errors.lines().filter(|line| line.ends_with("seven.sgf: not counted")).count();
    let counted = out.lines().filter(|line| line.contains(": jipingdian, ")).count();
    assert!(left > 0 && counted + left == files.len(), "{left} left, {counted} counted");
    let told = format!("interrupted: {left} of 3000 files are left, those named as not counted\n");
    assert!(errors.ends_with(&told), "{errors}");
}

/// The rulesets whose names begin the lines of a table, its heading left out.
fn rows(table: &str) -> Vec<&str> {
    table.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect()
}

#[test]
fn rulesets_compared_so_far_are_in_the_table_and_the_others_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = path(folder.path(), "game.sgf");
    // Walls of 19 lines and a stone in each territory: a judgement takes much longer than the wait for the signal.
    let letters: Vec<char> = ('a'..='s').collect();
    let moves: String = letters.iter().map(|row| format!(";B[i{row}];W[k{row}]")).collect();
    fs::write(&game, format!("(;GM[1]SZ[19]{moves};B[qd];W[dq];B[];W[])")).expect("a file");
    let (code, out, errors) = interrupted(&["compare", &game], || true);
    assert_eq!(code, Some(130), "{errors}");
    let whole = program().args(["compare", &game]).output().expect("a table");
    let whole = String::from_utf8(whole.stdout).expect("UTF-8");
    let (all, counted) = (rows(&whole), rows(&out));
    let left: Vec<&str> = all.iter().copied().filter(|name| !counted.contains(name)).collect();
    assert!(!counted.is_empty() && !left.is_empty(), "{out}");
    assert!(out.lines().all(|line| whole.lines().any(|other| other == line)), "{out}\n{whole}");
    let told = format!("interrupted: {} of {} rulesets are not counted, {}; ", left.len(), all.len(), left.join(", "));
    assert!(errors.contains(&told) && errors.ends_with("; the same command begins again\n"), "{errors}");
}

/// A game at a terminal: what is typed goes to a pipe.
fn table(args: &[&str]) -> (Child, File) {
    let output = tempfile::tempfile().expect("a file");
    let child = program()
        .args([&["play", "--plain", "--size", "5", "--name", "Me"], args].concat())
        .stdin(Stdio::piped())
        .stdout(output.try_clone().expect("a handle"))
        .stderr(Stdio::null())
        .spawn()
        .expect("started");
    (child, output)
}

fn shown(mut output: &File) -> String {
    let mut text = String::new();
    output.rewind().and_then(|()| output.read_to_string(&mut text)).expect("UTF-8");
    text
}

fn press(child: &Child) {
    kill_process(Pid::from_child(child), Signal::INT).expect("a running program");
}

fn ended(child: &mut Child) -> Option<i32> {
    wait("the program ends", || child.try_wait().expect("a status").is_some());
    child.wait().expect("a status").code()
}

#[test]
fn ctrl_c_at_a_game_offers_to_save_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), "my game.sgf");
    let (mut child, output) = table(&["--color", "both"]);
    let mut input = child.stdin.take().expect("a pipe");
    let offers = |count: usize| wait("it offers to save", || shown(&output).matches("save> ").count() == count);
    wait("the program listens to Ctrl-C", || listens(&child));
    input.write_all(b"c3\n").expect("an input");
    wait("the move is made", || shown(&output).contains("White> "));
    press(&child);
    offers(1);
    // Nothing goes on with the game.
    input.write_all(b"\nb2\n").expect("an input");
    wait("the game goes on", || shown(&output).matches("Black> ").count() == 2);
    press(&child);
    offers(2);
    input.write_all(b"/no such folder/a.sgf\n").expect("an input");
    offers(3);
    input.write_all(format!("{file}\n").as_bytes()).expect("an input");
    assert_eq!(ended(&mut child), Some(0));
    let text = fs::read_to_string(&file).expect("the game");
    assert!(text.contains("PB[Me]PW[Me]DT[20") && text.contains(";B[cc];W[bd])"), "{text}");
}

#[test]
fn a_second_ctrl_c_leaves_a_game_and_one_ends_a_search() {
    let (mut child, output) = table(&["--color", "white", "--time", "1000"]);
    let input = child.stdin.take().expect("a pipe");
    wait("the engine thinks", || shown(&output).contains("thinks"));
    wait("the program listens to Ctrl-C", || listens(&child));
    press(&child);
    wait("it offers to save", || shown(&output).contains("save> "));
    press(&child);
    assert_eq!(ended(&mut child), Some(130));
    drop(input);
    let (mut child, output) = table(&["--color", "both"]);
    let mut input = child.stdin.take().expect("a pipe");
    wait("the program listens to Ctrl-C", || listens(&child));
    press(&child);
    wait("it offers to save", || shown(&output).contains("save> "));
    input.write_all(b"no\n").expect("an input");
    assert_eq!(ended(&mut child), Some(0));
}
