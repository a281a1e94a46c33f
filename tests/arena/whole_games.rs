//! Games between engines without faults: colours, openings, virtual moves, disputes, clocks, reports.

use std::fs;
use std::path::Path;
use std::process::Command;

use liangyi_arena::cause::Cause;
use liangyi_arena::record::{DeadStoneSource, EndReason, Entrant, GameRecord};
use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Played, Position};
use liangyi_core::line::{LineEnd, LineGame};
use liangyi_core::rules::LineRules;
use liangyi_core::sgf::{self, Recorded};
use regex::Regex;
use serde_json::Value;

use super::common::{PROGRAM, program, text};
use super::support::{Test, fake, games, match_command, play, replay, rules};

pub fn tests() -> Vec<Test> {
    vec![
        ("colours_alternate_and_openings_come_in_pairs", colours_alternate_and_openings_come_in_pairs),
        ("lots_decide_who_has_black_first", lots_decide_who_has_black_first),
        ("openings_are_read_from_files", openings_are_read_from_files),
        ("stones_of_an_opening_are_on_the_board", stones_of_an_opening_are_on_the_board),
        ("a_virtual_move_is_a_pass_to_engines_without_the_command", virtual_moves_go_to_both_kinds_of_engine),
        ("liangyi_against_itself_breaks_no_rule", liangyi_against_itself_breaks_no_rule),
        ("renju_is_played_without_a_forbidden_move", renju_is_played_without_a_forbidden_move),
        ("a_forbidden_move_loses_a_game_of_renju", a_forbidden_move_loses_a_game_of_renju),
        ("a_triple_ko_ends_a_match_game_without_a_result", a_triple_ko_ends_a_match_game_without_a_result),
        ("five_in_a_line_wins_a_game_of_renju", five_in_a_line_wins_a_game_of_renju),
        ("openings_of_renju_are_read_from_files", openings_of_renju_are_read_from_files),
        ("the_side_that_passed_first_resumes_in_jipingdian", the_side_that_passed_first_resumes_in_jipingdian),
        ("a_dispute_is_settled_by_adjudication", a_dispute_is_settled_by_adjudication),
        ("dead_stones_of_one_engine_are_enough", dead_stones_of_one_engine_are_enough),
        ("an_engine_receives_its_time", an_engine_receives_its_time),
        ("white_begins_in_jihuozi", white_begins_in_jihuozi),
        ("a_test_stops_the_match_early", a_test_stops_the_match_early),
        ("equal_games_are_reported", equal_games_are_reported),
        ("the_report_is_made_again", the_report_is_made_again),
        ("the_page_steps_through_every_game", the_page_steps_through_every_game),
        ("a_name_stays_text_in_the_page", a_name_stays_text_in_the_page),
        ("a_game_without_end_is_a_draw", a_game_without_end_is_a_draw),
        ("a_name_cannot_steer_the_terminal", a_name_cannot_steer_the_terminal),
    ]
}

fn colours_alternate_and_openings_come_in_pairs() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "", "--seed 2", &["--games", "6", "--opening-moves", "4", "-j", "2"]);
    let black: Vec<Entrant> = games.iter().map(|game| game.black).collect();
    assert_eq!(black, [Entrant::A, Entrant::B, Entrant::A, Entrant::B, Entrant::A, Entrant::B]);
    let openings: Vec<Vec<Played>> =
        games.iter().map(|game| replay(folder.path(), game, rules("chinese")).moves().take(4).collect()).collect();
    assert!(openings.chunks(2).all(|pair| pair[0] == pair[1]), "{openings:?}");
    assert!(openings[0] != openings[2] && openings[2] != openings[4] && openings[0] != openings[4]);
}

fn lots_decide_who_has_black_first() {
    let black = |options: &[&str]| -> Vec<Entrant> {
        let folder = tempfile::tempdir().expect("a folder");
        let games = play(folder.path(), "--resigns", "--resigns", &[&["--games", "16"], options].concat());
        // The one with Black resigns first.
        assert!(games.iter().all(|game| game.winning_entrant() == Some(game.black.opponent())));
        games.iter().map(|game| game.black).collect()
    };
    let by_lot = black(&["--nigiri"]);
    assert!(by_lot.chunks(2).all(|pair| pair[0] == pair[1].opponent()), "{by_lot:?}");
    let firsts: Vec<Entrant> = by_lot.iter().copied().step_by(2).collect();
    assert!(firsts.contains(&Entrant::A) && firsts.contains(&Entrant::B), "{firsts:?}");
    assert_eq!(by_lot, black(&["--nigiri", "-j", "2"]), "the same seed, the same lots");
    assert_ne!(by_lot, black(&["--nigiri", "--seed", "2"]));
}

