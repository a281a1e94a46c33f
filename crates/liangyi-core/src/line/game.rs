//! A line game: moves in turn, who has won, and undo.

use std::fmt;

use super::board::LineBoard;
use super::freeing::{Difference, freeing_differences};
use super::judgement::{LineJudgement, LineVerdict, forbidden_points, verdict};
use crate::base::splitmix::finalize;
use crate::base::{Color, Point, PointSet, Size};
use crate::board::Board;
use crate::game::{Illegal, LegalMoves, Move, Played, Position};
use crate::rules::LineRules;
use crate::sgf::{GameResult, Recorded, WonBy};

/// Why a line game cannot start from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLineSetup {
    /// No line has room for five both ways.
    #[error("a five-in-a-row game needs {least} lines or more a side", least = LineGame::MIN_LINES)]
    TooSmall,
    /// A side has five already.
    #[error("{0} has five in a line")]
    Five(Color),
}

/// How a line game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// The last move has made five for this side.
    Five(Color),
    /// The last move was forbidden, and this side has made it and lost (判负).
    Forbidden(Color),
    /// Two passes in a row: a draw.
    Passes,
    /// The board is full: a draw.
    Full,
}

impl LineEnd {
    /// Who has won; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            LineEnd::Five(color) => Some(color),
            LineEnd::Forbidden(color) => Some(color.opponent()),
            LineEnd::Passes | LineEnd::Full => None,
        }
    }

    /// The result as records have it: nothing is counted, and who makes a forbidden move is judged to have lost.
    pub const fn result(self) -> GameResult {
        match self {
            LineEnd::Five(color) => GameResult::Won(color, WonBy::Unstated),
            LineEnd::Forbidden(color) => GameResult::Won(color.opponent(), WonBy::Forfeit),
            LineEnd::Passes | LineEnd::Full => GameResult::Draw,
        }
    }
}

impl fmt::Display for LineEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineEnd::Five(color) => write!(f, "{color} has five"),
            LineEnd::Forbidden(color) => write!(f, "{color} has made a forbidden move"),
            LineEnd::Passes => f.write_str("two passes"),
            LineEnd::Full => f.write_str("the board is full"),
        }
    }
}

/// A line game. Stones are placed in turn and never come off. A forbidden point may be played, and the game is lost by
/// it; it is not among the legal moves, so that nobody plays there who looks for a move.
#[derive(Clone, Debug)]
pub struct LineGame {
    rules: LineRules,
    start: Board,
    first: Color,
    board: Board,
    lines: LineBoard,
    moves: Vec<Played>,
    end: Option<LineEnd>,
}

impl LineGame {
    /// The fewest lines of a side.
    pub const MIN_LINES: usize = LineRules::MIN_LINES;

    /// A game from the empty board; Black moves first.
    ///
    /// # Errors
    ///
    /// [`BadLineSetup::TooSmall`] if a side of the board has fewer than [`LineGame::MIN_LINES`] lines.
    pub fn new(size: Size, rules: LineRules) -> Result<LineGame, BadLineSetup> {
        LineGame::from_setup(Board::new(size), rules, Color::Black)
    }

    /// A game from a set-up in which nobody has won, with `first` to move.
    ///
    /// # Errors
    ///
    /// [`BadLineSetup`] if the board is too small or a side has five already.
    pub fn from_setup(board: Board, rules: LineRules, first: Color) -> Result<LineGame, BadLineSetup> {
        let size = board.size();
        if size.width().min(size.height()) < LineGame::MIN_LINES {
            return Err(BadLineSetup::TooSmall);
        }
        let lines = LineBoard::of(&board);
        for color in Color::BOTH {
            let exact = rules.exact(color);
            if board.stones(color).iter().any(|point| lines.makes_five(color, point, exact)) {
                return Err(BadLineSetup::Five(color));
            }
        }
        let end = board.empty().is_empty().then_some(LineEnd::Full);
        Ok(LineGame { rules, start: board, first, board, lines, moves: Vec::new(), end })
    }

    /// The rules it is played under.
    pub fn rules(&self) -> LineRules {
        self.rules
    }

