//! Ladders (征): whether a chain short of liberties can be put in atari move after move until it is captured.
//!
//! The attacker plays on one of two liberties; the defender extends its chain or captures an adjacent chain in atari.
//! The moves are played on copies of the board, so captures on the way are seen. Kos are not fought: a side that may
//! not retake one fails there.

use liangyi_core::base::Color;

use super::board::PlayoutBoard;
use super::cell::stone;
use super::chains;

/// The most moves that are read before a chain counts as escaped: twice the length of the longest ladder on a large
/// board.
const MAX_MOVES: u32 = 160;
/// The most moves that are tried in a position.
const MAX_CANDIDATES: usize = 6;

/// Reads ladders. It keeps its boards between calls, so that reading does not allocate.
///
/// A ladder of more than 160 moves counts as an escape.
#[derive(Default)]
pub struct LadderReader<const W: usize> {
    boards: Vec<PlayoutBoard<W>>,
    moves_left: u32,
}

impl<const W: usize> LadderReader<W> {
    /// Whether the chain on `target`, which must have two liberties, is captured if the attacker moves first.
    pub fn is_caught(&mut self, board: &PlayoutBoard<W>, target: usize) -> bool {
        self.start(board);
        self.read(0, target, false)
    }

    /// Whether the chain on `target`, which must be in atari, is captured even if its own side moves first.
    pub fn is_lost(&mut self, board: &PlayoutBoard<W>, target: usize) -> bool {
        self.start(board);
        self.read(0, target, true)
    }

    /// Whether the chain on `target` is captured after a playable move of `color`, the attacker or the defender, on
    /// `point`.
    pub fn is_caught_after(&mut self, board: &PlayoutBoard<W>, target: usize, color: Color, point: usize) -> bool {
        self.start(board);
        let defender_moves = board.at(target) != stone(color);
        self.boards[0].play(color, point);
        self.read(0, target, defender_moves)
    }

    fn start(&mut self, board: &PlayoutBoard<W>) {
        self.moves_left = MAX_MOVES;
        match self.boards.first_mut() {
            Some(copy) => copy.copy_from(board),
            None => self.boards.push(board.clone()),
        }
    }

    /// Copies the board at `depth` to the next depth.
    fn deepen(&mut self, depth: usize) {
        let (upper, lower) = self.boards.split_at_mut(depth + 1);
        match lower.first_mut() {
            Some(board) => board.copy_from(&upper[depth]),
            None => self.boards.push(self.boards[depth].clone()),
        }
    }

    /// Whether the chain on `target` is captured on the board at `depth`, on which the moves are played.
    fn read(&mut self, depth: usize, target: usize, mut defender_moves: bool) -> bool {
        loop {
            let board = &self.boards[depth];
            let chain = board.chain(target);
            let owner = if board.at(target) == stone(Color::Black) { Color::Black } else { Color::White };
            let color = if defender_moves { owner } else { owner.opponent() };
            let moves = match (board.liberty_count(chain), defender_moves) {
                (1, true) => escapes(board, owner, chain),
                (1, false) => return !board.is_ko(color, board.only_liberty(chain)),
                (2, false) => ataris(board, owner, chain),
                _ => return false,
            };
            // A side without a move has failed.
            let Some((&last, others)) = moves.all().split_last() else { return defender_moves };
            for &point in others {
                if !self.count_move() {
                    return false;
                }
                self.deepen(depth);
                self.boards[depth + 1].play(color, point);
                let is_caught = self.read(depth + 1, target, !defender_moves);
                if is_caught != defender_moves {
                    return is_caught;
                }
            }
            // The last move, mostly the only one, needs no copy.
            if !self.count_move() {
                return false;
            }
            self.boards[depth].play(color, last);
            defender_moves = !defender_moves;
        }
    }

    /// Counts a move; false when too many have been read.
    fn count_move(&mut self) -> bool {
        self.moves_left = self.moves_left.saturating_sub(1);
        self.moves_left > 0
    }
}

/// The moves to try in a position.
struct Candidates {
    points: [usize; MAX_CANDIDATES],
    len: usize,
}

impl Candidates {
    const NONE: Candidates = Candidates { points: [0; MAX_CANDIDATES], len: 0 };

    fn all(&self) -> &[usize] {
        &self.points[..self.len]
    }

    fn push(&mut self, point: usize) {
        if self.len < MAX_CANDIDATES && !self.all().contains(&point) {
            self.points[self.len] = point;
            self.len += 1;
        }
    }
}

/// The moves of the side of a chain in atari: capturing an adjacent chain in atari, or extending.
fn escapes<const W: usize>(board: &PlayoutBoard<W>, owner: Color, chain: usize) -> Candidates {
    let mut candidates = Candidates::NONE;
    board.each_stone(chain, |point| {
        if board.has_adjacent_atari(owner.opponent(), point) {
            let adjacent = board.adjacent(owner, point);
            chains::for_each(adjacent.enemy & adjacent.in_atari(), |direction| {
                let capture = board.only_liberty(adjacent.chains[direction]);
                if !board.is_ko(owner, capture) {
                    candidates.push(capture);
                }
            });
        }
    });
    let liberty = board.only_liberty(chain);
    if board.is_playable(owner, liberty) {
        candidates.push(liberty);
    }
    candidates
}

