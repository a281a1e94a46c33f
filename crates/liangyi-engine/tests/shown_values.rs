//! The numbers that a search shows: they agree from one move to the next, the move to be made looks best, and finding
//! them changes no move.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::rules::{Komi, Rules};
use liangyi_engine::player::{Analysis, Choice, MoveRequest, Options, Player};
use liangyi_engine::policy::Models;
use liangyi_engine::search::{Restriction, Restrictions, SearchLimits};
use liangyi_engine::selfplay::{SelfplaySettings, selfplay};

fn rules_named(name: &str) -> Rules {
    rules::find(name).expect("a ruleset").rules.clone()
}

fn empty(lines: u32, rules: &Rules) -> Game {
    Game::new(Size::square(lines).expect("a size"), rules.clone())
}

fn options(seed: u64) -> Options {
    Options { memory: 32 << 20, seed, ..Options::new(Models::embedded()) }
}

fn playouts(count: u64) -> SearchLimits {
    SearchLimits { playouts: Some(count), ..SearchLimits::default() }
}

fn analyzed(game: &Game, visits: u64, seed: u64, restrictions: Restrictions) -> Choice {
    let analysis = Analysis { limits: playouts(visits), restrictions, ..Analysis::default() };
    Player::new(options(seed)).analyze(game, game.to_move(), &analysis, &AtomicBool::new(false), &mut |_| {})
}

fn searched(game: &Game, visits: u64, seed: u64) -> Choice {
    analyzed(game, visits, seed, Restrictions::NONE)
}

/// Positions of a game of the program against itself, from its beginning to shortly before its end.
fn positions(rules: &Rules, lines: u32, number: u64, count: usize) -> Vec<Game> {
    let size = Size::square(lines).expect("a size");
    let settings = SelfplaySettings { size, rules: rules.clone(), playouts: 60, opening_moves: 4 };
    let moves = selfplay(&settings, number, Models::embedded(), &AtomicBool::new(false)).expect("a game").moves;
    let mut game = Game::new(size, rules.clone());
    let mut found = Vec::new();
    for (at, mv) in moves.iter().enumerate() {
        if at * count / moves.len() == found.len() && found.len() < count {
            found.push(game.clone());
        }
        game.play(game.to_move(), mv.map_or(Move::Pass, Move::Play)).expect("a legal move");
    }
    found
}

/// The example `points_lost` of `liangyi-lab` measures more of them.
#[test]
fn the_move_predicted_best_loses_little() {
    let games = [("chinese", 1), ("japanese", 2), ("jihuozi", 3)];
    let games: Vec<Game> =
        games.into_iter().flat_map(|(name, number)| positions(&rules_named(name), 9, number, 4)).collect();
    for (visits, most) in [(25, 2.0), (100, 1.5), (400, 1.0)] {
        let (mut lost, mut against, count) = (0.0, 0.0, games.len() as f64);
        for game in &games {
            let before = searched(game, visits, 1);
            let (best, lead) = (&before.candidates[0], before.root.estimate.lead);
            let mut next = game.clone();
            next.play(game.to_move(), best.mv).expect("the search makes legal moves");
            lost += lead + searched(&next, visits, 100).root.estimate.lead;
            against += (lead - best.estimate.lead).abs();
        }
        assert!((lost / count).abs() <= most, "{visits} visits: {}", lost / count);
        assert!(against / count <= 1.0, "{visits} visits: {}", against / count);
    }
}

#[test]
fn an_empty_board_has_about_the_same_lead_after_few_visits_and_many() {
    for name in ["chinese", "japanese", "jihuozi", "jipingdian"] {
        let game = empty(9, &rules_named(name));
        let lead = |visits, seed| searched(&game, visits, seed).root.estimate.lead;
        let settled = lead(20_000, 1);
        for (visits, seed) in [(25, 2), (25, 3), (25, 4), (50, 5), (100, 6), (400, 7)] {
            let found = lead(visits, seed);
            assert!((found - settled).abs() <= 3.0, "{name}, {visits} visits: {found:.2} and not {settled:.2}");
        }
    }
}

#[test]
fn the_move_to_be_made_has_the_highest_win_rate_of_all_on_every_board() {
    for (lines, name) in [(5, "new-ing"), (7, "jihuozi"), (13, "chinese")] {
        for game in positions(&rules_named(name), lines, 4, 3) {
            for visits in [1, 30, 300] {
                let found = searched(&game, visits, 1);
                let best = found.candidates[0].estimate;
                let root = found.root;
                assert!(root.estimate.win_rate <= best.win_rate && root.estimate.spread >= 0.0);
                assert!(found.candidates.iter().all(|other| other.estimate.win_rate <= best.win_rate));
                assert!(root.raw.is_some_and(|raw| (0.0..=1.0).contains(&raw.win_rate)));
            }
        }
    }
}

#[test]
fn the_raw_value_is_that_of_the_game_whatever_the_seed_and_komi_moves_it_by_itself() {
    let game = empty(9, &Rules { komi: Komi::halves(14), ..rules_named("chinese") });
    let raw = |game: &Game, seed| searched(game, 5, seed).root.raw.expect("Go has raw values");
    assert_eq!(raw(&game, 1), raw(&game, 2));
    let other = raw(&empty(9, &Rules { komi: Komi::halves(0), ..rules_named("chinese") }), 1);
    assert!((other.lead - raw(&game, 1).lead - 7.0).abs() < 1e-4);
    assert!((other.spread - raw(&game, 1).spread).abs() < 1e-3);
}

#[test]
fn where_moves_are_left_out_the_position_has_no_raw_value_but_the_moves_are_weighed() {
    let game = empty(9, &rules_named("chinese"));
    let corner = game.size().parse_vertex("A1").expect("a vertex");
    let only = Restriction {
        color: Color::Black,
        points: PointSet::from_iter([corner]),
        pass: false,
        only: true,
        until_depth: 1,
    };
    let bad = analyzed(&game, 50, 1, Restrictions::new(vec![only]));
    assert!(bad.root.raw.is_none() && bad.candidates[0].mv == Move::Play(corner));
    let good = searched(&game, 50, 1).root.estimate;
    assert!(bad.root.estimate.lead < good.lead - 4.0, "{:?} beside {good:?}", bad.root.estimate);
}

#[test]
fn what_is_shown_changes_no_move_and_takes_no_time_of_a_clock() {
    let game = empty(7, &rules_named("chinese"));
    let chosen = |raw_values, limits| {
        let mut player = Player::new(Options { raw_values, ..options(3) });
        let stop = AtomicBool::new(false);
        player.choose(&game, &MoveRequest::new(Color::Black, limits, &stop), &mut |_| {})
    };
    let visits = |choice: &Choice| choice.candidates.iter().map(|found| (found.mv, found.visits)).collect::<Vec<_>>();
    let (with, without) = (chosen(true, playouts(200)), chosen(false, playouts(200)));
    assert_eq!((with.action, visits(&with)), (without.action, visits(&without)));
    assert!(with.root.raw.is_some() && without.root.raw.is_none());
    let timed = SearchLimits { time: Some(Duration::from_millis(20)), ..playouts(200) };
    assert!(chosen(true, timed).root.raw.is_none());
}
