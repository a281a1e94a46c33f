//! KataGo's parameters: the catalogue of what they are called, what they take, what they are where nothing sets them
//! and in which commands they have an effect here. Configuration files, `-override-config`, `overrideSettings` of a
//! query and the GTP commands `kata-set-param` and its kin all come here.

use liangyi_net::inputs::HumanProfile;

use self::KataTakes::{Number, Profile, Switch, Text, Whole, Word};

/// A command of the program that takes KataGo's parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KataCommand {
    /// GTP.
    Gtp,
    /// The JSON analysis protocol.
    Analysis,
    /// The measurement of speed.
    Benchmark,
}

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum KataTakes {
    /// `true` or `false`.
    Switch,
    /// A whole number within bounds.
    Whole(i64, i64),
    /// A number within bounds.
    Number(f64, f64),
    /// One of these words, in any case.
    Word(&'static [&'static str]),
    /// Any text.
    Text,
    /// The name of a profile of persons, or nothing.
    Profile,
}

/// Where a parameter is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KataListing {
    /// In GTP too, with its value as a text.
    Plain,
    /// In GTP too, with its value in JSON.
    Json,
    /// In configurations alone.
    Configuration,
}

/// A parameter.
#[derive(Debug)]
pub struct KataParam {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub takes: KataTakes,
    /// Its value where nothing sets it.
    pub default: &'static str,
    /// The commands in which it has an effect.
    pub acts_in: &'static [KataCommand],
    /// Where it is named.
    pub listing: KataListing,
}

/// KataGo's number for no bound on visits.
pub const UNBOUNDED: i64 = 1 << 50;

const NOWHERE: &[KataCommand] = &[];
const GTP: &[KataCommand] = &[KataCommand::Gtp];
const ANALYSIS: &[KataCommand] = &[KataCommand::Analysis];
const BOTH: &[KataCommand] = &[KataCommand::Gtp, KataCommand::Analysis];

const fn search(
    name: &'static str,
    takes: KataTakes,
    default: &'static str,
    acts_in: &'static [KataCommand],
) -> KataParam {
    KataParam { name, takes, default, acts_in, listing: KataListing::Json }
}

const fn plain(
    name: &'static str,
    takes: KataTakes,
    default: &'static str,
    acts_in: &'static [KataCommand],
) -> KataParam {
    KataParam { name, takes, default, acts_in, listing: KataListing::Plain }
}

const fn config(name: &'static str, takes: KataTakes, acts_in: &'static [KataCommand]) -> KataParam {
    KataParam { name, takes, default: "", acts_in, listing: KataListing::Configuration }
}

