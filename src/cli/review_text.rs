//! What a review has found of a file: for people, as JSON, and in the record, where every node has a line in its
//! comment and better lines are variations. A record that is reviewed again gets none of them twice.

use std::collections::HashMap;
use std::path::Path;

use liangyi_core::base::{Color, PointNames, Size};
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::Engine;
use serde_json::{Value, json};

use crate::protocol::{OpenedNode, rounded};
use crate::show::review::{
    GamePart, HumanLoss, LossSum, MoveLoss, NodeAnalysis, RankEstimate, RepetitionProblem, Review,
};
use crate::show::words::{Language, msg};

/// A file that was reviewed.
pub struct Reviewed<'a> {
    pub path: &'a Path,
    /// The record as it was.
    pub tree: SgfTree,
    /// Its main line, as far as it can be played.
    pub line: Vec<NodeId>,
    /// The game at the end of that.
    pub opened: OpenedNode,
    /// Why the line ends before the record's does, where it does.
    pub unplayable: Option<String>,
    pub found: HashMap<NodeId, NodeAnalysis>,
    pub review: Review,
    /// How many visits each position was to have.
    pub visits: u32,
}

/// Who leads by how much, as in `B+3.5`.
pub fn led(lead: f64) -> String {
    match lead {
        _ if lead.abs() < 0.05 => "0".to_string(),
        _ if lead > 0.0 => format!("B+{lead:.1}"),
        _ => format!("W+{:.1}", -lead),
    }
}

/// A move as people read it.
pub fn move_name(mv: &str, words: Language) -> String {
    match mv {
        "pass" => words.say(msg!("record-pass")),
        "virtual" => words.say(msg!("record-virtual")),
        _ => mv.to_string(),
    }
}

