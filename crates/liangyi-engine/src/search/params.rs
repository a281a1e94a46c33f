//! Every number by which the search is tuned, with the evidence that speaks for it. Where it is said to be chosen, not
//! measured, there is none. A number that depends on the size of the board has one value for small boards and one for
//! large ones.
//!
//! Win rates are of games of the program against itself with the other value, at equal playouts, unless something else
//! is said.

use liangyi_core::base::Size;

use crate::playout::is_small;

/// The constants of a search. Visits and evaluations are counted alike: one for each descent.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchParams {
    /// A node is expanded, and gets children, at the first descent after this many evaluations. More on large boards:
    /// opening evaluates hundreds of moves, and doing it later saves a seventh of the time. On 13x13 that seemed to
    /// cost more than it saves (83 games).
    pub expand_after: u32,
    /// The priors of a node are refined after this many evaluations; those of the root at once. Chosen, not measured.
    pub refine_after: u32,
    /// The number of evaluations at which a move's own values weigh at least as much as its AMAF values, however many
    /// these are (the equivalence parameter of RAVE). The larger it is, the longer AMAF values count. 19x19: 1200
    /// against 400 won 21 of 30 games, 3600 against 1200 won 16 of 24, 10000 does as well. 9x9: 130 does as well as
    /// 400; 1200 and more are worse on 9x9 and 13x13.
    pub amaf_equivalence: f32,
    /// Whether every search refines the priors of its root again, even if an earlier search has refined them as those
    /// of an inner node. At the root the network is averaged over symmetries: on 19x19 the mean log probability of
    /// held-out moves is -2.099 then, else -2.154. Not on small boards, where 2 of 40 searches then passed too early
    /// and lost points.
    pub refine_root_again: bool,
    /// The exploration constant of moves that place a stone: the factor of `sqrt(ln(visits of the node) / visits of the
    /// move)`. 0.02 instead of 0.06: 12 of 28 games on 19x19, 52.3 % of 86 on 13x13.
    pub exploration: f32,
    /// The exploration constant of passes and virtual moves, which have no AMAF values. Chosen, not measured.
    pub exploration_off_board: f32,
    /// The weight, 0 to 1, of the size of the margin in a value, see [`MarginValue`](super::MarginValue). It makes the
    /// search keep the margin in games that are won or lost. Chosen, not measured.
    pub margin_share: f32,
    /// A move starts with successes: this number, times the square root of its prior, times the
    /// [even visits](SearchParams::EVEN_PART). Chosen, not measured.
    pub prior_successes: f32,
    /// The factor of [`SearchParams::prior_successes`]. 2 against 1: on small boards 61.4 % of 57 games on 13x13 and
    /// 54.1 % of 160 on 9x9; on 19x19 6 of 22 before refinement, but 19 of 26 after it.
    pub prior_times: PriorTimes,
    /// A move whose prior is less than this share of the best prior is unlikely. Chosen, not measured.
    pub unlikely_below: f32,
    /// The failures with which an unlikely move starts, as a multiple of the even visits. Chosen, not measured.
    pub unlikely_failures: f32,
    /// The failures with which a pass without a chance starts where there are more than [`SearchParams::few_moves`]
    /// moves with a stone, as a multiple of the even visits. Chosen, not measured.
    pub pass_failures: f32,
    /// With at most this many moves that place a stone, a pass starts without failures. Chosen, not measured.
    pub few_moves: usize,
    /// Under [`Puct`](super::Puct) the factor of `chance * sqrt(visits of the node) / (1 + visits of the move)` beside
    /// utilities from -1 to 1, at a node with few visits.
    pub puct_exploration: f32,
    /// By how much that factor grows whenever the visits of the node, and the second number, are e times as many.
    pub puct_growth: (f32, f32),
    /// The weight, 0 to 1, of the spread of the values of a node in that factor.
    pub puct_by_spread: f32,
    /// Under [`Puct`](super::Puct) by how much the utility of a move without a visit is below that of the node, times
    /// the square root of the chances of the moves with visits.
    pub puct_untried_loss: f32,
    /// The same at the root.
    pub puct_root_untried_loss: f32,
    /// To what power the chances of the moves with visits are raised to give the part that the mean of a node has in
    /// the utility of a move without a visit; the rest is of the node's own evaluation. 0: all.
    pub untried_mean_power: f32,
    /// How strongly the weight of a move in its parent's value depends on the move's own value
    /// (`weights::weigh_by_value`). 0: not at all.
    pub value_weight_exponent: f32,
    /// How much worse in utility a move is whose surplus visits hardly count in its parent's value
    /// (`weights::prune_noise`). 0: all visits count.
    pub noise_prune_scale: f32,
    /// By how much of the mean error of evaluations in the same local situation an evaluation is corrected
    /// (`value_bias::ValueBiases`). 0: not at all.
    pub bias_factor: f32,
    /// To what power the visits below an evaluation are raised to give its error a weight.
    pub bias_exponent: f32,
    /// Whether positions that are reached by the same moves in another order share their children.
    pub is_graph: bool,
    /// What kind of values it has.
    pub values: ValueKind,
}

