//! The running program under a storm: analyses and searches ended at random moments by every kind of line, thousands of
//! commands in one write, the process stopped and continued, pipes closed early. Nothing is lost, answered twice or out
//! of order, and every reply has its frame.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::common::gtp::Client;
use crate::common::{signal, start};

/// How many analyses are ended; `LIANGYI_ANALYSES` says otherwise.
const ANALYSES: usize = 150;
/// How many commands are sent at once; `LIANGYI_PIPELINED` says otherwise.
const PIPELINED: usize = 5_000;
/// How long a storm may last before it counts as hung.
const PATIENCE: Duration = Duration::from_secs(120);

struct PlayoutRng(SplitMix64);

impl PlayoutRng {
    fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(SplitMix64::seed_from_u64(seed))
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

fn from_environment(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |value| value.parse().expect("a number"))
}

/// Runs a test, and fails if it lasts too long.
fn within_patience(test: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        test();
        sender.send(()).expect("somebody waits");
    });
    match receiver.recv_timeout(PATIENCE) {
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("the program hangs"),
        Ok(()) | Err(mpsc::RecvTimeoutError::Disconnected) => thread.join().expect("the test holds"),
    }
}

/// The lines up to the empty one that ends a reply.
fn rest(engine: &mut Client) -> Vec<String> {
    let next = || Some(engine.line().expect("the reply has an end")).filter(|line| !line.is_empty());
    std::iter::from_fn(next).collect()
}

/// The lines of the next reply. Its first line is not empty, so no empty line stands between two replies.
fn exact_reply(engine: &mut Client) -> Vec<String> {
    let lines = rest(engine);
    assert!(!lines.is_empty(), "an empty line before a reply");
    lines
}

/// What a search may write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Lines of analysis until the next line of input comes.
    Analysis,
    /// A move, until `# interrupt`.
    Move,
    /// Lines of analysis and a move, until `# interrupt`.
    MoveAndLines,
    /// A line of JSON and a move, until `# interrupt`.
    MoveAndJson,
}

const SEARCHES: &[(&str, Kind)] = &[
    ("lz-analyze", Kind::Analysis),
    ("analyze", Kind::Analysis),
    ("kata-analyze", Kind::Analysis),
    ("genmove", Kind::Move),
    ("reg_genmove", Kind::Move),
    ("kata-search", Kind::Move),
    ("lz-genmove_analyze", Kind::MoveAndLines),
    ("genmove_analyze", Kind::MoveAndLines),
    ("kata-genmove_analyze", Kind::MoveAndLines),
    ("kata-search_analyze", Kind::MoveAndLines),
    ("cgos-genmove_analyze", Kind::MoveAndJson),
];

/// A command of one of [`SEARCHES`].
fn search(dice: &mut PlayoutRng) -> (String, Kind) {
    let (name, kind) = dice.pick(SEARCHES);
    let color = dice.pick(&["b", "w"]);
    let text = match kind {
        Kind::Move | Kind::MoveAndJson => format!("{name} {color}"),
        Kind::Analysis | Kind::MoveAndLines => {
            let key = match name.starts_with("kata-") {
                true => dice.pick(&["", "", "ownership true", "movesOwnership true", "rootInfo true pvVisits true"]),
                false => dice.pick(&["", "", "maxmoves 1", "minmoves 5", "avoid w C3 2"]),
            };
            format!("{name} {color} {} {key}", dice.below(3))
        }
    };
    (text, kind)
}

fn check_search(lines: &[String], id: usize, kind: Kind) {
    let shown = || lines.join("\n");
    let is_move = |word: &str| {
        ["pass", "resign"].contains(&word)
            || word.split_at_checked(1).is_some_and(|(column, row)| {
                column.chars().all(|letter| letter.is_ascii_uppercase()) && row.parse::<u8>().is_ok()
            })
    };
    let is_info = |line: &String| line.starts_with("info move ");
    let is_play = |line: &String| line.strip_prefix("play ").is_some_and(is_move);
    let head = format!("={id} ");
    match kind {
        Kind::Move => {
            assert_eq!(lines.len(), 1, "{}", shown());
            assert!(lines[0].strip_prefix(&head).is_some_and(is_move), "{}", shown());
        }
        Kind::Analysis => {
            assert_eq!(lines[0], head, "{}", shown());
            assert!(lines[1..].iter().all(is_info), "{}", shown());
        }
        Kind::MoveAndLines | Kind::MoveAndJson => {
            assert_eq!(lines[0], head, "{}", shown());
            let (last, reports) = lines[1..].split_last().unwrap_or_else(|| panic!("{}", shown()));
            assert!(is_play(last), "{}", shown());
            let is_report = |line: &String| match kind {
                Kind::MoveAndJson => serde_json::from_str::<serde_json::Value>(line).is_ok(),
                Kind::Analysis | Kind::Move | Kind::MoveAndLines => is_info(line),
            };
            assert!(reports.iter().all(is_report), "{}", shown());
        }
    }
}

