//! The help of a command as text: what it does, how it is used, its arguments with what each is about.

use std::fmt::Write as _;

use clap::builder::styling::Style;
use clap::{Arg, Command};

use super::play::terminal_width;
use super::terminal::hung;
use crate::show::words::{Language, Message, columns, msg};

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
