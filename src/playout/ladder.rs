//! Ladders (征): whether a chain short of liberties can be put in atari move after move until it is taken.
//!
//! The side that hunts plays on one of two liberties; the side that flees lengthens its chain, or takes what stands in atari beside
//! it. All of it is played out on a copy of the board, so that captures on the way are seen. A ko is not fought: who may not retake it
//! does not.

use super::adjacent;
use super::board::{PlayoutBoard, stone};
use crate::base::Color;

/// Moves read before a chain is thought to get away: the longest ladder on a large board takes half as many.
const MOST_MOVES: u32 = 160;
/// Ways to flee that are looked at.
const WAYS: usize = 6;

/// Reads ladders, and keeps the boards that it takes.
#[derive(Default)]
pub struct LadderReader<const W: usize> {
    boards: Vec<PlayoutBoard<W>>,
    left: u32,
}

impl<const W: usize> LadderReader<W> {
    /// Whether the chain of the stone on `prey`, which has two liberties, is caught if the other side moves first.
    pub fn is_caught(&mut self, field: &PlayoutBoard<W>, prey: usize) -> bool {
        self.start(field);
        self.read(0, prey, false)
    }

    /// Whether the chain of the stone on `prey`, which is in atari, is caught even if its side moves first.
    pub fn is_lost(&mut self, field: &PlayoutBoard<W>, prey: usize) -> bool {
        self.start(field);
        self.read(0, prey, true)
    }

    /// Whether the chain of the stone on `prey` is caught once `color`, which hunts or flees, has made a playable move on `point`.
    pub fn is_caught_by(&mut self, field: &PlayoutBoard<W>, prey: usize, color: Color, point: usize) -> bool {
        self.start(field);
        let flees = field.at(prey) != stone(color);
        self.boards[0].play(color, point);
        self.read(0, prey, flees)
    }

