//! The playout policies: which move a playout makes next.
//!
//! Hand-crafted playouts reply to the last move by rules first. Learnt playouts take the vital point of an eye space
//! first, and otherwise draw a move in proportion to learnt weights: of its 3x3 pattern everywhere, and of its tactical
//! features near the last move. Neither fills an own true eye or commits suicide, even where the ruleset allows it:
//! such moves only lengthen a playout.

use liangyi_core::base::Color;

use super::board::PlayoutBoard;
use super::cell::stone;
use super::gammas::is_small;
use super::handcrafted::reply;
use super::nakade::vital_point;
use super::rng::PlayoutRng;
use super::tactics::LocalMoves;
use super::{chains, pattern_code, tactics};

/// How playouts choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayoutPolicy {
    /// By hand-written replies to the last move, and otherwise at random, with few self-ataris of two stones or more.
    /// The judge uses it.
    HandCrafted,
    /// With probabilities in proportion to learnt weights, see [`Gammas`](super::Gammas). The search uses it.
    Learnt,
}

/// The percentage of self-ataris of two stones or more that are rejected: where such a move is the only one left, as in
/// a seki, a pass is often better.
const SELF_ATARI_REJECTED: usize = 92;
/// The number of draws from the whole board before the first acceptable point is taken instead: few, as in a seki each
/// draw is one more chance for the self-atari.
const DRAWS: usize = 1;

/// The percentage with which the vital point of an eye space is taken.
const VITAL_TAKEN: usize = 80;

/// The point of the next move of `color`; `None` for a pass, where only own true eyes and suicides are left.
#[inline]
pub fn choose<const W: usize>(
    board: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    color: Color,
    rng: &mut PlayoutRng,
) -> Option<usize> {
    match policy {
        PlayoutPolicy::HandCrafted => reply(board, color, rng).or_else(|| any_move(board, color, rng)),
        PlayoutPolicy::Learnt => nakade_move(board, rng).or_else(|| {
            let point = draw_move(board, color, rng)?;
            Some(avoid_filling_false_eye(board, color, point))
        }),
    }
}

/// The vital point of the eye space that the last move made by a capture, with a probability of 80 %.
#[inline(always)]
pub fn nakade_move<const W: usize>(board: &PlayoutBoard<W>, rng: &mut PlayoutRng) -> Option<usize> {
    vital_point(board).filter(|_| rng.chance(VITAL_TAKEN))
}

/// The move to make instead of `point` where that fills a false eye on a large board: the capture of a diagonal enemy
/// chain in atari that makes the eye false. `point` itself where there is none.
///
/// A group whose second eye this is lives by the capture; without this rule it dies in most playouts. On small boards
/// the rule makes no difference to the strength.
#[inline(always)]
pub fn avoid_filling_false_eye<const W: usize>(board: &PlayoutBoard<W>, color: Color, point: usize) -> usize {
    if !pattern_code::is_enclosed(board.code(point), color) || is_small(board.size()) {
        return point;
    }
    board
        .diagonals(point)
        .into_iter()
        .filter(|&diagonal| board.at(diagonal) == stone(color.opponent()) && board.in_atari(board.chain(diagonal)))
        .map(|diagonal| board.only_liberty(board.chain(diagonal)))
        .find(|&capture| board.is_playable(color, capture))
        .unwrap_or(point)
}

