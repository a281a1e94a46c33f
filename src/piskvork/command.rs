//! The grammar of the protocol: from a line to a command.

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
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
    Bad(Bad),
}

/// Why a line is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// Its name is not known.
    Unknown,
    /// Its arguments make no sense.
    Arguments,
    /// A board that is not square has its own command: the width and the height.
    NotSquare(usize, usize),
}

/// Reads a line: a name in any case, then its arguments, separated by blanks or commas.
pub fn parse(line: &str) -> Command {
    let line = line.trim();
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let numbers = |text: &str| -> Option<Vec<usize>> {
        let words = text.split([',', ' ', '\t']).filter(|word| !word.is_empty());
        words.map(|word| word.parse().ok()).collect()
    };
    let pair = |make: fn(usize, usize) -> Command| match numbers(rest).as_deref() {
        Some(&[x, y]) => make(x, y),
        _ => Command::Bad(Bad::Arguments),
    };
    let alone = |command: Command| if rest.trim().is_empty() { command } else { Command::Bad(Bad::Arguments) };
    match name.to_ascii_uppercase().as_str() {
        "" => Command::Empty,
        "START" => match numbers(rest).as_deref() {
            Some(&[side]) => Command::Start(side, side),
            Some(&[width, height]) if width == height => Command::Start(width, height),
            Some(&[width, height]) => Command::Bad(Bad::NotSquare(width, height)),
            _ => Command::Bad(Bad::Arguments),
        },
        "RECTSTART" => pair(Command::Start),
        "RESTART" => alone(Command::Restart),
        "BEGIN" => alone(Command::Begin),
        "TURN" => pair(Command::Turn),
        "BOARD" => alone(Command::Board),
        "YXBOARD" => alone(Command::TakeBoard),
        "SWAP2BOARD" => alone(Command::Swap2),
        "DONE" => alone(Command::Done),
        "TAKEBACK" => pair(Command::TakeBack),
        "PLAY" => pair(Command::Play),
        "INFO" => {
            let (key, value) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
            Command::Info(key.to_ascii_lowercase(), value.trim().to_string())
        }
        "ABOUT" => alone(Command::About),
        "YXSHOWFORBID" => alone(Command::ShowForbidden),
        "STOP" | "YXSTOP" => alone(Command::Stop),
        "END" => alone(Command::End),
        _ => match numbers(line).as_deref() {
            Some(&[x, y, who]) => {
                u32::try_from(who).map_or(Command::Bad(Bad::Arguments), |who| Command::Stone(x, y, who))
            }
            Some(&[x, y]) => Command::Bare(x, y),
            _ => Command::Bad(Bad::Unknown),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_in_any_case_and_numbers_with_commas_or_blanks() {
        assert_eq!(parse("START 15"), Command::Start(15, 15));
        assert_eq!(parse("rectstart 15, 20\r"), Command::Start(15, 20));
        assert_eq!(parse(" turn 7,8 "), Command::Turn(7, 8));
        assert_eq!(parse("TAKEBACK 7 8"), Command::TakeBack(7, 8));
        assert_eq!(parse("10,3,2"), Command::Stone(10, 3, 2));
        assert_eq!(parse("INFO Timeout_turn  500"), Command::Info("timeout_turn".to_string(), "500".to_string()));
        assert_eq!(
            parse("INFO folder C:\\some folder"),
            Command::Info("folder".to_string(), "C:\\some folder".to_string())
        );
        assert_eq!(parse(""), Command::Empty);
        assert_eq!(parse("START 15 15"), Command::Start(15, 15));
        assert_eq!(parse("INFO rule"), Command::Info("rule".to_string(), String::new()));
        assert_eq!(parse("7, 8"), Command::Bare(7, 8));
    }

    #[test]
    fn what_is_no_command_is_told_from_what_lacks_arguments() {
        for line in
            ["START", "START x", "START 15 15 15", "TURN 7", "TURN -1,3", "BEGIN 3", "BOARD 1", "1,2,99999999999"]
        {
            assert_eq!(parse(line), Command::Bad(Bad::Arguments), "{line}");
        }
        for line in ["SWAP3BOARD", "HELLO", "1", "1,2,3,4", "棋"] {
            assert_eq!(parse(line), Command::Bad(Bad::Unknown), "{line}");
        }
        assert_eq!(parse("START 15 20"), Command::Bad(Bad::NotSquare(15, 20)));
    }
}