/// Every parameter: those that KataGo lists first, its other parameters of the search, what is set by configurations
/// alone.
#[rustfmt::skip]
pub static KATA_PARAMS: &[KataParam] = &[
    plain("analysisWideRootNoise", Number(0.0, 5.0), "0.04", GTP),
    plain("analysisIgnorePreRootHistory", Switch, "true", GTP),
    plain("genmoveAntiMirror", Switch, "true", GTP),
    plain("antiMirror", Switch, "false", BOTH),
    plain("humanSLProfile", Profile, "", BOTH),
    plain("allowResignation", Switch, "false", GTP),
    plain("ponderingEnabled", Switch, "false", GTP),
    plain("delayMoveScale", Number(0.0, 10_000.0), "0", GTP),
    plain("delayMoveMax", Number(0.0, 1e6), "1e6", GTP),

    search("alwaysComputePassAliveUnderSuicideRules", Word(&["auto", "true", "false"]), "auto", NOWHERE),
    search("chosenMovePrune", Number(0.0, 1e10), "1", GTP),
    search("chosenMoveSubtract", Number(0.0, 1e10), "0", GTP),
    search("chosenMoveTemperature", Number(0.0, 5.0), "0", GTP),
    search("chosenMoveTemperatureEarly", Number(0.0, 5.0), "0", GTP),
    search("chosenMoveTemperatureHalflife", Number(0.1, 100_000.0), "19", GTP),
    search("chosenMoveTemperatureOnlyBelowProb", Number(0.0, 1.0), "1", GTP),
    search("conservativePass", Switch, "true", BOTH),
    search("cpuctExploration", Number(0.0, 10.0), "1", BOTH),
    search("cpuctExplorationBase", Number(10.0, 100_000.0), "500", BOTH),
    search("cpuctExplorationLog", Number(0.0, 10.0), "0.45", BOTH),
    search("cpuctUtilityStdevPrior", Number(1e-8, 10.0), "0.4", NOWHERE),
    search("cpuctUtilityStdevPriorWeight", Number(0.0, 100.0), "2", NOWHERE),
    search("cpuctUtilityStdevScale", Number(0.0, 1.0), "0.85", NOWHERE),
    search("drawEquivalentWinsForWhite", Number(0.0, 1.0), "0.5", NOWHERE),
    search("dynamicScoreCenterScale", Number(0.2, 5.0), "0.75", NOWHERE),
    search("dynamicScoreCenterZeroWeight", Number(0.0, 1.0), "0.2", NOWHERE),
    search("dynamicScoreUtilityFactor", Number(0.0, 1.0), "0.3", NOWHERE),
    search("enableMorePassingHacks", Switch, "true", NOWHERE),
    search("enablePassingHacks", Switch, "true", NOWHERE),
    search("endgameTurnTimeDecay", Number(0.0, 1000.0), "100", NOWHERE),
    search("fillDameBeforePass", Switch, "true", NOWHERE),
    search("fpuLossProp", Number(0.0, 1.0), "0", NOWHERE),
    search("fpuParentWeight", Number(0.0, 1.0), "0", NOWHERE),
    search("fpuParentWeightByVisitedPolicy", Switch, "false", BOTH),
    search("fpuParentWeightByVisitedPolicyPow", Number(0.0, 5.0), "2", BOTH),
    search("fpuReductionMax", Number(0.0, 2.0), "0.2", BOTH),
    search("futileVisitsThreshold", Number(0.0, 1.0), "0", NOWHERE),
    search("graphSearchCatchUpLeakProb", Number(0.0, 1.0), "0", NOWHERE),
    search("graphSearchRepBound", Whole(3, 50), "11", NOWHERE),
    search("humanSLChosenMoveIgnorePass", Switch, "false", GTP),
    search("humanSLChosenMovePiklLambda", Number(0.0, 1_000_000_000.0), "1000000000", GTP),
    search("humanSLChosenMoveProp", Number(0.0, 1.0), "0", GTP),
    search("humanSLCpuctExploration", Number(0.0, 1000.0), "1", BOTH),
    search("humanSLCpuctPermanent", Number(0.0, 1000.0), "0", BOTH),
    search("humanSLOppExploreProbWeightful", Number(0.0, 1.0), "0", BOTH),
    search("humanSLOppExploreProbWeightless", Number(0.0, 1.0), "0", BOTH),
    search("humanSLPlaExploreProbWeightful", Number(0.0, 1.0), "0", BOTH),
    search("humanSLPlaExploreProbWeightless", Number(0.0, 1.0), "0", BOTH),
    search("humanSLRootExploreProbWeightful", Number(0.0, 1.0), "0", BOTH),
    search("humanSLRootExploreProbWeightless", Number(0.0, 1.0), "0", BOTH),
    search("ignoreAllHistory", Switch, "false", BOTH),
    search("ignorePreRootHistory", Switch, "false", BOTH),
    search("lagBuffer", Number(0.0, 3600.0), "0", NOWHERE),
    search("lcbStdevs", Number(1.0, 12.0), "5", NOWHERE),
    search("maxPlayouts", Whole(1, UNBOUNDED), "1125899906842624", BOTH),
    search("maxPlayoutsPondering", Whole(1, UNBOUNDED), "1125899906842624", NOWHERE),
    search("maxTime", Number(0.0, 1e20), "1e20", BOTH),
    search("maxTimePondering", Number(0.0, 1e20), "1e20", NOWHERE),
    search("maxVisits", Whole(1, UNBOUNDED), "1125899906842624", BOTH),
    search("maxVisitsPondering", Whole(1, UNBOUNDED), "1125899906842624", NOWHERE),
    search("midgameTimeFactor", Number(0.01, 100.0), "1", NOWHERE),
    search("midgameTurnPeakTime", Number(0.0, 1000.0), "130", NOWHERE),
    search("minPlayoutsPerThread", Number(0.0, 1e20), "8", NOWHERE),
    search("minVisitPropForLCB", Number(0.0, 1.0), "0.15", NOWHERE),
    search("nnPolicyTemperature", Number(0.01, 5.0), "1", BOTH),
    search("noResultUtilityForWhite", Number(-1.0, 1.0), "0", NOWHERE),
    search("noisePruneUtilityScale", Number(0.001, 10.0), "0.15", BOTH),
    search("noisePruningCap", Number(0.0, 1e50), "1e50", NOWHERE),
    search("numSearchThreads", Whole(1, 4096), "1", BOTH),
    search("numVirtualLossesPerThread", Number(0.01, 1000.0), "1", NOWHERE),
    search("obviousMovesPolicyEntropyTolerance", Number(0.001, 2.0), "0.3", NOWHERE),
    search("obviousMovesPolicySurpriseTolerance", Number(0.001, 2.0), "0.15", NOWHERE),
    search("obviousMovesTimeFactor", Number(0.01, 1.0), "1", NOWHERE),
    search("overallocateTimeFactor", Number(0.01, 100.0), "1", NOWHERE),
    search("playoutDoublingAdvantage", Number(-3.0, 3.0), "0", BOTH),
    search("playoutDoublingAdvantagePla", Word(&["", "E", "BLACK", "WHITE", "B", "W"]), "E", BOTH),
    search("policyOptimism", Number(0.0, 1.0), "1", BOTH),
    search("rootDesiredPerChildVisitsCoeff", Number(0.0, 100.0), "0", NOWHERE),
    search("rootDirichletNoiseTotalConcentration", Number(0.001, 10_000.0), "10.83", NOWHERE),
    search("rootDirichletNoiseWeight", Number(0.0, 1.0), "0.25", NOWHERE),
    search("rootEndingBonusPoints", Number(-1.0, 1.0), "0.5", NOWHERE),
    search("rootFpuLossProp", Number(0.0, 1.0), "0", NOWHERE),
    search("rootFpuReductionMax", Number(0.0, 2.0), "0.1", BOTH),
    search("rootNoiseEnabled", Switch, "false", NOWHERE),
    search("rootNumSymmetriesToSample", Whole(1, 8), "1", BOTH),
    search("rootPolicyOptimism", Number(0.0, 1.0), "0.2", BOTH),
    search("rootPolicyTemperature", Number(0.01, 100.0), "1", BOTH),
    search("rootPolicyTemperatureEarly", Number(0.01, 100.0), "1", NOWHERE),
    search("rootPruneUselessMoves", Switch, "true", NOWHERE),
    search("rootSymmetryPruning", Switch, "true", BOTH),
    search("searchFactorAfterOnePass", Number(0.0, 1.0), "1", NOWHERE),
    search("searchFactorAfterTwoPass", Number(0.0, 1.0), "1", NOWHERE),
    search("staticScoreUtilityFactor", Number(0.0, 1.0), "0.1", NOWHERE),
    search("subtreeValueBiasFactor", Number(0.0, 1.0), "0", BOTH),
    search("subtreeValueBiasFreeProp", Number(0.0, 1.0), "0.8", NOWHERE),
    search("subtreeValueBiasTableNumShards", Whole(1, UNBOUNDED), "65536", NOWHERE),
    search("subtreeValueBiasWeightExponent", Number(0.0, 1.0), "0.85", BOTH),
    search("treeReuseCarryOverTimeFactor", Number(0.0, 1.0), "0", NOWHERE),
    search("uncertaintyCoeff", Number(0.0001, 1.0), "0.25", NOWHERE),
    search("uncertaintyExponent", Number(0.0, 2.0), "1", NOWHERE),
    search("uncertaintyMaxWeight", Number(1.0, 100.0), "8", NOWHERE),
    search("useGraphSearch", Switch, "false", BOTH),
    search("useLcbForSelection", Switch, "true", NOWHERE),
    search("useNoisePruning", Switch, "false", BOTH),
    search("useNonBuggyLcb", Switch, "true", NOWHERE),
    search("useUncertainty", Switch, "true", NOWHERE),
    search("valueWeightExponent", Number(0.0, 1.0), "0", BOTH),
    search("wideRootNoise", Number(0.0, 5.0), "0", BOTH),
    search("winLossUtilityFactor", Number(0.0, 1.0), "1", NOWHERE),

    config("analysisPVLen", Whole(1, 1000), BOTH),
    config("assumeMultipleStartingBlackMovesAreHandicap", Switch, BOTH),
    config("avoidRepeatedPatternUtility", Number(-3.0, 3.0), NOWHERE),
    config("cleanupBeforePass", Word(&["auto", "true", "false"]), NOWHERE),
    config("defaultBoardSize", Whole(2, 21), GTP),
    config("defaultBoardXSize", Whole(2, 21), GTP),
    config("defaultBoardYSize", Whole(2, 21), GTP),
    config("dynamicPlayoutDoublingAdvantageCapPerOppLead", Number(0.0, 0.5), NOWHERE),
    config("evalCacheMinVisits", Whole(1, UNBOUNDED), NOWHERE),
    config("forDeterministicTesting", Switch, NOWHERE),
    config("friendlyPass", Word(&["auto", "true", "false"]), NOWHERE),
    config("friendlyPassOk", Switch, GTP),
    config("gtpForceMaxNNSize", Switch, NOWHERE),
    config("hasButton", Switch, GTP),
    config("homeDataDir", Text, NOWHERE),
    config("ignoreGTPAndForceKomi", Number(-400.0, 400.0), NOWHERE),
    config("koRule", Word(&["SIMPLE", "POSITIONAL", "SITUATIONAL"]), GTP),
    config("logAllGTPCommunication", Switch, NOWHERE),
    config("logAllRequests", Switch, NOWHERE),
    config("logAllResponses", Switch, NOWHERE),
    config("logDir", Text, NOWHERE),
    config("logDirDated", Text, NOWHERE),
    config("logErrorsAndWarnings", Switch, NOWHERE),
    config("logFile", Text, BOTH),
    config("logSearchInfo", Switch, GTP),
    config("logSearchInfoForChosenMove", Switch, NOWHERE),
    config("logTimeStamp", Switch, NOWHERE),
    config("logToStderr", Switch, BOTH),
    config("logToStdout", Switch, NOWHERE),
    config("multiStoneSuicideLegal", Switch, GTP),
    config("nnCacheSizePowerOfTwo", Whole(-1, 48), NOWHERE),
    config("nnForcedSymmetry", Whole(0, 7), NOWHERE),
    config("nnMaxBatchSize", Whole(1, 65536), NOWHERE),
    config("nnMutexPoolSizePowerOfTwo", Whole(-1, 24), NOWHERE),
    config("nnRandSeed", Text, NOWHERE),
    config("nnRandomize", Switch, NOWHERE),
    config("nodeTableShardsPowerOfTwo", Whole(8, 24), NOWHERE),
    config("numAnalysisThreads", Whole(1, 16384), ANALYSIS),
    config("numBots", Whole(1, 1024), NOWHERE),
    config("numNNServerThreadsPerModel", Whole(1, 1024), NOWHERE),
    config("ogsChatToStderr", Switch, GTP),
    config("preventCleanupPhase", Switch, NOWHERE),
    config("reportAnalysisWinratesAs", Word(&["BLACK", "B", "WHITE", "W", "SIDETOMOVE"]), BOTH),
    config("resignConsecTurns", Whole(1, 100), GTP),
    config("resignMinMovesPerBoardArea", Number(0.0, 1.0), NOWHERE),
    config("resignMinScoreDifference", Number(0.0, 1000.0), NOWHERE),
    config("resignThreshold", Number(-1.0, 0.0), GTP),
    config("rules", Text, GTP),
    config("scoringRule", Word(&["AREA", "TERRITORY"]), GTP),
    config("searchFactorWhenWinning", Number(0.01, 1.0), NOWHERE),
    config("searchFactorWhenWinningThreshold", Number(0.0, 1.0), NOWHERE),
    config("searchRandSeed", Text, NOWHERE),
    config("startupPrintMessageToStderr", Switch, GTP),
    config("taxRule", Word(&["NONE", "SEKI", "ALL"]), GTP),
    config("useEvalCache", Switch, NOWHERE),
    config("warnUnusedFields", Switch, ANALYSIS),
    config("whiteBonusPerHandicapStone", Whole(0, 1), NOWHERE),
    config("whiteHandicapBonus", Word(&["0", "N-1", "N"]), GTP),
];

