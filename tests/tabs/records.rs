//! Records with variations: going about in them, changing them, analysing them, and saving them with all that they
//! had.

use std::sync::Arc;

use liangyi::page::tabs::{AnalysisScope, Refused, TabReply, TabsShared, TreeNode, TreeView};
use liangyi::protocol::open_node;
use liangyi::records::files::RecentGames;
use liangyi::show::review::TriedMove;
use liangyi::show::states::GameState;
use liangyi::table::TableSeat;
use liangyi_core::base::Color;
use liangyi_core::rules::Unit;
use liangyi_core::sgf::{ANALYSIS, NodeId, SgfTree};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;

use crate::page::{Page, shared};

const FOREIGN: &str = "(;GM[1]FF[4]CA[UTF-8]AP[CGoban:3]SZ[5]KM[7.5]RU[Chinese]PB[a \\] b]RE[B+3.5]XY[1][2]\
    ;B[cc]C[centre]TR[cc]LB[bb:1]N[first]\
    (;W[bc]BL[12.5];B[cb](;W[bb];B[cd])(;W[db]C[or here]))\
    (;W[cd]KT[AAAA];AB[aa]AW[ee]PL[W];W[dc]))";

fn tree(page: &Page) -> TreeView {
    match page.ask(json!({"do": "tree"})) {
        TabReply::Tree(tree) => tree,
        told => panic!("{told:?}"),
    }
}

fn record(page: &Page) -> String {
    match page.ask(json!({"do": "save"})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    }
}

fn names(nodes: &[TreeNode]) -> Vec<String> {
    nodes.iter().map(|node| node.mv.clone().unwrap_or_default()).collect()
}

#[test]
fn a_record_is_gone_about_in_and_saved_as_it_was() {
    let page = Page::new();
    let game = page.do_it(json!({"do": "open", "sgf": FOREIGN}));
    assert_eq!((game.state.move_number, game.moves.len(), game.here.on_main_line), (5, 5, true));
    let nodes = tree(&page).nodes;
    assert_eq!(names(&nodes), ["", "C3", "B3", "C4", "B4", "C2", "D4", "C2", "", "D3"]);
    assert_eq!(nodes.iter().map(|node| node.number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 4, 2, 2, 3]);
    assert_eq!(SgfTree::parse(&record(&page)), SgfTree::parse(FOREIGN));
    let game = page.do_it(json!({"do": "goto_node", "node": nodes[6].id}));
    assert_eq!((game.here.comment.as_str(), game.here.on_main_line), ("or here", false));
    assert_eq!((game.moves.len(), game.state.rows[1].as_str()), (4, "..XO."));
    let game = page.do_it(json!({"do": "goto", "move_number": 1}));
    assert_eq!((game.here.comment.as_str(), game.here.next.len()), ("centre", 2));
    assert_eq!(
        serde_json::to_value(&game.here.marks).unwrap(),
        json!([
            {"at": "C3", "shape": "triangle"}, {"at": "B4", "shape": "label", "text": "1"}
        ])
    );
    // The line that was shown stays until another one is gone to.
    assert_eq!(game.moves.len(), 4);
    let game = page.do_it(json!({"do": "goto_node", "node": nodes[9].id}));
    assert_eq!((game.state.rows[0].as_str(), game.state.rows[4].as_str()), ("X....", "....O"));
    let game = page.do_it(json!({"do": "goto_node", "node": nodes[7].id}));
    assert_eq!((game.state.rows[0].as_str(), game.here.next_on_line), (".....", Some(nodes[8].id)));
    assert_eq!(page.refused(json!({"do": "goto_node", "node": 99})), Refused::NoSuchNode);
    assert_eq!(SgfTree::parse(&record(&page)), SgfTree::parse(FOREIGN));
}

