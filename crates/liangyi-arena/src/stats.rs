//! Statistics: the confidence interval of a share, the distribution of a sample, Elo differences and the sequential
//! test between two of them.
//!
//! It does not know what is counted: games of a match, playouts of a search, seconds of a measurement.

use std::collections::BTreeMap;

use liangyi_engine::search::wilson;
use serde::{Deserialize, Serialize};

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

/// Mean, deviation and quartiles of a sample, all but the count in its unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The number of values.
    pub count: usize,
    /// The mean.
    pub mean: f64,
    /// The standard deviation, with the divisor `count - 1`; 0 for a single value.
    pub deviation: f64,
    /// The least value.
    pub least: f64,
    /// The first quartile. Quartiles are interpolated linearly between values.
    pub lower_quartile: f64,
    /// The median.
    pub median: f64,
    /// The third quartile.
    pub upper_quartile: f64,
    /// The greatest value.
    pub greatest: f64,
}

impl Spread {
    /// The distribution of `values`, in any order; `None` if there are none.
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

    /// The decision at a log-likelihood ratio.
    fn decision(&self, ratio: f64) -> SprtDecision {
        match () {
            () if ratio >= Sprt::bound() => SprtDecision::Accepted,
            () if ratio <= -Sprt::bound() => SprtDecision::Rejected,
            () => SprtDecision::Open,
        }
    }
}

/// A sequential test over the games of a match in the order of their numbers, whatever the order of their ends: of many
/// games at once the short ones end first, and a test that took them first would be wrong wherever wins are shorter
/// than losses. It is decided at the first game at which its ratio reaches a bound; later games do not change that.
#[derive(Clone, Debug)]
pub struct SequentialTest {
    sprt: Sprt,
    /// Games that have ended before one with a lower number: A's points, `None` where they say nothing.
    waiting: BTreeMap<usize, Option<f64>>,
    /// The number of the last game that has been taken.
    taken: usize,
    points: f64,
    games: usize,
    decision: SprtDecision,
}

impl SequentialTest {
    /// The test before the first game, which has number 1.
    pub fn new(sprt: Sprt) -> SequentialTest {
        let waiting = BTreeMap::new();
        SequentialTest { sprt, waiting, taken: 0, points: 0.0, games: 0, decision: SprtDecision::Open }
    }

    /// Adds the game with this number that has ended: the points of A, 0 to 1, or `None` for a game that says nothing
    /// of which is stronger.
    pub fn add(&mut self, number: usize, points: Option<f64>) {
        self.waiting.insert(number, points);
        while self.decision == SprtDecision::Open
            && let Some(points) = self.waiting.remove(&(self.taken + 1))
        {
            self.taken += 1;
            if let Some(points) = points {
                self.points += points;
                self.games += 1;
                self.decision = self.sprt.decision(self.ratio());
            }
        }
    }

    /// The log-likelihood ratio of the games that count.
    pub fn ratio(&self) -> f64 {
        self.sprt.ratio(self.points, self.games)
    }

    /// The decision.
    pub fn decision(&self) -> SprtDecision {
        self.decision
    }

    /// The number of the last game that counts: the one that decided the test, if it is decided.
    pub fn last(&self) -> usize {
        self.taken
    }

