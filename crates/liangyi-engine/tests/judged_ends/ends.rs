//! Finished positions with what is known of them, as in `ends.txt`; see its head.

use liangyi_core::base::Color;
use liangyi_core::board::Board;

/// A position.
pub struct End {
    pub name: String,
    pub rules: String,
    pub komi: String,
    /// Who is to move; both are tried where it is `None`.
    pub to_move: Option<Color>,
    /// The result under the rules, if it is known.
    pub result: Option<String>,
    /// The dead stones, in capitals, if they are known.
    pub dead: Option<Vec<String>>,
    pub board: Board,
}

/// All positions of a file.
pub fn all(text: &str) -> Vec<End> {
    let text: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    text.join("\n").split("\n\n").map(str::trim).filter(|entry| !entry.is_empty()).map(read).collect()
}

fn read(entry: &str) -> End {
    let (head, picture) = entry.split_once('\n').expect("a head and a picture");
    let head = head.split('#').next().expect("a first part");
    let mut words = head.split_whitespace();
    let name = words.next().expect("a name").to_string();
    let value = |key: &str| {
        let found = head.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
        found.map(str::to_string)
    };
    let spaced: String =
        picture.lines().flat_map(|row| row.chars().flat_map(|sign| [sign, ' ']).chain(['\n'])).collect();
    End {
        rules: value("rules").expect("rules"),
        komi: value("komi").expect("a komi"),
        to_move: Color::named(&value("to").expect("a side")),
        result: value("expect").filter(|result| result != "?"),
        dead: value("dead").map(|dead| dead.split(',').filter(|point| *point != "-").map(str::to_string).collect()),
        board: Board::from_picture(&spaced.to_uppercase()).unwrap_or_else(|| panic!("{name}: a board")),
        name,
    }
}