/// What kind of values a search has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValueKind {
    /// Each is one outcome of many, as that of a playout. The move to be made has the highest lower bound of the win
    /// rate of that many wins and losses, [`wilson`](super::wilson()).
    #[default]
    Outcomes,
    /// Each is an estimate, as that of a network. The move to be made has the highest lower bound of the mean utility
    /// by the deviation of the values, [`Puct::error`](super::Puct::error).
    Estimates,
}

impl ValueKind {
    /// How many playouts carry as much information as one evaluation of a network. Chosen, not measured.
    const PLAYOUTS: u64 = 25;

    /// How many visits carry as much information as this many playouts.
    pub fn as_good_as(self, playouts: u64) -> u64 {
        match self {
            ValueKind::Outcomes => playouts,
            ValueKind::Estimates => playouts.div_ceil(ValueKind::PLAYOUTS),
        }
    }
}

/// The factor of the successes that priors give.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PriorTimes {
    /// Grows with the number of moves, from 1 to `times`: where there are few moves, one of them has a high prior even
    /// if all are bad.
    WithMoves {
        /// The factor with `moves` moves or more.
        times: f32,
        /// The number of moves at which it is reached.
        moves: f32,
    },
    /// 1, and `times` when the priors are refined.
    WhenRefined {
        /// The factor of refined priors.
        times: f32,
    },
}

/// How far what a search has found is believed where it is shown.
pub(super) struct Doubts {
    /// The visits at which the tree weighs as much as the anchor: for the win rate, of which a tree soon knows more,
    /// and for the lead.
    pub anchor_visits: [f64; 2],
    /// A move of the root weighs as this power of its visits.
    pub visits_power: f64,
    /// The visits at which half of what speaks for a move counts.
    pub in_favour: f64,
    /// The same of what speaks against it.
    pub against: f64,
}

/// How playouts and patterns are mixed with the evaluations of a network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayoutMix {
    /// The playouts for each evaluation.
    pub playouts: u32,
    /// The network's share of values; playouts have the rest.
    pub network_value_share: f32,
    /// The network's share of the policy; patterns have the rest.
    pub network_policy_share: f32,
}

impl Doubts {
    /// For playouts. Of 100 to 1600 these visits of the anchor came closest to the values of 10,000 visits without a
    /// loss of what is said at [`SearchParams::ANCHOR_PART`]. The root is worth 1 point less than its best moves with a
    /// power of 1 instead, and 1 point more than the position after them with 2.
    const OF_PLAYOUTS: Doubts =
        Doubts { anchor_visits: [400.0, 1200.0], visits_power: 1.25, in_favour: 400.0, against: 12.0 };

    /// For the evaluations of a network, each of which knows more than a thousand playouts: nearly the means of the
    /// visits as they are. The lead before a move and that after it, by two searches, then differ by -0.4 to 0 points
    /// in the mean after 25 visits, -0.1 to +0.2 after 100 and +0.2 to +0.3 after 400 (30 positions of 9x9 games, three
    /// seeds, b6c96; `points_lost` of liangyi-lab). With a power of 1 they differ by -0.7 to -0.4, -0.4 to -0.1 and 0,
    /// with 1.5 by -0.2 to +0.2, +0.1 to +0.4 and +0.3 to +0.4.
    const OF_VALUES: Doubts = Doubts { anchor_visits: [0.0, 0.0], visits_power: 1.25, in_favour: 0.5, against: 0.5 };

    /// Those about values of this kind.
    pub fn about(values: ValueKind) -> &'static Doubts {
        match values {
            ValueKind::Outcomes => &Doubts::OF_PLAYOUTS,
            ValueKind::Estimates => &Doubts::OF_VALUES,
        }
    }
}

