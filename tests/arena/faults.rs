//! Whatever goes wrong with an engine costs it that game, with the reason recorded, and nothing else.

use std::process::Command;

use liangyi::arena::record::{Entrant, GameRecord, Reason, Settlement};

use super::support::{Test, fake, play, text};

pub fn tests() -> Vec<Test> {
    vec![
        ("a_crash_loses_its_game_only", || one_game_lost("crash", Reason::Crash, "last words: something broke")),
        ("a_hang_loses_its_game_only", || one_game_lost("hang", Reason::Hang, "no answer within 1.0 s")),
        ("garbage_loses_its_game_only", || one_game_lost("garbage", Reason::Nonsense, "no reply at all")),
        ("a_flood_loses_its_game_only", || one_game_lost("flood", Reason::Nonsense, "")),
        ("an_illegal_move_loses_its_game_only", || one_game_lost("illegal", Reason::Illegal, "occupied")),
        ("a_reply_never_ended_loses_its_game_only", || one_game_lost("unended", Reason::Nonsense, "C3")),
        ("an_empty_answer_loses_its_game_only", || one_game_lost("empty", Reason::Nonsense, "answered ``")),
        ("an_error_loses_its_game_only", || one_game_lost("error", Reason::Nonsense, "out of ideas")),
        ("a_point_off_the_board_loses_its_game_only", || one_game_lost("off-board", Reason::Nonsense, "Z99")),
        ("refusing_a_legal_move_loses_its_game_only", || one_game_lost("refuse", Reason::Refused, "illegal move")),
        ("a_late_move_loses_its_game_only", a_late_move_loses_its_game_only),
        ("an_engine_that_does_not_quit_loses_nothing", an_engine_that_does_not_quit_loses_nothing),
        ("a_crash_after_the_game_is_noted", a_crash_after_the_game_is_noted),
        ("an_engine_that_always_crashes_loses_every_game", an_engine_that_always_crashes_loses_every_game),
        ("a_match_that_cannot_begin_is_refused", a_match_that_cannot_begin_is_refused),
    ]
}

/// Plays four games in which A has the fault once.
fn played_with(fault: &str, options: &[&str]) -> Vec<GameRecord> {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    let black = format!("--fault {fault} --once '{}'", once.display());
    let games = play(&folder.path().join("match"), &black, "--seed 2", &[&["--games", "4"], options].concat());
    assert!(once.exists(), "the fault has happened");
    games
}

fn check(games: &[GameRecord], reason: Reason, detail: &str) {
    let (lost, others): (Vec<&GameRecord>, Vec<&GameRecord>) =
        games.iter().partition(|game| game.reason != Reason::Count);
    assert_eq!((lost.len(), others.len()), (1, 3), "{games:?}");
    assert_eq!(lost[0].reason, reason, "{:?}", lost[0]);
    assert_eq!(lost[0].winning_entrant(), Some(Entrant::B));
    assert!(lost[0].detail.contains(detail), "{:?}", lost[0].detail);
}

fn one_game_lost(fault: &str, reason: Reason, detail: &str) {
    check(&played_with(fault, &["--hang", "1s"]), reason, detail);
}

fn a_late_move_loses_its_game_only() {
    let games = played_with("slow", &["--time", "1s/move", "--grace", "500ms"]);
    check(&games, Reason::Time, "no move within 1.5 s");
    assert!(games[0].result.ends_with("+T"), "{}", games[0].result);
}

fn an_engine_that_does_not_quit_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--slow-quit", "--slow-quit --seed 2", &["--games", "2"]);
    assert!(games.iter().all(|game| game.reason == Reason::Count), "{games:?}");
    assert_eq!(games.len(), 2);
}

fn a_crash_after_the_game_is_noted() {
    let games = played_with("dead-crash", &[]);
    assert!(games.iter().all(|game| game.reason == Reason::Count), "{games:?}");
    let noted: Vec<&GameRecord> = games.iter().filter(|game| !game.notes.is_empty()).collect();
    assert_eq!(noted.len(), 1);
    assert_eq!(noted[0].settlement, Some(Settlement::OneSided));
}

fn an_engine_that_always_crashes_loses_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--fault crash", "", &["--games", "4", "-j", "2"]);
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game.reason == Reason::Crash && game.winning_entrant() == Some(Entrant::B)));
}

fn a_match_that_cannot_begin_is_refused() {
    let good = fake("");
    for (black, options, part) in [
        (good.as_str(), &["--black-setup", "no-such-command"][..], "refused `no-such-command`: unknown command"),
        ("/no/such/program", &[], "cannot start `/no/such/program`"),
        ("'", &[], "a quote is not closed"),
        (&fake("--fault crash --fault-at 0 --no-such-option"), &[], "ended with exit status: 1"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi"));
        command.args(["match", "--games", "2", "--black", black, "--white", &good, "--out"]).arg(folder.path());
        let output = command.args(options).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(1), "{}", text(&output));
        assert!(text(&output).contains(part), "{}", text(&output));
    }
}
