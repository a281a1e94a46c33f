//! A hostile file makes its reader allocate no more than it has bytes for. Alone in its program, whose memory is
//! measured.
#![cfg(target_os = "linux")]

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use liangyi_net::model::{NetError, Network};

/// The most memory that the program has had, in KB, asked for and not touched included.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmPeak:")).unwrap();
    line.trim().strip_suffix(" kB").unwrap().parse().unwrap()
}

#[test]
fn sizes_alone_allocate_nothing() {
    let header = "net 8 22 19 trunk 1000 16384 16384 16384 16384 16384 ";
    let conv = format!("{header}conv 41 41 22 16384 1 1 ");
    let small = format!("{header}conv 1 1 22 16384 1 1 ");
    // The threads of the test have their own memory by now.
    assert!(Network::read(format!("{small}@BIN@").as_bytes()).is_err());
    let before = peak();
    for numbers in ["@BIN@1234", "1 2 3 4 "] {
        let error = Network::read(format!("{small}{numbers}").as_bytes()).unwrap_err();
        assert!(matches!(error, NetError::Cut { .. }), "{error}");
        // 606 million numbers.
        let error = Network::read(format!("{conv}{numbers}").as_bytes()).unwrap_err();
        assert!(matches!(error, NetError::Wrong { .. }), "{error}");
    }
    // A matrix of exactly the numbers that a network may have: 1 GiB of them.
    let mut file = format!("net 8 22 19 trunk 1 1 1 1 1 1 conv 1 1 22 1 1 1 {}", "0 ".repeat(22));
    file += &format!("globals 19 1 {}", "0 ".repeat(19));
    file += "transformer_ffn_block ffn 1 16384 0 rms 1 1e-6 1 l1 1 16384 ";
    file += &"0 ".repeat(16384);
    assert!(matches!(Network::read(file.as_bytes()).unwrap_err(), NetError::Cut { .. }));
    let wide = "net 8 22 19 trunk 1 8192 1 1 1 1 conv 1 1 22 8192 1 1 ";
    let mut file = format!("{wide}{}globals 19 8192 {}", "0 ".repeat(22 * 8192), "0 ".repeat(19 * 8192));
    file += "ordinary_block block norm 8192 1 0 0 ";
    file += &format!("{}act conv 1 1 8192 16384 1 1 @BIN@", "1 ".repeat(2 * 8192));
    let error = Network::read(file.as_bytes()).unwrap_err();
    assert!(matches!(&error, NetError::Cut { place, .. } if place == "convolution `conv`"), "{error}");
    assert!(peak() - before < 64 << 10, "{} KB more", peak() - before);

    // Convolutions of zeros, of which a packed file has thousands in a few bytes: 1 GiB as they are read, five times as
    // much when they are packed.
    let numbers = |count: usize, number: &[u8]| [&b"@BIN@"[..], &number.repeat(count)].concat();
    let mut bomb = GzEncoder::new(Vec::new(), Compression::default());
    let zero = [0; 4];
    bomb.write_all(b"net 8 22 19 trunk 20 1024 1 1 1 1 conv 3 3 22 1024 1 1 ").unwrap();
    bomb.write_all(&numbers(9 * 22 * 1024, &zero)).unwrap();
    bomb.write_all(b" globals 19 1024 ").unwrap();
    bomb.write_all(&numbers(19 * 1024, &zero)).unwrap();
    bomb.write_all(b" ordinary_block block norm 1024 1 0 0 ").unwrap();
    bomb.write_all(&[numbers(1024, &zero), numbers(1024, &zero)].join(&b' ')).unwrap();
    bomb.write_all(b" act conv 3 3 1024 1024 1 1 ").unwrap();
    bomb.write_all(&numbers(9 << 20, &zero)).unwrap();
    let before = peak();
    let error = Network::read(&bomb.finish().unwrap()[..]).unwrap_err().to_string();
    assert!(error.starts_with("convolution `conv`: ") && error.ends_with(", as those of no network do"), "{error}");
    assert!(peak() - before < 128 << 10, "{} KB more", peak() - before);
}
