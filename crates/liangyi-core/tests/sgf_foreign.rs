//! Files of other programs, broken files and hostile ones.

use liangyi_core::base::{Color, Size};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{Komi, Registry, Rules, find};
use liangyi_core::score::End;
use liangyi_core::sgf;
use liangyi_core::sgf::{SgfError, SgfGame, SgfWarning};

fn load(text: &str) -> SgfGame {
    sgf::load(text, None).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(text: &str) -> String {
    sgf::load(text, None).expect_err(text).to_string()
}

/// What is said of an odd file.
fn told(file: &SgfGame) -> Vec<String> {
    file.warnings.iter().map(ToString::to_string).collect()
}

fn game(text: &str) -> Game {
    load(text).game(Rules::CHINESE).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn picture(game: &Game) -> String {
    game.board().to_string().replace(' ', "").trim().replace('\n', "/")
}

#[test]
fn sizes_komi_and_texts_are_read() {
    let record = load("(;GM[1]FF[4]SZ[13]KM[6.5]RU[Japanese]HA[0]PB[A \\] B]PW[ ]RE[W+R]DT[2002-01-01]EV[Cup];B[aa])");
    assert_eq!(record.size, Size::square(13).unwrap());
    assert_eq!(record.komi, Some(Komi::halves(13)));
    assert_eq!(record.info.black.as_deref(), Some("A ] B"));
    assert_eq!(record.info.white, None);
    assert_eq!(record.info.result.as_deref(), Some("W+R"));
    let japanese = &find("japanese").unwrap().rules;
    assert_eq!(record.rules(&Registry::new()).as_ref(), Some(japanese));
    assert_eq!(load("(;SZ[19:19])").size, Size::square(19).unwrap());
    assert_eq!(load("(;B[aa])").size, Size::square(19).unwrap());
    assert_eq!(load("(;SZ[19:9])").size, Size::new(19, 9).unwrap());
    assert_eq!(load("(;RU[house])").rules(&Registry::new()), None);
}

#[test]
fn boards_that_are_not_played_on_are_refused() {
    for size in ["9:1", "22:9", "1", "22", "0", "300", "-9", "x", "9,9"] {
        let error = refused(&format!("(;SZ[{size}];B[aa])"));
        assert!(error.starts_with("unacceptable size"), "{size}: {error}");
    }
    assert_eq!(refused("(;GM[2]SZ[8])"), "the record is of another game");
}

#[test]
fn passes_are_read_in_both_spellings() {
    let passes = |size: u32| {
        let record = load(&format!("(;SZ[{size}];B[];W[tt])"));
        record.moves().map(|played| played.mv == Move::Pass).collect::<Vec<_>>()
    };
    assert_eq!(passes(19), [true, true]);
    assert_eq!(passes(21), [true, false]);
    let record = load("(;SZ[9];B[tt]VM[1];W[aa]VM[1])");
    assert_eq!(record.moves().next().unwrap().mv, Move::Virtual);
    assert!(matches!(record.moves().nth(1).unwrap().mv, Move::Play(_)));
}

#[test]
fn the_position_before_a_move_can_be_asked_for() {
    let text = "(;SZ[3];W[aa];B[bb];AW[cc]PL[W];W[ca];B[zz])";
    for (number, moves, to_move) in [(1, 0, Color::White), (2, 1, Color::Black), (3, 0, Color::White)] {
        let game = sgf::load(text, Some(number)).unwrap().game(Rules::CHINESE).unwrap();
        assert_eq!((game.move_number(), game.to_move()), (moves, to_move), "before move {number}");
    }
    // Not even a bad move is looked at once the position is reached.
    assert!(refused(text).contains("B[zz]"));
    assert!(sgf::load("(;SZ[3];B[aa];W[ba];B[ca];W[zz])", Some(3)).is_ok());
    assert_eq!(sgf::load("(;SZ[3];B[aa])", Some(100)).unwrap().moves().count(), 1);
}

#[test]
fn set_ups_begin_the_history_anew() {
    // Black takes the ko; White takes back at once, which only a set-up in between allows.
    let ko = "(;SZ[4]AB[ba][ab][bc]AW[bb][ca][db][cc];B[cb]";
    let forbidden = load(&format!("{ko};W[bb])")).game(Rules::CHINESE).unwrap_err();
    assert!(forbidden.to_string().starts_with("move 2 (White B3) is illegal: repeats"), "{forbidden}");
    let allowed = game(&format!("{ko};AB[dd]PL[W];W[bb])"));
    assert_eq!(allowed.move_number(), 1);
    assert_eq!(picture(&allowed), ".XO./XO.O/.XO./...X");
}

#[test]
fn handicap_stones_are_counted_where_they_are_placed() {
    let placed = game("(;SZ[9]HA[2]AB[cc][gg];W[ee])");
    assert_eq!((placed.handicap(), placed.board().stones(Color::Black).len()), (2, 2));
    let named = load("(;SZ[9]HA[3];W[ee])");
    assert_eq!(named.warnings, [SgfWarning::HandicapPlaced { stones: 3 }]);
    let named = named.game(Rules::CHINESE).unwrap();
    assert_eq!((named.handicap(), named.board().stones(Color::Black).len()), (3, 3));
    let by_moves = game("(;SZ[9]HA[2];B[cc];B[gg];W[ee])");
    assert_eq!((by_moves.handicap(), by_moves.move_number()), (2, 1));
}

#[test]
fn odd_files_are_forgiven_with_a_warning() {
    assert_eq!(told(&load("(;SZ[9];B[aa]")), ["the last ')' is missing: the file may be cut short"]);
    assert_eq!(told(&load("(;SZ[9]KM[7;5])")), ["KM[7;5] is no komi"]);
    assert_eq!(told(&load("(;SZ[9]KM[1e999999])")), ["KM[1e999999] is no komi"]);
    let in_one_node = load("(;SZ[9];B[aa];W[bb]B[cc];W[dd]B[ee])");
    assert_eq!(told(&in_one_node), ["2 moves stand in one node, from move 2 on: they are made in their order"]);
    assert_eq!(in_one_node.game(Rules::CHINESE).unwrap().move_number(), 5);
    assert_eq!(told(&load("(;SZ[9]KM[5000])")), ["KM[5000] is no komi"]);
    assert_eq!(load("(;SZ[9]KM[NaN])").komi, None);
    assert_eq!(told(&load("(;SZ[9]KM[-100])")), ["KM[-100] can hardly be meant: 9x9 has 81 points"]);
    let old = load("Subject: a game\n\n(;GaMe[1]SiZe[9]AddBlack[aa][bb]Comment[(;])");
    assert_eq!(old.game(Rules::CHINESE).unwrap().board().stones(Color::Black).len(), 2);
    assert_eq!(load("(;SZ[9]AB[aa:cc]PL[white])").game(Rules::CHINESE).unwrap().to_move(), Color::White);
}

/// Fox (野狐) writes the Chinese komi of 3 3/4 子 as 375, and 6.5 points under Japanese rules as 650.
#[test]
fn a_komi_in_hundredths_is_read_as_it_is_meant() {
    for (written, points, warning) in [
        ("375", 7.5, "KM[375] is read as 3.75 子 in hundredths: a komi of 7.5 points"),
        ("275", 5.5, "KM[275] is read as 2.75 子 in hundredths: a komi of 5.5 points"),
        ("325", 6.5, "KM[325] is read as 3.25 子 in hundredths: a komi of 6.5 points"),
        ("650", 6.5, "KM[650] is read as 6.5 points in hundredths: a komi of 6.5 points"),
        ("0", 0.0, ""),
        ("7.5", 7.5, ""),
        ("3.75", 7.5, "KM[3.75] is read as 子: a komi of 7.5 points"),
        ("3.75子", 7.5, ""),
        ("3又3/4子", 7.5, ""),
        ("6,5", 6.5, ""),
        (" 6.5 ", 6.5, ""),
        ("6.5目", 6.5, ""),
        ("６．５", 6.5, ""),
        ("6目半", 6.5, ""),
        ("150", 150.0, ""),
        ("376", 376.0, "KM[376] can hardly be meant: 19x19 has 361 points"),
    ] {
        let file = load(&format!("(;SZ[19]KM[{written}]RU[Chinese])"));
        assert_eq!(file.komi.map(|komi| komi.points()), Some(points), "{written}");
        assert_eq!(told(&file).join("; "), warning, "{written}");
    }
    // Without rules a game is counted as Chinese.
    assert_eq!(load("(;SZ[19]KM[3.75])").komi.map(|komi| komi.points()), Some(7.5));
    for elsewhere in ["RU[Japanese]", "RU[proportional]", "RU[Chinese]AP[Liangyi:0.1.0]"] {
        let file = load(&format!("(;SZ[19]KM[3.75]{elsewhere})"));
        assert_eq!(file.komi.map(|komi| komi.points()), Some(3.75), "{elsewhere}");
    }
}

#[test]
fn broken_files_are_refused_with_a_reason() {
    for (text, reason) in [
        ("", "no game record"),
        ("hello; world", "no game record"),
        ("(;SZ[9];B[a", "the file is cut short: it ends inside the property that begins in line 1"),
        ("(;SZ[9];B[aa] % W[bb])", "line 1: '%' outside a property"),
        ("(;SZ[9];B[aa];W[jj])", "after move 1: W[jj] is not on the board"),
        ("(;SZ[9];B[a1])", "after move 0: B[a1] is not on the board"),
        ("(;SZ[9]AB[aa]AW[zz])", "after move 0: AW[zz] is not on the board"),
        ("(;SZ[9]AB[ac:c1])", "after move 0: AB[ac:c1] is not on the board"),
    ] {
        let error = refused(text);
        assert!(error.starts_with(reason), "{text}: {error}");
    }
    for (text, reason) in [
        ("(;SZ[3]AB[aa]AW[ab][ba])", "the set-up after move 0 makes no position: a chain has no liberty"),
        ("(;SZ[3]AB[aa]AW[aa])", "the set-up after move 0 makes no position: a point is named twice"),
        ("(;SZ[3];B[aa];W[aa])", "move 2 (White A3) is illegal: occupied"),
        ("(;SZ[3];B[]VM[1])", "move 1 (Black virtual) is illegal: this ruleset has no virtual moves"),
    ] {
        let error = load(text).game(Rules::CHINESE).unwrap_err();
        assert_eq!(error.to_string(), reason, "{text}");
    }
}

#[test]
fn a_file_cut_anywhere_is_read_or_refused() {
    let text = "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[计活子]HA[2]PB[甲\\]乙]AB[cc][gg:hh]PL[W]\n\
                ;W[ee](;B[ed]C[)(];W[]VM[1])(;B[ff]))";
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        if let Ok(record) = sgf::load(&text[..end], None) {
            assert!(record.moves().count() <= 3);
            assert!(record.game(find("jihuozi").unwrap().rules.clone()).is_ok());
        }
    }
    assert_eq!(load(text).moves().count(), 3);
}

#[test]
fn hostile_files_are_refused_without_exhausting_the_machine() {
    const MB: usize = 1 << 20;
    assert!(matches!(sgf::load(&"(".repeat(MB), None), Err(SgfError::NoGame)));
    assert!(matches!(sgf::load(&"(;".repeat(MB), None), Ok(record) if record.steps.is_empty()));
    assert!(matches!(sgf::load(&format!("(;{}", "(;B[aa]".repeat(MB)), None), Err(SgfError::TooLong)));
    assert!(matches!(sgf::load(&";".repeat(MB), None), Err(SgfError::NoGame)));
    assert!(matches!(sgf::load(&format!("({}", ";".repeat(MB)), None), Ok(record) if record.steps.is_empty()));
    assert!(matches!(sgf::load(&format!("(;AB{}", "[aa:ZZ]".repeat(MB)), None), Err(SgfError::TooManyStones)));
    assert!(matches!(sgf::load(&format!("(;KO{}", "[]".repeat(MB)), None), Err(SgfError::TooManyValues)));
    assert!(matches!(sgf::load(&format!("(;{}", ";PL[B]".repeat(MB)), None), Err(SgfError::TooManyValues)));
    let long = format!("(;SZ[9]\nRU[{}])", "x".repeat(sgf::MAX_VALUE_BYTES));
    assert!(matches!(sgf::load(&long, None), Err(SgfError::ValueTooLong { line: Some(2), name }) if name == "RU"));
    assert!(matches!(sgf::load(&format!("(;{}", "A".repeat(MB)), None), Ok(record) if record.steps.is_empty()));
    assert!(matches!(sgf::load(&format!("(;C[{}", "\\".repeat(MB)), None), Err(SgfError::CutShort { line: 1 })));
    assert!(matches!(sgf::load(&"(".repeat(sgf::MAX_BYTES + 1), None), Err(SgfError::TooLarge)));
    // As long as a game may be: deep nesting of nodes must cost no stack.
    let long = format!("(;SZ[9]{})", ";B[]".repeat(sgf::MAX_MOVES));
    assert_eq!(load(&long).moves().count(), sgf::MAX_MOVES);
    let other = format!("(;GM[3]{})", ";B[]".repeat(sgf::MAX_MOVES));
    assert!(matches!(sgf::load(&other, None), Err(SgfError::OtherGame)));
}

/// Moves are bounded, not nodes: one node may hold many moves, and many nodes none.
#[test]
fn the_bound_on_a_game_is_on_its_moves() {
    let many = |moves: usize| sgf::load(&format!("(;SZ[19]{})", "B[]W[]".repeat(moves / 2)), None);
    assert_eq!(many(sgf::MAX_MOVES).unwrap().moves().count(), sgf::MAX_MOVES);
    let error = many(sgf::MAX_MOVES + 2).unwrap_err().to_string();
    assert_eq!(error, format!("the game has more than {} moves", sgf::MAX_MOVES));
    let comments = format!("(;SZ[9]{};B[aa])", ";C[no move]".repeat(1_000_000));
    assert_eq!(load(&comments).moves().count(), 1);
}

#[cfg(feature = "encodings")]
#[test]
fn encodings_are_those_the_file_names() {
    // In GB 18030 the second byte of a sign may be a backslash, as that of 乗 (81 5C) is.
    let gbk = b"(;CA[gb2312]SZ[9]PB[\x81\x5c]PW[\xbc\xd7];B[aa])";
    let record = load(&sgf::decode(gbk).unwrap());
    assert_eq!(record.info.black.as_deref(), Some("乗"));
    assert_eq!(record.info.white.as_deref(), Some("甲"));
    let latin = load(&sgf::decode(b"(;SZ[9]PB[J\xf6rg];B[aa])").unwrap());
    assert_eq!(latin.info.black.as_deref(), Some("Jörg"));
    let utf8 = "(;CA[gb2312]PB[甲])";
    assert_eq!(sgf::decode(utf8.as_bytes()).unwrap(), utf8);
}

proptest::proptest! {
    #[test]
    fn no_bytes_are_too_strange(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..200)) {
        let _ = sgf::decode(&bytes).and_then(|text| sgf::load(&text, None));
    }

    #[test]
    fn no_soup_of_tokens_is_too_strange(
        tokens in proptest::collection::vec(
            proptest::sample::select(vec![
                "(", ")", ";", "[", "]", "\\", "B", "W", "AB", "AE", "PL", "SZ", "HA", "KM", "VM", "[aa]", "[bb]",
                "[aa:cc]", "[9]", "[3]", "[]", "[tt]", "[1]", "\n", "x", "(;", ";B[aa]", ";W[ba]",
            ]),
            0..60,
        )
    ) {
        if let Ok(record) = sgf::load(&format!("(;{}", tokens.concat()), None) {
            let _ = record.game(Rules::CHINESE);
        }
    }
}

