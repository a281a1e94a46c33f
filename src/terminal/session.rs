//! A game between a person and the engine at a terminal: what each line does.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Point, PointForm};
use liangyi_core::game::{Language, Move, listed};
use liangyi_engine::engine::{Engine, Param};
use liangyi_engine::files::write_whole;
use liangyi_engine::player::Action;

use super::board::Look;
use super::command::{HELP, Typed, read};
use super::points::Points;
use super::position::position;
use super::words;
use crate::play::{Refusal, SeatedGame, Seats};
use crate::protocol::sgf;
use crate::words::{English, Words};

/// The words of the answers.
const WORDS: &dyn Words = &English;

/// The candidates that `why` shows.
const MOST_FOR_WHY: usize = 5;

/// The candidates that `hint` shows.
const MOST_FOR_HINT: usize = 3;

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What is written.
    pub text: String,
    /// Whether the person is done.
    pub quit: bool,
}

/// A game and how it is shown.
#[derive(Debug)]
pub struct Session {
    game: SeatedGame,
    look: Look,
    form: PointForm,
}

impl Session {
    /// A game at its start.
    pub fn new(engine: Engine, seats: Seats, look: Look) -> Session {
        Session { game: SeatedGame::new(engine, seats), look, form: PointForm::Letters }
    }

    /// The same, with points written in this form.
    pub fn with_points(self, form: PointForm) -> Session {
        Session { form, ..self }
    }

