//! The Gomocup protocol spoken by the real program, and a session fed with nonsense.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::atomic::AtomicBool;

use common::program;
use liangyi::piskvork::GomocupSession;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;
use proptest::prelude::*;

struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start() -> Program {
        Program::with(&["--playouts", "50"])
    }

    fn with(options: &[&str]) -> Program {
        let mut child = program()
            .arg("piskvork")
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Program { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program reads");
    }

    /// The next line that is no message.
    fn line(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("the program answers") > 0, "the program has ended");
            if !line.starts_with("MESSAGE") {
                return line.trim_end().to_string();
            }
        }
    }

    /// The number of playouts that the message before a move tells, and the move's line.
    fn playouts(&mut self) -> (u64, String) {
        let mut message = String::new();
        self.output.read_line(&mut message).expect("the program answers");
        let playouts = message.split_ascii_whitespace().last().and_then(|word| word.parse().ok());
        (playouts.unwrap_or_else(|| panic!("{message}")), self.line())
    }

    fn call(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    fn point(&mut self, line: &str) -> (usize, usize) {
        let answer = self.call(line);
        let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("{line}: {answer}"));
        (x.parse().unwrap(), y.parse().unwrap())
    }
}

#[test]
fn a_game_is_played_taken_back_and_set_up() {
    let mut program = Program::start();
    assert!(program.call("BEGIN").starts_with("ERROR"));
    assert!(program.call("START 4").starts_with("ERROR"));
    assert_eq!(program.call("START 15"), "OK");
    program.send("INFO rule 4");
    program.send("INFO timeout_turn 2000");
    program.send("INFO no_such_key 1");
    assert_eq!(program.point("BEGIN"), (7, 7), "the first move of Black is in the middle");
    let (x, y) = program.point("TURN 8,8");
    assert!(x < 15 && y < 15 && (x, y) != (7, 7) && (x, y) != (8, 8));
    assert!(program.call("TURN 7,7").starts_with("ERROR"), "a taken point");
    assert_eq!(program.call(&format!("TAKEBACK {x},{y}")), "OK");
    assert!(program.call("TAKEBACK 0,0").starts_with("ERROR"));
    assert_eq!(program.call("RESTART"), "OK");
    // Four in a row of the program's own stones: it makes five, whatever else.
    for line in ["BOARD", "3,3,1", "4,4,2", "3,4,1", "5,5,2", "3,5,1", "9,9,2", "3,6,1", "9,1,2"] {
        program.send(line);
    }
    assert!([(3, 2), (3, 7)].contains(&program.point("DONE")));
    program.send("SWAP2BOARD");
    assert_eq!(program.call("DONE").split(' ').count(), 3);
    assert!(program.call("ABOUT").starts_with("name=\"Liangyi\""));
    program.send("END");
    assert!(program.child.wait().unwrap().success());
}

/// A `STOP` was lost when the one before it was answered after it had been read.
#[test]
fn a_stop_ends_the_search_that_came_with_it_in_one_burst() {
    const ALL: u64 = 500_000;
    let mut program = Program::with(&["--playouts", &ALL.to_string()]);
    assert_eq!(program.call("START 15"), "OK");
    program.send("INFO timeout_turn 3600000");
    for burst in ["BEGIN\nSTOP", "STOP\nTURN 0,0\nSTOP", "BOARD\n3,3,1\n9,9,2\nDONE\nYXSTOP"] {
        program.send(burst);
        let (playouts, point) = program.playouts();
        assert!(playouts < ALL && point.contains(','), "{burst}: {playouts} playouts, {point}");
    }
    // Each of these stops its own search, and none the search after it.
    program.send("INFO max_node 40");
    program.send("STOP\nRESTART\nSTOP\nTURN 7,7\nABOUT");
    assert_eq!(program.line(), "OK");
    assert_eq!(program.playouts().0, 40);
    assert!(program.line().starts_with("name="));
    // So does the end of the program.
    program.send(&format!("INFO max_node {ALL}\nTURN 1,1\nEND"));
    assert!(program.playouts().0 < ALL);
    assert!(program.child.wait().unwrap().success());
}

