//! The boards made up for counting a game, step by step.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{End, Game};
use liangyi_core::rules::clauses::PublicPointsClause;
use liangyi_core::rules::{PublicPoints, Rules, Tax, Unit};
use liangyi_core::score::makeup::{Compared, MakeUpAction, MakeUpStep, Piles, TooMuchTerritory};
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{
    Exact, Holdings, MadeUp, Method, Settlement, SideSum, SumPart, WildRegions, handicap_bonus, make_up, region_shares,
};
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
    /// What Black's points are made of, and White's: stones and empty points of the board that is counted, even where
    /// only the one or the other is compared.
    pub made_of: [Vec<MadeOf>; 2],
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
    /// How the empty regions are shared out, where that is by region and not by point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub shared_out: Option<SharedOut>,
}

/// The empty regions of a board shared out by the stones that touch them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedOut {
    /// The sums of the stones alone.
    pub stones: Sums,
    /// The regions, those that both sides' stones touch last.
    pub regions: Vec<RegionShare>,
}

/// What both sides get of an empty region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionShare {
    /// Its points.
    pub points: Vec<String>,
    /// Black's stones that touch it, and White's.
    pub touching: [Vec<String>; 2],
    /// Which part of each point Black gets, and White, exact: `2/3`.
    pub parts: [String; 2],
    /// The same of all its points together.
    pub shares: [String; 2],
    /// The sums with this region and those before it.
    pub totals: Sums,
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
        Ok(CountedBoards {
            agreed: agreement.owned.map(|points| vertices(game.size(), &points)),
            judged: settled_without_judgement(&rules, end, agreement).is_none(),
            ..CountedBoards::of_made(session.name(), game, (&rules, end), &made)
        })
    }

    /// The count of a game that goes on as it is expected to end: the dead stones are off, and empty points are whose
    /// they are expected to become. What it comes to is not counted: it is the `lead` that Black is expected to have.
    pub fn expected(session: &GoSession, settlement: &Settlement, lead: f64) -> CountedBoards {
        let rules = session.record().rules().expected();
        let made = [make_up(session.game(), &rules, End::Agreed, None, settlement)];
        let mut boards = CountedBoards::of_made(session.name(), session.game(), (&rules, End::Agreed), &made);
        // It is points that are expected to become one side's, and not regions.
        let tenths = (10.0 * lead).round() / 10.0;
        let winner = Color::BOTH.into_iter().find(|color| tenths * f64::from(color.sign()) > 0.0);
        for board in &mut boards.counts {
            board.shared_out = None;
            board.result.winner = winner;
            board.result.margin = Some(format!("{tenths:.1}"));
            board.steps.iter_mut().for_each(|step| step.totals = None);
        }
        boards
    }

    /// These boards of `game`, of which all is judged.
    fn of_made(name: &str, game: &Game, (rules, end): (&Rules, End), made: &[MadeUp]) -> CountedBoards {
        let counts = made.iter().map(|made| {
            let score = &made.score;
            CountedBoard {
                method: made.method,
                steps: board_steps(game, rules, end, made),
                compared: made.compared,
                black: score.black.to_string(),
                white: score.white.to_string(),
                made_of: made.sums.each_ref().map(MadeOf::of_sum),
                unit: score.unit,
                komi: score.komi.points(),
                debt: Owed::by(score.extra_moves),
                result: ShownResult::of_score(score),
                shared_out: shared_out(game, rules, made),
                lazy: score.wild.map(|WildRegions { offered_first, regions, wild }| LazySide {
                    offered_first,
                    regions: vertices(game.size(), &regions),
                    wild: vertices(game.size(), &wild),
                }),
            }
        });
        CountedBoards {
            ruleset: name.to_string(),
            end: end.under(rules),
            dead: made.first().map_or(Vec::new(), |made| vertices(game.size(), &made.steps[0].touched)),
            agreed: [Vec::new(), Vec::new()],
            judged: true,
            counts: counts.collect(),
        }
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
    /// What Black's points are made of, and White's.
    pub made_of: [Vec<MadeOf>; 2],
}

