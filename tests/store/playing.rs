//! Matches that are played by several processes.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use liangyi_arena::processes::children;
use serde_json::Value;

use crate::common::matches::{files, records};
use crate::common::{PROGRAM, program, signal, text, wait_until};
use crate::server::Server;

/// `liangyi match` between two engines, of a game that a few playouts soon end: some hundredths of a second.
pub fn match_of(engines: [&str; 2], options: &[&str]) -> Command {
    let mut command = program();
    command.args(["match", "--ruleset", "renju", "--opening-moves", "6"]);
    command.args(["--black", engines[0], "--white", engines[1]]).args(options);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// `liangyi match` between two engines that play the same games everywhere.
pub fn command(playouts: [u32; 2], options: &[&str]) -> Command {
    let engines = playouts.map(|playouts| format!("'{PROGRAM}' --playouts {playouts} --threads 1 --memory 16"));
    match_of(engines.each_ref().map(String::as_str), options)
}

/// Copies the match to a folder.
pub fn export(url: &str, folder: &Path) -> Output {
    let mut command = program();
    command.args(["match", "--report", url, "--export"]);
    command.arg(folder).output().expect("the program runs")
}

/// The process with all that it has started.
fn tree(root: u32) -> Vec<u32> {
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&process) = found.get(next) {
        found.extend(children(process));
        next += 1;
    }
    found
}

fn finish(child: Child) {
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", text(&output));
}

/// Waits until so many games are kept; a busy machine takes its time.
fn wait_for_games(server: &Server, games: usize) {
    let begun = Instant::now();
    while server.games() < games {
        assert!(begun.elapsed() < Duration::from_secs(300), "{} of {games} games", server.games());
        sleep(Duration::from_millis(50));
    }
}

/// Plays a match by one process, into a folder.
fn play_alone(playouts: [u32; 2], options: &[&str], folder: &Path) {
    let options = [options, &["--out", folder.to_str().expect("text")]].concat();
    finish(command(playouts, &options).spawn().expect("it starts"));
}

/// The games that the server has committed, whole.
const COMMITTED: &str = "SELECT match, game, pair, worker, ended, md5(record::text), md5(sgf) FROM liangyi.game";

/// Stops a process while it has pairs to play, which it returns.
fn stop_with_pairs(server: &Server, process: u32, worker: usize) -> String {
    let held = format!("SELECT string_agg(pair::text, ',') FROM liangyi.lease WHERE worker = {worker} AND NOT done");
    for _ in 0..100 {
        signal("-STOP", process);
        // What it has sent is done by then.
        sleep(Duration::from_millis(200));
        let pairs = server.find(&held).expect("it is there");
        if !pairs.is_empty() {
            return pairs;
        }
        signal("-CONT", process);
        sleep(Duration::from_millis(10));
    }
    panic!("worker {worker} has never a pair");
}

#[test]
fn nothing_is_lost_when_processes_and_the_server_are_killed() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let games = 200;
    let number = games.to_string();
    let options = ["--games", &number, "--nigiri"];
    let url = server.url("killed", "&lease=3");
    let start = || command([4, 4], &[&options[..], &["--store", &url]].concat()).spawn().expect("it starts");
    // One after another, so that the workers are numbered as they are here.
    let mut processes: Vec<Child> = Vec::new();
    for number in 1..=4 {
        processes.push(start());
        wait_until("a worker", || server.find("SELECT max(worker) FROM liangyi.worker") == Some(number.to_string()));
    }
    wait_for_games(&server, 4);
    let mut killed = processes.remove(0);
    let of_killed = stop_with_pairs(&server, killed.id(), 1);
    tree(killed.id()).into_iter().for_each(|process| {
        // Some may have ended with those before.
        let _ = Command::new("kill").args(["-KILL", &process.to_string()]).stderr(Stdio::null()).status();
    });
    killed.wait().expect("it has ended");
    let stopped = processes[0].id();
    let of_stopped = stop_with_pairs(&server, stopped, 2);
    wait_for_games(&server, 10);
    let lines = |answer: String| answer.lines().map(str::to_string).collect::<HashSet<String>>();
    let committed = lines(server.find(COMMITTED).expect("it is there"));
    server.kill();
    sleep(Duration::from_secs(4));
    server.restart();
    for pairs in [of_killed, of_stopped] {
        let taken = format!("SELECT bool_and(done AND worker > 2) FROM liangyi.lease WHERE pair IN ({pairs})");
        wait_until("others to play these pairs", || server.find(&taken).as_deref() == Some("t"));
    }
    signal("-CONT", stopped);
    processes.into_iter().for_each(finish);
    let kept = lines(server.find(COMMITTED).expect("it is there"));
    assert!(committed.len() >= 10 && committed.len() < games, "{} games when it was killed", committed.len());
    assert_eq!(committed.difference(&kept).collect::<Vec<_>>(), Vec::<&String>::new());
    let is = |count: usize, query: &str| assert_eq!(server.find(query), Some(count.to_string()), "{query}");
    is(games, "SELECT count(DISTINCT game) FROM liangyi.game WHERE game > 0");
    is(games, "SELECT count(*) FROM liangyi.game");
    is(0, "SELECT count(*) FROM liangyi.lease WHERE NOT done");
    is(
        games / 2,
        "SELECT count(*) FROM (SELECT FROM liangyi.game GROUP BY pair \
         HAVING count(DISTINCT worker) = 1 AND count(*) = 2) s",
    );
    let exported = at.path().join("exported");
    let output = export(&url, &exported);
    let all = format!("{games} of {games} games");
    assert!(output.status.success() && text(&output).contains(&all), "{}", text(&output));
    let whole = at.path().join("whole");
    play_alone([4, 4], &options, &whole);
    assert_eq!(records(&exported), records(&whole));
    assert_eq!(files(&exported), files(&whole));
    let settings = |folder: &Path| fs::read_to_string(folder.join("match.json")).expect("settings");
    assert_eq!(settings(&exported), settings(&whole));
}

/// The decision of the sequential test, and the game that made it.
fn decision(folder: &Path) -> (Value, Value) {
    let report = fs::read_to_string(folder.join("report.json")).expect("a report");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    (report["test"]["decision"].clone(), report["test"]["last"].clone())
}

#[test]
fn a_test_is_decided_at_the_same_game_by_any_number_of_processes() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let options = ["--games", "400", "--sprt", "0,100"];
    let whole = at.path().join("whole");
    play_alone([8, 2], &options, &whole);
    let wanted = decision(&whole);
    // So late that sixteen processes have games at hand that count.
    assert!(wanted.0 != "open" && wanted.1.as_u64() > Some(32), "{wanted:?}");
    let most = std::env::var("LIANGYI_STORE_PROCESSES").ok().and_then(|most| most.parse().ok()).unwrap_or(4);
    for processes in [1, 4, 16].into_iter().filter(|processes| *processes <= most) {
        let name = format!("of-{processes}");
        let url = server.url(&name, "");
        let start = || command([8, 2], &[&options[..], &["--store", &url]].concat()).spawn().expect("it starts");
        let running: Vec<Child> = (0..processes).map(|_| start()).collect();
        running.into_iter().for_each(finish);
        let folder = at.path().join(name);
        let output = export(&url, &folder);
        assert!(output.status.success(), "{}", text(&output));
        assert_eq!(decision(&folder), wanted, "{processes} processes");
        // Who comes when it is decided plays nothing.
        let before = server.games();
        finish(start());
        assert_eq!(server.games(), before);
    }
}