fn openings_are_read_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("opening.sgf");
    fs::write(&file, "(;SZ[5];B[cc];W[bb];B[dd])").expect("a file");
    let match_folder = folder.path().join("match");
    let path = file.to_str().expect("a path");
    let games = play(&match_folder, "", "--seed 2", &["--games", "2", "--openings", path]);
    assert!(games.iter().all(|game| game.opening_moves == 3));
    let vertices = |game: &Game| -> Vec<String> {
        game.moves().take(3).map(|played| played.mv.display(game.size()).to_string()).collect()
    };
    assert_eq!(vertices(&replay(&match_folder, &games[1], rules("chinese"))), ["C3", "B4", "D2"]);
    fs::write(&file, "(;SZ[5];B[cc];W[cc])").expect("a file");
    let output = match_command(&folder.path().join("other"), "", "", &["--openings", path]).output().expect("a run");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output).contains("occupied"), "{}", text(&output));
}

/// Black's stones alone are a handicap, with the command for it where the program has it; other stones are set up. Each
/// side has Black once.
fn stones_of_an_opening_are_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("opening.sgf");
    let path = file.to_str().expect("a path");
    let log = folder.path().join("log");
    let own = format!("'{PROGRAM}' --playouts 20");
    for (index, (record, handicap, sent)) in [
        ("(;SZ[5]HA[2]AB[bb][dd])", 2, ["play B D2", "play B B4"]),
        ("(;SZ[5]AB[bb][dd];W[cc])", 2, ["play B D2", "play B B4"]),
        ("(;SZ[5]AB[bb][dd]AW[cc]PL[W])", 0, ["play B D2", "play W C3"]),
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(&file, record).expect("a file");
        fs::remove_file(&log).ok();
        let out = folder.path().join(index.to_string());
        let mut command = program();
        command.args(["match", "--size", "5", "--games", "2", "--openings", path, "--black", &own, "--white"]);
        command.arg(fake(&format!("--log '{}'", log.display()))).arg("--out").arg(&out);
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", text(&output));
        let sent_to_fake = fs::read_to_string(&log).expect("a log");
        assert!(sent.iter().all(|play| sent_to_fake.contains(play)), "{sent_to_fake}");
        let games = games(&out);
        assert_eq!(games.iter().map(|game| game.black).collect::<Vec<_>>(), [Entrant::A, Entrant::B]);
        for game in &games {
            assert!(!game.verdict.reason.is_fault(), "{record}: {game:?}");
            let played = replay(&out, game, rules("chinese"));
            assert_eq!((played.handicap(), Position::first(&played)), (handicap, Color::White), "{record}");
            assert_eq!(played.start().stones(Color::Black).len(), 2);
        }
    }
}

fn virtual_moves_go_to_both_kinds_of_engine() {
    for (white, name) in [("--seed 2", "plain"), ("--seed 2 --virtual-moves", "knowing")] {
        for ruleset in ["jipingdian", "jihuozi"] {
            let folder = tempfile::tempdir().expect("a folder");
            let log = folder.path().join("log");
            let white = format!("{white} --rules {ruleset} --log '{}'", log.display());
            let match_folder = folder.path().join("match");
            let games = play(&match_folder, "--virtual-moves", &white, &["--games", "4", "--ruleset", ruleset]);
            assert!(games.iter().all(|game| game.verdict.reason == EndReason::Count), "{games:?}");
            let made: u32 = games.iter().flat_map(|game| game.virtual_moves).sum();
            assert!(made > 0, "{ruleset}, {name}: no virtual move was made");
            for game in &games {
                let replayed = replay(&match_folder, game, rules(ruleset));
                assert_eq!(Color::BOTH.map(|color| replayed.virtual_stones(color)), game.virtual_moves);
            }
            let log = fs::read_to_string(&log).expect("a log");
            assert_eq!(log.contains("liangyi-play_virtual"), name == "knowing", "{log}");
            assert_eq!(log.contains("liangyi-genmove_virtual on"), name == "knowing");
        }
    }
}

