//! The reports of `liangyi match`, printed and in the folder of the match.

use std::io::Write;
use std::path::Path;

use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::store::{self, Store};
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::sgf::Recorded as _;

use super::error::CliError;
use crate::records::load_game;
use crate::reports::{MatchReport, Replay, page, text};
use crate::words::{English, Words};

/// The words of reports and of the files of games.
pub const WORDS: &dyn Words = &English;

/// What the file of a game says of it.
pub fn remarks(game: &GameRecord) -> Vec<String> {
    let notes = game.notes.iter().map(|note| WORDS.note(note));
    std::iter::once(WORDS.ended(&game.verdict)).chain(notes).collect()
}

/// Prints the report, and writes it in every format into the folder, if there is one.
pub fn publish(
    settings: &MatchSettings,
    games: &[GameRecord],
    folder: Option<&Path>,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let report = MatchReport::new(settings, games, WORDS);
    let text = text(&report, WORDS);
    if let Some(folder) = folder {
        let json = serde_json::to_string_pretty(&report).map_err(|error| CliError::Failed(error.to_string()))?;
        let files = [
            ("report.txt", text.clone()),
            ("report.json", json + "\n"),
            ("report.html", page::html(&report, games, &replays(settings, games, folder), WORDS)),
        ];
        for (name, text) in files {
            store::write_report(folder, name, &text).map_err(|error| CliError::Failed(error.to_string()))?;
        }
    }
    out.write_all(text.as_bytes())?;
    if let Some(folder) = folder {
        writeln!(out, "\nThe page: {}", folder.join("report.html").display())?;
    }
    Ok(())
}

/// The moves of each game, from its file in the folder; none where that cannot be read.
fn replays(settings: &MatchSettings, games: &[GameRecord], folder: &Path) -> Vec<Option<Replay>> {
    let takes = settings.line_game().is_none();
    let gm = if takes { Game::GM } else { LineGame::GM };
    let replay = |game: &GameRecord| {
        // Not the path in the record: a file that was tampered with may lead anywhere.
        let record = load_game(gm, &folder.join(Store::game_path(game.game)), None).ok()?;
        Replay::of(&record, settings.size, takes)
    };
    games.iter().map(replay).collect()
}
