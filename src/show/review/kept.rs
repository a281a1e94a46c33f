//! What a record keeps of an analysis.
//!
//! The private property [`ANALYSIS`] has the whole of it. Beside it stand what other programs draw their graphs from:
//! Sabaki's win rate and lead, KaTrain's analysis. What another program has written there stays; what Liangyi has is
//! renewed. Where a record has an analysis of another program alone, Lizzie's among them, its win rate, its lead and
//! what it says of moves are read.
//!
//! KaTrain's analysis (`KT`) has three values, each in base64 of gzip. They are the ownership and the policy as numbers
//! of half precision, in rows from the top, and the rest as JSON in the words of KataGo's analysis, Black's values.
//! KaTrain has no virtual moves: none of them is written, and a line ends before one.
//!
//! Lizzie's (`LZ`) is read and not written: `VERSION WINRATE PLAYOUTS`, and on a second line the moves as `lz-analyze`
//! and `kata-analyze` write them. The win rate is the one of the side that has just moved, in percent; the values of
//! moves are those of the side to move. `VERSION` is the name of an engine, of any number of words.
//!
//! Sabaki's graph is Black's win rate in percent (`SBKV`) and by how much it leads (`SBKS`), to two decimals. Ogatak
//! writes the lead as `OGSC`. Programs write decimals as their language does, with a comma or a point.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use liangyi_core::base::{Color, Size};
use liangyi_core::game::Move;
use liangyi_core::sgf::{ANALYSIS, NodeId, SgfTree};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::values::{AnalysedMove, NodeAnalysis};
use crate::protocol::rounded;

/// Has a node keep an analysis.
pub fn store(tree: &mut SgfTree, node: NodeId, size: Size, found: &NodeAnalysis) {
    let before = own(tree, node, size);
    if before.as_ref() == Some(found) {
        return;
    }
    let text = serde_json::to_string(found).expect("plain values are JSON");
    tree.set_text(node, ANALYSIS, &text);
    store_sabaki(tree, node, before.as_ref(), found);
    // KaTrain has no other games.
    if tree.text(tree.root(), "GM").is_none_or(|game| game.trim() == "1") {
        store_katrain(tree, node, before.as_ref(), found);
    }
}

/// Takes the analyses of all nodes out of a record, KaTrain's too: they are as much as the rest of it many times over.
pub fn drop_all(tree: &mut SgfTree) {
    for node in tree.all() {
        drop_at(tree, node);
    }
}

/// Takes the analysis of a node out of a record.
pub fn drop_at(tree: &mut SgfTree, node: NodeId) {
    for name in [ANALYSIS, KATRAIN] {
        tree.set(node, name, Vec::new());
    }
}

/// The analysis that a node keeps: Liangyi's own, or else what KaTrain, Lizzie or Sabaki have written. Theirs has no
/// visits where they do not say how much was searched, or where they have no lead.
pub fn read(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let foreign = || {
        let found = read_katrain(tree, node, size);
        found.or_else(|| read_lizzie(tree, node, size)).or_else(|| read_sabaki(tree, node))
    };
    own(tree, node, size).or_else(|| foreign().filter(|found| is_sound(found, size)))
}

/// What Liangyi has written.
fn own(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let found: NodeAnalysis = serde_json::from_str(&tree.text(node, ANALYSIS)?).ok()?;
    is_sound(&found, size).then_some(found)
}

/// Whether an analysis can be one of a position on a board of this size.
fn is_sound(found: &NodeAnalysis, size: Size) -> bool {
    let is_value = |winrate: f64, lead: Option<f64>| (0.0..=1.0).contains(&winrate) && lead.is_none_or(f64::is_finite);
    let is_move = |text: &String| Move::parse(text, size).is_some();
    let moves = found
        .moves
        .iter()
        .all(|found| is_value(found.winrate, found.lead) && is_move(&found.mv) && found.pv.iter().all(is_move));
    let owners = found
        .ownership
        .as_ref()
        .is_none_or(|rows| rows.len() == size.height() && rows.iter().all(|row| row.len() == size.width()));
    moves && owners && is_value(found.winrate, found.lead)
}

const SABAKI_WIN_RATE: &str = "SBKV";
const SABAKI_LEAD: &str = "SBKS";
const OGATAK_LEAD: &str = "OGSC";

/// Writes both, unless Sabaki has.
fn store_sabaki(tree: &mut SgfTree, node: NodeId, before: Option<&NodeAnalysis>, found: &NodeAnalysis) {
    let told = before.map(sabaki_texts);
    let is_own =
        [SABAKI_WIN_RATE, SABAKI_LEAD].into_iter().enumerate().all(|(index, name)| match tree.text(node, name) {
            None => true,
            Some(there) => told.as_ref().is_some_and(|told| told[index].as_ref() == Some(&there)),
        });
    if is_own {
        for (name, text) in [SABAKI_WIN_RATE, SABAKI_LEAD].into_iter().zip(sabaki_texts(found)) {
            tree.set_text(node, name, &text.unwrap_or_default());
        }
    }
}

