//! What is thought of a move before the first playout: which moves are looked at, and with how much credit they start.

use super::tree::MoveCode;
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{Game, LegalMoves};
use crate::playout::cell::stone;
use crate::playout::ladder::LadderReader;
use crate::playout::{PlayoutBoard, is_small};
use crate::policy::ladders::Ladders;
use crate::policy::patterns::{Model, ShapeCache};
use crate::rules::Counting;

/// A move with virtual visits and the sum of their values.
#[derive(Clone, Copy, Debug)]
pub struct Prior {
    /// The move.
    pub mv: MoveCode,
    /// Visits it starts with.
    pub visits: f32,
    /// The sum of their values.
    pub sum: f32,
}

impl Prior {
    fn even(mv: MoveCode, visits: f32) -> Prior {
        Prior { mv, visits, sum: visits / 2.0 }
    }

    fn good(&mut self, visits: f32) {
        self.visits += visits;
        self.sum += visits;
    }

    fn bad(&mut self, visits: f32) {
        self.visits += visits;
    }
}

/// What priors weigh, in visits: the more moves there are to choose from, the more they have to count against the few
/// playouts that each of them gets.
#[derive(Clone, Copy)]
pub struct PriorWeight {
    /// Every move starts as if it had been tried so often, half of the times with success.
    even: f32,
    /// Successes for a move that is sure to be made; others get the square root of their chance.
    chance: f32,
    /// Failures for a move that is hardly ever made.
    unlikely: f32,
    /// Failures for a pass while there is plenty to do.
    pass: f32,
}

impl PriorWeight {
    /// Successes for a sure move, in even visits.
    const CHANCE: f32 = 5.0;
    /// And how many times as many at the most on a small board. By matches: 2 won 61.4 % of 57 games on 13x13 and 54.1 % of 160
    /// on 9x9, but 6 of 22 on 19x19; one half won 8 of 27 on 13x13, two fifths 6 of 16 on 19x19.
    const TIMES_SMALL: f32 = 2.0;
    /// And on a large one where the network was asked. By matches on 19x19, 2,000 playouts: 2 won 19 of 26 games.
    const TIMES_LARGE: f32 = 2.0;
    /// From so many points on (in the matches: always): of a few that are left one is the likeliest even where all are bad.
    const MANY: f32 = 60.0;

    /// Where there are so many points to choose from, and the network has been asked about them or not.
    pub fn among(size: Size, points: usize, asked: bool) -> PriorWeight {
        let even = PriorWeight::even(points);
        let times = match (is_small(size), asked) {
            (true, _) => 1.0 + (PriorWeight::TIMES_SMALL - 1.0) * (points as f32 / PriorWeight::MANY).min(1.0),
            (false, true) => PriorWeight::TIMES_LARGE,
            (false, false) => 1.0,
        };
        let chance = PriorWeight::CHANCE * even * times;
        PriorWeight { even, chance, unlikely: 0.6 * even, pass: even }
    }

    fn even(points: usize) -> f32 {
        (points as f32 / 6.0).clamp(10.0, 50.0)
    }

    /// Visits that every one of so many moves starts with, passes and virtual ones among them: no more than it really has.
    pub fn fewest_visits(moves: usize) -> f32 {
        // Visits are kept in fractions, rounded down.
        0.99 * PriorWeight::even(moves.saturating_sub(2))
    }

    /// The priors of stones that have these chances, in the same order.
    pub fn of_stones(self, chances: &[(Point, f32)]) -> impl Iterator<Item = Prior> + '_ {
        let most = chances.iter().fold(0.0f32, |most, chance| most.max(chance.1));
        chances.iter().map(move |&(point, chance)| {
            let mut prior = Prior::even(MoveCode(point.index() as u16), self.even);
            prior.good(self.chance * chance.sqrt());
            if chance < most * UNLIKELY_BELOW {
                prior.bad(self.unlikely);
            }
            prior
        })
    }

    /// The chance of a stone that its prior was made from, as visits and their sum.
    pub fn chance_of(self, (_, sum): (f32, f32)) -> f32 {
        let root = (sum - self.even / 2.0).max(0.0) / self.chance;
        root * root
    }
}

