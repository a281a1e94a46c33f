//! Networks are read as they were written, and what is no whole network is refused with the reason.

mod common;

use std::io::{self, ErrorKind, Read};

use common::gzip;
use common::random_network::{BlockShape, Shape, TipShape, WeightKind, random_network};
use liangyi_net::model::{Activation, Block, NetError, Network, NumberForm, Packing};
use proptest::prelude::{Strategy, any, prop, prop_assert, prop_assert_eq, proptest};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Gives a few bytes at a time, as pipes do, and is interrupted before each time.
struct Dribble<'a> {
    bytes: &'a [u8],
    most: usize,
    interrupted: bool,
}

impl Read for Dribble<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let most = self.most.min(buffer.len());
        self.bytes.read(&mut buffer[..most])
    }
}

fn dribble(bytes: &[u8], most: usize) -> Dribble<'_> {
    Dribble { bytes, most, interrupted: false }
}

fn random(seed: u64) -> Network {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let shape = Shape::random(rng);
    random_network(rng, &shape)
}

fn of_every_kind(version: u32) -> Network {
    random_network(&mut Xoshiro256PlusPlus::seed_from_u64(version.into()), &Shape::of_every_kind(version))
}

fn small(version: u32) -> Network {
    let shape = Shape::with_blocks(version, 3, vec![BlockShape::Ordinary { middle: 2 }]);
    random_network(&mut Xoshiro256PlusPlus::seed_from_u64(1), &shape)
}

/// The file of [`small`], with words, as text.
fn small_text(version: u32) -> String {
    String::from_utf8(small(version).write(NumberForm::Words)).unwrap()
}

fn refused(bytes: &[u8]) -> String {
    Network::read(bytes).unwrap_err().to_string()
}

proptest! {
    #[test]
    fn what_is_written_is_read(seed in any::<u64>(), most in 1usize..70_000) {
        let network = random(seed);
        for numbers in [NumberForm::Bytes, NumberForm::Words] {
            let plain = network.write(numbers);
            prop_assert_eq!(&Network::read(dribble(&plain, most)).unwrap(), &network);
            let packed = gzip(&plain);
            prop_assert_eq!(&Network::read(dribble(&packed, most)).unwrap(), &network);
        }
    }

    #[test]
    fn weights_of_two_bytes_are_the_nearest_of_11_bits(seed in any::<u64>(), most in 1usize..70_000) {
        let network = random(seed);
        let halves = network.write(NumberForm::Halves);
        prop_assert!(halves.len() <= network.write(NumberForm::Bytes).len());
        let read = Network::read(dribble(&halves, most)).unwrap();
        let near = |(one, other): (&f32, &f32)| (one - other).abs() <= one.abs() / 2048.0 + 1e-7;
        let all_near = |one: &[f32], other: &[f32]| one.len() == other.len() && one.iter().zip(other).all(near);
        prop_assert!(all_near(&network.trunk.first_conv.weights, &read.trunk.first_conv.weights));
        prop_assert!(all_near(&network.value.hidden.weights, &read.value.hidden.weights));
        prop_assert_eq!(&read.value.hidden_bias, &network.value.hidden_bias);
        prop_assert_eq!(&read.value.norm, &network.value.norm);
        // Rounded once, it stays as it is.
        prop_assert_eq!(&Network::read(&read.write(NumberForm::Halves)[..]).unwrap(), &read);
    }

    #[test]
    fn a_cut_file_is_refused_where_it_is_cut(seed in any::<u64>(), at in any::<prop::sample::Index>()) {
        let network = random(seed);
        for numbers in [NumberForm::Bytes, NumberForm::Words] {
            let whole = network.write(numbers);
            // The last byte ends a line, which nothing needs.
            let at = at.index(whole.len() - 1);
            match Network::read(&whole[..at]) {
                Err(NetError::Cut { bytes, packed: false, .. }) => prop_assert_eq!(bytes, at as u64),
                // A number that is cut is a shorter number.
                Ok(_) => prop_assert!(numbers == NumberForm::Words && at > whole.len() - 20),
                other => prop_assert!(false, "{at}: {other:?}"),
            }
            let packed = gzip(&whole);
            let at = at * packed.len() / whole.len();
            let error = Network::read(&packed[..at]).unwrap_err();
            prop_assert!(matches!(error, NetError::Cut { .. }), "{at}: {error:?}");
        }
    }

    #[test]
    fn a_packed_file_with_a_wrong_bit_gives_no_other_network(
        seed in any::<u64>(),
        at in any::<prop::sample::Index>(),
        bit in 0u8..8,
    ) {
        let network = random(seed);
        let mut packed = gzip(&network.write(NumberForm::Bytes));
        // Before are gzip's magic bytes and its header, of which much means nothing.
        let at = 10 + at.index(packed.len() - 10);
        packed[at] ^= 1u8 << bit;
        // Some bits mean nothing, and some distances lead to the same bytes.
        if let Ok(read) = Network::read(&packed[..]) {
            prop_assert_eq!(read, network);
        }
    }

    #[test]
    fn wrong_bytes_are_no_panic(seed in any::<u64>(), wrong in wrong_bytes(), words in any::<bool>()) {
        let numbers = if words { NumberForm::Words } else { NumberForm::Bytes };
        let mut bytes = random(seed).write(numbers);
        for (at, byte) in wrong {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(network) = Network::read(&bytes[..]) {
            let again = network.write(numbers);
            prop_assert_eq!(Network::read(&again[..]).unwrap(), network);
        }
    }
}

fn wrong_bytes() -> impl Strategy<Value = Vec<(prop::sample::Index, u8)>> {
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)
}

