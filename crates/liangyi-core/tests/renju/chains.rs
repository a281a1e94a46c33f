//! Verdicts that depend on other verdicts: chains in which a three is open only if the next point is not forbidden.
//!
//! A chain goes down in steps, like a staircase: from each point three cells to the right or three cells down to the
//! next. Every point makes an open three on its rising diagonal, all but the first make a four with the point before,
//! and a three with the next point as the only move that could make an open four of it. So a point is forbidden exactly
//! if the next one is not. The last point makes a second four (and is forbidden), or nothing more (and is free).

use liangyi_core::base::{Color, PointNames, PointSet};
use liangyi_core::board::Board;
use liangyi_core::line::{LineJudgement, LineVerdict, Spoiler, StoneShape};

use crate::judged::{judged, judgement};
use crate::support::{cell, model, point, size};

/// A board with a chain of `links` links, and its points.
fn chain(start: (usize, usize), links: usize, is_last_forbidden: bool, is_mirrored: bool) -> (Board, Vec<String>) {
    let mut board = Board::new(size());
    let names = lay(&mut board, start, links, is_last_forbidden, is_mirrored);
    (board, names)
}

/// Lays a chain. A mirrored one goes up first and then to the left.
fn lay(
    board: &mut Board,
    start: (usize, usize),
    links: usize,
    is_last_forbidden: bool,
    is_mirrored: bool,
) -> Vec<String> {
    let at = |dx: isize, dy: isize| {
        let (dx, dy) = if is_mirrored { (dy, dx) } else { (dx, dy) };
        size().point(start.0.checked_add_signed(dx).unwrap(), start.1.checked_add_signed(dy).unwrap())
    };
    let mut put = |color, dx: isize, dy: isize| {
        if board.at(at(dx, dy)).is_none() {
            board.add(color, &PointSet::single(at(dx, dy)));
        }
    };
    let (mut x, mut y, mut names) = (0, 0, Vec::new());
    for link in 0..=links {
        names.push(PointNames::of_line_games(size()).name(at(x, y)));
        put(Color::Black, x - 1, y - 1);
        put(Color::Black, x + 1, y + 1);
        let (dx, dy) = if link % 2 == 0 { (1, 0) } else { (0, -1) };
        // The last point makes a four in the middle of these stones.
        let stones: &[isize] = match (link == links, is_last_forbidden) {
            (false, _) => &[1, 2],
            (true, true) => &[-1, 1, 2],
            (true, false) => &[],
        };
        for step in stones {
            put(Color::Black, x + step * dx, y + step * dy);
        }
        if link < links {
            // The other way there is no room for an open four.
            put(Color::White, x - 2 * dx, y - 2 * dy);
        }
        (x, y) = (x + 3 * dx, y + 3 * dy);
    }
    names
}

/// Judges the points of a chain, each with those before it on the board.
fn verdicts(board: &Board, names: &[String]) -> Vec<String> {
    let mut board = *board;
    let judge = |name: &String| {
        let found = judgement(&board, name);
        board.add(Color::Black, &PointSet::single(point(name)));
        found
    };
    names.iter().map(judge).collect()
}

/// The chain of the text: A makes a three on a diagonal, and one on the row and one on the column alike. The row's is
/// open if B may be played, B is 4-3-3 if C may be played, C is 4-3-3 if D may be played, and D is 4-4-3.
#[test]
fn the_chain_of_the_text_makes_a_free() {
    let mut board = Board::new(size());
    let names = lay(&mut board, (6, 6), 3, true, false);
    lay(&mut board, (6, 6), 3, true, true);
    let found = verdicts(&board, &names);
    assert_eq!(found, ["free (3)", "three-three (4-3-3)", "free (4-3)", "four-four (4-4-3)"], "{board}");
    // Without the second four D is free, and so all change.
    let mut board = Board::new(size());
    let names = lay(&mut board, (6, 6), 3, false, false);
    lay(&mut board, (6, 6), 3, false, true);
    let found = verdicts(&board, &names);
    assert_eq!(found, ["three-three (3-3-3)", "free (4-3)", "three-three (4-3-3)", "free (4-3)"], "{board}");
}

#[test]
fn chains_of_one_to_four_links_change_with_their_last_point() {
    for links in 1..=4 {
        for is_last_forbidden in [false, true] {
            for is_mirrored in [false, true] {
                // From the upper left corner down, or from the lower right corner up.
                let start = if is_mirrored { (11, 3) } else { (3, 11) };
                let (board, names) = chain(start, links, is_last_forbidden, is_mirrored);
                let mut after = board;
                for (number, name) in names.iter().enumerate() {
                    let found = judged(&after, point(name)).verdict;
                    // One step back from the last point the answer is the other one.
                    let is_forbidden = ((links - number) % 2 == 0) == is_last_forbidden;
                    let expected = if is_forbidden { LineVerdict::Forbidden } else { LineVerdict::Free };
                    assert_eq!(found, expected, "{links} links, {is_last_forbidden}, {name}\n{after}");
                    let depth = model(&after).made(cell(size(), point(name))).depth as usize;
                    assert!(depth >= links - number, "{name} is decided {depth} moves deep\n{after}");
                    after.add(Color::Black, &PointSet::single(point(name)));
                }
            }
        }
    }
}

/// How deep reasons are nested: 1 for a judgement that names no other.
fn nesting(judgement: &LineJudgement) -> usize {
    let extensions = judgement.shapes.iter().flat_map(|found| match &found.shape {
        StoneShape::Three { extensions, .. } => extensions.as_slice(),
        StoneShape::Five { .. } | StoneShape::Overline { .. } | StoneShape::Four { .. } => &[],
    });
    let inner = extensions.flat_map(|extension| &extension.spoilers).map(|spoiler| match spoiler {
        Spoiler::Forbidden(why) => nesting(why),
        Spoiler::Edge | Spoiler::Stone(_) | Spoiler::Overline(_) | Spoiler::Five => 0,
    });
    1 + inner.max().unwrap_or(0)
}

#[test]
fn reasons_are_given_as_far_down_as_a_forbidden_point_spoils_a_three() {
    // A is free since B is forbidden, which is so because C is free: nothing below C spoils a three of B.
    let (board, names) = chain((3, 11), 2, false, false);
    let judgement = judged(&board, point(&names[0]));
    assert_eq!((judgement.verdict, nesting(&judgement)), (LineVerdict::Free, 2), "{judgement:#?}");
    let spoils = |at: &str| {
        judgement.shapes.iter().any(|found| match &found.shape {
            StoneShape::Three { extensions, .. } => extensions.iter().any(|extension| {
                let is_forbidden =
                    |spoiler: &Spoiler| matches!(spoiler, Spoiler::Forbidden(why) if why.point == point(at));
                extension.point == point(at) && extension.spoilers.iter().any(is_forbidden)
            }),
            StoneShape::Five { .. } | StoneShape::Overline { .. } | StoneShape::Four { .. } => false,
        })
    };
    assert!(spoils(&names[1]), "{judgement:#?}");
}
