//! Records that are changed otherwise than by moves: marks, lines, signs, stones that are set up, other games of the
//! file; each change can be taken back, and a game of the engine's goes by its moves alone.

use liangyi::page::tabs::{PlaceInFile, Refused, TabGame, TabReply};
use liangyi::protocol::open_node;
use liangyi::show::states::GameState;
use liangyi_core::base::Color;
use liangyi_core::sgf::SgfTree;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

use crate::page::{Page, shared};

fn record(page: &Page) -> String {
    match page.ask(json!({"do": "save"})) {
        TabReply::Record { sgf } => sgf,
        told => panic!("{told:?}"),
    }
}

/// The properties of the node that is shown, as they are saved.
fn saved(page: &Page) -> String {
    let text = record(page);
    let tree = SgfTree::parse(&text).expect("a record");
    let number = page.game().here.id as usize;
    // Nodes of a record that is opened are numbered in the order of the text.
    let node = tree.find(u32::try_from(number).expect("few nodes")).expect("the node");
    let one = |name: &str, values: &[String]| format!("{name}[{}]", values.join("]["));
    tree.properties(node).iter().map(|property| one(&property.name, &property.values)).collect()
}

fn draw(page: &Page, at: &str, mark: Value) -> TabGame {
    page.do_it(json!({"do": "draw", "node": page.game().here.id, "at": at, "mark": mark}))
}

fn line(page: &Page, from: &str, to: &str, (arrow, drawn): (bool, bool)) -> TabGame {
    let line = json!({"from": from, "to": to, "arrow": arrow});
    page.do_it(json!({"do": "draw_line", "node": page.game().here.id, "line": line, "drawn": drawn}))
}

fn set_up(page: &Page, at: &str, stone: Value) -> TabGame {
    page.do_it(json!({"do": "set_up", "at": at, "stone": stone}))
}

#[test]
fn marks_lines_and_arrows_are_drawn_and_saved() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": "(;SZ[5]CR[aa:ba]DD[ee]AR[aa:zz][aa:cc]LB[ee:x])"}));
    let game = draw(&page, "A5", json!({"shape": "square"}));
    assert_eq!(
        serde_json::to_value(&game.here.marks).unwrap(),
        json!([
            {"at": "A5", "shape": "square"}, {"at": "B5", "shape": "circle"},
            {"at": "E1", "shape": "label", "text": "x"},
        ])
    );
    draw(&page, "C3", json!({"shape": "triangle"}));
    draw(&page, "C3", json!({"shape": "label", "text": " a]b\n\\ c: "}));
    draw(&page, "B5", json!({"shape": "cross"}));
    draw(&page, "E1", Value::Null);
    line(&page, "A1", "B1", (true, true));
    line(&page, "A1", "C1", (false, true));
    let game = line(&page, "A1", "C1", (false, true));
    assert_eq!(
        serde_json::to_value(&game.here.lines).unwrap(),
        json!([
            {"from": "A5", "to": "C3", "arrow": true}, {"from": "A1", "to": "B1", "arrow": true},
            {"from": "A1", "to": "C1", "arrow": false},
        ])
    );
    let text = r"SZ[5]DD[ee]AR[aa:cc][ae:be]LB[cc:a\]b \\ c:]SQ[aa]MA[ba]LN[ae:ce]";
    assert_eq!(saved(&page), text);
    // Read again it is the same.
    let marks = page.game().here.marks;
    let game = page.do_it(json!({"do": "open", "sgf": record(&page)}));
    assert_eq!((game.here.marks.len(), saved(&page).as_str()), (marks.len(), text));
    // A line has no direction, and an arrow has.
    line(&page, "C1", "A1", (false, false));
    line(&page, "B1", "A1", (true, false));
    assert!(!saved(&page).contains("LN") && saved(&page).contains("[ae:be]"));
    for (request, why) in [
        (json!({"do": "draw", "node": 0, "at": "F1", "mark": null}), Refused::WrongPoint),
        (json!({"do": "draw", "node": 0, "at": "pass", "mark": null}), Refused::WrongPoint),
        (json!({"do": "draw", "node": 9, "at": "A1", "mark": null}), Refused::NoSuchNode),
        (
            json!({"do": "draw_line", "node": 0, "line": {"from": "A1", "to": "A1", "arrow": true}, "drawn": true}),
            Refused::WrongPoint,
        ),
    ] {
        assert_eq!(page.refused(request), why);
    }
}

