//! Why the count of a file may not be the result of its game: the game is not finished, the status of stones is
//! uncertain, the file states another result.

use liangyi_core::base::Point;
use liangyi_core::game::Game;
use liangyi_core::score::{End, Reason, Score};
use liangyi_core::sgf::GameResult;
use liangyi_engine::judge::{Judgement, Opinion};

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
    /// There is a network, but it has not learnt from boards of this size.
    UnseenSize,
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
    /// Whether both sides have declared this end.
    pub is_declared: bool,
    /// The result in the file.
    pub file_result: Option<&'a str>,
}

impl CountedGame<'_> {
    /// What is doubtful about the count that is `score`.
    pub fn doubts(&self, score: &Score) -> Vec<Doubt> {
        let stated = self.file_result.and_then(|text| Some((text, text.parse::<GameResult>().ok()?)));
        let is_counted = score.reason == Reason::Count;
        let margin = is_counted.then(|| (score.margin.to_f64(), score.unit));
        let differs = stated
            .filter(|(_, result)| result.differs_from(score.winner(), margin))
            .map(|(text, _)| Doubt::OtherResult { stated: text.to_string(), counted: score.result() });
        [self.unfinished(stated, score), self.uncertain(), self.unseen(), differs].into_iter().flatten().collect()
    }

    fn unfinished(&self, stated: Option<(&str, GameResult)>, score: &Score) -> Option<Doubt> {
        if let Some((text, result)) = stated
            && result.is_decided_without_count()
        {
            // The rules judge a lazy loss at the end of the game.
            let is_judged = score.lazy.is_some() && result.winner() == score.winner();
            return (!is_judged).then(|| Doubt::NotPlayedOut(text.to_string()));
        }
        if self.end == End::Natural && !self.game.is_over() && !self.is_declared {
            return Some(Doubt::NoNaturalEnd);
        }
        let judged = self.judged?;
        let open = self.game.board().empty().iter().filter(|point| judged.ownership[*point].abs() < OWNED).count();
        let area = self.game.size().area();
        (OPEN_SHARE * open > area).then_some(Doubt::Unfinished { open, area })
    }

    fn unseen(&self) -> Option<Doubt> {
        match self.judged?.opinion {
            Opinion::PlayoutsForSize => Some(Doubt::UnseenSize),
            Opinion::Playouts | Opinion::Network => None,
        }
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
