//! Why a file cannot be read as a game.

use std::io;

use liangyi_core::base::Size;
use liangyi_core::sgf::{MAX_BYTES, MAX_MOVES, MAX_NODES, MAX_TREE_VALUES, MAX_VALUE_BYTES, MAX_VALUES, SgfError};

use crate::show::words::language::{Language, msg};

impl Language {
    /// Why a file cannot be opened or read; what the system says of rarer failures is in its own words.
    pub fn unread_file(self, system: &io::Error) -> String {
        let own = system.to_string();
        let cause = self.say(match system.kind() {
            io::ErrorKind::NotFound => msg!("io-not-found"),
            io::ErrorKind::PermissionDenied => msg!("io-no-permission"),
            io::ErrorKind::IsADirectory => msg!("io-directory"),
            _ => msg!("io-other", system = own.as_str()),
        });
        self.say(msg!("unread-file", cause = cause))
    }

    /// Why a record gives no game, a sentence without a full stop.
    pub fn unread_record(self, error: &SgfError) -> String {
        let kilobytes = (MAX_VALUE_BYTES >> 10).to_string();
        self.say(match error {
            SgfError::TooLarge => msg!("record-too-large", megabytes = (MAX_BYTES >> 20).to_string()),
            SgfError::Encoding(_) => msg!("record-encoding"),
            SgfError::TooLong => msg!("record-too-long", moves = MAX_MOVES.to_string()),
            SgfError::TooManyValues => msg!("record-too-many-values", values = MAX_VALUES.to_string()),
            SgfError::TooManyTreeValues => msg!("record-too-many-tree-values", values = MAX_TREE_VALUES.to_string()),
            SgfError::TooManyNodes => msg!("record-too-many-nodes", nodes = MAX_NODES.to_string()),
            SgfError::ValueTooLong { line: Some(line), name } => {
                let line = line.to_string();
                msg!("record-value-too-long-in-line", line = line, name = name.as_str(), kilobytes = kilobytes)
            }
            SgfError::ValueTooLong { line: None, name } => {
                msg!("record-value-too-long", name = name.as_str(), kilobytes = kilobytes)
            }
            SgfError::TooManyStones => msg!("record-too-many-stones"),
            SgfError::NoGame => msg!("record-no-game"),
            SgfError::CutShort { line } => msg!("record-cut-short", line = line.to_string()),
            SgfError::Stray { line, sign } => {
                msg!("record-stray", line = line.to_string(), sign = sign.to_string())
            }
            SgfError::Broken(_) => msg!("record-broken"),
            SgfError::NoSuchGame { number, games } => {
                msg!("record-no-such-game", number = number.to_string(), games = games.to_string())
            }
            SgfError::OtherGame => msg!("record-other-game"),
            SgfError::Size(value) => {
                let [least, most] = [Size::MIN_LINES, Size::MAX_LINES].map(|lines| lines.to_string());
                msg!("record-size", value = value.as_str(), least = least, most = most)
            }
            SgfError::NotAPoint { after, property, value } => {
                msg!("record-no-point", after = after.to_string(), value = format!("{property}[{value}]"))
            }
            SgfError::SeveralPoints { after, property, value } => {
                msg!("record-several-points", after = after.to_string(), value = format!("{property}[{value}]"))
            }
            SgfError::Setup { after, reason } => {
                msg!("record-setup", after = after.to_string(), reason = self.bad_setup(*reason))
            }
            SgfError::Illegal { number, color, vertex, reason } => {
                let (side, reason) = (self.side(*color), self.illegal(reason));
                msg!("record-illegal", number = number.to_string(), side = side, move = vertex.as_str(), reason = reason)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Color;
    use liangyi_core::game::{BadSetup, Illegal};

    use super::*;
    use crate::show::words::English;

    /// What stands in the files of English is what an error says of itself.
    #[test]
    fn english_is_as_the_errors_have_it() {
        let (property, value) = ("B", "zz".to_string());
        for error in [
            SgfError::TooLarge,
            SgfError::TooLong,
            SgfError::TooManyValues,
            SgfError::TooManyTreeValues,
            SgfError::TooManyNodes,
            SgfError::ValueTooLong { line: Some(3), name: "C".to_string() },
            SgfError::ValueTooLong { line: None, name: "C".to_string() },
            SgfError::TooManyStones,
            SgfError::NoGame,
            SgfError::CutShort { line: 4 },
            SgfError::Stray { line: 5, sign: 'x' },
            SgfError::NoSuchGame { number: 3, games: 2 },
            SgfError::OtherGame,
            SgfError::Size("99".to_string()),
            SgfError::NotAPoint { after: 7, property, value: value.clone() },
            SgfError::SeveralPoints { after: 8, property, value },
            SgfError::Setup { after: 9, reason: BadSetup::NoLiberty },
            SgfError::Illegal { number: 2, color: Color::White, vertex: "A9".to_string(), reason: Illegal::Occupied },
        ] {
            assert_eq!(English.unread_record(&error), error.to_string());
            assert!(!Language::Simplified.unread_record(&error).contains("the "), "{error}");
        }
    }
}
