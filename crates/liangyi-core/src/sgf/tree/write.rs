//! From a tree to the text of a file.

use std::fmt::Write as _;

use super::node::{NodeId, Property, SgfTree};

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

    /// A file that has these nodes alone.
    pub(super) fn line_text(&self, line: &[NodeId]) -> String {
        let mut writer = Writer { text: String::from("("), line: 0 };
        for &id in line {
            writer.node(self.properties(id), id == self.root());
        }
        writer.text.push(')');
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
