//! Renju at a tab: files of other programs, libraries, wins that are found.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use liangyi::page::tabs::{Hint, Refused, TabReply};
use liangyi::records::files::read_tree;
use serde_json::json;

use crate::page::Page;

/// Opens a file and gives the moves of its game.
fn opened(page: &Page, text: &str) -> String {
    let game = page.do_it(json!({"do": "open", "sgf": text}));
    assert_eq!((game.state.ruleset.as_str(), game.state.size.width), ("renju", 15), "{text}");
    game.moves.iter().map(|made| made.mv.as_str()).collect::<Vec<_>>().join(" ")
}

fn why_not(page: &Page, text: &str) -> String {
    match page.refused(json!({"do": "open", "sgf": text})) {
        Refused::BadRecord { detail } => detail,
        why => panic!("{why:?}"),
    }
}

const DATABASE: &str = "<?xml version=\"1.0\"?>\n<database>\
    <players><player id=\"7\" name=\"Ando\" surname=\"M\"/></players><games>\n\
    <game id=\"1\" black=\"7\" white=\"8\"><move>h8 q9</move></game>\n\
    <game id=\"2\" black=\"7\" white=\"8\"><move>h8 i9 i8</move></game>\n\
    <game id=\"3\"><move>h8 h9</move></game></games></database>";

#[test]
fn files_and_lists_of_moves_open() {
    let page = Page::new();
    // The columns of messages are those of GTP, without I.
    assert_eq!(opened(&page, "h8 i9 i8"), "H8 J9 J8");
    assert_eq!(opened(&page, "1. H8 2. I9 3. I8\n"), "H8 J9 J8");
    assert_eq!(opened(&page, "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,1200\na.zip\nb.zip\n-1\n"), "H8 J9");
    assert_eq!(page.game().head.0.get("PB").map(String::as_str), Some("a.zip"));
    let list = "h8 i9 i8\nh8 h9\n";
    assert_eq!(opened(&page, list), "H8 J9 J8");
    let in_file = page.game().in_file.expect("one of several");
    assert_eq!((in_file.number, in_file.of), (1, 2));
    let game = page.do_it(json!({"do": "open_game", "number": 2}));
    assert_eq!((game.moves.len(), game.state.move_number), (2, 0));
    for (text, told) in [
        ("h8 i9 h8", "line 1: move 3 is on a stone"),
        ("h8 z99 g6", "move 2, 'z99', is no point of the board"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n0\n", "on a stone"),
        ("<database><games/></database>", "the database has no game"),
    ] {
        assert!(why_not(&page, text).contains(told), "{text}: {}", why_not(&page, text));
    }
    assert_eq!(page.game().moves.len(), 2, "what cannot be opened changes nothing");
}

#[test]
fn games_of_a_database_go_with_the_first_that_can_be_read() {
    let page = Page::new();
    assert_eq!(opened(&page, DATABASE), "H8 J9 J8");
    let in_file = page.game().in_file.expect("one of several");
    assert_eq!((in_file.number, in_file.of), (1, 2));
    assert!(page.game().remarks > 0, "the game that cannot be read is told");
    let TabReply::Remarks { remarks } = page.ask(json!({"do": "remarks", "language": "en"})) else { panic!("remarks") };
    assert!(remarks.iter().any(|line| line.contains("'q9' is no move")), "{remarks:?}");
    assert!(why_not(&page, &DATABASE.replace("i9 i8", "i9 x").replace("h8 h9", "h8 h8")).contains("'q9' is no move"));
}

#[test]
fn a_game_is_saved_as_a_library() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": "(;GM[4]SZ[15]RU[renju];B[hh]C[middle](;W[ig];B[ih])(;W[hg]))"}));
    let TabReply::Library { base64 } = page.ask(json!({"do": "save_library"})) else { panic!("a library") };
    let bytes = BASE64_STANDARD.decode(base64).expect("base64");
    let tree = read_tree(&bytes).expect("a library");
    assert_eq!(tree.all().into_iter().map(|id| tree.moves_in(id)).sum::<usize>(), 4);
    assert_eq!(tree.text(tree.main_line()[1], "C").as_deref(), Some("middle"));
    let letters: String = bytes.iter().map(|&byte| char::from(byte)).collect();
    let game = page.do_it(json!({"do": "open", "sgf": letters, "bytes": true}));
    assert_eq!(game.moves.len(), 3);
    page.begin("renju", 19);
    let why = page.refused(json!({"do": "save_library"}));
    assert!(matches!(&why, Refused::NoLibrary { detail } if detail.contains("not 19x19")), "{why:?}");
    page.begin("jipingdian", 15);
    assert_eq!(page.refused(json!({"do": "save_library"})), Refused::NotInThisGame);
}

/// Black to move with a four-three at H8.
const FOUR_THREE: &str = "(;GM[4]SZ[15]RU[renju]AB[eh][fh][gh][hj][hi]AW[dh][ao][ah][oo][oa])";

#[test]
fn wins_are_told_with_their_length() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": FOUR_THREE}));
    let TabReply::Hint(Hint { mv, wins_in, line, .. }) = page.ask(json!({"do": "hint"})) else { panic!("a hint") };
    assert_eq!((mv.as_deref(), wins_in), (Some("H8"), Some(5)));
    assert_eq!(line[..2], ["H8", "J8"]);
    assert_eq!(best(&page), ("H8".to_string(), Some(5)));
    // The record keeps it.
    let TabReply::Record { sgf } = page.ask(json!({"do": "save"})) else { panic!("a record") };
    let game = page.do_it(json!({"do": "open", "sgf": sgf}));
    assert_eq!(game.here.analysis.expect("an analysis").moves[0].wins_in, Some(5));
    // White, to move, loses, and the values of analyses are Black's.
    page.do_it(json!({"do": "play", "color": "black", "move": "H8"}));
    assert_eq!(best(&page).1, Some(4));
}

/// The best move of an analysis of the position, and in how many moves Black wins with it.
fn best(page: &Page) -> (String, Option<i32>) {
    let here = page.do_it(json!({"do": "analyse", "scope": "here", "visits": 100})).here.id;
    page.wait_until(
        |told| matches!(told, TabReply::Analysed { node, analysis, .. } if *node == here && analysis.visits >= 100),
    );
    let game = page.do_it(json!({"do": "show"}));
    let best = game.here.analysis.expect("an analysis").moves.swap_remove(0);
    (best.mv, best.wins_in)
}

#[test]
fn a_record_without_moves_says_who_is_to_move() {
    let page = Page::new();
    for (turn, white) in [("", false), ("PL[W]", true), ("PL[B]", false)] {
        let game = page.do_it(json!({"do": "open", "sgf": FOUR_THREE.replace("AB", &format!("{turn}AB"))}));
        assert_eq!(format!("{:?}", game.state.to_move) == "White", white, "{turn}");
    }
}
