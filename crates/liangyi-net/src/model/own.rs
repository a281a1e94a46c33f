//! The program's own network: its weights are in `data`, where the `README.md` says what they were learnt from.

use super::network::Network;

/// The file, its weights in 16 bits. `liangyi-lab pack-net` makes it.
const OWN: &[u8] = include_bytes!("../../data/own.bin");

impl Network {
    /// The program's own network.
    pub fn own() -> Network {
        Network::read(OWN).expect("the network of the program is whole")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{NetworkHeader, NumberForm};

    #[test]
    fn the_own_network_is_small_and_the_same_in_32_bits() {
        assert!(OWN.len() <= 5_000_000, "{} bytes", OWN.len());
        let own = Network::own();
        assert_eq!(Network::read_header(OWN).unwrap(), NetworkHeader::from(&own));
        assert!(!own.is_human() && own.name.starts_with("liangyi-"), "{}", own.name);
        for form in [NumberForm::Bytes, NumberForm::Halves] {
            // Not `assert_eq`: a million numbers would be printed.
            assert!(Network::read(&own.write(form)[..]).unwrap() == own, "{form:?}");
        }
    }
}
