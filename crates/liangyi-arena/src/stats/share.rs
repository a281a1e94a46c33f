//! The confidence interval of a share observed in a number of trials.

use liangyi_engine::search::wilson;
use serde::Serialize;

/// Half the width of a 95 % interval of the normal distribution, in standard deviations.
const Z_95: f64 = 1.959_963_984_540_054;

/// An observed value with its 95 % confidence interval, all three in the same unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The observed value.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Interval {
    /// The share (0 to 1) of `points` in `trials` trials worth a point each, with the interval of [`wilson`]; `None`
    /// without trials. Where points can be divided, as by a drawn game, the interval is wider than necessary. If all
    /// points are won or all lost, the interval ends exactly at 1 or 0.
    ///
    /// ```
    /// use liangyi_arena::stats::Interval;
    ///
    /// let wins = Interval::of_share(60.0, 100).expect("some trials");
    /// assert_eq!(wins.value, 0.6);
    /// assert!(wins.low > 0.50 && wins.high < 0.70);
    /// ```
    pub fn of_share(points: f64, trials: usize) -> Option<Interval> {
        if trials == 0 {
            return None;
        }
        let value = points / trials as f64;
        let [low, high] = wilson(value, trials as f64, Z_95);
        Some(Interval { value, low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_intervals_are_those_of_the_books() {
        let half = Interval::of_share(50.0, 100).unwrap();
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let all = Interval::of_share(10.0, 10).unwrap();
        assert!(near(all.low, 0.7225) && all.high == 1.0, "{all:?}");
        let none = Interval::of_share(0.0, 1).unwrap();
        assert!(none.low == 0.0 && near(none.high, 0.7935), "{none:?}");
        assert_eq!(Interval::of_share(0.0, 0), None);
    }
}
