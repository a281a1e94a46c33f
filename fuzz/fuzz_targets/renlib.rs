//! Libraries of RenLib's: no panic, a library that is read has only games that can be played, and it is the same when
//! it is written and read again.
#![no_main]

use liangyi_core::formats::{Library, MAX_LIBRARY_BYTES};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Half of the inputs get the header that few would have otherwise.
    let with_header = [&b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"[..], bytes].concat();
    for bytes in [bytes, &with_header] {
        let Ok(library) = Library::read(bytes) else { continue };
        assert!(library.len() <= bytes.len() / 2 && bytes.len() <= MAX_LIBRARY_BYTES);
        assert_eq!(library.positions().count(), library.len());
        let main_line = library.main_line().moves();
        assert_eq!(main_line.is_empty(), library.is_empty());
        let mut has_main_line = library.is_empty();
        // Long paths are checked for some nodes only: there may be as many as nodes.
        for position in library.positions().take(1000) {
            let moves = position.moves();
            let mut points: Vec<_> = moves.iter().flatten().collect();
            points.sort();
            points.dedup();
            assert_eq!(points.len(), moves.iter().flatten().count());
            assert!(
                !position.comment().contains(['\r', '\0']) && position.labels().len() <= library.len() + bytes.len()
            );
            has_main_line |= moves == main_line;
        }
        assert!(has_main_line || library.len() > 1000);
        if let Ok(written) = library.write() {
            assert_eq!(Library::read(&written).as_ref(), Ok(&library));
        }
        if let Ok(tree) = library.tree() {
            let again = Library::of_records([&tree]).expect("every game can be played");
            assert!(again.len() <= library.len());
        }
    }
});
