//! The search itself: whether Black gets at least so much, deeper by and by, until the answer no longer depends on the depth.
//!
//! [`Game`] is asked what is legal and when the game is over, so that every ruleset means here what it means elsewhere.

use rustc_hash::FxHashMap;

use super::past::{Boards, Mark, Past};
use super::proofs::{Bound, Conditions, Pasts, Proofs, State};
use crate::base::{Color, Point, PointSet};
use crate::board::Board;
use crate::game::{Game, Illegal, Move};
use crate::rules::{Counting, Ending, Repetition, Suicide};
use crate::score::{End, score};

/// Margins as whole numbers: every fraction that can come up on the boards that are solved has a denominator that divides this.
pub const SCALE: i64 = 55_440;
/// How deep lines are followed at the most.
const DEEPEST: u32 = 250;

/// How many times in a row the same is looked at without news before deeper lines are given up.
const WITHOUT_NEWS: u32 = 16;

/// There is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// As many positions were looked at as may be.
    Budget,
    /// Deeper lines bring nothing new.
    Depth,
}

/// A stone that may be placed as far as the board alone goes.
#[derive(Clone, Copy, Debug)]
struct Exit {
    point: Point,
    /// The board after it, by its number.
    board: u32,
    captured: u32,
    /// How far from the rim: stones in the middle do more.
    depth: u32,
}

/// Searches from one start.
pub struct Search {
    game: Game,
    past: Past,
    boards: Boards,
    exits: FxHashMap<(u32, Color), Vec<Exit>>,
    margins: FxHashMap<(u32, u8), i64>,
    proofs: Proofs,
    /// The move that last worked on a board: tried first, and nothing more is concluded from it.
    worked: [FxHashMap<u32, Move>; 2],
    /// Positions that may still be looked at.
    pub left: u64,
}

/// What the rules ask the past about a move.
struct Asked {
    /// What forbids it if it is there.
    ban: Option<Mark>,
    /// What makes the game go on otherwise if it is there: whether it is a draw, whether the move is a null move.
    turn: [Option<Mark>; 2],
}

enum Found {
    Open,
    Proved(Bound, Conditions),
}

impl Search {
    /// A search from where `game` stands, of `budget` positions.
    pub fn new(game: Game, budget: u64) -> Search {
        let past = Past::new(game.rules());
        let mut search = Search {
            game,
            past,
            boards: Boards::default(),
            exits: FxHashMap::default(),
            margins: FxHashMap::default(),
            proofs: Proofs::new(),
            worked: Default::default(),
            left: budget,
        };
        let board = search.board();
        search.past.push(&search.game, board);
        search
    }

    /// Whether Black gets `goal`, as deep as it takes, looking at no more than `budget` positions.
    pub fn answer(&mut self, goal: i64, budget: u64) -> Result<Bound, Failed> {
        let kept_back = self.left.saturating_sub(budget);
        self.left -= kept_back;
        let answer = self.deepen(|search, depth| match search.black_gets(goal, depth)? {
            Found::Proved(bound, _) => Ok(Some(bound)),
            Found::Open => Ok(None),
        });
        self.left += kept_back;
        answer
    }

    /// Looks deeper and deeper until there is an answer.
    fn deepen<T>(&mut self, mut look: impl FnMut(&mut Search, u32) -> Result<Option<T>, Failed>) -> Result<T, Failed> {
        for pasts in [Pasts::Alike, Pasts::Apart] {
            if pasts == Pasts::Apart && !self.past.matters() {
                break;
            }
            self.proofs.tell_apart(pasts);
            let (mut last, mut repeated) = (None, 0);
            for depth in 0..=DEEPEST {
                let left = self.left;
                if let Some(answer) = look(self, depth)? {
                    return Ok(answer);
                }
                let news = Some((left - self.left, self.proofs.kept()));
                repeated = if news == last { repeated + 1 } else { 0 };
                last = news;
                if repeated == WITHOUT_NEWS {
                    break;
                }
            }
        }
        Err(Failed::Depth)
    }

    /// A line in which neither side gives anything away, where the position is worth `value`.
    pub fn line(&mut self, value: i64) -> Result<Vec<(Color, Move)>, Failed> {
        let mut line = Vec::new();
        while !self.game.is_over() {
            let color = self.game.to_move();
            // The shortest proof is the best move to show.
            let mv = self.deepen(|search, depth| search.keeping_move(color, value, depth))?;
            self.play(mv);
            line.push((color, mv));
        }
        Ok(line)
    }

