//! A game between a person and the engine at a terminal: what each line does.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, Point, PointForm};
use liangyi_core::game::Move;
use liangyi_core::line::{NoMiddle, OpeningRule};
use liangyi_core::sgf::Info;
use liangyi_engine::engine::{Engine, Param};
use liangyi_engine::files::write_whole;
use liangyi_engine::player::PlayerAction;

use super::board::{PointNotation, position};
use super::command::{HelpIn, Typed, command_of, read};
use super::opening::TableOpening;
use super::shown::{Answer, Shown, Signature};
use super::words;
use super::wrap::wrapped;
use crate::protocol::{OpenError, PlayableLine, Restorable as _, open_main_line, require_visible, sgf_with, version};
use crate::records::files::load_tree;
use crate::show::draw::text::Look;
use crate::show::words::{Language, msg};
use crate::table::{GameTable, Refusal, Seats};

/// The candidates that `why` shows.
const MOST_FOR_WHY: usize = 5;

/// The candidates that `hint` shows.
const MOST_FOR_HINT: usize = 3;

/// A game and how it is shown.
#[derive(Debug)]
pub struct TerminalSession {
    table: GameTable,
    look: Look,
    signature: Option<Signature>,
    /// When the game began.
    date: Option<String>,
    form: PointForm,
    words: Language,
    opening: Option<TableOpening>,
}

impl TerminalSession {
    /// A game at its start, in English.
    pub fn new(table: GameTable, look: Look) -> TerminalSession {
        let (form, words) = (PointForm::Letters, Language::English);
        TerminalSession { table, look, form, words, signature: None, date: None, opening: None }
    }

    /// The same, in another language.
    pub fn in_language(self, words: Language) -> TerminalSession {
        TerminalSession { words, ..self }
    }

    /// The same, with points written in this form.
    pub fn with_points(self, form: PointForm) -> TerminalSession {
        TerminalSession { form, ..self }
    }

    /// The session, whose records say who played and when.
    pub fn signed(self, signature: Signature) -> TerminalSession {
        let date = Some((signature.today)());
        TerminalSession { signature: Some(signature), date, ..self }
    }

    /// The session with an opening by a rule, of which Black's seat is the first player's.
    ///
    /// # Errors
    ///
    /// The board has no middle, which the rule needs.
    pub fn opened_by(self, rule: OpeningRule) -> Result<TerminalSession, NoMiddle> {
        let opening = if rule.is_free() { None } else { Some(TableOpening::new(rule, &self.table)?) };
        Ok(TerminalSession { opening, ..self })
    }

    /// The session that goes on with the game of a file.
    ///
    /// # Errors
    ///
    /// Why it cannot, in a sentence.
    pub fn going_on_with(mut self, path: &str) -> Result<TerminalSession, String> {
        self.load(path)?;
        Ok(self)
    }

    /// The opening, while it is under way and nobody has resigned.
    fn opening(&self) -> Option<&TableOpening> {
        self.opening.as_ref().filter(|opening| opening.step().is_some() && !self.table.is_settled())
    }

    /// Goes on with the game of a file, at its end or as far as it can be played; returns what was odd about it.
    fn load(&mut self, path: &str) -> Result<Vec<String>, String> {
        let tree = load_tree(Path::new(path))
            .map_err(|error| format!("{}: {}", visible(path), self.words.unloaded(&error)))?;
        let base = self.table.engine().settings().clone();
        let unplayable = |error: OpenError| format!("{}: {error}", visible(path));
        let PlayableLine { line, opened, unplayable: rest } = open_main_line(&base, &tree).map_err(unplayable)?;
        let (seats, end) = (self.table.seats(), line.last().copied().unwrap_or(tree.root()));
        let mut table = GameTable::of_record(opened.engine, tree, end, seats);
        table.go_on_with(seats);
        self.table.replace(table);
        self.opening = None;
        Ok(rest.into_iter().map(unplayable).collect())
    }

    /// Asks whether the game is to be saved before the person leaves.
    pub fn offer_to_save(&self) -> String {
        format!("\n{}\n{}", self.words.say(msg!("offer-to-save")), self.words.say(msg!("prompt-save")))
    }

