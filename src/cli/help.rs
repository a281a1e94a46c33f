//! Help of the commands in the words of each language: what a command does, how it is used, its arguments in groups.

use std::ffi::OsString;
use std::fmt::Write as _;

use clap::builder::styling::Style;
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command, CommandFactory as _};

use super::args::Cli;
use super::play::terminal_width;
use super::terminal::hung;
use crate::show::words::{CommandWords, Language, Message, columns, msg};

/// The command line as it is read.
pub fn command() -> Command {
    Cli::command().override_usage("liangyi [OPTIONS]\n       liangyi <COMMAND> [OPTIONS]")
}

/// The command line with the help that these arguments ask for, in a language, in lines of this width.
pub fn with_help(args: &[OsString], words: Language, width: usize) -> Command {
    let asked = args.iter().find(|arg| *arg == "-h" || *arg == "--help" || *arg == "help");
    let is_long = asked.is_some_and(|arg| arg != "-h");
    let mut command = translated(command(), words);
    // The arguments that all commands have, and the command for help, are there then.
    command.build();
    paged(command, &[], is_long, words, width)
}

/// The long help of a command of the program, which these names lead to.
pub fn long_help(names: &[String], words: Language, width: usize) -> String {
    let mut command = translated(command(), words);
    command.build();
    let mut found = &command;
    for name in names {
        found = found.find_subcommand(name).unwrap_or(found);
    }
    page(found, names.is_empty(), true, words, width)
}

fn paged(command: Command, above: &[&str], is_long: bool, words: Language, width: usize) -> Command {
    let name = command.get_name().to_string();
    let path: Vec<&str> = above.iter().copied().chain([name.as_str()]).collect();
    let text = page(&command, above.is_empty(), is_long, words, width);
    command.override_help(text).mut_subcommands(|below| {
        // Its help is clap's, of the command that is named after it.
        if below.get_name() == "help" { below } else { paged(below, &path, is_long, words, width) }
    })
}

/// The command line with the texts of a language.
fn translated(command: Command, words: Language) -> Command {
    put(command, None, &words.shared_options(), words)
}

fn put(command: Command, above: Option<&str>, shared: &CommandWords, words: Language) -> Command {
    let name = above.map_or(command.get_name().to_string(), |above| match above {
        "liangyi" => command.get_name().to_string(),
        above => format!("{above}-{}", command.get_name()),
    });
    let own = words.command(&name);
    let command = command
        .about(short(&own, "about"))
        .long_about(long(&own, "about"))
        .after_help(short(&own, "after"))
        .after_long_help(short(&own, "after-more"))
        .mut_args(|arg| {
            let name = arg.get_id().to_string();
            let texts = if own.text(&name).is_some() { &own } else { shared };
            arg.help(short(texts, &name)).long_help(long(texts, &name))
        });
    command.mut_subcommands(|below| put(below, Some(&name), shared, words))
}

/// What the short help says.
fn short(texts: &CommandWords, name: &str) -> Resettable<StyledStr> {
    texts.text(name).map(|text| text.to_string().into()).into()
}

/// What the long help says where it says more than the short one.
fn long(texts: &CommandWords, name: &str) -> Resettable<StyledStr> {
    let more = texts.text(name).zip(texts.text(&format!("{name}-more")));
    more.map(|(short, more)| format!("{short}\n\n{more}").into()).into()
}

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
    group(|| msg!("heading-positions"), "score compare explain-move review renju solve"),
    group(|| msg!("heading-matches"), "match regress selfplay"),
    group(|| msg!("heading-more"), "net bench man completions version help"),
];

/// The options of all commands by what they are about.
pub const OPTIONS: [HelpGroup; 6] = [
    group(
        || msg!("heading-rules"),
        "ruleset rules_file size komi end method k rearranged count_as handicap_by_plays lenient strict all",
    ),
    group(
        || msg!("heading-strength"),
        "level rank time grace hang timeout playouts visits positions rounds net human_net tables targets \
         threads analysis_threads concurrency seed memory ponder resign_below",
    ),
    group(
        || msg!("heading-games"),
        "program black white black_setup white_setup games openings opening_moves opening_rule nigiri max_moves \
         adjudicate final_scores sprt merge report export store",
    ),
    group(
        || msg!("heading-programs"),
        "bare_pass genmove_virtual kgs keep_ruleset katago_name gnugo gogui gogui_rules mode config override_config \
         override_version human_model quit_without_waiting",
    ),
    group(|| msg!("heading-page"), "panel move_number matches port no_open no_keep listen host"),
    group(
        || msg!("heading-output"),
        "files_from game part out dead owner json explain why moves explain-move.move_number explain-move.color at \
         renju.white each renju.move_number \
         solve refutations why_not write record picture variations unit points color colors name \
         plain markdown long log lang dir wheel python again licences",
    ),
];