/// The ataris on a chain with two liberties from which it does not escape by extending alone, the more promising one
/// first.
fn ataris<const W: usize>(board: &PlayoutBoard<W>, owner: Color, chain: usize) -> Candidates {
    let mut candidates = Candidates::NONE;
    let attacker = owner.opponent();
    let liberties = board.two_liberties(chain);
    let liberties_after = [1, 0].map(|other| {
        // The liberties of the chain after it extends to the other one; this one is occupied by the atari.
        let mut after = board.chain_after(owner, liberties[other]).0;
        after.remove(liberties[1 - other]);
        after.len() as usize
    });
    for at in if liberties_after[0] <= liberties_after[1] { [0, 1] } else { [1, 0] } {
        let adjacent = board.adjacent(attacker, liberties[at]);
        let captures = adjacent.enemy & adjacent.in_atari() != 0;
        if (liberties_after[at] < 3 || captures) && board.is_playable(attacker, liberties[at]) {
            candidates.push(liberties[at]);
        }
    }
    candidates
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::{Point, Size};
    use liangyi_core::board::Board;
    use liangyi_core::game::{Game, Move};
    use liangyi_core::rules::{Repetition, Rules};

    use super::*;
    use crate::playout::playout_policy::choose;
    use crate::playout::{Gammas, PlayoutPolicy, PlayoutRng};

    fn is_caught(picture: &str, target: &str) -> bool {
        let board = Board::from_picture(picture).unwrap();
        let target = board.size().parse_vertex(target).unwrap().index();
        LadderReader::<8>::default().is_caught(&PlayoutBoard::new(&board), target)
    }

    #[test]
    fn a_ladder_runs_to_the_edge_unless_a_stone_of_the_defender_breaks_it() {
        let ladder = ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n\
                      . X . . . . . . .\n. X O . . . . . .\n. . X X . . . . .\n. . . . . . . . .";
        assert!(is_caught(ladder, "C3"));
        let rows: Vec<&str> = ladder.lines().collect();
        for (row, stands, caught) in [
            (2, ". . . . . . O . .", false),
            (2, ". . . . . . X . .", true),
            (2, "O . . . . . . . .", true),
            (7, ". . X X . . O . .", true),
        ] {
            let mut rows = rows.clone();
            rows[row] = stands;
            assert_eq!(is_caught(&rows.join("\n"), "C3"), caught, "{stands}");
        }
    }

    #[test]
    fn a_chain_escapes_by_capturing_an_adjacent_stone_in_atari() {
        let picture =
            ". . . . . . .\n. . . . . . .\n. . . . . . .\n. X O . . . .\n. O X O . . .\n. X O . . . .\n. . X X . . .";
        assert!(!is_caught(picture, "C2"));
        let without = picture.replacen(". O X O", ". X X .", 1);
        assert!(is_caught(&without, "C2"), "{without}");
    }

    /// As [`LadderReader::read`], trying every move with the rules of a game.
    fn brute_force(game: &mut Game, target: Point, owner: Color, defender_moves: bool, depth: u32) -> bool {
        let chain = game.board().chain(target);
        let liberties = game.board().liberties(&chain);
        let color = if defender_moves { owner } else { owner.opponent() };
        if depth == 0 || !defender_moves && liberties.len() > 2 || defender_moves && liberties.len() != 1 {
            return false;
        }
        let mut moves: Vec<Point> = liberties.iter().collect();
        if defender_moves {
            let enemies = game.board().stones(owner.opponent());
            for enemy in enemies.iter() {
                let enemy = game.board().chain(enemy);
                let size = game.size();
                let touches = enemy.iter().any(|point| size.neighbours(point).any(|next| chain.contains(next)));
                let last = game.board().liberties(&enemy);
                if touches && last.len() == 1 {
                    moves.extend(last.iter());
                }
            }
        }
        for point in moves {
            if game.play(color, Move::Play(point)).is_err() {
                continue;
            }
            let is_taken = game.board().at(target) != Some(owner);
            let caught = is_taken || brute_force(game, target, owner, !defender_moves, depth - 1);
            game.undo();
            if caught != defender_moves {
                return caught;
            }
        }
        defender_moves
    }

    #[test]
    fn ladders_are_read_as_by_brute_force() {
        let size = Size::square(7).unwrap();
        let rules = Rules { repetition: Repetition::Simple, ..Rules::CHINESE };
        let (mut reader, mut seen) = (LadderReader::<8>::default(), [0; 2]);
        for seed in 0..60 {
            let mut game = Game::new(size, rules.clone());
            let mut rng = PlayoutRng::new(seed, 3);
            for _ in 0..12 + rng.below(30) {
                let color = game.to_move();
                let mut board = PlayoutBoard::<8>::of_game(&game, Gammas::embedded(size));
                let Some(point) = choose(&mut board, PlayoutPolicy::Learnt, color, &mut rng) else { break };
                if game.play(color, Move::Play(Point::from_index(point))).is_err() {
                    break;
                }
            }
            let board = PlayoutBoard::<8>::of_game(&game, Gammas::embedded(size));
            for target in size.points() {
                let Some(owner) = game.board().at(target) else { continue };
                let read = match board.liberty_count(board.chain(target.index())) {
                    1 => (reader.is_lost(&board, target.index()), true),
                    2 => (reader.is_caught(&board, target.index()), false),
                    _ => continue,
                };
                assert_eq!(read.0, brute_force(&mut game, target, owner, read.1, 40), "{}\n{target:?}", game.board());
                seen[usize::from(read.0)] += 1;
            }
        }
        assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
    }
}
