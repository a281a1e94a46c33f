//! The languages: their files, which of them is meant, and how a message is said in one. A message is the key of a
//! sentence in those files, with the values that stand in it.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use liangyi_core::base::Color;
use unic_langid::LanguageIdentifier;

/// A message by its key, with its values. `msg!` makes one, and `tests/languages.rs` finds every use of it: each key
/// that the program names is in the files of every language, with the same values, and no other key is.
#[derive(Clone, Debug, PartialEq)]
pub struct Message<'a> {
    key: Cow<'static, str>,
    values: Vec<(&'static str, FluentValue<'a>)>,
}

impl<'a> Message<'a> {
    /// For [`msg!`], and for lessons and rulesets, whose keys are in their catalogues.
    #[doc(hidden)]
    pub fn new(key: impl Into<Cow<'static, str>>, values: Vec<(&'static str, FluentValue<'a>)>) -> Message<'a> {
        Message { key: key.into(), values }
    }

    /// Its values, as the files take them.
    fn args(&self) -> FluentArgs<'_> {
        self.values.iter().map(|(name, value)| (*name, value.clone())).collect()
    }
}

/// A message: `msg!("key", name = value)`. A value is a text, or a count on which the form of the sentence depends;
/// other numbers are texts too, as only the caller knows how exact they are.
macro_rules! msg {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::show::words::Message::new(
            $key,
            vec![$((stringify!($name), fluent_bundle::FluentValue::from($value))),*],
        )
    };
}

pub(crate) use msg;

/// A language of the program. The words of all of them come from files of Fluent's, which have the same messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese in simplified characters.
    Simplified,
    /// Chinese in traditional characters.
    Traditional,
}

/// The files of a language that the program reads; the page in the browser has two more.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("languages/", $folder, "/terms.ftl")),
            include_str!(concat!("languages/", $folder, "/shared.ftl")),
            include_str!(concat!("languages/", $folder, "/rules.ftl")),
            include_str!(concat!("languages/", $folder, "/clauses.ftl")),
            include_str!(concat!("languages/", $folder, "/counts.ftl")),
            include_str!(concat!("languages/", $folder, "/files.ftl")),
            include_str!(concat!("languages/", $folder, "/games.ftl")),
            include_str!(concat!("languages/", $folder, "/gtp.ftl")),
            include_str!(concat!("languages/", $folder, "/match-ends.ftl")),
            include_str!(concat!("languages/", $folder, "/match-reports.ftl")),
            include_str!(concat!("languages/", $folder, "/review-command.ftl")),
            include_str!(concat!("languages/", $folder, "/networks.ftl")),
            include_str!(concat!("languages/", $folder, "/play.ftl")),
            include_str!(concat!("languages/", $folder, "/lessons.ftl")),
            include_str!(concat!("languages/", $folder, "/command-line.ftl")),
            include_str!(concat!("languages/", $folder, "/commands.ftl")),
        ]
    };
}

/// The messages of each language, read when it is spoken first.
static BUNDLES: [LazyLock<FluentBundle<FluentResource>>; 3] = [
    LazyLock::new(|| bundle(Language::English, files!("en"))),
    LazyLock::new(|| bundle(Language::Simplified, files!("zh-Hans"))),
    LazyLock::new(|| bundle(Language::Traditional, files!("zh-Hant"))),
];

