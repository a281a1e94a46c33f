//! What the programs of a match spent on its games.

use liangyi_arena::record::{Entrant, GameRecord};
use serde::Serialize;

/// The time that a program spent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TimeFigures {
    /// The number of moves requested.
    pub moves: u64,
    /// Wall time for a move, in seconds.
    pub wall_per_move: Option<f64>,
    /// CPU time for a move, in seconds, over the games in which it is known.
    pub cpu_per_move: Option<f64>,
    /// The longest move, in seconds.
    pub slowest: f64,
    /// Wall time of the match, in seconds.
    pub wall: f64,
    /// CPU time of the match, in seconds, over the games in which it is known.
    pub cpu: Option<f64>,
    /// Moves that came after the clock had run out, but within the grace.
    pub late: u64,
    /// Virtual moves.
    pub virtual_moves: u64,
}

/// The time that a program spent on these games.
pub fn effort(games: &mut dyn Iterator<Item = &GameRecord>, entrant: Entrant) -> TimeFigures {
    let mut sum = TimeFigures {
        moves: 0,
        wall_per_move: None,
        cpu_per_move: None,
        slowest: 0.0,
        wall: 0.0,
        cpu: None,
        late: 0,
        virtual_moves: 0,
    };
    let mut moves_with_cpu = 0;
    for game in games {
        let index = game.color(entrant).index();
        let moves = u64::from(game.spent.thought[index]);
        sum.moves += moves;
        sum.wall += game.spent.wall[index];
        sum.slowest = sum.slowest.max(game.spent.slowest[index]);
        sum.late += u64::from(game.spent.late[index]);
        sum.virtual_moves += u64::from(game.virtual_moves[index]);
        if let Some(cpu) = game.spent.cpu[index] {
            sum.cpu = Some(sum.cpu.unwrap_or(0.0) + cpu);
            moves_with_cpu += moves;
        }
    }
    sum.wall_per_move = (sum.moves > 0).then(|| sum.wall / sum.moves as f64);
    sum.cpu_per_move = sum.cpu.filter(|_| moves_with_cpu > 0).map(|cpu| cpu / moves_with_cpu as f64);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reports::testing::games;

    #[test]
    fn time_goes_to_who_spent_it() {
        let games = games(&[Some(Entrant::A), Some(Entrant::A)]);
        let effort = super::effort(&mut games.iter(), Entrant::A);
        assert_eq!((effort.moves, effort.cpu, effort.slowest), (48, Some(1.2), 0.75));
        assert!((effort.wall_per_move.unwrap() - 0.15).abs() < 1e-9);
        // CPU time is known of the first game only, in which A had Black and made 24 moves.
        assert!((effort.cpu_per_move.unwrap() - 0.05).abs() < 1e-9);
        // A has White in the second.
        assert_eq!(super::effort(&mut games[1..].iter(), Entrant::A).cpu_per_move, None);
    }
}
