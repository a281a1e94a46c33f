//! The board made up by hand (做棋): free steps, each as the articles of 計枰點 have it (29, 33 to 35, 38, 40 to 43), none
//! of which moves the margin; each can be taken back. Where prisoners count the steps are those of people at the board:
//! dead stones off, prisoners into the territory of their colour, own stones moved until it is square. It tells which
//! steps are possible and which ways to count can be read off the board as it is.

use super::gather::{gather, may_give_up};
use super::hand_steps::{HandError, HandFault, HandKind, HandStep, Practice, Stage};
use super::maker::{Compared, Maker, Piles};
use super::methods::with_bonus;
use crate::base::{Color, Point, PointSet};
use crate::board::Board;
use crate::game::{End, Game};
use crate::rules::Rules;
use crate::score::count::SideSum;
use crate::score::exact::Exact;
use crate::score::margin::handicap_bonus;
use crate::score::method::{Method, by_method};
use crate::score::settlement::{Holdings, Settled, Settlement};
use crate::score::territory::Group;

/// How many steps are kept: more than anybody takes.
const MOST_STEPS: usize = 1000;

/// A board that is made up by hand.
#[derive(Clone, Debug)]
pub struct HandBoard {
    start: Stage,
    steps: Vec<(HandStep, Stage)>,
    end: End,
    /// The groups when the dead stones are off, with the basic eyes that each must keep.
    groups: Vec<Group>,
    /// The liberties that groups in seki share, and live by.
    shared_eyes: PointSet,
    /// What White gets for handicap stones.
    bonus: i64,
}

/// A kind of step that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandChoice {
    /// The kind.
    pub kind: HandKind,
    /// The side that takes the step; `None` for both.
    pub side: Option<Color>,
    /// The points that it may be about.
    pub at: PointSet,
    /// How many stones the step may be about at most, of each side where it is about both.
    pub most: usize,
}

/// A way to count that can be read off the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandReading {
    /// The way.
    pub method: Method,
    /// What is compared.
    pub compared: Compared,
    /// Black's count and White's, with the bonus for handicap stones; a debt that has not been paid, the komi and the
    /// button are not in them.
    pub counts: [Exact; 2],
}

impl HandBoard {
    /// The board of `game`, with the dead stones off unless prisoners count; `None` where they do not, and stones and
    /// own points do not count alike either, so that they cannot be exchanged.
    pub fn new(game: &Game, rules: &Rules, end: End, settlement: &Settlement) -> Option<HandBoard> {
        let has_prisoners = rules.counting.facts().prisoners;
        let method = if has_prisoners { Method::Refill } else { Method::Area };
        if !Method::that_agree_with(rules).contains(&method) {
            return None;
        }
        let settled = Settled::new(game, rules, end, settlement);
        let counted = by_method(rules, Some(method));
        let maker = Maker::new(game, &counted, &settled, [0; 2]);
        let (first, last) = (&maker.steps[0], &maker.steps[maker.steps.len() - 1]);
        let dead = Color::BOTH.map(|color| settled.dead & game.board().stones(color));
        let practice = match (has_prisoners, settled.dead.is_empty()) {
            (false, _) => Practice::Exchange,
            (true, false) => Practice::DeadOn(dead),
            (true, true) => Practice::Territory,
        };
        let piles = if has_prisoners { first.piles } else { last.piles };
        let size = game.size();
        let in_seki = settled.parts.groups.iter().filter(|group| group.in_seki);
        let around = PointSet::union(in_seki.map(|group| group.stones.dilate(size)));
        Some(HandBoard {
            start: Stage { holdings: maker.holdings, piles, owed: maker.owed, given_up: [0; 2], practice },
            steps: Vec::new(),
            end: settled.end,
            shared_eyes: settled.parts.shared() & around,
            groups: settled.parts.groups,
            bonus: handicap_bonus(&counted, game.handicap()),
        })
    }

