//! What lies behind the end of a game, as values: a table of words has a sentence for each.

use liangyi_core::base::Color;
use liangyi_core::game::Illegal;
use serde::{Deserialize, Deserializer, Serialize};

use super::fault::{EngineFailure, NoDeadStones, ProcessFault};

/// What an [`EndReason`](super::record::EndReason) does not say: the figures of an end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// These dead stones were taken off before the count: their vertices.
    DeadStones(Vec<String>),
    /// The whole position after this many moves had been there before.
    PositionBack(usize),
    /// The game had not ended after this many moves.
    NotEnded(usize),
    /// No move came within this time, in seconds: that of the clock and its grace.
    NoMove(f64),
    /// A move came by this many seconds too late.
    LateMove(f64),
    /// The move is illegal.
    IllegalMove {
        /// The move, as GTP writes it.
        #[serde(rename = "move")]
        mv: String,
        /// Its number, from 1.
        number: usize,
        /// Why.
        reason: Illegal,
    },
    /// The loser's engine failed.
    Failure(EngineFailure),
    /// Both engines failed, Black's first.
    Failures(Box<[EngineFailure; 2]>),
    /// The sentence of a record that an earlier version has written.
    #[serde(untagged)]
    Told(String),
}

impl Cause {
    /// Reads a cause, or a sentence of an earlier version, whose empty sentence says nothing.
    pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Cause>, D::Error> {
        let cause = Option::deserialize(deserializer)?;
        Ok(cause.filter(|cause| !matches!(cause, Cause::Told(text) if text.is_empty())))
    }
}

/// Something about a game that is worth knowing, besides its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// The engine of a side gave no dead stones.
    NoDeadStones(Color, NoDeadStones),
    /// The engine of a side was queried for the result, and no longer answers commands.
    NoFinalScore(Color, ProcessFault),
    /// The sentence of a record that an earlier version has written.
    #[serde(untagged)]
    Told(String),
}

#[cfg(test)]
mod tests {
    use liangyi_core::game::Repeats;
    use liangyi_core::rules::Repetition;

    use super::*;

    #[test]
    fn causes_are_stored_by_their_keys() {
        let repeats =
            Repeats { rule: Repetition::Situational, faced_by: Some(Color::White), after_move: 7, board_only: true };
        let illegal = |reason| Cause::IllegalMove { mv: "D4".to_string(), number: 12, reason };
        let refused = EngineFailure::refused("play w D4", "illegal move");
        for (cause, stored) in [
            (Cause::DeadStones(vec!["C3".to_string()]), r#"{"dead-stones":["C3"]}"#),
            (Cause::NoMove(1.5), r#"{"no-move":1.5}"#),
            (illegal(Illegal::Occupied), r#"{"illegal-move":{"move":"D4","number":12,"reason":"occupied"}}"#),
            (
                illegal(Illegal::Repeats(repeats)),
                concat!(
                    r#"{"illegal-move":{"move":"D4","number":12,"reason":{"repeats":{"rule":"situational","#,
                    r#""faced-by":"white","after-move":7,"board-only":true}}}}"#
                ),
            ),
            (Cause::Failure(refused), r#"{"failure":{"refused":{"command":"play w D4","reason":"illegal move"}}}"#),
            (Cause::Told("a sentence".to_string()), r#""a sentence""#),
        ] {
            assert_eq!(serde_json::to_string(&cause).unwrap(), stored);
            assert_eq!(serde_json::from_str::<Cause>(stored).unwrap(), cause);
        }
        assert!(serde_json::from_str::<Cause>(r#"{"no-such-cause":1}"#).is_err());
    }
}
