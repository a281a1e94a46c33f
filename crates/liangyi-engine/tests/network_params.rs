//! What a user may choose of searches by a network, on a small random one: each parameter does what KataGo's of its
//! name does, and without any the search is as before.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Rules;
use liangyi_engine::player::{Analysis, Choice, Options, Player};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::{HistoryShown, NetworkParams, SearchLimits};
use liangyi_net::model::Network;

/// A network of version 15 whose attention knows where a point is, so that it sees a turned board otherwise.
const NETWORK: &[u8] = include_bytes!("../../../fuzz/corpus/network/attention-15-bytes");

const SIZE: u32 = 7;

fn size() -> Size {
    Size::square(SIZE).expect("a size")
}

fn game(vertices: &str) -> Game {
    let mut game = Game::new(size(), Rules::CHINESE);
    for vertex in vertices.split_whitespace() {
        game.play(game.to_move(), Move::parse(vertex, size()).expect("a move")).expect("a legal move");
    }
    game
}

fn player() -> Player {
    let network = Network::read(NETWORK).expect("a network");
    let models = Models { kata: Some(Arc::new(KataNet::new(network))), ..Models::clone(Models::embedded()) };
    Player::new(Options { memory: 32 << 20, ..Options::new(&Arc::new(models)) })
}

fn analysis(network: NetworkParams, visits: u64) -> Analysis {
    let limits = SearchLimits { playouts: Some(visits), ..SearchLimits::default() };
    Analysis { limits, network, ownership_deviations: true, move_ownership: true, ..Analysis::default() }
}

fn analyzed_by(player: &mut Player, game: &Game, network: NetworkParams, visits: u64) -> Choice {
    let analysis = analysis(network, visits);
    player.analyze(game, game.to_move(), &analysis, &AtomicBool::new(false), &mut |_| {})
}

fn analyzed(game: &Game, network: NetworkParams, visits: u64) -> Choice {
    analyzed_by(&mut player(), game, network, visits)
}

fn priors(choice: &Choice) -> Vec<(Move, f64)> {
    let mut priors: Vec<_> = choice.candidates.iter().map(|found| (found.mv, found.prior)).collect();
    priors.sort_by_key(|(mv, _)| mv.point().map_or(usize::MAX, |point| point.index()));
    priors
}

fn tried(choice: &Choice) -> usize {
    choice.candidates.iter().filter(|found| found.visits > 0).count()
}

#[test]
fn without_history_the_way_to_a_position_makes_no_difference() {
    let params = NetworkParams { history: HistoryShown::SinceRoot, ..NetworkParams::PLAY };
    let ways = ["C3 E5 D4 E3", "D4 E5 C3 E3", "D4 E3 C3 E5"].map(game);
    let of = |params: NetworkParams| ways.each_ref().map(|game| analyzed(game, params, 1));
    let network = |choice: &Choice| choice.root.network.expect("a network");
    let [first, others @ ..] = of(params);
    for other in others {
        assert_eq!((network(&first), priors(&first)), (network(&other), priors(&other)));
    }
    let [first, other, _] = of(NetworkParams::PLAY);
    assert_ne!((network(&first), priors(&first)), (network(&other), priors(&other)));
    // A pass leaves nothing either, but that it is answered.
    let passed = |way: &str| analyzed(&game(&format!("{way} pass")), params, 1);
    assert_eq!(priors(&passed("C3 E5 D4 E3")), priors(&passed("D4 E3 C3 E5")));
    // Below the root, what has been played since is seen.
    let nothing = NetworkParams { history: HistoryShown::Nothing, ..params };
    let below = |params| {
        let choice = analyzed(&ways[0], params, 300);
        choice.candidates.into_iter().map(|found| (found.visits, found.win_rate, found.line)).collect::<Vec<_>>()
    };
    assert_ne!(below(params), below(nothing));
}

#[test]
fn a_root_that_an_earlier_search_has_met_is_looked_at_as_a_root() {
    let params = NetworkParams { history: HistoryShown::SinceRoot, ..NetworkParams::PLAY };
    let mut player = player();
    let first = analyzed_by(&mut player, &game("C3 E5"), params, 400);
    let reply = first.candidates[0].mv.display(size()).to_string();
    let next = game(&format!("C3 E5 {reply}"));
    let carried_on = analyzed_by(&mut player, &next, params, 1);
    assert!(carried_on.root.visits > 1, "the tree is kept");
    assert_eq!(priors(&carried_on), priors(&analyzed(&next, params, 1)));
}

