//! Ownership: how surely each point ends up Black's, from -1 to 1.

use crate::base::PointSet;

/// The mean ownership of some points, 0 where there are none.
pub fn mean(points: &PointSet, ownership: &[f32; 512]) -> f32 {
    points.iter().map(|point| ownership[point.index()]).sum::<f32>() / points.len().max(1) as f32
}
