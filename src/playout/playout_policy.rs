//! Which move a playout makes next.
//!
//! That for judging answers the last move first. The heavy one takes vital points of eye spaces, and otherwise draws in
//! proportion to learnt weights: of a point's eight neighbours everywhere, and of what the move does where the last move
//! calls for it. Neither fills an own true eye, nor gives up stones by suicide, even where the ruleset would let it: such a
//! move only ever lengthens the playout. Light playouts are the business of [`super::batch`].

use super::board::{PlayoutBoard, stone};
use super::gammas::is_small;
use super::handcrafted::answer;
use super::nakade::vital_point;
use super::rng::Dice;
use super::tactics::Local;
use super::{adjacent, pattern_code, tactics};
use crate::base::Color;

/// How playouts choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayoutPolicy {
    /// With answers to the last move by rules made by hand, and otherwise hardly ever a self-atari of two stones and more.
    HandCrafted,
    /// In proportion to learnt weights.
    Learnt,
}

/// In how many of a hundred cases a self-atari of two stones and more is not thought of: where it is all that is left, as in
/// a seki, a pass is often better.
const SELF_ATARI_AVOIDED: usize = 92;
/// Draws from all points before the first one that will do is taken instead: few, as in a seki each draw is another chance
/// for the self-atari.
const DRAWS: usize = 1;

/// In how many of a hundred cases the vital point of an eye space is taken before anything else is thought of.
const VITAL_TAKEN: usize = 80;

/// The next move of `color`, or `None` where it has only own eyes and suicides left.
#[inline]
pub fn choose<const W: usize>(
    field: &mut PlayoutBoard<W>,
    policy: PlayoutPolicy,
    color: Color,
    dice: &mut Dice,
) -> Option<usize> {
    match policy {
        PlayoutPolicy::HandCrafted => answer(field, color, dice).or_else(|| anywhere(field, color, dice)),
        PlayoutPolicy::Learnt => demanded(field, dice).or_else(|| {
            let point = weighed(field, color, dice)?;
            Some(mended(field, color, point))
        }),
    }
}

/// The vital point of the eye space that the last move has made, mostly.
#[inline(always)]
pub fn demanded<const W: usize>(field: &PlayoutBoard<W>, dice: &mut Dice) -> Option<usize> {
    vital_point(field).filter(|_| dice.chance(VITAL_TAKEN))
}

/// What to play on a large board instead of `point` where that would fill a false eye: what takes a chain that makes it
/// false, if there is one in atari. On small boards it neither helps nor harms.
///
/// A group whose second eye this is lives by it, and would otherwise die in most playouts in which nobody takes in time.
#[inline(always)]
pub fn mended<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: usize) -> usize {
    if !pattern_code::is_enclosed(field.code(point), color) || is_small(field.size()) {
        return point;
    }
    field
        .diagonals(point)
        .into_iter()
        .filter(|&beside| field.at(beside) == stone(color.opponent()) && field.in_atari(field.chain(beside)))
        .map(|beside| field.only_liberty(field.chain(beside)))
        .find(|&takes| field.is_playable(color, takes))
        .unwrap_or(point)
}

/// A move drawn in proportion to its weight, or `None` where there is none but own eyes and suicides.
///
/// Of the points that the last move calls for, what they weigh more than by their shape alone is drawn from their list. All
/// the rest is drawn from the whole board, where those among them that weigh less are passed over the more often.
#[inline(always)]
pub fn weighed<const W: usize>(field: &mut PlayoutBoard<W>, color: Color, dice: &mut Dice) -> Option<usize> {
    let local = Local::new(field, color);
    let mut strengths = [0.0f32; tactics::MOST];
    let (mut able, mut gives_up_chain) = (false, false);
    // The weight beyond that of shapes, that of shapes as far as it counts, and that of shapes elsewhere.
    let (mut beyond, mut within, mut elsewhere) = (0.0f32, 0.0f32, field.weights().total(color));
    for (point, chosen) in local.points().zip(&mut strengths) {
        let shape = field.weights().of(color, point);
        if shape == 0 {
            continue;
        }
        elsewhere -= shape;
        let shape = shape as f32;
        let Some((factor, is_bad)) = tactics::strength(field, color, point) else { continue };
        gives_up_chain |= is_bad;
        if !(is_bad && dice.chance(SELF_ATARI_AVOIDED)) {
            let strength = shape * factor;
            able = true;
            *chosen = strength;
            beyond += (strength - shape).max(0.0);
            within += strength.min(shape);
        }
    }
    let called = || local.points().zip(strengths);
    if elsewhere == 0 {
        return match able {
            true => pick(called(), dice.unit() * (beyond + within)),
            false if gives_up_chain => anywhere(field, color, dice),
            false => None,
        };
    }
    let place = dice.unit() * (beyond + within + elsewhere as f32);
    if place < beyond {
        let more = |(point, strength)| (point, strength - field.weights().of(color, point) as f32);
        return pick(called().map(more), place);
    }
    for _ in 0..DRAWS {
        let total = field.weights().total(color);
        if total == 0 {
            break;
        }
        let point = field.weights().at::<W>(color, dice.below(total as usize) as u32);
        if local.contains(field, point) {
            let strength = called().find(|known| known.0 == point).map_or(0.0, |known| known.1);
            let shape = field.weights().of(color, point) as f32;
            if strength >= shape || dice.unit() * shape < strength {
                return Some(point);
            }
        } else if field.is_suicide(color, point) {
            field.rule_out(color, point);
        } else if !field.is_ko(color, point)
            && !(is_bad_self_atari(field, color, point) && dice.chance(SELF_ATARI_AVOIDED))
        {
            return Some(point);
        }
    }
    anywhere(field, color, dice)
}

