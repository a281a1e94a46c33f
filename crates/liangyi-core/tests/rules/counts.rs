//! Counts: the vectors of the rules' texts, to the point.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Game, Phase};
use liangyi_core::rules::{CATALOGUE, Komi, Removal, Rules};
use liangyi_core::score::{End, Exact, Reason, Score, score};

use crate::support::{at, game_from, new_game, play, rules_of};

/// Vector A, after 42 moves; the black stone at C2 is dead.
const FINISHED: &str = "
    . X . X X O .
    . X X X O . O
    . . X O O O O
    X X X X O X O
    O O O X X X X
    O . X O O X X
    . O O O O O X";

fn count(game: &Game, end: End, dead: &[&str]) -> Score {
    let stones = dead.iter().map(|vertex| game.board().chain(at(game, vertex)));
    let dead = stones.fold(PointSet::EMPTY, |all, chain| all | chain);
    score(game, game.rules(), end, None, &dead)
}

/// Black's count, White's count and the margin, as they are shown.
fn shown(score: &Score) -> [String; 3] {
    [&score.black, &score.white, &score.margin].map(Exact::to_string)
}

fn finished_under(name: &str) -> Score {
    let mut game = game_from(name, rules_of(name).first, FINISHED);
    game.set_komi(Komi::ZERO);
    count(&game, End::Agreed, &["c2"])
}

#[test]
fn vector_a_white_wins_by_a_point_counting_points() {
    let score = finished_under("jipingdian");
    assert_eq!(shown(&score), ["24", "25", "-1"]);
    assert_eq!(score.result(), "W+1.0");
}

#[test]
fn vector_a_black_wins_by_a_stone_counting_living_stones() {
    let score = finished_under("jihuozi");
    assert_eq!(shown(&score), ["22", "21", "1"]);
    assert_eq!(score.result(), "B+1.0");
}

#[test]
fn vector_a_white_wins_by_a_point_under_chinese_rules() {
    assert_eq!(shown(&finished_under("chinese")), ["24", "25", "-1"]);
}

#[test]
fn komi_is_taken_off_blacks_margin_and_never_off_the_counts() {
    for row in CATALOGUE {
        let mut game = game_from(&row.name, row.rules.first, FINISHED);
        game.set_komi(Komi::ZERO);
        let without = count(&game, End::Natural, &[]);
        game.set_komi(Komi::halves(13));
        let with = count(&game, End::Natural, &[]);
        assert_eq!((&with.black, &with.white), (&without.black, &without.white), "{}", row.name);
        // New Ing counts in stones, which are worth two points each.
        let komi = if row.name == "new-ing" { Exact::fraction(13, 4) } else { Exact::fraction(13, 2) };
        assert_eq!(with.margin, without.margin - komi, "{}", row.name);
    }
}

#[test]
fn vector_b_two_living_stones_each_are_a_draw() {
    let mut game = new_game("jihuozi", 7);
    play(&mut game, "W b5, B c5, W d4, B c4, W pass, B pass");
    let score = count(&game, End::Natural, &[]);
    assert_eq!(shown(&score), ["2", "2", "0"]);
    assert_eq!((score.winner(), score.result().as_str()), (None, "0"));
}

/// 计活子, figure 4: the natural end is the game's own, whichever end a count asks for and whatever is called dead.
#[test]
fn vector_b_is_a_draw_where_nothing_is_ever_removed() {
    let mut game = new_game("jihuozi-natural", 7);
    play(&mut game, "W b5, B c5, W d4, B c4, W pass, B pass");
    assert_eq!(game.phase(), Phase::Over);
    for end in [End::Natural, End::Agreed] {
        assert_eq!(shown(&count(&game, end, &["b5"])), ["2", "2", "0"]);
    }
}

/// The same values put together by a user: nothing is agreed, so nothing is filled in and no liberty is gained.
#[test]
fn a_count_that_depends_on_the_end_takes_the_natural_one_where_nothing_is_ever_removed() {
    for (name, natural) in [("jihuozi", ["2", "2", "0"]), ("jipingdian", ["5", "7", "-2"])] {
        let rules = Rules { removal: Removal::Never, komi: Komi::ZERO, ..rules_of(name) };
        let mut game = Game::new(Size::square(7).expect("a size"), rules);
        play(&mut game, "W b5, B c5, W d4, B c4, W pass, B pass");
        assert_eq!(shown(&count(&game, End::Agreed, &["b5"])), natural, "{name}");
    }
}