    fn start(&mut self, field: &PlayoutBoard<W>) {
        self.left = MOST_MOVES;
        match self.boards.first_mut() {
            Some(board) => board.copy_from(field),
            None => self.boards.push(field.clone()),
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

    /// Whether the chain of the stone on `prey` is caught on the board at `depth`, which is played on. Its side moves next if it
    /// `flees`.
    fn read(&mut self, depth: usize, prey: usize, mut flees: bool) -> bool {
        loop {
            let board = &self.boards[depth];
            let chain = board.chain(prey);
            let owner = if board.at(prey) == stone(Color::Black) { Color::Black } else { Color::White };
            let color = if flees { owner } else { owner.opponent() };
            let ways = match (board.liberty_count(chain), flees) {
                (1, true) => flights(board, owner, chain),
                (1, false) => return !board.is_ko(color, board.only_liberty(chain)),
                (2, false) => ataris(board, owner, chain),
                _ => return false,
            };
            // Who has no move left has failed.
            let Some((&last, others)) = ways.all().split_last() else { return flees };
            for &point in others {
                if !self.count_move() {
                    return false;
                }
                self.deepen(depth);
                self.boards[depth + 1].play(color, point);
                let is_caught = self.read(depth + 1, prey, !flees);
                if is_caught != flees {
                    return is_caught;
                }
            }
            // The last way needs no copy: mostly it is the only one.
            if !self.count_move() {
                return false;
            }
            self.boards[depth].play(color, last);
            flees = !flees;
        }
    }

    /// False where too many moves have been read.
    fn count_move(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}

/// Moves to try.
struct Ways {
    points: [usize; WAYS],
    len: usize,
}

impl Ways {
    const NONE: Ways = Ways { points: [0; WAYS], len: 0 };

    fn all(&self) -> &[usize] {
        &self.points[..self.len]
    }

    fn push(&mut self, point: usize) {
        if self.len < WAYS && !self.all().contains(&point) {
            self.points[self.len] = point;
            self.len += 1;
        }
    }
}

/// What the side of a chain in atari can do: take what is in atari beside it, or lengthen it.
fn flights<const W: usize>(board: &PlayoutBoard<W>, owner: Color, chain: usize) -> Ways {
    let mut ways = Ways::NONE;
    board.each_stone(chain, |point| {
        if board.has_atari_beside(owner.opponent(), point) {
            let around = board.adjacent(owner, point);
            adjacent::each(around.enemy & around.one(), |way| {
                let taking = board.only_liberty(around.heads[way]);
                if !board.is_ko(owner, taking) {
                    ways.push(taking);
                }
            });
        }
    });
    let liberty = board.only_liberty(chain);
    if board.is_playable(owner, liberty) {
        ways.push(liberty);
    }
    ways
}

/// The ataris on a chain with two liberties that it does not get out of by lengthening alone, the likelier one first.
fn ataris<const W: usize>(board: &PlayoutBoard<W>, owner: Color, chain: usize) -> Ways {
    let mut ways = Ways::NONE;
    let hunter = owner.opponent();
    let liberties = board.two_liberties(chain);
    let room = [1, 0].map(|other| {
        // What it has after lengthening to the other liberty, but for the one that is then taken.
        let mut after = board.after(owner, liberties[other]).0;
        after.remove(liberties[1 - other]);
        after.len() as usize
    });
    for at in if room[0] <= room[1] { [0, 1] } else { [1, 0] } {
        let around = board.adjacent(hunter, liberties[at]);
        let takes = around.enemy & around.one() != 0;
        if (room[at] < 3 || takes) && board.is_playable(hunter, liberties[at]) {
            ways.push(liberties[at]);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Point, Size};
    use crate::board::Board;
    use crate::game::{Game, Move};
    use crate::playout::playout_policy::choose;
    use crate::playout::{Dice, Gammas, PlayoutPolicy};
    use crate::rules::{Repetition, Rules};

    fn is_caught(picture: &str, prey: &str) -> bool {
        let board = Board::from_picture(picture).unwrap();
        let prey = board.size().parse_vertex(prey).unwrap().index();
        LadderReader::<8>::default().is_caught(&PlayoutBoard::new(&board), prey)
    }

    #[test]
    fn a_ladder_runs_to_the_edge_unless_a_friend_stands_in_its_way() {
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
    fn a_chain_beside_a_stone_in_atari_takes_it_and_gets_away() {
        let picture =
            ". . . . . . .\n. . . . . . .\n. . . . . . .\n. X O . . . .\n. O X O . . .\n. X O . . . .\n. . X X . . .";
        assert!(!is_caught(picture, "C2"));
        let without = picture.replacen(". O X O", ". X X .", 1);
        assert!(is_caught(&without, "C2"), "{without}");
    }

    /// Every way there is, on a board of its own kind.
    fn plainly(game: &mut Game, prey: Point, owner: Color, flees: bool, depth: u32) -> bool {
        let chain = game.board().chain(prey);
        let liberties = game.board().liberties(&chain);
        let color = if flees { owner } else { owner.opponent() };
        if depth == 0 || !flees && liberties.len() > 2 || flees && liberties.len() != 1 {
            return false;
        }
        let mut ways: Vec<Point> = liberties.iter().collect();
        if flees {
            let enemies = game.board().stones(owner.opponent());
            for enemy in enemies.iter() {
                let enemy = game.board().chain(enemy);
                let size = game.size();
                let touches = enemy.iter().any(|point| size.neighbours(point).any(|next| chain.contains(next)));
                let last = game.board().liberties(&enemy);
                if touches && last.len() == 1 {
                    ways.extend(last.iter());
                }
            }
        }
        for point in ways {
            if game.play(color, Move::Play(point)).is_err() {
                continue;
            }
            let is_taken = game.board().at(prey) != Some(owner);
            let caught = is_taken || plainly(game, prey, owner, !flees, depth - 1);
            game.undo();
            if caught != flees {
                return caught;
            }
        }
        flees
    }

    #[test]
    fn ladders_are_read_as_when_every_way_is_tried() {
        let size = Size::square(7).unwrap();
        let rules = Rules { repetition: Repetition::Simple, ..Rules::CHINESE };
        let (mut reader, mut seen) = (LadderReader::<8>::default(), [0; 2]);
        for seed in 0..60 {
            let mut game = Game::new(size, rules.clone());
            let mut dice = Dice::new(seed, 3);
            for _ in 0..12 + dice.below(30) {
                let color = game.to_move();
                let mut field = PlayoutBoard::<8>::of_game(&game, Gammas::embedded(size));
                let Some(point) = choose(&mut field, PlayoutPolicy::Learnt, color, &mut dice) else { break };
                if game.play(color, Move::Play(Point::from_index(point))).is_err() {
                    break;
                }
            }
            let field = PlayoutBoard::<8>::of_game(&game, Gammas::embedded(size));
            for prey in size.points() {
                let Some(owner) = game.board().at(prey) else { continue };
                let read = match field.liberty_count(field.chain(prey.index())) {
                    1 => (reader.is_lost(&field, prey.index()), true),
                    2 => (reader.is_caught(&field, prey.index()), false),
                    _ => continue,
                };
                assert_eq!(read.0, plainly(&mut game, prey, owner, read.1, 40), "{}\n{prey:?}", game.board());
                seen[usize::from(read.0)] += 1;
            }
        }
        assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
    }
}