impl SearchParams {
    /// The constants for [small](is_small) boards.
    pub const SMALL: SearchParams = SearchParams {
        expand_after: 4,
        refine_after: 16,
        amaf_equivalence: 400.0,
        refine_root_again: false,
        exploration: 0.06,
        exploration_off_board: 0.3,
        margin_share: 0.04,
        prior_successes: 5.0,
        prior_times: PriorTimes::WithMoves { times: 2.0, moves: 60.0 },
        unlikely_below: 0.003,
        unlikely_failures: 0.6,
        pass_failures: 1.0,
        few_moves: 8,
        puct_exploration: 1.0,
        puct_growth: (0.45, 500.0),
        puct_by_spread: 0.85,
        puct_untried_loss: 0.2,
        puct_root_untried_loss: 0.1,
        untried_mean_power: 0.0,
        value_weight_exponent: 0.0,
        noise_prune_scale: 0.0,
        bias_factor: 0.0,
        bias_exponent: 0.85,
        is_graph: false,
        values: ValueKind::Outcomes,
    };

    /// The constants for larger boards.
    pub const LARGE: SearchParams = SearchParams {
        expand_after: 8,
        refine_after: 32,
        amaf_equivalence: 3600.0,
        refine_root_again: true,
        prior_times: PriorTimes::WhenRefined { times: 2.0 },
        ..SearchParams::SMALL
    };

    /// The constants for searches by a network, on boards of all sizes. Those of PUCT are KataGo's (its
    /// `gtp_example.cfg`).
    pub const NETWORK: SearchParams =
        SearchParams { margin_share: 0.0, values: ValueKind::Estimates, ..SearchParams::SMALL };

    /// The deviation of the values of a node, 0 to 1, that is expected before its visits show another, under
    /// [`Puct`](super::Puct).
    pub const USUAL_DEVIATION: f32 = 0.2;
    /// How many visits `USUAL_DEVIATION` weighs as, beside the node's own.
    pub const USUAL_VISITS: f32 = 2.0;
    /// The weight of a margin around 0 in a utility, and the width of its curve in square roots of the board's area
    /// (D. Wu, *Accelerating Self-Play Learning in Go*, 2019, section 5.2).
    pub const SCORE_FAR: (f64, f64) = (0.1, 2.0);
    /// The same around what is expected of the position.
    pub const SCORE_NEAR: (f64, f64) = (0.3, 0.75);
    /// How much nearer to 0 than the margin expected the second curve has its middle.
    pub const SCORE_TOWARDS_ZERO: f64 = 0.2;
    /// By how much both curves are wider for each point of the margins' standard deviation. Chosen, not measured.
    pub const SCORE_SPREAD: f32 = 0.5;

    /// The even visits: every move starts with the number of moves divided by this, within
    /// [`SearchParams::EVEN_VISITS`], half of them successes. Chosen, not measured.
    pub const EVEN_PART: f32 = 6.0;
    /// The least and the greatest number of even visits. Chosen, not measured.
    pub const EVEN_VISITS: (f32, f32) = (10.0, 50.0);
    /// The final choice leaves out moves whose visits times this are fewer than those of the most visited move. Chosen,
    /// not measured.
    pub const FINAL_VISITS_PART: u64 = 10;
    /// Standard errors between a win rate and its lower bound in the final choice. Against choosing the most visited
    /// move: 58.1 % of 124 games on 13x13 (2,000 playouts), 12 of 23 on 19x19 (2,000), 51.0 % of 205 on 9x9 (1,000).
    pub const FINAL_ERRORS: f64 = 3.0;
    /// The same under [`ValueKind::Estimates`]; chosen, not measured.
    pub const FINAL_VALUE_ERRORS: f64 = 5.0;
    /// As [`SearchParams::FINAL_VISITS_PART`] under [`ValueKind::Estimates`]; chosen, not measured.
    pub const FINAL_VALUES_PART: u64 = 6;

    /// Children on a list of the best children of a node. These numbers of lists are chosen, not measured.
    pub const SHORTLIST: usize = 16;
    /// Lists that a thread keeps.
    pub const SHORTLISTS: usize = 256;
    /// A list made at `n` visits serves for `n` divided by this many visits, within [`SearchParams::SHORTLIST_VISITS`].
    pub const SHORTLIST_PART: u32 = 16;
    /// The least number of visits for which a list is made, and the greatest for which it serves.
    pub const SHORTLIST_VISITS: (u32, u32) = (4, 16);
    /// Evaluations that a thread makes between two looks at the bounds of the search, unless these say another number.
    /// Chosen, not measured.
    pub const BATCH: u64 = 16;
    /// So many times that number of evaluations in all threads are made between two checks whether the choice is
    /// decided. Chosen, not measured.
    pub const BATCHES_BETWEEN_CHECKS: u64 = 32;
    /// Descents that a thread makes into nodes under evaluation, each on another path, before it lets others run.
    /// Chosen, not measured.
    pub const MOST_COLLISIONS: u32 = 32;

