//! The result of a game as files state it (`RE`), in every form that programs and people write: SGF's own, words in
//! Chinese, Japanese, Korean and English.

use std::fmt;
use std::str::FromStr;

use nom::branch::alt;
use nom::character::complete::anychar;
use nom::error::{Error, ErrorKind};
use nom::multi::many0;
use nom::{IResult, Parser as _};

use super::numbers::{self, Quantity, Unit, narrow, simplified};
use crate::base::Color;
use crate::rules;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameResult {
    /// A side has won.
    Won(Color, WonBy),
    /// Neither has (和棋, 持碁).
    Draw,
    /// There is none: the game was annulled or suspended, or went round in a cycle.
    Void,
    /// Both are judged to have lost (双方均判负, 両負け: Japanese rules, article 13; 新应氏, article 9.1).
    BothLose,
    /// It is not known.
    Unknown,
}

/// How a side has won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WonBy {
    /// By this many points, 0 and more.
    Points(f64),
    /// By this many 子 (half a point each where area is counted), 0 and more.
    Zi(f64),
    /// By this many of what the record does not say: points in most.
    Number(f64),
    /// Nobody says.
    Unstated,
    /// The other side has resigned (中盘胜).
    Resignation,
    /// The other side's time has run out (超时).
    Time,
    /// The other side is judged to have lost (判负): it broke a rule, left, or ended the game too early (懈怠).
    Forfeit,
}

/// A text is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no result")]
pub struct NoResult(pub String);

impl GameResult {
    /// The side that has won, if one has.
    pub fn winner(self) -> Option<Color> {
        match self {
            GameResult::Won(color, _) => Some(color),
            GameResult::Draw | GameResult::Void | GameResult::BothLose | GameResult::Unknown => None,
        }
    }

    /// Whether the game ended before it could be counted: no count of its last position says who has won.
    pub fn is_decided_without_count(self) -> bool {
        match self {
            GameResult::Won(_, by) => match by {
                WonBy::Resignation | WonBy::Time | WonBy::Forfeit => true,
                WonBy::Points(_) | WonBy::Zi(_) | WonBy::Number(_) | WonBy::Unstated => false,
            },
            GameResult::Void | GameResult::BothLose => true,
            GameResult::Draw | GameResult::Unknown => false,
        }
    }

    /// Whether a count is another result than this: another winner or, where both have one, another margin. `counted`
    /// is the margin of the count and its unit, `None` where the game was judged and not counted. A margin without a
    /// unit may be in points or in 子. What was decided without a count is not compared.
    pub fn differs_from(self, winner: Option<Color>, counted: Option<(f64, rules::Unit)>) -> bool {
        if self.is_decided_without_count() || self == GameResult::Unknown {
            return false;
        }
        if self.winner() != winner {
            return true;
        }
        let Some((margin, unit)) = counted else { return false };
        let margin = margin.abs();
        let [points, zi] = match unit {
            rules::Unit::Points => [margin, margin / 2.0],
            rules::Unit::Zi => [2.0 * margin, margin],
            rules::Unit::Stones => [margin; 2],
        };
        let is = |stated: f64, counted: f64| (stated - counted).abs() < 0.01;
        match self {
            GameResult::Won(_, WonBy::Points(stated)) => !is(stated, points),
            GameResult::Won(_, WonBy::Zi(stated)) => !is(stated, zi),
            GameResult::Won(_, WonBy::Number(stated)) => !is(stated, points) && !is(stated, zi),
            GameResult::Won(..) | GameResult::Draw | GameResult::Void | GameResult::BothLose | GameResult::Unknown => {
                false
            }
        }
    }
}

impl fmt::Display for GameResult {
    /// As SGF writes it: `B+3.5`, `W+R`, `W+T`, `W+F`, `B+`, `0`, `Void`, `?`. 子 have their unit; that both have lost,
    /// for which SGF has no word, is `Void` too.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Draw => f.write_str("0"),
            GameResult::Void | GameResult::BothLose => f.write_str("Void"),
            GameResult::Unknown => f.write_str("?"),
            GameResult::Won(color, by) => {
                write!(f, "{}+", color.letter())?;
                match by {
                    WonBy::Points(points) | WonBy::Number(points) => write!(f, "{points:?}"),
                    WonBy::Zi(zi) => write!(f, "{zi:?}子"),
                    WonBy::Unstated => Ok(()),
                    WonBy::Resignation => f.write_str("R"),
                    WonBy::Time => f.write_str("T"),
                    WonBy::Forfeit => f.write_str("F"),
                }
            }
        }
    }
}

