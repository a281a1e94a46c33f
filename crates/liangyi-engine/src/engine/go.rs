//! Go in a session: its terms, diagrams that are set up by moves, lone passes that are virtual moves; rulesets,
//! handicap, records loaded, cleaning up.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::game::{BadSetup, Game, Illegal, Move, OpeningPlays, Played};
use liangyi_core::rules::{Komi, NamedRules, Rules};
use liangyi_core::score::{Agreement, End};
use liangyi_core::time::Clock;

use super::game::{EngineError, GeneratedMove, MoveSearch, SessionGame, SetUpPlays};
use super::record::{GameTerms, SessionRecord, StartPosition};
use super::session::GameSession;
use super::settings::{BarePass, EngineSettings, Lenience};
use crate::judge::Judgements;
use crate::player::{Choice, MovePurpose, MoveRequest, PlayerAction};
use crate::search::SearchLimits;

/// A session of Go.
pub type GoSession = GameSession<Game>;

/// Which stones are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadStones {
    /// Those that the engine judges to be dead.
    Auto,
    /// Those that both sides agree on.
    Agreed(PointSet),
}

impl DeadStones {
    /// Those that were named; `None` if they are to be judged.
    pub fn named(self) -> Option<PointSet> {
        match self {
            DeadStones::Auto => None,
            DeadStones::Agreed(dead) => Some(dead),
        }
    }
}

/// What only Go has of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct GoTerms {
    /// The ruleset in force; its komi is the ruleset's own.
    pub ruleset: NamedRules,
    /// The indices of moves that were made although repetition or suicide forbids them, counted from 0. They are made
    /// again by every replay, lenient or not.
    pub forbidden: BTreeSet<usize>,
    /// Which stones are dead.
    pub dead: DeadStones,
    /// Empty points that both sides agree are Black's or White's.
    pub owned: [PointSet; 2],
    /// Whether these are all that both sides give to one side alone.
    pub owners_complete: bool,
    /// What the record says that the sides agreed on: it holds where they say nothing else.
    pub recorded: Agreement,
    /// How both sides declare that the game ends here, if they have.
    pub declared_end: Option<End>,
}

impl From<NamedRules> for GoTerms {
    fn from(ruleset: NamedRules) -> GoTerms {
        GoTerms {
            ruleset,
            forbidden: BTreeSet::new(),
            dead: DeadStones::Auto,
            owned: [PointSet::EMPTY; 2],
            owners_complete: false,
            recorded: Agreement::default(),
            declared_end: None,
        }
    }
}

impl GameTerms for GoTerms {
    fn position_changed(&mut self) {
        (self.dead, self.declared_end) = (DeadStones::Auto, None);
        (self.owned, self.owners_complete, self.recorded) = ([PointSet::EMPTY; 2], false, Agreement::default());
    }

    fn moves_taken_back(&mut self, left: usize) {
        self.forbidden.split_off(&left);
    }
}

impl SessionRecord<GoTerms> {
    /// The rules in force, komi included.
    pub fn rules(&self) -> Rules {
        Rules { komi: self.komi(), ..self.terms.ruleset.rules.clone() }
    }

    /// The komi in force.
    pub fn komi(&self) -> Komi {
        self.komi.unwrap_or(self.terms.ruleset.rules.komi)
    }

    /// What both sides agree on at the end of the game.
    pub fn agreement(&self) -> Agreement {
        let GoTerms { dead, owned, owners_complete, recorded, .. } = &self.terms;
        let agreed = Agreement { dead: dead.named(), owned: *owned, owners_complete: *owners_complete };
        if agreed == Agreement::default() { *recorded } else { agreed }
    }

    /// What the first moves set up instead of playing it: those that the client gave before a move of the engine's.
    fn opening_plays(&self) -> OpeningPlays {
        let most = if self.diagram_by_plays { self.diagram_within.unwrap_or(usize::MAX) } else { 0 };
        let within = most.min(self.moves.len());
        let StartPosition { board, handicap, .. } = self.start;
        OpeningPlays::read(&board, handicap, &self.moves[..within], self.handicap_by_plays)
    }

