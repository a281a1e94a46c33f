//! The last word on a move: when to pass, when to go on, when to give up.
//!
//! The search knows the value of a pass only as playouts see it. Before one is made, the position that two passes would
//! leave is counted under the ruleset with the dead stones judged: a won game is not passed away, and one that is settled
//! is not dragged on.

use super::{Action, Choice, Options};
use crate::base::{Color, Point, PointSet};
use crate::board::Board;
use crate::game::{Game, Move};
use crate::judge::Judgement;
use crate::playout::moves_cost;
use crate::rules::{Counting, Removal};
use crate::score::territory::Parts;
use crate::score::{End, Reason, score};
use crate::search::Candidate;

/// A point is settled when playouts leave it to one side by this much.
const SETTLED: f32 = 0.75;
/// Beyond these win rates a settled game is not played on.
const SURE: f64 = 0.9;
/// A pass that is made although much looks open has to win by so much more often.
const PASS_GAIN: f64 = 0.1;
/// A resignation needs a search at least this deep behind it.
const RESIGN_AFTER: u64 = 200;

/// A point is open in a search when it goes to neither side by as much as this.
const OPEN_BELOW: f32 = 0.5;
/// With more than one point in so many open, a game is far from its end.
const OPEN_SHARE: usize = 8;

/// Whether the game may be about to end, so that who is dead is worth judging, though nothing is asked.
pub fn is_near(game: &Game, color: Color, choice: &Choice) -> bool {
    let is_open = |point: &Point| choice.ownership[point.index()].abs() < OPEN_BELOW;
    let ends = |best: &Candidate| best.mv == Move::Pass || ended_by(game, color, best.mv).is_some();
    // Where other moves look well enough a pass may never be tried, though it would win: then only the board tells.
    let is_full = 2 * game.board().empty().len() <= game.size().area();
    let is_tried = |candidate: &Candidate| candidate.mv == Move::Pass && candidate.visits > 0;
    choice.candidates.first().is_none_or(ends)
        || is_full && !choice.candidates.iter().any(is_tried)
        || game.size().points().filter(is_open).count() * OPEN_SHARE <= game.size().area()
}

/// Whether something is asked that only a judgement answers: to take off what is dead, or to end the game.
pub fn is_asked(game: &Game, cleanup: bool) -> bool {
    cleanup || game.offer().is_some()
}

/// The best move of a search far from the end of the game.
pub fn go_on(choice: &Choice, options: &Options) -> Action {
    match choice.candidates.first() {
        Some(best) if is_lost(best, choice, options) => Action::Resign,
        Some(best) => Action::Move(best.mv),
        None => Action::Move(Move::Pass),
    }
}

fn is_lost(best: &Candidate, choice: &Choice, options: &Options) -> bool {
    // Where the bar was moved the win rate is not one of real wins; nor is the game near its end.
    let is_real = choice.win_threshold == 0.0 && choice.playouts >= RESIGN_AFTER;
    options.resign_below.is_some_and(|bound| is_real && best.win_rate < bound)
}

