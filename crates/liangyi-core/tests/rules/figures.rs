//! Examples with numbers in the texts, each by its figure or article, where no other file has it.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::{Komi, Rules, Unit};
use liangyi_core::score::makeup::Action;
use liangyi_core::score::{End, Exact, MadeUp, Method, Reason, Score, Settlement, make_up, score, score_settled};

use crate::support::{at, game_from, legal, new_game, play, refusal, rules_of};

/// The same position as figure 5 of 计活子 after every dead stone is taken and everything but the basic eyes filled.
const FIGURE_3: &str = "
    . X . X X O .
    X X X X O . O
    X X X O O O O
    X X X X O X O
    O O O X X X X
    O O . O O X X
    . O O O O O X";

/// Seven dame between two living groups.
const SEVEN_DAME: &str = "
    . X X . O O .
    X X X . O O O
    . X X . O O .
    X X X . O O O
    X X X . O O O
    X X X . O O O
    . X X . O O .";

fn without_komi(name: &str, first: Color, picture: &str) -> Game {
    let mut game = game_from(name, first, picture);
    game.set_komi(Komi::ZERO);
    game
}

fn natural(game: &Game) -> Score {
    score(game, game.rules(), End::Natural, None, &PointSet::EMPTY)
}

fn agreed(game: &Game) -> Score {
    score(game, game.rules(), End::Agreed, None, &PointSet::EMPTY)
}

fn counts(score: &Score) -> [String; 2] {
    [&score.black, &score.white].map(Exact::to_string)
}

/// 计活子, article 16, figure 3 and the comparison below it: 22 to 21 where stones count, 24 to 25 where eyes do.
#[test]
fn figure_3_has_two_winners() {
    for name in ["jihuozi", "jihuozi-natural", "jihuozi-ancient"] {
        let score = natural(&without_komi(name, Color::White, FIGURE_3));
        assert_eq!((counts(&score), score.result().as_str()), (["22", "21"].map(str::to_string), "B+1.0"), "{name}");
    }
    for name in ["chinese", "jipingdian"] {
        let score = natural(&without_komi(name, Color::Black, FIGURE_3));
        assert_eq!((counts(&score), score.result().as_str()), (["24", "25"].map(str::to_string), "W+1.0"), "{name}");
    }
}

/// 计枰點, articles 10 and 30: on the ideal last board stones and basic eyes are what is counted, and nothing is filled.
#[test]
fn figure_3_by_stones_and_eyes_is_counted_as_it_stands() {
    let game = without_komi("jipingdian", Color::Black, FIGURE_3);
    for end in [End::Natural, End::Agreed] {
        let made = make_up(&game, game.rules(), end, Some(Method::StonesAndLiberties), &Settlement::default());
        assert_eq!(made.last().board, *game.board());
        assert_eq!(counts(&made.score), ["24", "25"]);
        assert_eq!(Color::BOTH.map(|color| made.last().owned[color.index()].len()), [2, 4]);
    }
}

/// 计活子, article 2: a side can have 359 living stones at most, with two eyes.
#[test]
fn a_side_has_359_living_stones_at_most() {
    let mut game = new_game("jihuozi", 19);
    play(&mut game, "B d4, W pass, B pass");
    let made = make_up(&game, game.rules(), End::Agreed, None, &Settlement::default());
    assert_eq!(counts(&made.score), ["359", "0"]);
    assert!(made.last().board.is_legal());
}

/// 计活子, figure 2 and article 13: White has just taken at E4, and Black may not take back at D4 before White has moved
/// elsewhere; a virtual move is enough (隔虚可提).
#[test]
fn figure_2_a_ko_is_retaken_after_a_virtual_move() {
    let picture = "
        . . . . . . .
        . . . . . . .
        . . . O X . .
        . . O X . X .
        . . . O X . .
        . . . . . . .
        . . . . . . .";
    let mut game = game_from("jihuozi", Color::White, picture);
    play(&mut game, "W e4");
    assert_eq!(game.prisoners(Color::White), 1);
    assert_eq!(refusal(&game, "B d4"), "repeats the position White faced at the start");
    play(&mut game, "B virtual, W a1");
    assert!(legal(&game, "B d4"));
}

