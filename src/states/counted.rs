//! The boards made up for counting a game.

use liangyi_core::base::Color;
use liangyi_core::game::End;
use liangyi_core::rules::Unit;
use liangyi_core::score::makeup::{Compared, TooMuchTerritory};
use liangyi_core::score::{LazyLoss, MadeUp, Method};
use liangyi_engine::engine::GoSession;
use liangyi_engine::judge::settled_without_judgement;
use serde::{Deserialize, Serialize};

use super::game::{GameResult, Owed};
use super::parts::vertices;
use super::steps::{BoardStep, board_steps};

/// A game's made-up boards (做棋), one for each way to count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountedBoards {
    /// The name of the ruleset.
    pub ruleset: String,
    /// How the game is taken to have ended.
    #[cfg_attr(test, ts(type = "End"))]
    pub end: End,
    /// The dead stones that come off.
    pub dead: Vec<String>,
    /// Empty points that both sides agree are Black's, and White's.
    pub agreed: [Vec<String>; 2],
    /// Whether the position was judged for it, as the sides have not agreed on everything.
    pub judged: bool,
    /// A board for each way to count: the ruleset's own, then the methods that give the same margin; or just one.
    pub counts: Vec<CountedBoard>,
}

/// A board made up and counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountedBoard {
    /// The way to count; `None` for the ruleset's own.
    #[cfg_attr(test, ts(type = "Method | null"))]
    pub method: Option<Method>,
    /// From the position as it was left to the board that is counted.
    pub steps: Vec<BoardStep>,
    /// What is compared on the last board.
    #[cfg_attr(test, ts(type = "Compared"))]
    pub compared: Compared,
    /// Black's count, exact; the debt that was paid on the board is off it.
    pub black: String,
    /// White's likewise, with the bonus for handicap stones.
    pub white: String,
    /// In what the counts are given.
    #[cfg_attr(test, ts(type = "Unit"))]
    pub unit: Unit,
    /// What White gets, in points.
    pub komi: f64,
    /// What is owed for extra moves, all told.
    pub debt: Owed,
    /// What the counts come to.
    pub result: GameResult,
    /// The wild regions that decide instead of the counts, if they do.
    pub lazy: Option<LazySide>,
}

/// A loss for a wild region (懈怠).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LazySide {
    /// Who offered the end first, and loses.
    #[cfg_attr(test, ts(type = "Color"))]
    pub offered_first: Color,
    /// The points of the wild regions.
    pub regions: Vec<String>,
    /// Those of them that make the regions wild.
    pub wild: Vec<String>,
}

impl CountedBoards {
    /// The boards of the session's game at this end: of `method` alone if there is one. `territory_each` is the number
    /// of empty points that the sides agree on for [`Method::EqualTerritory`].
    ///
    /// # Errors
    ///
    /// A side has no room for that many points.
    pub fn new(
        session: &mut GoSession,
        end: End,
        method: Option<Method>,
        territory_each: Option<usize>,
    ) -> Result<CountedBoards, TooMuchTerritory> {
        let rules = session.record().rules();
        let methods = match method {
            Some(method) => vec![Some(method)],
            None => std::iter::once(None).chain(Method::that_agree_with(&rules).iter().copied().map(Some)).collect(),
        };
        let made: Result<Vec<MadeUp>, _> =
            methods.into_iter().map(|method| session.make_up(end, method, territory_each)).collect();
        let (made, game, agreement) = (made?, session.game(), session.record().agreement());
        let counts = made.iter().map(|made| {
            let score = &made.score;
            CountedBoard {
                method: made.method,
                steps: board_steps(game, &rules, made),
                compared: made.compared,
                black: score.black.to_string(),
                white: score.white.to_string(),
                unit: score.unit,
                komi: score.komi.points(),
                debt: Owed::by(score.extra_moves),
                result: GameResult::of_score(score),
                lazy: score.lazy.map(|LazyLoss { offered_first, regions, wild }| LazySide {
                    offered_first,
                    regions: vertices(game.size(), &regions),
                    wild: vertices(game.size(), &wild),
                }),
            }
        });
        Ok(CountedBoards {
            ruleset: session.name().to_string(),
            end: end.under(&rules),
            dead: made.first().map_or(Vec::new(), |made| vertices(game.size(), &made.steps[0].touched)),
            agreed: agreement.owned.map(|points| vertices(game.size(), &points)),
            judged: settled_without_judgement(&rules, end, agreement).is_none(),
            counts: counts.collect(),
        })
    }
}
