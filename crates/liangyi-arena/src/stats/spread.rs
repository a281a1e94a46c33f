//! The distribution of a sample.

use serde::Serialize;

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
