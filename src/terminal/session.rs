//! A game between a person and the engine: what each line does, and the words in which it is answered.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::{Language, Move, Position, listed};
use liangyi_core::rules::explain::{explain, explain_line_game};
use liangyi_core::rules::find_line_game;
use liangyi_core::score::{End, Reason, ResultUnit, sums};
use liangyi_engine::engine::{Engine, GoSession, Param};
use liangyi_engine::files::write_whole;
use liangyi_engine::player::{Action, Analysis, Choice};
use liangyi_engine::search::{Candidate, Restriction, Restrictions};

use super::board::{Look, Marks, drawn, pile};
use super::command::{HELP, Seat, Typed, read};
use super::points::Points;
use crate::protocol::{explanation, guarded, sgf};

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What is written.
    pub text: String,
    /// Whether the person is done.
    pub quit: bool,
}

/// A game and who plays it.
#[derive(Debug)]
pub struct Session {
    engine: Engine,
    seat: Seat,
    look: Look,
    /// Who has resigned.
    resigned: Option<Color>,
    /// The search behind the engine's last move.
    last: Option<Choice>,
    stop: Arc<AtomicBool>,
}

impl Session {
    /// A game at its start.
    pub fn new(engine: Engine, seat: Seat, look: Look) -> Session {
        Session { engine, seat, look, resigned: None, last: None, stop: Arc::default() }
    }

    /// A flag that ends a search when another thread sets it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// What is shown first.
    pub fn greeting(&self) -> String {
        let seats = match self.seat {
            Seat::One(color) => format!("You play {color}."),
            Seat::Both => "You play both sides.".to_string(),
            Seat::Neither => "The engine plays both sides.".to_string(),
        };
        let (name, size) = (self.ruleset(), self.engine.size());
        format!("{name} on {size}. {seats} Type a point such as d4, or `help`.\n\n{}", self.board())
    }

    /// What stands before a line that is typed.
    pub fn prompt(&self) -> String {
        if self.is_over() { "over> ".to_string() } else { format!("{}> ", self.engine.to_move()) }
    }

    /// Whether the engine moves next.
    pub fn is_engines_turn(&self) -> bool {
        let persons = match self.seat {
            Seat::One(color) => color == self.engine.to_move(),
            Seat::Both => true,
            Seat::Neither => false,
        };
        !persons && !self.is_over()
    }

    /// What is shown while the engine searches.
    pub fn thinking(&self) -> String {
        format!("{} thinks ...\n", self.engine.to_move())
    }

    /// Has the engine move, and shows the board.
    pub fn move_of_engine(&mut self) -> String {
        let color = self.engine.to_move();
        self.stop.store(false, Ordering::Relaxed);
        let stop = Arc::clone(&self.stop);
        let generated = guarded(&mut self.engine, "play", |engine| engine.generate(color, &stop, &mut |_| {}));
        let generated = match generated {
            Ok(Ok(generated)) => generated,
            Ok(Err(error)) => return self.given_up(color, &error.to_string()),
            Err(error) => return self.given_up(color, &error.to_string()),
        };
        let text = match generated.action {
            Action::Resign => {
                self.resigned = Some(color);
                format!("{color} resigns\n")
            }
            Action::Move(mv) => format!("{color} plays {}\n\n{}", self.points().mv(mv), self.board()),
        };
        self.last = Some(generated.choice);
        text + &self.outcome()
    }