    /// Writes the game to a file as SGF: its players and its date, where they are known, and its result, if it has one.
    ///
    /// # Errors
    ///
    /// Why the file cannot be written, in a sentence.
    pub fn save(&mut self, path: &str) -> Result<String, String> {
        let engine = format!("Liangyi {}", version(self.table.engine()));
        let player = |color| {
            let person = self.signature.as_ref().map(|signature| signature.player.clone());
            if self.seats().has_person(color) { person } else { Some(engine.clone()) }
        };
        let info = Info {
            black: player(Color::Black),
            white: player(Color::White),
            date: self.date.clone(),
            result: self.table.resignation().map(|result| result.to_string()),
            told: self.opening.as_ref().and_then(TableOpening::told),
            ..Info::default()
        };
        let text = sgf_with(self.table.engine_mut(), info);
        require_visible(Path::new(path)).map_err(|error| format!("{}: {error}", visible(path)))?;
        write_whole(Path::new(path), text.as_bytes()).map_err(|error| format!("{path}: {error}"))?;
        Ok(self.words.say(msg!("written", path = path)) + "\n")
    }

    /// Sets the columns of the terminal; `None` where lines may be of any length.
    pub fn set_width(&mut self, width: Option<usize>) {
        self.look.width = width;
    }

    /// The text of an answer, with its words in lines as wide as the terminal.
    fn fitted(&self, Shown { before, board, after }: &Shown) -> String {
        let fit = |words: &str| wrapped(words, self.look.width);
        fit(before) + board + &fit(after)
    }

    /// The board after some words.
    fn with_board(&self, before: impl Into<String>) -> Shown {
        Shown { before: before.into(), board: self.board(), after: String::new() }
    }

    fn seats(&self) -> Seats {
        self.table.seats().into()
    }

