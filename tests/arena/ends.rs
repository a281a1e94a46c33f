//! No engine outlives its match, and one that has ended or does not read is not waited for.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use liangyi_arena::cause::{ExitState, ProcessFault};
use liangyi_arena::process::{Process, Surroundings};
use liangyi_arena::record::EndReason;

use super::common::{signal, wait_until};
use super::support::{Test, fake, games, match_command, play};

pub fn tests() -> Vec<Test> {
    let mut tests: Vec<Test> = vec![
        ("an_engine_that_reads_nothing_is_a_hang", an_engine_that_reads_nothing_is_a_hang),
        ("an_end_with_the_pipe_held_open_is_a_crash", an_end_with_the_pipe_held_open_is_a_crash),
    ];
    if cfg!(target_os = "linux") {
        tests.extend([
            ("nothing_outlives_a_match", nothing_outlives_a_match as fn()),
            ("nothing_outlives_a_match_that_is_killed", || nothing_outlives_an_interrupted_match("-KILL")),
            ("nothing_outlives_a_match_that_is_terminated", || nothing_outlives_an_interrupted_match("-TERM")),
            ("nothing_outlives_a_match_that_is_interrupted", || nothing_outlives_an_interrupted_match("-INT")),
            ("an_interrupted_match_reports_its_games", an_interrupted_match_reports_its_games),
            ("an_engine_dies_with_its_guard", an_engine_dies_with_its_guard),
            ("a_crash_with_the_pipe_held_open_loses_at_once", a_crash_with_the_pipe_held_open_loses_at_once),
        ]);
    }
    tests
}

/// The processes that engines have written to a file, with what they are.
fn processes(pids: &Path) -> Vec<(u32, String)> {
    let text = fs::read_to_string(pids).unwrap_or_default();
    let read = |line: &str| line.split_once(' ').map(|(pid, what)| (pid.parse().expect("a number"), what.to_string()));
    text.lines().filter_map(read).collect()
}

/// State and parent of a process, unless it is gone.
fn state(pid: u32) -> Option<(String, u32)> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.get(stat.rfind(')')? + 1..)?.split_whitespace().collect();
    Some((fields.first()?.to_string(), fields.get(1)?.parse().ok()?))
}

/// Whether a process runs. One that has ended may stay in the list until the system's first process collects it.
fn runs(pid: u32) -> bool {
    state(pid).is_some_and(|(state, _)| state != "Z")
}

fn nothing_outlives_a_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let options = format!("--stubborn --pids '{}'", pids.display());
    let games = play(&folder.path().join("match"), &options, &format!("--seed 2 {options}"), &["--games", "2"]);
    assert!(games.iter().all(|game| game.verdict.reason == EndReason::Count), "{games:?}");
    let started = processes(&pids);
    assert_eq!(started.len(), 4, "{started:?}");
    for (pid, what) in started {
        assert!(!runs(pid), "{what} {pid} lives on");
    }
}

/// A match in which both engines wait for ever with an orphan each, once all of them run.
fn endless_match(folder: &Path) -> (std::process::Child, Vec<(u32, String)>) {
    let pids = folder.join("pids");
    let options = format!("--stubborn --fault hang --fault-at 2 --pids '{}'", pids.display());
    let mut command = match_command(&folder.join("match"), &options, &format!("--seed 2 {options}"), &["--games", "2"]);
    let referee = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program runs");
    wait_until("the engines and their orphans", || processes(&pids).len() == 4);
    let started = processes(&pids);
    assert!(started.iter().all(|(pid, _)| runs(*pid)), "{started:?}");
    (referee, started)
}

fn nothing_outlives_an_interrupted_match(name: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut referee, started) = endless_match(folder.path());
    signal(name, referee.id());
    // The engines, which wait for ever, are not waited for.
    wait_until("the end of the match", || state(referee.id()).is_none_or(|(state, _)| state == "Z"));
    let expected = if name == "-KILL" { None } else { Some(130) };
    assert_eq!(referee.wait().expect("an end").code(), expected);
    for (pid, what) in started {
        wait_until(&format!("the end of {what} {pid}"), || !runs(pid));
    }
}

