//! What the first plays of a record set up instead of playing it: handicap stones and diagrams that are given as plays
//! of one colour in a row.

use super::moves::Played;
use super::state::Game;
use crate::base::Color;
use crate::board::{Board, Removed};

/// The plays at the start of a record that are no moves.
///
/// Clients and files without a word for set-ups play the stones of one colour in a row, then perhaps those of the
/// other. Runs of at least two plays of one colour, up to the first move that is answered, put stones on the board and
/// are no moves; a run that captures is played. Stones of Black's alone, on an empty board or beside handicap stones,
/// are handicap stones, as KataGo has it; where White makes two moves in a row after them, or has stones, they are a
/// diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningPlays {
    /// How many of the moves they are.
    pub count: usize,
    /// The board with their stones.
    pub board: Board,
    /// How many handicap stones stand on it.
    pub handicap: u32,
    /// The last of them; `None` where there are no such plays. The other side moves then.
    pub last: Option<Played>,
}

impl OpeningPlays {
    /// Reads the first of `moves`, made on `start`, where `handicap` handicap stones stand. `by_plays`: whether plays
    /// of Black's can be handicap stones; else they are a diagram.
    pub fn read(start: &Board, handicap: u32, moves: &[Played], by_plays: bool) -> OpeningPlays {
        let (mut count, mut board, mut runs) = (0, *start, 0);
        let mut last = None;
        while let Some(first) = moves[count..].first() {
            let run: Vec<_> = moves[count..]
                .iter()
                .map_while(|played| played.mv.point().filter(|_| played.color == first.color))
                .collect();
            let mut with = board;
            let is_placed = run
                .iter()
                .all(|&point| with.at(point).is_none() && with.place(first.color, point) == Removed::default());
            if run.len() < 2 || !is_placed {
                break;
            }
            (count, board, runs, last) =
                (count + run.len(), with, runs + 1, moves[..count + run.len()].last().copied());
        }
        let whites = |played: &&Played| played.color == Color::White;
        let of_black = runs == 1
            && last.is_some_and(|last| last.color == Color::Black)
            && start.occupied().len() == handicap as usize
            && moves[count..].iter().take(2).filter(whites).count() < 2;
        let handicap = match (last, of_black) {
            (None, _) => handicap,
            (Some(_), true) if by_plays => handicap + count as u32,
            (Some(_), true) => handicap,
            (Some(_), false) => 0,
        };
        OpeningPlays { count, board, handicap, last }
    }

    /// Who moves then; `None` where there are no such plays.
    pub fn to_move(&self) -> Option<Color> {
        self.last.map(|last| last.color.opponent())
    }
}

impl Game {
    /// Reads the first of `moves` as [`OpeningPlays`], before any move is made: the game that they set up, where they
    /// do, and how many of the moves they are.
    pub fn opened(&self, moves: &[Played], by_plays: bool) -> Option<(Game, usize)> {
        let opening = OpeningPlays::read(&self.start, self.handicap, moves, by_plays);
        let to_move = opening.to_move().filter(|_| self.steps.is_empty())?;
        let game = Game::from_board(opening.board, self.rules.clone(), to_move, opening.handicap);
        Some((game.after_opening_plays(&opening), opening.count))
    }

    /// The same game, in which the stones that it starts with were placed by `plays`.
    pub fn after_opening_plays(self, plays: &OpeningPlays) -> Game {
        Game { opening_play: plays.last, ..self }
    }

    /// The last of the plays that have placed stones of the start, which a network is shown as if it were a move.
    pub fn opening_play(&self) -> Option<Played> {
        self.opening_play
    }

