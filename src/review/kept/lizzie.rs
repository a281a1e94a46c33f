//! Lizzie's analysis (`LZ`), which is read and not written: `VERSION WINRATE PLAYOUTS`, and on a second line the moves
//! as `lz-analyze` and `kata-analyze` write them. The win rate is the one of the side that has just moved, in percent;
//! the values of moves are those of the side to move.

use liangyi_core::base::{Color, Size};
use liangyi_core::sgf::{NodeId, SgfTree};

use super::super::values::{AnalysedMove, NodeAnalysis};

/// The word before the lead of a move.
const LEAD: &str = "scoreMean";

/// What Lizzie has written. The lead of the position is the mean of its visits, as it is there.
pub fn read(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let text = tree.text(node, "LZ")?;
    let to_move = tree.played(node, size).map_or(Color::Black, |played| played.color.opponent());
    let side = Side(to_move);
    let (first, second) = text.split_once('\n').unwrap_or((&text, ""));
    let mut words = first.split_whitespace().skip(1);
    let percent: f64 = words.next()?.replace(',', ".").parse().ok()?;
    let playouts = words.next().map_or(0, count);
    let moves = second.split("info ").filter_map(|text| side.tried(text.trim().strip_prefix("move ")?));
    let moves: Vec<AnalysedMove> = moves.collect();
    let tried: u64 = moves.iter().map(|tried| tried.visits).sum();
    let lead = (tried > 0 && second.contains(LEAD)).then(|| {
        let weighed = moves.iter().map(|tried| tried.lead * tried.visits as f64);
        weighed.sum::<f64>() / tried as f64
    });
    Some(NodeAnalysis {
        visits: if lead.is_some() { playouts } else { 0 },
        winrate: side.share(1.0 - percent / 100.0),
        lead: lead.unwrap_or(0.0),
        moves,
        ownership: None,
        stopped: None,
    })
}

/// The side to move, whose values are written.
struct Side(Color);

impl Side {
    /// Black's win rate.
    fn share(&self, value: f64) -> f64 {
        if self.0 == Color::Black { value } else { 1.0 - value }
    }

    /// A move with its values, `R5 visits 38 winrate 5404 pv R5 Q5`; `None` where something is missing.
    fn tried(&self, text: &str) -> Option<AnalysedMove> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let value = |name: &str| {
            let place = words.iter().position(|word| *word == name)?;
            words.get(place + 1)?.parse::<f64>().ok()
        };
        let pv = words.iter().position(|word| *word == "pv").map_or(&[][..], |place| &words[place + 1..]);
        Some(AnalysedMove {
            mv: (*words.first()?).to_string(),
            visits: value("visits")? as u64,
            winrate: self.share(value("winrate")? / 10_000.0),
            lead: f64::from(self.0.sign()) * value(LEAD).unwrap_or(0.0),
            prior: value("prior").unwrap_or(0.0) / 10_000.0,
            pv: pv.iter().map(|word| (*word).to_string()).collect(),
        })
    }
}

/// A number of playouts as Lizzie writes it: `830`, `12k`, `1.2m`.
fn count(text: &str) -> u64 {
    let (digits, times) = match text.char_indices().last() {
        Some((place, 'k')) => (&text[..place], 1e3),
        Some((place, 'm')) => (&text[..place], 1e6),
        _ => (text, 1.0),
    };
    digits.parse::<f64>().map_or(0, |number| (number * times) as u64)
}