    /// The engine cannot move: the person plays on for both.
    fn given_up(&mut self, color: Color, error: &str) -> String {
        self.seat = Seat::Both;
        format!("{color} cannot move: {error}. You play both sides now.\n")
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
        match typed {
            Typed::Empty | Typed::Now | Typed::Quit => return Ok(String::new()),
            Typed::Move(mv) => return self.play(mv),
            Typed::Undo => return self.undo(),
            Typed::Why(mv) => return Ok(self.why(mv)),
            Typed::Hint => return self.hint(),
            Typed::Resign if self.is_over() => return Err("the game is over".to_string()),
            Typed::Resign => {
                self.resigned = Some(self.engine.to_move());
                return Ok(self.outcome());
            }
            Typed::Score => return self.score(),
            Typed::Compare => return self.compare(),
            Typed::Dead(named) => {
                let go = self.counted()?;
                let Some(moves) = named else {
                    go.judge_dead();
                    return self.score();
                };
                let points: Vec<Point> = moves.iter().filter_map(|mv| mv.point()).collect();
                if points.len() < moves.len() {
                    return Err("pass and virtual are no points".to_string());
                }
                go.agree_dead(&points).map_err(|error| error.to_string())?;
            }
            Typed::Board => return Ok(self.board()),
            Typed::Rules => return Ok(self.rules()),
            Typed::Moves => return Ok(self.moves()),
            Typed::Save(path) => {
                let text = sgf(&mut self.engine);
                write_whole(Path::new(&path), text.as_bytes()).map_err(|error| format!("{path}: {error}"))?;
                return Ok(format!("{path} is written\n"));
            }
            Typed::Level(level) => {
                let param = Param::find("level").ok_or("there are no levels")?;
                self.engine.set_param(param, &level).map_err(|error| error.to_string())?;
                return Ok(format!("level {}\n", param.get(self.engine.settings())));
            }
            Typed::Play(seat) => {
                self.seat = seat;
                return Ok(String::new());
            }
            Typed::New => {
                self.engine.clear_board();
                (self.resigned, self.last) = (None, None);
                return Ok(self.board());
            }
            Typed::Help => {
                return Ok(HELP.iter().map(|(typed, meaning)| format!("  {typed:16} {meaning}\n")).collect());
            }
        }
        // What was agreed on changes the count.
        self.score()
    }

    fn play(&mut self, mv: Move) -> Result<String, String> {
        if self.resigned.is_some() {
            return Err("the game is over: `undo` takes it up again, `new` begins another".to_string());
        }
        let color = self.engine.to_move();
        self.engine.play(color, mv).map_err(|error| error.to_string())?;
        Ok(format!("\n{}", self.board()) + &self.outcome())
    }

    /// Takes back the person's last move, and what the engine has answered.
    fn undo(&mut self) -> Result<String, String> {
        if self.resigned.take().is_some() {
            return Ok(self.board());
        }
        let made = self.engine.given_moves().len();
        let of_person = |color: Color| match self.seat {
            Seat::One(own) => color == own,
            Seat::Both | Seat::Neither => true,
        };
        let last = self.engine.given_moves().iter().rposition(|played| of_person(played.color));
        let count = made - last.ok_or("there is no move of yours to take back")?;
        self.engine.undo(count).map_err(|error| error.to_string())?;
        self.last = None;
        Ok(self.board())
    }

    /// Whether a move is legal and what the search thinks of it, next to the move that it would make. Without a move:
    /// the search behind the engine's last one.
    fn why(&mut self, mv: Option<Move>) -> String {
        let Some(mv) = mv else {
            return match &self.last {
                Some(choice) => self.candidates(choice, MOST_SHOWN),
                None => "the engine has not moved\n".to_string(),
            };
        };
        let (points, color) = (self.points(), self.engine.to_move());
        let mut lines = explanation(&self.engine, color, mv, &|point| points.name(point));
        lines[0] = format!("{} is {}", points.mv(mv), lines[0]);
        let legal = self.engine.is_legal(color, mv) && !self.is_over();
        if let (true, Some(only)) = (legal, only(color, mv)) {
            let best = self.analyzed(color, Restrictions::NONE);
            let own = self.analyzed(color, only);
            let found = |choice: &Choice| choice.candidates.first().cloned();
            lines.extend(found(&own).filter(|own| own.mv == mv).map(|own| self.valued(&own)));
            lines.extend(found(&best).filter(|best| best.mv != mv).map(|best| self.valued(&best)));
        }
        lines.join("\n") + "\n"
    }

    fn hint(&mut self) -> Result<String, String> {
        if self.is_over() {
            return Err("the game is over".to_string());
        }
        let choice = self.analyzed(self.engine.to_move(), Restrictions::NONE);
        Ok(self.candidates(&choice, 3))
    }

    /// A search that makes no move, as long as one that does.
    fn analyzed(&mut self, color: Color, restrictions: Restrictions) -> Choice {
        self.stop.store(false, Ordering::Relaxed);
        let limits = self.engine.settings().limits();
        let stop = Arc::clone(&self.stop);
        self.engine.analyze(color, &Analysis { limits, restrictions, ..Analysis::default() }, &stop, &mut |_| {})
    }

