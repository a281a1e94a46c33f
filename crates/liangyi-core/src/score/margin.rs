//! The score of a settled position: the counts, and the margin that komi, debts, the button and the special ends make
//! of them; and how texts have it.

use super::count::{Prisoners, count};
use super::exact::Exact;
use super::method::{Method, by_method};
use super::settlement::Settled;
use crate::base::{Color, Point, PointNames, PointSet, named_enum};
use crate::game::Game;
use crate::rules::clauses::PublicPointsClause;
use crate::rules::{ChineseUnit, Counting, Komi, Rules, Unit};

named_enum! {
    /// What decided a game.
    Reason {
        /// The count.
        Count = "count",
        /// A wild region was left by the side that offered to end the game (懈怠).
        WildRegion = "wild-region",
        /// A repetition made it a draw.
        Repetition = "repetition",
        /// Nothing yet: wild regions (荒空) are left, and the game goes on.
        Unfilled = "unfilled",
        /// A cycle of whole positions left it without a result, to which both sides have to agree (無勝負, Japanese
        /// rules, article 12).
        NoResult = "no-result",
    }
}

/// Wild regions (荒空, 新应氏, articles 6.10 and 10.2): whoever offers the end while there are any loses for laziness
/// (懈怠), and nothing can be counted before they are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WildRegions {
    /// Who offered the end first, and loses; `None` while the game goes on.
    pub offered_first: Option<Color>,
    /// The points of the wild regions.
    pub regions: PointSet,
    /// Those of them that touch one colour only and make the regions wild.
    pub wild: PointSet,
}

/// A position counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Black's count, before komi and debts; of a method that pays debts on the board, after them.
    pub black: Exact,
    /// White's count likewise, with the bonus for handicap stones.
    pub white: Exact,
    /// What was counted.
    pub counting: Counting,
    /// In what the counts and the margin are given.
    pub unit: Unit,
    /// The komi that the margin allows for, in points.
    pub komi: Komi,
    /// Who moves first, not counting handicap stones.
    pub first: Color,
    /// Points Black owes for extra moves, or for the last stone; negative where White owes.
    pub extra_moves: i32,
    /// Whether they are owed for the last stone (黑收后贴1点).
    pub last_stone: bool,
    /// Points in White's count for Black's handicap stones.
    pub handicap_bonus: i64,
    /// By how much Black is ahead, all told; of what is unfilled, no more than an estimate.
    pub margin: Exact,
    /// What decided.
    pub reason: Reason,
    /// The wild regions and who lost by them; `Some` just where they decided, or keep the board from being counted.
    pub wild: Option<WildRegions>,
}

impl Score {
    /// Who has won, or `None` for a draw and where nothing can be counted yet.
    pub fn winner(&self) -> Option<Color> {
        if self.reason == Reason::Unfilled { None } else { self.margin.sign() }
    }

    /// Whether the margin tells who has won by how much: not where nothing can be counted yet, nor where there is no
    /// result.
    pub fn has_margin(&self) -> bool {
        !matches!(self.reason, Reason::Unfilled | Reason::NoResult)
    }

    /// The result as SGF writes it: `B+3.5`, `W+0.25`, `0`; `W+F` where a loss is judged and not counted, `Void` where
    /// there is none, `?` where nothing can be counted yet.
    pub fn result(&self) -> String {
        match (self.reason, self.winner()) {
            (Reason::Unfilled, _) => "?".to_string(),
            (Reason::NoResult, _) => "Void".to_string(),
            (Reason::WildRegion, Some(color)) => format!("{}+F", color.letter()),
            (Reason::Count | Reason::Repetition, Some(color)) => {
                format!("{}+{}", color.letter(), self.margin.abs().decimal())
            }
            (Reason::Count | Reason::Repetition | Reason::WildRegion, None) => "0".to_string(),
        }
    }
}

pub(super) fn score_parts(game: &Game, rules: &Rules, method: Option<Method>, settled: &Settled) -> Score {
    let (handed, bonus) = (handed_over(game, rules, method), white_bonus(game, rules, method));
    let rules = &by_method(rules, method);
    let prisoners = Prisoners {
        taken: Color::BOTH.map(|color| {
            let dead = (game.board().stones(color.opponent()) & settled.dead).len();
            game.prisoners(color) as usize + dead + handed[color.opponent().index()]
        }),
    };
    let [black, mut white] = count(&settled.parts, rules, settled.end, prisoners);
    white += bonus.into();
    let owed = game.debt(rules);
    conclude(game, rules, settled, [black, white], owed)
}