#[test]
fn signs_are_read_and_set_and_what_stays_is_not_written_anew() {
    let page = Page::new();
    let text = "(;SZ[5];B[aa]N[first]TE[2]DM[2]HO[2];W[bb]BM[1]GB[1];B[cc]DO[]GW[2];W[dd]IT[]UC[1])";
    page.do_it(json!({"do": "open", "sgf": text}));
    let signs = |game: &TabGame| serde_json::to_value(&game.here.signs).unwrap();
    let shown: Vec<Value> =
        (1..=4).map(|number| signs(&page.do_it(json!({"do": "goto", "move_number": number})))).collect();
    let wanted = [
        ("first", "very_good", "even", true),
        ("", "bad", "good_for_black", false),
        ("", "doubtful", "very_good_for_white", false),
        ("", "interesting", "unclear", false),
    ];
    for (shown, (name, of_move, of_position, hotspot)) in shown.iter().zip(wanted) {
        let wanted = json!({"name": name, "of_move": of_move, "of_position": of_position, "hotspot": hotspot});
        assert_eq!(*shown, wanted);
    }
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let node = page.game().here.id;
    let annotate = |signs: Value| page.do_it(json!({"do": "annotate", "node": node, "signs": signs}));
    let sign = |name: &str, of_move: Value, of_position: Value, hotspot: bool| {
        annotate(json!({"name": name, "of_move": of_move, "of_position": of_position, "hotspot": hotspot}))
    };
    sign("a ] b\n c", json!("very_good"), json!("even"), true);
    assert_eq!(saved(&page), "B[aa]N[a \\] b c]TE[2]DM[2]HO[2]");
    sign("", json!("doubtful"), json!("even"), true);
    assert_eq!(saved(&page), "B[aa]DM[2]HO[2]DO[]");
    sign("", Value::Null, json!("good_for_white"), false);
    assert_eq!(saved(&page), "B[aa]GW[1]");
    sign("", Value::Null, Value::Null, false);
    assert_eq!(saved(&page), "B[aa]");
}

#[test]
fn stones_are_set_up_after_what_is_recorded_and_never_into_it() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": "(;SZ[5];B[aa];W[bb];B[cc])"}));
    // In the middle of the line: a node of its own, where further stones join.
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let first = set_up(&page, "E5", json!("white"));
    let second = set_up(&page, "E4", json!("black"));
    assert_eq!((first.here.id, second.here.id, second.here.on_main_line), (4, 4, false));
    assert_eq!((second.state.rows[0].as_str(), second.state.rows[1].as_str()), ("X...O", "....X"));
    set_up(&page, "A5", Value::Null);
    let game = page.do_it(json!({"do": "set_turn", "color": "black"}));
    assert_eq!((game.state.rows[0].as_str(), game.state.to_move.letter()), ("....O", 'B'));
    assert!(record(&page).contains("(;AW[ea]AB[eb]AE[aa]PL[B])"), "{}", record(&page));
    // What stood there before needs no property.
    set_up(&page, "A5", json!("black"));
    set_up(&page, "E4", Value::Null);
    assert!(record(&page).contains("(;AW[ea]PL[B])"), "{}", record(&page));
    // Play goes on from there, and then a set-up is another node again.
    let game = page.play("b D1");
    assert_eq!((game.state.move_number, game.state.rows[4].as_str()), (1, "...X."));
    assert_eq!(set_up(&page, "A1", json!("white")).here.id, 6);
    // The moves that were recorded are as they were.
    assert!(record(&page).contains("(;W[bb];B[cc])"));
    assert_eq!(page.refused(json!({"do": "set_up", "at": "F9", "stone": null})), Refused::WrongPoint);
}