    /// How many games have ended that do not count: before an earlier one, or after the decision.
    pub fn uncounted(&self) -> usize {
        self.waiting.len()
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
    use rand::{RngExt, SeedableRng};

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

    #[test]
    fn spread_of_a_few_numbers() {
        let spread = Spread::of(&[4.0, 1.0, 2.0, 3.0]).unwrap();
        assert_eq!((spread.least, spread.median, spread.greatest, spread.mean), (1.0, 2.5, 4.0, 2.5));
        assert_eq!((spread.lower_quartile, spread.upper_quartile), (1.75, 3.25));
        assert!((spread.deviation - 1.2910).abs() < 5e-4);
        assert_eq!(Spread::of(&[]), None);
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
        // One win: ln(0.64006 / 0.5); one loss: ln(0.35994 / 0.5).
        assert!(near(sprt.ratio(1.0, 1), 0.24695) && near(sprt.ratio(0.0, 1), -0.32868));
        let after = |points: f64, games: usize| {
            let mut test = SequentialTest::new(sprt);
            (1..=games).for_each(|number| test.add(number, Some(points)));
            test.decision()
        };
        assert_eq!((after(1.0, 11), after(1.0, 12)), (SprtDecision::Open, SprtDecision::Accepted));
        assert_eq!((after(0.0, 8), after(0.0, 9)), (SprtDecision::Open, SprtDecision::Rejected));
        for text in ["", "5", "5,5", "9,1", "a,b", "0,inf"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn games_count_in_the_order_of_their_numbers_up_to_the_decision() {
        let mut test = SequentialTest::new("0,100".parse().unwrap());
        (2..=14).for_each(|number| test.add(number, Some(1.0)));
        assert_eq!((test.last(), test.uncounted(), test.decision()), (0, 13, SprtDecision::Open));
        test.add(1, None);
        assert_eq!((test.last(), test.uncounted(), test.decision()), (13, 1, SprtDecision::Accepted));
        let ratio = test.ratio();
        (15..=40).for_each(|number| test.add(number, Some(0.0)));
        assert_eq!((test.last(), test.uncounted(), test.decision()), (13, 27, SprtDecision::Accepted));
        assert_eq!(test.ratio(), ratio);
    }

    /// Simulates a match of equal programs with `at_once` games at once; A's wins take 0.8 of the time of its losses.
    /// Returns whether `elo1` is accepted: by the test, and by one that takes the games in the order of their ends.
    fn accepts(rng: &mut impl RngExt, at_once: usize) -> [bool; 2] {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        let mut test = SequentialTest::new(sprt);
        let (mut by_ends, mut points, mut ended) = (None, 0.0, 0);
        let mut running: BTreeMap<(u64, usize), f64> = BTreeMap::new();
        let (mut started, mut now) = (0, 0);
        while test.decision() == SprtDecision::Open || by_ends.is_none() {
            while running.len() < at_once {
                started += 1;
                let won = rng.random_bool(expected(sprt.elo0));
                let length = rng.random_range(500..1_500) * if won { 4 } else { 5 };
                running.insert((now + length, started), f64::from(u8::from(won)));
            }
            let ((end, number), won) = running.pop_first().unwrap();
            now = end;
            test.add(number, Some(won));
            (points, ended) = (points + won, ended + 1);
            let decision = sprt.decision(sprt.ratio(points, ended));
            if decision != SprtDecision::Open {
                by_ends.get_or_insert(decision);
            }
        }
        [test.decision(), by_ends.unwrap()].map(|decision| decision == SprtDecision::Accepted)
    }

    #[test]
    fn many_games_at_once_do_not_make_errors_more_frequent() {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
        // How often a test in the order of ends is wrong, as measured: 5 % are promised.
        for (at_once, wrong) in [(64, 0.12..0.20), (256, 0.82..0.91)] {
            let matches = 4_000;
            let accepted = (0..matches).fold([0u32; 2], |mut sum, _| {
                let accepts = accepts(&mut rng, at_once);
                sum.iter_mut().zip(accepts).for_each(|(sum, accepts)| *sum += u32::from(accepts));
                sum
            });
            let [by_numbers, by_ends] = accepted.map(|count| f64::from(count) / f64::from(matches));
            println!("{at_once} games at once: {by_numbers} by numbers, {by_ends} by ends");
            assert!(by_numbers <= 0.065, "{at_once} games at once: {by_numbers}");
            assert!(wrong.contains(&by_ends), "{at_once} games at once, in the order of their ends: {by_ends}");
        }
    }
}
