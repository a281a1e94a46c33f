//! Games of the model: who has faced what, offers, phases, debts.

use std::collections::BTreeSet;

use super::board::{Board, Point, Side, Sides, after, empty_board, sides};
use super::rulesets::{End, Repetition, Ruleset};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Real(Point),
    Virtual,
    Pass,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Contest,
    Stopped,
    Resolution,
    Over,
}

/// A whole position: the board and each side's virtual stones.
type Whole = (Board, [u32; 2]);

/// A game from the empty board.
#[derive(Clone)]
pub struct Game {
    pub rules: Ruleset,
    pub board: Board,
    pub moves: Vec<(Side, Move)>,
    pub phase: Phase,
    pub to_move: Side,
    /// Stones outside the board, Black's first.
    pub virtual_stones: [u32; 2],
    /// The opponent's stones that each side has taken or been given.
    pub prisoners: [u32; 2],
    /// Moves with a stone, real and virtual.
    pub stone_moves: [i32; 2],
    /// Those made before the first end.
    pub contest_moves: [i32; 2],
    /// Whose the last stone on the board is that was placed before the first end.
    pub last_stone: Option<Side>,
    pub drawn: bool,
    /// After how many moves the position stood that the last stone has brought back, under the rule of simple ko.
    pub cycle: Option<usize>,
    /// Who made the offers to end that follow one another up to now.
    offers: Vec<Side>,
    boards: BTreeSet<Board>,
    faced: [BTreeSet<Whole>; 2],
    faced_boards: [BTreeSet<Board>; 2],
    /// What each side faced on its own last turn.
    last_turn: [Option<Whole>; 2],
    /// What stood before each of the moves.
    before: Vec<Whole>,
    /// How many moves had been made when play was last taken up: at the start, or after an end.
    taken_up: usize,
}

impl Game {
    pub fn new(rules: Ruleset, size: Sides) -> Game {
        Game {
            rules,
            board: empty_board(size),
            moves: Vec::new(),
            phase: Phase::Contest,
            to_move: rules.first,
            virtual_stones: [0; 2],
            prisoners: [0; 2],
            stone_moves: [0; 2],
            contest_moves: [0; 2],
            last_stone: None,
            drawn: false,
            cycle: None,
            offers: Vec::new(),
            boards: BTreeSet::from([empty_board(size)]),
            faced: Default::default(),
            faced_boards: Default::default(),
            last_turn: [None, None],
            before: Vec::new(),
            taken_up: 0,
        }
    }

    pub fn over(&self) -> bool {
        self.phase == Phase::Stopped || self.phase == Phase::Over
    }

    /// Who made the first of the offers that stand.
    pub fn first_offer(&self) -> Option<Side> {
        self.offers.first().copied()
    }

    fn whole(&self) -> Whole {
        (self.board.clone(), self.virtual_stones)
    }

    fn face(&mut self, side: Side) {
        let whole = self.whole();
        self.faced_boards[side as usize].insert(whole.0.clone());
        self.faced[side as usize].insert(whole);
    }

    pub fn legal(&self, side: Side, mv: Move) -> bool {
        match mv {
            Move::Pass => self.may_pass(side),
            Move::Virtual if self.rules.virtual_pass => self.may_pass(side),
            _ if self.drawn || self.is_over_for_good() => false,
            Move::Virtual => self.rules.virtual_moves && !self.virtual_move_regresses(side),
            Move::Real((x, y)) => {
                if self.board[y][x].is_some() {
                    return false;
                }
                let (board, taken, given) = after(&self.board, side, (x, y));
                if given > 0 && self.rules.smallest_suicide.is_none_or(|smallest| given < smallest) {
                    return false;
                }
                if self.rules.end == End::OverAtUnchangedBoards && board == self.board {
                    return true;
                }
                !self.repeats(side, board, taken)
            }
        }
    }

    /// Four passes end a game so that nobody may move any more.
    fn is_over_for_good(&self) -> bool {
        self.phase == Phase::Over && matches!(self.rules.end, End::OverAtFourPasses | End::OverAtFourPassesOnABoard)
    }