fn liangyi_against_itself_breaks_no_rule() {
    for (ruleset, size) in [("jipingdian", "5"), ("jihuozi", "5"), ("jihuozi-natural", "5"), ("jipingdian", "6x4")] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = |seed: u32| format!("'{}' --playouts 20 --seed {seed}", PROGRAM);
        let mut command = program();
        command.args(["match", "--black", &engine(1), "--white", &engine(2), "--ruleset", ruleset, "--size", size]);
        command.args(["--games", "6", "--opening-moves", "2", "-j", "2", "--out"]).arg(folder.path());
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", text(&output));
        let games = games(folder.path());
        assert_eq!(games.len(), 6);
        for game in &games {
            assert!(!game.verdict.reason.is_fault(), "{game:?}");
            let replayed = replay(folder.path(), game, rules(ruleset));
            assert_eq!(Ok(replayed.size()), size.parse());
            assert_eq!(Color::BOTH.map(|color| replayed.virtual_stones(color)), game.virtual_moves);
        }
    }
}

/// The game of renju of a record's SGF file, replayed.
fn replay_renju(folder: &Path, record: &GameRecord) -> LineGame {
    let text = fs::read_to_string(folder.join(&record.sgf)).expect("a file");
    assert!(text.contains("GM[4]"), "{text}");
    let read = sgf::load_of(LineGame::GM, &text, None).expect("a game");
    assert_eq!(read.info.result.as_deref(), Some(record.verdict.result.as_str()));
    let mut game = LineGame::new(read.size, LineRules::RENJU).expect("a game");
    read.moves().for_each(|played| game.play(played.color, played.mv).expect("a legal move"));
    assert_eq!(Position::moves(&game).len(), record.moves);
    game
}

fn renju_is_played_without_a_forbidden_move() {
    for (size, games_played) in [("9", 20), ("15", 10), ("8x11", 10)] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = |seed: u32| format!("'{}' --playouts 20 --seed {seed}", PROGRAM);
        let mut command = program();
        command.args(["match", "--black", &engine(1), "--white", &engine(2), "--ruleset", "renju", "--size", size]);
        let count = games_played.to_string();
        command.args(["--games", &count, "--opening-moves", "3", "-j", "2", "--out"]).arg(folder.path());
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", text(&output));
        assert!(text(&output).contains(", time none, 3 random moves first"), "{}", text(&output));
        let games = games(folder.path());
        assert_eq!(games.len(), games_played);
        for record in &games {
            let game = replay_renju(folder.path(), record);
            assert_eq!(Ok(game.size()), size.parse());
            let expected = match game.end().expect("it is over") {
                LineEnd::Five(_) => EndReason::Five,
                LineEnd::Full => EndReason::FullBoard,
                LineEnd::Passes => EndReason::Passes,
                LineEnd::Forbidden(_) => panic!("a forbidden move: {record:?}"),
            };
            assert_eq!((record.verdict.reason, record.verdict.winner), (expected, game.end().unwrap().winner()));
        }
    }
}

/// `liangyi match` of renju between two fake engines, stored in `folder`.
fn renju_command(folder: &Path, black: &str, white: &str, options: &[&str]) -> Command {
    let mut command = program();
    command.args(["match", "--ruleset", "renju", "--black", &fake(black), "--white", &fake(white), "--out"]);
    command.arg(folder).args(options);
    command
}

fn play_renju(folder: &Path, black: &str, white: &str, options: &[&str]) -> Vec<GameRecord> {
    let output = renju_command(folder, black, white, options).output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output));
    games(folder)
}

/// White's moves, which make nothing.
const ASIDE: &str = "--moves 'N15 N13 A15 A13 L15 L13'";

fn a_forbidden_move_loses_a_game_of_renju() {
    let folder = tempfile::tempdir().expect("a folder");
    // The last one makes two open threes.
    let games = play_renju(folder.path(), "--moves 'C5 D5 E3 E4 E5'", ASIDE, &["--games", "2"]);
    let verdict = &games[0].verdict;
    assert_eq!((verdict.reason, verdict.winner, games[0].moves), (EndReason::Forbidden, Some(Color::White), 9));
    assert_eq!((verdict.result.as_str(), games[0].winning_entrant()), ("W+F", Some(Entrant::B)));
    let end = replay_renju(folder.path(), &games[0]).end();
    assert_eq!(end, Some(LineEnd::Forbidden(Color::Black)));
    // White may make it.
    assert_ne!(games[1].verdict.reason, EndReason::Forbidden);
}

