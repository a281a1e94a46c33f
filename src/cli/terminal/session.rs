//! A game between a person and the engine at a terminal: what each line does.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, Point, PointForm};
use liangyi_core::sgf::Info;
use liangyi_engine::engine::{NoHumanNetwork, Param};
use liangyi_engine::files::write_whole;
use liangyi_engine::player::PlayerAction;

use super::board::{PointNotation, position};
use super::command::{Typed, read};
use super::words;
use super::wrap::wrapped;
use crate::protocol::{require_visible, sgf_with, version};
use crate::show::draw::text::Look;
use crate::show::words::{Language, msg};
use crate::table::{GameTable, Refusal, Seats};

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

/// What is shown: words, which are broken into lines, and a board among them, which is not.
#[derive(Clone, Debug, Default)]
struct Shown {
    before: String,
    board: String,
    after: String,
}

impl From<String> for Shown {
    fn from(before: String) -> Shown {
        Shown { before, ..Shown::default() }
    }
}

/// What records say of who played and when.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The name of the person.
    pub player: String,
    /// The present date, as SGF writes it: `2026-01-31`.
    pub today: fn() -> String,
}

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
}

impl TerminalSession {
    /// A game at its start, in English.
    pub fn new(table: GameTable, look: Look) -> TerminalSession {
        let (form, words) = (PointForm::Letters, Language::English);
        TerminalSession { table, look, form, words, signature: None, date: None }
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
        let greeting = words::greeting(engine.name(), engine.size(), self.seats(), self.words);
        self.fitted(&self.with_board(greeting + "\n\n"))
    }

    /// What stands before a line that is typed.
    pub fn prompt(&self) -> String {
        if self.table.is_over() {
            return self.words.say(msg!("prompt-over"));
        }
        self.words.say(msg!("prompt", side = self.words.side(self.table.engine().to_move())))
    }

    /// Whether the engine moves next.
    pub fn is_engines_turn(&self) -> bool {
        self.table.engine_to_move().is_some()
    }

    /// What is shown while the engine searches.
    pub fn thinking(&self) -> String {
        self.words.thinks(self.table.engine().to_move()) + "\n"
    }

