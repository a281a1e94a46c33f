//! How games stop, end and go on: passes and offers, who resumes, and what extra moves cost.

use liangyi_core::base::Color;
use liangyi_core::game::{Illegal, Move, Phase};
use liangyi_core::rules::{CATALOGUE, Ending, Rules};

use crate::support::{game_from, legal, new_game, play};

/// As many passes as end or stop a game, `sides` in turn, from a board on which nobody has passed.
fn end_by_passes(rules: &Rules, sides: [&str; 2]) -> String {
    let passes = if rules.ending == Ending::FourPassesOnABoard { 4 } else { 2 };
    let pair = sides.map(|side| format!("{side} pass")).join(", ");
    vec![pair; passes / 2].join(", ")
}

#[test]
fn four_virtual_passes_in_a_row_end_a_game_for_good_and_two_stop_it() {
    // 新应氏, example 1: 双方各二虚手, 即连续四次虚手, 不论任何理由不得恢复着手.
    let mut game = new_game("ing-1991", 19);
    play(&mut game, "B d4, W q16, B pass, W pass");
    assert_eq!((game.phase(), game.to_move()), (Phase::Stopped, Color::Black));
    let mut resumed = game.clone();
    resumed.play_next(Move::parse("k10", game.size()).expect("a move")).expect("two stop it, and it may go on");
    play(&mut game, "B pass, W pass");
    assert_eq!((game.phase(), game.virtual_stones(Color::Black)), (Phase::Over, 2));
    assert_eq!(game.play_next(Move::parse("k10", game.size()).expect("a move")), Err(Illegal::Over));
    // Three in a row and a stone begin anew.
    play(&mut resumed, "W pass, B pass, W pass, B a1, W pass, B pass");
    assert_eq!(resumed.phase(), Phase::Stopped);
}

#[test]
fn four_virtual_passes_on_the_same_board_end_a_game_whatever_came_between() {
    // 计活子, 鸣谢: 在同一盘内棋形下双方累计下出四虚着时强制终局; an endless ko is cut short by it.
    let ko = "
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .";
    let mut game = game_from("jihuozi-2010", Color::White, ko);
    play(&mut game, "W b4");
    assert!(!legal(&game, "B c4"), "taken back at once");
    play(&mut game, "B pass, W pass, B c4, W pass, B pass, W b4");
    assert_eq!((game.phase(), game.offer()), (Phase::Contest, Some(Color::Black)), "two on this board already");
    play(&mut game, "B pass");
    assert!(!game.is_over());
    play(&mut game, "W pass");
    assert_eq!(game.phase(), Phase::Over, "the fourth");
}

#[test]
fn two_passes_in_a_row_stop_or_end_every_game() {
    for row in CATALOGUE {
        let mut game = new_game(&row.name, 5);
        play(&mut game, "B c3, W pass");
        assert_eq!((game.phase(), game.offer()), (Phase::Contest, Some(Color::White)), "{}", row.name);
        play(&mut game, "B d3");
        assert_eq!(game.offer(), None, "{}: play goes on", row.name);
        play(&mut game, &end_by_passes(&row.rules, ["W", "B"]));
        let wanted = if row.rules.ending.may_resume() { Phase::Stopped } else { Phase::Over };
        assert_eq!(game.phase(), wanted, "{}", row.name);
        assert!(game.is_over(), "{}", row.name);
    }
}

#[test]
fn after_the_end_play_goes_on_and_play_next_does_not() {
    for row in CATALOGUE {
        let mut game = new_game(&row.name, 5);
        for mv in "c3".split(' ').chain(end_by_passes(&row.rules, ["B", "W"]).split(", ").map(|_| "pass")) {
            let mv = Move::parse(mv, game.size()).expect("a move");
            game.play_next(mv).unwrap_or_else(|reason| panic!("{}: {reason}", row.name));
        }
        let stone = Move::parse("d4", game.size()).expect("a move");
        if game.phase() == Phase::Over {
            for mv in [Move::Pass, stone] {
                assert_eq!(game.play_next(mv), Err(Illegal::Over), "{}", row.name);
            }
            let made = 1 + end_by_passes(&row.rules, ["B", "W"]).split(", ").count();
            assert_eq!((game.move_number(), game.phase()), (made, Phase::Over), "{}: it is as it was", row.name);
            game.play(game.to_move(), Move::Pass).expect("a pass");
            assert_eq!(game.phase(), Phase::Over, "{}: an offer leaves it ended", row.name);
            if row.rules.ending.is_final() {
                assert_eq!(game.play(game.to_move(), stone), Err(Illegal::Over), "{}: forced", row.name);
                continue;
            }
            game.play(game.to_move(), stone).expect("a stone");
        } else {
            // The rules say who moves, and have play resumed.
            let first = game.to_move();
            game.play_next(stone).expect("a stone");
            assert_eq!(game.moves().next_back().map(|played| played.color), Some(first), "{}", row.name);
        }
        assert_eq!(game.phase(), Phase::Resolution, "{}", row.name);
    }
}

