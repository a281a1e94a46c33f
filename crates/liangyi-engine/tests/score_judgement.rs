//! Judgement: the life-and-death shapes of the text on living stones (vector E), and others that a plain majority of
//! playouts gets wrong.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules;
use liangyi_core::rules::{CATALOGUE, Removal};
use liangyi_core::score::{End, score_settled};
use liangyi_core::sgf;
use liangyi_core::time::Deadline;
use liangyi_engine::judge::{Effort, Judgement, judge_in_time};
use liangyi_engine::policy::Models;

fn game(ruleset: &str, picture: &str) -> Game {
    let board = Board::from_picture(picture).expect("a board");
    Game::from_setup(board, rules::find(ruleset).expect("a ruleset").rules.clone(), Color::Black).expect("a position")
}

fn judge(game: &Game, seed: u64) -> Judgement {
    liangyi_engine::judge::judge(game, liangyi_engine::policy::Models::embedded(), seed, Effort::Thorough)
}

/// The dead stones are those on `dead`, whatever the seed and whoever moves, and the fate of all stones is proved.
fn proves(ruleset: &str, picture: &str, dead: &[&str]) {
    judges(ruleset, picture, dead, true);
}

/// The judgement of a picture, with its dead stones.
fn judged(ruleset: &str, picture: &str, to_move: Color, seed: u64) -> (Game, Judgement, Vec<String>) {
    let mut game = game(ruleset, picture);
    game.set_to_move(to_move);
    let judged = judge(&game, seed);
    let size = game.size();
    let mut found: Vec<String> = judged.dead.iter().map(|point| size.vertex(point).to_string()).collect();
    found.sort();
    (game, judged, found)
}

/// The same, `proved` or not.
fn judges(ruleset: &str, picture: &str, dead: &[&str], proved: bool) {
    judges_with(1..=3, ruleset, picture, dead, proved);
}

fn judges_with(seeds: RangeInclusive<u64>, ruleset: &str, picture: &str, dead: &[&str], proved: bool) {
    for seed in seeds {
        for to_move in Color::BOTH {
            let (game, judged, found) = judged(ruleset, picture, to_move, seed);
            assert_eq!(found, dead, "seed {seed}, {to_move} to move\n{}", game.board());
            let all = judged.proved == game.board().occupied();
            assert!(all || !proved, "seed {seed}, {to_move} to move\n{}", game.board());
        }
    }
}

/// 一气双活: every chain has one shared liberty and no eye, and who begins loses.
const ONE_LIBERTY: &str = "
    . O O O O O O O .
    O O O O O O O O O
    O O O O O O O O O
    X X X X O O O O O
    O O . X O O O O O
    . O X X X O O O O
    X O X O X O O O O
    X O X O X O X O O
    X O X O . X X O O";

/// 四气双活: four shared liberties.
const FOUR_LIBERTIES: &str = "
    O O X X O O .
    O X . . X O O
    O X . . X O O
    O X O O X O O
    O X X X X O O
    O O O O O O O
    . O O O O O O";

/// 一眼净活: four black stones at the lower left with one eye.
const ONE_EYE: &str = "
    . X . X O . O . O
    X X X X O O O O O
    X X X X O O O O O
    X X X X O O O O O
    X X X X O O O O O
    X X X X O O O O O
    O O O O X X X X X
    X X X O . X . O O
    . X O O . X X O O";

/// Seeds for the figures of the texts.
const MANY: RangeInclusive<u64> = 1..=10;

#[test]
fn vector_e_alive_with_one_shared_liberty() {
    judges_with(MANY, "jihuozi", ONE_LIBERTY, &[], false);
    let (game, judged, _) = judged("jihuozi", ONE_LIBERTY, Color::White, 1);
    for vertex in ["A1", "C1", "D1", "F1", "E3", "B1", "A5", "A6"] {
        assert!(
            judged.seki.contains(game.size().parse_vertex(vertex).expect("a vertex")),
            "{vertex} lives by shared liberties"
        );
    }
}

#[test]
fn vector_e_alive_with_four_shared_liberties() {
    judges_with(MANY, "jihuozi", FOUR_LIBERTIES, &[], true);
}

#[test]
fn vector_e_alive_with_one_eye() {
    judges_with(MANY, "jihuozi", ONE_EYE, &[], false);
}

