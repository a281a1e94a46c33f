//! Playouts of line games: random games by the weights of moves, with rules for threats. The numbers are chosen, not
//! measured.

use liangyi_core::base::{Color, Point, PointSet};

use super::board::ThreatBoard;
use crate::playout::PlayoutRng;

/// Moves of a playout after which it counts as a draw.
const LONGEST: usize = 80;
/// Percent of threats of a winning four that are answered.
const ANSWERED: usize = 92;
/// Draws by weight before a forbidden point is no longer avoided by drawing again.
const DRAWS: usize = 8;

/// What a playout comes to for a side that is to move.
enum Step {
    Play(Point),
    /// The side has lost: it has no move, or the only one that keeps the game going is forbidden.
    Lost,
    Draw,
}

/// Plays `board` out, `first` moving first; `threats` says whether threats are made and answered. Returns who has won,
/// `None` for a draw.
pub fn play_out(board: &mut ThreatBoard, first: Color, threats: bool, dice: &mut PlayoutRng) -> Option<Color> {
    let mut color = first;
    for _ in 0..LONGEST {
        if board.winner().is_some() {
            return board.winner();
        }
        match step(board, color, threats, dice) {
            Step::Play(point) => board.place(color, point),
            Step::Lost => return Some(color.opponent()),
            Step::Draw => return None,
        }
        color = color.opponent();
    }
    board.winner()
}

fn step(board: &ThreatBoard, color: Color, threats: bool, dice: &mut PlayoutRng) -> Step {
    if threats && let Some(step) = answer(board, color, dice) {
        return step;
    }
    if board.is_full() {
        return Step::Draw;
    }
    for _ in 0..DRAWS {
        let total = board.weights().total(color) as usize;
        let point = Point::from_index(board.weights().point_at::<8>(color, dice.below(total) as u32));
        if board.may_play(color, point) {
            return Step::Play(point);
        }
    }
    let empty = board.lines().empty_points();
    empty.iter().find(|&point| board.may_play(color, point)).map_or(Step::Draw, Step::Play)
}

/// What threats demand: five is made, else prevented; a winning four is made, else mostly prevented.
fn answer(board: &ThreatBoard, color: Color, dice: &mut PlayoutRng) -> Option<Step> {
    let opponent = color.opponent();
    if let Some(five) = board.fives(color).first() {
        return Some(Step::Play(five));
    }
    if let Some(five) = board.fives(opponent).first() {
        return Some(if board.may_play(color, five) { Step::Play(five) } else { Step::Lost });
    }
    if let Some(point) = board.threats(color).first() {
        return Some(Step::Play(point));
    }
    let threats = board.threats(opponent);
    if !threats.is_empty() && dice.chance(ANSWERED) {
        return drawn(board, color, &defences(board, color, &threats), dice).map(Step::Play);
    }
    None
}

/// The moves of `color` that may answer threats of a winning four: where it would be made, where its fives would be,
/// and fours of its own.
pub fn defences(board: &ThreatBoard, color: Color, threats: &PointSet) -> PointSet {
    let opponent = color.opponent();
    let mut points = *threats | *board.fours(color);
    for threat in threats.iter() {
        // Both ends of the four that the threat makes.
        let exact = board.rules().exact(opponent);
        for place in board.lines().places(threat) {
            let line = board.lines().line(opponent, place.line).with(place.cell);
            let ends = line.fives_with(exact, place.cell);
            board.lines().points(place.line, ends).for_each(|point| points.insert(point));
        }
    }
    points
}

/// A point of the set that is not forbidden, drawn by weight.
fn drawn(board: &ThreatBoard, color: Color, points: &PointSet, dice: &mut PlayoutRng) -> Option<Point> {
    let mut best = None;
    let mut sum = 0;
    for point in points.iter().filter(|&point| board.may_play(color, point)) {
        let weight = board.weights().of(color, point.index()) as usize;
        sum += weight;
        if dice.below(sum) < weight {
            best = Some(point);
        }
    }
    best
}