/// Other names of parameters.
const ALIASES: [(&str, &str); 1] = [("numSearchThreadsPerAnalysisThread", "numSearchThreads")];

/// How the names of parameters begin that are about devices, memory for boards and files that are not used here. Many
/// of them end in a number.
const BEGUN: [&str; 18] = [
    "autoAvoid",
    "avoidMYTDaggerHack",
    "avoidSgf",
    "coreml",
    "cuda",
    "debugSkip",
    "deviceToUse",
    "eigen",
    "gpuToUse",
    "inputsUseNHWC",
    "maxBoard",
    "metal",
    "nnModelFile",
    "numEigenThreads",
    "opencl",
    "requireMaxBoardSize",
    "trt",
    "useFP16",
];

/// A parameter does not take a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key} cannot be '{value}': {expected}")]
pub struct BadSetting {
    /// The parameter, or the line of a configuration file that sets none.
    pub key: String,
    /// The value.
    pub value: String,
    /// What it takes.
    pub expected: String,
}

impl BadSetting {
    /// A value that is not taken, at most 40 characters of it.
    pub fn new(key: &str, value: &str, expected: impl Into<String>) -> BadSetting {
        BadSetting { key: key.to_string(), value: value.chars().take(40).collect(), expected: expected.into() }
    }
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum KataValue {
    /// Of [`KataTakes::Switch`].
    Switch(bool),
    /// Of [`KataTakes::Whole`].
    Whole(i64),
    /// Of [`KataTakes::Number`].
    Number(f64),
    /// Of [`KataTakes::Word`], as it stands there, and of [`KataTakes::Text`].
    Text(String),
}

impl KataParam {
    /// The parameter of this name.
    pub fn find(name: &str) -> Option<&'static KataParam> {
        let name = ALIASES.iter().find(|(alias, _)| *alias == name).map_or(name, |(_, own)| own);
        KATA_PARAMS.iter().find(|param| param.name == name)
    }

