//! Searches by a small random network: they are the same whatever is kept, make legal moves under every ruleset and on
//! every size of board, and what they show is in its ranges.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move, Position};
use liangyi_core::rules::{CATALOGUE, Rules};
use liangyi_engine::judge::{Effort, Opinion, judge};
use liangyi_engine::player::{Analysis, Choice, MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::SearchLimits;
use liangyi_net::model::Network;

/// A network of version 15 whose attention knows where a point is, so that it sees a turned board otherwise.
const NETWORK: &[u8] = include_bytes!("../../../fuzz/corpus/network/attention-15-bytes");

/// A network without a norm that would make numbers small again.
const CONVOLUTIONS: &[u8] = include_bytes!("../../../fuzz/corpus/network/ordinary-8-words");

fn models() -> Arc<Models> {
    let network = Network::read(NETWORK).expect("a network");
    Arc::new(Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(Models::embedded()) })
}

fn options(models: &Arc<Models>) -> Options {
    Options { memory: 32 << 20, ..Options::new(models) }
}

fn visits(count: u64) -> SearchLimits {
    SearchLimits { playouts: Some(count), ..SearchLimits::default() }
}

fn analyzed(options: Options, game: &Game, count: u64) -> Choice {
    let analysis = Analysis { limits: visits(count), ..Analysis::default() };
    Player::new(options).analyze(game, game.to_move(), &analysis, &AtomicBool::new(false), &mut |_| {})
}

/// What a search is told apart by.
fn found(choice: &Choice) -> Vec<(Move, u64, u64)> {
    choice.candidates.iter().map(|found| (found.mv, found.visits, found.win_rate.to_bits())).collect()
}

fn empty(lines: u32, rules: &Rules) -> Game {
    Game::new(Size::square(lines).expect("a size"), rules.clone())
}

#[test]
fn a_search_is_the_same_whatever_is_kept() {
    let (game, models) = (empty(7, &Rules::CHINESE), models());
    let first = found(&analyzed(options(&models), &game, 300));
    assert_eq!(first.iter().map(|(_, visits, _)| visits).sum::<u64>() + 1, 300);
    // All that it sees is known now.
    assert_eq!(first, found(&analyzed(options(&models), &game, 300)));
    let forgets = self::models();
    forgets.kata.as_ref().expect("a network").keep_within(20_000);
    let small = Options { memory: 16 << 20, ..options(&forgets) };
    assert_eq!(first, found(&analyzed(small, &game, 300)));
}

/// Networks whose outputs are not finite: for any position, and where there are stones.
fn failing_networks() -> [Network; 2] {
    let [mut always, mut with_stones] = [NETWORK, CONVOLUTIONS].map(|file| Network::read(file).unwrap());
    always.value.value.weights.fill(f32::MAX);
    always.value.value_bias.fill(f32::MAX);
    let conv = &mut with_stones.trunk.first_conv;
    for of_planes in conv.weights.chunks_exact_mut(conv.inputs * conv.outputs) {
        // Planes 1 and 2 are the stones of both sides; the square of the score overflows.
        of_planes[conv.outputs..3 * conv.outputs].fill(1e30);
    }
    [always, with_stones]
}

fn with(network: Network) -> Arc<Models> {
    Arc::new(Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(Models::embedded()) })
}

#[test]
fn patterns_and_playouts_play_in_place_of_a_network_whose_outputs_are_not_finite() {
    let stop = AtomicBool::new(false);
    for lines in [5, 9] {
        for network in failing_networks() {
            let (game, models) = (empty(lines, &Rules::CHINESE), with(network));
            let without = analyzed(options(Models::embedded()), &game, 300);
            let mut reports = 0;
            let analysis = Analysis { limits: visits(300), every: Duration::ZERO, ..Analysis::default() };
            let mut player = Player::new(options(&models));
            let choice = player.analyze(&game, Color::Black, &analysis, &stop, &mut |choice| {
                reports += 1;
                assert!(choice.candidates.iter().any(|best| best.estimate.win_rate != 0.5));
            });
            assert_eq!((found(&choice), choice.root.raw), (found(&without), without.root.raw), "{reports}");
            assert!(models.kata.as_ref().unwrap().has_failed() && models.network().is_none());
            // The tree that patterns and playouts have grown goes on.
            let request = MoveRequest::new(Color::Black, visits(100), &stop);
            assert_eq!(player.choose(&game, &request, &mut |_| {}).root.visits, 400);
        }
    }
}

