//! `liangyi renju`: the forbidden points of positions, with the reasons, as text, JSON and pictures.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use liangyi_core::base::{Color, Point, PointForm, PointNames, PointSet, Size};
use liangyi_core::line::{ForbiddenKind, LineGame, LineJudgement, LineShape, StoneShape, draw_forbidden};
use serde_json::{Value, json};

use super::error::CliError;
use super::progress::point_to_page;
use super::renju_positions::{FilePosition, positions};
use super::values::{PointsArgs, written_path};
use crate::records::files::game_of;
use crate::show::draw::Heading;
use crate::show::draw::diagram::{Diagram, DiagramMark, PictureError, PictureFormat, save};
use crate::show::words::{English, Language, msg};

/// Which positions to judge.
#[derive(Args, Debug)]
pub struct RenjuArgs {
    /// Positions, records or libraries; `-` reads standard input
    ///
    /// A drawing of rows with X, O and `.`, or with `●`, `○` and `┼`; an SGF file (`GM[4]`), a file of Piskvork's
    /// (`.psq`) or a list of moves such as h8g6f6, judged after its last move; or a library of RenLib's (`.lib`),
    /// judged at the end of its main line. `FILE#2` is the second game of a file.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Take one game of each file only
    ///
    /// The game with this number, counted from 1.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Explain this point, forbidden or not; may be repeated
    ///
    /// Columns are A to O with I, as renju players write them.
    #[arg(long, value_name = "POINT")]
    at: Vec<String>,
    /// Judge for White instead of Black where points are explained
    #[arg(long)]
    white: bool,
    /// Judge every position of a file
    ///
    /// After each move of an SGF file, after each move of each variation of a library.
    #[arg(long)]
    each: bool,
    /// Write one line of JSON for each position instead of text
    #[arg(long)]
    json: bool,
    /// How points are written, but in JSON.
    #[command(flatten)]
    points: PointsArgs,
    /// Draw the position with its forbidden points and the lines that make them so
    #[arg(long, value_name = "FILE.svg|FILE.png", conflicts_with = "each", value_parser = written_path())]
    picture: Option<PathBuf>,
}

/// Prints each position with its forbidden points and why they are.
pub fn run(args: &RenjuArgs, words: Language, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(picture) = &args.picture {
        PictureFormat::of(picture).map_err(|error| CliError::unusable(picture, error))?;
        if args.files.len() > 1 {
            return Err(CliError::Usage("a picture shows one position: --picture takes one FILE".to_string()));
        }
    }
    let form = args.points.chosen();
    let color = if args.white { Color::White } else { Color::Black };
    let mut is_first = true;
    let numbered = |file: &PathBuf| args.game.map_or_else(|| file.clone(), |number| game_of(file, number as usize));
    for file in &args.files.iter().map(numbered).collect::<Vec<_>>() {
        let usage = |error: String| CliError::Usage(format!("{}: {error}", file.display()));
        let read = positions(file, args.each, words).map_err(usage)?;
        let many = args.files.len() > 1 || args.each;
        read.visit(&mut |position: &FilePosition| -> Result<(), CliError> {
            if args.json {
                writeln!(out, "{}", as_json(position, file, color, &args.at).map_err(usage)?)?;
            } else {
                let text = as_text(position, color, &args.at, form, words).map_err(usage)?;
                let before = if std::mem::take(&mut is_first) { "" } else { "\n" };
                match (many, position.after(words)) {
                    (false, _) => write!(out, "{before}{text}")?,
                    (true, None) => write!(out, "{before}{}\n{text}", file.display())?,
                    (true, Some(after)) => {
                        let file = file.display().to_string();
                        let after = words.say(msg!("renju-position", file = file, after = after));
                        write!(out, "{before}{after}\n{text}")?;
                    }
                }
            }
            match &args.picture {
                None => Ok(()),
                Some(picture) => {
                    save_picture(picture, position, form).map_err(|error| CliError::unusable(picture, error))
                }
            }
        })?;
    }
    if !args.json {
        point_to_page(&args.files, "review", words);
    }
    Ok(())
}

/// The board with the forbidden points of Black and the reasons, then the explanations of the points `at`.
pub fn as_text(
    position: &FilePosition,
    color: Color,
    at: &[String],
    form: PointForm,
    words: Language,
) -> Result<String, String> {
    let game = match &position.game {
        Ok(game) => game,
        Err(over) => return Ok(words.bad_line_setup(*over) + "\n"),
    };
    let names = PointNames::of_line_games(game.board().size()).in_form(form);
    let (mut text, judgements) = draw_forbidden(game, form);
    for judgement in judgements.iter().chain(&judged(game, color, at)?) {
        for line in words.judgement(judgement, &|point| names.name(point)) {
            text.push_str(&line);
            text.push('\n');
        }
    }
    Ok(text)
}

/// The judgements on points that are named.
fn judged(game: &LineGame, color: Color, at: &[String]) -> Result<Vec<LineJudgement>, String> {
    let judge = |text: &String| {
        let point = PointNames::of_line_games(game.board().size())
            .read(text)
            .ok_or_else(|| format!("{text} is no point of the board"))?;
        game.judge(color, point).ok_or_else(|| format!("there is a stone on {text}"))
    };
    at.iter().map(judge).collect()
}

