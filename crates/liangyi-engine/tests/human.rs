//! Moves of a network that plays as persons do, with random weights, and of a search by another small random one.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Rules};
use liangyi_engine::player::{Analysis, Choice, MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::{HumanNet, KataNet, Models};
use liangyi_engine::search::{
    ChoiceTemperature, ExploreShare, HumanParams, HumanValue, NetworkParams, Restriction, Restrictions, SearchLimits,
    human_value,
};
use liangyi_net::inputs::HumanProfile;
use liangyi_net::model::Network;

const NETWORK: &[u8] = include_bytes!("../../../fuzz/corpus/network/attention-15-bytes");
const HUMAN: &[u8] = include_bytes!("../../../fuzz/corpus/network/human-15-packed");

fn size() -> Size {
    Size::square(7).expect("a size")
}

fn game(vertices: &str) -> Game {
    let mut game = Game::new(size(), Rules::CHINESE);
    for vertex in vertices.split_whitespace() {
        game.play(game.to_move(), Move::parse(vertex, size()).expect("a move")).expect("a legal move");
    }
    game
}

fn net(bytes: &[u8]) -> Option<Arc<KataNet>> {
    Some(Arc::new(KataNet::new(Network::read(bytes).expect("a network"))))
}

fn models() -> Arc<Models> {
    Arc::new(Models {
        kata: net(NETWORK),
        human: net(HUMAN).map(|net| Arc::new(HumanNet::from(net))),
        ..Models::clone(Models::embedded())
    })
}

/// Positions are seen from all sides, so that what is seen is the same each time.
const ALL_SIDES: NetworkParams = NetworkParams { root_num_symmetries: 8, ..NetworkParams::PLAY };

fn options(models: &Arc<Models>, human: HumanParams) -> Options {
    let network = NetworkParams { human, ..ALL_SIDES };
    Options { memory: 16 << 20, network, ..Options::new(models) }
}

fn profile(name: &str) -> HumanProfile {
    name.parse().expect("a profile")
}

fn persons(name: &str) -> HumanParams {
    HumanParams { profile: Some(profile(name)), ..HumanParams::NONE }
}

/// What the network of persons says with the side to move.
fn said(models: &Models, game: &Game, human: HumanParams) -> HumanValue {
    let params = NetworkParams { human, ..ALL_SIDES };
    human_value(game, game.to_move(), models.load_human().expect("a network"), &params, true, None).expect("a profile")
}

fn analyzed(player: &mut Player, game: &Game, human: HumanParams, playouts: u64) -> Choice {
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    let network = NetworkParams { human, ..ALL_SIDES };
    let analysis = Analysis { limits, network, move_ownership: true, ..Analysis::default() };
    player.analyze(game, game.to_move(), &analysis, &AtomicBool::new(false), &mut |_| {})
}

#[test]
fn a_search_says_what_persons_of_the_profile_would_play() {
    let models = models();
    let game = game("D4 C3 E3");
    let of = |name: &str| {
        let mut player = Player::new(options(&models, HumanParams::NONE));
        let choice = analyzed(&mut player, &game, persons(name), 5);
        HumanValue::clone(choice.human.as_deref().expect("a network of persons"))
    };
    let weak = of("rank_18k");
    assert_eq!(weak, said(&models, &game, persons("rank_18k")));
    let sum: f32 = weak.policy.iter().map(|proposal| proposal.chance).sum();
    assert!((sum - 1.0).abs() < 1e-4 && weak.policy.len() == 46 + 1, "{sum} of {}", weak.policy.len());
    // Each side has its own rank: White is to move.
    assert_ne!(of("rank_9d"), weak);
    assert_ne!(of("rank_9d_18k"), of("rank_18k_9d"));
    assert_ne!(of("preaz_18k"), weak);
    let mut player = Player::new(options(&models, HumanParams::NONE));
    assert_eq!(analyzed(&mut player, &game, HumanParams::NONE, 5).human, None);
}

#[test]
fn weightless_looks_find_what_moves_are_worth_and_change_no_position() {
    let models = models();
    let game = game("D4 C3");
    let player = |human| analyzed(&mut Player::new(options(&models, human)), &game, human, 400);
    let sums = |choice: &Choice| {
        let sum = |of: fn(&liangyi_engine::search::Candidate) -> u64| choice.candidates.iter().map(of).sum::<u64>();
        (sum(|candidate| candidate.visits), sum(|candidate| candidate.edge_visits))
    };
    let plain = player(persons("rank_5k"));
    assert_eq!((plain.root.visits, sums(&plain)), (400, (399, 399)));
    let share = |weightless, weightful| ExploreShare { weightless, weightful };
    let exploring = |root, own, opponent| HumanParams {
        explore: [root, own, opponent],
        cpuct_permanent: 2.0,
        ..persons("rank_5k")
    };
    let none = ExploreShare::NONE;
    // Half of the looks do not count at the root, but those among them that the search would have made anyway.
    let choice = player(exploring(share(0.5, 0.0), none, none));
    let (visits, edges) = sums(&choice);
    assert_eq!(choice.root.visits, edges + 1);
    assert!((200..400).contains(&edges) && visits > edges && visits < 400, "{visits} {edges}");
    // Moves that persons like are all looked at.
    let human = choice.human.as_deref().expect("a network of persons");
    let liked = human.policy.iter().filter(|proposal| proposal.chance > 0.01);
    for proposal in liked {
        let found = choice.candidates.iter().find(|found| found.mv == proposal.mv).expect("a move");
        assert!(found.visits >= 2, "{:?} {}", found.mv, found.visits);
    }
    // Those that count do: the root has them all.
    let counted = player(exploring(share(0.0, 0.9), none, none));
    assert_eq!((counted.root.visits, sums(&counted)), (400, (399, 399)));
    assert_ne!(counted.candidates[0].visits, plain.candidates[0].visits);
    // Below the root, looks of either side leave visits of its moves that their position does not count.
    for below in [exploring(none, share(0.5, 0.0), none), exploring(none, none, share(0.5, 0.0))] {
        let choice = player(below);
        let (visits, edges) = sums(&choice);
        assert_eq!((visits, choice.root.visits), (edges, edges + 1));
        assert!(choice.root.visits < 380, "{}", choice.root.visits);
    }
}

#[test]
fn threads_share_looks_that_do_not_count() {
    let models = models();
    let share = ExploreShare { weightless: 0.4, weightful: 0.2 };
    let human = HumanParams { explore: [share; 3], ..persons("rank_5k") };
    let mut player = Player::new(Options { threads: 3, ..options(&models, human) });
    let choice = analyzed(&mut player, &game("D4"), human, 2000);
    let edges: u64 = choice.candidates.iter().map(|candidate| candidate.edge_visits).sum();
    assert!(choice.root.visits.abs_diff(edges + 1) <= 1 && choice.root.visits < 1700, "{}", choice.root.visits);
}

/// The moves of 600 choices without a pass, each with the utility that its search has found.
fn choices(models: &Arc<Models>, game: &Game, human: HumanParams, left_out: PointSet) -> Vec<(Move, f64)> {
    let stop = AtomicBool::new(false);
    let limits = SearchLimits { playouts: Some(20), is_whole: true, ..SearchLimits::default() };
    let left_out = Restriction { color: game.to_move(), points: left_out, pass: true, only: false, until_depth: 1 };
    (0..600)
        .map(|seed| {
            let restrictions = Restrictions::new(vec![left_out.clone()]);
            let mut player =
                Player::new(Options { seed, is_seeded: true, restrictions, memory: 1 << 20, ..options(models, human) });
            let choice = player.choose(game, &MoveRequest::new(game.to_move(), limits, &stop), &mut |_| {});
            let PlayerAction::Move(mv) = choice.action else { panic!("it may not resign") };
            let found = choice.candidates.iter().find(|found| found.mv == mv).expect("a move that was searched");
            (mv, found.utility)
        })
        .collect()
}

/// How far the frequencies of moves are from the chances, in all: twice the total variation.
fn distance(moves: &[(Move, f64)], chances: &[(Move, f64)]) -> f64 {
    let frequency = |mv: Move| moves.iter().filter(|(made, _)| *made == mv).count() as f64 / moves.len() as f64;
    assert!(moves.iter().all(|(mv, _)| chances.iter().any(|(known, _)| known == mv)));
    chances.iter().map(|(mv, chance)| (frequency(*mv) - chance).abs()).sum()
}

const EVEN: ChoiceTemperature =
    ChoiceTemperature { early: 1.0, late: 1.0, halflife: 80.0, only_below: 1.0, subtract: 0.0, prune: 0.0 };

#[test]
fn moves_are_drawn_as_persons_make_them() {
    let models = models();
    let game = game("D4 C2");
    // Passing is left to the search, which may not: stones have it all.
    let stones =
        HumanParams { chosen_move_prop: 1.0, chosen_move_ignores_pass: true, temperature: EVEN, ..persons("rank_5k") };
    let policy = said(&models, &game, stones).policy;
    let of_stones = || policy.iter().filter(|found| found.mv != Move::Pass);
    let sum: f32 = of_stones().map(|found| found.chance).sum();
    let chances: Vec<(Move, f64)> = of_stones().map(|found| (found.mv, (found.chance / sum).into())).collect();
    let drawn = choices(&models, &game, stones, PointSet::EMPTY);
    // 600 draws of 47 moves are 0.2 off by chance.
    assert!(distance(&drawn, &chances) < 0.3, "{}", distance(&drawn, &chances));
    // At the lowest temperature the likeliest is made.
    let likeliest = of_stones().max_by(|one, other| one.chance.total_cmp(&other.chance)).expect("a move").mv;
    let cold = HumanParams { temperature: ChoiceTemperature { prune: 0.0, ..ChoiceTemperature::NONE }, ..stones };
    assert!(choices(&models, &game, cold, PointSet::EMPTY)[..20].iter().all(|(mv, _)| *mv == likeliest));
    // What is left out is not made.
    let mut points = PointSet::EMPTY;
    likeliest.point().into_iter().for_each(|point| points.insert(point));
    let drawn = choices(&models, &game, cold, points);
    assert!(drawn[..20].iter().all(|(mv, _)| *mv != likeliest));
}

#[test]
fn moves_that_the_search_finds_worse_are_made_less_often_as_lambda_falls() {
    let models = models();
    let game = game("D4 C2");
    let worth = |lambda| {
        let human = HumanParams {
            chosen_move_prop: 1.0,
            chosen_move_ignores_pass: true,
            chosen_move_pikl_lambda: lambda,
            temperature: EVEN,
            ..persons("rank_5k")
        };
        let drawn = choices(&models, &game, human, PointSet::EMPTY);
        drawn.iter().map(|(_, utility)| utility).sum::<f64>() / drawn.len() as f64
    };
    let [free, bound] = [1e9, 0.01].map(worth);
    assert!(bound > free + 0.04, "{bound} {free}");
}

#[test]
fn moves_that_are_the_same_by_symmetry_are_drawn_once() {
    let models = models();
    let human = HumanParams { chosen_move_prop: 1.0, temperature: EVEN, ..persons("rank_5k") };
    let stop = AtomicBool::new(false);
    let limits = SearchLimits { playouts: Some(5), is_whole: true, ..SearchLimits::default() };
    let drawn = |vertices: &str, seed| {
        let network = NetworkParams { human, root_symmetry_pruning: true, ..NetworkParams::PLAY };
        let options = Options { seed, is_seeded: true, memory: 1 << 20, network, ..Options::new(&models) };
        let game = game(vertices);
        let request = MoveRequest::new(game.to_move(), limits, &stop);
        let choice = Player::new(options).choose(&game, &request, &mut |_| {});
        let PlayerAction::Move(mv) = choice.action else { panic!("it may not resign") };
        mv.point().map(|point| size().coordinates(point))
    };
    let found: Vec<(usize, usize)> = (0..60).filter_map(|seed| drawn("", seed)).collect();
    // An eighth of the board is left, at the upper right.
    assert!(found.iter().all(|&(x, y)| x >= y && y >= 3), "{found:?}");
    assert!((0..7).flat_map(|x| (0..7).map(move |y| (x, y))).filter(|at| found.contains(at)).count() > 4);
    // White's is at the lower left.
    assert!((0..30).filter_map(|seed| drawn("D4", seed)).all(|(x, y)| x <= y && y <= 3));
    // A position without symmetries has them all.
    assert!((0..60).filter_map(|seed| drawn("C2", seed)).any(|(_, y)| y > 3));
}

#[test]
fn a_move_is_drawn_by_what_the_search_was_told_of_persons() {
    let models = models();
    let share = ExploreShare { weightless: 0.8, weightful: 0.0 };
    let human = HumanParams {
        explore: [share, ExploreShare::NONE, ExploreShare::NONE],
        cpuct_permanent: 2.0,
        chosen_move_prop: 1.0,
        ..persons("rank_5k")
    };
    let game = game("D4 C3 E3");
    let stop = AtomicBool::new(false);
    let limits = SearchLimits { playouts: Some(400), is_whole: true, ..SearchLimits::default() };
    let network = NetworkParams { human, ..NetworkParams::PLAY };
    let params = NetworkParams { human: persons("rank_5k"), ..NetworkParams::PLAY };
    let net = models.load_human().expect("a network");
    let upright = human_value(&game, game.to_move(), net, &params, true, None).expect("a profile");
    let (mut own, mut others, mut seen) = (0.0, 0.0, Vec::new());
    for seed in 0..12 {
        let options = Options { seed, is_seeded: true, memory: 1 << 20, network, ..Options::new(&models) };
        let request = MoveRequest::new(game.to_move(), limits, &stop);
        let choice = Player::new(options).choose(&game, &request, &mut |_| {});
        let human = choice.human.as_deref().expect("a network of persons");
        for found in &choice.candidates {
            let looks = (found.visits - found.edge_visits) as f32;
            own += looks * human.chance(found.mv);
            others += looks * upright.chance(found.mv);
        }
        let likeliest = human.policy[0].chance.to_bits();
        if !seen.contains(&likeliest) {
            seen.push(likeliest);
        }
    }
    assert!(own > 1.05 * others, "{own} {others}");
    // The board is turned another way from search to search.
    assert!(seen.len() > 3, "{}", seen.len());
}

#[test]
fn a_tree_serves_the_other_side_where_both_look_alike() {
    let models = models();
    let share = ExploreShare { weightless: 0.5, weightful: 0.0 };
    let kept = |explore| {
        let human = HumanParams { explore, ..persons("rank_5k") };
        let mut player = Player::new(options(&models, human));
        let mut game = game("D4");
        let first = analyzed(&mut player, &game, human, 300);
        game.play(Color::White, first.candidates[0].mv).unwrap();
        analyzed(&mut player, &game, human, 10).root.visits > 20
    };
    assert!(kept([ExploreShare::NONE; 3]) && kept([share; 3]));
    assert!(!kept([share, ExploreShare::NONE, ExploreShare::NONE]));
}

#[test]
fn a_virtual_move_has_its_part_of_the_passes_of_persons() {
    let models = models();
    let rules = rules::find("jipingdian").expect("a ruleset").rules.clone();
    let mut game = Game::new(size(), rules);
    game.play(Color::Black, Move::parse("D4", size()).unwrap()).unwrap();
    let params = NetworkParams { human: persons("rank_5k"), ..NetworkParams::PLAY };
    let net = models.load_human().expect("a network");
    let of = |virtual_moves| human_value(&game, Color::White, net, &params, virtual_moves, None).expect("a profile");
    let (with, without) = (of(true), of(false));
    assert!(with.chance(Move::Virtual) > 0.0 && without.chance(Move::Virtual) == 0.0);
    let passes = with.chance(Move::Virtual) + with.chance(Move::Pass);
    assert!((passes - without.chance(Move::Pass)).abs() < 1e-6);
}
