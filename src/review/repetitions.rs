//! Moves that the rules of a record's game forbid although it has them, and moves that repeat an earlier board.

use std::collections::HashMap;
use std::iter::repeat_n;

use liangyi_core::base::Size;
use liangyi_core::board::BoardKey;
use liangyi_core::game::{Game, Illegal, Move, Played, Position as _};
use liangyi_core::line::{LineEnd, LineGame};
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::{Engine, EngineSettings};

use super::values::RepetitionProblem;
use crate::protocol::open_node;
use crate::states::{WhyIllegal, why_forbidden};

/// What a line comes to as games.
pub struct AsGames {
    /// How many moves at its start are a set-up by plays, and no moves of a game.
    pub set_up: usize,
    /// The moves that are forbidden or repeat a board, in their order.
    pub repetitions: Vec<RepetitionProblem>,
}

/// Replays a line. Where a set-up stands in the middle of it, the history begins anew with that. What makes no game is
/// left out.
pub fn as_games(settings: &EngineSettings, tree: &SgfTree, line: &[NodeId], size: Size) -> AsGames {
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
