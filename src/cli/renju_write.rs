//! Games of renju written as a library of RenLib's or as SGF.

use std::path::{Path, PathBuf};

use liangyi_core::formats::{FormatError, Library};
use liangyi_core::line::LineGame;
use liangyi_core::sgf::{Recorded as _, SgfTree};
use liangyi_engine::files::write_whole;

use super::error::CliError;
use super::renju_positions::library;
use crate::records::files::{GameOfFile, LoadError, load_tree};
use crate::show::words::Language;

/// What was written.
#[derive(Clone, Copy, Debug)]
pub struct WrittenGames {
    /// How many games or libraries it comes from.
    pub games: usize,
    /// How many moves the file has.
    pub moves: usize,
}

/// Writes all games of some files, each of which `games` names, to the file `to`: a library where its name ends in
/// `.lib`, SGF where it ends in `.sgf`.
pub fn write_games(
    files: &[PathBuf],
    games: &dyn Fn(&PathBuf) -> Vec<PathBuf>,
    to: &Path,
    words: Language,
) -> Result<WrittenGames, CliError> {
    let ends = |with: &str| to.extension().is_some_and(|end| end.eq_ignore_ascii_case(with));
    let is_library = ends("lib");
    if !is_library && !ends("sgf") {
        return Err(CliError::unusable(to, "a file to write ends in .lib or .sgf"));
    }
    // A library alone keeps what SGF has no place for.
    if let ([file], true) = (files, is_library)
        && let Some(library) = library(file, words).map_err(|error| CliError::unusable(file, error))?
    {
        return write_library(&library, 1, to, words);
    }
    let mut trees: Vec<SgfTree> = Vec::new();
    for game in files.iter().flat_map(games) {
        let mut tree = read(&game, words).map_err(|error| CliError::unusable(&game, error))?.alone();
        // Drawings, and records of programs for Go, do not say that it is a line game.
        tree.set_text(tree.root(), "GM", &LineGame::GM.to_string());
        trees.push(tree);
    }
    if is_library {
        let library = Library::of_records(&trees).map_err(|error| CliError::unusable(to, words.no_library(&error)))?;
        return write_library(&library, trees.len(), to, words);
    }
    let text: String = trees.iter().map(SgfTree::write).collect();
    write_whole(to, text.as_bytes()).map_err(|error| CliError::unwritten(to, &error))?;
    let moves = trees.iter().map(|tree| tree.all().into_iter().map(|id| tree.moves_in(id)).sum::<usize>()).sum();
    Ok(WrittenGames { games: trees.len(), moves })
}

fn write_library(library: &Library, games: usize, to: &Path, words: Language) -> Result<WrittenGames, CliError> {
    let bytes = library.write().map_err(|error| CliError::unusable(to, words.no_library(&error)))?;
    write_whole(to, &bytes).map_err(|error| CliError::unwritten(to, &error))?;
    Ok(WrittenGames { games, moves: library.len() })
}

/// A game with its variations.
fn read(game: &Path, words: Language) -> Result<SgfTree, String> {
    let unread = |error: LoadError| words.unloaded(&error);
    match library(&GameOfFile::of(game).file, words)? {
        Some(library) => library.tree().map_err(|error| unread(FormatError::from(error).into())),
        None => load_tree(game).map_err(unread),
    }
}