/// The point at `place` of the way through all weights that are more than nothing, or the last that has one.
#[inline(always)]
fn pick(called: impl Iterator<Item = (usize, f32)>, mut place: f32) -> Option<usize> {
    let mut picked = None;
    for (point, weight) in called.filter(|called| called.1 > 0.0) {
        picked = Some(point);
        if place < weight {
            break;
        }
        place -= weight;
    }
    picked
}

/// Any move: from a random place in the list of empty points on, the first that will do.
#[inline(always)]
fn anywhere<const W: usize>(field: &mut PlayoutBoard<W>, color: Color, dice: &mut Dice) -> Option<usize> {
    let count = field.empty_count();
    // Own eyes and known suicides weigh nothing.
    if field.weights().total(color) == 0 {
        return None;
    }
    let start = dice.below(count);
    let mut spare = None;
    for step in 0..count {
        let at = start + step;
        let point = field.empty(if at >= count { at - count } else { at });
        if field.weights().of(color, point) == 0 || field.is_ko(color, point) {
            continue;
        }
        if field.is_suicide(color, point) {
            field.rule_out(color, point);
            continue;
        }
        if is_bad_self_atari(field, color, point) && dice.chance(SELF_ATARI_AVOIDED) {
            // Kept for want of anything better: in a fight to the end it may be the only move.
            spare = spare.or(Some(point));
            continue;
        }
        return Some(point);
    }
    spare.filter(|_| dice.chance(50))
}

