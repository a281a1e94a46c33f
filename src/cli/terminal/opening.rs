//! The opening of a game by a rule for the choice of colours: who is asked, what a line answers, what the engine does.
//! Stones are on the board of the table as soon as they are placed, and its seats follow the colours.

use std::sync::atomic::Ordering;

use liangyi_core::base::{Color, PointNames};
use liangyi_core::game::Played;
use liangyi_core::line::{
    BadAnswer, NoMiddle, OpeningAnswer, OpeningPlayer, OpeningRule, OpeningState, OpeningStep, read_answer,
};
use liangyi_engine::engine::Engine;

use crate::protocol::{InternalError, guarded};
use crate::show::words::{Language, msg};
use crate::table::{GameTable, Refusal, Seats, TurnFailure};

/// An opening at a table.
#[derive(Clone, Debug)]
pub struct TableOpening {
    pub(super) state: OpeningState,
    /// Whether a person is the first player, and the second.
    persons: [bool; 2],
}

impl TableOpening {
    /// An opening before its first question, of which Black's seat is the first player's.
    ///
    /// # Errors
    ///
    /// The board has no middle, which the rule needs.
    pub fn new(rule: OpeningRule, table: &GameTable) -> Result<TableOpening, NoMiddle> {
        let seats = Seats::from(table.seats());
        let persons = [Color::Black, Color::White].map(|color| seats.has_person(color));
        Ok(TableOpening { state: OpeningState::new(rule, table.engine().size())?, persons })
    }

    /// The rule.
    pub fn rule(&self) -> OpeningRule {
        self.state.rule()
    }

    /// What is asked; `None` when the opening is over.
    pub fn step(&self) -> Option<OpeningStep> {
        self.state.next()
    }

    fn is_person(&self, player: OpeningPlayer) -> bool {
        self.persons[player.index()]
    }

    /// Whether the engine is asked.
    pub fn is_engines_turn(&self) -> bool {
        self.step().is_some_and(|step| !self.is_person(step.player))
    }

    /// What the person is asked, in sentences; empty when the opening is over.
    pub fn question(&self, names: PointNames, words: Language) -> String {
        self.step().map_or(String::new(), |step| words.opening_question(&step, self.state.to_move(), names))
    }

    /// Takes an answer, and has the table follow.
    fn take(&mut self, answer: OpeningAnswer, table: &mut GameTable) -> Result<(), BadAnswer> {
        let before = self.state.moves().count();
        self.state.apply(answer)?;
        for Played { color, mv } in self.state.moves().skip(before) {
            // An opening has no move that the game refuses.
            let played = table.play(color, mv);
            debug_assert_eq!(played, Ok(()));
        }
        let persons = [Color::Black, Color::White].map(|color| self.is_person(self.state.player(color)));
        table.sit(Seats::of_persons(persons).into());
        Ok(())
    }

    /// Takes what a person has typed.
    ///
    /// # Errors
    ///
    /// Why it is no answer, in words.
    pub fn answer(
        &mut self,
        text: &str,
        table: &mut GameTable,
        names: PointNames,
        words: Language,
    ) -> Result<(), String> {
        let Some(step) = self.step() else { return Ok(()) };
        read_answer(text, &step, names).and_then(|answer| self.take(answer, table)).map_err(|error| match error {
            BadAnswer::Unread(_) => words.say(msg!("opening-no-answer")),
            BadAnswer::Point(word) => {
                words.say(msg!("typed-no-point", word = word.as_str(), size = names.size.to_string()))
            }
            BadAnswer::Broken(error) => words.opening_error(error, names),
        })
    }

    /// Has the engine answer, and returns what; if it cannot, a person answers in its place from then on.
    ///
    /// # Errors
    ///
    /// A bug has ended its search.
    pub fn engine_answers(&mut self, table: &mut GameTable) -> Result<OpeningAnswer, TurnFailure> {
        let stop = table.stop_flag();
        stop.store(false, Ordering::Relaxed);
        let mut fork = table.engine().fork(table.engine().settings().clone());
        let answer = guarded(&mut fork, "opening", |engine| match engine {
            Engine::Line(line) => line.answer_opening(&self.state, &stop),
            Engine::Go(_) => None,
        });
        if let Ok(Some(answer)) = answer
            && self.take(answer.clone(), table).is_ok()
        {
            return Ok(answer);
        }
        self.persons = [true; 2];
        table.sit(Seats::Both.into());
        Err(TurnFailure::Internal(InternalError))
    }

    /// Whether no person has moved since the opening, so that its last answer is the next to be taken back.
    pub fn has_last_word(&self, table: &GameTable) -> bool {
        let moves = table.engine().moves();
        moves.iter().skip(self.state.moves().count()).all(|played| !table.is_person(played.color))
    }

    /// Goes back to before the last answer of a person, and has the table follow.
    ///
    /// # Errors
    ///
    /// No person has answered.
    pub fn take_back(&mut self, table: &mut GameTable) -> Result<(), Refusal> {
        let mut back = self.state.clone();
        while back.undo().is_some() {
            if back.next().is_some_and(|step| self.is_person(step.player)) {
                let answers = back.answers().to_vec();
                self.begin_again(table);
                let replayed = answers.into_iter().try_for_each(|answer| self.take(answer, table));
                debug_assert_eq!(replayed, Ok(()));
                return Ok(());
            }
        }
        Err(Refusal::NothingToTakeBack)
    }

    /// Begins the opening again on the empty board; the players have the colours with which they began.
    pub fn begin_again(&mut self, table: &mut GameTable) {
        table.begin_again();
        while self.state.undo().is_some() {}
        table.sit(Seats::of_persons(self.persons).into());
    }
}
