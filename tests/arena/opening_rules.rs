//! Matches whose games are opened by a rule for the choice of colours.

use std::fs;
use std::path::Path;
use std::process::Command;

use liangyi_arena::record::{EndReason, Entrant, GameRecord};
use liangyi_core::base::{Color, PointNames, Size};
use liangyi_core::game::Played;
use liangyi_core::line::{LineGame, OpeningPlayer, OpeningRule, OpeningState, read_answer};
use liangyi_core::sgf::{self, Recorded};

use super::common::{PROGRAM, program, text};
use super::support::{Test, fake, games};

pub fn tests() -> Vec<Test> {
    vec![
        ("seats_follow_the_colours_that_are_chosen", seats_follow_the_colours_that_are_chosen),
        ("liangyi_opens_games_by_every_rule", liangyi_opens_games_by_every_rule),
        ("an_answer_against_the_rule_loses", an_answer_against_the_rule_loses),
        ("programs_without_the_command_and_unfit_options_are_refused", programs_and_options_are_refused),
    ]
}

fn renju(rule: &str, size: &str, engines: [&str; 2]) -> Command {
    let mut command = program();
    command.args(["match", "--ruleset", "renju", "--size", size, "--opening-rule", rule]);
    command.args(["--black", engines[0], "--white", engines[1]]);
    command
}

fn played(rule: &str, size: &str, engines: [&str; 2], folder: &Path) -> Vec<GameRecord> {
    let output = renju(rule, size, engines).args(["--games", "2", "--out"]).arg(folder).output().expect("a run");
    assert!(output.status.success(), "{}", text(&output));
    let title = OpeningRule::named(rule).expect("a rule").title();
    assert!(text(&output).contains(title), "{}", text(&output));
    games(folder)
}

fn seats_follow_the_colours_that_are_chosen() {
    for (rule, script, blacks) in [
        ("swap", "J10,J11,K12 swap", [Entrant::B, Entrant::A]),
        ("swap", "J10,J11,K12 white", [Entrant::A, Entrant::B]),
        ("swap2", "J10,J11,K12 more A1,A2 white", [Entrant::B, Entrant::A]),
        ("swap2", "J10,J11,K12 more A1,A2 keep", [Entrant::A, Entrant::B]),
        ("rif", "H8,H9,J10 swap A1 A2,A3 A3", [Entrant::B, Entrant::A]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = fake(&format!("--resigns --opening '{script}'"));
        let games = played(rule, "15", [&engine, &engine], folder.path());
        assert_eq!([games[0].black, games[1].black], blacks, "{rule} {script}");
        for game in &games {
            assert_eq!(game.opening_answers.join(" "), script);
            // White moves next and gives up.
            assert_eq!((game.verdict.reason, game.verdict.winner), (EndReason::Resign, Some(Color::Black)));
            assert_eq!(game.opening_moves, game.moves);
            let sgf = fs::read_to_string(folder.path().join(&game.sgf)).expect("a file");
            let read = sgf::load_of(LineGame::GM, &sgf, None).expect("a game");
            assert_eq!(read.moves().count(), game.moves);
            // Columns are those of renju players there.
            let told = read.info.told.expect("the opening is told");
            let title = OpeningRule::named(rule).expect("a rule").title();
            assert!(told.starts_with(&format!("Opening rule: {title}; answers: 1 ")), "{told}");
            assert!(told.contains("I10,I11,J12") || told.contains("H8,H9,I10"), "{told}");
        }
    }
}

fn liangyi_opens_games_by_every_rule() {
    for rule in OpeningRule::ALL.into_iter().filter(|rule| !rule.is_free()) {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = |seed: u32| format!("'{PROGRAM}' --playouts 10 --seed {seed}");
        let games = played(rule.name(), "9", [&engine(1), &engine(2)], folder.path());
        let size = Size::square(9).expect("a size");
        for (number, game) in games.iter().enumerate() {
            assert!(!game.verdict.reason.is_fault(), "{game:?}");
            let mut opening = OpeningState::new(rule, size).expect("a board with a middle");
            for text in &game.opening_answers {
                let step = opening.next().expect("a question");
                opening
                    .apply(read_answer(text, &step, PointNames::of_go(size)).expect("an answer"))
                    .expect("a legal one");
            }
            assert_eq!(opening.next(), None);
            let first = if number == 0 { Entrant::A } else { Entrant::B };
            assert_eq!(game.black == first, opening.color(OpeningPlayer::First) == Color::Black);
            let sgf = fs::read_to_string(folder.path().join(&game.sgf)).expect("a file");
            let read = sgf::load_of(LineGame::GM, &sgf, None).expect("a game");
            let begun: Vec<Played> = read.moves().take(game.opening_moves).collect();
            assert_eq!(begun, opening.moves().collect::<Vec<_>>());
        }
    }
}

fn an_answer_against_the_rule_loses() {
    for (script, told) in [
        ("H8,H9,H9", "H9 is named twice"),
        ("H8,H9,A1", "5x5"),
        ("H8,H9,J10 maybe", "maybe"),
        ("H8,H9,J10 keep H10 A1,Q1", "Q1"),
        ("H8,H9,H10 keep H11 A1,P1", "same position"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = fake(&format!("--resigns --opening '{script}'"));
        let games = played("rif", "15", [&engine, &engine], folder.path());
        assert_eq!(games[0].verdict.reason, EndReason::Nonsense, "{script}");
        let cause = format!("{:?}", games[0].verdict.cause);
        assert!(cause.contains(told), "{cause}");
        assert_eq!(games[0].moves, 0);
    }
    // A program that has no answer refuses.
    let folder = tempfile::tempdir().expect("a folder");
    let engine = fake("--resigns --opening 'H8,H9,H10'");
    let games = played("rif", "15", [&engine, &engine], folder.path());
    assert_eq!((games[0].verdict.reason, games[0].winning_entrant()), (EndReason::Refused, Some(Entrant::A)));
}

fn programs_and_options_are_refused() {
    let refused = |command: &mut Command, reason: &str| {
        let output = command.output().expect("a run");
        assert_eq!(output.status.code(), Some(2), "{}", text(&output));
        assert!(text(&output).contains(reason), "{}", text(&output));
    };
    let able = fake("--opening 'J10,J11,K12 swap'");
    refused(&mut renju("swap2", "15", [&able, &fake("")]), "refused `liangyi-opening swap2`");
    refused(&mut renju("rif", "14", [&able, &able]), "a board with a middle point");
    refused(renju("swap", "15", [&able, &able]).args(["--opening-moves", "3"]), "--opening-moves");
    refused(&mut renju("pro", "15", [&able, &able]), "pro");
    let mut go = program();
    go.args(["match", "--opening-rule", "swap", "--black", &able, "--white", &able]);
    refused(&mut go, "--ruleset renju");
}