fn sabaki_texts(found: &NodeAnalysis) -> [Option<String>; 2] {
    [Some(100.0 * found.winrate), found.lead].map(|value| Some(rounded(value?, 2).to_string()))
}

/// A number with a decimal point or comma.
fn number(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

/// What Sabaki has written, or Ogatak: they do not say how much was searched.
fn read_sabaki(tree: &SgfTree, node: NodeId) -> Option<NodeAnalysis> {
    let number = |name| number(&tree.text(node, name)?);
    let percent = number(SABAKI_WIN_RATE)?;
    Some(NodeAnalysis {
        visits: 0,
        winrate: percent / 100.0,
        lead: number(SABAKI_LEAD).or_else(|| number(OGATAK_LEAD)),
        moves: Vec::new(),
        ownership: None,
        stopped: None,
        human: None,
    })
}

const KATRAIN: &str = "KT";
/// The most bytes that a value is unpacked to; what KaTrain writes has some tens of thousands.
const MOST_UNPACKED: u64 = 4 << 20;

/// The third value.
#[derive(Debug, Deserialize)]
struct KatrainPosition {
    root: KatrainRoot,
    #[serde(default)]
    moves: Map<String, Value>,
}

/// What is read of the position.
#[derive(Debug, Deserialize, Serialize)]
struct KatrainRoot {
    visits: u64,
    winrate: f64,
    #[serde(rename = "scoreLead")]
    lead: Option<f64>,
}

/// What is read of a move.
#[derive(Debug, Deserialize)]
struct KatrainMove {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default)]
    order: i64,
    visits: u64,
    winrate: f64,
    #[serde(rename = "scoreLead")]
    lead: Option<f64>,
    #[serde(default)]
    prior: f64,
    #[serde(default)]
    pv: Vec<String>,
}

/// Writes the analysis, unless KaTrain has written one.
fn store_katrain(tree: &mut SgfTree, node: NodeId, before: Option<&NodeAnalysis>, found: &NodeAnalysis) {
    let is_own = match tree.property(node, KATRAIN) {
        None => true,
        Some(there) => katrain_json_of(&there.values)
            .is_some_and(|there| before.is_some_and(|before| katrain_json(before) == there)),
    };
    if is_own {
        let owners =
            found.ownership.iter().flatten().flatten().flat_map(|&owner| to_half(owner).to_le_bytes()).collect();
        let values = [owners, Vec::new(), katrain_json(found).to_string().into_bytes()].map(|bytes| packed(&bytes));
        tree.set(node, KATRAIN, values.to_vec());
    }
}

/// What KaTrain has written.
fn read_katrain(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let values = &tree.property(node, KATRAIN)?.values;
    let KatrainPosition { root, moves } = serde_json::from_value(katrain_json_of(values)?).ok()?;
    let moves = moves.into_iter().filter_map(|(_, tried)| serde_json::from_value::<KatrainMove>(tried).ok());
    let mut moves: Vec<KatrainMove> = moves.collect();
    moves.sort_by_key(|tried| tried.order);
    let owners = values.first().and_then(|value| unpacked(value)).unwrap_or_default();
    let owners: Vec<f32> =
        owners.chunks_exact(2).map(|pair| from_half(u16::from_le_bytes([pair[0], pair[1]]))).collect();
    let is_full = owners.len() == size.area() && owners.iter().all(|owner| owner.is_finite());
    Some(NodeAnalysis {
        visits: root.visits,
        winrate: root.winrate,
        lead: root.lead,
        moves: moves.into_iter().map(move_of_katrain).collect(),
        ownership: is_full.then(|| owners.chunks(size.width()).map(<[f32]>::to_vec).collect()),
        stopped: None,
        human: None,
    })
}

fn move_of_katrain(KatrainMove { mv, visits, winrate, lead, prior, pv, .. }: KatrainMove) -> AnalysedMove {
    AnalysedMove { mv, visits, winrate, lead, prior, pv, wins_in: None }
}

/// The third value of an analysis.
fn katrain_json(found: &NodeAnalysis) -> Value {
    let is_known = |mv: &&String| *mv != "virtual";
    let moves: Map<String, Value> = (found.moves.iter().filter(|tried| is_known(&&tried.mv)).enumerate())
        .map(|(order, tried)| {
            let AnalysedMove { mv, visits, winrate, lead, prior, pv, .. } = tried;
            let pv: Vec<&String> = pv.iter().take_while(is_known).collect();
            let value = json!({
                "move": mv, "order": order, "visits": visits, "winrate": winrate, "scoreLead": lead,
                "prior": prior, "pv": pv,
            });
            (mv.clone(), value)
        })
        .collect();
    let root = KatrainRoot { visits: found.visits, winrate: found.winrate, lead: found.lead };
    json!({"moves": moves, "root": root, "completed": true})
}

fn katrain_json_of(values: &[String]) -> Option<Value> {
    serde_json::from_slice(&unpacked(values.get(2)?)?).ok()
}

fn packed(bytes: &[u8]) -> String {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.try_finish()).expect("memory takes everything");
    BASE64_STANDARD.encode(encoder.get_ref())
}

