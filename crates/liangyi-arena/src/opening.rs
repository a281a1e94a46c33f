//! Openings: the stones and moves that a pair of games begins with, from files, random, or both.

use std::path::Path;

use liangyi_core::base::splitmix::numbered_seed;
use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move, Played, Position};
use liangyi_core::line::LineGame;
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// Stones that stand on the board before the first move, as stored in the settings of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartStones {
    /// The points of Black's.
    pub black: Vec<String>,
    /// The points of White's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<String>,
    /// Whether Black's are a handicap, for which rules may give White points; else the position is set up.
    pub handicap: bool,
    /// Who moves first.
    pub first: Color,
}

impl StartStones {
    /// Those of a game; `None` where it begins on the empty board.
    pub fn of<P: Startable>(game: &P) -> Option<StartStones> {
        let (size, start) = (game.size(), game.start());
        let points = |color| start.stones(color).iter().map(|point| size.vertex(point).to_string()).collect();
        let [black, white] = Color::BOTH.map(points);
        let handicap = game.handicap_stones() > 0;
        (!start.occupied().is_empty()).then(|| StartStones { black, white, handicap, first: game.first() })
    }

    /// The board with them; `None` where one of them is not on it.
    pub fn board(&self, size: Size) -> Option<Board> {
        let mut board = Board::new(size);
        for color in Color::BOTH {
            board.add(color, &self.points(size, color)?.into_iter().collect());
        }
        Some(board)
    }

    fn points(&self, size: Size, color: Color) -> Option<Vec<Point>> {
        let names = match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        };
        names.iter().map(|name| size.parse_vertex(name)).collect()
    }
}

/// A game as far as a match can begin it with stones on the board.
pub trait Startable: Position {
    /// How many of the stones before the first move are a handicap.
    fn handicap_stones(&self) -> u32 {
        0
    }

    /// This game from its start, with stones on the board; `None` where they make no position of the game, and of one
    /// that begins on the empty board.
    fn with_stones(&self, _: &StartStones) -> Option<Self> {
        None
    }
}

impl Startable for Game {
    fn handicap_stones(&self) -> u32 {
        self.handicap()
    }

    fn with_stones(&self, stones: &StartStones) -> Option<Game> {
        let (size, rules) = (self.size(), self.rules().clone());
        if stones.handicap {
            return Game::with_handicap(size, rules, &stones.points(size, Color::Black)?).ok();
        }
        Game::from_setup(stones.board(size)?, rules, stones.first).ok()
    }
}

impl Startable for LineGame {}

/// An opening file, as stored in the settings of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningFile {
    /// The name of the file.
    pub name: String,
    /// The stones before them; `None` where they begin on the empty board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartStones>,
    /// The moves: `B C3`, `W pass`, `B virtual`.
    pub moves: Vec<String>,
}

impl OpeningFile {
    /// The stones and moves of a recorded game as an opening of games that begin as `game`. It is an error if the game
    /// cannot begin with the stones, if a move is illegal or the game is over.
    pub fn new<P: Startable>(name: &Path, recorded: &P, mut game: P) -> Result<OpeningFile, String> {
        let (name, size) = (name.display().to_string(), game.size());
        if recorded.size() != size {
            return Err(format!("{name}: the board is {}, the match is on {size}", recorded.size()));
        }
        let start = StartStones::of(recorded);
        if let Some(stones) = &start {
            let begun = game.with_stones(stones);
            game = begun.ok_or_else(|| format!("{name}: the game cannot begin with these stones on the board"))?;
        }
        let mut moves = Vec::new();
        for Played { color, mv } in recorded.moves() {
            let text = mv.display(size).to_string();
            let number = moves.len() + 1;
            game.play(color, mv).map_err(|illegal| format!("{name}: move {number}, {text}: {illegal}"))?;
            moves.push(format!("{} {text}", color.letter()));
        }
        if game.is_over() {
            return Err(format!("{name}: the game is over after these moves"));
        }
        Ok(OpeningFile { name, start, moves })
    }

    fn played(&self, size: Size) -> Option<Vec<Played>> {
        let read = |text: &String| {
            let (letter, mv) = text.split_once(' ')?;
            let color = Color::BOTH.into_iter().find(|color| color.letter().to_string() == letter)?;
            Some(Played { color, mv: Move::parse(mv, size)? })
        };
        self.moves.iter().map(read).collect()
    }
}