/// 一眼净活 as the text draws it: what the walls live by lies outside the figure.
#[test]
fn nothing_is_dead_for_what_lies_outside_a_figure() {
    let lower = "
        . . . X O . . . .
        X X X X O O O O O
        O O O O X X X X X
        X X X O . X . O O
        . X O O . X X O O";
    let empty = "\n        . . . . . . . . .";
    for above in [1, 2, 4] {
        for ruleset in ["jihuozi", "jihuozi-simple", "chinese", "japanese"] {
            judges(ruleset, &(empty.repeat(above) + lower), &[], false);
        }
    }
}

/// Beside an open board stones that are dead whatever happens there stay dead.
#[test]
fn what_is_dead_beside_an_open_board_stays_dead() {
    let picture = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        X X X X . O O O O
        . . . X . O . . .
        X X X X . O O O O
        . O . X . O . X .
        . . . X . O . . .";
    for ruleset in ["jihuozi", "chinese"] {
        judges(ruleset, picture, &["B2", "H2"], false);
    }
}

/// The undisputed board (无争局面) of article 40 on counting points, fig. 5 of the text on living stones: vector A.
#[test]
fn vector_a_one_black_stone_is_dead() {
    let picture = "
        . X . X X O .
        . X X X O . O
        . . X O O O O
        X X X X O X O
        O O O X X X X
        O . X O O X X
        . O O O O O X";
    for ruleset in ["jipingdian", "jihuozi"] {
        judges_with(MANY, ruleset, picture, &["C2"], false);
    }
}

#[test]
fn two_shared_liberties_are_a_seki() {
    let picture = "
        . O . O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        X X X X X X O
        X O O O X X O
        . O O O . X O";
    proves("chinese", picture, &[]);
    let game = game("chinese", picture);
    let seki = judge(&game, 1).seki;
    let inside = ["C2", "A3"].map(|vertex| game.size().parse_vertex(vertex).expect("a point"));
    assert!(inside.into_iter().all(|point| seki.contains(point)));
}

const BENT_FOUR: &str = "
    . O . O O O O
    O O O O O O O
    O O O O O O O
    O O O O O O O
    X X O O O O O
    . X X X X O O
    O O O . X O O";

#[test]
fn bent_four_in_the_corner_is_dead_under_every_ruleset_that_removes_dead_stones() {
    let black = ["A3", "B2", "B3", "C2", "D2", "E1", "E2"];
    for row in CATALOGUE.iter().filter(|row| row.rules.removal == Removal::Agreed) {
        proves(&row.name, BENT_FOUR, &black);
    }
}

#[test]
fn a_big_eye_with_a_stone_on_its_vital_point_is_one_eye() {
    let picture = "
        . O . O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        X X X X O O O
        X X X X O O O
        . O . X O O O";
    let black = ["A2", "A3", "B2", "B3", "C2", "C3", "D1", "D2", "D3"];
    proves("chinese", picture, &black);
}

#[test]
fn a_last_ko_that_need_not_be_filled_is_its_holders() {
    let picture = "
        . X X O O O .
        X X X O O O O
        . X X O O O .
        X X . X O O O
        X X X O O O O
        X X X O O O O
        . X X O O O .";
    for to_move in Color::BOTH {
        let mut game = game("jipingdian", picture);
        game.set_to_move(to_move);
        let judged = judge(&game, 1);
        assert!(judged.dead.is_empty());
        let counted = score_settled(&game, game.rules(), End::Agreed, None, &judged.settlement());
        assert_eq!((counted.black.to_string(), counted.white.to_string()), ("22".to_string(), "27".to_string()));
    }
}

#[test]
fn the_same_seed_gives_the_same_judgement() {
    let game = game("chinese", ONE_EYE);
    let (one, two) = (judge(&game, 5), judge(&game, 5));
    assert_eq!((one.ownership, one.dead, one.seki), (two.ownership, two.dead, two.seki));
}

/// Every ruleset under which dead stones come off.
fn removing() -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().filter(|row| row.rules.removal == Removal::Agreed).map(|row| &*row.name)
}

/// 双劫双活: each side holds one of two kos, and they share a liberty. The side that takes the other's ko loses its own.
const DOUBLE_KO_SEKI: &str = "
    X X O O X O O O O
    . X O O X X O O .
    X X O . O X O O O
    X X O O X X O O O
    X X O O X O O O O
    X X O O X X O O O
    X X O X . X O O O
    . X O O X X O O .
    X X O . X O O O O";

#[test]
fn a_double_ko_seki_lives_under_every_ruleset() {
    removing().for_each(|ruleset| judges(ruleset, DOUBLE_KO_SEKI, &[], false));
}

