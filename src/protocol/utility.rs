//! The utility of a win rate and a score, as KataGo defines it.

use std::f64::consts::FRAC_2_PI;

use liangyi_engine::search::{SearchParams, score_center};

/// By how much the utility falls where the win rate does by 1.
pub const OF_WIN_RATE: f64 = 2.0;

/// Points of a normal distribution, in standard deviations, over which a value is averaged.
const STEPS: std::ops::RangeInclusive<i32> = -12..=12;
const STEP: f64 = 0.25;

/// The utility, as KataGo defines it, of a position or move for a side with this win rate, 0 to 1, this lead and this
/// standard deviation of the score, in points, on a board of `area` points. `expected` is the lead of the position that
/// is searched.
///
/// Winning is worth 1 and losing -1. A score adds a value that flattens out with its size, once around 0 and once
/// around what is expected, so that a side that is far ahead or behind still plays for points (D. Wu, *Accelerating
/// Self-Play Learning in Go*, 2019, section 5.2; the numbers are the defaults of KataGo's configurations).
pub fn utility(win_rate: f64, lead: f64, stdev: f64, expected: f64, area: usize) -> f64 {
    let root = (area as f64).sqrt();
    let centre = score_center(expected, root);
    let value = |(weight, width): (f64, f64), centre: f64| {
        let (mut weights, mut sum) = (0.0, 0.0);
        for step in STEPS {
            let off = f64::from(step) * STEP;
            let density = (-0.5 * off * off).exp();
            weights += density;
            sum += density * FRAC_2_PI * ((lead + off * stdev - centre) / (width * root)).atan();
        }
        weight * sum / weights
    };
    OF_WIN_RATE * win_rate - 1.0 + value(SearchParams::SCORE_FAR, 0.0) + value(SearchParams::SCORE_NEAR, centre)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A utility lies between this and its opposite.
    const MOST_UTILITY: f64 = 1.0 + SearchParams::SCORE_FAR.0 + SearchParams::SCORE_NEAR.0;

    #[test]
    fn an_even_game_is_worth_nothing_and_a_sure_win_nearly_the_most() {
        assert!(utility(0.5, 0.0, 20.0, 0.0, 361).abs() < 1e-9);
        let won = utility(1.0, 1e9, 0.0, 0.0, 81);
        assert!((MOST_UTILITY - 1e-3..=MOST_UTILITY).contains(&won), "{won}");
        // Twice the root of the area is half of the way along the first curve, and the middle of the second.
        let halfway = utility(0.5, 18.0, 0.0, 22.5, 81);
        assert!((halfway - 0.05).abs() < 1e-9, "{halfway}");
    }

    proptest! {
        #[test]
        fn the_other_side_has_the_opposite_and_more_is_never_worth_less(
            win_rate in 0.0..=1.0f64, lead in -400.0..400.0f64, stdev in 0.0..80.0f64, expected in -400.0..400.0f64,
            more in 0.0..50.0f64, area in 4usize..=441,
        ) {
            let own = utility(win_rate, lead, stdev, expected, area);
            let other = utility(1.0 - win_rate, -lead, stdev, -expected, area);
            prop_assert!((own + other).abs() < 1e-9 && own.abs() <= MOST_UTILITY + 1e-9);
            prop_assert!(utility(win_rate, lead + more, stdev, expected, area) >= own - 1e-12);
        }
    }
}
