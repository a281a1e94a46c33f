//! GoGui: its panels have the forms that it reads, navigation keeps virtual and forbidden moves, and its referee has a
//! tray.

use liangyi::gtp::{GtpOptions, GtpSession};
use liangyi_core::base::Size;
use liangyi_core::rules::CATALOGUE;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;

use crate::common::output_of;

/// Moves for boards of 5x7 and more, with a ko and a pass.
const GAME: &str = "B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3 W pass B D5 W E5";

fn session(gogui_rules: bool) -> GtpSession {
    let settings = EngineSettings {
        playouts: Some(40),
        memory: 16 << 20,
        judging: Effort::Cursory,
        ..EngineSettings::new(Models::embedded())
    };
    GtpSession::new(settings, GtpOptions { gogui_rules, ..GtpOptions::default() }).expect("an engine")
}

/// The text of the reply, or of the error.
fn send(session: &mut GtpSession, command: &str) -> Result<String, String> {
    let reply = session.handle_line(command.as_bytes()).reply;
    let text = reply.trim_end_matches('\n').split_once(' ').map_or("", |(_, text)| text).to_string();
    if reply.starts_with('=') { Ok(text) } else { Err(text) }
}

fn ok(session: &mut GtpSession, command: &str) -> String {
    send(session, command).unwrap_or_else(|error| panic!("{command}: {error}"))
}

/// Words as GoGui splits them: by blanks, with quotes around words that have some.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    for sign in line.chars() {
        match sign {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            _ => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    assert!(!quoted, "{line}");
    words
}

/// The rows of a reply of a board type.
fn rows(text: &str, size: Size) -> Vec<Vec<String>> {
    let rows: Vec<Vec<String>> = text.lines().map(words).collect();
    assert_eq!(rows.len(), size.height(), "{text}");
    assert!(rows.iter().all(|row| row.len() == size.width()), "{text}");
    rows
}

fn is_point(word: &str, size: Size) -> bool {
    size.parse_vertex(word).is_some()
}

fn is_color(word: &str) -> bool {
    const NAMES: &[&str] = &["black", "blue", "cyan", "green", "gray", "magenta", "pink", "red", "white", "yellow"];
    NAMES.contains(&word)
}

/// GoGui's window for 19 lines has a status bar of 820 pixels, with room for some 100 letters.
fn fits_the_status_bar(text: &str) -> bool {
    text.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum::<usize>() <= 100
}

fn check_graphics(text: &str, size: Size) {
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let args = words(rest);
        let points = |args: &[String]| !args.is_empty() && args.iter().all(|arg| is_point(arg, size));
        let pairs = |is_second: &dyn Fn(&str) -> bool| {
            args.len().is_multiple_of(2) && args.chunks(2).all(|pair| is_point(&pair[0], size) && is_second(&pair[1]))
        };
        let fits = match word {
            "BLACK" | "WHITE" | "CIRCLE" | "SQUARE" | "TRIANGLE" | "MARK" => points(&args),
            "COLOR" => args.len() > 1 && is_color(&args[0]) && points(&args[1..]),
            "LABEL" => !args.is_empty() && pairs(&|_| true),
            "INFLUENCE" => !args.is_empty() && pairs(&|value| value.parse::<f64>().is_ok_and(|v| v.abs() <= 1.0)),
            "VAR" => {
                let is_move = |pair: &[String]| {
                    ["b", "w"].contains(&pair[0].as_str())
                        && (is_point(&pair[1], size) || pair[1].eq_ignore_ascii_case("pass"))
                };
                !args.is_empty() && args.len().is_multiple_of(2) && args.chunks(2).all(is_move)
            }
            "TEXT" => !rest.trim().is_empty() && fits_the_status_bar(rest),
            _ => false,
        };
        assert!(fits, "{line:?} in\n{text}");
    }
}

