//! Trees of records that were read from other formats.

use super::super::game::{Info, Setup, SgfGame, SgfStep};
use super::super::warning::SgfWarning;
use super::super::write::letters;
use super::escape::backslashed;
use super::node::{NodeId, SgfTree};
use crate::base::PointSet;

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
