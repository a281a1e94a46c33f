//! What persons of a rank would play in the positions of a game, and of which ranks its players seem to be, by a
//! network that has learnt from persons' games.

use std::sync::Arc;

use liangyi_core::base::Color;
use liangyi_core::game::{Game, Move};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::KataNet;
use liangyi_engine::search::{HumanParams, HumanValue, NetworkParams, human_value};
use liangyi_net::inputs::{HumanProfile, Rank};
use liangyi_net::model::Network;

use super::values::{COSTLIEST, HumanAnalysis, HumanMove, RankEstimate};
use crate::protocol::rounded;

/// The ranks whose chances of a move are asked for, as steps above 20 kyu: what is between them follows from them.
const ASKED: [u8; 8] = [2, 7, 11, 15, 18, 21, 24, 28];
/// Moves of persons with a smaller chance are not kept.
const LEAST_CHANCE: f32 = 0.005;
/// The share of moves of which nobody knows why they were made: one of them says little of a rank.
const STRAY: f64 = 0.02;
/// What a rank is worth without any move, so that a few moves do not settle it.
const BOUNDS: (f64, f64) = (0.05, 0.95);
/// The fewest moves that say anything of a rank.
const FEWEST_MOVES: usize = 10;
/// The positions of a line of which nobody knows how long it will be.
const USUAL_POSITIONS: usize = 250;
/// The part of the multiply-adds of a review's searches that a network of persons may take beside them. A search finds
/// a quarter of its visits among what it has evaluated, so this is a quarter of its time.
const TIME_PART: f64 = 0.2;
/// How many multiply-adds for each point of the board a playout takes as much time as. Measured on 19x19 with AVX2.
const OF_PLAYOUT: f64 = 75_000.0;
/// How many evaluations take as long as reading a network and packing its weights. Measured with 18 blocks of 384
/// channels on 19x19.
const OF_READING: f64 = 13.0;

/// A review beside which persons are asked.
#[derive(Clone, Copy, Debug)]
pub struct ReviewWork<'a> {
    /// The network that searches; `None` for playouts.
    pub main: Option<&'a Network>,
    /// The visits of a position.
    pub visits: u32,
    /// The points of the board.
    pub points: usize,
    /// The positions of the line.
    pub positions: usize,
}

/// A network of persons that is asked about the positions of a review.
#[derive(Clone, Debug)]
pub struct HumanReview {
    net: Arc<KataNet>,
    rank: Rank,
    /// Whether there is time for what persons play in every position.
    is_everywhere: bool,
    /// Of how many moves of a side one is looked at by all ranks, if any is.
    every: Option<usize>,
}

impl HumanReview {
    /// One for persons of `rank`, who are asked for a part of the time of the searches: of the costliest moves first,
    /// then by all ranks of as many moves as an estimate wants, then of every position, if that `is_wanted`, then by
    /// all ranks of more moves.
    pub fn new(net: &Arc<KataNet>, rank: Rank, work: &ReviewWork<'_>, is_wanted: bool) -> HumanReview {
        let &ReviewWork { main, visits, points, positions } = work;
        let once = net.network().multiply_adds(points) as f64;
        let each = main.map_or(OF_PLAYOUT * points as f64, |main| main.multiply_adds(points) as f64);
        let all = positions as f64;
        let may = TIME_PART * f64::from(visits) * each / once * all - OF_READING;
        let by_ranks = |moves: f64| moves * ASKED.len() as f64;
        // Too few moves would say nothing of a rank.
        let fewest = 2.0 * FEWEST_MOVES as f64;
        let is_everywhere = is_wanted && may >= all + by_ranks(fewest.min(all));
        let left = may - if is_everywhere { all } else { COSTLIEST as f64 };
        let of_move = by_ranks(1.0) + f64::from(u8::from(!is_everywhere));
        let moves = (left / of_move).min(all);
        let every = (moves >= fewest.min(all)).then(|| ((all / moves).ceil() as usize).max(1));
        HumanReview { net: Arc::clone(net), rank, is_everywhere, every }
    }

    /// One with the networks of an engine that asks about every position, as the page shows any of them; `None` where
    /// none of these networks knows persons.
    pub fn of_settings(settings: &EngineSettings, rank: Rank, visits: u32, points: usize) -> Option<HumanReview> {
        let main = settings.network().map(|net| net.network());
        let work = ReviewWork { main, visits, points, positions: USUAL_POSITIONS };
        let review = HumanReview::new(settings.models.load_human().ok()?, rank, &work, true);
        Some(HumanReview { is_everywhere: true, ..review })
    }

