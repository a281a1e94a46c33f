//! The settings of play in line games. The numbers are chosen, not measured.

/// How many positions each kind of search for continuous fours may visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VcfNodes {
    /// Before the tree search.
    pub root: u64,
    /// When a node of the tree is opened.
    pub node: u64,
    /// When a leaf is valued.
    pub leaf: u64,
}

/// How a line game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSettings {
    /// Whether playouts and priors know threats: fives and open fours are made and prevented.
    pub threats: bool,
    /// Searches for continuous fours; `None` for no such searches.
    pub vcf: Option<VcfNodes>,
}

impl Default for LineSettings {
    fn default() -> LineSettings {
        let vcf = VcfNodes { root: 200_000, node: 300, leaf: 40 };
        LineSettings { threats: true, vcf: Some(vcf) }
    }
}