/// Every line of a parameter dialog: its key and value. Setting a parameter to its own value changes nothing.
fn check_parameters(session: &mut GtpSession, command: &str, text: &str) {
    for line in text.lines() {
        let (kind, rest) = line.strip_prefix('[').and_then(|line| line.split_once("] ")).expect("[type] key value");
        let (key, value) = rest.split_once(' ').expect("a value");
        assert!(!value.ends_with(']') && !key.is_empty(), "{line}");
        match kind.split_once('/') {
            Some(("list", items)) => {
                assert!(items.split('/').any(|item| item == value), "{line}");
                assert!(!items.contains([' ', ']']), "{line}");
            }
            None if kind == "bool" => assert!(["0", "1"].contains(&value), "{line}"),
            None if kind == "string" => {}
            _ => panic!("{line}"),
        }
        ok(session, &format!("{command} {key} {value}"));
        assert_eq!(ok(session, command), text, "{line}");
    }
}

fn check_panel(session: &mut GtpSession, kind: &str, command: &str, size: Size) {
    let text = ok(session, command);
    let shown = || format!("{command}:\n{text}");
    match kind {
        "param" => check_parameters(session, command, &text),
        "dboard" => {
            let is_share = |word: &String| word.parse::<f64>().is_ok_and(|value| (-1.0..=1.0).contains(&value));
            assert!(rows(&text, size).iter().flatten().all(is_share), "{}", shown());
        }
        "bwboard" => {
            let known = |word: &String| ["black", "white", "none"].contains(&word.as_str());
            assert!(rows(&text, size).iter().flatten().all(known), "{}", shown());
        }
        "sboard" => {
            let board = rows(&text, size);
            // Only forbidden points have a sign.
            let marks = ["", "ko", "repeats", "suicide"];
            assert!(board.iter().flatten().all(|word| marks.contains(&word.as_str())), "{}", shown());
        }
        "plist" => assert!(text.split_whitespace().all(|word| is_point(word, size)), "{}", shown()),
        "varc" => {
            let moves: Vec<&str> = text.split_whitespace().collect();
            assert!(moves.iter().all(|word| is_point(word, size) || *word == "pass"), "{}", shown());
        }
        "gfx" => check_graphics(&text, size),
        "string" => {
            assert!(!text.is_empty() && text.lines().count() == 1, "{}", shown());
            assert!(fits_the_status_bar(&text), "{}", shown());
        }
        "hstring" => assert!(!text.is_empty() && text.lines().all(|line| !line.is_empty()), "{}", shown()),
        _ => panic!("GoGui has no type {kind}"),
    }
}

#[test]
fn every_panel_has_the_form_of_its_type_under_every_ruleset() {
    let mut session = session(false);
    let panels = ok(&mut session, "gogui-analyze_commands");
    let listed = ok(&mut session, "list_commands");
    let mut labels = std::collections::HashSet::new();
    for line in panels.lines() {
        let fields: Vec<&str> = line.split('/').collect();
        assert_eq!(fields.len(), 3, "{line}");
        assert!(labels.insert(fields[1]) && !fields[1].is_empty(), "{line}");
        let name = fields[2].split(' ').next().expect("a command");
        assert!(listed.lines().any(|command| command == name), "{line}");
    }
    let mut shown = 0;
    for row in CATALOGUE {
        for (board, width, height) in [("9", 9, 9), ("19", 19, 19), ("5 7", 5, 7)] {
            ok(&mut session, &format!("boardsize {board}"));
            ok(&mut session, &format!("liangyi-ruleset {}", row.name));
            ok(&mut session, &format!("gogui-play_sequence {GAME}"));
            let size = Size::new(width, height).expect("a size");
            let before = ok(&mut session, "showboard");
            for line in panels.lines() {
                let fields: Vec<&str> = line.split('/').collect();
                let command = fields[2].replace("%m", "b").replace("%c", "w").replace("%p", "C3");
                shown += 1;
                if fields[2].starts_with("liangyi-gogui_virtual") {
                    match row.rules.virtual_moves || row.rules.virtual_pass {
                        true => {
                            check_panel(&mut session, fields[0], &command, size);
                            ok(&mut session, "undo");
                        }
                        false => assert_eq!(
                            send(&mut session, &command),
                            Err("illegal move: this ruleset has no virtual moves".to_string())
                        ),
                    }
                    continue;
                }
                for word in if command.contains("%s") { &["", "1", "1 agreed area", "natural"][..] } else { &[""] } {
                    check_panel(&mut session, fields[0], command.replace("%s", word).trim(), size);
                }
            }
            assert_eq!(ok(&mut session, "showboard"), before, "{}", row.name);
        }
    }
    assert_eq!(shown, 3 * CATALOGUE.len() * labels.len());
}