/// The options that the short help leaves out.
pub const RARE: &str = "tables seed memory ponder resign_below count_as bare_pass genmove_virtual lenient strict \
                        handicap_by_plays kgs keep_ruleset katago_name gnugo unit points gogui gogui_rules human_net \
                        black_setup white_setup hang grace opening_rule nigiri max_moves final_scores merge export \
                        override_config override_version human_model quit_without_waiting owner part k explain \
                        rearranged refutations wheel python again listen licences";

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

/// How far the long help sets in what an argument is about.
const INDENT: &str = "          ";

/// The most columns that a line of help has: longer ones are hard to read.
const MOST_COLUMNS: usize = 100;

/// How wide a line of help is.
pub fn width() -> usize {
    terminal_width().map_or(MOST_COLUMNS, |width| width.min(MOST_COLUMNS))
}

/// The help of a built command, in lines of this width.
pub fn page(command: &Command, is_program: bool, is_long: bool, words: Language, width: usize) -> String {
    let writer = Writer { command, is_long, words, width };
    let about = if is_long { command.get_long_about().or(command.get_about()) } else { command.get_about() };
    let mut text = about.map(|about| writer.paragraphs("", &about.to_string())).unwrap_or_default();
    let usage = command.clone().render_usage().to_string();
    let _ = write!(text, "\n{}\n", usage_in(&usage, words, command.get_styles().get_header()));
    text += &match is_program {
        true => writer.groups_of_commands(),
        false => writer.commands(),
    };
    text += &match is_program && !is_long {
        true => writer.common(),
        false => writer.arguments(),
    };
    let after =
        if is_long { command.get_after_long_help().or(command.get_after_help()) } else { command.get_after_help() };
    if let Some(after) = after {
        let _ = write!(text, "\n{}", writer.lines(&after.to_string()));
    }
    text
}

/// Clap's lines of usage in a language.
pub fn usage_in(usage: &str, words: Language, header: &Style) -> String {
    let heading = words.say(msg!("usage"));
    let lines: Vec<&str> = usage.trim().trim_start_matches("Usage:").lines().map(str::trim).collect();
    let mut text = lines.join(&format!("\n{}", " ".repeat(columns(&heading))));
    for (name, said) in [("OPTIONS", words.say(msg!("usage-options"))), ("COMMAND", words.say(msg!("usage-command")))] {
        text = text.replace(&format!("[{name}]"), &format!("[{said}]"));
        text = text.replace(&format!("<{name}>"), &format!("<{said}>"));
    }
    format!("{header}{heading}{header:#}{text}")
}

struct Writer<'a> {
    command: &'a Command,
    is_long: bool,
    words: Language,
    width: usize,
}

