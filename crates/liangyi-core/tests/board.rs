//! Boards and sets of points: properties that hold on every size, shrunk to the smallest case where they do not.

use std::collections::BTreeSet;

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::{Board, BoardKey, ChainMap, Effect, stone_key};
use proptest::prelude::*;

fn sizes() -> impl Strategy<Value = Size> {
    (2u32..=21, 2u32..=21).prop_map(|(width, height)| Size::new(width, height).expect("2 to 21"))
}

/// A size and some of its points.
fn size_and_points(most: usize) -> impl Strategy<Value = (Size, Vec<Point>)> {
    sizes().prop_flat_map(move |size| {
        let point = (0..size.width(), 0..size.height()).prop_map(move |(x, y)| size.point(x, y));
        (Just(size), prop::collection::vec(point, 0..most))
    })
}

/// A size and attempts at moves, on small boards more often, so that stones get taken.
fn size_and_moves() -> impl Strategy<Value = (Size, Vec<(Color, Point)>)> {
    let side = || prop_oneof![4 => 2u32..=5, 1 => 6u32..=21];
    (side(), side()).prop_flat_map(|(width, height)| {
        let size = Size::new(width, height).expect("2 to 21");
        let point = (0..size.width(), 0..size.height()).prop_map(move |(x, y)| size.point(x, y));
        let color = prop::sample::select(&Color::BOTH[..]);
        (Just(size), prop::collection::vec((color, point), 0..120))
    })
}

fn naive(points: &[Point]) -> BTreeSet<Point> {
    points.iter().copied().collect()
}

fn listed(set: PointSet) -> Vec<Point> {
    set.iter().collect()
}

/// The key as it is defined: all stones, one by one.
fn key_of(board: &Board) -> BoardKey {
    let keys = Color::BOTH.into_iter().flat_map(|color| board.stones(color).iter().map(move |p| stone_key(color, p)));
    keys.fold(0, |all, key| all ^ key)
}

/// The connected part of `within` around `start`, point by point.
fn connected(size: Size, start: Point, within: &BTreeSet<Point>) -> BTreeSet<Point> {
    let mut found = BTreeSet::from([start]);
    let mut edge = vec![start];
    while let Some(point) = edge.pop() {
        edge.extend(size.neighbours(point).filter(|next| within.contains(next) && found.insert(*next)));
    }
    found
}

/// What a stone would take off, point by point: the opponent's stones, then one's own.
fn removed(board: &Board, color: Color, point: Point) -> [BTreeSet<Point>; 2] {
    let size = board.size();
    let mut stones = Color::BOTH.map(|side| board.stones(side).iter().collect::<BTreeSet<_>>());
    stones[color.index()].insert(point);
    let dead = |stones: &[BTreeSet<Point>; 2], side: Color| -> BTreeSet<Point> {
        let own = &stones[side.index()];
        let breathes = |p: Point| {
            let mut chain = connected(size, p, own).into_iter().flat_map(|stone| size.neighbours(stone));
            chain.any(|next| !stones[0].contains(&next) && !stones[1].contains(&next))
        };
        own.iter().copied().filter(|&p| !breathes(p)).collect()
    };
    let captured = dead(&stones, color.opponent());
    stones[color.opponent().index()] = stones[color.opponent().index()].difference(&captured).copied().collect();
    let suicide = dead(&stones, color);
    [captured, suicide]
}

