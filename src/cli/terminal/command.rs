//! What a person may type.

use liangyi_core::game::Move;
use liangyi_core::score::End;

use super::board::PointNotation;
use crate::protocol::unquoted;
use crate::show::words::{Language, Message, msg};
use crate::table::Seats;

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

impl Typed {
    /// Whether it can be done while the colours are not chosen yet; anything else answers what the opening asks.
    pub fn serves_in_openings(&self) -> bool {
        match self {
            Typed::Empty | Typed::Undo | Typed::Board | Typed::Rules | Typed::Moves | Typed::Save(_) => true,
            Typed::Level(_) | Typed::New | Typed::Now | Typed::Help | Typed::Quit => true,
            Typed::Move(_) | Typed::Resign | Typed::Score | Typed::Compare | Typed::Dead(_) => false,
            Typed::End(_) | Typed::Why(_) | Typed::Hint | Typed::Play(_) => false,
        }
    }
}

/// What may be typed, and what it does.
pub fn help() -> [(&'static str, Message<'static>); 19] {
    [
        ("d4", msg!("help-move")),
        ("pass", msg!("help-pass")),
        ("virtual", msg!("help-virtual")),
        ("undo", msg!("help-undo")),
        ("resign", msg!("help-resign")),
        ("score", msg!("help-score")),
        ("compare", msg!("help-compare")),
        ("dead d4 e5", msg!("help-dead")),
        ("end natural", msg!("help-end")),
        ("why d4", msg!("help-why")),
        ("hint", msg!("help-hint")),
        ("now", msg!("help-now")),
        ("board", msg!("help-board")),
        ("rules", msg!("help-rules")),
        ("moves", msg!("help-moves")),
        ("level 3", msg!("help-level")),
        ("play white", msg!("help-play")),
        ("save FILE", msg!("help-save")),
        ("new, help, quit", msg!("help-others")),
    ]
}

/// What the commands are called in a language besides their own names.
fn names() -> [(&'static str, Message<'static>); 18] {
    [
        ("undo", msg!("also-undo")),
        ("resign", msg!("also-resign")),
        ("score", msg!("also-score")),
        ("compare", msg!("also-compare")),
        ("hint", msg!("also-hint")),
        ("board", msg!("also-board")),
        ("rules", msg!("also-rules")),
        ("moves", msg!("also-moves")),
        ("new", msg!("also-new")),
        ("now", msg!("also-now")),
        ("help", msg!("also-help")),
        ("quit", msg!("also-quit")),
        ("end", msg!("also-end")),
        ("level", msg!("also-level")),
        ("save", msg!("also-save")),
        ("play", msg!("also-play")),
        ("why", msg!("also-why")),
        ("dead", msg!("also-dead")),
    ]
}

/// The other name of a command in a language, if it has one.
pub fn also(command: &str, words: Language) -> Option<String> {
    let (name, also) = names().into_iter().find(|(name, _)| *name == command)?;
    Some(words.say(also)).filter(|also| also != name)
}

