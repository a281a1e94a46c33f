//! What is wrong with the arguments, in the words of a language.

use std::error::Error as _;
use std::fmt::Write as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use liangyi_core::rules::{BadKomi, Komi};
use liangyi_core::time::BadTimeControl;

use super::help::usage_in;
use super::values::BadValue;
use crate::show::words::{Language, msg};

/// What an error says: what is wrong, what may be meant, how the command is used, and where to read on.
pub fn text(error: &clap::Error, words: Language, styles: &Styles) -> String {
    let teller = Teller { error, words, styles };
    let style = styles.get_error();
    let mut text = format!("{style}{}{style:#}{}", words.say(msg!("parse-error")), teller.what());
    let tips: String = teller.tips().into_iter().map(|tip| format!("\n  {tip}")).collect();
    if !tips.is_empty() {
        let _ = write!(text, "\n{tips}");
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let _ = write!(text, "\n\n{}", usage_in(&usage.to_string(), words, styles.get_usage()));
    }
    let help = styles.get_literal();
    text + "\n\n" + &words.say(msg!("parse-more", option = format!("{help}--help{help:#}"))) + "\n"
}

struct Teller<'a> {
    error: &'a clap::Error,
    words: Language,
    styles: &'a Styles,
}

impl Teller<'_> {
    /// What is wrong.
    fn what(&self) -> String {
        let wrong = |text: &str| format!("{0}{text}{0:#}", self.styles.get_invalid());
        let plain = |text: &str| format!("{0}{text}{0:#}", self.styles.get_literal());
        let argument = self.string(ContextKind::InvalidArg);
        let value = self.string(ContextKind::InvalidValue);
        let command = self.string(ContextKind::InvalidSubcommand);
        let say = |message| self.words.say(message);
        match (self.error.kind(), argument, value, command) {
            (ErrorKind::UnknownArgument, Some(argument), ..) => {
                say(msg!("parse-unknown-argument", argument = wrong(argument)))
            }
            (ErrorKind::InvalidSubcommand, .., Some(command)) => {
                say(msg!("parse-unknown-command", command = wrong(command)))
            }
            (ErrorKind::InvalidValue, Some(argument), Some(""), _) => {
                say(msg!("parse-no-value", argument = wrong(argument))) + &self.values()
            }
            (ErrorKind::InvalidValue, Some(argument), Some(value), _) => {
                say(msg!("parse-bad-value", value = wrong(value), argument = plain(argument))) + &self.values()
            }
            (ErrorKind::ValueValidation, Some(argument), Some(value), _) => {
                let bad = say(msg!("parse-bad-value", value = wrong(value), argument = plain(argument)));
                match self.reason() {
                    Some(reason) => say(msg!("parse-bad-value-because", bad = bad, reason = reason)),
                    None => bad,
                }
            }
            (ErrorKind::TooManyValues, Some(argument), Some(value), _) => {
                say(msg!("parse-too-many-values", value = wrong(value), argument = plain(argument)))
            }
            (ErrorKind::NoEquals, Some(argument), ..) => say(msg!("parse-no-equals", argument = wrong(argument))),
            (ErrorKind::MissingSubcommand, .., Some(command)) => {
                say(msg!("parse-no-command", command = wrong(command))) + &self.commands()
            }
            (ErrorKind::MissingRequiredArgument, ..) => {
                say(msg!("parse-missing")) + &self.listed(ContextKind::InvalidArg, self.styles.get_valid())
            }
            (ErrorKind::ArgumentConflict, Some(argument), ..)
                if self.string(ContextKind::PriorArg).is_some_and(|prior| prior == argument) =>
            {
                say(msg!("parse-twice", argument = wrong(argument)))
            }
            (ErrorKind::ArgumentConflict, argument, _, command) => {
                let both = match (argument, command) {
                    (Some(argument), _) => say(msg!("parse-conflict", argument = wrong(argument))),
                    (None, command) => {
                        say(msg!("parse-conflict-of-command", command = wrong(command.unwrap_or_default())))
                    }
                };
                let several = self.listed(ContextKind::PriorArg, self.styles.get_invalid());
                match self.string(ContextKind::PriorArg) {
                    Some(other) => say(msg!("parse-conflict-with", both = both, other = wrong(other))),
                    None if several.is_empty() => say(msg!("parse-conflict-with-some", both = both)),
                    None => say(msg!("parse-conflict-with-these", both = both)) + &several,
                }
            }
            (ErrorKind::InvalidUtf8, ..) => say(msg!("parse-no-utf8")),
            // Nothing else can be wrong with the options that there are.
            (kind, ..) => kind.to_string(),
        }
    }

    /// Why a value is not taken.
    fn reason(&self) -> Option<String> {
        let source = self.error.source()?;
        let told = source.to_string();
        let say = |message| Some(self.words.say(message));
        if let Some(bad) = source.downcast_ref::<BadValue>() {
            return say(bad.message(self.words));
        }
        if let Some(error) = source.downcast_ref::<ParseIntError>() {
            return say(match error.kind() {
                IntErrorKind::Empty => msg!("bad-empty-number"),
                IntErrorKind::PosOverflow => msg!("bad-large-number"),
                IntErrorKind::NegOverflow => msg!("bad-small-number"),
                _ => msg!("bad-whole-number"),
            });
        }
        if source.is::<ParseFloatError>() {
            return say(msg!("bad-number"));
        }
        if source.is::<AddrParseError>() {
            return say(msg!("bad-address"));
        }
        if source.is::<BadKomi>() {
            return say(msg!("bad-komi", most = Komi::LIMIT.to_string()));
        }
        if let Some(BadTimeControl(text)) = source.downcast_ref() {
            return say(msg!("bad-clock", text = text.as_str()));
        }
        // Clap's own words about a number beyond the bounds.
        match told.split_once(" is not in ") {
            Some((number, bounds)) => say(msg!("bad-range", number = number, bounds = bounds)),
            None => Some(told),
        }
    }

    /// What may be meant.
    fn tips(&self) -> Vec<String> {
        let mut tips = Vec::new();
        for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
            let quoted = |name: &String| self.words.say(msg!("tip-name", name = self.valid(name)));
            let names: Vec<String> = self.strings(kind).iter().map(quoted).collect();
            if names.is_empty() {
                continue;
            }
            let (count, names) = (names.len(), names.join(", "));
            tips.push(self.words.say(match kind {
                ContextKind::SuggestedSubcommand => msg!("tip-command", count = count, names = names),
                ContextKind::SuggestedArg => msg!("tip-argument", count = count, names = names),
                _ => msg!("tip-value", count = count, names = names),
            }));
        }
        if let Some(ContextValue::StyledStrs(others)) = self.error.get(ContextKind::Suggested) {
            tips.extend(others.iter().map(|tip| self.other_tip(&tip.to_string())));
        }
        let style = self.styles.get_valid();
        tips.into_iter().map(|tip| format!("{style}{}{style:#}{tip}", self.words.say(msg!("tip")))).collect()
    }

    /// A tip that clap has as a sentence: what it quotes is put into one of the language.
    fn other_tip(&self, tip: &str) -> String {
        let quoted: Vec<&str> = tip.split('\'').skip(1).step_by(2).collect();
        let message = match quoted[..] {
            [argument, typed] if tip.starts_with("to pass ") => {
                msg!("tip-as-value", argument = self.valid(argument), typed = self.valid(typed))
            }
            [with] if tip.ends_with(" exists") => msg!("tip-elsewhere", command = self.valid(with)),
            [command, dashes] if tip.starts_with("subcommand ") => {
                msg!("tip-no-dashes", command = self.valid(command), dashes = self.valid(dashes))
            }
            _ => return tip.to_string(),
        };
        self.words.say(message)
    }

    /// The values that are taken.
    fn values(&self) -> String {
        match self.valid_ones(ContextKind::ValidValue) {
            Some(values) => format!("\n  {}", self.words.say(msg!("note-values", values = values))),
            None => String::new(),
        }
    }

    /// The commands that may follow.
    fn commands(&self) -> String {
        match self.valid_ones(ContextKind::ValidSubcommand) {
            Some(commands) => format!("\n  {}", self.words.say(msg!("note-commands", commands = commands))),
            None => String::new(),
        }
    }

    fn valid_ones(&self, kind: ContextKind) -> Option<String> {
        let names: Vec<String> = self.strings(kind).iter().map(|name| self.valid(name)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    fn valid(&self, text: &str) -> String {
        format!("{0}{text}{0:#}", self.styles.get_valid())
    }

    /// The texts of a kind, a line each.
    fn listed(&self, kind: ContextKind, style: &clap::builder::styling::Style) -> String {
        self.strings(kind).iter().map(|text| format!("\n  {style}{text}{style:#}")).collect()
    }

    fn string(&self, kind: ContextKind) -> Option<&str> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => Some(text),
            _ => None,
        }
    }

    fn strings(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::String(text)) => vec![text.clone()],
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::help;

    fn error(line: &str) -> clap::Error {
        let args = shell_words::split(&format!("liangyi {line}")).expect("words");
        let error = help::command().try_get_matches_from(args).expect_err(line);
        assert!(error.use_stderr(), "{line}: {error}");
        error
    }

    /// A command line for every kind of error, and for every reason why a value is not taken.
    const WRONG: [&str; 46] = [
        "--tpyo",
        "--siez 9",
        "scor",
        "scores x",
        "--size",
        "--size 99",
        "--komi abc",
        "--komi 5000",
        "--level 99",
        "--level 3 --playouts 3",
        "--threads 0",
        "--threads many",
        "--threads 99999999999999999999999",
        "--threads ''",
        "--time none2",
        "--seed -1",
        "--memory 1",
        "--resign-below 3",
        "--lang fr",
        "--log 'a\tb'",
        "score --json=3",
        "score --unit foo",
        "score --dead",
        "score --thread 2 a",
        "score --playouts 3 a",
        "score --part 4/3 a",
        "score --owner 3 a",
        "score --owner x:3 a",
        "score --moves=fr a",
        "compare --komi x a",
        "review --visits 0 a",
        "review --variations -1 a",
        "review --variations x a",
        "match --black x",
        "match",
        "match --time 10x --black a --white b",
        "match --hang 10y --black a --white b",
        "match --sprt 3 --black x --white y",
        "match --out a --store b --black x --white y",
        "match --report a --black x --white y --games 3",
        "gtp --level 3 --level 4",
        "rules --markdown japanese",
        "lessons foo",
        "solve --size 5",
        "solve --size 1",
        "net --lang en",
    ];

    #[test]
    fn in_english_an_error_says_what_clap_says() {
        for line in WRONG {
            let error = error(line);
            assert_eq!(text(&error, Language::English, &Styles::plain()), error.render().to_string(), "{line}");
        }
    }

    #[test]
    fn in_chinese_an_error_has_no_english_words() {
        for words in [Language::Simplified, Language::Traditional] {
            for line in WRONG {
                let text = text(&error(line), words, &Styles::plain());
                // What is typed is quoted, in brackets, or a line of usage.
                for line in text.lines().filter(|line| !line.contains("liangyi ")) {
                    let own: String = line.split(['\'', '`']).step_by(2).collect();
                    let is_word = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
                    let run = own.split(' ').collect::<Vec<_>>();
                    assert!(!run.windows(2).any(|two| two.iter().all(|word| is_word(word))), "{words:?}: {text}");
                }
                assert!(text.contains(&words.say(msg!("parse-error"))) && text.contains("--help"), "{text}");
            }
        }
    }

    #[cfg(feature = "web")]
    #[test]
    fn addresses_are_explained_too() {
        for line in ["web --listen abc", "web --host :::", "web --panel x", "web --game 3"] {
            let error = error(line);
            assert_eq!(text(&error, Language::English, &Styles::plain()), error.render().to_string(), "{line}");
            let chinese = text(&error, Language::Simplified, &Styles::plain());
            assert!(!chinese.contains("expected") && !chinese.contains("syntax"), "{chinese}");
        }
    }
}
