//! What would have to be different for a forbidden point to be none.

use super::board::LineBoard;
use super::judgement::{LineVerdict, verdict};
use crate::base::{Color, Point, PointSet};
use crate::rules::LineRules;

/// A single difference of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The stone of this side on this point is not there.
    Without(Color, Point),
    /// A stone of this side is on this empty point. No five is made by it.
    With(Color, Point),
    /// The side of the forbidden point has made a four on `point`, where it may play, and the opponent has answered on
    /// `answer`, the only point that keeps the side from five.
    Four {
        /// Where the four is made.
        point: Point,
        /// Where it is answered.
        answer: Point,
    },
}

/// The single differences with which `point`, an empty one, is not forbidden for `color` any more, and what a move
/// there leads to then: first the stones that are there, then those that are not, then fours, each in the order of
/// points. None where the point is not forbidden.
///
/// The board may have no five. Fours count only where neither side can make five already, so that each has to be
/// answered.
pub fn freeing_differences(
    board: &LineBoard,
    rules: LineRules,
    color: Color,
    point: Point,
) -> Vec<(Difference, LineVerdict)> {
    if verdict(board, rules, color, point) != LineVerdict::Forbidden {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut judge = |difference: Difference, after: &LineBoard| {
        let verdict = verdict(after, rules, color, point);
        if verdict != LineVerdict::Forbidden {
            found.push((difference, verdict));
        }
    };
    let empty = board.empty_points().without(&PointSet::single(point));
    let stones = board.size().points().filter_map(|at| Some((board.at(at)?, at)));
    for (side, at) in stones {
        let mut after = *board;
        after.remove(side, at);
        judge(Difference::Without(side, at), &after);
    }
    for side in [color, color.opponent()] {
        for at in empty.iter().filter(|&at| !board.makes_five(side, at, rules.exact(side))) {
            let mut after = *board;
            after.place(side, at);
            judge(Difference::With(side, at), &after);
        }
    }
    let fives = |board: &LineBoard, side: Color| -> PointSet {
        board.empty_points().iter().filter(|&at| board.makes_five(side, at, rules.exact(side))).collect()
    };
    if !Color::BOTH.into_iter().all(|side| fives(board, side).is_empty()) {
        return found;
    }
    for at in empty.iter().filter(|&at| verdict(board, rules, color, at) == LineVerdict::Free) {
        let mut after = *board;
        after.place(color, at);
        let answers = fives(&after, color);
        let Some(answer) = answers.iter().next().filter(|&answer| answers.len() == 1 && answer != point) else {
            continue;
        };
        after.place(color.opponent(), answer);
        judge(Difference::Four { point: at, answer }, &after);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::PointNames;
    use crate::line::{LineGame, read_drawing};

    /// The differences for a point of a drawing, as texts.
    fn told(drawing: &str, point: &str) -> Vec<String> {
        let board = read_drawing(drawing).unwrap();
        let names = PointNames::of_line_games(board.size());
        let game = LineGame::from_setup(board, LineRules::RENJU, Color::Black).unwrap();
        let found = freeing_differences(game.lines(), LineRules::RENJU, Color::Black, names.read(point).unwrap());
        let text = |(difference, verdict): (Difference, LineVerdict)| {
            let difference = match difference {
                Difference::Without(side, at) => format!("-{}{}", side.letter(), names.name(at)),
                Difference::With(side, at) => format!("+{}{}", side.letter(), names.name(at)),
                Difference::Four { point, answer } => format!("{}/{}", names.name(point), names.name(answer)),
            };
            if verdict == LineVerdict::Five { difference + "!" } else { difference }
        };
        found.into_iter().map(text).collect()
    }

    const CROSS: &str =
        ".........\n.........\n.........\n....X....\n...X.X...\n....X....\n.........\n.........\n.........";

    #[test]
    fn a_three_three_is_freed_by_each_of_its_stones_and_by_what_closes_a_three() {
        let found = told(CROSS, "E5");
        let without: Vec<&String> = found.iter().filter(|text| text.starts_with('-')).collect();
        assert_eq!(without, ["-BE4", "-BD5", "-BF5", "-BE6"]);
        for with in ["+WC5", "+WG5", "+WE3", "+WE7"] {
            assert!(found.contains(&with.to_string()), "{with}: {found:?}");
        }
        assert!(!found.iter().any(|text| text.contains('/') || text.ends_with('!')), "{found:?}");
        assert!(told(CROSS, "A1").is_empty(), "it is not forbidden");
    }

    #[test]
    fn a_four_whose_answer_closes_a_three_frees_a_point() {
        // The four on the left column is answered on a point of the row or of the column of the cross.
        let drawing =
            ".........\n.........\n.........\n....X....\n...X.X...\n....X....\n.........\n.........\n.........";
        let with_three =
            drawing.replace(".........\n.........\n.........\n....X", "..X......\n..X......\n..X......\n....X");
        let found = told(&with_three, "E5");
        assert!(found.contains(&"C6/C5".to_string()), "{found:?}");
        // With a four on the board the game is won before any of this.
        let with_four = drawing.replace("....X....\n.........\n", "....X....\nXXXX.....\n");
        assert!(!told(&with_four, "E5").iter().any(|text| text.contains('/')));
    }

    #[test]
    fn what_makes_five_of_a_forbidden_move_is_told_as_that() {
        // Six in a line without the stone at either end are five.
        let found = told(
            ".........\n.........\n.........\n.........\nXX.XXX...\n.........\n.........\n.........\n.........",
            "C5",
        );
        assert_eq!(found, ["-BA5!", "-BB5", "-BD5", "-BE5", "-BF5!"]);
    }
}
