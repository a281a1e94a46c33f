//! Games at a terminal, line by line.

use std::sync::atomic::AtomicBool;

use liangyi_core::base::Size;
use liangyi_core::line::write_answer;
use liangyi_core::rules::{find, find_line_game};
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::player::Choice;
use liangyi_engine::policy::Models;

use super::*;
use crate::show::words::{English, columns};

fn settings(ruleset: &str, lines: u32) -> EngineSettings {
    let size = Size::square(lines);
    let small =
        EngineSettings { size, playouts: Some(30), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
    match find_line_game(ruleset) {
        Some(row) => EngineSettings { line: Some(row), ..small },
        None => EngineSettings { ruleset: find(ruleset).unwrap().into(), genmove_virtual: true, ..small },
    }
}

fn session(ruleset: &str, lines: u32, seats: Seats) -> TerminalSession {
    TerminalSession::new(GameTable::new(settings(ruleset, lines), seats.into()).unwrap(), Look::default())
}

#[test]
fn words_fit_the_terminal_and_boards_stay_whole() {
    let mut game = session("jipingdian", 9, Seats::Both);
    game.set_width(Some(40));
    let fits = |text: &str| text.lines().all(|line| columns(line) <= 40);
    for line in ["e5", "help", "rules", "hint", "why c3", "virtual", "pass", "score", "compare", "nonsense", "why e5"] {
        let text = game.answer(line).text;
        assert!(fits(&text), "{line}: {text}");
    }
    assert!(fits(&game.greeting()));
    assert!(game.answer("board").text.contains("\n 5 . . . . X . . . . 5"));
    game.set_width(Some(12));
    assert!(game.answer("board").text.contains("\n 5 . . . . X . . . . 5\n"), "a board is never broken");
}

#[test]
fn no_move_is_shown_that_was_not_visited() {
    let mut game = session("chinese", 9, Seats::Both);
    for line in ["hint", "why e5", "why a1", "why"] {
        let text = game.answer(line).text;
        assert!(!text.contains(" 0 playouts"), "{text}");
    }
    let choice = game.table.hint().unwrap();
    let mut unvisited = choice.clone();
    unvisited.candidates.iter_mut().for_each(|found| found.visits = 0);
    let shown = |choice: &Choice| words::candidates(Color::Black, choice, 3, game.points(), English);
    assert_eq!(shown(&unvisited), format!("{}\n", English.no_search()));
    assert!(choice.candidates.len() > 1, "the search has more than one move");
    let mut half = choice.clone();
    half.candidates[0].visits = 0;
    let second = words::moved(half.candidates[1].mv, game.points(), English);
    assert!(shown(&half).starts_with(&format!("{second}: Black has ")), "{}", shown(&half));
}

fn say(session: &mut TerminalSession, lines: &[&str]) -> String {
    lines.iter().fold(String::new(), |_, line| session.answer(line).text)
}

#[test]
fn a_game_of_two_persons_is_played_counted_and_taken_back() {
    let mut game = session("chinese", 5, Seats::Both);
    let board = say(&mut game, &["c3", "b2"]);
    assert!(board.contains(" 2 .(O). . . 2\n") && board.ends_with("move 3, komi 7.5\n"), "{board}");
    assert_eq!(say(&mut game, &["c3"]), "occupied\n");
    let end = say(&mut game, &["pass", "pass"]);
    assert!(end.contains("The game has ended. "), "{end}");
    assert_eq!(game.prompt(), "over> ");
    let end = say(&mut game, &["dead c3"]);
    assert!(end.contains("W+") && end.contains("dead: C3\n"), "{end}");
    assert!(say(&mut game, &["compare"]).contains("jipingdian"));
    let board = say(&mut game, &["undo", "undo", "undo"]);
    assert!(board.ends_with("move 2, komi 7.5\n"), "{board}");
    assert_eq!(say(&mut game, &["moves"]), "1 B C3\n");
    assert_eq!(say(&mut game, &["resign"]), "Black wins by resignation\n");
    assert!(say(&mut game, &["d4"]).starts_with("the game is over"));
    say(&mut game, &["undo"]);
    assert_eq!(game.prompt(), "White> ");
}

#[test]
fn a_game_that_has_only_stopped_says_who_may_go_on() {
    let mut game = session("jipingdian", 5, Seats::Both);
    let end = say(&mut game, &["c3", "pass", "pass"]);
    assert!(end.contains("The game has stopped: play may go on, White first. "), "{end}");
}

fn saved(game: &mut TerminalSession) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a game.sgf");
    assert!(say(game, &[&format!("save \"{}\"", path.display())]).ends_with("a game.sgf is written\n"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_record_says_who_played_when_and_with_what_result() {
    let signature = Signature { player: "江 [a]".to_string(), today: || "2026-01-31".to_string() };
    let mut game = session("chinese", 5, Seats::One(Color::White)).signed(signature.clone());
    let text = saved(&mut game);
    assert!(text.contains("PB[Liangyi ") && text.contains("PW[江 [a\\]]DT[2026-01-31])"), "{text}");
    say(&mut game, &["c3", "resign"]);
    assert!(saved(&mut game).contains("RE[B+R]"));
    say(&mut game, &["undo"]);
    assert!(!saved(&mut game).contains("RE["));
    say(&mut game, &["play both", "pass", "pass"]);
    assert!(saved(&mut game).contains("RE[B+17.5]"));
    let mut renju = session("renju", 15, Seats::Both).signed(signature);
    say(&mut renju, &["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"]);
    let text = saved(&mut renju);
    assert!(text.contains("PB[江 [a\\]]PW[江 [a\\]]DT[2026-01-31]RE[B+]"), "{text}");
}

#[test]
fn a_natural_end_is_declared_counted_saved_and_taken_back() {
    let mut game = session("jihuozi", 5, Seats::Both);
    say(&mut game, &["c3", "b2", "d3"]);
    let end = say(&mut game, &["end natural"]);
    assert!(end.contains("The game has ended. ") && end.contains("W+1.0") && !end.contains("dead:"), "{end}");
    assert_eq!(game.prompt(), "over> ");
    assert!(say(&mut game, &["a1"]).starts_with("the game is over"));
    let text = saved(&mut game);
    assert!(text.contains("RE[W+1.0]") && text.contains(";W[dc]DE[natural]"), "{text}");
    say(&mut game, &["undo"]);
    assert_eq!((game.prompt().as_str(), game.table.engine().moves().len()), ("Black> ", 3));
    assert!(!saved(&mut game).contains("DE["));
}

#[test]
fn virtual_stones_lie_next_to_the_board() {
    let mut game = session("jipingdian", 5, Seats::Both);
    let board = say(&mut game, &["c3", "virtual"]);
    assert!(board.contains("   A B C D E\n 5 . . . . . 5   Virtual: O\n"), "{board}");
    assert!(board.ends_with("White: virtual\n"), "{board}");
    let mut chinese = session("chinese", 5, Seats::Both);
    let refused = say(&mut chinese, &["virtual"]);
    assert_eq!((refused.lines().count(), chinese.table.engine().moves().len()), (1, 0), "{refused}");
}

#[test]
fn the_engine_moves_for_its_side_and_undo_takes_back_both_moves() {
    let mut game = session("chinese", 5, Seats::One(Color::White));
    assert!(game.is_engines_turn());
    let text = game.move_of_engine();
    assert!(text.starts_with("Black plays "), "{text}");
    assert!(!game.is_engines_turn());
    assert!(say(&mut game, &["undo"]).contains("no move of yours"));
    assert!(say(&mut game, &["why"]).lines().all(|line| line.contains(": Black has ") && line.contains(" % to win")));
    say(&mut game, &["a1"]);
    game.move_of_engine();
    say(&mut game, &["undo"]);
    assert_eq!((game.table.engine().moves().len(), game.table.engine().to_move()), (1, Color::White));
    say(&mut game, &["play black"]);
    assert!(game.is_engines_turn());
}

#[test]
fn why_tells_legality_and_value() {
    let mut game = session("chinese", 5, Seats::Both);
    say(&mut game, &["c3", "b3", "d2"]);
    assert_eq!(say(&mut game, &["why c3"]), "White: C3 is occupied\n");
    let text = say(&mut game, &["why a1"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "White: A1 is legal");
    assert!(lines[1].starts_with("A1: White has ") && lines[1].contains("% to win"), "{text}");
    assert!(lines.len() == 3 && !lines[2].starts_with("A1: "), "the better move: {text}");
    assert_eq!(game.table.engine().moves().len(), 3);
    let hint = say(&mut game, &["hint"]);
    assert!(!hint.is_empty() && hint.lines().all(|line| line.contains(": White has ")), "{hint}");
}

#[test]
fn renju_is_played_with_the_players_coordinates_and_forbidden_points() {
    let mut game = session("renju", 15, Seats::Both);
    let moves = ["h8", "a1", "i8", "a3", "j9", "a5", "j10"];
    let board = say(&mut game, &moves);
    assert!(board.contains("A B C D E F G H I J"), "{board}");
    say(&mut game, &["a7"]);
    let why = say(&mut game, &["why j8"]);
    assert!(why.starts_with("Black: J8 is forbidden: three-three"), "{why}");
    assert!(game.board().contains(" x"), "the forbidden point is marked");
    assert_eq!(say(&mut game, &["score"]), "nothing is counted in this game\n");
}

#[test]
fn a_level_that_there_is_not_and_a_file_that_cannot_be_written_change_nothing() {
    let mut game = session("chinese", 5, Seats::Both);
    assert!(say(&mut game, &["level 99"]).starts_with("level takes a whole number"));
    assert_eq!(say(&mut game, &["level 2"]), "level 2\n");
    assert_eq!(say(&mut game, &["save a\u{7}.sgf"]), "a\\u{7}.sgf: a name with control characters\n");
    assert!(say(&mut game, &["save /nowhere/at/all.sgf"]).starts_with("/nowhere/at/all.sgf: "));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a game.sgf");
    say(&mut game, &["c3", &format!("save {}", path.display())]);
    assert!(std::fs::read_to_string(path).unwrap().contains(";B[cc]"));
    assert_eq!(game.answer("quit"), Answer { text: String::new(), quit: true });
}

#[test]
fn an_opening_of_two_persons_is_asked_in_words_and_taken_back() {
    let mut game = session("renju", 15, Seats::Both).opened_by(OpeningRule::Swap2).unwrap();
    assert!(game.greeting().contains("The opening is by the rule Swap2.\n"), "{}", game.greeting());
    let asked = game.prompt();
    let expected =
        "Place stones, such as h8 i9 j9, in this order, all at once or one after the other: Black anywhere, ";
    assert!(asked.starts_with(expected), "{asked}");
    assert!(asked.ends_with("\nopening> "), "{asked}");
    assert_eq!(say(&mut game, &["h8 h8 i9"]), "H8 is named twice\n");
    assert_eq!(say(&mut game, &["h8 i9 a1 a2"]), "3 points are asked for, not 4\n");
    assert_eq!(say(&mut game, &["h8 z9 i9"]), "z9 is not a point of the 15x15 board\n");
    assert_eq!(say(&mut game, &["undo"]), "there is no move of yours to take back\n");
    say(&mut game, &["h8 i9 a1"]);
    assert_eq!(game.table.engine().moves().len(), 3);
    assert!(game.prompt().starts_with("You have White by now."), "{}", game.prompt());
    assert_eq!(say(&mut game, &["h9"]), "that is no answer to what is asked\n");
    say(&mut game, &["more", "a2 a3"]);
    assert_eq!(game.table.engine().moves().len(), 5);
    say(&mut game, &["undo"]);
    assert_eq!(game.table.engine().moves().len(), 3);
    let end = say(&mut game, &["b2, b3", "swap"]);
    assert!(end.ends_with("The opening is over. You play both sides.\n"), "{end}");
    assert_eq!(game.prompt(), "White> ");
    say(&mut game, &["c3", "undo", "undo", "undo", "undo"]);
    assert_eq!(game.table.engine().moves().len(), 3, "back in the opening");
    say(&mut game, &["new"]);
    assert!(game.prompt().starts_with("Place stones"), "{}", game.prompt());
}

#[test]
fn the_engine_answers_in_an_opening_and_the_colours_follow() {
    for rule in OpeningRule::ALL {
        for own in Color::BOTH {
            let mut game = session("renju", 9, Seats::One(own)).opened_by(rule).unwrap();
            let mut turns = 0;
            while game.opening().is_some() {
                turns += 1;
                if game.is_engines_turn() {
                    assert!(game.thinking().ends_with("thinks ...\n"));
                    let told = game.move_of_engine();
                    assert!(told.starts_with("The engine ") || told.starts_with("The number "), "{told}");
                    continue;
                }
                let state = game.opening().unwrap().state.clone();
                let Engine::Line(line) = game.table.engine() else { panic!("renju is a line game") };
                let mut own = line.fork(line.settings().clone());
                let answer = own.answer_opening(&state, &AtomicBool::new(false)).unwrap();
                let typed = write_answer(&answer, game.points().names());
                say(&mut game, &[&typed]);
                assert!(turns < 40, "{rule:?} {typed}");
            }
            // One of both sides is the person's, whichever it is by now.
            assert!(matches!(game.seats(), Seats::One(_)), "{rule:?}");
            assert_eq!(rule.is_free(), turns == 0);
        }
    }
    let even = session("renju", 10, Seats::Both);
    assert!(even.opened_by(OpeningRule::Rif).is_err());
}

#[test]
fn the_points_of_an_answer_may_come_one_after_the_other() {
    let mut game = session("renju", 15, Seats::Both).opened_by(OpeningRule::Rif).unwrap();
    assert_eq!(say(&mut game, &["h9"]), "H9 is outside the 1x1 square around the middle\n");
    let board = say(&mut game, &["h8"]);
    assert!(board.contains(" 8 . . . . . . . X") && game.table.engine().moves().is_empty(), "{board}");
    assert!(game.prompt().starts_with("Place stones, such as h8 i9, in this order, "), "{}", game.prompt());
    say(&mut game, &["i9"]);
    let asked = game.prompt();
    assert!(asked.starts_with("Place a stone, such as h8: Black in the 5x5 square around the middle.\n"), "{asked}");
    assert_eq!(say(&mut game, &["i9"]), "I9 is named twice\n");
    let board = say(&mut game, &["undo"]);
    assert!(board.contains(" 8 . . . . . . . X") && !board.contains(" O "), "{board}");
    say(&mut game, &["h9 j10", "keep", "k11"]);
    assert_eq!(game.table.engine().moves().len(), 4);
    assert!(game.prompt().starts_with("Offer 2 fifth moves, none like another one"), "{}", game.prompt());
    let board = say(&mut game, &["a1"]);
    assert!(board.contains("\n 1 a . . "), "the move that is offered has a letter: {board}");
    assert!(game.prompt().starts_with("Offer 1 fifth move. Type its point.\n"), "{}", game.prompt());
    let board = say(&mut game, &["b3"]);
    assert!(board.contains("\n 3 . b . ") && board.contains("\n 1 a . . "), "{board}");
    assert!(game.prompt().starts_with("Which fifth move do you keep: a A1, b B3? "), "{}", game.prompt());
    assert_eq!(say(&mut game, &["c"]), "c is not a point of the 15x15 board\n");
    let board = say(&mut game, &["B"]);
    assert!(board.contains("\n 3 .(X). ") && board.contains("\n 1 . . . "), "{board}");
    let record = saved(&mut game);
    let told = "GC[Opening rule: RIF; answers: 1 H8,H9,J10 2 white 2 K11 1 A1,B3 2 B3]";
    assert!(record.contains(told), "{record}");
}

#[test]
fn commands_are_done_in_an_opening_or_called_what_they_are() {
    let mut game = session("renju", 15, Seats::Both).opened_by(OpeningRule::Swap2).unwrap();
    for (line, word) in [("why h8", "why"), ("pass", "pass"), ("play white", "play"), ("forbidden", "forbidden")] {
        let expected = format!("{word} is not for the opening: answer what is asked; `help` lists how\n");
        assert_eq!(say(&mut game, &[line]), expected);
    }
    assert_eq!(say(&mut game, &["why z9"]), "z9 is not a point of the 15x15 board\n");
    assert_eq!(say(&mut game, &["score"]), "nothing is counted in this game\n");
    let help = say(&mut game, &["help"]);
    assert!(help.starts_with("  d4 e5 ") && !help.contains("virtual") && help.contains("  resign "), "{help}");
    let rules = say(&mut game, &["rules"]);
    assert!(rules.contains("renju  ") || rules.starts_with("renju"), "{rules}");
    assert!(rules.contains("\nswap2 (Swap2)\n") && rules.contains("or places two more stones"), "{rules}");
    // What the engine would answer is an answer, and nothing is done by asking.
    let hint = say(&mut game, &["hint"]);
    let answer = hint.strip_prefix("The engine would answer: ").and_then(|rest| rest.strip_suffix(".\n"));
    assert!(game.table.engine().moves().is_empty(), "{hint}");
    say(&mut game, &[answer.unwrap_or_else(|| panic!("{hint}"))]);
    assert_eq!(game.table.engine().moves().len(), 3);
    let help = say(&mut game, &["help"]);
    for word in ["keep", "swap", "black", "white", "more"] {
        assert!(help.contains(&format!("\n  {word} ")) || help.starts_with(&format!("  {word} ")), "{word}: {help}");
    }
    assert!(say(&mut game, &["hint"]).starts_with("The engine would answer: "));
    // The one who is asked, who has White, gives up, and takes that back.
    assert_eq!(say(&mut game, &["resign"]), "Black wins by resignation\n");
    assert_eq!(game.prompt(), "over> ");
    say(&mut game, &["undo"]);
    assert!(game.prompt().starts_with("You have White by now."), "{}", game.prompt());
}

#[test]
fn an_opening_is_answered_in_chinese() {
    for (words, swap, expected) in
        [(Language::Simplified, "交换", "三手交换"), (Language::Traditional, "交換", "三手交換")]
    {
        let game = session("renju", 15, Seats::Both).in_language(words);
        let mut game = game.opened_by(OpeningRule::Swap).unwrap();
        assert!(game.greeting().contains(expected), "{}", game.greeting());
        say(&mut game, &["h8，i9、a1"]);
        assert_eq!(game.table.engine().moves().len(), 3);
        let asked = game.prompt();
        assert!(!asked.contains("keep") && !asked.contains("black"), "{asked}");
        say(&mut game, &[swap]);
        assert!(game.opening().is_none());
        assert!(game.answer("退出").quit);
    }
    let game = session("renju", 15, Seats::Both).in_language(Language::Simplified);
    let asked = game.opened_by(OpeningRule::Taraguchi10).unwrap().prompt();
    assert!(asked.starts_with("请放一子（如h8）：黑方在天元。\n"), "{asked}");
    let mut game = session("renju", 15, Seats::Both).in_language(Language::Simplified);
    let help = say(&mut game, &["help"]);
    for word in ["计活子", "新应氏", "virtual", "dead"] {
        assert!(!help.contains(word), "{word}: {help}");
    }
    assert_eq!(say(&mut game, &["h8", "认输"]), "黑方胜，对方认输\n");
}

#[test]
fn the_end_of_a_line_game_says_who_has_won_and_why() {
    let mut game = session("renju", 15, Seats::Both);
    let lost = ["h6", "a1", "h7", "c1", "f8", "e1", "g8", "o15"];
    let board = say(&mut game, &lost);
    assert!(board.contains(" x ") && board.ends_with("move 9; x is forbidden for Black\n"), "{board}");
    let forbidden = say(&mut game, &["forbidden"]);
    assert!(forbidden.starts_with("H8 is forbidden for Black: three-three (3-3)\n  row: "), "{forbidden}");
    let end = say(&mut game, &["h8"]);
    let told = "\nH8 is forbidden for Black: three-three (3-3); White wins\n  row: open three F8 G8 H8, ";
    assert!(end.contains(told), "{end}");
    // White sees what is forbidden for Black.
    let board = say(&mut game, &["undo", "a2"]);
    assert!(board.contains(" x ") && board.contains("move 10"), "{board}");
    say(&mut game, &["new"]);
    let end = say(&mut game, &["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"]);
    assert!(end.ends_with("L8 makes five: Black wins\n"), "{end}");
    say(&mut game, &["new"]);
    let passed = say(&mut game, &["pass"]);
    assert!(passed.ends_with("move 2; Black: pass\n"), "{passed}");
    assert!(say(&mut game, &["pass"]).ends_with("two passes in a row: a draw\n"));
    assert_eq!(say(&mut game, &["new", "forbidden"]), "Black has no forbidden point\n");
}

#[test]
fn examples_are_in_the_form_of_points_and_on_the_board() {
    let game = session("renju", 15, Seats::Both).with_points(PointForm::Lines);
    assert!(game.greeting().contains("Type a point such as x4y4, or `help`."), "{}", game.greeting());
    let mut small = session("chinese", 2, Seats::Both);
    assert!(small.greeting().contains("such as a1, "), "{}", small.greeting());
    assert!(say(&mut small, &["help"]).starts_with("  a1 "));
}

#[test]
fn several_moves_on_a_line_are_all_made_or_none() {
    let mut game = session("renju", 15, Seats::Both);
    say(&mut game, &["h8 i9 pass g7"]);
    assert_eq!(game.table.engine().moves().len(), 4);
    assert_eq!(say(&mut game, &["a1 h8 a2"]), "move 2, H8: occupied; none of them was made\n");
    assert_eq!((game.table.engine().moves().len(), game.prompt().as_str()), (4, "Black> "));
    say(&mut game, &["play black"]);
    assert_eq!(say(&mut game, &["a1 a2"]), "several moves at once are for who plays both sides: `play both`\n");
}

#[test]
fn a_game_goes_on_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("a.sgf"), "(;GM[4]SZ[15];B[hh];W[ig];B[gi])").unwrap();
    std::fs::write(path("list.txt"), "h8 i9").unwrap();
    std::fs::write(path("lost.sgf"), "(;GM[1]SZ[9]RU[Chinese]RE[W+R];B[ee])").unwrap();
    let mut game = session("renju", 15, Seats::Both).opened_by(OpeningRule::Swap).unwrap();
    let board = say(&mut game, &[&format!("load {}", path("a.sgf"))]);
    assert!(board.ends_with("move 4\n") && game.opening().is_none(), "{board}");
    say(&mut game, &["a1", "undo", "undo"]);
    assert_eq!(game.table.engine().moves().len(), 2);
    assert!(say(&mut game, &[&format!("load {}", path("list.txt"))]).ends_with("move 3\n"));
    let none = path("none.sgf");
    assert!(say(&mut game, &[&format!("load {none}")]).starts_with(&none));
    assert_eq!(game.table.engine().moves().len(), 2, "it is as it was");
    // A game of Go takes the place of one of renju, and one that was given up can be taken up.
    let end = say(&mut game, &[&format!("load {}", path("lost.sgf"))]);
    assert!(end.ends_with("White wins by resignation\n"), "{end}");
    say(&mut game, &["undo"]);
    assert_eq!(game.prompt(), "White> ");
}
