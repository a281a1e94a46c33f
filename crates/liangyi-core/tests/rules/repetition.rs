//! Kos and longer cycles under every repetition rule, each test on one position drawn out.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{Illegal, Move, Phase};
use liangyi_core::rules::{CATALOGUE, Repetition};
use liangyi_core::score::{End, Reason, score};

use crate::support::{game_from, legal, play, refusal, rules_of};

/// Black takes a single ko at C2, where White's stone at B2 was.
const KO: &str = "
    . . . . .
    . . . . .
    . X O . .
    X O . O .
    . X O . .";

/// Three kos, of which White holds the upper and the lower and Black the middle one. Six captures bring it back.
const TRIPLE_KO: &str = "
    . X O . . . .
    X O . O . . .
    . X O . . . .
    X . X O . . .
    . X O . . . .
    X O . O . . .
    . X O . . . .";
const TRIPLE_KO_CYCLE: &str = "B c2, W b4, B c6, W b2, B c4";
const TRIPLE_KO_LAST: &str = "W b6";

/// White sends a second stone to A1, Black takes both from C1, White takes one back at B1: the same board, but Black to
/// move.
const SEND_TWO: &str = "
    . . . .
    X X O .
    X X O .
    . O . O";

const SUPERKO: [&str; 11] = [
    "jipingdian",
    "jihuozi",
    "jihuozi-art",
    "chinese",
    "chinese-old",
    "proportional",
    "proportional-majority",
    "tromp-taylor",
    "aga",
    "new-zealand",
    "ing",
];
const SIMPLE: [&str; 4] = ["jihuozi-ancient", "japanese", "korean", "stone-scoring"];

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    for name in SUPERKO.iter().chain(&SIMPLE).chain(&["jihuozi-simple"]) {
        let mut game = game_from(name, Color::Black, KO);
        play(&mut game, "B c2");
        assert!(!legal(&game, "W b2"), "{name}");
        play(&mut game, "W e5, B e1");
        assert!(legal(&game, "W b2"), "{name}: after an exchange elsewhere");
    }
}

#[test]
fn a_refused_move_says_what_it_repeats() {
    let refusal_under = |name| {
        let mut game = game_from(name, Color::White, KO);
        play(&mut game, "W e5, B c2");
        refusal(&game, "W b2")
    };
    assert_eq!(refusal_under("japanese"), "ko: repeats the position after move 1");
    assert_eq!(refusal_under("chinese-old"), "repeats the position after move 1");
    assert_eq!(refusal_under("chinese"), "repeats the position Black faced after move 1");
    assert_eq!(refusal_under("jipingdian"), "repeats the position Black faced after move 1");
    assert_eq!(refusal_under("jihuozi-simple"), "repeats the position Black faced after move 1");
}

#[test]
fn a_repetition_with_nothing_before_it_names_the_start() {
    let mut game = game_from("chinese", Color::Black, KO);
    play(&mut game, "B c2");
    assert_eq!(refusal(&game, "W b2"), "repeats the position Black faced at the start");
}

#[test]
fn a_pass_does_not_lift_a_superko_but_an_exchange_does() {
    for name in SUPERKO {
        let mut game = game_from(name, Color::Black, KO);
        play(&mut game, "B c2, W pass, B pass");
        assert!(!legal(&game, "W b2"), "{name}");
    }
}

#[test]
fn simple_ko_looks_no_further_back_than_the_opponents_last_move() {
    for name in SIMPLE {
        let mut game = game_from(name, Color::Black, KO);
        play(&mut game, "B c2, W pass, B pass");
        assert!(legal(&game, "W b2"), "{name}");
    }
}

#[test]
fn simple_ko_lets_a_triple_ko_go_round() {
    for name in SIMPLE {
        let mut game = game_from(name, Color::Black, TRIPLE_KO);
        let start = *game.board();
        for _ in 0..3 {
            play(&mut game, TRIPLE_KO_CYCLE);
            play(&mut game, TRIPLE_KO_LAST);
            assert_eq!(*game.board(), start, "{name}");
            assert_eq!(game.phase(), Phase::Contest, "{name}");
        }
    }
}