#[test]
fn a_set_up_has_no_chain_without_liberties_and_no_game_of_the_engine() {
    let page = Page::new();
    page.do_it(json!({"do": "open", "sgf": "(;SZ[5]AB[ba][ab]AW[ee])"}));
    let before = page.game();
    assert_eq!(page.refused(json!({"do": "set_up", "at": "A5", "stone": "white"})), Refused::NoLiberty);
    assert_eq!((page.game(), record(&page).trim_end()), (before, "(;SZ[5]AB[ba][ab]AW[ee])"));
    // One of Black's in the same place has the liberties of its chain.
    set_up(&page, "A5", json!("black"));
    // After a move the node that is refused is not left behind.
    page.play("w D4 b D1");
    let before = record(&page);
    assert_eq!(page.refused(json!({"do": "set_up", "at": "E2", "stone": "black"})), Refused::NoLiberty);
    assert_eq!(record(&page), before);
    page.do_it(json!({"do": "sit", "seats": [{"by": "person"}, {"by": "level", "level": 1}]}));
    for request in [json!({"do": "set_up", "at": "A1", "stone": "black"}), json!({"do": "set_turn", "color": "white"})]
    {
        assert_eq!(page.refused(request), Refused::NotYours);
    }
    // A line game begins from stones, and has no others later.
    page.begin("renju", 15);
    set_up(&page, "H8", json!("black"));
    let game = set_up(&page, "H9", json!("white"));
    assert_eq!((game.state.rows[7].find('X'), game.state.rows[6].find('O')), (Some(7), Some(7)));
    page.play("b J9");
    assert_eq!(page.refused(json!({"do": "set_up", "at": "A1", "stone": "black"})), Refused::NotInThisGame);
}

#[test]
fn a_game_from_a_set_up_ends_with_its_result() {
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C3");
    set_up(&page, "C2", json!("black"));
    page.play("w A1 b pass w pass");
    for color in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": color, "at": "A1", "dead": true}));
    }
    for color in ["black", "white"] {
        page.do_it(json!({"do": "agree", "by": color}));
    }
    let result = page.wait_for(|game| game.result.is_some()).result.expect("a result");
    assert!(record(&page).contains(&format!("RE[{}]", result.text)), "{} {}", result.text, record(&page));
    // From before the set-up the record has the same end.
    page.begin("tromp-taylor", 5);
    page.play("b C3");
    set_up(&page, "C2", json!("black"));
    page.play("w pass b pass");
    page.do_it(json!({"do": "goto_node", "node": 0}));
    assert!(record(&page).contains("RE[B+"), "{}", record(&page));
    page.begin("renju", 15);
    set_up(&page, "H8", json!("black"));
    set_up(&page, "A1", json!("white"));
    page.play("b H9 w A3 b H10 w A5 b H11 w A7 b H12");
    page.do_it(json!({"do": "goto", "move_number": 0}));
    assert!(record(&page).contains("RE[B+"), "{}", record(&page));
}

#[test]
fn every_change_is_taken_back_but_not_across_moves() {
    let page = Page::new();
    let text = "(;SZ[5];B[aa]C[a](;W[bb];B[cc])(;W[dd]))";
    let plain = |page: &Page| SgfTree::parse(&record(page)).expect("a record").write();
    page.do_it(json!({"do": "open", "sgf": text}));
    assert_eq!(page.refused(json!({"do": "undo_edit"})), Refused::NothingToUndo);
    page.do_it(json!({"do": "goto", "move_number": 1}));
    let node = page.game().here.id;
    let mut seen = vec![plain(&page)];
    for request in [
        json!({"do": "comment", "node": node, "text": "b"}),
        json!({"do": "draw", "node": node, "at": "A1", "mark": {"shape": "cross"}}),
        json!({"do": "promote", "node": 4}),
        json!({"do": "annotate", "node": node, "signs":
            {"name": "n", "of_move": null, "of_position": null, "hotspot": true}}),
        json!({"do": "set_up", "at": "E5", "stone": "white"}),
        json!({"do": "set_up", "at": "E4", "stone": "white"}),
        json!({"do": "remove", "node": 2}),
    ] {
        assert!(page.do_it(request).can_undo_edit);
        seen.push(plain(&page));
    }
    while seen.len() > 1 {
        assert_eq!(Some(plain(&page)), seen.pop());
        page.do_it(json!({"do": "undo_edit"}));
    }
    assert_eq!((plain(&page), page.game().here.id, page.game().can_undo_edit), (seen.remove(0), node, false));
    assert_eq!(page.game().here.comment, "a");
    // A move is no such change, and what was changed before it stays.
    draw(&page, "B1", json!({"shape": "circle"}));
    assert!(!page.play("w E1").can_undo_edit);
    assert_eq!(page.refused(json!({"do": "undo_edit"})), Refused::NothingToUndo);
    assert!(draw(&page, "C1", json!({"shape": "circle"})).can_undo_edit);
    page.do_it(json!({"do": "undo_edit"}));
    assert!(!page.game().can_undo_edit && record(&page).contains("CR[be]"));
}