    /// The move that the client's move `index`, counted from 0, means in the position before it.
    fn read(&self, game: &Game, index: usize) -> Move {
        let Played { color, mv } = self.moves[index];
        let is_pass = |index: usize| self.moves.get(index).is_some_and(|played| played.mv == Move::Pass);
        let lone = mv == Move::Pass && !is_pass(index + 1) && !index.checked_sub(1).is_some_and(is_pass);
        match self.bare_pass {
            BarePass::Virtual if lone && game.check(color, Move::Virtual).is_ok() => Move::Virtual,
            BarePass::Virtual | BarePass::Pass => mv,
        }
    }

    /// Whether the meaning of the client's last move depends on the next one: it is a PASS, and PASS may be a virtual
    /// move.
    fn last_is_open(&self) -> bool {
        self.bare_pass == BarePass::Virtual && self.moves.last().is_some_and(|played| played.mv == Move::Pass)
    }
}

impl SessionGame for Game {
    type Terms = GoTerms;
    type Findings = Judgements;

    fn name(terms: &GoTerms) -> &str {
        &terms.ruleset.name
    }

    fn default_size(terms: &GoTerms) -> Size {
        terms.ruleset.default_size
    }

    fn opening(record: &SessionRecord<GoTerms>) -> Result<Game, EngineError> {
        let rules = record.rules();
        let StartPosition { to_move, .. } = record.start;
        let plays = record.opening_plays();
        let OpeningPlays { board, handicap, .. } = plays;
        let to_move = to_move.or(plays.to_move());
        if handicap > 0 {
            let points: Vec<_> = board.stones(Color::Black).iter().collect();
            let mut game = Game::with_handicap(board.size(), rules, &points)?;
            to_move.into_iter().for_each(|color| game.set_to_move(color));
            return Ok(game.after_opening_plays(&plays));
        }
        let first = to_move.unwrap_or(rules.first);
        Ok(Game::from_setup(board, rules, first)?.after_opening_plays(&plays))
    }

    fn no_findings(settings: &EngineSettings) -> Judgements {
        Judgements::new(&settings.models, settings.judging)
    }

    fn forget(findings: &mut Judgements) {
        findings.clear();
    }

    fn set_up(record: &SessionRecord<GoTerms>) -> SetUpPlays {
        let OpeningPlays { count, handicap, .. } = record.opening_plays();
        SetUpPlays { moves: count, handicap }
    }

    fn fixed_moves(record: &SessionRecord<GoTerms>) -> usize {
        record.moves.len() - usize::from(record.last_is_open())
    }

    fn make(&mut self, record: &SessionRecord<GoTerms>, index: usize) -> Result<(), Illegal> {
        let color = record.moves[index].color;
        let mv = record.read(self, index);
        if record.terms.forbidden.contains(&index) {
            return self.play_forced(color, mv).map(|_| ());
        }
        record.lenience.play(self, color, mv).map(|_| ())
    }

    /// Marks moves that were made although the rules forbid them, so that later replays make them again, and logs each
    /// when it is first marked.
    fn mark(&self, record: &mut SessionRecord<GoTerms>) {
        let set_up = record.moves.len() - self.move_number();
        for (index, reason) in self.forbidden_moves() {
            let Played { color, mv } = record.moves[set_up + index];
            if record.terms.forbidden.insert(set_up + index) {
                let (number, mv) = (index + 1, mv.display(self.size()));
                log::warn!("move {number} ({} {mv}) is forbidden and was made all the same: {reason}", color.letter());
            }
        }
    }

    fn set_komi(&mut self, komi: Komi) {
        Game::set_komi(self, komi);
    }

    fn virtual_moves(record: &SessionRecord<GoTerms>) -> bool {
        // A PASS right after the client's would be read as the second of two passes.
        match record.bare_pass {
            BarePass::Virtual => !record.last_is_open(),
            BarePass::Pass => record.genmove_virtual,
        }
    }

    fn choose(mut search: MoveSearch<'_, Game>) -> GeneratedMove {
        let request = search.request;
        if request.purpose == MovePurpose::CleanUp || !search.record.last_is_open() {
            return shown(search.record, search.player.choose(search.game, &request, search.progress));
        }
        // There may be two searches.
        let half = |time: Option<Duration>| time.map(|time| time / 2);
        let SearchLimits { time, latest, .. } = request.limits;
        let request = MoveRequest {
            limits: SearchLimits { time: half(time), latest: half(latest), ..request.limits },
            ..request
        };
        search.request = request;
        let generated = shown(search.record, search.player.choose(search.game, &request, search.progress));
        if generated.action != PlayerAction::Move(Move::Pass) {
            return generated;
        }
        after_two_passes(search).unwrap_or(generated)
    }
}

