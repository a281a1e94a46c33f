//! What searches at a table: the engine's turn, a hint, what a move is worth, pondering. Each search runs in a fork of
//! the game, on whatever thread, with the tree that stays at the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use liangyi_core::base::{Color, PointSet};
use liangyi_core::game::{Move, Phase, Played};
use liangyi_core::sgf::WonBy;
use liangyi_engine::engine::{Engine, EngineError, GeneratedMove};
use liangyi_engine::player::{Analysis, Choice, PlayerAction};
use liangyi_engine::search::{Candidate, Restriction, Restrictions};

use super::game_table::{GameTable, Refusal, TurnFailure};
use super::legality::Legality;
use super::seats::TableSeat;
use super::trees::TreeSlot;
use crate::protocol::InternalError;

/// A search of a table that has not begun: a fork of its game, and the tree that it takes along.
#[derive(Debug)]
pub struct TableSearch {
    engine: Engine,
    trees: TreeSlot,
    color: Color,
    /// Whether dead stones are captured before a pass, as both sides disagree about them.
    cleans_up: bool,
}

impl TableSearch {
    /// Chooses a move as on the engine's turn, until another thread sets `stop`.
    ///
    /// # Errors
    ///
    /// There is none, or a bug has ended the search.
    pub fn turn(self, stop: &Arc<AtomicBool>) -> Result<GeneratedMove, TurnFailure> {
        let TableSearch { engine, trees, color, cleans_up } = self;
        let generated = trees.search(engine, stop, |engine| match engine {
            Engine::Go(go) if cleans_up => go.generate_cleanup(color, stop),
            Engine::Go(_) | Engine::Line(_) => engine.generate(color, stop, &mut |_| {}),
        });
        generated.map_err(TurnFailure::Internal)?.map_err(TurnFailure::Engine)
    }

    /// Chooses a move without making it.
    ///
    /// # Errors
    ///
    /// A bug has ended the search.
    pub fn hint(self, stop: &Arc<AtomicBool>) -> Result<GeneratedMove, InternalError> {
        let color = self.color;
        self.trees.search(self.engine, stop, |engine| engine.search(color, stop, &mut |_| {}))
    }

    /// Ponders for no longer than `time`; returns whether that was of use.
    ///
    /// # Errors
    ///
    /// A bug has ended the search.
    pub fn ponder(self, time: Duration, stop: &Arc<AtomicBool>) -> Result<bool, InternalError> {
        self.trees.search(self.engine, stop, |engine| engine.ponder(Some(time), stop) > 0)
    }
}

/// Why a move is good, bad or not allowed.
#[derive(Clone, Debug)]
pub struct WhyMove {
    /// What the rules say of it.
    pub legality: Legality,
    /// What the search thinks of it; `None` for a move that is not searched.
    pub own: Option<Candidate>,
    /// The move that the search would make instead; `None` if it is the same, or nothing is searched.
    pub instead: Option<Candidate>,
}

impl GameTable {
    /// A search with the settings of who plays a side.
    fn search_of(&self, seat: TableSeat, color: Color) -> TableSearch {
        let engine = self.engine.fork(seat.settings(self.engine.settings()));
        let is_resolved = self.engine.go().is_some_and(|go| go.game().phase() == Phase::Resolution);
        let cleans_up = self.views().is_some() || is_resolved;
        TableSearch { engine, trees: self.trees.clone(), color, cleans_up }
    }

    /// The search for a move of a side that the engine plays.
    pub fn search_for_turn(&self, color: Color) -> TableSearch {
        self.search_of(self.seats()[color.index()], color)
    }

    /// The search for a hint to the side to move.
    pub fn search_for_hint(&self) -> TableSearch {
        self.search_of(TableSeat::AsSet, self.engine.to_move())
    }

    /// The search while a person thinks; `None` where the engine does not ponder now.
    pub fn search_to_ponder(&self) -> Option<TableSearch> {
        let color = self.engine.to_move();
        let waits = self.is_person(color) && !self.is_person(color.opponent());
        let goes_on = !self.is_settled() && self.cursor().rest().is_empty();
        let ponders = waits && goes_on && self.engine.may_ponder();
        ponders.then(|| self.search_of(self.seats()[color.opponent().index()], color))
    }

