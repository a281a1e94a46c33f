//! What `liangyi match` shows: its progress on standard error, and its reports, printed and in the folder of the match.

use std::io::Write;
use std::path::Path;

use indicatif::ProgressBar;
use liangyi_arena::folder::{self, MatchFolder};
use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::runner::MatchEvent;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::visible::visible;
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::sgf::Recorded as _;

use super::error::CliError;
use super::progress;
use crate::records::files::load_game;
use crate::show::reports::{MatchReport, ReplayedGame, page, phrases, text};
use crate::show::words::{English, Language, Message, msg};

/// Shows the progress of the match: a bar on a terminal, else a line for each game.
pub(super) struct Progress<'a> {
    bar: Option<ProgressBar>,
    games: usize,
    /// Where the match can be looked on.
    folder: Option<&'a Path>,
    words: Language,
}

impl Progress<'_> {
    pub(super) fn new(games: usize, folder: Option<&Path>, words: Language) -> Progress<'_> {
        let bar = progress::bar(games as u64);
        Progress { bar: (!bar.is_hidden()).then_some(bar), games, folder, words }
    }

    pub(super) fn show(&mut self, settings: &MatchSettings, event: &MatchEvent<'_>) {
        if let (MatchEvent::Begun(games), Some(folder)) = (event, self.folder)
            && games.len() < self.games
        {
            let folder = folder.display().to_string();
            self.line(msg!("match-watch", folder = folder));
        }
        // 新应氏, article 12.
        let is_odd = settings.rules.ending.is_by_null_moves() && settings.games % 2 == 1;
        if is_odd && matches!(event, MatchEvent::Begun(_)) {
            self.line(msg!("match-odd", ruleset = settings.ruleset.as_str(), games = settings.games.to_string()));
        }
        match (event, &self.bar) {
            (MatchEvent::Begun(games), Some(bar)) => {
                bar.set_position(games.len() as u64);
                bar.reset_eta();
            }
            (MatchEvent::Begun(games), None) => {
                eprintln!("A: {}\nB: {}", visible(&settings.names[0]), visible(&settings.names[1]));
                if !games.is_empty() {
                    let count = games.len().to_string();
                    eprintln!("{}", self.words.say(msg!("match-played-already", count = count)));
                }
            }
            (MatchEvent::Ended(games), Some(bar)) => {
                bar.set_position(games.len() as u64);
                bar.set_message(self.standing(settings, games));
            }
            (MatchEvent::Ended(games), None) => {
                if let Some(game) = games.last() {
                    eprintln!("{}", self.ended(settings, game, games));
                }
            }
            (MatchEvent::Lost(why), _) => self.line(msg!("match-lost", why = visible(why).into_owned())),
            (MatchEvent::Waiting(games), _) => self.line(msg!("match-waiting", count = *games)),
            (MatchEvent::Again(after), _) => {
                self.line(msg!("match-again", seconds = after.as_secs().to_string()));
            }
        }
    }

    /// Says something else, above the bar if there is one.
    fn line(&self, message: Message<'_>) {
        progress::say(self.bar.as_ref(), &self.words.say(message));
    }

    /// How a game has ended, and how the match stands.
    fn ended(&self, settings: &MatchSettings, game: &GameRecord, games: &[GameRecord]) -> String {
        let words = self.words;
        let winner = words.say(match game.winning_entrant() {
            Some(entrant) => msg!("match-wins", entrant = format!("{entrant:?}")),
            None if game.is_lost_by_both() => msg!("match-lost-by-both"),
            None => msg!("match-draw"),
        });
        words.say(msg!(
            "match-game",
            done = games.len().to_string(),
            all = self.games.to_string(),
            game = game.game.to_string(),
            side = words.side(game.color(Entrant::A)),
            result = visible(&game.verdict.result).into_owned(),
            winner = winner,
            reason = words.end_reason(game.verdict.reason),
            moves = game.moves.to_string(),
            standing = self.standing(settings, games)
        ))
    }

    fn standing(&self, settings: &MatchSettings, games: &[GameRecord]) -> String {
        phrases::standing(&MatchReport::new(settings, games, self.words), self.words).unwrap_or_default()
    }

    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

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
    words: Language,
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
fn replays(settings: &MatchSettings, games: &[GameRecord], folder: &Path) -> Vec<Option<ReplayedGame>> {
    let takes = settings.line_game().is_none();
    let gm = if takes { Game::GM } else { LineGame::GM };
    let replay = |game: &GameRecord| {
        // Not the path in the record: a file that was tampered with may lead anywhere.
        let record = load_game(gm, &folder.join(MatchFolder::game_path(game.game)), None).ok()?;
        ReplayedGame::of(&record, settings.size, takes)
    };
    games.iter().map(replay).collect()
}