#[test]
fn a_move_in_a_record_is_a_variation_and_one_in_a_game_is_the_game() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": FOREIGN}));
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let game = page.play("w B3");
    assert_eq!((game.here.on_main_line, game.moves.len()), (true, 5), "a move that is there is gone to");
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let game = page.play("w A1");
    assert_eq!((game.here.on_main_line, game.moves.len()), (false, 2));
    assert!(record(&page).contains("RE[B+3.5]"));
    page.begin("chinese", 5);
    page.play("b C3 w B3 b C4");
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let game = page.play("w D3");
    assert_eq!((game.here.on_main_line, game.moves.len()), (true, 2));
    let game = page.do_it(json!({"do": "open", "sgf": record(&page)}));
    assert_eq!((game.moves.len(), game.moves[1].mv.as_str()), (2, "D3"));
    assert_eq!(names(&tree(&page).nodes), ["", "C3", "D3", "B3", "C4"]);
}

#[test]
fn comments_variations_and_their_order_are_changed() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": FOREIGN}));
    let nodes = tree(&page).nodes;
    page.do_it(json!({"do": "comment", "node": nodes[6].id, "text": "no ] \\ harm\nhere"}));
    page.do_it(json!({"do": "comment", "node": nodes[1].id, "text": ""}));
    page.do_it(json!({"do": "promote", "node": nodes[6].id}));
    assert_eq!(names(&tree(&page).nodes), ["", "C3", "B3", "C4", "D4", "B4", "C2", "C2", "", "D3"]);
    let saved = record(&page);
    assert!(saved.contains("C[no \\] \\\\ harm\nhere]") && !saved.contains("centre"), "{saved}");
    // The position that is shown is removed with the move before it.
    let game = page.do_it(json!({"do": "remove", "node": nodes[3].id}));
    assert_eq!((game.here.id, game.state.move_number), (nodes[2].id, 2));
    assert_eq!(names(&tree(&page).nodes), ["", "C3", "B3", "C2", "", "D3"]);
    for request in [
        json!({"do": "remove", "node": nodes[0].id}),
        json!({"do": "remove", "node": nodes[4].id}),
        json!({"do": "comment", "node": 1000, "text": "x"}),
        json!({"do": "promote", "node": nodes[5].id}),
    ] {
        assert_eq!(page.refused(request), Refused::NoSuchNode);
    }
    let before = page.game();
    assert_eq!(page.refused(json!({"do": "comment", "node": 0, "text": "x".repeat(70_000)})), Refused::TooLong);
    assert_eq!(page.game(), before);
}

/// Wherever a page goes and whatever it changes, the position is that of a file that has nothing but its line.
#[test]
fn wherever_a_page_goes_the_position_is_that_of_the_record() {
    const RECORDS: [&str; 5] = [
        FOREIGN,
        "(;SZ[5]RU[jipingdian];B[cc];W[]VM[1];B[bb](;W[];B[])(;W[dd];B[];W[]))",
        "(;SZ[5];B[bb];B[dd];B[cc];W[aa](;B[ee])(;AE[bb];W[bb]))",
        "(;SZ[4]RU[Chinese]AB[ba][ab]AW[ca][bb];C[only a comment];W[aa](;B[ba];W[aa])(;B[dd];W[dc];B[cd]))",
        "(;GM[4]SZ[9]RU[renju];B[ee];W[ef](;B[fe];W[ff])(;B[ed]))",
    ];
    let shared = shared();
    let mut random = StdRng::seed_from_u64(48);
    for round in 0..60 {
        let page = Page::on(&shared);
        let own = round % 6 == 5;
        match own {
            true => page.begin("jipingdian", 4),
            false => page.do_it(json!({"do": "open", "sgf": RECORDS[round % 6]})),
        };
        for _ in 0..30 {
            let nodes = tree(&page).nodes;
            let node = nodes[random.random_range(0..nodes.len())].id;
            let state = page.game().state;
            let points = ["A1", "B2", "C3", "D4", "B4", "virtual", "pass"];
            let mv = points[random.random_range(0..points.len())];
            page.ask(match random.random_range(0..8) {
                0 | 1 => json!({"do": "goto_node", "node": node}),
                2 | 3 => json!({"do": "goto", "move_number": random.random_range(0..6)}),
                4 | 5 => json!({"do": "play", "color": state.to_move, "move": mv}),
                6 if random.random_bool(0.3) => json!({"do": "remove", "node": node}),
                6 => json!({"do": "promote", "node": node}),
                _ => json!({"do": "play_on"}),
            });
            let game = page.game();
            let saved = SgfTree::parse(&record(&page)).unwrap();
            // A saved record has the same nodes, in the order in which they are shown.
            let place = tree(&page).nodes.iter().position(|node| node.id == game.here.id).unwrap();
            let there: NodeId = match own {
                // The line that is shown has become the main line.
                true => saved.main_line()[game.state.move_number],
                false => saved.all()[place],
            };
            let opened = open_node(shared.settings(), &saved, there).unwrap();
            let state = GameState::new(&opened.engine);
            assert_eq!((&game.state.rows, game.state.to_move), (&state.rows, state.to_move), "{}", record(&page));
            assert_eq!(game.state.illegal, state.illegal, "{}", record(&page));
        }
    }
}

