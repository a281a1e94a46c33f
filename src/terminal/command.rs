//! What a person may type.

use liangyi_core::game::Move;
use liangyi_core::score::End;

use super::points::Points;
use crate::play::Seats;
use crate::protocol::unquoted;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing.
    Empty,
    /// A move.
    Move(Move),
    /// Take back the last move of the person's.
    Undo,
    /// Give the game up.
    Resign,
    /// Count.
    Score,
    /// Count under every ruleset.
    Compare,
    /// Name the dead stones: `None` has them judged again.
    Dead(Option<Vec<Move>>),
    /// Declare for both sides how the game ends here.
    End(End),
    /// Explain a move, or the last one of the engine's.
    Why(Option<Move>),
    /// Suggest a move.
    Hint,
    /// Draw the board.
    Board,
    /// Explain the ruleset.
    Rules,
    /// List the moves.
    Moves,
    /// Write the game to a file.
    Save(String),
    /// Set the strength.
    Level(String),
    /// Change who plays.
    Play(Seats),
    /// Begin again.
    New,
    /// List what may be typed.
    Help,
    /// Comes too late to end a search.
    Now,
    /// End.
    Quit,
}

/// What may be typed, and what it does.
pub const HELP: [(&str, &str); 19] = [
    ("d4", "a move: a stone on that point"),
    ("pass", "no stone: an offer to end the game"),
    ("virtual", "a stone outside the board, under rules that have virtual moves"),
    ("undo", "take your last move back"),
    ("resign", "give the game up"),
    ("score", "count the game as it stands, dead stones judged"),
    ("compare", "count it under every ruleset"),
    ("dead d4 e5", "these chains are dead, and no others; `dead none`, `dead auto`"),
    ("end natural", "the game ends here for both sides, nothing removed; `end agreed`: dead stones removed"),
    ("why d4", "whether that move is legal, and what it is worth; `why`: the engine's last move"),
    ("hint", "a move for you, and what the engine expects after it"),
    ("now", "end the engine's thinking: it plays the best move so far"),
    ("board", "draw the board"),
    ("rules", "the rules of this game"),
    ("moves", "the moves so far"),
    ("level 3", "the strength of the engine"),
    ("play white", "change sides; `play both`, `play neither`"),
    ("save FILE", "write the game as SGF"),
    ("new, help, quit", "begin again; this list; end"),
];

/// Reads a line.
///
/// # Errors
///
/// What is wrong with it, in a sentence.
pub fn read(line: &str, points: Points) -> Result<Typed, String> {
    let line = line.trim();
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return Ok(Typed::Empty);
    };
    let rest: Vec<&str> = words.collect();
    let mv = |word: &str| {
        let none = || format!("{} is not a point of the {} board", clip(word), points.size);
        points.read(word).ok_or_else(none)
    };
    let word = first.to_ascii_lowercase();
    let alone = |typed: Typed| match rest.as_slice() {
        [] => Ok(typed),
        _ => Err(format!("{word} stands alone")),
    };
    let one = |what: &str| match rest.as_slice() {
        [one] => Ok((*one).to_string()),
        _ => Err(format!("{word} takes {what}")),
    };
    match word.as_str() {
        "undo" | "u" => alone(Typed::Undo),
        "resign" => alone(Typed::Resign),
        "score" => alone(Typed::Score),
        "compare" => alone(Typed::Compare),
        "hint" => alone(Typed::Hint),
        "board" => alone(Typed::Board),
        "rules" => alone(Typed::Rules),
        "moves" => alone(Typed::Moves),
        "new" => alone(Typed::New),
        "now" => alone(Typed::Now),
        "help" | "?" => alone(Typed::Help),
        "quit" | "exit" | "q" => alone(Typed::Quit),
        "end" => {
            let wanted = one("natural or agreed")?;
            let wrong = || format!("{} is not natural or agreed", clip(&wanted));
            End::named(&wanted).map(Typed::End).ok_or_else(wrong)
        }
        "level" => one("a number").map(Typed::Level),
        // A path may have blanks.
        "save" if !rest.is_empty() => Ok(Typed::Save(unquoted(line[first.len()..].trim()).to_string())),
        "save" => Err("save takes a file".to_string()),
        "play" => {
            let wanted = one("black, white, both or neither")?;
            let seat = Seats::ALL.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&wanted));
            let wrong = || format!("{} is not black, white, both or neither", clip(&wanted));
            seat.map(|(_, seat)| Typed::Play(seat)).ok_or_else(wrong)
        }
        "why" => match rest.as_slice() {
            [] => Ok(Typed::Why(None)),
            [one] => mv(one).map(|mv| Typed::Why(Some(mv))),
            _ => Err("why takes a move".to_string()),
        },
        "dead" => match rest.as_slice() {
            [] => Err("dead takes points with a stone of each dead chain, none or auto".to_string()),
            [one] if one.eq_ignore_ascii_case("auto") => Ok(Typed::Dead(None)),
            [one] if one.eq_ignore_ascii_case("none") => Ok(Typed::Dead(Some(Vec::new()))),
            words => words.iter().map(|word| mv(word)).collect::<Result<_, _>>().map(|dead| Typed::Dead(Some(dead))),
        },
        _ if rest.is_empty() => mv(first).map(Typed::Move).map_err(|error| format!("{error}; `help` lists what is")),
        _ => Err(format!("{} is not known; `help` lists what is", clip(first))),
    }
}

