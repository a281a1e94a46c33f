//! Which network evaluates where a person has chosen none: the one that was fetched, if there is one, or the program's
//! own, by the board, by what is asked for and by how long the search may be.

use std::sync::Arc;

use liangyi_core::base::Size;

use super::net_evaluator::KataNet;

/// What holds on boards of a size.
#[derive(Clone, Copy, Debug)]
struct BoardRow {
    /// The most points of these boards, which have more than those of the row before.
    points: usize,
    /// Whether the own network plays where none was fetched; else playouts do.
    plays: bool,
    /// Whether it evaluates in analyses there.
    analyzes: bool,
    /// Whether it judges who is dead there, on boards of 7 to 19 lines a side.
    judges: bool,
    /// From how many evaluations a move on one that was fetched is the better of the two, where the own one plays. They
    /// are its evaluations in the time of the move.
    fetched_from: u64,
}

/// What the own network does by default, by board. It plays and analyses where it has won 75 % or more against playouts
/// at equal CPU time, and nowhere else.
// Games of `liangyi match --black 'liangyi --net own' --white 'liangyi --net none' --opening-moves 2` at 0.5 s a move
// on 9x9: 0 of 14 by a network of 2,160 steps, 43.8 % of 16 of 4,000 steps, 46.2 % of 13 of 7,600 steps, 66.7 % of 24
// of 25,400 steps, 57.1 % of 21 of 31,500 steps. Mixed with playouts one of 26,776 steps won 73.1 % of 78, 62.5 %
// of 16 on 13x13 and 62.5 % of 8 on 19x19; the program's, of 38,566 steps, 84.6 % of 39 on 9x9. Judgements by the
// one of 8,440 steps: `judge_ends` with `tests/judged_ends/ends.txt` has no chain wrong and 22 of 30 results alike, by
// playouts none and 30.
const BOARDS: [BoardRow; 3] = [
    BoardRow { points: 9 * 9, plays: false, analyzes: false, judges: false, fetched_from: 0 },
    BoardRow { points: 13 * 13, plays: false, analyzes: false, judges: false, fetched_from: 0 },
    BoardRow { points: 21 * 21, plays: false, analyzes: false, judges: false, fetched_from: 0 },
];

/// How many multiply-adds of a network a thread makes in a second, with AVX2 in 16 bits: b10c384h6nbttflrs has about 54
/// evaluations on 9x9. The row of a search depends on no measurement, so that the same search is made again.
const MULTIPLY_ADDS_A_SECOND: f64 = 5e10;

/// What a network is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkTask {
    /// A move, by it or by playouts.
    Play(SearchLength),
    /// An analysis, by it or by playouts.
    Analyze,
    /// Who is dead.
    Judge,
    /// What only a network can do: its outputs, levels that play by one.
    Evaluate,
}

/// How long a search may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLength {
    /// Evaluations at most, where they are bounded.
    pub evaluations: Option<u64>,
    /// Microseconds at most of all threads together, where they are bounded.
    pub thread_micros: Option<u64>,
}

/// The networks among which is chosen.
#[derive(Clone, Debug, Default)]
pub struct AutoNetwork {
    /// The one that was fetched and found automatically.
    pub fetched: Option<Arc<KataNet>>,
}

impl AutoNetwork {
    /// The choice with the network that was fetched, if one was; `None` where there is nothing to choose: none was, and
    /// the own one does nothing on any board.
    pub fn of(fetched: Option<Arc<KataNet>>) -> Option<AutoNetwork> {
        let own_does_something = BOARDS.iter().any(|row| row.plays || row.analyzes || row.judges);
        (fetched.is_some() || own_does_something).then_some(AutoNetwork { fetched })
    }

    /// The network for a task on a board of this size; `None` where playouts do it.
    pub fn choose(&self, size: Size, task: NetworkTask) -> Option<Arc<KataNet>> {
        self.choose_by(&BOARDS, size, task)
    }

    /// The network whose name clients see: the one that was fetched, else the own one.
    pub fn named(&self) -> &Arc<KataNet> {
        self.fetched.as_ref().unwrap_or_else(|| KataNet::own())
    }

