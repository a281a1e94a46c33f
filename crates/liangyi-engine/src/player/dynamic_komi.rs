//! Dynamic komi: what counts as a win while a game is lopsided.
//!
//! When nearly all playouts end alike, they do not tell good moves from bad ones: a search that finds everything lost
//! plays at random, and one that finds everything won gives points away. So far from the end the margin at which a win
//! begins, the win threshold, moves towards the margin that playouts expect, ever less as the board fills (compare P.
//! Baudiš, *Balancing MCTS by Dynamically Adjusting the Komi Value*, 2011).

use liangyi_core::base::Color;
use liangyi_core::game::Game;
use liangyi_core::time::Deadline;

use crate::playout::{PlayoutBoard, PlayoutPolicy, PlayoutRng, PlayoutScore, play_out_many};
use crate::policy::Models;
use crate::{playout, with_width};

/// Playouts by which the standing of a game is estimated.
const PLAYOUTS: usize = 48;
/// Playouts between two looks at the clock.
const PLAYOUTS_AT_A_TIME: usize = 8;
/// A game is lopsided when one side wins less than this share of them.
const LOPSIDED: f32 = 0.15;
/// The part of the board that is filled when only real wins count.
const FILLED: f32 = 0.5;
/// The last threshold is kept while a new one would be no further away than this, in points.
const KEPT_WITHIN: f32 = 4.0;

/// The margin for Black at which a win begins, in points: 0 unless the game is lopsided. `before` is the threshold at
/// the last move of the same game, and stays where `deadline` passes first.
pub fn dynamic_komi(game: &Game, models: &Models, color: Color, before: f32, seed: u64, deadline: Deadline) -> f32 {
    let area = game.size().area() as f32;
    let filled = game.board().occupied().len() as f32 / area;
    if filled >= FILLED {
        return 0.0;
    }
    let standing = with_width!(game.size(), W => standing::<W>(game, models, color, seed, deadline));
    let Some(Standing { mean, won, margin }) = standing else { return before };
    let is_lopsided = won.min(1.0 - won) < LOPSIDED;
    let wanted = if is_lopsided { threshold_near(mean * (1.0 - filled / FILLED), margin) } else { 0.0 };
    kept(wanted, before)
}

/// `before` where it is not far from `wanted`: with another threshold the tree cannot be kept. One on the other side of
/// 0 is never kept: it would turn a loss of the side that is ahead into a win.
fn kept(wanted: f32, before: f32) -> f32 {
    if wanted * before > 0.0 && (wanted - before).abs() <= KEPT_WITHIN { before } else { wanted }
}

/// The threshold next to `wanted`, on the side of 0, that lies halfway between two possible margins, so that no playout
/// ends in a draw. Margins lie whole points apart, and `margin` is one of them. 0 where no such threshold lies between:
/// the side that is ahead must never take a draw for a win.
fn threshold_near(wanted: f32, margin: f32) -> f32 {
    let side = wanted.signum();
    let halfway = (side * (margin + 0.5)).rem_euclid(1.0);
    let size = (wanted.abs() - halfway).floor() + halfway;
    if size > 0.0 { side * size } else { 0.0 }
}

/// How a game stands by a few playouts.
struct Standing {
    /// The mean margin for Black.
    mean: f32,
    /// The share of playouts that Black wins.
    won: f32,
    /// The margin of one of them.
    margin: f32,
}

