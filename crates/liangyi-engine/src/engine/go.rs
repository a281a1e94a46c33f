//! Go in a session: its terms, diagrams that are set up by moves, lone passes that are virtual moves.

use std::collections::BTreeSet;
use std::time::Duration;

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Game, Illegal, Move, OpeningPlays, Played};
use liangyi_core::rules::{Komi, NamedRules, Rules};
use liangyi_core::score::{Agreement, End};

use super::bare_pass::BarePass;
use super::error::EngineError;
use super::game::{GeneratedMove, MoveSearch, SessionGame, SetUpPlays};
use super::record::{GameTerms, SessionRecord, StartPosition};
use super::session::GameSession;
use super::settings::EngineSettings;
use crate::judge::Judgements;
use crate::player::{Action, Choice, Purpose, Request};
use crate::search::Limits;

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
            declared_end: None,
        }
    }
}

impl GameTerms for GoTerms {
    fn position_changed(&mut self) {
        (self.dead, self.declared_end) = (DeadStones::Auto, None);
        (self.owned, self.owners_complete) = ([PointSet::EMPTY; 2], false);
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
        let GoTerms { dead, owned, owners_complete, .. } = &self.terms;
        Agreement { dead: dead.named(), owned: *owned, owners_complete: *owners_complete }
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
        let OpeningPlays { board, handicap, to_move: after_plays, .. } = record.opening_plays();
        let to_move = to_move.or(after_plays);
        if handicap > 0 {
            let points: Vec<_> = board.stones(Color::Black).iter().collect();
            let mut game = Game::with_handicap(board.size(), rules, &points)?;
            to_move.into_iter().for_each(|color| game.set_to_move(color));
            return Ok(game);
        }
        let first = to_move.unwrap_or(rules.first);
        Ok(Game::from_setup(board, rules, first)?)
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
        match record.lenient || record.terms.forbidden.contains(&index) {
            true => self.play_forced(color, mv).map(|_| ()),
            false => self.play(color, mv),
        }
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
        if request.purpose == Purpose::CleanUp || !search.record.last_is_open() {
            return shown(search.record, search.player.choose(search.game, &request, search.progress));
        }
        // There may be two searches.
        let half = |time: Option<Duration>| time.map(|time| time / 2);
        let Limits { time, latest, .. } = request.limits;
        let request =
            Request { limits: Limits { time: half(time), latest: half(latest), ..request.limits }, ..request };
        search.request = request;
        let generated = shown(search.record, search.player.choose(search.game, &request, search.progress));
        if generated.action != Action::Move(Move::Pass) {
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
    matches!(second.action, Action::Move(mv) if makes(mv)).then_some(second)
}

/// A choice as the client knows it: a virtual move is a pass where PASS may mean one.
fn shown(record: &SessionRecord<GoTerms>, choice: Choice) -> GeneratedMove {
    let action = match choice.action {
        Action::Move(Move::Virtual) if record.bare_pass == BarePass::Virtual => Action::Move(Move::Pass),
        action => action,
    };
    GeneratedMove { action, choice }
}