    /// Whether a name without a row is that of a parameter all the same.
    pub fn is_without_row(name: &str) -> bool {
        BEGUN.iter().any(|begun| name.starts_with(begun))
    }

    /// Those that are named in GTP.
    pub fn listed() -> impl Iterator<Item = &'static KataParam> {
        KATA_PARAMS.iter().filter(|param| param.listing != KataListing::Configuration)
    }

    /// Reads a value; KataGo also writes whole numbers as `500.0`.
    ///
    /// # Errors
    ///
    /// The parameter does not take it.
    pub fn read(&self, text: &str) -> Result<KataValue, BadSetting> {
        let bad = || BadSetting::new(self.name, text, self.takes.describe());
        match self.takes {
            Switch if text.eq_ignore_ascii_case("true") => Ok(KataValue::Switch(true)),
            Switch if text.eq_ignore_ascii_case("false") => Ok(KataValue::Switch(false)),
            Switch => Err(bad()),
            Whole(least, most) => {
                let number = text.strip_suffix(".0").unwrap_or(text).parse().ok();
                number.filter(|number| (least..=most).contains(number)).map(KataValue::Whole).ok_or_else(bad)
            }
            Number(least, most) => {
                let number = text.parse().ok().filter(|number| (least..=most).contains(number));
                number.map(KataValue::Number).ok_or_else(bad)
            }
            Word(words) => {
                let word = words.iter().find(|word| word.eq_ignore_ascii_case(text));
                word.map(|word| KataValue::Text(word.to_string())).ok_or_else(bad)
            }
            Text => Ok(KataValue::Text(text.to_string())),
            // KataGo takes all of these for nothing.
            Profile if ["", "_", "\"\""].contains(&text) => Ok(KataValue::Text(String::new())),
            Profile => match text.parse::<HumanProfile>() {
                Ok(profile) => Ok(KataValue::Text(profile.to_string())),
                Err(error) => Err(BadSetting::new(self.name, text, error.to_string())),
            },
        }
    }
}

