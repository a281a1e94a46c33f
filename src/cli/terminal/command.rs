//! What a person may type.

use liangyi_core::game::Move;
use liangyi_core::line::{OpeningQuestion, OtherWay};
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
    /// Several moves in turn.
    Sequence(Vec<Move>),
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
    /// Name the forbidden points of a line game.
    Forbidden,
    /// Write the game to a file.
    Save(String),
    /// Go on with the game of a file.
    Load(String),
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
    /// Whether it can be done while the colours are not chosen yet. What only Go has is refused as in any line game.
    pub fn serves_in_openings(&self) -> bool {
        match self {
            Typed::Empty | Typed::Undo | Typed::Board | Typed::Rules | Typed::Moves | Typed::Save(_) => true,
            Typed::Load(_) | Typed::Level(_) | Typed::New | Typed::Now | Typed::Help | Typed::Quit => true,
            Typed::Resign | Typed::Hint | Typed::Score | Typed::Compare | Typed::Dead(_) | Typed::End(_) => true,
            Typed::Move(_) | Typed::Sequence(_) | Typed::Why(_) | Typed::Forbidden | Typed::Play(_) => false,
        }
    }
}

/// In what `help` is asked for.
#[derive(Clone, Copy, Debug)]
pub enum HelpIn<'a> {
    /// A game of Go.
    Go,
    /// A line game.
    LineGame,
    /// The opening of one, where this is asked.
    Opening(&'a OpeningQuestion),
}

/// What may be typed, and what it does.
pub fn help(place: HelpIn<'_>, points: PointNotation) -> Vec<(String, Message<'static>)> {
    let [one, two] = points.examples();
    let line = |typed: &str, meaning| (typed.to_string(), meaning);
    let moves = match place {
        HelpIn::Go => vec![
            (one.clone(), msg!("help-move")),
            line("pass", msg!("help-pass")),
            line("virtual", msg!("help-virtual")),
        ],
        HelpIn::LineGame => vec![
            (one.clone(), msg!("help-move")),
            (format!("{one} {two}"), msg!("help-sequence")),
            line("pass", msg!("help-pass-of-line-games")),
        ],
        HelpIn::Opening(question) => answers(question, [&one, &two]),
    };
    let of_go = match place {
        HelpIn::Go => vec![
            line("score", msg!("help-score")),
            line("compare", msg!("help-compare")),
            (format!("dead {one} {two}"), msg!("help-dead")),
            line("end natural", msg!("help-end")),
        ],
        HelpIn::LineGame => vec![line("forbidden", msg!("help-forbidden"))],
        HelpIn::Opening(_) => Vec::new(),
    };
    let hints = match place {
        HelpIn::Go | HelpIn::LineGame => {
            vec![(format!("why {one}"), msg!("help-why")), line("hint", msg!("help-hint"))]
        }
        HelpIn::Opening(_) => vec![line("hint", msg!("help-hint-in-openings"))],
    };
    let sides = match place {
        HelpIn::Go | HelpIn::LineGame => vec![line("play white", msg!("help-play"))],
        HelpIn::Opening(_) => Vec::new(),
    };
    let undo = match place {
        HelpIn::Go | HelpIn::LineGame => line("undo", msg!("help-undo")),
        HelpIn::Opening(_) => line("undo", msg!("help-undo-in-openings")),
    };
    let thinking = [
        line("now", msg!("help-now")),
        line("board", msg!("help-board")),
        line("rules", msg!("help-rules")),
        line("moves", msg!("help-moves")),
        line("level 3", msg!("help-level")),
    ];
    let last = [
        line("save FILE", msg!("help-save")),
        line("load FILE", msg!("help-load")),
        line("new, help, quit", msg!("help-others")),
    ];
    let giving_up = [undo, line("resign", msg!("help-resign"))];
    moves.into_iter().chain(giving_up).chain(of_go).chain(hints).chain(thinking).chain(sides).chain(last).collect()
}

/// What a question of an opening may be answered with.
fn answers(question: &OpeningQuestion, [one, two]: [&str; 2]) -> Vec<(String, Message<'static>)> {
    let line = |typed: &str, meaning| (typed.to_string(), meaning);
    match question {
        OpeningQuestion::Stones([_]) => vec![line(one, msg!("help-move"))],
        OpeningQuestion::Stones(_) => vec![(format!("{one} {two}"), msg!("help-opening-stones"))],
        OpeningQuestion::Side(way) => {
            let more = way.map(|way| {
                let meaning = match way {
                    OtherWay::Stones(count) => msg!("help-opening-more-stones", count = count),
                    OtherWay::Offer(count) => msg!("help-opening-more-offers", count = count),
                };
                line("more", meaning)
            });
            let sides = [
                line("keep", msg!("help-opening-keep")),
                line("swap", msg!("help-opening-swap")),
                line("black", msg!("help-opening-black")),
                line("white", msg!("help-opening-white")),
            ];
            sides.into_iter().chain(more).collect()
        }
        OpeningQuestion::Count(_) => vec![line("3", msg!("help-opening-count"))],
        OpeningQuestion::Offer(_) => vec![(format!("{one} {two}"), msg!("help-opening-offer"))],
        OpeningQuestion::Choice(_) => vec![(format!("a, {one}"), msg!("help-opening-choice"))],
    }
}