#[test]
fn playouts_judge_in_place_of_a_network_whose_outputs_are_not_finite() {
    let mut game = empty(9, &Rules::CHINESE);
    for place in (0..81).step_by(5) {
        let point = game.size().points().nth(place).unwrap();
        game.play(game.to_move(), Move::Play(point)).unwrap();
    }
    let without = judge(&game, Models::embedded(), 1, Effort::Thorough);
    for network in failing_networks() {
        let models = with(network);
        let found = judge(&game, &models, 1, Effort::Thorough);
        assert!(models.network().is_none());
        assert_eq!(
            (found.opinion, &found.dead, found.unsettled),
            (Opinion::PlayoutsForFailure, &without.dead, without.unsettled)
        );
        assert!(game.size().points().all(|point| found.ownership[point] == without.ownership[point]));
    }
}

#[test]
fn a_tree_of_a_network_that_has_failed_since_is_not_used() {
    let [_, network] = failing_networks();
    let (game, models, stop) = (empty(9, &Rules::CHINESE), with(network), AtomicBool::new(false));
    let analysis = Analysis { limits: visits(1), ..Analysis::default() };
    let mut player = Player::new(options(&models));
    player.analyze(&game, Color::Black, &analysis, &stop, &mut |_| {});
    assert!(models.network().is_some());
    let mut other = game.clone();
    other.play(Color::Black, Move::Play(Size::square(9).unwrap().points().next().unwrap())).unwrap();
    analyzed(options(&models), &other, 10);
    assert!(models.network().is_none());
    let analysis = Analysis { limits: visits(200), ..Analysis::default() };
    let choice = player.analyze(&game, Color::Black, &analysis, &stop, &mut |_| {});
    // None of them is from the tree that the network has begun.
    assert_eq!(choice.root.visits, 200);
    assert!(choice.candidates.iter().any(|best| best.estimate.win_rate != choice.root.estimate.win_rate));
}

#[test]
fn several_threads_make_as_many_visits() {
    let game = empty(9, &Rules::CHINESE);
    let choice = analyzed(Options { threads: 3, ..options(&models()) }, &game, 500);
    let tried: u64 = choice.candidates.iter().map(|found| found.visits).sum();
    assert_eq!((choice.root.visits, tried), (500, 499));
}

#[test]
fn every_ruleset_is_played() {
    let models = models();
    for row in CATALOGUE {
        let mut game = empty(4, &row.rules);
        let mut player = Player::new(Options { virtual_moves: true, ..options(&models) });
        for _ in 0..60 {
            if game.is_over() {
                break;
            }
            let (color, stop) = (game.to_move(), AtomicBool::new(false));
            let chosen = player.choose(&game, &MoveRequest::new(color, visits(12), &stop), &mut |_| {}).action;
            let PlayerAction::Move(mv) = chosen else { break };
            game.play(color, mv).expect("the engine makes legal moves");
        }
    }
}

#[test]
fn boards_that_the_network_has_not_learnt_are_searched_and_what_is_shown_is_in_its_ranges() {
    let models = models();
    for (width, height) in [(2, 2), (3, 6), (6, 6), (7, 13), (19, 19), (20, 9), (21, 21)] {
        let size = Size::new(width, height).expect("a size");
        let game = Game::new(size, Rules::CHINESE);
        let choice = analyzed(options(&models), &game, 40);
        assert_eq!(choice.root.visits, 40, "{size}");
        let (root, area) = (choice.root.estimate, size.area() as f64);
        assert!((0.0..=1.0).contains(&root.win_rate) && root.spread >= 0.0, "{size}: {root:?}");
        assert!(choice.root.raw.is_some_and(|raw| (0.0..=1.0).contains(&raw.win_rate)));
        for candidate in &choice.candidates {
            assert!((0.0..=1.0).contains(&candidate.estimate.win_rate));
            assert!(game.is_legal(Color::Black, candidate.mv));
            assert!(candidate.error.is_some_and(|error| error >= 0.0));
        }
        let owned = |owner: f32| (-1.0..=1.0).contains(&owner);
        assert!(size.points().all(|point| owned(choice.ownership[point])) && root.lead.abs() < 20.0 * area, "{size}");
    }
}