#[test]
fn forbidden_points_are_shown_and_never_played() {
    let mut program = Program::start();
    assert_eq!(program.call("START 15"), "OK");
    program.send("INFO rule 4");
    // Two open twos of Black cross on the column 7 from the left, row 7 from the top, each counted from 0.
    for line in ["BOARD", "5,7,1", "0,0,2", "6,7,1", "0,14,2", "7,5,1", "14,0,2", "7,6,1", "14,14,2"] {
        program.send(line);
    }
    assert_ne!(program.point("DONE"), (7, 7));
    // It is White's turn: nothing is forbidden.
    assert_eq!(program.call("YXSHOWFORBID"), "FORBID .");
    assert_eq!(program.call("RESTART"), "OK");
    for line in ["PLAY 5,7", "PLAY 0,0", "PLAY 6,7", "PLAY 0,14", "PLAY 7,5", "PLAY 14,0", "PLAY 7,6", "PLAY 14,14"] {
        assert!(!program.call(line).starts_with("ERROR"), "{line}");
    }
    assert_eq!(program.call("YXSHOWFORBID"), "FORBID 0707.");
    // A manager that plays there has lost, and hears so.
    let answer = program.call("TURN 7,7");
    assert!(answer.starts_with("ERROR") && answer.contains("forbidden"), "{answer}");
    program.send("INFO rule 0");
    assert_eq!(program.call("YXSHOWFORBID"), "FORBID .");
}

#[test]
fn games_against_random_moves_are_won_without_an_illegal_move() {
    let size = Size::square(15).unwrap();
    for (seed, rule, rules) in [(1, 4, LineRules::RENJU), (2, 4, LineRules::RENJU), (3, 1, LineRules::STANDARD)] {
        let mut dice = liangyi_engine::playout::PlayoutRng::new(seed, 0);
        let mut session = GomocupSession::new(EngineSettings {
            playouts: Some(20),
            memory: 4 << 20,
            ..EngineSettings::new(Models::embedded())
        });
        let stop = AtomicBool::new(false);
        let mut answer = |line: &str| session.answer(line, &stop).lines.pop().unwrap_or_default();
        answer(&format!("INFO rule {rule}"));
        answer("START 15");
        let mut game = LineGame::new(size, rules).unwrap();
        let mut line = "BEGIN".to_string();
        while !game.is_over() {
            let text = answer(&line);
            let (x, y) = text.split_once(',').unwrap_or_else(|| panic!("{line}: {text}"));
            let point = size.point(x.parse().unwrap(), 14 - y.parse::<usize>().unwrap());
            let legal = game.legal_moves(Color::Black).points;
            assert!(legal.contains(point), "{text} is not legal");
            game.play(Color::Black, Move::Play(point)).unwrap();
            if game.is_over() {
                break;
            }
            let legal: Vec<_> = game.legal_moves(Color::White).points.iter().collect();
            let point = legal[dice.below(legal.len())];
            game.play(Color::White, Move::Play(point)).unwrap();
            let (x, y) = size.coordinates(point);
            line = format!("TURN {x},{}", 14 - y);
        }
        assert_eq!(game.end().and_then(|end| end.winner()), Some(Color::Black), "seed {seed}");
    }
}

/// A session that answers at once, with its game of 15 lines begun.
fn quick_session() -> GomocupSession {
    let mut session = GomocupSession::new(EngineSettings {
        playouts: Some(20),
        memory: 4 << 20,
        ..EngineSettings::new(Models::embedded())
    });
    assert_eq!(answers(&mut session, "START 15"), ["OK"]);
    session
}

fn answers(session: &mut GomocupSession, lines: &str) -> Vec<String> {
    let stop = AtomicBool::new(false);
    lines.lines().flat_map(|line| session.answer(line, &stop).lines).collect()
}

/// What is no message.
fn replies(session: &mut GomocupSession, lines: &str) -> Vec<String> {
    answers(session, lines).into_iter().filter(|line| !line.starts_with("MESSAGE")).collect()
}

#[test]
fn start_takes_both_sides_of_a_square_and_refuses_others_once() {
    let mut session = quick_session();
    assert_eq!(answers(&mut session, "START 15 15"), ["OK"]);
    assert_eq!(answers(&mut session, "START 13,13"), ["OK"]);
    let refused = answers(&mut session, "START 15 20");
    assert!(refused.len() == 1 && refused[0].starts_with("ERROR") && refused[0].contains("RECTSTART 15,20"));
    // The game of 13 lines goes on.
    assert_eq!(replies(&mut session, "TURN 13,0").len(), 1);
    assert_eq!(answers(&mut session, "PLAY 12,12"), ["12,12"]);
}

