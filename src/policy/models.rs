//! The learnt tables and the network that a player uses. They are passed to whatever needs them: nothing that plays
//! looks up a global.

use std::sync::{Arc, OnceLock};

use super::ladders::Ladders;
use super::net::{Net, Quantised};
use super::patterns::Model;
use crate::base::Size;
use crate::playout::{Gammas, is_small};

/// Everything learnt that play needs.
#[derive(Debug)]
pub struct Models {
    /// The weights of playouts on [small](is_small) boards.
    pub small_playouts: Arc<Gammas>,
    /// The weights of playouts on larger boards.
    pub large_playouts: Arc<Gammas>,
    /// The weights of patterns and tactical features, from which priors begin.
    pub patterns: Model,
    /// The factors of ladder features, which correct priors on large boards.
    pub ladders: Ladders,
    /// The network that refines priors.
    pub net: Quantised,
}

impl Models {
    /// The models that come with the program, read when they are first used.
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