/// Commands that are answered at once, and their replies.
const QUICK: &[(&str, &str)] = &[
    ("name", "=ID Liangyi"),
    ("protocol_version", "=ID 2"),
    ("stop", "=ID "),
    ("get_komi", "=ID 7.5"),
    ("no-such-command", "?ID unknown command"),
    ("play green D4", "?ID invalid color or coordinate: green is not a color"),
];
/// Lines that have no reply.
const SILENT: &[&str] = &["", " \t ", "# a comment", "\u{1}", "#interrupted", "# interrupt"];
/// How games start: a ruleset and a board, for all of which the komi is 7.5.
const GAMES: &[&str] = &[
    "liangyi-ruleset chinese\nboardsize 5",
    "liangyi-ruleset jipingdian\nboardsize 7\nkomi 7.5",
    "boardsize 9\nkomi 7.5",
];

#[test]
fn searches_ended_at_random_moments_are_answered_once_and_in_order() {
    within_patience(|| {
        let mut dice = PlayoutRng::new(20_260_101);
        let count = from_environment("LIANGYI_ANALYSES", ANALYSES);
        let (mut ended, mut id, mut by_end_of_input) = (0, 0, 0);
        while ended < count {
            let mut engine = Client::liangyi(&["--memory", "16"]);
            // Days per move: nothing but an interrupt ends a genmove.
            engine.ok("kata-time_settings byoyomi 0 500000 5");
            for game in 0..3 {
                for line in dice.pick(GAMES).lines() {
                    engine.ok(line);
                }
                for number in 0..12 {
                    let last = game == 2 && number == 11;
                    let (text, kind) = search(&mut dice);
                    engine.write(&format!("{id} {text}"));
                    let mut expected = vec![(id, None)];
                    (ended, id) = (ended + 1, id + 1);
                    std::thread::sleep(Duration::from_micros(dice.below(8000) as u64));
                    if last {
                        // It ends an analysis; a genmove is bounded by its clock alone.
                        if kind != Kind::Analysis {
                            engine.write("# interrupt");
                        }
                        engine.close();
                        by_end_of_input += 1;
                    }
                    for _ in 0..if last { 0 } else { 1 + dice.below(3) } {
                        if dice.below(2) == 0 {
                            engine.write(dice.pick(SILENT));
                            continue;
                        }
                        let (command, reply) = dice.pick(QUICK);
                        engine.write(&format!("{id} {command}"));
                        expected.push((id, Some(reply)));
                        id += 1;
                    }
                    if kind != Kind::Analysis && !last {
                        std::thread::sleep(Duration::from_micros(dice.below(2000) as u64));
                        engine.write("# interrupt");
                    }
                    for (id, reply) in expected {
                        let lines = exact_reply(&mut engine);
                        match reply {
                            None => check_search(&lines, id, kind),
                            Some(reply) => assert_eq!(lines, [reply.replace("ID", &id.to_string())]),
                        }
                    }
                    if last {
                        assert_eq!(engine.line(), None, "something after the last reply");
                    }
                }
            }
            assert!(engine.finish());
        }
        println!("{ended} searches ended, {by_end_of_input} by the end of the input; {id} commands");
    });
}

