//! The invariants of the playout board, checked in every position of playouts.

use liangyi_core::base::Color;

use crate::playout::testing::watch;

#[test]
fn chains_hold_their_numbers_of_stones_and_their_liberties() {
    watch(7, |board| {
        for point in board.size().points().map(|point| point.index()).filter(|&point| !board.is_empty(point)) {
            let chain = board.chain(point);
            let liberties = board.liberties(chain);
            let mut stones = 0;
            board.each_stone(chain, |_| stones += 1);
            assert_eq!((board.chain_len(chain), board.liberty_count(chain)), (stones, liberties.len() as usize));
            match board.liberty_count(chain) {
                1 => assert_eq!(board.only_liberty(chain), liberties.lowest()),
                2 => assert!(board.two_liberties(chain).into_iter().all(|point| liberties.contains(point))),
                liberty_count => assert!(liberty_count > 0, "a chain without liberties stands"),
            }
        }
    });
}

#[test]
fn liberties_after_a_move_agree_with_the_chain_after_it() {
    watch(7, |board| {
        let free = |point: &usize| board.is_empty(*point);
        for point in board.size().points().map(|point| point.index()).filter(free) {
            for color in Color::BOTH {
                let all = board.chain_after(color, point).0.len() as usize;
                assert_eq!(board.liberties_after(color, point), all.min(3));
                assert_eq!(board.is_suicide(color, point), all == 0);
            }
        }
    });
}

#[test]
fn only_eyes_and_suicides_have_no_weight() {
    let mut excluded = 0;
    watch(9, |board| {
        for point in board.size().points().map(|point| point.index()) {
            for color in Color::BOTH {
                let weight = board.weights().of(color, point);
                if !board.is_empty(point) {
                    assert_eq!(weight, 0);
                } else if weight == 0 && !board.is_eye(color, point) {
                    assert!(board.is_suicide(color, point));
                    excluded += 1;
                }
            }
        }
    });
    assert!(excluded > 0, "no suicide was excluded");
}
