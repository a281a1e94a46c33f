//! RenLib's libraries: what is read of files, and that what is written is read again.

use liangyi_core::base::{Point, PointNames};
use liangyi_core::formats::{BadLibrary, Library, NoLibrary, OpenedFile};
use liangyi_core::sgf::{NodeId, SgfError, SgfTree};
use proptest::prelude::*;

const HEADER: usize = 20;
const HAS_SIBLING: u8 = 0x80;
const IS_LEAF: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const MARK: u8 = 0x10;
const COMMENT: u8 = 0x08;
const START: u8 = 0x04;
const NO_MOVE: u8 = 0x02;
const EXTENSION: u8 = 0x01;

/// Writes libraries as RenLib does.
struct Writer(Vec<u8>);

impl Writer {
    fn new() -> Writer {
        let mut header = b"\xffRenLib\xff\x03\x04".to_vec();
        header.resize(HEADER, 0xff);
        Writer(header)
    }

    /// A node on `point`, `-` for the root or a pass.
    fn node(mut self, point: &str, flags: u8) -> Writer {
        let byte = match point {
            "-" => 0,
            _ => {
                let (column, row) = (point.as_bytes()[0] - b'A' + 1, point[1..].parse::<u8>().unwrap());
                16 * (15 - row) + column
            }
        };
        self.0.extend([byte, flags]);
        self
    }

    fn bytes(mut self, bytes: &[u8]) -> Writer {
        self.0.extend(bytes);
        self
    }

    fn library(&self) -> Library {
        Library::read(&self.0).unwrap()
    }
}

fn name(point: Point) -> String {
    PointNames::of_line_games(Library::size()).name(point)
}

fn names(moves: &[Option<Point>]) -> String {
    moves.iter().map(|point| point.map_or("-".to_string(), name)).collect::<Vec<_>>().join(" ")
}

fn positions(library: &Library) -> Vec<String> {
    library.positions().map(|position| names(&position.moves())).collect()
}

fn tree() -> Writer {
    Writer::new()
        .node("-", 0)
        .node("H8", 0)
        .node("H9", HAS_SIBLING)
        .node("I10", IS_LEAF)
        .node("I9", 0)
        .node("G7", HAS_SIBLING | IS_LEAF)
        .node("J6", HAS_SIBLING)
        .node("A1", IS_LEAF)
        .node("O15", IS_LEAF)
}

#[test]
fn variations_hang_where_they_were_written() {
    let library = tree().library();
    let all = ["H8", "H8 H9", "H8 H9 I10", "H8 I9", "H8 I9 G7", "H8 I9 J6", "H8 I9 J6 A1", "H8 I9 O15"];
    assert_eq!(positions(&library), all);
    assert_eq!((library.len(), names(&library.main_line().moves())), (8, "H8 H9 I10".to_string()));
    let record = library.tree().unwrap();
    let text = record.write().replace('\n', "");
    let moves = ";B[hh](;W[hg];B[if])(;W[ig](;B[gi])(;B[jj];W[ao])(;B[oa])))";
    assert_eq!(text, format!("(;GM[4]FF[4]CA[UTF-8]SZ[15]RU[renju]{moves}"));
    // What comes after the tree is none of it, and the same bytes are written.
    assert_eq!(tree().bytes(&[0x11, 0x22, 0x33]).library(), library);
    assert_eq!(library.write().unwrap(), tree().0);
    assert_eq!(Library::of_records([&record]).unwrap(), library);
}

#[test]
fn a_library_is_opened_as_any_file_is() {
    let bytes = tree().0;
    let opened = OpenedFile::of(&bytes).unwrap();
    assert_eq!((opened.games(), opened.library().unwrap().len()), (1, 8));
    let moves = |before| opened.game(4, None, before).unwrap().moves().count();
    assert_eq!([None, Some(0), Some(1), Some(3), Some(9)].map(moves), [3, 0, 0, 2, 3]);
    assert_eq!(opened.game(1, None, None).unwrap_err(), SgfError::OtherGame.into());
    assert_eq!(opened.tree(&[1, 4], Some(2)).unwrap_err(), SgfError::NoSuchGame { number: 2, games: 1 }.into());
}