#[test]
fn an_analysis_runs_to_its_end_is_stopped_and_goes_on() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": FOREIGN}));
    assert!(tree(&page).nodes.iter().all(|node| node.value.is_none()), "opening analyses nothing");
    let begun = page.do_it(json!({"do": "analyse", "scope": "line", "visits": 20})).analysing.unwrap();
    assert_eq!((begun.scope, begun.visits, begun.of), (AnalysisScope::Line, 20, 6));
    page.wait_until(|told| matches!(told, TabReply::Analysed { run: None, .. }));
    let nodes = tree(&page).nodes;
    let analysed: Vec<bool> = nodes.iter().map(|node| node.value.is_some_and(|value| value.visits >= 20)).collect();
    assert_eq!(analysed, [true, true, true, true, true, true, false, false, false, false]);
    assert!(page.game().here.analysis.is_none(), "the game was told before");
    let here = page.do_it(json!({"do": "goto", "move_number": 2})).here;
    let found = here.analysis.unwrap();
    assert!(!found.moves.is_empty() && found.moves[0].pv[0] == found.moves[0].mv && found.stopped.is_some());
    assert_eq!(found.ownership.unwrap().len(), 5);
    // What is there is not searched again: nothing is left to be done.
    assert_eq!(page.do_it(json!({"do": "analyse", "scope": "line", "visits": 20})).analysing, None);
    page.do_it(json!({"do": "analyse", "scope": "tree", "visits": 1_000_000}));
    page.wait_until(|told| matches!(told, TabReply::Analysed { run: Some(_), .. }));
    assert_eq!(page.do_it(json!({"do": "stop_analysis"})).analysing, None);
    assert_eq!(page.refused(json!({"do": "analyse", "scope": "here", "visits": 0})), Refused::BadVisits);
    // What was found is in the record that is saved, and there when it is opened.
    let saved = record(&page);
    page.begin("chinese", 9);
    page.do_it(json!({"do": "open", "sgf": saved}));
    let again = tree(&page).nodes;
    assert!(again.iter().zip(&nodes).all(|(again, before)| again.value.is_some() >= before.value.is_some()));
    let TabReply::Review(review) = page.ask(json!({"do": "review"})) else { panic!() };
    assert_eq!((review.analysed, review.of, review.moves.len()), (6, 6, 5));
}

#[test]
fn an_analysis_of_the_position_goes_where_the_page_goes() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.do_it(json!({"do": "analyse", "scope": "here", "visits": 1_000_000}));
    let root = page.game().here.id;
    page.wait_until(|told| matches!(told, TabReply::Analysed { node, .. } if *node == root));
    let here = page.play("b C3").here.id;
    page.wait_until(|told| matches!(told, TabReply::Analysed { node, .. } if *node == here));
    page.do_it(json!({"do": "stop_analysis"}));
}

fn tried(page: &Page, node: u32, mv: &str) -> TriedMove {
    match page.ask(json!({"do": "try", "node": node, "move": mv})) {
        TabReply::Tried(tried) => tried,
        told => panic!("{mv}: {told:?}"),
    }
}

