//! Answers to the questions of an opening, by the values that searches of positions give.
//!
//! Where the opponent will choose the colour, a position is worth its worse side, so that even ones are made; where
//! the player chooses, the better side. Fifth moves are offered from the best one down, as White keeps the worst of
//! them for Black; of those that are offered White keeps the one that is best for it. How a position is searched is the
//! caller's affair.

use std::cmp::Ordering;

use liangyi_core::base::{Color, Point};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{
    ANYWHERE, LineGame, OpeningAnswer, OpeningPlayer, OpeningQuestion, OpeningState, OpeningStep, OtherWay,
};

use crate::playout::PlayoutRng;

/// What a search says of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningView {
    /// Its value for the side to move: the probability of a win, from 0 to 1.
    pub value: f64,
    /// Its moves, the best ones first; they need not be all.
    pub moves: Vec<Point>,
}

/// The most sets of stones that are looked at.
const SETS: usize = 24;
/// How many of them are looked at twice.
const SECOND_LOOKS: usize = 4;
/// How often another set is drawn that has the shape of one that is there.
const DRAWS: usize = 200;
/// The lines of the square in which stones that may stand anywhere are drawn.
const NEAR: usize = 7;
/// Fifth moves that are looked at besides those that are asked for.
const SPARE_FIFTHS: usize = 2;
/// A value nearer to one half than this says of neither side that it is the better one.
const EVEN: f64 = 0.02;

/// The answer to what `state` asks next; `None` when the opening is over.
///
/// `start` is the empty board of the game. `search` looks at a position with this share, above 0, of what the whole
/// answer may cost; the shares of an answer make 1 together. `seed` draws the stones that are looked at.
pub fn answer_opening(
    state: &OpeningState,
    start: &LineGame,
    seed: u64,
    search: &mut dyn FnMut(&LineGame, f64) -> OpeningView,
) -> Option<OpeningAnswer> {
    let OpeningStep { player, color, question } = state.next()?;
    let mut table = Table { state, start, search };
    Some(match question {
        OpeningQuestion::Stones(squares) => {
            OpeningAnswer::Stones(table.stones(player, squares, &mut PlayoutRng::new(seed, 0)))
        }
        OpeningQuestion::Side(way) => table.side(color, way),
        OpeningQuestion::Count(most) => OpeningAnswer::Count(table.count(most)),
        OpeningQuestion::Offer(count) => {
            let fifths = table.fifths(count, 1.0).into_iter().map(|fifth| fifth.0);
            OpeningAnswer::Offer(fifths.take(count).collect())
        }
        OpeningQuestion::Choice(offered) => {
            let share = 1.0 / offered.len() as f64;
            let kept = offered.iter().map(|&point| (point, table.after(&[point], share)));
            let worst = kept.min_by(|one, other| one.1.total_cmp(&other.1));
            OpeningAnswer::Choice(worst.map_or(offered[0], |kept| kept.0))
        }
    })
}

/// An opening with what looks at its positions.
struct Table<'a> {
    state: &'a OpeningState,
    start: &'a LineGame,
    search: &'a mut dyn FnMut(&LineGame, f64) -> OpeningView,
}

