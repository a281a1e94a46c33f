//! Help of the commands in the words of each language.

use std::ffi::OsString;

use clap::builder::{Resettable, StyledStr};
use clap::{Command, CommandFactory as _};

use super::args::Cli;
use super::help_page::page;
use crate::show::words::{CommandWords, Language};

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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cli::help_page::{COMMANDS, COMMON, OPTIONS, RARE, has};
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