/// Japanese rules, article 12: a triple ko whose last capture brings the position of move 18 back.
fn a_triple_ko_ends_a_match_game_without_a_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let black = fake("--rules japanese --moves 'B7 A6 B5 A4 C4 B3 A2 B1 G1 C2 C6 C4'");
    let white = fake("--rules japanese --moves 'C7 B6 D6 C5 D4 C3 B2 D2 C1 B4 B2 B6'");
    for (ruleset, end) in
        [("japanese", ("Void", EndReason::Repetition, 24)), ("chinese", ("B+F", EndReason::Illegal, 23))]
    {
        let out = folder.path().join(ruleset);
        let mut command = program();
        command.args(["match", "--size", "7", "--ruleset", ruleset, "--games", "1", "--black", &black]);
        let output = command.args(["--white", &white, "--out"]).arg(&out).output().expect("the program runs");
        let report = text(&output);
        assert!(output.status.success(), "{report}");
        let game = &games(&out)[0];
        assert_eq!((game.verdict.result.as_str(), game.verdict.reason, game.moves), end, "{game:?}");
        if ruleset == "japanese" {
            assert_eq!(game.verdict.cause, Some(Cause::PositionBack(18)));
            assert_eq!((game.verdict.winner, game.compared_points()), (None, None));
            let replayed = replay(&out, game, rules(ruleset));
            assert_eq!(replayed.cycle(), Some(18));
        }
    }
}

fn five_in_a_line_wins_a_game_of_renju() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play_renju(folder.path(), "--moves 'C5 D5 E5 F5 G5'", ASIDE, &["--games", "1"]);
    let verdict = &games[0].verdict;
    assert_eq!((verdict.reason, verdict.winner, games[0].moves), (EndReason::Five, Some(Color::Black), 9));
    assert_eq!(verdict.result, "B+");
    let output = program().args(["match", "--report"]).arg(folder.path()).output();
    let report = text(&output.expect("the program runs"));
    assert!(report.contains("renju, 15x15, time none") && report.contains("five in a line 1"), "{report}");
}

fn openings_of_renju_are_read_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("opening.sgf");
    fs::write(&file, "(;GM[4]SZ[15];B[hh];W[hi];B[ii])").expect("a file");
    let path = file.to_str().expect("a path");
    let match_folder = folder.path().join("match");
    let games = play_renju(&match_folder, "--resigns", "--resigns", &["--games", "2", "--openings", path]);
    assert!(games.iter().all(|game| game.opening_moves == 3 && game.verdict.reason == EndReason::Resign));
    let refused = |options: &[&str], reason: &str| {
        let mut command = renju_command(&folder.path().join("other"), "", "", options);
        let output = command.output().expect("a run");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output).contains(reason), "{}", text(&output));
    };
    fs::write(&file, "(;GM[4]SZ[15];B[hh];W[hh])").expect("a file");
    refused(&["--openings", path], "occupied");
    fs::write(&file, "(;GM[4]SZ[15]AB[hh];W[hi])").expect("a file");
    refused(&["--openings", path], "empty board");
    refused(&["--komi", "7.5"], "--komi");
    refused(&["--final-scores"], "--final-scores");
}

fn the_side_that_passed_first_resumes_in_jipingdian() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = ["--games", "2", "--ruleset", "jipingdian"];
    let games = play(folder.path(), "--dead white", "--seed 2 --dead none", &options);
    for record in &games {
        assert_eq!((record.resolutions, record.verdict.settlement), (1, Some(DeadStoneSource::Disputed)), "{record:?}");
        let game = replay(folder.path(), record, rules("jipingdian"));
        let moves: Vec<Played> = game.moves().collect();
        let [.., first, second, third, fourth] = moves.as_slice() else { panic!("too few moves: {moves:?}") };
        assert!([first, second, third, fourth].iter().all(|played| played.mv == Move::Pass));
        assert_eq!((third.color, fourth.color), (first.color, second.color));
    }
}

fn a_dispute_is_settled_by_adjudication() {
    for (how, settlement, resumed) in [
        ("resolution", DeadStoneSource::Disputed, 1),
        ("none", DeadStoneSource::Natural, 0),
        ("referee", DeadStoneSource::Referee, 0),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = ["--games", "1", "--adjudicate", how];
        let games = play(folder.path(), "--dead white", "--seed 2", &options);
        assert_eq!((games[0].verdict.settlement, games[0].resolutions), (Some(settlement), resumed), "{how}");
    }
    // Under territory rules resumed play costs points.
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--dead white", "--seed 2", &["--games", "1", "--ruleset", "japanese"]);
    assert_eq!((games[0].verdict.settlement, games[0].resolutions), (Some(DeadStoneSource::Referee), 0));
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--dead white", "--seed 2 --dead white", &["--games", "1"]);
    assert_eq!(games[0].verdict.settlement, Some(DeadStoneSource::Agreed));
    assert_eq!(games[0].verdict.margin, Some(25.0 - 7.5), "all of White is dead: {:?}", games[0]);
}