/// Whether the move leaves a chain of two stones and more in atari without taking anything.
#[inline(always)]
fn is_bad_self_atari<const W: usize>(field: &PlayoutBoard<W>, color: Color, point: usize) -> bool {
    let sides = field.adjacent(color, point);
    let lives = adjacent::count(sides.empty()) > 1 || sides.own == 0 || sides.enemy & sides.one() != 0;
    !lives && field.liberties_within(&sides, point, true) < 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Point, Size};
    use crate::board::Board;
    use crate::playout::board::NOWHERE;
    use crate::playout::tactics::Help;

    /// Plays heavy playouts and shows every position on the way.
    fn watch(lines: u32, mut see: impl FnMut(&PlayoutBoard<8>)) {
        let start = PlayoutBoard::<8>::new(&Board::new(Size::square(lines).unwrap()));
        for seed in 0..20 {
            let (mut field, mut dice, mut color) = (start.clone(), Dice::new(seed, 0), Color::Black);
            for _ in 0..3 * lines * lines {
                match choose(&mut field, PlayoutPolicy::Learnt, color, &mut dice) {
                    Some(point) => field.play(color, point),
                    None => field.pass(),
                }
                color = color.opponent();
                see(&field);
            }
        }
    }

    #[test]
    fn chains_know_their_stones_and_liberties() {
        watch(7, |field| {
            for point in field.size().points().map(|point| point.index()).filter(|&point| !field.is_empty(point)) {
                let chain = field.chain(point);
                let liberties = field.liberties(chain);
                let mut stones = 0;
                field.each_stone(chain, |_| stones += 1);
                assert_eq!((field.chain_len(chain), field.liberty_count(chain)), (stones, liberties.len() as usize));
                match field.liberty_count(chain) {
                    1 => assert_eq!(field.only_liberty(chain), liberties.lowest()),
                    2 => assert!(field.two_liberties(chain).into_iter().all(|point| liberties.contains(point))),
                    liberty_count => assert!(liberty_count > 0, "a chain without liberties stands"),
                }
            }
        });
    }

    #[test]
    fn liberties_after_a_move_are_those_there_are() {
        watch(7, |field| {
            let free = |point: &usize| field.is_empty(*point);
            for point in field.size().points().map(|point| point.index()).filter(free) {
                for color in Color::BOTH {
                    let all = field.after(color, point).0.len() as usize;
                    assert_eq!(field.liberties_after(color, point), all.min(3));
                    assert_eq!(field.is_suicide(color, point), all == 0);
                }
            }
        });
    }

    #[test]
    fn a_strength_is_the_product_of_the_gammas_of_the_features() {
        // Large boards have something of their own.
        for lines in [7, 15] {
            strengths_are_products(lines);
        }
    }

    fn strengths_are_products(lines: u32) {
        watch(lines, |field| {
            for point in field.empties() {
                for color in Color::BOTH {
                    let (mut product, mut is_bad) = (1.0, false);
                    let playable = tactics::features(field, color, point, |feature| {
                        product *= field.gammas().feature(feature);
                        is_bad |= tactics::SELF_ATARI_OF_CHAIN.contains(&feature);
                    });
                    let sides = field.adjacent(color, point);
                    adjacent::each(sides.enemy & sides.one(), |way| {
                        product *= Help::by_taking(field, sides.heads[way], color).urgency(field.size());
                    });
                    match tactics::strength(field, color, point) {
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
        let mut field = PlayoutBoard::<8>::new(&Board::new(Size::square(lines).unwrap()));
        let at = |vertex: &str| Size::square(lines).unwrap().parse_vertex(vertex).unwrap().index();
        for (color, vertices) in [(Color::Black, black), (Color::White, white)] {
            vertices.split(' ').for_each(|vertex| field.play(color, at(vertex)));
        }
        field.play(last.0, at(last.1));
        field
    }

    #[test]
    fn what_makes_an_eye_false_is_taken_rather_than_the_eye_filled() {
        // C1 is false by the stone on D2.
        let mended_on = |lines: u32, last: &str, point: &str| {
            let field = set_up(lines, "B1 D1 C2 D3", "D2 E1", (Color::White, last));
            let at = |vertex: &str| field.size().parse_vertex(vertex).unwrap().index();
            field.size().vertex(Point::from_index(mended(&field, Color::Black, at(point)))).to_string()
        };
        assert_eq!(mended_on(15, "G7", "C1"), "E2");
        assert_eq!(mended_on(15, "G7", "A1"), "A1", "no eye at all");
        assert_eq!(mended_on(15, "E2", "C1"), "C1", "nothing there is in atari");
        assert_eq!(mended_on(9, "G7", "C1"), "C1", "a small board");
    }

    #[test]
    fn a_chain_short_of_liberties_calls_for_taking_what_threatens_it() {
        // D4 to F4 have three liberties, of which White may take one; what stands on G4 can be taken at H4.
        let see = |lines: u32, last: &str| {
            let field = set_up(lines, "D4 E4 F4 G3 H3 G5", "D3 E3 F3 E5 G4", (Color::White, last));
            let at = |vertex: &str| field.size().parse_vertex(vertex).unwrap().index();
            let threat = field.chain(at("G4"));
            (
                Local::new(&field, Color::Black).contains(&field, at("H4")),
                Help::by_taking(&field, threat, Color::Black),
                tactics::strength(&field, Color::Black, at("H4")).unwrap().0,
            )
        };
        let (called, help, strength) = see(15, "D5");
        assert_eq!((called, help), (true, Help::Relief));
        let (called, help, less) = see(15, "B8");
        assert_eq!((called, help), (false, Help::None));
        assert!(
            (strength / less / Help::Relief.urgency(Size::square(15).unwrap()) - 1.0).abs() < 1e-5,
            "{strength} {less}"
        );
        assert!(!see(9, "D5").0, "a small board");
    }

    #[test]
    fn only_eyes_and_suicides_weigh_nothing() {
        let mut ruled_out = 0;
        watch(9, |field| {
            for point in field.size().points().map(|point| point.index()) {
                for color in Color::BOTH {
                    let weight = field.weights().of(color, point);
                    if !field.is_empty(point) {
                        assert_eq!(weight, 0);
                    } else if weight == 0 && !field.is_eye(color, point) {
                        assert!(field.is_suicide(color, point));
                        ruled_out += 1;
                    }
                }
            }
        });
        assert!(ruled_out > 0, "no suicide was ever drawn");
    }

    #[test]
    fn points_are_drawn_as_often_as_they_weigh() {
        // After one stone: all that it calls for, and the rest of the board.
        let mut field = PlayoutBoard::<8>::new(&Board::new(Size::square(5).unwrap()));
        let centre = field.size().parse_vertex("C3").unwrap().index();
        field.play(Color::Black, centre);
        let (color, mut dice) = (Color::White, Dice::new(1, 0));
        let strength = |point: usize| {
            let mut strength = field.weights().of(color, point) as f64;
            if Local::new(&field, color).contains(&field, point) {
                tactics::features(&field, color, point, |feature| {
                    strength *= f64::from(field.gammas().feature(feature))
                });
            }
            strength
        };
        let expected: Vec<(usize, f64)> = field.empties().map(|point| (point, strength(point))).collect();
        let sum: f64 = expected.iter().map(|point| point.1).sum();
        const DRAWN: usize = 200_000;
        let mut drawn = [0.0; 512];
        assert_ne!(field.last(), NOWHERE);
        let mut field = field.clone();
        for _ in 0..DRAWN {
            drawn[choose(&mut field, PlayoutPolicy::Learnt, color, &mut dice).unwrap()] += 1.0 / DRAWN as f64;
        }
        for (point, strength) in expected {
            assert!((drawn[point] - strength / sum).abs() < 0.005, "{point}: {} {}", drawn[point], strength / sum);
        }
    }
}