#[test]
fn every_block_kind_and_tip_of_every_version() {
    for version in 8..=17 {
        let network = of_every_kind(version);
        let counts = network.block_counts();
        assert_eq!((counts.ordinary, counts.pooling, counts.nested), (4, 2, 3));
        assert_eq!((counts.attention, counts.feed_forward), (6, 4));
        for numbers in [NumberForm::Bytes, NumberForm::Words] {
            let file = network.write(numbers);
            assert_eq!(Network::read(&file[..]).unwrap(), network);
            assert_eq!(Network::read(&gzip(&file)[..]).unwrap(), network);
        }
    }
    for (spatial, q_outputs) in [(false, true), (true, false)] {
        let shape = Shape { tip: TipShape::Rms { spatial }, q_outputs, ..Shape::of_every_kind(17) };
        let network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(3), &shape);
        assert_eq!(network.policy.conv2.outputs, if q_outputs { 4 } else { 2 });
        let file = network.write(NumberForm::Bytes);
        assert_eq!(Network::read(&file[..]).unwrap(), network);
    }
}

#[test]
fn every_activation() {
    for activation in [Activation::Identity, Activation::Relu, Activation::Mish, Activation::Silu] {
        let shape = Shape { activation: Some(activation), ..Shape::of_every_kind(11) };
        let network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(4), &shape);
        assert_eq!(network.trunk.tip_act, activation);
        assert_eq!(Network::read(&network.write(NumberForm::Words)[..]).unwrap(), network);
    }
}

#[test]
fn subnormal_numbers_are_read_as_zeros() {
    let mut network = small(9);
    let weights = [1e-39, -1e-45, f32::MIN_POSITIVE, -f32::MIN_POSITIVE, -0.75, 0.0];
    network.trunk.globals.weights[..6].copy_from_slice(&weights);
    let norm = &mut network.policy.norm;
    (norm.scale[0], norm.bias[1]) = (f32::MIN_POSITIVE / 2.0, -1e-40);
    let mut expected = network.clone();
    expected.trunk.globals.weights[..2].fill(0.0);
    (expected.policy.norm.scale[0], expected.policy.norm.bias[1]) = (0.0, 0.0);
    for numbers in [NumberForm::Bytes, NumberForm::Words] {
        assert_eq!(Network::read(&network.write(numbers)[..]).unwrap(), expected);
    }
    // The means and variances of a batch norm can make its factors subnormal.
    let text = small_text(9);
    let begin = text.find("norm.").unwrap();
    let end = begin + text[begin..].find("act.").unwrap();
    let norm = "n 3 1e-45 1 0 1e-30 1 1 3e38 1 1 1e-25 1e-30 1";
    let network = Network::read(format!("{}{norm}\n{}", &text[..begin], &text[end..]).as_bytes()).unwrap();
    let Block::Ordinary(block) = &network.trunk.blocks[0] else { panic!("another block") };
    assert_eq!((block.norm1.scale[0], block.norm1.bias[0]), (0.0, 0.0));
    assert!(block.norm1.scale[1].is_normal() && block.norm1.bias[1].is_normal());
}