/// The score that two counts make, `owed` being what Black still has to pay.
pub(super) fn conclude(game: &Game, rules: &Rules, settled: &Settled, counts: [Exact; 2], owed: i32) -> Score {
    let [black, white] = counts;
    let extra_moves = game.debt(rules);
    let button = if rules.button { game.button() } else { None };
    let komi = Exact::from(rules.komi);
    let mut margin = match rules.unit {
        Unit::Points | Unit::Stones => black.clone() - white.clone() - komi,
        Unit::Zi => {
            let par = Exact::fraction(game.size().area() as i64, 2);
            black.clone() - par - komi * Exact::fraction(1, 2)
        }
    };
    margin += Exact::fraction(-i64::from(owed), rules.unit.points());
    margin += Exact::fraction(button.map_or(0, |color| color.sign().into()), 2 * rules.unit.points());
    let mut reason = Reason::Count;
    if rules.repetition.draws_by_cycles() && game.is_drawn() {
        (margin, reason) = (Exact::default(), Reason::Repetition);
    } else if rules.repetition.forbids_ko_alone() && game.cycle().is_some() {
        (margin, reason) = (Exact::default(), Reason::NoResult);
    }
    let wild = if reason == Reason::Count { wild_regions(game, rules, settled) } else { None };
    match wild {
        Some(WildRegions { offered_first: Some(color), .. }) => {
            (margin, reason) = (Exact::from(-i64::from(color.sign())), Reason::WildRegion);
        }
        Some(WildRegions { offered_first: None, .. }) => reason = Reason::Unfilled,
        None => {}
    }
    let &Rules { counting, unit, komi, .. } = rules;
    let handicap_bonus = handicap_bonus(rules, game.handicap());
    let first = first_of(game, rules);
    let last_stone = rules.last_stone;
    Score { black, white, counting, unit, komi, first, extra_moves, last_stone, handicap_bonus, margin, reason, wild }
}

/// Who moves first under `rules` with the handicap of `game`: what the komi pays for, if the other side gets it.
pub fn first_of(game: &Game, rules: &Rules) -> Color {
    if game.handicap() > 0 { Color::White } else { rules.first }
}

/// The wild regions that the game has been ended with, or that are left while it goes on, where they matter.
fn wild_regions(game: &Game, rules: &Rules, settled: &Settled) -> Option<WildRegions> {
    let offered_first = game.offer().filter(|_| game.is_over());
    if !rules.counting.facts().lazy_loss || game.is_over() && offered_first.is_none() {
        return None;
    }
    let regions = settled.parts.wild_regions();
    (!regions.is_empty()).then(|| WildRegions { offered_first, regions, wild: settled.parts.wild_points() })
}

/// Whether stones are handed over for passes, as AGA's: where rules that count something else are counted by territory,
/// so that territory and area agree.
fn has_pass_stones(rules: &Rules, method: Option<Method>) -> bool {
    method == Some(Method::Territory) && !rules.counting.facts().prisoners
}

/// Stones that each side has given away with none of them on the board, where they count: one for every pass (AGA's
/// pass stones) and every virtual move, and for each turn that it had fewer than the opponent.
pub(super) fn handed_over(game: &Game, rules: &Rules, method: Option<Method>) -> [usize; 2] {
    if !has_pass_stones(rules, method) {
        return [0; 2];
    }
    let turns = |color| game.moves().filter(move |played| played.color == color);
    Color::BOTH.map(|color| {
        let idle = turns(color).filter(|played| played.mv.point().is_none()).count();
        idle + turns(color.opponent()).count().saturating_sub(turns(color).count())
    })
}

/// What White's count gets for handicap stones, which may be less than nothing.
pub(super) fn white_bonus(game: &Game, rules: &Rules, method: Option<Method>) -> i64 {
    // Handicap stones are on the board, which territory does not see. Where White gets all of them but one for area,
    // White's last move is one more stone that it hands over.
    let unseen = if has_pass_stones(rules, method) { i64::from(game.handicap()) } else { 0 };
    handicap_bonus(&by_method(rules, method), game.handicap()) - unseen
}

