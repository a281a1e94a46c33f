//! What values of KataGo's parameters mean for searches by a network.

use liangyi_core::base::Color;
use liangyi_engine::engine::{IMITATION, Imitation};
use liangyi_engine::policy::{Models, NoHumanNetwork};
use liangyi_engine::search::{ChoiceTemperature, ExploreShare, HistoryShown, HumanParams, MoveDelay, NetworkParams};
use liangyi_net::inputs::HumanProfile;

use super::kata_params::{BadSetting, KataParam};
use super::kata_values::KataValues;

impl KataValues {
    /// How a network looks, where nothing sets it as `usual` says.
    pub fn network_params(&self, usual: NetworkParams) -> NetworkParams {
        let set = |name: &str, usual: f32| match self.number(name).filter(|_| self.has(name)) {
            Some(number) => number as f32,
            None => usual,
        };
        let is = |name: &str, usual: bool| self.switch(name).filter(|_| self.has(name)).unwrap_or(usual);
        // A number that counts where a switch is on, and is 0 where it is off.
        let switched = |[switch, number]: [&str; 2], usual: f32| match self.switch(switch).filter(|_| self.has(switch))
        {
            Some(true) => self.number(number).unwrap_or_default() as f32,
            Some(false) => 0.0,
            None => usual,
        };
        let history = if is("ignoreAllHistory", usual.history == HistoryShown::Nothing) {
            HistoryShown::Nothing
        } else if is("ignorePreRootHistory", usual.history == HistoryShown::SinceRoot) {
            HistoryShown::SinceRoot
        } else {
            HistoryShown::All
        };
        let stronger = match self.text("playoutDoublingAdvantagePla").as_deref() {
            Some("BLACK" | "B") => Some(Color::Black),
            Some("WHITE" | "W") => Some(Color::White),
            _ => None,
        };
        let doublings = self.number("playoutDoublingAdvantage").filter(|_| self.has("playoutDoublingAdvantage"));
        NetworkParams {
            cpuct_exploration: set("cpuctExploration", usual.cpuct_exploration),
            cpuct_exploration_log: set("cpuctExplorationLog", usual.cpuct_exploration_log),
            cpuct_exploration_base: set("cpuctExplorationBase", usual.cpuct_exploration_base),
            fpu_reduction_max: set("fpuReductionMax", usual.fpu_reduction_max),
            root_fpu_reduction_max: set("rootFpuReductionMax", usual.root_fpu_reduction_max),
            fpu_visited_policy_power: switched(
                ["fpuParentWeightByVisitedPolicy", "fpuParentWeightByVisitedPolicyPow"],
                usual.fpu_visited_policy_power,
            ),
            value_weight_exponent: set("valueWeightExponent", usual.value_weight_exponent),
            noise_prune_utility_scale: switched(
                ["useNoisePruning", "noisePruneUtilityScale"],
                usual.noise_prune_utility_scale,
            ),
            subtree_value_bias_factor: set("subtreeValueBiasFactor", usual.subtree_value_bias_factor),
            subtree_value_bias_weight_exponent: set(
                "subtreeValueBiasWeightExponent",
                usual.subtree_value_bias_weight_exponent,
            ),
            use_graph_search: is("useGraphSearch", usual.use_graph_search),
            wide_root_noise: set("wideRootNoise", usual.wide_root_noise),
            root_policy_temperature: set("rootPolicyTemperature", usual.root_policy_temperature),
            nn_policy_temperature: set("nnPolicyTemperature", usual.nn_policy_temperature),
            root_num_symmetries: set("rootNumSymmetriesToSample", usual.root_num_symmetries.into()) as u8,
            root_symmetry_pruning: is("rootSymmetryPruning", usual.root_symmetry_pruning),
            policy_optimism: set("policyOptimism", usual.policy_optimism),
            root_policy_optimism: set("rootPolicyOptimism", usual.root_policy_optimism),
            playout_doubling_advantage: doublings
                .map(|doublings| (stronger, doublings as f32))
                .or(usual.playout_doubling_advantage),
            anti_mirror: is("antiMirror", usual.anti_mirror),
            conservative_pass: is("conservativePass", usual.conservative_pass),
            history,
            human: self.human_params(),
        }
    }