/// Chooses among the candidates of a search of `game` for `color`. `pass_holds` is asked whether a pass that the search did not
/// choose comes up to the best move, or wins by more than so much more often.
pub fn decide(
    game: &Game,
    color: Color,
    choice: &Choice,
    judged: &Judgement,
    options: &Options,
    cleanup: bool,
    pass_holds: impl Fn(&Candidate, f64) -> bool,
) -> Action {
    let sensible = |candidate: &&Candidate| {
        // Other moves than a pass can offer to end the game too: they must not lose it either.
        candidate.mv == Move::Pass
            || ended_by(game, color, candidate.mv).is_none_or(|ended| wins(&ended, color, End::Agreed, &judged.dead))
    };
    let Some(best) = choice.candidates.iter().find(sensible) else { return Action::Move(Move::Pass) };
    let tried = |candidate: &&Candidate| candidate.mv != Move::Pass && candidate.visits > 0;
    let other = choice.candidates.iter().filter(sensible).find(tried);
    let dead_enemies = judged.dead & game.board().stones(color.opponent());
    if cleanup && !dead_enemies.is_empty() {
        return Action::Move(capture(game, &choice.candidates, &dead_enemies).unwrap_or(best.mv));
    }
    // Where even a pass and a reply in kind do not end the game, a button has been taken, and nothing is at stake.
    let ended = ended_by(game, color, Move::Pass).unwrap_or_else(|| game.clone());
    let agreed = wins(&ended, color, End::Agreed, &judged.dead);
    if agreed && counts_all_stones(game) && !wins(&ended, color, End::Natural, &judged.dead) {
        // Won if dead stones come off, lost if nobody takes them: take them.
        if let Some(mv) = capture(game, &choice.candidates, &dead_enemies) {
            return Action::Move(mv);
        }
    }
    let may_end = agreed && (!counts_all_stones(game) || wins(&ended, color, End::Natural, &judged.dead));
    let counts_points = game.rules().counting != Counting::Stones;
    let pass = Action::Move(Move::Pass);
    let Some(other) = other else { return pass };
    if is_lost(best, choice, options) && !may_end {
        return Action::Resign;
    }
    if best.mv == Move::Pass {
        // Where the count may be lost too, a wild region is lost for certain, and closing it costs nothing. Otherwise a move is
        // tried that has some chance by the search.
        let hopes = best.win_rate >= 1.0 - SURE && other.win_rate >= 1.0 - SURE;
        if !may_end && (hopes || is_lazy(&ended, color, judged)) {
            return Action::Move(other.mv);
        }
        let better = match counts_points {
            true => settling(game, best, &choice.candidates, judged),
            false => filling(game, color, best, &choice.candidates, judged),
        };
        return better.map_or(pass, Action::Move);
    }
    let replies = game.offer() == Some(color.opponent());
    // The other side offers to end a game that is won whatever becomes of all that is open, and no ko is to be fought out: playing
    // on can only lose it.
    if replies && may_end && counts_points && !has_ko(game.board()) {
        let dead = dead_at_worst(game.board(), color, judged);
        if wins(&ended, color, End::Agreed, &dead) {
            return pass;
        }
    }
    if counts_points && is_settled(game, judged) {
        // Where moves cost points, one more can lose what is won as it stands.
        let enough = if moves_cost(game) { 0.5 } else { SURE };
        let sure = if may_end { best.win_rate > enough || replies } else { best.win_rate < 1.0 - SURE };
        // What is judged from playouts alone can be wrong about a cut or a life that is still to come: play goes on in reply to a pass.
        if sure && (replies || nothing_left(game, judged) && pass_holds(best, 0.0)) {
            return pass;
        }
    }
    // What playouts take for open can be settled all the same: then a pass wins more surely than anything else.
    if counts_points && may_end && nothing_left(game, judged) && pass_holds(best, PASS_GAIN) {
        return pass;
    }
    Action::Move(best.mv)
}

/// The most visited candidate beside stones whose fate is open that costs nothing against a pass: the sides will agree the
/// sooner about what has been played out.
fn settling(game: &Game, pass: &Candidate, candidates: &[Candidate], judged: &Judgement) -> Option<Move> {
    let board = game.board();
    let open = board.occupied().without(&judged.seki);
    let open: PointSet = open.iter().filter(|point| judged.ownership[point.index()].abs() < SETTLED).collect();
    free_within(&board.liberties(&open), pass, candidates)
}

/// The most visited candidate on an own point that costs nothing against a pass: where only stones count, it would be lost if
/// the other side passed too.
fn filling(game: &Game, color: Color, pass: &Candidate, candidates: &[Candidate], judged: &Judgement) -> Option<Move> {
    let own = |point: &Point| judged.ownership[point.index()] * color.sign() as f32 >= SETTLED;
    free_within(&game.board().empty().iter().filter(own).collect(), pass, candidates)
}

/// The most visited candidate on one of some points that costs nothing against a pass.
fn free_within(points: &PointSet, pass: &Candidate, candidates: &[Candidate]) -> Option<Move> {
    let costs_nothing = |candidate: &&Candidate| {
        candidate.visits >= pass.visits / 20
            && candidate.win_rate > pass.win_rate - 0.03
            && candidate.margin > pass.margin - 0.6
            && candidate.mv.point().is_some_and(|point| points.contains(point))
    };
    candidates.iter().find(costs_nothing).map(|candidate| candidate.mv)
}

/// Whether stones that nobody has taken off may well count: the ruleset removes nothing, or does not take it for granted
/// that a pass leaves dead stones to be agreed upon.
fn counts_all_stones(game: &Game) -> bool {
    let rules = game.rules();
    rules.removal == Removal::Agreed && rules.counting == Counting::Area && !rules.friendly_pass
}

/// The position in which `mv` ends the game, at once or by a pass in reply; `None` where play goes on.
fn ended_by(game: &Game, color: Color, mv: Move) -> Option<Game> {
    let mut ended = game.clone();
    ended.play(color, mv).ok()?;
    if !ended.is_over() && ended.offer() == Some(color) {
        ended.play(color.opponent(), Move::Pass).ok()?;
    }
    ended.is_over().then_some(ended)
}

fn wins(game: &Game, color: Color, end: End, dead: &PointSet) -> bool {
    score(game, game.rules(), end, None, dead).winner() == Some(color)
}

/// The dead stones if all stones whose fate is not beyond doubt went to the opponent of `color`.
fn dead_at_worst(board: &Board, color: Color, judged: &Judgement) -> PointSet {
    let open = |point: &Point| judged.ownership[point.index()].abs() < SETTLED;
    let open: PointSet = board.occupied().iter().filter(open).collect();
    judged.dead.without(&(open & board.stones(color.opponent()))) | open & board.stones(color)
}

