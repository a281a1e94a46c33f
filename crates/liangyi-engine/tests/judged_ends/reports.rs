//! Positions in which users found a wrong judgement, and others of their kinds.

use std::sync::Arc;

use liangyi_core::base::{PointSet, Turn};
use liangyi_core::game::Game;
use liangyi_core::rules::{CATALOGUE, Removal};
use liangyi_engine::judge::{Effort, Judgement, Judgements, judge};
use liangyi_engine::policy::Models;

use super::ends::{self, End};
use super::network::katrain;
use super::{dead_by, score_by};

fn reports() -> Vec<End> {
    ends::all(include_str!("reports.txt"))
}

fn report(name: &str) -> End {
    reports().into_iter().find(|end| end.name == name).unwrap_or_else(|| panic!("{name}"))
}

fn races() -> Vec<End> {
    reports().into_iter().filter(|end| end.name.starts_with("U4")).collect()
}

fn named(game: &Game, points: &[String]) -> PointSet {
    points.iter().map(|point| game.size().parse_vertex(point).expect("a point")).collect()
}

fn judged(models: &Arc<Models>, game: &Game) -> Judgement {
    Judgements::new(models, Effort::Thorough).of(game).clone()
}

/// The stones that a person is told to be uncertain.
fn doubtful(judged: &Judgement, game: &Game) -> PointSet {
    PointSet::union(judged.uncertain(game.board()).into_iter().map(|(chain, _)| chain))
}

/// Holds the dead stones and the results against what is known.
fn holds(models: &Arc<Models>, end: &End) {
    for game in end.own_games() {
        if let Some(mut expected) = end.dead.clone() {
            expected.sort();
            assert_eq!(dead_by(models, &game), expected, "{}, {}", end.name, game.to_move());
        }
        if let Some(expected) = &end.result {
            assert_eq!(&score_by(models, &game).result(), expected, "{}, {}", end.name, game.to_move());
        }
    }
}

#[test]
fn reports_are_judged_right_without_a_network() {
    let known: Vec<End> = reports().into_iter().filter(|end| end.name != "U5").collect();
    assert_eq!(known.len(), 11);
    known.iter().for_each(|end| holds(Models::embedded(), end));
}

#[test]
fn reports_are_judged_right_with_katrains_network() {
    reports().iter().filter(|end| end.board.size().height() >= 7).for_each(|end| holds(katrain(), end));
}

/// Playouts fill a seki of four stones, and whoever is filled last has lost it.
#[test]
fn a_seki_that_is_not_read_to_its_end_is_in_doubt() {
    for game in report("U5").own_games() {
        let judged = judged(Models::embedded(), &game);
        assert!(judged.dead.without(&doubtful(&judged, &game)).is_empty());
    }
}

/// Whoever moves first wins a race, and both sides' stones are said to be unsettled.
#[test]
fn races_are_won_by_who_is_to_move_and_said_to_be_unsettled() {
    for end in races() {
        for game in end.own_games() {
            let other = Game::from_setup(*game.board(), game.rules().clone(), game.to_move().opponent()).expect("it");
            let lost = named(&game, end.dead.as_ref().expect("dead stones"));
            let [now, then] = [&game, &other].map(|game| judged(Models::embedded(), game));
            assert_eq!((now.dead, now.dead & then.dead), (lost, PointSet::EMPTY), "{}", end.name);
            assert_eq!([now.unsettled, then.unsettled], [now.dead | then.dead; 2], "{}", end.name);
            assert!(now.unsettled.without(&doubtful(&now, &game)).is_empty(), "{}", end.name);
        }
    }
}

#[test]
fn races_end_alike_whichever_way_the_board_lies_and_whatever_counts() {
    for end in races() {
        for row in CATALOGUE.iter().filter(|row| row.rules.removal == Removal::Agreed) {
            for game in end.games(&row.rules) {
                let lost = named(&game, end.dead.as_ref().expect("dead stones"));
                for turn in Turn::all() {
                    let turned = judge(&game.turned(turn), Models::embedded(), 1, Effort::Thorough);
                    assert_eq!(turned.dead, turn.points(game.size(), &lost), "{}, {}", end.name, row.name);
                }
            }
        }
    }
}

/// The network gives 103 points to the side that has lost a race, and is sure of it.
#[test]
fn what_playouts_contradict_is_in_doubt() {
    let end = super::all_ends().into_iter().find(|end| end.name == "P13").expect("P13");
    for game in end.own_games() {
        let judged = judged(katrain(), &game);
        let race = named(&game, &["B9".to_string(), "E5".to_string()]);
        assert!(race.without(&doubtful(&judged, &game)).is_empty());
    }
}