    /// How the moves of persons enter.
    fn human_params(&self) -> HumanParams {
        let usual = HumanParams::NONE;
        let set = |name: &str| self.number(name).unwrap_or_default() as f32;
        let share = |at: &str| ExploreShare {
            weightless: set(&format!("humanSL{at}ExploreProbWeightless")),
            weightful: set(&format!("humanSL{at}ExploreProbWeightful")),
        };
        HumanParams {
            profile: self.human_profile(),
            explore: ["Root", "Pla", "Opp"].map(share),
            cpuct_exploration: set("humanSLCpuctExploration"),
            cpuct_permanent: set("humanSLCpuctPermanent"),
            chosen_move_prop: set("humanSLChosenMoveProp"),
            chosen_move_ignores_pass: self
                .switch("humanSLChosenMoveIgnorePass")
                .unwrap_or(usual.chosen_move_ignores_pass),
            chosen_move_pikl_lambda: set("humanSLChosenMovePiklLambda"),
            temperature: ChoiceTemperature {
                early: set("chosenMoveTemperatureEarly"),
                late: set("chosenMoveTemperature"),
                halflife: set("chosenMoveTemperatureHalflife"),
                only_below: set("chosenMoveTemperatureOnlyBelowProb"),
                subtract: set("chosenMoveSubtract"),
                prune: set("chosenMovePrune"),
            },
            delay: MoveDelay { scale: set("delayMoveScale"), most: set("delayMoveMax") },
        }
    }

    /// The profile of persons that is set, if any.
    pub fn human_profile(&self) -> Option<HumanProfile> {
        self.text("humanSLProfile")?.parse().ok()
    }

    /// An error where a profile of persons is set and none of the networks knows them. The one that does is read, so
    /// that no clock runs meanwhile.
    pub fn profile_without(&self, models: &Models) -> Option<BadSetting> {
        let profile = self.human_profile()?;
        let reason = match models.load_human() {
            Ok(_) => return None,
            Err(NoHumanNetwork::Absent) => "a network that moves as persons of a rank do is needed".to_string(),
            Err(error @ (NoHumanNetwork::Unreadable(_) | NoHumanNetwork::LineGame)) => error.to_string(),
        };
        Some(BadSetting::new("humanSLProfile", &profile.to_string(), reason))
    }

    /// Sets what has an engine move as persons of a profile do: see `EngineSettings::imitate`.
    pub fn imitate(&mut self, profile: HumanProfile) {
        let human = HumanParams::imitating(profile);
        let Imitation { visits, root_symmetries, resign_below, resigns_after } = IMITATION;
        let ChoiceTemperature { early, late, halflife, only_below, subtract, prune } = human.temperature;
        let threshold = 2.0 * resign_below - 1.0;
        for (name, value) in [
            ("humanSLProfile", profile.to_string()),
            ("humanSLCpuctExploration", human.cpuct_exploration.to_string()),
            ("humanSLCpuctPermanent", human.cpuct_permanent.to_string()),
            ("humanSLChosenMoveProp", human.chosen_move_prop.to_string()),
            ("humanSLChosenMoveIgnorePass", human.chosen_move_ignores_pass.to_string()),
            ("humanSLChosenMovePiklLambda", human.chosen_move_pikl_lambda.to_string()),
            ("chosenMoveTemperatureEarly", early.to_string()),
            ("chosenMoveTemperature", late.to_string()),
            ("chosenMoveTemperatureHalflife", halflife.to_string()),
            ("chosenMoveTemperatureOnlyBelowProb", only_below.to_string()),
            ("chosenMoveSubtract", subtract.to_string()),
            ("chosenMovePrune", prune.to_string()),
            ("delayMoveScale", human.delay.scale.to_string()),
            ("delayMoveMax", human.delay.most.to_string()),
            ("rootNumSymmetriesToSample", root_symmetries.to_string()),
            ("maxPlayouts", visits.to_string()),
            ("allowResignation", true.to_string()),
            ("resignThreshold", threshold.to_string()),
            ("resignConsecTurns", resigns_after.to_string()),
        ] {
            let param = KataParam::find(name).expect("a parameter of KataGo's");
            self.put(param, &value).expect("a value that it takes");
        }
    }

    /// The same for moves in GTP. Of moves of persons that are the same by symmetry there is one alone, unless that
    /// is set otherwise.
    pub fn genmove_params(&self) -> NetworkParams {
        let root_symmetry_pruning = self.human_profile().is_some();
        let params = self.network_params(NetworkParams { root_symmetry_pruning, ..NetworkParams::PLAY });
        let anti_mirror = self.switch("genmoveAntiMirror").filter(|_| self.has("genmoveAntiMirror"));
        NetworkParams { anti_mirror: anti_mirror.unwrap_or(params.anti_mirror), ..params }
    }

    /// The same for analyses in GTP, which have some parameters of their own.
    pub fn analysis_params(&self) -> NetworkParams {
        let params = self.network_params(NetworkParams { wide_root_noise: 0.0, ..NetworkParams::ANALYSIS });
        let noise = self.number("analysisWideRootNoise").map(|noise| noise as f32);
        let is_ignored = self.switch("analysisIgnorePreRootHistory").unwrap_or(true);
        NetworkParams {
            wide_root_noise: noise.unwrap_or(NetworkParams::ANALYSIS.wide_root_noise),
            history: match params.history {
                HistoryShown::Nothing => HistoryShown::Nothing,
                HistoryShown::All | HistoryShown::SinceRoot if is_ignored => HistoryShown::SinceRoot,
                HistoryShown::All | HistoryShown::SinceRoot => HistoryShown::All,
            },
            ..params
        }
    }
}
