//! Undo, handicap, set-ups, and games played again under other rules.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{BadSetup, Game, Illegal, Move};
use liangyi_core::rules::CATALOGUE;

use crate::support::{at, check, game_from, legal, new_game, play, rules_of};

#[test]
fn a_game_replayed_under_another_ruleset_keeps_its_moves() {
    let mut game = new_game("jipingdian", 9);
    play(&mut game, "B c3, W g7, B g3, W pass, B c7");
    for row in CATALOGUE {
        let replayed = game.replayed(row.rules.clone()).expect("plain moves are legal everywhere");
        assert_eq!(replayed.board(), game.board(), "{}", row.name);
        assert_eq!(replayed.move_number(), 5, "{}", row.name);
        assert_eq!(replayed.rules(), &row.rules, "{}", row.name);
        assert_eq!(replayed.to_move(), Color::White, "{}", row.name);
    }
}

#[test]
fn before_the_first_move_the_other_ruleset_says_who_begins() {
    let game = new_game("chinese", 9);
    let replayed = game.replayed(rules_of("jihuozi")).expect("no moves");
    assert_eq!(replayed.to_move(), Color::White);
}

#[test]
fn a_replay_names_the_move_that_would_be_illegal() {
    let mut game = new_game("jipingdian", 5);
    play(&mut game, "B c3, W virtual, B d3");
    let error = game.replayed(rules_of("chinese")).expect_err("no virtual moves there");
    assert_eq!((error.number, error.played.mv), (2, Move::Virtual));
    assert_eq!(error.reason, Illegal::NoVirtualMoves);
    assert_eq!(error.to_string(), "move 2 would be illegal: this ruleset has no virtual moves");

    let eye = "
        . . .
        O O .
        . O .";
    let mut game = game_from("jipingdian", Color::White, eye);
    play(&mut game, "W c3, B a1");
    let error = game.replayed(rules_of("ing")).expect_err("no single stone may be given up");
    assert_eq!(error.to_string(), "move 2 would be illegal: suicide");
    assert_eq!(game.move_number(), 2, "the game itself stays as it was");
}

/// The false life of 计活子: the record has a virtual move and then the ko that it allows.
#[test]
fn a_lenient_replay_has_every_board_of_the_game_and_names_the_first_move_that_is_forbidden() {
    let mut game = new_game("jipingdian", 5);
    play(&mut game, "B b1, W c1, B a2, W d2, B b3, W c3, B c2, W b2, B virtual, W pass, B c2");
    for row in CATALOGUE {
        let (replayed, forbidden) = game.replayed_leniently(row.rules.clone());
        assert!(replayed.earlier_boards().eq(game.earlier_boards()), "{}", row.name);
        assert_eq!((replayed.board(), replayed.move_number()), (game.board(), 11), "{}", row.name);
        assert_eq!(forbidden, game.replayed(row.rules.clone()).err(), "{}", row.name);
        let may_place = row.rules.virtual_moves || row.rules.virtual_pass;
        let expected = if may_place { None } else { Some((9, Illegal::NoVirtualMoves)) };
        assert_eq!(forbidden.map(|found| (found.number, found.reason)), expected, "{}", row.name);
        let made: Vec<Move> = replayed.moves().map(|played| played.mv).collect();
        let ninth = if row.rules.virtual_moves { Move::Virtual } else { Move::Pass };
        assert_eq!(made[8], ninth, "{}", row.name);
    }
    // The ko is forbidden too, which comes after.
    let (chinese, _) = game.replayed_leniently(rules_of("chinese"));
    let repeats = chinese.forbidden_moves().map(|(index, reason)| (index, reason.to_string())).collect::<Vec<_>>();
    assert_eq!(repeats, [(10, "repeats the position White faced after move 7".to_string())]);
}

#[test]
fn a_replay_holds_every_move_to_the_other_rulesets_repetition() {
    let send_two = "
        . . . .
        X X O .
        X X O .
        . O . O";
    let mut game = game_from("chinese", Color::White, send_two);
    play(&mut game, "W a1, B c1, W b1");
    let error = game.replayed(rules_of("chinese-old")).expect_err("positional superko");
    assert_eq!(error.to_string(), "move 3 would be illegal: repeats the position at the start");
}

#[test]
fn handicap_stones_are_no_moves_and_start_the_history() {
    let size = Size::square(9).expect("a size");
    for row in CATALOGUE {
        let points = size.fixed_handicap(4).expect("four points");
        let mut game = Game::with_handicap(size, row.rules.clone(), &points).expect("an empty board");
        assert_eq!((game.move_number(), game.handicap()), (0, 4), "{}", row.name);
        assert_eq!(game.to_move(), Color::White, "{}", row.name);
        assert_eq!(game.extra_moves(), 0, "{}", row.name);
        assert_eq!(game.undo(), None, "{}", row.name);
        play(&mut game, "W e5");
        game.undo();
        assert_eq!(game.board().stones(Color::Black).len(), 4, "{}: they stay through undo", row.name);
        assert_eq!(game.restarted().board(), game.start(), "{}", row.name);
        let replayed = game.replayed(rules_of("jihuozi")).expect("no moves");
        assert_eq!((replayed.handicap(), replayed.to_move()), (4, Color::White), "{}", row.name);
    }
}