/// What Black's count has to exceed on a board of this many points, and White's, if nothing but the komi is owed
/// (归本数): half the board and half the komi. `None` under rules by which some of the board may be nobody's.
pub fn par(rules: &Rules, area: usize) -> Option<[Exact; 2]> {
    let facts = rules.counting.facts();
    let is_shared_out = match facts.between[0] {
        None => rules.public_points.halves_all(),
        Some(PublicPointsClause::Axis(points)) => points.halves_all(),
        Some(
            PublicPointsClause::HalfOfTouchedByLiving
            | PublicPointsClause::InProportion
            | PublicPointsClause::ToTheMajority,
        ) => true,
        Some(PublicPointsClause::NoneCounts | PublicPointsClause::HalfOfTouched | PublicPointsClause::Nobody) => false,
    };
    let is_whole = facts.whole_board && is_shared_out && !rules.tax.takes_seki();
    let (half, komi) = (Exact::fraction(area as i64, 2), Exact::from(rules.komi) * Exact::fraction(1, 2));
    is_whole.then(|| [half.clone() + komi.clone(), half - komi])
}

/// The points that White gets for this many handicap stones.
pub fn handicap_bonus(rules: &Rules, stones: u32) -> i64 {
    rules.handicap_bonus.points(stones).into()
}

named_enum! {
    /// In what a result is given.
    #[derive(Default)]
    ResultUnit {
        /// As GTP and SGF write it: `B+1.5`.
        #[default]
        Own = "own",
        /// As the Chinese texts write it, in the unit of the ruleset's count: `黑胜3/4子`.
        Zi = "zi",
    }
}

impl Score {
    /// The result in `unit`.
    pub fn result_in(&self, unit: ResultUnit) -> String {
        match unit {
            ResultUnit::Own => self.result(),
            ResultUnit::Zi => self.chinese_result(),
        }
    }

    /// The result as the Chinese texts write it: in 子 (half a point of the margin) where stones and surrounded points
    /// are counted together, in 点 where points are, in 目 where territory is; fractions are exact. A game lost for
    /// laziness has no number.
    fn chinese_result(&self) -> String {
        let side = |color| match color {
            Color::Black => '黑',
            Color::White => '白',
        };
        if self.reason == Reason::Unfilled {
            return "荒空未收，尚不能计算".to_string();
        }
        let Some(winner) = self.winner() else {
            return if self.reason == Reason::NoResult { "无胜负" } else { "和棋" }.to_string();
        };
        if self.reason == Reason::WildRegion {
            return format!("{}胜({}方懈怠)", side(winner), side(winner.opponent()));
        }
        let half = Exact::fraction(1, 2);
        let (margin, unit) = match self.unit {
            Unit::Zi | Unit::Stones => (self.margin.clone(), ChineseUnit::Zi.sign()),
            Unit::Points => match self.counting.facts().chinese_unit {
                unit @ ChineseUnit::Zi => (self.margin.clone() * half, unit.sign()),
                unit @ (ChineseUnit::Dian | ChineseUnit::Mu) => (self.margin.clone(), unit.sign()),
            },
        };
        // 新应氏, article 10.4, writes a mixed number so: 184又1/4子.
        let number = margin.abs().to_string().replace(' ', "又");
        format!("{}胜{number}{unit}", side(winner))
    }

    /// Who owes points for extra moves, and how many.
    pub fn debt(&self) -> Option<(Color, u32)> {
        debt(self.extra_moves)
    }
}

/// Who owes points, and how many, where Black owes `owed` of them, or White where it is negative.
pub fn debt(owed: i32) -> Option<(Color, u32)> {
    match owed {
        0 => None,
        1.. => Some((Color::Black, owed.unsigned_abs())),
        _ => Some((Color::White, owed.unsigned_abs())),
    }
}

/// The points of a set, neighbours in a row together: `A1 C1-E1 B2`.
pub fn vertex_ranges(names: PointNames, points: &PointSet) -> String {
    let mut runs: Vec<(Point, Point)> = Vec::new();
    for point in points.iter() {
        match runs.last_mut() {
            // There is an unused number between two rows.
            Some((_, last)) if last.index() + 1 == point.index() => *last = point,
            _ => runs.push((point, point)),
        }
    }
    let run = |(first, last): (Point, Point)| {
        if first == last { names.name(first) } else { format!("{}-{}", names.name(first), names.name(last)) }
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(" ")
}
