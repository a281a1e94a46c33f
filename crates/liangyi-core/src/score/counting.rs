//! Counting a game: the entry to the room; and Go as a game among others, [`Position`] for [`Game`], whose end only a
//! count tells.

use super::makeup::make_up;
use super::margin::{Reason, Score, score_parts};
use super::method::Method;
use super::settlement::{Settled, Settlement};
use crate::base::{Color, PointSet, Size, splitmix};
use crate::board::Board;
use crate::game::{End, Game, Illegal, LegalMoves, Move, Played, Position};
use crate::rules::Rules;

/// Counts the present position of `game` under `rules`, which need not be those it was played under. `dead` are the
/// dead stones, whole chains; at a natural end, and where the ruleset removes nothing, they are ignored.
///
/// `method` is a way to count that is not the ruleset's own, such as [`Method::Territory`] under area rules: the margin
/// may then be another, but for those of [`Method::that_agree_with`]. With `None` the ruleset's own counting, tax and
/// unit hold, which give the game's result.
pub fn score(game: &Game, rules: &Rules, end: End, method: Option<Method>, dead: &PointSet) -> Score {
    score_settled(game, rules, end, method, &Settlement::dead(*dead))
}

/// As [`score()`], with all that was agreed or judged besides the dead stones.
pub fn score_settled(game: &Game, rules: &Rules, end: End, method: Option<Method>, settlement: &Settlement) -> Score {
    if method.is_some_and(|method| method != Method::Area && method.counts_points()) {
        return make_up(game, rules, end, method, settlement).score;
    }
    score_parts(game, rules, method, &Settled::new(game, rules, end, settlement))
}

impl Position for Game {
    fn size(&self) -> Size {
        Game::size(self)
    }

    fn board(&self) -> &Board {
        Game::board(self)
    }

    fn start(&self) -> &Board {
        Game::start(self)
    }

    fn first(&self) -> Color {
        self.restarted().to_move()
    }

    fn to_move(&self) -> Color {
        Game::to_move(self)
    }

    fn legal_moves(&self, color: Color) -> LegalMoves {
        Game::legal_moves(self, color)
    }

    fn is_legal(&self, color: Color, mv: Move) -> bool {
        self.check(color, mv).is_ok()
    }

    fn moves(&self) -> impl ExactSizeIterator<Item = Played> + '_ {
        Game::moves(self)
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        Game::play(self, color, mv)
    }

    fn undo(&mut self) -> Option<Played> {
        Game::undo(self)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_margin(&self) -> Option<f32> {
        // Whoever is behind agrees that there is no result, and whoever is ahead gains nothing by going round again.
        if self.cycle().is_some() {
            return Some(0.0);
        }
        if !self.is_over() {
            return None;
        }
        let rules = self.rules();
        let by_rule = self.is_drawn() || rules.ending.is_by_null_moves();
        if !by_rule && rules.removal.takes_dead_off() {
            return None;
        }
        let counted = score(self, rules, End::Agreed, None, &PointSet::EMPTY);
        // A count with the stones as they stand decides only where nothing is removed by agreement.
        let is_final = counted.reason != Reason::Count || !rules.removal.takes_dead_off();
        is_final.then(|| counted.margin.to_f64() as f32)
    }

    fn key(&self) -> u128 {
        let turn = match Game::to_move(self) {
            Color::Black => 0,
            Color::White => 1 << 127,
        };
        // Virtual stones of both sides are part of a whole position.
        let [black, white] = Color::BOTH.map(|color| u128::from(self.virtual_stones(color)));
        self.board().key() ^ turn ^ (black << 64 | white).wrapping_mul(splitmix::GOLDEN_128 | 1)
    }
}
