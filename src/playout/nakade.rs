//! The vital point of an eye space (中手, nakade): the one from which a stone keeps it from becoming two eyes.
//!
//! Which spaces have one is a matter of their shape alone: three in a row or bent, the T of four, the square of four with a
//! tail, the cross of five, and the cross with one corner filled. All larger ones, and all others of these sizes, make two
//! eyes or none, whoever moves first.

use super::board::PlayoutBoard;
use super::pattern_code;

/// Points of the largest space with a vital point.
const MOST: usize = 6;

/// The vital point of the space that the last move has made by taking what stood there.
///
/// A space that came about otherwise is not looked for: that makes playouts a sixth slower, and foretells no better who wins.
#[inline(always)]
pub fn vital_point<const W: usize>(field: &PlayoutBoard<W>) -> Option<usize> {
    let (taken, beside) = field.taken();
    if (3..=MOST).contains(&taken) { vital_point_of(field, beside) } else { None }
}

/// That of the space around `start`, which is as large as what was taken: nothing was empty beside it.
fn vital_point_of<const W: usize>(field: &PlayoutBoard<W>, start: usize) -> Option<usize> {
    let (mut points, mut ways_on) = ([start; MOST], [0; MOST]);
    let (mut len, mut seen, mut steps) = (1, 0, 0);
    while seen < len {
        let (point, empty) = (points[seen], pattern_code::empty_sides(field.code(points[seen])));
        ways_on[seen] = empty.count_ones();
        steps += ways_on[seen];
        pattern_code::each(empty, |way| {
            let next = field.step(point, way);
            if !points[..len].contains(&next) {
                points[len] = next;
                len += 1;
            }
        });
        seen += 1;
    }
    // By the number of points and of pairs of them side by side: how many ways lead on from the vital one.
    let from_vital = match (len, steps / 2) {
        (3, 2) => 2,
        (4, 3) | (5, 5) => 3,
        (5, 4) | (6, 6) => 4,
        _ => return None,
    };
    (0..len).find(|&at| ways_on[at] == from_vital).map(|at| points[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Color, Point};
    use crate::board::Board;

    /// Where Black should play after White has taken stones by the one drawn as `@`.
    fn vital(rows: &[&str]) -> Option<String> {
        const LINES: usize = 7;
        let picture: Vec<String> = (0..LINES)
            .map(|row| {
                let drawn = rows.get(row).copied().unwrap_or(".").chars().chain(".......".chars()).take(LINES);
                drawn.map(|stone| format!("{} ", if stone == '@' { '.' } else { stone })).collect()
            })
            .collect();
        let board = Board::from_picture(&picture.join("\n")).unwrap();
        let (size, mut field) = (board.size(), PlayoutBoard::<8>::new(&board));
        let (row, column) =
            rows.iter().enumerate().find_map(|(row, drawn)| drawn.find('@').map(|column| (row, column))).unwrap();
        let last = size.point(column, LINES - 1 - row);
        field.play(Color::White, last.index());
        vital_point(&field).map(|point| size.vertex(Point::from_index(point)).to_string())
    }

    #[test]
    fn a_space_that_is_one_eye_or_two_by_who_moves_has_a_vital_point() {
        for (rows, wanted) in [
            (&["XXXOX", "OO@OX", "XXXX"][..], "B7"),
            (&["XXOX", "X@OX", "OOX", "XX"], "A7"),
            (&["XXXOX", "OX@OX", "OOOX", "XXX"], "B7"),
            (&["XXXOX", "XX@OX", "OOOX", "XXX"], "B7"),
            (&["..O", ".OXO", "OXXXO", ".OX@", "..O"], "C5"),
            (&[".OO", "OXXO", "OXXXO", ".OX@", "..O"], "C5"),
        ] {
            assert_eq!(vital(rows).as_deref(), Some(wanted), "{rows:?}");
        }
    }

    #[test]
    fn others_have_none() {
        for rows in [
            &["XXXXOX", "OO@OOX", "XXXXX"][..],
            &["XXOX", "XX@X", "OOOX", "XXX"],
            &["XOX", "XOX", "XX@X", "OOOX", "XXX"],
            &["XXXOX", "XXX@X", "OOOOX", "XXXX"],
            &["XXXXOX", "XXX@OX", "OOOOX", "XXXX"],
            // Two stones, and none.
            &["XX@X", "OOX", "XX"],
            &["...OX", "OO@OX", "XXXX"],
        ] {
            assert_eq!(vital(rows), None, "{rows:?}");
        }
    }
}