fn dead_stones_of_one_engine_are_enough() {
    for unable in ["refuse", "nonsense"] {
        let folder = tempfile::tempdir().expect("a folder");
        let black = format!("--dead {unable}");
        let games = play(folder.path(), &black, "--seed 2 --dead black", &["--games", "1"]);
        assert_eq!(games[0].verdict.settlement, Some(DeadStoneSource::OneSided));
        assert_eq!(games[0].verdict.margin, Some(-25.0 - 7.5), "all of Black is dead: {:?}", games[0]);
        let games = play(&folder.path().join("both"), &black, &format!("--seed 2 {black}"), &["--games", "1"]);
        assert_eq!(games[0].verdict.settlement, Some(DeadStoneSource::Referee));
        assert_eq!(games[0].notes.len(), 2);
    }
}

fn an_engine_receives_its_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let black = format!("--log '{}'", log.display());
    let options = ["--games", "1", "--time", "10m+30s/25", "--black-setup", "echo hello"];
    play(&folder.path().join("match"), &black, "--seed 2", &options);
    let log = fs::read_to_string(&log).expect("a log");
    let place = |part: &str| log.lines().position(|line| line == part).unwrap_or_else(|| panic!("{part}: {log}"));
    assert!(place("time_settings 600 30 25") < place("echo hello"));
    assert!(place("echo hello") < place("time_left B 600 0"));
    let file = fs::read_to_string(folder.path().join("match/games/00001.sgf")).expect("a file");
    assert!(file.contains("TM[600]") && file.contains("OT[25/30 canadian]"), "{file}");
}

fn white_begins_in_jihuozi() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "", "--seed 2", &["--games", "2", "--ruleset", "jihuozi"]);
    for game in &games {
        let first = replay(folder.path(), game, rules("jihuozi")).moves().next();
        assert_eq!(first.map(|played| played.color), Some(Color::White));
    }
}

fn a_test_stops_the_match_early() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "", "--seed 2 --resigns", &["--games", "500", "--sprt", "0,200"]);
    // Every win adds ln(2 * 0.7597) = 0.418 to the ratio, and the bound is ln(19) = 2.944: eight wins. Games that are
    // in progress at the eighth are played to their end.
    assert!((8..500).contains(&games.len()), "{}", games.len());
    assert!(games.iter().all(|game| game.verdict.reason == EndReason::Resign && game.verdict.result.ends_with("+R")));
    let report = fs::read_to_string(folder.path().join("report.txt")).expect("a report");
    assert!(report.contains("accepted: rather 200 than 0 Elo by game 8"), "{report}");
}

fn equal_games_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    // Engines that pass at once play the same game again and again.
    play(folder.path(), "--passes-at 0", "--passes-at 0", &["--games", "4"]);
    let report = fs::read_to_string(folder.path().join("report.txt")).expect("a report");
    assert!(report.contains("3: games 2 (as 1), 3 (as 1), 4 (as 1)"), "{report}");
}

fn the_report_is_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    play(folder.path(), "", "--seed 2", &["--games", "4", "--final-scores"]);
    let names = ["report.txt", "report.json", "report.html"];
    let read = || names.map(|name| fs::read_to_string(folder.path().join(name)).expect("a report"));
    let first = read();
    for name in names {
        fs::remove_file(folder.path().join(name)).expect("a report");
    }
    let mut command = program();
    let output = command.args(["match", "--report"]).arg(folder.path()).output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output));
    assert_eq!(read(), first);
    assert!(text(&output).starts_with(&first[0]));
    assert!(serde_json::from_str::<serde_json::Value>(&first[1]).expect("JSON")["games"] == 4);
    assert!(first[0].contains("Final score  of 4 games"), "{}", first[0]);
}

fn a_game_without_end_is_a_draw() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--passes-at 9", "--seed 2 --passes-at 99", &["--games", "1", "--max-moves", "10"]);
    assert_eq!((games[0].verdict.reason, games[0].verdict.winner, games[0].moves), (EndReason::MoveLimit, None, 10));
}