/// The beginning of a word that is not understood, without control characters.
fn clip(word: &str) -> String {
    word.chars().take(30).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{PointForm, Size};

    use super::*;

    fn points(has_i: bool) -> Points {
        Points { size: Size::square(15).unwrap(), has_i, form: PointForm::Letters }
    }

    #[test]
    fn moves_are_read_as_the_players_of_the_game_write_them() {
        let size = points(false).size;
        for (text, has_i, point) in [("d4", false, (3, 3)), ("J9", false, (8, 8)), ("i9", true, (8, 8))] {
            let (x, y) = point;
            assert_eq!(read(text, points(has_i)), Ok(Typed::Move(Move::Play(size.point(x, y)))));
        }
        assert_eq!(read(" PASS ", points(false)), Ok(Typed::Move(Move::Pass)));
        assert_eq!(read("virtual", points(false)), Ok(Typed::Move(Move::Virtual)));
        let error = "i9 is not a point of the 15x15 board; `help` lists what is";
        assert_eq!(read("i9", points(false)), Err(error.to_string()));
    }

    #[test]
    fn points_by_the_numbers_of_their_lines_are_read_in_every_game() {
        for has_i in [false, true] {
            let point = points(has_i).size.point(8, 3);
            assert_eq!(read("x9Y4", points(has_i)), Ok(Typed::Move(Move::Play(point))));
            assert!(read("X16Y4", points(has_i)).is_err());
        }
    }

    #[test]
    fn everything_that_help_lists_is_understood() {
        for (typed, _) in HELP {
            for line in typed.split(", ") {
                assert!(read(line, points(false)).is_ok(), "{line}");
            }
        }
    }

    #[test]
    fn a_line_that_is_not_understood_is_answered_in_a_sentence() {
        for (line, error) in [
            ("undo 3", "undo stands alone"),
            ("save", "save takes a file"),
            ("level", "level takes a number"),
            ("play green", "green is not black, white, both or neither"),
            ("why d4 e5", "why takes a move"),
            ("why z9", "z9 is not a point of the 15x15 board"),
            ("dead", "dead takes points with a stone of each dead chain, none or auto"),
            ("end", "end takes natural or agreed"),
            ("end well", "well is not natural or agreed"),
            ("genmove b", "genmove is not known; `help` lists what is"),
            ("\u{1b}[2J x", "\\u{1b}[2J is not known; `help` lists what is"),
        ] {
            assert_eq!(read(line, points(false)), Err(error.to_string()), "{line}");
        }
        for line in ["save my game.sgf", "save \"my game.sgf\"", "save 'my game.sgf'"] {
            assert_eq!(read(line, points(false)), Ok(Typed::Save("my game.sgf".to_string())), "{line}");
        }
    }
}