/// A move with less than this part of the best one's chance is unlikely.
const UNLIKELY_BELOW: f32 = 0.003;

/// What it takes to find out what is thought of moves, kept from one position to the next.
#[derive(Default)]
pub struct PriorScratch<const W: usize> {
    /// What was found out at last.
    pub priors: Vec<Prior>,
    /// The chances of stones.
    pub chances: Vec<(Point, f32)>,
    reader: LadderReader<W>,
}

impl<const W: usize> PriorScratch<W> {
    /// Finds the chances of stones on these points by patterns and ladders out again.
    pub fn find_chances(&mut self, field: &PlayoutBoard<W>, color: Color, points: &PointSet, known: &ShapeCache) {
        find_chances(&mut self.reader, field, color, points, known, &mut self.chances);
    }
}

/// Lists the moves worth a node for `color`: every legal one but those that fill an own true eye which is needed. `field` is
/// the board of `game`; `known` are the shapes of a position not long before it.
pub fn fill<const W: usize>(
    desk: &mut PriorScratch<W>,
    field: &PlayoutBoard<W>,
    game: &Game,
    color: Color,
    legal: &LegalMoves,
    known: &ShapeCache,
) {
    let PriorScratch { priors, chances, reader } = desk;
    priors.clear();
    let stones_count = game.rules().counting == Counting::Stones;
    let needed =
        |point: Point| field.is_eye(color, point.index()) && !(stones_count && is_spare_eye(game, color, point));
    // Giving up a single stone changes nothing that a pass or a virtual move would not.
    let pointless = |point: Point| {
        field.is_suicide(color, point.index())
            && field.neighbours(point.index()).iter().all(|&next| field.at(next) != stone(color))
    };
    let points: PointSet = legal.points.iter().filter(|&point| !needed(point) && !pointless(point)).collect();
    find_chances(reader, field, color, &points, known, chances);
    let weight = PriorWeight::among(field.size(), chances.len(), false);
    priors.extend(weight.of_stones(chances));
    let mut pass = Prior::even(MoveCode::PASS, weight.even);
    // While there is plenty to do a pass is a bad idea; the fewer moves are left, the less so.
    if priors.len() > 8 {
        pass.bad(weight.pass);
    }
    priors.push(pass);
    if legal.virtual_move {
        priors.push(Prior { mv: MoveCode::VIRTUAL, ..pass });
    }
}

/// The chances of stones on these points by patterns and ladders.
fn find_chances<const W: usize>(
    reader: &mut LadderReader<W>,
    field: &PlayoutBoard<W>,
    color: Color,
    points: &PointSet,
    known: &ShapeCache,
    chances: &mut Vec<(Point, f32)>,
) {
    Model::embedded().chances(field, color, points, Some(known), chances);
    // By matches: 61 % of 33 games on 19x19 against reading them only where the network is asked, which had won 71 % of 65 against
    // none; but on 13x13 14 of 35 against none.
    if !is_small(field.size()) {
        Ladders::embedded().correct(reader, field, color, chances);
    }
}

/// Whether an own true eye can be filled and its chain still has two others, each enclosed by that chain alone.
pub fn is_spare_eye(game: &Game, color: Color, point: Point) -> bool {
    let board = game.board();
    let size = board.size();
    let Some(next) = size.neighbours(point).next() else { return false };
    let chain = board.chain(next);
    let own = |eye: Point| size.neighbours(eye).all(|next| chain.contains(next));
    board.at(next) == Some(color)
        && own(point)
        && board.liberties(&chain).without(&PointSet::single(point)).iter().filter(|&eye| own(eye)).count() >= 2
}