/// Crossing open twos of the program, which is Black: only renju forbids their crossing.
const CROSSING: &str = "YXBOARD\n5,7,1\n0,0,2\n6,7,1\n0,14,2\n7,5,1\n14,0,2\n7,6,1\n14,14,2\nDONE";

#[test]
fn rules_are_bits_and_what_is_not_offered_is_told_by_a_message() {
    for (rule, renju, told) in [
        ("0", false, false),
        ("1", false, false),
        ("2", true, true),
        ("3", false, true),
        ("4", true, false),
        ("5", true, false),
        ("6", true, true),
        ("8", false, true),
        ("12", true, true),
        ("1000000", false, true),
    ] {
        let mut session = quick_session();
        let told_so = answers(&mut session, &format!("INFO rule {rule}"));
        assert!(told_so.iter().all(|line| line.starts_with("MESSAGE ")), "{told_so:?}");
        assert_eq!(!told_so.is_empty(), told, "{rule}: {told_so:?}");
        assert_eq!(answers(&mut session, CROSSING), ["OK"]);
        let forbidden = if renju { "FORBID 0707." } else { "FORBID ." };
        assert_eq!(answers(&mut session, "YXSHOWFORBID"), [forbidden], "{rule}");
    }
    for junk in ["INFO rule renju", "INFO rule", "INFO rule -1", "INFO rule 99999999999999999999"] {
        let mut session = quick_session();
        assert!(answers(&mut session, "INFO rule 0").is_empty());
        let told = answers(&mut session, junk);
        assert!(told.len() == 1 && told[0].starts_with("MESSAGE rule free-style stays"), "{junk}: {told:?}");
    }
}

/// Six in a row of White's, which is White's game under five or more, and nothing where exactly five win.
#[test]
fn rules_that_the_game_cannot_go_on_by_hold_from_the_next_one_on() {
    let mut session = quick_session();
    assert!(answers(&mut session, "INFO rule 1").is_empty());
    let six = "3,3,1\n0,0,2\n3,5,1\n1,0,2\n3,7,1\n2,0,2\n3,9,1\n4,0,2\n3,11,1\n5,0,2\n3,13,1\n3,0,2";
    assert_eq!(answers(&mut session, &format!("YXBOARD\n{six}\nDONE")), ["OK"]);
    let more = "9,3,1\n14,14,2";
    assert_eq!(answers(&mut session, &format!("YXBOARD\n{six}\n{more}\nDONE")), ["OK"]);
    let told = answers(&mut session, "INFO rule 0");
    assert!(told.len() == 1 && told[0].starts_with("MESSAGE free-style is played from the next"), "{told:?}");
    assert_eq!(answers(&mut session, "RESTART"), ["OK"]);
    // The same position is no position of the new game.
    let refused = answers(&mut session, &format!("YXBOARD\n{six}\n{more}\nDONE"));
    assert!(refused.len() == 1 && refused[0].starts_with("ERROR"), "{refused:?}");
}

#[test]
fn positions_with_blank_lines_nobodys_points_and_unequal_colours_are_answered_once() {
    for position in [
        "7,7,2\n\n8,8,1\n9,9,2",
        "\n7,7,2\n   \n",
        "7,7,2\n3,3,3",
        "7,7,1\n8,8,1\n9,9,2\n1,1,1",
        "7,7,2\n8,8,2\n9,9,2",
        "",
        "7,7,2\nINFO timeout_turn 1000\nSTOP",
    ] {
        let mut session = quick_session();
        let found = replies(&mut session, &format!("BOARD\n{position}\nDONE"));
        assert!(found.len() == 1 && found[0].split_once(',').is_some(), "{position}: {found:?}");
    }
    // What is wrong is told once, and the game is what it was.
    for position in ["7,7,4", "7,7\n8,8", "7,7,1\n7,7,2", "99,1,1\n1,1,7", "HELLO\n7,7,2", "7,7,1 junk"] {
        let mut session = quick_session();
        assert_eq!(answers(&mut session, "PLAY 3,3"), ["3,3"]);
        let found = replies(&mut session, &format!("BOARD\n{position}\nDONE"));
        assert!(found.len() == 1 && found[0].starts_with("ERROR"), "{position}: {found:?}");
        assert_eq!(answers(&mut session, "TAKEBACK 3,3"), ["OK"], "{position}");
    }
}