#[test]
fn vector_b_stones_and_liberties_where_points_are_counted() {
    let mut game = new_game("jipingdian", 7);
    play(&mut game, "B c5, W b5, B c4, W d4, B pass, W pass");
    // Black has C6 and C3 alone, White A5, B6, E4 and D3; B4 and D5 are liberties of both.
    assert_eq!(shown(&count(&game, End::Natural, &[])), ["5", "7", "-8 1/2"]);
}

#[test]
fn vector_c_the_first_to_pass_on_a_wild_board_loses_whatever_the_count() {
    let end_of = |moves| {
        let mut game = new_game("new-ing", 19);
        play(&mut game, moves);
        count(&game, End::Natural, &[])
    };
    let black_first = end_of("B q16, W d4, B pass, W pass");
    assert_eq!((black_first.winner(), black_first.reason), (Some(Color::White), Reason::WildRegion));
    let white_first = end_of("B q16, W d4, B e5, W pass, B pass");
    assert_eq!((white_first.winner(), white_first.reason), (Some(Color::Black), Reason::WildRegion));
    let unfinished = end_of("B q16, W d4, B pass");
    assert_eq!(unfinished.reason, Reason::Unfilled, "nobody is lazy before the game is over, and nothing is counted");
    assert_eq!((unfinished.winner(), unfinished.result()), (None, "?".to_string()));
}

#[test]
fn no_region_is_wild_where_every_empty_point_is_shared() {
    // A1 is Black's, D1 and D4 are White's; the one region of both is B2.
    let mut game = game_from(
        "new-ing",
        Color::Black,
        "
        X X O .
        X X O O
        X . O O
        . X O .",
    );
    play(&mut game, "B pass, W pass");
    let score = count(&game, End::Natural, &[]);
    assert_eq!(score.reason, Reason::Count);
    // Six stones each; par is 8, and Black gives 3 3/4.
    assert_eq!(shown(&score), ["7 1/2", "8 1/2", "-4 1/4"]);
}

#[test]
fn new_ing_needs_184_and_a_quarter_on_the_large_board() {
    let game = new_game("new-ing", 19);
    let score = count(&game, End::Natural, &[]);
    assert_eq!(score.black.clone() - score.margin, Exact::fraction(737, 4));
}

#[test]
fn proportional_counts_are_exact_fractions() {
    // The region of six points touches two black stones and one white one.
    let picture = "
        . . .
        . . .
        X X O";
    let share = |name| {
        let game = game_from(name, Color::Black, picture);
        shown(&count(&game, End::Natural, &[]))
    };
    assert_eq!(share("proportional"), ["6", "3", "3"]);
    assert_eq!(share("proportional-majority"), ["8", "1", "7"]);
    let thirds = "
        . X .
        X X .
        . . O";
    let game = game_from("proportional", Color::Black, thirds);
    // A3 is Black's; each of the two regions of two points touches two black stones and one white one.
    assert_eq!(shown(&count(&game, End::Natural, &[])), ["6 2/3", "2 1/3", "4 1/3"]);
}

#[test]
fn an_empty_board_is_shared_or_nobodys() {
    let shares = |name| {
        let mut game = new_game(name, 5);
        game.set_komi(Komi::ZERO);
        let score = count(&game, End::Natural, &[]);
        [score.black.to_string(), score.white.to_string()]
    };
    for name in ["chinese", "chinese-old", "ing", "proportional", "proportional-majority"] {
        assert_eq!(shares(name), ["12 1/2", "12 1/2"], "{name}");
    }
    for name in [
        "jipingdian",
        "jihuozi",
        "jihuozi-natural",
        "jihuozi-ancient",
        "new-ing",
        "tromp-taylor",
        "aga",
        "new-zealand",
        "japanese",
    ] {
        assert_eq!(shares(name), ["0", "0"], "{name}");
    }
}

#[test]
fn a_draw_by_repetition_is_a_draw_whatever_the_count() {
    let mut game = game_from(
        "jihuozi-simple",
        Color::White,
        "
        . . . .
        X X O .
        X X O .
        . O . O",
    );
    play(&mut game, "W a1, B c1, W b1, B pass");
    assert!(game.is_drawn(), "White faces the board of the start again");
    let score = count(&game, End::Natural, &[]);
    assert_eq!((score.winner(), score.reason), (None, Reason::Repetition));
}

#[test]
fn extra_moves_are_paid_for_where_the_text_says_so() {
    for row in CATALOGUE {
        let mut game = new_game(&row.name, 5);
        play(&mut game, "B c3, B d3, W pass, B pass");
        let score = count(&game, End::Natural, &[]);
        let owed = match row.name.as_ref() {
            "jipingdian" | "jihuozi-art" => 2,
            "olympic-2008" => 1,
            _ => 0,
        };
        assert_eq!(score.extra_moves, owed, "{}", row.name);
    }
}