    /// The rank.
    pub fn rank(&self) -> Rank {
        self.rank
    }

    /// Whether there is time to ask about position `number` of the line, whatever its move costs.
    pub fn asks(&self, number: usize) -> bool {
        self.is_everywhere || self.asks_all_ranks(number)
    }

    /// As many of Black's moves as of White's.
    fn asks_all_ranks(&self, number: usize) -> bool {
        self.every.is_some_and(|every| (number / 2).is_multiple_of(every))
    }

    /// What persons would play in `game`, and how likely persons of all ranks were to make the `next` move there, by
    /// the side to move, where this is one of the positions that are looked at by all; `number` counts them. `None`
    /// where the network fails.
    pub fn analyse(&self, game: &Game, next: Option<Move>, number: usize) -> Option<HumanAnalysis> {
        let value = said(game, &self.net, self.rank)?;
        let mut likely: Vec<_> = value.policy.iter().filter(|found| found.chance >= LEAST_CHANCE).collect();
        likely.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let text = |mv: Move| mv.display(game.size()).to_string();
        let moves =
            likely.into_iter().map(|found| HumanMove { mv: text(found.mv), chance: rounded_chance(found.chance) });
        let asked = next.filter(|_| self.asks_all_ranks(number));
        let by_rank = asked.and_then(|next| chances(game, next, &self.net)).unwrap_or_default();
        Some(HumanAnalysis {
            rank: self.rank.to_string(),
            moves: moves.collect(),
            next: asked.map(text).filter(|_| !by_rank.is_empty()),
            by_rank,
        })
    }
}

fn rounded_chance(chance: f32) -> f64 {
    rounded(chance.into(), 4)
}

/// What persons of a rank say of a position.
fn said(game: &Game, net: &Arc<KataNet>, rank: Rank) -> Option<HumanValue> {
    let human = HumanParams { profile: Some(HumanProfile::of_rank(rank)), ..HumanParams::NONE };
    let params = NetworkParams { human, ..NetworkParams::PLAY };
    human_value(game, game.to_move(), net, &params, game.rules().virtual_moves, None)
}

/// How likely persons of each of the ranks asked are to make a move, without what is unlikely of all.
fn chances(game: &Game, mv: Move, net: &Arc<KataNet>) -> Option<Vec<f64>> {
    let ranks = ASKED.iter().map(|&steps| Rank::from_steps_up(steps));
    ranks.map(|rank| Some(rounded_chance(said(game, net, rank)?.chance(mv)))).collect()
}

/// The rank of a side by the chances of its moves by rank, [`HumanAnalysis::by_rank`]: that at which half of the
/// likelihood is of weaker ones, with the ranks between which nine tenths of it are; every rank is as likely at first.
/// `None` with too few moves to tell.
pub fn rank_of<'a>(moves: impl Iterator<Item = &'a [f64]>) -> Option<RankEstimate> {
    let mut logs = [0.0; ASKED.len()];
    let mut count = 0;
    for chances in moves.filter(|chances| chances.len() == ASKED.len()) {
        count += 1;
        logs.iter_mut().zip(chances).for_each(|(log, chance)| *log += ((1.0 - STRAY) * chance + STRAY / 100.0).ln());
    }
    if count < FEWEST_MOVES {
        return None;
    }
    let logs: Vec<f64> = Rank::all().map(|rank| between(&logs, rank.steps_up().into())).collect();
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let likelihoods: Vec<f64> = logs.iter().map(|log| (log - most).exp()).collect();
    let total: f64 = likelihoods.iter().sum();
    let reached = |share: f64| {
        let mut sum = 0.0;
        let is_there = |likelihood: &f64| {
            sum += likelihood / total;
            sum >= share
        };
        likelihoods.iter().position(is_there).unwrap_or(likelihoods.len() - 1)
    };
    let rank = |share: f64| Rank::all().nth(reached(share)).map(|rank| rank.to_string()).unwrap_or_default();
    Some(RankEstimate { rank: rank(0.5), least: rank(BOUNDS.0), most: rank(BOUNDS.1), moves: count })
}