    fn candidates(&self, choice: &Choice, most: usize) -> String {
        let lines = choice.candidates.iter().take(most).map(|candidate| self.valued(candidate) + "\n");
        let text: String = lines.collect();
        if text.is_empty() { "no search was needed\n".to_string() } else { text }
    }

    /// A candidate in a line.
    fn valued(&self, candidate: &Candidate) -> String {
        let points = self.points();
        let line: Vec<String> = candidate.line.iter().take(8).map(|&mv| points.mv(mv)).collect();
        let lead = match self.engine {
            Engine::Go(_) => format!(", {:+.1} points", candidate.margin),
            Engine::Line(_) => String::new(),
        };
        let (mv, rate) = (points.mv(candidate.mv), 100.0 * candidate.win_rate);
        format!("{mv}: {rate:.0} % to win{lead}, {} playouts; {}", candidate.visits, line.join(" "))
    }

    /// The session of a game that is counted.
    fn counted(&mut self) -> Result<&mut GoSession, String> {
        self.engine.go_mut().ok_or_else(|| NO_COUNT.to_string())
    }

    /// The sums, the dead stones, and what is in doubt.
    fn score(&mut self) -> Result<String, String> {
        let go = self.counted()?;
        let made = go.make_up(End::Agreed, None, None).map_err(|error| error.to_string())?;
        let mut text = sums(&made, ResultUnit::Own) + "\n";
        let dead = go.dead();
        if !dead.is_empty() {
            let points = self.points();
            let names: Vec<String> = dead.iter().map(|point| points.name(point)).collect();
            let _ = writeln!(text, "dead: {}", names.join(" "));
        }
        if !self.is_over() {
            text += "the game is not over: the judgement of what is dead is a guess\n";
        }
        Ok(text)
    }

    fn compare(&mut self) -> Result<String, String> {
        let rows = self.counted()?.compare().into_iter().map(|row| {
            let reason = match row.score.reason {
                Reason::Count => String::new(),
                Reason::WildRegion | Reason::Repetition => format!("  {}", row.score.reason.name()),
            };
            format!("  {:20} {}{reason}\n", row.ruleset.name, row.score.result())
        });
        Ok(rows.collect())
    }

    fn rules(&self) -> String {
        let (name, registry) = (self.engine.name(), &self.engine.settings().registry);
        match (registry.find(name), find_line_game(name)) {
            (Some(row), _) => explain(row, registry),
            (None, Some(row)) => explain_line_game(row),
            (None, None) => format!("rules of your own: {name}\n"),
        }
    }