#[test]
fn plays_of_blacks_alone_are_handicap_stones() {
    let four = ";B[cc];B[gg];B[cg];B[gc]";
    for root in ["", "HA[4]", "HA[４]", "HA[ 4 ]"] {
        let text = format!("(;SZ[9]{root}{four};W[ee];B[ef])");
        let record = load(&text);
        assert_eq!((told(&record), record.info.handicap), (Vec::new(), None), "{root}");
        let game = record.game(find("aga").expect("a ruleset").rules.clone()).expect("a game");
        assert_eq!((game.handicap(), game.move_number(), game.extra_moves()), (4, 2, 0), "{root}");
        // They are stones of a diagram where plays are no handicap.
        let off = SgfGame { handicap_by_plays: false, ..record };
        let game = off.game(Rules::CHINESE).expect("a game");
        assert_eq!((game.handicap(), game.move_number(), game.extra_moves()), (0, 2, 0), "{root}");
    }
    for (text, handicap, moves) in [
        // A diagram: plays of both sides in a row.
        (format!("(;SZ[9]{four};W[ee];W[ef];B[aa])"), 0, 1),
        (format!("(;SZ[9]AB[aa][ab]AW[ba][bb]{four};W[ee])"), 0, 1),
        ("(;SZ[9];W[ee];W[ef];B[aa])".to_string(), 0, 1),
        // Plays beside handicap stones.
        ("(;SZ[9]HA[4]AB[cc][gg];B[cg];B[gc];W[ee])".to_string(), 4, 1),
        ("(;SZ[9];B[cc];W[gg];B[cg];B[gc])".to_string(), 0, 4),
        ("(;SZ[9];B[];B[cc];B[gg])".to_string(), 0, 3),
        // `KO`: made as moves.
        ("(;SZ[9];B[cc];B[gg]KO[];W[ee])".to_string(), 0, 3),
    ] {
        let game = game(&text);
        assert_eq!((game.handicap(), game.move_number()), (handicap, moves), "{text}");
    }
    // The position before a move has the stones that are played by then, and nothing is said of the others.
    let cut = sgf::load(&format!("(;SZ[9]HA[4]{four};W[ee])"), Some(3)).expect("a file");
    assert_eq!((told(&cut).len(), cut.game(Rules::CHINESE).expect("a game").handicap()), (0, 2));
}