/// In renju: a fork of two threes at H10.
#[test]
fn every_panel_of_a_line_game_has_the_form_of_its_type() {
    let mut session = session(false);
    ok(&mut session, "liangyi-ruleset renju");
    ok(&mut session, "gogui-play_sequence b H8 w G7 b H9 w C3 b G10 w C4 b F10 w C13");
    let before = ok(&mut session, "showboard");
    let panels = ok(&mut session, "gogui-analyze_commands");
    assert!(panels.lines().count() >= 8, "{panels}");
    for line in panels.lines() {
        let fields: Vec<&str> = line.split('/').collect();
        let command = fields[2].replace("%m", "b").replace("%c", "w").replace("%p", "H10");
        check_panel(&mut session, fields[0], &command, Size::square(15).expect("a size"));
    }
    assert_eq!(ok(&mut session, "showboard"), before);
    // They are another game's in Go.
    ok(&mut session, "liangyi-ruleset chinese");
    assert!(!ok(&mut session, "gogui-analyze_commands").contains("liangyi-gogui_forbidden"));
}

#[test]
fn the_search_is_listed_with_its_visits_and_variations() {
    let mut session = session(false);
    ok(&mut session, "boardsize 5");
    let text = ok(&mut session, "liangyi-gogui_search b");
    let mut visits = 0;
    for line in text.lines() {
        let (head, variation) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
        let (mv, rest) = head.split_once(" visits ").unwrap_or_else(|| panic!("{line}"));
        assert_eq!(variation.split(' ').next(), Some(mv), "{line}");
        let count = rest.split_once(',').and_then(|(count, _)| count.parse::<u32>().ok()).expect("a number");
        assert!(count >= 3, "{text}");
        visits += count;
    }
    // All of its 40 playouts but those of moves with one or two.
    assert!((30..=40).contains(&visits), "{text}");
    let best = ok(&mut session, "liangyi-gogui_pv b");
    assert_eq!(text.lines().next().and_then(|line| line.split(' ').next()), best.split(' ').next());
}

#[test]
fn the_dialog_sets_what_it_shows() {
    let mut session = session(false);
    ok(&mut session, "boardsize 5");
    for (set, line) in [
        ("ruleset jipingdian", "] ruleset jipingdian"),
        ("komi 2.5", "[string] komi 2.5"),
        ("bare_pass virtual", "[list/pass/virtual] bare_pass virtual"),
        ("lenient on", "[list/off/katago/on] lenient on"),
        ("genmove_virtual 1", "[bool] genmove_virtual 1"),
    ] {
        ok(&mut session, &format!("liangyi-gogui_ruleset {set}"));
        assert!(ok(&mut session, "liangyi-gogui_ruleset").contains(line), "{set}");
    }
    let before = ok(&mut session, "liangyi-gogui_ruleset");
    for wrong in ["ruleset hex", "ruleset", "komi x", "lenient 1", "bare_pass", "level 3", "bare_pass pass virtual"] {
        assert!(send(&mut session, &format!("liangyi-gogui_ruleset {wrong}")).is_err(), "{wrong}");
        assert_eq!(ok(&mut session, "liangyi-gogui_ruleset"), before, "{wrong}");
    }
    assert_eq!(ok(&mut session, "gogui-title"), "Liangyi, jipingdian, komi 2.5");
    assert!(send(&mut session, "liangyi-gogui_made_up 99").is_err());
    assert!(send(&mut session, "liangyi-gogui_made_up 0").is_err());
}

