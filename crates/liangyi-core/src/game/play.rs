//! Making moves and taking them back: what a move does to the board, the history, the offers to end and the phase.

use super::history::WholeKey;
use super::moves::{Illegal, Move, Played};
use super::state::{Game, Step};
use super::status::Phase;
use crate::base::Color;
use crate::board::{BoardKey, Removed};
use crate::rules::Ending;

/// The offers that end a game under the two rules of four passes (四虚终局).
const FOUR: u32 = 4;

impl Game {
    /// Makes a move for `color`, whoever's turn it is.
    ///
    /// A game that has ended takes moves too, as GTP and records have them: after [`Phase::Stopped`] and
    /// [`Phase::Over`] a move that is no offer to end goes on with it, in [`Phase::Resolution`], and an offer leaves
    /// it ended. A draw by repetition is final, and so is the end by four passes: such a game takes passes alone and
    /// stays over. [`Game::play_next`] holds a game to its turns and its end.
    ///
    /// # Errors
    ///
    /// Why the move is illegal; the game is then as it was.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.check(color, mv)?;
        self.make(color, self.meant(mv), None);
        Ok(())
    }

    /// Makes a move for the side whose turn it is, in a game that is not [`Phase::Over`]. One that is stopped goes on:
    /// there the rules have play resumed where the sides disagree.
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] or [`Illegal::Drawn`] after the end, for a pass too, else why the move is illegal; the game is
    /// then as it was.
    ///
    /// ```
    /// use liangyi_core::base::Size;
    /// use liangyi_core::game::{Game, Illegal, Move, Phase};
    /// use liangyi_core::rules;
    ///
    /// let size = Size::square(9).expect("2 to 21 lines");
    /// let mut game = Game::new(size, rules::find("tromp-taylor").expect("a ruleset").rules.clone());
    /// game.play_next(Move::Pass)?;
    /// game.play_next(Move::Pass)?;
    /// assert_eq!((game.phase(), game.play_next(Move::Pass)), (Phase::Over, Err(Illegal::Over)));
    ///
    /// // `play` goes on.
    /// game.play(game.to_move(), Move::parse("C3", size).expect("a move"))?;
    /// assert_eq!(game.phase(), Phase::Resolution);
    /// # Ok::<(), Illegal>(())
    /// ```
    pub fn play_next(&mut self, mv: Move) -> Result<(), Illegal> {
        match self.phase() {
            Phase::Over if self.is_drawn() => Err(Illegal::Drawn(self.drawn_after())),
            Phase::Over => Err(Illegal::Over),
            Phase::Contest | Phase::Stopped | Phase::Resolution => self.play(self.to_move(), mv),
        }
    }

    /// As [`Game::play`], but makes moves too that the rules forbid by repetition or as suicide, or after a draw by
    /// repetition, as the record of a game played elsewhere may have them. Returns why the move is forbidden, `None`
    /// for a legal one.
    ///
    /// # Errors
    ///
    /// What cannot be made under any rules: a stone on a stone, [`Illegal::Occupied`], and a virtual move where there
    /// are none, [`Illegal::NoVirtualMoves`]. The game is then as it was.
    pub fn play_forced(&mut self, color: Color, mv: Move) -> Result<Option<Illegal>, Illegal> {
        let mv = self.meant(mv);
        match mv {
            Move::Play(point) if self.board.occupied().contains(point) => return Err(Illegal::Occupied),
            Move::Virtual if !self.rules.virtual_moves => return Err(Illegal::NoVirtualMoves),
            Move::Play(_) | Move::Virtual | Move::Pass => {}
        }
        let forbidden = self.check(color, mv).err();
        self.make(color, mv, forbidden);
        Ok(forbidden)
    }

    /// As [`Game::play_forced`], but a stone that would be alone and without a liberty stays forbidden: no rules of
    /// KataGo's allow it.
    ///
    /// # Errors
    ///
    /// As there, and [`Illegal::Suicide`].
    pub fn play_as_katago(&mut self, color: Color, mv: Move) -> Result<Option<Illegal>, Illegal> {
        if let (Err(Illegal::Suicide), Move::Play(point)) = (self.check(color, mv), mv)
            && !self.size().neighbours(point).any(|next| self.board.stones(color).contains(next))
        {
            return Err(Illegal::Suicide);
        }
        self.play_forced(color, mv)
    }

    /// The moves that the rules forbid and that were made all the same: their indices, counted from 0, and why they are
    /// forbidden.
    pub fn forbidden_moves(&self) -> impl Iterator<Item = (usize, Illegal)> + '_ {
        self.forbidden.iter().copied()
    }

    /// Whether the move with this index, counted from 0, was made although it is forbidden.
    pub(super) fn is_forbidden(&self, index: usize) -> bool {
        self.forbidden.binary_search_by_key(&index, |(index, _)| *index).is_ok()
    }

    fn make(&mut self, color: Color, mv: Move, forbidden: Option<Illegal>) {
        let moves = self.steps.len();
        let opponent = color.opponent();
        let before = self.status;
        let key_before = self.whole_key();
        let faced_before = self.history.face(color, key_before, moves);
        let removed = match mv {
            Move::Play(point) => self.board.place(color, point),
            Move::Pass | Move::Virtual => Removed::default(),
        };
        let status = &mut self.status;
        status.prisoners[color.index()] += removed.captured.len() as u32;
        status.prisoners[opponent.index()] += removed.suicide.len() as u32;
        let places_outside = mv == Move::Virtual || mv == Move::Pass && self.rules.virtual_pass;
        if places_outside {
            status.virtual_stones[color.index()] += 1;
        }
        if places_outside || mv != Move::Pass {
            status.stone_moves[color.index()] += 1;
            if before.phase == Phase::Contest {
                status.contest_moves[color.index()] += 1;
            }
        }
        if mv.point().is_some() && before.phase == Phase::Contest {
            status.last_contest_stone = Some(color);
        }
        status.to_move = opponent;
        self.follow_ending(color, mv, key_before.board);
        let key = self.whole_key();
        if self.rules.repetition.draws_by_cycles()
            && self.history.faced_whole(opponent, &key).is_some()
            && self.faced_in_window(opponent).all(|(faced, _)| faced != key)
        {
            self.status.drawn = true;
        }
        if self.status.drawn {
            self.status.phase = Phase::Over;
        }
        let may_close_cycle = matches!(mv, Move::Play(_)) && forbidden.is_none() && !before.phase.is_end();
        self.status.cycle = if may_close_cycle { self.cycle_from(opponent, &key) } else { None };
        let faced_after = self.history.face(opponent, key, moves + 1);
        let stood = self.history.stand(key.board, moves + 1);
        let removes = removed != Removed::default();
        self.removals.extend(removes.then_some(removed));
        self.forbidden.extend(forbidden.map(|reason| (moves, reason)));
        let played = Played { color, mv };
        self.steps.push(Step { played, removes, before, key_before, faced_before, faced_after, stood });
    }

    /// After how many moves `color` last faced the position that it faces now; `None` where it has not, where the game
    /// has ended since, and under rules that forbid longer cycles than a ko or do something else about them.
    fn cycle_from(&self, color: Color, key: &WholeKey) -> Option<u32> {
        if !self.rules.repetition.forbids_ko_alone() || self.history.faced_whole(color, key).is_none() {
            return None;
        }
        let since_end = self.steps.iter().enumerate().rev().take_while(|(_, step)| !step.before.phase.is_end());
        let mut faced = since_end.filter(|(_, step)| step.played.color == color && step.key_before == *key);
        faced.next().map(|(moves, _)| moves as u32)
    }

    /// Counts offers to end and moves the phase on.
    fn follow_ending(&mut self, color: Color, mv: Move, board_before: BoardKey) {
        let board = self.board.key();
        let takes_button = self.rules.button && self.status.button.is_none() && mv == Move::Pass;
        let offers = match self.rules.ending {
            Ending::Stop | Ending::Passes | Ending::FourPasses => mv == Move::Pass && !takes_button,
            Ending::FourPassesOnABoard => return self.follow_passes_on_a_board(color, mv),
            Ending::NullMoves => mv != Move::Virtual && self.history.stood(board).is_some(),
            Ending::Unchanged => mv != Move::Virtual && board == board_before,
        };
        let status = &mut self.status;
        if takes_button {
            status.button = Some(color);
        }
        let was_over = status.phase.is_end();
        // A stone resumes the game though the move is null, and such a move is the first offer of a new end.
        let resumes = was_over && (!offers || matches!(mv, Move::Play(_)));
        if resumes {
            status.phase = Phase::Resolution;
        }
        if resumes || !offers {
            (status.offers, status.first_offer) = (0, None);
        }
        if !offers {
            return;
        }
        status.offers += 1;
        status.first_offer.get_or_insert(color);
        if status.offers < 2 {
            return;
        }
        // The ruleset says who moves if the sides disagree; where it does not, the turns just go on.
        let first = status.first_offer.unwrap_or(color.opponent());
        (status.phase, status.to_move) = match self.rules.ending {
            Ending::Stop => (Phase::Stopped, first),
            Ending::FourPasses if status.offers == 2 => (Phase::Stopped, first),
            Ending::FourPasses if status.offers < FOUR => (Phase::Stopped, color.opponent()),
            Ending::NullMoves => (Phase::Over, first.opponent()),
            Ending::FourPasses | Ending::FourPassesOnABoard | Ending::Passes | Ending::Unchanged => {
                (Phase::Over, color.opponent())
            }
        };
    }

    /// Counts the passes made on the board as it is now, whatever came between them: the fourth ends the game.
    fn follow_passes_on_a_board(&mut self, color: Color, mv: Move) {
        let key = self.board.key();
        let passes = |step: &&Step| step.played.mv == Move::Pass && step.key_before.board == key;
        let mut offers: Vec<Color> = self.steps.iter().filter(passes).map(|step| step.played.color).collect();
        offers.extend((mv == Move::Pass).then_some(color));
        let status = &mut self.status;
        status.offers = offers.len() as u32;
        status.first_offer = offers.first().copied();
        if mv == Move::Pass && status.offers >= FOUR {
            status.phase = Phase::Over;
        } else if status.phase.is_end() && mv != Move::Pass {
            status.phase = Phase::Resolution;
        }
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Played> {
        let step = self.steps.pop()?;
        let Played { color, mv } = step.played;
        let key = self.whole_key();
        self.history.remove(color.opponent(), key, step.stood);
        self.history.remove(color.opponent(), key, step.faced_after);
        self.history.remove(color, step.key_before, step.faced_before);
        let removed = if step.removes { self.removals.pop() } else { None };
        if let Move::Play(point) = mv {
            self.board.take_back(color, point, &removed.unwrap_or_default());
        }
        self.forbidden.pop_if(|(index, _)| *index == self.steps.len());
        self.status = step.before;
        Some(step.played)
    }
}