/// Words for a result without a winner, in simplified form.
const WITHOUT_WINNER: [(GameResult, &[&str]); 4] = [
    (
        GameResult::Draw,
        &[
            "0",
            "0.0",
            "draw",
            "drawn",
            "tie",
            "jigo",
            "和棋",
            "和",
            "和局",
            "平局",
            "平",
            "持碁",
            "持棋",
            "ジゴ",
            "引き分け",
            "빅",
            "무승부",
        ],
    ),
    (
        GameResult::Void,
        &[
            "void",
            "no result",
            "noresult",
            "suspended",
            "annulled",
            "无胜负",
            "无效",
            "打挂",
            "打挂け",
            "打ち挂け",
            "封棋",
            "무효",
        ],
    ),
    (
        GameResult::BothLose,
        &[
            "both lose",
            "both lost",
            "both sides lose",
            "both sides lost",
            "both players lose",
            "both players lost",
            "双方判负",
            "双方均判负",
            "双方负",
            "双方均负",
            "双方都负",
            "双败",
            "两负け",
            "两者负け",
            "双方负け",
            "两者败",
            "双方皆判负",
            "均判负",
            "均负",
            "双负",
            "double forfeit",
        ],
    ),
    (GameResult::Unknown, &["?", "荒空未收,尚不能计算", "unknown", "未知", "不明", "不详", "未定"]),
];

/// The names of the sides before a result, the longest first where one begins another.
const SIDES: [(&str, Color); 10] = [
    ("black", Color::Black),
    ("white", Color::White),
    ("黑方", Color::Black),
    ("白方", Color::White),
    ("黑棋", Color::Black),
    ("白棋", Color::White),
    ("黑", Color::Black),
    ("白", Color::White),
    ("흑", Color::Black),
    ("백", Color::White),
];

/// What a word of a result says of the side that is named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    /// It has won.
    Wins,
    /// It has lost.
    Loses,
    /// One side has resigned: the other, unless it is said to have lost.
    Resignation,
    /// It gives up.
    Resigns,
    /// Time has run out: its own, unless it is said to have won.
    Time,
    /// A side is judged to have lost: this one, unless it is said to have won.
    Forfeit,
    /// Nothing.
    Filler,
}

/// The words of results in simplified form, found where they stand, the longest first.
#[rustfmt::skip]
const WORDS: &[(&str, Word)] = &[
    ("wins", Word::Wins), ("won", Word::Wins), ("win", Word::Wins), ("获胜", Word::Wins), ("胜出", Word::Wins),
    ("胜", Word::Wins), ("胜ち", Word::Wins), ("胜利", Word::Wins), ("赢", Word::Wins), ("승리", Word::Wins),
    ("승", Word::Wins), ("loses", Word::Loses), ("lost", Word::Loses), ("负", Word::Loses), ("负け", Word::Loses),
    ("输", Word::Loses), ("败", Word::Loses), ("패", Word::Loses), ("resignation", Word::Resignation),
    ("resign", Word::Resignation), ("中盘", Word::Resignation), ("中押し", Word::Resignation),
    ("中押", Word::Resignation), ("불계", Word::Resignation), ("resigns", Word::Resigns), ("resigned", Word::Resigns),
    ("认输", Word::Resigns), ("投子", Word::Resigns), ("投了", Word::Resigns), ("timeout", Word::Time),
    ("time", Word::Time), ("超时", Word::Time), ("逾时", Word::Time), ("时间切れ", Word::Time),
    ("时间到", Word::Time), ("시간초과", Word::Time), ("시간", Word::Time), ("forfeit", Word::Forfeit),
    ("弃权", Word::Forfeit), ("弃赛", Word::Forfeit), ("判", Word::Forfeit), ("反则", Word::Forfeit),
    ("犯规", Word::Forfeit), ("违规", Word::Forfeit), ("懈怠", Word::Forfeit), ("不战", Word::Forfeit),
    ("禁手", Word::Forfeit), ("반칙", Word::Forfeit), ("기권", Word::Forfeit), ("by", Word::Filler),
    ("on", Word::Filler), ("方", Word::Filler), ("了", Word::Filler), ("以", Word::Filler), ("の", Word::Filler),
    ("で", Word::Filler), ("而", Word::Filler), ("因", Word::Filler), ("。", Word::Filler),
];

/// What stands after `B+`.
const HOW: [(&str, WonBy); 12] = [
    ("", WonBy::Unstated),
    ("r", WonBy::Resignation),
    ("res", WonBy::Resignation),
    ("resign", WonBy::Resignation),
    ("resigned", WonBy::Resignation),
    ("resignation", WonBy::Resignation),
    ("t", WonBy::Time),
    ("time", WonBy::Time),
    ("timeout", WonBy::Time),
    ("f", WonBy::Forfeit),
    ("forfeit", WonBy::Forfeit),
    ("forfeiture", WonBy::Forfeit),
];

impl FromStr for GameResult {
    type Err = NoResult;

    fn from_str(text: &str) -> Result<GameResult, NoResult> {
        read(text).ok_or_else(|| NoResult(text.chars().take(40).collect()))
    }
}

