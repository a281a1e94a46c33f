//! What KataGo's "human SL" networks, which play as persons do, are told of the players and their game, and the
//! profiles by which such players are chosen.

use std::f64::consts::TAU;
use std::fmt;
use std::str::FromStr;

use liangyi_core::base::Color;
use strsim::damerau_levenshtein;

/// What is known of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerMetadata {
    /// Whether it is a person.
    pub is_human: bool,
    /// Whether its server gives it no rank.
    pub is_unranked: bool,
    /// Whether the record does not tell its rank.
    pub is_rank_unknown: bool,
    /// Steps down from the rank above 9 dan: 1 for 9 dan, 9 for 1 dan, 10 for 1 kyu.
    pub steps_down: u8,
}

/// A kind of time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeSystem {
    /// The record does not tell.
    Unknown,
    /// There is none.
    Unlimited,
    /// A time for all moves.
    Absolute,
    /// A time for each move.
    Simple,
    /// Periods after the main time.
    ByoYomi,
    /// A time for a number of moves, after the main time.
    Canadian,
    /// A bonus for each move.
    Fischer,
}

/// Where a record is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordSource {
    /// The Online Go Server.
    Ogs = 1,
    /// The KGS Go Server.
    Kgs = 2,
    /// The Fox server.
    Fox = 3,
    /// The Tygem server.
    Tygem = 4,
    /// The collection GoGoD.
    Gogod = 5,
    /// The site Go4Go.
    Go4go = 6,
}

/// What is known of a game and its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameMetadata {
    /// The players, Black first.
    pub players: [PlayerMetadata; 2],
    /// Whether the game counts for the players' ranks, if the record tells.
    pub is_rated: Option<bool>,
    /// The kind of its time control.
    pub time_system: TimeSystem,
    /// Seconds of main time.
    pub main_time: f64,
    /// Seconds of a period.
    pub period_time: f64,
    /// Periods.
    pub periods: u32,
    /// Moves of a Canadian period.
    pub period_moves: u32,
    /// Its day, counted from 1 January 1970.
    pub day: i32,
    /// Where the record is from.
    pub source: RecordSource,
}

/// The inputs for the rank of each player.
const RANKS: usize = 34;
/// Pairs of numbers that tell the day, and how much longer the last one's period is than the first one's.
const DAY_WAVES: (usize, f64) = (32, 80_000.0);
const DAY: f64 = 86_400.0;

impl GameMetadata {
    /// How many numbers a network gets.
    pub const NUMBERS: usize = 192;

    /// The numbers that a network gets, with `to_move` to move on a board of `area` points.
    pub fn row(&self, to_move: Color, area: usize) -> [f32; GameMetadata::NUMBERS] {
        let sides = [to_move, to_move.opponent()].map(|color| self.players[color.index()]);
        let flag = |is_so: bool| f32::from(u8::from(is_so));
        let mut row = [0.0; GameMetadata::NUMBERS];
        for (side, player) in sides.into_iter().enumerate() {
            row[side] = flag(player.is_human);
            row[2 + side] = flag(player.is_unranked);
            row[4 + side] = flag(player.is_rank_unknown);
            let steps = if player.is_unranked { 0 } else { usize::from(player.steps_down).min(RANKS) };
            row[6 + side * RANKS..][..steps].fill(1.0);
        }
        let (after_ranks, log) = (6 + 2 * RANKS, |number: f64| number.ln());
        row[after_ranks] = self.is_rated.map_or(0.5, |is_rated| flag(!is_rated));
        row[after_ranks + 1 + self.time_system as usize] = 1.0;
        let within = |number: f64, most: f64| number.clamp(0.0, most);
        let numbers = [
            0.4 * (log(within(self.main_time, 3.0 * DAY) + 60.0) - 6.5),
            0.3 * (log(within(self.period_time, DAY) + 1.0) - 3.0),
            0.5 * (log(within(self.periods.into(), 50.0) + 2.0) - 1.5),
            0.25 * (log(within(self.period_moves.into(), 50.0) + 2.0) - 1.5),
            0.5 * log(area as f64 / 361.0),
        ];
        let after_system = after_ranks + 8;
        row[after_system..].iter_mut().zip(numbers).for_each(|(told, number)| *told = number as f32);
        let after_times = after_system + numbers.len();
        let factor = DAY_WAVES.1.powf(1.0 / (DAY_WAVES.0 - 1) as f64);
        let mut period = 7.0;
        for wave in row[after_times..].chunks_exact_mut(2).take(DAY_WAVES.0) {
            let (sine, cosine) = (f64::from(self.day) / period * TAU).sin_cos();
            wave.copy_from_slice(&[cosine as f32, sine as f32]);
            period *= factor;
        }
        row[after_times + 2 * DAY_WAVES.0 + self.source as usize] = 1.0;
        row
    }
}

/// The rank of an amateur, from 20 kyu to 9 dan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(
    /// 0 for 20 kyu.
    u8,
);

impl Rank {
    /// 9 dan.
    pub const STRONGEST: Rank = Rank(28);