/// A continuous game goes on around the lines that are won: nobody plays on them.
#[test]
fn nobodys_points_are_left_empty() {
    let mut session = quick_session();
    assert_eq!(answers(&mut session, "START 5"), ["OK"]);
    assert_eq!(answers(&mut session, "INFO rule 3").len(), 1);
    let taken: Vec<String> = (0..5).map(|x| format!("{x},0,3")).collect();
    let stones = "0,1,1\n1,1,2\n2,1,1\n3,1,2\n4,1,2\n0,2,1\n1,2,2\n2,2,1\n\
                  4,3,2\n0,3,1\n1,3,2\n2,3,1\n3,3,2\n0,4,2\n2,4,2\n4,4,1";
    for _ in 0..2 {
        let found = replies(&mut session, &format!("BOARD\n{}\n{stones}\nDONE", taken.join("\n")));
        let (_, row) = found[0].split_once(',').unwrap_or_else(|| panic!("{found:?}"));
        assert!(found.len() == 1 && row != "0", "{found:?}");
    }
}

/// The points of a line: `7,7 8,7`.
fn points(line: &str) -> Vec<(usize, usize)> {
    let point = |word: &str| {
        let (x, y) = word.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    line.split(' ').map(|word| point(word).unwrap_or_else(|| panic!("{line}"))).collect()
}

#[test]
fn openings_by_swap2_are_answered_once_by_stones_swap_or_a_move() {
    let mut session = quick_session();
    let three = answers(&mut session, "SWAP2BOARD\nDONE");
    assert_eq!(three.len(), 1, "{three:?}");
    let stones = points(&three[0]);
    let distinct: std::collections::BTreeSet<_> = stones.iter().collect();
    assert_eq!((stones.len(), distinct.len()), (3, 3));
    for sent in ["7,7\n8,7\n9,9\n", "0,0\n7,7\n14,14\n", "7,7\n8,7\n9,9\n8,8\n8,6\n"] {
        let answer = answers(&mut session, &format!("SWAP2BOARD\n{sent}DONE"));
        assert_eq!(answer.len(), 1, "{answer:?}");
        if answer[0] != "SWAP" {
            let own = points(&answer[0]);
            assert!(own.len() == 1 || own.len() == 2 && sent.lines().count() == 3, "{answer:?}");
            assert!(own.iter().all(|(x, y)| !sent.contains(&format!("{x},{y}\n"))), "{answer:?}");
        }
    }
    // What the sides are worth decides: three scattered stones of Black's are nothing, three that make a four are all.
    assert_eq!(answers(&mut session, "SWAP2BOARD\n7,7\n0,0\n8,7\n14,14\n9,7\nDONE"), ["SWAP"]);
    // The game is as it was, and goes on as if nothing had been asked.
    assert_eq!(answers(&mut session, "YXBOARD\nDONE"), ["OK"]);
    for (sent, told) in [
        ("7,7\n", "an opening has 0, 3 or 5 stones, not 1"),
        ("7,7\n7,7\n8,8\n", "a point comes twice"),
        ("15,7\n1,1\n2,2\n", "15,7 is not a point of the board"),
        ("7,7,1\n1,1,2\n2,2,1\n", "7,7,1 is no line of an opening: column,row are"),
    ] {
        assert_eq!(answers(&mut session, &format!("SWAP2BOARD\n{sent}DONE")), [format!("ERROR {told}")]);
    }
    let mut fresh = GomocupSession::new(EngineSettings::new(Models::embedded()));
    assert_eq!(answers(&mut fresh, "SWAP2BOARD\nDONE"), ["ERROR no game has begun: START comes first"]);
    // Half of the time of a move is for each of the two searches that an answer may take.
    let mut timed = GomocupSession::new(EngineSettings { memory: 4 << 20, ..EngineSettings::new(Models::embedded()) });
    answers(&mut timed, "START 15\nINFO timeout_turn 1000");
    let begun = std::time::Instant::now();
    assert_eq!(answers(&mut timed, "SWAP2BOARD\n7,7\n8,7\n9,9\nDONE").len(), 1);
    assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
}

#[test]
fn other_boards_extensions_are_known_or_refused() {
    let mut session = quick_session();
    // A position is taken over without a move.
    assert_eq!(answers(&mut session, "YXBOARD\n7,7,2\n8,8,1\n\n9,9,2\nDONE"), ["OK"]);
    assert_eq!(answers(&mut session, "TAKEBACK 9,9"), ["OK"]);
    for unknown in ["HELLO", "YXNBEST 3", "7,7", "YXQUERYDATABASEALL"] {
        assert_eq!(answers(&mut session, unknown), ["UNKNOWN command"]);
    }
}

/// How many replies the protocol has for a line, where `reading` says whether a position or an opening is being sent.
fn wanted(line: &str, reading: &mut Option<&'static str>) -> usize {
    let line = line.trim();
    let name = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    let rest = line.get(name.len()..).unwrap_or_default().trim();
    let numbers: Option<Vec<u64>> =
        line.split([',', ' ', '\t']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
    let count =
        numbers.map_or(
            0,
            |numbers| if numbers.get(2).is_some_and(|who| *who > u64::from(u32::MAX)) { 9 } else { numbers.len() },
        );
    let known =
        ["START", "RECTSTART", "RESTART", "BEGIN", "TURN", "BOARD", "YXBOARD", "SWAP2BOARD", "DONE", "TAKEBACK"];
    let known = known.contains(&name.as_str()) || ["PLAY", "ABOUT", "YXSHOWFORBID"].contains(&name.as_str());
    let silent = name.is_empty() || name == "INFO" || ["STOP", "YXSTOP"].contains(&name.as_str()) && rest.is_empty();
    match *reading {
        _ if silent => return 0,
        Some("position" | "opening") if name == "DONE" && rest.is_empty() => {
            *reading = None;
            return 1;
        }
        Some("position") if !known && !["END", "STOP", "YXSTOP"].contains(&name.as_str()) && count != 9 => return 0,
        Some("opening") if count == 2 || count == 3 => return 0,
        _ => *reading = None,
    }
    match name.as_str() {
        "END" if rest.is_empty() => 0,
        "BOARD" | "YXBOARD" if rest.is_empty() => {
            *reading = Some("position");
            0
        }
        "SWAP2BOARD" if rest.is_empty() => {
            *reading = Some("opening");
            0
        }
        _ => 1,
    }
}

fn lines() -> impl Strategy<Value = String> {
    let number = || prop_oneof![0usize..25, Just(usize::MAX)];
    prop_oneof![
        number().prop_map(|side| format!("START {side}")),
        (number(), number()).prop_map(|(x, y)| format!("RECTSTART {x},{y}")),
        (number(), number()).prop_map(|(x, y)| format!("TURN {x},{y}")),
        (number(), number()).prop_map(|(x, y)| format!("PLAY {x},{y}")),
        (number(), number()).prop_map(|(x, y)| format!("TAKEBACK {x},{y}")),
        (number(), number(), 0usize..5).prop_map(|(x, y, who)| format!("{x},{y},{who}")),
        ("[a-z_]{1,12}", any::<u64>()).prop_map(|(key, value)| format!("INFO {key} {value}")),
        (0u64..7).prop_map(|rule| format!("INFO rule {rule}")),
        (number(), number()).prop_map(|(x, y)| format!("START {x} {y}")),
        (number(), number()).prop_map(|(x, y)| format!("{x},{y}")),
        prop_oneof![
            "BEGIN",
            "BOARD",
            "DONE",
            "RESTART",
            "ABOUT",
            "YXSHOWFORBID",
            "YXSTOP",
            "SWAP2BOARD",
            "YXBOARD",
            "END"
        ],
        ".{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn every_line_has_the_replies_of_the_protocol_and_none_panics(lines in prop::collection::vec(lines(), 1..40)) {
        let settings = EngineSettings { playouts: Some(1), memory: 1 << 20, ..EngineSettings::new(Models::embedded()) };
        let mut session = GomocupSession::new(settings);
        let stop = AtomicBool::new(false);
        let mut reading = None;
        for line in ["INFO max_node 1", "INFO timeout_turn 0", "START 6"].map(str::to_string).into_iter().chain(lines) {
            if line.to_ascii_lowercase().contains("thread_num") {
                continue;
            }
            let found = session.answer(&line, &stop).lines;
            let replies = found.iter().filter(|answer| !answer.starts_with("MESSAGE ")).count();
            prop_assert_eq!(replies, wanted(&line, &mut reading), "{}: {:?}", line, found);
            for answer in found {
                prop_assert!(!answer.is_empty() && !answer.contains('\n'), "{line}");
                prop_assert!(!answer.contains("internal error"), "{line}");
            }
        }
    }
}
