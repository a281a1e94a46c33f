//! What is said of files: what the reader of a record has put up with, and why a file gives no game.

use std::io;

use liangyi_core::base::Size;
use liangyi_core::formats::{
    BadFigure, BadLibrary, BadMoves, FormatError, LinePart, MAX_DATABASE_BYTES, MAX_LIBRARY_BYTES, NoLibrary,
};
use liangyi_core::game::Move;
use liangyi_core::sgf::{
    MAX_BYTES, MAX_MOVES, MAX_NODES, MAX_TREE_VALUES, MAX_VALUE_BYTES, MAX_VALUES, SgfError, SgfWarning,
};

use crate::protocol::{LateStones, OpenError, OpenedNode};
use crate::records::files::LoadError;
use crate::show::words::language::{Language, msg};

impl Language {
    /// What was odd about a record that is opened, a sentence each without a full stop.
    pub fn opened_warnings(self, opened: &OpenedNode) -> Vec<String> {
        self.warnings_of(opened, Language::file_warning)
    }

    /// The same at the command line, where a game of a file has a name.
    pub fn named_opened_warnings(self, opened: &OpenedNode) -> Vec<String> {
        self.warnings_of(opened, Language::named_file_warning)
    }

    fn warnings_of(self, opened: &OpenedNode, told: fn(Language, &SgfWarning) -> String) -> Vec<String> {
        let unknown = opened.unknown_rules.iter().map(|text| self.unknown_rules(text, opened.engine.name()));
        opened.warnings.iter().map(|warning| told(self, warning)).chain(unknown).collect()
    }

    /// Why a node of a record gives no position.
    pub fn open_error(self, error: &OpenError) -> String {
        match error {
            OpenError::Sgf(error) => self.unread_record(error),
            OpenError::Engine(error) => self.engine_error(error),
            OpenError::LateStones(LateStones(moves)) => self.say(msg!("late-stones", moves = moves.to_string())),
        }
    }

    /// That a record is shown no further than it can be played.
    pub fn opened_as_far(self, error: &OpenError) -> String {
        self.say(msg!("opened-as-far", why = self.open_error(error)))
    }

    /// That a game of a file is passed over, and why.
    pub fn skipped_game(self, number: usize, why: &str) -> String {
        self.say(msg!("skipped-game", number = number.to_string(), why = why))
    }

    /// That no board has this size.
    pub fn bad_size(self) -> String {
        let [least, most] = self.lines();
        self.say(msg!("board-size", least = least, most = most))
    }

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

    /// The same at the command line, where a game of a file has a name.
    pub fn named_file_warning(self, warning: &SgfWarning) -> String {
        let told = self.file_warning(warning);
        match warning {
            SgfWarning::OtherGames { .. } => self.say(msg!("file-other-games-named", warning = told)),
            _ => told,
        }
    }

    /// Why a file cannot be opened or read; what the system says of rarer failures is in its own words.
    pub fn unread_file(self, system: &io::Error) -> String {
        let own = system.to_string();
        let cause = self.say(match system.kind() {
            io::ErrorKind::NotFound => msg!("io-not-found"),
            io::ErrorKind::PermissionDenied => msg!("io-no-permission"),
            io::ErrorKind::IsADirectory => msg!("io-directory"),
            // As a folder, a terminal or a device is refused that is asked for a file.
            io::ErrorKind::InvalidInput if system.raw_os_error().is_none() => msg!("io-no-file"),
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
            SgfError::NoGameNumber(value) => msg!("record-no-game-number", value = value.as_str()),
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
                let mv = match (self, vertex.as_str()) {
                    (Language::Simplified | Language::Traditional, "pass") => self.no_point(Move::Pass),
                    (Language::Simplified | Language::Traditional, "virtual") => self.no_point(Move::Virtual),
                    (_, point) => point.to_string(),
                };
                msg!("record-illegal", number = *number, side = side, move = mv, reason = reason)
            }
        })
    }
}

impl Language {
    /// Why a file gives nothing, a sentence without a full stop.
    pub fn unloaded(self, error: &LoadError) -> String {
        match error {
            LoadError::Io(error) => self.unread_file(error),
            LoadError::Sgf(error) => self.unread_record(error),
            LoadError::Format(error) => self.unread_format(error),
            // A file of rules is the user's own, and what is wrong in it is said in its own words.
            LoadError::Rules(rules) => rules.to_string(),
        }
    }

