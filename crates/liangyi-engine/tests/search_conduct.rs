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
use liangyi_engine::player::{Choice, EarlierMoves, EarlierSearches, MoveRequest, Options, Player, PlayerAction};
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

/// The same position, reached by moves in turn; a side without stones left passes.
fn played(rules: &Rules, komi: i32, picture: &str, to_move: Color) -> Game {
    let board = Board::from_picture(picture).unwrap();
    let rules = Rules { komi: Komi::halves(2 * komi), ..rules.clone() };
    let mut game = Game::new(board.size(), rules);
    let mut left = Color::BOTH.map(|color| board.stones(color).iter().map(Move::Play).collect::<Vec<_>>());
    while left.iter().any(|moves| !moves.is_empty()) || game.to_move() != to_move {
        let color = game.to_move();
        let mv = left[color.index()].pop().unwrap_or(Move::Pass);
        game.play(color, mv).unwrap();
    }
    assert_eq!(*game.board(), board, "no stone is taken on the way");
    game
}

/// A choice for a side of whose moves `lost` in a row have found the game lost.
fn choose_after(lost: u32, player: &mut Player, game: &Game, color: Color, playouts: u64) -> Choice {
    let limits = SearchLimits { playouts: Some(playouts), ..SearchLimits::default() };
    let before = EarlierMoves { lost, ..EarlierMoves::default() };
    let stop = AtomicBool::new(false);
    player.choose(game, &MoveRequest { before, ..MoveRequest::new(color, limits, &stop) }, &mut |_| {})
}