/// Japanese rules, article 12: the same whole-board position, with the same side to move.
#[test]
fn where_only_a_ko_is_forbidden_a_cycle_has_no_result_and_may_go_on() {
    for row in CATALOGUE.iter().filter(|row| row.rules.repetition == Repetition::Simple) {
        let mut game = game_from(&row.name, Color::Black, TRIPLE_KO);
        play(&mut game, TRIPLE_KO_CYCLE);
        assert_eq!(game.cycle(), None, "{}", row.name);
        play(&mut game, TRIPLE_KO_LAST);
        assert_eq!((game.cycle(), game.phase(), game.is_over()), (Some(0), Phase::Contest, false), "{}", row.name);
        let natural = score(&game, game.rules(), End::Natural, None, &PointSet::EMPTY);
        assert_eq!((natural.winner(), natural.reason, natural.result().as_str()), (None, Reason::NoResult, "Void"));
        let other = score(&game, &rules_of("chinese"), End::Natural, None, &PointSet::EMPTY);
        assert_eq!(other.reason, Reason::Count, "{}: rules that forbid the cycle count the board", row.name);
        // Another move leaves the cycle, and so does an end of the game by passes.
        let mut left = game.clone();
        play(&mut left, "B g7");
        assert_eq!(left.cycle(), None, "{}", row.name);
        let mut passed = game.clone();
        play(&mut passed, "B pass, W pass");
        assert_eq!((passed.cycle(), passed.is_over()), (None, true), "{}", row.name);
        game.undo();
        assert_eq!(game.cycle(), None, "{}", row.name);
        // Whoever goes on comes back again, each time to the position of the round before.
        play(&mut game, TRIPLE_KO_LAST);
        play(&mut game, TRIPLE_KO_CYCLE);
        play(&mut game, TRIPLE_KO_LAST);
        assert_eq!(game.cycle(), Some(6), "{}", row.name);
    }
}

#[test]
fn sending_two_and_returning_one_is_a_cycle_once_it_is_repeated() {
    let mut game = game_from("japanese", Color::White, SEND_TWO);
    play(&mut game, "W a1, B c1, W b1");
    assert_eq!(game.cycle(), None, "the same board with the other side to move");
    play(&mut game, "B pass");
    assert_eq!(game.cycle(), None, "no stone has brought it back");
    play(&mut game, "W a1");
    assert_eq!(game.cycle(), Some(1));
}

/// As in eternal life each side in turn throws in a second stone and the other takes both: nobody passes.
#[test]
fn sending_two_on_both_sides_is_a_cycle_without_a_pass() {
    const BOTH_SEND: &str = "
        . . . . . . . .
        X X O . . X O O
        X X O . . X O O
        . O . O X . X .";
    let mut game = game_from("japanese", Color::White, BOTH_SEND);
    play(&mut game, "W a1, B c1, W b1, B h1, W f1");
    assert_eq!(game.cycle(), None);
    play(&mut game, "B g1");
    assert_eq!(game.cycle(), Some(0));
}

#[test]
fn no_other_rule_knows_a_game_without_result() {
    for row in CATALOGUE.iter().filter(|row| row.rules.repetition != Repetition::Simple) {
        let mut game = game_from(&row.name, Color::Black, TRIPLE_KO);
        play(&mut game, TRIPLE_KO_CYCLE);
        if legal(&game, TRIPLE_KO_LAST) {
            play(&mut game, TRIPLE_KO_LAST);
        }
        assert_eq!(game.cycle(), None, "{}", row.name);
    }
}

/// A last ko that is taken, passed out and retaken after the end of the game is no cycle.
#[test]
fn an_end_between_two_positions_parts_them() {
    let mut game = game_from("japanese", Color::Black, KO);
    play(&mut game, "B c2, W pass, B pass, W b2");
    assert_eq!((game.cycle(), game.phase()), (None, Phase::Resolution));
}

#[test]
fn every_superko_stops_a_triple_ko_before_it_closes() {
    for name in SUPERKO {
        let mut game = game_from(name, Color::Black, TRIPLE_KO);
        play(&mut game, TRIPLE_KO_CYCLE);
        assert!(refusal(&game, TRIPLE_KO_LAST).ends_with("at the start"), "{name}");
    }
}

#[test]
fn a_double_ko_needs_a_threat_to_go_round() {
    // Each side holds one of two kos. Four captures and a pair of moves elsewhere bring the kos back.
    let double_ko = "
        . X O . .
        X O . O .
        . X O . .
        X . X O .
        . X O . .";
    for name in SUPERKO {
        let mut game = game_from(name, Color::Black, double_ko);
        play(&mut game, "B c4, W b2");
        assert!(!legal(&game, "B c2"), "{name}: retaken at once");
        play(&mut game, "B e5, W b4, B c2");
        assert!(!legal(&game, "W b2"), "{name}: retaken at once");
    }
    for name in SIMPLE {
        let mut game = game_from(name, Color::Black, double_ko);
        let start = *game.board();
        play(&mut game, "B c4, W b2, B pass, W b4, B c2");
        assert_eq!(*game.board(), start, "{name}: with a pass for a threat");
    }
}