#[test]
fn a_wider_root_tries_more_moves() {
    let game = game("C3 E5");
    let of = |wide_root_noise| tried(&analyzed(&game, NetworkParams { wide_root_noise, ..NetworkParams::PLAY }, 40));
    let (none, some, much) = (of(0.0), of(0.3), of(3.0));
    // With much noise one of the known moves is lucky more often than the likeliest of the others.
    assert!(none < some && none < much, "{none} {some} {much}");
    // The same seed and no other threads: the same noise.
    assert_eq!(some, of(0.3));
}

#[test]
fn temperatures_make_priors_flatter() {
    let most = |params| priors(&analyzed(&game("C3"), params, 1)).iter().map(|(_, prior)| *prior).fold(0.0, f64::max);
    let usual = most(NetworkParams::PLAY);
    let root = most(NetworkParams { root_policy_temperature: 2.0, ..NetworkParams::PLAY });
    let everywhere = most(NetworkParams { nn_policy_temperature: 2.0, ..NetworkParams::PLAY });
    assert!(root < usual && everywhere < usual, "{usual} {root} {everywhere}");
    // At the root both are the same power.
    assert!((root - everywhere).abs() < 1e-5, "{root} {everywhere}");
    let sharp = most(NetworkParams { root_policy_temperature: 0.5, ..NetworkParams::PLAY });
    assert!(sharp > usual);
}

#[test]
fn the_mean_of_all_symmetries_is_the_same_on_every_side() {
    let params = NetworkParams { root_num_symmetries: 8, ..NetworkParams::PLAY };
    let priors = priors(&analyzed(&game(""), params, 1));
    let prior = |vertex: &str| {
        let mv = Move::parse(vertex, size()).expect("a move");
        priors.iter().find(|(other, _)| *other == mv).expect("a candidate").1
    };
    for corners in ["C2 B3 E2 F3 B5 C6 E6 F5", "A1 G1 A7 G7", "D2 B4 D6 F4"] {
        let all: Vec<f64> = corners.split(' ').map(prior).collect();
        assert!(all.iter().all(|prior| (prior - all[0]).abs() < 1e-6), "{corners}: {all:?}");
    }
}

#[test]
fn moves_that_are_the_same_are_searched_once() {
    let of = |root_symmetry_pruning| {
        analyzed(&game("D4"), NetworkParams { root_symmetry_pruning, ..NetworkParams::PLAY }, 200)
    };
    let (pruned, all) = (of(true), of(false));
    assert_eq!((pruned.symmetries.len(), all.symmetries.len()), (7, 0));
    // Of 48 points 9 are no images of others, and there is the pass.
    assert!(tried(&pruned) <= 10 && tried(&all) > 10, "{} {}", tried(&pruned), tried(&all));
    let classes: Vec<usize> = pruned
        .candidates
        .iter()
        .filter(|found| found.visits > 0)
        .filter_map(|found| found.mv.point())
        .map(|point| (0..8).map(|symmetry| size().transformed(point, symmetry).index()).min().unwrap_or_default())
        .collect();
    assert!(classes.iter().all(|class| classes.iter().filter(|other| *other == class).count() == 1), "{classes:?}");
}

#[test]
fn exploration_and_first_play_urgency_are_followed() {
    let game = game("C3 E5");
    let of = |params| tried(&analyzed(&game, params, 60));
    let usual = of(NetworkParams::PLAY);
    let curious = of(NetworkParams { cpuct_exploration: 8.0, ..NetworkParams::PLAY });
    let hopeful = of(NetworkParams { root_fpu_reduction_max: 0.0, ..NetworkParams::PLAY });
    let gloomy = of(NetworkParams { root_fpu_reduction_max: 2.0, ..NetworkParams::PLAY });
    assert!(usual < curious && gloomy <= usual && usual <= hopeful && gloomy < hopeful);
}

#[test]
fn a_side_that_is_said_to_be_stronger_has_another_evaluation() {
    let game = game("C3 E5");
    let of = |playout_doubling_advantage| {
        let params = NetworkParams { playout_doubling_advantage, ..NetworkParams::PLAY };
        priors(&analyzed(&game, params, 1))
    };
    assert_ne!(of(None), of(Some((None, 2.0))));
    assert_eq!(of(Some((None, 2.0))), of(Some((Some(Color::Black), 2.0))));
    assert_eq!(of(Some((None, -2.0))), of(Some((Some(Color::White), 2.0))));
}

