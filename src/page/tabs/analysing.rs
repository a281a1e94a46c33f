//! The analysis of the record: one position after another, a slice of time each, so that the analyses of all tabs get
//! their turns, until the positions have their visits or the page ends it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::{Engine, EngineError};
use liangyi_net::inputs::Rank;

use super::answer::{AnalysisRun, NodeValue, Refused, TabReply};
use super::jobs::{AnalysisSlice, JobPurpose, JobResult, WantedAnalysis};
use super::request::AnalysisScope;
use super::requests::check_persons;
use super::tab::{Analyses, Outcome, Tab};
use crate::protocol::open_node;
use crate::show::review::{self, HumanAnalysis, HumanReview, NodeAnalysis, Review};

/// The most visits to which a position is analysed.
const MOST_VISITS: u32 = 1_000_000;

/// How long a position is analysed before others get their turn.
const SLICE: Duration = Duration::from_millis(200);

impl Tab {
    /// Analyses positions from now on.
    pub(super) fn analyse(
        &mut self,
        scope: AnalysisScope,
        visits: u32,
        rank: Option<&str>,
    ) -> Result<Outcome, Refused> {
        if !(1..=MOST_VISITS).contains(&visits) {
            return Err(Refused::BadVisits);
        }
        // Persons are known in Go alone.
        let rank = rank.filter(|_| self.table.engine().go().is_some());
        let rank = rank.map(|rank| rank.parse::<Rank>().map_err(|_| Refused::NoSuchLevel)).transpose()?;
        if rank.is_some() {
            check_persons(self.shared.settings())?;
        }
        self.cancel(|purpose| matches!(purpose, JobPurpose::Analyse(_)));
        self.analyses.run = Some(WantedAnalysis { scope, visits, rank });
        Ok(Outcome::Changed)
    }

    /// Ends the analysis.
    pub(super) fn stop_analysis(&mut self) -> Outcome {
        self.cancel(|purpose| matches!(purpose, JobPurpose::Analyse(_)));
        (self.analyses.run, self.analyses.engine) = (None, None);
        Outcome::Changed
    }

    /// The positions that the run is to analyse.
    fn targets(&self, scope: AnalysisScope) -> Vec<NodeId> {
        let cursor = self.table.cursor();
        let tree = cursor.tree();
        let nodes = match scope {
            AnalysisScope::Here => vec![cursor.here()],
            AnalysisScope::Line => cursor.line().to_vec(),
            AnalysisScope::Tree => tree.all(),
        };
        let is_position = |id: &NodeId| {
            let changes_it = *id == tree.root() || tree.moves_in(*id) > 0 || tree.sets_up(*id);
            (changes_it || scope == AnalysisScope::Here) && !self.analyses.hopeless.contains(id)
        };
        nodes.into_iter().filter(is_position).collect()
    }

    /// How far the analysis is.
    pub(super) fn analysing(&self) -> Option<AnalysisRun> {
        let run @ WantedAnalysis { scope, visits, .. } = self.analyses.run?;
        let targets = self.targets(scope);
        let done = targets.iter().filter(|id| run.is_done(self.analyses.found.get(id))).count();
        Some(AnalysisRun { scope, visits, done, of: targets.len() })
    }

    /// What is known of a node.
    pub(super) fn analysis_of(&self, id: NodeId) -> Option<&NodeAnalysis> {
        self.analyses.found.get(&id)
    }

    /// Begins the next slice, unless one is under way or nobody is there. A run of the whole line or record ends when
    /// nothing is left; one of the position that is shown goes on with the next position.
    pub(super) fn go_on_analysing(&mut self) {
        let Some(run) = self.analyses.run.filter(|_| self.has_page()) else { return };
        let targets = self.targets(run.scope);
        let next = targets.into_iter().find(|id| !run.is_done(self.analyses.found.get(id)));
        if let Some(of) = self.jobs.analysed()
            && (run.scope != AnalysisScope::Here || next == Some(of))
        {
            return;
        }
        self.cancel(|purpose| matches!(purpose, JobPurpose::Analyse(_)));
        let Some(id) = next else {
            if run.scope != AnalysisScope::Here {
                (self.analyses.run, self.analyses.engine) = (None, None);
            }
            return;
        };
        let kept = self.analyses.engine.take().filter(|(of, _)| *of == id).map(|(_, engine)| engine);
        let (settings, tree) = (self.shared.settings().clone(), self.table.cursor().shared_tree());
        let known = self.analyses.found.get(&id).filter(|found| run.is_searched(found)).cloned();
        let line = self.table.cursor().line();
        let number = line.iter().position(|node| *node == id);
        let next = number.and_then(|number| line.get(number + 1)).filter(|next| tree.moves_in(**next) == 1);
        let next = next.and_then(|next| tree.played(*next, self.table.engine().size()));
        let work = move |stop: &Arc<AtomicBool>| {
            let engine = kept.or_else(|| open_node(&settings, &tree, id).ok().map(|opened| Box::new(opened.engine)));
            let slice = engine.map(|mut engine| {
                let found = known.or_else(|| review::analyse_within(&mut engine, run.visits, SLICE, stop));
                let found = found.map(|found| match (run.rank, &*engine) {
                    (Some(rank), Engine::Go(go)) if run.is_searched(&found) && !found.tells_of(rank) => {
                        let persons = HumanReview::of_settings(go.settings(), rank, run.visits, go.size().area());
                        let next = next.filter(|next| next.color == go.game().to_move()).map(|next| next.mv);
                        let human = persons.and_then(|it| it.analyse(go.game(), next, number.unwrap_or_default()));
                        NodeAnalysis { human: human.or(Some(HumanAnalysis::nothing(rank))), ..found }
                    }
                    _ => found,
                });
                AnalysisSlice { engine, found }
            });
            JobResult::Analysed(id, slice.map(Box::new))
        };
        self.jobs.begin(self.shared.workers(), (JobPurpose::Analyse(id), None, self.rev), work);
    }

