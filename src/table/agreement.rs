//! What each side says of dead stones, owners and the end at a stop, and when both agree: a value that knows no engine.

use liangyi_core::base::{Color, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::End;
use liangyi_core::score::Agreement;
use liangyi_core::sgf::NodeMarks;

/// What one side has marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideMarks {
    /// The dead stones, whole chains.
    pub dead: PointSet,
    /// The empty points that it calls Black's, and White's.
    pub owned: [PointSet; 2],
    /// How the game ends.
    pub end: End,
}

impl Default for SideMarks {
    fn default() -> SideMarks {
        SideMarks { dead: PointSet::EMPTY, owned: [PointSet::EMPTY; 2], end: End::Agreed }
    }
}

impl SideMarks {
    /// Marks a chain as dead, or as alive: then nobody owns the points under it.
    pub fn set_dead(&mut self, chain: &PointSet, dead: bool) {
        if dead {
            self.dead |= *chain;
        } else {
            self.dead = self.dead.without(chain);
            self.set_owner(chain, None);
        }
    }

    /// Gives points without living stones to a side, or leaves them to the rules.
    pub fn set_owner(&mut self, points: &PointSet, owner: Option<Color>) {
        self.owned = self.owned.map(|owned| owned.without(points));
        if let Some(color) = owner {
            self.owned[color.index()] |= *points;
        }
    }

    /// The marks of a record.
    fn of_agreement(end: End, agreed: &Agreement) -> SideMarks {
        SideMarks { dead: agreed.dead.unwrap_or_default(), owned: agreed.owned, end }
    }

    /// What both agree on who have marked this.
    pub fn agreement(&self) -> Agreement {
        Agreement { dead: Some(self.dead), owned: self.owned, owners_complete: true }
    }

    /// The points about which the marks of two sides differ.
    fn differences(&self, other: &SideMarks) -> PointSet {
        (self.dead ^ other.dead) | (self.owned[0] ^ other.owned[0]) | (self.owned[1] ^ other.owned[1])
    }
}

/// What both sides say at a stop, and whether they agree (分歧, 共识; article 28 of 計枰點).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Views {
    marks: [SideMarks; 2],
    said_yes: [bool; 2],
    disputed_by: Option<Color>,
    /// Whether a side has marked or said anything itself.
    have_begun: bool,
}

impl Views {
    /// What a record says that sides have marked in this position, and which of them have agreed.
    pub fn recorded(NodeMarks { agreed_by, of }: &NodeMarks, board: &Board) -> Views {
        let marks = of.each_ref().map(|(end, agreed)| SideMarks::of_agreement(*end, &agreed.on(board)));
        Views { marks, said_yes: *agreed_by, disputed_by: None, have_begun: true }
    }

    /// The same for a record; `None` while nothing has been marked or said.
    pub fn to_record(&self) -> Option<NodeMarks> {
        let of = self.marks.map(|marks| (marks.end, marks.agreement()));
        self.have_begun.then_some(NodeMarks { agreed_by: self.said_yes, of })
    }

    /// What a side has marked.
    pub fn of(&self, side: Color) -> &SideMarks {
        &self.marks[side.index()]
    }

    /// Which sides have said yes.
    pub fn said_yes(&self) -> [bool; 2] {
        self.said_yes
    }

    /// Who has said that there is no agreement.
    pub fn disputed_by(&self) -> Option<Color> {
        self.disputed_by
    }

    /// Lets both sides begin with these marks. Returns whether they do: not once a side has marked or said anything.
    pub fn propose(&mut self, marks: &SideMarks) -> bool {
        if !self.have_begun {
            self.marks = [*marks; 2];
        }
        !self.have_begun
    }

    /// Changes what a side has marked. Both sides have to say yes again.
    pub fn change(&mut self, side: Color, change: impl FnOnce(&mut SideMarks)) {
        change(&mut self.marks[side.index()]);
        self.take_back();
    }

    /// Takes every yes and no back, so that the marks can be changed.
    pub fn take_back(&mut self) {
        (self.said_yes, self.disputed_by, self.have_begun) = ([false; 2], None, true);
    }

