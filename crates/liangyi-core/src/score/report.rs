//! A score in words: the result in the unit that is wanted, who owes points, which wild region decided. It only words
//! what has been counted.

use std::fmt::Write;

use super::exact::Exact;
use super::makeup::{Compared, MadeUp};
use super::margin::{LazyLoss, Reason, Score};
use crate::base::{Color, Point, PointSet, Size};
use crate::rules::{Counting, Unit};

/// In what a result is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResultUnit {
    /// As GTP and SGF write it: `B+1.5`.
    #[default]
    Own,
    /// As the Chinese texts write it, in the unit of the ruleset's count: `黑胜3/4子`.
    Zi,
}

impl ResultUnit {
    /// Every value.
    pub const ALL: [ResultUnit; 2] = [ResultUnit::Own, ResultUnit::Zi];

    /// The name it is chosen by.
    pub const fn name(self) -> &'static str {
        match self {
            ResultUnit::Own => "own",
            ResultUnit::Zi => "zi",
        }
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
        let Some(winner) = self.winner() else {
            return "和棋".to_string();
        };
        if let Some(lazy) = self.lazy {
            return format!("{}胜({}方懈怠)", side(winner), side(lazy.offered_first));
        }
        let half = Exact::fraction(1, 2);
        let (margin, unit) = match self.unit {
            Unit::Zi | Unit::Stones => (self.margin.clone(), '子'),
            Unit::Points => match self.counting {
                Counting::Area
                | Counting::LivingStones
                | Counting::Stones
                | Counting::WildArea
                | Counting::Proportional
                | Counting::Majority => (self.margin.clone() * half, '子'),
                Counting::Points => (self.margin.clone(), '点'),
                Counting::Territory => (self.margin.clone(), '目'),
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

    /// The komi in the unit of the count; `None` where there is none.
    pub fn komi_in_words(&self) -> Option<String> {
        if self.komi.thousandths() == 0 {
            return None;
        }
        Some(match self.unit {
            Unit::Points | Unit::Stones => format!("komi {}", self.komi),
            Unit::Zi => format!("komi {} 子", Exact::from(self.komi) * Exact::fraction(1, 2)),
        })
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

impl LazyLoss {
    /// Why the game was lost, in a line.
    pub fn in_words(&self, size: Size) -> String {
        format!(
            "{} offered the end first and left a wild region: {}",
            self.offered_first,
            vertex_ranges(size, &self.regions)
        )
    }
}

/// The points of a set, neighbours in a row together: `A1 C1-E1 B2`.
pub fn vertex_ranges(size: Size, points: &PointSet) -> String {
    let mut runs: Vec<(Point, Point)> = Vec::new();
    for point in points.iter() {
        match runs.last_mut() {
            // There is an unused number between two rows.
            Some((_, last)) if last.index() + 1 == point.index() => *last = point,
            _ => runs.push((point, point)),
        }
    }
    let run = |(first, last): (Point, Point)| match first == last {
        true => size.vertex(first).to_string(),
        false => format!("{}-{}", size.vertex(first), size.vertex(last)),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(" ")
}

/// The sums of a made-up board in a line: what is compared, what is taken off, the result and what decided it.
pub fn sums(made: &MadeUp, unit: ResultUnit) -> String {
    let score = &made.score;
    let compared = match made.compared {
        Compared::Zi => "子",
        other => other.name(),
    };
    let [black, white] = Color::BOTH.map(|color| prisoners_in_words(made, color));
    let mut text = format!("{compared}: Black {}{black}, White {}{white}", score.black, score.white);
    if let Some(komi) = score.komi_in_words() {
        let _ = write!(text, ", {komi}");
    }
    if let Some((debtor, points)) = debt(made.owed) {
        let _ = write!(text, ", {debtor} owes {points} for extra moves");
    }
    let _ = write!(text, ": {}", score.result_in(unit));
    match (score.reason, score.lazy) {
        (Reason::WildRegion, Some(lazy)) => {
            let _ = write!(text, "; {}", lazy.in_words(made.last().board.size()));
        }
        (Reason::Repetition, _) => text.push_str("; a repetition made the game a draw"),
        (Reason::Count | Reason::WildRegion, _) => {}
    }
    text
}

/// The parts of a side's territory count, in brackets: points, prisoners and the stones handed over to it for passes.
/// Nothing for other counts.
fn prisoners_in_words(made: &MadeUp, color: Color) -> String {
    let (score, piles) = (&made.score, &made.last_step().piles);
    if score.counting != Counting::Territory {
        return String::new();
    }
    let other = color.opponent().index();
    let (prisoners, passes) = (piles.prisoners[other], piles.handed_over[other]);
    let count = [&score.black, &score.white][color.index()].clone();
    let points = count - Exact::from(prisoners + passes);
    let number = |count: usize, what: &str| if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") };
    let mut parts = vec![format!("{points} points"), number(prisoners, "prisoner")];
    if passes > 0 {
        parts.push(format!("{} for passes", number(passes, "stone")));
    }
    format!(" ({})", parts.join(", "))
}
