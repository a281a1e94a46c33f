//! The record of a finished game: one line of the results file.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::GameResult;
use serde::{Deserialize, Serialize};

use super::cause::{Cause, Note};
use super::stats::{SequentialTest, Sprt};

/// One of the two programs of a match, independent of its colour in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entrant {
    /// The one that `--black` names: Black in the first game, unless lots are drawn.
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
pub enum EndReason {
    /// It was counted.
    Count,
    /// The winner made five in a line.
    Five,
    /// The loser offered to end it with a wild region on the board.
    WildRegion,
    /// A repetition made it a draw.
    Repetition,
    /// The board of a line game is full: a draw.
    FullBoard,
    /// Both sides of a line game passed: a draw.
    Passes,
    /// The loser made a move that is forbidden to it and loses (禁手), though it may be made.
    Forbidden,
    /// The loser gave up.
    Resign,
    /// The loser's clock ran out.
    Time,
    /// The loser made an illegal move.
    Illegal,
    /// The loser made two moves in one turn (连续下两手).
    TwoMoves,
    /// The loser refused a legal move of the opponent or another command.
    Refused,
    /// The loser's reply was not a move.
    Nonsense,
    /// The loser did not reply, with no clock running.
    Hang,
    /// The loser's program ended or could not be started.
    Crash,
    /// Neither program could be started, or neither answered (双方弃权): lost by both.
    BothAbsent,
    /// Neither side ended it before the limit on moves: a draw.
    MoveLimit,
}

impl EndReason {
    /// Every reason, from how games should end to how they should not.
    pub const ALL: [EndReason; 17] = [
        EndReason::Count,
        EndReason::Five,
        EndReason::WildRegion,
        EndReason::Repetition,
        EndReason::FullBoard,
        EndReason::Passes,
        EndReason::Forbidden,
        EndReason::Resign,
        EndReason::Time,
        EndReason::Illegal,
        EndReason::TwoMoves,
        EndReason::Refused,
        EndReason::Nonsense,
        EndReason::Hang,
        EndReason::Crash,
        EndReason::BothAbsent,
        EndReason::MoveLimit,
    ];

    /// Whether the loser broke down or broke the rules.
    pub const fn is_fault(self) -> bool {
        match self {
            EndReason::Time
            | EndReason::Illegal
            | EndReason::TwoMoves
            | EndReason::Refused
            | EndReason::Nonsense
            | EndReason::Hang
            | EndReason::Crash
            | EndReason::BothAbsent => true,
            EndReason::Count
            | EndReason::Five
            | EndReason::WildRegion
            | EndReason::Repetition
            | EndReason::FullBoard
            | EndReason::Passes
            | EndReason::Forbidden
            | EndReason::Resign
            | EndReason::MoveLimit => false,
        }
    }

    /// Whether the loser left the game instead of losing it.
    pub const fn is_flight(self) -> bool {
        matches!(self, EndReason::Hang | EndReason::Crash)
    }
}

/// Where the dead stones of a counted game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadStoneSource {
    /// Both engines named the same stones.
    Agreed,
    /// Only one engine named any stones.
    OneSided,
    /// The referee judged them.
    Referee,
    /// The engines still disagreed after play had been resumed: the stones that both named.
    Disputed,
    /// No stones were removed.
    Natural,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The winner; `None` for a draw, and for a game lost by both.
    pub winner: Option<Color>,
    /// The result as SGF writes it; `Void` for a game lost by both, which SGF has no word for.
    pub result: String,
    /// Why the game ended.
    pub reason: EndReason,
    /// What lies behind the reason; `detail` in the records of earlier versions, where it is a sentence.
    #[serde(default, alias = "detail", deserialize_with = "Cause::read", skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// Black's margin, if the game was counted.
    pub margin: Option<f64>,
    /// Where the dead stones come from, if the game was counted.
    pub settlement: Option<DeadStoneSource>,
}

impl Verdict {
    /// A draw that was not counted.
    pub fn draw(reason: EndReason, cause: Option<Cause>) -> Verdict {
        Verdict { winner: None, result: GameResult::Draw.to_string(), reason, cause, margin: None, settlement: None }
    }

    /// No result.
    pub fn void(reason: EndReason, cause: Cause) -> Verdict {
        Verdict { result: GameResult::Void.to_string(), ..Verdict::draw(reason, Some(cause)) }
    }
}