    /// The points about which the sides differ.
    pub fn differences(&self) -> PointSet {
        self.marks[0].differences(&self.marks[1])
    }

    /// Whether both have marked the same.
    pub fn are_alike(&self) -> bool {
        self.marks[0] == self.marks[1]
    }

    /// A side says yes; returns whether that counts, as both have marked the same.
    pub fn say_yes(&mut self, side: Color) -> bool {
        if self.are_alike() {
            (self.said_yes[side.index()], self.disputed_by, self.have_begun) = (true, None, true);
        }
        self.are_alike()
    }

    /// A side says that there is no agreement.
    pub fn dispute(&mut self, side: Color) {
        self.take_back();
        self.disputed_by = Some(side);
    }

    /// What both have agreed on.
    pub fn agreed(&self) -> Option<&SideMarks> {
        self.said_yes.iter().all(|yes| *yes).then_some(&self.marks[0])
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;

    use super::*;

    fn points(vertices: &[&str]) -> PointSet {
        let size = Size::square(9).unwrap();
        vertices.iter().map(|vertex| size.parse_vertex(vertex).unwrap()).collect()
    }

    #[test]
    fn both_say_yes_to_the_same_marks_and_any_change_takes_that_back() {
        let mut views = Views::default();
        let chain = points(&["C3", "C4"]);
        views.change(Color::Black, |marks| marks.set_dead(&chain, true));
        assert_eq!((views.say_yes(Color::Black), views.differences()), (false, chain));
        views.change(Color::White, |marks| marks.set_dead(&chain, true));
        assert!(views.say_yes(Color::Black) && views.agreed().is_none());
        assert!(views.say_yes(Color::White) && views.agreed().is_some_and(|marks| marks.dead == chain));
        views.change(Color::White, |marks| marks.set_owner(&points(&["A1"]), Some(Color::White)));
        assert_eq!((views.said_yes(), views.agreed()), ([false; 2], None));
        assert_eq!(views.differences(), points(&["A1"]));
        views.dispute(Color::Black);
        assert_eq!(views.disputed_by(), Some(Color::Black));
        views.change(Color::White, |marks| marks.set_owner(&points(&["A1"]), None));
        assert_eq!((views.disputed_by(), views.are_alike()), (None, true));
    }

    #[test]
    fn a_proposal_is_what_marks_begin_with_until_a_side_says_something() {
        let proposed = SideMarks { dead: points(&["C3"]), ..SideMarks::default() };
        let mut views = Views::default();
        assert!(views.propose(&proposed) && views.of(Color::White).dead == proposed.dead && views.are_alike());
        assert!(views.say_yes(Color::Black) && views.say_yes(Color::White) && views.agreed().is_some());
        assert!(!views.propose(&SideMarks::default()) && views.of(Color::Black).dead == proposed.dead);
        // A yes that is taken back leaves the marks as they are.
        views.take_back();
        assert_eq!((views.agreed(), views.of(Color::Black).dead), (None, proposed.dead));
        type Begins = fn(&mut Views);
        let begins: [Begins; 3] = [
            |views| views.change(Color::White, |marks| marks.end = End::Agreed),
            |views| views.dispute(Color::White),
            |views| _ = views.say_yes(Color::White),
        ];
        for begin in begins {
            let mut views = Views::default();
            begin(&mut views);
            assert!(!views.propose(&proposed) && views.of(Color::Black).dead.is_empty());
        }
    }

    #[test]
    fn a_point_has_one_owner_and_an_end_differs_too() {
        let mut marks = SideMarks::default();
        marks.set_owner(&points(&["A1", "B1"]), Some(Color::Black));
        marks.set_owner(&points(&["B1"]), Some(Color::White));
        assert_eq!(marks.owned, [points(&["A1"]), points(&["B1"])]);
        let mut views = Views::default();
        views.change(Color::White, |marks| marks.end = End::Natural);
        assert!(!views.say_yes(Color::White) && views.differences().is_empty());
    }
}