#[test]
fn comments_marks_and_texts_on_the_board_are_kept() {
    let writer = Writer::new()
        .node("-", COMMENT)
        .bytes(b"a title\x08and\r\ntwo lines\0\0")
        .node("H8", OLD_COMMENT | MARK)
        .bytes(b"ol\xe4?")
        .node("H9", COMMENT | EXTENSION)
        .bytes(&[0, 1])
        .bytes(b"odd\0A\0")
        .node("I9", MARK | START)
        .node("-", HAS_SIBLING | IS_LEAF)
        .node("C3", NO_MOVE | EXTENSION | IS_LEAF)
        .bytes(&[0, 1])
        .bytes(b"bad!\0\0");
    let library = writer.library();
    assert_eq!(positions(&library), ["H8", "H8 H9", "H8 H9 I9", "H8 H9 I9 -"]);
    let told = |position: liangyi_core::formats::LibraryPosition| {
        let labels = position.labels().into_iter().map(|(point, text)| format!("{} {text}", name(point)));
        (position.comment().to_string(), position.is_marked(), position.is_start(), labels.collect::<Vec<_>>())
    };
    let row = |comment: &str, is_marked, is_start, label: &[&str]| {
        (comment.to_string(), is_marked, is_start, label.iter().map(|text| text.to_string()).collect::<Vec<_>>())
    };
    assert_eq!(told(library.start()), row("a title\nand\ntwo lines", false, false, &[]));
    let positions: Vec<_> = library.positions().map(told).collect();
    let expected = [
        row("old", true, false, &["H9 A"]),
        row("odd", false, false, &[]),
        row("", true, true, &["C3 bad!"]),
        row("", false, false, &[]),
    ];
    assert_eq!(positions, expected);
    assert_eq!(Library::read(&library.write().unwrap()).unwrap(), library);
    let text = library.tree().unwrap().write().replace('\n', "|");
    assert!(text.contains("RU[renju]C[a title|and|two lines];B[hh]C[old]HO[1]LB[hg:A];W[hg]C[odd]"), "{text}");
    assert!(text.contains("|;B[ig]HO[1]LB[cm:bad!];W[]"), "{text}");
}

/// 黑必胜, and a name with an umlaut.
#[cfg(feature = "encodings")]
#[test]
fn comments_are_in_the_encoding_in_which_they_read_best() {
    for (encoding, text) in [
        (encoding_rs::GBK, "黑必胜，白方只能防守"),
        (encoding_rs::WINDOWS_1252, "Sure win for Müller, übrigens größer"),
        (encoding_rs::SHIFT_JIS, "これは黒の必勝です"),
        (encoding_rs::UTF_8, "黑必胜 ü"),
    ] {
        let mut comment = encoding.encode(text).0.into_owned();
        comment.push(0);
        comment.resize(comment.len().next_multiple_of(2), 0);
        let library = Writer::new().node("-", 0).node("H8", COMMENT | IS_LEAF).bytes(&comment).library();
        assert_eq!(library.main_line().comment(), text);
        assert_eq!(Library::read(&library.write().unwrap()).unwrap(), library);
    }
}

#[test]
fn files_of_the_time_before_headers_begin_in_the_middle() {
    assert_eq!(positions(&Library::read(&[0x78, 0, 0x01, IS_LEAF]).unwrap()), ["H8", "H8 A15"]);
    assert!(!Library::is_one(&[0x78]));
}

#[test]
fn an_empty_library_has_no_move() {
    let library = Writer::new().node("-", IS_LEAF).library();
    assert!(library.is_empty() && library.main_line().moves().is_empty());
    assert_eq!(Library::read(&library.write().unwrap()).unwrap(), library);
}

#[test]
fn what_is_wrong_is_said_with_its_byte() {
    let refused = |writer: Writer| Library::read(&writer.0).unwrap_err();
    assert_eq!(Library::read(b""), Err(BadLibrary::Header));
    assert_eq!(Library::read(b"(;GM[4])"), Err(BadLibrary::Header));
    let mut newer = Writer::new();
    newer.0[9] = 5;
    assert_eq!(refused(newer.node("-", IS_LEAF)), BadLibrary::Version(3, 5));
    let whole = tree().0;
    for length in HEADER..whole.len() {
        assert!(matches!(Library::read(&whole[..length]), Err(BadLibrary::CutShort(_))), "{length}");
    }
    assert_eq!(Library::read(&whole[..10]), Err(BadLibrary::CutShort(0)));
    assert_eq!(refused(Writer::new().node("-", COMMENT).bytes(b"no end")), BadLibrary::CutShort(0));
    assert_eq!(refused(Writer::new().node("-", HAS_SIBLING | IS_LEAF)), BadLibrary::CutShort(0));
    let off = BadLibrary::OffBoard { number: 1, at: 22, byte: 0x10 };
    assert_eq!(refused(Writer::new().node("-", 0).bytes(&[0x10, IS_LEAF])), off);
    let off = BadLibrary::OffBoard { number: 1, at: 22, byte: 0xf1 };
    assert_eq!(refused(Writer::new().node("-", 0).bytes(&[0xf1, IS_LEAF])), off);
    let twice = Writer::new().node("-", 0).node("H8", 0).node("H8", IS_LEAF);
    assert_eq!(refused(twice), BadLibrary::Occupied { number: 2, at: 24 });
    let deep = (0..=450).fold(Writer::new().node("-", 0), |writer, _| writer.node("-", 0));
    assert_eq!(refused(deep), BadLibrary::TooDeep { number: 451, at: 22 + 2 * 450 });
}

#[test]
fn records_become_one_library() {
    let records = ["(;GM[4]SZ[15];B[hh];W[hg]C[one])", "(;GM[4]SZ[15]C[two];B[hh](;W[hg]C[other];W[aa])(;W[ig]))"];
    let records = records.map(|text| SgfTree::parse(text).unwrap());
    let library = Library::of_records(&records).unwrap();
    assert_eq!(positions(&library), ["H8", "H8 H9", "H8 H9 -", "H8 H9 - A15", "H8 I9"]);
    let comments: Vec<&str> = library.positions().map(|position| position.comment()).collect();
    assert_eq!((library.start().comment(), &comments[..]), ("two", &["", "one\nother", "", "", ""][..]));
}