#[test]
fn moonshine_life_is_dead_for_all_the_threats_of_a_double_ko_seki() {
    // 盘角曲四 with a double ko seki that cannot be removed: a threat for every ko for ever, and dead all the same.
    let picture = "
        X X O O X O O O O O O O O
        . X O O X X O O O O O O .
        X X O . O X O O O O O O O
        X X O O X X O O O O O O O
        X X O O X O O O O O O O .
        X X O O X O O O O O O O O
        X X O O X O O O O O O O O
        X X O O X O O O O O O O O
        X X O O X O O O O O O O O
        X X O O X X O O O O O O O
        X X O X . X O O O O O X X
        . X O O X X O O X X X X .
        X X O . X O O O X . O O O";
    let black = ["J1", "J2", "K2", "L2", "M2", "M3", "N3"];
    removing().for_each(|ruleset| judges(ruleset, picture, &black, false));
}

#[test]
fn a_ten_thousand_year_ko_is_a_seki_while_nobody_starts_it() {
    // 万年劫: two shared liberties and a ko. Who fills a shared liberty sees the other take the ko first; who connects
    // the ko makes a plain seki.
    let picture = "
        X X O . X O O O O
        . X O O X O O O .
        X X O O X O O O O
        X X O O X X O O O
        X X O . O X O O O
        X X O O X X O O O
        X X O O X O O O O
        . X O O X O O O .
        X X O . X O O O O";
    removing().for_each(|ruleset| judges(ruleset, picture, &[], false));
    let game = game("chinese", picture);
    let seki = judge(&game, 1).seki;
    let inside = ["C5", "E9", "E1", "F5"].map(|vertex| game.size().parse_vertex(vertex).expect("a point"));
    assert!(inside.into_iter().all(|point| seki.contains(point)), "both sides live by shared liberties");
}

#[test]
fn an_eye_and_three_kos_for_another_are_life() {
    // White needs one of three half eyes: where Black takes a ko, White takes another.
    let picture = "
        X X O O O X X X X X X X X
        . X O . O O X X X X X X .
        X X O O O . O X X X X X X
        X X O O . O X X X X X X X
        X X O O O X X X X X X X X
        X X O O O O X X X X X X .
        X X O O O X . X X X X X X
        X X O O . O X X X X X X X
        X X O O O X X X X X X X X
        X X O O O O X X X X X X X
        X X O O O X . X X X X X X
        . X O O . O X X X X X X X
        X X O O O X X X X X X X X";
    removing().for_each(|ruleset| proves(ruleset, picture, &[]));
}

#[test]
fn an_eye_and_kos_that_only_fill_the_other_are_death() {
    // White holds one ko, Black the other; but White cannot end its ko without filling what would be its second eye.
    let picture = "
        X X O O O X X X X
        . X O O . O X X .
        X X O O O X X X X
        X X O . O X X X X
        X X O O O X X X X
        X X O O O X X X X
        X X O O O X X X X
        . X O O X . X X .
        X X O O O X X X X";
    let game = game("chinese", picture);
    let judged = judge(&game, 1);
    assert_eq!((judged.dead, judged.proved), (game.board().stones(Color::White), game.board().occupied()));
}

#[test]
fn plain_dame_belong_to_nobody() {
    let picture = "
        . X X . O O .
        X X X . O O O
        . X X . O O .
        X X X . O O O
        X X X . O O O
        X X X . O O O
        . X X . O O .";
    let judged = judge(&game("jipingdian", picture), 1);
    assert!(judged.one_sided.iter().all(|points| points.is_empty()) && judged.dead.is_empty());
}

/// Black and White exchanged.
fn exchanged(picture: &str) -> String {
    let other = |sign: char| match sign {
        'X' => 'O',
        'O' => 'X',
        sign => sign,
    };
    picture.chars().map(other).collect()
}

