//! Which network evaluates where a person has chosen none: the one that was fetched, if there is one, or the program's
//! own, by the board and by how long the search may be.

use std::sync::Arc;

use liangyi_core::base::Size;

use super::net_evaluator::KataNet;

/// What holds on boards of a size.
#[derive(Clone, Copy, Debug)]
struct BoardRow {
    /// The most points of these boards, which have more than those of the row before.
    points: usize,
    /// Whether the own network plays where none was fetched; else playouts do.
    own_plays: bool,
    /// From how many evaluations a move on one that was fetched is the better of the two. They are its evaluations in
    /// the time of the move.
    fetched_from: u64,
}

/// The boards on which the own network plays by default: those where it has won 75 % or more against playouts at equal
/// CPU time. None has been measured so far, so that it plays nowhere by default.
const BOARDS: [BoardRow; 3] = [
    BoardRow { points: 9 * 9, own_plays: false, fetched_from: 0 },
    BoardRow { points: 13 * 13, own_plays: false, fetched_from: 0 },
    BoardRow { points: 19 * 19, own_plays: false, fetched_from: 0 },
];

/// How many multiply-adds of a network a thread makes in a second, with AVX2 in 16 bits: b10c384h6nbttflrs has about 54
/// evaluations on 9x9. The row of a search depends on no measurement, so that the same search is made again.
const MULTIPLY_ADDS_A_SECOND: f64 = 5e10;

/// How long a search may be.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SearchLength {
    /// Evaluations at most, where they are bounded.
    pub evaluations: Option<u64>,
    /// Seconds at most of all threads together, where they are bounded.
    pub thread_seconds: Option<f64>,
}

/// The networks among which is chosen.
#[derive(Clone, Debug, Default)]
pub struct AutoNetwork {
    /// The one that was fetched and found automatically.
    pub fetched: Option<Arc<KataNet>>,
}

impl AutoNetwork {
    /// The network for a search of this length on a board of this size; `None` where playouts play.
    pub fn choose(&self, size: Size, length: SearchLength) -> Option<Arc<KataNet>> {
        self.choose_by(&BOARDS, size, length)
    }

    fn choose_by(&self, boards: &[BoardRow], size: Size, length: SearchLength) -> Option<Arc<KataNet>> {
        let row = boards.iter().find(|row| size.area() <= row.points).filter(|row| row.own_plays);
        let own = || Some(Arc::clone(KataNet::own()));
        match (&self.fetched, row) {
            (Some(fetched), Some(row)) if evaluations(fetched, size, length) < row.fetched_from => own(),
            (Some(fetched), _) => Some(Arc::clone(fetched)),
            (None, Some(_)) => own(),
            (None, None) => None,
        }
    }
}

/// About how many evaluations of a network a search of this length is.
fn evaluations(net: &KataNet, size: Size, length: SearchLength) -> u64 {
    let each = net.network().multiply_adds(size.area()) as f64 / MULTIPLY_ADDS_A_SECOND;
    let in_time = length.thread_seconds.map_or(u64::MAX, |seconds| (seconds / each) as u64);
    length.evaluations.map_or(in_time, |evaluations| evaluations.min(in_time))
}

#[cfg(test)]
mod tests {
    use liangyi_net::model::Network;

    use super::*;

    #[test]
    fn the_own_network_plays_where_it_is_the_better_one() {
        let bytes: &[u8] = include_bytes!("../../../../fuzz/corpus/network/attention-15-bytes");
        let fetched = Arc::new(KataNet::new(Network::read(bytes).unwrap()));
        let boards = [
            BoardRow { points: 81, own_plays: true, fetched_from: 20 },
            BoardRow { points: 361, own_plays: false, fetched_from: 20 },
        ];
        let chosen = |has_fetched: bool, lines, evaluations: Option<u64>, thread_seconds: Option<f64>| {
            let auto = AutoNetwork { fetched: has_fetched.then(|| Arc::clone(&fetched)) };
            let length = SearchLength { evaluations, thread_seconds };
            let net = auto.choose_by(&boards, Size::square(lines).unwrap(), length);
            net.map_or("playouts", |net| if Arc::ptr_eq(&net, &fetched) { "fetched" } else { "own" })
        };
        assert_eq!(
            [7, 9, 13, 21].map(|lines| chosen(false, lines, None, None)),
            ["own", "own", "playouts", "playouts"]
        );
        assert_eq!([9, 19, 21].map(|lines| chosen(true, lines, None, None)), ["fetched"; 3]);
        assert_eq!([19, 20].map(|most| chosen(true, 9, Some(most), None)), ["own", "fetched"]);
        assert_eq!([1e-9, 1.0].map(|seconds| chosen(true, 9, None, Some(seconds))), ["own", "fetched"]);
        assert_eq!(chosen(true, 9, Some(19), Some(1.0)), "own");
        assert_eq!(chosen(true, 13, Some(1), None), "fetched");
    }

    #[test]
    fn the_rows_are_in_order() {
        assert!(BOARDS.windows(2).all(|rows| rows[0].points < rows[1].points));
    }
}
