//! What a page asks for, done.

use liangyi_core::base::Color;
use liangyi_core::game::{Move, Phase};
use liangyi_core::rules::Komi;
use liangyi_core::score::Method;
use liangyi_core::score::makeup::{HandBoard, HandStep};
use liangyi_engine::engine::{Engine, EngineError, EngineSettings, GeneratedMove, GoSession};
use liangyi_engine::policy::NoHumanNetwork;

use super::answer::{Refused, TabReply};
use super::counting::{CountSession, compared, count, difference, estimate, expected_marks, hand_board, judged};
use super::jobs::{JobPurpose, JobResult};
use super::request::{TabRequest, WhoseView};
use super::showing::lessons;
use super::tab::{Outcome, Tab};
use crate::show::states::{HandState, Reasons};
use crate::show::words::Language;
use crate::table::{Refusal, SideMarks, TableSeat};

type Done = Result<Outcome, Refused>;

impl Tab {
    /// Does what a request with this number asks for.
    ///
    /// # Errors
    ///
    /// It is not done, and nothing has changed.
    pub(super) fn answer(&mut self, id: u64, request: TabRequest) -> Done {
        match request {
            TabRequest::Show => Ok(Outcome::from(TabReply::Game(Box::new(self.shown())))),
            TabRequest::New(new) => self.begin_new(&new),
            TabRequest::Open { sgf, bytes } => self.open(&sgf, bytes),
            TabRequest::Save { bare } => Ok(Outcome::from(TabReply::Record { sgf: self.record(bare == Some(true)) })),
            TabRequest::SaveLibrary => self.library(),
            TabRequest::Play { color, mv } => self.play(color, &mv),
            TabRequest::Goto { move_number } => self.go_to_move(move_number),
            TabRequest::PlayOn => {
                self.table.play_on();
                Ok(Outcome::Changed)
            }
            TabRequest::Resign { color } => self.resign(color),
            TabRequest::Sit { seats } => self.sit(seats),
            TabRequest::Stop => {
                self.jobs.move_now();
                self.cancel(|purpose| purpose == JobPurpose::Answer);
                Ok(Outcome::from(TabReply::Game(Box::new(self.shown()))))
            }
            TabRequest::Hint => self.hint(id),
            TabRequest::Reasons { color } => {
                Ok(Outcome::from(TabReply::Reasons(Reasons::new(self.table.engine(), color))))
            }
            TabRequest::MarkDead { by, at, dead, alone } => self.mark_dead(by, &at, dead, alone == Some(true)),
            TabRequest::MarkOwner { by, at, owner } => self.mark_owner(by, &at, owner),
            TabRequest::MarkEnd { by, end } => self.mark_end(by, end),
            TabRequest::Adopt { by, view } => self.adopt(by, view),
            TabRequest::Agree { by } => self.agree(by),
            TabRequest::Disagree { by } => self.disagree(by),
            TabRequest::Reconsider { by } => self.reconsider(by),
            TabRequest::Judge => self.judgement(id),
            TabRequest::Count { view, method, territory_each } => self.count(id, view, (method, territory_each)),
            TabRequest::Compare { view, komi } => self.compare(id, view, komi),
            TabRequest::Difference { view, between, komi } => self.difference(id, view, (between, komi)),
            TabRequest::HandBegin { view } => self.begin_by_hand(id, view),
            TabRequest::HandStep { step } => self.step_by_hand(&step.0),
            TabRequest::HandUndo => self.undo_by_hand(),
            TabRequest::Tree => Ok(Outcome::from(TabReply::Tree(self.tree_view()))),
            TabRequest::GotoNode { node } => self.go_to(self.node(node)?),
            TabRequest::Comment { node, text } => self.edit_node(node, |tab| tab.comment(node, &text)),
            TabRequest::Draw { node, at, mark } => self.edit_node(node, |tab| tab.draw(node, &at, mark)),
            TabRequest::DrawLine { node, line, drawn } => self.edit_node(node, |tab| tab.draw_line(node, &line, drawn)),
            TabRequest::Annotate { node, signs } => self.edit_node(node, |tab| tab.annotate(node, &signs)),
            TabRequest::SetUp { at, stone } => self.set_up(&at, stone),
            TabRequest::SetTurn { color } => self.set_turn(color),
            TabRequest::UndoEdit => self.undo_edit(),
            TabRequest::Games => Ok(Outcome::from(self.games_of_file())),
            TabRequest::OpenGame { number } => self.open_game(number),
            TabRequest::Remove { node } => self.edit(|tab| tab.remove(node)),
            TabRequest::Promote { node } => self.edit(|tab| tab.promote(node)),
            TabRequest::Analyse { scope, visits, rank } => self.analyse(scope, visits, rank.as_deref()),
            TabRequest::StopAnalysis => Ok(self.stop_analysis()),
            TabRequest::Review => Ok(Outcome::from(TabReply::Review(self.review()))),
            TabRequest::Try { node, mv } => self.try_move(id, node, &mv),
            TabRequest::Lessons { language } => Ok(Outcome::from(lessons(&language))),
            TabRequest::OpenLesson { name, language } => self.open_lesson(&name, &language),
            TabRequest::Remarks { language } => {
                let language = Language::named(&language).unwrap_or_default();
                let place = Language::ALL.into_iter().position(|one| one == language).unwrap_or_default();
                Ok(Outcome::from(TabReply::Remarks { remarks: self.remarks[place].clone() }))
            }
            TabRequest::RecentGames => self.recent_games(id),
            TabRequest::OpenRecent { name } => self.open_recent(&name),
            TabRequest::Network => Ok(Outcome::from(TabReply::Network(self.shared.network_news()))),
            TabRequest::GetNetwork => self.get_network(),
            TabRequest::StopNetwork => {
                self.shared.stop_network();
                Ok(Outcome::from(TabReply::Network(self.shared.network_news())))
            }
            TabRequest::Rulesets => Ok(Outcome::from(self.rulesets())),
            TabRequest::Explain { ruleset, language } => self.explain(&ruleset, &language),
        }
    }