#[test]
fn a_move_of_the_record_that_is_tried_costs_what_the_review_says_under_every_kind_of_rules() {
    const RECORDS: [&str; 5] = [
        "(;SZ[5]RU[chinese];B[cc];W[bb];B[dd])",
        "(;SZ[5]RU[jipingdian];B[cc];W[]VM[1];B[bb];W[];B[dd])",
        "(;SZ[5]RU[new-ing];B[cc];W[];B[bb])",
        "(;SZ[5]RU[jihuozi]AB[bb]AW[dd];W[cc];B[];W[cb])",
        "(;GM[4]SZ[9]RU[renju];B[ee];W[ef];B[fe])",
    ];
    for record in RECORDS {
        let page = Page::new();
        page.do_it(json!({"do": "open", "sgf": record}));
        page.do_it(json!({"do": "analyse", "scope": "line", "visits": 20}));
        page.wait_until(|told| matches!(told, TabReply::Analysed { run: None, .. }));
        let TabReply::Review(review) = page.ask(json!({"do": "review"})) else { panic!("no review") };
        assert!(review.moves.len() >= 3, "{record}");
        let (nodes, before) = (tree(&page).nodes, page.game());
        for loss in &review.moves {
            let node = nodes.iter().find(|node| node.id == loss.node).expect("a node").parent.expect("a position");
            let tried = tried(&page, node, &loss.mv);
            let found = (tried.mv, tried.points, tried.winrate);
            assert_eq!(found, (loss.mv.clone(), Some(loss.points), loss.winrate), "{record}");
        }
        assert_eq!(page.game(), before, "nothing is played");
    }
}

#[test]
fn leads_and_costs_are_in_the_unit_of_the_ruleset() {
    let page = Page::new();
    for (ruleset, unit) in [
        ("jipingdian", Some(Unit::Points)),
        ("new-ing", Some(Unit::Zi)),
        ("jihuozi", Some(Unit::Stones)),
        ("renju", None),
    ] {
        assert_eq!(page.begin(ruleset, 9).unit, unit, "{ruleset}");
    }
}

#[test]
fn a_try_is_searched_and_a_bad_one_is_dearer() {
    let page = Page::new();
    page.begin("jipingdian", 5);
    let root = page.game().here.id;
    assert_eq!(page.refused(json!({"do": "try", "node": root, "move": "C3"})), Refused::NotAnalysed);
    page.do_it(json!({"do": "analyse", "scope": "line", "visits": 400}));
    page.wait_until(|told| matches!(told, TabReply::Analysed { run: None, .. }));
    let [middle, corner, moved, pass] = ["c3", "A1", "virtual", "pass"].map(|mv| tried(&page, root, mv));
    assert_eq!([&middle.mv, &corner.mv, &moved.mv, &pass.mv], ["C3", "A1", "virtual", "pass"]);
    let cost = |tried: &TriedMove| tried.points.expect("a game of points");
    for worse in [&corner, &moved, &pass] {
        assert!(cost(worse) > cost(&middle) + 2.0, "{worse:?} beside {middle:?}");
    }
    assert!(!corner.line.is_empty(), "what is expected after it");
    for (mv, why) in [("Z9", Refused::WrongPoint), ("", Refused::WrongPoint)] {
        assert_eq!(page.refused(json!({"do": "try", "node": root, "move": mv})), why, "{mv}");
    }
    assert_eq!(page.refused(json!({"do": "try", "node": 99, "move": "C3"})), Refused::NoSuchNode);
    page.play("b C3");
    let here = page.game().here.id;
    page.do_it(json!({"do": "analyse", "scope": "line", "visits": 20}));
    page.wait_until(|told| matches!(told, TabReply::Analysed { run: None, .. }));
    assert_eq!(page.refused(json!({"do": "try", "node": here, "move": "C3"})), Refused::IllegalMove);
}

