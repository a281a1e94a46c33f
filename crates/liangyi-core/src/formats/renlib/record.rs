//! Libraries and records of SGF.

use std::borrow::Cow;
use std::collections::HashSet;

use super::bytes::{DEEPEST, MARK, NO_MOVE, size};
use super::error::NoLibrary;
use super::library::{Library, LibraryNode};
use super::texts::in_lines;
use crate::base::{Color, Point};
use crate::game::{Move, Played};
use crate::sgf::{Info, MAX_NODES, MAX_TREE_VALUES, MAX_VALUE_BYTES, NodeId, SgfError, SgfTree};

impl Library {
    /// The library as a record of SGF under renju's rules: comments are `C`, marks are `HO`, and texts on the board are
    /// labels (`LB`) of the position before the move.
    ///
    /// # Errors
    ///
    /// [`SgfError`] where the record would be larger than one that is read may be.
    pub fn tree(&self) -> Result<SgfTree, SgfError> {
        if self.nodes.len() > MAX_NODES {
            return Err(SgfError::TooManyNodes);
        }
        let (mut tree, size) = (SgfTree::default(), size());
        let root = tree.root();
        let properties = [("GM", "4"), ("FF", "4"), ("CA", "UTF-8"), ("SZ", "15"), ("RU", "renju")];
        properties.into_iter().for_each(|(name, value)| tree.set_text(root, name, value));
        let mut values = properties.len() + self.nodes.len();
        // The node of each move, and who has made it.
        let mut made = vec![(root, Color::White)];
        for (index, node) in self.nodes.iter().enumerate() {
            let (parent, color) = made[node.parent as usize];
            if index > 0 && !node.is_move() {
                made.push((parent, color));
                continue;
            }
            if index > 0 {
                let color = color.opponent();
                let mv = node.point.map_or(Move::Pass, Move::Play);
                made.push((tree.add_move(parent, size, Played { color, mv }, false), color));
            }
            let id = made[index].0;
            let [comment, _] = self.texts_of(index as u32);
            if comment.len() > MAX_VALUE_BYTES / 2 {
                return Err(SgfError::ValueTooLong { line: None, name: "C".to_string() });
            }
            tree.set_text(id, "C", comment);
            tree.set_text(id, "HO", if node.flags & MARK != 0 { "1" } else { "" });
            values += usize::from(!comment.is_empty()) + usize::from(node.flags & MARK != 0);
        }
        let positions = std::iter::once(self.start()).chain(self.positions());
        let nodes = (0..self.nodes.len()).filter(|&index| index == 0 || self.nodes[index].is_move());
        for (index, position) in nodes.zip(positions) {
            let labels: Vec<(Point, String)> =
                position.labels().into_iter().map(|(point, text)| (point, text.replace('\n', " "))).collect();
            values += labels.len();
            tree.set_labels(made[index].0, size, &labels);
        }
        if values > MAX_TREE_VALUES { Err(SgfError::TooManyTreeValues) } else { Ok(tree) }
    }

    /// A library of all games of some records, with their variations, comments, marks (`HO`) and labels. What several
    /// begin with is there once. Where the side to move has not made the next move, it has passed.
    ///
    /// # Errors
    ///
    /// [`NoLibrary`] if a record has what no library holds.
    pub fn of_records<'a>(records: impl IntoIterator<Item = &'a SgfTree>) -> Result<Library, NoLibrary> {
        let mut drafts = vec![Draft::default()];
        for record in records {
            draft(record, &mut drafts)?;
        }
        let (mut nodes, mut texts) = (Vec::new(), Vec::new());
        // Drafts that are still to be added with the node before each, the next one last.
        let mut waiting = vec![(0, 0)];
        while let Some((index, parent)) = waiting.pop() {
            let Draft { children, point, flags, comment, label, .. } = std::mem::take(&mut drafts[index]);
            let node = nodes.len() as u32;
            nodes.push(LibraryNode { parent, point, flags });
            texts.push((node, [Cow::Owned(comment), Cow::Owned(label)]));
            waiting.extend(children.into_iter().rev().map(|child| (child, node)));
        }
        Ok(Library::new(nodes, texts.into_iter()))
    }
}

/// The numbers of games in SGF.
const LINE_GAMES: u32 = 4;
const GO: u32 = 1;

/// A node of a library that is made.
#[derive(Debug, Default)]
struct Draft {
    children: Vec<usize>,
    point: Option<Point>,
    flags: u8,
    comment: String,
    /// What the comment is put together from.
    said: HashSet<String>,
    label: String,
}