/// The client's lone PASS is a virtual move only if no second one follows: a pass in reply would turn both into passes
/// and end the game, so it must be the best move after a real pass too. A better move after that, if there is one.
fn after_two_passes(search: MoveSearch<'_, Game>) -> Option<GeneratedMove> {
    let MoveSearch { game, record, player, request, progress } = search;
    let mut stopping = game.clone();
    let last = stopping.undo()?;
    stopping.play(last.color, Move::Pass).ok()?;
    let second = shown(record, player.choose(&stopping, &request, progress));
    let makes = |mv| mv != Move::Virtual && game.check(request.color, mv).is_ok();
    matches!(second.action, PlayerAction::Move(mv) if makes(mv)).then_some(second)
}

/// A choice as the client knows it: a virtual move is a pass where PASS may mean one.
fn shown(record: &SessionRecord<GoTerms>, choice: Choice) -> GeneratedMove {
    let action = match choice.action {
        PlayerAction::Move(Move::Virtual) if record.bare_pass == BarePass::Virtual => PlayerAction::Move(Move::Pass),
        action => action,
    };
    GeneratedMove { action, choice }
}

impl GoSession {
    /// A session at the start of a game of Go.
    pub fn new(settings: EngineSettings) -> GoSession {
        let terms = GoTerms::from(settings.ruleset.clone());
        GoSession::on(terms, settings).expect("an empty board is a position")
    }

    /// Chooses a ruleset and its komi. The moves made are replayed under it; an empty board whose size the client did
    /// not choose takes the ruleset's own size.
    ///
    /// # Errors
    ///
    /// A move is illegal under it.
    pub fn set_ruleset(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, None)
    }

    /// Changes the rules and keeps the komi if the client chose it; else the komi is that of `ruleset`.
    ///
    /// # Errors
    ///
    /// A move is illegal under them.
    pub fn set_rules(&mut self, ruleset: NamedRules) -> Result<(), EngineError> {
        self.change_rules(ruleset, self.record.komi)
    }

    fn change_rules(&mut self, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let size = ruleset.default_size;
        let terms = GoTerms { ruleset, ..self.record.terms.clone() };
        let mut record = SessionRecord { terms, komi, ..SessionRecord::clone(&self.record) };
        record.take_size(size);
        self.adopt(record)
    }

    /// Changes what a client's PASS means, in the moves made so far too.
    ///
    /// # Errors
    ///
    /// A move is illegal then.
    pub fn set_bare_pass(&mut self, bare_pass: BarePass) -> Result<(), EngineError> {
        self.adopt(SessionRecord { bare_pass, ..SessionRecord::clone(&self.record) })
    }

    /// Sets whether the engine may choose a virtual move.
    pub fn set_genmove_virtual(&mut self, on: bool) {
        self.record_mut().genmove_virtual = on;
    }

    /// Sets which moves that the rules forbid by repetition or as suicide are made all the same. Such moves made so far
    /// stay.
    pub fn set_lenience(&mut self, lenience: Lenience) {
        self.record_mut().lenience = lenience;
    }

    /// Starts a game with Black's handicap stones on `points`. Passes made before are dropped: Sabaki replays a record
    /// whose handicap comes after passes.
    ///
    /// # Errors
    ///
    /// There are stones on the board, or a point is named twice.
    pub fn set_handicap(&mut self, points: &[Point]) -> Result<(), EngineError> {
        if !self.board().occupied().is_empty() {
            return Err(BadSetup::NotEmpty.into());
        }
        let game = Game::with_handicap(self.size(), self.record.rules(), points)?;
        let (board, handicap) = (*game.board(), game.handicap());
        self.start_over(StartPosition { board, handicap, ..StartPosition::empty(self.size()) })
    }

    /// Starts a game with `stones` handicap stones on star points and returns their points.
    ///
    /// # Errors
    ///
    /// The board does not have that many, or there are stones on it.
    pub fn fixed_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = self.size().fixed_handicap(stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Starts a game with `stones` handicap stones on points of the engine's choice and returns them.
    ///
    /// # Errors
    ///
    /// The board has no room for them, or there are stones on it.
    pub fn free_handicap(&mut self, stones: usize) -> Result<Vec<Point>, EngineError> {
        let points = free_handicap(self.size(), stones).ok_or(EngineError::HandicapCount)?;
        self.set_handicap(&points)?;
        Ok(points)
    }

    /// Loads a game that was played elsewhere. Without a komi the one of `ruleset` is used.
    ///
    /// # Errors
    ///
    /// A move is illegal under `ruleset`.
    pub fn load(&mut self, game: &Game, ruleset: NamedRules, komi: Option<Komi>) -> Result<(), EngineError> {
        let first = game.restarted().to_move();
        let board = *game.start();
        let is_usual = board.occupied().is_empty() && first == ruleset.rules.first;
        let forbidden = game.forbidden_moves().map(|(index, _)| index).collect();
        self.adopt(SessionRecord {
            terms: GoTerms { forbidden, ..GoTerms::from(ruleset) },
            komi,
            size_chosen: true,
            start: StartPosition {
                board,
                handicap: game.handicap(),
                named_handicap: None,
                to_move: (!is_usual).then_some(first),
            },
            moves: game.moves().collect(),
            diagram_within: Some(0),
            clocks: [Clock::new(self.record.time); 2],
            ..SessionRecord::clone(&self.record)
        })
    }

    /// Notes that the record that was loaded names another number of handicap stones than it has.
    pub fn name_handicap(&mut self, stones: Option<u32>) {
        self.record_mut().start.named_handicap = stones;
    }

    /// As [`generate`](super::GameSession::generate), but captures dead stones before it passes: for play after a
    /// disagreement about them.
    ///
    /// # Errors
    ///
    /// The game takes no move of `color`.
    pub fn generate_cleanup(&mut self, color: Color, stop: &AtomicBool) -> Result<GeneratedMove, EngineError> {
        self.generate_for(MovePurpose::CleanUp, color, stop, &mut |_| {})
    }
}

