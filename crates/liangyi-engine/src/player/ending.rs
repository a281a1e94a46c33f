//! The decision that follows a search: when to pass, when to play on, when to resign.
//!
//! The search knows the value of a pass only as playouts see it. Before a pass is made, the position that two passes
//! would leave is counted under the ruleset with the dead stones judged: a won game is not passed away, and one in
//! which nothing is open is not dragged on.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Removal;
use liangyi_core::score::territory::Parts;
use liangyi_core::score::{End, Exact, Reason, score};

use super::choice::MoveDecision;
use super::no_removal::{drags_on, is_nearly_full, margin_after, open_points, removes_nothing, unfinished_points};
use super::request::MovePurpose;
use super::resignation::resignation;
use super::{Choice, PlayerAction};
use crate::judge::Judgement;
use crate::playout::moves_cost;
use crate::search::Candidate;

/// A point is certain when playouts leave it to one side by this much, on the scale of -1 to 1.
const CERTAIN: f32 = 0.75;
/// Beyond this win rate a game in which nothing is open is not played on.
const SURE: f64 = 0.9;
/// And where every move costs a point, so that one more can lose what is won as it stands.
const SURE_WHERE_MOVES_COST: f64 = 0.5;
/// By how much a pass has to win more often than the best move to be made although much looks open.
const PASS_GAIN: f64 = 0.1;
/// A point is open in a search when playouts leave it to neither side by this much.
const OPEN_BELOW: f32 = 0.5;
/// A game with more open points than one in `OPEN_SHARE` is far from its end.
const OPEN_SHARE: usize = 8;

/// What a move may lose against a pass and still cost nothing, as far as playouts can tell: win rate, and points.
const FREE_RATE: f64 = 0.03;
const FREE_POINTS: f64 = 0.6;
/// The most moves of a kind that are searched for one that finishes the game.
const TRIALS: usize = 3;
/// The part of the visits of a pass that such a move has at least.
const FREE_VISITS: u64 = 20;

/// Whether the game may be about to end, so that judging who is dead is worth its time although nobody offers to end
/// it.
pub fn is_near(game: &Game, color: Color, choice: &Choice) -> bool {
    let is_open = |point: &Point| choice.ownership[*point].abs() < OPEN_BELOW;
    let ends = |best: &Candidate| best.mv == Move::Pass || ended_by(game, color, best.mv).is_some();
    // Where other moves look well enough a pass may never be searched, though it would win: then only the board can
    // tell.
    let is_full = 2 * game.board().empty().len() <= game.size().area();
    let is_tried = |candidate: &Candidate| candidate.mv == Move::Pass && candidate.visits > 0;
    choice.candidates.first().is_none_or(ends)
        || is_full && !choice.candidates.iter().any(is_tried)
        || game.size().points().filter(is_open).count() * OPEN_SHARE <= game.size().area()
}

/// Whether only a judgement can answer what is at hand: dead stones are to be taken off, or the opponent offers to end.
pub fn needs_judgement(game: &Game, purpose: MovePurpose) -> bool {
    purpose == MovePurpose::CleanUp || game.offer().is_some()
}

/// Small searches that a decision about the end of a game asks for.
pub trait Trials {
    /// Whether a pass comes up to `best`, the best move found; with `gain` above 0, whether it wins more often by more
    /// than that. False where there is not the time to find it out.
    fn pass_holds(&self, best: &Candidate, gain: f64) -> bool;

    /// Whether `mv` comes up to `best`, which was searched. False where there is not the time to find it out.
    fn holds(&self, mv: Move, best: &Candidate) -> bool;
}

/// What a decision near the end of a game is made from.
pub struct Ending<'a> {
    /// The game.
    pub game: &'a Game,
    /// The search, and what was asked for.
    pub decision: &'a MoveDecision<'a>,
    /// Who is dead, and what is whose.
    pub judged: &'a Judgement,
}