    /// Takes a step.
    ///
    /// # Errors
    ///
    /// [`HandError`] where the step would move the margin or is none of the articles'; the board stays as it is.
    pub fn step(&mut self, step: HandStep) -> Result<(), HandError> {
        if self.steps.len() == MOST_STEPS {
            return Err(HandFault::TooManySteps.into());
        }
        let after = self.now().after(&step)?;
        self.steps.push((step, after));
        Ok(())
    }

    /// Takes a step about points that are named.
    ///
    /// # Errors
    ///
    /// As for [`HandBoard::step`], and where a name is none of a point.
    pub fn step_named(&mut self, step: &HandStep<Vec<String>>) -> Result<(), HandError<String>> {
        let size = self.holdings().board.size();
        let named = |HandError { fault, point }: HandError| HandError {
            fault,
            point: point.map(|point: Point| size.vertex(point).to_string()),
        };
        self.step(step.read(size)?).map_err(named)
    }

    /// Takes the last step back; `None` where there is none.
    pub fn undo(&mut self) -> Option<HandStep> {
        self.steps.pop().map(|(step, _)| step)
    }

    /// Takes all steps back.
    pub fn start_over(&mut self) {
        self.steps.clear();
    }

    /// The steps that have been taken.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &HandStep> {
        self.steps.iter().map(|(step, _)| step)
    }

    /// Whose every point is; dead stones are nobody's, also while they are on the board.
    pub fn holdings(&self) -> &Holdings {
        &self.now().holdings
    }

    /// The board as it is, with dead stones that have not come off yet.
    pub fn board(&self) -> Board {
        let mut board = self.holdings().board;
        if let Practice::DeadOn(dead) = self.now().practice {
            Color::BOTH.into_iter().for_each(|color| board.add(color, &dead[color.index()]));
        }
        board
    }

    /// What both sides have where territory and prisoners count, dead stones on the board among these; `None` where
    /// stones and own points do.
    pub fn territory(&self) -> Option<[SideSum; 2]> {
        let now = self.now();
        let dead = match now.practice {
            Practice::Exchange => return None,
            Practice::DeadOn(dead) => dead,
            Practice::Territory => [PointSet::EMPTY; 2],
        };
        let taken = [1, 0].map(|other: usize| now.piles.prisoners[other] + dead[other].len());
        Some(with_bonus(SideSum::of_territory(&now.holdings, taken), self.bonus))
    }

    /// The stones beside the board.
    pub fn piles(&self) -> &Piles {
        &self.now().piles
    }

    /// What Black still owes for extra moves, White where it is negative.
    pub fn owed(&self) -> i32 {
        self.now().owed
    }

    fn now(&self) -> &Stage {
        self.steps.last().map_or(&self.start, |(_, stage)| stage)
    }

    /// The kinds of steps that are possible now.
    pub fn choices(&self) -> Vec<HandChoice> {
        let now = self.now();
        let (own, off) = (now.holdings.owned, Color::BOTH.map(|color| now.may_take_off(color)));
        let mut choices = Vec::new();
        let mut choice = |kind, side, at: PointSet, most| {
            if most > 0 && !at.is_empty() && now.practice.has(kind) {
                choices.push(HandChoice { kind, side, at, most });
            }
        };
        if let Practice::DeadOn([black, white]) = now.practice {
            choice(HandKind::DeadOff, None, black | white, (black | white).len());
        }
        for side in Color::BOTH {
            let (own, off) = (own[side.index()], off[side.index()]);
            let stones = now.holdings.board.stones(side).len();
            choice(HandKind::GiveUp, Some(side), may_give_up(&now.holdings, side), now.debt(side));
            choice(HandKind::TakeOff, Some(side), off, stones);
            choice(HandKind::Fill, Some(side), own, own.len());
            choice(HandKind::PutBack, Some(side), own, own.len().min(now.beside(side)));
            choice(HandKind::Move, Some(side), off | own, own.len().min(stones));
        }
        let most = [0, 1].map(|side| own[side].len().max(off[side].len()));
        choice(HandKind::Exchange, None, own[0] | own[1] | off[0] | off[1], most[0].min(most[1]));
        choice(HandKind::FillPublic, None, now.holdings.public, now.holdings.public.len() / 2);
        let moved = {
            let mut gathered = now.holdings;
            gather(&mut gathered)
        };
        choice(HandKind::Gather, None, moved, moved.len());
        choices
    }

    /// The ways to count that can be read off the board as it is.
    pub fn readings(&self) -> Vec<HandReading> {
        if let Some(sums) = self.territory() {
            let counts = sums.map(|sum| sum.total());
            let method = if self.is_refilled() { Method::Refill } else { Method::Territory };
            let reading = HandReading { method, compared: Compared::Territory, counts };
            let are_off = self.now().practice == Practice::Territory;
            return are_off.then_some(reading).into_iter().collect();
        }
        let all = [
            (Method::StonesAndLiberties, Compared::Points, self.keeps_just_the_eyes()),
            (Method::Area, Compared::Points, true),
            (Method::EqualTerritory, Compared::Stones, self.has_equal_territory()),
            (Method::EqualStones, Compared::Territory, self.has_equal_stones() && self.has_paid()),
            (Method::Refill, Compared::Territory, self.has_equal_stones() && self.has_paid() && self.is_refilled()),
            (Method::FillAll, Compared::Points, self.is_full() && self.has_paid()),
        ];
        let holding = all.into_iter().filter(|(.., holds)| *holds);
        holding
            .map(|(method, compared, _)| {
                let mut counts = compared.counts(self.holdings());
                counts[1] += self.bonus.into();
                HandReading { method, compared, counts }
            })
            .collect()
    }

    /// Articles 29 and 30: every group keeps as many of its points as it needs eyes, apart where they can be; at a
    /// natural end the board is as the game left it.
    fn keeps_just_the_eyes(&self) -> bool {
        let holdings = self.holdings();
        if self.end == End::Natural {
            return *holdings == self.start.holdings;
        }
        let size = holdings.board.size();
        let are_apart = |points: &PointSet| points.components(size).len() == points.len();
        let keeps = |group: &Group| {
            let kept = holdings.owned[group.color.index()] & (group.stones | group.territory | group.granted);
            kept.len() == group.basic_eyes()
                && kept.without(&group.territory).is_empty()
                && (are_apart(&kept) || !are_apart(&group.eye_points(size)))
        };
        self.groups.iter().all(keeps) && self.shared_eyes.without(&holdings.public).is_empty()
    }

    fn has_equal_territory(&self) -> bool {
        let [black, white] = self.holdings().owned;
        black.len() == white.len()
    }

    fn has_equal_stones(&self) -> bool {
        let [black, white] = Color::BOTH.map(|color| self.holdings().board.stones(color).len());
        black == white
    }

    /// Whether the debt has been paid, as far as there is anything to pay it with.
    fn has_paid(&self) -> bool {
        let now = self.now();
        Color::BOTH.into_iter().all(|side| now.debt(side) == 0 || may_give_up(&now.holdings, side).is_empty())
    }

    /// Article 42B: of the prisoners, dead and virtual stones none is left that could go back with one of the other
    /// side; where prisoners count, none that could go back.
    fn is_refilled(&self) -> bool {
        let Stage { holdings, piles, practice, .. } = self.now();
        let counted = |side: usize| match practice {
            Practice::Exchange => piles.prisoners[side] + piles.virtual_stones[side],
            Practice::DeadOn(_) | Practice::Territory => piles.prisoners[side],
        };
        let could_go_back = [0, 1].map(|side| counted(side) > 0 && !holdings.owned[side].is_empty());
        match practice {
            Practice::Exchange => could_go_back != [true; 2],
            Practice::DeadOn(_) | Practice::Territory => could_go_back == [false; 2],
        }
    }

    /// Article 43: nothing is empty but an odd public point.
    fn is_full(&self) -> bool {
        let holdings = self.holdings();
        holdings.owned.iter().all(PointSet::is_empty) && holdings.public.len() < 2
    }
}
