//! The basic eyes (基本眼位) of every living group: the figures of the texts, and that they are what a count of living
//! stones leaves empty.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Game;
use liangyi_core::rules::{Komi, Rules, find};
use liangyi_core::score::{End, Exact, GroupEyes, Settlement, basic_eyes, owned_regions, score_settled};
use proptest::prelude::*;

fn jihuozi() -> Rules {
    Rules { komi: Komi::ZERO, ..find("jihuozi").expect("a ruleset").rules.clone() }
}

fn eyes(board: Board, dead: PointSet) -> Vec<GroupEyes> {
    let game = Game::from_setup(board, jihuozi(), Color::Black).expect("a position");
    basic_eyes(&game, game.rules(), End::Agreed, &Settlement::dead(dead))
}

/// Each group by a stone of it: its own eyes and the liberties that it shares.
fn of(picture: &str, dead: &[&str], stone: &str) -> (Vec<String>, Vec<String>) {
    let board = Board::from_picture(picture).expect("a board");
    let size = board.size();
    let point = |vertex: &&str| size.parse_vertex(vertex).expect("a point");
    let groups = eyes(board, dead.iter().map(point).collect());
    let group = groups.iter().find(|group| group.stones.contains(point(&stone))).expect("a group");
    let names = |points: PointSet| points.iter().map(|point| size.vertex(point).to_string()).collect();
    (names(group.own), names(group.shared))
}

fn names(vertices: &[&str]) -> Vec<String> {
    vertices.iter().map(ToString::to_string).collect()
}

/// 计活子, article 22: two that are no neighbours for a group on its own, one and a shared liberty for one with an eye in
/// seki, and shared liberties alone for one without.
#[test]
fn groups_keep_what_the_text_says() {
    let seven = "
        . X . X X O .
        . X X X O . O
        . . X O O O O
        X X X X O X O
        O O O X X X X
        O . X O O X X
        . O O O O O X";
    assert_eq!(of(seven, &["C2"], "C4"), (names(&["A5", "A7"]), vec![]));
    assert_eq!(of(seven, &["C2"], "E5"), (names(&["F6", "G7"]), vec![]));
    assert_eq!(of(seven, &["C2"], "D1"), (names(&["A1", "B2"]), vec![]));
    // 四气双活: four shared liberties.
    let four = "
        O O X X O O .
        O X . . X O O
        O X . . X O O
        O X O O X O O
        O X X X X O O
        O O O O O O O
        . O O O O O O";
    assert_eq!(of(four, &[], "C4"), (vec![], names(&["C5", "D5"])));
    assert_eq!(of(four, &[], "B5"), (vec![], names(&["C5", "D5", "C6", "D6"])));
    // 有眼双活: an eye each and one shared liberty.
    let one_eye = "
        . X O O O O O
        X X . O O O O
        O O O O O O O
        X X X X X X X
        X . X X X . X
        X X X X X X X
        X X X X X X X";
    assert_eq!(of(one_eye, &[], "A6"), (names(&["A7"]), names(&["C6"])));
    // Room for more is filled.
    let wide = "
        . . . X O O .
        . . . X O O O
        . . . X O . O
        . . . X O O O
        . . . X O O O
        . . . X O O O
        . . . X O O O";
    let (own, shared) = of(wide, &[], "D4");
    assert_eq!((own.len(), shared.len()), (2, 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Where living stones count, a side has all it owns but its basic eyes; these are its own, and of no other group.
    #[test]
    fn basic_eyes_are_what_a_count_of_living_stones_leaves_empty(
        lines in 3usize..8,
        stones in prop::collection::vec((0usize..49, any::<bool>()), 0..60),
        dead_at in prop::option::of(0usize..49),
    ) {
        let size = Size::square(lines as u32).expect("a size");
        let points: Vec<Point> = size.points().collect();
        let mut board = Board::new(size);
        for (index, black) in stones {
            let point = points[index % points.len()];
            if board.at(point).is_none() {
                board.place(if black { Color::Black } else { Color::White }, point);
            }
        }
        let dead = dead_at.map(|index| points[index % points.len()]).filter(|&point| board.at(point).is_some());
        let dead = dead.map_or(PointSet::EMPTY, |point| board.chain(point));
        let rules = jihuozi();
        let game = Game::from_setup(board, rules.clone(), Color::Black).expect("a position");
        let settlement = Settlement::dead(dead);
        let groups = basic_eyes(&game, &rules, End::Agreed, &settlement);
        let counted = score_settled(&game, &rules, End::Agreed, None, &settlement);
        let mut all = PointSet::EMPTY;
        for color in Color::BOTH {
            let owned: usize = owned_regions(&game, &rules, &settlement, color).iter().map(PointSet::len).sum();
            let living = board.stones(color).without(&dead);
            let own = groups.iter().filter(|group| group.color == color);
            prop_assert_eq!(own.clone().fold(PointSet::EMPTY, |all, group| all | group.stones), living);
            let kept: usize = own.map(|group| group.own.len()).sum();
            let sum = if color == Color::Black { &counted.black } else { &counted.white };
            prop_assert_eq!(sum, &Exact::from(living.len() + owned - kept));
        }
        for group in &groups {
            prop_assert!(group.own.len() <= 2 && !group.own.intersects(&all));
            // Points of dead stones are empty.
            prop_assert!(!group.own.intersects(&board.occupied().without(&dead)));
            prop_assert!(!group.shared.intersects(&board.occupied().without(&dead)));
            all |= group.own;
        }
    }
}