fn bundle<const N: usize>(language: Language, files: [&str; N]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = language.tag().parse().expect("a tag of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks would stand around every value of a sentence, in files and pipes too.
    bundle.set_use_isolating(false);
    for text in files {
        let resource = FluentResource::try_new(text.to_string()).expect("the files can be read: a test reads them");
        bundle.add_resource(resource).expect("no two messages have the same key: a test reads them");
    }
    bundle
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::English, Language::Simplified, Language::Traditional];

    /// Its name as pages and files have it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Simplified => "zh-Hans",
            Language::Traditional => "zh-Hant",
        }
    }

    /// The language of a tag or locale such as `en`, `zh-Hant`, `zh_TW.UTF-8`; `None` where the program does not speak
    /// it. Chinese is in traditional characters where the tag says so, or names Taiwan, Hong Kong or Macau.
    pub fn named(tag: &str) -> Option<Language> {
        let end = tag.find(['.', '@']).unwrap_or(tag.len());
        let mut parts = tag[..end].split(['-', '_']);
        let language = parts.next()?;
        if language.eq_ignore_ascii_case("en") {
            return Some(Language::English);
        }
        if !language.eq_ignore_ascii_case("zh") {
            return None;
        }
        let script = |part: &str| match part.to_ascii_lowercase().as_str() {
            "hant" | "tw" | "hk" | "mo" => Some(Language::Traditional),
            "hans" => Some(Language::Simplified),
            _ => None,
        };
        // A script goes before a region.
        Some(parts.find_map(script).unwrap_or(Language::Simplified))
    }

    /// The language of the environment, whose variables `set` looks up: the first that is set of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`. It is English where the program does not speak that one, or the locale has another
    /// encoding than UTF-8, in which the program writes.
    pub fn of_environment(set: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(set).find(|value| !value.is_empty());
        let encoded = |locale: &String| {
            let encoding = locale.split_once('.').map_or("utf-8", |(_, rest)| rest.split('@').next().unwrap_or(rest));
            ["utf-8", "utf8"].iter().any(|known| encoding.eq_ignore_ascii_case(known))
        };
        locale.filter(encoded).and_then(|locale| Language::named(&locale)).unwrap_or_default()
    }

    /// A message in words.
    pub fn say(self, message: Message<'_>) -> String {
        let found = self.bundle().get_message(&message.key).and_then(|found| found.value());
        let pattern = found.expect("a test finds every key");
        let args: FluentArgs<'_> = message.args();
        self.bundle().format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A side.
    pub fn side(self, color: Color) -> String {
        self.say(match color {
            Color::Black => msg!("side-black"),
            Color::White => msg!("side-white"),
        })
    }

    /// Several things in a line.
    pub fn listed(self, parts: &[String]) -> String {
        parts.join(&self.say(msg!("between-parts")))
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        &BUNDLES[self as usize]
    }

    /// The parts of a message that have names, in the order of the file.
    pub(super) fn parts(self, message: &Message<'_>) -> Vec<(&'static str, String)> {
        let found = self.bundle().get_message(&message.key).expect("a test finds every key");
        let text = |part: fluent_bundle::FluentAttribute<'static>| {
            let text = self.bundle().format_pattern(part.value(), None, &mut Vec::new());
            (part.id(), text.into_owned())
        };
        found.attributes().map(text).collect()
    }
}

/// The texts of a command, and of its arguments by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandWords(Vec<(&'static str, String)>);

impl CommandWords {
    /// The text of this name, if there is one.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, text)| text.as_str())
    }
}

impl Language {
    /// A command by its name, with those of the commands above it: `net-get`.
    pub fn command(self, name: &str) -> CommandWords {
        CommandWords(self.parts(&Message::new(format!("command-{name}"), Vec::new())))
    }

    /// What several commands have alike.
    pub fn shared_options(self) -> CommandWords {
        CommandWords(self.parts(&Message::new("shared-options", Vec::new())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_or_by_a_locale() {
        for (tags, language) in [
            (&["en", "EN-gb", "en_US.UTF-8"][..], Some(Language::English)),
            (&["zh", "zh_CN.UTF-8", "zh-Hans-HK", "ZH_SG", "zh_CN@pinyin"], Some(Language::Simplified)),
            (&["zh-Hant", "zh_TW", "zh_HK.Big5", "zh-hant-CN", "zh_MO"], Some(Language::Traditional)),
            (&["", "C", "POSIX", "de_DE.UTF-8", "zhx", "english"], None),
        ] {
            for tag in tags {
                assert_eq!(Language::named(tag), language, "{tag}");
            }
        }
        for language in Language::ALL {
            assert_eq!(Language::named(language.tag()), Some(language));
        }
    }

    #[test]
    fn the_environment_names_a_language_as_other_programs_read_it() {
        let of = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string());
            Language::of_environment(value)
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "zh_TW.UTF-8")]), Language::Traditional);
        assert_eq!(of(&[("LANG", "zh_TW.UTF-8"), ("LC_MESSAGES", "zh_CN"), ("LC_ALL", "")]), Language::Simplified);
        assert_eq!(of(&[("LANG", "zh_TW.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(of(&[("LC_ALL", "de_DE"), ("LANG", "zh_CN")]), Language::English);
        assert_eq!(of(&[("LANG", "zh_CN.GB18030")]), Language::English);
        assert_eq!(of(&[("LANG", "zh_HK.utf8@radical")]), Language::Traditional);
    }
}