/// A part of what a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MadeOf {
    /// What it is.
    #[cfg_attr(test, ts(type = "SumWord"))]
    pub part: SumPart,
    /// How much of it, exact.
    pub count: String,
}

impl MadeOf {
    /// The parts of a side's sum.
    pub fn of_sum(sum: &SideSum) -> Vec<MadeOf> {
        sum.parts.iter().map(|(part, count)| MadeOf { part: *part, count: count.to_string() }).collect()
    }
}

/// How the points of a made-up board are summed up.
struct Summing<'a> {
    game: &'a Game,
    rules: &'a Rules,
    /// What a side's empty points are called.
    own: SumPart,
    shares_public: bool,
}

impl Summing<'_> {
    /// How they are where the method sums points up and only exchanges them.
    fn of<'a>(game: &'a Game, rules: &'a Rules, end: End, made: &MadeUp) -> Option<Summing<'a>> {
        let sums_points = made.score.counting.facts().exchanges && made.score.unit.points() == 1;
        let shares_public = match (made.method, rules.tax, rules.public_points) {
            (Some(_), ..) | (None, Tax::None, PublicPoints::Half) => true,
            (None, Tax::None, PublicPoints::Nobody) => false,
            (None, Tax::None, PublicPoints::DameHalf) | (None, Tax::Seki | Tax::All, _) => return None,
        };
        let is_natural = made.score.counting.facts().own_liberties && end.under(rules) == End::Natural;
        let own = if is_natural { SumPart::Liberties } else { SumPart::Territory };
        sums_points.then_some(Summing { game, rules, own, shares_public })
    }

    /// The sums where Black still owes `owed` points.
    fn sums(&self, holdings: &Holdings, owed: i32) -> Sums {
        let sides = Color::BOTH.map(|color| {
            let mut sum = SideSum::of_holdings(holdings, color, self.own);
            sum.parts.retain(|(part, _)| self.shares_public || *part != SumPart::Shared);
            sum
        });
        sums_of(self.game, self.rules, with_bonus(self.game, self.rules, sides), owed)
    }
}

/// The sums of a board on which territory counts and the prisoners beside it.
fn territory_sums(game: &Game, rules: &Rules, step: &MakeUpStep, owed: i32) -> Sums {
    let taken = [1, 0].map(|other: usize| step.piles.prisoners[other]);
    sums_of(game, rules, with_bonus(game, rules, SideSum::of_territory(&step.holdings, taken)), owed)
}

fn with_bonus(game: &Game, rules: &Rules, [black, white]: [SideSum; 2]) -> [SideSum; 2] {
    [black, white.with(SumPart::HandicapBonus, handicap_bonus(rules, game.handicap()).into())]
}

/// These sums with the margin that they give.
pub fn sums_of(game: &Game, rules: &Rules, sides: [SideSum; 2], owed: i32) -> Sums {
    let made_of = sides.each_ref().map(MadeOf::of_sum);
    let [black, white] = sides.map(|sum| sum.total());
    let button = game.button().filter(|_| rules.button).map_or(0, |color| color.sign().into());
    let margin = black.clone() - white.clone() - Exact::from(rules.komi) - Exact::from(i64::from(owed))
        + Exact::fraction(button, 2);
    Sums {
        black: black.to_string(),
        white: white.to_string(),
        debt: Owed::by(owed),
        margin: margin.to_string(),
        made_of,
    }
}

/// The sums of a board of `game` on which stones and points are exchanged and public points are shared, where Black
/// still owes `owed` points.
pub fn shared_sums(game: &Game, rules: &Rules, holdings: &Holdings, owed: i32) -> Sums {
    Summing { game, rules, own: SumPart::Territory, shares_public: true }.sums(holdings, owed)
}