impl Ending<'_> {
    /// The side to move.
    fn color(&self) -> Color {
        self.decision.request.color
    }

    fn candidates(&self) -> &[Candidate] {
        &self.decision.choice.candidates
    }

    /// Chooses among the candidates. `trials` search moves that the search did not choose.
    pub fn decide(&self, trials: &impl Trials) -> PlayerAction {
        let Some(best) = self.sensible().next() else { return PlayerAction::Move(Move::Pass) };
        let dead_enemies = self.judged.dead & self.game.board().stones(self.color().opponent());
        if self.decision.request.purpose == MovePurpose::CleanUp && !dead_enemies.is_empty() {
            return PlayerAction::Move(self.capture(&dead_enemies).unwrap_or(best.mv));
        }
        // Where even a pass and a reply in kind do not end the game, a button has been taken, and nothing is at stake.
        let ended = ended_by(self.game, self.color(), Move::Pass).unwrap_or_else(|| self.game.clone());
        let wins_agreed = self.wins(&ended, End::Agreed, &self.judged.dead);
        let wins_natural = !counts_all_stones(self.game) || self.wins(&ended, End::Natural, &self.judged.dead);
        if wins_agreed && !wins_natural {
            // Won if dead stones come off, lost if nobody takes them: take them.
            if let Some(mv) = self.capture(&dead_enemies) {
                return PlayerAction::Move(mv);
            }
        }
        let may_end = wins_agreed && wins_natural;
        let unfinished = || self.unfinished(trials, &unfinished_points(self.game, self.color(), self.judged));
        if may_end && self.ends_won_game(&ended) {
            // On a board that is nearly full, dame and own points change nothing that matters.
            let sets = unfinished_points(self.game, self.color(), self.judged);
            let urgent = if is_nearly_full(self.game) { &sets[..1] } else { &sets };
            return PlayerAction::Move(self.unfinished(trials, urgent).unwrap_or(Move::Pass));
        }
        let tried = |candidate: &&Candidate| candidate.mv != Move::Pass && candidate.visits > 0;
        let Some(other) = self.sensible().find(tried) else {
            return PlayerAction::Move(unfinished().unwrap_or(Move::Pass));
        };
        if !may_end
            && !self.only_count_is_left()
            && let Some(action) = resignation(Some(best), self.decision)
        {
            return action;
        }
        let pass = self.candidates().iter().find(|candidate| candidate.mv == Move::Pass);
        if let Some(mv) = pass.and_then(|pass| self.taking(pass)) {
            return PlayerAction::Move(mv);
        }
        if best.mv == Move::Pass {
            let mv = self.instead_of_pass(best, other, &ended, may_end);
            let finished = if mv == Move::Pass { unfinished() } else { None };
            return PlayerAction::Move(finished.unwrap_or(mv));
        }
        let passes = self.passes_when_all_is_certain(best, may_end, trials);
        // What playouts take for open can be certain all the same: then a pass wins more surely than anything else.
        let gains = || self.counts_points() && may_end && self.no_dame_left() && trials.pass_holds(best, PASS_GAIN);
        let passes = passes || gains();
        PlayerAction::Move(if passes { unfinished().unwrap_or(Move::Pass) } else { best.mv })
    }

    /// What is still to be done within one of `sets` before a pass where the board counts as it stands, if it comes up
    /// to the best move.
    fn unfinished(&self, trials: &impl Trials, sets: &[PointSet]) -> Option<Move> {
        if !removes_nothing(self.game) {
            return None;
        }
        // A pass that wins may be all that was searched.
        let best = self.sensible().find(|candidate| candidate.mv != Move::Pass).or(self.sensible().next())?;
        let tried: PointSet = self.candidates().iter().filter_map(|candidate| candidate.mv.point()).collect();
        let found = sets.iter().find_map(|set| {
            // What gains the most on the board comes first, then the moves of the search in its order.
            let within = |mv: &Move| mv.point().is_some_and(|point| set.contains(point));
            let in_order = self.sensible().map(|candidate| candidate.mv).filter(within);
            let moves = in_order.chain(set.without(&tried).iter().map(Move::Play));
            let standing = moves.filter_map(|mv| Some((mv, margin_after(self.game, self.color(), mv)?)));
            let mut ordered: Vec<(Move, Exact)> = standing.collect();
            ordered.sort_by(|one, other| other.1.cmp(&one.1));
            let mut tried = ordered.into_iter().map(|(mv, _)| mv).take(TRIALS);
            tried.find(|mv| *mv == best.mv || trials.holds(*mv, best))
        });
        // Dead stones may have to be taken from elsewhere.
        let leaves_dead = sets.first().is_some_and(|set| !set.is_empty());
        let kills = leaves_dead && best.mv != Move::Pass && best.win_rate >= SURE;
        found.or_else(|| kills.then_some(best.mv))
    }

    /// The candidates but for moves that would end the game with a loss, since not only passes can offer to end it, and
    /// for those that only drag it on.
    fn sensible(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates().iter().filter(|candidate| !drags_on(self.game, self.color(), candidate)).filter(|candidate| {
            candidate.mv == Move::Pass
                || ended_by(self.game, self.color(), candidate.mv)
                    .is_none_or(|ended| self.wins(&ended, End::Agreed, &self.judged.dead))
        })
    }

    /// What to play where the search prefers a pass: that, unless another move is better or costs nothing.
    fn instead_of_pass(&self, pass: &Candidate, other: &Candidate, ended: &Game, may_end: bool) -> Move {
        // Where the count may be lost too, a wild region is lost for certain, and closing it costs nothing. Otherwise a
        // move is tried that has some chance by the search.
        let hopes = pass.win_rate >= 1.0 - SURE && other.win_rate >= 1.0 - SURE;
        if !may_end && (hopes || self.is_lazy(ended)) {
            return other.mv;
        }
        let better = if self.counts_points() { self.playing_out(pass) } else { self.filling(pass) };
        better.unwrap_or(Move::Pass)
    }

    /// Whether the opponent offers to end a game that is won whatever becomes of all that is open, and whether stones
    /// are taken off or counted as they stand: playing on can only lose it.
    fn ends_won_game(&self, ended: &Game) -> bool {
        self.replies() && {
            let dead = dead_at_worst(self.game.board(), self.color(), self.judged);
            let stands = self.counts_points() || self.wins(ended, End::Natural, &PointSet::EMPTY);
            stands && self.wins(ended, End::Agreed, &dead)
        }
    }

    /// Whether nothing is left to play for, so that a lost game is counted and not resigned.
    fn only_count_is_left(&self) -> bool {
        let is_done = if removes_nothing(self.game) {
            unfinished_points(self.game, self.color(), self.judged).iter().all(PointSet::is_empty)
        } else {
            self.counts_points()
        };
        is_done && is_all_certain(self.game, self.judged) && (self.replies() || self.no_dame_left())
    }

    /// Whether all is certain, and a pass is as good as the best move.
    fn passes_when_all_is_certain(&self, best: &Candidate, may_end: bool, trials: &impl Trials) -> bool {
        if !(self.counts_points() || removes_nothing(self.game)) || !is_all_certain(self.game, self.judged) {
            return false;
        }
        let enough = if moves_cost(self.game) { SURE_WHERE_MOVES_COST } else { SURE };
        let sure = if may_end { best.win_rate > enough || self.replies() } else { best.win_rate < 1.0 - SURE };
        // What is judged from playouts alone can be wrong about a cut or a life that is still to come: a pass is made
        // in reply to one, or where a search of it agrees.
        sure && (self.replies() || self.no_dame_left() && trials.pass_holds(best, 0.0))
    }

    /// Whether the opponent offers to end the game.
    fn replies(&self) -> bool {
        self.game.offer() == Some(self.color().opponent())
    }

    /// Whether more than the stones on the board counts.
    fn counts_points(&self) -> bool {
        let rules = self.game.rules();
        !rules.counting.counts_standing_stones(rules.removal)
    }

    /// Where nothing is ever removed, the most visited candidate that takes a liberty of a dead stone and costs nothing
    /// against a pass: the stone would count as alive.
    fn taking(&self, pass: &Candidate) -> Option<Move> {
        match self.game.rules().removal {
            Removal::Agreed => None,
            Removal::Never => {
                let board = self.game.board();
                let dead = self.judged.dead & board.stones(self.color().opponent());
                self.free_within(&board.liberties(&dead), pass)
            }
        }
    }

    /// The most visited candidate next to stones whose fate is open that costs nothing against a pass: the sides will
    /// agree the sooner about what has been played out.
    fn playing_out(&self, pass: &Candidate) -> Option<Move> {
        let board = self.game.board();
        let open = board.occupied().without(&self.judged.seki);
        let open: PointSet = open.iter().filter(|point| self.judged.ownership[*point].abs() < CERTAIN).collect();
        self.free_within(&board.liberties(&open), pass)
    }

    /// The most visited candidate on an own point that costs nothing against a pass: where only stones count, the point
    /// would be lost if the other side passed too.
    fn filling(&self, pass: &Candidate) -> Option<Move> {
        let sign = self.color().sign() as f32;
        let own = |point: &Point| self.judged.ownership[*point] * sign >= CERTAIN;
        self.free_within(&self.game.board().empty().iter().filter(own).collect(), pass)
    }

    /// The most visited candidate on one of `points` that costs nothing against a pass.
    fn free_within(&self, points: &PointSet, pass: &Candidate) -> Option<Move> {
        let costs_nothing = |candidate: &&Candidate| {
            candidate.visits >= pass.visits / FREE_VISITS
                && candidate.win_rate > pass.win_rate - FREE_RATE
                && candidate.margin > pass.margin - FREE_POINTS
                && candidate.mv.point().is_some_and(|point| points.contains(point))
        };
        self.candidates().iter().find(costs_nothing).map(|candidate| candidate.mv)
    }

    /// The first candidate that takes a liberty of one of the `dead` stones.
    fn capture(&self, dead: &PointSet) -> Option<Move> {
        let liberties = self.game.board().liberties(dead);
        let takes = |mv: &Move| mv.point().is_some_and(|point| liberties.contains(point));
        self.candidates().iter().map(|candidate| candidate.mv).find(takes)
    }

    fn wins(&self, game: &Game, end: End, dead: &PointSet) -> bool {
        score(game, game.rules(), end, None, dead).winner() == Some(self.color())
    }

    /// Whether the end of the game is lost by a wild region that was left open.
    fn is_lazy(&self, ended: &Game) -> bool {
        let counted = score(ended, ended.rules(), End::Agreed, None, &self.judged.dead);
        counted.reason == Reason::WildRegion && counted.winner() != Some(self.color())
    }

    fn no_dame_left(&self) -> bool {
        if removes_nothing(self.game) {
            return open_points(self.game, self.judged).is_empty();
        }
        let mut cleared = *self.game.board();
        cleared.clear(&self.judged.dead);
        Parts::new(&cleared).plain_dame().is_empty()
    }
}