/// What the engines spent on a game: Black's value first, times in seconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Spent {
    /// The number of moves requested, those included whose reply lost the game.
    pub thought: [u32; 2],
    /// Wall time of these moves.
    pub wall: [f64; 2],
    /// Wall time of the longest move.
    pub slowest: [f64; 2],
    /// Moves that came after the clock had run out, but within the grace.
    pub late: [u32; 2],
    /// CPU time from the first move to the last, if known.
    pub cpu: [Option<f64>; 2],
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
    /// How it ended.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// How often play was resumed.
    pub resolutions: u32,
    /// The number of moves, passes and the opening included.
    pub moves: usize,
    /// The number of moves of the opening.
    pub opening_moves: usize,
    /// What both programs have answered in an opening by a rule, in order; `black` is who had Black after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening_answers: Vec<String>,
    /// The number of virtual moves.
    pub virtual_moves: [u32; 2],
    /// What the engines spent on it.
    #[serde(flatten)]
    pub spent: Spent,
    /// The results according to the engines, if they were queried.
    pub final_scores: [Option<String>; 2],
    /// Anything else worth knowing.
    pub notes: Vec<Note>,
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

    /// The colour that the entrant had.
    pub fn color(&self, entrant: Entrant) -> Color {
        if self.black == entrant { Color::Black } else { Color::White }
    }

    /// Whether both programs lost it (双方弃权,均判负: 新应氏, article 9.1).
    pub fn is_lost_by_both(&self) -> bool {
        self.verdict.reason == EndReason::BothAbsent
    }

    /// Which program won; `None` for a draw, and for a game lost by both.
    pub fn winning_entrant(&self) -> Option<Entrant> {
        self.verdict.winner.map(|color| self.entrant(color))
    }

    /// Points of a match for the entrant: 1, 1/2 or 0.
    pub fn score(&self, entrant: Entrant) -> f64 {
        match self.winning_entrant() {
            Some(winner) if winner == entrant => 1.0,
            Some(_) => 0.0,
            None if self.is_lost_by_both() => 0.0,
            None => 0.5,
        }
    }

    /// A's points if the game compares the programs; `None` for a game without a result, as one lost by both is, which
    /// says nothing of which is stronger.
    pub fn compared_points(&self) -> Option<f64> {
        let has_result = !self.is_lost_by_both() && self.verdict.result != GameResult::Void.to_string();
        has_result.then(|| self.score(Entrant::A))
    }
}

/// A's points in the games that compare the programs, and their number.
pub fn compared_points(games: &[GameRecord]) -> (f64, usize) {
    let compared = games.iter().filter_map(GameRecord::compared_points);
    compared.fold((0.0, 0), |(sum, number), points| (sum + points, number + 1))
}

/// The sequential test over these games.
pub fn sequential_test<'a>(sprt: Sprt, games: impl IntoIterator<Item = &'a GameRecord>) -> SequentialTest {
    let mut test = SequentialTest::new(sprt);
    games.into_iter().for_each(|game| test.add(game.game, game.compared_points()));
    test
}

/// A number that is equal for equal sequences of moves, also if the board is rotated or mirrored. It is stored, so it
/// must not change between versions: FNV-1a over the moves, the least of those of all symmetries of the board.
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
    fn rotated_and_mirrored_games_are_equal() {
        let game = print(&["C3", "G7", "pass", "D4"]);
        assert_eq!(game, print(&["G3", "C7", "pass", "F4"]));
        assert_eq!(game, print(&["C7", "G3", "pass", "D6"]));
        assert_eq!(print(&["C4", "G7"]), print(&["D3", "G7"]));
    }

    /// A line of results with this between the reason and the margin, and with these notes.
    fn line(cause: &str, notes: &str) -> String {
        let begin = r#"{"game":2,"opening":1,"black":"B","winner":"white","result":"W+2.5","reason":"count","#;
        let middle = concat!(
            r#""margin":-2.5,"settlement":"one-sided","resolutions":1,"moves":50,"opening_moves":2,"#,
            r#""virtual_moves":[0,1],"thought":[24,24],"wall":[2.4,4.8],"slowest":[0.5,0.75],"late":[0,0],"#,
            r#""cpu":[1.2,null],"final_scores":[null,"W+2.5"],"#,
        );
        format!(r#"{begin}{cause}{middle}"notes":{notes},"fingerprint":"0f","sgf":"games/00002.sgf"}}"#)
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        for line in [
            line("", "[]"),
            line(r#""cause":{"dead-stones":["C3","D3"]},"#, r#"[{"no-dead-stones":["black","unlisted"]}]"#),
        ] {
            let record: GameRecord = serde_json::from_str(&line).unwrap();
            assert_eq!(record.verdict.settlement, Some(DeadStoneSource::OneSided));
            assert_eq!((record.spent.cpu, record.winning_entrant()), ([Some(1.2), None], Some(Entrant::A)));
            assert_eq!(serde_json::to_string(&record).unwrap(), line);
        }
    }

    /// They have a sentence in `detail`, empty where there is nothing to say, and sentences as notes.
    #[test]
    fn records_of_earlier_versions_are_read() {
        let read = |line: String| serde_json::from_str::<GameRecord>(&line).unwrap();
        let told = |text: &str| Some(Cause::Told(text.to_string()));
        assert_eq!(read(line(r#""detail":"","#, "[]")), read(line("", "[]")));
        let record = read(line(r#""detail":"dead: C3","#, r#"["White gave no dead stones: no"]"#));
        assert_eq!(record.verdict.cause, told("dead: C3"));
        assert_eq!(record.notes, [Note::Told("White gave no dead stones: no".to_string())]);
        assert_eq!(read(serde_json::to_string(&record).unwrap()), record);
    }

    #[test]
    fn other_games_are_not_equal() {
        let game = print(&["C3", "G7", "pass"]);
        assert_ne!(game, print(&["C3", "G7", "virtual"]));
        assert_ne!(game, print(&["C3", "G7"]));
        assert_ne!(game, print(&["C3", "G6", "pass"]));
    }
}