fn unpacked(value: &str) -> Option<Vec<u8>> {
    let packed = BASE64_STANDARD.decode(value.trim()).ok()?;
    let mut bytes = Vec::new();
    GzDecoder::new(&packed[..]).take(MOST_UNPACKED).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// The bits of a number from -1 to 1 at half precision.
fn to_half(number: f32) -> u16 {
    let sign = if number.is_sign_negative() { 1 << 15 } else { 0 };
    let size = number.abs().min(1.0);
    // Below, numbers of half precision lie evenly.
    const LEAST_NORMAL: f32 = 1.0 / 16_384.0;
    if size < LEAST_NORMAL {
        return sign | (size * 16_777_216.0).round() as u16;
    }
    // An exponent that is 112 less, and 13 bits less, rounded.
    sign | ((size.to_bits() - (112 << 23) + (1 << 12)) >> 13) as u16
}

/// The number with these bits at half precision.
fn from_half(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023));
    let size = match exponent {
        0 => fraction / 16_777_216.0,
        31 => f32::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f32.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -size } else { size }
}

/// The word before the lead of a move.
const LIZZIE_LEAD: &str = "scoreMean";

/// What Lizzie has written. The lead of the position is the mean of its visits, as it is there.
fn read_lizzie(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let text = tree.text(node, "LZ")?;
    let to_move = tree.played(node, size).map_or(Color::Black, |played| played.color.opponent());
    let side = LizzieSide(to_move);
    let (first, second) = text.split_once('\n').unwrap_or((&text, ""));
    let (percent, playouts) = lizzie_value(first)?;
    let moves = second.split("info ").filter_map(|text| side.tried(text.trim().strip_prefix("move ")?));
    let moves: Vec<AnalysedMove> = moves.collect();
    let led = moves.iter().filter_map(|tried| Some((tried.lead?, tried.visits as f64)));
    let (sum, visits) = led.fold((0.0, 0.0), |(sum, all), (lead, visits)| (sum + lead * visits, all + visits));
    let lead = (visits > 0.0).then(|| sum / visits);
    Some(NodeAnalysis {
        visits: if lead.is_some() { playouts } else { 0 },
        winrate: side.share(1.0 - percent / 100.0),
        lead,
        moves,
        ownership: None,
        stopped: None,
        human: None,
    })
}

/// The win rate in percent and the playouts of the first line: its last words are those two, and with some engines the
/// lead and its spread; what comes before is the name of the engine.
fn lizzie_value(line: &str) -> Option<(f64, u64)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_percent = |word: &str| word.contains(['.', ',']) && number(word).is_some_and(|percent| percent <= 100.0);
    let is_playouts = |word: &str| word.ends_with(['k', 'm']) || word.parse::<u64>().is_ok();
    let place = words.windows(2).rposition(|pair| is_percent(pair[0]) && is_playouts(pair[1])).unwrap_or(1);
    let percent = number(words.get(place)?)?;
    Some((percent, words.get(place + 1).map_or(0, |word| playouts_of(word))))
}

/// The side to move, whose values are written.
struct LizzieSide(Color);

impl LizzieSide {
    /// Black's win rate.
    fn share(&self, value: f64) -> f64 {
        if self.0 == Color::Black { value } else { 1.0 - value }
    }

    /// A move with its values, `R5 visits 38 winrate 5404 pv R5 Q5`; `None` where something is missing.
    fn tried(&self, text: &str) -> Option<AnalysedMove> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let value = |name: &str| {
            let place = words.iter().position(|word| *word == name)?;
            number(words.get(place + 1)?)
        };
        let pv = words.iter().position(|word| *word == "pv").map_or(&[][..], |place| &words[place + 1..]);
        Some(AnalysedMove {
            mv: (*words.first()?).to_string(),
            visits: value("visits")? as u64,
            winrate: self.share(value("winrate")? / 10_000.0),
            lead: value(LIZZIE_LEAD).map(|lead| f64::from(self.0.sign()) * lead),
            prior: value("prior").unwrap_or(0.0) / 10_000.0,
            pv: pv.iter().map(|word| (*word).to_string()).collect(),
            wins_in: None,
        })
    }
}

/// A number of playouts as Lizzie writes it: `830`, `12k`, `1.2m`, `1,2m`.
fn playouts_of(text: &str) -> u64 {
    let (digits, times) = match text.char_indices().last() {
        Some((place, 'k')) => (&text[..place], 1e3),
        Some((place, 'm')) => (&text[..place], 1e6),
        _ => (text, 1.0),
    };
    number(digits).map_or(0, |number| (number * times).round() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_come_back_from_half_precision() {
        for hundredths in -100..=100i16 {
            let owner = f32::from(hundredths) / 100.0;
            assert!((from_half(to_half(owner)) - owner).abs() <= 0.000_25, "{owner}");
        }
        assert_eq!([1.0, -1.0, 0.0, 0.5].map(to_half), [0x3c00, 0xbc00, 0, 0x3800]);
    }
}