#[test]
fn the_empty_board_was_never_there_in_a_handicap_game() {
    // On 2x2, White takes Black's only stone; then all stones can leave the board again.
    let size = Size::square(2).expect("a size");
    let corner = [size.point(0, 0)];
    let mut game = Game::with_handicap(size, rules_of("tromp-taylor"), &corner).expect("an empty board");
    play(&mut game, "W a2, B pass, W b1");
    assert_eq!(game.prisoners(Color::White), 1);
    play(&mut game, "B pass, W a1, B pass");
    // The suicide of all four stones leaves the empty board, which stood before in no other game than this one's start.
    assert!(legal(&game, "W b2"));
    let mut game = new_game("tromp-taylor", 2);
    play(&mut game, "B a1, W a2, B pass, W b1, B pass, W a1, B pass");
    assert!(!legal(&game, "W b2"), "here the game began with it");
}

#[test]
fn set_ups_without_liberties_or_twice_on_a_point_are_refused() {
    let size = Size::square(2).expect("a size");
    let full: Vec<_> = size.points().collect();
    let bad = |points: &[_]| Game::with_handicap(size, rules_of("chinese"), points).expect_err("a bad set-up");
    assert_eq!(bad(&full), BadSetup::NoLiberty);
    assert_eq!(bad(&[full[0], full[0]]), BadSetup::Repeated);
    let board = Board::from_picture("XX\nXX").expect("a picture");
    assert_eq!(Game::from_setup(board, rules_of("chinese"), Color::White).expect_err("none"), BadSetup::NoLiberty);
}

#[test]
fn either_side_may_move_at_any_time() {
    for row in CATALOGUE {
        let mut game = new_game(&row.name, 5);
        play(&mut game, "B c3, B d3, B e3, W a1, W a2");
        assert_eq!(game.to_move(), Color::Black, "{}", row.name);
        assert_eq!(game.extra_moves(), 1, "{}", row.name);
    }
}

#[test]
fn a_side_that_moves_out_of_turn_faces_the_position_before_and_the_opponent_the_one_after() {
    let ko = "
        . . . . .
        . . . . .
        . X O . .
        X O . O .
        . X O . .";
    // White was to move, yet Black takes the ko: Black has then faced the position before it.
    let mut game = game_from("chinese", Color::White, ko);
    play(&mut game, "B c2");
    assert!(!legal(&game, "W b2"));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = new_game("chinese", 5);
    play(&mut game, "B c3, W c4");
    let before = (*game.board(), game.move_number(), game.to_move(), game.phase());
    assert_eq!(check(&game, "B c4"), Err(Illegal::Occupied));
    let c4 = at(&game, "c4");
    assert_eq!(game.play(Color::Black, Move::Play(c4)), Err(Illegal::Occupied));
    assert_eq!(game.play(Color::Black, Move::Virtual), Err(Illegal::NoVirtualMoves));
    assert_eq!(before, (*game.board(), game.move_number(), game.to_move(), game.phase()));
}

#[test]
fn undo_forgets_what_was_faced() {
    let ko = "
        . . . . .
        . . . . .
        . X O . .
        X O . O .
        . X O . .";
    for row in CATALOGUE {
        let mut game = game_from(&row.name, Color::Black, ko);
        play(&mut game, "B c2, W e5, B e1");
        let first = game.legal_moves(Color::White);
        for _ in 0..3 {
            game.undo();
        }
        play(&mut game, "B c2, W e5, B e1");
        assert_eq!(game.legal_moves(Color::White), first, "{}", row.name);
        assert_eq!(game.moves().count(), 3, "{}", row.name);
    }
}

#[test]
fn a_forbidden_move_that_is_forced_is_made_and_taken_back_exactly() {
    let ko = "
        . X O .
        X O . O
        . X O .
        . . . .";
    let mut game = game_from("chinese", Color::Black, ko);
    play(&mut game, "B c3");
    let before = game.clone();
    let point = at(&game, "b3");
    let reason = game.play(Color::White, Move::Play(point)).expect_err("the ko");
    assert_eq!(game.play_forced(Color::White, Move::Play(point)), Ok(Some(reason)));
    assert_eq!(game.forbidden_moves().collect::<Vec<_>>(), [(1, reason)]);
    assert_eq!((game.prisoners(Color::Black), game.prisoners(Color::White)), (1, 1));

    // It is made again under other rules that forbid it, and is as any other move where they allow it.
    let again = game.replayed(rules_of("chinese-old")).expect("it was forced");
    assert_eq!((again.board(), again.forbidden_moves().count()), (game.board(), 1));
    let free = game.replayed(rules_of("jihuozi")).expect("it was forced");
    assert_eq!(free.board(), game.board());

    game.undo();
    assert_eq!((game.board(), game.to_move(), game.phase()), (before.board(), before.to_move(), before.phase()));
    assert_eq!(game.legal_moves(Color::White), before.legal_moves(Color::White));
    assert_eq!(game.forbidden_moves().count(), 0);
}

#[test]
fn what_no_rules_allow_is_not_forced() {
    let mut game = new_game("chinese", 5);
    play(&mut game, "B c3");
    assert_eq!(game.play_forced(Color::White, Move::Play(at(&game, "c3"))), Err(Illegal::Occupied));
    assert_eq!(game.play_forced(Color::White, Move::Virtual), Err(Illegal::NoVirtualMoves));
    assert_eq!(game.play_forced(Color::White, Move::Play(at(&game, "d3"))), Ok(None));
    assert_eq!(game.move_number(), 2);
}