    /// The inverse of the power to which a prior at the root is raised is 1 more than the noise there times this;
    /// KataGo's, as the next one.
    pub const NOISE_FLATTENS: f32 = 4.0;
    /// The share of selections, in percent, in which a move of a root with noise gets a bonus.
    pub const NOISE_PERCENT: usize = 50;

    /// The opponent's answers to this many of the latest moves tell whether it mirrors. Chosen, not measured, as the
    /// next three.
    pub const MIRROR_WINDOW: usize = 12;
    /// It mirrors where at least this many of these answers, and all but one, do.
    pub const FEWEST_MIRRORED: usize = 6;
    /// The least share of the visits of the mirrored answer, and the same once the opponent has the centre.
    pub const MIRROR_SHARE: (f32, f32) = (0.1, 0.2);
    /// The minimum priors at the root, where the opponent mirrors, of a move at the centre and of one next to it.
    pub const MIRROR_CENTRAL: (f32, f32) = (0.3, 0.05);

    /// The share of the chance of a pass that goes to a virtual move where one is legal, in searches by a network. A
    /// quarter won 50.5 % (45.6 to 55.4) of 400 games of jipingdian against it, 9x9 with b6c96 and a clock.
    pub const VIRTUAL_SHARE: f32 = 0.5;
    /// On boards of sizes that the network has not learnt. Chosen, not measured.
    pub const MIXED_UNLEARNT: PlayoutMix =
        PlayoutMix { playouts: 16, network_value_share: 0.5, network_policy_share: 0.5 };
    /// For the program's own network. It won 66.7 % (48.8 to 80.8) of 30 games against the same network without
    /// playouts, 9x9, 0.3 s a move. Against it 4 playouts with a value share of 0.6 won 50.0 % of 30, 16 with 0.3
    /// 46.7 % of 30, and a policy share of 0.7 40.0 % of 30.
    pub const MIXED_OWN: PlayoutMix = PlayoutMix { playouts: 8, network_value_share: 0.5, network_policy_share: 1.0 };
    /// A point has an owner where the network's ownership is at least this, of 1. 0.6 won 48.2 % (43.4 to 53.1) of 400
    /// games of new-ing against it, as above.
    pub const OWNED_ABOVE: f32 = 0.8;
    /// The part of the board without owners at which what is beyond the network's words no longer counts. A half won
    /// 48.9 % (44.0 to 53.8) of 400 games of jihuozi against it, as above.
    pub const OPEN_PART: f32 = 0.25;

    /// Points that all playouts of a raw value fill together: 512 playouts on 9x9, 114 on 19x19, at about 20 ms each.
    pub const RAW_POINTS: usize = 512 * 81;
    /// The most playouts of a raw value, on small boards.
    pub const MOST_RAW_PLAYOUTS: usize = 512;
    /// Positions of a principal variation, the root among them, whose raw values are used for what is shown: the
    /// anchor.
    pub const ANCHORS: usize = 3;
    /// The part of its weight that each position of the anchor has of the one before it. With 3 positions and this part
    /// the lead before a move and that after it, by two searches of 25 visits, differ by 1.5 points in the mean (60
    /// positions of 9x9 games, two rulesets), with the root alone by 2.6, and by 6.7 without an anchor.
    pub const ANCHOR_PART: f64 = 0.8;
    /// What a playout takes off the side to move there, as its first move is worse than one that was searched: this
    /// many standard deviations; chosen, not measured.
    pub const TEMPO: f64 = 0.04;
    /// How much worse than the position a move without a prior and without visits is shown to be, in standard
    /// deviations; chosen, not measured.
    pub const UNLIKELY_LOSS: f64 = 0.1;
    /// The playouts of the root's spread that are added to those of a move; chosen, not measured.
    pub const SPREAD_VISITS: f64 = 16.0;

    /// Whether the means of a node are computed from those of its moves at each visit, rather than added up.
    pub(super) fn computes_means(&self) -> bool {
        self.value_weight_exponent > 0.0 || self.noise_prune_scale > 0.0 || self.bias_factor > 0.0 || self.is_graph
    }

    /// The constants for boards of `size`.
    pub const fn of(size: Size) -> &'static SearchParams {
        if is_small(size) { &SearchParams::SMALL } else { &SearchParams::LARGE }
    }
}