    /// Why a record of another format than SGF gives no game.
    fn unread_format(self, error: &FormatError) -> String {
        self.say(match error {
            FormatError::Sgf(error) => return self.unread_record(error),
            FormatError::Line { format, line, text, wanted } => {
                let wanted = self.say(match wanted {
                    LinePart::Move => msg!("format-move"),
                    LinePart::Point => msg!("format-point"),
                    LinePart::Size => msg!("format-size"),
                    LinePart::Handicap => msg!("format-handicap"),
                    LinePart::Komi => msg!("format-komi"),
                });
                let (line, format) = (line.to_string(), format.to_string());
                msg!("format-line", line = line, text = text.as_str(), wanted = wanted, format = format)
            }
            FormatError::Size { size } => {
                let [least, most] = self.lines();
                msg!("format-board", size = size.to_string(), least = least, most = most)
            }
            FormatError::TooLong => msg!("record-too-long", moves = MAX_MOVES.to_string()),
            FormatError::Encrypted { format } => msg!("format-encrypted", format = format.to_string()),
            FormatError::Figure(error) => return self.unread_figure(error),
            FormatError::Moves(error) => return self.unread_moves(error),
            FormatError::Library(error) => return self.unread_library(error),
        })
    }

    /// The fewest lines that a board has, and the most.
    fn lines(self) -> [String; 2] {
        [Size::MIN_LINES, Size::MAX_LINES].map(|lines| lines.to_string())
    }

    /// Why a printed figure is no position.
    fn unread_figure(self, error: &BadFigure) -> String {
        self.say(match *error {
            BadFigure::Ragged { row, line, found, wanted } => {
                let [row, line, found, wanted] = [row, line, found, wanted].map(|number| number.to_string());
                msg!("figure-ragged", row = row, line = line, found = found, wanted = wanted)
            }
            BadFigure::Sign { row, column, line, sign } => {
                let [row, column, line] = [row, column, line].map(|number| number.to_string());
                msg!("figure-sign", row = row, column = column, line = line, sign = sign.to_string())
            }
            BadFigure::Edge { row, column, sign } => {
                let [row, column] = [row, column].map(|number| number.to_string());
                msg!("figure-edge", row = row, column = column, sign = sign.to_string())
            }
            BadFigure::Nowhere { row, column } => {
                let [row, column] = [row, column].map(|number| number.to_string());
                msg!("figure-nowhere", row = row, column = column)
            }
            BadFigure::Several { line } => msg!("figure-several", line = line.to_string()),
            BadFigure::Size { width, height } => {
                let ([width, height], [least, most]) = ([width, height].map(|lines| lines.to_string()), self.lines());
                msg!("figure-size", width = width, height = height, least = least, most = most)
            }
        })
    }

    /// Why a file is no library of RenLib's.
    fn unread_library(self, error: &BadLibrary) -> String {
        self.say(match *error {
            BadLibrary::Header => msg!("library-header"),
            BadLibrary::Version(major, minor) => msg!("library-version", version = format!("{major}.{minor}")),
            BadLibrary::TooLarge => msg!("library-too-large", megabytes = (MAX_LIBRARY_BYTES >> 20).to_string()),
            BadLibrary::CutShort(moves) => msg!("library-cut-short", moves = moves.to_string()),
            BadLibrary::OffBoard { number, at, byte } => {
                let (number, at, byte) = (number.to_string(), at.to_string(), format!("{byte:#04x}"));
                msg!("library-off-board", number = number, at = at, byte = byte)
            }
            BadLibrary::Occupied { number, at } => {
                msg!("library-on-stone", number = number.to_string(), at = at.to_string())
            }
            BadLibrary::TooDeep { number, at } => {
                msg!("library-too-deep", number = number.to_string(), at = at.to_string())
            }
        })
    }

    /// Why a record cannot become a library of RenLib's.
    pub fn no_library(self, error: &NoLibrary) -> String {
        self.say(match error {
            NoLibrary::Record(error) => return self.unread_record(error),
            NoLibrary::Board(size) => msg!("no-library-board", size = size.to_string()),
            NoLibrary::Node(node) => msg!("no-library-node", node = node.to_string()),
            NoLibrary::Occupied(node) => msg!("no-library-on-stone", node = node.to_string()),
            NoLibrary::TooDeep(node) => msg!("no-library-too-deep", node = node.to_string()),
            NoLibrary::TooLarge => msg!("no-library-too-large", megabytes = (MAX_LIBRARY_BYTES >> 20).to_string()),
        })
    }

