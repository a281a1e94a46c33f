//! What a judge finds, or both sides agree on, when a game stops, and the board that follows from it.

use super::territory::Parts;
use crate::base::{Color, PointSet};
use crate::board::Board;
use crate::game::End;
use crate::game::Game;
use crate::rules::{Rules, Tax};

/// What is known of a stopped position besides its stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settlement {
    /// The dead stones, whole chains.
    pub dead: PointSet,
    /// Empty points that Black or White alone has the right to take although stones of both touch them (单方有权).
    pub one_sided: [PointSet; 2],
    /// Own empty points that Black or White has to fill once all dame are taken (补棋, 手入れ): they are no territory.
    pub repairs: [PointSet; 2],
    /// Stones that are in no seki although their groups share liberties and do not show two eyes: they are joined to
    /// others by either of two points, or what becomes of them is not settled yet.
    pub independent: PointSet,
    /// The empty points that each side is to be left with where territory is made equal (计枰点, article 41); `None` for
    /// a handy number.
    pub territory_each: Option<usize>,
    /// Empty points that both sides agree are Black's or White's. They are so under every ruleset.
    pub agreed: [PointSet; 2],
}

impl Settlement {
    /// Dead stones and nothing else.
    pub fn dead(dead: PointSet) -> Settlement {
        Settlement { dead, ..Settlement::default() }
    }
}

/// A position with the dead stones off, as far as they come off.
pub(super) struct Settled {
    /// How the game has ended.
    pub end: End,
    /// The stones that came off.
    pub dead: PointSet,
    /// What is left, taken apart.
    pub parts: Parts,
}

impl Settled {
    pub fn new(game: &Game, rules: &Rules, end: End, settlement: &Settlement) -> Settled {
        let end = end.under(rules);
        let settlement = match end {
            End::Agreed => *settlement,
            End::Natural => Settlement::default(),
        };
        let dead = settlement.dead & game.board().occupied();
        let mut board = *game.board();
        board.clear(&dead);
        let counts = rules.counting.facts();
        let one_sided = if counts.one_sided_points { settlement.one_sided } else { Default::default() };
        let [black, white] = settlement.agreed;
        let granted = [
            (one_sided[0].without(&one_sided[1]).without(&white) | black) & board.empty(),
            (one_sided[1].without(&one_sided[0]).without(&black) | white.without(&black)) & board.empty(),
        ];
        if counts.prisoners {
            for color in Color::BOTH {
                board.add(color, &(settlement.repairs[color.index()] & board.empty()));
            }
        }
        Settled { end, dead, parts: Parts::with(&board, &granted, &settlement.independent) }
    }
}

/// The empty regions that count as `color`'s at an agreed end under `rules`, points of one side alone included where
/// the ruleset gives them to it, each region as a set of points. Taxes are not taken off.
pub fn owned_regions(game: &Game, rules: &Rules, settlement: &Settlement, color: Color) -> Vec<PointSet> {
    let settled = Settled::new(game, rules, End::Agreed, settlement);
    let owned = settled.parts.regions.iter().filter(|region| region.owner() == Some(color));
    owned.map(|region| region.points).collect()
}

/// Whose every point is: what the five ways to count points are about (子空皆地). Stones and points change places in it
/// without regard to liberties, as when a board is made up by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The stones.
    pub board: Board,
    /// The empty points of each side.
    pub owned: [PointSet; 2],
    /// The empty points that are shared half and half.
    pub public: PointSet,
}

impl Holdings {
    pub(super) fn new(parts: &Parts, rules: &Rules, end: End) -> Holdings {
        let board = parts.board;
        if rules.counting.facts().own_liberties && end == End::Natural {
            // Where nothing was agreed a side has its own liberties, and what is nobody's liberty is nobody's.
            let liberties = Color::BOTH.map(|color| parts.liberties(color));
            let public = liberties[0] & liberties[1];
            return Holdings { board, owned: liberties.map(|points| points.without(&public)), public };
        }
        let territory = Color::BOTH.map(|color| parts.territory(color));
        let public = board.empty().without(&(territory[0] | territory[1]));
        // Points that a tax takes from a seki are nobody's, and not shared either.
        let taxed = match rules.tax {
            Tax::None => PointSet::EMPTY,
            Tax::Seki | Tax::All => {
                let in_seki = parts.groups.iter().filter(|group| group.in_seki);
                PointSet::union(in_seki.map(|group| group.territory | group.granted))
            }
        };
        Holdings { board, owned: territory.map(|points| points.without(&taxed)), public }
    }

    /// Stones and empty points of `color`.
    pub fn held(&self, color: Color) -> PointSet {
        self.board.stones(color) | self.owned[color.index()]
    }

    /// Fills own points with own stones.
    pub(super) fn fill(&mut self, color: Color, points: &PointSet) {
        self.owned[color.index()] = self.owned[color.index()].without(points);
        self.public = self.public.without(points);
        self.board.add(color, points);
    }

    /// Takes own stones off, which leaves own points: negative moves of kind B (B类负着).
    pub(super) fn withdraw(&mut self, color: Color, points: &PointSet) {
        self.board.clear(points);
        self.owned[color.index()] |= *points;
    }

    /// Gives own stones or points up, which leaves public points: negative moves of kind A (A类负着).
    pub(super) fn give_up(&mut self, color: Color, points: &PointSet) {
        self.board.clear(points);
        self.owned[color.index()] = self.owned[color.index()].without(points);
        self.public |= *points;
    }
}