#[test]
fn two_tabs_get_their_turns() {
    let shared = shared();
    let pages = [Page::on(&shared), Page::on(&shared)];
    for page in &pages {
        page.begin("chinese", 9);
        page.do_it(json!({"do": "analyse", "scope": "here", "visits": 1_000_000}));
    }
    // There is one thread: each gets a slice while the other one goes on.
    for _ in 0..3 {
        for page in &pages {
            page.wait_until(|told| matches!(told, TabReply::Analysed { run: Some(_), .. }));
        }
    }
    let [one, other] = pages;
    drop(one);
    other.wait_until(|told| matches!(told, TabReply::Analysed { run: Some(_), .. }));
    // What somebody waits for comes before the next slice.
    assert!(matches!(other.ask(json!({"do": "hint"})), TabReply::Hint(_)));
}

#[test]
fn the_encoding_of_a_files_bytes_is_found_out() {
    let page = Page::new();
    // 江一郎 in Shift_JIS, a letter for each byte.
    let letters = "(;SZ[5]PB[\u{8d}\u{5d}\u{88}\u{ea}\u{98}\u{59}];B[cc])";
    page.do_it(json!({"do": "open", "sgf": letters, "bytes": true}));
    assert!(record(&page).contains("PB[江一郎]"));
    for (text, why) in [("(;PB[江])", "not bytes"), ("no record", "")] {
        let TabReply::Refused { why: Refused::BadRecord { detail }, .. } =
            page.ask(json!({"do": "open", "sgf": text, "bytes": true}))
        else {
            panic!("{text}");
        };
        assert!(detail.contains(why), "{detail}");
    }
    assert!(record(&page).contains("PB[江一郎]"), "nothing has changed");
}

#[test]
fn a_library_of_renlib_opens_as_a_tree() {
    let page = Page::new();
    // H8, then H9 with I10 below it, or I9.
    let mut bytes = b"\xffRenLib\xff\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    bytes.extend([0x78, 0, 0x68, 0x80, 0x59, 0x40, 0x69, 0x40]);
    let letters = |bytes: &[u8]| bytes.iter().copied().map(char::from).collect::<String>();
    let game = page.do_it(json!({"do": "open", "sgf": letters(&bytes), "bytes": true}));
    assert_eq!((game.state.ruleset.as_str(), game.state.move_number), ("renju", 3));
    assert_eq!(names(&tree(&page).nodes), ["", "H8", "H9", "J10", "J9"]);
    let why = page.refused(json!({"do": "open", "sgf": letters(&bytes[..24]), "bytes": true}));
    assert!(matches!(&why, Refused::BadRecord { detail } if detail.contains("cut short")), "{why:?}");
}

#[test]
fn a_bare_record_is_without_what_analyses_have_found() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": "(;SZ[5];B[cc]LYA[{}]KT[AAAA]C[kept]SBKV[52.3])"}));
    let bare = match page.ask(json!({"do": "save", "bare": true})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    };
    let text = |sgf: &str, name: &str| {
        let tree = SgfTree::parse(sgf).expect("a record");
        tree.text(*tree.main_line().last().expect("a node"), name)
    };
    for name in [ANALYSIS, "KT"] {
        assert_eq!(text(&bare, name), None, "{name}");
    }
    assert_eq!((text(&bare, "C").as_deref(), text(&bare, "SBKV").as_deref()), (Some("kept"), Some("52.3")));
    assert_eq!(text(&record(&page), "KT").as_deref(), Some("AAAA"));
}

#[test]
fn a_record_with_a_move_that_cannot_be_made_is_shown_as_far_as_it_goes() {
    let page = Page::new();
    let game = page.do_it(json!({"do": "open", "sgf": "(;SZ[5];B[cc];W[bb]C[here];B[cc];W[dd])"}));
    assert_eq!((game.state.move_number, game.here.comment.as_str(), game.moves.len()), (2, "here", 4));
    let why = page.refused(json!({"do": "goto", "move_number": 3}));
    assert!(
        matches!(&why, Refused::BadRecord { detail } if detail.contains("move 3 (Black C3) is illegal")),
        "{why:?}"
    );
    assert!(record(&page).contains("B[cc];W[dd]"));
    let why = page.refused(json!({"do": "open", "sgf": "(;SZ[5]AB[zz];B[cc])"}));
    assert!(matches!(why, Refused::BadRecord { .. }), "{why:?}");
    assert_eq!(page.game().here.comment, "here");
}

