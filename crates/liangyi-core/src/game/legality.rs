//! Which moves are legal: occupied points, suicide, repetition, virtual moves.

use super::history::WholeKey;
use super::moves::{Illegal, Move, Repeats};
use super::state::Game;
use crate::base::{Color, Point, PointSet};
use crate::board::{BoardKey, ChainMap};
use crate::rules::{Ending, Repetition, Suicide};

/// Which moves a side may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The points a stone may be placed on.
    pub points: PointSet,
    /// Whether a virtual move may be made.
    pub virtual_move: bool,
    /// Whether a side may pass.
    pub pass: bool,
}

impl Game {
    /// Whether `color` may make the move now, whoever's turn it is.
    ///
    /// # Errors
    ///
    /// Why it may not.
    pub fn check(&self, color: Color, mv: Move) -> Result<(), Illegal> {
        match self.meant(mv) {
            Move::Pass => self.check_pass(color),
            _ if self.status.drawn => Err(Illegal::Drawn(self.drawn_after())),
            _ if self.is_over_for_good() => Err(Illegal::Over),
            Move::Virtual => self.check_virtual(color),
            Move::Play(point) => {
                if self.board.occupied().contains(point) {
                    return Err(Illegal::Occupied);
                }
                let mut after = self.board;
                let removed = after.place(color, point);
                self.check_effect(color, after.key(), removed.captured.len(), removed.suicide.len())
            }
        }
    }

    /// The move under the names of these rules: where a pass is a virtual move, a virtual move is a pass.
    pub(super) fn meant(&self, mv: Move) -> Move {
        if mv == Move::Virtual && self.rules.virtual_pass { Move::Pass } else { mv }
    }

    /// Everything `color` may do now, which is never nothing.
    pub fn legal_moves(&self, color: Color) -> LegalMoves {
        if self.status.drawn || self.is_over_for_good() {
            return LegalMoves { points: PointSet::EMPTY, virtual_move: false, pass: true };
        }
        let points = self.legal_points(color);
        let pass = points.is_empty() || self.fourth_board().is_ok();
        LegalMoves { points, virtual_move: self.check_virtual(color).is_ok(), pass }
    }

    /// The points on which a stone of `color` would offer to end the game, as a pass does, with the number of moves
    /// after which the board first stood that it leaves: null moves (无为, 新应氏, article 6), and moves that leave the
    /// board unchanged where those end the game.
    pub fn offering_points(&self, color: Color) -> Vec<(Point, usize)> {
        let stood: fn(&Game, BoardKey) -> Option<usize> = match self.rules.ending {
            Ending::NullMoves => |game, key| game.history.stood(key),
            Ending::Unchanged => |game, key| (key == game.board.key()).then_some(game.move_number()),
            Ending::Stop | Ending::Passes | Ending::FourPasses | Ending::FourPassesOnABoard => return Vec::new(),
        };
        let map = ChainMap::new(&self.board);
        let legal = self.legal_points(color);
        let offers = |point| Some((point, stood(self, map.effect(color, point).key)?));
        legal.iter().filter_map(offers).collect()
    }

    fn legal_points(&self, color: Color) -> PointSet {
        let map = ChainMap::new(&self.board);
        map.empty()
            .iter()
            .filter(|&point| {
                let effect = map.effect(color, point);
                self.check_effect(color, effect.key, effect.captures, effect.suicides).is_ok()
            })
            .collect()
    }

    /// A pass is forbidden where it is a virtual move that brings a board back too often; not to a side that has no
    /// other move.
    fn check_pass(&self, color: Color) -> Result<(), Illegal> {
        if !self.rules.virtual_pass || self.status.drawn || self.is_over_for_good() {
            return Ok(());
        }
        self.fourth_board().or_else(|reason| if self.legal_points(color).is_empty() { Ok(()) } else { Err(reason) })
    }

    /// Whether a stone outside the board leaves the board there for less than the fourth time, under the rule that
    /// counts it (同形四现).
    fn fourth_board(&self) -> Result<(), Illegal> {
        const MOST: usize = 3;
        let rule = self.rules.repetition;
        if !rule.may_forbid_passes() {
            return Ok(());
        }
        let key = self.board.key();
        let stood = 1 + self.steps.iter().filter(|step| step.key_before.board == key).count();
        if stood < MOST {
            return Ok(());
        }
        let after_move = self.history.stood(key).unwrap_or_default();
        Err(Illegal::Repeats(Repeats { rule, faced_by: None, after_move, board_only: true }))
    }

