//! Levels of strength: moves drawn from those that the program's own network finds likely, and searches by it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Rules, find_line_game};
use liangyi_engine::engine::{Engine, EngineSettings, Level, LevelChoice};
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::{NetworkParams, RootShown, human_value};

fn game(rules: Rules, lines: u32, vertices: &str) -> Game {
    let size = Size::square(lines).expect("a size");
    let mut game = Game::new(size, rules);
    for vertex in vertices.split_whitespace() {
        game.play(game.to_move(), Move::parse(vertex, size).expect("a move")).expect("a legal move");
    }
    game
}

/// The moves of a level, each by another seed.
fn moves(models: &Arc<Models>, level: u64, game: &Game, count: u64) -> Vec<Move> {
    let mut settings = EngineSettings { is_seeded: true, threads: 1, ..EngineSettings::new(models) };
    settings.set_level(level).expect("a level");
    let stop = AtomicBool::new(false);
    let chosen = |seed| {
        let options = Options { seed, memory: 16 << 20, ..settings.player_options() };
        let request = MoveRequest::new(game.to_move(), settings.limits(), &stop);
        match Player::new(options).choose(game, &request, &mut |_| {}).action {
            PlayerAction::Move(mv) => mv,
            action => panic!("{action:?}"),
        }
    };
    (0..count).map(chosen).collect()
}

fn with_own() -> Arc<Models> {
    Arc::new(Models::embedded().with_found(None))
}

/// The mean chance of each move but a pass by the own network, which sees the position turned another way each time,
/// beside that of the likeliest one.
fn parts(game: &Game) -> HashMap<Move, f64> {
    let mut chances: HashMap<Move, f64> = HashMap::new();
    for seed in 0..16 {
        let shown = Some(RootShown { seed, odds: 0.0 });
        let value = human_value(game, game.to_move(), KataNet::own(), &NetworkParams::PLAY, true, shown);
        for proposal in value.expect("numbers").policy.iter().filter(|proposal| proposal.mv != Move::Pass) {
            *chances.entry(proposal.mv).or_default() += f64::from(proposal.chance);
        }
    }
    let most = chances.values().copied().fold(0.0, f64::max);
    chances.into_iter().map(|(mv, chance)| (mv, chance / most)).collect()
}

/// The logarithm of how likely these moves are to be drawn at a temperature.
fn log_likelihood(drawn: &[Move], parts: &HashMap<Move, f64>, temperature: f32) -> f64 {
    const LEAST_PART: f64 = 0.02;
    let weight = |part: f64| part.powf(1.0 / f64::from(temperature));
    let sum: f64 = parts.values().filter(|part| **part >= LEAST_PART).map(|part| weight(*part)).sum();
    // A move that is just too unlikely in the mean may be likely enough as the network saw the position that time.
    drawn.iter().map(|mv| (weight(parts[mv].max(LEAST_PART)) / sum).ln()).sum()
}

#[test]
fn moves_are_drawn_from_the_likely_ones_at_the_temperature_of_the_level() {
    let temperature = |level| match Level::of_number(level).expect("a level").choice {
        LevelChoice::Likely(temperature) => temperature,
        choice => panic!("{choice:?}"),
    };
    let find = |name: &str| rules::find(name).expect("a ruleset").rules.clone();
    let games =
        [(Rules::CHINESE, "E5 C3 G4 D6"), (find("jipingdian"), "E5 C3 G4 D6 F7"), (find("new-ing"), "C4 G6 F3")]
            .map(|(rules, line)| game(rules, 9, line));
    let parts = games.each_ref().map(parts);
    for level in 1..=6 {
        let mut likelihoods = [0.0; 6];
        for (game, parts) in games.iter().zip(&parts) {
            let drawn = moves(&with_own(), level, game, 40);
            assert!(drawn.iter().all(|mv| parts[mv] > 0.005), "{level}: {drawn:?}");
            for (likelihood, other) in likelihoods.iter_mut().zip(1..) {
                *likelihood += log_likelihood(&drawn, parts, temperature(other));
            }
        }
        let likeliest = (1..).zip(likelihoods).max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(level, _)| level);
        // Temperatures of levels side by side are hard to tell apart by so few moves.
        assert!(level.abs_diff(likeliest) <= 1, "level {level} draws as {likeliest}: {likelihoods:?}");
    }
}

#[test]
fn the_search_says_when_to_pass() {
    let walls = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 C7 D7 A2 G2 A4 G4 A6 G6 B3 F3 B5 F5 pass";
    let game = game(Rules::CHINESE, 7, walls);
    for level in 1..=6 {
        assert!(moves(&with_own(), level, &game, 8).iter().all(|mv| *mv == Move::Pass), "{level}");
    }
    assert!(moves(&with_own(), 1, &self::game(Rules::CHINESE, 7, "D4"), 12).iter().all(|mv| *mv != Move::Pass));
}

#[test]
fn without_a_network_and_on_boards_that_it_has_not_learnt_from_playouts_play() {
    for level in [1, 6, 7, 8] {
        for (lines, line) in [(4, "B2 C3"), (9, "E5 C3 G4 D6")] {
            let game = game(Rules::CHINESE, lines, line);
            let with_own = Arc::new(with_own().on_board(game.size()).into_owned());
            let [by_playouts, may_use_own] =
                [Models::embedded(), &with_own].map(|models| moves(models, level, &game, 12));
            assert_eq!(by_playouts == may_use_own, lines == 4, "{level} {lines}: {by_playouts:?} {may_use_own:?}");
        }
    }
}

#[test]
fn a_level_of_a_line_game_and_of_a_board_that_no_network_knows_searches_by_playouts() {
    let mut settings = EngineSettings { size: Some(Size::square(9).unwrap()), ..EngineSettings::new(&with_own()) };
    settings.set_level(8).unwrap();
    let mut engine = Engine::new(settings).unwrap();
    let most = |engine: &Engine| engine.limits_without_clock().playouts;
    assert_eq!(most(&engine), Some(9));
    engine.choose_line_game(find_line_game("renju").unwrap()).unwrap();
    assert_eq!(most(&engine), Some(1600));
    engine.set_ruleset(rules::find("jipingdian").unwrap().into()).unwrap();
    assert_eq!(most(&engine), Some(9));
    engine.set_size(Size::square(4).unwrap()).unwrap();
    assert_eq!(most(&engine), Some(1600));
}