/// The parameters that have an effect as a table in Markdown, and the names of the others.
pub fn markdown() -> String {
    let mut text = String::from("| setting | takes | in |\n| --- | --- | --- |\n");
    let (with_effect, without): (Vec<_>, Vec<_>) = KATA_PARAMS.iter().partition(|param| !param.acts_in.is_empty());
    for param in with_effect {
        let commands: Vec<&str> = param.acts_in.iter().map(|command| command.name()).collect();
        text += &format!("| `{}` | {} | {} |\n", param.name, param.takes.describe(), commands.join(", "));
    }
    let names: Vec<String> = without.iter().map(|param| format!("`{}`", param.name)).collect();
    text + &format!("\nThese are taken and have no effect: {}.\n", names.join(", "))
}

impl KataCommand {
    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            KataCommand::Gtp => "gtp",
            KataCommand::Analysis => "analysis",
            KataCommand::Benchmark => "benchmark",
        }
    }
}

impl KataValue {
    /// As KataGo writes it where its GTP commands list it so.
    pub fn json(&self, listing: KataListing) -> serde_json::Value {
        match self {
            KataValue::Text(text) => text.as_str().into(),
            KataValue::Switch(on) if listing == KataListing::Json => (*on).into(),
            KataValue::Whole(number) if listing == KataListing::Json => (*number).into(),
            KataValue::Number(number) if listing == KataListing::Json => (*number).into(),
            KataValue::Switch(on) => on.to_string().into(),
            KataValue::Whole(number) => number.to_string().into(),
            KataValue::Number(number) => number.to_string().into(),
        }
    }
}

