//! Judgement of positions from outside, each in all orientations and with the colours exchanged: real ends whose dead
//! stones people marked, ends with the results of another program, sekis and repairs; and random boards.

mod ends;
mod mirrors;
mod network;
#[path = "../../../liangyi-net/tests/common/random_network.rs"]
#[allow(dead_code)]
mod random_network;
mod reports;

use std::sync::Arc;

use liangyi_core::base::{Color, Turn};
use liangyi_core::game::Game;
use liangyi_core::rules::{self, CATALOGUE, Komi, Removal, Rules};
use liangyi_core::score::{End as GameEnd, Score};
use liangyi_engine::judge::{Effort, Judgements};
use liangyi_engine::policy::Models;

use ends::End;

impl End {
    /// The position under `rules` with its komi, once for each side that is to be tried.
    fn games(&self, rules: &Rules) -> Vec<Game> {
        let komi: Komi = self.komi.parse().expect("a komi");
        let rules = Rules { komi, ..rules.clone() };
        let sides = self.to_move.map_or(Color::BOTH.to_vec(), |color| vec![color]);
        let game = |first| Game::from_setup(self.board, rules.clone(), first).expect("a position");
        sides.into_iter().map(game).collect()
    }

    fn own_games(&self) -> Vec<Game> {
        self.games(&rules::find(&self.rules).expect("a ruleset").rules)
    }
}

fn all_ends() -> Vec<End> {
    ends::all(include_str!("ends.txt"))
}

fn score(game: &Game) -> Score {
    score_by(Models::embedded(), game)
}

fn score_by(models: &Arc<Models>, game: &Game) -> Score {
    Judgements::new(models, Effort::Thorough).score(game, game.rules(), GameEnd::Agreed, None, None)
}

fn dead(game: &Game) -> Vec<String> {
    dead_by(Models::embedded(), game)
}

fn dead_by(models: &Arc<Models>, game: &Game) -> Vec<String> {
    let dead = Judgements::new(models, Effort::Thorough).of(game).dead;
    let mut dead: Vec<String> = dead.iter().map(|point| game.size().vertex(point).to_string()).collect();
    dead.sort();
    dead
}

#[test]
fn stones_are_dead_that_people_marked() {
    let marked: Vec<End> = all_ends().into_iter().filter(|end| end.dead.is_some()).collect();
    assert_eq!(marked.len(), 18);
    for end in marked {
        let mut expected = end.dead.clone().expect("marked stones");
        expected.sort();
        for game in end.own_games() {
            assert_eq!(dead(&game), expected, "{}", end.name);
        }
    }
}

#[test]
fn results_are_those_of_another_program() {
    let known: Vec<End> = all_ends().into_iter().filter(|end| end.result.is_some()).collect();
    assert_eq!(known.len(), 26);
    for end in known {
        for game in end.own_games() {
            let expected = end.result.clone().expect("a result");
            let found = score(&game).result();
            assert_eq!(found.strip_suffix(".0").unwrap_or(&found), expected, "{}, {}", end.name, game.to_move());
        }
    }
}

/// What a game is worth with the board turned.
fn turned_margins(game: &Game) -> Vec<String> {
    Turn::all()
        .map(|turn| {
            let margin = score(&game.turned(turn)).margin;
            let margin = if turn.exchanges() { -margin } else { margin };
            margin.to_string()
        })
        .collect()
}

/// The shapes S1 to S4: whichever way the board lies, whoever is to move.
#[test]
fn sekis_and_repairs_are_the_same_whichever_way_the_board_lies() {
    for end in all_ends().into_iter().filter(|end| end.name.starts_with('S')) {
        for game in end.own_games() {
            let margins = turned_margins(&game);
            assert!(margins.iter().all(|margin| *margin == margins[0]), "{}: {margins:?}", end.name);
        }
    }
}

/// Two-point eyes and one shared liberty (大眼, 計枰點, article 22): nothing is dead under any ruleset that takes dead
/// stones off.
#[test]
fn two_large_eyes_and_a_shared_liberty_are_a_seki_under_every_ruleset() {
    let end = all_ends().into_iter().find(|end| end.name == "S4").expect("S4");
    for row in CATALOGUE.iter().filter(|row| row.rules.removal == Removal::Agreed) {
        for game in end.games(&row.rules) {
            assert_eq!(dead(&game), [""; 0], "{}, {}", row.name, game.to_move());
        }
    }
}

/// The four positions of which the judgement was another with the colours exchanged.
#[test]
fn the_mirror_result_is_the_result() {
    for end in all_ends().into_iter().filter(|end| end.name.starts_with('E')) {
        for game in end.own_games() {
            let exchanged = Turn::all().find(|turn| turn.exchanges()).expect("one that exchanges");
            assert_eq!(score(&game).margin, -score(&game.turned(exchanged)).margin, "{}", end.name);
        }
    }
}