/// A move drawn with a probability in proportion to its weight; `None` where only own true eyes and suicides are left.
///
/// The weight of a point is that of its pattern; for local moves, it is the weight of the pattern times the strength of
/// the features. The part of it that exceeds the weight of the pattern is drawn from the list of local moves. The rest
/// is drawn from the whole board by pattern, and a local move that weighs less than its pattern is rejected with the
/// matching probability.
#[inline(always)]
pub fn draw_move<const W: usize>(board: &mut PlayoutBoard<W>, color: Color, rng: &mut PlayoutRng) -> Option<usize> {
    let local = LocalMoves::new(board, color);
    let mut strengths = [0.0f32; tactics::MAX_LOCAL];
    let (mut any_local, mut any_self_atari) = (false, false);
    // The weight of local moves beyond that of their patterns, within it, and the weight of the patterns elsewhere.
    let (mut beyond, mut within, mut elsewhere) = (0.0f32, 0.0f32, board.weights().total(color));
    for (point, local_strength) in local.points().zip(&mut strengths) {
        let pattern = board.weights().of(color, point);
        if pattern == 0 {
            continue;
        }
        elsewhere -= pattern;
        let pattern = pattern as f32;
        let Some((factor, is_self_atari)) = tactics::strength(board, color, point) else { continue };
        any_self_atari |= is_self_atari;
        if !(is_self_atari && rng.chance(SELF_ATARI_REJECTED)) {
            let strength = pattern * factor;
            any_local = true;
            *local_strength = strength;
            beyond += (strength - pattern).max(0.0);
            within += strength.min(pattern);
        }
    }
    let local_strengths = || local.points().zip(strengths);
    if elsewhere == 0 {
        return match any_local {
            true => pick(local_strengths(), rng.unit() * (beyond + within)),
            false if any_self_atari => any_move(board, color, rng),
            false => None,
        };
    }
    let offset = rng.unit() * (beyond + within + elsewhere as f32);
    if offset < beyond {
        let excess = |(point, strength)| (point, strength - board.weights().of(color, point) as f32);
        return pick(local_strengths().map(excess), offset);
    }
    for _ in 0..DRAWS {
        let total = board.weights().total(color);
        if total == 0 {
            break;
        }
        let point = board.weights().point_at::<W>(color, rng.below(total as usize) as u32);
        if local.contains(board, point) {
            let strength = local_strengths().find(|found| found.0 == point).map_or(0.0, |found| found.1);
            let pattern = board.weights().of(color, point) as f32;
            if strength >= pattern || rng.unit() * pattern < strength {
                return Some(point);
            }
        } else if board.is_suicide(color, point) {
            board.exclude_suicide(color, point);
        } else if !board.is_ko(color, point)
            && !(is_bad_self_atari(board, color, point) && rng.chance(SELF_ATARI_REJECTED))
        {
            return Some(point);
        }
    }
    any_move(board, color, rng)
}

/// The point whose weight covers `offset` when the positive weights are laid end to end, or the last one with a
/// positive weight.
#[inline(always)]
fn pick(weights: impl Iterator<Item = (usize, f32)>, mut offset: f32) -> Option<usize> {
    let mut picked = None;
    for (point, weight) in weights.filter(|(_, weight)| *weight > 0.0) {
        picked = Some(point);
        if offset < weight {
            break;
        }
        offset -= weight;
    }
    picked
}

/// Any move: the first acceptable point of the list of empty points from a random index on.
#[inline(always)]
fn any_move<const W: usize>(board: &mut PlayoutBoard<W>, color: Color, rng: &mut PlayoutRng) -> Option<usize> {
    let count = board.empty_count();
    // Own eyes and excluded suicides have the weight 0.
    if board.weights().total(color) == 0 {
        return None;
    }
    let start = rng.below(count);
    let mut self_atari = None;
    for step in 0..count {
        let index = start + step;
        let point = board.empty(if index >= count { index - count } else { index });
        if board.weights().of(color, point) == 0 || board.is_ko(color, point) {
            continue;
        }
        if board.is_suicide(color, point) {
            board.exclude_suicide(color, point);
            continue;
        }
        if is_bad_self_atari(board, color, point) && rng.chance(SELF_ATARI_REJECTED) {
            // Kept for the case that nothing better is found: in a capturing race it may be the only move.
            self_atari = self_atari.or(Some(point));
            continue;
        }
        return Some(point);
    }
    self_atari.filter(|_| rng.chance(50))
}

