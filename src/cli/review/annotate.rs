//! What a person reads in a record that was reviewed: a line in the comment of every node, and better lines as
//! variations. A record that is reviewed again gets none of them twice.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{NodeId, SgfTree};

use super::reviewed::Reviewed;
use super::summary::{led, move_name};
use crate::review::{MoveLoss, NodeAnalysis};
use crate::words::{Spoken, msg};

/// What the line of a comment begins with.
const MARK: &str = "Liangyi: ";

/// Writes comments and variations into the record. `from` points a move has to cost for a variation.
pub fn annotate(tree: &mut SgfTree, reviewed: &Reviewed<'_>, has_points: bool, from: f64, words: Spoken) {
    let size = reviewed.opened.engine.size();
    for &node in &reviewed.line {
        let Some(found) = reviewed.found.get(&node) else { continue };
        let loss = reviewed.review.moves.iter().find(|loss| loss.node == node.number());
        let line = loss.and_then(|loss| Some((loss, better_line(tree, node, loss, reviewed)?)));
        let said = said(found, loss, line.as_ref().map(|(_, line)| line.as_slice()), has_points, words);
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
    words: Spoken,
) -> String {
    let percent = format!("{:.1}", 100.0 * found.winrate);
    let mut said = match has_points {
        true => words.say(msg!("review-value", lead = led(found.lead), percent = percent)),
        false => words.say(msg!("review-winrate", percent = percent)),
    };
    let cost = loss.filter(|loss| if has_points { loss.points >= 0.05 } else { loss.winrate >= 0.0005 });
    if let Some(loss) = cost {
        let lost = match has_points {
            true => words.say(msg!("review-lost", points = format!("{:.1}", loss.points))),
            false => words.say(msg!("review-lost-winrate", percent = format!("{:.1}", 100.0 * loss.winrate))),
        };
        said += &lost;
    }
    if let (Some(_), Some(line)) = (cost, better) {
        let line: Vec<String> = line.iter().map(|mv| move_name(mv, words)).collect();
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