#[test]
fn forbidden_points_have_their_reasons() {
    let mut session = session(false);
    ok(&mut session, "boardsize 5");
    ok(&mut session, "liangyi-ruleset korean");
    ok(&mut session, "gogui-play_sequence B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3");
    // The ko is at C3.
    let board = rows(&ok(&mut session, "liangyi-gogui_legal w"), Size::square(5).expect("a size"));
    assert_eq!(board[2], ["", "", "ko", "", ""]);
    ok(&mut session, "clear_board");
    ok(&mut session, "gogui-play_sequence B A2 W E5 B B1 W E4");
    let board = rows(&ok(&mut session, "liangyi-gogui_legal w"), Size::square(5).expect("a size"));
    assert_eq!(board[4], ["suicide", "", "", "", ""]);
    assert_eq!(ok(&mut session, "liangyi-moves"), "1 B A2\n2 W E5\n3 B B1\n4 W E4");
}

/// The standard error of the program after these lines, and its replies.
fn run(args: &[&str], lines: &str) -> (String, String) {
    let output = output_of(args, lines);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stderr), text(output.stdout))
}

#[test]
fn graphics_are_drawn_while_the_engine_thinks_if_gogui_wants_them() {
    let lines = "boardsize 9\nreg_genmove b\ngenmove b\nquit\n";
    assert_eq!(run(&["--playouts", "5000"], lines).0, "");
    for (args, lines) in [
        (vec!["--playouts", "5000", "--gogui"], lines.to_string()),
        (vec!["--playouts", "5000"], format!("gogui-analyze_commands\n{lines}")),
    ] {
        let errors = run(&args, &lines).0;
        let drawn = errors.strip_suffix("gogui-gfx: CLEAR\n").unwrap_or_else(|| panic!("{errors}"));
        let sets: Vec<&str> = drawn.split_terminator("\n\n").collect();
        assert!(!sets.is_empty(), "{errors}");
        for set in sets {
            let graphics = set.strip_prefix("gogui-gfx:\n").unwrap_or_else(|| panic!("{set}"));
            check_graphics(graphics, Size::square(9).expect("a size"));
            assert!(graphics.contains("TEXT Black "), "{graphics}");
        }
        assert!(drawn.contains("VAR b "), "{errors}");
    }
}

#[test]
fn analyses_are_drawn_too() {
    for command in ["kata-analyze b 1", "lz-analyze b 1", "genmove_analyze b 1", "kata-search_analyze b 1"] {
        let lines = format!("boardsize 9\n{command}\nquit\n");
        assert_eq!(run(&["--playouts", "300"], &lines).0, "", "{command}");
        let errors = run(&["--playouts", "300", "--gogui"], &lines).0;
        let drawn = errors.strip_suffix("gogui-gfx: CLEAR\n").unwrap_or_else(|| panic!("{command}: {errors}"));
        let sets: Vec<&str> = drawn.split_terminator("\n\n").collect();
        assert!(!sets.is_empty(), "{command}: {errors}");
        for set in sets {
            let graphics = set.strip_prefix("gogui-gfx:\n").unwrap_or_else(|| panic!("{set}"));
            check_graphics(graphics, Size::square(9).expect("a size"));
            assert!(graphics.contains("TEXT Black "), "{command}: {graphics}");
        }
    }
}

#[test]
fn a_forbidden_move_of_a_record_is_named_in_the_log() {
    let lines = "boardsize 5\ngogui-play_sequence B A2 W E5 B B1 W A1 B C3\nliangyi-ruleset ing\nquit\n";
    let (errors, replies) = run(&["--lenient"], lines);
    assert_eq!(replies, "= \n\n= \n\n= \n\n= \n\n");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("move 4 (W A1) is forbidden and was made all the same: suicide"), "{errors}");
    let (errors, replies) = run(&[], lines);
    assert_eq!((errors.as_str(), replies.contains("? illegal move: move 4 (W A1): suicide")), ("", true));
}

