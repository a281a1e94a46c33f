//! Elo differences, and the sequential test between two of them.

use serde::{Deserialize, Serialize};

/// The difference in Elo that corresponds to a share of points; infinite at 0 and 1.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The expected share of points for a difference in Elo.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test (A. Wald, 1945) between two differences in Elo, with errors of 5 % of either
/// kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The null hypothesis.
    pub elo0: f64,
    /// The alternative, a larger difference.
    pub elo1: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SprtDecision {
    /// Undecided.
    Open,
    /// `elo0` is accepted.
    Rejected,
    /// `elo1` is accepted.
    Accepted,
}

impl Sprt {
    /// The probability of an error of either kind.
    const ERROR: f64 = 0.05;

    /// Wald's bound: the test ends when the log-likelihood ratio reaches it or its negative.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln()
    }

    /// The log-likelihood ratio. A draw counts as half a win and half a loss, which makes the test conservative if
    /// there are many draws.
    pub fn ratio(&self, points: f64, games: usize) -> f64 {
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        points * (s1 / s0).ln() + (games as f64 - points) * ((1.0 - s1) / (1.0 - s0)).ln()
    }

    /// The decision after `games` games with `points` points in all.
    pub fn decision(&self, points: f64, games: usize) -> SprtDecision {
        let ratio = self.ratio(points, games);
        match () {
            () if ratio >= Sprt::bound() => SprtDecision::Accepted,
            () if ratio <= -Sprt::bound() => SprtDecision::Rejected,
            () => SprtDecision::Open,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
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
        assert_eq!(sprt.decision(0.0, 0), SprtDecision::Open);
        // One win: ln(0.64006 / 0.5); one loss: ln(0.35994 / 0.5).
        assert!(near(sprt.ratio(1.0, 1), 0.24695) && near(sprt.ratio(0.0, 1), -0.32868));
        assert_eq!((sprt.decision(11.0, 11), sprt.decision(12.0, 12)), (SprtDecision::Open, SprtDecision::Accepted));
        assert_eq!((sprt.decision(0.0, 8), sprt.decision(0.0, 9)), (SprtDecision::Open, SprtDecision::Rejected));
        for text in ["", "5", "5,5", "9,1", "a,b", "0,inf"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
