//! The score interval of a share.

/// The score interval of a share: `[low, high]`, the true shares from which the observed `share` (0 to 1) of `trials`
/// trials deviates by at most `errors` standard errors (E. B. Wilson, *Probable Inference, the Law of Succession, and
/// Statistical Inference*, 1927). It lies within 0 to 1 and is valid for shares close to these as well. `trials` must
/// be positive.
pub fn wilson(share: f64, trials: f64, errors: f64) -> [f64; 2] {
    let squared = errors * errors;
    let middle = (share + squared / (2.0 * trials)) / (1.0 + squared / trials);
    let half =
        errors / (1.0 + squared / trials) * (share * (1.0 - share) / trials + squared / (4.0 * trials * trials)).sqrt();
    // At 0 and 1 the formula gives that end itself, except for rounding.
    let low = if share <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    [low, high]
}
