//! Results and sets of points as texts have them: the result in the unit that is wanted, vertices in ranges; and who
//! owes points.

use super::exact::Exact;
use super::margin::Score;
use crate::base::{Color, Point, PointNames, PointSet, named_enum};
use crate::rules::{ChineseUnit, Unit};

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
        let Some(winner) = self.winner() else {
            return "和棋".to_string();
        };
        if let Some(lazy) = self.lazy {
            return format!("{}胜({}方懈怠)", side(winner), side(lazy.offered_first));
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
    let run = |(first, last): (Point, Point)| match first == last {
        true => names.name(first),
        false => format!("{}-{}", names.name(first), names.name(last)),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(" ")
}