    /// After how many moves the board first stood since the last pass, if it has.
    fn stood_since_pass(&self, key: BoardKey) -> Option<usize> {
        self.history.stood(key)?;
        let since = self.steps.iter().rposition(|step| step.played.mv == Move::Pass).map_or(0, |pass| pass + 1);
        let boards = self.steps[since..].iter().map(|step| step.key_before.board).chain([self.board.key()]);
        boards.enumerate().find(|(_, board)| *board == key).map(|(moves, _)| since + moves)
    }

    /// Whether a stone of `color` that turns the board into `key` is allowed.
    fn check_effect(&self, color: Color, key: BoardKey, captures: usize, suicides: usize) -> Result<(), Illegal> {
        let suicide_allowed = match self.rules.suicide {
            Suicide::Forbidden => suicides == 0,
            Suicide::MultiStone => suicides != 1,
            Suicide::Allowed => true,
        };
        if !suicide_allowed {
            return Err(Illegal::Suicide);
        }
        if self.rules.ending.frees_unchanged_boards() && key == self.board.key() {
            return Ok(());
        }
        let opponent = color.opponent();
        let rule = self.rules.repetition;
        let repeats =
            |faced_by, after_move| Err(Illegal::Repeats(Repeats { rule, faced_by, after_move, board_only: false }));
        match rule {
            Repetition::Simple if captures != 1 => Ok(()),
            Repetition::Simple => match self.faced_in_window(opponent).next() {
                Some((before, moves)) if before.board == key => repeats(None, moves),
                _ => Ok(()),
            },
            Repetition::Positional => match self.history.stood(key) {
                Some(moves) => repeats(None, moves),
                None => Ok(()),
            },
            Repetition::Situational => match self.history.faced_board(opponent, key) {
                Some(moves) => repeats(Some(opponent), moves),
                None => Ok(()),
            },
            Repetition::NoRegression => {
                let whole = WholeKey { board: key, ..self.whole_key() };
                match self.history.faced_whole(opponent, &whole) {
                    Some(moves) => repeats(Some(opponent), moves),
                    None => Ok(()),
                }
            }
            Repetition::TwoMoveWindow => {
                let whole = WholeKey { board: key, ..self.whole_key() };
                match self.faced_in_window(opponent).find(|(faced, _)| *faced == whole) {
                    Some((_, moves)) => repeats(Some(opponent), moves),
                    None => Ok(()),
                }
            }
            Repetition::SincePass => match self.stood_since_pass(key) {
                Some(moves) => repeats(None, moves),
                None => Ok(()),
            },
            Repetition::FourthBoard => {
                let whole = WholeKey { board: key, ..self.whole_key() };
                let stands = (whole == self.whole_key()).then_some(self.steps.len());
                let faced = Color::BOTH.into_iter().filter_map(|color| self.history.faced_whole(color, &whole));
                match faced.chain(stands).min() {
                    Some(moves) => repeats(None, moves),
                    None => Ok(()),
                }
            }
            Repetition::Allowed => Ok(()),
        }
    }

    /// What `color` has faced in the window of [`Repetition::TwoMoveWindow`], each with the number of moves before it,
    /// the latest first: on its last turn with a stone, real or virtual, and when it has passed since. A pass is no
    /// move (着), and opens no window.
    pub(super) fn faced_in_window(&self, color: Color) -> impl Iterator<Item = (WholeKey, usize)> + '_ {
        let mut is_open = true;
        let turns = self.steps.iter().enumerate().rev().filter(move |(_, step)| step.played.color == color);
        let window = turns.take_while(move |(_, step)| {
            let is_in = is_open;
            is_open &= step.played.mv == Move::Pass && !self.rules.virtual_pass;
            is_in
        });
        window.map(|(moves, step)| (step.key_before, moves))
    }

    fn check_virtual(&self, color: Color) -> Result<(), Illegal> {
        if !self.rules.virtual_moves {
            return Err(Illegal::NoVirtualMoves);
        }
        let opponent = color.opponent();
        let key = self.board.key();
        let faced = match self.rules.repetition {
            Repetition::NoRegression => self.history.faced_board(opponent, key),
            Repetition::TwoMoveWindow => {
                self.faced_in_window(opponent).find(|(faced, _)| faced.board == key).map(|(_, moves)| moves)
            }
            Repetition::FourthBoard => return self.fourth_board(),
            // A rule that looks at real moves alone says nothing of virtual ones.
            Repetition::Simple
            | Repetition::Positional
            | Repetition::Situational
            | Repetition::SincePass
            | Repetition::Allowed => None,
        };
        match faced {
            Some(after_move) => Err(Illegal::Repeats(Repeats {
                rule: self.rules.repetition,
                faced_by: Some(opponent),
                after_move,
                board_only: true,
            })),
            None => Ok(()),
        }
    }
}