#[test]
fn batch_norms_are_folded() {
    let text = small_text(9);
    // The norm of the first block, of three channels.
    let begin = text.find("norm.").unwrap();
    let end = begin + text[begin..].find("act.").unwrap();
    let norm = |lines: &str| {
        let file = format!("{}{lines}\n{}", &text[..begin], &text[end..]);
        Network::read(file.as_bytes()).map(|network| match &network.trunk.blocks[0] {
            Block::Ordinary(block) => block.norm1.clone(),
            other => panic!("{other:?}"),
        })
    };
    let read = norm("n 3 0.5 1 1 1 2 -3 3.5 0 8.5 4 1 -6 0.5 1 2").unwrap();
    let root = 0.5f32.sqrt();
    assert_eq!(read.scale, [2.0, 1.0 / root, -2.0]);
    assert_eq!(read.bias, [0.5 - 2.0, (1.0 - 2.0 / f64::from(0.5f32).sqrt()) as f32, 2.0 - 6.0]);
    let read = norm("n 3 0.5 0 0 1 2 -3 3.5 0.5 8.5").unwrap();
    assert_eq!(read.scale, [0.5, 1.0, 1.0 / 3.0]);
    assert_eq!(read.bias, [-0.5, -2.0, 1.0]);
    let read = norm("n 3 0.5 0 1 0 0 0 0.5 0.5 0.5 7 8 9").unwrap();
    assert_eq!((read.scale, read.bias), (vec![1.0; 3], vec![7.0, 8.0, 9.0]));
    let wrong = |lines| norm(lines).unwrap_err().to_string();
    assert_eq!(wrong("n 3 0.5 0 0 1 2 3 1 -0.5 1"), "batch norm `n`: the variance of channel 1 is negative");
    assert_eq!(wrong("n 3 0 0 0 1 2 3 1 1 1"), "batch norm `n`: epsilon is 0, which is not positive");
    assert_eq!(wrong("n 3 0.5 2 0"), "batch norm `n`: whether it has a scale: 2 is not from 0 to 1");
    assert_eq!(
        wrong("n 3 1e-38 1 0 1 1 1 0 0 0 3e38 1 1"),
        "batch norm `n`: it has a number that is not finite: the file is damaged"
    );
}

#[test]
fn other_versions_and_other_files_are_refused_with_the_reason() {
    assert_eq!(refused(b"net 7 22 19"), "model version 7 is not supported, versions 8 to 17 are");
    assert_eq!(refused(b"net 18 22 19"), "model version 18 is not supported, versions 8 to 17 are");
    let not_a_network = "no network of KataGo's: it does not begin with a name and a model version";
    assert_eq!(refused(b"(;GM[1]SZ[19] ;B[pd])"), not_a_network);
    assert_eq!(refused(b"\x7fELF\x02\x01\x01\0\0\0\0"), not_a_network);
    assert_eq!(refused(&[b'x'; 10_000]), not_a_network);
    assert_eq!(refused(&[b' '; 10_000]), not_a_network);
    assert_eq!(refused(b""), "the file is cut: it ends after 0 bytes, in the header");
    assert_eq!(refused(&gzip(b"")), "the file is cut: it ends after 0 bytes when unpacked, in the header");
    assert_eq!(refused(b"net 8 "), "the file is cut: it ends after 6 bytes, in the header");
    assert_eq!(refused(b"net 8 17 19"), "the header: the network takes 17 planes, where its version has 22");
    assert_eq!(
        refused(b"human 15 22 19 20 20 20 20 40 0.25 30 2 0 0 0 0 0 0 0"),
        "the header: a meta encoder of version 2 is not supported"
    );
    assert_eq!(
        refused(b"net 15 22 19 20 20 20 20 40 0.25 30 0 0 0 0 3 0 0 0"),
        "the header: an option has the value `3`, which is not supported"
    );
    assert_eq!(
        refused(b"net 15 22 19 20 20 -20 20 40 0.25 30"),
        "the header: the scale of the score's deviation is -20, which is not positive"
    );
}

