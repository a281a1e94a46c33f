//! How sure a share is that was seen in trials.
//!
//! It knows nothing of what was tried: games of a match, or playouts of a search.

/// The interval that holds the true share, 0 to 1, if the one seen is no further from it than so many standard errors (E. Wilson,
/// 1927): it lies within 0 to 1 and holds for shares near these as well. There must be trials.
pub fn wilson(share: f64, trials: f64, errors: f64) -> [f64; 2] {
    let squared = errors * errors;
    let middle = (share + squared / (2.0 * trials)) / (1.0 + squared / trials);
    let half =
        errors / (1.0 + squared / trials) * (share * (1.0 - share) / trials + squared / (4.0 * trials * trials)).sqrt();
    // At either end the formula gives the end itself, but for rounding.
    let low = if share <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    [low, high]
}
