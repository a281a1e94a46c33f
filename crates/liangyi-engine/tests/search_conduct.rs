//! How the player behaves at the end of a game: under every ruleset, and against sides that behave badly.

use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::rules::{Counting, Komi, Rules};
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{End, score};
use liangyi_engine::judge::{Effort, judge};
use liangyi_engine::player::{MoveRequest, Options, Player, PlayerAction};
use liangyi_engine::playout::PlayoutRng;
use liangyi_engine::policy::Models;
use liangyi_engine::search::SearchLimits;

/// Both sides alive with room inside that neither can live in, and no dame.
const SETTLED: &str =
    ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O . .\nX X X X O O O";

fn from_picture(rules: &Rules, komi: i32, picture: &str, to_move: Color) -> Game {
    let rules = Rules { komi: Komi::halves(2 * komi), ..rules.clone() };
    Game::from_setup(Board::from_picture(picture).unwrap(), rules, to_move).unwrap()
}

fn choose(player: &mut Player, game: &Game, color: Color, playouts: u64) -> PlayerAction {
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    player.choose(game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {}).action
}

fn player(resign_below: Option<f64>) -> Player {
    player_with_seed(resign_below, Options::new(Models::embedded()).seed)
}

fn player_with_seed(resign_below: Option<f64>, seed: u64) -> Player {
    Player::new(Options { memory: 64 << 20, resign_below, seed, ..Options::new(Models::embedded()) })
}

#[test]
fn a_settled_game_is_passed_and_nothing_is_filled() {
    for row in rules::CATALOGUE {
        let game = from_picture(&row.rules, 0, SETTLED, Color::Black);
        for color in Color::BOTH {
            let chosen = choose(&mut player(None), &game, color, 400);
            if row.rules.counting == Counting::Stones {
                // There, only what is filled counts.
                assert!(matches!(chosen, PlayerAction::Move(Move::Play(_))), "{} {color}: {chosen:?}", row.name);
            } else {
                assert_eq!(chosen, PlayerAction::Move(Move::Pass), "{} {color}", row.name);
            }
        }
    }
}

/// Playouts take it for likely that stones thrown into the large eye kill what is around it.
#[test]
fn a_settled_game_is_passed_where_a_needless_move_costs_a_point_whatever_the_seed() {
    for name in ["japanese", "korean", "jipingdian"] {
        let game = from_picture(&rules::find(name).unwrap().rules, 0, SETTLED, Color::Black);
        for seed in 10..16 {
            for color in Color::BOTH {
                let chosen = choose(&mut player_with_seed(None, seed), &game, color, 400);
                assert_eq!(chosen, PlayerAction::Move(Move::Pass), "{name} {color}, seed {seed}");
            }
        }
    }
}