#[test]
fn what_a_record_says_of_its_game_stands_with_its_last_move() {
    let game = "(;GM[4]SZ[15]PB[Ando]PW[Kawa]RE[B+]EV[Final]RO[2]GC[Opening rule: RIF];B[hh];W[hg]C[one])";
    let record = SgfTree::parse(game).unwrap();
    let library = Library::of_records([&record, &record]).unwrap();
    let comments: Vec<&str> = library.positions().map(|position| position.comment()).collect();
    let told = "one\nBlack: Ando\nWhite: Kawa\nResult: B+\nEvent: Final\nRound: 2\nOpening rule: RIF";
    assert_eq!((library.start().comment(), &comments[..]), ("", &["", told][..]));
}

#[test]
fn a_record_that_no_library_holds_is_refused() {
    let refused = |text: &str| Library::of_records([&SgfTree::parse(text).unwrap()]).unwrap_err().to_string();
    for (text, error) in [
        ("(;GM[4]SZ[19];B[hh])", "a library has a board of 15x15, not 19x19"),
        ("(;GM[4]SZ[15]AB[hh];W[aa])", "node 0 of the record sets stones up"),
        ("(;GM[4]SZ[15];B[hh]W[aa])", "node 1 of the record sets stones up or has several moves"),
        ("(;GM[4]SZ[15];B[hh];W[hh])", "node 2 of the record has a move on a stone"),
        ("(;GM[3])", "the record is of another game"),
    ] {
        assert!(refused(text).starts_with(error), "{text}: {}", refused(text));
    }
    let passes = format!("(;GM[4]SZ[15]{})", ";B[];W[]".repeat(226));
    assert_eq!(Library::of_records([&SgfTree::parse(&passes).unwrap()]), Err(NoLibrary::TooDeep(451)));
}

/// What stands in a node of a record that is made up: where it hangs, its point, comment, mark and label.
type MadeNode = (prop::sample::Index, Option<(usize, usize)>, String, bool, String);

fn made_nodes() -> impl Strategy<Value = Vec<MadeNode>> {
    let text = "[a-c黑白ü \n\\\\\\]:;\u{1b}]{0,6}";
    let label = "[a-z黑!:]{0,3}";
    let point = prop::option::weighted(0.9, (0_usize..15, 0_usize..15));
    prop::collection::vec((any::<prop::sample::Index>(), point, text, any::<bool>(), label), 0..40)
}

/// A record of these nodes in which each game can be played and no two variations begin with the same move.
fn made_record(nodes: Vec<MadeNode>) -> SgfTree {
    use liangyi_core::base::Color;
    use liangyi_core::game::{Move, Played};
    let size = Library::size();
    let mut tree = SgfTree::parse("(;GM[4]FF[4]CA[UTF-8]SZ[15]RU[renju])").unwrap();
    for (parent, point, comment, is_marked, label) in nodes {
        let parent = NodeId::new(parent.index(tree.len()) as u32);
        let point = point.map(|(x, y)| size.point(x, y));
        let path = tree.path(parent);
        let is_taken = path.iter().any(|&id| tree.played(id, size).is_some_and(|played| played.mv.point() == point));
        let color = if path.len() % 2 == 1 { Color::Black } else { Color::White };
        let played = Played { color, mv: point.map_or(Move::Pass, Move::Play) };
        if point.is_some() && is_taken || tree.child_with(parent, size, played).is_some() {
            continue;
        }
        let id = tree.add_move(parent, size, played, false);
        tree.set_text(id, "C", &comment);
        tree.set_text(id, "HO", if is_marked { "1" } else { "" });
        if let Some(point) = point.filter(|_| !label.is_empty()) {
            let mut labels = tree.labels(parent, size);
            labels.push((point, label));
            tree.set_labels(parent, size, &labels);
        }
    }
    tree
}

proptest! {
    #[test]
    fn a_library_that_is_written_is_the_same_when_it_is_read(nodes in made_nodes()) {
        let library = Library::of_records([&made_record(nodes)]).unwrap();
        let again = Library::read(&library.write().unwrap()).unwrap();
        prop_assert_eq!(&again, &library);
        let record = again.tree().unwrap();
        prop_assert_eq!(&Library::of_records([&record]).unwrap(), &library);
        let written = SgfTree::parse(&record.write()).unwrap();
        prop_assert_eq!(Library::of_records([&written, &written]).unwrap(), library);
    }

    /// Any bytes after the header are a library or an error, and a library that is read is written and read again.
    #[test]
    fn any_bytes_are_a_library_or_not(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Ok(library) = Library::read(&[&Writer::new().0[..], &bytes].concat()) {
            prop_assert_eq!(Library::read(&library.write().unwrap()).unwrap(), library);
        }
    }
}
