//! The settings of a match: everything that decides which games are played and how. They are stored next to the
//! results, so that an interrupted match is continued only as the same match.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use liangyi_core::base::Size;
use liangyi_core::board::Board;
use liangyi_core::line::OpeningRule;
use liangyi_core::rules::{LineRuleset, Rules, find_line_game};
use liangyi_core::time::TimeControl;
use liangyi_engine::policy::Models;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::gtp_engine::{GameConditions, Program};
use super::opening::{OpeningFile, file_of};
use super::part::Part;
use super::record::Entrant;
use super::stats::Sprt;

/// The settings of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchSettings {
    /// The programs, A first.
    pub programs: [Program; 2],
    /// Their names and versions according to themselves; empty until they have been started.
    pub names: [String; 2],
    /// How many games.
    pub games: usize,
    /// The ruleset's name.
    pub ruleset: String,
    /// The rules of that name, with the komi of the match. For a line game, which has none of Go's rules, they only say
    /// what programs that do not know the game's name are sent: no komi.
    pub rules: Rules,
    /// The board size.
    pub size: Size,
    /// The time control.
    pub time: TimeControl,
    /// See [`MatchTerms::grace`]; in seconds.
    pub grace: f64,
    /// See [`GameConditions::hang`]; in seconds.
    pub hang: f64,
    /// What is done when the engines disagree about dead stones.
    pub adjudicate: Adjudication,
    /// The network that the referee judges dead stones with, by name, if it has one.
    #[serde(default)]
    pub judge: Option<String>,
    /// The number of moves after which a game is a draw.
    pub max_moves: usize,
    /// Random moves at the start of each pair of games.
    pub opening_moves: usize,
    /// Openings from files.
    pub openings: Vec<OpeningFile>,
    /// The rule by which line games are opened.
    #[serde(default, skip_serializing_if = "OpeningRule::is_free")]
    pub opening_rule: OpeningRule,
    /// Whether lots decide who has Black in the first game of each pair (猜先), instead of A having it.
    #[serde(default)]
    pub nigiri: bool,
    /// The seed of the random moves, of the lots and of the engines' seeds.
    pub seed: u64,
    /// Whether engines are queried for their `final_score`.
    pub final_scores: bool,
    /// The sequential test that stops the match early.
    pub sprt: Option<Sprt>,
    /// The part of the pairs of games that is played here; all of them without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Part>,
}

/// Keeps the lots of one pair apart from those of others, and from its random opening.
const LOTS: u64 = 0xd1b5_4a32_d192_ed03;

/// Keeps the seeds of engines apart from both.
const SEEDS: u64 = 0xa076_1d64_78bd_642f;

/// Settings that may differ when a match is continued: they decide its length only. (Names come from the programs and
/// not from the user.)
const FREE: [&str; 3] = ["games", "sprt", "names"];

impl MatchSettings {
    /// How its games are played, and dead stones judged with `models`; `None` if a time is out of range.
    pub fn terms(&self, models: &Arc<Models>) -> Option<MatchTerms> {
        Some(MatchTerms {
            conditions: GameConditions {
                ruleset: self.ruleset.clone(),
                rules: self.rules.clone(),
                size: self.size,
                opening_rule: self.opening_rule,
                time: self.time,
                hang: Duration::try_from_secs_f64(self.hang).ok()?,
                guard: None,
                environment: Vec::new(),
                stop: Arc::default(),
            },
            grace: Duration::try_from_secs_f64(self.grace).ok()?,
            max_moves: self.max_moves,
            adjudicate: self.adjudicate,
            final_scores: self.final_scores,
            models: Arc::clone(models),
        })
    }