    /// A move after which the position is still worth `value`, proved within `depth` moves.
    fn keeping_move(&mut self, color: Color, value: i64, depth: u32) -> Result<Option<Move>, Failed> {
        let goal = if color == Color::Black { value } else { value + 1 };
        for (mv, _) in self.moves() {
            if !self.play(mv) {
                continue;
            }
            let after = self.black_gets(goal, depth);
            self.undo();
            match (after?, color) {
                (Found::Proved(Bound::AtLeast(_), _), Color::Black) => return Ok(Some(mv)),
                (Found::Proved(Bound::AtMost(_), _), Color::White) => return Ok(Some(mv)),
                _ => {}
            }
        }
        Ok(None)
    }

    /// The most that the rules let anyone win by here, if they set a limit: a debt or prisoners have none.
    pub fn most(&self) -> Option<i64> {
        let rules = self.game.rules();
        let is_limited = !rules.extra_moves && rules.counting != Counting::Territory;
        is_limited.then(|| self.game.size().area() as i64 * SCALE)
    }

    fn board(&mut self) -> u32 {
        self.boards.number(self.game.board().key())
    }

    /// Makes a move if it is legal.
    fn play(&mut self, mv: Move) -> bool {
        if self.game.play(self.game.to_move(), mv).is_err() {
            return false;
        }
        let board = self.board();
        self.past.push(&self.game, board);
        true
    }

    fn undo(&mut self) {
        self.game.undo();
        self.past.pop(&self.game);
    }

    /// What the score owes to the way here, whatever comes: debts and prisoners.
    fn standing(&self) -> i64 {
        let rules = self.game.rules();
        let mut points = 0;
        if rules.extra_moves {
            points -= i64::from(self.game.extra_moves());
        }
        if rules.counting == Counting::Territory {
            points += i64::from(self.game.prisoners(Color::Black)) - i64::from(self.game.prisoners(Color::White));
        }
        points * SCALE
    }

    fn flags(&self) -> u8 {
        let side = |color: Option<Color>| color.map_or(0, |color| 1 + color.index() as u8);
        self.game.to_move().index() as u8 | side(self.game.offer()) << 1 | side(self.game.button()) << 3
    }

    /// The margin of a game that has ended.
    fn margin(&mut self) -> i64 {
        if self.game.is_drawn() {
            return 0;
        }
        let standing = self.standing();
        let key = (self.board(), self.flags());
        let game = &self.game;
        let counted = self.margins.entry(key).or_insert_with(|| {
            let margin = score(game, game.rules(), End::Natural, None, &PointSet::EMPTY).margin;
            (margin.to_f64() * SCALE as f64).round() as i64 - standing
        });
        *counted + standing
    }

    /// The stones that may be placed as far as the board alone goes.
    fn exits(&mut self, board: u32) -> Vec<Exit> {
        let color = self.game.to_move();
        if let Some(exits) = self.exits.get(&(board, color)) {
            return exits.clone();
        }
        let stones: Board = *self.game.board();
        let (size, suicide) = (stones.size(), self.game.rules().suicide);
        let mut exits: Vec<Exit> = Vec::new();
        for point in stones.empty().iter() {
            let mut after = stones;
            let removed = after.place(color, point);
            let is_allowed = match suicide {
                Suicide::Forbidden => removed.suicide.is_empty(),
                Suicide::MultiStone => removed.suicide.len() != 1,
                Suicide::Allowed => true,
            };
            if is_allowed {
                let depth = size.edge_distance(point);
                let board = self.boards.number(after.key());
                let captured = removed.captured.len() as u32;
                exits.push(Exit { point, board, captured, depth: depth as u32 });
            }
        }
        let neighbours = |exit: &Exit| size.neighbours(exit.point).count();
        exits.sort_by_key(|exit| std::cmp::Reverse((exit.captured, exit.depth, neighbours(exit))));
        self.exits.insert((board, color), exits.clone());
        exits
    }

    /// The moves to try, legal or not, in the order in which they are tried, with the boards they lead to.
    fn moves(&mut self) -> Vec<(Move, u32)> {
        let color = self.game.to_move();
        let board = self.board();
        let mut moves: Vec<(Move, u32)> =
            self.exits(board).into_iter().map(|exit| (Move::Play(exit.point), exit.board)).collect();
        if self.game.rules().virtual_moves {
            moves.push((Move::Virtual, board));
        }
        // A pass that ends the game costs nothing to look at.
        let at = if self.game.offer().is_some() { 0 } else { moves.len() };
        moves.insert(at, (Move::Pass, board));
        if let Some(worked) = self.worked[color.index()].get(&board)
            && let Some(at) = moves.iter().position(|(mv, _)| mv == worked)
        {
            moves[..=at].rotate_right(1);
        }
        moves
    }

