//! The boards made up for counting a game, step by step.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{End, Game};
use liangyi_core::rules::{PublicPoints, Rules, Tax, Unit};
use liangyi_core::score::makeup::{Compared, MakeUpAction, MakeUpStep, Piles, TooMuchTerritory};
use liangyi_core::score::{Exact, Holdings, MadeUp, Method, WildRegions, handicap_bonus};
use liangyi_engine::engine::GoSession;
use liangyi_engine::judge::settled_without_judgement;
use serde::{Deserialize, Serialize};

use super::game::{Owed, ShownResult};
use super::parts::{Among, rows, rows_of, vertices};

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
    pub result: ShownResult,
    /// The wild regions that decide instead of the counts, or keep the board from being counted, if they do.
    pub lazy: Option<LazySide>,
}

/// A loss for a wild region (懈怠), or wild regions that are still to be filled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LazySide {
    /// Who offered the end first, and loses; `None` while the game goes on.
    #[cfg_attr(test, ts(type = "Color | null"))]
    pub offered_first: Option<Color>,
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
                result: ShownResult::of_score(score),
                lazy: score.wild.map(|WildRegions { offered_first, regions, wild }| LazySide {
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

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardStep {
    /// What is done; its name is under `action`.
    #[serde(flatten)]
    pub done: Among<MakeUpAction>,
    /// The points it is done to.
    pub touched: Vec<String>,
    /// The rows of the board after it, from the top.
    pub rows: Vec<String>,
    /// Whose each point is after it, stones included, in rows from the top: `X` Black's, `O` White's, `=` shared half
    /// and half, `.` nobody's. `None` while dead stones are on the board.
    pub owner: Option<Vec<String>>,
    /// The stones next to the board after it.
    #[cfg_attr(test, ts(type = "PilesBeside"))]
    pub piles: Piles,
    /// The stones left in the bowls, Black's first, where the method counts them.
    pub bowls: Option<[usize; 2]>,
    /// The sums after it, where they are of points: stones and points are only exchanged, and the margin stays.
    pub totals: Option<Sums>,
}

/// The points of both sides as exact text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sums {
    /// Black's stones, points and half of the shared points.
    pub black: String,
    /// White's, with the bonus for handicap stones.
    pub white: String,
    /// What has not been paid yet of the debt for extra moves.
    pub debt: Owed,
    /// By how much Black is ahead, komi, debt and button included.
    pub margin: String,
}

/// How the points of a made-up board are summed up.
struct Summing<'a> {
    game: &'a Game,
    rules: &'a Rules,
    shares_public: bool,
}

impl Summing<'_> {
    /// How they are where the method sums points up and only exchanges them.
    fn of<'a>(game: &'a Game, rules: &'a Rules, made: &MadeUp) -> Option<Summing<'a>> {
        let sums_points = made.score.counting.facts().exchanges && made.score.unit.points() == 1;
        let shares_public = match (made.method, rules.tax, rules.public_points) {
            (Some(_), ..) | (None, Tax::None, PublicPoints::Half) => true,
            (None, Tax::None, PublicPoints::Nobody) => false,
            (None, Tax::None, PublicPoints::DameHalf) | (None, Tax::Seki | Tax::All, _) => return None,
        };
        sums_points.then_some(Summing { game, rules, shares_public })
    }

    /// The sums where Black still owes `owed` points.
    fn sums(&self, holdings: &Holdings, owed: i32) -> Sums {
        let public = if self.shares_public { holdings.public.len() as i64 } else { 0 };
        let [black, mut white] =
            Color::BOTH.map(|color| Exact::from(holdings.held(color).len()) + Exact::fraction(public, 2));
        white += handicap_bonus(self.rules, self.game.handicap()).into();
        let button = self.game.button().filter(|_| self.rules.button).map_or(0, |color| color.sign().into());
        let margin = black.clone() - white.clone() - Exact::from(self.rules.komi) - Exact::from(i64::from(owed))
            + Exact::fraction(button, 2);
        let debt = Owed::by(owed);
        Sums { black: black.to_string(), white: white.to_string(), debt, margin: margin.to_string() }
    }
}

/// The sums of a board of `game` on which stones and points are exchanged and public points are shared, where Black
/// still owes `owed` points.
pub fn shared_sums(game: &Game, rules: &Rules, holdings: &Holdings, owed: i32) -> Sums {
    Summing { game, rules, shares_public: true }.sums(holdings, owed)
}

/// The steps of a board of `game` that was made up under `rules`.
pub fn board_steps(game: &Game, rules: &Rules, made: &MadeUp) -> Vec<BoardStep> {
    let summing = Summing::of(game, rules, made);
    let shows_public = summing.as_ref().is_none_or(|summing| summing.shares_public);
    let paid = |step: &MakeUpStep| match step.action {
        MakeUpAction::DebtPaid { side } => side.sign() * step.touched.len() as i32,
        _ => 0,
    };
    let mut owed = made.owed + made.steps.iter().map(paid).sum::<i32>();
    let step = |step: &MakeUpStep| {
        owed -= paid(step);
        let (size, holdings) = (game.size(), &step.holdings);
        let is_settled = step.action != MakeUpAction::Stop || step.touched.is_empty();
        BoardStep {
            done: Among(step.action),
            touched: vertices(size, &step.touched),
            rows: rows(&holdings.board),
            owner: is_settled.then(|| owner(holdings, shows_public)),
            piles: Piles { in_bowls: None, ..step.piles },
            bowls: step.piles.in_bowls,
            totals: summing.as_ref().filter(|_| is_settled).map(|summing| summing.sums(holdings, owed)),
        }
    };
    made.steps.iter().map(step).collect()
}

/// Whose each point is, in rows from the top, as [`BoardStep::owner`] has it.
pub fn owner(holdings: &Holdings, shows_public: bool) -> Vec<String> {
    let [black, white] = Color::BOTH.map(|color| holdings.held(color));
    let shared = if shows_public { holdings.public } else { PointSet::EMPTY };
    rows_of(holdings.board.size(), |point| match () {
        () if black.contains(point) => 'X',
        () if white.contains(point) => 'O',
        () if shared.contains(point) => '=',
        () => '.',
    })
}