    /// Where a pass is a virtual move, the rule that counts boards may forbid it, but not to who has no other move.
    fn may_pass(&self, side: Side) -> bool {
        let counted = self.rules.virtual_pass
            && self.rules.repetition == Repetition::FourthBoard
            && !self.drawn
            && !self.is_over_for_good();
        if !counted || !self.stands_for_the_fourth_time() {
            return true;
        }
        let (columns, rows) = sides(&self.board);
        !(0..columns * rows).any(|i| self.legal(side, Move::Real((i % columns, i / columns))))
    }

    /// Whether the board would stand for the fourth time if it stayed as it is.
    fn stands_for_the_fourth_time(&self) -> bool {
        self.before.iter().filter(|before| before.0 == self.board).count() + 1 >= 3
    }

    fn virtual_move_regresses(&self, side: Side) -> bool {
        let opponent = side.other() as usize;
        match self.rules.repetition {
            Repetition::NoRegression => self.faced_boards[opponent].contains(&self.board),
            Repetition::TwoMoveWindow => self.window(opponent).any(|faced| faced.0 == self.board),
            Repetition::FourthBoard => self.stands_for_the_fourth_time(),
            other => panic!("no ruleset with virtual moves has the {other:?} rule"),
        }
    }

    /// Whether a real move of `side` that leaves `board`, having taken so many stones, is a forbidden repetition.
    fn repeats(&self, side: Side, board: Board, taken: usize) -> bool {
        let opponent = side.other() as usize;
        match self.rules.repetition {
            Repetition::Simple => {
                taken == 1 && self.last_turn[opponent].as_ref().is_some_and(|before| before.0 == board)
            }
            Repetition::Positional => self.boards.contains(&board),
            Repetition::Situational => self.faced_boards[opponent].contains(&board),
            Repetition::NoRegression => self.faced[opponent].contains(&(board, self.virtual_stones)),
            Repetition::TwoMoveWindow => {
                self.window(opponent).any(|faced| *faced == (board.clone(), self.virtual_stones))
            }
            Repetition::SincePass => {
                let since = self.moves.iter().rposition(|(_, mv)| *mv == Move::Pass).map_or(0, |pass| pass + 1);
                board == self.board || self.before[since..].iter().any(|before| before.0 == board)
            }
            Repetition::FourthBoard => {
                let whole = (board, self.virtual_stones);
                self.whole() == whole || self.before.contains(&whole)
            }
            Repetition::Allowed => false,
        }
    }

    /// What the side of this index has faced from its last move on that was no pass.
    fn window(&self, side: usize) -> impl Iterator<Item = &Whole> {
        let is_stone = |(mover, mv): &(Side, Move)| *mover as usize == side && *mv != Move::Pass;
        let from = self.moves.iter().rposition(is_stone).unwrap_or(0);
        let turns = self.moves.iter().zip(&self.before).skip(from);
        turns.filter(move |((mover, _), _)| *mover as usize == side).map(|(_, faced)| faced)
    }

    /// Every legal move of `side`, the pass last.
    pub fn legal_moves(&self, side: Side) -> Vec<Move> {
        let (columns, rows) = sides(&self.board);
        let mut moves: Vec<Move> = (0..columns * rows).map(|i| Move::Real((i % columns, i / columns))).collect();
        moves.extend([Move::Virtual, Move::Pass]);
        // Where a pass is a virtual move, they are one move.
        moves.retain(|&mv| self.legal(side, mv) && !(mv == Move::Virtual && self.rules.virtual_pass));
        moves
    }

