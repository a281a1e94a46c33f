//! The search: whether Black gets at least a goal, by iterative deepening until the result no longer depends on the
//! depth.
//!
//! [`Game`] decides which moves are legal and when the game is over, so that rulesets mean the same as everywhere else.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Illegal, Move};
use liangyi_core::rules::{Ending, Repetition, Suicide};
use liangyi_core::score::{End, score};
use rustc_hash::FxHashMap;

use super::history::{BoardNumbers, HistoryMark, LineHistory};
use super::proofs::{Bound, Conditions, Histories, Proofs, ProvedBounds, SCALE, SolveProgress, SolveState, SolveWatch};

/// The greatest depth of a line.
const DEEPEST: u32 = 250;

/// Deepenings in a row without a new result after which the search gives up.
const WITHOUT_NEWS: u32 = 16;

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// The budget of positions is used up.
    Budget,
    /// Deeper searches prove nothing new.
    Depth,
}

/// A move that places a stone, legal as far as the board alone decides it.
#[derive(Clone, Copy, Debug)]
struct BoardMove {
    point: Point,
    /// The number of the board after it.
    board: u32,
    captured: u32,
    /// The distance from the edge: stones in the middle are tried first.
    edge_distance: u32,
}

/// The search of one start position.
pub struct Search {
    game: Game,
    history: LineHistory,
    boards: BoardNumbers,
    board_moves: FxHashMap<(u32, Color), Vec<BoardMove>>,
    margins: FxHashMap<(u32, u8), i64>,
    proofs: Proofs,
    /// By side and board, the last move that was good enough there. It is tried first (killer move).
    killers: [FxHashMap<u32, Move>; 2],
    /// The number of positions that may still be searched.
    pub left: u64,
    /// Follows the search, and may end it.
    watch: Option<SolveWatch>,
    searched: u64,
    /// The proved lower and upper bound of the value, in units of 1 / [`SCALE`] point.
    pub known: [Option<i64>; 2],
    /// Whether `watch` has ended the search.
    stopped: bool,
}

/// Positions searched from one call of a [`SolveWatch`] to the next.
const WATCHED: u64 = 1 << 12;

/// The marks of the history on which the effect of a move depends.
struct RelevantMarks {
    /// The mark that makes the move illegal.
    ban: Option<HistoryMark>,
    /// The marks that change how the game continues: that of a draw, and that of a null move.
    effects: [Option<HistoryMark>; 2],
}

enum Found {
    Open,
    Proved(Bound, Conditions),
}

impl Search {
    /// A search of at most `budget` positions from the present position of `game`.
    pub fn new(game: Game, budget: u64, watch: Option<SolveWatch>) -> Search {
        let history = LineHistory::new(game.rules());
        let mut search = Search {
            game,
            history,
            boards: BoardNumbers::default(),
            board_moves: FxHashMap::default(),
            margins: FxHashMap::default(),
            proofs: Proofs::new(),
            killers: Default::default(),
            left: budget,
            watch,
            searched: 0,
            known: [None; 2],
            stopped: false,
        };
        let board = search.board();
        search.history.push(&search.game, board);
        search
    }

    /// Whether nothing more is to be searched.
    pub fn is_spent(&self) -> bool {
        self.left == 0 || self.stopped
    }

    /// Proves whether Black gets at least `goal`, in at most `budget` positions.
    pub fn prove(&mut self, goal: i64, budget: u64) -> Result<Bound, Failed> {
        let kept_back = self.left.saturating_sub(budget);
        self.left -= kept_back;
        let proved = self.deepen(|search, depth| match search.black_gets(goal, depth)? {
            Found::Proved(bound, _) => Ok(Some(bound)),
            Found::Open => Ok(None),
        });
        self.left += kept_back;
        proved
    }

