//! The progress of a match on standard error.

use std::path::Path;

use indicatif::ProgressBar;
use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::runner::MatchEvent;
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::visible::visible;

use super::progress;
use crate::reports::{MatchReport, phrases};
use crate::words::{Message, Spoken, msg};

/// Shows the progress of the match: a bar on a terminal, else a line for each game.
pub(super) struct Progress<'a> {
    bar: Option<ProgressBar>,
    games: usize,
    /// Where the match can be looked on.
    folder: Option<&'a Path>,
    words: Spoken,
}

impl Progress<'_> {
    pub(super) fn new(games: usize, folder: Option<&Path>, words: Spoken) -> Progress<'_> {
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
