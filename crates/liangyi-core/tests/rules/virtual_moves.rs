//! Virtual moves: the five consequences of the no-regression rule that its text states.

use liangyi_core::base::Color;
use liangyi_core::game::Move;
use liangyi_core::rules::CATALOGUE;

use crate::support::{at, game_from, legal, new_game, play, refusal};

const WITH_VIRTUAL_MOVES: [&str; 4] = ["jipingdian", "jihuozi", "jihuozi-natural", "jihuozi-art"];

const KO: &str = "
    . . . . .
    . . . . .
    . X O . .
    X O . O .
    . X O . .";

/// White has a one-point eye at A1, Black one at E5.
const TWO_EYES: &str = "
    . . . X .
    . . . X X
    . . . . .
    O O . . .
    . O . . .";

/// The false-life position (假生图) one move earlier: Black takes the ko at A3.
const BEFORE_FALSE_LIFE: &str = "
    X X X X X X .
    X . X X X X X
    X X O X X O X
    O O O X X O O
    . O O O O O O
    O X X O . O O
    X . X O O . O";

#[test]
fn consequence_1_a_ko_may_be_retaken_after_one_virtual_move() {
    for name in WITH_VIRTUAL_MOVES {
        let mut game = game_from(name, Color::Black, KO);
        play(&mut game, "B c2");
        assert!(!legal(&game, "W b2"), "{name}");
        play(&mut game, "W virtual, B pass");
        assert!(legal(&game, "W b2"), "{name}");
    }
}

#[test]
fn consequence_2_one_stone_suicide_unless_the_last_move_was_a_pass_or_another() {
    for name in WITH_VIRTUAL_MOVES {
        let after = |moves| {
            let mut game = game_from(name, Color::White, TWO_EYES);
            play(&mut game, moves);
            game
        };
        assert!(legal(&after("W c3"), "B a1"), "{name}: after a move that changed the board");
        assert!(legal(&after("W virtual"), "B a1"), "{name}: White has not faced this whole position");
        assert!(!legal(&after("W c3, B pass, W pass"), "B a1"), "{name}: after a pass");
        assert!(!legal(&after("W e5"), "B a1"), "{name}: after a one-stone suicide");
    }
}

#[test]
fn consequence_3_no_virtual_move_after_a_pass_a_suicide_or_a_virtual_move() {
    for name in WITH_VIRTUAL_MOVES.iter().chain(&["jihuozi-simple"]) {
        let after = |moves| {
            let mut game = game_from(name, Color::White, TWO_EYES);
            play(&mut game, moves);
            game
        };
        assert!(legal(&after("W c3"), "B virtual"), "{name}: after a move that changed the board");
        assert!(!legal(&after("W pass"), "B virtual"), "{name}: after a pass");
        assert!(!legal(&after("W e5"), "B virtual"), "{name}: after a one-stone suicide");
        assert!(!legal(&after("W virtual"), "B virtual"), "{name}: after a virtual move");
        assert_eq!(refusal(&after("W c3, B c4, W virtual"), "B virtual"), "repeats the board White faced after move 2");
    }
}

#[test]
fn consequence_3_more_generally_no_virtual_move_on_a_board_the_opponent_has_faced() {
    // White sends two and takes one back; Black faces the first board, which White faced at the start.
    let mut game = game_from(
        "jipingdian",
        Color::White,
        "
        . . . .
        X X O .
        X X O .
        . O . O",
    );
    play(&mut game, "W a1, B c1, W b1");
    assert_eq!(refusal(&game, "B virtual"), "repeats the board White faced at the start");
}

#[test]
fn consequence_4_suicide_of_several_stones_unless_the_whole_position_was_faced() {
    let eye_of_two = "
        . . . X .
        . . . X X
        . . . . .
        O O O . .
        . . O . .";
    for name in WITH_VIRTUAL_MOVES {
        let mut game = game_from(name, Color::Black, eye_of_two);
        play(&mut game, "B a1, W pass");
        // The two stones go, and White faces the board of the start, which it has not faced before.
        assert!(legal(&game, "B b1"), "{name}");
        play(&mut game, "B b1");
        assert_eq!(game.prisoners(Color::White), 2, "{name}");
        // A second time round it has.
        play(&mut game, "W pass");
        assert!(!legal(&game, "B a1"), "{name}: White has faced the board with one stone");
        play(&mut game, "B b1, W pass");
        assert!(!legal(&game, "B a1"), "{name}: White has faced the board without the two");
    }
}