    fn play(&mut self, color: Color, mv: &str) -> Done {
        if !self.table.is_person(color) {
            return Err(Refused::NotYours);
        }
        if self.table.is_settled() {
            return Err(Refused::WrongPhase);
        }
        let mv = Move::parse(mv, self.table.engine().size()).ok_or(Refused::WrongPoint)?;
        self.table.play(color, mv).map_err(|refusal| match refusal {
            Refusal::Engine(EngineError::Illegal(_) | EngineError::IllegalInSequence { .. }) => Refused::IllegalMove,
            _ => Refused::WrongPhase,
        })?;
        Ok(Outcome::Moved)
    }

    fn resign(&mut self, color: Color) -> Done {
        if !self.table.is_person(color) {
            return Err(Refused::NotYours);
        }
        self.table.resign(color).map_err(|_| Refused::WrongPhase)?;
        Ok(Outcome::Changed)
    }

    fn sit(&mut self, seats: [TableSeat; 2]) -> Done {
        check_seats(&seats, self.shared.settings())?;
        self.cancel(|purpose| matches!(purpose, JobPurpose::Move(_)));
        self.table.sit(seats);
        Ok(Outcome::Changed)
    }

    /// What is needed to judge or count the position.
    pub(super) fn to_count(&self) -> (Engine, CountSession) {
        let engine = self.table.engine();
        (engine.fork(engine.settings().clone()), self.count_session.clone())
    }

    /// Answers later with what `work` finds in the position, with the marks of a view; without marks it is judged.
    fn answer_counted(
        &mut self,
        id: u64,
        view: WhoseView,
        work: impl FnOnce(&mut GoSession, Option<&SideMarks>) -> JobResult + Send + 'static,
    ) -> Done {
        if self.table.engine().go().is_none() {
            return Err(Refused::NotInThisGame);
        }
        let marks = match view {
            WhoseView::Judgement => None,
            WhoseView::Black | WhoseView::White | WhoseView::Agreed => self.marks(view)?,
        };
        let is_estimate = view == WhoseView::Judgement && self.goes_on();
        let (fork, session) = self.to_count();
        let work = move |session: &mut GoSession| {
            let marks = marks.or_else(|| is_estimate.then(|| expected_marks(session)));
            work(session, marks.as_ref())
        };
        self.answer_later(id, move |_| session.with(fork, work).expect("Go is played"))
    }

    /// The judgement, now or when it has been made.
    fn judgement(&mut self, id: u64) -> Done {
        if let Some(judged) = &self.judged {
            return Ok(Outcome::from(TabReply::Judgement(judged.board.clone())));
        }
        self.answer_counted(id, WhoseView::Judgement, |session, _| JobResult::Judged(Box::new(judged(session))))
    }