    /// Makes the move that the engine has chosen on its turn, or has it resign. If it has chosen none, a person plays
    /// that side from then on.
    ///
    /// # Errors
    ///
    /// It has chosen none, or the game does not take it.
    pub fn end_turn(
        &mut self,
        color: Color,
        chosen: Result<GeneratedMove, TurnFailure>,
    ) -> Result<PlayerAction, TurnFailure> {
        let made = chosen.and_then(|GeneratedMove { action, choice }| {
            self.engine.note_search(color, &choice);
            match action {
                PlayerAction::Resign => self.give_up(color, WonBy::Resignation),
                PlayerAction::Move(mv) => self.play_chosen(color, mv).map_err(TurnFailure::Engine)?,
            }
            self.last = Some((color, choice));
            Ok(action)
        });
        if made.is_err() {
            self.standing.seats[color.index()] = TableSeat::Person;
        }
        made
    }

    fn play_chosen(&mut self, color: Color, mv: Move) -> Result<(), EngineError> {
        self.engine.play_chosen(color, mv)?;
        self.note_move(Played { color, mv });
        Ok(())
    }

    /// Has the engine move or resign, on this thread.
    ///
    /// # Errors
    ///
    /// See [`GameTable::end_turn`].
    pub fn take_turn(&mut self) -> Result<PlayerAction, TurnFailure> {
        let color = self.engine.to_move();
        self.stop.store(false, Ordering::Relaxed);
        let chosen = self.search_for_turn(color).turn(&self.stop);
        self.end_turn(color, chosen)
    }

    /// The side that the engine has moved for last, and the search behind that move.
    pub fn last_search(&self) -> Option<(Color, &Choice)> {
        self.last.as_ref().map(|(color, choice)| (*color, choice))
    }

