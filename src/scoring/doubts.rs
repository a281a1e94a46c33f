//! Why the count of a file may not be the result of its game: the game is not finished, the status of stones is
//! uncertain, the file states another result.

use liangyi_core::base::{Color, Point};
use liangyi_core::game::Game;
use liangyi_core::score::{End, Score};
use liangyi_engine::judge::Judgement;

/// An empty point is open where its ownership, from -1 to 1, is nearer to 0 than this.
const OWNED: f32 = 0.75;
/// A game is not finished where more than one in this many points of the board are open: a finished one has its dame.
const OPEN_SHARE: usize = 10;

/// Why a count may not be the result of its game.
#[derive(Clone, Debug, PartialEq)]
pub enum Doubt {
    /// The record states this result, which a game has that is not played to its end.
    NotPlayedOut(String),
    /// The game was counted as one that has come to its natural end, and has not.
    NoNaturalEnd,
    /// The game does not look finished.
    Unfinished {
        /// The points that neither side owns yet.
        open: usize,
        /// The points of the board.
        area: usize,
    },
    /// Whether some chains are dead is uncertain.
    UncertainStatus {
        /// How sure the least sure status is, 0 to 1.
        confidence: f32,
        /// A point of each.
        chains: Vec<Point>,
    },
    /// The record states another result.
    OtherResult {
        /// The result in the record.
        stated: String,
        /// The count's.
        counted: String,
    },
}

/// A game that is counted.
#[derive(Clone, Copy, Debug)]
pub struct CountedGame<'a> {
    /// The game.
    pub game: &'a Game,
    /// How it was taken to end.
    pub end: End,
    /// The judgement behind the count, if there is one.
    pub judged: Option<&'a Judgement>,
    /// The result in the file.
    pub file_result: Option<&'a str>,
}

impl CountedGame<'_> {
    /// What is doubtful about the count that is `score`.
    pub fn doubts(&self, score: &Score) -> Vec<Doubt> {
        let stated = self.file_result.and_then(|text| Some((text, StatedResult::read(text)?)));
        let differs = stated
            .filter(|(_, result)| result.differs(score))
            .map(|(text, _)| Doubt::OtherResult { stated: text.to_string(), counted: score.result() });
        [self.unfinished(stated), self.uncertain(), differs].into_iter().flatten().collect()
    }

    fn unfinished(&self, stated: Option<(&str, StatedResult)>) -> Option<Doubt> {
        if let Some((text, StatedResult::NotCounted(_))) = stated {
            return Some(Doubt::NotPlayedOut(text.to_string()));
        }
        if self.end == End::Natural && !self.game.is_over() {
            return Some(Doubt::NoNaturalEnd);
        }
        let judged = self.judged?;
        let open = self.game.board().empty().iter().filter(|point| judged.ownership[*point].abs() < OWNED).count();
        let area = self.game.size().area();
        (OPEN_SHARE * open > area).then_some(Doubt::Unfinished { open, area })
    }

    /// The chains whose status is uncertain, each by its first point.
    fn uncertain(&self) -> Option<Doubt> {
        let (judged, board) = (self.judged?, self.game.board());
        let uncertain = judged.uncertain(board);
        let confidence = uncertain.first()?.1;
        let chains = uncertain.iter().filter_map(|(chain, _)| chain.first()).collect();
        Some(Doubt::UncertainStatus { confidence, chains })
    }
}

/// What `RE[]` says, where it is one of the forms that SGF has.
#[derive(Clone, Copy, Debug, PartialEq)]
enum StatedResult {
    /// A draw, or a side that won by a number of points, if it is known.
    Counted(Option<Color>, Option<f64>),
    /// A side won by resignation, on time or by forfeit, or the game was suspended.
    NotCounted(Option<Color>),
}

impl StatedResult {
    fn read(text: &str) -> Option<StatedResult> {
        let text = text.trim().to_ascii_lowercase();
        if matches!(text.as_str(), "0" | "draw" | "jigo") {
            return Some(StatedResult::Counted(None, Some(0.0)));
        }
        if text == "void" {
            return Some(StatedResult::NotCounted(None));
        }
        let (winner, how) = text.split_once('+')?;
        let winner = match winner {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => return None,
        };
        match how {
            "r" | "resign" | "t" | "time" | "f" | "forfeit" => Some(StatedResult::NotCounted(Some(winner))),
            "" => Some(StatedResult::Counted(Some(winner), None)),
            number => Some(StatedResult::Counted(Some(winner), Some(number.parse().ok()?))),
        }
    }

    /// Whether a count is another result. Files may give the margin in 子, half a point each.
    fn differs(self, score: &Score) -> bool {
        let StatedResult::Counted(winner, margin) = self else { return false };
        let counted = StatedResult::read(&score.result());
        let Some(StatedResult::Counted(counted_winner, counted_margin)) = counted else { return false };
        let close = |one: f64, other: f64| (one - other).abs() < 0.01;
        let same_margin = match (margin, counted_margin) {
            (Some(stated), Some(counted)) => close(stated, counted) || close(2.0 * stated, counted),
            _ => true,
        };
        winner != counted_winner || !same_margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_files_are_read() {
        use StatedResult::{Counted, NotCounted};
        for (text, result) in [
            ("B+3.5", Some(Counted(Some(Color::Black), Some(3.5)))),
            ("W+", Some(Counted(Some(Color::White), None))),
            ("Draw", Some(Counted(None, Some(0.0)))),
            ("0", Some(Counted(None, Some(0.0)))),
            ("W+Resign", Some(NotCounted(Some(Color::White)))),
            ("b+t", Some(NotCounted(Some(Color::Black)))),
            ("Void", Some(NotCounted(None))),
            ("?", None),
            ("黑胜", None),
            ("B+many", None),
        ] {
            assert_eq!(StatedResult::read(text), result, "{text}");
        }
    }
}
