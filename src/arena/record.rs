//! What is kept of a game: one line of the results file.

use serde::{Deserialize, Serialize};

use crate::base::{Color, Size};
use crate::game::{Move, Played};

/// One of the two programs of a match, whatever colour it has in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entrant {
    /// The one that `--black` names: Black in the first game.
    A,
    /// The one that `--white` names.
    B,
}

impl Entrant {
    /// Both, A first.
    pub const BOTH: [Entrant; 2] = [Entrant::A, Entrant::B];

    /// 0 for A, 1 for B.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub const fn opponent(self) -> Entrant {
        match self {
            Entrant::A => Entrant::B,
            Entrant::B => Entrant::A,
        }
    }
}

/// Why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It was counted.
    Count,
    /// The loser offered to end it with a wild region on the board.
    WildRegion,
    /// A repetition made it a draw.
    Repetition,
    /// The loser gave up.
    Resign,
    /// The loser's clock ran out.
    Time,
    /// The loser made an illegal move.
    Illegal,
    /// The loser refused a legal move of the opponent's, or another command.
    Refused,
    /// The loser's answer was no move.
    Nonsense,
    /// The loser did not answer, with no clock running.
    Hang,
    /// The loser ended or could not be started.
    Crash,
    /// Neither side ended it before the limit on moves: a draw.
    MoveLimit,
}

impl Reason {
    /// Every reason, from how games should end to how they should not.
    pub const ALL: [Reason; 11] = [
        Reason::Count,
        Reason::WildRegion,
        Reason::Repetition,
        Reason::Resign,
        Reason::Time,
        Reason::Illegal,
        Reason::Refused,
        Reason::Nonsense,
        Reason::Hang,
        Reason::Crash,
        Reason::MoveLimit,
    ];

    /// In words.
    pub const fn words(self) -> &'static str {
        match self {
            Reason::Count => "count",
            Reason::WildRegion => "wild region",
            Reason::Repetition => "repetition",
            Reason::Resign => "resignation",
            Reason::Time => "time",
            Reason::Illegal => "illegal move",
            Reason::Refused => "refusal",
            Reason::Nonsense => "nonsense",
            Reason::Hang => "hang",
            Reason::Crash => "crash",
            Reason::MoveLimit => "move limit",
        }
    }

    /// Whether the loser broke down or broke the rules.
    pub const fn is_fault(self) -> bool {
        match self {
            Reason::Time | Reason::Illegal | Reason::Refused | Reason::Nonsense | Reason::Hang | Reason::Crash => true,
            Reason::Count | Reason::WildRegion | Reason::Repetition | Reason::Resign | Reason::MoveLimit => false,
        }
    }

    /// Whether the loser left the game rather than lost it.
    pub const fn is_flight(self) -> bool {
        matches!(self, Reason::Hang | Reason::Crash)
    }
}

/// How the dead stones of a counted game were settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Settlement {
    /// The engines agreed.
    Agreed,
    /// Only one engine could tell.
    OneSided,
    /// The referee judged.
    Referee,
    /// Stones still in dispute after play had gone on count as alive.
    Disputed,
    /// Nothing was removed.
    Natural,
}

/// A finished game. Two-element lists have Black's value first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Its number, from 1.
    pub game: usize,
    /// The number of its opening, from 1; games with the same opening have the colours exchanged.
    pub opening: usize,
    /// Who had Black.
    pub black: Entrant,
    /// Who won, or nobody.
    pub winner: Option<Color>,
    /// The result as SGF writes it.
    pub result: String,
    /// Why.
    pub reason: Reason,
    /// More on that, for people.
    pub detail: String,
    /// Black's margin, where the game was counted.
    pub margin: Option<f64>,
    /// How the dead stones were settled, where the game was counted.
    pub settlement: Option<Settlement>,
    /// How often play was resumed.
    pub resolutions: u32,
    /// Moves, passes and the opening included.
    pub moves: usize,
    /// Moves of the opening.
    pub opening_moves: usize,
    /// Virtual moves.
    pub virtual_moves: [u32; 2],
    /// Moves thought about, answers that lost the game included.
    pub thought: [u32; 2],
    /// Wall time spent on them, in seconds.
    pub wall: [f64; 2],
    /// The longest of them, in seconds.
    pub slowest: [f64; 2],
    /// Moves that came after the clock had run out, but within the grace.
    pub late: [u32; 2],
    /// CPU time from the first move to the last, in seconds, where known.
    pub cpu: [Option<f64>; 2],
    /// What the engines make of the result, where they were asked.
    pub final_scores: [Option<String>; 2],
    /// What else is worth knowing.
    pub notes: Vec<String>,
    /// Equal for equal games, transformed or mirrored ones included.
    pub fingerprint: String,
    /// Its file, relative to the folder of the match.
    pub sgf: String,
}

impl GameRecord {
    /// Who had `color`.
    pub fn entrant(&self, color: Color) -> Entrant {
        match color {
            Color::Black => self.black,
            Color::White => self.black.opponent(),
        }
    }

    /// What colour the entrant had.
    pub fn color(&self, entrant: Entrant) -> Color {
        if self.black == entrant { Color::Black } else { Color::White }
    }

    /// Which program won.
    pub fn winning_entrant(&self) -> Option<Entrant> {
        self.winner.map(|color| self.entrant(color))
    }

    /// Points of a match for the entrant: 1, 1/2 or 0.
    pub fn score(&self, entrant: Entrant) -> f64 {
        match self.winning_entrant() {
            Some(winner) if winner == entrant => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }
}

/// A number that is equal for equal sequences of moves, also where the board is transformed or mirrored. It is stored, so it
/// must not change between versions: FNV-1a over the moves, the least of those of all
/// symmetries of the board.
pub fn fingerprint(size: Size, moves: impl Iterator<Item = Played>) -> String {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut hashes = [OFFSET; 8];
    let hashes = &mut hashes[..size.symmetries()];
    for played in moves {
        for (way, hash) in hashes.iter_mut().enumerate() {
            let code = match played.mv {
                Move::Pass => 1000,
                Move::Virtual => 1001,
                Move::Play(point) => {
                    let (x, y) = size.coordinates(size.transformed(point, way));
                    y * size.width() + x
                }
            };
            for byte in [played.color.index() as u8, (code >> 8) as u8, code as u8] {
                *hash = (*hash ^ u64::from(byte)).wrapping_mul(PRIME);
            }
        }
    }
    format!("{:016x}", hashes.iter().copied().fold(u64::MAX, u64::min))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(moves: &[&str]) -> String {
        let size = Size::square(9).unwrap();
        let colors = Color::BOTH.into_iter().cycle();
        fingerprint(
            size,
            moves.iter().zip(colors).map(|(text, color)| Played { color, mv: Move::parse(text, size).unwrap() }),
        )
    }

    #[test]
    fn turned_and_mirrored_games_are_equal() {
        let game = print(&["C3", "G7", "pass", "D4"]);
        assert_eq!(game, print(&["G3", "C7", "pass", "F4"]));
        assert_eq!(game, print(&["C7", "G3", "pass", "D6"]));
        assert_eq!(print(&["C4", "G7"]), print(&["D3", "G7"]));
    }

    #[test]
    fn other_games_are_not() {
        let game = print(&["C3", "G7", "pass"]);
        assert_ne!(game, print(&["C3", "G7", "virtual"]));
        assert_ne!(game, print(&["C3", "G7"]));
        assert_ne!(game, print(&["C3", "G6", "pass"]));
    }
}