    /// The search for a move of the side to move, on this thread.
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
    pub fn why(&mut self, mv: Move) -> WhyMove {
        let color = self.engine.to_move();
        let mut why = WhyMove { legality: Legality::of(&self.engine, color, mv), own: None, instead: None };
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

    /// A search that makes no move, as long as one that does; it has found nothing where a bug has ended it.
    fn analyzed(&mut self, color: Color, restrictions: Restrictions) -> Choice {
        self.stop.store(false, Ordering::Relaxed);
        let (limits, stop) = (self.engine.limits_without_clock(), &self.stop);
        let analysis = Analysis { limits, restrictions, ..Analysis::default() };
        let TableSearch { engine, trees, .. } = self.search_of(TableSeat::AsSet, color);
        let found = trees.search(engine, stop, |engine| engine.analyze(color, &analysis, stop, &mut |_| {}));
        found.unwrap_or_else(|_| Choice::none(PlayerAction::Move(Move::Pass)))
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

    use super::super::count::GameOutcome;
    use super::super::legality::EndEffect;
    use super::super::seats::Seats;
    use super::*;

    fn seated(settings: EngineSettings, seats: Seats) -> GameTable {
        let small = EngineSettings { size: Size::square(5), playouts: Some(30), memory: 16 << 20, ..settings };
        GameTable::new(small, seats.into()).expect("the board is large enough")
    }

    fn play(game: &mut GameTable, mv: Move) -> Result<(), Refusal> {
        game.play(game.engine().to_move(), mv)
    }

    fn resign(game: &mut GameTable) -> Result<(), Refusal> {
        game.resign(game.engine().to_move())
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
        play(&mut game, at("C3")).unwrap();
        assert_eq!(play(&mut game, at("C3")), Err(Refusal::Engine(Illegal::Occupied.into())));
        resign(&mut game).unwrap();
        assert!(matches!(game.outcome(), Some(GameOutcome::Resignation(Color::Black))));
        assert_eq!((play(&mut game, at("D4")), resign(&mut game)), (Err(Refusal::Resigned), Err(Refusal::Over)));
        assert!(matches!(game.hint(), Err(Refusal::Over)));
        game.take_back().unwrap();
        assert_eq!((game.engine().moves().len(), game.is_over()), (1, false));
    }

    /// A table at which White has passed after its first move while Black took a third of the board, with room left to
    /// play in. The engine resigns below any rate.
    fn lost_by_passing(seat: TableSeat) -> GameTable {
        let settings = EngineSettings {
            size: Size::square(9),
            playouts: Some(220),
            memory: 16 << 20,
            resign_below: Some(1.0),
            ..settings()
        };
        let mut game = GameTable::new(settings, [TableSeat::Person, seat]).expect("a game");
        let size = game.engine().size();
        for (number, point) in (0..9).flat_map(|y| [1, 3, 5].map(|x| size.point(x, y))).enumerate() {
            if number > 0 {
                let first = Move::Play(size.point(7, 4));
                play(&mut game, if number == 1 { first } else { Move::Pass }).unwrap();
            }
            play(&mut game, Move::Play(point)).unwrap();
        }
        game
    }

    /// How many moves the engine makes before it resigns, each with a tree of its own and after a hint to Black.
    fn moves_before_resigning(game: &mut GameTable) -> Option<usize> {
        let resigns = |_: &usize| {
            game.trees = TreeSlot::default();
            if game.take_turn().unwrap() == PlayerAction::Resign {
                return true;
            }
            game.search_for_hint().hint(&Arc::default()).unwrap();
            let legal = game.engine().legal_moves(Color::Black).points;
            play(game, Move::Play(legal.iter().next().unwrap())).unwrap();
            false
        };
        (0..5).find(resigns)
    }

    #[test]
    fn the_engine_resigns_at_its_third_lost_move_in_a_row_and_plays_on_after_a_move_back() {
        for seat in [TableSeat::AsSet, TableSeat::Level { level: 6 }] {
            let mut game = lost_by_passing(seat);
            assert_eq!(moves_before_resigning(&mut game), Some(2), "{seat:?}");
            assert_eq!(game.resigned(), Some(Color::White));
            game.take_back().unwrap();
            assert_eq!(moves_before_resigning(&mut game), Some(2), "{seat:?}");
            game.take_back().unwrap();
            game.take_back().unwrap();
            let legal = game.engine().legal_moves(Color::Black).points;
            play(&mut game, Move::Play(legal.iter().next().unwrap())).unwrap();
            assert_eq!(moves_before_resigning(&mut game), Some(2), "{seat:?}");
        }
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
        let effect = |game: &GameTable, mv| Legality::of(game.engine(), game.engine().to_move(), mv);
        assert_eq!(effect(&game, at("C3")), Legality::Legal(EndEffect::Nothing));
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Unchanged));
        assert_eq!(effect(&game, Move::Virtual), Legality::Illegal(Illegal::NoVirtualMoves));
        play(&mut game, Move::Pass).unwrap();
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Ends));
        play(&mut game, Move::Pass).unwrap();
        assert!(matches!(game.outcome(), Some(GameOutcome::Counted(Ok(count))) if count.is_over));

        let ruleset = find("new-ing").expect("a ruleset").into();
        let game = seated(EngineSettings { ruleset, ..settings() }, Seats::Both);
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::NullMove));

        let ruleset = find("jihuozi").expect("a ruleset").into();
        let mut game = seated(EngineSettings { ruleset, ..settings() }, Seats::Both);
        play(&mut game, Move::Pass).unwrap();
        assert_eq!(effect(&game, Move::Pass), Legality::Legal(EndEffect::Stops));
        play(&mut game, Move::Pass).unwrap();
        assert!(matches!(game.outcome(), Some(GameOutcome::Stopped(Color::White, Ok(_)))));
    }

    #[test]
    fn the_engine_moves_where_no_person_sits() {
        let mut game = seated(settings(), Seats::One(Color::White));
        assert!(game.engine_to_move().is_some());
        assert!(matches!(game.take_turn(), Ok(PlayerAction::Move(_))));
        assert!(!game.engine_to_move().is_some() && game.last_search().is_some());
        game.sit(Seats::Neither.into());
        assert!(game.engine_to_move().is_some());
        game.take_back().unwrap();
        assert_eq!(game.engine().moves().len(), 0, "where no person plays, any move is taken back");
    }
}
