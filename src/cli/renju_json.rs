//! The positions of `liangyi renju` as JSON.

use std::path::Path;

use liangyi_core::base::{Color, Point, PointForm, PointNames, PointSet, Size};
use liangyi_core::line::{Difference, LineJudgement, LineShape, LineVerdict, StoneShape, draw_forbidden};
use liangyi_core::sgf::Info;
use serde_json::{Map, Value, json};

use super::renju_end::JudgedMove;
use super::renju_positions::{Explained, FilePosition};
use crate::show::words::English;

/// A position as an object.
pub fn as_json(position: &FilePosition, file: &Path, explained: &Explained) -> Value {
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
    let players = info(&position.info);
    if !players.is_empty() {
        object["info"] = Value::Object(players);
    }
    match &position.game {
        Err(over) => {
            let by = over.by.as_ref().map(|made| (made.number, &made.judgement));
            let name = |point: Point| PointNames::of_line_games(size).name(point);
            object["over"] = json!(English.position_end(over.end, by, &name).first());
            object["end"] = json!({
                "winner": over.end.winner().map(|color| color.to_string()),
                "move": over.by.as_ref().map(|made| made.number),
                "made": over.by.as_ref().map(|made| judgement(&made.judgement, size)),
            });
        }
        Ok(game) => {
            let forbidden = draw_forbidden(game, PointForm::Letters).1;
            object["forbidden"] = forbidden.iter().map(|found| judgement(found, size)).collect();
        }
    }
    if let Some(JudgedMove { number, judgement: found }) = &position.went_on {
        object["went_on"] = json!({"move": number, "made": judgement(found, size)});
    }
    if !explained.at.is_empty() {
        object["at"] = explained.at.iter().map(|found| judgement(found, size)).collect();
    }
    if !explained.why_not.is_empty() {
        let told = explained.why_not.iter();
        object["why_not"] = told.map(|(point, found)| freed(*point, found.as_deref(), size)).collect();
    }
    let notes = &position.notes;
    if !notes.comment.is_empty() {
        object["comment"] = json!(notes.comment);
    }
    if !notes.labels.is_empty() {
        let name = |point: &Point| PointNames::of_line_games(size).name(*point);
        object["labels"] = notes.labels.iter().map(|(point, text)| json!([name(point), text])).collect();
    }
    if notes.is_marked {
        object["marked"] = json!(true);
    }
    if notes.is_start {
        object["start"] = json!(true);
    }
    object
}

/// What the file says of its game.
fn info(info: &Info) -> Map<String, Value> {
    let Info { rules, black, white, result, date, event, round, place, opening, told, handicap: _, program: _ } = info;
    let known = [
        ("black", black),
        ("white", white),
        ("result", result),
        ("date", date),
        ("event", event),
        ("round", round),
        ("place", place),
        ("rules", rules),
        ("opening", opening),
        ("told", told),
    ];
    known.into_iter().filter_map(|(key, text)| Some((key.to_string(), json!(text.as_ref()?)))).collect()
}

/// What would free a point; nothing where it is not forbidden.
fn freed(point: Point, found: Option<&[(Difference, LineVerdict)]>, size: Size) -> Value {
    let name = |point: Point| PointNames::of_line_games(size).name(point);
    let difference = |(difference, verdict): &(Difference, LineVerdict)| {
        let verdict = verdict.name();
        match *difference {
            Difference::Without(color, at) => {
                json!({"change": "without", "color": color.to_string(), "point": name(at), "verdict": verdict})
            }
            Difference::With(color, at) => {
                json!({"change": "with", "color": color.to_string(), "point": name(at), "verdict": verdict})
            }
            Difference::Four { point, answer } => {
                json!({"change": "four", "point": name(point), "answer": name(answer), "verdict": verdict})
            }
        }
    };
    json!({
        "point": name(point),
        "forbidden": found.is_some(),
        "changes": found.unwrap_or_default().iter().map(difference).collect::<Vec<_>>(),
    })
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