    /// Forgets what is known of a node whose position is another one now.
    pub(super) fn forget_analysis(&mut self, id: NodeId) {
        self.cancel(|purpose| purpose == JobPurpose::Analyse(id));
        self.analyses.found.remove(&id);
        self.analyses.hopeless.remove(&id);
        self.analyses.engine.take_if(|(of, _)| *of == id);
    }

    /// Takes what a slice has found.
    pub(super) fn take_slice(&mut self, id: NodeId, slice: Option<AnalysisSlice>) {
        match slice {
            Some(AnalysisSlice { engine, found: Some(analysis) }) => {
                self.analyses.engine = Some((id, engine));
                let known = self.analyses.found.entry(id).or_insert_with(|| analysis.clone());
                if known.visits <= analysis.visits {
                    let human = analysis.human.or_else(|| known.human.take());
                    *known = NodeAnalysis { human, ..analysis };
                }
                let told = known.clone();
                self.go_on_analysing();
                let run = self.analysing();
                self.tell(None, TabReply::Analysed { node: id.number(), analysis: Box::new(told), run });
            }
            Some(AnalysisSlice { found: None, .. }) | None => {
                self.analyses.hopeless.insert(id);
                self.go_on_analysing();
                if self.analyses.run.is_none() {
                    self.tell_game(None);
                }
            }
        }
    }

    /// Begins anew with what another record keeps.
    pub(super) fn read_analyses(&mut self) {
        let (tree, size) = (self.table.cursor().tree(), self.table.engine().size());
        let found = tree.all().into_iter().filter_map(|id| Some((id, review::read(tree, id, size)?))).collect();
        self.analyses = Analyses { found, ..Analyses::default() };
    }

    /// Has a record keep what is known.
    pub(super) fn keep_analyses(&self, tree: &mut SgfTree) {
        let size = self.table.engine().size();
        for (&id, found) in &self.analyses.found {
            if tree.find(id.number()).is_some() {
                review::store(tree, id, size, found);
            }
        }
    }

    /// What the moves of the line that is shown have cost.
    pub(super) fn review(&self) -> Review {
        let cursor = self.table.cursor();
        Review::of_line(self.shared.settings(), cursor.tree(), cursor.line(), self.table.engine().size(), |id| {
            self.analysis_of(id)
        })
    }

    /// What a move costs that somebody tries in an analysed position, later.
    pub(super) fn try_move(&mut self, id: u64, node: u32, mv: &str) -> Result<Outcome, Refused> {
        let node = self.node(node)?;
        let before = self.analysis_of(node).filter(|found| found.visits > 0).ok_or(Refused::NotAnalysed)?.clone();
        let (settings, tree) = (self.shared.settings().clone(), self.table.cursor().shared_tree());
        let size = self.table.engine().size();
        let mv = Move::parse(mv, size).ok_or(Refused::WrongPoint)?;
        let after = |&child: &NodeId| {
            let played = tree.played(child, size).filter(|_| tree.moves_in(child) == 1)?;
            Some((played, self.analysis_of(child)?.clone()))
        };
        let known: Vec<(Played, NodeAnalysis)> = tree.children(node).iter().filter_map(after).collect();
        self.answer_later(id, move |stop| {
            let known = known.iter().map(|(played, found)| (*played, found));
            let tried = open_node(&settings, &tree, node).map_err(|_| Refused::NoSuchNode).and_then(|mut opened| {
                match review::try_move(&mut opened.engine, mv, &before, known, stop) {
                    Ok(tried) => Ok(tried.map_or(TabReply::Dropped, TabReply::Tried)),
                    Err(EngineError::Illegal(_) | EngineError::IllegalInSequence { .. }) => Err(Refused::IllegalMove),
                    Err(_) => Err(Refused::WrongPhase),
                }
            });
            JobResult::Answer(Box::new(tried))
        })
    }

    /// What is known of a node, in short.
    pub(super) fn value_of(&self, id: NodeId) -> Option<NodeValue> {
        self.analysis_of(id).map(NodeValue::from)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use liangyi_engine::engine::EngineSettings;
    use liangyi_engine::policy::Models;

    use super::super::jobs::TabInput;
    use super::super::shared::TabsShared;
    use super::*;

    #[test]
    fn an_analysis_rests_while_nobody_is_there() {
        let settings = EngineSettings { memory: 32 << 20, ..EngineSettings::new(Models::embedded()) };
        let shared = Arc::new(TabsShared::new(settings).expect("a thread"));
        let (inputs, received) = channel();
        let mut tab = Tab::new(shared, inputs).expect("a game");
        tab.attach(Box::new(|_| true));
        tab.hear(r#"{"id":1,"do":"analyse","scope":"here","visits":1000000}"#);
        let here = tab.table.cursor().here();
        assert_eq!(tab.jobs.analysed(), Some(here));
        tab.detach();
        assert_eq!(tab.jobs.analysed(), None);
        // The slice that was under way ends, and nothing follows from it.
        let Ok(TabInput::Finished(finished)) = received.recv() else { panic!("a slice ends") };
        tab.finish(finished);
        assert_eq!((tab.jobs.analysed(), tab.analysis_of(here)), (None, None));
        tab.attach(Box::new(|_| true));
        assert_eq!(tab.jobs.analysed(), Some(here));
        let Ok(TabInput::Finished(finished)) = received.recv() else { panic!("a slice ends") };
        tab.finish(finished);
        assert!(tab.analysis_of(here).is_some() && tab.jobs.analysed() == Some(here));
    }
}
