//! From a finished game to its settlement and its score: the one path that GTP, `liangyi score`, `liangyi compare` and
//! the referee of a match share, so that they cannot disagree.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::game::Game;
use liangyi_core::rules::{Ending, Komi, Removal, Repetition, Rules, Ruleset, Suicide};
use liangyi_core::score::{Agreement, End, MadeUp, Method, PointValues, Score, Settlement, SideSum};
use liangyi_core::score::{make_up, point_values, score_settled};
use rayon::prelude::*;

use super::judgement::Judgement;
use super::judging::{Effort, judge};
use super::why::{ChainVerdict, why};
use crate::policy::Models;
use crate::threads::{ThreadPool, cores};

/// The seed of every judgement that a score rests on: a player's seed must not change who has won.
const SEED: u64 = 1;

/// What a judgement of the same moves depends on: what the rules allow, and whose turn it is. How they count does not
/// matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Basis {
    repetition: Repetition,
    suicide: Suicide,
    virtual_moves: bool,
    virtual_pass: bool,
    ending: Ending,
    to_move: Color,
}

impl Basis {
    fn of(game: &Game) -> Basis {
        let &Rules { repetition, suicide, virtual_moves, virtual_pass, ending, .. } = game.rules();
        Basis { repetition, suicide, virtual_moves, virtual_pass, ending, to_move: game.to_move() }
    }
}

/// The judgements of one game: the same moves under rulesets that allow them. Each is made when it is first needed.
#[derive(Clone, Debug)]
pub struct Judgements {
    models: Arc<Models>,
    effort: Effort,
    made: Vec<(Basis, Judgement)>,
}

/// Whether the dead stones at this end under `rules` are judged: the ruleset removes some, and nobody has `named` them.
pub fn judges_dead_stones(rules: &Rules, end: End, named: Option<PointSet>) -> bool {
    match end.under(rules) {
        End::Natural => false,
        End::Agreed => named.is_none(),
    }
}

/// Whether a settlement at this end under `rules` needs a judgement: for the dead stones, or for what is judged whoever
/// names them.
fn needs_judgement(rules: &Rules, end: End, agreed: &Agreement) -> bool {
    match end.under(rules) {
        End::Natural => false,
        End::Agreed => judges_dead_stones(rules, end, agreed.dead) || asks_more_than_agreed(rules, agreed),
    }
}

/// The settlement of a game under `rules` by what the sides have agreed on, as [`Judgements::settle`] makes it; `None`
/// where something has to be judged.
pub fn settled_without_judgement(rules: &Rules, end: End, agreed: Agreement) -> Option<Settlement> {
    match end.under(rules) {
        End::Natural => Some(Settlement::default()),
        End::Agreed if needs_judgement(rules, end, &agreed) => None,
        End::Agreed => agreed.dead.map(|dead| Settlement { agreed: agreed.owned, ..Settlement::dead(dead) }),
    }
}

/// Whether a count under `rules` asks more of the position than what is agreed on and which stones are dead: which
/// points one side alone can take, which own points have to be filled, which groups are in seki.
fn asks_more_than_agreed(rules: &Rules, agreed: &Agreement) -> bool {
    let counts = rules.counting.facts();
    rules.tax.takes_seki() || counts.one_sided_points && !agreed.owners_complete || counts.prisoners
}

/// A game counted under a ruleset of a comparison.
#[derive(Clone, Debug)]
pub struct RulesetScore<'a> {
    /// The ruleset.
    pub ruleset: &'a Ruleset,
    /// Its rules, with the komi of the comparison.
    pub rules: Rules,
    /// The score.
    pub score: Score,
    /// What Black's count is made of, and White's.
    pub sums: [SideSum; 2],
    /// What every point adds to the margin; `None` where the count is no sum over points.
    pub values: Option<PointValues>,
}

impl Judgements {
    /// No judgement yet.
    pub fn new(models: &Arc<Models>, effort: Effort) -> Judgements {
        Judgements { models: Arc::clone(models), effort, made: Vec::new() }
    }

    /// Drops all judgements: the game has changed.
    pub fn clear(&mut self) {
        self.made.clear();
    }

    /// The judgement of `game`.
    pub fn of(&mut self, game: &Game) -> &Judgement {
        let basis = Basis::of(game);
        let index = match self.made.iter().position(|(known, _)| *known == basis) {
            Some(index) => index,
            None => {
                self.made.push((basis, judge(game, &self.models, SEED, self.effort)));
                self.made.len() - 1
            }
        };
        &self.made[index].1
    }

    /// The settlement that is judged, where nothing is agreed on.
    fn judged(&mut self, game: &Game, rules: &Rules) -> Settlement {
        let judged = self.of(game);
        let settlement = judged.settlement();
        let kept = if rules.counting.facts().lazy_loss { judged.unsettled } else { PointSet::EMPTY };
        Settlement { dead: settlement.dead.without(&kept), ..settlement }
    }

    /// Why the chain on `point` is called dead or living in the judgement of `game`; `None` where there is no stone.
    pub fn why(&self, game: &Game, point: Point) -> Option<ChainVerdict> {
        why(game, &self.models, SEED, point)
    }