#[test]
fn consequence_5_false_life_lives_under_situational_superko() {
    for name in ["chinese", "aga"] {
        let mut game = game_from(name, Color::Black, BEFORE_FALSE_LIFE);
        play(&mut game, "B a3");
        assert!(!legal(&game, "W a2"), "{name}");
        play(&mut game, "W pass, B pass");
        assert!(game.is_over(), "{name}");
        assert!(!legal(&game, "W a2"), "{name}");
    }
}

#[test]
fn consequence_5_false_life_dies_by_a_virtual_move_whatever_black_does() {
    for name in WITH_VIRTUAL_MOVES {
        let mut game = game_from(name, Color::Black, BEFORE_FALSE_LIFE);
        play(&mut game, "B a3");
        assert!(!legal(&game, "W a2"), "{name}");
        play(&mut game, "W virtual");
        let replies = game.legal_moves(Color::Black);
        assert!(!replies.virtual_move, "{name}");
        let a2 = at(&game, "a2");
        for reply in replies.points.iter().map(Move::Play).chain([Move::Pass]) {
            game.play(Color::Black, reply).expect("listed");
            if reply == Move::Play(a2) {
                // Black fills the ko and is left with one liberty.
                play(&mut game, "W b1");
                assert_eq!(game.prisoners(Color::White), 6, "{name}");
                game.undo();
            } else {
                assert!(legal(&game, "W a2"), "{name}: after {reply:?}");
            }
            game.undo();
        }
    }
}

#[test]
fn only_the_rulesets_that_have_them_allow_virtual_moves() {
    for row in CATALOGUE {
        let mut game = new_game(&row.name, 5);
        let color = game.to_move();
        play(&mut game, if color == Color::Black { "B c3" } else { "W c3" });
        let mv = if color == Color::Black { "W virtual" } else { "B virtual" };
        if row.rules.virtual_pass {
            play(&mut game, mv);
            assert_eq!(game.moves().next_back().map(|played| played.mv), Some(Move::Pass), "{}", row.name);
            assert_eq!(game.virtual_stones(color.opponent()), 1, "{}: a pass is a virtual move", row.name);
            assert_eq!(game.offer(), Some(color.opponent()), "{}", row.name);
        } else if WITH_VIRTUAL_MOVES.contains(&row.name.as_ref()) || row.name == "jihuozi-simple" {
            play(&mut game, mv);
            assert_eq!(game.virtual_stones(color.opponent()), 1, "{}", row.name);
            assert_eq!(game.offer(), None, "{}: a virtual move is no offer", row.name);
            assert!(!game.is_over(), "{}", row.name);
        } else {
            assert_eq!(refusal(&game, mv), "this ruleset has no virtual moves", "{}", row.name);
        }
    }
}

/// 计活子, 鸣谢, the edition of the end of 2011: 禁止致使盘内棋形同形四现的虚着.
#[test]
fn no_virtual_pass_leaves_the_board_there_for_the_fourth_time() {
    let mut game = new_game("jihuozi-2011", 5);
    play(&mut game, "W c3, B pass, W pass");
    let reason = "brings back for the fourth time the board that first stood after move 1";
    assert_eq!(refusal(&game, "B pass"), reason);
    assert_eq!(refusal(&game, "B virtual"), reason);
    play(&mut game, "B d3, W pass");
    assert!(legal(&game, "B pass"));
    // Who has no other move may give up all the same.
    let mut full = game_from("jihuozi-2011", Color::Black, "O O .\nO O O\nO O .");
    play(&mut full, "B pass, W pass");
    assert!(full.legal_moves(Color::Black).points.is_empty());
    assert!(legal(&full, "B pass"));
    assert!(!legal(&full, "W pass"));
}

/// A real move of that edition may not bring back a whole position: after virtual stones it is another one.
#[test]
fn a_ko_may_be_taken_back_after_a_virtual_pass() {
    let ko = "
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .";
    for name in ["jihuozi-2010", "jihuozi-2011", "ing-1991"] {
        let mut game = game_from(name, Color::White, ko);
        play(&mut game, "W b4");
        assert!(!legal(&game, "B c4"), "{name}");
        play(&mut game, "B pass, W a1");
        assert!(legal(&game, "B c4"), "{name}");
        game.undo();
        play(&mut game, "W pass");
        assert!(legal(&game, "B c4"), "{name}");
    }
}

#[test]
fn a_virtual_move_never_helps_to_end_the_game() {
    for name in WITH_VIRTUAL_MOVES {
        let mut game = new_game(name, 5);
        play(&mut game, "B c3, W pass");
        assert!(!legal(&game, "B virtual"), "{name}: White has just faced this board");
        play(&mut game, "B d3, W virtual, B pass, W pass");
        assert!(game.is_over(), "{name}: the two passes end it, not the virtual move before them");
        assert_eq!(game.offer(), Some(Color::Black), "{name}");
    }
}
