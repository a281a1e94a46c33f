//! The review of a line of a game: what its moves have cost.
//!
//! A move costs what its side leads by before it less what it leads by after it, both as analyses have found. The part
//! of the game follows from the stones placed before the move, those of the set-up among them: the opening goes as far
//! as a seventh of the points of the board (51 of 361, 11 of 81), and the end game begins at two fifths of them (145,
//! 33), whatever has been taken off since.

use liangyi_core::base::Size;
use liangyi_core::game::Move;
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;

use super::repetitions::{AsGames, as_games};
use super::values::{GamePart, LossSum, MoveLoss, NodeAnalysis, Review};
use crate::protocol::rounded;

/// How many moves are named as the dearest.
const DEAREST: usize = 5;

impl Review {
    /// The review of a line, which begins with the root of a record on a board of this size. `found` gives what is
    /// known of its positions. Repetitions are looked for as far as the line makes a game under the rules that the
    /// record names; the settings are those of the engine that replays it.
    pub fn of_line<'a>(
        settings: &EngineSettings,
        tree: &SgfTree,
        line: &[NodeId],
        size: Size,
        found: impl Fn(NodeId) -> Option<&'a NodeAnalysis>,
    ) -> Review {
        let AsGames { set_up, repetitions } = as_games(settings, tree, line, size);
        let mut losses = [[LossSum::default(); 3]; 2];
        let mut moves = Vec::new();
        let (mut number, mut placed) = (0, 0);
        let mut before: Option<NodeId> = None;
        for &node in line {
            let part = part(placed, size);
            number += tree.moves_in(node);
            placed += placed_by(tree, node, size);
            if number > set_up
                && let Some(before) = before
                && let Some((here, after)) = found(before).zip(found(node))
                && let Some(loss) = loss(tree, size, (before, here), (node, after))
            {
                let sum = &mut losses[loss.color.index()][part as usize];
                sum.moves += 1;
                sum.points += loss.points;
                moves.push(MoveLoss { number, ..loss });
            }
            before = Some(node);
        }
        losses.iter_mut().flatten().for_each(|sum| sum.points = rounded(sum.points, 2) + 0.0);
        let mut dearest: Vec<MoveLoss> = moves.iter().filter(|loss| loss.points > 0.0).cloned().collect();
        dearest.sort_by(|one, other| other.points.total_cmp(&one.points));
        dearest.truncate(DEAREST);
        Review {
            analysed: line.iter().filter(|&&node| found(node).is_some()).count(),
            of: line.len(),
            losses,
            moves,
            dearest,
            repetitions,
        }
    }
}

/// The part of the game in which a move is made when so many stones have been placed before it.
fn part(placed: usize, size: Size) -> GamePart {
    match placed {
        _ if 7 * placed < size.area() => GamePart::Opening,
        _ if 5 * placed < 2 * size.area() => GamePart::Middle,
        _ => GamePart::Endgame,
    }
}

/// How many stones a node places.
fn placed_by(tree: &SgfTree, node: NodeId, size: Size) -> usize {
    let set_up: usize = ["AB", "AW"].iter().map(|name| tree.points(node, name, size).len()).sum();
    let played = tree.played(node, size).is_some_and(|played| played.mv.point().is_some());
    set_up + usize::from(played)
}

/// What the move of a node has cost, by what is known of the position before it and of the one after; its number is
/// left out. `None` where the node has no single move, or where an analysis does not say how much was searched.
fn loss(
    tree: &SgfTree,
    size: Size,
    (before, here): (NodeId, &NodeAnalysis),
    (node, after): (NodeId, &NodeAnalysis),
) -> Option<MoveLoss> {
    let played = tree.played(node, size).filter(|_| tree.moves_in(node) == 1)?;
    if here.visits == 0 || after.visits == 0 {
        return None;
    }
    let color = played.color;
    // A side that moves twice in a row makes a move that nobody has looked for.
    let is_in_turn = tree.played(before, size).is_none_or(|last| last.color != color);
    let best = here.moves.first().filter(|_| is_in_turn).map(|best| &best.mv);
    let best = best.filter(|text| Move::parse(text, size) != Some(played.mv));
    let sign = f64::from(color.sign());
    Some(MoveLoss {
        node: node.number(),
        number: 0,
        color,
        mv: played.mv.display(size).to_string(),
        better: best.cloned(),
        points: rounded(sign * (here.lead - after.lead), 2) + 0.0,
        winrate: rounded(sign * (here.winrate - after.winrate), 4) + 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_suit_every_board() {
        let ends = |lines| {
            let size = Size::square(lines).expect("a size");
            let first = |wanted| (0..).find(|&placed| part(placed, size) == wanted).expect("a part");
            [GamePart::Middle, GamePart::Endgame].map(first)
        };
        assert_eq!([9, 13, 19].map(ends), [[12, 33], [25, 68], [52, 145]]);
    }
}
