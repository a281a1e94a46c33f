//! The command line: what commands and options do.

use crate::show::words::language::{Language, Message};

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
