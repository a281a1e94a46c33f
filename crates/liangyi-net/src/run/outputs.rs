//! The numbers that come out of a network, before anything is said about what they mean.

/// What the heads of a network give for one position, seen by the side to move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RawOutputs {
    /// The policy's outputs by point, `[point][channel]`: 1, 2 or 4 channels, points by row from the top.
    pub policy: Vec<f32>,
    /// The policy's outputs for a pass, one for each channel.
    pub pass: Vec<f32>,
    /// Win, loss and no result: logits.
    pub value: [f32; 3],
    /// Score mean and deviation, lead, time left, and from version 9 on two short-term errors: 4 or 6 numbers.
    pub misc: Vec<f32>,
    /// Ownership of each point before the hyperbolic tangent, positive for the side to move; points by row from the top.
    pub ownership: Vec<f32>,
}
