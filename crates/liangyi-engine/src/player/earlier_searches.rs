//! What the searches of a game have found and saved, for the searches of the same side that follow.

use liangyi_core::base::Color;
use liangyi_core::game::Position;

use super::choice::Choice;
use super::request::EarlierMoves;

/// What the searches of both sides have found and saved. Who takes moves back, or begins another game, begins anew
/// here.
#[derive(Clone, Copy, Debug, Default)]
pub struct EarlierSearches([SideSearches; 2]);

/// What the searches of one side have found and saved.
#[derive(Clone, Copy, Debug, Default)]
struct SideSearches {
    first_lead: Option<f64>,
    lead_at_start: Option<f64>,
    /// The last move that has found the game lost.
    last_lost: Option<LostMove>,
    saved_playouts: u64,
}

/// A move that has found a game lost.
#[derive(Clone, Copy, Debug)]
struct LostMove {
    /// How many moves of that side there were before it.
    number: usize,
    /// How many of them in a row, up to it, have found the game lost too.
    before: u32,
}

impl EarlierSearches {
    /// What was found before the present move of `color` in `game`. A move that is searched for again counts once.
    pub fn before<P: Position>(&self, game: &P, color: Color) -> EarlierMoves {
        let SideSearches { first_lead, lead_at_start, last_lost, saved_playouts } = self.0[color.index()];
        let number = made(game, color);
        let lost = match last_lost {
            Some(last) if last.number == number => last.before,
            Some(last) if last.number + 1 == number => last.before + 1,
            _ => 0,
        };
        EarlierMoves { lost, first_lead, lead_at_start, saved_playouts }
    }

    /// Notes what a search for a move of `color` in `game` has found.
    pub fn note<P: Position>(&mut self, game: &P, color: Color, choice: &Choice) {
        let (number, EarlierMoves { lost, .. }) = (made(game, color), self.before(game, color));
        let side = &mut self.0[color.index()];
        side.saved_playouts = side.saved_playouts.saturating_add_signed(choice.saved_playouts);
        side.last_lost = choice.finds_lost.then_some(LostMove { number, before: lost });
        if game.moves().all(|played| played.color != color || played.mv.point().is_none()) {
            side.first_lead = choice.candidates.first().map(|best| best.margin);
        } else {
            side.lead_at_start = choice.lead_at_start.or(side.lead_at_start);
        }
    }
}

/// How many moves `color` has made in `game`.
fn made<P: Position>(game: &P, color: Color) -> usize {
    game.moves().filter(|played| played.color == color).count()
}