    /// Has the engine move, and shows the board.
    pub fn move_of_engine(&mut self) -> String {
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

    /// Does what a line says.
    pub fn answer(&mut self, line: &str) -> Answer {
        let typed = match read(line, self.points(), self.words) {
            Ok(Typed::Quit) => return Answer { text: String::new(), quit: true },
            Ok(typed) => typed,
            Err(error) => return Answer { text: self.fitted(&format!("{error}\n").into()), quit: false },
        };
        let shown = self.answered(typed).unwrap_or_else(|error| format!("{error}\n").into());
        Answer { text: self.fitted(&shown), quit: false }
    }

    fn answered(&mut self, typed: Typed) -> Result<Shown, String> {
        let (language, color) = (self.words, self.table.engine().to_move());
        let refused = |refusal: Refusal| words::refusal(&refusal, language);
        match typed {
            Typed::Empty | Typed::Now | Typed::Quit => Ok(Shown::default()),
            Typed::Move(mv) => {
                self.table.play(color, mv).map_err(refused)?;
                let after = self.outcome();
                Ok(Shown { after, ..self.with_board("\n") })
            }
            Typed::Undo => self.table.take_back().map_err(refused).map(|()| self.with_board("")),
            Typed::Why(None) => Ok(self.engine_reasons().into()),
            Typed::Why(Some(mv)) => Ok(words::why(color, mv, &self.table.why(mv), self.points(), self.words).into()),
            Typed::Hint => {
                let choice = self.table.hint().map_err(refused)?;
                Ok(words::candidates(color, &choice, MOST_FOR_HINT, self.points(), self.words).into())
            }
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
            Typed::Rules => Ok(words::rules(self.table.engine(), self.words).into()),
            Typed::Moves => {
                let engine = self.table.engine();
                let called = |played| engine.go().map_or(played, |go| go.game().called(played));
                let moves = (1..).zip(engine.moves().into_iter().map(called));
                let line = |(number, mv)| language.recorded(number, mv, self.points().names()) + "\n";
                Ok(moves.map(line).collect::<String>().into())
            }
            Typed::Save(path) => self.save(&path).map(Shown::from),
            Typed::End(end) => self.table.declare_end(end).map_err(refused).map(|()| self.outcome().into()),
            Typed::Level(level) => {
                if let Ok(rank) = level.parse() {
                    self.table.imitate(rank).map_err(|NoHumanNetwork| language.say(msg!("no-human-network")))?;
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
                self.table.begin_again();
                self.date = self.signature.as_ref().map(|signature| (signature.today)());
                Ok(self.with_board(""))
            }
            Typed::Help => Ok(words::help(language).into()),
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
        position(self.table.engine(), self.form, self.look, self.words)
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::rules::{find, find_line_game};
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::player::Choice;
    use liangyi_engine::policy::Models;

    use super::*;
    use crate::show::words::{English, columns};

    fn settings(ruleset: &str, lines: u32) -> EngineSettings {
        let size = Size::square(lines);
        let small =
            EngineSettings { size, playouts: Some(30), memory: 16 << 20, ..EngineSettings::new(Models::embedded()) };
        match find_line_game(ruleset) {
            Some(row) => EngineSettings { line: Some(row), ..small },
            None => EngineSettings { ruleset: find(ruleset).unwrap().into(), genmove_virtual: true, ..small },
        }
    }

    fn session(ruleset: &str, lines: u32, seats: Seats) -> TerminalSession {
        TerminalSession::new(GameTable::new(settings(ruleset, lines), seats.into()).unwrap(), Look::default())
    }

    #[test]
    fn words_fit_the_terminal_and_boards_stay_whole() {
        let mut game = session("jipingdian", 9, Seats::Both);
        game.set_width(Some(40));
        let fits = |text: &str| text.lines().all(|line| columns(line) <= 40);
        for line in
            ["e5", "help", "rules", "hint", "why c3", "virtual", "pass", "score", "compare", "nonsense", "why e5"]
        {
            let text = game.answer(line).text;
            assert!(fits(&text), "{line}: {text}");
        }
        assert!(fits(&game.greeting()));
        assert!(game.answer("board").text.contains("\n 5 . . . . X . . . . 5"));
        game.set_width(Some(12));
        assert!(game.answer("board").text.contains("\n 5 . . . . X . . . . 5\n"), "a board is never broken");
    }

    #[test]
    fn no_move_is_shown_that_was_not_visited() {
        let mut game = session("chinese", 9, Seats::Both);
        for line in ["hint", "why e5", "why a1", "why"] {
            let text = game.answer(line).text;
            assert!(!text.contains(" 0 playouts"), "{text}");
        }
        let choice = game.table.hint().unwrap();
        let mut unvisited = choice.clone();
        unvisited.candidates.iter_mut().for_each(|found| found.visits = 0);
        let shown = |choice: &Choice| words::candidates(Color::Black, choice, 3, game.points(), English);
        assert_eq!(shown(&unvisited), format!("{}\n", English.no_search()));
        assert!(choice.candidates.len() > 1, "the search has more than one move");
        let mut half = choice.clone();
        half.candidates[0].visits = 0;
        let second = words::moved(half.candidates[1].mv, game.points(), English);
        assert!(shown(&half).starts_with(&format!("{second}: Black has ")), "{}", shown(&half));
    }

    fn say(session: &mut TerminalSession, lines: &[&str]) -> String {
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

    fn saved(game: &mut TerminalSession) -> String {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a game.sgf");
        assert!(say(game, &[&format!("save \"{}\"", path.display())]).ends_with("a game.sgf is written\n"));
        std::fs::read_to_string(path).unwrap()
    }

    #[test]
    fn a_record_says_who_played_when_and_with_what_result() {
        let signature = Signature { player: "江 [a]".to_string(), today: || "2026-01-31".to_string() };
        let mut game = session("chinese", 5, Seats::One(Color::White)).signed(signature.clone());
        let text = saved(&mut game);
        assert!(text.contains("PB[Liangyi ") && text.contains("PW[江 [a\\]]DT[2026-01-31])"), "{text}");
        say(&mut game, &["c3", "resign"]);
        assert!(saved(&mut game).contains("RE[B+R]"));
        say(&mut game, &["undo"]);
        assert!(!saved(&mut game).contains("RE["));
        say(&mut game, &["play both", "pass", "pass"]);
        assert!(saved(&mut game).contains("RE[B+17.5]"));
        let mut renju = session("renju", 15, Seats::Both).signed(signature);
        say(&mut renju, &["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"]);
        let text = saved(&mut renju);
        assert!(text.contains("PB[江 [a\\]]PW[江 [a\\]]DT[2026-01-31]RE[B+]"), "{text}");
    }

    #[test]
    fn a_natural_end_is_declared_counted_saved_and_taken_back() {
        let mut game = session("jihuozi", 5, Seats::Both);
        say(&mut game, &["c3", "b2", "d3"]);
        let end = say(&mut game, &["end natural"]);
        assert!(end.contains("The game has ended. ") && end.contains("W+1.0") && !end.contains("dead:"), "{end}");
        assert_eq!(game.prompt(), "over> ");
        assert!(say(&mut game, &["a1"]).starts_with("the game is over"));
        let text = saved(&mut game);
        assert!(text.contains("RE[W+1.0]") && text.contains(";W[dc]DE[natural]"), "{text}");
        say(&mut game, &["undo"]);
        assert_eq!((game.prompt().as_str(), game.table.engine().moves().len()), ("Black> ", 3));
        assert!(!saved(&mut game).contains("DE["));
    }

    #[test]
    fn virtual_stones_lie_next_to_the_board() {
        let mut game = session("jipingdian", 5, Seats::Both);
        let board = say(&mut game, &["c3", "virtual"]);
        assert!(board.contains("   A B C D E\n 5 . . . . . 5   Virtual: O\n"), "{board}");
        assert!(board.ends_with("White: virtual\n"), "{board}");
        let mut chinese = session("chinese", 5, Seats::Both);
        let refused = say(&mut chinese, &["virtual"]);
        assert_eq!((refused.lines().count(), chinese.table.engine().moves().len()), (1, 0), "{refused}");
    }

    #[test]
    fn the_engine_moves_for_its_side_and_undo_takes_back_both_moves() {
        let mut game = session("chinese", 5, Seats::One(Color::White));
        assert!(game.is_engines_turn());
        let text = game.move_of_engine();
        assert!(text.starts_with("Black plays "), "{text}");
        assert!(!game.is_engines_turn());
        assert!(say(&mut game, &["undo"]).contains("no move of yours"));
        assert!(
            say(&mut game, &["why"]).lines().all(|line| line.contains(": Black has ") && line.contains(" % to win"))
        );
        say(&mut game, &["a1"]);
        game.move_of_engine();
        say(&mut game, &["undo"]);
        assert_eq!((game.table.engine().moves().len(), game.table.engine().to_move()), (1, Color::White));
        say(&mut game, &["play black"]);
        assert!(game.is_engines_turn());
    }

    #[test]
    fn why_tells_legality_and_value() {
        let mut game = session("chinese", 5, Seats::Both);
        say(&mut game, &["c3", "b3", "d2"]);
        assert_eq!(say(&mut game, &["why c3"]), "White: C3 is occupied\n");
        let text = say(&mut game, &["why a1"]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "White: A1 is legal");
        assert!(lines[1].starts_with("A1: White has ") && lines[1].contains("% to win"), "{text}");
        assert!(lines.len() == 3 && !lines[2].starts_with("A1: "), "the better move: {text}");
        assert_eq!(game.table.engine().moves().len(), 3);
        let hint = say(&mut game, &["hint"]);
        assert!(!hint.is_empty() && hint.lines().all(|line| line.contains(": White has ")), "{hint}");
    }

    #[test]
    fn renju_is_played_with_the_players_coordinates_and_forbidden_points() {
        let mut game = session("renju", 15, Seats::Both);
        let moves = ["h8", "a1", "i8", "a3", "j9", "a5", "j10"];
        let board = say(&mut game, &moves);
        assert!(board.contains("A B C D E F G H I J"), "{board}");
        say(&mut game, &["a7"]);
        let why = say(&mut game, &["why j8"]);
        assert!(why.starts_with("Black: J8 is forbidden: three-three"), "{why}");
        assert!(game.board().contains(" x"), "the forbidden point is marked");
        assert_eq!(say(&mut game, &["score"]), "nothing is counted in this game\n");
    }

    #[test]
    fn a_level_that_there_is_not_and_a_file_that_cannot_be_written_change_nothing() {
        let mut game = session("chinese", 5, Seats::Both);
        assert!(say(&mut game, &["level 99"]).starts_with("level takes a whole number"));
        assert_eq!(say(&mut game, &["level 2"]), "level 2\n");
        assert_eq!(say(&mut game, &["save a\u{7}.sgf"]), "a\\u{7}.sgf: a name with control characters\n");
        assert!(say(&mut game, &["save /nowhere/at/all.sgf"]).starts_with("/nowhere/at/all.sgf: "));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a game.sgf");
        say(&mut game, &["c3", &format!("save {}", path.display())]);
        assert!(std::fs::read_to_string(path).unwrap().contains(";B[cc]"));
        assert_eq!(game.answer("quit"), Answer { text: String::new(), quit: true });
    }
}