#[test]
fn sending_two_and_returning_one_is_forbidden_by_positional_superko_alone() {
    for name in ["chinese-old", "tromp-taylor", "ing"] {
        let mut game = game_from(name, Color::White, SEND_TWO);
        play(&mut game, "W a1, B c1");
        assert_eq!(game.prisoners(Color::Black), 2);
        assert_eq!(refusal(&game, "W b1"), "repeats the position at the start", "{name}");
    }
    for name in ["chinese", "aga", "new-zealand", "proportional", "jipingdian", "jihuozi", "jihuozi-simple", "japanese"]
    {
        let mut game = game_from(name, Color::White, SEND_TWO);
        play(&mut game, "W a1, B c1, W b1");
        assert_eq!(game.prisoners(Color::White), 1, "{name}: Black has never faced this board");
    }
}

#[test]
fn situational_superko_stops_the_second_round_of_sending_two() {
    let round = "W a1, B c1, W b1, B pass";
    for name in ["chinese", "aga", "new-zealand", "proportional", "jipingdian", "jihuozi"] {
        let mut game = game_from(name, Color::White, SEND_TWO);
        play(&mut game, round);
        assert_eq!(refusal(&game, "W a1"), "repeats the position Black faced after move 1", "{name}");
    }
    for name in SIMPLE {
        let mut game = game_from(name, Color::White, SEND_TWO);
        play(&mut game, round);
        play(&mut game, round);
        assert_eq!(game.prisoners(Color::Black), 4, "{name}");
    }
}

#[test]
fn a_virtual_move_in_the_cycle_makes_another_whole_position() {
    let mut game = game_from("jipingdian", Color::Black, TRIPLE_KO);
    play(&mut game, "B c2, W b4, B c6, W virtual, B pass, W b2, B c4");
    assert!(legal(&game, TRIPLE_KO_LAST), "White has a virtual stone that was not there at the start");
}

#[test]
fn the_two_move_window_forbids_the_ko_and_the_second_suicide_only() {
    let mut game = game_from("jihuozi-simple", Color::Black, KO);
    play(&mut game, "B c2");
    assert!(!legal(&game, "W b2"));
    play(&mut game, "W pass, B pass");
    assert!(!legal(&game, "W b2"), "a pass is no move, and opens no window");
    assert!(!legal(&game, "W virtual"), "Black has faced this board when it passed");
    play(&mut game, "W a5");
    assert!(legal(&game, "B virtual") && !game.is_drawn());
}

/// Article 13 of the rules of living stones: the simplification leaves long cycles to a draw, and a single ko is none.
/// Black has taken the last ko and leads; White may not draw by retaking it after both have passed.
#[test]
fn in_the_two_move_window_passes_do_not_let_a_last_ko_be_retaken() {
    const LAST_KO: &str = "
        . X X X O O .
        X X X X O . O
        X X X X O O O
        X X X O . O O
        X X X X O O O
        X . X X O . O
        X X X X O O O";
    for name in ["jihuozi", "jihuozi-simple"] {
        let mut game = game_from(name, Color::Black, LAST_KO);
        play(&mut game, "B e4");
        assert_eq!(game.prisoners(Color::Black), 1, "{name}");
        assert!(!legal(&game, "W d4"), "{name}");
        for passes in ["W pass", "B pass", "W pass", "B pass"] {
            play(&mut game, passes);
            assert!(!legal(&game, "W d4") && !game.is_drawn(), "{name}");
        }
        // Nor after a suicide, which leaves the board as it was, and a pass of Black's.
        let mut game = game_from(name, Color::Black, LAST_KO);
        play(&mut game, "B e4, W a7, B pass");
        assert!(!legal(&game, "W d4"), "{name}");
        play(&mut game, "W pass, B a7");
        assert!(legal(&game, "W d4"), "{name}: the board is another one");
    }
}

