//! The commands and the options in groups, and what the short help leaves out, so that it fits a screen.

use clap::{Arg, Command};

use crate::show::words::{Message, msg};

/// Commands or options that stand together, and what they are.
pub struct HelpGroup {
    /// What stands above them.
    pub heading: fn() -> Message<'static>,
    /// Their names. That of an option may have its command before it, as in `renju.white`.
    pub names: &'static str,
}

const fn group(heading: fn() -> Message<'static>, names: &'static str) -> HelpGroup {
    HelpGroup { heading, names }
}

/// The commands by what they are for. The short help only names those of the last group.
pub const COMMANDS: [HelpGroup; 5] = [
    group(|| msg!("heading-play"), "play web lessons rules"),
    group(|| msg!("heading-engine"), "gtp analysis piskvork"),
    group(|| msg!("heading-positions"), "score compare review renju solve"),
    group(|| msg!("heading-matches"), "match regress selfplay"),
    group(|| msg!("heading-more"), "net bench man completions help"),
];

/// The options of all commands by what they are about.
pub const OPTIONS: [HelpGroup; 6] = [
    group(|| msg!("heading-rules"), "ruleset rules_file size komi end method k count_as handicap_by_plays lenient all"),
    group(
        || msg!("heading-strength"),
        "level time grace hang timeout playouts visits positions rounds net tables targets threads analysis_threads \
         concurrency seed memory ponder resign_below",
    ),
    group(
        || msg!("heading-games"),
        "program black white black_setup white_setup games openings opening_moves nigiri max_moves adjudicate \
         final_scores sprt merge report export store",
    ),
    group(
        || msg!("heading-programs"),
        "bare_pass genmove_virtual kgs keep_ruleset katago_name gnugo gogui gogui_rules mode config override_config \
         human_model quit_without_waiting",
    ),
    group(|| msg!("heading-page"), "panel move_number matches port no_open listen host"),
    group(
        || msg!("heading-output"),
        "files_from game part out dead owner json why moves at renju.white each record picture variations unit points \
         color colors name plain markdown long log lang dir wheel python again licences",
    ),
];

/// The options that the short help leaves out.
pub const RARE: &str = "tables seed memory ponder resign_below count_as bare_pass genmove_virtual lenient \
                        handicap_by_plays kgs keep_ruleset katago_name gnugo unit points gogui gogui_rules \
                        black_setup white_setup hang grace nigiri max_moves final_scores merge export \
                        override_config human_model quit_without_waiting owner part k wheel python again listen \
                        licences";

/// The options of the program without a command that its short help has.
pub const COMMON: &str = "ruleset size level lang help version";

/// Whether a name is in a list.
pub fn has(list: &str, name: &str) -> bool {
    list.split(' ').any(|listed| listed == name)
}

/// The group of an option of a command.
pub fn group_of(command: &Command, option: &Arg) -> Option<&'static HelpGroup> {
    let own = format!("{}.{}", command.get_name(), option.get_id());
    let find = |name: &str| OPTIONS.iter().find(|group| has(group.names, name));
    find(&own).or_else(|| find(option.get_id().as_str()))
}
