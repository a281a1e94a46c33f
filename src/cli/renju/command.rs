//! `liangyi renju`: the forbidden points of positions, with the reasons.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::error::CliError;
use crate::base::{Color, PointSet};
use crate::board::Board;
use crate::game::{Move, Position};
use crate::line::{LineGame, LineRules, draw_forbidden, explain, parse_point, point_name, read_drawing};
use crate::sgf::{self, Step};

/// Which positions to judge.
#[derive(Args, Debug)]
pub struct RenjuArgs {
    /// Positions: a drawing of rows with X, O and `.`, or an SGF file (`GM[4]`), judged after its last move; `-` reads
    /// standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Explain this point, forbidden or not; may be repeated. Columns are A to O with I, as renju players write them
    #[arg(long, value_name = "POINT")]
    at: Vec<String>,
    /// Judge for White instead of Black where points are explained
    #[arg(long)]
    white: bool,
    /// Write one line of JSON for each position instead of text
    #[arg(long)]
    json: bool,
}

/// Prints each position with its forbidden points and why they are.
pub fn run(args: &RenjuArgs, out: &mut impl Write) -> Result<(), CliError> {
    for (index, file) in args.files.iter().enumerate() {
        let usage = |error: String| CliError::Usage(format!("{}: {error}", file.display()));
        let game = position(file).map_err(usage)?;
        if args.json {
            writeln!(out, "{}", as_json(&game, file))?;
            continue;
        }
        if index > 0 {
            writeln!(out)?;
        }
        if args.files.len() > 1 {
            writeln!(out, "{}", file.display())?;
        }
        let size = game.size();
        let name = |point| point_name(point, size);
        let (drawn, judgements) = draw_forbidden(&game);
        write!(out, "{drawn}")?;
        for judgement in &judgements {
            for line in explain(judgement, &name) {
                writeln!(out, "{line}")?;
            }
        }
        let color = if args.white { Color::White } else { Color::Black };
        for text in &args.at {
            let point = parse_point(text, size).ok_or_else(|| usage(format!("{text} is no point of the board")))?;
            let judgement = game.judge(color, point).ok_or_else(|| usage(format!("there is a stone on {text}")))?;
            for line in explain(&judgement, &name) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

fn as_json(game: &LineGame, file: &Path) -> serde_json::Value {
    let size = game.size();
    let name = |point| point_name(point, size);
    let names = |points: PointSet| points.iter().map(name).collect::<Vec<_>>();
    let (_, judgements) = draw_forbidden(game);
    let forbidden: Vec<_> = judgements
        .iter()
        .map(|found| {
            json!({
                "point": name(found.point),
                "kinds": found.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
                "reasons": explain(found, &name),
            })
        })
        .collect();
    json!({
        "file": file.display().to_string(),
        "size": size.to_string(),
        "black": names(game.board().stones(Color::Black)),
        "white": names(game.board().stones(Color::White)),
        "forbidden": forbidden,
    })
}

/// The position of a file.
fn position(file: &Path) -> Result<LineGame, String> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin()
            .lock()
            .take(sgf::MAX_BYTES as u64)
            .read_to_end(&mut bytes)
            .map_err(|error| error.to_string())?;
        bytes
    } else {
        std::fs::read(file).map_err(|error| error.to_string())?
    };
    let text = sgf::decode(&bytes);
    let board = match text.contains("(;") {
        true => recorded(&text)?,
        false => read_drawing(&text).map_err(|error| error.to_string())?,
    };
    LineGame::from_setup(board, LineRules::RENJU, Color::Black).map_err(|error| error.to_string())
}

/// The board at the end of a recorded game: no stone is ever taken off by a move.
fn recorded(text: &str) -> Result<Board, String> {
    let game = sgf::load(text, None).map_err(|error| error.to_string())?;
    let mut board = Board::new(game.size);
    for (number, step) in game.steps.iter().enumerate() {
        match step {
            Step::Setup(setup) => {
                board.clear(&(setup.black | setup.white | setup.empty));
                board.add(Color::Black, &setup.black);
                board.add(Color::White, &setup.white.without(&setup.black));
            }
            Step::Move(played) => match played.mv {
                Move::Play(point) if board.at(point).is_some() => {
                    return Err(format!("step {}: there is a stone on {}", number + 1, point_name(point, game.size)));
                }
                Move::Play(point) => board.add(played.color, &PointSet::single(point)),
                Move::Pass | Move::Virtual => {}
            },
        }
    }
    Ok(board)
}
