//! From games to trees, and from both to the text of a file.

use std::fmt::Write as _;

use super::game::{Info, Setup, SgfGame, SgfStep};
use super::tree::{DECLARED_END, NodeId, Property, SgfTree, VIRTUAL_MOVE, backslashed, letters};
use super::warning::SgfWarning;
use crate::base::{Color, PointSet, Size};
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

/// The bytes of a line after which a node begins another.
const LINE: usize = 96;

impl SgfTree {
    /// The text of a file with this game, in UTF-8.
    pub fn write(&self) -> String {
        let mut writer = Writer { text: String::from("("), line: 0 };
        // What is still to be written, the next one last.
        let mut waiting = vec![Piece::Node(self.root())];
        while let Some(piece) = waiting.pop() {
            match piece {
                Piece::Node(id) => {
                    writer.node(self.properties(id), id == self.root());
                    let children = self.children(id);
                    match children {
                        [only] => waiting.push(Piece::Node(*only)),
                        _ => {
                            for &child in children.iter().rev() {
                                waiting.extend([Piece::Close, Piece::Node(child), Piece::Open]);
                            }
                        }
                    }
                }
                Piece::Open => writer.open(),
                Piece::Close => writer.text.push(')'),
            }
        }
        writer.text.push_str(")\n");
        if !self.rest.is_empty() {
            writer.text.push_str(&self.rest);
            writer.text.push('\n');
        }
        writer.text
    }
}

enum Piece {
    Open,
    Node(NodeId),
    Close,
}

struct Writer {
    text: String,
    /// Where the line begins.
    line: usize,
}

impl Writer {
    fn new_line(&mut self) {
        self.text.push('\n');
        self.line = self.text.len();
    }

    fn open(&mut self) {
        self.new_line();
        self.text.push('(');
    }

    fn node(&mut self, properties: &[Property], is_root: bool) {
        if self.text.len() - self.line > LINE {
            self.new_line();
        }
        self.text.push(';');
        for property in properties {
            self.text.push_str(&property.name);
            // The text is in UTF-8, whatever the file was in.
            let is_encoding = is_root && property.is("CA");
            for value in &property.values {
                let value = if is_encoding { "UTF-8" } else { value.as_str() };
                write!(self.text, "[{value}]").expect("a string takes everything");
            }
        }
    }
}

impl SgfTree {
    /// The tree of a record: a line without comments.
    pub fn of_record(record: &SgfGame) -> SgfTree {
        let mut tree = SgfTree { warnings: record.warnings.clone(), ..SgfTree::default() };
        let size = record.size;
        let across =
            if size.width() == size.height() { size.width().to_string() } else { size.to_string().replace('x', ":") };
        let Info { rules, black, white, result, date, event, handicap, program } = &record.info;
        let number = |number: u32| (number > 0).then(|| number.to_string());
        let values = [
            ("GM", Some("1".to_string())),
            ("FF", Some("4".to_string())),
            ("CA", Some("UTF-8".to_string())),
            ("SZ", Some(across)),
            ("AP", program.clone()),
            ("KM", record.komi.map(|komi| komi.to_string())),
            ("HA", number(handicap.unwrap_or(record.handicap))),
            ("RU", rules.clone()),
            ("PB", black.clone()),
            ("PW", white.clone()),
            ("DT", date.clone()),
            ("EV", event.clone()),
            ("RE", result.clone()),
        ];
        let root = tree.root();
        for (name, value) in values {
            if let Some(value) = value {
                tree.set(root, name, vec![backslashed(&value)]);
            }
        }
        let mut at = root;
        for (index, step) in record.steps.iter().enumerate() {
            at = match step {
                SgfStep::Setup(setup) if index == 0 => {
                    tree.set_up(at, record, setup);
                    at
                }
                SgfStep::Setup(setup) => {
                    let next = tree.push(at);
                    tree.set_up(next, record, setup);
                    next
                }
                SgfStep::Move(played) => {
                    let number = record.steps[..index].iter().filter(|step| matches!(step, SgfStep::Move(_))).count();
                    tree.add_move(at, size, *played, record.forced.binary_search(&number).is_ok())
                }
            };
        }
        tree
    }

    fn set_up(&mut self, id: NodeId, record: &SgfGame, setup: &Setup) {
        let values = |points: &PointSet| points.iter().map(|point| letters(record.size, point)).collect();
        for (name, points) in [("AB", &setup.black), ("AW", &setup.white), ("AE", &setup.empty)] {
            self.set(id, name, values(points));
        }
        let to_move = setup.to_move.map(|color| color.letter().to_string());
        self.set(id, "PL", to_move.into_iter().collect());
    }

    /// The tree, with this said of the file as well.
    pub fn warned(mut self, warning: Option<SgfWarning>) -> SgfTree {
        self.warnings.splice(0..0, warning);
        self
    }
}
