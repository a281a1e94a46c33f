//! What a network is called in versions and reports.

use liangyi_net::model::Network;

/// The most characters of a short name.
const MOST: usize = 60;

/// The name of a network in one word of plain signs, whatever its file says: others read it in versions and on pages.
pub fn short_name(network: &Network) -> String {
    let plain = |sign: char| if sign.is_ascii_graphic() { sign } else { '_' };
    network.name.chars().take(MOST).map(plain).collect()
}