#[test]
fn in_the_two_move_window_a_longer_cycle_is_a_draw() {
    let mut game = game_from("jihuozi-simple", Color::Black, TRIPLE_KO);
    play(&mut game, TRIPLE_KO_CYCLE);
    assert!(!game.is_drawn());
    play(&mut game, TRIPLE_KO_LAST);
    assert!(game.is_drawn());
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.is_over());
    assert!(game.legal_moves(Color::Black).points.is_empty());
    let drawn = Err(Illegal::Drawn(game.move_number()));
    assert_eq!(game.play_next(Move::Pass), drawn, "it is over for good");
    assert_eq!(game.clone().play(Color::Black, Move::Pass).map(|()| game.phase()), Ok(Phase::Over));
    assert_eq!(refusal(&game, "B g7"), "the game is over: a draw by repetition after move 6");
    assert_eq!(refusal(&game, "B virtual"), "the game is over: a draw by repetition after move 6");
    play(&mut game, "B pass, W pass");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(
        refusal(&game, "B g7"),
        "the game is over: a draw by repetition after move 6",
        "and not after the passes"
    );
    assert_eq!(game.play_next(Move::Pass), drawn);
    for _ in 0..3 {
        game.undo();
    }
    assert!(!game.is_drawn());
    assert_eq!(game.phase(), Phase::Contest);
    play(&mut game, "W g7");
    assert!(!game.is_drawn());
}

#[test]
fn in_the_two_move_window_virtual_stones_keep_a_cycle_from_being_a_draw() {
    let mut game = game_from("jihuozi-simple", Color::Black, TRIPLE_KO);
    play(&mut game, "B c2, W b4, B c6, W virtual, B pass, W b2, B c4, W b6");
    assert!(!game.is_drawn());
}

#[test]
fn under_null_moves_nothing_is_forbidden_and_the_closing_move_is_an_offer() {
    let mut game = game_from("new-ing", Color::Black, TRIPLE_KO);
    play(&mut game, TRIPLE_KO_CYCLE);
    assert_eq!(game.offer(), None);
    play(&mut game, TRIPLE_KO_LAST);
    assert_eq!(game.offer(), Some(Color::White));
    assert_eq!(game.phase(), Phase::Contest);
    play(&mut game, "B g7");
    assert_eq!(game.offer(), None, "a move that makes a new board declines the offer");
}

#[test]
fn a_null_move_answered_by_a_null_move_ends_the_game_cycles_included() {
    let mut game = game_from("new-ing", Color::Black, TRIPLE_KO);
    play(&mut game, TRIPLE_KO_CYCLE);
    play(&mut game, TRIPLE_KO_LAST);
    play(&mut game, "B c2");
    assert_eq!(game.phase(), Phase::Over, "the first capture of the second round repeats a board too");
    assert_eq!(game.offer(), Some(Color::White));
    assert_eq!(game.to_move(), Color::Black, "the opponent of the one who offered first");
}

#[test]
fn an_immediate_ko_recapture_is_a_null_move() {
    let mut game = game_from("new-ing", Color::Black, KO);
    play(&mut game, "B c2, W b2");
    assert_eq!(game.offer(), Some(Color::White));
    play(&mut game, "B e5, W e1");
    assert_eq!(game.offer(), None);
}

#[test]
fn proportional_exempts_moves_that_leave_the_board_unchanged() {
    // A1 is a one-point eye of White's: Black's stone there dies at once and nothing has changed.
    let eye = "
        . O .
        O O .
        . O .";
    let mut game = game_from("proportional", Color::Black, eye);
    play(&mut game, "B a1");
    assert_eq!(game.offer(), Some(Color::Black));
    play(&mut game, "W pass");
    assert_eq!(game.phase(), Phase::Over);
    assert!(legal(&game, "B a1"), "a second suicide is exempt as well");
    // The same move under the same repetition rule without the exemption.
    let mut game = game_from("new-zealand", Color::Black, eye);
    play(&mut game, "B pass, W pass");
    assert!(!legal(&game, "B a1"), "White has faced this board");
}

#[test]
fn proportional_holds_moves_that_change_the_board_to_situational_superko() {
    let mut game = game_from("proportional", Color::Black, KO);
    play(&mut game, "B c2");
    assert_eq!(refusal(&game, "W b2"), "repeats the position Black faced at the start");
}

#[test]
fn nothing_is_faced_before_the_first_move() {
    // A one-stone suicide leaves the board that White would face for the first time.
    let eye = "
        . O .
        O O .
        . O .";
    for name in ["jipingdian", "new-zealand"] {
        assert!(legal(&game_from(name, Color::Black, eye), "B a1"), "{name}");
    }
    let game = game_from("tromp-taylor", Color::Black, eye);
    assert_eq!(refusal(&game, "B a1"), "repeats the position at the start");
}
