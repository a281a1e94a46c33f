//! Help: the commands and the options in groups, and what the short help leaves out, so that it fits a screen.

use std::ffi::OsString;

use clap::{Arg, Command, CommandFactory as _};

use super::args::Cli;

/// The commands by what they are for.
const COMMANDS: [(&str, &str); 5] = [
    ("Play", "play web lessons rules"),
    ("Engine of other programs", "gtp analysis piskvork"),
    ("Games and positions", "score compare review renju solve"),
    ("Matches", "match regress selfplay"),
    (LAST, "net bench man completions help"),
];

/// The group whose commands the short help only names.
const LAST: &str = "More";

/// The options of all commands by what they are about.
const OPTIONS: [(&str, &str); 6] = [
    ("Rules and board", "ruleset rules_file size komi end method k count_as handicap_by_plays lenient all"),
    (
        "Time and strength",
        "level time grace hang timeout playouts visits positions rounds net tables targets threads analysis_threads \
         concurrency seed memory ponder resign_below",
    ),
    (
        "Games of the match",
        "program black white black_setup white_setup games openings opening_moves nigiri max_moves adjudicate \
         final_scores sprt merge report export store",
    ),
    (
        "Other programs",
        "bare_pass genmove_virtual kgs keep_ruleset katago_name gnugo gogui gogui_rules mode config override_config \
         human_model quit_without_waiting",
    ),
    (PAGE, "panel move_number matches port no_open listen host"),
    (
        "Input and output",
        "files_from game part out dead owner json why moves at each record picture variations unit points color colors \
         name plain markdown long log lang dir wheel python again licences",
    ),
];

/// The options of the page alone.
const PAGE: &str = "The page";

/// The options that the short help leaves out.
const RARE: &str = "tables seed memory ponder resign_below count_as bare_pass genmove_virtual lenient \
                    handicap_by_plays kgs keep_ruleset katago_name gnugo unit points gogui gogui_rules black_setup \
                    white_setup hang grace nigiri max_moves final_scores merge export override_config human_model \
                    quit_without_waiting owner part k wheel python again listen licences";

/// The options of the program without a command that its short help has.
const COMMON: &str = "ruleset size level lang help version";

/// The command line with the help that these arguments may ask for.
pub fn command(args: &[OsString]) -> Command {
    let wants_all = args.iter().any(|arg| arg == "--help") || args.get(1).is_some_and(|first| first == "help");
    let mut command = grouped(Cli::command());
    // Its own command for help is there then.
    command.build();
    let template = if wants_all { long_template(&command) } else { short_template(&command) };
    let command =
        command.help_template(template).override_usage("liangyi [OPTIONS]\n       liangyi <COMMAND> [OPTIONS]");
    // The groups stand for clap's own list of commands.
    command.mut_subcommands(|listed| listed.hide(true))
}

/// The same command line with its options in groups.
fn grouped(command: Command) -> Command {
    let command = command.mut_args(|arg| {
        if arg.get_long().is_none() {
            return arg;
        }
        let name = arg.get_id().to_string();
        let arg = arg.hide_short_help(has(RARE, &name));
        match OPTIONS.iter().find(|(_, options)| has(options, &name)) {
            Some((heading, _)) if arg.get_help_heading().is_none() => arg.help_heading(*heading),
            _ => arg,
        }
    });
    command.mut_subcommands(grouped)
}

/// The help of the program with all its options.
fn long_template(command: &Command) -> String {
    let groups: Vec<String> = COMMANDS.iter().map(|(heading, names)| group(command, heading, names)).collect();
    format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}\n{{all-args}}{{after-help}}", groups.join("\n"))
}

/// The help of the program with the options that are used most.
fn short_template(command: &Command) -> String {
    let (header, literal) = (command.get_styles().get_header(), command.get_styles().get_literal());
    let mut groups = String::new();
    for (heading, names) in COMMANDS {
        groups += &match heading {
            LAST => format!("{header}{heading}:{header:#} {literal}{}{literal:#}\n", names.replace(' ', ", ")),
            _ => group(command, heading, names),
        };
    }
    let named = |name: &str| command.get_arguments().find(|arg| arg.get_id() == name);
    let options: String = COMMON.split(' ').filter_map(named).map(|arg| option(command, arg)).collect();
    let commands = format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}");
    format!("{commands}\n{header}Options:{header:#}\n{}{{after-help}}", options.trim_end())
}

/// Commands with what each does.
fn group(command: &Command, heading: &str, names: &str) -> String {
    let (header, literal) = (command.get_styles().get_header(), command.get_styles().get_literal());
    let mut text = format!("{header}{heading}:{header:#}\n");
    for name in names.split(' ') {
        // A program that is built without the page has no command for it.
        if let Some(about) = command.find_subcommand(name).and_then(Command::get_about) {
            text += &format!("  {literal}{name:<11}{literal:#}  {about}\n");
        }
    }
    text
}

/// An option with what it is about.
fn option(command: &Command, arg: &Arg) -> String {
    let literal = command.get_styles().get_literal();
    let long = arg.get_long().unwrap_or_default();
    let short = arg.get_short().map_or("   ".to_string(), |short| format!("-{short},"));
    let value = match arg.get_value_names() {
        Some([name]) if arg.get_action().takes_values() => format!(" <{name}>"),
        _ => String::new(),
    };
    let name = format!("--{long}{value}");
    let about = arg.get_help().map(ToString::to_string).unwrap_or_default();
    format!("  {literal}{short} {name:<17}{literal:#}  {about}\n")
}

/// Whether a name is in a list.
fn has(list: &str, name: &str) -> bool {
    list.split(' ').any(|listed| listed == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of all options of a command and of those below it.
    fn options(command: &Command) -> BTreeSet<String> {
        let own = command.get_arguments().filter(|arg| arg.get_long().is_some()).map(|arg| arg.get_id().to_string());
        own.chain(command.get_subcommands().flat_map(options)).collect()
    }

    #[test]
    fn every_option_has_a_group_and_every_name_an_option() {
        let known = options(&Cli::command());
        let listed: Vec<&str> = OPTIONS.iter().flat_map(|(_, options)| options.split(' ')).collect();
        let names: BTreeSet<String> = listed.iter().map(|name| name.to_string()).collect();
        assert_eq!(listed.len(), names.len(), "an option has one group");
        assert_eq!(known.difference(&names).collect::<Vec<_>>(), Vec::<&String>::new());
        for (heading, options) in OPTIONS.into_iter().chain([("", RARE), ("", COMMON)]) {
            for name in options.split(' ') {
                let is_absent = cfg!(not(feature = "web")) && (heading == PAGE || has("listen", name));
                let is_own = ["help", "version"].contains(&name);
                assert!(is_absent || is_own || known.contains(name), "{name}");
            }
        }
    }

    #[test]
    fn every_command_has_a_group() {
        let command = Cli::command();
        let known: BTreeSet<&str> = command.get_subcommands().map(Command::get_name).chain(["help"]).collect();
        let mut listed: BTreeSet<&str> = COMMANDS.iter().flat_map(|(_, names)| names.split(' ')).collect();
        if cfg!(not(feature = "web")) {
            listed.remove("web");
        }
        assert_eq!(listed, known);
    }
}