/// Commands with ids, and lines without reply between them, for one write; the number of the commands.
fn pipelined(dice: &mut PlayoutRng, count: usize) -> String {
    let mut text = String::from("boardsize 5\nkata-time_settings byoyomi 0 500000 5\nkata-set-param playouts 10\n");
    for id in 0..count {
        let command = match dice.below(200) {
            0..=49 => dice.pick(QUICK).0.to_string(),
            50..=54 => search(dice).0,
            55..=59 => "clear_board".to_string(),
            60..=64 => "undo".to_string(),
            65..=80 => "showboard".to_string(),
            81..=84 => "list_commands".to_string(),
            85 => "final_score".to_string(),
            _ => format!(
                "play {} {}{}",
                dice.pick(&["b", "w"]),
                dice.pick(&["A", "B", "C", "D", "E"]),
                1 + dice.below(5)
            ),
        };
        text += &format!("{id} {command}\n");
        if dice.below(8) == 0 {
            text += dice.pick(SILENT);
            text.push('\n');
        }
    }
    text
}

/// Reads replies until the end of the output; each has its id, in order, and a frame.
fn check_order(output: impl Read, unnumbered: usize, count: usize) {
    let mut lines = BufReader::new(output).lines().map(|line| line.expect("UTF-8"));
    for number in 0..unnumbered + count {
        let first = lines.next().unwrap_or_else(|| panic!("no reply to command {number}"));
        let id = number.checked_sub(unnumbered).map_or(String::new(), |id| id.to_string());
        let rest = first.strip_prefix(['=', '?']).and_then(|rest| rest.strip_prefix(&id));
        assert!(rest.is_some_and(|rest| rest.starts_with(' ')), "command {number}: {first}");
        let body = lines.by_ref().take_while(|line| !line.is_empty());
        body.for_each(|line| assert!(!line.starts_with(['=', '?']), "command {number}: {line}"));
    }
    assert_eq!(lines.next(), None, "something after the last reply");
}

fn complaints(child: &mut std::process::Child) -> String {
    let mut text = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut text).expect("UTF-8");
    // That the status of stones is uncertain is no complaint, nor is that a move is followed as KataGo follows it.
    let is_told =
        |line: &str| ["score] uncertain: ", "is forbidden and was made"].iter().any(|told| line.contains(told));
    text.lines().filter(|line| !is_told(line)).collect()
}

#[test]
fn thousands_of_commands_in_one_write_are_answered_in_order() {
    within_patience(|| {
        let count = from_environment("LIANGYI_PIPELINED", PIPELINED);
        let text = pipelined(&mut PlayoutRng::new(11), count);
        let mut child = start(&["--memory", "16"]);
        let mut input = child.stdin.take().expect("stdin is piped");
        let writer = std::thread::spawn(move || input.write_all(text.as_bytes()).expect("the program reads"));
        check_order(child.stdout.take().expect("stdout is piped"), 3, count);
        writer.join().expect("all is written");
        assert_eq!(complaints(&mut child), "");
        assert!(child.wait().expect("it ends").success());
    });
}

#[cfg(unix)]
#[test]
fn a_program_that_is_stopped_and_continued_answers_all_in_order() {
    within_patience(|| {
        let mut dice = PlayoutRng::new(12);
        let count = from_environment("LIANGYI_PIPELINED", PIPELINED) / 2;
        let text = pipelined(&mut dice, count);
        let mut child = start(&["--memory", "16"]);
        let pid = child.id();
        let mut input = child.stdin.take().expect("stdin is piped");
        // In pieces that end anywhere, with pauses.
        let writer = std::thread::spawn(move || {
            for piece in text.as_bytes().chunks(997) {
                input.write_all(piece).and_then(|()| input.flush()).expect("the program reads");
                std::thread::sleep(Duration::from_millis(2));
            }
        });
        let over = std::sync::Arc::new(AtomicBool::new(false));
        let is_over = std::sync::Arc::clone(&over);
        let stopper = std::thread::spawn(move || {
            let mut stops = 0;
            while !is_over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_micros(dice.below(4000) as u64));
                signal("-STOP", pid);
                std::thread::sleep(Duration::from_micros(dice.below(8000) as u64));
                signal("-CONT", pid);
                stops += 1;
            }
            stops
        });
        // The process is waited for below, so its number is no other's while it is stopped and continued.
        check_order(child.stdout.take().expect("stdout is piped"), 3, count);
        writer.join().expect("all is written");
        over.store(true, Ordering::Relaxed);
        let stops: usize = stopper.join().expect("the signals are sent");
        assert!(stops > 10, "stopped {stops} times");
        assert_eq!(complaints(&mut child), "");
        assert!(child.wait().expect("it ends").success());
    });
}