/// The opening of this number, from 1: the game before its first move, and its moves: those of one of the files, which
/// take turns, then `random_moves` random ones. Without stones of a file's it begins as `game`. `None` if the stones or
/// moves of a file are invalid.
pub fn opening<P: Startable>(
    number: usize,
    files: &[OpeningFile],
    random_moves: usize,
    seed: u64,
    mut game: P,
) -> Option<(P, Vec<Played>)> {
    let size = game.size();
    let file = file_of(files, number);
    if let Some(stones) = file.and_then(|file| file.start.as_ref()) {
        game = game.with_stones(stones)?;
    }
    let start = game.clone();
    if let Some(file) = file {
        for Played { color, mv } in file.played(size)? {
            game.play(color, mv).ok()?;
        }
    }
    // An opening must not depend on which others were computed before.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(numbered_seed(seed, number as u64));
    let inner = inner_points(size);
    for _ in 0..random_moves {
        let color = game.to_move();
        let legal = game.legal_moves(color).points;
        let Some(point) = (legal & inner).iter().choose(&mut rng).or_else(|| legal.iter().choose(&mut rng)) else {
            break;
        };
        if game.play(color, Move::Play(point)).is_err() || game.is_over() {
            game.undo();
            break;
        }
    }
    Some((start, game.moves().collect()))
}

/// The file of the opening of this number, from 1; `None` where there are no files.
pub fn file_of(files: &[OpeningFile], number: usize) -> Option<&OpeningFile> {
    files.get((number - 1).checked_rem(files.len())?)
}

/// The points that are not on the edge, where early moves are worthless.
fn inner_points(size: Size) -> PointSet {
    size.points().filter(|&point| size.edge_distance(point) > 0).collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::rules::Rules;

    use super::*;

    fn random(number: usize, moves: usize, seed: u64) -> Vec<Played> {
        opening(number, &[], moves, seed, Game::new(Size::square(9).unwrap(), Rules::CHINESE)).unwrap().1
    }

    #[test]
    fn random_openings_depend_on_seed_and_number_alone() {
        assert_eq!(random(3, 6, 7), random(3, 6, 7));
        assert_ne!(random(3, 6, 7), random(4, 6, 7));
        assert_ne!(random(3, 6, 7), random(3, 6, 8));
        assert_eq!(random(1, 6, 7).len(), 6);
        assert_eq!(random(1, 0, 7), []);
    }

    #[test]
    fn files_take_turns_and_random_moves_follow() {
        let size = Size::square(9).unwrap();
        let file = |moves: &[&str]| OpeningFile {
            name: "file".to_string(),
            start: None,
            moves: moves.iter().map(|text| text.to_string()).collect(),
        };
        let files = [file(&["B C3", "W G7"]), file(&["B E5"])];
        let of = |number, moves| opening(number, &files, moves, 1, Game::new(size, Rules::CHINESE)).unwrap().1;
        assert_eq!((of(1, 0).len(), of(2, 0).len(), of(3, 0)), (2, 1, of(1, 0)));
        assert_eq!(of(3, 4).len(), 6);
        assert_ne!(of(1, 4), of(3, 4));
    }

    #[test]
    fn an_opening_must_fit_the_match() {
        let size = Size::square(9).unwrap();
        let name = Path::new("a.sgf");
        let mut game = Game::new(size, Rules::CHINESE);
        game.play(Color::Black, Move::Play(size.point(2, 2))).unwrap();
        let empty = |size| Game::new(size, Rules::CHINESE);
        assert_eq!(OpeningFile::new(name, &game, empty(size)).unwrap().moves, ["B C3"]);
        let other = Size::square(13).unwrap();
        assert!(OpeningFile::new(name, &game, empty(other)).is_err());
        game.play(Color::White, Move::Pass).unwrap();
        game.play(Color::Black, Move::Pass).unwrap();
        let error = OpeningFile::new(name, &game, empty(size)).unwrap_err();
        assert!(error.contains("over"), "{error}");
    }
    #[test]
    fn stones_before_the_first_move_are_a_handicap_or_a_position() {
        let size = Size::square(9).unwrap();
        let point = |name: &str| size.parse_vertex(name).unwrap();
        let empty = Game::new(size, Rules::CHINESE);
        let mut handicap = Game::with_handicap(size, Rules::CHINESE, &[point("C3"), point("G7")]).unwrap();
        handicap.play(Color::White, Move::Play(point("E5"))).unwrap();
        let file = OpeningFile::new(Path::new("a.sgf"), &handicap, empty.clone()).unwrap();
        let stones = file.start.clone().unwrap();
        assert_eq!(
            (stones.black.as_slice(), stones.handicap, stones.first),
            (&["C3", "G7"].map(String::from)[..], true, Color::White)
        );
        let stored = serde_json::to_string(&file).unwrap();
        assert_eq!(serde_json::from_str::<OpeningFile>(&stored).unwrap(), file, "{stored}");
        let (start, moves) = opening(1, &[file], 0, 1, empty.clone()).unwrap();
        assert_eq!((start.handicap(), start.to_move(), moves.len()), (2, Color::White, 1));

        let board = Board::from_picture(&format!("X{}\n{}", " .".repeat(8), ". . . . . . . . O\n".repeat(8))).unwrap();
        let set_up = Game::from_setup(board, Rules::CHINESE, Color::White).unwrap();
        let file = OpeningFile::new(Path::new("b.sgf"), &set_up, empty.clone()).unwrap();
        let (start, _) = opening(1, &[file], 0, 1, empty).unwrap();
        assert_eq!((start.handicap(), start.to_move(), start.board()), (0, Color::White, set_up.board()));
    }
}