fn choose(player: &mut Player, game: &Game, color: Color, playouts: u64) -> PlayerAction {
    choose_after(0, player, game, color, playouts).action
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

/// One side has most of the board, and the other one some room still.
const LOST: &str = "\
    . X . X . X . . .\n. X . X . X . . .\n. X . X . X . . .\n. X . X . X . . .\n. X . X . X . O .\n\
    . X . X . X . O .\n. X . X . X . . .\n. X . X . X . . .\n. X . X . X . . .";

/// A position with the colours exchanged.
fn exchanged(picture: &str) -> String {
    picture.replace('X', "?").replace('O', "X").replace('?', "O")
}

#[test]
fn a_game_that_was_lost_since_it_began_is_resigned_under_every_ruleset_and_by_either_side() {
    for row in rules::CATALOGUE {
        for (color, picture) in [(Color::White, LOST.to_string()), (Color::Black, exchanged(LOST))] {
            let what = format!("{} {color}", row.name);
            let game = played(&row.rules, 0, &picture, color);
            let choose = |lost, color| choose_after(lost, &mut player(Some(0.05)), &game, color, 220);
            let third = choose(2, color);
            // Where the board counts as it stands it is too early.
            let resigns = row.rules.removal != rules::Removal::Never;
            assert_eq!((third.finds_lost, third.action == PlayerAction::Resign), (resigns, resigns), "{what}");
            let (second, winner) = (choose(1, color), choose(2, color.opponent()));
            assert!(second.finds_lost == resigns && second.action != PlayerAction::Resign, "{what}");
            assert!(!winner.finds_lost && winner.action != PlayerAction::Resign, "{what}");
            // Whoever set the board up, or gave the stones as a handicap, knew what it was worth.
            let set_up = from_picture(&row.rules, 0, &picture, color);
            let set_up = choose_after(2, &mut player(Some(0.05)), &set_up, color, 220);
            assert!(!set_up.finds_lost && set_up.action != PlayerAction::Resign, "{what}: {:?}", set_up.action);
        }
    }
}

#[test]
fn a_handicap_given_by_passes_is_no_reason_to_resign() {
    for (color, stones) in [(Color::White, "X"), (Color::Black, "O")] {
        let picture = LOST.replace('O', ".").replace('X', stones);
        let game = played(&Rules::CHINESE, 0, &picture, color);
        let chosen = choose_after(2, &mut player(Some(1.0)), &game, color, 220);
        assert!(!chosen.finds_lost && chosen.action != PlayerAction::Resign, "{color}");
    }
}

#[test]
fn what_the_first_search_found_lost_is_no_reason_to_resign() {
    let game = played(&Rules::CHINESE, 0, LOST, Color::White);
    let limits = SearchLimits { playouts: Some(400), ..SearchLimits::default() };
    let stop = AtomicBool::new(false);
    for (first_lead, resigns) in [(None, true), (Some(-10.0), true), (Some(-90.0), false)] {
        let before = EarlierMoves { lost: 2, first_lead, ..EarlierMoves::default() };
        let request = MoveRequest { before, ..MoveRequest::new(Color::White, limits, &stop) };
        let chosen = player(Some(0.05)).choose(&game, &request, &mut |_| {});
        assert_eq!(chosen.action == PlayerAction::Resign, resigns, "{first_lead:?}: {:?}", chosen.action);
    }
}

#[test]
fn what_the_beginning_was_worth_is_found_once() {
    let game = played(&Rules::CHINESE, 0, LOST, Color::White);
    let limits = SearchLimits { playouts: Some(400), ..SearchLimits::default() };
    let stop = AtomicBool::new(false);
    let choose = |before| {
        let request = MoveRequest { before, ..MoveRequest::new(Color::White, limits, &stop) };
        player(Some(0.05)).choose(&game, &request, &mut |_| {})
    };
    let first = choose(EarlierMoves { lost: 1, ..EarlierMoves::default() });
    let lead = first.lead_at_start.expect("it was asked for");
    let mut earlier = EarlierSearches::default();
    earlier.note(&game, Color::White, &first);
    assert_eq!(earlier.before(&game, Color::White).lead_at_start, Some(lead));
    // A later search takes what is known, whatever it would find.
    for (known, resigns) in [(lead, true), (-90.0, false)] {
        let before = EarlierMoves { lost: 2, lead_at_start: Some(known), ..EarlierMoves::default() };
        let chosen = choose(before);
        assert_eq!(chosen.lead_at_start, Some(known));
        assert_eq!(chosen.action == PlayerAction::Resign, resigns, "{known}: {:?}", chosen.action);
    }
}

#[test]
fn a_game_is_not_resigned_before_a_third_of_the_board_is_filled_nor_by_what_a_handicap_gives() {
    for lines in [9, 13] {
        let size = Size::square(lines).unwrap();
        let rules = Rules { komi: Komi::halves(1), ..Rules::CHINESE };
        let stones = size.fixed_handicap(9).or(size.fixed_handicap(4)).unwrap();
        let mut game = Game::with_handicap(size, rules, &stones).unwrap();
        // White would resign whatever it does, and every second of its moves is a pass.
        let (mut player, mut dice) = (player(Some(1.0)), PlayoutRng::new(1, 0));
        let mut asked = 0;
        while 3 * game.board().occupied().len() < size.area() {
            let color = game.to_move();
            let legal: Vec<Move> = game.legal_moves(color).points.iter().map(Move::Play).collect();
            let mut mv = legal[dice.below(legal.len())];
            if color == Color::White {
                let chosen = choose_after(2, &mut player, &game, color, 200);
                assert!(!chosen.finds_lost, "{}", game.board());
                let plays = matches!(chosen.action, PlayerAction::Move(Move::Play(_)));
                assert!(plays, "{:?} on\n{}", chosen.action, game.board());
                asked += 1;
                mv = if asked % 2 == 0 { Move::Pass } else { mv };
            }
            game.play(color, mv).unwrap();
        }
        assert!(asked > 8, "{asked}");
    }
}

/// Both sides alive with eyes, and no dame; one of them has most of the board.
const LOST_AND_SETTLED: &str =
    ". X . X X O .\n. X . X X O O\n. X . X X O .\n. X . X X O O\n. X . X X O .\n. X . X X O O\n. X . X X O .";

#[test]
fn a_lost_game_in_which_only_the_count_is_left_is_passed() {
    for row in rules::CATALOGUE {
        if row.rules.counting == Counting::Stones {
            // There, own points are to be filled.
            continue;
        }
        for (color, picture) in
            [(Color::White, LOST_AND_SETTLED.to_string()), (Color::Black, exchanged(LOST_AND_SETTLED))]
        {
            let mut game = played(&row.rules, 0, &picture, color);
            let chosen = choose_after(2, &mut player(Some(1.0)), &game, color, 400);
            let what = format!("{} {color}", row.name);
            assert!(chosen.finds_lost, "{what}");
            assert_eq!(chosen.action, PlayerAction::Move(Move::Pass), "{what}");
            // Nor is it after the winner's pass, or when both have passed.
            game.play(color, Move::Pass).unwrap();
            game.play(color.opponent(), Move::Pass).unwrap();
            let chosen = choose_after(2, &mut player(Some(1.0)), &game, color, 400);
            assert_ne!(chosen.action, PlayerAction::Resign, "{what}");
        }
    }
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
    for (color, picture) in [(Color::White, LOST.to_string()), (Color::Black, exchanged(LOST))] {
        let game = played(&Rules::CHINESE, 0, &picture, color);
        let choose = |color| choose_after(2, &mut player(Some(0.05)), &game, color, 1_000);
        let (behind, ahead) = (choose(color), choose(color.opponent()));
        let sign = -color.sign() as f32;
        assert!(behind.win_threshold * sign > 0.0 && ahead.win_threshold * sign > 0.0, "no dynamic komi");
        assert_eq!(behind.action, PlayerAction::Resign);
        assert_ne!(ahead.action, PlayerAction::Resign);
    }
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
                    true => match choose_after(2, &mut player, &game, color, 300).action {
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
    let full = played(&rules::find("jihuozi-ancient").unwrap().rules, 0, LOST_AND_SETTLED, Color::White);
    let chosen = choose_after(2, &mut player(Some(1.0)), &full, Color::White, 300);
    assert_eq!(chosen.action, PlayerAction::Resign);
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
