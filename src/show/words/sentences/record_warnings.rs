//! What the reader of a record has put up with.

use liangyi_core::sgf::SgfWarning;

use crate::show::words::language::{Language, msg};

impl Language {
    /// What the reader of a record has put up with, a sentence without a full stop.
    pub fn file_warning(self, warning: &SgfWarning) -> String {
        self.say(match warning {
            SgfWarning::Unclosed => msg!("file-unclosed"),
            SgfWarning::NoFirstNode => msg!("file-no-first-node"),
            SgfWarning::Unescaped { line, name } => {
                msg!("file-unescaped", line = line.to_string(), name = name.as_str())
            }
            SgfWarning::Junk { line, text } => msg!("file-junk", line = line.to_string(), text = text.as_str()),
            SgfWarning::SmallLetters { line, name } => {
                msg!("file-small-letters", line = line.to_string(), name = name.as_str())
            }
            SgfWarning::NothingRead => msg!("file-nothing-read"),
            SgfWarning::OtherGames { number, games } => {
                msg!("file-other-games", number = number.to_string(), games = games.to_string())
            }
            SgfWarning::NoGameNumber { value } => msg!("file-no-game-number", value = value.as_str()),
            SgfWarning::Repeated { name, value } => msg!("file-repeated", name = *name, value = value.as_str()),
            SgfWarning::NotInRoot { name, value } => msg!("file-not-in-root", name = *name, value = value.as_str()),
            SgfWarning::NoTerritory { name, value } => msg!("file-no-territory", name = *name, value = value.as_str()),
            SgfWarning::MovesInOneNode { first, moves } => {
                msg!("file-moves-in-one-node", first = first.to_string(), moves = moves.to_string())
            }
            SgfWarning::NoHandicap { value } => msg!("file-no-handicap", value = value.as_str()),
            SgfWarning::Reversed { name, value } => msg!("file-reversed", property = format!("{name}[{value}]")),
            SgfWarning::EncodingGuessed { encoding } => msg!("file-encoding-guessed", encoding = *encoding),
            SgfWarning::EncodingMisnamed { named, encoding } => {
                msg!("file-encoding-misnamed", named = named.as_str(), encoding = *encoding)
            }
            SgfWarning::EncodingMixed { encoding } => msg!("file-encoding-mixed", encoding = *encoding),
            SgfWarning::PartOfBoard { size } => msg!("file-part-of-board", size = size.to_string()),
            SgfWarning::NoKomi { value } => msg!("file-no-komi", value = value.as_str()),
            SgfWarning::HugeKomi { written, size } => {
                let points = size.area().to_string();
                msg!("file-huge-komi", value = written.to_string(), size = size.to_string(), points = points)
            }
            SgfWarning::KomiInHundredths { written, zi, komi } => {
                let (read, written, komi) = ((written / 100.0).to_string(), written.to_string(), komi.to_string());
                if *zi {
                    msg!("file-komi-in-hundredths-of-zi", value = written, read = read, komi = komi)
                } else {
                    msg!("file-komi-in-hundredths", value = written, read = read, komi = komi)
                }
            }
            SgfWarning::KomiInZi { written, komi } => {
                msg!("file-komi-in-zi", value = written.to_string(), komi = komi.to_string())
            }
            SgfWarning::OtherHandicap { named, stones } => {
                msg!("file-other-handicap", named = named.to_string(), stones = stones.to_string())
            }
            SgfWarning::HandicapPlaced { stones } => msg!("file-handicap-placed", stones = stones.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;
    use crate::show::words::English;

    /// Their texts for users of the library say the same.
    #[test]
    fn the_english_warnings_are_those_of_the_log() {
        let (size, name) = (Size::square(9).expect("a size"), "GN".to_string());
        let (value, encoding) = ("dd:aa".to_string(), "GB18030");
        for found in [
            SgfWarning::Unclosed,
            SgfWarning::NoFirstNode,
            SgfWarning::Unescaped { line: 3, name: name.clone() },
            SgfWarning::Reversed { name, value: value.clone() },
            SgfWarning::Junk { line: 2, text: "---".to_string() },
            SgfWarning::SmallLetters { line: 1, name: "gm".to_string() },
            SgfWarning::NothingRead,
            SgfWarning::OtherGames { number: 1, games: 3 },
            SgfWarning::NoGameNumber { value: String::new() },
            SgfWarning::Repeated { name: "KM", value: "6.5".to_string() },
            SgfWarning::NotInRoot { name: "SZ", value: "9".to_string() },
            SgfWarning::NoTerritory { name: "TB", value: "zz".to_string() },
            SgfWarning::NoHandicap { value: "对子".to_string() },
            SgfWarning::EncodingGuessed { encoding },
            SgfWarning::EncodingMisnamed { named: "UTF-8".to_string(), encoding },
            SgfWarning::EncodingMixed { encoding },
            SgfWarning::PartOfBoard { size },
            SgfWarning::NoKomi { value },
            SgfWarning::HugeKomi { written: 750.0, size },
            SgfWarning::KomiInHundredths { written: 375.0, zi: true, komi: 7.5 },
            SgfWarning::KomiInHundredths { written: 650.0, zi: false, komi: 6.5 },
            SgfWarning::KomiInZi { written: 3.75, komi: 7.5 },
            SgfWarning::OtherHandicap { named: 4, stones: 2 },
            SgfWarning::HandicapPlaced { stones: 4 },
        ] {
            assert_eq!(English.file_warning(&found), found.to_string());
        }
    }
}
