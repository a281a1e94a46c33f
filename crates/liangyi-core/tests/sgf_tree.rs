//! Records with variations: what is read stays, what is changed is changed and nothing else, and hostile files cost
//! nothing but an error.

use liangyi_core::base::{Color, Size};
use liangyi_core::formats;
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{self, MAX_NODES, NodeId, SgfError, SgfTree};

fn tree(text: &str) -> SgfTree {
    SgfTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every node: its parent, and its properties.
fn contents(tree: &SgfTree) -> Vec<(Option<usize>, Vec<(String, Vec<String>)>)> {
    let all = tree.all();
    let place = |id: NodeId| all.iter().position(|&other| other == id);
    let properties = |id| tree.properties(id).iter().map(|each| (each.name.clone(), each.values.clone())).collect();
    all.iter().map(|&id| (tree.parent(id).and_then(place), properties(id))).collect()
}

/// Each of these is written as it is, but for line breaks between nodes.
#[test]
fn what_is_written_reads_the_same() {
    for text in [
        "(;)",
        "(;;;B[aa])",
        "(;GM[1]FF[4]CA[UTF-8]SZ[9](;B[cc];W[gg]C[a \\] b\\\\])(;B[gg]LB[aa:1][bb:2])(;B[cg](;W[gc])(;W[cc]VW[])))",
        "(;SZ[9];B[cc]KT[H4sIAAAA/+==][x]KTV[1.0];W[]VM[1]SBKV[51.20])",
        "(;AddBlack[aa][bb]BlacK[1];B[cc]C[line 1\nline 2\\\njoined])",
        "(;XX[a:b\\:c]ABCDEFGHIJ1[z];LZ[0.15 45.2 1k\ninfo move Q16 visits 500 pv Q16 D4 info move D4])",
    ] {
        let read = tree(text);
        let written = read.write();
        assert_eq!(written.replace("\n(", "(").replace("\n)", ")").trim_end(), text, "{text}");
        assert_eq!(contents(&tree(&written)), contents(&read));
        assert_eq!(tree(&written).write(), written);
    }
}

#[test]
fn games_after_the_first_stay_and_the_encoding_is_said() {
    let read =
        formats::open_tree(b"From: me\n(;CA[gb2312]PB[\xbc\xd7];B[aa])\n(;GM[1]SZ[5];W[bb])\nbye", &[1], None).unwrap();
    let written = read.write();
    assert!(written.contains("PB[甲]") && written.contains("CA[UTF-8]"), "{written}");
    assert!(written.contains("\n(;GM[1]SZ[5];W[bb])\n"), "{written}");
    assert_eq!(tree("(;B[aa]) no game").write(), "(;B[aa])\n");
}

#[test]
fn the_game_of_a_node_is_that_of_a_file_with_its_line_alone() {
    let read = tree("(;SZ[9]KM[7];B[cc](;W[gg];B[cg])(;W[gc]VM[1](;B[dd])(;AB[ee]PL[W];W[])))");
    let lines: Vec<String> = read
        .all()
        .into_iter()
        .map(|id| {
            let record = read.record(1, id).unwrap();
            record
                .moves()
                .map(|Played { color, mv }| format!("{}{}", color.letter(), mv.display(record.size)))
                .collect()
        })
        .collect();
    assert_eq!(lines[0], "");
    assert_eq!(lines[3], "BC7WG3BC3");
    assert_eq!(lines.last().unwrap(), "BC7WG7Wpass");
    // The first move says who is to move before it.
    let white = tree("(;SZ[9]AB[cc];W[gg])");
    assert_eq!(white.record(1, white.root()).unwrap().next, Some(Color::White));
    let whole = sgf::load(&read.write(), None).unwrap();
    assert_eq!(read.record(1, *read.main_line().last().unwrap()).unwrap(), whole);
}

#[test]
fn moves_are_added_found_and_removed() {
    let size = Size::square(9).unwrap();
    let mut read = tree("(;SZ[9]XX[?];B[cc];W[gg])");
    let black = read.children(read.root())[0];
    let mv = |x, y| Played { color: Color::White, mv: Move::Play(size.point(x, y)) };
    assert_eq!(read.child_with(black, size, mv(6, 2)), Some(read.children(black)[0]));
    assert_eq!(read.child_with(black, size, mv(0, 0)), None);
    let corner = read.add_move(black, size, mv(0, 0), false);
    let pass = read.add_move(corner, size, Played { color: Color::Black, mv: Move::Pass }, false);
    let out = read.add_move(pass, size, Played { color: Color::White, mv: Move::Virtual }, true);
    assert_eq!(read.played(out, size), Some(Played { color: Color::White, mv: Move::Virtual }));
    read.set_text(corner, "C", "why ]\\ not");
    assert_eq!(read.text(corner, "C").as_deref(), Some("why ]\\ not"));
    assert_eq!(read.write(), "(;SZ[9]XX[?];B[cc]\n(;W[gg])\n(;W[ai]C[why \\]\\\\ not];B[];W[]VM[1]KO[]))\n");
    read.make_main(out);
    assert_eq!(*read.main_line().last().unwrap(), out);
    assert_eq!(read.path(out), read.main_line());
    assert!(read.remove(corner) && !read.remove(read.root()));
    assert_eq!((read.find(out.number()), read.len()), (None, 3));
    assert_eq!(read.write(), "(;SZ[9]XX[?];B[cc];W[gg])\n");
    // The next node is a new one.
    let next = read.add_move(black, size, mv(4, 4), false);
    assert!(next > out);
    read.set_text(next, "C", "");
    assert_eq!(read.properties(next).len(), 1);
}

#[test]
fn odd_files_are_read_as_their_main_lines_are() {
    for text in [
        "(GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))",
        " ;SZ[9];B[aa]",
        "(;PB[A [9d]]PW[B];B[aa]C[1] or 2])",
        "(;SZ[9];B[aa]",
        "(;SZ[9](;B[aa]",
        "((;SZ[9];B[aa]))",
        "(;SZ[9];[zz]B[aa][bb])",
        "(;AB[cc:aa]SZ[9];B[hh])",
    ] {
        let read = tree(text);
        let line = *read.main_line().last().unwrap();
        let main = sgf::load(text, None).map(|record| (record.steps, record.info));
        let of_tree = read.record(1, line).map(|record| (record.steps, record.info));
        assert_eq!(of_tree, main, "{text}");
        assert_eq!(contents(&tree(&read.write())), contents(&read), "{text}");
    }
    for broken in ["", "no game", "(;B[aa", "(;SZ[9] % B[aa])"] {
        assert_eq!(SgfTree::parse(broken).unwrap_err(), sgf::load(broken, None).unwrap_err(), "{broken}");
    }
}

#[test]
fn other_formats_become_a_line() {
    let figure = "┌●┐\n├○┤\n└┴┘\n";
    let read = formats::open_tree(figure.as_bytes(), &[1], None).unwrap();
    let record = formats::open(figure.as_bytes(), 1, None).unwrap();
    assert_eq!(read.record(1, read.root()).unwrap().steps, record.steps);
    let ugi = "[Header]\nSize=9\nHdcp=0,6.50\nRule=JPN\n[Data]\nCD,B1,1,0\nDE,W1,2,0\nYA,W1,3,0\n";
    let (read, record) =
        (formats::open_tree(ugi.as_bytes(), &[1], None).unwrap(), formats::open(ugi.as_bytes(), 1, None).unwrap());
    let again = read.record(1, *read.main_line().last().unwrap()).unwrap();
    assert_eq!((again.steps, again.komi, again.info.rules), (record.steps, record.komi, record.info.rules));
}

#[test]
fn deep_and_wide_files_cost_no_stack() {
    let deep = format!("(;SZ[9]{}", "(;B[aa]".repeat(400_000));
    let read = tree(&deep);
    assert_eq!(read.len(), 400_001);
    assert_eq!(tree(&read.write()).len(), 400_001);
    drop(read);
    let wide = format!("(;SZ[9]{})", "(;B[aa])".repeat(100_000));
    assert_eq!(tree(&wide).children(NodeId::new(0)).len(), 100_000);
    assert_eq!(SgfTree::parse(&format!("({})", ";".repeat(MAX_NODES + 1))).unwrap_err(), SgfError::TooManyNodes);
}