#[test]
fn an_opponent_that_mirrors_is_expected_to_go_on() {
    let mirrored = game("B3 F5 B5 F3 C2 E6 C6 E2 A4 G4 C5 E3");
    let of = |anti_mirror| analyzed(&mirrored, NetworkParams { anti_mirror, ..NetworkParams::PLAY }, 300);
    let answers = |choice: &Choice| {
        let is_mirrored = |line: &[Move]| match *line {
            [Move::Play(point), Move::Play(answer), ..] => size().transformed(point, 3) == answer,
            _ => false,
        };
        choice.candidates.iter().filter(|found| is_mirrored(&found.line)).count()
    };
    let (expected, usual) = (answers(&of(true)), answers(&of(false)));
    assert!(expected > usual + 3, "{expected} {usual}");
    let visits = |choice: &Choice| choice.candidates.iter().map(|found| (found.mv, found.visits)).collect::<Vec<_>>();
    assert_ne!(visits(&of(true)), visits(&of(false)));
    // Nobody mirrors here.
    let plain = game("C3 E5 D3");
    let of = |anti_mirror| visits(&analyzed(&plain, NetworkParams { anti_mirror, ..NetworkParams::PLAY }, 100));
    assert_eq!(of(true), of(false));
}

#[test]
fn deviations_of_ownership_and_other_means_are_found() {
    let choice = analyzed(&game("C3 E5"), NetworkParams::PLAY, 100);
    let deviations = choice.ownership_deviations.as_ref().expect("they are wanted");
    assert!(size().points().all(|point| (0.0..=1.0).contains(&deviations[point])));
    assert!(size().points().any(|point| deviations[point] > 0.001));
    let best = &choice.candidates[0];
    assert!(best.ownership_deviations.is_some() && best.score.is_finite() && best.score != best.margin);
    let network = choice.root.network.expect("a network");
    assert!(network.win_error.is_some() && network.score_error.is_some() && network.variance_time_left.is_some());
    assert!(network.score_mean != network.estimate.lead);
    // At the first visit too margins have the deviation that the network expects.
    let first = analyzed(&game("C3 E5"), NetworkParams::PLAY, 2);
    assert!(first.root.estimate.spread > 0.0);
}

#[test]
fn a_komi_beyond_the_board_decides_the_game() {
    use liangyi_core::rules::Komi;
    for (points, winner) in [(500.0, Color::White), (-500.0, Color::Black)] {
        let rules = Rules { komi: Komi::from_points(points).expect("a komi"), ..Rules::CHINESE };
        let game = Game::new(size(), rules);
        let choice = analyzed(&game, NetworkParams::PLAY, 10);
        let lead = choice.root.estimate.lead * f64::from(winner.sign());
        // The inputs hold 69 points of it, which a random network need not count; the rest is added to the lead.
        assert!(lead > 500.0 - 2.0 * 69.0, "{lead}");
        let win_rate = if winner == Color::Black { choice.root.win_rate } else { 1.0 - choice.root.win_rate };
        assert!(win_rate > 0.99, "{win_rate}");
    }
}

#[test]
fn each_way_to_back_values_up_is_another_search_of_as_many_visits() {
    let game = game("C3 E5 D4");
    let found = |params| {
        let choice = analyzed(&game, params, 400);
        assert!(choice.candidates.iter().all(|found| (0.0..=1.0).contains(&found.win_rate)));
        assert_eq!(choice.candidates.iter().map(|found| found.visits).sum::<u64>(), 399);
        choice.candidates.iter().map(|found| (found.mv, found.visits, found.win_rate.to_bits())).collect::<Vec<_>>()
    };
    let usual = found(NetworkParams::PLAY);
    let ways = [
        NetworkParams { value_weight_exponent: 0.25, ..NetworkParams::PLAY },
        NetworkParams { noise_prune_utility_scale: 0.15, ..NetworkParams::PLAY },
        NetworkParams { fpu_visited_policy_power: 2.0, ..NetworkParams::PLAY },
        NetworkParams { subtree_value_bias_factor: 0.45, ..NetworkParams::PLAY },
        NetworkParams { use_graph_search: true, ..NetworkParams::PLAY },
    ];
    for params in ways {
        let other = found(params);
        assert!(other != usual, "{params:?}");
        assert_eq!(other, found(params), "one seed, one search");
    }
}