    /// The dead stones at an agreed end under `rules`: those that are `named`, whole chains, or else those that are
    /// judged; none where the ruleset removes none.
    pub fn dead(&mut self, game: &Game, rules: &Rules, named: Option<PointSet>) -> PointSet {
        match rules.removal {
            Removal::Never => PointSet::EMPTY,
            Removal::Agreed => named.unwrap_or_else(|| self.judged(game, rules).dead),
        }
    }

    /// The settlement of `game` under `rules`, which need not be those it was played under, by what the sides have
    /// `agreed` on. What they have not is judged, whoever names the dead stones: the points that one side alone can
    /// take, the own points that have to be filled and the groups in seki, where the ruleset's count asks for them.
    pub fn settle(&mut self, game: &Game, rules: &Rules, end: End, agreed: impl Into<Agreement>) -> Settlement {
        let agreed = agreed.into();
        settled_without_judgement(rules, end, agreed).unwrap_or_else(|| {
            let judged = match agreed.dead {
                None => self.judged(game, rules),
                Some(dead) => self.of(game).settlement_with(game.board(), dead),
            };
            let one_sided = if agreed.owners_complete { [PointSet::EMPTY; 2] } else { judged.one_sided };
            Settlement { agreed: agreed.owned, one_sided, ..judged }
        })
    }

    /// The score of `game` under `rules`.
    pub fn score(
        &mut self,
        game: &Game,
        rules: &Rules,
        end: End,
        method: Option<Method>,
        agreed: impl Into<Agreement>,
    ) -> Score {
        let settlement = self.settle(game, rules, end, agreed);
        score_settled(game, rules, end, method, &settlement)
    }

    /// The score of `game` at an agreed end under each of `rows`, with this komi or else the row's own. The game is
    /// replayed under the row's rules; where they forbid one of its moves, the board is counted as the game left it.
    pub fn compare<'a>(
        &mut self,
        game: &Game,
        rows: impl Iterator<Item = &'a Ruleset>,
        komi: Option<Komi>,
        agreed: impl Into<Agreement>,
    ) -> Vec<RulesetScore<'a>> {
        self.compare_until(game, rows, komi, agreed, &AtomicBool::new(false))
    }

    /// As [`Judgements::compare`], but once `stop` is set no other judgement begins, and the rows that need one are
    /// left out.
    pub fn compare_until<'a>(
        &mut self,
        game: &Game,
        rows: impl Iterator<Item = &'a Ruleset>,
        komi: Option<Komi>,
        agreed: impl Into<Agreement>,
        stop: &AtomicBool,
    ) -> Vec<RulesetScore<'a>> {
        let agreed = agreed.into();
        // A game of many moves takes megabytes under each of the rules: those that are judged are there at once, and
        // the others one after another.
        let replayed = |rules: &Rules| game.replayed(rules.clone()).unwrap_or_else(|_| game.clone());
        let rows: Vec<(&Ruleset, Rules)> =
            rows.map(|row| (row, Rules { komi: komi.unwrap_or(row.rules.komi), ..row.rules.clone() })).collect();
        let judged = rows.iter().filter(|(_, rules)| needs_judgement(rules, End::Agreed, &agreed));
        self.judge_all(judged.map(|(_, rules)| replayed(rules)), stop);
        let counted = rows.into_iter().filter_map(|(ruleset, rules)| {
            let game = replayed(&rules);
            if needs_judgement(&rules, End::Agreed, &agreed) && !self.has(&game) {
                return None;
            }
            let settlement = self.settle(&game, &rules, End::Agreed, agreed);
            let MadeUp { score, sums, .. } = make_up(&game, &rules, End::Agreed, None, &settlement);
            let values = point_values(&game, &rules, End::Agreed, &settlement);
            Some(RulesetScore { ruleset, rules, score, sums, values })
        });
        counted.collect()
    }

    /// Whether the judgement of `game` has been made.
    fn has(&self, game: &Game) -> bool {
        let basis = Basis::of(game);
        self.made.iter().any(|(known, _)| *known == basis)
    }

    /// Makes the judgements of these games that are missing, several at once, and begins none after `stop` is set.
    fn judge_all(&mut self, games: impl Iterator<Item = Game>, stop: &AtomicBool) {
        let mut missing: Vec<(Basis, Game)> = Vec::new();
        for game in games {
            let basis = Basis::of(&game);
            if !self.has(&game) && missing.iter().all(|(known, _)| *known != basis) {
                missing.push((basis, game));
            }
        }
        if missing.is_empty() {
            return;
        }
        let judge = |(basis, game)| {
            (!stop.load(Ordering::Relaxed)).then(|| (basis, judge(&game, &self.models, SEED, self.effort)))
        };
        let pool = ThreadPool::new(missing.len().min(cores()));
        let judged: Vec<(Basis, Judgement)> = pool.run(|| missing.into_par_iter().filter_map(judge).collect());
        self.made.extend(judged);
    }
}