/// A tail that hangs on one point and has one liberty outside: the side that fills it from within is captured, tail
/// and all, and the side that fills it from outside is not. Agreed, it is the latter's alone; at a natural end it is a
/// shared liberty.
fn is_the_outer_sides(picture: &str, vertex: &str, agreed: [&str; 2], natural: [&str; 2]) {
    for (picture, outer) in [(picture.to_string(), Color::Black), (exchanged(picture), Color::White)] {
        for (seed, to_move) in (1..=3).zip([Color::Black, Color::White, Color::Black]) {
            let mut game = game("jipingdian", &picture);
            game.set_to_move(to_move);
            let judged = judge(&game, seed);
            let point = game.size().parse_vertex(vertex).expect("a point");
            assert!(judged.dead.is_empty(), "seed {seed}, {outer}'s");
            assert_eq!(judged.one_sided[outer.index()].iter().collect::<Vec<_>>(), [point], "seed {seed}, {outer}'s");
            assert!(judged.one_sided[outer.opponent().index()].is_empty(), "seed {seed}, {outer}'s");
            for (end, [of_outer, of_inner]) in [(End::Agreed, agreed), (End::Natural, natural)] {
                let counted = score_settled(&game, game.rules(), end, None, &judged.settlement());
                let mut counts = [counted.black.to_string(), counted.white.to_string()];
                counts.rotate_left(outer.index());
                assert_eq!(counts, [of_outer, of_inner], "{end:?}, {outer}'s");
            }
        }
    }
}

#[test]
fn a_liberty_that_only_the_outer_side_can_fill_is_his_in_the_middle() {
    let picture = "
        . O O O O O .
        O O O O O O O
        O . O O O O O
        O O O . O O O
        X X X O X X X
        X X X . X X X
        . X X X X X .";
    is_the_outer_sides(picture, "D2", ["20", "29"], ["19 1/2", "29 1/2"]);
}

#[test]
fn a_liberty_that_only_the_outer_side_can_fill_is_his_in_the_corner() {
    let picture = "
        . X X O O O .
        X X X O O O O
        X . X O O O O
        X X X O . O O
        X X X O O O O
        X X X O O O O
        . O O . O O O";
    is_the_outer_sides(picture, "A1", ["19", "30"], ["18 1/2", "30 1/2"]);
}

#[test]
fn a_liberty_that_safe_stones_can_fill_is_no_eye() {
    // Black has a pyramid of four with two stones in it, and a liberty next to White's eye at G2.
    let picture = "
        . O . O O O O O O
        O O O O O O O O O
        O O O O O O O O O
        O O O O O O O O O
        O O O O O O O O O
        X X X X O O O O O
        . X X X X X X O O
        O O X X O O . O .
        . X X O O O O O O";
    let black = ["A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4", "D2", "D3", "D4", "E3", "F3", "G3"];
    proves("chinese", picture, &black);
}

#[test]
fn a_group_that_the_side_to_move_can_kill_is_dead_although_playouts_are_in_two_minds() {
    // The end of a game that two programs stopped: playouts save Black now and then, but White to move kills him.
    let picture = "
        . . . O O O X . .
        . O . O X O X O .
        . . . . X X . O .
        O O O X . X X X .
        O X O X X O . X .
        O X O X O . O O X
        X X X O O O . . .
        X . X X O O O . O
        . X . X X X X O .";
    let black = ["D4", "D5", "D6", "E5", "E7", "E8", "F6", "F7", "G6", "G8", "G9", "H5", "H6", "J4"];
    let mut game = game("chinese", picture);
    game.set_to_move(Color::White);
    for seed in 1..=3 {
        let judged = judge(&game, seed);
        let mut dead: Vec<String> = judged.dead.iter().map(|point| game.size().vertex(point).to_string()).collect();
        dead.sort();
        assert_eq!(dead, black, "seed {seed}");
    }
}

#[test]
fn a_fight_is_not_lost_because_another_is() {
    // The end of a game that two programs stopped. Black to move kills the lower left, which is worth more than half
    // of what the upper right is worth; but White lives there.
    let picture = "
        . . . . . O X O O . . . .
        . . O . . O X X O . . . .
        . O O O O O X X O . . . .
        . O X X O X X X O . . . .
        O O X O O X . . X O O O .
        O X X X O O X X X O X O .
        O O X X O X X . . X X O O
        O O X . X . . . . X X O X
        X X X . X O . . . . . X X
        . . O O X X X O . . X . .
        . O . X X . O O X X . . .
        . O . O X O O X . X . . .
        . . . . O . . . X . . . .";
    let black = ["B2", "B3", "C4", "D2", "D4", "E1", "F2", "F5", "G2", "G3", "H3", "H4"];
    for seed in 1..=3 {
        let (.., found) = judged("chinese", picture, Color::Black, seed);
        assert_eq!(found, black, "seed {seed}");
    }
}

/// 假生图 of the text on living stones before Black takes the ko at A3: the black stones at the lower left have an eye
/// at B1 and a false one at A2. No side has a move elsewhere that does not cost it an eye.
const FALSE_LIFE: &str = "
    X X X X X X .
    X . X X X X X
    X X O X X O X
    O O O X X O O
    . O O O O O O
    O X X O . O O
    X . X O O . O";