    /// Every rank, from the weakest on.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (0..29).map(Rank)
    }

    /// [`PlayerMetadata::steps_down`].
    fn steps_down(self) -> u8 {
        29 - self.0
    }

    /// The rank so far above 20 kyu; 9 dan beyond it.
    pub fn from_steps_up(steps: u8) -> Rank {
        Rank(steps).min(Rank::STRONGEST)
    }

    /// Ranks above 20 kyu.
    pub fn steps_up(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 20 { write!(f, "{}k", 20 - self.0) } else { write!(f, "{}d", self.0 - 19) }
    }
}

impl FromStr for Rank {
    type Err = BadProfile;

    /// Reads `20k` to `1k` and `1d` to `9d`, also as `5 kyu`, `3 dan`, `5级`, `3段`.
    fn from_str(text: &str) -> Result<Rank, BadProfile> {
        let lower = text.trim().to_lowercase();
        let number = lower.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let short = match lower[number.len()..].trim() {
            "k" | "kyu" | "gup" | "级" | "級" => format!("{number}k"),
            "d" | "dan" | "段" => format!("{number}d"),
            _ => lower.clone(),
        };
        Rank::all().find(|rank| rank.to_string() == short).ok_or_else(|| BadProfile::new(text, Rank::all()))
    }
}

/// Which persons a network is to play as, under KataGo's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HumanProfile {
    /// Amateurs of these ranks, Black's first: `rank_5k`, `rank_5k_3d`, or of the time before programs taught them
    /// openings: `preaz_5k`, `preaz_5k_3d`.
    Amateurs {
        /// The rank of each side.
        ranks: [Rank; 2],
        /// Whether they know the openings of programs.
        is_modern: bool,
    },
    /// Professionals of a year: `proyear_1950`.
    Professionals {
        /// 1800 to 2023.
        year: u16,
    },
}

impl HumanProfile {
    /// The years of which professional games were learnt.
    pub const YEARS: std::ops::RangeInclusive<u16> = 1800..=2023;

    /// Players of one rank, who know the openings of programs.
    pub fn of_rank(rank: Rank) -> HumanProfile {
        HumanProfile::Amateurs { ranks: [rank; 2], is_modern: true }
    }

    /// The profile of the same players where they change sides, or the same one where `is_changed` is not so.
    pub fn sides_changed(self, is_changed: bool) -> HumanProfile {
        match self {
            HumanProfile::Amateurs { ranks: [black, white], is_modern } if is_changed => {
                HumanProfile::Amateurs { ranks: [white, black], is_modern }
            }
            profile => profile,
        }
    }

    /// The metadata of games between such players.
    pub fn metadata(self) -> GameMetadata {
        let person = |steps_down| PlayerMetadata { is_human: true, steps_down, ..PlayerMetadata::default() };
        match self {
            HumanProfile::Amateurs { ranks, is_modern } => GameMetadata {
                players: ranks.map(|rank| person(rank.steps_down())),
                is_rated: None,
                time_system: TimeSystem::ByoYomi,
                main_time: 1200.0,
                period_time: 30.0,
                periods: 5,
                period_moves: 0,
                day: if is_modern { day_of(2020, 3, 1) } else { day_of(2016, 9, 1) },
                source: RecordSource::Kgs,
            },
            HumanProfile::Professionals { year } => GameMetadata {
                players: [person(1); 2],
                is_rated: Some(true),
                time_system: TimeSystem::Unknown,
                main_time: 0.0,
                period_time: 0.0,
                periods: 0,
                period_moves: 0,
                day: day_of(year.into(), 6, 1),
                source: if year <= 2020 { RecordSource::Gogod } else { RecordSource::Go4go },
            },
        }
    }

    /// Every profile that is the same for both sides.
    pub fn all() -> impl Iterator<Item = HumanProfile> {
        let amateurs =
            |is_modern| Rank::all().rev().map(move |rank| HumanProfile::Amateurs { ranks: [rank; 2], is_modern });
        let professionals = HumanProfile::YEARS.map(|year| HumanProfile::Professionals { year });
        amateurs(true).chain(amateurs(false)).chain(professionals)
    }
}

impl fmt::Display for HumanProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HumanProfile::Amateurs { ranks: [black, white], is_modern } => {
                write!(f, "{}_{black}", if *is_modern { "rank" } else { "preaz" })?;
                if black == white { Ok(()) } else { write!(f, "_{white}") }
            }
            HumanProfile::Professionals { year } => write!(f, "proyear_{year}"),
        }
    }
}

impl FromStr for HumanProfile {
    type Err = BadProfile;

