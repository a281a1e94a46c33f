//! The points of a position of renju that a person asks about, and what is said of them.

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::line::{Difference, LineJudgement, LineVerdict};

use super::renju_positions::FilePosition;

/// The points that a person asks about.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// For whom moves are judged.
    pub color: Color,
    /// The points whose judgement is wanted.
    pub at: &'a [String],
    /// Those of which is told what would free them.
    pub why_not: &'a [String],
}

/// What is said of the points that are explained in a position.
#[derive(Debug, Default)]
pub struct Explained {
    /// The judgements that are wanted.
    pub at: Vec<LineJudgement>,
    /// Points, and what would free each; `None` for one that is not forbidden.
    pub why_not: Vec<(Point, Option<Vec<(Difference, LineVerdict)>>)>,
}

impl Asked<'_> {
    /// What is said of the points in a position; nothing where the game is over.
    pub fn of(&self, position: &FilePosition) -> Result<Explained, String> {
        let Ok(game) = &position.game else { return Ok(Explained::default()) };
        let judged = |color: Color, text: &String| {
            let point = PointNames::of_line_games(game.board().size())
                .read(text)
                .ok_or_else(|| format!("{text} is no point of the board"))?;
            game.judge(color, point).ok_or_else(|| format!("there is a stone on {text}"))
        };
        let why_not = |text: &String| {
            let found = judged(Color::Black, text)?;
            let is_forbidden = found.verdict == LineVerdict::Forbidden;
            Ok((found.point, is_forbidden.then(|| game.freeing(Color::Black, found.point))))
        };
        Ok(Explained {
            at: self.at.iter().map(|text| judged(self.color, text)).collect::<Result<_, String>>()?,
            why_not: self.why_not.iter().map(why_not).collect::<Result<_, String>>()?,
        })
    }
}