    /// The board the game started from.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Who was to move at the start.
    pub fn first(&self) -> Color {
        self.first
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The stones as lines.
    pub fn lines(&self) -> &LineBoard {
        &self.lines
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// How the game has ended, if it has.
    pub fn end(&self) -> Option<LineEnd> {
        self.end
    }

    /// The empty points that `color` must not play.
    pub fn forbidden(&self, color: Color) -> PointSet {
        forbidden_points(&self.lines, self.rules, color, &self.board.empty())
    }

    /// The verdict on a move of `color` with its reasons; `None` where there is a stone.
    pub fn judge(&self, color: Color, point: Point) -> Option<LineJudgement> {
        self.board.at(point).is_none().then(|| LineJudgement::new(&self.lines, self.rules, color, point))
    }

    /// The judgement of the last move in the position before it, which says why the game has ended by it; `None` where
    /// that was no stone.
    pub fn last_judgement(&self) -> Option<LineJudgement> {
        let Played { color, mv } = *self.moves.last()?;
        let point = mv.point()?;
        let mut before = self.lines;
        before.remove(color, point);
        Some(LineJudgement::new(&before, self.rules, color, point))
    }

    /// What would have to be different for a forbidden point of `color` to be none; see [`freeing_differences`]. None
    /// where there is a stone.
    pub fn freeing(&self, color: Color, point: Point) -> Vec<(Difference, LineVerdict)> {
        match self.board.at(point) {
            None => freeing_differences(&self.lines, self.rules, color, point),
            Some(_) => Vec::new(),
        }
    }

    /// Whether the move can be made, a forbidden one included: by it the game is lost.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            _ if self.end.is_some() => Err(Illegal::Over),
            Move::Play(point) if self.board.at(point).is_some() => Err(Illegal::Occupied),
            Move::Play(_) | Move::Pass => Ok(()),
            Move::Virtual => Err(Illegal::NoVirtualMoves),
        }
    }

    fn end_after(&self, mover: Color, leads_to: LineVerdict) -> Option<LineEnd> {
        match leads_to {
            LineVerdict::Five => Some(LineEnd::Five(mover)),
            LineVerdict::Forbidden => Some(LineEnd::Forbidden(mover)),
            LineVerdict::Free => self.board.empty().is_empty().then_some(LineEnd::Full),
        }
    }
}

impl Position for LineGame {
    fn size(&self) -> Size {
        self.board.size()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> &Board {
        &self.start
    }

    fn first(&self) -> Color {
        self.first
    }

    fn moves(&self) -> impl ExactSizeIterator<Item = Played> + '_ {
        self.moves.iter().copied()
    }

    fn to_move(&self) -> Color {
        self.moves.last().map_or(self.first, |played| played.color.opponent())
    }

    fn legal_moves(&self, color: Color) -> LegalMoves {
        let points = match self.end {
            Some(_) => PointSet::EMPTY,
            None => self.board.empty().without(&self.forbidden(color)),
        };
        LegalMoves { points, virtual_move: false, pass: true }
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        match mv {
            Move::Play(point) => {
                let leads_to = verdict(&self.lines, self.rules, color, point);
                self.board.add(color, &PointSet::single(point));
                self.lines.place(color, point);
                self.end = self.end_after(color, leads_to);
            }
            Move::Pass | Move::Virtual => {
                let passed_before = self.moves.last().is_some_and(|played| played.mv == Move::Pass);
                self.end = passed_before.then_some(LineEnd::Passes);
            }
        }
        self.moves.push(Played { color, mv });
        Ok(())
    }

    fn undo(&mut self) -> Option<Played> {
        let played = self.moves.pop()?;
        // Only the last move can have ended the game.
        self.end = None;
        if let Move::Play(point) = played.mv {
            self.board.clear(&PointSet::single(point));
            self.lines.remove(played.color, point);
        }
        Some(played)
    }

    fn is_over(&self) -> bool {
        self.end.is_some()
    }

    fn decided_margin(&self) -> Option<f32> {
        self.end.map(|end| end.winner().map_or(0.0, |color| color.sign() as f32))
    }

    fn key(&self) -> u128 {
        let passed = self.moves.last().is_some_and(|played| played.mv == Move::Pass);
        let end = match self.end {
            None => 0,
            Some(LineEnd::Five(color)) => 1 + color as u64,
            Some(LineEnd::Forbidden(color)) => 3 + color as u64,
            Some(LineEnd::Passes) => 5,
            Some(LineEnd::Full) => 6,
        };
        let rest = end << 2 | u64::from(passed) << 1 | self.to_move() as u64;
        self.board.key() ^ u128::from(finalize(rest)) << 64
    }
}

impl Recorded for LineGame {
    const GM: u32 = 4;
}