/// The answers of openings that are words, as they are read everywhere, with those of a language. Of several names the
/// first is the one that is shown.
fn answer_names() -> [(&'static str, Message<'static>); 5] {
    [
        ("black", msg!("answer-black")),
        ("white", msg!("answer-white")),
        ("keep", msg!("answer-keep")),
        ("swap", msg!("answer-swap")),
        ("more", msg!("answer-more")),
    ]
}

/// An answer in the words that are read everywhere.
pub fn answer_read(text: &str, words: Language) -> String {
    let found = answer_names().into_iter().find(|(_, said)| is_one_of(text.trim(), said.clone(), words));
    found.map_or_else(|| text.to_string(), |(name, _)| name.to_string())
}

/// Whether a word is one of the names in a message, which has blanks between them.
fn is_one_of(word: &str, names: Message<'_>, words: Language) -> bool {
    words.say(names).split(' ').any(|name| name == word)
}

fn first_of(names: Message<'_>, words: Language) -> String {
    words.say(names).split(' ').next().unwrap_or_default().to_string()
}

/// What the commands are called in a language besides their own names; of several names the first is shown.
fn names() -> [(&'static str, Message<'static>); 20] {
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
        ("forbidden", msg!("also-forbidden")),
        ("load", msg!("also-load")),
    ]
}

/// The other name of a command in a language, if it has one.
pub fn also(command: &str, words: Language) -> Option<String> {
    let (name, also) = names().into_iter().chain(answer_names()).find(|(name, _)| *name == command)?;
    Some(first_of(also, words)).filter(|also| also != name)
}

/// The command that a line begins with, by its own name; `None` where it begins with something else.
pub fn command_of(line: &str, words: Language) -> Option<&'static str> {
    let first = line.split_whitespace().next()?;
    let short = match first.to_ascii_lowercase().as_str() {
        "u" => "undo",
        "?" => "help",
        "exit" | "q" => "quit",
        _ => first,
    };
    let is_called =
        |(name, also): &(&str, Message<'_>)| short.eq_ignore_ascii_case(name) || is_one_of(first, also.clone(), words);
    names().into_iter().find(is_called).map(|(name, _)| name)
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
        // As the language names a move, or as it is typed in every language.
        let named = if points.has_i { &[Move::Pass][..] } else { &[Move::Pass, Move::Virtual] };
        let said = named.iter().copied().find(|&mv| words.no_point(mv) == word);
        said.or_else(|| points.read(word)).ok_or_else(none)
    };
    let word = command_of(line, words).map_or_else(|| first.to_ascii_lowercase(), str::to_string);
    let alone = |typed: Typed| match rest.as_slice() {
        [] => Ok(typed),
        _ => Err(words.say(msg!("typed-alone", word = word.as_str()))),
    };
    let one = |otherwise: Message<'_>| match rest.as_slice() {
        [one] => Ok((*one).to_string()),
        _ => Err(words.say(otherwise)),
    };
    match word.as_str() {
        "undo" => alone(Typed::Undo),
        "resign" => alone(Typed::Resign),
        "score" => alone(Typed::Score),
        "compare" => alone(Typed::Compare),
        "hint" => alone(Typed::Hint),
        "board" => alone(Typed::Board),
        "rules" => alone(Typed::Rules),
        "moves" => alone(Typed::Moves),
        "forbidden" => alone(Typed::Forbidden),
        "new" => alone(Typed::New),
        "now" => alone(Typed::Now),
        "help" => alone(Typed::Help),
        "quit" => alone(Typed::Quit),
        "end" => {
            let wanted = one(msg!("typed-end"))?;
            let wrong = || words.say(msg!("typed-no-end", word = clip(&wanted)));
            End::named(&wanted).map(Typed::End).ok_or_else(wrong)
        }
        "level" => one(msg!("typed-level")).map(Typed::Level),
        // A path may have blanks.
        "save" | "load" if !rest.is_empty() => {
            let path = unquoted(line[first.len()..].trim()).to_string();
            Ok(if word == "save" { Typed::Save(path) } else { Typed::Load(path) })
        }
        "save" => Err(words.say(msg!("typed-save"))),
        "load" => Err(words.say(msg!("typed-load"))),
        "play" => {
            let wanted = one(msg!("typed-play"))?;
            let side = answer_read(&wanted, words);
            let seat = Seats::ALL.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&side));
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
        _ => {
            // Where the first word is a move, one of the others may be wrong.
            let unknown = |_| words.say(msg!("typed-unknown", word = clip(first)));
            let first = mv(first).map_err(unknown)?;
            let listed = |error: String| words.say(msg!("typed-help-lists", error = error));
            let rest = rest.iter().map(|word| mv(word).map_err(listed));
            std::iter::once(Ok(first)).chain(rest).collect::<Result<_, _>>().map(Typed::Sequence)
        }
    }
}

