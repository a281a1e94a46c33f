//! The grammar of the protocol: from a line to a command, and from the number of `INFO rule` to rules. A number is a
//! set of bits, or Yixin's for renju.

use liangyi_core::rules::LineRules;
use liangyi_engine::engine::LineTerms;

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GomocupCommand {
    /// Begin a game on a board of this width and height.
    Start(usize, usize),
    /// Begin again on the same board.
    Restart,
    /// Make the first move.
    Begin,
    /// The opponent has moved here; answer it.
    Turn(usize, usize),
    /// The lines up to `DONE` are a position; move in it.
    Board,
    /// The lines up to `DONE` are a position; take it over.
    TakeBoard,
    /// The lines up to `DONE` are the first stones of an opening by the rule Swap2.
    Swap2,
    /// A point without an owner, as a line of an opening.
    Bare(usize, usize),
    /// A line of a position: a point, and whose stone is on it (1 own, 2 the opponent's).
    Stone(usize, usize, u32),
    /// The end of a position.
    Done,
    /// The stone here is taken back.
    TakeBack(usize, usize),
    /// The move that the program suggested is made.
    Play(usize, usize),
    /// A key and its value, either of which may be missing.
    Info(String, String),
    /// Say who you are.
    About,
    /// The forbidden points.
    ShowForbidden,
    /// Stop thinking and move.
    Stop,
    /// End the program.
    End,
    /// Nothing.
    Empty,
    /// A command that is not known, or one whose arguments make no sense.
    Bad(BadCommand),
}

/// Why a line is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadCommand {
    /// Its name is not known.
    Unknown,
    /// Its arguments make no sense.
    Arguments,
    /// A board that is not square has its own command: the width and the height.
    NotSquare(usize, usize),
}

/// Reads a line: a name in any case, then its arguments, separated by blanks or commas.
pub fn parse(line: &str) -> GomocupCommand {
    let line = line.trim();
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let numbers = |text: &str| -> Option<Vec<usize>> {
        let words = text.split([',', ' ', '\t']).filter(|word| !word.is_empty());
        words.map(|word| word.parse().ok()).collect()
    };
    let pair = |make: fn(usize, usize) -> GomocupCommand| match numbers(rest).as_deref() {
        Some(&[x, y]) => make(x, y),
        _ => GomocupCommand::Bad(BadCommand::Arguments),
    };
    let alone = |command: GomocupCommand| {
        if rest.trim().is_empty() { command } else { GomocupCommand::Bad(BadCommand::Arguments) }
    };
    match name.to_ascii_uppercase().as_str() {
        "" => GomocupCommand::Empty,
        "START" => match numbers(rest).as_deref() {
            Some(&[side]) => GomocupCommand::Start(side, side),
            Some(&[width, height]) if width == height => GomocupCommand::Start(width, height),
            Some(&[width, height]) => GomocupCommand::Bad(BadCommand::NotSquare(width, height)),
            _ => GomocupCommand::Bad(BadCommand::Arguments),
        },
        "RECTSTART" => pair(GomocupCommand::Start),
        "RESTART" => alone(GomocupCommand::Restart),
        "BEGIN" => alone(GomocupCommand::Begin),
        "TURN" => pair(GomocupCommand::Turn),
        "BOARD" => alone(GomocupCommand::Board),
        "YXBOARD" => alone(GomocupCommand::TakeBoard),
        "SWAP2BOARD" => alone(GomocupCommand::Swap2),
        "DONE" => alone(GomocupCommand::Done),
        "TAKEBACK" => pair(GomocupCommand::TakeBack),
        "PLAY" => pair(GomocupCommand::Play),
        "INFO" => {
            let (key, value) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
            GomocupCommand::Info(key.to_ascii_lowercase(), value.trim().to_string())
        }
        "ABOUT" => alone(GomocupCommand::About),
        "YXSHOWFORBID" => alone(GomocupCommand::ShowForbidden),
        "STOP" | "YXSTOP" => alone(GomocupCommand::Stop),
        "END" => alone(GomocupCommand::End),
        _ => match numbers(line).as_deref() {
            Some(&[x, y, who]) => u32::try_from(who)
                .map_or(GomocupCommand::Bad(BadCommand::Arguments), |who| GomocupCommand::Stone(x, y, who)),
            Some(&[x, y]) => GomocupCommand::Bare(x, y),
            _ => GomocupCommand::Bad(BadCommand::Unknown),
        },
    }
}

/// Exactly five win; else five or more do.
const EXACTLY_FIVE: u64 = 1;
/// The game goes on after a five.
const CONTINUOUS: u64 = 2;
/// Renju.
const RENJU_BIT: u64 = 4;
/// What Yixin and its boards send for renju. Alone, the bit would mean a continuous game of five or more.
const YIXIN_RENJU: u64 = 2;