/// What the page lists of the games that are kept, the last one first.
fn recent(page: &Page) -> Vec<liangyi::page::tabs::RecentRow> {
    match page.ask(json!({"do": "recent_games"})) {
        TabReply::RecentGames { rows, folder: Some(_) } => rows,
        told => panic!("{told:?}"),
    }
}

/// Waits until the tabs have ended and what they keep is written.
fn end(mut tabs: Arc<TabsShared>) {
    while let Err(still) = Arc::try_unwrap(tabs) {
        tabs = still;
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn no_game_is_lost_by_a_new_one_a_record_a_lesson_or_the_end_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let keeping = || {
        let recent = RecentGames::open(folder.path().join("games")).unwrap();
        Arc::new(Arc::into_inner(shared()).expect("nobody else has it").keeping(recent))
    };
    let tabs = keeping();
    let page = Page::on(&tabs);
    page.begin("jipingdian", 5);
    page.play("b C3 w virtual b B2");
    page.begin("renju", 15);
    page.play("b H8");
    page.do_it(json!({"do": "open", "sgf": FOREIGN}));
    page.do_it(json!({"do": "open_lesson", "name": "seven", "language": "en"}));
    page.begin("chinese", 9);
    drop(page);
    end(tabs);

    let tabs = keeping();
    let page = Page::on(&tabs);
    let rows = recent(&page);
    // What was opened and not changed is where it was, and a game without a move is none.
    let told: Vec<_> =
        rows.iter().map(|row| (row.ruleset.as_deref().unwrap_or("-"), row.size.width, row.moves)).collect();
    assert_eq!(told.len(), 2, "{rows:?}");
    assert!(told.contains(&("jipingdian", 5, 3)) && told.contains(&("renju", 15, 1)), "{told:?}");
    assert!(rows.iter().all(|row| !row.is_here));
    let name = &rows.iter().find(|row| row.moves == 3).unwrap().name;
    let game = page.do_it(json!({"do": "open_recent", "name": name}));
    assert_eq!((game.state.ruleset.as_str(), game.state.move_number), ("jipingdian", 3));
    assert_eq!(game.state.virtual_stones, Some([0, 1]));
    // It goes on under its name.
    page.play("w C2");
    drop(page);
    end(tabs);
    let tabs = keeping();
    let page = Page::on(&tabs);
    let rows = recent(&page);
    assert_eq!((rows.len(), rows[0].name == *name, rows[0].moves), (2, true, 4));
    // The engine goes on in a game that it has played, in its seat and with its strength.
    let seats = json!([{"by": "person"}, {"by": "level", "level": 2}]);
    page.do_it(json!({"do": "new", "ruleset": "chinese", "width": 5, "height": 5, "seats": seats}));
    page.do_it(json!({"do": "play", "color": "black", "move": "C3"}));
    page.wait_for(|game| game.moves.len() == 2);
    drop(page);
    end(tabs);
    let tabs = keeping();
    let page = Page::on(&tabs);
    let name = recent(&page)[0].name.clone();
    let game = page.do_it(json!({"do": "open_recent", "name": name}));
    assert_eq!(game.seats, [TableSeat::Person, TableSeat::Level { level: 2 }]);
    page.do_it(json!({"do": "play", "color": "black", "move": "C4"}));
    page.wait_for(|game| game.moves.len() == 4);
    for name in ["", "../../etc/passwd", "20000101T000000Z-1"] {
        assert_eq!(page.refused(json!({"do": "open_recent", "name": name})), Refused::NoSuchGame, "{name}");
    }
}

#[test]
fn what_is_odd_about_a_record_is_told_in_each_language() {
    let page = Page::new();
    let game = page.do_it(json!({"do": "open", "sgf": "(;SZ[9]KM[x];B[cc];W[zz];B[dd])"}));
    assert_eq!((game.state.move_number, game.remarks), (1, 2));
    let remarks = |language: &str| match page.ask(json!({"do": "remarks", "language": language})) {
        TabReply::Remarks { remarks } => remarks,
        told => panic!("{told:?}"),
    };
    let english = remarks("en");
    assert!(english[1].starts_with("shown as far as the record can be played: "), "{english:?}");
    let chinese = remarks("zh-Hans");
    assert!(chinese.len() == 2 && chinese[1].contains("只显示到"), "{chinese:?}");
    page.begin("chinese", 9);
    assert_eq!(page.game().remarks, 0);
}

/// A record whose root says everything that a head shows, and more.
const HEADED: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[5]KM[7.50]RU[Chinese]GN[Cup\\: final]EV[Cup]RO[5]DT[1846-09-11]PC[大阪]\
    PB[安田榮齋 \\] Shūsaku]BR[4d]PW[井上幻庵因碩]WR[8d]BT[A]HA[0]TM[3600]OT[5x30 byo-yomi]RE[B+R]GC[kept]\
    ;B[cc]BL[3599];W[bb]WL[3590])";