/// What a note is about stays: who has resigned, what both have agreed on, and what has been played.
#[test]
fn a_note_that_is_taken_back_leaves_the_game_as_it_is() {
    let notes = |page: &Page| {
        let node = page.game().here.id;
        let signs = json!({"name": "n", "of_move": "good", "of_position": null, "hotspot": true});
        for request in [
            json!({"do": "comment", "node": node, "text": "b"}),
            json!({"do": "draw", "node": node, "at": "A1", "mark": {"shape": "cross"}}),
            json!({"do": "draw_line", "node": node, "line": {"from": "A1", "to": "B2", "arrow": true}, "drawn": true}),
            json!({"do": "annotate", "node": node, "signs": signs}),
        ] {
            let (game, kept) = (page.game(), record(page));
            page.do_it(request);
            let after = page.do_it(json!({"do": "undo_edit"}));
            assert_eq!(
                (after.resigned, &after.agreement, &after.result),
                (game.resigned, &game.agreement, &game.result)
            );
            assert_eq!((record(page), after.state), (kept, game.state));
        }
    };
    let page = Page::new();
    page.begin("chinese", 5);
    page.play("b C3 w D4");
    // A comment that came first is taken back after the end, too.
    page.do_it(json!({"do": "comment", "node": page.game().here.id, "text": "a"}));
    page.do_it(json!({"do": "resign", "color": "black"}));
    let game = page.do_it(json!({"do": "undo_edit"}));
    assert!(game.resigned == Some(Color::Black) && record(&page).contains("RE[W+R]"));
    notes(&page);

    page.begin("chinese", 5);
    page.play("b C3 w D4 b pass w pass");
    for by in ["black", "white"] {
        page.do_it(json!({"do": "mark_dead", "by": by, "at": "D4", "dead": true}));
        notes(&page);
    }
    for by in ["black", "white"] {
        page.do_it(json!({"do": "agree", "by": by}));
        notes(&page);
    }
    assert!(page.game().agreement.is_some_and(|agreement| agreement.agreed));
}

/// Notes keep no records, and records no more than fits.
#[test]
fn what_changes_are_taken_back_to_takes_little_memory() {
    let page = Page::new();
    let long = "x".repeat(1 << 20);
    page.do_it(json!({"do": "open", "sgf": format!("(;SZ[5];B[aa]C[{long}](;W[bb])(;W[dd];B[ee]))")}));
    page.do_it(json!({"do": "goto_node", "node": 2}));
    let undone = |page: &Page| {
        let mut count = 0;
        while page.game().can_undo_edit {
            page.do_it(json!({"do": "undo_edit"}));
            count += 1;
        }
        count
    };
    for number in 0..60 {
        draw(&page, "A1", json!({"shape": "label", "text": number.to_string()}));
    }
    assert_eq!(undone(&page), 60);
    for number in 0..60 {
        let node = [2, 3][number % 2];
        page.do_it(json!({"do": "promote", "node": node}));
    }
    assert_eq!(undone(&page), 31, "so many times 1 MiB and the nodes are in 32 MiB");
}