/// `None` where `deadline` passes first.
fn standing<const W: usize>(
    game: &Game,
    models: &Models,
    color: Color,
    seed: u64,
    deadline: Deadline,
) -> Option<Standing> {
    let score = PlayoutScore::new(game);
    let start = PlayoutBoard::<W>::of_game(game, models.playouts(game.size()));
    let debt = score.debt(0, color);
    let (mut sum, mut won, mut last) = (0.0, 0.0, 0.0);
    let mut dice = PlayoutRng::new(seed, 0);
    for _ in 0..PLAYOUTS / PLAYOUTS_AT_A_TIME {
        if deadline.has_passed() {
            return None;
        }
        play_out_many(
            &start,
            PlayoutPolicy::Learnt,
            PLAYOUTS_AT_A_TIME,
            |_| color,
            &mut dice,
            |board, _| {
                last = score.margin(board, debt);
                sum += last;
                won += playout::won(last);
            },
        );
    }
    Some(Standing { mean: sum / PLAYOUTS as f32, won: won / PLAYOUTS as f32, margin: last })
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::board::Board;
    use liangyi_core::rules::{Komi, Rules};

    use super::*;

    fn with_komi(points: f64) -> Game {
        let rules = Rules { komi: Komi::from_points(points).unwrap(), ..Rules::CHINESE };
        Game::new(Size::square(9).unwrap(), rules)
    }

    #[test]
    fn an_even_game_is_played_for_its_real_result() {
        assert_eq!(dynamic_komi(&with_komi(5.5), Models::embedded(), Color::Black, 0.0, 1, Deadline::NONE), 0.0);
    }

    #[test]
    fn the_threshold_moves_towards_the_side_that_is_ahead_and_stays_for_a_while() {
        // Black is some seven points ahead without komi; the mean of 48 playouts is usually off by five.
        let behind = dynamic_komi(&with_komi(60.0), Models::embedded(), Color::Black, 0.0, 1, Deadline::NONE);
        assert!((-69.0..-37.0).contains(&behind), "{behind}");
        let ahead = dynamic_komi(&with_komi(-60.0), Models::embedded(), Color::Black, 0.0, 1, Deadline::NONE);
        assert!((51.0..83.0).contains(&ahead), "{ahead}");
        assert_eq!(
            dynamic_komi(&with_komi(60.0), Models::embedded(), Color::Black, behind + 2.0, 1, Deadline::NONE),
            behind + 2.0
        );
        assert_eq!([kept(-1.5, -4.5), kept(-1.5, -6.5), kept(-1.5, 1.5), kept(0.0, 2.5)], [-4.5, -1.5, -1.5, 0.0]);
    }

    #[test]
    fn the_threshold_stays_where_there_is_no_time_to_find_another() {
        let passed = Deadline::after(std::time::Instant::now(), Some(std::time::Duration::ZERO));
        for before in [0.0, -12.5] {
            assert_eq!(dynamic_komi(&with_komi(60.0), Models::embedded(), Color::Black, before, 1, passed), before);
        }
    }

    #[test]
    fn a_threshold_is_no_margin_and_never_beyond_what_is_wanted() {
        // Komi of whole points and half ones, either side ahead.
        for margin in [-3.0, 12.0, -4.5, 7.5, 6.25] {
            for step in -200..=200 {
                let wanted = step as f32 / 16.0;
                let threshold = threshold_near(wanted, margin);
                assert!(threshold.abs() <= wanted.abs() && threshold * wanted >= 0.0, "{threshold} for {wanted}");
                assert!((threshold - wanted).abs() < 1.0, "{threshold} for {wanted}");
                assert!(
                    threshold == 0.0 || (threshold - margin).rem_euclid(1.0) == 0.5,
                    "{threshold} among margins as {margin}"
                );
            }
        }
        assert_eq!(
            [
                threshold_near(-0.7, -3.0),
                threshold_near(-0.3, 2.0),
                threshold_near(0.7, 2.5),
                threshold_near(-1.2, 0.5)
            ],
            [-0.5, 0.0, 0.0, -1.0]
        );
    }

    #[test]
    fn late_in_a_game_only_real_wins_count() {
        let full =
            "X X X X X X X\nX . X . X . X\nX X X X X X X\n. . . . . . .\n. . . . . . .\nX X X X X X X\nX . X . X . X";
        let game = Game::from_setup(Board::from_picture(full).unwrap(), Rules::CHINESE, Color::White).unwrap();
        assert_eq!(dynamic_komi(&game, Models::embedded(), Color::White, 0.0, 1, Deadline::NONE), 0.0);
    }
}