#[test]
fn the_head_of_a_record_is_shown_and_written_back() {
    let page = Page::new();
    let game = page.do_it(json!({"do": "open", "sgf": HEADED}));
    let head = serde_json::to_value(&game.head).unwrap();
    assert_eq!(
        head,
        json!({
            "GN": "Cup: final", "EV": "Cup", "RO": "5", "DT": "1846-09-11", "PC": "大阪", "PB": "安田榮齋 ] Shūsaku",
            "BR": "4d", "PW": "井上幻庵因碩", "WR": "8d", "KM": "7.50", "HA": "0", "TM": "3600",
            "OT": "5x30 byo-yomi", "RE": "B+R",
        })
    );
    assert_eq!((game.resigned, game.lost_on_time, game.clocks), (Some(Color::White), false, None));
    assert_eq!(SgfTree::parse(&record(&page)), SgfTree::parse(HEADED));
    // Moves of one's own, comments and other nodes leave it as it is.
    page.do_it(json!({"do": "goto", "move_number": 1}));
    page.play("w D4");
    let root = |text: &str| SgfTree::parse(text).map(|tree| tree.properties(tree.root()).to_vec());
    assert_eq!(root(&record(&page)), root(HEADED));
    let late = page.do_it(json!({"do": "open", "sgf": HEADED.replace("B+R", "W+T")}));
    assert_eq!((late.resigned, late.lost_on_time), (Some(Color::Black), true));
}

#[test]
fn a_new_game_has_the_head_that_it_is_given() {
    let page = Page::new();
    let seats = json!([{"by": "person"}, {"by": "level", "level": 2}]);
    let new = |head: serde_json::Value, time: &str| {
        let mut new = json!({"do": "new", "ruleset": "chinese", "width": 5, "height": 5, "seats": seats});
        (new["head"], new["time"]) = (head, time.into());
        new
    };
    let head = json!({"PB": " 甲 [x] ", "BR": "3k", "EV": "", "DT": "2026-11-27"});
    let game = page.do_it(new(head, "10m+3x30s"));
    let told = serde_json::to_value(&game.head).unwrap();
    let given = json!({
        "PB": "甲 [x]", "BR": "3k", "DT": "2026-11-27", "KM": told["KM"], "TM": "600", "OT": "3x30 byo-yomi",
    });
    assert_eq!(told, given);
    page.do_it(json!({"do": "play", "color": "black", "move": "C3"}));
    page.wait_for(|game| game.thinking.is_none() && game.moves.len() == 2);
    let text = record(&page);
    let tree = SgfTree::parse(&text).unwrap();
    let said = |name: &str| tree.text(tree.root(), name);
    assert_eq!(said("PB").as_deref(), Some("甲 [x]"));
    assert_eq!(said("PW").as_deref(), Some("Liangyi, level 2"), "the record says who has played");
    assert!(text.contains("BL[") && !text.contains("WL["), "{text}");
    // What is no property of a head, or too long, begins no game.
    for head in [json!({"C": "x"}), json!({"RE": "B+R"}), json!({"PB": "x".repeat(5000)})] {
        assert_eq!(page.refused(new(head, "none")), Refused::TooLong);
    }
    assert!(matches!(page.refused(new(json!({}), "soon")), Refused::Unreadable { .. }));
    assert_eq!(page.game().moves.len(), 2);
}