fn read(text: &str) -> Option<GameResult> {
    // No result is long, and nobody writes a report into it.
    const MOST: usize = 200;
    if text.len() > MOST {
        return None;
    }
    let text: String = text.chars().map(narrow).map(simplified).collect::<String>().trim().to_lowercase();
    let text = text.strip_suffix('.').unwrap_or(&text).trim_end();
    let without = WITHOUT_WINNER.iter().find(|(_, words)| words.contains(&text));
    if let Some((result, _)) = without {
        return Some(*result);
    }
    let (side, rest) = text.split_once('+').unwrap_or((text, ""));
    if text.contains('+') {
        let alone = |(color, rest): (Color, &str)| rest.is_empty().then_some(color);
        let winner = Color::named(side.trim()).or_else(|| side_named(side.trim()).and_then(alone))?;
        return how(rest.trim()).map(|by| GameResult::Won(winner, by));
    }
    let text = text.strip_prefix('判').map_or(text.to_string(), |rest| format!("{rest}判"));
    let (subject, rest) = side_named(&text).or_else(|| {
        // A letter for a side stands alone.
        let (letter, rest) = text.split_once(' ')?;
        Some((Color::named(letter)?, rest))
    })?;
    told(subject, rest.trim())
}

/// The side that a text begins with, and the rest.
fn side_named(text: &str) -> Option<(Color, &str)> {
    SIDES.iter().find_map(|(name, color)| Some((*color, text.strip_prefix(name)?)))
}

/// What stands after `B+`: a word of SGF's, a margin, or words.
fn how(text: &str) -> Option<WonBy> {
    if let Some((_, by)) = HOW.iter().find(|(word, _)| *word == text) {
        return Some(*by);
    }
    match told(Color::Black, &format!("{text}胜"))? {
        GameResult::Won(_, by) => Some(by),
        GameResult::Draw | GameResult::Void | GameResult::BothLose | GameResult::Unknown => None,
    }
}

/// What words say of `subject`: whether it has won, how, by how much.
fn told(subject: Color, text: &str) -> Option<GameResult> {
    // What stands in brackets says how, or why.
    let (text, remark) = match text.split_once('(') {
        Some((text, remark)) => (text, remark.strip_suffix(')')?),
        None => (text, ""),
    };
    let (words, number) = taken_apart(text);
    let (remarks, _) = taken_apart(remark);
    let has = |word: Word| words.contains(&word);
    let any = |word: Word| has(word) || remarks.contains(&word);
    let by_word = [
        (Word::Resignation, WonBy::Resignation),
        (Word::Resigns, WonBy::Resignation),
        (Word::Time, WonBy::Time),
        (Word::Forfeit, WonBy::Forfeit),
    ];
    let by_word = by_word.into_iter().find(|(word, _)| any(*word)).map(|(_, by)| by);
    let wins = match (has(Word::Wins), has(Word::Loses)) {
        (true, false) => true,
        (false, true) => false,
        (true, true) => return None,
        // Who gives up, whose time has run out, who is judged, has lost.
        (false, false) if has(Word::Resigns) || has(Word::Time) || has(Word::Forfeit) => false,
        (false, false) if has(Word::Resignation) => true,
        (false, false) => return None,
    };
    let number = number.trim();
    let by = match (number.is_empty(), by_word) {
        (true, by) => by.unwrap_or(WonBy::Unstated),
        (false, None) => {
            let Quantity { value, unit } = numbers::quantity(number).filter(|quantity| quantity.value >= 0.0)?;
            match unit {
                Some(Unit::Points) => WonBy::Points(value),
                Some(Unit::Zi) => WonBy::Zi(value),
                None => WonBy::Number(value),
            }
        }
        (false, Some(_)) => return None,
    };
    Some(GameResult::Won(if wins { subject } else { subject.opponent() }, by))
}

/// A word, or a sign of what is left where none begins.
enum Piece {
    Word(Word),
    Sign(char),
}

/// The words of a text, and what is left of it.
fn taken_apart(text: &str) -> (Vec<Word>, String) {
    let piece = alt((word.map(Piece::Word), anychar.map(Piece::Sign)));
    let (_, pieces): (&str, Vec<Piece>) = many0(piece).parse(text).unwrap_or_default();
    let words = pieces.iter().filter_map(|piece| match piece {
        Piece::Word(word) => Some(*word),
        Piece::Sign(_) => None,
    });
    let left = pieces.iter().map(|piece| match piece {
        Piece::Word(_) => ' ',
        Piece::Sign(sign) => *sign,
    });
    (words.collect(), left.collect())
}

/// The longest word that a text begins with.
fn word(text: &str) -> IResult<&str, Word> {
    let found = WORDS.iter().filter(|(word, _)| text.starts_with(word)).max_by_key(|(word, _)| word.len());
    let (word, meaning) = found.ok_or_else(|| nom::Err::Error(Error::new(text, ErrorKind::Tag)))?;
    Ok((&text[word.len()..], *meaning))
}