    /// What the rules ask the past about a move that leads to `board`.
    fn asked(&self, mv: Move, board: u32) -> Asked {
        let opponent = self.game.to_move().opponent();
        let rules = self.game.rules();
        let null = (rules.ending == Ending::NullMoves && matches!(mv, Move::Play(_))).then(|| Mark::stood(board));
        let (ban, draw) = match (rules.repetition, mv) {
            (_, Move::Pass) => (None, None),
            (Repetition::Positional, Move::Play(_)) => (Some(Mark::stood(board)), None),
            (Repetition::Situational, Move::Play(_)) => (Some(Mark::faced(opponent, board)), None),
            (Repetition::NoRegression, Move::Play(_)) => (Some(Mark::whole(opponent, board)), None),
            (Repetition::NoRegression, Move::Virtual) => (Some(Mark::faced(opponent, board)), None),
            (Repetition::Positional | Repetition::Situational, Move::Virtual) => (None, None),
            // What is forbidden is part of the state.
            (Repetition::TwoMoveWindow, Move::Play(_)) => (None, Some(Mark::whole(opponent, board))),
            (Repetition::TwoMoveWindow, Move::Virtual) => (None, None),
            (Repetition::Simple | Repetition::NullMove, _) => (None, None),
        };
        Asked { ban, turn: [draw, null] }
    }

    /// Moves that a rule which looks back no further than the last turn forbids.
    fn barred(&self, moves: &[(Move, u32)]) -> u32 {
        match self.game.rules().repetition {
            Repetition::Simple | Repetition::TwoMoveWindow => {}
            _ => return 0,
        }
        let color = self.game.to_move();
        let mut barred = 0;
        for (mv, _) in moves {
            if let Err(Illegal::Repeats(_)) = self.game.check(color, *mv) {
                barred |= 1 << mv.point().map_or(31, |point| point.index());
            }
        }
        barred
    }

    fn black_gets(&mut self, goal: i64, left: u32) -> Result<Found, Failed> {
        if self.game.is_over() {
            let margin = self.margin();
            let bound = if margin >= goal { Bound::AtLeast(margin) } else { Bound::AtMost(margin) };
            return Ok(Found::Proved(bound, Conditions::none()));
        }
        let standing = self.standing();
        let moves = self.moves();
        let state = State { board: self.board(), barred: self.barred(&moves), flags: self.flags() };
        if let Some((bound, on)) = self.proofs.find(&state, goal - standing, &self.past) {
            return Ok(Found::Proved(bound.shifted(standing), on));
        }
        if left == 0 || self.proofs.is_open(&state, goal - standing, left, &self.past) {
            return Ok(Found::Open);
        }
        if self.left == 0 {
            return Err(Failed::Budget);
        }
        self.left -= 1;
        let color = self.game.to_move();
        let mut open = false;
        // The best of what fails, from the mover's side, and what that leans on.
        let mut best: Option<i64> = None;
        let mut on = Conditions::none();
        for (mv, board) in moves {
            let asked = self.asked(mv, board);
            let ban = asked.ban.map(|mark| (mark, self.past.has(mark)));
            let turn = asked.turn.map(|mark| mark.map(|mark| (mark, self.past.has(mark))));
            if !self.play(mv) {
                if let Some((mark, true)) = ban {
                    on.lean_on(mark, true);
                }
                continue;
            }
            let own: Vec<Mark> = self.past.marks(color.opponent(), board).collect();
            let after = self.black_gets(goal, left - 1);
            self.undo();
            let Found::Proved(bound, after) = after? else {
                open = true;
                continue;
            };
            let mut after = after.before(&own, mv == Move::Virtual);
            for (mark, present) in turn.into_iter().flatten() {
                after.lean_on(mark, present);
            }
            match (color, bound) {
                (Color::Black, Bound::AtLeast(_)) | (Color::White, Bound::AtMost(_)) => {
                    // Only he who gets what he wants leans on his move being allowed: a move of the other's fewer is no loss.
                    if let Some((mark, present)) = ban {
                        after.lean_on(mark, present);
                    }
                    after.tidy();
                    self.worked[color.index()].insert(state.board, mv);
                    self.proofs.keep(state, bound.shifted(-standing), &after);
                    return Ok(Found::Proved(bound, after));
                }
                (Color::Black, Bound::AtMost(value)) => best = Some(best.map_or(value, |best| best.max(value))),
                (Color::White, Bound::AtLeast(value)) => best = Some(best.map_or(value, |best| best.min(value))),
            }
            on.join(after);
        }
        let bound = match (open, best, color) {
            (false, Some(value), Color::Black) => Bound::AtMost(value),
            (false, Some(value), Color::White) => Bound::AtLeast(value),
            _ => {
                self.proofs.leave_open(state, goal - standing, left, &self.past);
                return Ok(Found::Open);
            }
        };
        on.tidy();
        self.proofs.keep(state, bound.shifted(-standing), &on);
        Ok(Found::Proved(bound, on))
    }
}