    /// A flag that ends a search when another thread sets it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        self.game.stop_flag()
    }

    /// What is shown first.
    pub fn greeting(&self) -> String {
        let engine = self.game.engine();
        words::greeting(engine.name(), engine.size(), &WORDS.seats(self.game.seats())) + "\n\n" + &self.board()
    }

    /// What stands before a line that is typed.
    pub fn prompt(&self) -> String {
        words::prompt((!self.game.is_over()).then(|| self.game.engine().to_move()))
    }

    /// Whether the engine moves next.
    pub fn is_engines_turn(&self) -> bool {
        self.game.is_engines_turn()
    }

    /// What is shown while the engine searches.
    pub fn thinking(&self) -> String {
        WORDS.thinks(self.game.engine().to_move()) + "\n"
    }

    /// Has the engine move, and shows the board.
    pub fn move_of_engine(&mut self) -> String {
        let color = self.game.engine().to_move();
        let text = match self.game.engine_turn() {
            Ok(Action::Resign) => WORDS.resigns(color) + "\n",
            Ok(Action::Move(mv)) => WORDS.plays(color, &self.points().mv(mv)) + "\n\n" + &self.board(),
            Err(failure) => return WORDS.cannot_move(color, &failure) + "\n",
        };
        text + &self.outcome()
    }

    /// Does what a line says.
    pub fn answer(&mut self, line: &str) -> Answer {
        let typed = match read(line, self.points()) {
            Ok(Typed::Quit) => return Answer { text: String::new(), quit: true },
            Ok(typed) => typed,
            Err(error) => return Answer { text: format!("{error}\n"), quit: false },
        };
        let text = self.answered(typed).unwrap_or_else(|error| format!("{error}\n"));
        Answer { text, quit: false }
    }

    fn answered(&mut self, typed: Typed) -> Result<String, String> {
        let refused = |refusal: Refusal| words::refusal(&refusal, WORDS);
        match typed {
            Typed::Empty | Typed::Now | Typed::Quit => Ok(String::new()),
            Typed::Move(mv) => {
                self.game.play(mv).map_err(refused)?;
                Ok(format!("\n{}", self.board()) + &self.outcome())
            }
            Typed::Undo => self.game.take_back().map_err(refused).map(|()| self.board()),
            Typed::Why(None) => Ok(self.engine_reasons()),
            Typed::Why(Some(mv)) => Ok(self.why(mv)),
            Typed::Hint => {
                let choice = self.game.hint().map_err(refused)?;
                Ok(words::candidates(&choice, MOST_FOR_HINT, self.points(), WORDS))
            }
            Typed::Resign => self.game.resign().map_err(refused).map(|()| self.outcome()),
            Typed::Score => self.score().map_err(refused),
            Typed::Compare => self.game.compare().map_err(refused).map(|rows| words::comparison(&rows)),
            Typed::Dead(_) if self.game.engine().go().is_none() => Err(refused(Refusal::NotCounted)),
            Typed::Dead(None) => self.game.name_dead(None).and_then(|()| self.score()).map_err(refused),
            Typed::Dead(Some(moves)) => {
                let points: Option<Vec<Point>> = moves.iter().map(|mv| mv.point()).collect();
                let points = points.ok_or(words::NO_POINTS)?;
                self.game.name_dead(Some(&points)).and_then(|()| self.score()).map_err(refused)
            }
            Typed::Board => Ok(self.board()),
            Typed::Rules => Ok(words::rules(self.game.engine(), WORDS)),
            Typed::Moves => {
                let engine = self.game.engine();
                let lines = listed(engine.moves().into_iter(), self.points().names(), Language::default());
                Ok(lines.iter().map(|line| format!("{line}\n")).collect())
            }
            Typed::Save(path) => {
                let text = sgf(self.game.engine_mut());
                write_whole(Path::new(&path), text.as_bytes()).map_err(|error| format!("{path}: {error}"))?;
                Ok(words::written(&path))
            }
            Typed::Level(level) => {
                let param = Param::find("level").expect("the strength is a parameter");
                self.game.engine_mut().set_param(param, &level).map_err(|error| error.to_string())?;
                Ok(format!("level {}\n", param.get(self.game.engine().settings())))
            }
            Typed::Play(seats) => {
                self.game.sit(seats);
                Ok(String::new())
            }
            Typed::New => {
                self.game.begin_again();
                Ok(self.board())
            }
            Typed::Help => Ok(HELP.iter().map(|(typed, meaning)| format!("  {typed:16} {meaning}\n")).collect()),
        }
    }

    /// The search behind the engine's last move.
    fn engine_reasons(&self) -> String {
        match self.game.last_search() {
            Some(choice) => words::candidates(choice, MOST_FOR_WHY, self.points(), WORDS),
            None => format!("{}\n", WORDS.no_engine_move()),
        }
    }

    fn why(&mut self, mv: Move) -> String {
        let why = self.game.why(mv);
        words::why(mv, &why, self.points(), WORDS)
    }

    /// The sums, the dead stones, and what is in doubt.
    fn score(&mut self) -> Result<String, Refusal> {
        let (count, points) = (self.game.count()?, self.points());
        Ok(words::lines(&WORDS.play_count(&count, points.names())))
    }

    /// How the game has ended; empty while it goes on.
    fn outcome(&mut self) -> String {
        let points = self.points();
        self.game.outcome().map_or(String::new(), |outcome| words::outcome(&outcome, points, WORDS))
    }

    fn points(&self) -> Points {
        Points::of(self.game.engine(), self.form)
    }

    fn board(&self) -> String {
        position(self.game.engine(), self.form, self.look)
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Color, Size};
    use liangyi_core::rules::{find, find_line_game};
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::*;

    fn settings(ruleset: &str, lines: u32) -> EngineSettings {
        let size = Size::square(lines);
        let small =
            EngineSettings { size, playouts: Some(30), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
        match find_line_game(ruleset) {
            Some(row) => EngineSettings { line: Some(row), ..small },
            None => EngineSettings { ruleset: find(ruleset).unwrap().into(), genmove_virtual: true, ..small },
        }
    }

    fn session(ruleset: &str, lines: u32, seats: Seats) -> Session {
        Session::new(Engine::new(settings(ruleset, lines)).unwrap(), seats, Look::default())
    }

    fn say(session: &mut Session, lines: &[&str]) -> String {
        lines.iter().fold(String::new(), |_, line| session.answer(line).text)
    }

    #[test]
    fn a_game_of_two_persons_is_played_counted_and_taken_back() {
        let mut game = session("chinese", 5, Seats::Both);
        let board = say(&mut game, &["c3", "b2"]);
        assert!(board.contains(" 2 .(O). . . 2\n") && board.ends_with("move 3, komi 7.5\n"), "{board}");
        assert_eq!(say(&mut game, &["c3"]), "occupied\n");
        let end = say(&mut game, &["pass", "pass"]);
        assert!(end.contains("The game has ended. "), "{end}");
        assert_eq!(game.prompt(), "over> ");
        let end = say(&mut game, &["dead c3"]);
        assert!(end.contains("W+") && end.contains("dead: C3\n"), "{end}");
        assert!(say(&mut game, &["compare"]).contains("jipingdian"));
        let board = say(&mut game, &["undo", "undo", "undo"]);
        assert!(board.ends_with("move 2, komi 7.5\n"), "{board}");
        assert_eq!(say(&mut game, &["moves"]), "1 B C3\n");
        assert_eq!(say(&mut game, &["resign"]), "Black wins by resignation\n");
        assert!(say(&mut game, &["d4"]).starts_with("the game is over"));
        say(&mut game, &["undo"]);
        assert_eq!(game.prompt(), "White> ");
    }

    #[test]
    fn a_game_that_has_only_stopped_says_who_may_go_on() {
        let mut game = session("jipingdian", 5, Seats::Both);
        let end = say(&mut game, &["c3", "pass", "pass"]);
        assert!(end.contains("The game has stopped: play may go on, White first. "), "{end}");
    }

    #[test]
    fn virtual_stones_lie_next_to_the_board() {
        let mut game = session("jipingdian", 5, Seats::Both);
        let board = say(&mut game, &["c3", "virtual"]);
        assert!(board.contains("   A B C D E\n 5 . . . . . 5   Virtual: O\n"), "{board}");
        assert!(board.ends_with("White: virtual\n"), "{board}");
        let mut chinese = session("chinese", 5, Seats::Both);
        let refused = say(&mut chinese, &["virtual"]);
        assert_eq!((refused.lines().count(), chinese.game.engine().moves().len()), (1, 0), "{refused}");
    }

    #[test]
    fn the_engine_moves_for_its_side_and_undo_takes_back_both_moves() {
        let mut game = session("chinese", 5, Seats::One(Color::White));
        assert!(game.is_engines_turn());
        let text = game.move_of_engine();
        assert!(text.starts_with("Black plays "), "{text}");
        assert!(!game.is_engines_turn());
        assert!(say(&mut game, &["undo"]).contains("no move of yours"));
        assert!(say(&mut game, &["why"]).contains(" % to win, "));
        say(&mut game, &["a1"]);
        game.move_of_engine();
        say(&mut game, &["undo"]);
        assert_eq!((game.game.engine().moves().len(), game.game.engine().to_move()), (1, Color::White));
        say(&mut game, &["play black"]);
        assert!(game.is_engines_turn());
    }

    #[test]
    fn why_tells_legality_and_value() {
        let mut game = session("chinese", 5, Seats::Both);
        say(&mut game, &["c3", "b3", "d2"]);
        assert_eq!(say(&mut game, &["why c3"]), "C3 is occupied\n");
        let text = say(&mut game, &["why a1"]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "A1 is legal");
        assert!(lines[1].starts_with("A1: ") && lines[1].contains("% to win"), "{text}");
        assert!(lines.len() == 3 && !lines[2].starts_with("A1: "), "the better move: {text}");
        assert_eq!(game.game.engine().moves().len(), 3);
        assert!(say(&mut game, &["hint"]).lines().count() >= 1);
    }

    #[test]
    fn renju_is_played_with_the_players_coordinates_and_forbidden_points() {
        let mut game = session("renju", 15, Seats::Both);
        let moves = ["h8", "a1", "i8", "a3", "j9", "a5", "j10"];
        let board = say(&mut game, &moves);
        assert!(board.contains("A B C D E F G H I J"), "{board}");
        say(&mut game, &["a7"]);
        let why = say(&mut game, &["why j8"]);
        assert!(why.starts_with("J8 is forbidden: three-three"), "{why}");
        assert!(game.board().contains(" x"), "the forbidden point is marked");
        assert_eq!(say(&mut game, &["score"]), "nothing is counted in this game\n");
    }

    #[test]
    fn a_level_that_there_is_not_and_a_file_that_cannot_be_written_change_nothing() {
        let mut game = session("chinese", 5, Seats::Both);
        assert!(say(&mut game, &["level 99"]).starts_with("level takes a whole number"));
        assert_eq!(say(&mut game, &["level 2"]), "level 2\n");
        assert!(say(&mut game, &["save /nowhere/at/all.sgf"]).starts_with("/nowhere/at/all.sgf: "));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a game.sgf");
        say(&mut game, &["c3", &format!("save {}", path.display())]);
        assert!(std::fs::read_to_string(path).unwrap().contains(";B[cc]"));
        assert_eq!(game.answer("quit"), Answer { text: String::new(), quit: true });
    }
}