fn an_interrupted_match_reports_its_games() {
    for name in ["-INT", "-TERM"] {
        let folder = tempfile::tempdir().expect("a folder");
        let stored = folder.path().join("match");
        let start = |games| match_command(&stored, "--thinks 8", "--seed 2 --thinks 8", &["--games", games, "-j", "2"]);
        // 2,000 games of 24 moves and two passes, 8 ms each, take minutes.
        let mut command = start("2000");
        let referee = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
        let lines = || fs::read_to_string(stored.join("results.jsonl")).map_or(0, |text| text.lines().count());
        wait_until("two games", || lines() >= 2);
        signal(name, referee.id());
        let output = referee.wait_with_output().expect("an end");
        let [report, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
        assert_eq!(output.status.code(), Some(130), "{errors}");
        let played = games(&stored);
        // None that was stopped is kept as a loss.
        assert!(played.iter().all(|game| game.verdict.reason == EndReason::Count), "{played:?}");
        let (number, path) = (played.len(), stored.display());
        let told =
            format!("interrupted: {number} of 2000 games are played; the same command, with --out {path}, plays");
        assert!(errors.lines().last().expect("a line").contains(&told), "{errors}");
        assert!(report.contains(&format!("{number} of 2000 games")), "{report}");
        let text = fs::read_to_string(stored.join("report.txt")).expect("a report");
        assert!(report.starts_with(&text) && stored.join("report.html").exists(), "{report}");
        let more = (number + 2).to_string();
        assert!(start(&more).output().expect("the program runs").status.success());
        let all = games(&stored);
        assert_eq!(all.len(), number + 2);
        assert!(played.iter().all(|game| all.contains(game)), "{all:?}");
    }
}

fn an_engine_dies_with_its_guard() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut referee, started) = endless_match(folder.path());
    let engines: Vec<u32> = started.iter().filter(|(_, what)| what == "engine").map(|(pid, _)| *pid).collect();
    for engine in &engines {
        let (_, guard) = state(*engine).expect("a process");
        assert_ne!(guard, referee.id());
        signal("-KILL", guard);
        wait_until(&format!("the end of engine {engine}"), || !runs(*engine));
    }
    referee.kill().expect("a child");
    referee.wait().expect("an end");
    // Without their guards these are nobody's.
    for (pid, _) in started.iter().filter(|(_, what)| what == "orphan") {
        Command::new("kill").args(["-KILL", &pid.to_string()]).status().expect("a signal");
    }
}

fn a_crash_with_the_pipe_held_open_loses_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let black = format!("--fault abandon --pids '{}'", pids.display());
    let begun = Instant::now();
    let games = play(&folder.path().join("match"), &black, "--seed 2", &["--games", "1", "--hang", "2m"]);
    assert_eq!(games[0].verdict.reason, EndReason::Crash, "{games:?}");
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    assert!(processes(&pids).iter().all(|(pid, _)| !runs(*pid)));
}

/// Starts a fake engine without a guard.
fn unguarded(options: &str) -> Process {
    let words = shell_words::split(&fake(options)).expect("words");
    Process::start(&words, Surroundings::default(), None).expect("a process")
}

fn an_end_with_the_pipe_held_open_is_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let mut engine = unguarded(&format!("--fault abandon --fault-at 0 --pids '{}'", pids.display()));
    let begun = Instant::now();
    let fault = engine.command("genmove b", Duration::from_secs(120)).expect_err("a crash");
    assert!(matches!(&fault, ProcessFault::Died(ended) if ended.status == Some(ExitState::Code(42))), "{fault}");
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    drop(engine);
    for (pid, _) in processes(&pids) {
        Command::new("kill").args(["-KILL", &pid.to_string()]).stderr(Stdio::null()).status().expect("a signal");
    }
}

/// It answers each command before it comes, and leaves the pipe full.
fn an_engine_that_reads_nothing_is_a_hang() {
    let words = ["sh", "-c", r"while printf '= \n\n'; do sleep 0.01; done"].map(str::to_string);
    let mut engine = Process::start(&words, Surroundings::default(), None).expect("a process");
    let patience = Duration::from_millis(500);
    assert_eq!(engine.command("name", Duration::from_secs(60)), Ok(Ok(String::new())));
    let begun = Instant::now();
    assert_eq!(engine.command(&"x".repeat(1 << 20), patience), Err(ProcessFault::Hung(patience)));
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}
