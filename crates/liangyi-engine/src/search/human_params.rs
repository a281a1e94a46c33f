//! What a user may choose of moves as persons make them, under KataGo's names (its `searchparams.h` and
//! `docs/Analysis_Engine.md`): which persons, how a search looks at their moves, how a move is drawn.

use std::time::Duration;

use liangyi_net::inputs::HumanProfile;

use crate::playout::PlayoutRng;

/// With which chances a descent chooses a move as persons would, 0 to 1 both together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExploreShare {
    /// So that what it finds does not count where it has come from.
    pub weightless: f32,
    /// So that it counts.
    pub weightful: f32,
}

impl ExploreShare {
    /// Never.
    pub const NONE: ExploreShare = ExploreShare { weightless: 0.0, weightful: 0.0 };
}

/// How the moves of persons enter a search and its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HumanParams {
    /// Which persons; `None`: no such moves enter.
    pub profile: Option<HumanProfile>,
    /// How often they are looked at: at the root, below it by the side that moves there, by its opponent.
    pub explore: [ExploreShare; 3],
    /// The factor of their exploration.
    pub cpuct_exploration: f32,
    /// By how much it grows with the square root of the visits: such moves are looked at however bad they are.
    pub cpuct_permanent: f32,
    /// How far the move that is made is theirs, 0 to 1.
    pub chosen_move_prop: f32,
    /// Whether the search alone says when to pass.
    pub chosen_move_ignores_pass: bool,
    /// Their chance of a move falls by the factor e where its utility is worse than the best one's by this.
    pub chosen_move_pikl_lambda: f32,
    /// How the move is drawn from the chances.
    pub temperature: ChoiceTemperature,
    /// How long a move is waited with.
    pub delay: MoveDelay,
}

impl HumanParams {
    /// No persons.
    pub const NONE: HumanParams = HumanParams {
        profile: None,
        explore: [ExploreShare::NONE; 3],
        cpuct_exploration: 1.0,
        cpuct_permanent: 0.0,
        chosen_move_prop: 0.0,
        chosen_move_ignores_pass: false,
        chosen_move_pikl_lambda: 1e9,
        temperature: ChoiceTemperature::NONE,
        delay: MoveDelay::NONE,
    };

    /// Play as persons of this profile, their tactics not corrected by the search (the values of KataGo's
    /// `gtp_human5k_example.cfg`, as its author recommends them).
    pub fn imitating(profile: HumanProfile) -> HumanParams {
        HumanParams {
            profile: Some(profile),
            cpuct_exploration: 0.5,
            cpuct_permanent: 0.2,
            chosen_move_prop: 1.0,
            chosen_move_ignores_pass: true,
            chosen_move_pikl_lambda: 1e8,
            temperature: ChoiceTemperature {
                early: 0.85,
                late: 0.7,
                halflife: 80.0,
                only_below: 0.01,
                subtract: 0.0,
                prune: 0.0,
            },
            delay: MoveDelay { scale: 2.0, most: 10.0 },
            ..HumanParams::NONE
        }
    }

    /// Whether moves that are made are theirs, at least in part.
    pub fn draws_moves(&self) -> bool {
        self.profile.is_some() && self.chosen_move_prop > 0.0
    }

    /// Whether descents choose such moves.
    pub fn explores(&self) -> bool {
        self.profile.is_some() && self.explore != [ExploreShare::NONE; 3]
    }

    /// How often they do at this depth below the root; `is_own`: the side that moves at the root moves here.
    pub fn share_at(&self, depth: usize, is_own: bool) -> ExploreShare {
        let [root, own, opponent] = self.explore;
        match (depth, is_own) {
            (0, _) => root,
            (_, true) => own,
            (_, false) => opponent,
        }
    }

    /// Whether a node at this depth has to know how likely such moves are: the root, or any one.
    pub fn is_wanted_at(&self, depth: usize) -> bool {
        let [root, below @ ..] = self.explore;
        let wanted = |share: ExploreShare| share != ExploreShare::NONE;
        self.profile.is_some() && (depth == 0 && wanted(root) || below.into_iter().any(wanted))
    }

    /// Whether a tree means the same for the other side.
    pub fn is_same_for_both(&self) -> bool {
        let [root, own, opponent] = self.explore;
        !self.explores() || root == own && own == opponent
    }
}

/// How long a move is waited with, as persons think about what is not obvious (KataGo's `delayMove...`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveDelay {
    /// About the seconds of most moves; 0: none.
    pub scale: f32,
    /// The most seconds.
    pub most: f32,
}

impl MoveDelay {
    /// None.
    pub const NONE: MoveDelay = MoveDelay { scale: 0.0, most: 1e6 };

    /// The time for a move of this chance, drawn by chance: the likelier it is, the shorter.
    pub fn draw(&self, chance: f32, rng: &mut PlayoutRng) -> Duration {
        let mean = 0.5 * self.scale / (chance + 0.1);
        // The sum of two exponential numbers of mean 1/2: its distribution is a gamma one.
        let drawn = -0.5 * ((1.0 - rng.unit()).ln() + (1.0 - rng.unit()).ln());
        Duration::from_secs_f32((mean * drawn).min(self.most).max(0.0))
    }
}

/// How a move is drawn from the weights of moves (KataGo's `chosenMove...`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceTemperature {
    /// The temperature at the beginning of a game: the inverse of the power to which weights are raised. 0: the
    /// greatest weight.
    pub early: f32,
    /// The one that it nears.
    pub late: f32,
    /// The moves on 19x19 after which it is halfway there.
    pub halflife: f32,
    /// The share of all weights below which it acts: greater ones stay as they are.
    pub only_below: f32,
    /// What is subtracted from each weight, in visits.
    pub subtract: f32,
    /// The weight below which a move is not made, in visits.
    pub prune: f32,
}

impl ChoiceTemperature {
    /// The best move.
    pub const NONE: ChoiceTemperature =
        ChoiceTemperature { early: 0.0, late: 0.0, halflife: 19.0, only_below: 1.0, subtract: 0.0, prune: 1.0 };

    /// Whether the best move is not always made.
    pub fn draws(&self) -> bool {
        self.early > 0.0 || self.late > 0.0 || self.only_below < 1.0
    }

    /// The temperature after `moves` moves on a board of `area` points.
    fn after(&self, moves: usize, area: usize) -> f64 {
        let halflives = moves as f64 / f64::from(self.halflife) * 19.0 / (area as f64).sqrt();
        f64::from(self.late) + f64::from(self.early - self.late) * 0.5f64.powf(halflives)
    }

    /// Makes weights the chances, up to a factor, by which a move is drawn.
    pub fn temper(&self, weights: &mut [f64], moves: usize, area: usize) {
        let (most, sum) = (weights.iter().copied().fold(0.0, f64::max), weights.iter().sum::<f64>());
        let temperature = self.after(moves, area);
        if temperature <= 1e-4 && self.only_below >= 1.0 || most <= 0.0 {
            let best = weights.iter().position(|&weight| weight == most);
            weights.iter_mut().enumerate().for_each(|(at, weight)| *weight = f64::from(u8::from(Some(at) == best)));
            return;
        }
        let bound = (f64::from(self.only_below).max(1e-50) * sum / most).min(1.0);
        for weight in weights {
            let share = *weight / most;
            *weight = if share > bound { share } else { (share / bound).powf(1.0 / temperature.max(1e-4)) * bound };
        }
    }
}
