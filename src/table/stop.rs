//! A stop: what both sides say of the stones and of the end, and what they have agreed on.

use liangyi_core::base::Color;
use liangyi_core::game::{End, Phase};
use liangyi_core::sgf::{DECLARED_END, ENDED, GameResult, NodeMarks, WonBy};
use liangyi_engine::engine::{Engine, GoSession};

use super::agreement::{SideMarks, Views};
use super::game_table::{GameTable, Standing};

/// What has become of an agreement of both sides.
#[derive(Clone, Debug, PartialEq)]
pub enum AgreementChange {
    /// Nothing new.
    None,
    /// It holds no longer.
    Withdrawn,
    /// It holds, and this result follows from the rules.
    Decided(String),
    /// It holds, and the result is to be judged.
    ToJudge(SideMarks),
}

/// Who has given up in a game with this result, and how.
fn given_up(result: &str) -> Option<(Color, WonBy)> {
    match result.parse() {
        Ok(GameResult::Won(winner, by @ (WonBy::Resignation | WonBy::Time))) => Some((winner.opponent(), by)),
        Ok(_) | Err(_) => None,
    }
}

/// Has what the sides say hold in a session: marks, or nothing, so that it is as the record says, or else judged.
pub fn hold_marks(session: &mut GoSession, marks: Option<&SideMarks>) {
    match marks {
        None => {
            session.take_back_dead();
            session.judge_owners();
            session.declare_end(None);
        }
        Some(marks) => {
            let dead: Vec<_> = marks.dead.iter().collect();
            let agreed = session.agree_dead(&dead).and_then(|()| session.agree_owners(marks.owned));
            agreed.expect("marks lie on the stones and points of their position");
            session.declare_end(Some(marks.end));
        }
    }
}

impl GameTable {
    /// What both sides say at a stop; `None` while the game goes on and where nothing has to be agreed on.
    pub fn views(&self) -> Option<&Views> {
        self.standing.views.as_ref()
    }

    /// The same, to be changed.
    pub fn views_mut(&mut self) -> Option<&mut Views> {
        self.standing.views.as_mut()
    }

    /// Marks begin where the game has stopped, and end where it goes on. Returns whether it has stopped.
    pub fn open_views(&mut self) -> bool {
        if !self.is_stopped() {
            self.standing.views = None;
            return false;
        }
        self.standing.views.get_or_insert_default();
        true
    }

    /// Whether the game has stopped at a point on which the sides have to agree.
    fn is_stopped(&self) -> bool {
        let Engine::Go(go) = &self.engine else { return false };
        if self.standing.given_up.is_some() || go.game().is_drawn() {
            return false;
        }
        match go.game().phase() {
            // The end can be declared anywhere.
            Phase::Contest | Phase::Resolution => {
                self.standing.views.as_ref().is_some_and(|views| views.agreed().is_some())
            }
            Phase::Stopped => true,
            // Where nothing has to be judged the rules have decided.
            Phase::Over => self.standing.views.is_some() || go.score_without_judgement().is_none(),
        }
    }

    /// Has what both sides have agreed on hold in the game, or nothing; the record keeps it with the node.
    pub fn hold_agreement(&mut self) -> AgreementChange {
        let agreed = self.standing.views.as_ref().and_then(|views| views.agreed().copied());
        let Engine::Go(go) = &mut self.engine else { return AgreementChange::None };
        let held = std::mem::replace(&mut self.standing.held, agreed);
        let change = match agreed {
            None if go.record().terms.declared_end.is_some() => {
                hold_marks(go, None);
                AgreementChange::Withdrawn
            }
            Some(marks) if held != Some(marks) => {
                hold_marks(go, Some(&marks));
                match go.score_without_judgement() {
                    Some(score) => AgreementChange::Decided(score.result()),
                    None => AgreementChange::ToJudge(marks),
                }
            }
            None | Some(_) => AgreementChange::None,
        };
        if self.keep_agreement()
            && let AgreementChange::Decided(result) = &change
        {
            self.keep_result(result);
        }
        change
    }

    /// Has the record say at this node what is marked and which sides have agreed on it. Returns whether what they have
    /// agreed on is something else than before.
    fn keep_agreement(&mut self) -> bool {
        let kept = self.kept_marks();
        let Standing { cursor, views, held, given_up, .. } = &mut self.standing;
        let (here, size) = (cursor.here(), self.engine.size());
        let new = views.as_ref().and_then(Views::to_record);
        if kept == new {
            return false;
        }
        let has_agreed =
            [&kept, &new].iter().any(|marks| marks.as_ref().is_some_and(|one| one.agreed_by != [false; 2]));
        let declared = held.map(|marks| marks.end.name().to_string());
        let ended: &[_] = if given_up.is_none() { &[ENDED, "TB", "TW"] } else { &[] };
        cursor.note(|tree| {
            tree.set_marks(here, size, new.as_ref());
            if has_agreed {
                tree.set(here, DECLARED_END, declared.into_iter().collect());
                // What was said before of the end at this node holds no longer.
                ended.iter().for_each(|name| tree.set(here, name, Vec::new()));
            }
        });
        has_agreed
    }

    /// What is marked at this node and which sides have agreed on it, as the record has it. A natural end takes nothing
    /// off.
    fn kept_marks(&self) -> Option<NodeMarks> {
        let (tree, here) = (self.standing.cursor.tree(), self.standing.cursor.here());
        let natural = || {
            let end = tree.text(here, DECLARED_END).and_then(|name| End::named(name.trim()))?;
            let of = (end, SideMarks::default().agreement());
            (end == End::Natural).then_some(NodeMarks { agreed_by: [true; 2], of: [of; 2] })
        };
        tree.marks(here, self.engine.size()).or_else(natural)
    }

    /// Has the record say the result of the game that has ended at this node, unless it does.
    pub fn keep_result(&mut self, result: &str) {
        let cursor = &mut self.standing.cursor;
        let here = cursor.here();
        if cursor.tree().property(here, ENDED).is_none() {
            cursor.note(|tree| tree.set_text(here, ENDED, result));
        }
    }

    /// A side gives up, and the record says so.
    pub(super) fn give_up(&mut self, color: Color, by: WonBy) {
        self.standing.given_up = Some((color, by));
        self.keep_result(&GameResult::Won(color.opponent(), by).to_string());
    }

    /// Takes that back, in the record too; returns whether a side had.
    pub(super) fn take_back_giving_up(&mut self) -> bool {
        let Standing { cursor, given_up, stated_at, .. } = &mut self.standing;
        let here = cursor.here();
        let had = given_up.take().is_some();
        if had {
            let is_stated = *stated_at == Some(here);
            cursor.note(|tree| {
                tree.set(here, ENDED, Vec::new());
                if is_stated {
                    tree.set(tree.root(), "RE", Vec::new());
                }
            });
        }
        had
    }

    /// The game goes on here, whatever has followed.
    pub fn play_on(&mut self) {
        self.take_back_giving_up();
        self.standing.cursor.end_here();
    }

    /// How the game has ended at this node, as the record has it.
    pub(super) fn read_end(&mut self) {
        let views = self.kept_marks().map(|marks| Views::recorded(&marks, self.engine.board()));
        let Standing { cursor, stated_at, .. } = &self.standing;
        let (tree, here) = (cursor.tree(), cursor.here());
        let stated = || tree.text(tree.root(), "RE").filter(|_| *stated_at == Some(here));
        self.standing.given_up = tree.text(here, ENDED).or_else(stated).and_then(|result| given_up(&result));
        (self.standing.views, self.standing.held) = (views.filter(|_| self.engine.go().is_some()), None);
    }
}