#[test]
fn a_network_of_persons_says_what_it_is() {
    let network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(1), &Shape::of_human());
    let text = String::from_utf8(network.write(NumberForm::Words)).unwrap();
    assert!(Network::read(text.as_bytes()).unwrap().is_human() && !small(15).is_human());
    let begun = |text: &str| Network::read_header(&text.as_bytes()[..500]).unwrap().is_human;
    assert!(begun(&text) && !begun(&small_text(15)) && !begun(&small_text(8)));
    assert_eq!(
        refused(text.replacen("encoder.4\n192", "encoder.4\n191", 1).as_bytes()),
        "meta encoder `encoder.4`: the network takes 191 numbers about the players, where its version has 192"
    );
}

#[test]
fn layers_that_do_not_fit_are_named() {
    let text = small_text(17);
    for (from, to, reason) in [
        (
            "ordinary_block",
            "dilated_block",
            "a block after matrix `matmul.3`: blocks of the kind `dilated_block` are not supported",
        ),
        (
            "conv.2\n3\n3\n22",
            "conv.2\n3\n3\n21",
            "convolution `conv.2`: channels in: 21, where the layers around it have 22",
        ),
        ("conv.2\n3\n3", "conv.2\n3\n4", "convolution `conv.2`: size of the kernel: 4 is even"),
        (
            "conv.2\n3\n3\n22\n3\n1",
            "conv.2\n3\n3\n22\n3\n2",
            "convolution `conv.2`: a dilated convolution is not supported",
        ),
        ("norm.5\n3", "norm.5\n4", "batch norm `norm.5`: channels: 4, where the layers around it have 3"),
        ("ACTIVATION_", "ACTIVATION_S", "activation `act.6`: the activation `ACTIVATION_S"),
        ("policyhead.13\n2", "policyhead.13\n3", "policy head `policyhead.13`: outputs: 3, neither 2 nor 4"),
        ("trunk.1\n1", "trunk.1\n0", "trunk `trunk.1`: blocks: 0 is not from 1 to 1000"),
        ("trunk.1\n1\n3", "trunk.1\n1\n3000000000", "trunk `trunk.1`: channels: 3000000000 is not from 1 to 16384"),
        ("trunk.1\n1\n3", "trunk.1\n1\n-3", "trunk `trunk.1`: channels: `-3` is not a whole number from 0 on"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = refused(text.replacen(from, to, 1).as_bytes());
        assert!(error.starts_with(reason), "{error}");
    }
    // A matrix that takes what no layer gives, in every place where one stands.
    for (at, _) in text.match_indices("matmul.") {
        let mut lines: Vec<String> = text[at..].lines().map(str::to_string).collect();
        let name = lines[0].clone();
        lines[1] = "1000".to_string();
        let error = refused(format!("{}{}", &text[..at], lines.join("\n")).as_bytes());
        assert!(error.starts_with(&format!("matrix `{name}`: numbers in: 1000, where")), "{error}");
    }
}

#[test]
fn numbers_that_are_not_finite_are_refused() {
    for wrong in ["nan", "inf", "-inf", "1e60"] {
        let text = small_text(8);
        let first = text.find("22\n3\n1\n1\n").unwrap() + "22\n3\n1\n1\n".len();
        let rest = text[first..].find(' ').unwrap();
        let error = refused(format!("{}{wrong}{}", &text[..first], &text[first + rest..]).as_bytes());
        assert_eq!(error, "convolution `conv.2`: it has a number that is not finite: the file is damaged");
    }
    for wrong in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let mut network = small(8);
        network.value.hidden.weights[3] = wrong;
        let error = refused(&network.write(NumberForm::Bytes));
        assert!(
            error.starts_with("matrix `") && error.ends_with("it has a number that is not finite: the file is damaged"),
            "{error}"
        );
    }
}