    pub fn play(&mut self, side: Side, mv: Move) {
        assert!(self.legal(side, mv));
        let mv = if mv == Move::Virtual && self.rules.virtual_pass { Move::Pass } else { mv };
        let (me, opponent) = (side as usize, side.other() as usize);
        self.face(side);
        let before = self.whole();
        match mv {
            Move::Real(point) => {
                let (board, taken, given) = after(&self.board, side, point);
                self.board = board;
                self.prisoners[me] += taken as u32;
                self.prisoners[opponent] += given as u32;
            }
            Move::Virtual => self.virtual_stones[me] += 1,
            Move::Pass if self.rules.virtual_pass => self.virtual_stones[me] += 1,
            Move::Pass => {}
        }
        if matches!(mv, Move::Real(_)) && self.phase == Phase::Contest {
            self.last_stone = Some(side);
        }
        if mv != Move::Pass || self.rules.virtual_pass {
            self.stone_moves[me] += 1;
            if self.phase == Phase::Contest {
                self.contest_moves[me] += 1;
            }
        }
        self.to_move = side.other();

        let offer = match self.rules.end {
            End::StopAtPasses | End::OverAtPasses | End::OverAtFourPasses | End::OverAtFourPassesOnABoard => {
                mv == Move::Pass
            }
            End::OverAtNullMoves => self.boards.contains(&self.board),
            End::OverAtUnchangedBoards => self.board == before.0,
        };
        let resumes = self.over() && (!offer || matches!(mv, Move::Real(_)));
        if resumes {
            self.phase = Phase::Resolution;
            self.taken_up = self.moves.len() + 1;
        }
        if resumes || !offer {
            self.offers.clear();
        }
        if offer {
            self.offers.push(side);
        }
        let needed = if self.rules.end == End::OverAtFourPassesOnABoard {
            // All passes that were made on the board as it is, whatever came between.
            self.offers = (0..self.moves.len())
                .filter(|&i| self.moves[i].1 == Move::Pass && self.before[i].0 == self.board)
                .map(|i| self.moves[i].0)
                .chain(offer.then_some(side))
                .collect();
            if offer { 4 } else { usize::MAX }
        } else {
            2
        };
        if self.offers.len() >= needed {
            let stops = match self.rules.end {
                End::StopAtPasses => true,
                End::OverAtFourPasses => self.offers.len() < 4,
                _ => false,
            };
            self.phase = if stops { Phase::Stopped } else { Phase::Over };
            match self.rules.end {
                End::OverAtFourPasses if self.offers.len() == 2 => self.to_move = self.offers[0],
                End::OverAtFourPasses | End::OverAtFourPassesOnABoard => {}
                End::StopAtPasses => self.to_move = self.offers[0],
                End::OverAtNullMoves => self.to_move = self.offers[0].other(),
                End::OverAtPasses | End::OverAtUnchangedBoards => {}
            }
        }

        let now = self.whole();
        let was_in_window = self.window(opponent).any(|faced| *faced == now);
        if self.rules.repetition == Repetition::TwoMoveWindow && self.faced[opponent].contains(&now) && !was_in_window {
            self.drawn = true;
        }
        if self.drawn {
            self.phase = Phase::Over;
        }
        self.cycle = None;
        if self.rules.repetition == Repetition::Simple && matches!(mv, Move::Real(_)) {
            let stood = |i: &usize| self.moves[*i].0 != side && self.before[*i] == now;
            self.cycle = (self.taken_up..self.moves.len()).rfind(stood);
        }
        self.moves.push((side, mv));
        self.before.push(before.clone());
        self.last_turn[me] = Some(before);
        self.boards.insert(self.board.clone());
        self.face(side.other());
    }

    /// The game without its last `count` moves, played again from the empty board.
    pub fn without_last(&self, count: usize) -> Game {
        let mut game = Game::new(self.rules, sides(&self.board));
        for &(side, mv) in &self.moves[..self.moves.len() - count] {
            game.play(side, mv);
        }
        game
    }

    /// The number of move sequences of `depth` moves, the side to move moving; a game that is over has none.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over() {
            return 0;
        }
        let moves = self.legal_moves(self.to_move);
        if depth == 1 {
            return moves.len() as u64;
        }
        let child = |mv| {
            let mut child = self.clone();
            child.play(self.to_move, mv);
            child.perft(depth - 1)
        };
        moves.into_iter().map(child).sum()
    }
}
