//! A product of two matrices in fewer bits, whatever their number: what it is given and where the result goes.

/// `out = from * weights`, or the product added to `out`; weights `W` are packed, `A` is room for the left side.
#[derive(Debug)]
pub struct QuantisedProduct<'a, W, A> {
    /// The right side.
    pub weights: &'a W,
    /// The left side: rows, as many as `out` has.
    pub from: &'a [f32],
    /// From a row to the next.
    pub stride: usize,
    /// Room for the left side in fewer bits.
    pub room: &'a mut A,
    /// The result, in rows of all columns.
    pub out: &'a mut [f32],
    /// Whether the product is added.
    pub add: bool,
}

/// Numbers in [-1, 1) that look random.
#[cfg(test)]
pub fn numbers(count: usize, seed: u32) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..count).map(|_| next()).collect()
}
