//! The distribution of some numbers.

use serde::Serialize;

/// Mean, deviation and quartiles of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// How many numbers there are.
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
    /// The spread of `values`; `None` if there are none.
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

    #[test]
    fn spread_of_a_few_numbers() {
        let spread = Spread::of(&[4.0, 1.0, 2.0, 3.0]).unwrap();
        assert_eq!((spread.least, spread.median, spread.greatest, spread.mean), (1.0, 2.5, 4.0, 2.5));
        assert_eq!((spread.lower_quartile, spread.upper_quartile), (1.75, 3.25));
        assert!((spread.deviation - 1.2910).abs() < 5e-4);
        assert_eq!(Spread::of(&[]), None);
    }
}