#[cfg(unix)]
#[test]
fn lines_that_come_while_the_program_is_stopped_end_its_search() {
    within_patience(|| {
        let mut engine = Client::liangyi(&["--size", "9", "--memory", "16"]);
        engine.ok("kata-time_settings byoyomi 0 500000 5");
        for id in 0..40 {
            let (text, kind) =
                [("kata-analyze b 1", Kind::Analysis), ("kata-genmove_analyze b 1", Kind::MoveAndLines)][id % 2];
            engine.write(&format!("{id} {text}"));
            assert_eq!(engine.line().expect("the first line"), format!("={id} "));
            let first = engine.line().expect("a line");
            signal("-STOP", engine.pid());
            engine.write("77 name");
            engine.write("# interrupt");
            engine.write("78 undo");
            signal("-CONT", engine.pid());
            let mut lines = vec![format!("={id} "), first];
            lines.extend(rest(&mut engine));
            check_search(&lines, id, kind);
            assert_eq!(exact_reply(&mut engine), ["=77 Liangyi"]);
            let undone = if kind == Kind::Analysis { "?78 cannot undo: 0 moves have been made" } else { "=78 " };
            assert_eq!(exact_reply(&mut engine), [undone]);
        }
        assert!(engine.finish());
    });
}

#[test]
fn an_output_that_is_closed_during_a_search_ends_the_program_quietly() {
    within_patience(|| {
        // An analysis sees that nobody reads, a genmove when it is ended and answers.
        for (command, next) in [
            ("kata-analyze b 1", None),
            ("lz-analyze 1", None),
            ("genmove b", Some("# interrupt\nname\n")),
            ("genmove_analyze b 1", Some("# interrupt\nname\n")),
        ] {
            let mut child = start(&["--size", "9", "--memory", "16"]);
            let mut input = child.stdin.take().expect("stdin is piped");
            let lines = format!("kata-time_settings byoyomi 0 500000 5\n{command}\n");
            input.write_all(lines.as_bytes()).expect("it reads");
            let mut output = BufReader::new(child.stdout.take().expect("stdout is piped"));
            let mut first = String::new();
            output.read_line(&mut first).expect("UTF-8");
            assert_eq!(first, "= \n", "{command}");
            drop(output);
            // A process that another test starts may hold the pipe for a moment, so one reply may still be written.
            while next.is_some_and(|lines| input.write_all(lines.as_bytes()).is_ok()) {
                std::thread::sleep(Duration::from_millis(5));
            }
            assert_eq!(complaints(&mut child), "", "{command}");
            assert!(child.wait().expect("it ends").success(), "{command}");
            // It has ended although its input is open.
            drop(input);
        }
    });
}

#[test]
fn an_input_that_is_closed_inside_a_command_has_its_last_reply() {
    within_patience(|| {
        for (input, replies) in [
            ("1 boardsize 5\n2 genm", "=1 \n\n?2 unknown command\n\n"),
            ("3", "?3 syntax error: command missing\n\n"),
            ("4 protocol_version\n# inter", "=4 2\n\n"),
            ("5 known_command play\r", "=5 true\n\n"),
            ("6 play b", "?6 invalid color or coordinate: vertex missing\n\n"),
        ] {
            let mut child = start(&[]);
            child.stdin.take().expect("stdin is piped").write_all(input.as_bytes()).expect("it reads");
            let output = child.wait_with_output().expect("it ends");
            assert_eq!(String::from_utf8(output.stdout).expect("UTF-8"), replies, "{input:?}");
            assert!(output.status.success() && output.stderr.is_empty(), "{input:?}");
        }
        for (command, settings) in [
            ("kata-analyze b 1", "kata-time_settings byoyomi 0 500000 5"),
            ("genmove b", "kata-set-param playouts 50"),
            ("kata-genmove_analyze b 1", "kata-set-param playouts 50"),
        ] {
            let mut child = start(&["--size", "9", "--memory", "16"]);
            let lines = format!("{settings}\n7 {command}");
            child.stdin.take().expect("stdin is piped").write_all(lines.as_bytes()).expect("it reads");
            let output = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8");
            let replies: Vec<&str> = output.split_terminator("\n\n").collect();
            assert_eq!(replies.len(), 2, "{output}");
            assert!(replies[1].starts_with("=7 ") && output.ends_with("\n\n"), "{output}");
        }
    });
}
