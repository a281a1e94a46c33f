//! KaTrain's analysis (`KT`): three values, each in base64 of gzip. They are the ownership and the policy as numbers of
//! half precision, in rows from the top, and the rest as JSON in the words of KataGo's analysis, Black's values.
//!
//! KaTrain has no virtual moves: none of them is written, and a line ends before one.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use liangyi_core::base::Size;
use liangyi_core::sgf::{NodeId, SgfTree};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::super::values::{AnalysedMove, NodeAnalysis};

pub const NAME: &str = "KT";
/// The most bytes that a value is unpacked to; what KaTrain writes has some tens of thousands.
const MOST: u64 = 4 << 20;

/// The third value.
#[derive(Debug, Deserialize)]
struct Main {
    root: Root,
    #[serde(default)]
    moves: Map<String, Value>,
}

/// What is read of the position.
#[derive(Debug, Deserialize, Serialize)]
struct Root {
    visits: u64,
    winrate: f64,
    #[serde(rename = "scoreLead")]
    lead: f64,
}

/// What is read of a move.
#[derive(Debug, Deserialize)]
struct Tried {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default)]
    order: i64,
    visits: u64,
    winrate: f64,
    #[serde(rename = "scoreLead")]
    lead: f64,
    #[serde(default)]
    prior: f64,
    #[serde(default)]
    pv: Vec<String>,
}

/// Writes the analysis, unless KaTrain has written one.
pub fn store(tree: &mut SgfTree, node: NodeId, before: Option<&NodeAnalysis>, found: &NodeAnalysis) {
    let is_own = match tree.property(node, NAME) {
        None => true,
        Some(there) => main_of(&there.values).is_some_and(|there| before.is_some_and(|before| main(before) == there)),
    };
    if is_own {
        let owners = found.ownership.iter().flatten().flatten().flat_map(|&owner| half(owner).to_le_bytes()).collect();
        let values = [owners, Vec::new(), main(found).to_string().into_bytes()].map(|bytes| packed(&bytes));
        tree.set(node, NAME, values.to_vec());
    }
}

/// What KaTrain has written.
pub fn read(tree: &SgfTree, node: NodeId, size: Size) -> Option<NodeAnalysis> {
    let values = &tree.property(node, NAME)?.values;
    let Main { root, moves } = serde_json::from_value(main_of(values)?).ok()?;
    let moves = moves.into_iter().filter_map(|(_, tried)| serde_json::from_value::<Tried>(tried).ok());
    let mut moves: Vec<Tried> = moves.collect();
    moves.sort_by_key(|tried| tried.order);
    let owners = values.first().and_then(|value| unpacked(value)).unwrap_or_default();
    let owners: Vec<f32> = owners.chunks_exact(2).map(|pair| whole(u16::from_le_bytes([pair[0], pair[1]]))).collect();
    let is_full = owners.len() == size.area() && owners.iter().all(|owner| owner.is_finite());
    Some(NodeAnalysis {
        visits: root.visits,
        winrate: root.winrate,
        lead: root.lead,
        moves: moves.into_iter().map(analysed_move).collect(),
        ownership: is_full.then(|| owners.chunks(size.width()).map(<[f32]>::to_vec).collect()),
        stopped: None,
    })
}

fn analysed_move(Tried { mv, visits, winrate, lead, prior, pv, .. }: Tried) -> AnalysedMove {
    AnalysedMove { mv, visits, winrate, lead, prior, pv }
}

/// The third value of an analysis.
fn main(found: &NodeAnalysis) -> Value {
    let is_known = |mv: &&String| *mv != "virtual";
    let moves: Map<String, Value> = (found.moves.iter().filter(|tried| is_known(&&tried.mv)).enumerate())
        .map(|(order, tried)| {
            let AnalysedMove { mv, visits, winrate, lead, prior, pv } = tried;
            let pv: Vec<&String> = pv.iter().take_while(is_known).collect();
            let value = json!({
                "move": mv, "order": order, "visits": visits, "winrate": winrate, "scoreLead": lead,
                "prior": prior, "pv": pv,
            });
            (mv.clone(), value)
        })
        .collect();
    let root = Root { visits: found.visits, winrate: found.winrate, lead: found.lead };
    json!({"moves": moves, "root": root, "completed": true})
}

fn main_of(values: &[String]) -> Option<Value> {
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
    GzDecoder::new(&packed[..]).take(MOST).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// The bits of a number from -1 to 1 at half precision.
fn half(number: f32) -> u16 {
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
fn whole(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023));
    let size = match exponent {
        0 => fraction / 16_777_216.0,
        31 => f32::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f32.powi(exponent - 15),
    };
    if bits >> 15 == 1 { -size } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_come_back_from_half_precision() {
        for hundredths in -100..=100i16 {
            let owner = f32::from(hundredths) / 100.0;
            assert!((whole(half(owner)) - owner).abs() <= 0.000_25, "{owner}");
        }
        assert_eq!([1.0, -1.0, 0.0, 0.5].map(half), [0x3c00, 0xbc00, 0, 0x3800]);
    }
}