/// The review in lines.
pub fn text(reviewed: &Reviewed<'_>, target: Option<&Path>, words: Language) -> String {
    let Reviewed { path, opened, review, .. } = reviewed;
    let mut lines = vec![words.say(msg!(
        "review-file",
        file = path.display().to_string(),
        ruleset = opened.engine.name(),
        moves = review.played,
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
        lines.extend(Color::BOTH.into_iter().filter_map(|color| {
            let RankEstimate { rank, least, most, moves } = review.ranks[color.index()].as_ref()?;
            let [rank, least, most] = [rank, least, most].map(|rank| words.rank(rank));
            let side = words.side(color);
            Some(words.say(msg!("review-rank", side = side, rank = rank, least = least, most = most, moves = *moves)))
        }));
    }
    if opened.engine.line().is_some() {
        lines.extend(dearest_by_winrate(review).map(|loss| dear_by_winrate(loss, &opened.engine, words)));
    }
    lines.extend(review.repetitions.iter().map(|problem| repeated(problem, &opened.engine, words)));
    if let Some(stopped) = stopped(reviewed) {
        lines.push(words.say(msg!("review-stopped", result = stopped["result"].as_str().unwrap_or_default())));
    }
    if let Some(target) = target {
        lines.push(words.say(msg!("review-record", file = target.display().to_string())));
    }
    let (first, rest) = lines.split_first().expect("the file");
    rest.iter().fold(format!("{first}\n"), |text, line| format!("{text}  {line}\n"))
}

/// The most moves of a line game that are named.
const MOST_DEAR: usize = 3;
/// The share of the win rate from which a move of a line game is named.
const DEAR: f64 = 0.1;

/// The moves of a game without points that have cost most, the dearest first.
fn dearest_by_winrate(review: &Review) -> impl Iterator<Item = &MoveLoss> {
    let mut dear: Vec<&MoveLoss> = review.moves.iter().filter(|loss| loss.winrate >= DEAR).collect();
    dear.sort_by(|one, other| other.winrate.total_cmp(&one.winrate));
    dear.into_iter().take(MOST_DEAR)
}

fn dear_by_winrate(loss: &MoveLoss, engine: &Engine, words: Language) -> String {
    let (number, side, played) = (loss.number.to_string(), words.side(loss.color), written(&loss.mv, engine, words));
    let percent = format!("{:.1}", 100.0 * loss.winrate);
    words.say(match &loss.better {
        Some(better) => {
            let better = written(better, engine, words);
            msg!(
                "review-dear-winrate",
                number = number,
                side = side,
                played = played,
                percent = percent,
                better = better
            )
        }
        None => {
            msg!("review-dear-winrate-alone", number = number, side = side, played = played, percent = percent)
        }
    })
}

/// A move as the players of the game write it; the analysis names points as GTP does.
fn written(mv: &str, engine: &Engine, words: Language) -> String {
    let names = PointNames::of_line_games(engine.size());
    let point = engine.line().and_then(|_| Move::parse(mv, engine.size())).and_then(Move::point);
    point.map_or_else(|| move_name(mv, words), |point| names.name(point))
}

fn lost(sum: LossSum, words: Language) -> String {
    words.say(msg!("review-sum", points = format!("{:.1}", rounded(sum.points, 1) + 0.0), moves = sum.moves))
}

fn dear(loss: &MoveLoss, words: Language) -> String {
    let (number, side, mv) = (loss.number.to_string(), words.side(loss.color), move_name(&loss.mv, words));
    let points = format!("{:.1}", loss.points);
    match &loss.better {
        Some(better) => {
            let better = move_name(better, words);
            let message =
                msg!("review-dear", number = number, side = side, played = mv, points = points, better = better);
            words.say(message) + &by_persons(loss, words)
        }
        None => words.say(msg!("review-dear-alone", number = number, side = side, played = mv, points = points)),
    }
}

/// How likely persons of a rank find the better move.
fn by_persons(loss: &MoveLoss, words: Language) -> String {
    let Some(HumanLoss { rank, played, better: Some(better) }) = &loss.human else { return String::new() };
    let percent = |chance: f64| format!("{:.0}", 100.0 * chance);
    let (played, better) = (percent(*played), percent(*better));
    words.say(msg!("review-by-persons", rank = words.rank(rank), played = played, better = better))
}

fn repeated(problem: &RepetitionProblem, engine: &Engine, words: Language) -> String {
    let (number, side) = (problem.number.to_string(), words.side(problem.color));
    let mv = written(&problem.mv, engine, words);
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
pub fn json(reviewed: &Reviewed<'_>, target: Option<&Path>) -> Value {
    let Reviewed { path, opened, review, tree, visits, .. } = reviewed;
    let by_part = |sums: &[LossSum; 3]| -> Value {
        let parts = GamePart::ALL.iter().zip(sums);
        parts.map(|(part, sum)| (json!(part).as_str().unwrap_or_default().to_string(), json!(sum))).collect()
    };
    json!({
        "file": path.display().to_string(),
        "record": target.map(|target| target.display().to_string()),
        "ruleset": opened.engine.name(),
        "size": opened.engine.size(),
        "moves": review.played,
        "visits": visits,
        "unplayable": reviewed.unplayable,
        "analysed": review.analysed,
        "of": review.of,
        "losses": {"black": by_part(&review.losses[0]), "white": by_part(&review.losses[1])},
        "dearest": review.dearest,
        "repetitions": review.repetitions,
        "ranks": {"black": review.ranks[0], "white": review.ranks[1]},
        "stopped": stopped(reviewed),
        "file_result": tree.text(tree.root(), "RE"),
    })
}

/// What the line of a comment begins with.
const MARK: &str = "Liangyi: ";

/// Writes comments and variations into the record. `from` points a move has to cost for a variation.
pub fn annotate(tree: &mut SgfTree, reviewed: &Reviewed<'_>, has_points: bool, from: f64, words: Language) {
    let size = reviewed.opened.engine.size();
    for &node in &reviewed.line {
        let Some(found) = reviewed.found.get(&node) else { continue };
        let loss = reviewed.review.moves.iter().find(|loss| loss.node == node.number());
        let line = loss.and_then(|loss| Some((loss, better_line(tree, node, loss, reviewed)?)));
        let better: Option<Vec<String>> =
            line.as_ref().map(|(_, line)| line.iter().map(|mv| written(mv, &reviewed.opened.engine, words)).collect());
        let said = said(found, loss, better.as_deref(), has_points, words);
        comment(tree, node, &said);
        if let Some((loss, line)) = line
            && from <= if has_points { loss.points } else { 10.0 * loss.winrate }
        {
            add_line(tree, node, size, loss.color, &line);
        }
    }
}

/// The best line instead of a move; `None` where the move is the best one.
fn better_line(tree: &SgfTree, node: NodeId, loss: &MoveLoss, reviewed: &Reviewed<'_>) -> Option<Vec<String>> {
    let better = loss.better.as_ref()?;
    let before = reviewed.found.get(&tree.parent(node)?)?;
    before.moves.first().filter(|best| best.mv == *better).map(|best| best.pv.clone())
}

/// The line of a comment.
fn said(
    found: &NodeAnalysis,
    loss: Option<&MoveLoss>,
    better: Option<&[String]>,
    has_points: bool,
    words: Language,
) -> String {
    let percent = format!("{:.1}", 100.0 * found.winrate);
    let mut said = match found.lead.filter(|_| has_points) {
        Some(lead) => words.say(msg!("review-value", lead = led(lead), percent = percent)),
        None => words.say(msg!("review-winrate", percent = percent)),
    };
    let cost = loss.filter(|loss| if has_points { loss.points >= 0.05 } else { loss.winrate >= 0.0005 });
    if let Some(loss) = cost {
        let lost = if has_points {
            words.say(msg!("review-lost", points = format!("{:.1}", loss.points)))
        } else {
            words.say(msg!("review-lost-winrate", percent = format!("{:.1}", 100.0 * loss.winrate)))
        };
        said += &lost;
    }
    if let (Some(_), Some(line)) = (cost, better) {
        said += &words.say(msg!("review-better", line = line.join(" ")));
    }
    said
}

/// Puts a line at the end of a comment, in place of the one that is there.
fn comment(tree: &mut SgfTree, node: NodeId, said: &str) {
    let before = tree.text(node, "C").unwrap_or_default();
    let mut lines: Vec<&str> = before.lines().filter(|line| !line.starts_with(MARK)).collect();
    while lines.last().is_some_and(|line| line.trim().is_empty()) && lines.len() < before.lines().count() {
        lines.pop();
    }
    let own = format!("{MARK}{said}");
    let text = if lines.is_empty() { own } else { format!("{}\n\n{own}", lines.join("\n")) };
    tree.set_text(node, "C", &text);
}

/// Adds a line of moves as a variation of a node.
fn add_line(tree: &mut SgfTree, node: NodeId, size: Size, first: Color, line: &[String]) {
    let Some(mut at) = tree.parent(node) else { return };
    let mut color = first;
    for mv in line.iter().map_while(|text| Move::parse(text, size)) {
        let played = Played { color, mv };
        at = tree.child_with(at, size, played).unwrap_or_else(|| tree.add_move(at, size, played, false));
        color = color.opponent();
    }
}
