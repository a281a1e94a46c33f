//! Openings: the moves that a pair of games begins with, from files, random, or both.

use std::path::Path;

use liangyi_core::base::splitmix::numbered_seed;
use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::game::{Move, Played, Position};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// The moves of an opening file, as stored in the settings of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningFile {
    /// The name of the file.
    pub name: String,
    /// The moves: `B C3`, `W pass`, `B virtual`.
    pub moves: Vec<String>,
}

impl OpeningFile {
    /// The moves of a recorded game as an opening of games that begin as `game`. It is an error if a move is illegal
    /// or the game is over.
    pub fn new<P: Position>(name: &Path, recorded: &P, mut game: P) -> Result<OpeningFile, String> {
        let (name, size) = (name.display().to_string(), game.size());
        if recorded.size() != size {
            return Err(format!("{name}: the board is {}, the match is on {size}", recorded.size()));
        }
        if !recorded.start().occupied().is_empty() {
            return Err(format!("{name}: an opening begins on the empty board"));
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
        Ok(OpeningFile { name, moves })
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

/// The opening of this number, from 1: the moves of one of the files, which take turns, then `random_moves` random
/// moves, all made from `game` on. `None` if the moves of a file are invalid.
pub fn opening<P: Position>(
    number: usize,
    files: &[OpeningFile],
    random_moves: usize,
    seed: u64,
    mut game: P,
) -> Option<Vec<Played>> {
    let size = game.size();
    if let Some(file) = files.get((number - 1).checked_rem(files.len()).unwrap_or(0)) {
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
    Some(game.moves().collect())
}

/// The points that are not on the edge, where early moves are worthless.
fn inner_points(size: Size) -> PointSet {
    size.points().filter(|&point| size.edge_distance(point) > 0).collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::game::Game;
    use liangyi_core::rules::Rules;

    use super::*;

    fn random(number: usize, moves: usize, seed: u64) -> Vec<Played> {
        opening(number, &[], moves, seed, Game::new(Size::square(9).unwrap(), Rules::CHINESE)).unwrap()
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
            moves: moves.iter().map(|text| text.to_string()).collect(),
        };
        let files = [file(&["B C3", "W G7"]), file(&["B E5"])];
        let of = |number, moves| opening(number, &files, moves, 1, Game::new(size, Rules::CHINESE)).unwrap();
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
}