#[test]
fn a_handicap_that_differs_from_the_stones_is_kept_and_told() {
    for (text, named, stones) in [
        ("(;SZ[9]HA[2];B[cc];B[gg];B[cg];B[gc];W[ee])", 2, 4),
        ("(;SZ[9]HA[5]AB[cc][gg];W[ee])", 5, 2),
        ("(;SZ[9]HA[3]AB[cc][gg]AW[ee])", 3, 0),
        ("(;SZ[9]HA[4];B[cc];W[ee])", 4, 0),
    ] {
        let record = load(text);
        assert_eq!(told(&record), [format!("HA[{named}] differs from the handicap stones of the file: {stones}")]);
        let game = record.game(Rules::CHINESE).expect("a game");
        assert_eq!(game.handicap(), stones, "{text}");
        let again = sgf::write(&game, &record.info);
        assert!(again.contains(&format!("HA[{named}]")) && again.matches("HA[").count() == 1, "{again}");
        assert_eq!(load(&again).warnings, record.warnings, "{again}");
    }
    // One stone is Black's first move.
    let one = load("(;SZ[9]HA[1];B[cc];W[ee])");
    assert_eq!((told(&one).len(), one.info.handicap), (0, Some(1)));
}

#[test]
fn a_declared_end_holds_until_the_next_move() {
    let end = |text: &str, before| sgf::load(text, before).expect("a file").declared_end;
    for (text, declared) in [
        ("(;SZ[9];B[cc];W[gg]DE[natural])", Some(End::Natural)),
        ("(;SZ[9];B[cc];W[gg]DE[ Agreed ])", Some(End::Agreed)),
        ("(;SZ[9]DE[natural])", Some(End::Natural)),
        ("(;SZ[9];B[cc];W[gg];C[counted]DE[natural])", Some(End::Natural)),
        ("(;SZ[9];B[cc]DE[natural];W[gg])", None),
        ("(;SZ[9]DE[natural];AB[cc])", None),
        ("(;SZ[9];B[cc];W[gg]DE[somehow])", None),
        ("(;SZ[9];B[cc];W[gg])", None),
    ] {
        assert_eq!(end(text, None), declared, "{text}");
    }
    assert_eq!(end("(;SZ[9];B[cc];W[gg]DE[natural])", Some(2)), None);
}