/// How the regions of the board that is counted are shared out, where they are and nobody has agreed on any of them.
fn shared_out(game: &Game, rules: &Rules, made: &MadeUp) -> Option<SharedOut> {
    let (holdings, size) = (made.last(), game.size());
    let mut regions = region_shares(&holdings.board, made.score.counting)?;
    regions.sort_by_key(|(region, _)| region.border.iter().all(|stones| !stones.is_empty()));
    let on_board = Color::BOTH.map(|color| Exact::from(holdings.board.stones(color).len()));
    let [mut black, mut white] = on_board.clone();
    let sums = |black: &Exact, white: &Exact| {
        let side = |side: usize, count: &Exact| {
            let stones = SideSum { parts: vec![(SumPart::Stones, on_board[side].clone())] };
            stones.with(SumPart::Regions, count.clone() - on_board[side].clone())
        };
        sums_of(game, rules, [side(0, black), side(1, white)], made.owed)
    };
    let stones = sums(&black, &white);
    let shared = regions.into_iter().map(|(region, shares)| {
        let each = Exact::fraction(1, region.points.len() as i64);
        black += shares[0].clone();
        white += shares[1].clone();
        RegionShare {
            points: vertices(size, &region.points),
            touching: region.border.map(|stones| vertices(size, &stones)),
            parts: shares.each_ref().map(|share| (share.clone() * each.clone()).to_string()),
            shares: shares.each_ref().map(Exact::to_string),
            totals: sums(&black, &white),
        }
    });
    let regions: Vec<RegionShare> = shared.collect();
    // What both have agreed on is shared out otherwise; then the sums are not those of the count.
    (black == made.score.black && white == made.score.white).then_some(SharedOut { stones, regions })
}

/// The steps of a board of `game` that was made up under `rules` for this end.
pub fn board_steps(game: &Game, rules: &Rules, end: End, made: &MadeUp) -> Vec<BoardStep> {
    let summing = Summing::of(game, rules, end, made);
    let between = made.score.counting.facts().between[usize::from(end.under(rules) == End::Natural)];
    let between = between.unwrap_or(PublicPointsClause::Axis(rules.public_points));
    let shared = |holdings: &Holdings| match &summing {
        Some(summing) if summing.shares_public => holdings.public,
        Some(_) => PointSet::EMPTY,
        None => shared_points(holdings, between),
    };
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
            owner: is_settled.then(|| owner(holdings, &shared(holdings))),
            piles: Piles { in_bowls: None, ..step.piles },
            bowls: step.piles.in_bowls,
            totals: if !is_settled {
                None
            } else if rules.counting.facts().prisoners {
                Some(territory_sums(game, rules, step, owed))
            } else {
                summing.as_ref().map(|summing| summing.sums(holdings, owed))
            },
        }
    };
    made.steps.iter().map(step).collect()
}

/// The points of nobody that count for both, half and half.
fn shared_points(holdings: &Holdings, between: PublicPointsClause) -> PointSet {
    let touched = || {
        let [black, white] = Color::BOTH.map(|color| holdings.board.liberties(&holdings.board.stones(color)));
        holdings.public & black & white
    };
    match between {
        PublicPointsClause::Axis(PublicPoints::Half) => holdings.public,
        PublicPointsClause::Axis(PublicPoints::DameHalf) => holdings.public & Parts::new(&holdings.board).plain_dame(),
        PublicPointsClause::HalfOfTouched | PublicPointsClause::HalfOfTouchedByLiving => touched(),
        PublicPointsClause::Axis(PublicPoints::Nobody)
        | PublicPointsClause::NoneCounts
        | PublicPointsClause::InProportion
        | PublicPointsClause::ToTheMajority
        | PublicPointsClause::Nobody => PointSet::EMPTY,
    }
}

/// Whose each point is, in rows from the top, as [`BoardStep::owner`] has it: `shared` points are both sides'.
pub fn owner(holdings: &Holdings, shared: &PointSet) -> Vec<String> {
    let [black, white] = Color::BOTH.map(|color| holdings.held(color));
    rows_of(holdings.board.size(), |point| match () {
        () if black.contains(point) => 'X',
        () if white.contains(point) => 'O',
        () if shared.contains(point) => '=',
        () => '.',
    })
}