    fn moves(&self) -> String {
        let lines = listed(self.engine.moves().into_iter(), self.engine.size(), Language::default());
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn is_over(&self) -> bool {
        self.engine.is_over() || self.resigned.is_some()
    }

    /// How the game has ended; empty while it goes on.
    fn outcome(&mut self) -> String {
        if let Some(color) = self.resigned {
            return format!("{} wins by resignation\n", color.opponent());
        }
        if let Engine::Line(line) = &self.engine {
            return line.game().end().map_or(String::new(), |end| format!("{end}\n"));
        }
        if !self.engine.is_over() {
            return String::new();
        }
        let score = self.score().unwrap_or_else(|error| error);
        format!("The game has ended. {score}`dead` names other stones as dead.\n")
    }

    fn ruleset(&self) -> &str {
        self.engine.name()
    }

    fn points(&self) -> Points {
        Points { size: self.engine.size(), has_i: matches!(self.engine, Engine::Line(_)) }
    }

    fn board(&self) -> String {
        let points = self.points();
        let (marks, state) = match &self.engine {
            Engine::Go(go) => self.marks_of_go(go),
            Engine::Line(line) => {
                let game = line.game();
                let last = game.moves().last().and_then(|last| last.mv.point());
                let forbidden = if game.is_over() { PointSet::EMPTY } else { game.forbidden(game.to_move()) };
                (Marks { last, forbidden, notes: Vec::new() }, format!("move {}", game.moves().len() + 1))
            }
        };
        let board = drawn(self.engine.board(), points, &marks, self.look);
        format!("{board}{state}\n")
    }

    /// The marks of a position of Go, and its state in a line.
    fn marks_of_go(&self, go: &GoSession) -> (Marks, String) {
        let game = go.game();
        let both = |count: &dyn Fn(Color) -> u32| Color::BOTH.map(count);
        let piles = [
            pile("Virtual", both(&|color| game.virtual_stones(color)), self.look),
            pile("Prisoners", both(&|color| game.prisoners(color.opponent())), self.look),
        ];
        let last = game.last_stone().and_then(|last| last.mv.point()).filter(|&point| game.board().at(point).is_some());
        let mut state = format!("move {}, komi {}", game.move_number() + 1, go.record().komi());
        if let (Some(color), false) = (game.offer(), game.is_over()) {
            let _ = write!(state, "; {color} offers to end the game");
        } else if let Some(played) = game.moves().next_back()
            && played.mv.point().is_none()
        {
            let _ = write!(state, "; {}: {}", played.color, played.mv.display(game.size()));
        }
        (Marks { last, forbidden: PointSet::EMPTY, notes: piles.into_iter().flatten().collect() }, state)
    }
}

/// The candidates that `why` shows.
const MOST_SHOWN: usize = 5;

const NO_COUNT: &str = "nothing is counted in this game";

/// That a search considers no other move at its root; `None` for a virtual move, which cannot be singled out.
fn only(color: Color, mv: Move) -> Option<Restrictions> {
    let (points, pass) = match mv {
        Move::Play(point) => (PointSet::from_iter([point]), false),
        Move::Pass => (PointSet::EMPTY, true),
        Move::Virtual => return None,
    };
    Some(Restrictions::new(vec![Restriction { color, points, pass, only: true, until_depth: 1 }]))
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
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

    fn session(ruleset: &str, lines: u32, seat: Seat) -> Session {
        Session::new(Engine::new(settings(ruleset, lines)).unwrap(), seat, Look::default())
    }

    fn say(session: &mut Session, lines: &[&str]) -> String {
        lines.iter().fold(String::new(), |_, line| session.answer(line).text)
    }

    #[test]
    fn a_game_of_two_persons_is_played_counted_and_taken_back() {
        let mut game = session("chinese", 5, Seat::Both);
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
    fn virtual_stones_lie_next_to_the_board() {
        let mut game = session("jipingdian", 5, Seat::Both);
        let board = say(&mut game, &["c3", "virtual"]);
        assert!(board.contains("   A B C D E\n 5 . . . . . 5   Virtual: O\n"), "{board}");
        assert!(board.ends_with("White: virtual\n"), "{board}");
        let mut chinese = session("chinese", 5, Seat::Both);
        let refused = say(&mut chinese, &["virtual"]);
        assert_eq!((refused.lines().count(), chinese.engine.moves().len()), (1, 0), "{refused}");
    }

    #[test]
    fn the_engine_moves_for_its_side_and_undo_takes_back_both_moves() {
        let mut game = session("chinese", 5, Seat::One(Color::White));
        assert!(game.is_engines_turn());
        let text = game.move_of_engine();
        assert!(text.starts_with("Black plays "), "{text}");
        assert!(!game.is_engines_turn());
        assert!(say(&mut game, &["undo"]).contains("no move of yours"));
        assert!(say(&mut game, &["why"]).contains(" % to win, "));
        say(&mut game, &["a1"]);
        game.move_of_engine();
        say(&mut game, &["undo"]);
        assert_eq!((game.engine.moves().len(), game.engine.to_move()), (1, Color::White));
        say(&mut game, &["play black"]);
        assert!(game.is_engines_turn());
    }

    #[test]
    fn why_tells_legality_and_value() {
        let mut game = session("chinese", 5, Seat::Both);
        say(&mut game, &["c3", "b3", "d2"]);
        assert_eq!(say(&mut game, &["why c3"]), "C3 is occupied\n");
        let text = say(&mut game, &["why a1"]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "A1 is legal");
        assert!(lines[1].starts_with("A1: ") && lines[1].contains("% to win"), "{text}");
        assert!(lines.len() == 3 && !lines[2].starts_with("A1: "), "the better move: {text}");
        assert_eq!(game.engine.moves().len(), 3);
        assert!(say(&mut game, &["hint"]).lines().count() >= 1);
    }

    #[test]
    fn renju_is_played_with_the_players_coordinates_and_forbidden_points() {
        let mut game = session("renju", 15, Seat::Both);
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
        let mut game = session("chinese", 5, Seat::Both);
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