/// The same on 9x9.
const FALSE_LIFE_ON_9: &str = "
    X X X X X X X X X
    X X X X X X X X X
    X X X X X X . X X
    X . X X X X X X X
    X X O X X O X X X
    O O O X X O O O O
    . O O O O O O O O
    O X X O . O O O O
    X . X O O . O O O";

/// A false eye at the side: Black takes the ko at E1.
const FALSE_EYE_AT_THE_SIDE: &str = "
    X X X X X X .
    X . X X X X X
    X X X X X X X
    O O O O O O O
    O O O O O . O
    X X X X O O O
    X . X O . O .";

/// Rulesets under which White cannot retake the last ko of a false life: any board, or any board that the side to move
/// has faced, is forbidden.
const SUPERKO: [&str; 6] = ["chinese", "chinese-old", "tromp-taylor", "aga", "new-zealand", "ing"];

/// The game after moves from a picture, `first` to move; "pass" and "virtual" are what they say.
fn played(ruleset: &str, picture: &str, first: Color, moves: &[&str]) -> Game {
    let mut game = game(ruleset, picture);
    game.set_to_move(first);
    for word in moves {
        let mv = match *word {
            "pass" => Move::Pass,
            "virtual" => Move::Virtual,
            vertex => Move::Play(game.size().parse_vertex(vertex).expect("a point")),
        };
        game.play(game.to_move(), mv).expect("a legal move");
    }
    game
}

/// How many stones are dead, and the result.
fn stopped(game: &Game, seed: u64) -> (usize, String) {
    let judged = judge(game, seed);
    let counted = score_settled(game, game.rules(), End::Agreed, None, &judged.settlement());
    (judged.dead.len(), counted.margin.signed())
}

#[test]
fn a_false_eye_lives_where_the_ban_on_repetition_keeps_it() {
    for (ruleset, result) in [("chinese", "-1/2"), ("chinese-old", "+1 1/2")] {
        let game = played(ruleset, FALSE_LIFE, Color::Black, &["A3", "pass", "pass"]);
        for seed in MANY {
            assert_eq!(stopped(&game, seed), (0, result.to_string()), "{ruleset}, seed {seed}");
        }
    }
    for ruleset in SUPERKO {
        for (picture, ko) in [(FALSE_LIFE, "A3"), (FALSE_LIFE_ON_9, "A3"), (FALSE_EYE_AT_THE_SIDE, "E1")] {
            for (picture, first) in [(picture.to_string(), Color::Black), (exchanged(picture), Color::White)] {
                let game = played(ruleset, &picture, first, &[ko, "pass", "pass"]);
                assert_eq!(stopped(&game, 1).0, 0, "{ruleset}, {first} took the ko\n{}", game.board());
            }
        }
    }
}

#[test]
fn a_false_eye_lives_upside_down_too() {
    // Turned about the middle: A3 is G5, and the rows and their points are in reverse.
    let turned: Vec<String> = FALSE_LIFE.trim().lines().rev().map(|row| row.trim().chars().rev().collect()).collect();
    let mirrored: Vec<String> = FALSE_LIFE.trim().lines().map(|row| row.trim().chars().rev().collect()).collect();
    for (picture, ko) in [(turned.join("\n"), "G5"), (mirrored.join("\n"), "G3")] {
        for ruleset in ["chinese", "chinese-old"] {
            assert_eq!(stopped(&played(ruleset, &picture, Color::Black, &[ko, "pass", "pass"]), 1).0, 0, "{ruleset}");
        }
    }
}

#[test]
fn a_false_eye_is_dead_where_a_virtual_move_gives_the_ko_back() {
    for ruleset in ["jipingdian", "jihuozi", "jihuozi-art", "jihuozi-simple"] {
        let moves = ["A3", "virtual", "pass", "pass"];
        for (picture, first) in [(FALSE_LIFE.to_string(), Color::Black), (exchanged(FALSE_LIFE), Color::White)] {
            // White still has the virtual move, or has made it.
            for length in [1, 2, 3, 4] {
                let game = played(ruleset, &picture, first, &moves[..length]);
                assert_eq!(stopped(&game, 1).0, 5, "{ruleset}, {first} took the ko, {length} moves");
            }
            // Who passes instead offers to stop, and the opponent has faced this board: a virtual move is illegal now.
            let game = played(ruleset, &picture, first, &["A3", "pass", "pass"]);
            assert!(game.check(first.opponent(), Move::Virtual).is_err());
            assert_eq!(stopped(&game, 1).0, 0, "{ruleset}, {first} took the ko");
        }
    }
}

