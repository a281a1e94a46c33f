//! The judgement of a black move, compared with the fast verdict and the model.

use liangyi_core::base::{Color, Point, PointNames, PointSet};
use liangyi_core::board::Board;
use liangyi_core::line::{LineBoard, LineJudgement, LineRules, LineVerdict, explain, verdict};

use crate::support::{cell, model, point, size};

pub fn with(board: &Board, color: Color, name: &str) -> Board {
    let mut after = *board;
    after.add(color, &PointSet::single(point(name)));
    after
}

/// The judgement of a black move in renju, after the fast verdict and the model have said the same.
pub fn judged(board: &Board, at: Point) -> LineJudgement {
    let lines = LineBoard::of(board);
    let judgement = LineJudgement::new(&lines, LineRules::RENJU, Color::Black, at);
    let name = |point| PointNames::of_line_games(board.size()).name(point);
    let text = || format!("{board}{}", explain(&judgement, &name).join("\n"));
    assert_eq!(verdict(&lines, LineRules::RENJU, Color::Black, at), judgement.verdict, "{}", text());
    let made = model(board).made(cell(board.size(), at));
    let expected = match made {
        _ if made.five => LineVerdict::Five,
        _ if made.is_forbidden() => LineVerdict::Forbidden,
        _ => LineVerdict::Free,
    };
    assert_eq!(judgement.verdict, expected, "{made:?}\n{}", text());
    if !made.five {
        let composition = [vec!["4"; made.fours], vec!["3"; made.threes]].concat().join("-");
        assert_eq!(judgement.composition(), composition, "{made:?}\n{}", text());
    }
    judgement
}

/// The names of the kinds of a forbidden black move, `five` or `free`, and its fours and threes: `four-four (4-4-3)`.
pub fn judgement(board: &Board, name: &str) -> String {
    let judgement = judged(board, point(name));
    let kinds: Vec<&str> = judgement.kinds.iter().map(|kind| kind.name()).collect();
    let what = match judgement.verdict {
        LineVerdict::Five => "five".to_string(),
        LineVerdict::Free => "free".to_string(),
        LineVerdict::Forbidden => kinds.join(" "),
    };
    match judgement.composition() {
        none if none.is_empty() => what,
        some => format!("{what} ({some})"),
    }
}

/// The text of a judgement.
pub fn explained(board: &Board, name: &str) -> String {
    explain(&judged(board, point(name)), &|point| PointNames::of_line_games(size()).name(point)).join("\n")
}
