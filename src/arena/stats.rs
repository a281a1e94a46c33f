//! The statistics of a match: how sure is what it shows.

use serde::{Deserialize, Serialize};

use crate::stats::wilson;

/// Half the width of a 95 % interval, in standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// A value with the interval that holds the true one in 95 of 100 matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The value seen.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of points won in `games`, by Wilson's interval. A draw is half a point, which makes the interval wider than
/// it need be where draws are many. `None` without games.
pub fn rate(points: f64, games: usize) -> Option<Estimate> {
    if games == 0 {
        return None;
    }
    let value = points / games as f64;
    // Where all was won or lost the interval ends there to the last bit: Elo must be infinite.
    let [low, high] = wilson(value, games as f64, Z);
    Some(Estimate { value, low, high })
}

/// The difference in Elo that goes with a share of points, infinite at 0 and 1.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of points to expect from a difference in Elo.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two differences in Elo, with errors of 5 % either way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The difference that is to be rejected.
    pub elo0: f64,
    /// The difference that is to be accepted.
    pub elo1: f64,
}

/// What a test has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Nothing yet.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    Rejected,
    /// The difference is `elo1` rather than `elo0`.
    Accepted,
}

impl Sprt {
    const ERROR: f64 = 0.05;

    /// The log-likelihood ratio beyond which the test ends, either way: Wald's bound.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln()
    }

    /// The log-likelihood ratio. A draw counts as half a win and half a loss, so that the test errs rather less often
    /// than it may where draws are many.
    pub fn ratio(&self, points: f64, games: usize) -> f64 {
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        points * (s1 / s0).ln() + (games as f64 - points) * ((1.0 - s1) / (1.0 - s0)).ln()
    }

    /// What the result so far decides.
    pub fn decision(&self, points: f64, games: usize) -> Decision {
        let ratio = self.ratio(points, games);
        match () {
            () if ratio >= Sprt::bound() => Decision::Accepted,
            () if ratio <= -Sprt::bound() => Decision::Rejected,
            () => Decision::Open,
        }
    }
}

impl std::str::FromStr for Sprt {
    type Err = String;

    /// Reads `elo0,elo1`.
    fn from_str(text: &str) -> Result<Sprt, String> {
        let numbers = text
            .split_once(',')
            .and_then(|(elo0, elo1)| Some((elo0.trim().parse::<f64>().ok()?, elo1.trim().parse::<f64>().ok()?)));
        match numbers {
            Some((elo0, elo1)) if elo0 < elo1 && elo0.abs() <= 2000.0 && elo1.abs() <= 2000.0 => {
                Ok(Sprt { elo0, elo1 })
            }
            _ => Err("expected two differences in Elo, the smaller first, as in `0,50`".to_string()),
        }
    }
}

/// How some numbers are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// How many there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: f64,
    /// A quarter is below this.
    pub lower_quartile: f64,
    /// Half is below this.
    pub median: f64,
    /// A quarter is above this.
    pub upper_quartile: f64,
    /// The greatest.
    pub greatest: f64,
}

impl Spread {
    /// The spread of `values`, or `None` where there are none.
    pub fn of(values: &[f64]) -> Option<Spread> {
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (&least, &greatest) = (sorted.first()?, sorted.last()?);
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count as f64;
        let squares: f64 = sorted.iter().map(|value| (value - mean).powi(2)).sum();
        let deviation = if count > 1 { (squares / (count - 1) as f64).sqrt() } else { 0.0 };
        let quantile = |share: f64| {
            let place = share * (count - 1) as f64;
            let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
            below + (above - below) * place.fract()
        };
        Some(Spread {
            count,
            mean,
            deviation,
            least,
            lower_quartile: quantile(0.25),
            median: quantile(0.5),
            upper_quartile: quantile(0.75),
            greatest,
        })
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
        let half = rate(50.0, 100).unwrap();
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let all = rate(10.0, 10).unwrap();
        assert!(near(all.low, 0.7225) && all.high == 1.0, "{all:?}");
        let none = rate(0.0, 1).unwrap();
        assert!(none.low == 0.0 && near(none.high, 0.7935), "{none:?}");
        assert_eq!(rate(0.0, 0), None);
    }

    #[test]
    fn elo_and_expectation_are_inverse() {
        assert!(near(elo(0.5), 0.0) && near(elo(0.75), 190.8485));
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
        assert!(near(expected(elo(0.61)), 0.61));
    }

    #[test]
    fn sequential_test_ends_where_it_should() {
        let sprt: Sprt = "0, 100".parse().unwrap();
        assert!(near(Sprt::bound(), 2.9444));
        assert_eq!(sprt.decision(0.0, 0), Decision::Open);
        // One win: ln(0.64006 / 0.5); one loss: ln(0.35994 / 0.5).
        assert!(near(sprt.ratio(1.0, 1), 0.24695) && near(sprt.ratio(0.0, 1), -0.32868));
        assert_eq!((sprt.decision(11.0, 11), sprt.decision(12.0, 12)), (Decision::Open, Decision::Accepted));
        assert_eq!((sprt.decision(0.0, 8), sprt.decision(0.0, 9)), (Decision::Open, Decision::Rejected));
        for text in ["", "5", "5,5", "9,1", "a,b", "0,inf"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn spread_of_a_few_numbers() {
        let spread = Spread::of(&[4.0, 1.0, 2.0, 3.0]).unwrap();
        assert_eq!((spread.least, spread.median, spread.greatest, spread.mean), (1.0, 2.5, 4.0, 2.5));
        assert_eq!((spread.lower_quartile, spread.upper_quartile), (1.75, 3.25));
        assert!(near(spread.deviation, 1.2910));
        assert_eq!(Spread::of(&[]), None);
    }
}