impl Writer<'_> {
    fn heading(&self, heading: Message<'static>) -> String {
        let header = self.command.get_styles().get_header();
        let heading = self.words.say(heading);
        format!("{header}{}{header:#}\n", self.words.say(msg!("heading", name = heading)))
    }

    /// Paragraphs, each broken into lines, after a common indentation.
    fn paragraphs(&self, indent: &str, text: &str) -> String {
        let paragraph = |line: &str| if line.is_empty() { String::new() } else { hung(indent, line, self.width) };
        text.lines().map(|line| paragraph(line) + "\n").collect()
    }

    /// Lines as they stand, the long ones broken.
    fn lines(&self, text: &str) -> String {
        let hang = |line: &str| {
            let words = line.trim_start_matches(' ');
            let (before, words) = match words.find("  ") {
                Some(at) if line.starts_with(' ') => {
                    let words_at = line.len() - words[at..].trim_start().len();
                    line.split_at(words_at)
                }
                _ => line.split_at(line.len() - words.len()),
            };
            hung(before, words, self.width)
        };
        text.lines()
            .map(|line| if columns(line) <= self.width { line.to_string() } else { hang(line) } + "\n")
            .collect()
    }

    /// The commands of the program in their groups. The short help only names those of the last one.
    fn groups_of_commands(&self) -> String {
        let literal = self.command.get_styles().get_literal();
        let mut text = String::from("\n");
        for (at, group) in COMMANDS.iter().enumerate() {
            if at + 1 == COMMANDS.len() && !self.is_long {
                let (header, heading) = (self.command.get_styles().get_header(), self.words.say((group.heading)()));
                let heading = self.words.say(msg!("heading-in-line", name = heading));
                let names = group.names.replace(' ', ", ");
                let _ = writeln!(text, "{header}{heading}{header:#}{literal}{names}{literal:#}");
                continue;
            }
            text += &self.heading((group.heading)());
            // A program that is built without the page has no command for it.
            let listed = group.names.split(' ').filter_map(|name| self.command.find_subcommand(name));
            text += &self.rows(listed.map(|command| self.command_row(command)).collect(), 11);
        }
        text
    }

    /// The commands below this one.
    fn commands(&self) -> String {
        let rows: Vec<Row> = self.command.get_subcommands().map(|command| self.command_row(command)).collect();
        if rows.is_empty() {
            return String::new();
        }
        format!("\n{}{}", self.heading(msg!("heading-commands")), self.rows(rows, 0))
    }

    fn command_row(&self, command: &Command) -> Row {
        let about = match command.get_name() {
            "help" => Some(self.words.say(msg!("help-command"))),
            _ => command.get_about().map(ToString::to_string),
        };
        Row { name: command.get_name().to_string(), about: about.unwrap_or_default() }
    }

    /// The options of the program that are used most.
    fn common(&self) -> String {
        let named = |name: &str| self.command.get_arguments().find(|arg| arg.get_id() == name);
        let rows = COMMON.split(' ').filter_map(named).map(|arg| self.short_row(arg)).collect();
        format!("\n{}{}", self.heading(msg!("heading-options")), self.rows(rows, 0))
    }

    /// The arguments: those without names, `--help`, and the others in their groups, in the order of the first of each.
    fn arguments(&self) -> String {
        let shown = |arg: &&Arg| !arg.is_hide_set() && (self.is_long || !has(RARE, arg.get_id().as_str()));
        let (options, positionals): (Vec<&Arg>, Vec<&Arg>) =
            self.command.get_arguments().filter(shown).partition(|arg| arg.get_long().is_some());
        let mut sections: Vec<(Message<'static>, Vec<&Arg>)> =
            vec![(msg!("heading-arguments"), positionals), (msg!("heading-options"), Vec::new())];
        for option in options {
            let heading = group_of(self.command, option).map_or(msg!("heading-options"), |group| (group.heading)());
            match sections.iter_mut().find(|(known, _)| *known == heading) {
                Some((_, options)) => options.push(option),
                None => sections.push((heading, vec![option])),
            }
        }
        let mut text = String::new();
        for (heading, args) in sections.into_iter().filter(|(_, args)| !args.is_empty()) {
            let _ = write!(text, "\n{}", self.heading(heading));
            if self.is_long {
                let blocks: Vec<String> = args.iter().map(|arg| self.block(arg)).collect();
                text += &blocks.join("\n");
            } else {
                text += &self.rows(args.iter().map(|arg| self.short_row(arg)).collect(), 0);
            }
        }
        text
    }

    /// Rows of two columns, the first of which has so many columns of the terminal at least.
    fn rows(&self, rows: Vec<Row>, least: usize) -> String {
        let literal = self.command.get_styles().get_literal();
        let widest = rows.iter().map(|row| columns(&row.name)).max().unwrap_or_default().max(least);
        let row = |Row { name, about }: Row| {
            let blanks = " ".repeat(widest - columns(&name));
            hung(&format!("  {literal}{name}{literal:#}{blanks}  "), &about, self.width) + "\n"
        };
        rows.into_iter().map(row).collect()
    }

    fn short_row(&self, arg: &Arg) -> Row {
        let parts: Vec<String> = [self.help(arg)].into_iter().chain(self.notes(arg)).collect();
        Row { name: spelt(arg), about: parts.join(" ") }
    }

    /// An argument of the long help.
    fn block(&self, arg: &Arg) -> String {
        let literal = self.command.get_styles().get_literal();
        let help = match arg.get_long_help() {
            Some(long) if !is_built_in(arg) => long.to_string(),
            _ => self.help(arg),
        };
        let mut text = format!("  {literal}{}{literal:#}\n{}", spelt(arg), self.paragraphs(INDENT, &help));
        let notes = self.notes(arg);
        if !notes.is_empty() {
            let _ = write!(text, "\n{}", self.paragraphs(INDENT, &notes.join("\n")));
        }
        text
    }

    fn help(&self, arg: &Arg) -> String {
        match arg.get_id().as_str() {
            "help" if self.is_long => self.words.say(msg!("help-long")),
            "help" => self.words.say(msg!("help-short")),
            "version" => self.words.say(msg!("help-version")),
            _ => arg.get_help().map(ToString::to_string).unwrap_or_default(),
        }
    }

    /// What is true of the value of an argument.
    fn notes(&self, arg: &Arg) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some(variable) = arg.get_env() {
            notes.push(self.words.say(msg!("note-variable", name = variable.to_string_lossy().into_owned())));
        }
        let takes_value = arg.get_action().takes_values();
        let defaults: Vec<String> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        if takes_value && !defaults.is_empty() {
            notes.push(self.words.say(msg!("note-default", value = defaults.join(" "))));
        }
        if let Some(aliases) = arg.get_visible_aliases().filter(|aliases| !aliases.is_empty()) {
            let aliases: Vec<String> = aliases.iter().map(|alias| format!("--{alias}")).collect();
            notes.push(self.words.say(msg!("note-alias", names = aliases.join(", "))));
        }
        let values = arg.get_possible_values();
        if takes_value && !arg.is_hide_possible_values_set() && !values.is_empty() {
            let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
            notes.push(self.words.say(msg!("note-values", values = values.join(", "))));
        }
        notes
    }
}

