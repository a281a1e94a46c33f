//! Which network evaluates where a person has chosen none: the one that was fetched, if there is one, or the program's
//! own, by the board and by what is asked for.

use std::sync::Arc;

use liangyi_core::base::Size;

use super::net_evaluator::KataNet;

/// What holds on boards of a size.
#[derive(Clone, Copy, Debug)]
struct BoardRow {
    /// The most points of these boards, which have more than those of the row before.
    points: usize,
    /// Whether the own network searches where none was fetched; else playouts do.
    searches: bool,
    /// Whether it judges who is dead there, on boards of 7 to 19 lines a side.
    judges: bool,
}

impl BoardRow {
    fn does(&self, task: NetworkTask) -> bool {
        match task {
            NetworkTask::Search => self.searches,
            NetworkTask::Judge => self.judges,
            NetworkTask::Evaluate => true,
        }
    }
}

/// What the own network does by default, by board. It searches where it has won 75 % or more against playouts at equal
/// CPU time, and nowhere else.
// Games of `liangyi match --black 'liangyi --net own' --white 'liangyi --net none' --opening-moves 2` at 0.5 s a move
// on 9x9: 0 of 14 by a network of 2,160 steps, 43.8 % of 16 of 4,000 steps, 46.2 % of 13 of 7,600 steps, 66.7 % of 24
// of 25,400 steps, 57.1 % of 21 of 31,500 steps. Mixed with playouts one of 26,776 steps won 73.1 % of 78, and 62.5 %
// of 8 on 19x19; the program's, of 38,566 steps, 78.8 % of 99 on 9x9, 45.0 % of 40 on 7x7, 58.3 % of 24 on 13x13.
// One that was fetched is better from its first evaluation on: `docs/strength-and-speed.md`, "The own network".
// Judgements: `judge_ends` with `tests/judged_ends/ends.txt` has no chain wrong, and 26 of 30 results alike by the own
// network, 30 by playouts.
const BOARDS: [BoardRow; 4] = [
    BoardRow { points: 7 * 7, searches: false, judges: false },
    BoardRow { points: 9 * 9, searches: true, judges: false },
    BoardRow { points: 13 * 13, searches: false, judges: false },
    BoardRow { points: 21 * 21, searches: false, judges: false },
];

/// What a network is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkTask {
    /// A search, by it or by playouts.
    Search,
    /// Who is dead.
    Judge,
    /// What only a network can do: its outputs, levels that play by one.
    Evaluate,
}

/// The networks among which is chosen.
#[derive(Clone, Debug, Default)]
pub struct AutoNetwork {
    /// The one that was fetched and found automatically.
    pub fetched: Option<Arc<KataNet>>,
}

impl AutoNetwork {
    /// The network for a task on a board of this size; `None` where playouts do it.
    pub fn choose(&self, size: Size, task: NetworkTask) -> Option<Arc<KataNet>> {
        self.choose_by(&BOARDS, size, task)
    }

    /// The network for a task on the boards where one does it, if there are any.
    pub fn choose_for_some_board(&self, task: NetworkTask) -> Option<Arc<KataNet>> {
        let own = || BOARDS.iter().any(|row| row.does(task)).then(|| Arc::clone(KataNet::own()));
        self.fetched.clone().or_else(own)
    }

    fn choose_by(&self, boards: &[BoardRow], size: Size, task: NetworkTask) -> Option<Arc<KataNet>> {
        let is_known = KataNet::own_has_learnt(size);
        let row = boards.iter().find(|row| size.area() <= row.points).filter(|_| is_known);
        let own_does = match task {
            NetworkTask::Evaluate => true,
            NetworkTask::Judge => KataNet::has_learnt(size) && row.is_some_and(|row| row.does(task)),
            NetworkTask::Search => row.is_some_and(|row| row.does(task)),
        };
        self.fetched.clone().or_else(|| own_does.then(|| Arc::clone(KataNet::own())))
    }
}

#[cfg(test)]
mod tests {
    use liangyi_net::model::Network;

    use super::*;

    const TRIED: [BoardRow; 2] = [
        BoardRow { points: 81, searches: true, judges: true },
        BoardRow { points: 441, searches: false, judges: false },
    ];

    fn chosen(has_fetched: bool, (width, height): (u32, u32), task: NetworkTask) -> &'static str {
        let bytes: &[u8] = include_bytes!("../../../../fuzz/corpus/network/attention-15-bytes");
        let fetched = Arc::new(KataNet::new(Network::read(bytes).unwrap()));
        let auto = AutoNetwork { fetched: has_fetched.then(|| Arc::clone(&fetched)) };
        let net = auto.choose_by(&TRIED, Size::new(width, height).unwrap(), task);
        net.map_or("playouts", |net| if Arc::ptr_eq(&net, &fetched) { "fetched" } else { "own" })
    }

    #[test]
    fn the_own_network_does_what_playouts_cannot_and_what_its_row_says() {
        let (small, nine, large) = ((4, 4), (9, 9), (13, 13));
        for (size, task, without) in [
            (small, NetworkTask::Search, "playouts"),
            (nine, NetworkTask::Search, "own"),
            ((5, 16), NetworkTask::Search, "own"),
            ((3, 20), NetworkTask::Search, "playouts"),
            (large, NetworkTask::Search, "playouts"),
            ((21, 21), NetworkTask::Search, "playouts"),
            (small, NetworkTask::Evaluate, "own"),
            (large, NetworkTask::Evaluate, "own"),
            (nine, NetworkTask::Judge, "own"),
            ((6, 9), NetworkTask::Judge, "playouts"),
            (large, NetworkTask::Judge, "playouts"),
        ] {
            assert_eq!(
                [false, true].map(|fetched| chosen(fetched, size, task)),
                [without, "fetched"],
                "{size:?} {task:?}"
            );
        }
    }

    #[test]
    fn the_rows_are_in_order() {
        assert!(BOARDS.windows(2).all(|rows| rows[0].points < rows[1].points));
    }
}