    fn choose_by(&self, boards: &[BoardRow], size: Size, task: NetworkTask) -> Option<Arc<KataNet>> {
        let is_known = KataNet::own_has_learnt(size);
        let row = boards.iter().find(|row| size.area() <= row.points).filter(|_| is_known);
        let own_does = match task {
            NetworkTask::Play(_) => row.is_some_and(|row| row.plays),
            NetworkTask::Analyze => row.is_some_and(|row| row.analyzes),
            NetworkTask::Judge => row.is_some_and(|row| row.judges) && KataNet::has_learnt(size),
            NetworkTask::Evaluate => true,
        };
        let own = || Some(Arc::clone(KataNet::own()));
        match (&self.fetched, task, row) {
            (Some(fetched), NetworkTask::Play(length), Some(row))
                if own_does && evaluations(fetched, size, length) < row.fetched_from =>
            {
                own()
            }
            (Some(fetched), ..) => Some(Arc::clone(fetched)),
            (None, ..) if own_does => own(),
            (None, ..) => None,
        }
    }
}

/// About how many evaluations of a network a search of this length is.
fn evaluations(net: &KataNet, size: Size, length: SearchLength) -> u64 {
    let each = net.network().multiply_adds(size.area()) as f64 / MULTIPLY_ADDS_A_SECOND;
    let in_time = length.thread_micros.map_or(u64::MAX, |micros| (micros as f64 / 1e6 / each) as u64);
    length.evaluations.map_or(in_time, |evaluations| evaluations.min(in_time))
}

#[cfg(test)]
mod tests {
    use liangyi_net::model::Network;

    use super::*;

    const TRIED: [BoardRow; 2] = [
        BoardRow { points: 81, plays: true, analyzes: true, judges: true, fetched_from: 20 },
        BoardRow { points: 441, plays: false, analyzes: true, judges: false, fetched_from: 20 },
    ];

    fn chosen(has_fetched: bool, (width, height): (u32, u32), task: NetworkTask) -> &'static str {
        let bytes: &[u8] = include_bytes!("../../../../fuzz/corpus/network/attention-15-bytes");
        let fetched = Arc::new(KataNet::new(Network::read(bytes).unwrap()));
        let auto = AutoNetwork { fetched: has_fetched.then(|| Arc::clone(&fetched)) };
        let net = auto.choose_by(&TRIED, Size::new(width, height).unwrap(), task);
        net.map_or("playouts", |net| if Arc::ptr_eq(&net, &fetched) { "fetched" } else { "own" })
    }

    #[test]
    fn the_own_network_plays_where_it_is_the_better_one() {
        let chosen = |has_fetched, lines, evaluations, thread_micros| {
            let length = SearchLength { evaluations, thread_micros };
            chosen(has_fetched, (lines, lines), NetworkTask::Play(length))
        };
        assert_eq!(
            [4, 7, 9, 13, 21].map(|lines| chosen(false, lines, None, None)),
            ["playouts", "own", "own", "playouts", "playouts"]
        );
        assert_eq!([4, 9, 19, 21].map(|lines| chosen(true, lines, None, None)), ["fetched"; 4]);
        assert_eq!([19, 20].map(|most| chosen(true, 9, Some(most), None)), ["own", "fetched"]);
        assert_eq!([0, 1_000_000].map(|micros| chosen(true, 9, None, Some(micros))), ["own", "fetched"]);
        assert_eq!(chosen(true, 9, Some(19), Some(1_000_000)), "own");
        assert_eq!(chosen(true, 13, Some(1), None), "fetched");
    }

    #[test]
    fn the_own_network_does_what_playouts_cannot_and_what_its_row_says() {
        let (small, nine, large) = ((4, 4), (9, 9), (13, 13));
        for (size, task, without, with) in [
            (small, NetworkTask::Evaluate, "own", "fetched"),
            (large, NetworkTask::Evaluate, "own", "fetched"),
            (small, NetworkTask::Analyze, "playouts", "fetched"),
            ((3, 20), NetworkTask::Analyze, "playouts", "fetched"),
            ((5, 21), NetworkTask::Analyze, "own", "fetched"),
            (nine, NetworkTask::Judge, "own", "fetched"),
            ((6, 9), NetworkTask::Judge, "playouts", "fetched"),
            (large, NetworkTask::Judge, "playouts", "fetched"),
        ] {
            assert_eq!([chosen(false, size, task), chosen(true, size, task)], [without, with], "{size:?} {task:?}");
        }
        assert!(Arc::ptr_eq(AutoNetwork::default().named(), KataNet::own()));
    }

    #[test]
    fn the_rows_are_in_order() {
        assert!(BOARDS.windows(2).all(|rows| rows[0].points < rows[1].points));
    }
}
