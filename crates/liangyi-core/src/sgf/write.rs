//! From a game to the text of a file.

use super::game::Info;
use super::passes::{DECLARED_END, VIRTUAL_MOVE};
use crate::base::{Color, Point, PointSet, Size};
use crate::game::{End, Game, Move, Played, Position};

/// The number of handicap stones.
const HANDICAP: &str = "HA";
/// Moves on a line of the file.
const PER_LINE: usize = 10;

/// What a file may say beyond the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// More properties of the game: name and value.
    pub root: Vec<(&'static str, String)>,
    /// Comments on the moves, as far as there are any.
    pub comments: Vec<Option<String>>,
    /// How both sides declare that the game ends after its last move, if they do.
    pub declared_end: Option<End>,
}

/// A game that SGF files record.
pub trait Recorded: Position {
    /// The number of the game in SGF's `GM` property.
    const GM: u32;

    /// What the rules add to the root of a file: names and values of properties, such as the komi.
    fn conditions(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The indices of the moves, ascending and counted from 0, that are to be made whatever a reader makes of them
    /// (`KO`): the rules forbid them, or they would be taken for set-up.
    fn forced_moves(&self) -> Vec<usize> {
        Vec::new()
    }
}

impl Recorded for Game {
    const GM: u32 = 1;

    fn conditions(&self) -> Vec<(&'static str, String)> {
        let handicap = (self.handicap() > 0).then(|| (HANDICAP, self.handicap().to_string()));
        std::iter::once(("KM", self.rules().komi.to_string())).chain(handicap).collect()
    }

    fn forced_moves(&self) -> Vec<usize> {
        let moves: Vec<Played> = self.moves().collect();
        // With its second play a run of one colour at the start is taken for set-up.
        let run = self.restarted().opened(&moves, true).map(|_| 1);
        let forbidden = self.forbidden_moves().map(|(index, _)| index);
        let mut forced: Vec<usize> = forbidden.chain(run).collect();
        forced.sort_unstable();
        forced.dedup();
        forced
    }
}

/// The game as an SGF file, which [`super::load`] reads back; no line of it is empty.
pub fn write<P: Recorded>(game: &P, info: &Info) -> String {
    write_annotated(game, info, &Annotations::default())
}

/// As [`write()`], with more said of the game and of its moves.
pub fn write_annotated<P: Recorded>(game: &P, info: &Info, annotations: &Annotations) -> String {
    let size = game.size();
    let mut text = String::from("(;");
    let mut put = |name: &str, value: &str| push(&mut text, name, value);
    put("GM", &P::GM.to_string());
    put("FF", "4");
    put("CA", "UTF-8");
    if let Some(program) = &info.program {
        put("AP", program);
    }
    match (size.width(), size.height()) {
        (width, height) if width == height => put("SZ", &width.to_string()),
        (width, height) => put("SZ", &format!("{width}:{height}")),
    }
    for (name, value) in game.conditions() {
        if name != HANDICAP || info.handicap.is_none() {
            put(name, &value);
        }
    }
    if let Some(named) = info.handicap {
        put(HANDICAP, &named.to_string());
    }
    let texts = [
        ("RU", &info.rules),
        ("PB", &info.black),
        ("PW", &info.white),
        ("DT", &info.date),
        ("EV", &info.event),
        ("RE", &info.result),
    ];
    for (name, value) in texts {
        if let Some(value) = value {
            put(name, value);
        }
    }
    for (name, value) in &annotations.root {
        put(name, value);
    }
    let start = game.start();
    push_points(&mut text, "AB", size, &start.stones(Color::Black));
    push_points(&mut text, "AW", size, &start.stones(Color::White));
    let first = game.first();
    // Other programs let Black begin on an empty board and guess on any other.
    if first == Color::White || !start.occupied().is_empty() {
        push(&mut text, "PL", &first.letter().to_string());
    }
    let declare = |text: &mut String| {
        if let Some(end) = annotations.declared_end {
            push(text, DECLARED_END, end.name());
        }
    };
    if game.moves().len() == 0 {
        declare(&mut text);
    }
    let forced = game.forced_moves();
    let last = game.moves().len().saturating_sub(1);
    for (index, played) in game.moves().enumerate() {
        text.push_str(if index % PER_LINE == 0 { "\n;" } else { ";" });
        push_move(&mut text, size, played);
        if forced.binary_search(&index).is_ok() {
            push(&mut text, "KO", "");
        }
        if let Some(Some(comment)) = annotations.comments.get(index) {
            push(&mut text, "C", comment);
        }
        if index == last {
            declare(&mut text);
        }
    }
    text.push_str(")\n");
    text
}

fn push_move(text: &mut String, size: Size, Played { color, mv }: Played) {
    let value = match mv {
        Move::Play(point) => letters(size, point),
        Move::Pass | Move::Virtual => String::new(),
    };
    push(text, &color.letter().to_string(), &value);
    if mv == Move::Virtual {
        push(text, VIRTUAL_MOVE, "1");
    }
}

fn push_points(text: &mut String, name: &str, size: Size, points: &PointSet) {
    for (index, point) in points.iter().enumerate() {
        if index == 0 {
            text.push_str(name);
        }
        text.push('[');
        text.push_str(&letters(size, point));
        text.push(']');
    }
}

fn push(text: &mut String, name: &str, value: &str) {
    text.push_str(name);
    text.push('[');
    for sign in value.chars() {
        match sign {
            ']' | '\\' => text.extend(['\\', sign]),
            // One line of text: a line break in a name would break a protocol's reply.
            sign if sign.is_control() => text.push(' '),
            sign => text.push(sign),
        }
    }
    text.push(']');
}

/// Column from the left, then row from the top.
pub fn letters(size: Size, point: Point) -> String {
    let (x, y) = size.coordinates(point);
    let down = size.height() - 1 - y;
    [x, down].into_iter().map(|coordinate| char::from(b'a' + coordinate as u8)).collect()
}
