//! The answers of an opening as words: `H8,I9,G7`, `black`, `more`, `3`. They are what a person types, what the command
//! `liangyi-opening` of GTP has, and what a record keeps.

use super::opening_rule::OpeningRule;
use super::opening_state::{OpeningAnswer, OpeningError, OpeningQuestion, OpeningState, OpeningStep};
use crate::base::{Color, Point, PointNames, Size, words_of_points};

/// The word for the other way.
const MORE: &str = "more";

/// A text is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAnswer {
    /// It is not of the kind that is asked for.
    #[error("'{0}' is no answer to what is asked")]
    Unread(String),
    /// It names something that is no point of the board.
    #[error("'{0}' is no point of the board")]
    Point(String),
    /// It breaks the rule.
    #[error("{0}")]
    Broken(#[from] OpeningError),
}

/// The answer to a step that a text names: points with commas or blanks between them, a colour, `swap` or `keep`,
/// `more` for the other way, a number. Whether the rule allows it is not asked.
///
/// # Errors
///
/// [`BadAnswer`], where it is none of what this step can be answered with.
///
/// ```
/// use liangyi_core::base::{Color, PointNames, Size};
/// use liangyi_core::line::{OpeningAnswer, OpeningRule, OpeningState, read_answer, write_answer};
///
/// let size = Size::square(15).expect("2 to 21 lines");
/// let names = PointNames::of_line_games(size);
/// let mut opening = OpeningState::new(OpeningRule::Swap, size).expect("it has no squares");
/// let stones = read_answer("h8, i9 g6", &opening.next().expect("three stones are asked for"), names).unwrap();
/// assert_eq!(write_answer(&stones, names), "H8,I9,G6");
/// opening.apply(stones).expect("they are three");
/// let side = read_answer("swap", &opening.next().expect("the other chooses"), names).unwrap();
/// assert_eq!(side, OpeningAnswer::Side(Color::Black));
/// ```
pub fn read_answer(text: &str, step: &OpeningStep, names: PointNames) -> Result<OpeningAnswer, BadAnswer> {
    let text = text.trim();
    let unread = || BadAnswer::Unread(text.to_string());
    let points = || -> Result<Vec<Point>, BadAnswer> {
        words_of_points(text).map(|word| names.read(word).ok_or_else(|| BadAnswer::Point(word.to_string()))).collect()
    };
    Ok(match step.question {
        OpeningQuestion::Stones(_) => OpeningAnswer::Stones(points()?),
        OpeningQuestion::Offer(_) => OpeningAnswer::Offer(points()?),
        OpeningQuestion::Choice(_) => match points()?[..] {
            [point] => OpeningAnswer::Choice(point),
            _ => return Err(unread()),
        },
        OpeningQuestion::Count(_) => OpeningAnswer::Count(text.parse().map_err(|_| unread())?),
        OpeningQuestion::Side(way) => match text.to_ascii_lowercase().as_str() {
            "black" | "b" => OpeningAnswer::Side(Color::Black),
            "white" | "w" => OpeningAnswer::Side(Color::White),
            "keep" => OpeningAnswer::Side(step.color),
            "swap" => OpeningAnswer::Side(step.color.opponent()),
            MORE if way.is_some() => OpeningAnswer::OtherWay,
            _ => return Err(unread()),
        },
    })
}

/// An answer as [`read_answer`] reads it, without blanks.
pub fn write_answer(answer: &OpeningAnswer, names: PointNames) -> String {
    match answer {
        OpeningAnswer::Stones(points) | OpeningAnswer::Offer(points) => {
            points.iter().map(|&point| names.name(point)).collect::<Vec<_>>().join(",")
        }
        OpeningAnswer::Side(color) => color.to_string().to_ascii_lowercase(),
        OpeningAnswer::OtherWay => MORE.to_string(),
        OpeningAnswer::Count(count) => count.to_string(),
        OpeningAnswer::Choice(point) => names.name(*point),
    }
}

/// An opening as records tell it in the properties of SGF that are for people: the rule, and the answers of both
/// players in their order, each with the player who gave it (1 is who had Black first).
///
/// ```
/// use liangyi_core::base::{PointNames, Size};
/// use liangyi_core::line::{OpeningRule, OpeningState, replayed_opening, told_opening};
///
/// let size = Size::square(15).expect("2 to 21 lines");
/// let answers = ["H8,I9,G6", "more", "A1,A2", "black"];
/// let opening = replayed_opening(OpeningRule::Swap2, size, &answers, PointNames::of_line_games(size)).unwrap();
/// assert_eq!(told_opening(&opening), "Opening rule: Swap2; answers: 1 H8,I9,G6 2 more 2 A1,A2 1 black");
/// ```
pub fn told_opening(opening: &OpeningState) -> String {
    let names = PointNames::of_line_games(opening.size());
    let Ok(mut asked) = OpeningState::new(opening.rule(), opening.size()) else { return String::new() };
    let mut told = format!("Opening rule: {}", opening.rule().title());
    for (index, answer) in opening.answers().iter().enumerate() {
        let player = asked.next().map_or(0, |step| step.player.index() + 1);
        let before = if index == 0 { "; answers:" } else { "" };
        told += &format!("{before} {player} {}", write_answer(answer, names));
        if asked.apply(answer.clone()).is_err() {
            break;
        }
    }
    told
}

/// An opening after these answers of both players, in order.
///
/// # Errors
///
/// The first that is no answer to what is asked. A board without a middle, which the rule needs, asks nothing.
pub fn replayed_opening<T: AsRef<str>>(
    rule: OpeningRule,
    size: Size,
    answers: &[T],
    names: PointNames,
) -> Result<OpeningState, BadAnswer> {
    let mut opening = OpeningState::new(rule, size).map_err(|_| OpeningError::Over)?;
    for text in answers {
        let step = opening.next().ok_or(OpeningError::Over)?;
        opening.apply(read_answer(text.as_ref(), &step, names)?)?;
    }
    Ok(opening)
}