#[test]
fn the_games_of_a_file_that_cannot_be_read_are_passed_over_with_the_reason() {
    let page = Page::new();
    // The first has no board, the last is cut short.
    let file = "(;SZ[99];B[aa])\n(;SZ[9]GN[whole];B[cc];W[dd])\n(;SZ[5]GN[small];B[cc])\n(;SZ[9]GN[cut";
    let game = page.do_it(json!({"do": "open", "sgf": file, "words": "zh-Hans"}));
    let place = game.in_file.expect("several games");
    assert_eq!((game.state.move_number, place.number), (2, 2), "{place:?}");
    let TabReply::Remarks { remarks } = page.ask(json!({"do": "remarks", "language": "zh-Hans"})) else { panic!() };
    assert_eq!(remarks, ["跳过文件的第1局：不可用的大小：SZ[99:99]；棋盘每边2到21路"]);
    let TabReply::Games { rows } = page.ask(json!({"do": "games"})) else { panic!() };
    assert_eq!(
        rows.iter().map(|row| row.name.as_deref()).collect::<Vec<_>>(),
        [None, Some("whole"), Some("small"), None]
    );
    let faults: Vec<&str> = rows.iter().filter_map(|row| row.fault.as_deref()).collect();
    assert!(faults.len() == 2 && faults[0].contains("SZ[99:99]") && faults[1].starts_with("文件不完整"), "{faults:?}");
    for number in [1, 4] {
        let why = page.refused(json!({"do": "open_game", "number": number}));
        assert!(matches!(&why, Refused::BadRecord { detail } if faults.contains(&detail.as_str())), "{why:?}");
    }
    assert_eq!(page.do_it(json!({"do": "open_game", "number": 3})).state.size.width, 5);
    assert_eq!(page.refused(json!({"do": "open_game", "number": 5})), Refused::NoSuchGame);
}

#[test]
fn why_a_record_is_not_read_is_told_in_the_language_of_the_page() {
    let page = Page::new();
    let told = |sgf: &str, words: &str| match page.refused(json!({"do": "open", "sgf": sgf, "words": words})) {
        Refused::BadRecord { detail } => detail,
        why => panic!("{why:?}"),
    };
    for (text, english, chinese) in [
        ("bye", "no game record: '(;' not found", "没有棋谱：找不到'(;'"),
        ("(;SZ[9];B[", "the file is cut short", "文件不完整"),
        ("(;GM[x][y])", "GM[x][y] names no game", "GM[x][y]不是任何游戏"),
        ("┌┬●┐\n├┼┤\n└┴┴┘\n", "row 2 of the figure (line 2)", "图的第2行（文本第2行）"),
        (
            "\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 x\n\\GE\n",
            "line 5: 'STO 0 2 x' is no move of a GIB file",
            "第5行：'STO 0 2 x'不是GIB文件的着手",
        ),
    ] {
        let [first, second] = ["en", "zh-Hans"].map(|words| told(text, words));
        assert!(first.starts_with(english) && second.starts_with(chinese), "{first}; {second}");
    }
    // The language of the last request holds.
    let why = page.refused(json!({"do": "open", "sgf": "bye"}));
    assert!(matches!(&why, Refused::BadRecord { detail } if detail.starts_with("没有棋谱")), "{why:?}");
    let persons = json!([{"by": "person"}, {"by": "person"}]);
    let size = json!({"do": "new", "ruleset": "chinese", "width": 40, "height": 9, "seats": persons});
    assert_eq!(page.refused(size), Refused::BadGame { detail: "棋盘每边2到21路".to_string() });
}
