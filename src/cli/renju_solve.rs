//! `liangyi renju --solve`: which threats win in a position, as JSON; the search is the engine's.

use std::time::{Duration, Instant};

use clap::Args;
use liangyi_core::base::{Color, Point, PointNames, Size};
use liangyi_core::line::LineRules;
use liangyi_engine::lineplay::{ThreatMoves, ThreatSolution, VcfLimits, solve_threats};
use serde_json::{Value, json};

use super::renju_positions::FilePosition;
use super::values::{named, seconds};

/// What is solved.
#[derive(Args, Debug)]
pub struct ThreatArgs {
    /// Search the position for wins by fours, and by threes and fours
    ///
    /// Of the side to move, or of the sides that are named, as if it were their turn: all first moves that win, in how
    /// many moves of both sides, and the shortest line found.
    #[arg(long, value_name = "SIDE", num_args = 0..=1, require_equals = true, default_missing_value = "turn",
          value_parser = named(SolvedSide::ALL), conflicts_with_all = ["each", "write"])]
    solve: Option<SolvedSide>,
    /// Say which reply refutes each threat that does not win
    #[arg(long, requires = "solve")]
    pub refutations: bool,
    /// The most seconds for each side that is searched
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time: Duration,
}

/// Whose wins are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SolvedSide {
    Turn,
    Black,
    White,
    Both,
}

impl SolvedSide {
    /// Their names.
    const ALL: [(&str, SolvedSide); 4] = [
        ("turn", SolvedSide::Turn),
        ("black", SolvedSide::Black),
        ("white", SolvedSide::White),
        ("both", SolvedSide::Both),
    ];
}

impl ThreatArgs {
    /// Whether wins of both sides are looked for.
    pub fn are_of_both(&self) -> bool {
        self.solve == Some(SolvedSide::Both)
    }

    /// What is found of a position, for each side that is asked for; nothing where the game is over.
    pub fn of(&self, position: &FilePosition) -> Vec<(Color, ThreatSolution)> {
        let (Some(side), Ok(game)) = (self.solve, &position.game) else { return Vec::new() };
        let colors = match side {
            SolvedSide::Turn => vec![to_move(position)],
            SolvedSide::Black => vec![Color::Black],
            SolvedSide::White => vec![Color::White],
            SolvedSide::Both => Color::BOTH.to_vec(),
        };
        let solution = |color: Color| {
            let limits = VcfLimits { nodes: u64::MAX, deadline: Some(Instant::now() + self.time), stop: None };
            (color, solve_threats(game.lines(), LineRules::RENJU, color, limits))
        };
        colors.into_iter().map(solution).collect()
    }
}

/// The side that the record names, or else that did not make the last move; without moves, White if Black has more
/// stones.
fn to_move(position: &FilePosition) -> Color {
    if let Some(color) = position.to_move {
        return color;
    }
    let last = position.moves.as_ref().and_then(|moves| moves.last());
    let stones = |color| position.board.stones(color).len();
    match last {
        Some((color, _)) => color.opponent(),
        None if stones(Color::Black) > stones(Color::White) => Color::White,
        None => Color::Black,
    }
}

/// What is found of a position as a list of objects, one for each side; the threats that do not win where
/// `refutations` says so.
pub fn solved_as_json(solved: &[(Color, ThreatSolution)], refutations: bool, size: Size) -> Value {
    let kind = |moves: &ThreatMoves| moves_as_json(moves, refutations, size);
    let side = |(color, found): &(Color, ThreatSolution)| {
        json!({
            "color": color.to_string(),
            "fours": kind(&found.fours),
            "threats": kind(&found.threats),
        })
    };
    solved.iter().map(side).collect()
}

fn moves_as_json(moves: &ThreatMoves, refutations: bool, size: Size) -> Value {
    let name = |point: &Point| PointNames::of_line_games(size).name(*point);
    let names = |points: &[Point]| points.iter().map(name).collect::<Vec<_>>();
    let result = match (moves.wins.is_empty(), moves.undecided.is_empty()) {
        (false, _) => "win",
        (true, true) => "none",
        (true, false) => "not found",
    };
    let win =
        |line: &[Point], wins_in: u32| json!({"point": names(line).first(), "wins_in": wins_in, "line": names(line)});
    let mut object = json!({
        "result": result,
        "wins": moves.wins.iter().map(|found| win(&found.line, found.wins_in)).collect::<Vec<_>>(),
        "undecided": names(&moves.undecided),
    });
    if refutations {
        let refuted = moves.refuted.iter();
        object["refuted"] = refuted
            .map(|threat| json!({"point": name(&threat.point), "reply": threat.reply.as_ref().map(name)}))
            .collect();
    }
    object
}