impl KataTakes {
    /// What is taken, in words.
    pub fn describe(self) -> String {
        match self {
            Switch => "true or false".to_string(),
            Whole(least, most) => format!("a whole number from {least} to {most}"),
            Number(least, most) => format!("a number from {least} to {most}"),
            Word(words) => {
                let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
                words.join(", ")
            }
            Text => "a text".to_string(),
            Profile => {
                "a profile: rank_20k to rank_9d, rank_5k_3d, preaz_..., proyear_1800 to proyear_2023".to_string()
            }
        }
    }
}

/// A line of a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigLine<'a> {
    /// `KEY = VALUE`.
    Setting(&'a str, String),
    /// `@include FILE`: the lines of another file, whose path begins in the folder of this one.
    Include(&'a str),
}

/// The lines of a configuration file: `#` begins a comment, a value may stand in double quotes.
///
/// # Errors
///
/// A line that is neither a setting nor names a file.
pub fn config_lines<'a>(text: &'a str) -> Result<Vec<ConfigLine<'a>>, BadSetting> {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim).zip(1..);
    let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let read = |(line, number): (&'a str, usize)| {
        let bad = || BadSetting::new(&format!("line {number}"), line, "KEY = VALUE or @include FILE");
        config_line(line).ok_or_else(bad)
    };
    lines.map(read).collect()
}

fn config_line(line: &str) -> Option<ConfigLine<'_>> {
    let blank = |sign: char| sign.is_whitespace() || sign == '=';
    if let Some(rest) = line.strip_prefix("@include").filter(|rest| rest.starts_with(blank)) {
        let path = rest.split('#').next().unwrap_or_default().trim_matches(blank).trim_matches(['\'', '"']);
        return (!path.is_empty()).then_some(ConfigLine::Include(path));
    }
    let (key, value) = line.split_once('=')?;
    let (key, value) = (key.trim_end(), value.trim_start());
    let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
    let value = match value.strip_prefix('"') {
        Some(quoted) => unquoted(quoted)?,
        None => value.split('#').next().unwrap_or_default().trim_end().to_string(),
    };
    (is_key && !value.is_empty()).then_some(ConfigLine::Setting(key, value))
}

/// What stands before the closing quotes, after which only a comment may follow.
fn unquoted(quoted: &str) -> Option<String> {
    let (mut text, mut signs) = (String::new(), quoted.chars());
    loop {
        match signs.next()? {
            '"' => break,
            '\\' => text.push(signs.next()?),
            sign => text.push(sign),
        }
    }
    let rest = signs.as_str().trim_start();
    (rest.is_empty() || rest.starts_with('#')).then_some(text)
}

/// The settings of `KEY=VALUE,KEY=VALUE`. One with an empty value goes back to the default.
///
/// # Errors
///
/// A part without `=`.
pub fn override_pairs<'a>(text: &'a str) -> Result<Vec<(&'a str, &'a str)>, BadSetting> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &'a str| {
        let (key, value) = part.split_once('=').ok_or_else(|| BadSetting::new("a setting", part, "KEY=VALUE"))?;
        Ok((key.trim(), value.trim().trim_matches('"')))
    };
    parts.map(read).collect()
}