/// The value at `steps`, between those of the ranks asked or beyond the first one.
fn between(logs: &[f64; ASKED.len()], steps: f64) -> f64 {
    let after = ASKED.iter().position(|&asked| f64::from(asked) >= steps).unwrap_or(ASKED.len() - 1).max(1);
    let [from, to] = [after - 1, after].map(|at| f64::from(ASKED[at]));
    logs[after - 1] + (logs[after] - logs[after - 1]) * (steps - from) / (to - from)
}

/// The ranks of both sides by the moves of a line: each move with its side, where it was looked at.
pub fn ranks_of<'a>(moves: &[(Color, &'a HumanAnalysis)]) -> [Option<RankEstimate>; 2] {
    Color::BOTH.map(|color| {
        let of_side = moves.iter().filter(|(side, _)| *side == color);
        rank_of(of_side.map(|(_, found): &(Color, &'a HumanAnalysis)| found.by_rank.as_slice()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Chances of a move that is likeliest at `steps` above 20 kyu, and less likely `width` ranks from there.
    fn peaked(steps: f64, width: f64) -> Vec<f64> {
        ASKED.iter().map(|&asked| 0.3 * (-((f64::from(asked) - steps) / width).powi(2) / 2.0).exp()).collect()
    }

    #[test]
    fn a_rank_is_that_at_which_the_moves_are_likeliest() {
        let estimate = |steps, moves: usize| rank_of(vec![peaked(steps, 12.0); moves].iter().map(Vec::as_slice));
        assert_eq!(estimate(15.0, FEWEST_MOVES - 1), None);
        let RankEstimate { rank, least, most, moves } = estimate(15.0, 60).expect("enough moves");
        assert_eq!((rank.as_str(), moves), ("5k", 60));
        let steps = |rank: &str| rank.parse::<Rank>().unwrap().steps_up();
        assert!(steps(&least) < 15 && 15 < steps(&most), "{least} {most}");
        // More moves say more.
        let few = estimate(15.0, 15).expect("enough moves");
        assert!(steps(&few.most) - steps(&few.least) > steps(&most) - steps(&least));
        assert!(steps(&estimate(27.0, 60).unwrap().rank) > 24 && steps(&estimate(2.0, 60).unwrap().rank) < 6);
        // Moves that nobody makes say nothing.
        let stray = rank_of(vec![vec![0.0; ASKED.len()]; 40].iter().map(Vec::as_slice)).unwrap();
        assert_eq!((stray.least.as_str(), stray.most.as_str()), ("19k", "8d"));
    }

    fn review(positions: usize, visits: u32, is_wanted: bool) -> HumanReview {
        let bytes: &[u8] = include_bytes!("../../../fuzz/corpus/network/human-15-packed");
        let net = Arc::new(KataNet::new(Network::read(bytes).unwrap()));
        let work = ReviewWork { main: Some(net.network()), visits, points: 361, positions };
        HumanReview::new(&net, Rank::STRONGEST, &work, is_wanted)
    }

    #[test]
    fn persons_are_asked_for_a_part_of_the_time() {
        // Persons are asked for a fifth as many evaluations as the searches make.
        for (visits, everywhere, every) in
            [(2, false, None), (4, false, Some(13)), (5, false, Some(10)), (10, true, Some(9)), (46, true, Some(1))]
        {
            let review = review(250, visits, true);
            assert_eq!((review.is_everywhere, review.every), (everywhere, every), "{visits}");
            let positions = (0..250).filter(|&number| review.asks(number)).count();
            let by_all = (0..250).filter(|&number| review.asks_all_ranks(number)).count();
            let asked = positions + ASKED.len() * by_all + 13 + COSTLIEST;
            assert!(asked as f64 <= 0.2 * 250.0 * f64::from(visits) + 30.0, "{visits}: {asked}");
        }
        // Where what persons play is not kept there is more time for their ranks.
        assert_eq!((review(250, 10, false).asks(2), review(250, 10, false).every), (false, Some(5)));
        // A short line has too few moves for an estimate.
        assert_eq!((review(60, 6, true).every, review(60, 60, true).every), (None, Some(1)));
    }

    #[test]
    fn both_sides_are_asked_by_all_ranks_alike() {
        for visits in [4, 5, 6, 8, 10, 15, 20, 30] {
            let review = review(280, visits, true);
            let of_side = |side| (0..280).filter(|&number| number % 2 == side && review.asks_all_ranks(number)).count();
            assert_eq!(of_side(0), of_side(1), "{visits}");
            assert!(of_side(0) >= FEWEST_MOVES, "{visits}");
        }
    }
}