    /// Whether the game goes on, so that what it is judged to be is an estimate.
    fn goes_on(&self) -> bool {
        let engine = self.table.engine().go();
        let phase =
            engine.map(|go| if go.record().terms.declared_end.is_some() { Phase::Over } else { go.game().phase() });
        matches!(phase, Some(Phase::Contest | Phase::Resolution))
    }

    fn count(&mut self, id: u64, view: WhoseView, how: (Option<Method>, Option<usize>)) -> Done {
        if view == WhoseView::Judgement && self.goes_on() {
            let (fork, session) = self.to_count();
            let (color, search) = (fork.to_move(), self.table.search_for_hint());
            return self.answer_later(id, move |stop| {
                let counts = search.hint(stop).map(|GeneratedMove { choice, .. }| {
                    let boards = session.with(fork, |session| estimate(session, color, &choice));
                    TabReply::Counts(boards.expect("Go is played"))
                });
                JobResult::Answer(Box::new(counts.map_err(|_| Refused::Internal)))
            });
        }
        self.answer_counted(id, view, move |session, marks| {
            JobResult::Answer(Box::new(count(session, marks, how).map(TabReply::Counts)))
        })
    }

    fn compare(&mut self, id: u64, view: WhoseView, komi: Option<Komi>) -> Done {
        self.answer_counted(id, view, move |session, marks| {
            JobResult::Answer(Box::new(Ok(TabReply::Comparison(compared(session, marks, komi)))))
        })
    }

    fn difference(&mut self, id: u64, view: WhoseView, (between, komi): ([String; 2], Option<Komi>)) -> Done {
        if between.iter().any(|name| self.shared.settings().registry.find(name).is_none()) {
            return Err(Refused::NoSuchRuleset);
        }
        self.answer_counted(id, view, move |session, marks| {
            let pair = difference(session, marks, (between.each_ref().map(String::as_str), komi));
            JobResult::Answer(Box::new(pair.map(TabReply::Difference).ok_or(Refused::NoSum)))
        })
    }

    /// Makes the board that steps by hand are to be taken on, which may need a judgement.
    fn begin_by_hand(&mut self, id: u64, view: WhoseView) -> Done {
        self.answer_counted(id, view, |session, marks| JobResult::Hand(hand_board(session, marks).map(Box::new)))
    }

    /// Takes the board that was made.
    pub(super) fn take_hand(&mut self, re: Option<u64>, made: Option<Box<HandBoard>>) {
        self.hand = made.map(|board| *board);
        match self.hand_state() {
            Ok(reply) => self.tell(re, reply),
            Err(why) => self.refuse(re, why),
        }
    }

    fn step_by_hand(&mut self, step: &HandStep<Vec<String>>) -> Done {
        let board = self.hand.as_mut().ok_or(Refused::WrongPhase)?;
        board.step_named(step).map_err(|reason| Refused::HandStep { reason })?;
        self.hand_state().map(Outcome::from)
    }

    /// Takes the last step back, if there is one.
    fn undo_by_hand(&mut self) -> Done {
        self.hand.as_mut().ok_or(Refused::WrongPhase)?.undo();
        self.hand_state().map(Outcome::from)
    }

    fn hand_state(&self) -> Result<TabReply, Refused> {
        match (self.table.engine(), &self.hand) {
            (Engine::Go(go), Some(board)) => Ok(TabReply::Hand(HandState::new(go, board))),
            (Engine::Go(_) | Engine::Line(_), _) => Err(Refused::NotInThisGame),
        }
    }
}

/// Checks who is to play.
///
/// # Errors
///
/// There is no such level or time, or no network of the persons.
pub fn check_seats(seats: &[TableSeat; 2], settings: &EngineSettings) -> Result<(), Refused> {
    if seats.iter().any(|seat| matches!(seat, TableSeat::Rank { .. })) {
        check_persons(settings)?;
    }
    if seats.iter().all(|seat| seat.exists(settings)) { Ok(()) } else { Err(Refused::NoSuchLevel) }
}

/// Reads the network of persons, unless it has been.
///
/// # Errors
///
/// There is none, or it cannot be read.
pub fn check_persons(settings: &EngineSettings) -> Result<(), Refused> {
    match settings.models.load_human() {
        Ok(_) => Ok(()),
        Err(NoHumanNetwork::Absent | NoHumanNetwork::LineGame) => Err(Refused::NoSuchLevel),
        Err(NoHumanNetwork::Unreadable(detail)) => Err(Refused::HumanNetwork { detail }),
    }
}
