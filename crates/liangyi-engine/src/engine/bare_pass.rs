//! What a client's PASS means.

/// What a client's PASS means: GUIs know no other move that places no stone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BarePass {
    /// A pass.
    #[default]
    Pass,
    /// Two in a row are passes; a lone one is a virtual move if that is legal, else a pass.
    Virtual,
}

impl BarePass {
    /// Every value.
    pub const ALL: [BarePass; 2] = [BarePass::Pass, BarePass::Virtual];

    /// Its name on the command line and in GTP.
    pub const fn name(self) -> &'static str {
        match self {
            BarePass::Pass => "pass",
            BarePass::Virtual => "virtual",
        }
    }
}
