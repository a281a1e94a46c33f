//! What values of KataGo's parameters mean for searches by a network.

use liangyi_core::base::Color;
use liangyi_engine::search::{HistoryShown, NetworkParams};

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
        }
    }

    /// The same for moves in GTP.
    pub fn genmove_params(&self) -> NetworkParams {
        let params = self.network_params(NetworkParams::PLAY);
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