// The boards come from the manager.
const FREE_STYLE: LineTerms = terms("free-style", LineRules::FREE_STYLE);
const STANDARD: LineTerms = terms("standard", LineRules::STANDARD);
/// Renju, which is played until a manager names another game.
pub const RENJU: LineTerms = terms("renju", LineRules::RENJU);

const fn terms(name: &'static str, rules: LineRules) -> LineTerms {
    LineTerms { name, rules, default_size: 15 }
}

/// The game that a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its terms: those of the bits that are known.
    pub terms: LineTerms,
    /// Whether the manager goes on after a five, so that stones of won lines belong to nobody.
    pub continuous: bool,
    /// What the manager has to be told, where the number asks for more than is offered, or can be read in two ways.
    pub notes: Vec<String>,
}

/// Reads a number.
pub fn read_rule(number: u64) -> Rule {
    if number == YIXIN_RENJU {
        let note = "rule 2 is read as Yixin's number for renju; 0 and 1 are five in a row".to_string();
        return Rule { terms: RENJU, continuous: false, notes: vec![note] };
    }
    let terms = match (number & RENJU_BIT != 0, number & EXACTLY_FIVE != 0) {
        (true, _) => RENJU,
        (false, true) => STANDARD,
        (false, false) => FREE_STYLE,
    };
    let continuous = number & CONTINUOUS != 0;
    let unknown = number & !(EXACTLY_FIVE | CONTINUOUS | RENJU_BIT);
    let mut notes = Vec::new();
    if continuous {
        notes.push("the continuous game (2) is played until the first five".to_string());
    }
    if unknown != 0 {
        notes.push(format!("rule {number}: {unknown} is not offered, {} is played", terms.name));
    }
    Rule { terms, continuous, notes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_in_any_case_and_numbers_with_commas_or_blanks() {
        assert_eq!(parse("START 15"), GomocupCommand::Start(15, 15));
        assert_eq!(parse("rectstart 15, 20\r"), GomocupCommand::Start(15, 20));
        assert_eq!(parse(" turn 7,8 "), GomocupCommand::Turn(7, 8));
        assert_eq!(parse("TAKEBACK 7 8"), GomocupCommand::TakeBack(7, 8));
        assert_eq!(parse("10,3,2"), GomocupCommand::Stone(10, 3, 2));
        assert_eq!(
            parse("INFO Timeout_turn  500"),
            GomocupCommand::Info("timeout_turn".to_string(), "500".to_string())
        );
        assert_eq!(
            parse("INFO folder C:\\some folder"),
            GomocupCommand::Info("folder".to_string(), "C:\\some folder".to_string())
        );
        assert_eq!(parse(""), GomocupCommand::Empty);
        assert_eq!(parse("START 15 15"), GomocupCommand::Start(15, 15));
        assert_eq!(parse("INFO rule"), GomocupCommand::Info("rule".to_string(), String::new()));
        assert_eq!(parse("7, 8"), GomocupCommand::Bare(7, 8));
    }

    #[test]
    fn what_is_no_command_is_told_from_what_lacks_arguments() {
        for line in
            ["START", "START x", "START 15 15 15", "TURN 7", "TURN -1,3", "BEGIN 3", "BOARD 1", "1,2,99999999999"]
        {
            assert_eq!(parse(line), GomocupCommand::Bad(BadCommand::Arguments), "{line}");
        }
        for line in ["SWAP3BOARD", "HELLO", "1", "1,2,3,4", "棋"] {
            assert_eq!(parse(line), GomocupCommand::Bad(BadCommand::Unknown), "{line}");
        }
        assert_eq!(parse("START 15 20"), GomocupCommand::Bad(BadCommand::NotSquare(15, 20)));
    }

    #[test]
    fn a_number_is_a_set_of_bits() {
        for (number, name, continuous, notes) in [
            (0, "free-style", false, 0),
            (1, "standard", false, 0),
            (2, "renju", false, 1),
            (3, "standard", true, 1),
            (4, "renju", false, 0),
            (5, "renju", false, 0),
            (6, "renju", true, 1),
            (7, "renju", true, 1),
            (8, "free-style", false, 1),
            (9, "standard", false, 1),
            (14, "renju", true, 2),
            (u64::MAX, "renju", true, 2),
        ] {
            let rule = read_rule(number);
            assert_eq!((rule.terms.name, rule.continuous, rule.notes.len()), (name, continuous, notes), "{number}");
        }
    }
}