/// 计枰點, article 38 (1), which also makes the artful version artful: dame left or taken, by one side or by both in
/// turn, are worth the same.
#[test]
fn a_dame_taken_is_worth_no_more_than_one_left() {
    let dame = ["d7", "d6", "d5", "d4", "d3", "d2", "d1"];
    for (name, first) in [("jipingdian", Color::Black), ("jihuozi-art", Color::White)] {
        let letters = [first.letter(), first.opponent().letter()];
        for taken in 0..=dame.len() {
            let (mut alternate, mut alone) =
                (without_komi(name, first, SEVEN_DAME), without_komi(name, first, SEVEN_DAME));
            for (number, vertex) in dame.iter().take(taken).enumerate() {
                play(&mut alternate, &format!("{} {vertex}", letters[number % 2]));
                play(&mut alone, &format!("{} {vertex}, {} pass", letters[0], letters[1]));
            }
            play(&mut alternate, &format!("{} pass, {} pass", letters[taken % 2], letters[1 - taken % 2]));
            play(&mut alone, &format!("{} pass, {} pass", letters[0], letters[1]));
            assert!(alternate.is_over() && alone.is_over());
            for game in [&alternate, &alone] {
                let score = agreed(game);
                assert_eq!(score.result(), "0", "{name}, {taken} taken:\n{}", game.board());
            }
            let owed = agreed(&alone).extra_moves;
            assert_eq!(owed.abs(), taken as i32, "{name}");
        }
    }
    // Where a move costs nothing, each dame is worth a stone to whoever takes it.
    let mut game = without_komi("jihuozi", Color::White, SEVEN_DAME);
    play(&mut game, "W d1, B pass, W pass");
    assert_eq!(agreed(&game).result(), "W+1.0");
}

/// 计枰點, articles 40-42: whatever board is made up, stones, own points and half of the public ones are 24 and 25 again
/// (返回到子空皆地).
#[test]
fn every_made_up_board_returns_to_24_and_25_points() {
    let picture = "
        . X . X X O .
        . X X X O . O
        . . X O O O O
        X X X X O X O
        O O O X X X X
        O . X O O X X
        . O O O O O X";
    let mut game = game_from("jipingdian", Color::Black, picture);
    assert_eq!(game.rules().komi, Komi::halves(13), "article 37");
    game.set_komi(Komi::ZERO);
    let settlement = Settlement::dead(game.board().chain(at(&game, "c2")));
    let make = |method| make_up(&game, game.rules(), End::Agreed, Some(method), &settlement);
    let points = |made: &MadeUp| Color::BOTH.map(|color| made.last().held(color).len());
    let mut seen = 0;
    for method in Method::ALL.into_iter().filter(|method| method.counts_points()) {
        let name = method.name();
        let made = make(method);
        assert_eq!((points(&made), made.last().public.len()), ([24, 25], 0), "{name}");
        assert_eq!(made.score.result(), "W+1.0", "{name}");
        seen += 1;
    }
    assert_eq!(seen, 6, "five ways, one of which has two forms");
    // Article 40: 19 stones and 5 points make the 24.
    let area = make(Method::Area);
    assert_eq!((area.last().board.stones(Color::Black).len(), area.last().owned[0].len()), (19, 5));
}

/// 计枰點, article 42A (4): the bowls hold 181 stones of each colour on the large board, 25 on 7x7; 计活子, article 2: 41
/// on 9x9.
#[test]
fn bowls_hold_half_the_board() {
    for (lines, bowl) in [(19, 181), (9, 41), (7, 25)] {
        let mut game = new_game("jipingdian", lines);
        play(&mut game, "B c3, W e5, B pass, W pass");
        let made = make_up(&game, game.rules(), End::Agreed, Some(Method::EqualStones), &Settlement::default());
        assert!(made.steps.iter().any(|step| step.action == Action::EqualStones { in_bowl: bowl - 1 }), "{lines}");
    }
}

