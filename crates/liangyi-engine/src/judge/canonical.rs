//! One judgement for a position whichever way it lies: a position is judged as the first, in a fixed order, of all that
//! turning it and exchanging the colours make of it, and the judgement is turned back.

use liangyi_core::base::{Color, Point, PointMap, PointSet, Turn};
use liangyi_core::game::{Game, Move};

use super::judgement::Judgement;

/// A game as it is judged.
pub struct Canonical {
    /// The game, turned.
    pub game: Game,
    /// The turns that map the original game to it: more than one where the game is symmetric.
    turns: Vec<Turn>,
}

/// What distinguishes turned games: the board's sides, the stones, whose turn it is.
type BoardOrder = ((usize, usize), Vec<usize>, Vec<usize>, usize);

impl Canonical {
    /// The form in which `game` is judged.
    pub fn of(game: &Game) -> Canonical {
        let mut first: Option<(BoardOrder, Vec<Turn>)> = None;
        for turn in Turn::all() {
            let order = board_order(game, turn);
            match &mut first {
                Some((best, turns)) if *best == order => turns.push(turn),
                Some((best, _)) if *best < order => {}
                _ => first = Some((order, vec![turn])),
            }
        }
        let (_, turns) = first.expect("there are sixteen turns");
        // Positions that turning leaves as they are may have a history that it does not.
        let least = turns.iter().map(|turn| move_order(game, *turn)).min().expect("one turn at least");
        let turns: Vec<Turn> = turns.into_iter().filter(|turn| move_order(game, *turn) == least).collect();
        Canonical { game: game.turned(turns[0]), turns }
    }

    /// Maps a point of the original game to the canonical one.
    pub fn seen(&self, point: Point) -> Point {
        let turn = self.turns[0];
        turn.point(turn.inverse().size(self.game.size()), point)
    }

    /// Maps a side of the original game to the canonical one.
    pub fn seen_color(&self, color: Color) -> Color {
        self.turns[0].color(color)
    }

    /// Maps points of the canonical game to the original one.
    pub fn back(&self, points: &PointSet) -> PointSet {
        self.turns[0].inverse().points(self.game.size(), points)
    }

    /// Maps a move of the canonical game to the original one.
    pub fn move_back(&self, mv: Move) -> Move {
        match mv {
            Move::Play(point) => Move::Play(self.turns[0].inverse().point(self.game.size(), point)),
            Move::Pass | Move::Virtual => mv,
        }
    }

    /// The judgement of the original game: the mean of the canonical game's over all turns back to it, so that a
    /// symmetric position has a symmetric judgement. A chain that half of them call dead lives.
    pub fn turned_back(&self, judged: Judgement) -> Judgement {
        let size = self.game.size();
        let mut all: Vec<Judgement> = self.turns.iter().map(|turn| judged.turned(size, turn.inverse())).collect();
        if all.len() == 1 {
            return all.remove(0);
        }
        let shares = all.len() as f32;
        let mean = |point: Point| all.iter().map(|one| one.ownership[point]).sum::<f32>() / shares;
        let most = |points: fn(&Judgement) -> PointSet| -> PointSet {
            let counted = |point: &Point| 2 * all.iter().filter(|one| points(one).contains(*point)).count() > all.len();
            PointSet::union(all.iter().map(points)).iter().filter(counted).collect()
        };
        Judgement {
            ownership: Box::new(PointMap::from_fn(mean)),
            dead: most(|one| one.dead),
            seki: most(|one| one.seki),
            independent: most(|one| one.independent),
            repairs: [most(|one| one.repairs[0]), most(|one| one.repairs[1])],
            one_sided: [most(|one| one.one_sided[0]), most(|one| one.one_sided[1])],
            proved: all.iter().fold(PointSet::full(self.turns[0].inverse().size(size)), |both, one| both & one.proved),
            unsettled: most(|one| one.unsettled),
            opinion: judged.opinion,
            read: all.into_iter().flat_map(|one| one.read).collect(),
        }
    }
}

fn board_order(game: &Game, turn: Turn) -> BoardOrder {
    let size = game.size();
    let turned = turn.size(size);
    let stones = |color: Color| -> Vec<usize> {
        let of_color = game.board().stones(turn.inverse().color(color));
        turn.points(size, &of_color).iter().map(Point::index).collect()
    };
    let sides = (turned.width(), turned.height());
    (sides, stones(Color::Black), stones(Color::White), turn.color(game.to_move()).index())
}

/// The start and the moves of a turned game.
fn move_order(game: &Game, turn: Turn) -> ([Vec<usize>; 2], Vec<(usize, usize)>) {
    let size = game.size();
    let start = Color::BOTH.map(|color| {
        let of_color = game.start().stones(turn.inverse().color(color));
        turn.points(size, &of_color).iter().map(Point::index).collect()
    });
    let moves = game.moves().map(|played| {
        let mv = match played.mv {
            Move::Play(point) => turn.point(size, point).index(),
            Move::Pass => usize::MAX,
            Move::Virtual => usize::MAX - 1,
        };
        (turn.color(played.color).index(), mv)
    });
    (start, moves.collect())
}
