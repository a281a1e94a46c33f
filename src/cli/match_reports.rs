//! The reports of `liangyi match`, printed and in the folder of the match.

use std::io::Write;
use std::path::Path;

use liangyi_arena::folder::{self, MatchFolder};
use liangyi_arena::record::GameRecord;
use liangyi_arena::settings::MatchSettings;
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::sgf::Recorded as _;

use super::error::CliError;
use crate::records::load_game;
use crate::reports::{MatchReport, Replay, page, text};
use crate::words::{English, Spoken, msg};

/// What the file of a game says of it. Files of games are in English, whoever plays the match.
pub fn remarks(game: &GameRecord) -> Vec<String> {
    let notes = game.notes.iter().map(|note| English.note(note));
    std::iter::once(English.ended(&game.verdict)).chain(notes).collect()
}

/// Prints the report, and writes it in every format into the folder, if there is one: that for programs in English.
pub fn publish(
    settings: &MatchSettings,
    games: &[GameRecord],
    folder: Option<&Path>,
    words: Spoken,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let report = MatchReport::new(settings, games, words);
    let text = text(&report, words);
    if let Some(folder) = folder {
        let figures = MatchReport::new(settings, games, English);
        let json = serde_json::to_string_pretty(&figures).map_err(|error| CliError::Failed(error.to_string()))?;
        let files = [
            ("report.txt", text.clone()),
            ("report.json", json + "\n"),
            ("report.html", page::html(&report, games, &replays(settings, games, folder), words)),
        ];
        for (name, text) in files {
            folder::write_report(folder, name, &text).map_err(|error| CliError::Failed(error.to_string()))?;
        }
    }
    out.write_all(text.as_bytes())?;
    if let Some(folder) = folder {
        let page = folder.join("report.html").display().to_string();
        writeln!(out, "\n{}", words.say(msg!("report-page", page = page)))?;
    }
    Ok(())
}

/// The moves of each game, from its file in the folder; none where that cannot be read.
fn replays(settings: &MatchSettings, games: &[GameRecord], folder: &Path) -> Vec<Option<Replay>> {
    let takes = settings.line_game().is_none();
    let gm = if takes { Game::GM } else { LineGame::GM };
    let replay = |game: &GameRecord| {
        // Not the path in the record: a file that was tampered with may lead anywhere.
        let record = load_game(gm, &folder.join(MatchFolder::game_path(game.game)), None).ok()?;
        Replay::of(&record, settings.size, takes)
    };
    games.iter().map(replay).collect()
}