/// Whether stones that nobody has taken off may well count: the ruleset removes nothing, or does not take it for
/// granted that a pass leaves dead stones to be agreed upon.
fn counts_all_stones(game: &Game) -> bool {
    let rules = game.rules();
    rules.removal.takes_dead_off() && rules.counting.facts().dead_may_stay && !rules.friendly_pass
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

/// The dead stones if all stones whose fate is in doubt went to the opponent of `color`, chains next to an open ko
/// among them.
fn dead_at_worst(board: &Board, color: Color, judged: &Judgement) -> PointSet {
    let open = |point: &Point| judged.ownership[*point].abs() < CERTAIN;
    let open: PointSet = board.occupied().iter().filter(open).collect();
    let at_kos = kos(board).dilate(board.size()) & board.stones(color);
    let fought_over = at_kos.flood(board.size(), &board.stones(color));
    judged.dead.without(&(open & board.stones(color.opponent()))) | open & board.stones(color) | fought_over
}

/// Whether every stone, and every empty point that is not shared, is one side's beyond doubt, and no ko is open.
fn is_all_certain(game: &Game, judged: &Judgement) -> bool {
    let board = game.board();
    if has_ko(board) {
        return false;
    }
    let mut cleared = *board;
    cleared.clear(&judged.dead);
    let open = Parts::new(&cleared).shared();
    let certain = |point: Point| judged.ownership[point].abs() >= CERTAIN;
    let living = cleared.occupied().without(&judged.seki);
    (living | board.empty().without(&open)).iter().all(certain)
}

/// The open kos: the empty points on which a stone would take a single one and then stand in atari itself, and the
/// stones taken.
fn kos(board: &Board) -> PointSet {
    let (size, all) = (board.size(), PointSet::full(board.size()));
    let mut found = PointSet::EMPTY;
    for point in board.empty().iter() {
        let around = PointSet::single(point).dilate(size).without(&PointSet::single(point)) & all;
        for taker in Color::BOTH {
            if around.without(&board.stones(taker.opponent())).is_empty() {
                let captured = board.removed_by(taker, point).captured;
                if captured.len() == 1 {
                    found |= captured | PointSet::single(point);
                }
            }
        }
    }
    found
}

fn has_ko(board: &Board) -> bool {
    !kos(board).is_empty()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use liangyi_core::base::Size;
    use liangyi_core::rules::{Komi, Rules, find};
    use liangyi_core::time::Deadline;

    use super::*;
    use crate::judge::{Effort, judge};
    use crate::player::{MoveRequest, Options, Playable, RootValue};
    use crate::policy::Models;
    use crate::search::SearchLimits;

    /// Black has walled off the left, White more than that on the right; between them lie points that touch one side
    /// alone.
    fn between_walls(name: &str) -> Game {
        let picture =
            ". X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .\n. X . . O . .";
        let rules = find(name).unwrap().rules.clone();
        Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::Black).unwrap()
    }

    fn candidate(mv: Move, visits: u64) -> Candidate {
        Candidate {
            visits,
            edge_visits: visits,
            win_rate: 0.02,
            margin: -9.0,
            score: -9.0,
            line_visits: vec![visits],
            ..Candidate::new(mv)
        }
    }

    fn choice(candidates: Vec<Candidate>) -> Choice {
        Choice { playouts: 100, root: RootValue::default(), candidates, ..Choice::none(PlayerAction::Move(Move::Pass)) }
    }

    /// Everything comes up to every move.
    struct All;

    impl Trials for All {
        fn pass_holds(&self, _: &Candidate, _: f64) -> bool {
            true
        }

        fn holds(&self, _: Move, _: &Candidate) -> bool {
            true
        }
    }

    /// What Black decides where a pass comes up to every move.
    fn decide(game: &Game, choice: &Choice, judged: &Judgement) -> PlayerAction {
        let (options, stop) = (Options::new(Models::embedded()), AtomicBool::new(false));
        let request = &MoveRequest::new(Color::Black, SearchLimits::default(), &stop);
        let deadline = Deadline::NONE;
        let decision = &MoveDecision {
            request,
            choice,
            options: &options,
            deadline,
            too_early: None,
            drawn: None,
            resign_below: None,
            loses_real_game: false,
        };
        Ending { game, decision, judged }.decide(&All)
    }

    fn at_the_end(game: &Game) -> PlayerAction {
        let there = game.size().parse_vertex("C4").unwrap();
        let choice = choice(vec![candidate(Move::Pass, 80), candidate(Move::Play(there), 20)]);
        decide(game, &choice, &judge(game, Models::embedded(), 1, Effort::Quick))
    }

    #[test]
    fn a_wild_region_is_not_left_by_a_pass_even_where_the_count_is_lost() {
        assert!(matches!(at_the_end(&between_walls("new-ing")), PlayerAction::Move(Move::Play(_))));
        assert_eq!(at_the_end(&between_walls("chinese")), PlayerAction::Move(Move::Pass));
    }

    #[test]
    fn a_side_that_is_behind_does_not_pass_before_a_third_of_the_board_is_filled() {
        let size = Size::square(7).unwrap();
        let there = Move::Play(size.parse_vertex("C4").unwrap());
        let found = |margin: f64| {
            let pass = Candidate { margin, ..candidate(Move::Pass, 80) };
            choice(vec![pass, candidate(there, 20)])
        };
        let handicap = Game::with_handicap(size, Rules::CHINESE, &size.fixed_handicap(4).unwrap()).unwrap();
        assert_eq!(
            [-40.0, 1.0].map(|margin| handicap.too_early_to_end(Color::White, &found(margin))),
            [Some(there), None]
        );
        assert_eq!(between_walls("chinese").too_early_to_end(Color::Black, &found(-40.0)), None);
        let mut stopped = handicap;
        for color in [Color::White, Color::Black] {
            stopped.play(color, Move::Pass).unwrap();
        }
        assert_eq!(stopped.too_early_to_end(Color::White, &found(-40.0)), None);
    }

    #[test]
    fn an_offer_to_end_is_taken_where_the_game_is_won_whatever_becomes_of_what_is_open() {
        let picture =
            ". . X X O O .\n. . X X O . O\nX X X X O O O\nX X X X O O O\n. X X X O . .\nX X X X O X .\nX X X X O O O";
        let at = |vertex: &str| Size::square(7).unwrap().parse_vertex(vertex).unwrap();
        let (lone, other) = (at("F2"), Move::Play(at("G2")));
        // Twelve points ahead with the lone stone, seven without it.
        for (komi, action) in [(5, PlayerAction::Move(Move::Pass)), (10, PlayerAction::Move(other))] {
            let rules = Rules { komi: Komi::halves(2 * komi), ..Rules::CHINESE };
            let mut game = Game::from_setup(Board::from_picture(picture).unwrap(), rules, Color::White).unwrap();
            game.play(Color::White, Move::Pass).unwrap();
            let mut judged = judge(&game, Models::embedded(), 1, Effort::Quick);
            judged.dead.remove(lone);
            judged.ownership[lone] = 0.1;
            let best = Candidate { win_rate: 0.99, margin: 9.0, ..candidate(other, 80) };
            let choice = choice(vec![best, candidate(Move::Pass, 20)]);
            let decided = decide(&game, &choice, &judged);
            assert_eq!(decided, action, "{komi}");
        }
    }
}
