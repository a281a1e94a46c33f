//! The Gomocup protocol spoken by the real program, and a session fed with nonsense.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::AtomicBool;

use liangyi::piskvork::Session;
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
        let mut child = Command::new(env!("CARGO_BIN_EXE_liangyi"))
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
    assert_eq!(program.call("SWAP2BOARD"), "UNKNOWN command");
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
    program.send("STOP\nRESTART\nSTOP\nBEGIN\nABOUT");
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
        let mut dice = liangyi_engine::playout::Dice::new(seed, 0);
        let mut session = Session::new(EngineSettings {
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
        prop_oneof!["BEGIN", "BOARD", "DONE", "RESTART", "ABOUT", "YXSHOWFORBID", "YXSTOP", "SWAP2BOARD"],
        ".{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn no_line_makes_it_panic_or_answer_with_an_empty_line(lines in prop::collection::vec(lines(), 1..40)) {
        let settings = EngineSettings { playouts: Some(1), memory: 1 << 20, ..EngineSettings::new(Models::embedded()) };
        let mut session = Session::new(settings);
        let stop = AtomicBool::new(false);
        for line in ["INFO max_node 1", "INFO timeout_turn 0", "START 6"].map(str::to_string).into_iter().chain(lines) {
            if line.to_ascii_lowercase().contains("thread_num") {
                continue;
            }
            for answer in session.answer(&line, &stop).lines {
                prop_assert!(!answer.is_empty() && !answer.contains('\n'), "{line}");
                prop_assert!(!answer.contains("internal error"), "{line}");
            }
        }
    }
}
