//! What sides mark at a stop, as a node of a record keeps it in private properties.

use super::tree::{NodeId, SgfTree};
use crate::base::{PointSet, Size};
use crate::game::{Agreement, End};

/// The private properties in a node at which sides have marked how the game ends: which of them have agreed on it, `B`
/// and `W`, or an empty value, and `natural` where nothing is taken off; the dead stones; the empty points that are
/// Black's, and White's. The first four are of both sides, or of Black where White has marked otherwise, as the others
/// say.
pub const MARKED: [[&str; 4]; 2] = [["AY", "AD", "OWB", "OWW"], ["WAY", "WAD", "WOWB", "WOWW"]];

/// Whether the property with these capitals is one of them.
pub(super) fn is_one(capitals: &str) -> bool {
    MARKED.as_flattened().contains(&capitals)
}

/// Whether it is one that lists points.
pub(super) fn lists_points(capitals: &str) -> bool {
    MARKED.iter().any(|names| names[1..].contains(&capitals))
}

/// What sides have marked at a node.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeMarks {
    /// Which of them have agreed: Black, White.
    pub agreed_by: [bool; 2],
    /// What each has marked: how the game ends, and whose stones and points are whose.
    pub of: [(End, Agreement); 2],
}

impl NodeMarks {
    /// What both have agreed on.
    pub fn agreed(&self) -> Option<(End, &Agreement)> {
        let (end, agreed) = &self.of[0];
        (self.agreed_by == [true; 2]).then_some((*end, agreed))
    }
}

impl SgfTree {
    /// What sides have marked at a node.
    pub fn marks(&self, id: NodeId, size: Size) -> Option<NodeMarks> {
        let black = self.marks_of(id, size, MARKED[0])?;
        let said = &self.property(id, MARKED[0][0])?.values;
        let agreed_by = ["B", "W"].map(|letter| said.iter().any(|value| value.trim() == letter));
        let otherwise = self.marks_of(id, size, MARKED[1]).filter(|_| agreed_by == [false; 2]);
        let white = otherwise.unwrap_or(black);
        Some(NodeMarks { agreed_by, of: [black, white] })
    }

    fn marks_of(&self, id: NodeId, size: Size, [by, names @ ..]: [&str; 4]) -> Option<(End, Agreement)> {
        let said = &self.property(id, by)?.values;
        let is_natural = said.iter().any(|value| value.trim() == End::Natural.name());
        let [dead, black, white] = names.map(|name| self.points(id, name, size));
        let marks = Agreement { dead: Some(dead), owned: [black, white], owners_complete: true };
        Some((if is_natural { End::Natural } else { End::Agreed }, marks))
    }

    /// Has a node keep what sides have marked, and which of them have agreed on it; `None` keeps nothing.
    pub fn set_marks(&mut self, id: NodeId, size: Size, marks: Option<&NodeMarks>) {
        let agreed_by = marks.map_or([false; 2], |marks| marks.agreed_by);
        let letters: Vec<&str> =
            ["B", "W"].into_iter().zip(agreed_by).filter(|(_, by)| *by).map(|(by, _)| by).collect();
        let black = marks.map(|marks| &marks.of[0]);
        self.set_marks_of(id, size, MARKED[0], black, &letters);
        let otherwise = marks.map(|marks| &marks.of[1]).filter(|white| Some(*white) != black);
        self.set_marks_of(id, size, MARKED[1], otherwise, &[]);
    }

    fn set_marks_of(
        &mut self,
        id: NodeId,
        size: Size,
        [by, names @ ..]: [&str; 4],
        marks: Option<&(End, Agreement)>,
        letters: &[&str],
    ) {
        let said = marks.map_or(Vec::new(), |(end, _)| {
            let natural = (*end == End::Natural).then_some(end.name());
            let said: Vec<String> = letters.iter().copied().chain(natural).map(str::to_string).collect();
            // A property has a value: that nobody has agreed is the empty one.
            if said.is_empty() { vec![String::new()] } else { said }
        });
        self.set(id, by, said);
        let points = marks.map_or([PointSet::EMPTY; 3], |(_, marks)| {
            [marks.dead.unwrap_or_default(), marks.owned[0], marks.owned[1]]
        });
        for (name, points) in names.into_iter().zip(points) {
            self.set_points(id, name, size, &points);
        }
    }
}
