//! Swap2 as the protocol has it: the stones that come between `SWAP2BOARD` and `DONE`, and the answer to them.
//!
//! Without stones three are placed. To three or five stones the answer is `SWAP` for Black, a move for White, or, to
//! three, two more stones. (Gomocup's rules of the tournament of 2020, by which the command came in.)

use std::sync::atomic::AtomicBool;

use liangyi_core::base::{Color, Point, Size};
use liangyi_core::game::Move;
use liangyi_core::line::{OpeningAnswer, OpeningRule, OpeningState};
use liangyi_engine::engine::LineSession;
use liangyi_engine::player::PlayerAction;

use super::position::{coordinates, point};

/// An opening that is being read.
#[derive(Clone, Debug, Default)]
pub struct IncomingOpening {
    stones: Vec<Point>,
    refused: Option<String>,
}

impl IncomingOpening {
    /// Takes a line in: a point of a board of this size. What is wrong is told at the end.
    pub fn take(&mut self, size: Size, x: usize, y: usize) {
        match point(size, x, y) {
            Some(point) => self.stones.push(point),
            None => self.refuse(format!("{x},{y} is not a point of the board")),
        }
    }

    /// Notes the first thing that is wrong.
    pub fn refuse(&mut self, reason: String) {
        self.refused.get_or_insert(reason);
    }

    /// The opening.
    ///
    /// # Errors
    ///
    /// What was wrong in a line, or why the stones are no opening.
    pub fn done(self, size: Size) -> Result<OpeningState, String> {
        if let Some(refused) = self.refused {
            return Err(refused);
        }
        let mut opening = OpeningState::new(OpeningRule::Swap2, size).map_err(|error| error.to_string())?;
        let stones = |stones: &[Point]| OpeningAnswer::Stones(stones.to_vec());
        let answers = match &self.stones[..] {
            [] => Vec::new(),
            three @ [_, _, _] => vec![stones(three)],
            [three @ .., fourth, fifth] if three.len() == 3 => {
                vec![stones(three), OpeningAnswer::OtherWay, stones(&[*fourth, *fifth])]
            }
            other => return Err(format!("an opening has 0, 3 or 5 stones, not {}", other.len())),
        };
        answers
            .into_iter()
            .try_for_each(|answer| opening.apply(answer))
            .map_err(|_| "a point comes twice".to_string())?;
        Ok(opening)
    }
}

/// The line that answers an opening; `None` where there is nothing to play. It takes two searches for a move at most,
/// and leaves the game of the session as it is.
pub fn answer_line(session: &mut LineSession, opening: &OpeningState, stop: &AtomicBool) -> Option<String> {
    let written = |points: &[Point]| {
        let point = |&point: &Point| {
            let (x, y) = coordinates(opening.size(), point);
            format!("{x},{y}")
        };
        points.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    match session.answer_opening(opening, stop)? {
        OpeningAnswer::Stones(stones) => Some(written(&stones)),
        OpeningAnswer::Side(Color::Black) => Some("SWAP".to_string()),
        OpeningAnswer::OtherWay => {
            let mut opening = opening.clone();
            opening.apply(OpeningAnswer::OtherWay).ok()?;
            match session.answer_opening(&opening, stop)? {
                OpeningAnswer::Stones(stones) => Some(written(&stones)),
                _ => None,
            }
        }
        // Who keeps White moves at once.
        _ => {
            let mut game = session.fork(session.settings().clone());
            let stones: Vec<_> =
                opening.moves().filter_map(|played| Some((played.color, played.mv.point()?))).collect();
            game.set_stones(session.record().terms, &stones, None).ok()?;
            match game.search(game.to_move(), stop, &mut |_| {}).action {
                PlayerAction::Move(Move::Play(point)) if game.game().board().at(point).is_none() => {
                    Some(written(&[point]))
                }
                _ => None,
            }
        }
    }
}
