//! The opening of a game by a rule for the choice of colours: who is asked, what a line answers, what the engine does.
//! Stones are on the board of the table as soon as they are placed, and its seats follow the colours.

use std::sync::atomic::Ordering;

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::game::Played;
use liangyi_core::line::{
    BadAnswer, NoMiddle, OpeningAnswer, OpeningPlayer, OpeningQuestion, OpeningRule, OpeningState, OpeningStep,
    read_answer, told_opening,
};
use liangyi_engine::engine::Engine;

use super::board::OpeningMarks;
use super::command::answer_read;
use crate::protocol::{InternalError, guarded};
use crate::show::words::{Language, msg};
use crate::table::{GameTable, Refusal, Seats, TurnFailure};

/// An opening at a table.
#[derive(Clone, Debug)]
pub struct TableOpening {
    pub(super) state: OpeningState,
    /// Whether a person is the first player, and the second.
    persons: [bool; 2],
    /// The points that a person has named before the others of its answer.
    given: Vec<Point>,
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
        Ok(TableOpening { state: OpeningState::new(rule, table.engine().size())?, persons, given: Vec::new() })
    }

    /// The rule.
    pub fn rule(&self) -> OpeningRule {
        self.state.rule()
    }

    /// What records tell of it; `None` before the first answer.
    pub fn told(&self) -> Option<String> {
        (!self.state.answers().is_empty()).then(|| told_opening(&self.state))
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
        let asked = |step| words.opening_question(&step, self.state.to_move(), self.given.len(), names);
        self.step().map_or(String::new(), asked)
    }

    /// What stands on the board besides the stones of the game: the points named so far, and the fifth moves offered.
    pub fn marks(&self) -> OpeningMarks {
        let signed = |points: &[Point]| points.iter().copied().zip('a'..).collect();
        match self.step().map(|step| step.question) {
            Some(OpeningQuestion::Stones(_)) => {
                let colors = [self.state.to_move(), self.state.to_move().opponent()].into_iter().cycle();
                OpeningMarks { stones: colors.zip(self.given.iter().copied()).collect(), signs: Vec::new() }
            }
            Some(OpeningQuestion::Offer(_)) => OpeningMarks { signs: signed(&self.given), ..OpeningMarks::default() },
            Some(OpeningQuestion::Choice(offered)) => {
                OpeningMarks { signs: signed(&offered), ..OpeningMarks::default() }
            }
            Some(OpeningQuestion::Side(_) | OpeningQuestion::Count(_)) | None => OpeningMarks::default(),
        }
    }

    /// Takes an answer, and has the table follow.
    fn take(&mut self, answer: OpeningAnswer, table: &mut GameTable) -> Result<(), BadAnswer> {
        let before = self.state.moves().count();
        self.state.apply(answer)?;
        self.given.clear();
        for Played { color, mv } in self.state.moves().skip(before) {
            // An opening has no move that the game refuses.
            let played = table.play(color, mv);
            debug_assert_eq!(played, Ok(()));
        }
        let persons = [Color::Black, Color::White].map(|color| self.is_person(self.state.player(color)));
        table.sit(Seats::of_persons(persons).into());
        Ok(())
    }

    /// Takes what a person has typed: an answer, or some of the points of one.
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
        self.read(&answer_read(text, words), &step, table, names).map_err(|error| match error {
            BadAnswer::Unread(_) => words.say(msg!("opening-no-answer")),
            BadAnswer::Point(word) => {
                words.say(msg!("typed-no-point", word = word.as_str(), size = names.size.to_string()))
            }
            BadAnswer::Broken(error) => words.opening_error(error, names),
        })
    }

    fn read(
        &mut self,
        text: &str,
        step: &OpeningStep,
        table: &mut GameTable,
        names: PointNames,
    ) -> Result<(), BadAnswer> {
        if let (OpeningQuestion::Choice(offered), [sign]) = (&step.question, text.as_bytes())
            && let Some(&point) =
                usize::from(sign.to_ascii_lowercase()).checked_sub(usize::from(b'a')).and_then(|at| offered.get(at))
        {
            return self.take(OpeningAnswer::Choice(point), table);
        }
        let (points, whole): (Vec<Point>, fn(Vec<Point>) -> OpeningAnswer) = match read_answer(text, step, names)? {
            OpeningAnswer::Stones(points) => (points, OpeningAnswer::Stones),
            OpeningAnswer::Offer(points) => (points, OpeningAnswer::Offer),
            answer => return self.take(answer, table),
        };
        let asked = match step.question {
            OpeningQuestion::Stones(squares) => squares.len(),
            OpeningQuestion::Offer(count) => count,
            OpeningQuestion::Side(_) | OpeningQuestion::Count(_) | OpeningQuestion::Choice(_) => 1,
        };
        let given = [&self.given[..], &points].concat();
        self.state.check_first(&given)?;
        if given.len() == asked {
            return self.take(whole(given), table);
        }
        self.given = given;
        Ok(())
    }

    /// What the engine would answer.
    pub fn advice(&self, table: &GameTable) -> Option<OpeningAnswer> {
        let stop = table.stop_flag();
        stop.store(false, Ordering::Relaxed);
        let mut fork = table.engine().fork(table.engine().settings().clone());
        let answer = guarded(&mut fork, "opening", |engine| match engine {
            Engine::Line(line) => line.answer_opening(&self.state, &stop),
            Engine::Go(_) => None,
        });
        answer.ok().flatten()
    }

    /// Has the engine answer, and returns what; if it cannot, a person answers in its place from then on.
    ///
    /// # Errors
    ///
    /// A bug has ended its search.
    pub fn engine_answers(&mut self, table: &mut GameTable) -> Result<OpeningAnswer, TurnFailure> {
        if let Some(answer) = self.advice(table)
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

    /// Goes back to before the last answer of a person, and has the table follow; or takes the last point back that is
    /// named of an answer.
    ///
    /// # Errors
    ///
    /// No person has answered.
    pub fn take_back(&mut self, table: &mut GameTable) -> Result<(), Refusal> {
        if self.given.pop().is_some() {
            return Ok(());
        }
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
        self.given.clear();
        while self.state.undo().is_some() {}
        table.sit(Seats::of_persons(self.persons).into());
    }
}