/// A name, and what it is about.
struct Row {
    name: String,
    about: String,
}

/// Whether an argument is one of clap's own.
fn is_built_in(arg: &Arg) -> bool {
    ["help", "version"].contains(&arg.get_id().as_str())
}

/// An argument as it is typed.
fn spelt(arg: &Arg) -> String {
    match (arg.get_long(), arg.get_short()) {
        (Some(_), Some(short)) => format!("-{short}, {arg}"),
        (Some(_), None) => format!("    {arg}"),
        (None, _) => arg.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::show::words::msg;

    /// The names of all options of a command and of those below it, and those with the command before them.
    fn options(command: &Command) -> [BTreeSet<String>; 2] {
        let mut found = [BTreeSet::new(), BTreeSet::new()];
        for option in command.get_arguments().filter(|arg| arg.get_long().is_some()) {
            found[0].insert(option.get_id().to_string());
            found[1].insert(format!("{}.{}", command.get_name(), option.get_id()));
        }
        for below in command.get_subcommands() {
            let [names, full] = options(below);
            found[0].extend(names);
            found[1].extend(full);
        }
        found
    }

    #[test]
    fn every_option_has_a_group_and_every_name_an_option() {
        let [known, full] = options(&Cli::command());
        let listed: Vec<&str> = OPTIONS.iter().flat_map(|group| group.names.split(' ')).collect();
        let names: BTreeSet<String> = listed.iter().map(|name| name.to_string()).collect();
        assert_eq!(listed.len(), names.len(), "an option has one group");
        assert_eq!(known.difference(&names).collect::<Vec<_>>(), Vec::<&String>::new());
        let of_page = (OPTIONS[4].heading)();
        assert_eq!(of_page, msg!("heading-page"));
        for list in OPTIONS.iter().map(|group| group.names).chain([RARE, COMMON]) {
            for name in list.split(' ') {
                let is_absent = cfg!(not(feature = "web")) && has(OPTIONS[4].names, name);
                let is_own = ["help", "version"].contains(&name);
                assert!(is_absent || is_own || known.contains(name) || full.contains(name), "{name}");
            }
        }
    }

    #[test]
    fn every_command_has_a_group() {
        let command = Cli::command();
        let known: BTreeSet<&str> = command.get_subcommands().map(Command::get_name).chain(["help"]).collect();
        let mut listed: BTreeSet<&str> = COMMANDS.iter().flat_map(|group| group.names.split(' ')).collect();
        if cfg!(not(feature = "web")) {
            listed.remove("web");
        }
        assert_eq!(listed, known);
    }

    /// English has the texts of the code, and no language leaves one out.
    #[test]
    fn every_text_is_said_in_every_language() {
        fn texts(command: &Command) -> Vec<String> {
            let all = [command.get_about(), command.get_long_about()];
            let after = [command.get_after_help(), command.get_after_long_help()];
            let of_args = command.get_arguments().flat_map(|arg| [arg.get_help(), arg.get_long_help()]);
            let own = all.into_iter().chain(after).chain(of_args);
            let mut found: Vec<String> =
                own.map(|text| text.map(ToString::to_string).unwrap_or_default().replace(".\n", "\n")).collect();
            found.extend(command.get_subcommands().flat_map(texts));
            found
        }
        let code = texts(&command());
        assert!(code.len() > 500, "{}", code.len());
        assert_eq!(texts(&translated(command(), Language::English)), code);
        for words in [Language::Simplified, Language::Traditional] {
            let said = texts(&translated(command(), words));
            assert_eq!(said.len(), code.len());
            for (said, english) in said.iter().zip(&code) {
                assert_eq!(said.is_empty(), english.is_empty(), "{words:?}: {english}");
                let is_chinese = said.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign));
                assert!(is_chinese || said.is_empty(), "{words:?}: {said}");
            }
        }
    }
}