/// Points for `stones` handicap stones, from 2 to one less than the board has points: first the star points, then one
/// after another the point farthest from the stones placed, points on the edge last. `None` for any other number.
pub fn free_handicap(size: Size, stones: usize) -> Option<Vec<Point>> {
    if !(2..size.area()).contains(&stones) {
        return None;
    }
    let mut points = (2..=stones).rev().find_map(|count| size.fixed_handicap(count)).unwrap_or_default();
    let mut placed: PointSet = points.iter().copied().collect();
    while points.len() < stones {
        let point = size
            .points()
            .filter(|&point| !placed.contains(point))
            .max_by_key(|&point| (line(size, point).min(2), clearance(size, point, &points), line(size, point)))?;
        placed.insert(point);
        points.push(point);
    }
    Some(points)
}

/// The line that `point` is on, 1 at the edge.
fn line(size: Size, point: Point) -> usize {
    1 + size.edge_distance(point)
}

/// The square of the distance to the nearest of `others`.
fn clearance(size: Size, point: Point, others: &[Point]) -> usize {
    let (x, y) = size.coordinates(point);
    let squares = others.iter().map(|&other| {
        let (ox, oy) = size.coordinates(other);
        x.abs_diff(ox).pow(2) + y.abs_diff(oy).pow(2)
    });
    squares.min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_that_fits_is_placed_on_different_points() {
        let squares = (2..=21).map(|lines| (lines, lines));
        for (width, height) in squares.chain([(2, 3), (9, 13), (21, 2), (5, 19)]) {
            let size = Size::new(width, height).unwrap();
            for stones in 2..size.area().min(60) {
                let points = free_handicap(size, stones).unwrap();
                let set: PointSet = points.iter().copied().collect();
                assert_eq!((points.len(), set.len()), (stones, stones), "{stones} on {size}");
            }
            assert_eq!(free_handicap(size, size.area()), None);
            assert_eq!(free_handicap(size, 1), None);
        }
    }

    #[test]
    fn up_to_nine_stones_go_to_the_star_points() {
        let size = Size::square(19).unwrap();
        for stones in 2..=9 {
            assert_eq!(free_handicap(size, stones), size.fixed_handicap(stones));
        }
    }
}