    /// Why moves give no game.
    fn unread_moves(self, error: &BadMoves) -> String {
        self.say(match error {
            BadMoves::Board(text) => msg!("moves-board", text = text.as_str()),
            BadMoves::Point { line, text } => msg!("moves-point", line = line.to_string(), text = text.as_str()),
            BadMoves::NoMove { line, text } => msg!("moves-no-move", line = line.to_string(), text = text.as_str()),
            BadMoves::OffBoard { line, number, text } => {
                msg!("moves-off-board", line = line.to_string(), number = number.to_string(), text = text.as_str())
            }
            BadMoves::OnStone { line, number } => {
                msg!("moves-on-stone", line = line.to_string(), number = number.to_string())
            }
            BadMoves::Xml { line, column } => {
                msg!("database-no-xml", line = line.to_string(), column = column.to_string())
            }
            BadMoves::Doctype => msg!("database-doctype"),
            BadMoves::OtherXml(name) => msg!("database-other", name = format!("<{name}>")),
            BadMoves::NoGame => msg!("database-no-game"),
            BadMoves::TooManyNames => msg!("database-many-names"),
            BadMoves::TooLarge => msg!("database-too-large", megabytes = (MAX_DATABASE_BYTES >> 20).to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Color, Size};
    use liangyi_core::formats::RecordFormat;
    use liangyi_core::game::{BadSetup, Illegal};

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
            SgfError::NoGameNumber("x".to_string()),
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
    /// The same of what is no SGF, and no Chinese sentence has a word of English in it but for signs and names.
    #[test]
    fn other_formats_are_told_in_every_language_too() {
        let line = |wanted| FormatError::Line { format: RecordFormat::Gib, line: 4, text: "STO".to_string(), wanted };
        let parts = [LinePart::Move, LinePart::Point, LinePart::Size, LinePart::Handicap, LinePart::Komi];
        let mut errors: Vec<LoadError> = parts.into_iter().map(|part| LoadError::Format(line(part))).collect();
        let (row, column, sign) = (3, 2, '?');
        errors.extend(
            [
                FormatError::Size { size: 99 },
                FormatError::TooLong,
                FormatError::Encrypted { format: RecordFormat::Ugi },
                FormatError::Figure(BadFigure::Ragged { row, line: 5, found: 8, wanted: 9 }),
                FormatError::Figure(BadFigure::Sign { row, column, line: 5, sign }),
                FormatError::Figure(BadFigure::Edge { row, column, sign }),
                FormatError::Figure(BadFigure::Nowhere { row, column }),
                FormatError::Figure(BadFigure::Several { line: 7 }),
                FormatError::Figure(BadFigure::Size { width: 1, height: 2 }),
            ]
            .map(LoadError::Format),
        );
        errors.extend(
            [
                BadLibrary::Header,
                BadLibrary::Version(9, 1),
                BadLibrary::TooLarge,
                BadLibrary::CutShort(3),
                BadLibrary::OffBoard { number: 2, at: 22, byte: 7 },
                BadLibrary::Occupied { number: 4, at: 26 },
                BadLibrary::TooDeep { number: 5, at: 28 },
            ]
            .map(|error| LoadError::Format(error.into())),
        );
        let text = "9,9".to_string();
        errors.extend(
            [
                BadMoves::Board(text.clone()),
                BadMoves::Point { line: 2, text: text.clone() },
                BadMoves::OffBoard { line: 2, number: 3, text: text.clone() },
                BadMoves::NoMove { line: 2, text },
                BadMoves::OnStone { line: 2, number: 3 },
                BadMoves::Xml { line: 4, column: 5 },
                BadMoves::Doctype,
                BadMoves::OtherXml("g".to_string()),
                BadMoves::NoGame,
                BadMoves::TooManyNames,
                BadMoves::TooLarge,
            ]
            .map(|error| LoadError::Format(error.into())),
        );
        for error in errors {
            let english = error.to_string();
            assert_eq!(English.unloaded(&error), english);
            for language in [Language::Simplified, Language::Traditional] {
                let told = language.unloaded(&error);
                let words = english.split(|sign: char| !sign.is_ascii_lowercase()).filter(|word| word.len() > 2);
                assert!(words.into_iter().all(|word| !told.contains(word)), "{told}");
            }
        }
    }

    /// Why a record becomes no library, in every language.
    #[test]
    fn what_no_library_holds_is_told_in_every_language() {
        let board = Size::square(19).expect("a size");
        for error in [
            NoLibrary::Record(SgfError::OtherGame),
            NoLibrary::Board(board),
            NoLibrary::Node(2),
            NoLibrary::Occupied(3),
            NoLibrary::TooDeep(4),
            NoLibrary::TooLarge,
        ] {
            assert_eq!(English.no_library(&error), error.to_string());
            for language in [Language::Simplified, Language::Traditional] {
                let told = language.no_library(&error);
                assert!(!told.contains("library") && !told.contains("record"), "{told}");
            }
        }
    }
}