#[test]
fn a_false_eye_is_dead_under_the_simple_ko_rule() {
    for ruleset in ["japanese", "korean", "stone-scoring"] {
        for length in [1, 2, 3] {
            let game = played(ruleset, FALSE_LIFE, Color::Black, &["A3", "pass", "pass"][..length]);
            assert_eq!(stopped(&game, 1).0, 5, "{ruleset}, {length} moves");
        }
    }
}

#[test]
fn a_false_eye_is_dead_where_a_move_elsewhere_gives_the_ko_back() {
    // White has an eye more than it needs, and fills it. An eye more for Black is no help: White need not answer.
    for spare in [&["G3"][..], &["G3", "A7"], &["G3", "A7", "C7", "E7"]] {
        let mut board = Board::from_picture(FALSE_LIFE).expect("a board");
        let size = board.size();
        board.clear(&spare.iter().map(|vertex| size.parse_vertex(vertex).expect("a point")).collect());
        for ruleset in SUPERKO {
            let picture = board.to_string();
            let game = played(ruleset, &picture, Color::Black, &["A3", "pass", "pass"]);
            assert_eq!(stopped(&game, 1).0, 5, "{ruleset}\n{}", game.board());
        }
    }
    // An eye more for Black alone: White cannot change the board.
    let picture = FALSE_LIFE.replacen("X X X X X X .", ". X X X X X .", 1);
    for ruleset in SUPERKO {
        assert_eq!(stopped(&played(ruleset, &picture, Color::Black, &["A3", "pass", "pass"]), 1).0, 0, "{ruleset}");
    }
}

/// A game with a closed region that takes some tenths of a second to search.
const SLOW: &str = "(;SZ[9]\
    ;B[gf];W[eg];B[cf];W[ee];B[gc];W[cd];B[fg];W[ff];B[fh];W[ge];B[eh];W[dg];B[dh];W[cg];B[ch];W[bf]\
    ;B[bg];W[bh];B[ag];W[af];B[ec];W[db];B[dc];W[cc];B[eb];W[cb];B[he];W[hf];B[gg];W[hd];B[gd];W[ie]\
    ;B[fe];W[fd];B[ed];W[de];B[hc];W[ic];B[ib];W[id];B[hb];W[hh];B[hg];W[ig];B[ef];W[df];B[da];W[ca]\
    ;B[ea];W[fe];B[bi];W[ah];B[hi];W[gi];B[gh];W[ii];B[fi];W[fc];B[fb];W[he];B[hi]\
    )";

#[test]
fn a_judgement_in_time_is_the_same_or_none() {
    let game = sgf::load(SLOW, None).unwrap().game(rules::find("chinese").unwrap().rules.clone()).unwrap();
    let models = Models::embedded();
    let now = Instant::now();
    let whole = judge_in_time(&game, models, 1, Deadline::NONE).unwrap();
    let takes = now.elapsed();
    let plain = liangyi_engine::judge::judge(&game, models, 1, Effort::Quick);
    assert_eq!((whole.dead, whole.seki, whole.one_sided), (plain.dead, plain.seki, plain.one_sided));
    assert_eq!(whole.ownership, plain.ownership);
    let passed = Deadline::after(now, Some(Duration::ZERO));
    assert!(judge_in_time(&game, models, 1, passed).is_none());
    // The deadline passes in every part of it.
    let late = |part: u32| {
        let begun = Instant::now();
        let time = takes * part / 10;
        let judged = judge_in_time(&game, models, 1, Deadline::after(begun, Some(time)));
        (judged, begun.elapsed().saturating_sub(time))
    };
    for part in 1..8 {
        // Other programs may keep the processor for a while: one try of five has to be in time.
        let mut overruns = Vec::new();
        let is_in_time = (0..5).any(|_| {
            let (judged, overrun) = late(part);
            if judged.is_none() {
                overruns.push(overrun);
            }
            judged.is_none() && overrun < takes / 8
        });
        assert!(is_in_time || overruns.is_empty(), "{part}: {overruns:?} of {takes:?}");
    }
    let enough = Deadline::after(Instant::now(), Some(Duration::from_secs(600)));
    assert_eq!(judge_in_time(&game, models, 1, enough).unwrap().dead, whole.dead);
}