    /// The board before [`Game::opening_play`].
    pub fn board_before_opening_play(&self) -> Option<Board> {
        let Played { color, mv } = self.opening_play?;
        let mut board = self.start;
        board.take_back(color, mv.point()?, &Removed::default());
        Some(board)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::base::Size;
    use crate::game::Move;
    use crate::rules::{CATALOGUE, Rules};

    /// Moves such as `bA1 wB2 bpass` on 5x5.
    fn moves(text: &str) -> Vec<Played> {
        let size = Size::square(5).unwrap();
        let read = |word: &str| Played {
            color: Color::named(&word[..1]).expect("a colour"),
            mv: Move::parse(&word[1..], size).expect("a move"),
        };
        text.split_whitespace().map(read).collect()
    }

    fn read(text: &str, by_plays: bool) -> (usize, u32, Option<Color>) {
        let board = Board::new(Size::square(5).unwrap());
        let opening = OpeningPlays::read(&board, 0, &moves(text), by_plays);
        (opening.count, opening.handicap, opening.to_move())
    }

    #[test]
    fn plays_of_blacks_alone_are_handicap_stones() {
        let (black, white) = (Some(Color::Black), Some(Color::White));
        for (text, opening) in [
            ("", (0, 0, None)),
            ("bA1", (0, 0, None)),
            ("bA1 wB2", (0, 0, None)),
            ("bA1 bB2", (2, 2, white)),
            ("bA1 bB2 bC3 bD4 wE5", (4, 4, white)),
            ("bA1 bB2 wE5 bD4 wD1", (2, 2, white)),
            ("bA1 bB2 wpass bD4", (2, 2, white)),
            // A diagram: White's stones come in a row too.
            ("bA1 bB2 wE5 wD4", (4, 0, black)),
            ("bA1 bB2 wE5 wD4 bC3 bC4", (6, 0, white)),
            ("bA1 bB2 wE5 wpass", (2, 0, white)),
            ("wA1 wB2", (2, 0, black)),
            ("wA1 wB2 bC3", (2, 0, black)),
            // A run that captures is played, and what is before it is a diagram.
            ("bA1 bC3 wA2 wB1", (2, 0, white)),
            // What is no play ends a run.
            ("bpass bA1 bB2", (0, 0, None)),
            ("bA1 bvirtual bB2", (0, 0, None)),
            ("bA1 wpass bB2", (0, 0, None)),
        ] {
            assert_eq!(read(text, true), opening, "{text}");
            let (count, _, to_move) = opening;
            assert_eq!(read(text, false), (count, 0, to_move), "{text}");
        }
    }

    #[test]
    fn the_last_of_them_stays_known() {
        let game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
        for text in ["bA1 bB2", "bA1 bB2 wC3 wD4", "wA1 wB2"] {
            let plays = moves(text);
            let (opened, _) = game.opened(&plays, true).expect("plays");
            let before = opened.board_before_opening_play().expect("a board");
            let last = *plays.last().unwrap();
            let (mut after, point) = (before, last.mv.point().unwrap());
            assert_eq!(before.at(point), None);
            after.place(last.color, point);
            assert_eq!((opened.opening_play(), &after), (Some(last), opened.start()), "{text}");
            assert_eq!(opened.restarted().opening_play(), Some(last));
            assert_eq!(opened.replayed(Rules::CHINESE).unwrap().opening_play(), Some(last));
        }
        assert_eq!((game.opening_play(), game.board_before_opening_play()), (None, None));
    }

    #[test]
    fn they_join_handicap_stones_and_no_set_up() {
        let size = Size::square(5).unwrap();
        let mut board = Board::new(size);
        let stones = ["D4", "D2"].into_iter().map(|vertex| size.parse_vertex(vertex).unwrap()).collect();
        board.add(Color::Black, &stones);
        let handicap =
            |handicap, by_plays| OpeningPlays::read(&board, handicap, &moves("bA1 bB2 wC3"), by_plays).handicap;
        assert_eq!((handicap(2, true), handicap(2, false)), (4, 2));
        assert_eq!((handicap(0, true), handicap(0, false)), (0, 0));
        assert_eq!(OpeningPlays::read(&board, 2, &moves("wA1 wB2"), true).handicap, 0);
    }

    proptest! {
        #[test]
        fn n_plays_of_blacks_and_n_handicap_stones_are_the_same_game(
            row in 0..CATALOGUE.len(),
            points in prop::collection::hash_set(0usize..49, 2..20),
            by_plays: bool,
        ) {
            let size = Size::square(7).unwrap();
            let rules = CATALOGUE[row].rules.clone();
            let all: Vec<_> = size.points().collect();
            let points: Vec<_> = points.into_iter().map(|index| all[index]).collect();
            let plays: Vec<_> =
                points.iter().map(|&point| Played { color: Color::Black, mv: Move::Play(point) }).collect();
            let (game, count) = Game::new(size, rules.clone()).opened(&plays, by_plays).expect("handicap stones");
            let placed = Game::with_handicap(size, rules, &points).expect("there is room");
            prop_assert_eq!((count, game.move_number(), game.extra_moves()), (plays.len(), 0, 0));
            prop_assert_eq!((game.start(), game.board()), (placed.start(), placed.board()));
            prop_assert_eq!(game.to_move(), Color::White);
            prop_assert_eq!(game.handicap(), if by_plays { placed.handicap() } else { 0 });
        }
    }

    #[test]
    fn a_game_that_has_begun_is_not_opened() {
        let mut game = Game::new(Size::square(5).unwrap(), Rules::CHINESE);
        assert!(game.opened(&moves("bA1 bB2"), true).is_some());
        game.play(Color::Black, Move::Pass).unwrap();
        assert!(game.opened(&moves("bA1 bB2"), true).is_none());
    }
}