/// Whether the end of the game is lost for `color` by a wild region that was left open.
fn is_lazy(game: &Game, color: Color, judged: &Judgement) -> bool {
    let counted = score(game, game.rules(), End::Agreed, None, &judged.dead);
    counted.reason == Reason::WildRegion && counted.winner() != Some(color)
}

/// The first candidate that takes a liberty of one of the dead stones.
fn capture(game: &Game, candidates: &[Candidate], dead: &PointSet) -> Option<Move> {
    let liberties = game.board().liberties(dead);
    candidates.iter().map(|candidate| candidate.mv).find(|mv| mv.point().is_some_and(|point| liberties.contains(point)))
}

/// Whether every stone, and every empty point that is not shared, is one side's beyond doubt, and no ko is open.
fn is_settled(game: &Game, judged: &Judgement) -> bool {
    let board = game.board();
    if has_ko(board) {
        return false;
    }
    let mut cleared = *board;
    cleared.clear(&judged.dead);
    let open = Parts::new(&cleared).shared();
    let certain = |point: Point| judged.ownership[point.index()].abs() >= SETTLED;
    let living = cleared.occupied().without(&judged.seki);
    (living | board.empty().without(&open)).iter().all(certain)
}

/// Whether a single stone could be taken by one that would then stand in atari itself.
fn has_ko(board: &Board) -> bool {
    let size = board.size();
    board.empty().iter().any(|point| {
        let around = PointSet::single(point).dilate(size).without(&PointSet::single(point)) & PointSet::full(size);
        Color::BOTH.into_iter().any(|taker| {
            around.without(&board.stones(taker.opponent())).is_empty()
                && board.removed_by(taker, point).captured.len() == 1
        })
    })
}

/// Whether no dame is left to be taken.
fn nothing_left(game: &Game, judged: &Judgement) -> bool {
    let mut cleared = *game.board();
    cleared.clear(&judged.dead);
    Parts::new(&cleared).plain_dame().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Size;
    use crate::judge::{Effort, judge};
    use crate::policy::Models;
    use crate::rules::{Komi, Rules, find};

    /// Black has walled off the left, White more than that on the right; between them lie points that touch one side alone.
    fn between_walls(name: &str) -> Game {
        let picture =
            ". X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .";
        let rules = find(name).unwrap().rules.clone();
        Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::Black).unwrap()
    }

    fn candidate(mv: Move, visits: u64) -> Candidate {
        Candidate { mv, visits, win_rate: 0.02, margin: -9.0, prior: 0.0, line: vec![mv] }
    }

    fn choice(candidates: Vec<Candidate>) -> Choice {
        Choice {
            action: Action::Move(Move::Pass),
            playouts: 100,
            candidates,
            ownership: Box::new([0.0; 512]),
            win_threshold: 0.0,
        }
    }

    fn at_the_end(game: &Game) -> Action {
        let there = game.size().parse_vertex("C4").unwrap();
        let choice = choice(vec![candidate(Move::Pass, 80), candidate(Move::Play(there), 20)]);
        decide(
            game,
            Color::Black,
            &choice,
            &judge(game, Models::embedded(), 1, Effort::Quick),
            &Options::default(),
            false,
            |_, _| true,
        )
    }

    #[test]
    fn a_wild_region_is_not_left_by_a_pass_even_where_the_count_is_lost() {
        assert!(matches!(at_the_end(&between_walls("new-ing")), Action::Move(Move::Play(_))));
        assert_eq!(at_the_end(&between_walls("chinese")), Action::Move(Move::Pass));
    }

    #[test]
    fn an_offer_to_end_is_taken_where_the_game_is_won_whatever_becomes_of_what_is_open() {
        let picture =
            ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O X .\nX X X X O O O";
        let at = |vertex: &str| Size::new(7).unwrap().parse_vertex(vertex).unwrap();
        let (lone, other) = (at("F2"), Move::Play(at("G2")));
        // Twelve points ahead with the lone stone, seven without it.
        for (komi, action) in [(5, Action::Move(Move::Pass)), (10, Action::Move(other))] {
            let rules = Rules { komi: Komi::halves(2 * komi), ..Rules::CHINESE };
            let mut game = Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::White).unwrap();
            game.play(Color::White, Move::Pass).unwrap();
            let mut judged = judge(&game, Models::embedded(), 1, Effort::Quick);
            judged.dead.remove(lone);
            judged.ownership[lone.index()] = 0.1;
            let best = Candidate { win_rate: 0.99, margin: 9.0, ..candidate(other, 80) };
            let choice = choice(vec![best, candidate(Move::Pass, 20)]);
            let decided = decide(&game, Color::Black, &choice, &judged, &Options::default(), false, |_, _| true);
            assert_eq!(decided, action, "{komi}");
        }
    }
}