#[test]
fn after_a_stop_the_side_that_passed_first_moves_first() {
    for name in ["jipingdian", "jihuozi", "jihuozi-art", "jihuozi-simple"] {
        let mut game = new_game(name, 5);
        play(&mut game, "B c3, W d3, B pass, W pass");
        assert_eq!(game.to_move(), Color::Black, "{name}");
        play(&mut game, "B pass");
        assert_eq!((game.phase(), game.to_move()), (Phase::Stopped, Color::Black), "{name}: a pass resumes nothing");
    }
}

#[test]
fn under_new_ing_the_opponent_of_the_first_offerer_moves_first() {
    let mut game = new_game("new-ing", 5);
    play(&mut game, "B c3, W d3, B pass, W pass");
    assert_eq!(game.to_move(), Color::White);
    game.undo();
    play(&mut game, "W pass");
    assert_eq!((game.phase(), game.to_move()), (Phase::Over, Color::White), "undo gives the offers back");
}

#[test]
fn a_move_after_the_end_begins_the_resolution_which_two_passes_end() {
    for row in CATALOGUE.iter().filter(|row| row.rules.ending != Ending::FourPassesOnABoard) {
        let mut game = new_game(&row.name, 5);
        let end = end_by_passes(&row.rules, ["B", "W"]);
        play(&mut game, &format!("B c3, W d3, {end}, B c2"));
        assert_eq!((game.phase(), game.offer()), (Phase::Resolution, None), "{}", row.name);
        let (before_the_last, last) = end.rsplit_once(", ").expect("several passes");
        play(&mut game, &format!("W d2, {before_the_last}"));
        assert_eq!(game.phase(), Phase::Resolution, "{}", row.name);
        play(&mut game, last);
        assert!(game.is_over(), "{}", row.name);
        play(&mut game, "B e5");
        assert_eq!(game.phase(), Phase::Resolution, "{}: the contest never comes back", row.name);
        while game.undo().is_some() {}
        assert_eq!(game.phase(), Phase::Contest, "{}: but by undo", row.name);
    }
}

#[test]
fn a_virtual_move_cannot_resume_play() {
    let mut game = new_game("jipingdian", 5);
    play(&mut game, "B c3, W d3, B pass, W pass");
    assert!(!legal(&game, "B virtual"), "White has faced this board");
    assert!(!legal(&game, "W virtual"), "and so has Black");
}

#[test]
fn passes_count_whoever_makes_them() {
    let mut game = new_game("chinese", 5);
    play(&mut game, "B c3, W pass, W pass");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.to_move(), Color::Black);
}

#[test]
fn proportional_ends_with_two_moves_that_change_nothing() {
    // A1 is White's eye and E5 Black's: each may throw one stone in.
    let eyes = "
        . . . X .
        . . . X X
        . . . . .
        O O . . .
        . O . . .";
    let mut game = game_from("proportional", Color::Black, eyes);
    play(&mut game, "B a1");
    assert_eq!(game.phase(), Phase::Contest);
    play(&mut game, "W e5");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!((game.prisoners(Color::Black), game.prisoners(Color::White)), (1, 1));
}

/// The rules of null moves, articles 9 and 10: after the end play goes on with a stone though the board has been there.
#[test]
fn a_null_move_that_resumes_the_game_is_the_first_offer_of_a_new_end() {
    const KOS: &str = "
        O X . X . . .
        . O X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . O X . .
        . . O X . X .";
    let mut game = game_from("new-ing", Color::White, KOS);
    play(&mut game, "W c7, B pass, W e1, B b7, W c7, B d1");
    assert!(game.is_over());
    play(&mut game, "B b7");
    assert_eq!((game.phase(), game.to_move(), game.offer()), (Phase::Resolution, Color::White, Some(Color::Black)));
    assert!(!game.is_over());
    play(&mut game, "W pass");
    assert!(game.is_over());
    let mut game = game_from("new-ing", Color::White, KOS);
    play(&mut game, "W c7, B pass, W pass, B pass");
    assert!(game.is_over(), "a pass resumes nothing");
}