/// What the script of the page of a match reads.
fn page_data(folder: &Path) -> Value {
    let page = fs::read_to_string(folder.join("report.html")).expect("a page");
    assert_eq!((page.matches("<script").count(), page.matches("</script").count()), (2, 2), "{page}");
    let (_, rest) = page.split_once("<script id=\"games-data\" type=\"application/json\">").expect("the data");
    serde_json::from_str(rest.split_once("</script>").expect("its end").0).expect("JSON")
}

/// A game of the page: its moves, and the board after them by what each move is said to take off.
fn of_page(game: &Value, size: Size) -> (Vec<Played>, Board) {
    let point = |at: &str| {
        let line = |index: usize| usize::from(at.as_bytes()[index] - b'a');
        size.point(line(0), size.height() - 1 - line(1))
    };
    let mut board = Board::new(size);
    let mut moves = Vec::new();
    let token = Regex::new(r"([a-z]{2}|[A-Z]{2})(?:\(([a-z]+)\))?").expect("a pattern");
    for found in token.captures_iter(game["moves"].as_str().expect("moves")) {
        let at = found[1].to_ascii_lowercase();
        let color = if at == found[1] { Color::Black } else { Color::White };
        let mv = match at.as_str() {
            "zz" => Move::Pass,
            "yy" => Move::Virtual,
            at => Move::Play(point(at)),
        };
        mv.point().into_iter().for_each(|point| board.add(color, &PointSet::single(point)));
        let removed = found.get(2).map_or("", |removed| removed.as_str()).as_bytes();
        let removed = removed.chunks(2).map(|at| point(std::str::from_utf8(at).expect("letters"))).collect();
        board.clear(&removed);
        moves.push(Played { color, mv });
    }
    (moves, board)
}

fn the_page_steps_through_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = ["--games", "4", "--ruleset", "jipingdian", "--opening-moves", "3"];
    let games = play(folder.path(), "--virtual-moves", "--seed 2 --virtual-moves", &options);
    let data = page_data(folder.path());
    assert_eq!(data["games"].as_object().expect("games").len(), games.len());
    assert!(games.iter().any(|game| game.virtual_moves != [0, 0]), "{games:?}");
    let mut taken = 0;
    for game in &games {
        let replayed = replay(folder.path(), game, rules("jipingdian"));
        let shown = &data["games"][game.game.to_string()];
        assert_eq!(of_page(shown, replayed.size()), (replayed.moves().collect(), *replayed.board()));
        assert_eq!(shown["result"], game.verdict.result);
        assert_eq!(shown["black"], game.black.index());
        taken += Color::BOTH.map(|color| replayed.prisoners(color)).iter().sum::<u32>();
    }
    assert!(taken > 0, "stones were taken");
    // A file that is gone leaves its game out, and no other.
    fs::remove_file(folder.path().join(&games[1].sgf)).expect("a file");
    let again = program().args(["match", "--report"]).arg(folder.path()).output();
    assert!(again.expect("a run").status.success());
    let kept: Vec<String> = page_data(folder.path())["games"].as_object().expect("games").keys().cloned().collect();
    assert_eq!(kept, ["1", "3", "4"]);
}

fn a_name_stays_text_in_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let black = "--markup-name --fault error --fault-at 2";
    let output = match_command(folder.path(), black, "--seed 2", &["--games", "2"]).output().expect("a run");
    assert!(output.status.success(), "{}", text(&output));
    let page = fs::read_to_string(folder.path().join("report.html")).expect("a page");
    assert!(page.contains("&lt;/script&gt;&lt;b&gt;&quot;]]&gt;&amp;amp;"), "{page}");
    assert!(!page.contains("<b>") && !page.contains("]]>"), "{page}");
    assert_eq!(page_data(folder.path())["games"].as_object().expect("games").len(), 2);
}

fn a_name_cannot_steer_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let black = "--hostile-name --fault error --fault-at 2";
    let output = match_command(folder.path(), black, "--seed 2", &["--games", "1"]).output().expect("a run");
    assert!(output.status.success(), "{}", text(&output));
    let mut texts = vec![text(&output)];
    for name in ["report.txt", "report.html", "report.json", "games/00001.sgf"] {
        texts.push(fs::read_to_string(folder.path().join(name)).expect("a file"));
    }
    for text in texts {
        assert!(text.contains("A\\") && !text.contains(['\u{9b}', '\u{202e}']), "{text}");
    }
}