/// Whatever is set up, the position is the one that the saved record has.
#[test]
fn random_set_ups_are_what_their_record_says() {
    let mut random = StdRng::seed_from_u64(60);
    let shared = shared();
    let page = Page::on(&shared);
    for ruleset in ["chinese", "jipingdian", "new-ing"] {
        page.begin(ruleset, 5);
        // In a record from elsewhere variations stay in their order.
        page.do_it(json!({"do": "open", "sgf": record(&page)}));
        for _ in 0..120 {
            let at = format!("{}{}", ['A', 'B', 'C', 'D', 'E'][random.random_range(0..5)], random.random_range(1..=5));
            let color = ["black", "white"][random.random_range(0..2)];
            let request = match random.random_range(0..12) {
                0..6 => {
                    let stone = [json!("black"), json!("white"), Value::Null][random.random_range(0..3)].clone();
                    json!({"do": "set_up", "at": at, "stone": stone})
                }
                6 => json!({"do": "set_turn", "color": color}),
                7 => json!({"do": "undo_edit"}),
                8 => json!({"do": "goto", "move_number": 0}),
                _ => json!({"do": "play", "color": page.game().state.to_move, "move": at}),
            };
            let before = page.game();
            match page.ask(request.clone()) {
                TabReply::Game(_) => {}
                TabReply::Refused { .. } => assert_eq!(page.game(), before, "{request}"),
                told => panic!("{told:?}"),
            }
            let game = page.game();
            let tree = SgfTree::parse(&record(&page)).expect("a record");
            let TabReply::Tree(view) = page.ask(json!({"do": "tree"})) else { panic!("a tree") };
            // The nodes of the text in their order are those of the tree.
            let place = view.nodes.iter().position(|node| node.id == game.here.id).expect("the node");
            let opened = open_node(shared.settings(), &tree, tree.all()[place]).expect("a position");
            let state = GameState::new(&opened.engine);
            assert_eq!((&state.rows, state.to_move), (&game.state.rows, game.state.to_move), "{}", record(&page));
        }
    }
}

#[test]
fn the_games_of_a_file_are_listed_gone_to_and_saved_together() {
    let page = Page::new();
    let text =
        "(;SZ[5]GN[Problem 1]EV[Book];B[aa];W[bb])\n(;SZ[9]PB[A]PW[B]RE[W+R];B[ee])\n(;GM[2];B[x])\n(;SZ[5]AB[aa])";
    let game = page.do_it(json!({"do": "open", "sgf": text}));
    assert_eq!(game.in_file, Some(PlaceInFile { number: 1, of: 4 }));
    let TabReply::Games { rows } = page.ask(json!({"do": "games"})) else { panic!("a list") };
    let names: Vec<_> = rows.iter().map(|row| row.name.as_deref()).collect();
    assert_eq!(names, [Some("Problem 1"), None, None, None]);
    assert_eq!((rows[0].event.as_deref(), rows[1].result.as_deref()), (Some("Book"), Some("W+R")));
    assert_eq!(rows[1].players.each_ref().map(Option::as_deref), [Some("A"), Some("B")]);
    draw(&page, "C3", json!({"shape": "circle"}));
    // At its start, so that a problem does not show how it is solved.
    let game = page.do_it(json!({"do": "open_game", "number": 2}));
    assert_eq!((game.state.size.width, game.moves.len(), game.state.move_number), (9, 1, 0));
    assert_eq!((game.in_file.map(|place| place.number), game.can_undo_edit), (Some(2), false));
    draw(&page, "A1", json!({"shape": "cross"}));
    let before = page.game();
    assert!(matches!(page.refused(json!({"do": "open_game", "number": 3})), Refused::BadRecord { .. }));
    assert_eq!(page.refused(json!({"do": "open_game", "number": 5})), Refused::NoSuchGame);
    assert_eq!(page.refused(json!({"do": "open_game", "number": 0})), Refused::NoSuchGame);
    assert_eq!(page.game(), before);
    let game = page.do_it(json!({"do": "open_game", "number": 4}));
    assert_eq!((game.in_file, game.state.rows[0].as_str()), (Some(PlaceInFile { number: 4, of: 4 }), "X...."));
    let saved = record(&page);
    for kept in ["CR[cc]", "MA[ai]", "(;GM[2];B[x])", "GN[Problem 1]"] {
        assert!(saved.contains(kept), "{kept}: {saved}");
    }
    page.begin("chinese", 5);
    assert_eq!(page.game().in_file, None);
}
