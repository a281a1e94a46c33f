//! The main line of the first game in a text, cut out before it is parsed.
//!
//! The parser nests every node in the one before it, and drops them recursively; a hostile file would exhaust the
//! stack. So variations, properties that are not read and nodes without any others are left out here, and what stays is
//! bounded: see [`Counts`]. The main line of a game tree is everything up to the first `)` that is not inside a value:
//! it takes no tree to find it.
//!
//! A text is read as it stands. Only where that is impossible, brackets inside texts are read as people who forgot the
//! backslash meant them.

use super::error::{MAX_BYTES, MAX_MOVES, MAX_VALUE_BYTES, MAX_VALUES, SgfError};
use super::parse::{Brackets, escaped, start, upright};
use super::tree::{DECLARED_END, VIRTUAL_MOVE};
use super::warning::SgfWarning;

/// The properties that are read.
const READ: &[&str] = &[
    "GM",
    "SZ",
    "KM",
    "RU",
    "HA",
    "RE",
    "PB",
    "PW",
    "DT",
    "EV",
    "AP",
    "AB",
    "AW",
    "AE",
    "PL",
    "B",
    "W",
    "KO",
    VIRTUAL_MOVE,
    DECLARED_END,
];

/// A set-up value may be a rectangle, which the parser unfolds point by point.
const MAX_SETUP_VALUES: usize = 5_000;
const MAX_RECTANGLES: usize = 500;

/// How much of a main line has been taken in.
#[derive(Default)]
struct Counts {
    moves: usize,
    stones: usize,
    rectangles: usize,
    others: usize,
}

impl Counts {
    /// Counts a value, with its brackets, of the property `name`.
    fn add(&mut self, name: &str, value: &str) -> Result<(), SgfError> {
        match name {
            "B" | "W" => self.moves += 1,
            "AB" | "AW" | "AE" => {
                self.stones += 1;
                self.rectangles += usize::from(value.contains(':'));
            }
            _ => self.others += 1,
        }
        if self.moves > MAX_MOVES {
            return Err(SgfError::TooLong);
        }
        if self.stones > MAX_SETUP_VALUES || self.rectangles > MAX_RECTANGLES {
            return Err(SgfError::TooManyStones);
        }
        if self.others > MAX_VALUES { Err(SgfError::TooManyValues) } else { Ok(()) }
    }
}

/// A main line.
#[derive(Debug)]
pub struct MainLine {
    /// It, as a game tree without variations.
    pub text: String,
    /// How many values there are, of properties that are read and of others.
    pub values: usize,
    /// What was odd about it.
    pub warnings: Vec<SgfWarning>,
}

/// The main line of the first game. The `GM` of the game number `game` is left out: the parser reads records without
/// one as Go's.
pub fn main_line(text: &str, game: u32) -> Result<MainLine, SgfError> {
    if text.len() > MAX_BYTES {
        return Err(SgfError::TooLarge);
    }
    cut(text, game, Brackets::Escaped).or_else(|error| match error {
        SgfError::Stray { .. } => cut(text, game, Brackets::Forgotten { hopeless: false }).map_err(|_| error),
        _ => Err(error),
    })
}

/// How many values there are in the main line, where it reads as it stands.
pub fn values(text: &str) -> Option<usize> {
    (text.len() <= MAX_BYTES).then(|| cut(text, 1, Brackets::Escaped).ok()).flatten().map(|line| line.values)
}

