//! Every number by which the search of line games is tuned. None is measured unless it says so: `line_match` among the
//! examples of `liangyi-lab` plays the search against itself with other numbers.

/// The constants of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct LineParams {
    /// Positions that a search for continuous fours visits at the end of a line.
    pub fours_at_leaf: u64,
    /// The same before a deeper search.
    pub fours_at_node: u64,
    /// Moves of a position that are searched on the best line.
    pub most_moves: usize,
    /// Moves of a position that are searched off the best line at depth 0, and how many more for each square of the
    /// depth.
    pub quiet_moves: (i32, i32),
    /// By how much a position's own value has to exceed what is asked, for each step of depth that is then left out.
    pub futility: i32,
    /// The greatest depth that is left out where a position is worth more than is asked, and where it is worth less.
    pub futility_depths: (i32, i32),
    /// From this depth on the side to move passes first; the position after that is searched so much less deep.
    pub null_move: (i32, i32),
    /// Late moves are searched less deep from this depth on, and from this number of a move on.
    pub late_from: (i32, usize),
    /// By `ln(depth) * ln(number of the move)` over the first number on the best line, over the second one off it.
    pub late_divisor: (f64, f64),
    /// By how much sooner a move is tried that has cut off another position after as many moves, in the units of the
    /// order of moves.
    pub killer: i32,
    /// The same at most for a move that has often cut off others.
    pub history: i32,
}

impl LineParams {
    /// Those that the program plays with.
    pub const PLAYED: LineParams = LineParams {
        fours_at_leaf: 24,
        fours_at_node: 120,
        most_moves: 48,
        quiet_moves: (5, 2),
        futility: 110,
        futility_depths: (4, 3),
        null_move: (4, 4),
        late_from: (3, 4),
        late_divisor: (3.0, 2.0),
        killer: 40,
        history: 60,
    };
}
