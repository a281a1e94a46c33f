//! Collections: the games of a file, one after the other, each with the text that is its own.

use std::borrow::Cow;

use super::error::SgfError;
use super::game::SgfGame;
use super::parse::{Extent, end_of_game, parse};
use super::read::read_parsed;
use super::root::is_of_game;
use super::scan::is_record;
use super::tree::SgfTree;
use super::warning::SgfWarning;

/// The most games that are told apart.
const MAX_GAMES: usize = 100_000;

/// How many broken games are looked beyond.
const MOST_BROKEN: usize = 16;

/// The games of a text.
#[derive(Clone, Debug)]
pub struct Collection<'a> {
    text: Cow<'a, str>,
    games: Vec<GameText>,
}

/// Where a game stands in a text.
#[derive(Clone, Copy, Debug)]
struct GameText {
    start: usize,
    end: usize,
    /// How many lines come before.
    lines: usize,
}

impl<'a> Collection<'a> {
    /// Finds the games of a text. It reads none of them.
    ///
    /// ```
    /// use liangyi_core::sgf::Collection;
    /// let games = Collection::of("(;SZ[9];B[ee](;W[cc])(;W[gg]))\n(;SZ[13];B[dd])");
    /// assert_eq!(games.len(), 2);
    /// assert_eq!(games.game(1, Some(2), None).unwrap().size.width(), 13);
    /// assert!(games.game(1, Some(3), None).is_err());
    /// ```
    pub fn of(text: impl Into<Cow<'a, str>>) -> Collection<'a> {
        let text = text.into();
        let (mut games, mut start, mut lines, mut broken) = (Vec::new(), 0, 0, 0);
        while games.len() < MAX_GAMES && is_record(&text[start..]) {
            let rest = &text[start..];
            let length = end_of_game(rest).unwrap_or_else(|| {
                broken += 1;
                next_game(rest).filter(|_| broken <= MOST_BROKEN).unwrap_or(rest.len())
            });
            games.push(GameText { start, end: start + length, lines });
            lines += rest[..length].matches('\n').count();
            start += length;
        }
        Collection { text, games }
    }

    /// The same with a text of its own.
    pub fn into_owned(self) -> Collection<'static> {
        Collection { text: Cow::Owned(self.text.into_owned()), games: self.games }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The main line of a game, as [`load_of`](super::load_of) reads it: of that with this number, counted from 1, or
    /// else of the first that is of the game `gm` or of Go, with a warning that there are others.
    ///
    /// # Errors
    ///
    /// As there, and where there is no such game.
    pub fn game(&self, gm: u32, number: Option<usize>, before_move: Option<usize>) -> Result<SgfGame, SgfError> {
        let (found, warning) = self.chosen(&[gm], number)?;
        let tree = parse(&self.text[found.start..found.end], Extent::MainLine, found.lines)?;
        let mut record = read_parsed(&tree, gm, before_move)?;
        record.warnings.splice(0..0, warning);
        Ok(record)
    }

    /// A game with all its variations, as [`SgfTree::parse`] has it: that with this number, or else the first of one of
    /// the games `gms`. The others are written with it.
    ///
    /// # Errors
    ///
    /// As there, and where there is no such game.
    pub fn tree(&self, gms: &[u32], number: Option<usize>) -> Result<SgfTree, SgfError> {
        let (found, warning) = self.chosen(gms, number)?;
        let mut tree = parse(&self.text[found.start..found.end], Extent::Game, found.lines)?;
        if found.start > 0 {
            tree.before = self.text[..found.start].trim().to_string();
        }
        let rest = self.text[found.end..].trim();
        // What is no game is not kept.
        tree.rest = if is_record(rest) { rest.to_string() } else { String::new() };
        Ok(tree.warned(warning))
    }

    /// The root of the game with this number alone: what the game is called.
    ///
    /// # Errors
    ///
    /// As for [`Collection::tree`].
    pub fn head(&self, number: usize) -> Result<SgfTree, SgfError> {
        let (found, _) = self.chosen(&[], Some(number))?;
        parse(&self.text[found.start..found.end], Extent::Root, found.lines)
    }

    /// A game by its number, or the first that is of one of these games.
    fn chosen(&self, gms: &[u32], number: Option<usize>) -> Result<(GameText, Option<SgfWarning>), SgfError> {
        let games = self.len();
        if games == 0 {
            return Err(SgfError::NoGame);
        }
        if let Some(number) = number {
            let found = number.checked_sub(1).and_then(|index| self.games.get(index));
            return Ok((*found.ok_or(SgfError::NoSuchGame { number, games })?, None));
        }
        let is_wanted = |found: &GameText| {
            let text = &self.text[found.start..found.end];
            parse(text, Extent::Root, 0).is_ok_and(|tree| gms.iter().any(|&gm| is_of_game(&tree, gm)))
        };
        let index = if games == 1 { 0 } else { self.games.iter().position(is_wanted).unwrap_or(0) };
        let warning = (games > 1).then_some(SgfWarning::OtherGames { number: index + 1, games });
        Ok((self.games[index], warning))
    }
}

impl SgfTree {
    /// Which game of its file this is, counted from 1, and how many there are.
    pub fn place_in_file(&self) -> (usize, usize) {
        let [before, after] = [&self.before, &self.rest].map(|text| Collection::of(text.as_str()).len());
        (before + 1, before + 1 + after)
    }
}

/// Where the next game of a text begins, at the start of a line, after one that is broken.
fn next_game(text: &str) -> Option<usize> {
    let begins = |rest: &str| rest.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'));
    let own = text.find('(').unwrap_or(text.len());
    let mut lines = text.match_indices('\n').map(|(at, _)| at + 1).filter(|&at| at > own);
    lines.find(|&at| begins(&text[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: &str = "(;GM[1]FF[4]SZ[9]KM[6.5]PB[A]GN[One](;B[ee];W[cc])(;B[dd]))\n\n\
                         (;GM[1]FF[4]SZ[13]KM[0]C[)];B[dd];W[jj])\n(;GM[1]FF[4]SZ[19];B[pd])\nbye";

    fn width(text: &str, number: Option<usize>) -> Result<usize, String> {
        let record = Collection::of(text).game(1, number, None);
        record.map(|record| record.size.width()).map_err(|error| error.to_string())
    }

    #[test]
    fn every_game_of_a_file_is_reached_by_its_number() {
        assert_eq!([1, 2, 3].map(|number| width(THREE, Some(number))), [9, 13, 19].map(Ok));
        for number in [0, 4] {
            let error = format!("no game number {number}: the file has 3");
            assert_eq!(width(THREE, Some(number)), Err(error));
        }
        let first = Collection::of(THREE).game(1, None, None).unwrap();
        assert_eq!((first.size.width(), first.warnings), (9, vec![SgfWarning::OtherGames { number: 1, games: 3 }]));
        assert_eq!(Collection::of(THREE).game(1, Some(1), None).unwrap().warnings, []);
        assert_eq!(Collection::of("(;SZ[9];B[aa])").game(1, None, None).unwrap().warnings, []);
        assert_eq!(width("no game", Some(2)), Err(SgfError::NoGame.to_string()));
    }

    #[test]
    fn a_first_game_of_another_kind_does_not_refuse_the_rest() {
        let text = "(;GM[2]SZ[8])\n(;GM[11];B[x])\n(;GM[1]SZ[9];B[ee])";
        let record = Collection::of(text).game(1, None, None).unwrap();
        assert_eq!((record.size.width(), record.warnings), (9, vec![SgfWarning::OtherGames { number: 3, games: 3 }]));
        assert_eq!(width(text, Some(1)), Err(SgfError::OtherGame.to_string()));
        assert_eq!(width("(;GM[2]SZ[8])(;GM[3])", None), Err(SgfError::OtherGame.to_string()));
        let tree = Collection::of(text).tree(&[4, 1], None).unwrap();
        assert_eq!(tree.text(tree.root(), "SZ").as_deref(), Some("9"));
    }

    #[test]
    fn a_broken_game_does_not_refuse_the_rest() {
        let text = "(;SZ[9];B[ee])\n(;SZ[13] % B[dd])\n(;SZ[19];B[pd])";
        assert_eq!((width(text, Some(1)), width(text, Some(3))), (Ok(9), Ok(19)));
        assert_eq!(width(text, Some(2)), Err("line 2: '%' outside a property".to_string()));
        let many = "(;SZ[9] % B[aa])\n".repeat(1000);
        assert_eq!(Collection::of(&many).len(), MOST_BROKEN + 1);
    }

    #[test]
    fn a_game_is_written_with_those_around_it() {
        let tree = Collection::of(THREE).tree(&[1], Some(2)).unwrap();
        assert_eq!(tree.text(tree.root(), "SZ").as_deref(), Some("13"));
        assert_eq!(tree.place_in_file(), (2, 3));
        let written = tree.write();
        let games = Collection::of(&written);
        assert_eq!(games.len(), 3);
        let head = games.head(1).unwrap();
        let told = |name| head.text(head.root(), name);
        assert_eq!((head.len(), told("PB").as_deref(), told("GN").as_deref()), (1, Some("A"), Some("One")));
        assert!(games.head(4).is_err());
        for number in 1..=3 {
            let was = Collection::of(THREE).game(1, Some(number), None);
            assert_eq!(games.game(1, Some(number), None), was, "{number}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_soup_has_some_games(
            tokens in proptest::collection::vec(
                proptest::sample::select(vec![
                    "(", ")", ";", "[", "]", "(;", "B[aa]", "\n", "x", "GM[2]", "%", "(;SZ[9]",
                ]),
                0..40,
            )
        ) {
            let text = tokens.concat();
            let games = Collection::of(&text);
            for number in 1..=games.len() {
                _ = games.game(1, Some(number), None);
                _ = games.tree(&[1], Some(number));
            }
            _ = games.game(1, None, None);
        }
    }
}
