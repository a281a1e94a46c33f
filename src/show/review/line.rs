//! The review of a line of a game: what its moves have cost, which of them the rules of its game forbid although it has
//! them, and which repeat an earlier board.
//!
//! A move costs what its side leads by before it less what it leads by after it, both as analyses have found. The part
//! of the game follows from the stones placed before the move, those of the set-up among them: the opening goes as far
//! as a seventh of the points of the board (51 of 361, 11 of 81), and the end game begins at two fifths of them (145,
//! 33), whatever has been taken off since.

use std::collections::HashMap;
use std::iter::repeat_n;

use liangyi_core::base::{Color, Size};
use liangyi_core::board::BoardKey;
use liangyi_core::game::{Game, Illegal, Move, Played, Position as _};
use liangyi_core::line::{LineEnd, LineGame};
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::{Engine, EngineSettings};

use super::human::ranks_of;
use super::values::{
    COSTLIEST, GamePart, HumanAnalysis, HumanLoss, LossSum, MoveLoss, NodeAnalysis, RepetitionProblem, Review,
};
use crate::protocol::{open_node, rounded};
use crate::show::states::{WhyIllegal, why_forbidden};

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
        let mut by_persons: Vec<(Color, &HumanAnalysis)> = Vec::new();
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
            if let Some(human) = before.and_then(&found).and_then(|found| found.human.as_ref())
                && let Some(played) = tree.played(node, size)
                && human.next.as_deref().and_then(|text| Move::parse(text, size)) == Some(played.mv)
            {
                by_persons.push((played.color, human));
            }
            before = Some(node);
        }
        losses.iter_mut().flatten().for_each(|sum| sum.points = rounded(sum.points, 2) + 0.0);
        let mut dearest: Vec<MoveLoss> = moves.iter().filter(|loss| loss.points > 0.0).cloned().collect();
        dearest.sort_by(|one, other| other.points.total_cmp(&one.points));
        dearest.truncate(COSTLIEST);
        Review {
            analysed: line.iter().filter(|&&node| found(node).is_some()).count(),
            of: line.len(),
            played: number - set_up.min(number),
            losses,
            moves,
            dearest,
            repetitions,
            ranks: ranks_of(&by_persons),
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
    let (points, winrate) = here.cost(color, after);
    let points = points?;
    // A side that moves twice in a row makes a move that nobody has looked for.
    let is_in_turn = tree.played(before, size).is_none_or(|last| last.color != color);
    let best = here.moves.first().filter(|_| is_in_turn).map(|best| &best.mv);
    let best = best.filter(|text| Move::parse(text, size) != Some(played.mv));
    Some(MoveLoss {
        node: node.number(),
        number: 0,
        color,
        mv: played.mv.display(size).to_string(),
        better: best.cloned(),
        points,
        winrate,
        human: here.human.as_ref().filter(|_| is_in_turn).map(|human| HumanLoss {
            rank: human.rank.clone(),
            played: human.chance(&played.mv.display(size).to_string()),
            better: best.map(|best| human.chance(best)),
        }),
    })
}

/// What a line comes to as games.
struct AsGames {
    /// How many moves at its start are a set-up by plays, and no moves of a game.
    set_up: usize,
    /// The moves that are forbidden or repeat a board, in their order.
    repetitions: Vec<RepetitionProblem>,
}

/// Replays a line. Where a set-up stands in the middle of it, the history begins anew with that. What makes no game is
/// left out.
fn as_games(settings: &EngineSettings, tree: &SgfTree, line: &[NodeId], size: Size) -> AsGames {
    // The place on the line of every move.
    let places = line.iter().enumerate().flat_map(|(place, &node)| repeat_n(place, tree.moves_in(node)));
    let places: Vec<usize> = places.collect();
    let mut repetitions = Vec::new();
    let (mut until, mut moves) = (line.len(), places.len());
    while moves > 0 && until > 0 {
        let Ok(opened) = open_node(settings, tree, line[until - 1]) else {
            moves = 0;
            break;
        };
        let (played, found) = match &opened.engine {
            Engine::Go(go) => (go.game().moves().collect::<Vec<Played>>(), in_go(go.game())),
            Engine::Line(line) => (line.game().moves().to_vec(), in_line_game(line.game())),
        };
        if played.is_empty() {
            let set_up = line[..until].iter().rposition(|&node| tree.sets_up(node));
            let Some(place) = set_up.filter(|&place| place > 0) else { break };
            (until, moves) = (place, places.partition_point(|&of_move| of_move < place));
            continue;
        }
        // Moves at the start may be a set-up, so that the game has fewer.
        let Some(offset) = moves.checked_sub(played.len()) else { break };
        repetitions.extend(found.into_iter().map(|Found { index, forbidden, same_as }| {
            let Played { color, mv } = played[index];
            RepetitionProblem {
                node: line[places[offset + index]].number(),
                number: offset + index + 1,
                color,
                mv: mv.display(size).to_string(),
                forbidden: forbidden.map(|why| counted_from(offset, why)),
                same_as: same_as.map(|moves| offset + moves),
            }
        }));
        (until, moves) = (places[offset], offset);
    }
    repetitions.sort_by_key(|problem| problem.number);
    AsGames { set_up: moves, repetitions }
}

/// What is odd about a move of a game.
struct Found {
    index: usize,
    forbidden: Option<WhyIllegal>,
    same_as: Option<usize>,
}

fn in_go(game: &Game) -> Vec<Found> {
    let mut boards: Vec<BoardKey> = game.boards_before().collect();
    boards.reverse();
    boards.push(game.board().key());
    let mut forbidden: HashMap<usize, WhyIllegal> = HashMap::new();
    for (index, illegal) in game.forbidden_moves() {
        match illegal {
            Illegal::Repeats(_) | Illegal::Drawn(_) | Illegal::Suicide => _ = forbidden.insert(index, illegal.into()),
            Illegal::Occupied | Illegal::NoVirtualMoves | Illegal::Over => {}
        }
    }
    let mut first = HashMap::from([(boards[0], 0)]);
    let found = game.moves().enumerate().filter_map(|(index, played)| {
        let stood = *first.entry(boards[index + 1]).or_insert(index + 1);
        // A pass or a virtual move leaves the board as it is, and is no repetition for that.
        let same_as = (stood <= index && matches!(played.mv, Move::Play(_))).then_some(stood);
        let forbidden = forbidden.remove(&index);
        (forbidden.is_some() || same_as.is_some()).then_some(Found { index, forbidden, same_as })
    });
    found.collect()
}

/// A forbidden point that was played, which ends the game.
fn in_line_game(game: &LineGame) -> Vec<Found> {
    let Some(LineEnd::Forbidden(_)) = game.end() else { return Vec::new() };
    let mut before = game.clone();
    let judged = before.undo().and_then(|Played { color, mv }| before.judge(color, mv.point()?));
    let index = before.moves().len();
    let why = judged.map(|judged| why_forbidden(game.size(), &judged));
    vec![Found { index, forbidden: why, same_as: None }]
}

/// A reason whose moves are counted from `offset` moves earlier.
fn counted_from(offset: usize, mut why: WhyIllegal) -> WhyIllegal {
    match &mut why {
        WhyIllegal::Ko { after_move } | WhyIllegal::Repeats { after_move, .. } | WhyIllegal::Drawn { after_move } => {
            *after_move += offset;
        }
        WhyIllegal::Occupied
        | WhyIllegal::Suicide
        | WhyIllegal::Forbidden { .. }
        | WhyIllegal::NoVirtualMoves
        | WhyIllegal::Over => {}
    }
    why
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