    /// A flag that ends a search when another thread sets it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        self.table.stop_flag()
    }

    /// What is shown first.
    pub fn greeting(&self) -> String {
        let engine = self.table.engine();
        let greeting = words::greeting(engine.name(), self.points(), self.seats(), self.words);
        let rule = self.opening.as_ref().map(|opening| self.words.opening_rule_name(opening.rule()));
        let rule = rule.map(|rule| self.words.say(msg!("opening-begins", rule = rule)) + "\n\n");
        self.fitted(&self.with_board(greeting + "\n\n" + &rule.unwrap_or_default()))
    }

    /// What stands before a line that is typed.
    pub fn prompt(&self) -> String {
        if let Some(opening) = self.opening() {
            let question = opening.question(self.points().names(), self.words) + "\n";
            return self.fitted(&question.into()) + &self.words.say(msg!("prompt-opening"));
        }
        if self.table.is_over() {
            return self.words.say(msg!("prompt-over"));
        }
        self.words.say(msg!("prompt", side = self.words.side(self.table.engine().to_move())))
    }

    /// Whether the engine moves next.
    pub fn is_engines_turn(&self) -> bool {
        self.opening().map_or(self.table.engine_to_move().is_some(), TableOpening::is_engines_turn)
    }

    /// What is shown while the engine searches.
    pub fn thinking(&self) -> String {
        let step = self.opening().and_then(TableOpening::step);
        self.words.thinks(step.map_or(self.table.engine().to_move(), |step| step.color)) + "\n"
    }

    /// Has the engine move, and shows the board.
    pub fn move_of_engine(&mut self) -> String {
        if let (Some(step), Some(opening)) = (self.opening().and_then(TableOpening::step), &mut self.opening) {
            let told = match opening.engine_answers(&mut self.table) {
                Ok(answer) => {
                    self.words.opening_answered(&answer, PointNotation::of(self.table.engine(), self.form).names())
                }
                Err(failure) => self.words.cannot_move(step.color, &failure),
            };
            return self.fitted(&self.after_opening(told + "\n\n"));
        }
        let color = self.table.engine().to_move();
        let shown = match self.table.take_turn() {
            Ok(PlayerAction::Resign) => Shown::from(self.words.resigns(color) + "\n"),
            Ok(PlayerAction::Move(mv)) => {
                let moved = words::moved(mv, self.points(), self.words);
                self.with_board(self.words.plays(color, &moved) + "\n\n")
            }
            Err(failure) => Shown::from(self.words.cannot_move(color, &failure) + "\n"),
        };
        let after = self.outcome();
        self.fitted(&Shown { after, ..shown })
    }

    /// The board after an answer in the opening, and that it is over, if it is.
    fn after_opening(&self, before: String) -> Shown {
        let end = || self.words.say(msg!("opening-ends", seats = self.words.seats(self.seats()))) + "\n";
        let after = if self.opening().is_none() { end() } else { String::new() };
        Shown { after, ..self.with_board(before) }
    }

    /// Answers what the opening asks.
    fn answer_opening(&mut self, line: &str) -> Shown {
        let names = self.points().names();
        let Some(opening) = &mut self.opening else { return Shown::default() };
        match opening.answer(line, &mut self.table, names, self.words) {
            Ok(()) => self.after_opening("\n".to_string()),
            Err(error) => format!("{error}\n").into(),
        }
    }

    /// Does what a line says.
    pub fn answer(&mut self, line: &str) -> Answer {
        let read = read(line, self.points(), self.words);
        if self.opening().is_some() {
            let is_answer = match &read {
                Ok(Typed::Move(mv)) => mv.point().is_some(),
                Ok(Typed::Sequence(_)) => true,
                Ok(_) => false,
                Err(_) => command_of(line, self.words).is_none(),
            };
            let serves = read.as_ref().map_or(true, Typed::serves_in_openings);
            let shown = match (is_answer, serves) {
                (true, _) => Some(self.answer_opening(line)),
                (false, false) => {
                    let word = line.split_whitespace().next().unwrap_or_default();
                    Some((self.words.say(msg!("opening-not-now", word = word)) + "\n").into())
                }
                (false, true) => None,
            };
            if let Some(shown) = shown {
                return Answer { text: self.fitted(&shown), quit: false };
            }
        }
        let typed = match read {
            Ok(Typed::Quit) => return Answer { text: String::new(), quit: true },
            Ok(typed) => typed,
            Err(error) => return Answer { text: self.fitted(&format!("{error}\n").into()), quit: false },
        };
        let shown = self.answered(typed).unwrap_or_else(|error| format!("{error}\n").into());
        Answer { text: self.fitted(&shown), quit: false }
    }

    fn answered(&mut self, typed: Typed) -> Result<Shown, String> {
        let asked = self.opening().and_then(TableOpening::step).map(|step| step.color);
        let (language, color) = (self.words, asked.unwrap_or(self.table.engine().to_move()));
        let refused = |refusal: Refusal| words::refusal(&refusal, language);
        match typed {
            Typed::Empty | Typed::Now | Typed::Quit => Ok(Shown::default()),
            Typed::Move(mv) => {
                self.table.play(color, mv).map_err(refused)?;
                let after = self.outcome();
                Ok(Shown { after, ..self.with_board("\n") })
            }
            Typed::Sequence(moves) => self.play_in_turn(&moves),
            Typed::Undo => self.take_back().map_err(refused).map(|()| self.with_board("")),
            Typed::Why(None) => Ok(self.engine_reasons().into()),
            Typed::Why(Some(mv)) => Ok(words::why(color, mv, &self.table.why(mv), self.points(), self.words).into()),
            Typed::Hint if self.opening().is_some() => {
                let answer = self.opening().and_then(|opening| opening.advice(&self.table));
                let answer = answer.ok_or_else(|| language.no_search())?;
                Ok((language.opening_hint(&answer, self.points().names()) + "\n").into())
            }
            Typed::Hint => {
                let choice = self.table.hint().map_err(refused)?;
                Ok(words::candidates(color, &choice, MOST_FOR_HINT, self.points(), self.words).into())
            }
            Typed::Forbidden => match self.table.engine().line() {
                Some(line) => Ok(words::forbidden(line.game(), self.points(), language).into()),
                None => Err(language.say(msg!("typed-forbidden-in-go"))),
            },
            Typed::Resign => self.table.resign(color).map_err(refused).map(|()| self.outcome().into()),
            Typed::Score => self.score().map(Shown::from).map_err(refused),
            Typed::Compare => {
                self.table.compare().map_err(refused).map(|rows| words::comparison(&rows, language).into())
            }
            Typed::Dead(_) if self.table.engine().go().is_none() => Err(refused(Refusal::NotCounted)),
            Typed::Dead(None) => {
                self.table.name_dead(None).and_then(|()| self.score()).map(Shown::from).map_err(refused)
            }
            Typed::Dead(Some(moves)) => {
                let points: Option<Vec<Point>> = moves.iter().map(|mv| mv.point()).collect();
                let points = points.ok_or_else(|| language.say(msg!("no-points")))?;
                self.table.name_dead(Some(&points)).and_then(|()| self.score()).map(Shown::from).map_err(refused)
            }
            Typed::Board => Ok(self.with_board("")),
            Typed::Rules => {
                let rule = self.opening.as_ref().map(TableOpening::rule);
                Ok(words::rules(self.table.engine(), rule, self.words).into())
            }
            Typed::Moves => {
                let engine = self.table.engine();
                let called = |played| engine.go().map_or(played, |go| go.game().called(played));
                let moves = (1..).zip(engine.moves().into_iter().map(called));
                let line = |(number, mv)| language.recorded(number, mv, self.points().names()) + "\n";
                Ok(moves.map(line).collect::<String>().into())
            }
            Typed::Save(path) => self.save(&path).map(Shown::from),
            Typed::Load(path) => {
                let odd = words::lines(&self.load(&path)?);
                let after = self.outcome();
                Ok(Shown { after, ..self.with_board(odd) })
            }
            Typed::End(end) => self.table.declare_end(end).map_err(refused).map(|()| self.outcome().into()),
            Typed::Level(level) => {
                if let Ok(rank) = level.parse() {
                    self.table.imitate(rank).map_err(|error| language.no_human_network(&error))?;
                    return Ok(format!("level {rank}\n").into());
                }
                let param = Param::find("level").expect("the strength is a parameter");
                self.table.engine_mut().set_param(param, &level).map_err(|error| error.to_string())?;
                Ok(format!("level {}\n", param.get(self.table.engine().settings())).into())
            }
            Typed::Play(seats) => {
                self.table.sit(seats.into());
                Ok(Shown::default())
            }
            Typed::New => {
                match &mut self.opening {
                    Some(opening) => opening.begin_again(&mut self.table),
                    None => self.table.begin_again(),
                }
                self.date = self.signature.as_ref().map(|signature| (signature.today)());
                Ok(self.with_board(""))
            }
            Typed::Help => {
                let step = self.opening().and_then(TableOpening::step);
                let place = match (&step, self.table.engine()) {
                    (Some(step), _) => HelpIn::Opening(&step.question),
                    (None, Engine::Line(_)) => HelpIn::LineGame,
                    (None, Engine::Go(_)) => HelpIn::Go,
                };
                Ok(words::help(place, self.points(), language).into())
            }
        }
    }

    /// Makes several moves in turn, or none of them.
    fn play_in_turn(&mut self, moves: &[Move]) -> Result<Shown, String> {
        if self.seats() != Seats::Both {
            return Err(self.words.say(msg!("typed-sequence-of-both")));
        }
        let before = self.table.snapshot();
        for (number, &mv) in (1..).zip(moves) {
            let color = self.table.engine().to_move();
            if let Err(refused) = self.table.play(color, mv) {
                self.table.restore(before);
                let (number, why) = (number.to_string(), words::refusal(&refused, self.words));
                let mv = words::moved(mv, self.points(), self.words);
                return Err(self.words.say(msg!("typed-sequence-refused", number = number, move = mv, why = why)));
            }
        }
        let after = self.outcome();
        Ok(Shown { after, ..self.with_board("\n") })
    }

    /// Takes the last move of a person back, or the last answer in the opening.
    fn take_back(&mut self) -> Result<(), Refusal> {
        match &mut self.opening {
            Some(opening) if opening.has_last_word(&self.table) && !self.table.is_settled() => {
                opening.take_back(&mut self.table)
            }
            _ => self.table.take_back(),
        }
    }

    /// The search behind the engine's last move.
    fn engine_reasons(&self) -> String {
        match self.table.last_search() {
            Some((color, choice)) => words::candidates(color, choice, MOST_FOR_WHY, self.points(), self.words),
            None => format!("{}\n", self.words.no_engine_move()),
        }
    }

    /// The sums, the dead stones, and what is in doubt.
    fn score(&mut self) -> Result<String, Refusal> {
        let (count, points) = (self.table.count()?, self.points());
        Ok(words::lines(&self.words.play_count(&count, points.names())))
    }

    /// How the game has ended; empty while it goes on.
    fn outcome(&mut self) -> String {
        let (points, language) = (self.points(), self.words);
        self.table
            .outcome()
            .map_or(String::new(), |outcome| words::outcome(&outcome, self.table.engine(), points, language))
    }

    fn points(&self) -> PointNotation {
        PointNotation::of(self.table.engine(), self.form)
    }

    fn board(&self) -> String {
        let opening = self.opening().map(TableOpening::marks).unwrap_or_default();
        position(self.table.engine(), opening, self.form, self.look, self.words)
    }
}

#[cfg(test)]
mod tests;