/// The same as an object.
pub fn as_json(position: &FilePosition, file: &Path, color: Color, at: &[String]) -> Result<Value, String> {
    let size = position.board.size();
    let names =
        |points: PointSet| points.iter().map(|point| PointNames::of_line_games(size).name(point)).collect::<Vec<_>>();
    let mut object = json!({
        "file": file.display().to_string(),
        "size": size.to_string(),
        "black": names(position.board.stones(Color::Black)),
        "white": names(position.board.stones(Color::White)),
    });
    if let Some(moves) = &position.moves {
        let name = |point: &Option<Point>| {
            point.map_or("pass".to_string(), |point| PointNames::of_line_games(size).name(point))
        };
        object["moves"] = moves.iter().map(|(color, point)| json!([color.to_string(), name(point)])).collect();
    }
    match &position.game {
        Err(over) => object["over"] = json!(over.to_string()),
        Ok(game) => {
            let forbidden = draw_forbidden(game, PointForm::Letters).1;
            object["forbidden"] = forbidden.iter().map(|found| judgement(found, size)).collect();
            if !at.is_empty() {
                object["at"] = judged(game, color, at)?.iter().map(|found| judgement(found, size)).collect();
            }
        }
    }
    Ok(object)
}

fn judgement(found: &LineJudgement, size: Size) -> Value {
    json!({
        "point": PointNames::of_line_games(size).name(found.point),
        "color": found.color.to_string(),
        "kinds": found.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        "lines": found.shapes.iter().map(|shape| line(shape, size)).collect::<Vec<_>>(),
        "reasons": English.judgement(found, &|point| PointNames::of_line_games(size).name(point)),
    })
}

/// A shape: what it is, on which line, its stones, and the points that make five or an open four of it.
fn line(found: &LineShape, size: Size) -> Value {
    let names =
        |points: &[Point]| points.iter().map(|&point| PointNames::of_line_games(size).name(point)).collect::<Vec<_>>();
    let (shape, next) = match &found.shape {
        StoneShape::Five { .. } => ("five", Vec::new()),
        StoneShape::Overline { .. } => ("overline", Vec::new()),
        StoneShape::Four { fives, .. } => (if fives.len() > 1 { "open four" } else { "four" }, names(fives)),
        StoneShape::Three { extensions, .. } => {
            let open = extensions.iter().filter(|extension| extension.spoilers.is_empty());
            let open: Vec<Point> = open.map(|extension| extension.point).collect();
            (if open.is_empty() { "three" } else { "open three" }, names(&open))
        }
    };
    json!({
        "shape": shape,
        "direction": found.direction.explained(),
        "stones": names(found.shape.stones()),
        "next": next,
    })
}

/// Draws a position in which nobody has five, with the forbidden points of Black.
pub fn save_picture(path: &Path, position: &FilePosition, form: PointForm) -> Result<(), PictureError> {
    let Ok(game) = &position.game else { return Ok(()) };
    let size = position.board.size();
    let names = PointNames::of_line_games(size).in_form(form);
    let judgements = draw_forbidden(game, form).1;
    let marks: Vec<DiagramMark> = judgements.iter().map(mark).collect();
    let paragraphs: Vec<String> = judgements
        .iter()
        .map(|found| {
            let kinds: Vec<&str> = found.kinds.iter().map(|kind| kind.name()).collect();
            let composition = match found.composition() {
                none if none.is_empty() => none,
                some => format!(" ({some})"),
            };
            format!("{}: {}{composition}", names.name(found.point), kinds.join(", "))
        })
        .collect();
    let title = match judgements.len() {
        0 => "Renju: Black has no forbidden point".to_string(),
        1 => "Renju: Black has 1 forbidden point".to_string(),
        count => format!("Renju: Black has {count} forbidden points"),
    };
    let diagram = Diagram {
        heading: Heading { title: &title, details: &English.played(&position.info) },
        board: &position.board,
        form,
        last: position.last(),
        marks: &marks,
        paragraphs: &paragraphs,
    };
    save(path, &diagram)
}

/// A forbidden point: 33, 44 and 6 as players write them, and a line through the stones of every shape that counts.
fn mark(found: &LineJudgement) -> DiagramMark {
    let word = |kind: &ForbiddenKind| match kind {
        ForbiddenKind::Overline => "6",
        ForbiddenKind::FourFour => "44",
        ForbiddenKind::ThreeThree => "33",
    };
    let word = match &found.kinds[..] {
        [kind] => word(kind).to_string(),
        _ => "*".to_string(),
    };
    let counts = found.shapes.iter().map(|found| &found.shape).filter(|shape| match shape {
        StoneShape::Five { .. } => false,
        StoneShape::Overline { .. } | StoneShape::Four { .. } => true,
        StoneShape::Three { .. } => shape.is_open_three(),
    });
    let ends = |shape: &StoneShape| Some([*shape.stones().first()?, *shape.stones().last()?]);
    DiagramMark { point: found.point, word, lines: counts.filter_map(ends).collect() }
}