    /// Calls `attempt` with greater and greater depths until it gives a result.
    fn deepen<T>(
        &mut self,
        mut attempt: impl FnMut(&mut Search, u32) -> Result<Option<T>, Failed>,
    ) -> Result<T, Failed> {
        for histories in [Histories::Alike, Histories::Apart] {
            if histories == Histories::Apart && !self.history.matters() {
                break;
            }
            self.proofs.tell_apart(histories);
            let (mut last, mut repeated) = (None, 0);
            for depth in 0..=DEEPEST {
                let left = self.left;
                if let Some(result) = attempt(self, depth)? {
                    return Ok(result);
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

    /// A line of best play to the end of the game, from a position whose value is proved to be `value`.
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

    /// A move of `color` after which the value is still `value`, proved within `depth` moves.
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

    /// The greatest margin that the rules allow; `None` where debts or prisoners make it unlimited.
    pub fn most(&self) -> Option<i64> {
        let rules = self.game.rules();
        let is_limited = !rules.extra_moves && !rules.counting.facts().prisoners;
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
        self.history.push(&self.game, board);
        true
    }

    fn undo(&mut self) {
        self.game.undo();
        self.history.pop(&self.game);
    }

    /// The part of the margin that the moves so far have decided: debts and prisoners.
    fn standing(&self) -> i64 {
        let rules = self.game.rules();
        let mut points = 0;
        points -= i64::from(self.game.debt(rules));
        if rules.counting.facts().prisoners {
            points += i64::from(self.game.prisoners(Color::Black)) - i64::from(self.game.prisoners(Color::White));
        }
        points * SCALE
    }

    fn flags(&self) -> u8 {
        let side = |color: Option<Color>| color.map_or(0, |color| 1 + color.index() as u8);
        let rules = self.game.rules();
        // Whether the last stone, which a later one can take over, is one to pay for.
        let last = u8::from(rules.last_stone && self.game.debt(rules) != 0);
        self.game.to_move().index() as u8 | side(self.game.offer()) << 1 | side(self.game.button()) << 3 | last << 5
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

    /// The moves that place a stone, legal as far as the board alone decides it, those that capture most first.
    fn board_moves(&mut self, board: u32) -> Vec<BoardMove> {
        let color = self.game.to_move();
        if let Some(moves) = self.board_moves.get(&(board, color)) {
            return moves.clone();
        }
        let stones: Board = *self.game.board();
        let (size, suicide) = (stones.size(), self.game.rules().suicide);
        let mut moves: Vec<BoardMove> = Vec::new();
        for point in stones.empty().iter() {
            let mut after = stones;
            let removed = after.place(color, point);
            let is_allowed = match suicide {
                Suicide::Forbidden => removed.suicide.is_empty(),
                Suicide::MultiStone => removed.suicide.len() != 1,
                Suicide::Allowed => true,
            };
            if is_allowed {
                let board = self.boards.number(after.key());
                let captured = removed.captured.len() as u32;
                moves.push(BoardMove { point, board, captured, edge_distance: size.edge_distance(point) as u32 });
            }
        }
        let neighbours = |mv: &BoardMove| size.neighbours(mv.point).count();
        moves.sort_by_key(|mv| std::cmp::Reverse((mv.captured, mv.edge_distance, neighbours(mv))));
        self.board_moves.insert((board, color), moves.clone());
        moves
    }

    /// The moves to try, legal or not, in the order in which they are tried, with the boards they lead to.
    fn moves(&mut self) -> Vec<(Move, u32)> {
        let color = self.game.to_move();
        let board = self.board();
        let mut moves: Vec<(Move, u32)> =
            self.board_moves(board).into_iter().map(|mv| (Move::Play(mv.point), mv.board)).collect();
        if self.game.rules().virtual_moves {
            moves.push((Move::Virtual, board));
        }
        // A pass that ends the game is cheap to search.
        let at = if self.game.offer().is_some() { 0 } else { moves.len() };
        moves.insert(at, (Move::Pass, board));
        if let Some(killer) = self.killers[color.index()].get(&board)
            && let Some(at) = moves.iter().position(|(mv, _)| mv == killer)
        {
            moves[..=at].rotate_right(1);
        }
        moves
    }

    /// The marks of the history on which the effect of a move that leads to `board` depends.
    fn relevant_marks(&self, mv: Move, board: u32) -> RelevantMarks {
        let opponent = self.game.to_move().opponent();
        let rules = self.game.rules();
        let null = match (rules.ending, mv) {
            (Ending::NullMoves, Move::Play(_)) => Some(HistoryMark::stood(board)),
            (Ending::NullMoves, Move::Pass | Move::Virtual) => None,
            (
                Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard | Ending::Unchanged,
                _,
            ) => None,
        };
        let (ban, draw) = match (rules.repetition, mv) {
            (_, Move::Pass) => (None, None),
            (Repetition::Positional | Repetition::SincePass | Repetition::FourthBoard, Move::Play(_)) => {
                (Some(HistoryMark::stood(board)), None)
            }
            (Repetition::Situational, Move::Play(_)) => (Some(HistoryMark::faced(opponent, board)), None),
            (Repetition::NoRegression, Move::Play(_)) => (Some(HistoryMark::whole(opponent, board)), None),
            (Repetition::NoRegression, Move::Virtual) => (Some(HistoryMark::faced(opponent, board)), None),
            (
                Repetition::Positional | Repetition::Situational | Repetition::SincePass | Repetition::FourthBoard,
                Move::Virtual,
            ) => (None, None),
            // Moves that this rule forbids are part of the state.
            (Repetition::TwoMoveWindow, Move::Play(_)) => (None, Some(HistoryMark::whole(opponent, board))),
            (Repetition::TwoMoveWindow, Move::Virtual) => (None, None),
            (Repetition::Simple | Repetition::Allowed, _) => (None, None),
        };
        RelevantMarks { ban, effects: [draw, null] }
    }

    /// The moves forbidden by a rule that refers to the last one or two moves only, see [`SolveState::forbidden`].
    fn forbidden(&self, moves: &[(Move, u32)]) -> u32 {
        match self.game.rules().repetition {
            Repetition::Simple | Repetition::TwoMoveWindow => {}
            Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::SincePass
            | Repetition::FourthBoard
            | Repetition::Allowed => {
                return 0;
            }
        }
        let color = self.game.to_move();
        let mut forbidden = 0;
        for (mv, _) in moves {
            if let Err(Illegal::Repeats(_)) = self.game.check(color, *mv) {
                forbidden |= 1 << mv.point().map_or(31, |point| point.index());
            }
        }
        forbidden
    }

    /// The moves that the opponent would be forbidden after a pass, see [`SolveState::forbidden_after_pass`].
    fn forbidden_after_pass(&mut self) -> u32 {
        match self.game.rules().repetition {
            Repetition::TwoMoveWindow if self.game.offer().is_none() => {}
            // A pass that ends the game forbids nothing, and other rules look at the last move alone, the pass.
            Repetition::TwoMoveWindow
            | Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::NoRegression
            | Repetition::SincePass
            | Repetition::FourthBoard
            | Repetition::Allowed => return 0,
        }
        if self.game.play(self.game.to_move(), Move::Pass).is_err() {
            return 0;
        }
        let moves = self.moves();
        let forbidden = self.forbidden(&moves);
        self.game.undo();
        forbidden
    }

    /// Whether Black gets at least `goal` from the present position, proved within `left` moves.
    fn black_gets(&mut self, goal: i64, left: u32) -> Result<Found, Failed> {
        if self.game.is_over() {
            let margin = self.margin();
            let bound = if margin >= goal { Bound::AtLeast(margin) } else { Bound::AtMost(margin) };
            return Ok(Found::Proved(bound, Conditions::none()));
        }
        let standing = self.standing();
        let moves = self.moves();
        let state = SolveState {
            board: self.board(),
            forbidden: self.forbidden(&moves),
            forbidden_after_pass: self.forbidden_after_pass(),
            flags: self.flags(),
        };
        if let Some((bound, on)) = self.proofs.find(&state, goal - standing, &self.history) {
            return Ok(Found::Proved(bound.shifted(standing), on));
        }
        if left == 0 || self.proofs.is_open(&state, goal - standing, left, &self.history) {
            return Ok(Found::Open);
        }
        if self.is_spent() {
            return Err(Failed::Budget);
        }
        self.left -= 1;
        self.searched += 1;
        if self.searched.is_multiple_of(WATCHED) {
            let so_far = || SolveProgress { positions: self.searched, bounds: ProvedBounds::scaled(self.known) };
            self.stopped = self.watch.as_ref().is_some_and(|goes_on| !goes_on(so_far()));
        }
        let color = self.game.to_move();
        let mut open = false;
        // The best bound among the moves that fail, from the mover's side, and the conditions it depends on.
        let mut best: Option<i64> = None;
        let mut on = Conditions::none();
        for (mv, board) in moves {
            let RelevantMarks { ban, effects } = self.relevant_marks(mv, board);
            let ban = ban.map(|mark| (mark, self.history.has(mark)));
            let effects = effects.map(|mark| mark.map(|mark| (mark, self.history.has(mark))));
            if !self.play(mv) {
                if let Some((mark, true)) = ban {
                    on.depend_on(mark, true);
                }
                continue;
            }
            let own: Vec<HistoryMark> = self.history.marks(color.opponent(), board).collect();
            let after = self.black_gets(goal, left - 1);
            self.undo();
            let Found::Proved(bound, after) = after? else {
                open = true;
                continue;
            };
            let mut after = after.before(&own, mv == Move::Virtual);
            for (mark, present) in effects.into_iter().flatten() {
                after.depend_on(mark, present);
            }
            match (color, bound) {
                (Color::Black, Bound::AtLeast(_)) | (Color::White, Bound::AtMost(_)) => {
                    // Only a move that works depends on being allowed: the proof stands without those that fail.
                    if let Some((mark, present)) = ban {
                        after.depend_on(mark, present);
                    }
                    after.tidy();
                    self.killers[color.index()].insert(state.board, mv);
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
                self.proofs.leave_open(state, goal - standing, left, &self.history);
                return Ok(Found::Open);
            }
        };
        on.tidy();
        self.proofs.keep(state, bound.shifted(-standing), &on);
        Ok(Found::Proved(bound, on))
    }
}
