//! The game with who plays it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::{Move, Phase};
use liangyi_core::line::LineEnd;
use liangyi_core::score::{End, MadeUp};
use liangyi_core::sgf::{GameResult, WonBy};
use liangyi_engine::engine::{Engine, GoSession};
use liangyi_engine::judge::RulesetScore;
use liangyi_engine::player::{Action, Analysis, Choice};
use liangyi_engine::search::{Candidate, Restriction, Restrictions};

use super::legality::Legality;
use super::refusal::{Refusal, TurnFailure};
use super::seats::Seats;
use crate::protocol::guarded;

/// A game and who plays it.
#[derive(Debug)]
pub struct SeatedGame {
    engine: Engine,
    seats: Seats,
    /// Who has resigned.
    resigned: Option<Color>,
    /// The search behind the engine's last move.
    last: Option<Choice>,
    stop: Arc<AtomicBool>,
}

/// The count of a game of Go as it stands.
#[derive(Clone, Debug)]
pub struct Count {
    /// The board made up for counting, and the score.
    pub made: MadeUp,
    /// The dead stones.
    pub dead: PointSet,
    /// Whether the game is over: until then the judgement of what is dead is a guess.
    pub is_over: bool,
}

/// How a game has ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// This side has won, as the other has resigned.
    Resignation(Color),
    /// A line game has ended.
    Line(LineEnd),
    /// A game of Go is to be counted, which can fail.
    Counted(Result<Box<Count>, Refusal>),
    /// A game of Go has stopped: it may be counted, or play goes on, this side first.
    Stopped(Color, Result<Box<Count>, Refusal>),
}

/// Why a move is good, bad or not allowed.
#[derive(Clone, Debug)]
pub struct Why {
    /// What the rules say of it.
    pub legality: Legality,
    /// What the search thinks of it; `None` for a move that is not searched.
    pub own: Option<Candidate>,
    /// The move that the search would make instead; `None` if it is the same, or nothing is searched.
    pub instead: Option<Candidate>,
}

impl SeatedGame {
    /// A game at its start.
    pub fn new(engine: Engine, seats: Seats) -> SeatedGame {
        SeatedGame { engine, seats, resigned: None, last: None, stop: Arc::default() }
    }

    /// The engine.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The engine, for what concerns no turn: settings, files.
    pub fn engine_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Who plays which side.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Changes who plays which side.
    pub fn sit(&mut self, seats: Seats) {
        self.seats = seats;
    }