/// Whether a move leaves an own chain of two stones or more in atari without a capture.
#[inline(always)]
fn is_bad_self_atari<const W: usize>(board: &PlayoutBoard<W>, color: Color, point: usize) -> bool {
    let adjacent = board.adjacent(color, point);
    let is_harmless =
        chains::count(adjacent.empty()) > 1 || adjacent.own == 0 || adjacent.enemy & adjacent.in_atari() != 0;
    !is_harmless && board.liberties_after_given(&adjacent, point, true) < 2
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Point, Size};
    use liangyi_core::board::Board;

    use super::*;
    use crate::playout::board::NOWHERE;
    use crate::playout::features;
    use crate::playout::play_out::watch;
    use crate::playout::tactics::CaptureGain;

    #[test]
    fn a_strength_is_the_product_of_the_gammas_of_the_features() {
        // Large boards have urgencies of their own.
        for lines in [7, 15] {
            strengths_are_products(lines);
        }
    }

    fn strengths_are_products(lines: u32) {
        watch(lines, |board| {
            for point in board.empties() {
                for color in Color::BOTH {
                    let (mut product, mut is_bad) = (1.0, false);
                    let playable = tactics::features(board, color, point, |feature| {
                        product *= board.gammas().feature(feature);
                        is_bad |= features::SELF_ATARI_OF_CHAIN.contains(&feature);
                    });
                    let adjacent = board.adjacent(color, point);
                    chains::for_each(adjacent.enemy & adjacent.in_atari(), |direction| {
                        product *= CaptureGain::of(board, adjacent.chains[direction], color).urgency(board.size());
                    });
                    match tactics::strength(board, color, point) {
                        Some((strength, bad)) => {
                            assert!(playable && bad == is_bad);
                            assert!((strength / product - 1.0).abs() < 1e-5, "{strength} {product}");
                        }
                        None => assert!(!playable),
                    }
                }
            }
        });
    }

    /// A board with stones on these vertices, and `last` placed after them.
    fn set_up(lines: u32, black: &str, white: &str, last: (Color, &str)) -> PlayoutBoard<8> {
        let mut board = PlayoutBoard::<8>::new(&Board::new(Size::square(lines).unwrap()));
        let at = |vertex: &str| Size::square(lines).unwrap().parse_vertex(vertex).unwrap().index();
        for (color, vertices) in [(Color::Black, black), (Color::White, white)] {
            vertices.split(' ').for_each(|vertex| board.play(color, at(vertex)));
        }
        board.play(last.0, at(last.1));
        board
    }

    #[test]
    fn a_chain_that_makes_an_eye_false_is_captured_rather_than_the_eye_filled() {
        // The stone on D2 makes the eye on C1 false.
        let move_on = |lines: u32, last: &str, point: &str| {
            let board = set_up(lines, "B1 D1 C2 D3", "D2 E1", (Color::White, last));
            let at = |vertex: &str| board.size().parse_vertex(vertex).unwrap().index();
            board.size().vertex(Point::from_index(avoid_filling_false_eye(&board, Color::Black, at(point)))).to_string()
        };
        assert_eq!(move_on(15, "G7", "C1"), "E2");
        assert_eq!(move_on(15, "G7", "A1"), "A1", "not an eye");
        assert_eq!(move_on(15, "E2", "C1"), "C1", "no chain is in atari");
        assert_eq!(move_on(9, "G7", "C1"), "C1", "a small board");
    }

    #[test]
    fn a_chain_short_of_liberties_calls_for_the_capture_of_its_attacker() {
        // The chain D4 to F4 has three liberties until White plays D5; the stone on G4 can be captured at H4.
        let see = |lines: u32, last: &str| {
            let board = set_up(lines, "D4 E4 F4 G3 H3 G5", "D3 E3 F3 E5 G4", (Color::White, last));
            let at = |vertex: &str| board.size().parse_vertex(vertex).unwrap().index();
            let threat = board.chain(at("G4"));
            (
                LocalMoves::new(&board, Color::Black).contains(&board, at("H4")),
                CaptureGain::of(&board, threat, Color::Black),
                tactics::strength(&board, Color::Black, at("H4")).unwrap().0,
            )
        };
        let (is_local, gain, strength) = see(15, "D5");
        assert_eq!((is_local, gain), (true, CaptureGain::Relief));
        let (is_local, gain, less) = see(15, "B8");
        assert_eq!((is_local, gain), (false, CaptureGain::None));
        assert!(
            (strength / less / CaptureGain::Relief.urgency(Size::square(15).unwrap()) - 1.0).abs() < 1e-5,
            "{strength} {less}"
        );
        assert!(!see(9, "D5").0, "a small board");
    }

    #[test]
    fn points_are_drawn_in_proportion_to_their_weights() {
        // After one stone: its neighbours, and the rest of the board.
        let mut board = PlayoutBoard::<8>::new(&Board::new(Size::square(5).unwrap()));
        let centre = board.size().parse_vertex("C3").unwrap().index();
        board.play(Color::Black, centre);
        let (color, mut rng) = (Color::White, PlayoutRng::new(1, 0));
        let strength = |point: usize| {
            let mut strength = board.weights().of(color, point) as f64;
            if LocalMoves::new(&board, color).contains(&board, point) {
                tactics::features(&board, color, point, |feature| {
                    strength *= f64::from(board.gammas().feature(feature))
                });
            }
            strength
        };
        let expected: Vec<(usize, f64)> = board.empties().map(|point| (point, strength(point))).collect();
        let sum: f64 = expected.iter().map(|point| point.1).sum();
        const DRAWN: usize = 200_000;
        let mut drawn = [0.0; 512];
        assert_ne!(board.last(), NOWHERE);
        let mut board = board.clone();
        for _ in 0..DRAWN {
            drawn[choose(&mut board, PlayoutPolicy::Learnt, color, &mut rng).unwrap()] += 1.0 / DRAWN as f64;
        }
        for (point, strength) in expected {
            assert!((drawn[point] - strength / sum).abs() < 0.005, "{point}: {} {}", drawn[point], strength / sum);
        }
    }
}