/// Reads a line.
///
/// # Errors
///
/// What is wrong with it, in a sentence.
pub fn read(line: &str, points: PointNotation, words: Language) -> Result<Typed, String> {
    let line = line.trim();
    let mut typed = line.split_whitespace();
    let Some(first) = typed.next() else {
        return Ok(Typed::Empty);
    };
    let rest: Vec<&str> = typed.collect();
    let mv = |word: &str| {
        let none = || words.say(msg!("typed-no-point", word = clip(word), size = points.size.to_string()));
        // As the language names a move of Go, or as it is typed in every language.
        let named = if points.has_i { &[][..] } else { &[Move::Pass, Move::Virtual] };
        let said = named.iter().copied().find(|&mv| words.no_point(mv) == word);
        said.or_else(|| points.read(word)).ok_or_else(none)
    };
    let named = names().into_iter().find(|(_, also)| words.say(also.clone()) == first);
    let word = named.map_or_else(|| first.to_ascii_lowercase(), |(name, _)| name.to_string());
    let alone = |typed: Typed| match rest.as_slice() {
        [] => Ok(typed),
        _ => Err(words.say(msg!("typed-alone", word = word.as_str()))),
    };
    let one = |otherwise: Message<'_>| match rest.as_slice() {
        [one] => Ok((*one).to_string()),
        _ => Err(words.say(otherwise)),
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
            let wanted = one(msg!("typed-end"))?;
            let wrong = || words.say(msg!("typed-no-end", word = clip(&wanted)));
            End::named(&wanted).map(Typed::End).ok_or_else(wrong)
        }
        "level" => one(msg!("typed-level")).map(Typed::Level),
        // A path may have blanks.
        "save" if !rest.is_empty() => Ok(Typed::Save(unquoted(line[first.len()..].trim()).to_string())),
        "save" => Err(words.say(msg!("typed-save"))),
        "play" => {
            let wanted = one(msg!("typed-play"))?;
            let seat = Seats::ALL.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&wanted));
            let wrong = || words.say(msg!("typed-no-side", word = clip(&wanted)));
            seat.map(|(_, seat)| Typed::Play(seat)).ok_or_else(wrong)
        }
        "why" => match rest.as_slice() {
            [] => Ok(Typed::Why(None)),
            [one] => mv(one).map(|mv| Typed::Why(Some(mv))),
            _ => Err(words.say(msg!("typed-why"))),
        },
        "dead" => match rest.as_slice() {
            [] => Err(words.say(msg!("typed-dead"))),
            [one] if one.eq_ignore_ascii_case("auto") => Ok(Typed::Dead(None)),
            [one] if one.eq_ignore_ascii_case("none") => Ok(Typed::Dead(Some(Vec::new()))),
            named => named.iter().map(|word| mv(word)).collect::<Result<_, _>>().map(|dead| Typed::Dead(Some(dead))),
        },
        _ if rest.is_empty() => {
            mv(first).map(Typed::Move).map_err(|error| words.say(msg!("typed-help-lists", error = error)))
        }
        _ => Err(words.say(msg!("typed-unknown", word = clip(first)))),
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
    use crate::show::words::{English, Language};

    fn points(has_i: bool) -> PointNotation {
        PointNotation { size: Size::square(15).unwrap(), has_i, form: PointForm::Letters }
    }

    #[test]
    fn moves_are_read_as_the_players_of_the_game_write_them() {
        let size = points(false).size;
        for (text, has_i, point) in [("d4", false, (3, 3)), ("J9", false, (8, 8)), ("i9", true, (8, 8))] {
            let (x, y) = point;
            assert_eq!(read(text, points(has_i), English), Ok(Typed::Move(Move::Play(size.point(x, y)))));
        }
        assert_eq!(read(" PASS ", points(false), English), Ok(Typed::Move(Move::Pass)));
        assert_eq!(read("virtual", points(false), English), Ok(Typed::Move(Move::Virtual)));
        let error = "i9 is not a point of the 15x15 board; `help` lists what is";
        assert_eq!(read("i9", points(false), English), Err(error.to_string()));
    }

    #[test]
    fn points_by_the_numbers_of_their_lines_are_read_in_every_game() {
        for has_i in [false, true] {
            let point = points(has_i).size.point(8, 3);
            assert_eq!(read("x9Y4", points(has_i), English), Ok(Typed::Move(Move::Play(point))));
            assert!(read("X16Y4", points(has_i), English).is_err());
        }
    }

    #[test]
    fn moves_are_read_as_the_language_names_them() {
        for (text, mv) in [("虚着", Move::Virtual), ("放弃", Move::Pass), ("virtual", Move::Virtual)] {
            assert_eq!(read(text, points(false), Language::Simplified), Ok(Typed::Move(mv)), "{text}");
        }
        assert!(read("虚着", points(false), English).is_err());
    }

    #[test]
    fn commands_have_names_in_the_language_too() {
        for (text, typed) in [
            ("悔棋", Typed::Undo),
            ("认输", Typed::Resign),
            ("帮助", Typed::Help),
            ("保存 a b.sgf", Typed::Save("a b.sgf".to_string())),
            ("终局 natural", Typed::End(End::Natural)),
        ] {
            assert_eq!(read(text, points(false), Language::Simplified), Ok(typed), "{text}");
            assert!(read(text, points(false), English).is_err(), "{text}");
        }
        for language in Language::ALL {
            let mut called: Vec<String> = names().into_iter().map(|(_, said)| language.say(said)).collect();
            called.sort();
            called.dedup();
            assert_eq!(called.len(), names().len(), "{language:?}");
        }
    }

    #[test]
    fn everything_that_help_lists_is_understood() {
        for (typed, _) in help() {
            for line in typed.split(", ") {
                assert!(read(line, points(false), English).is_ok(), "{line}");
            }
        }
    }

    #[test]
    fn a_line_that_is_not_understood_is_answered_in_a_sentence() {
        for (line, error) in [
            ("undo 3", "undo stands alone"),
            ("save", "save takes a file"),
            ("level", "level takes a number, or a rank such as 5k"),
            ("play green", "green is not black, white, both or neither"),
            ("why d4 e5", "why takes a move"),
            ("why z9", "z9 is not a point of the 15x15 board"),
            ("dead", "dead takes points with a stone of each dead chain, none or auto"),
            ("end", "end takes natural or agreed"),
            ("end well", "well is not natural or agreed"),
            ("genmove b", "genmove is not known; `help` lists what is"),
            ("\u{1b}[2J x", "\\u{1b}[2J is not known; `help` lists what is"),
        ] {
            assert_eq!(read(line, points(false), English), Err(error.to_string()), "{line}");
        }
        for line in ["save my game.sgf", "save \"my game.sgf\"", "save 'my game.sgf'"] {
            assert_eq!(read(line, points(false), English), Ok(Typed::Save("my game.sgf".to_string())), "{line}");
        }
    }
}