fn cut(text: &str, game: u32, mut brackets: Brackets) -> Result<MainLine, SgfError> {
    let (start, is_regular) = start(text).ok_or(SgfError::NoGame)?;
    let mut warnings = Vec::new();
    let mut values = 0;
    let bytes = text.as_bytes();
    let line_of = |at: usize| 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
    let mut line = String::from("(");
    if !is_regular {
        line.push(';');
        warnings.push(SgfWarning::NoFirstNode);
    }
    let mut name = String::new();
    // Whether the next letter begins a new name, whether the property is read, and whether its name has been written.
    let (mut named, mut read, mut written) = (false, false, false);
    // Whether a node has begun of which nothing has been written. The root is written even if it is empty: only there
    // stand the properties of the game.
    let mut new_node = false;
    let mut counts = Counts::default();
    let mut complete = false;
    let mut at = start;
    while at < bytes.len() {
        match bytes[at] {
            b'(' => named = true,
            b')' => {
                complete = true;
                break;
            }
            b';' => {
                match line.len() {
                    1 => line.push(';'),
                    _ => new_node = true,
                }
                named = true;
            }
            b'[' => {
                let ends = brackets.value_end(bytes, at, &name);
                let (end, is_escaped) = ends.ok_or_else(|| SgfError::CutShort { line: line_of(at) })?;
                if !named {
                    read = READ.contains(&name.as_str());
                }
                if !is_escaped && !warnings.iter().any(|warning| matches!(warning, SgfWarning::Unescaped { .. })) {
                    warnings.push(SgfWarning::Unescaped { line: line_of(at), name: name.clone() });
                }
                let value = &text[at..=end];
                values += 1;
                let is_expected = name == "GM" && value[1..value.len() - 1].trim().parse() == Ok(game);
                if read && !is_expected {
                    if value.len() > MAX_VALUE_BYTES {
                        return Err(SgfError::ValueTooLong { line: line_of(at), name });
                    }
                    counts.add(&name, value)?;
                    if std::mem::take(&mut new_node) {
                        line.push(';');
                    }
                    if !written {
                        line.push_str(&name);
                    }
                    match upright(&name, value) {
                        _ if !is_escaped => line.push_str(&escaped(value)),
                        Some(upright) => {
                            if !warnings.iter().any(|warning| matches!(warning, SgfWarning::Reversed { .. })) {
                                let value = value[1..value.len() - 1].to_string();
                                warnings.push(SgfWarning::Reversed { name: name.clone(), value });
                            }
                            line.push_str(&upright);
                        }
                        None => line.push_str(value),
                    }
                    written = true;
                }
                named = true;
                at = end;
            }
            byte if byte.is_ascii_alphanumeric() => {
                if named {
                    name.clear();
                    (named, read, written) = (false, false, false);
                }
                // Old files write AddBlack for AB: the capitals are the name. No name that is read has more than two.
                if byte.is_ascii_uppercase() && name.len() <= 2 {
                    name.push(byte as char);
                }
            }
            byte if byte.is_ascii_whitespace() || byte == 0 => {}
            _ => {
                let sign = text[at..].chars().next().unwrap_or('?');
                return Err(SgfError::Stray { line: line_of(at), sign });
            }
        }
        at += 1;
    }
    line.push(')');
    if !complete {
        warnings.push(SgfWarning::Unclosed);
    }
    Ok(MainLine { text: line, values, warnings })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> String {
        main_line(text, 1).unwrap().text
    }

    #[test]
    fn variations_and_later_games_are_left_out() {
        assert_eq!(
            line("(;SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))(;B[gg])"),
            "(;SZ[9];B[aa];W[bb];B[cc];W[dd])"
        );
    }

    #[test]
    fn only_properties_that_are_read_stay() {
        assert_eq!(
            line("(;C[a \\] ;B[bb )\\\\]SZ[9]\n AddBlack [aa] [bb]\nXX[1][2];B[aa]C[)])"),
            "(;SZ[9]AB[aa][bb];B[aa])"
        );
    }

    #[test]
    fn nodes_without_what_is_read_are_left_out_but_for_the_root() {
        assert_eq!(line("(;;;SZ[9];C[x](;C[y];B[aa];;W[bb]))"), "(;;SZ[9];B[aa];W[bb])");
    }

    #[test]
    fn brackets_without_a_backslash_are_part_of_a_text() {
        for (text, read, name) in [
            ("(;C[see [1] for more]SZ[9];B[aa])", "(;SZ[9];B[aa])", "C"),
            ("(;PB[A [9d]]PW[B];B[aa])", "(;PB[A [9d\\]]PW[B];B[aa])", "PB"),
            ("(;PB[:] x];B[aa]C[a (1)] b]\n(;W[bb]))", "(;PB[:\\] x];B[aa];W[bb])", "PB"),
            ("(;PB[a \\] ] ; b]SZ[9])", "(;PB[a \\] \\] ; b]SZ[9])", "PB"),
            ("(;SZ[9];B[aa]C[1] or 2]) trailing", "(;SZ[9];B[aa])", "C"),
        ] {
            let read_as = main_line(text, 1).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read_as.text, read, "{text}");
            assert_eq!(read_as.warnings, [SgfWarning::Unescaped { line: 1, name: name.to_string() }], "{text}");
        }
        // What reads as it stands is read so.
        assert_eq!(line("(;PB[a]c[b] x[d];B[aa])"), "(;PB[a];B[aa])");
        // Moves are no texts.
        assert!(matches!(main_line("(;SZ[9];B[aa] % W[bb])", 1), Err(SgfError::Stray { line: 1, sign: '%' })));
    }

    #[test]
    fn a_game_begins_without_its_first_node() {
        for (text, read) in [
            ("(GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))", "(;SZ[9];B[aa];W[bb])"),
            ("A game\n (SZ[9]PB[x];B[aa])", "(;SZ[9]PB[x];B[aa])"),
            (" ;SZ[9];B[aa]", "(;SZ[9];B[aa])"),
        ] {
            let read_as = main_line(text, 1).unwrap();
            assert_eq!(read_as.text, read, "{text}");
            assert!(read_as.warnings.contains(&SgfWarning::NoFirstNode));
        }
        assert_eq!(line("From: me (see C[1])\n(;B[aa])"), "(;B[aa])");
        assert!(matches!(main_line("(so it is)", 1), Err(SgfError::NoGame)));
    }

    #[test]
    fn rectangles_may_begin_at_any_corner() {
        let read_as = main_line("(;AB[cc:aa][ac:ca][dd:ee]AW[ff])", 1).unwrap();
        assert_eq!(read_as.text, "(;AB[aa:cc][aa:cc][dd:ee]AW[ff])");
        let expected = SgfWarning::Reversed { name: "AB".to_string(), value: "cc:aa".to_string() };
        assert_eq!(read_as.warnings, [expected]);
    }

    #[test]
    fn what_comes_before_the_game_is_skipped() {
        assert_eq!(line("\u{feff}From: me (not you)\n( ;B[aa])"), "(;B[aa])");
        assert!(matches!(main_line("no game; here", 1), Err(SgfError::NoGame)));
        assert!(matches!(main_line(&"(".repeat(1 << 20), 1), Err(SgfError::NoGame)));
    }

    #[test]
    fn a_missing_end_is_told_from_a_cut_value() {
        let open = main_line("(;B[aa]", 1).unwrap();
        assert_eq!((open.text.as_str(), open.warnings), ("(;B[aa])", vec![SgfWarning::Unclosed]));
        assert!(matches!(main_line("(;SZ[9]\n;B[a", 1), Err(SgfError::CutShort { line: 2 })));
        assert!(matches!(main_line("(;SZ[9]\n;B[a\\", 1), Err(SgfError::CutShort { line: 2 })));
    }

    #[test]
    fn stray_signs_are_named_with_their_line() {
        assert!(matches!(main_line("(;SZ[9]\n\n;B[aa] 白 W[bb])", 1), Err(SgfError::Stray { line: 3, sign: '白' })));
        assert_eq!(line("(;[aa]b[bb]BBB[cc])"), "(;)");
    }

    #[test]
    fn what_could_exhaust_the_machine_is_refused() {
        assert!(matches!(main_line(&format!("(;{})", "B[]".repeat(MAX_MOVES + 1)), 1), Err(SgfError::TooLong)));
        assert!(matches!(
            main_line(&format!("(;PL{})", "[B]".repeat(MAX_VALUES + 1)), 1),
            Err(SgfError::TooManyValues)
        ));
        assert!(matches!(
            main_line(&format!("(;AB{})", "[aa:ZZ]".repeat(MAX_RECTANGLES + 1)), 1),
            Err(SgfError::TooManyStones)
        ));
        assert!(matches!(main_line(&" ".repeat(MAX_BYTES + 1), 1), Err(SgfError::TooLarge)));
    }

    #[test]
    fn the_number_of_the_game_that_is_read_is_left_out() {
        assert_eq!(main_line("(;GM[4]SZ[15];B[aa])", 4).unwrap().text, "(;SZ[15];B[aa])");
        assert_eq!(main_line("(;GM[4]SZ[15])", 1).unwrap().text, "(;GM[4]SZ[15])");
        assert_eq!(main_line("(;GM[ 1 ]SZ[15])", 1).unwrap().text, "(;SZ[15])");
    }
}
