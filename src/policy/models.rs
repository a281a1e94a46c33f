//! The learnt tables and the network that a player uses, handed from hand to hand: nothing that plays looks for a
//! global.

use std::sync::{Arc, OnceLock};

use super::ladders::Ladders;
use super::net::{Net, Quantised};
use super::patterns::Model;
use crate::base::Size;
use crate::playout::{Gammas, is_small};

/// Everything learnt that play needs.
#[derive(Debug)]
pub struct Models {
    /// The weights of playouts on boards of up to 13 lines.
    pub small_playouts: Arc<Gammas>,
    /// And on larger ones.
    pub large_playouts: Arc<Gammas>,
    /// The weights of patterns.
    pub patterns: Model,
    /// The weights of what ladders say of moves.
    pub ladders: Ladders,
    /// The network that refines priors.
    pub net: Quantised,
}

impl Models {
    /// The models that come with the program; they are read once.
    pub fn embedded() -> &'static Arc<Models> {
        static MODELS: OnceLock<Arc<Models>> = OnceLock::new();
        MODELS.get_or_init(|| {
            let gammas = |lines| Arc::clone(Gammas::embedded(Size::square(lines).expect("a size of board")));
            Arc::new(Models {
                small_playouts: gammas(9),
                large_playouts: gammas(19),
                patterns: Model::embedded().clone(),
                ladders: Ladders::embedded().clone(),
                net: Quantised::of(Net::embedded()),
            })
        })
    }

    /// The weights of playouts on a board of `size`.
    pub fn playouts(&self, size: Size) -> &Arc<Gammas> {
        if is_small(size) { &self.small_playouts } else { &self.large_playouts }
    }
}