/// The node with a move below `parent`, which is added where there is none.
fn with_move(drafts: &mut Vec<Draft>, parent: usize, point: Option<Point>, flags: u8) -> usize {
    let is_same = |&&child: &&usize| drafts[child].point == point && drafts[child].flags & NO_MOVE == flags & NO_MOVE;
    if let Some(&child) = drafts[parent].children.iter().find(is_same) {
        return child;
    }
    let child = drafts.len();
    drafts.push(Draft { point, flags, ..Draft::default() });
    drafts[parent].children.push(child);
    child
}

/// What a record says of its game, a line each, for the comment of its last move: a library has no other place for it.
fn told(info: &Info) -> Option<String> {
    let lines = [
        ("Black", &info.black),
        ("White", &info.white),
        ("Result", &info.result),
        ("Date", &info.date),
        ("Event", &info.event),
        ("Round", &info.round),
        ("Place", &info.place),
        ("Opening", &info.opening),
    ];
    let line = |(title, text): (&str, &Option<String>)| Some(format!("{title}: {}", text.as_ref()?));
    let lines: Vec<String> = lines.into_iter().filter_map(line).chain(info.told.clone()).collect();
    (!lines.is_empty()).then(|| in_lines(&lines.join("\n")))
}

/// Adds the nodes of a record to those of a library.
fn draft(record: &SgfTree, drafts: &mut Vec<Draft>) -> Result<(), NoLibrary> {
    let read = match record.record(LINE_GAMES, record.root()) {
        // Programs for Go write so of renju.
        Err(SgfError::OtherGame) => record.record(GO, record.root()),
        read => read,
    };
    let read = read?;
    let (board, told) = (read.size, told(&read.info));
    let end = record.main_line().last().copied();
    if board != size() {
        return Err(NoLibrary::Board(board));
    }
    // The nodes still to be read, each with the draft before it and the moves that have led there.
    let mut waiting: Vec<(NodeId, usize, Vec<Option<Point>>)> = vec![(record.root(), 0, Vec::new())];
    while let Some((id, mut at, mut moves)) = waiting.pop() {
        let number = id.number() as usize;
        if record.sets_up(id) || record.moves_in(id) > 1 {
            return Err(NoLibrary::Node(number));
        }
        if let Some(Played { color, mv }) = record.played(id, board) {
            let to_move = if moves.len() % 2 == 0 { Color::Black } else { Color::White };
            let passed = (color != to_move).then_some(None);
            for point in passed.into_iter().chain([mv.point()]) {
                if point.is_some() && moves.contains(&point) {
                    return Err(NoLibrary::Occupied(number));
                }
                moves.push(point);
                if moves.len() > DEEPEST {
                    return Err(NoLibrary::TooDeep(number));
                }
                at = with_move(drafts, at, point, 0);
            }
        }
        let comment = in_lines(&record.text(id, "C").unwrap_or_default());
        let told = told.as_deref().filter(|_| Some(id) == end);
        let is_marked = record.property(id, "HO").is_some();
        let draft = &mut drafts[at];
        draft.flags |= if is_marked { MARK } else { 0 };
        for comment in [Some(comment.as_str()), told].into_iter().flatten().filter(|comment| !comment.is_empty()) {
            if draft.said.insert(comment.to_string()) {
                if !draft.comment.is_empty() {
                    draft.comment.push('\n');
                }
                draft.comment.push_str(comment);
            }
        }
        let mut labels = record.labels(id, board);
        let children = record.children(id).to_vec();
        // The labels of the variations stand with them, and the others after them, where RenLib has them too.
        for &child in &children {
            let point = record.played(child, board).and_then(|played| played.mv.point());
            let to_move = if moves.len() % 2 == 0 { Color::Black } else { Color::White };
            let turns = record.played(child, board).is_some_and(|played| played.color == to_move);
            let is_of_child = |(at, _): &(Point, String)| turns && Some(*at) == point && !moves.contains(&point);
            if let Some(place) = labels.iter().position(is_of_child).filter(|_| moves.len() < DEEPEST) {
                let child = with_move(drafts, at, point, 0);
                drafts[child].label = in_lines(&labels.remove(place).1);
            }
        }
        let is_deepest = moves.len() == DEEPEST;
        for (point, label) in labels.into_iter().filter(|(_, label)| !label.is_empty() && !is_deepest) {
            let child = with_move(drafts, at, Some(point), NO_MOVE);
            drafts[child].label = in_lines(&label);
        }
        waiting.extend(children.into_iter().rev().map(|child| (child, at, moves.clone())));
    }
    Ok(())
}
