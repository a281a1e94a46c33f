//! Ladders against plain reading on whole boards, and by example.

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::inputs::history::ko_point;

/// The same reading by trying every move on whole boards, nothing else; `None` where that takes long.
fn plainly_caught(board: &Board, ko: Option<Point>, stone: Point, defends: bool, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    let defender = board.at(stone).expect("a stone");
    let liberties = board.liberties(&board.chain(stone));
    match (defends, liberties.len()) {
        (false, 0 | 1) => return Some(true),
        (false, 3..) | (true, 2..) => return Some(false),
        (true, _) if ko.is_some() => return Some(false),
        _ => {}
    }
    let mover = if defends { defender } else { defender.opponent() };
    let mut moves = liberties;
    if defends {
        let around = board.chain(stone).dilate(board.size()) & board.stones(defender.opponent());
        for enemy in around.iter() {
            let liberties = board.liberties(&board.chain(enemy));
            if liberties.len() == 1 {
                moves |= liberties;
            }
        }
    }
    for point in moves.iter().filter(|&point| Some(point) != ko) {
        let mut after = *board;
        if !after.place(mover, point).suicide.is_empty() {
            continue;
        }
        let ko = ko_point(board, &after, Played { color: mover, mv: Move::Play(point) });
        if plainly_caught(&after, ko, stone, !defends, left)? != defends {
            return Some(!defends);
        }
    }
    Some(defends)
}

/// The chains that a ladder takes, and the moves that begin it, by plain reading.
fn plain_ladders(board: &Board, ko: Option<Point>) -> Option<Vec<(PointSet, PointSet)>> {
    let mut found = Vec::new();
    for color in Color::BOTH {
        for chain in board.chains(color) {
            let (liberties, stone) = (board.liberties(&chain), chain.first()?);
            let mut left = 20_000;
            if liberties.len() == 1 && plainly_caught(board, None, stone, true, &mut left)? {
                found.push((chain, PointSet::EMPTY));
            }
            if liberties.len() != 2 {
                continue;
            }
            let mut begins = PointSet::EMPTY;
            for point in liberties.iter().filter(|&point| Some(point) != ko) {
                let mut after = *board;
                let is_legal = after.place(color.opponent(), point).suicide.is_empty();
                if is_legal && plainly_caught(&after, None, stone, true, &mut left)? {
                    begins.insert(point);
                }
            }
            if !begins.is_empty() {
                found.push((chain, begins));
            }
        }
    }
    found.sort_by_key(|(chain, _)| chain.first());
    Some(found)
}

fn fast_ladders(board: &Board, ko: Option<Point>) -> (Vec<(PointSet, PointSet)>, bool) {
    let mut chains = Chains::new(board, ko);
    let points = |chains: &Chains, cells: Vec<usize>| -> PointSet {
        cells.into_iter().map(|cell| crate::inputs::point_at(board.size(), chains.place_of_cell(cell))).collect()
    };
    let found = ladders(&mut chains);
    let mut found: Vec<_> = found
        .into_iter()
        .map(|laddered| {
            let chain = chains.chain(laddered.stone).collect();
            (points(&chains, chain), points(&chains, laddered.begins))
        })
        .collect();
    found.sort_by_key(|(chain, _)| chain.first());
    // The search must leave the board as it was.
    let fresh = Chains::new(board, ko);
    let is_same = chains.cells().all(|cell| {
        chains.at(cell) == fresh.at(cell)
            && (fresh.at(cell) == EMPTY || chains.liberties(cell) == fresh.liberties(cell))
    });
    (found, is_same)
}

fn picture(text: &str) -> Board {
    Board::from_picture(text).expect("a picture")
}

#[test]
fn a_ladder_runs_to_the_edge_unless_a_stone_breaks_it() {
    let ladder = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X O . . . .
        . X O X . . .
        . . X . . . .";
    let board = picture(ladder);
    let (found, _) = fast_ladders(&board, None);
    let size = board.size();
    let point = |vertex: &str| size.parse_vertex(vertex).expect("a vertex");
    let white = found.iter().find(|(chain, _)| chain.contains(point("C3"))).expect("a ladder");
    assert!(white.1.contains(point("D3")) || white.1.contains(point("C4")), "{:?}", white.1);
    let mut broken = board;
    broken.add(Color::White, &[point("F5"), point("E6"), point("F6"), point("E5"), point("D6")].into_iter().collect());
    assert!(!fast_ladders(&broken, None).0.iter().any(|(chain, _)| chain.contains(point("C3"))));
}

#[test]
fn both_liberties_as_mouths_of_kos_are_death() {
    // Black's three stones can retake the ko above, and have nothing but two kos for liberties then.
    let board = picture(
        "
        O . O . .
        X O . . .
        X O . . .
        X O . . .
        . X O . .",
    );
    let stone = board.size().parse_vertex("A3").expect("a vertex");
    assert_eq!(plainly_caught(&board, None, stone, true, &mut 1000), Some(false), "by reading it is a ko");
    let (found, _) = fast_ladders(&board, None);
    assert!(found.iter().any(|(chain, _)| chain.contains(stone)));
    // With a chain of White's in atari beside them, they are not dead.
    let saved = picture(
        "
        O . X . .
        X O X . .
        X O X . .
        X O X . .
        . X O . .",
    );
    let found = fast_ladders(&saved, None).0;
    assert!(!found.iter().any(|(chain, _)| chain.contains(stone)), "{saved:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn plain_reading_says_the_same(width in 2_u32..=9, height in 2_u32..=9, moves in 0..120, seed in any::<u64>()) {
        let size = Size::new(width, height).expect("a size");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut board, mut color, mut ko) = (Board::new(size), Color::Black, None);
        for _ in 0..moves {
            let empty: Vec<_> = board.empty().iter().filter(|&point| Some(point) != ko).collect();
            if empty.is_empty() {
                break;
            }
            let point = empty[rng.random_range(0..empty.len())];
            let mut after = board;
            if after.place(color, point).suicide.is_empty() {
                ko = ko_point(&board, &after, Played { color, mv: Move::Play(point) });
                board = after;
                color = color.opponent();
            }
        }
        let (fast, is_same) = fast_ladders(&board, ko);
        prop_assert!(is_same);
        // The one rule of the fast reading that is more than reading.
        let is_plain = !has_double_ko(&board);
        if let Some(plain) = plain_ladders(&board, ko).filter(|_| is_plain) {
            prop_assert_eq!(fast, plain, "{:?} {:?}", board, ko);
        }
    }
}

/// Whether two kos may be near each other: two empty points that a side has surrounded but for one stone of one.
fn has_double_ko(board: &Board) -> bool {
    let size = board.size();
    Color::BOTH.into_iter().any(|color| {
        let is_mouth = |point: &Point| {
            let around: Vec<_> = size.neighbours(*point).collect();
            around.iter().filter(|&&next| board.at(next) != Some(color)).count() <= 1
        };
        board.empty().iter().filter(is_mouth).count() >= 2
    })
}