/// The beginning of a word that is not understood, without control characters.
fn clip(word: &str) -> String {
    word.chars().take(30).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Color, PointForm, Size};

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
        let sequence = Typed::Sequence(["d4", "e5", "d5"].map(|text| points(true).read(text).unwrap()).to_vec());
        assert_eq!(read("d4 e5 D5", points(true), English), Ok(sequence));
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
            // A line game has passes and no virtual moves.
            assert_eq!(read(text, points(true), Language::Simplified).is_ok(), mv == Move::Pass, "{text}");
        }
        assert_eq!(read("Pass", points(true), English), Ok(Typed::Move(Move::Pass)));
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
            ("载入 a.sgf", Typed::Load("a.sgf".to_string())),
            ("换边 白", Typed::Play(Seats::One(Color::White))),
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
        let stones = OpeningQuestion::Stones(&[1, 3, 5]);
        for (place, has_i) in [(HelpIn::Go, false), (HelpIn::LineGame, true), (HelpIn::Opening(&stones), true)] {
            for form in PointForm::ALL {
                let points = PointNotation { form, ..points(has_i) };
                for (typed, _) in help(place, points) {
                    for line in typed.split(", ") {
                        assert!(read(line, points, English).is_ok(), "{line}");
                    }
                }
            }
        }
        // The examples are on the smallest boards too.
        for lines in [2, 3, 5] {
            let small = PointNotation { size: Size::square(lines).unwrap(), ..points(false) };
            let [one, two] = small.examples();
            assert!(one != two && small.read(&one).is_some() && small.read(&two).is_some(), "{one} {two}");
        }
    }

    #[test]
    fn help_lists_what_the_game_has() {
        let typed = |place: HelpIn<'_>| -> Vec<String> {
            help(place, points(true)).into_iter().map(|(typed, _)| typed).collect()
        };
        let renju = typed(HelpIn::LineGame);
        for of_go in ["virtual", "score", "compare", "dead d4 e5", "end natural"] {
            assert!(typed(HelpIn::Go).iter().any(|line| line == of_go) && !renju.iter().any(|line| line == of_go));
        }
        assert!(renju.iter().any(|line| line == "forbidden"));
        for (question, answers) in [
            (OpeningQuestion::Side(None), &["keep", "swap", "black", "white"][..]),
            (OpeningQuestion::Side(Some(OtherWay::Stones(2))), &["keep", "swap", "black", "white", "more"]),
            (OpeningQuestion::Count(8), &["3"]),
            (OpeningQuestion::Stones(&[1]), &["d4"]),
        ] {
            assert_eq!(&typed(HelpIn::Opening(&question))[..answers.len()], answers);
        }
    }

    #[test]
    fn answers_are_read_in_the_words_of_the_language_and_in_those_of_every_language() {
        for (typed, name) in
            [("黑", "black"), ("白方", "white"), ("交换", "swap"), ("不换", "keep"), ("更多", "more"), ("keep", "keep")]
        {
            assert_eq!(answer_read(typed, Language::Simplified), name);
        }
        assert_eq!(answer_read("h8 i9", Language::Simplified), "h8 i9");
        for (line, name) in [("结束", "quit"), ("退出", "quit"), ("悔棋", "undo"), ("q", "quit"), ("Why h99", "why")]
        {
            assert_eq!(command_of(line, Language::Simplified), Some(name));
        }
        assert_eq!(command_of("h8 i9", English), None);
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
            ("d4 e5 z9", "z9 is not a point of the 15x15 board; `help` lists what is"),
            ("load", "load takes a file"),
            ("\u{1b}[2J x", "\\u{1b}[2J is not known; `help` lists what is"),
        ] {
            assert_eq!(read(line, points(false), English), Err(error.to_string()), "{line}");
        }
        for line in ["save my game.sgf", "save \"my game.sgf\"", "save 'my game.sgf'"] {
            assert_eq!(read(line, points(false), English), Ok(Typed::Save("my game.sgf".to_string())), "{line}");
        }
    }
}