impl Table<'_> {
    /// Looks at the position with more stones, placed in turn.
    fn look(&mut self, more: &[Point], share: f64) -> OpeningView {
        let mut game = self.start.clone();
        let points = self.state.moves().filter_map(|played| played.mv.point()).chain(more.iter().copied());
        for (point, color) in points.zip(Color::BOTH.into_iter().cycle()) {
            // Five stones end no game.
            let played: Result<(), _> = game.play(color, Move::Play(point));
            debug_assert_eq!(played, Ok(()));
        }
        (self.search)(&game, share)
    }

    /// The value of the position with more stones for the side to move now.
    fn after(&mut self, more: &[Point], share: f64) -> f64 {
        let value = self.look(more, share).value;
        if more.len().is_multiple_of(2) { value } else { 1.0 - value }
    }

    /// The better colour; or the other way, where it is better still.
    fn side(&mut self, color: Color, way: Option<OtherWay>) -> OpeningAnswer {
        let to_move = self.state.to_move();
        let value = match (self.state.declared(), way) {
            // The opponent keeps the worst of the moves that will be offered.
            (Some(count), _) => self.fifths(count, 1.0)[count - 1].1,
            (None, Some(OtherWay::Offer(_))) => self.after(&[], 0.5),
            (None, Some(OtherWay::Stones(_)) | None) => self.after(&[], 1.0),
        };
        let goes_on = match way {
            None => false,
            // Stones that the opponent has made even are followed by own ones.
            Some(OtherWay::Stones(_)) => (value - 0.5).abs() < EVEN,
            // Whichever of its moves the opponent keeps, the side that offers them stays ahead.
            Some(OtherWay::Offer(count)) => value > 0.5 && self.fifths(count, 0.5)[count - 1].1 > 0.5,
        };
        if goes_on {
            return OpeningAnswer::OtherWay;
        }
        OpeningAnswer::Side(match value.total_cmp(&0.5) {
            Ordering::Greater => to_move,
            Ordering::Equal => color,
            Ordering::Less => to_move.opponent(),
        })
    }

    /// As many fifth moves as leave both sides equal, the opponent keeping the last one in the order of their values.
    fn count(&mut self, most: usize) -> usize {
        let fifths = self.fifths(most, 1.0);
        let from_even = |index: &usize| (fifths[*index].1 - 0.5).abs();
        let even = (0..fifths.len().min(most)).min_by(|one, other| from_even(one).total_cmp(&from_even(other)));
        even.map_or(1, |index| index + 1)
    }

    /// At least `count` moves of the side to move with their values for it, the best first, none a twin of another.
    fn fifths(&mut self, count: usize, share: f64) -> Vec<(Point, f64)> {
        let state = self.state;
        let middle = |lines: usize| state.square(lines).iter().collect::<Vec<_>>();
        let found = self.look(&[], share / 2.0).moves;
        let mut shapes = Vec::new();
        let mut fifths = Vec::new();
        for point in found.into_iter().chain(middle(5)).chain(middle(9)).chain(middle(ANYWHERE)) {
            let shape = state.shape_with(&[point]);
            if fifths.len() < count + SPARE_FIFTHS && !shapes.contains(&shape) {
                shapes.push(shape);
                fifths.push(point);
            }
        }
        let each = share / 2.0 / fifths.len() as f64;
        let mut valued: Vec<(Point, f64)> =
            fifths.into_iter().map(|point| (point, self.after(&[point], each))).collect();
        valued.sort_by(|one, other| other.1.total_cmp(&one.1));
        valued
    }

    /// Stones in these squares: those of the best sets that were drawn.
    fn stones(&mut self, player: OpeningPlayer, squares: &[usize], dice: &mut PlayoutRng) -> Vec<Point> {
        let sets = self.sets(squares, dice);
        let worth = |table: &mut Self, set: &Vec<Point>, share: f64| {
            let mut placed = table.state.clone();
            let applied = placed.apply(OpeningAnswer::Stones(set.clone()));
            debug_assert_eq!(applied, Ok(()));
            let own = placed.color(player);
            let value = table.after(set, share);
            let value = if own == table.state.to_move() { value } else { 1.0 - value };
            match placed.next_to_choose() {
                Some(chooser) if chooser == player => value.max(1.0 - value),
                Some(_) => value.min(1.0 - value),
                None => value,
            }
        };
        let mut ranked = sets;
        for looks in [ranked.len(), ranked.len().min(SECOND_LOOKS)] {
            ranked.truncate(looks);
            let share = 0.5 / looks as f64;
            let mut valued: Vec<(f64, Vec<Point>)> =
                ranked.into_iter().map(|set| (worth(self, &set, share), set)).collect();
            valued.sort_by(|one, other| other.0.total_cmp(&one.0));
            ranked = valued.into_iter().map(|valued| valued.1).collect();
        }
        ranked.swap_remove(0)
    }

    /// Sets of stones in these squares, no two of one shape, at least one.
    fn sets(&self, squares: &[usize], dice: &mut PlayoutRng) -> Vec<Vec<Point>> {
        let mut sets: Vec<Vec<Point>> = Vec::new();
        let mut shapes = Vec::new();
        for _ in 0..DRAWS {
            let mut set = Vec::new();
            for &lines in squares {
                let free = |lines: usize| -> Vec<Point> {
                    self.state.square(lines).iter().filter(|point| !set.contains(point)).collect()
                };
                let near = free(lines.min(NEAR));
                let points = if near.is_empty() { free(lines) } else { near };
                set.push(points[dice.below(points.len())]);
            }
            let shape = self.state.shape_with(&set);
            if !shapes.contains(&shape) {
                shapes.push(shape);
                sets.push(set);
            }
            if sets.len() == SETS {
                break;
            }
        }
        sets
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{PointNames, Size};
    use liangyi_core::line::{LineRules, OpeningRule, read_answer, write_answer};

    use super::*;

    fn size() -> Size {
        Size::square(15).unwrap()
    }

    fn names() -> PointNames {
        PointNames::of_line_games(size())
    }

    fn begun(rule: OpeningRule, answers: &[&str]) -> OpeningState {
        let mut state = OpeningState::new(rule, size()).unwrap();
        for text in answers {
            state.apply(read_answer(text, &state.next().unwrap(), names()).unwrap()).unwrap();
        }
        state
    }

    /// The answer where Black's value of a position is this function of its points in the order of the game, and the
    /// search proposes these moves.
    fn answer(state: &OpeningState, black: &dyn Fn(&[Point]) -> f64, moves: &[&str]) -> String {
        let start = LineGame::new(state.size(), LineRules::RENJU).unwrap();
        let mut shares = 0.0;
        let mut search = |game: &LineGame, share: f64| {
            shares += share;
            let points: Vec<Point> = Position::moves(game).filter_map(|played| played.mv.point()).collect();
            let value = black(&points);
            let value = if game.to_move() == Color::Black { value } else { 1.0 - value };
            OpeningView { value, moves: moves.iter().map(|name| names().read(name).unwrap()).collect() }
        };
        let answer = answer_opening(state, &start, 7, &mut search).unwrap();
        assert!((shares - 1.0).abs() < 1e-9, "{shares}");
        write_answer(&answer, names())
    }

    fn column(point: Point) -> usize {
        size().coordinates(point).0
    }

    #[test]
    fn every_question_of_every_rule_gets_an_answer_that_the_rule_allows() {
        for rule in OpeningRule::ALL {
            for (width, height) in [(15, 15), (5, 5), (9, 7)] {
                for seed in 0..20 {
                    let size = Size::new(width, height).unwrap();
                    let start = LineGame::new(size, LineRules::RENJU).unwrap();
                    let mut state = OpeningState::new(rule, size).unwrap();
                    let mut dice = PlayoutRng::new(seed, 1);
                    let mut search = |_: &LineGame, _: f64| OpeningView { value: dice.unit().into(), moves: vec![] };
                    while let Some(answer) = answer_opening(&state, &start, seed, &mut search) {
                        state.apply(answer).unwrap();
                    }
                    assert_eq!(state.next(), None);
                }
            }
        }
    }

    #[test]
    fn stones_are_even_where_the_opponent_chooses_and_the_better_side_is_taken() {
        // The farther right the third stone is, the better for Black: even is column H.
        let by_third = |points: &[Point]| 0.5 + 0.1 * (column(points[2]) as f64 - 7.0);
        let stones = answer(&begun(OpeningRule::Rif, &[]), &by_third, &[]);
        let third = stones.rsplit(',').next().unwrap();
        assert!(stones.starts_with("H8,") && third.starts_with('H'), "{stones}");
        for (third, side) in [("I10", "black"), ("G10", "white")] {
            let state = begun(OpeningRule::Rif, &[&format!("H8 H9 {third}")]);
            assert_eq!(answer(&state, &by_third, &[]), side);
        }
        // White's fourth stone, after which nobody chooses, is the best for White: far to the left.
        let by_fourth = |points: &[Point]| 0.5 + 0.05 * (column(points[3]) as f64 - 7.0);
        let fourth = answer(&begun(OpeningRule::Rif, &["H8 H9 I10", "keep"]), &by_fourth, &[]);
        assert!(fourth.starts_with('E'), "{fourth}");
    }

    #[test]
    fn two_more_stones_follow_where_neither_side_is_ahead() {
        let state = begun(OpeningRule::Swap2, &["H8 I9 A1"]);
        assert_eq!(answer(&state, &|_| 0.51, &[]), "more");
        assert_eq!(answer(&state, &|_| 0.6, &[]), "black");
        assert_eq!(answer(&state, &|_| 0.4, &[]), "white");
    }

    #[test]
    fn fifth_moves_are_offered_from_the_best_one_on_without_twins_and_the_worst_is_kept() {
        // On the axis H; the value of a fifth move grows with its row.
        let by_fifth = |points: &[Point]| points.get(4).map_or(0.5, |&point| size().coordinates(point).1 as f64 / 14.0);
        let moves = ["G15", "I15", "G14", "I13"];
        let state = begun(OpeningRule::Rif, &["H8 H9 H10", "keep", "H12"]);
        assert_eq!(answer(&state, &by_fifth, &moves), "G15,G14");
        let state = begun(OpeningRule::Rif, &["H8 H9 H10", "keep", "H12", "A9 B3"]);
        assert_eq!(answer(&state, &by_fifth, &moves), "B3");
        // Three moves in the column A are better for Black, the others are worse, and the third is nearest to even.
        let moves = ["A1", "A2", "A3"];
        let value = |points: &[Point]| match points.get(4).map(|&point| size().coordinates(point)) {
            Some((0, row)) => 0.8 - 0.1 * row as f64,
            _ => 0.2,
        };
        let state = begun(OpeningRule::Soosyrv8, &["H8 H9 I10", "keep", "G12"]);
        assert_eq!(answer(&state, &value, &moves), "3");
    }

    #[test]
    fn ten_moves_are_offered_where_the_last_of_them_still_wins() {
        let state = begun(OpeningRule::Taraguchi10, &["H8", "keep", "H9", "keep", "I10", "keep", "G11"]);
        let moves = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10"];
        let in_a = |points: &[Point]| points.get(4).map_or(0.6, |&point| if column(point) == 0 { 0.7 } else { 0.4 });
        assert_eq!(answer(&state, &in_a, &moves), "more");
        let nine = |points: &[Point]| match points.get(4) {
            Some(&point) if point == names().read("A10").unwrap() => 0.4,
            _ => in_a(points),
        };
        assert_eq!(answer(&state, &nine, &moves), "black");
        // Whoever has to offer three moves is judged by the third.
        let offers = |count| begun(OpeningRule::Soosyrv8, &["H8 H9 I10", "keep", "G12", count]);
        let three = |points: &[Point]| points.get(4).map_or(0.9, |&point| if column(point) == 0 { 0.7 } else { 0.4 });
        assert_eq!(answer(&offers("3"), &three, &moves[..3]), "black");
        assert_eq!(answer(&offers("4"), &three, &moves[..3]), "white");
    }
}