proptest! {
    #[test]
    fn sets_do_what_sets_do((size, a) in size_and_points(60), seed in any::<u64>()) {
        let b: Vec<Point> = size.points().filter(|p| seed >> (p.index() % 64) & 1 == 1).collect();
        let (set_a, set_b): (PointSet, PointSet) = (a.iter().copied().collect(), b.iter().copied().collect());
        let (naive_a, naive_b) = (naive(&a), naive(&b));
        prop_assert_eq!(listed(set_a), naive_a.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(set_a & set_b), naive_a.intersection(&naive_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(set_a | set_b), naive_a.union(&naive_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(set_a ^ set_b), naive_a.symmetric_difference(&naive_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(listed(set_a.without(&set_b)), naive_a.difference(&naive_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(set_a.len(), naive_a.len());
        prop_assert_eq!(set_a.is_empty(), naive_a.is_empty());
        prop_assert_eq!(set_a.first(), naive_a.first().copied());
        prop_assert_eq!(set_a.intersects(&set_b), !naive_a.is_disjoint(&naive_b));
        for &point in &a {
            let mut smaller = set_a;
            smaller.remove(point);
            prop_assert!(set_a.contains(point) && !smaller.contains(point));
        }
    }

    #[test]
    fn dilation_is_the_set_and_its_neighbours((size, points) in size_and_points(30)) {
        let set: PointSet = points.iter().copied().collect();
        let mut wanted = naive(&points);
        wanted.extend(points.iter().flat_map(|&point| size.neighbours(point)));
        prop_assert_eq!(listed(set.dilate(size) & PointSet::full(size)), wanted.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn components_are_the_connected_parts((size, points) in size_and_points(200)) {
        let set: PointSet = points.iter().copied().collect();
        let naive = naive(&points);
        let parts = set.components(size);
        for part in &parts {
            let first = part.first().expect("not empty");
            prop_assert_eq!(listed(*part), connected(size, first, &naive).into_iter().collect::<Vec<_>>());
        }
        prop_assert_eq!(parts.iter().map(PointSet::len).sum::<usize>(), naive.len());
    }

    #[test]
    fn vertices_are_read_as_they_are_written((size, points) in size_and_points(10)) {
        for point in points {
            let vertex = size.vertex(point).to_string();
            prop_assert_eq!(size.parse_vertex(&vertex), Some(point));
            prop_assert_eq!(size.parse_vertex(&vertex.to_lowercase()), Some(point));
        }
    }

    #[test]
    fn moves_take_off_what_has_no_liberty_and_can_be_taken_back((size, moves) in size_and_moves()) {
        let mut board = Board::new(size);
        let mut boards = Vec::new();
        for (color, point) in moves {
            if board.at(point).is_some() {
                continue;
            }
            let chains = ChainMap::new(&board);
            let effect = chains.effect(color, point);
            let [captured, suicide] = removed(&board, color, point);
            let before = board;
            let taken = board.place(color, point);
            prop_assert_eq!(before.removed_by(color, point), taken);
            prop_assert_eq!(listed(taken.captured), captured.into_iter().collect::<Vec<_>>());
            prop_assert_eq!(listed(taken.suicide), suicide.into_iter().collect::<Vec<_>>());
            prop_assert_eq!((effect.key, effect.captures, effect.suicides),
                (board.key(), taken.captured.len(), taken.suicide.len()));
            prop_assert_eq!(board.key(), key_of(&board));
            prop_assert!(board.is_legal());
            boards.push((before, color, point, taken));
        }
        for (before, color, point, taken) in boards.into_iter().rev() {
            board.take_back(color, point, &taken);
            prop_assert_eq!(board, before);
        }
        prop_assert_eq!(board.key(), 0);
    }

    #[test]
    fn on_crowded_boards_of_every_size_a_chain_map_predicts_every_move(
        size in sizes(),
        states in prop::collection::vec(0usize..5, 441),
    ) {
        let mut board = Board::new(size);
        for (point, state) in size.points().zip(states) {
            if let Some(&color) = Color::BOTH.get(state % 3) {
                board.add(color, &PointSet::single(point));
            }
        }
        let dead = |board: &Board| {
            let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
            chains.filter(|chain| board.liberties(chain).is_empty()).collect::<Vec<_>>()
        };
        for chain in dead(&board) {
            board.clear(&chain);
        }
        let map = ChainMap::new(&board);
        prop_assert_eq!(map.empty(), board.empty());
        for color in Color::BOTH {
            for point in board.empty() {
                let mut after = board;
                let taken = after.place(color, point);
                let wanted = Effect { key: after.key(), captures: taken.captured.len(), suicides: taken.suicide.len() };
                prop_assert_eq!(map.effect(color, point), wanted, "{} at {}\n{}", color, size.vertex(point), board);
            }
        }
    }

    #[test]
    fn a_board_is_legal_where_every_chain_has_a_liberty(
        width in 2u32..=5,
        height in 2u32..=5,
        states in prop::collection::vec(0usize..3, 25),
    ) {
        let size = Size::new(width, height).expect("2 to 5");
        let mut board = Board::new(size);
        for (point, state) in size.points().zip(states) {
            if let Some(&color) = Color::BOTH.get(state) {
                board.add(color, &PointSet::single(point));
            }
        }
        let chains = || Color::BOTH.into_iter().flat_map(|color| board.chains(color));
        prop_assert_eq!(board.is_legal(), chains().all(|chain| !board.liberties(&chain).is_empty()));
        prop_assert_eq!(Board::from_picture(&board.to_string()), Some(board));
        for chain in chains() {
            for point in chain {
                prop_assert_eq!(board.chain(point), chain);
            }
        }
    }
}

#[test]
fn every_point_and_colour_has_a_key_of_its_own() {
    let points: Vec<Point> = Size::MAX.points().collect();
    let keys: BTreeSet<BoardKey> =
        Color::BOTH.into_iter().flat_map(|color| points.iter().map(move |&p| stone_key(color, p))).collect();
    assert_eq!(keys.len(), 2 * 441);
    assert!(!keys.contains(&0));
}

#[test]
fn pictures_of_the_wrong_shape_are_no_boards() {
    for picture in ["", "X", "XO", "XO\nX", "XO\nXOX", "XOX\n...\n..", &"X".repeat(22)] {
        assert_eq!(Board::from_picture(picture), None, "{picture:?}");
    }
}
