//! An engine with a fault loses that game and no other, and the reason is recorded.

use liangyi::show::words::English;
use liangyi_arena::cause::Cause;
use liangyi_arena::record::{DeadStoneSource, EndReason, Entrant, GameRecord};

use super::common::{program, text};
use super::support::{Test, fake, play, replay, rules};

pub fn tests() -> Vec<Test> {
    vec![
        ("a_crash_loses_its_game_only", || one_game_lost("crash", EndReason::Crash, "last words: something broke")),
        ("a_hang_loses_its_game_only", || one_game_lost("hang", EndReason::Hang, "no answer within 1.0 s")),
        ("garbage_loses_its_game_only", || one_game_lost("garbage", EndReason::Nonsense, "no reply at all")),
        ("a_flood_loses_its_game_only", || one_game_lost("flood", EndReason::Nonsense, "")),
        ("an_illegal_move_loses_its_game_only", || one_game_lost("illegal", EndReason::Illegal, "occupied")),
        ("a_reply_never_ended_loses_its_game_only", || one_game_lost("unended", EndReason::Nonsense, "C3")),
        ("an_empty_answer_loses_its_game_only", || one_game_lost("empty", EndReason::Nonsense, "answered ``")),
        ("an_error_loses_its_game_only", || one_game_lost("error", EndReason::Nonsense, "out of ideas")),
        ("a_point_off_the_board_loses_its_game_only", || one_game_lost("off-board", EndReason::Nonsense, "Z99")),
        ("refusing_a_legal_move_loses_its_game_only", || one_game_lost("refuse", EndReason::Refused, "illegal move")),
        ("two_moves_in_one_turn_lose_their_game_only", || one_game_lost("twice", EndReason::TwoMoves, "")),
        ("a_late_move_loses_its_game_only", a_late_move_loses_its_game_only),
        ("a_move_over_its_limit_loses_with_time_for_the_game_left", a_move_over_its_limit_loses),
        ("both_lose_when_neither_answers_or_can_be_started", both_lose_when_neither_answers_or_can_be_started),
        ("one_loses_when_the_other_is_there", one_loses_when_the_other_is_there),
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

fn check(games: &[GameRecord], reason: EndReason, detail: &str) {
    let (lost, others): (Vec<&GameRecord>, Vec<&GameRecord>) =
        games.iter().partition(|game| game.verdict.reason != EndReason::Count);
    assert_eq!((lost.len(), others.len()), (1, 3), "{games:?}");
    assert_eq!(lost[0].verdict.reason, reason, "{:?}", lost[0]);
    assert_eq!(lost[0].winning_entrant(), Some(Entrant::B));
    let ended = English.ended(&lost[0].verdict);
    assert!(ended.contains(detail), "{ended:?}");
}

fn one_game_lost(fault: &str, reason: EndReason, detail: &str) {
    check(&played_with(fault, &["--hang", "1s"]), reason, detail);
}

fn a_late_move_loses_its_game_only() {
    let games = played_with("slow", &["--time", "1s/move", "--grace", "500ms"]);
    check(&games, EndReason::Time, "no move within 1.5 s");
    assert!(games[0].verdict.result.ends_with("+T"), "{}", games[0].verdict.result);
}

/// New Ing, article 11: the time of a game and that of a move are limited, both.
fn a_move_over_its_limit_loses() {
    let games = played_with("slow", &["--time", "10m,1s", "--grace", "500ms"]);
    check(&games, EndReason::Time, "no move within 1.5 s");
}

/// New Ing, article 9.1: 双方弃权,均判负.
fn both_lose_when_neither_answers_or_can_be_started() {
    let folder = tempfile::tempdir().expect("a folder");
    // White leaves after its third move, and Black crashes before its fourth; neither can be started again.
    let options = |name: &str| format!("--starts-once '{}'", folder.path().join(name).display());
    let black = format!("{} --fault crash", options("black"));
    let white = format!("{} --seed 2 --fault leave", options("white"));
    let match_folder = folder.path().join("match");
    let games = play(&match_folder, &black, &white, &["--games", "2", "--ruleset", "new-ing"]);
    assert_eq!(games.len(), 2);
    for (game, moves) in games.iter().zip([6, 0]) {
        assert_eq!((game.verdict.reason, game.moves), (EndReason::BothAbsent, moves), "{game:?}");
        assert_eq!((game.winning_entrant(), game.verdict.result.as_str()), (None, "Void"));
        assert_eq!(Entrant::BOTH.map(|entrant| game.score(entrant)), [0.0, 0.0]);
        assert!(matches!(game.verdict.cause, Some(Cause::Failures(_))), "{game:?}");
        replay(&match_folder, game, rules("new-ing"));
    }
    let report = std::fs::read_to_string(match_folder.join("report.txt")).expect("a report");
    assert!(report.contains("Match points (2 a win, 1 a draw) 0 : 0 in 2 games"), "{report}");
    assert!(report.contains("both absent 2"), "{report}");
}

fn one_loses_when_the_other_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    let black = format!("--starts-once '{}' --fault crash", once.display());
    let games = play(&folder.path().join("match"), &black, "--seed 2", &["--games", "2"]);
    for game in &games {
        assert_eq!((game.verdict.reason, game.winning_entrant()), (EndReason::Crash, Some(Entrant::B)), "{game:?}");
    }
}

fn an_engine_that_does_not_quit_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--slow-quit", "--slow-quit --seed 2", &["--games", "2"]);
    assert!(games.iter().all(|game| game.verdict.reason == EndReason::Count), "{games:?}");
    assert_eq!(games.len(), 2);
}

fn a_crash_after_the_game_is_noted() {
    let games = played_with("dead-crash", &[]);
    assert!(games.iter().all(|game| game.verdict.reason == EndReason::Count), "{games:?}");
    let noted: Vec<&GameRecord> = games.iter().filter(|game| !game.notes.is_empty()).collect();
    assert_eq!(noted.len(), 1);
    assert_eq!(noted[0].verdict.settlement, Some(DeadStoneSource::OneSided));
}

fn an_engine_that_always_crashes_loses_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = play(folder.path(), "--fault crash", "", &["--games", "4", "-j", "2"]);
    assert_eq!(games.len(), 4);
    assert!(
        games.iter().all(|game| game.verdict.reason == EndReason::Crash && game.winning_entrant() == Some(Entrant::B))
    );
}

fn a_match_that_cannot_begin_is_refused() {
    let good = fake("");
    for (black, options, code, part) in [
        (good.as_str(), &["--black-setup", "no-such-command"][..], 2, "refused `no-such-command`: unknown command"),
        ("/no/such/program", &[], 2, "cannot start `/no/such/program`: No such file or directory (os error 2)"),
        ("'", &[], 2, "a quote is not closed"),
        (
            &fake("--no-such-option"),
            &[],
            2,
            "ended with exit status: 1; last words: error: unexpected argument '--no-such-option' found",
        ),
        ("/etc/passwd", &[], 2, "cannot start `/etc/passwd`: Permission denied (os error 13)"),
        ("/", &[], 2, "cannot start `/`: Permission denied (os error 13)"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = program();
        command.args(["match", "--games", "2", "--black", black, "--white", &good, "--out"]).arg(folder.path());
        let output = command.args(options).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(code), "{}", text(&output));
        assert!(text(&output).contains(part), "{}", text(&output));
    }
}