    /// The line game that is played, if it is one and not Go.
    pub fn line_game(&self) -> Option<&'static LineRuleset> {
        find_line_game(&self.ruleset)
    }

    /// Who has Black in a game, counted from 1, or begins with it under an opening rule. The programs exchange the
    /// colours after the first game of each pair (新应氏, article 12).
    pub fn black(&self, game: usize) -> Entrant {
        let pair = MatchSettings::opening(game) as u64;
        let mut lots = Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(LOTS) ^ pair.wrapping_mul(LOTS));
        let first = if self.nigiri && lots.random() { Entrant::B } else { Entrant::A };
        if game % 2 == 1 { first } else { first.opponent() }
    }

    /// The seed that an engine gets for a game if it takes one: 31 bits, as many engines read it. It depends on no
    /// other game, so that a match that is continued has the games of one that was not interrupted.
    pub fn engine_seed(&self, game: usize, entrant: Entrant) -> u32 {
        let number = (2 * game + entrant.index()) as u64;
        Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_add(SEEDS) ^ number.wrapping_mul(SEEDS)).random::<u32>()
            >> 1
    }

    /// The board on which a game begins; `None` where the stones of its opening cannot be read.
    pub fn start(&self, game: usize) -> Option<Board> {
        let stones = file_of(&self.openings, MatchSettings::opening(game)).and_then(|file| file.start.as_ref());
        stones.map_or(Some(Board::new(self.size)), |stones| stones.board(self.size))
    }

    /// The number of a game's opening, both counted from 1: two games to each.
    pub fn opening(game: usize) -> usize {
        game.div_ceil(2)
    }

    /// Whether the game of this number, from 1, is in the part that is played here.
    pub fn has(&self, game: usize) -> bool {
        (1..=self.games).contains(&game) && self.part.is_none_or(|part| part.has(MatchSettings::opening(game) - 1))
    }

    /// The numbers of the games that are played here, in order.
    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        (1..=self.games).filter(|game| self.has(*game))
    }

    /// The differences from the settings that the match was begun with, those that are allowed left out.
    pub fn differences(&self, begun: &MatchSettings) -> Vec<String> {
        self.compared(begun, &FREE)
    }

    /// The differences from the settings that the match was begun with, those that decide its length included.
    #[cfg(feature = "postgres")]
    pub(crate) fn differences_and_length(&self, begun: &MatchSettings) -> Vec<String> {
        self.compared(begun, &["names"])
    }

    /// The differences between two parts of a match, that of the parts themselves left out.
    pub fn differences_of_parts(&self, other: &MatchSettings) -> Vec<String> {
        self.compared(other, &["part"])
    }

    /// The differences from `begun` but for those of the settings `free`.
    fn compared(&self, begun: &MatchSettings, free: &[&str]) -> Vec<String> {
        let (Ok(Value::Object(now)), Ok(Value::Object(then))) =
            (serde_json::to_value(self), serde_json::to_value(begun))
        else {
            return vec!["settings that cannot be written".to_string()];
        };
        differences(&now, &then, free)
    }
}

/// How settings differ from those `then`, but for the settings `free`.
pub fn differences(now: &Map<String, Value>, then: &Map<String, Value>, free: &[&str]) -> Vec<String> {
    let known = |settings: &Map<String, Value>, key: &str| settings.get(key).cloned().unwrap_or_default();
    // A setting that is not written is in one of the two at most.
    now.keys()
        .chain(then.keys().filter(|key| !now.contains_key(*key)))
        .filter(|key| !free.contains(&key.as_str()))
        .map(|key| (key, known(then, key), known(now, key)))
        .filter(|(_, was, is)| was != is)
        .map(|(key, was, is)| format!("{key} was {was}, is {is}"))
        .collect()
}

/// What is done when the engines disagree about dead stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjudication {
    /// Play is resumed, the side that the ruleset names moving first, until the engines agree; stones still disputed
    /// after that count as alive. Under territory rules, where resumed play costs points, the referee judges instead.
    Resolution,
    /// The referee judges the position as it stands.
    Referee,
    /// No stones are removed.
    None,
}

