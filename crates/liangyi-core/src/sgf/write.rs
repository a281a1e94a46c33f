//! From a game to its tree, and from a tree to the text of a file: the one writer of SGF.

use std::fmt::Write as _;

use super::game::{Info, Setup, SgfGame, SgfStep};
use super::marks::NodeMarks;
use super::tree::{DECLARED_END, ENDED, NodeId, Property, SgfTree, backslashed, letters};
use super::warning::SgfWarning;
use crate::base::{Color, PointSet, Size};
use crate::game::{Agreement, End, Game, Played, Position};

/// The number of handicap stones.
const HANDICAP: &str = "HA";
/// Moves on a line of the file of a game.
const MOVES: usize = 10;
/// In files that are not of one game a line longer than this, in bytes, is broken at the next node.
const BYTES: usize = 96;

/// What a file may say beyond the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// More properties of the game: name and value.
    pub root: Vec<(&'static str, String)>,
    /// Comments on the moves, as far as there are any.
    pub comments: Vec<Option<String>>,
    /// How both sides declare that the game ends after its last move, if they do.
    pub declared_end: Option<End>,
    /// What both sides have agreed on for that, if they have said it.
    pub agreed: Option<Agreement>,
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
    SgfTree::of_game(game, info, annotations).written(Lines::OfMoves)
}

impl SgfTree {
    /// The tree of a game: a line of its moves, with what is said of it and of them. Its texts have no line breaks.
    pub fn of_game<P: Recorded>(game: &P, info: &Info, annotations: &Annotations) -> SgfTree {
        let mut tree = SgfTree::default();
        let (size, start, first) = (game.size(), game.start(), game.first());
        let mut root: Vec<Property> = of_root(P::GM, size, game.conditions(), info)
            .into_iter()
            .chain(annotations.root.iter().cloned())
            .map(|(name, text)| Property::new(name, in_one_line(&text)))
            .collect();
        for (name, stones) in [("AB", start.stones(Color::Black)), ("AW", start.stones(Color::White))] {
            if !stones.is_empty() {
                root.push(Property { name: name.to_string(), values: all_letters(size, &stones) });
            }
        }
        // Other programs let Black begin on an empty board and guess on any other.
        if first == Color::White || !start.occupied().is_empty() {
            root.push(Property::new("PL", first.letter()));
        }
        tree.nodes[0].properties = root;
        let forced = game.forced_moves();
        let mut at = tree.root();
        for (index, played) in game.moves().enumerate() {
            at = tree.add_move(at, size, played, forced.binary_search(&index).is_ok());
            if let Some(Some(comment)) = annotations.comments.get(index) {
                tree.nodes[at.index()].properties.push(Property::new("C", in_one_line(comment)));
            }
        }
        if let Some(end) = annotations.declared_end {
            tree.nodes[at.index()].properties.push(Property::new(DECLARED_END, end.name()));
            if let Some(agreed) = &annotations.agreed {
                let of = (end, *agreed);
                tree.set_marks(at, size, Some(&NodeMarks { agreed_by: [true; 2], of: [of; 2] }));
                tree.set_text(at, ENDED, info.result.as_deref().unwrap_or_default());
            }
        }
        tree
    }

    /// The tree of a record of the game with the number `gm`: a line without comments.
    pub fn of_record(gm: u32, record: &SgfGame) -> SgfTree {
        let mut tree = SgfTree { warnings: record.warnings.clone(), ..SgfTree::default() };
        let komi = record.komi.map(|komi| ("KM", komi.to_string()));
        let handicap = (record.handicap > 0).then(|| (HANDICAP, record.handicap.to_string()));
        let root = of_root(gm, record.size, komi.into_iter().chain(handicap).collect(), &record.info);
        tree.nodes[0].properties =
            root.into_iter().map(|(name, text)| Property::new(name, backslashed(&text))).collect();
        let (mut at, mut moves) = (tree.root(), 0);
        for (index, step) in record.steps.iter().enumerate() {
            match step {
                SgfStep::Setup(setup) => {
                    at = if index == 0 { at } else { tree.add_node(at) };
                    tree.set_up(at, record.size, setup);
                }
                SgfStep::Move(played) => {
                    at = tree.add_move(at, record.size, *played, record.forced.binary_search(&moves).is_ok());
                    moves += 1;
                }
            }
        }
        tree
    }

    fn set_up(&mut self, id: NodeId, size: Size, setup: &Setup) {
        for (name, points) in [("AB", &setup.black), ("AW", &setup.white), ("AE", &setup.empty)] {
            self.set(id, name, all_letters(size, points));
        }
        let to_move = setup.to_move.map(|color| color.letter().to_string());
        self.set(id, "PL", to_move.into_iter().collect());
    }

    /// The tree, with this said of the file as well.
    pub fn warned(mut self, warning: Option<SgfWarning>) -> SgfTree {
        self.warnings.splice(0..0, warning);
        self
    }

    /// The text of a file with this game, in UTF-8.
    pub fn write(&self) -> String {
        self.written(Lines::OfBytes)
    }

    fn written(&self, lines: Lines) -> String {
        let before = if self.before.is_empty() { String::new() } else { format!("{}\n", self.before) };
        let mut writer = Writer { line: before.len(), text: before + "(", lines, nodes: 0 };
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

/// The properties of a root in their order: the game and its board, its conditions, what is known of it.
fn of_root(gm: u32, size: Size, conditions: Vec<(&'static str, String)>, info: &Info) -> Vec<(&'static str, String)> {
    let Info { rules, black, white, result, date, event, round, place, opening, told, handicap, program } = info;
    let (width, height) = (size.width(), size.height());
    let lines = if width == height { width.to_string() } else { format!("{width}:{height}") };
    let mut root = vec![("GM", gm.to_string()), ("FF", "4".to_string()), ("CA", "UTF-8".to_string())];
    root.extend(program.clone().map(|program| ("AP", program)));
    root.push(("SZ", lines));
    root.extend(conditions.into_iter().filter(|(name, _)| *name != HANDICAP || handicap.is_none()));
    root.extend(handicap.map(|named| (HANDICAP, named.to_string())));
    let texts = [
        ("RU", rules),
        ("PB", black),
        ("PW", white),
        ("DT", date),
        ("EV", event),
        ("RE", result),
        ("RO", round),
        ("PC", place),
        ("ON", opening),
        ("GC", told),
    ];
    root.extend(texts.into_iter().filter_map(|(name, text)| Some((name, text.clone()?))));
    root
}

/// A text between brackets, in one line: a line break in a name would break a protocol's reply.
fn in_one_line(text: &str) -> String {
    backslashed(&text.replace(char::is_control, " "))
}

fn all_letters(size: Size, points: &PointSet) -> Vec<String> {
    points.iter().map(|point| letters(size, point)).collect()
}

/// Where the lines of a file end.
#[derive(Clone, Copy)]
enum Lines {
    /// After so many moves, as a game has them.
    OfMoves,
    /// After so many bytes.
    OfBytes,
}

enum Piece {
    Open,
    Node(NodeId),
    Close,
}

struct Writer {
    text: String,
    lines: Lines,
    /// Where the line begins.
    line: usize,
    /// How many nodes there are after the root.
    nodes: usize,
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
        let is_full = match self.lines {
            Lines::OfMoves => !is_root && self.nodes.is_multiple_of(MOVES),
            Lines::OfBytes => self.text.len() - self.line > BYTES,
        };
        if is_full {
            self.new_line();
        }
        self.nodes += usize::from(!is_root);
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