    fn from_str(text: &str) -> Result<HumanProfile, BadProfile> {
        let unknown = || BadProfile::new(text, HumanProfile::all());
        let (kind, rest) = text.split_once('_').ok_or_else(unknown)?;
        let is_modern = match kind {
            "rank" => true,
            "preaz" => false,
            "proyear" => {
                let year = rest.parse().ok().filter(|year| HumanProfile::YEARS.contains(year));
                return year.map(|year| HumanProfile::Professionals { year }).ok_or_else(unknown);
            }
            _ => return Err(unknown()),
        };
        let (black, white) = rest.split_once('_').unwrap_or((rest, rest));
        let rank = |name: &str| Rank::all().find(|rank| rank.to_string() == name);
        match (rank(black), rank(white)) {
            (Some(black), Some(white)) => Ok(HumanProfile::Amateurs { ranks: [black, white], is_modern }),
            _ => Err(unknown()),
        }
    }
}

/// A text that names no profile or rank.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not known: the nearest are {}", nearest.join(", "))]
pub struct BadProfile {
    /// The text, at most 40 characters of it.
    pub text: String,
    /// Names that differ least from it.
    pub nearest: Vec<String>,
}

impl BadProfile {
    fn new(text: &str, all: impl Iterator<Item = impl fmt::Display>) -> BadProfile {
        const NEAREST: usize = 3;
        let text: String = text.chars().take(40).collect();
        // Words differ by their letters first, then by how far their numbers are apart.
        let parts = |name: &str| {
            let (numbers, letters): (String, String) = name.chars().partition(char::is_ascii_digit);
            (letters, numbers.parse::<u64>().ok())
        };
        let lower = text.to_lowercase();
        let (letters, number) = parts(&lower);
        let distance = |name: &str| {
            let (of_name, other) = parts(name);
            let apart = number.zip(other).map_or(0, |(number, other)| number.abs_diff(other));
            (damerau_levenshtein(&letters, &of_name), apart, damerau_levenshtein(&lower, name))
        };
        let mut names: Vec<String> = all.map(|one| one.to_string()).collect();
        names.sort_by_cached_key(|name| distance(name));
        BadProfile { text, nearest: names.into_iter().take(NEAREST).collect() }
    }
}

/// The days from 1 January 1970 to a day of the Gregorian calendar.
fn day_of(year: i32, month: i32, day: i32) -> i32 {
    // Years begin in March, so that the day that some have more is their last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let to_march_1970 = 719_468;
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + day
        - 1
        - to_march_1970
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let known = [(1970, 1, 1), (1970, 3, 1), (2000, 2, 29), (2020, 3, 1), (1900, 1, 1), (1800, 6, 1)];
        let days = known.map(|(year, month, day)| day_of(year, month, day));
        assert_eq!(days, [0, 59, 11_016, 18_322, -25_567, -61_940]);
    }

    #[test]
    fn every_profile_is_read_as_it_is_written() {
        for profile in HumanProfile::all() {
            assert_eq!(profile.to_string().parse(), Ok(profile));
        }
        let ranks = ["5k", "3d"].map(|rank| rank.parse().unwrap());
        let uneven = HumanProfile::Amateurs { ranks, is_modern: false };
        assert_eq!((uneven.to_string().as_str(), "preaz_5k_3d".parse()), ("preaz_5k_3d", Ok(uneven)));
        assert_eq!("rank_5k_5k".parse::<HumanProfile>().unwrap().to_string(), "rank_5k");
        for unknown in [
            "",
            "rank",
            "rank_",
            "rank_10d",
            "rank_21k",
            "rank_5k_",
            "rank_5k_3d_1d",
            "proyear_1799",
            "proyear_2024",
            "rank_5K",
            "prepaz_5k",
        ] {
            assert!(unknown.parse::<HumanProfile>().is_err(), "{unknown}");
        }
        let error = "rank_21k".parse::<HumanProfile>().unwrap_err().to_string();
        assert_eq!(error, "'rank_21k' is not known: the nearest are rank_20k, rank_19k, rank_18k");
        for text in ["5d", "5D", " 5 dan", "5段"] {
            assert_eq!(text.parse::<Rank>().unwrap().to_string(), "5d", "{text}");
        }
        assert_eq!("10d".parse::<Rank>().unwrap_err().nearest[0], "9d");
        assert!(["", "k", "0k", "05k", "5x", "-1k"].iter().all(|text| text.parse::<Rank>().is_err()));
    }

    #[test]
    fn a_row_tells_the_side_to_move_first() {
        let ranks = ["9d", "2k"].map(|rank| rank.parse().unwrap());
        let metadata = HumanProfile::Amateurs { ranks, is_modern: true }.metadata();
        let [black, white] = [Color::Black, Color::White].map(|color| metadata.row(color, 361));
        let steps = |row: &[f32; GameMetadata::NUMBERS], side: usize| row[6 + 34 * side..][..34].iter().sum::<f32>();
        assert_eq!((steps(&black, 0), steps(&black, 1)), (1.0, 11.0));
        assert_eq!((steps(&white, 0), steps(&white, 1)), (11.0, 1.0));
        assert_eq!(black[74..], white[74..]);
        assert_eq!((black[74], black[79], black[86], black[151 + 2]), (0.5, 1.0, 0.0, 1.0));
        assert!(metadata.row(Color::Black, 81)[86] < -0.7);
    }
}