impl Adjudication {
    /// Every value with its name.
    pub const ALL: [(&'static str, Adjudication); 3] =
        [("resolution", Adjudication::Resolution), ("referee", Adjudication::Referee), ("none", Adjudication::None)];
}

impl fmt::Display for Adjudication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Adjudication::ALL.into_iter().find(|(_, value)| value == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}

impl FromStr for Adjudication {
    type Err = String;

    fn from_str(text: &str) -> Result<Adjudication, String> {
        let found = Adjudication::ALL.into_iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value).ok_or_else(|| "expected resolution, referee or none".to_string())
    }
}

/// How every game of a match is played.
#[derive(Clone, Debug)]
pub struct MatchTerms {
    /// The conditions that are announced to the engines.
    pub conditions: GameConditions,
    /// By how much a move may overrun its clock.
    pub grace: Duration,
    /// The number of moves after which a game is a draw.
    pub max_moves: usize,
    /// What is done when the engines disagree about dead stones.
    pub adjudicate: Adjudication,
    /// Whether the engines are queried for the result of counted games, for comparison.
    pub final_scores: bool,
    /// What the referee judges dead stones with.
    pub models: Arc<Models>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settings;

    #[test]
    fn a_has_black_in_odd_games_unless_lots_are_drawn() {
        let black = |settings: &MatchSettings| (1..=400).map(|game| settings.black(game)).collect::<Vec<_>>();
        let alternating = black(&settings());
        assert!(alternating.chunks(2).all(|pair| pair == [Entrant::A, Entrant::B]));
        let by_lot = black(&MatchSettings { nigiri: true, ..settings() });
        assert!(by_lot.chunks(2).all(|pair| pair[0] == pair[1].opponent()));
        // Of 200 fair lots 100 go to A, with a standard deviation of 7.
        let firsts = by_lot.iter().step_by(2).filter(|entrant| **entrant == Entrant::A).count();
        assert!((70..=130).contains(&firsts), "{firsts}");
        assert_eq!(by_lot, black(&MatchSettings { nigiri: true, ..settings() }));
        assert_ne!(by_lot, black(&MatchSettings { nigiri: true, seed: 2, ..settings() }));
    }

    #[test]
    fn each_engine_has_its_own_seed_in_each_game() {
        let seeds: std::collections::HashSet<u32> =
            (1..=200).flat_map(|game| Entrant::BOTH.map(|entrant| settings().engine_seed(game, entrant))).collect();
        assert_eq!(seeds.len(), 400);
        assert!(seeds.iter().all(|seed| *seed < 1 << 31));
        let other = MatchSettings { seed: 2, ..settings() };
        assert_ne!(other.engine_seed(1, Entrant::A), settings().engine_seed(1, Entrant::A));
    }

    #[test]
    fn games_that_share_an_opening_are_in_the_same_part() {
        let numbers = |part: &str| {
            let settings = MatchSettings { games: 9, part: Some(part.parse().unwrap()), ..settings() };
            settings.numbers().collect::<Vec<_>>()
        };
        assert_eq!([numbers("1/3"), numbers("2/3"), numbers("3/3")], [vec![1, 2, 7, 8], vec![3, 4, 9], vec![5, 6]]);
        assert!(numbers("6/6").is_empty());
        assert_eq!(settings().numbers().count(), 10);
    }

    #[test]
    fn a_part_is_a_setting_like_others() {
        let part = MatchSettings { part: Some("2/3".parse().unwrap()), ..settings() };
        assert_eq!(part.differences(&settings()), ["part was null, is \"2/3\""]);
        assert_eq!(settings().differences(&part), ["part was \"2/3\", is null"]);
        assert_eq!(settings().differences_of_parts(&part), [""; 0]);
        let longer = MatchSettings { games: 12, ..settings() };
        assert_eq!(longer.differences_of_parts(&part), ["games was 10, is 12"]);
        assert!(!serde_json::to_string(&settings()).unwrap().contains("part"));
    }

    #[test]
    fn settings_of_earlier_versions_are_read() {
        let mut old = serde_json::to_value(settings()).unwrap();
        old.as_object_mut().unwrap().remove("nigiri");
        assert_eq!(serde_json::from_value::<MatchSettings>(old).unwrap(), settings());
    }
}