#[test]
fn dead_stones_are_taken_before_a_pass_only_where_nobody_else_takes_them_off() {
    let picture = SETTLED.replacen('.', "O", 1);
    let beside = ["A6", "B7"].map(|vertex| Size::square(7).unwrap().parse_vertex(vertex).unwrap());
    for (name, takes) in [
        ("tromp-taylor", true),
        ("new-zealand", false),
        ("chinese", false),
        ("jihuozi", false),
        ("jihuozi-natural", true),
        ("jihuozi-ancient", true),
        ("proportional", true),
    ] {
        // By the stones as they stand Black is two points ahead, without the dead one seven.
        let game = from_picture(&rules::find(name).unwrap().rules, 3, &picture, Color::Black);
        match choose(&mut player(None), &game, Color::Black, 400) {
            PlayerAction::Move(Move::Play(point)) => assert!(takes && beside.contains(&point), "{name}"),
            PlayerAction::Move(Move::Pass) => assert!(!takes, "{name}: passed"),
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// 计活子, figures 5 and 3: played on to its natural end, the stopped game comes to 22 living stones and 21. The dead
/// stone at C2 is taken, and nobody fills an eye that it needs.
#[test]
fn figure_5_is_played_on_to_figure_3_where_the_end_is_natural() {
    let picture =
        ". X . X X O .\n. X X X O . O\n. . X O O O O\nX X X X O X O\nO O O X X X X\nO . X O O X X\n. O O O O O X";
    let mut game = from_picture(&rules::find("jihuozi-natural").unwrap().rules, 0, picture, Color::White);
    let mut player = player(None);
    while !game.is_over() && game.move_number() < 60 {
        let color = game.to_move();
        let PlayerAction::Move(mv) = choose(&mut player, &game, color, 400) else { panic!("gave up") };
        game.play(color, mv).unwrap();
    }
    assert!(game.is_over(), "{}", game.board());
    let counted = score(&game, game.rules(), End::Agreed, None, &PointSet::EMPTY);
    assert_eq!([counted.black, counted.white].map(|sum| sum.to_string()), ["22", "21"], "{}", game.board());
}

#[test]
fn a_side_that_never_passes_is_beaten() {
    for name in ["chinese", "tromp-taylor", "japanese", "jipingdian", "jihuozi", "new-ing"] {
        let rules = &rules::find(name).unwrap().rules;
        let mut game = Game::new(Size::square(7).unwrap(), rules.clone());
        let (own, mut player, mut dice) = (rules.first, player(None), PlayoutRng::new(1, 0));
        let mut passed = 0;
        // Long after all is settled the other side still plays on, wherever it can.
        while !game.is_over() && game.move_number() < 120 {
            let color = game.to_move();
            let mv = if color == own {
                let PlayerAction::Move(mv) = choose(&mut player, &game, color, 100) else { panic!("{name}: gave up") };
                passed += usize::from(mv == Move::Pass);
                mv
            } else {
                let legal = game.legal_moves(color).points;
                let at = dice.below(legal.len().max(1) as usize);
                legal.iter().nth(at).map_or(Move::Pass, Move::Play)
            };
            game.play(color, mv).unwrap();
        }
        let judged = judge(&game, Models::embedded(), 1, Effort::Thorough);
        let counted = score(&game, game.rules(), End::Agreed, None, &judged.dead);
        assert_eq!(counted.winner(), Some(own), "{name}: {:?}\n{}", counted.margin, game.board());
        assert!(passed > 0, "{name}: it filled its own points to the end\n{}", game.board());
    }
}

#[test]
fn only_a_lost_game_is_resigned() {
    let lost =
        "X X X X X X X\nX . X . X . X\nX X X X X X X\n. . . . . . .\nX X X X X X X\nX . X . X . X\nX X X X X X X";
    let game = from_picture(&Rules::CHINESE, 7, lost, Color::White);
    assert_eq!(choose(&mut player(Some(0.05)), &game, Color::White, 400), PlayerAction::Resign);
    assert_ne!(choose(&mut player(Some(0.05)), &game, Color::Black, 400), PlayerAction::Resign);
    // Forty points behind by komi alone, but with the whole board to play for.
    let begun = Game::new(Size::square(9).unwrap(), Rules { komi: Komi::halves(80), ..Rules::CHINESE });
    assert_ne!(choose(&mut player(Some(0.05)), &begun, Color::Black, 400), PlayerAction::Resign);
}

/// Far fewer points than the side that is ahead leads by are open: a ko on the edge, and a dame.
const WON: &str = "\
    . X X X O O O . .\nX . X X X O O O O\nX X X . X X X O .\n. X . X X . X O O\nX X X X . X X X O\n\
    . X X X X X X X O\nX X . X X X . X O\nX X X X . X X X O\n. X . X X X X . O";

#[test]
fn an_offer_to_end_is_taken_at_once_by_the_side_that_is_far_ahead_under_every_ruleset() {
    for row in rules::CATALOGUE {
        for seed in 1..4 {
            let mut game = from_picture(&row.rules, 0, WON, Color::White);
            game.play(Color::White, Move::Pass).unwrap();
            let chosen = choose(&mut player_with_seed(Some(0.05), seed), &game, Color::Black, 200);
            assert_eq!(chosen, PlayerAction::Move(Move::Pass), "{}, seed {seed}", row.name);
        }
    }
}

#[test]
fn a_lost_game_is_resigned_under_dynamic_komi_too() {
    // Black has the upper half, and White's komi is larger than the board.
    let half = ". . . . . . . . .\n. X . X . X . X .\n. . X . X . X . .\nX X X X X X X X X\nO O O O O O O O O\n\
                . . O . O . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .";
    let game = from_picture(&Rules::CHINESE, 90, half, Color::Black);
    let limits = SearchLimits { playouts: Some(1_000), ..SearchLimits::default() };
    let choose = |color| {
        let mut player = player(Some(0.05));
        player.choose(&game, &MoveRequest::new(color, limits, &AtomicBool::new(false)), &mut |_| {})
    };
    let (behind, ahead) = (choose(Color::Black), choose(Color::White));
    assert!(behind.win_threshold < 0.0 && ahead.win_threshold < 0.0, "no dynamic komi");
    assert_eq!(behind.action, PlayerAction::Resign);
    assert_ne!(ahead.action, PlayerAction::Resign);
}

/// The rulesets that never remove anything: the board counts as it stands.
fn counting_as_it_stands() -> impl Iterator<Item = &'static rules::Ruleset> {
    rules::CATALOGUE.iter().filter(|row| row.rules.removal == rules::Removal::Never)
}

/// The side that is asked would resign whatever it does, and the other one plays at random or passes.
#[test]
fn no_side_gives_up_while_half_of_a_board_that_counts_as_it_stands_is_empty() {
    let mut asked = 0;
    for (seed, row) in counting_as_it_stands().enumerate() {
        for own in Color::BOTH {
            let mut game = Game::new(Size::square(6).unwrap(), row.rules.clone());
            let (mut player, mut dice) = (player(Some(1.0)), PlayoutRng::new(seed as u64, 0));
            while !game.is_over() && 2 * game.board().empty().len() >= game.size().area() && game.move_number() < 80 {
                let color = game.to_move();
                let legal: Vec<Move> = game.legal_moves(color).points.iter().map(Move::Play).collect();
                let mv = match color == own {
                    true => match choose(&mut player, &game, color, 300) {
                        PlayerAction::Move(mv) => mv,
                        PlayerAction::Resign => panic!("{} {color} resigned on\n{}", row.name, game.board()),
                    },
                    false if dice.below(3) == 0 => Move::Pass,
                    false => legal[dice.below(legal.len())],
                };
                asked += usize::from(color == own);
                assert!(color != own || mv != Move::Pass, "{} {color} passed on\n{}", row.name, game.board());
                game.play(color, mv).unwrap();
            }
        }
    }
    assert!(asked > 40, "{asked}");
    // With the board nearly full it may.
    let full = from_picture(&rules::find("jihuozi-ancient").unwrap().rules, 20, SETTLED, Color::Black);
    assert_eq!(choose(&mut player(Some(1.0)), &full, Color::Black, 300), PlayerAction::Resign);
}

/// Games of the program against itself that nobody gives up: at their end nobody has dead stones of the other side on
/// the board, nor, where only stones count, much room for stones.
#[test]
fn games_that_count_as_they_stand_are_played_to_an_end_that_people_accept() {
    for row in counting_as_it_stands() {
        for seed in 1..=2 {
            let mut game = Game::new(Size::square(5).unwrap(), row.rules.clone());
            let mut player = player_with_seed(None, seed);
            while !game.is_over() && game.move_number() < 200 {
                let color = game.to_move();
                let PlayerAction::Move(mv) = choose(&mut player, &game, color, 400) else { panic!("gave up") };
                game.play(color, mv).unwrap();
            }
            let board = *game.board();
            let what = || format!("{}, seed {seed}, after {} moves:\n{board}", row.name, game.move_number());
            assert!(game.is_over(), "drags on: {}", what());
            let judged = judge(&game, Models::embedded(), 1, Effort::Thorough);
            assert!(judged.dead.is_empty(), "dead stones are left: {}", what());
            assert!(
                2 * board.empty().len() < board.size().area()
                    || board.chains(Color::Black).is_empty()
                    || board.chains(Color::White).is_empty(),
                "half empty: {}",
                what()
            );
            if row.rules.counting == Counting::Stones {
                let parts = Parts::new(&board);
                let most = parts.groups.iter().map(|group| group.territory.len()).max().unwrap_or(0);
                let is_full = 4 * board.empty().len() <= board.size().area();
                assert!(most <= 3 || is_full, "room is left: {}", what());
            }
        }
    }
}

/// Sending two and returning one: under the simple ko alone it could go on for ever.
#[test]
fn a_position_is_not_brought_back_by_the_side_that_is_behind() {
    let rules = &rules::find("jihuozi-ancient").unwrap().rules;
    let picture = "
        . X X X X
        O X X X .
        . O X X X
        O . O X X
        O O O O O";
    let mut game = from_picture(rules, 0, picture, Color::White);
    let mut player = player(None);
    let mut seen = vec![(*game.board(), game.to_move())];
    while !game.is_over() && game.move_number() < 60 {
        let color = game.to_move();
        let PlayerAction::Move(mv) = choose(&mut player, &game, color, 400) else { panic!("gave up") };
        game.play(color, mv).unwrap();
        seen.push((*game.board(), game.to_move()));
    }
    assert!(game.is_over(), "{}", game.board());
    let times = |position| seen.iter().filter(|other| *other == position).count();
    assert!(seen.iter().all(|position| times(position) <= 4), "{seen:?}");
}
