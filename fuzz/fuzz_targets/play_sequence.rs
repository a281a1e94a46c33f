//! A ruleset and moves of either side, undo included: boards and keys agree with a recount, undo leads back to the
//! start, a replay gives the same game.
#![no_main]

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::CATALOGUE;
use libfuzzer_sys::fuzz_target;

/// The board built anew from its stones.
fn recount(board: &Board) -> Board {
    let mut fresh = Board::new(board.size());
    for color in Color::BOTH {
        fresh.add(color, &board.stones(color));
    }
    fresh
}

fuzz_target!(|data: &[u8]| {
    let [ruleset, lines, moves @ ..] = data else { return };
    let rules = CATALOGUE[usize::from(*ruleset) % CATALOGUE.len()].rules.clone();
    let size = Size::new(2 + u32::from(*lines) % 5, 2 + u32::from(*lines) / 5 % 5).expect("2 to 6 lines a side");
    let mut game = Game::new(size, rules.clone());
    for &byte in moves.iter().take(400) {
        let color = Color::BOTH[usize::from(byte >> 7)];
        let code = usize::from(byte & 127);
        let mv = match code {
            100.. => {
                game.undo();
                continue;
            }
            90..100 => Move::Pass,
            80..90 => Move::Virtual,
            _ => Move::Play(size.points().nth(code % size.area()).expect("below the area")),
        };
        let legal = game.legal_moves(color);
        let listed = match mv {
            Move::Play(point) => legal.points.contains(point),
            // Where a pass is a virtual move, both names mean it.
            Move::Virtual if rules.virtual_pass => legal.pass,
            Move::Virtual => legal.virtual_move,
            Move::Pass => legal.pass,
        };
        let before = *game.board();
        assert_eq!(game.play(color, mv).is_ok(), listed, "{mv:?} on\n{before}");
        assert!(listed || *game.board() == before, "an illegal move changed the board");
        assert_eq!(*game.board(), recount(game.board()), "the key differs from a recount");
        assert!(game.board().is_legal(), "a chain without liberties");
    }
    let again = game.replayed(rules).expect("moves that were legal are legal again");
    assert_eq!(again.board(), game.board());
    assert_eq!((again.phase(), again.to_move()), (game.phase(), game.to_move()));
    while game.undo().is_some() {}
    assert!(game.board().occupied().is_empty());
});
