//! Levels of strength: moves drawn from those that the program's own network finds likely, and searches by it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::Size;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{self, Rules, find_line_game};
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::policy::{KataNet, Models};
use liangyi_engine::search::{NetworkParams, human_value};

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

/// The chance of each move by the own network, beside that of the likeliest one.
fn parts(game: &Game) -> Vec<(Move, f32)> {
    let value = human_value(game, game.to_move(), KataNet::own(), &NetworkParams::PLAY, true, None).expect("numbers");
    let most = value.policy.iter().filter(|one| one.mv != Move::Pass).map(|one| one.chance).fold(0.0, f32::max);
    value.policy.iter().map(|one| (one.mv, one.chance / most)).collect()
}

#[test]
fn no_move_is_one_that_hardly_anybody_would_think_of() {
    let find = |name: &str| rules::find(name).expect("a ruleset").rules.clone();
    let mut kinds_of_all = [0, 0];
    for (rules, line) in
        [(Rules::CHINESE, "E5 C3 G4 D6"), (find("jipingdian"), "E5 C3 G4 D6 F7"), (find("new-ing"), "C4 G6 F3")]
    {
        let game = game(rules, 9, line);
        let parts = parts(&game);
        let part = |mv: Move| parts.iter().find(|(known, _)| *known == mv).map_or(0.0, |(_, part)| *part);
        let drawn = |level| moves(&with_own(), level, &game, 40);
        let (weakest, strongest) = (drawn(1), drawn(6));
        // The network sees the position turned another way each time, so that a chance is not quite the same.
        assert!(weakest.iter().chain(&strongest).all(|mv| part(*mv) > 0.005), "{weakest:?} {strongest:?}");
        let kinds = |moves: &[Move]| moves.iter().collect::<std::collections::HashSet<_>>().len();
        let found = [&weakest, &strongest].map(|moves| kinds(moves));
        // Where few moves are likely, the weakest one has no more than these to draw from.
        assert!(found[0] > found[1], "{weakest:?} {strongest:?}");
        (0..2).for_each(|level| kinds_of_all[level] += found[level]);
        let mean = |moves: &[Move]| moves.iter().map(|mv| part(*mv)).sum::<f32>();
        assert!(mean(&weakest) < mean(&strongest));
    }
    assert!(kinds_of_all[0] > 2 * kinds_of_all[1], "{kinds_of_all:?}");
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