    /// A flag that ends a search when another thread sets it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.engine.is_over() || self.resigned.is_some() || self.declared_end().is_some()
    }

    /// How both sides have declared that the game ends.
    fn declared_end(&self) -> Option<End> {
        self.engine.go().and_then(|go| go.record().terms.declared_end)
    }

    /// Both sides declare that the game ends here: with nothing removed, or with the dead stones off.
    ///
    /// # Errors
    ///
    /// A side has resigned, or nothing is counted in the game.
    pub fn declare_end(&mut self, end: End) -> Result<(), Refusal> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        self.counted()?.declare_end(Some(end));
        Ok(())
    }

    /// The result where somebody has resigned; any other the engine knows.
    pub fn resignation(&self) -> Option<GameResult> {
        self.resigned.map(|color| GameResult::Won(color.opponent(), WonBy::Resignation))
    }

    /// Whether the engine moves next.
    pub fn is_engines_turn(&self) -> bool {
        !self.seats.has_person(self.engine.to_move()) && !self.is_over()
    }

    /// Has the engine move or resign. If it cannot, the person plays both sides from then on.
    ///
    /// # Errors
    ///
    /// The engine cannot move.
    pub fn engine_turn(&mut self) -> Result<Action, TurnFailure> {
        let color = self.engine.to_move();
        self.stop.store(false, Ordering::Relaxed);
        let stop = Arc::clone(&self.stop);
        let generated = guarded(&mut self.engine, "play", |engine| engine.generate(color, &stop, &mut |_| {}));
        let generated = generated.map_err(TurnFailure::Internal);
        let generated = generated.and_then(|generated| generated.map_err(TurnFailure::Engine)).inspect_err(|_| {
            self.seats = Seats::Both;
        })?;
        if let Action::Resign = generated.action {
            self.resigned = Some(color);
        }
        self.last = Some(generated.choice);
        Ok(generated.action)
    }

    /// Makes a move for the side to move.
    ///
    /// # Errors
    ///
    /// A side has resigned, both have declared the end, or the move is illegal.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if self.resigned.is_some() || self.declared_end().is_some() {
            return Err(Refusal::Resigned);
        }
        let color = self.engine.to_move();
        Ok(self.engine.play(color, mv)?)
    }

    /// The side to move resigns.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign(&mut self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.resigned = Some(self.engine.to_move());
        Ok(())
    }

    /// Takes back a resignation or a declared end, or else the person's last move and what the engine has answered;
    /// where no person plays, the last move.
    ///
    /// # Errors
    ///
    /// There is no such move.
    pub fn take_back(&mut self) -> Result<(), Refusal> {
        if self.resigned.take().is_some() {
            return Ok(());
        }
        if self.declared_end().is_some() {
            self.counted()?.declare_end(None);
            return Ok(());
        }
        let moves = self.engine.given_moves();
        let of_person = |color: Color| self.seats == Seats::Neither || self.seats.has_person(color);
        let last = moves.iter().rposition(|played| of_person(played.color)).ok_or(Refusal::NothingToTakeBack)?;
        let count = moves.len() - last;
        self.engine.undo(count)?;
        self.last = None;
        Ok(())
    }

    /// Begins the game again.
    pub fn begin_again(&mut self) {
        self.engine.clear_board();
        (self.resigned, self.last) = (None, None);
    }

    /// The session of a game that is counted.
    fn counted(&mut self) -> Result<&mut GoSession, Refusal> {
        self.engine.go_mut().ok_or(Refusal::NotCounted)
    }

    /// Names the dead chains by points of theirs, or has them judged.
    ///
    /// # Errors
    ///
    /// Nothing is counted, or there is no stone on a point.
    pub fn name_dead(&mut self, points: Option<&[Point]>) -> Result<(), Refusal> {
        let go = self.counted()?;
        match points {
            None => go.judge_dead(),
            Some(points) => go.agree_dead(points)?,
        }
        Ok(())
    }

    /// Counts the game as it stands.
    ///
    /// # Errors
    ///
    /// Nothing is counted in it.
    pub fn count(&mut self) -> Result<Count, Refusal> {
        let is_over = self.is_over();
        let go = self.counted()?;
        let made = go.make_up(go.end(), None, None).map_err(Refusal::Territory)?;
        Ok(Count { made, dead: go.dead(), is_over })
    }

    /// Counts the game as it stands under every ruleset.
    ///
    /// # Errors
    ///
    /// Nothing is counted in it.
    pub fn compare(&mut self) -> Result<Vec<RulesetScore<'_>>, Refusal> {
        Ok(self.counted()?.compare())
    }

    /// How the game has ended; `None` while it goes on.
    pub fn outcome(&mut self) -> Option<Outcome> {
        if let Some(color) = self.resigned {
            return Some(Outcome::Resignation(color.opponent()));
        }
        if let Engine::Line(line) = &self.engine {
            return line.game().end().map(Outcome::Line);
        }
        if !self.is_over() {
            return None;
        }
        let stopped = match &self.engine {
            Engine::Go(go) if go.game().phase() == Phase::Stopped && self.declared_end().is_none() => {
                Some(go.game().to_move())
            }
            Engine::Go(_) | Engine::Line(_) => None,
        };
        let count = self.count().map(Box::new);
        Some(match stopped {
            Some(first) => Outcome::Stopped(first, count),
            None => Outcome::Counted(count),
        })
    }

    /// The search behind the engine's last move.
    pub fn last_search(&self) -> Option<&Choice> {
        self.last.as_ref()
    }

    /// The search for a move of the side to move.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn hint(&mut self) -> Result<Choice, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        Ok(self.analyzed(self.engine.to_move(), Restrictions::NONE))
    }

    /// Whether a move is legal and what the search thinks of it, next to the move that it would make.
    pub fn why(&mut self, mv: Move) -> Why {
        let color = self.engine.to_move();
        let mut why = Why { legality: Legality::of(&self.engine, color, mv), own: None, instead: None };
        let legal = self.engine.is_legal(color, mv) && !self.is_over();
        if let (true, Some(only)) = (legal, only(color, mv)) {
            let best = self.analyzed(color, Restrictions::NONE);
            let own = self.analyzed(color, only);
            let found = |choice: Choice| choice.candidates.into_iter().next();
            why.own = found(own).filter(|own| own.mv == mv);
            why.instead = found(best).filter(|best| best.mv != mv);
            if let (Some(own), Some(instead)) = (&mut why.own, &why.instead) {
                // They come from two searches: what the first one would not make is not shown as better.
                own.estimate.win_rate = own.estimate.win_rate.min(instead.estimate.win_rate);
            }
        }
        why
    }

    /// A search that makes no move, as long as one that does.
    fn analyzed(&mut self, color: Color, restrictions: Restrictions) -> Choice {
        self.stop.store(false, Ordering::Relaxed);
        let limits = self.engine.settings().limits();
        let stop = Arc::clone(&self.stop);
        self.engine.analyze(color, &Analysis { limits, restrictions, ..Analysis::default() }, &stop, &mut |_| {})
    }
}

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
    use liangyi_core::game::Illegal;
    use liangyi_core::rules::{Ending, Rules, find, find_line_game};
    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::*;
    use crate::play::EndEffect;

    fn seated(settings: EngineSettings, seats: Seats) -> SeatedGame {
        let small = EngineSettings { size: Size::square(5), playouts: Some(30), memory: 16 << 20, ..settings };
        SeatedGame::new(Engine::new(small).expect("the board is large enough"), seats)
    }

    fn settings() -> EngineSettings {
        EngineSettings::new(Models::embedded())
    }

    fn at(vertex: &str) -> Move {
        Move::parse(vertex, Size::square(5).expect("a size")).expect("a move")
    }

    #[test]
    fn what_is_refused_is_a_value_and_changes_nothing() {
        let mut game = seated(settings(), Seats::Both);
        assert_eq!(game.take_back(), Err(Refusal::NothingToTakeBack));
        game.play(at("C3")).unwrap();
        assert_eq!(game.play(at("C3")), Err(Refusal::Engine(Illegal::Occupied.into())));
        game.resign().unwrap();
        assert!(matches!(game.outcome(), Some(Outcome::Resignation(Color::Black))));
        assert_eq!((game.play(at("D4")), game.resign()), (Err(Refusal::Resigned), Err(Refusal::Over)));
        assert!(matches!(game.hint(), Err(Refusal::Over)));
        game.take_back().unwrap();
        assert_eq!((game.engine().moves().len(), game.is_over()), (1, false));
    }

    #[test]
    fn nothing_is_counted_in_a_line_game() {
        let row = find_line_game("renju").expect("a line game");
        let mut game = seated(EngineSettings { line: Some(row), ..settings() }, Seats::Both);
        assert!(matches!(game.count(), Err(Refusal::NotCounted)));
        assert_eq!(game.name_dead(None), Err(Refusal::NotCounted));
        assert!(matches!(game.why(at("C3")).legality, Legality::Judged(_)));
    }

    #[test]
    fn a_move_says_what_it_does_to_the_end() {
        let rules = Rules { ending: Ending::Unchanged, ..find("tromp-taylor").expect("a ruleset").rules.clone() };
        let ruleset = settings().registry.named(rules, Size::MAX);
        let mut game = seated(EngineSettings { ruleset, ..settings() }, Seats::Both);
        let effect = |game: &SeatedGame, mv| Legality::of(game.engine(), game.engine().to_move(), mv);
        assert_eq!(effect(&game, at("C3")), Legality::Legal(EndEffect::Nothing));
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Offers));
        assert_eq!(effect(&game, Move::Virtual), Legality::Illegal(Illegal::NoVirtualMoves));
        game.play(Move::Pass).unwrap();
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Ends));
        game.play(Move::Pass).unwrap();
        assert!(matches!(game.outcome(), Some(Outcome::Counted(Ok(count))) if count.is_over));

        let ruleset = find("jihuozi").expect("a ruleset").into();
        let mut game = seated(EngineSettings { ruleset, ..settings() }, Seats::Both);
        game.play(Move::Pass).unwrap();
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Stops));
        game.play(Move::Pass).unwrap();
        assert!(matches!(game.outcome(), Some(Outcome::Stopped(Color::White, Ok(_)))));
    }

    #[test]
    fn the_engine_moves_where_no_person_sits() {
        let mut game = seated(settings(), Seats::One(Color::White));
        assert!(game.is_engines_turn());
        assert!(matches!(game.engine_turn(), Ok(Action::Move(_))));
        assert!(!game.is_engines_turn() && game.last_search().is_some());
        game.sit(Seats::Neither);
        assert!(game.is_engines_turn());
        game.take_back().unwrap();
        assert_eq!(game.engine().moves().len(), 0, "where no person plays, any move is taken back");
    }
}