/// 新应氏, second example on figure 5: both sides fill the other's space until they give their stones up. White's first
/// suicide brings the first board back and offers the end, Black's next stone accepts, and each has 24 1/2. (The figure
/// is lost; here is a board of that many points and two spaces.)
#[test]
fn filling_the_others_space_over_and_over_ends_with_24_and_a_half_each() {
    let picture = "
        X X X . O O O
        X X X . O O O
        . . X . O . .
        . . X . O . .
        . . X . O . .
        X X X . O O O
        X X X . O O O";
    let mut game = game_from("new-ing", Color::Black, picture);
    let spaces = [("f3", "a3"), ("f4", "a4"), ("f5", "a5"), ("g3", "b3"), ("g4", "b4"), ("g5", "b5")];
    for (number, (black, white)) in spaces.into_iter().enumerate() {
        play(&mut game, &format!("B {black}"));
        assert_eq!(game.offer(), None, "Black's suicide leaves five white stones that were not there before");
        play(&mut game, &format!("W {white}"));
        assert_eq!(game.offer(), (number == 5).then_some(Color::White));
    }
    assert_eq!((game.prisoners(Color::White), game.prisoners(Color::Black)), (6, 6));
    play(&mut game, "B f3");
    assert!(game.is_over());
    let lone = game.board().chain(at(&game, "f3"));
    let score = score_settled(&game, game.rules(), End::Agreed, None, &Settlement::dead(lone));
    assert_eq!((counts(&score), score.reason), (["24 1/2", "24 1/2"].map(str::to_string), Reason::Count));
}

/// 新应氏, remark 3 (4): who leaves the last ko unfilled loses two stones by it.
#[test]
fn the_last_ko_left_unfilled_costs_two_stones() {
    let picture = "
        . X X X O O .
        X X X X O O O
        X . X X O O O
        X X X . X O O
        X . X X O O O
        X X X X O O O
        . X X X O O .";
    let mut filled = game_from("new-ing", Color::Black, picture);
    play(&mut filled, "B d4, W pass, B pass");
    let mut left = game_from("new-ing", Color::Black, picture);
    play(&mut left, "B pass, W d4");
    assert_eq!(left.offer(), None, "the ko is a new board");
    play(&mut left, "B e4, W d4");
    assert!(left.is_over(), "taking back and taking again are null moves");
    let [filled, left] = [filled, left].map(|game| agreed(&game));
    assert_eq!(filled.black.clone() - left.black, Exact::from(2i64));
    assert_eq!(filled.margin - left.margin, Exact::from(2i64));
}

/// A board of 361 points on which Black has the given number of half points: all that is left of a full row goes to
/// White, and every public point is half each.
fn with_black_count(halves: usize) -> Game {
    // Black fills from the first point on, White the rest, with single eyes far from the border.
    let size = liangyi_core::base::Size::square(19).expect("a size");
    let (stones, shared) = (halves / 2, halves % 2);
    let points: Vec<_> = size.points().collect();
    let mut board = Board::new(size);
    let black: PointSet = points[..stones].iter().copied().collect();
    let white: PointSet = points[stones + shared..].iter().copied().collect();
    let eyes: PointSet = [points[0], points[2], points[358], points[360]].into_iter().collect();
    board.add(Color::Black, &black.without(&eyes));
    board.add(Color::White, &white.without(&eyes));
    Game::from_setup(board, Rules { unit: Unit::Zi, ..rules_of("chinese") }, Color::Black).expect("a legal position")
}

/// 中国围棋规则, articles 9 and 11: Black gives 3 3/4 stones; with 185 it wins by 3/4, with 184 it loses by 1/4, with 184
/// 1/2 it wins by 1/4. White wins with 177.
#[test]
fn chinese_rules_give_what_article_11_says() {
    for (halves, margin, result) in [(370, "3/4", "B+0.75"), (368, "-1/4", "W+0.25"), (369, "1/4", "B+0.25")] {
        let game = with_black_count(halves);
        let score = agreed(&game);
        assert_eq!(score.black, Exact::fraction(halves as i64, 2));
        assert_eq!((score.margin.to_string().as_str(), score.result().as_str()), (margin, result));
        // Shown in points, it is twice as much.
        let in_points = score_settled(&game, &rules_of("chinese"), End::Agreed, None, &Settlement::default());
        assert_eq!(in_points.margin, score.margin * Exact::from(2i64));
    }
    let score = agreed(&with_black_count(2 * (361 - 177)));
    assert_eq!((score.white.to_string().as_str(), score.winner()), ("177", Some(Color::White)));
}

/// The earlier text, article 9: the par is 180 1/2; without a komi more than that wins.
#[test]
fn half_the_board_is_180_and_a_half() {
    for (halves, result) in [(362, "B+0.5"), (360, "W+0.5"), (361, "0")] {
        let mut game = with_black_count(halves);
        game.set_komi(Komi::ZERO);
        assert_eq!(agreed(&game).result(), result);
    }
}
