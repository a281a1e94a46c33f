//! What a review has found, for people and as JSON.

use std::path::Path;

use liangyi_core::base::Color;
use serde_json::{Value, json};

use super::reviewed::Reviewed;
use crate::protocol::rounded;
use crate::review::{GamePart, LossSum, MoveLoss, RepetitionProblem};
use crate::words::{Spoken, msg};

/// Who leads by how much, as in `B+3.5`.
pub fn led(lead: f64) -> String {
    match lead {
        _ if lead.abs() < 0.05 => "0".to_string(),
        _ if lead > 0.0 => format!("B+{lead:.1}"),
        _ => format!("W+{:.1}", -lead),
    }
}

/// A move as people read it.
pub fn move_name(mv: &str, words: Spoken) -> String {
    match mv {
        "pass" => words.say(msg!("move-pass")),
        "virtual" => words.say(msg!("move-virtual")),
        _ => mv.to_string(),
    }
}

/// The review in lines.
pub fn text(reviewed: &Reviewed<'_>, target: Option<&Path>, words: Spoken) -> String {
    let Reviewed { path, opened, review, .. } = reviewed;
    let moves = opened.engine.moves().len();
    let mut lines = vec![words.say(msg!(
        "review-file",
        file = path.display().to_string(),
        ruleset = opened.engine.name(),
        moves = moves,
        done = review.analysed,
        all = review.of,
    ))];
    if opened.engine.go().is_some() {
        for color in Color::BOTH {
            let sums = &review.losses[color.index()];
            let [opening, middle, endgame] = sums.map(|sum| lost(sum, words));
            let all = LossSum {
                moves: sums.iter().map(|sum| sum.moves).sum(),
                points: sums.iter().map(|sum| sum.points).sum(),
            };
            let side = words.side(color);
            lines.push(words.say(msg!(
                "review-side",
                side = side,
                opening = opening,
                middle = middle,
                endgame = endgame,
                all = lost(all, words),
            )));
        }
        lines.extend(review.dearest.iter().map(|loss| dear(loss, words)));
    }
    lines.extend(review.repetitions.iter().map(|problem| repeated(problem, words)));
    if let Some(stopped) = stopped(reviewed) {
        lines.push(words.say(msg!("review-stopped", result = stopped["result"].as_str().unwrap_or_default())));
    }
    if let Some(target) = target {
        lines.push(words.say(msg!("review-record", file = target.display().to_string())));
    }
    let (first, rest) = lines.split_first().expect("the file");
    rest.iter().fold(format!("{first}\n"), |text, line| format!("{text}  {line}\n"))
}

fn lost(sum: LossSum, words: Spoken) -> String {
    words.say(msg!("review-sum", points = format!("{:.1}", rounded(sum.points, 1) + 0.0), moves = sum.moves))
}

fn dear(loss: &MoveLoss, words: Spoken) -> String {
    let (number, side, mv) = (loss.number.to_string(), words.side(loss.color), move_name(&loss.mv, words));
    let points = format!("{:.1}", loss.points);
    match &loss.better {
        Some(better) => {
            let better = move_name(better, words);
            let message =
                msg!("review-dear", number = number, side = side, played = mv, points = points, better = better);
            words.say(message)
        }
        None => words.say(msg!("review-dear-alone", number = number, side = side, played = mv, points = points)),
    }
}

fn repeated(problem: &RepetitionProblem, words: Spoken) -> String {
    let (number, side) = (problem.number.to_string(), words.side(problem.color));
    let mv = move_name(&problem.mv, words);
    match (&problem.forbidden, problem.same_as) {
        (None, same) => {
            let same = same.unwrap_or_default().to_string();
            words.say(msg!("review-repeats", number = number, side = side, played = mv, same = same))
        }
        (Some(_), Some(same)) => {
            let same = same.to_string();
            words.say(msg!("review-forbidden-repeats", number = number, side = side, played = mv, same = same))
        }
        (Some(_), None) => words.say(msg!("review-forbidden", number = number, side = side, played = mv)),
    }
}

/// The result if the game had stopped at the end of the record.
fn stopped(reviewed: &Reviewed<'_>) -> Option<Value> {
    let last = reviewed.found.get(reviewed.line.last()?)?;
    last.stopped.as_ref().map(|stopped| json!(stopped))
}

/// The review as an object.
pub fn json(reviewed: &Reviewed<'_>, target: Option<&Path>, visits: u32) -> Value {
    let Reviewed { path, opened, review, tree, .. } = reviewed;
    let by_part = |sums: &[LossSum; 3]| -> Value {
        let parts = GamePart::ALL.iter().zip(sums);
        parts.map(|(part, sum)| (json!(part).as_str().unwrap_or_default().to_string(), json!(sum))).collect()
    };
    json!({
        "file": path.display().to_string(),
        "record": target.map(|target| target.display().to_string()),
        "ruleset": opened.engine.name(),
        "size": opened.engine.size(),
        "moves": opened.engine.moves().len(),
        "visits": visits,
        "analysed": review.analysed,
        "of": review.of,
        "losses": {"black": by_part(&review.losses[0]), "white": by_part(&review.losses[1])},
        "dearest": review.dearest,
        "repetitions": review.repetitions,
        "stopped": stopped(reviewed),
        "file_result": tree.text(tree.root(), "RE"),
    })
}