#[test]
fn a_suicide_of_one_stone_is_a_null_move() {
    let eye = "
        . . .
        O O .
        . O .";
    let mut game = game_from("new-ing", Color::Black, eye);
    play(&mut game, "B a1");
    assert_eq!(game.offer(), Some(Color::Black));
    play(&mut game, "W pass");
    assert_eq!((game.phase(), game.to_move()), (Phase::Over, Color::White));
}

#[test]
fn playing_the_last_move_of_the_contest_costs_black_a_point() {
    let mut game = new_game("jipingdian", 5);
    play(&mut game, "B c3, W c2, B d2, W pass, B pass");
    assert_eq!(game.extra_moves(), 1);
}

/// Black can take the last ko at A3, or White at A2 had Black taken it.
const LAST_KO: &str = "
    X X X X X
    O O O O X
    . O . O X
    O X O O X
    X . X X X";

#[test]
fn the_last_ko_costs_what_the_text_says() {
    // No passes before the ko; B stands for a move of Black's, W for one of White's.
    let owed = |name: &str, first: Color, moves: &str| {
        let board = if first == Color::Black { LAST_KO.to_string() } else { swapped(LAST_KO) };
        let mut game = game_from(name, first, &board);
        // The contest was even so far: after White's last move Black is to move, and before it Black had made one more.
        let even = if first == Color::White { 1 } else { 0 };
        play(&mut game, moves);
        assert_eq!(game.phase(), Phase::Stopped);
        game.extra_moves() + even
    };
    let black = |moves| owed("jipingdian", Color::Black, moves);
    let white = |moves| owed("jipingdian", Color::White, moves);
    assert_eq!(black("B a3, W pass, B pass"), 1, "Black takes it and does not fill it");
    assert_eq!(black("B a3, W pass, B a2, W pass, B pass"), 2, "Black takes it and fills it");
    assert_eq!(white("W a3, B pass, W pass"), 0, "White takes it and does not fill it");
    assert_eq!(white("W a3, B pass, W a2, B pass, W pass"), -1, "White takes it and fills it");
}

fn swapped(picture: &str) -> String {
    let swap = |sign| match sign {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    picture.chars().map(swap).collect()
}

#[test]
fn virtual_moves_count_as_moves_with_a_stone_and_resolution_counts_none() {
    let mut game = new_game("jipingdian", 5);
    play(&mut game, "B c3, W virtual, B d3, W pass, B pass");
    assert_eq!(game.extra_moves(), 1);
    play(&mut game, "W b2, B virtual, W b3, B pass, W pass");
    assert_eq!(game.extra_moves(), 1, "the contest is over");
    assert_eq!(game.stone_move_difference(), 0);
}

#[test]
fn suicides_and_retaken_kos_are_moves_with_a_stone() {
    let eye = "
        . . .
        O O .
        . O .";
    let mut game = game_from("jipingdian", Color::Black, eye);
    play(&mut game, "B a1, W pass, B pass");
    assert_eq!(game.extra_moves(), 1);
}

#[test]
fn the_points_that_offer_the_end_are_those_whose_stones_do() {
    let ko = "
        . X O . .
        X O . O .
        . X O . .
        . . . X .
        . . X . X";
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, ko);
        for moves in ["B c4", "W b4, B d1"] {
            if moves.split(", ").all(|text| legal(&game, text)) {
                play(&mut game, moves);
            }
            for color in Color::BOTH {
                let named = game.offering_points(color);
                for point in game.legal_moves(color).points.iter() {
                    let mut after = game.clone();
                    after.play(color, Move::Play(point)).expect("a legal move");
                    let stood = named.iter().find(|(offering, _)| *offering == point);
                    let offers = after.offer() == Some(color) || after.is_over();
                    assert_eq!(stood.is_some(), offers, "{}, {color:?} {}", row.name, game.size().vertex(point));
                    let Some((_, moves)) = stood else { continue };
                    let back = game.move_number() - moves;
                    let earlier = std::iter::once(*game.board()).chain(game.earlier_boards()).nth(back);
                    assert_eq!(earlier, Some(*after.board()), "{}: the board after move {moves}", row.name);
                }
            }
        }
    }
    let mut game = game_from("new-ing", Color::Black, ko);
    play(&mut game, "B c4");
    let at = |vertex: &str| game.size().parse_vertex(vertex).expect("a point");
    assert!(game.offering_points(Color::White).contains(&(at("b4"), 0)), "the ko is taken back");
    assert!(game.offering_points(Color::White).contains(&(at("d1"), 1)), "a stone that is gone at once");
}