/// Random numbers (splitmix64), the same every time.
struct PlayoutRng(u64);

impl PlayoutRng {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

/// Sabaki undoes and plays one move after another, or clears the board and plays all; GoGui undoes several moves at
/// once and plays them in one line.
#[test]
fn a_lone_pass_is_a_virtual_move_wherever_a_gui_goes_in_the_game() {
    let mut dice = PlayoutRng(7);
    let (mut virtual_moves, mut steps) = (0, 0);
    for ruleset in ["jipingdian", "jihuozi"] {
        for _ in 0..12 {
            let mut session = session(false);
            for line in [&format!("liangyi-ruleset {ruleset}"), "liangyi-bare_pass virtual", "boardsize 5"] {
                ok(&mut session, line);
            }
            // The game, and what the engine says of it after each move.
            let (mut moves, mut states) = (Vec::new(), vec![ok(&mut session, "liangyi-game")]);
            while moves.len() < 30 {
                let color = ["B", "W"][moves.len() % 2];
                let mv = match dice.below(4) {
                    0 => "PASS".to_string(),
                    _ => format!("{}{}", ["A", "B", "C", "D", "E"][dice.below(5)], 1 + dice.below(5)),
                };
                if send(&mut session, &format!("play {color} {mv}")).is_ok() {
                    moves.push(format!("{color} {mv}"));
                    states.push(ok(&mut session, "liangyi-game"));
                }
            }
            virtual_moves +=
                states.iter().filter(|state| !state.contains("\"virtual\":{\"black\":0,\"white\":0}")).count();
            let mut at = moves.len();
            for _ in 0..40 {
                let to = dice.below(moves.len() + 1);
                let from = match dice.below(4) {
                    0 => {
                        ok(&mut session, "clear_board");
                        0
                    }
                    1 if at > to => {
                        ok(&mut session, &format!("gg-undo {}", at - to));
                        to
                    }
                    _ => {
                        (to..at).for_each(|_| drop(ok(&mut session, "undo")));
                        at.min(to)
                    }
                };
                if dice.below(2) == 0 {
                    for mv in &moves[from..to] {
                        ok(&mut session, &format!("play {mv}"));
                    }
                } else {
                    ok(&mut session, &format!("gogui-play_sequence {}", moves[from..to].join(" ")));
                }
                assert_eq!(ok(&mut session, "liangyi-game"), states[to], "{ruleset}, from {at} to {to}: {moves:?}");
                (at, steps) = (to, steps + 1);
            }
        }
    }
    assert!(virtual_moves > 100 && steps == 960, "{virtual_moves}, {steps}");
}

#[test]
fn a_virtual_move_that_a_gui_does_not_see_is_explained() {
    let start = "liangyi-ruleset jipingdian\nboardsize 5\nplay b C3\n";
    // The GUI takes its stone back, the engine the virtual move: the point is empty to one of them only.
    let (errors, replies) =
        run(&[], &format!("{start}liangyi-play_virtual w\nundo\nplay b C3\nundo\nplay b C3\nquit\n"));
    assert_eq!(replies, "= \n\n= \n\n= \n\n= \n\n= \n\n? illegal move: occupied\n\n= \n\n= \n\n= \n\n");
    let at = |text: &str| errors.find(text).unwrap_or_else(|| panic!("{text}: {errors}"));
    let order =
        [at("White has made a virtual move"), at("undo has taken back 1 virtual move"), at("occupied. This game")];
    assert!(order.is_sorted(), "{errors}");
    // A client that knows virtual moves, and a new game, need no explanation.
    for quiet in [
        format!("{start}liangyi-genmove_virtual on\nliangyi-play_virtual w\nundo\nplay b C3\nquit\n"),
        format!("{start}play w virtual\nundo\nplay b C3\nquit\n"),
        format!("{start}play b C3\nquit\n"),
    ] {
        assert_eq!(run(&[], &quiet).0, "", "{quiet}");
    }
    let again = format!("{start}liangyi-play_virtual w\nclear_board\nplay b C3\nplay b C3\nquit\n");
    assert_eq!(run(&[], &again).0.lines().count(), 1);
}

#[test]
fn a_stone_on_the_tray_is_a_virtual_move() {
    let mut session = session(true);
    ok(&mut session, "liangyi-ruleset jipingdian");
    ok(&mut session, "boardsize 9");
    assert_eq!(ok(&mut session, "gogui-rules_board_size"), "10");
    let top = "? ? ? ? ? ? ? ? ? .";
    assert!(ok(&mut session, "gogui-rules_board").starts_with(&format!("{top}\n. . . . . . . . . ?\n")));
    ok(&mut session, "play B C3");
    let legal = ok(&mut session, "gogui-rules_legal_moves");
    assert!(legal.split(' ').any(|word| word == "K10") && legal.ends_with(" pass"), "{legal}");
    ok(&mut session, "play W K10");
    let graphics = ok(&mut session, "gogui-rules_board_gfx");
    assert_eq!(graphics.lines().last(), Some("LABEL K10 0:1"));
    // Ten lines are GoGui's and nine the board's.
    check_graphics(&graphics, Size::square(10).expect("a size"));
    let outside =
        graphics.lines().next().and_then(|line| line.strip_prefix("COLOR gray ")).expect("the points outside");
    assert_eq!(outside, "K1 K2 K3 K4 K5 K6 K7 K8 K9 A10 B10 C10 D10 E10 F10 G10 H10 J10");
    // The engine's move comes twice.
    assert!(send(&mut session, "play W K10").is_err());
    assert_eq!(ok(&mut session, "gogui-rules_side_to_move"), "black");
    // A virtual move may not bring back the board that the opponent has faced.
    assert!(!ok(&mut session, "gogui-rules_legal_moves").contains("K10"));
    ok(&mut session, "gogui-play_sequence B D4 W k10");
    assert!(ok(&mut session, "gogui-rules_board_gfx").ends_with("LABEL K10 0:2"));
    assert_eq!(ok(&mut session, "gogui-rules_captured_count"), "0 0");
    // GoGui's board has ten lines.
    ok(&mut session, "boardsize 10");
    assert_eq!(ok(&mut session, "gogui-rules_board_size"), "10");
    ok(&mut session, "gogui-play_sequence B D4 W pass B pass");
    assert_eq!(ok(&mut session, "gogui-rules_legal_moves"), "");
    assert!(ok(&mut session, "gogui-rules_final_result").starts_with("B+"));
    assert!(send(&mut session, "play B L11").is_err());

    for (board, ruleset, shown) in [("5 7", "jihuozi", "8"), ("9", "chinese", "9"), ("21", "jihuozi", "22")] {
        ok(&mut session, &format!("liangyi-ruleset {ruleset}"));
        ok(&mut session, "boardsize 3");
        ok(&mut session, &format!("boardsize {board}"));
        assert_eq!(ok(&mut session, "gogui-rules_board_size"), shown, "{board} {ruleset}");
        let rows = ok(&mut session, "gogui-rules_board");
        assert_eq!(rows.lines().count().to_string(), shown);
        assert!(rows.lines().all(|row| row.split(' ').count().to_string() == shown), "{rows}");
    }
    assert!(ok(&mut session, "gogui-rules_legal_moves").contains("W22"));
    ok(&mut session, "liangyi-ruleset chinese");
    ok(&mut session, "boardsize 5 5");
    assert_eq!(ok(&mut session, "gogui-rules_board_gfx"), "CLEAR");
    let listed = ok(&mut self::session(false), "list_commands");
    assert!(!listed.contains("gogui-rules"));
}