#[test]
fn what_follows_a_network_is_refused() {
    let mut file = small(10).write(NumberForm::Bytes);
    file.extend_from_slice(b" \n\n");
    assert!(Network::read(&file[..]).is_ok());
    let at = file.len();
    file.push(b'x');
    assert_eq!(refused(&file), format!("the end: the file goes on after the network, at byte {at}"));
    // Two packed halves are one file; a packed file with something else after it is none.
    let whole = small(10).write(NumberForm::Bytes);
    let mut halves = gzip(&whole[..100]);
    halves.extend_from_slice(&gzip(&whole[100..]));
    assert_eq!(Network::read(&halves[..]).unwrap(), small(10));
    halves.extend_from_slice(b"more than a header of gzip's");
    assert!(refused(&halves).starts_with("the packed file is damaged"), "{}", refused(&halves));
}

/// Fails after its bytes.
struct Failing<'a>(&'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk is gone")),
            count => Ok(count),
        }
    }
}

#[test]
fn what_cannot_be_read_is_an_error_of_its_own() {
    let plain = small(10).write(NumberForm::Bytes);
    let packed = gzip(&plain);
    for bytes in [&[][..], &plain[..1], &plain[..90], &plain, &packed[..30], &packed] {
        let error = Network::read(Failing(bytes)).unwrap_err();
        assert!(matches!(error, NetError::Read(_)), "{error:?}");
        assert_eq!(error.to_string(), "cannot be read: the disk is gone");
    }
}

/// Counts the bytes that are taken from it.
struct Endless {
    head: io::Cursor<Vec<u8>>,
    byte: u8,
    taken: usize,
}

impl Read for &mut Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut count = self.head.read(buffer)?;
        if count == 0 {
            buffer.fill(self.byte);
            count = buffer.len();
        }
        self.taken += count;
        Ok(count)
    }
}

#[test]
fn endless_words_and_white_space_end_soon() {
    for (head, byte) in [("", b'x'), ("", b' '), ("net 8 22 19 ", b'x'), ("net 8 22 19 trunk ", b'\n')] {
        let mut endless = Endless { head: io::Cursor::new(head.as_bytes().to_vec()), byte, taken: 0 };
        assert!(Network::read(&mut endless).is_err());
        assert!(endless.taken < 1 << 18, "{head}: {}", endless.taken);
    }
}

#[test]
fn numbers_that_differ_may_take_memory_and_those_that_repeat_may_not() {
    let shape = Shape::with_blocks(8, 512, vec![BlockShape::Ordinary { middle: 512 }]);
    let network = random_network(&mut Xoshiro256PlusPlus::seed_from_u64(6), &shape);
    // Packed for the largest board it takes more than any file may.
    assert!(network.packed_bytes(Packing::LARGEST) > 100 << 20);
    let file = network.write(NumberForm::Bytes);
    assert_eq!(Network::read(&file[..]).unwrap(), network);
    assert_eq!(Network::read(&gzip(&file)[..]).unwrap(), network);
    let network =
        random_network(&mut Xoshiro256PlusPlus::seed_from_u64(6), &Shape { weights: WeightKind::Zero, ..shape });
    for numbers in [NumberForm::Bytes, NumberForm::Words] {
        let file = network.write(numbers);
        assert!(refused(&gzip(&file)).ends_with(", as those of no network do"));
        assert_eq!(Network::read(&file[..]).unwrap(), network);
    }
}

#[test]
fn nesting_is_bounded() {
    let nested = |depth: usize| {
        let mut blocks = vec![BlockShape::Ordinary { middle: 1 }];
        for _ in 0..depth {
            blocks = vec![BlockShape::Nested { channels: 1, blocks }];
        }
        let shape = Shape::with_blocks(8, 1, blocks);
        random_network(&mut Xoshiro256PlusPlus::seed_from_u64(5), &shape).write(NumberForm::Bytes)
    };
    assert!(Network::read(&nested(8)[..]).is_ok());
    assert!(refused(&nested(9)).ends_with("blocks are nested more than 8 deep"));
}
