//! Ownership: how surely each point ends up Black's, from -1 to 1.

use liangyi_core::base::{PointMap, PointSet};

/// The mean ownership of some points, 0 where there are none.
pub fn mean(points: &PointSet, ownership: &PointMap<f32>) -> f32 {
    points.iter().map(|point| ownership[point]).sum::<f32>() / points.len().max(1) as f32
}
