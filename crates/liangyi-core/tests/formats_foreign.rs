//! Records of other servers' programs: GIB, NGF and UGI.

use liangyi_core::base::{Color, Size};
use liangyi_core::formats::open;
use liangyi_core::game::{Move, Played};
use liangyi_core::rules::{Registry, Rules};
use liangyi_core::sgf::{SgfGame, SgfWarning};
use proptest::prelude::*;

fn read(bytes: &[u8]) -> SgfGame {
    open(bytes, 1, None).unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(bytes)))
}

fn refused(text: &str) -> String {
    open(text.as_bytes(), 1, None).expect_err(text).to_string()
}

/// A record as each of the formats has it.
#[derive(Clone, Debug)]
struct Written {
    size: usize,
    handicap: usize,
    half_komi: u32,
    black: String,
    white: String,
    /// Columns from the left and rows from the top; `None` for a pass.
    moves: Vec<Option<(usize, usize)>>,
}

impl Written {
    fn colors(&self) -> impl Iterator<Item = (Color, Option<(usize, usize)>)> + '_ {
        let first = if self.handicap > 1 { Color::White } else { Color::Black };
        let mut color = first.opponent();
        self.moves.iter().map(move |place| {
            color = color.opponent();
            (color, *place)
        })
    }

    fn gib(&self) -> String {
        let mut text = format!(
            "\\HS\r\n\\[GIBOKIND=Korea\\]\r\n\\[GAMEDATE=2015- 8-29-22-56-58\\]\r\n\\[GAMEWHITENAME={} (9D)\\]\r\n\
             \\[GAMEBLACKNAME={} (1급)\\]\r\n\\[GAMEINFOMAIN=GBKIND:0,GRLT:1,ZIPSU:115,DUM:0,GONGJE:{},TCNT:49\\]\r\n\
             \\[GAMETAG=S0,R0,D0,G65,W7,Z0,T30-3-1200,C2015:08:29:22:56,I:x\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n\
             {} 0 &4\r\nINI 0 1 {} &4 \r\n",
            self.white,
            self.black,
            5 * self.half_komi,
            self.moves.len() + 1,
            self.handicap
        );
        for (index, (color, place)) in self.colors().enumerate() {
            text += &match place {
                Some((column, down)) => format!("STO 0 {} {} {column} {down} \r\n", index + 2, 1 + color.index()),
                None => format!("SKI 0 {}\r\n", index + 2),
            };
        }
        text + "\\GE\r\n"
    }

    fn ngf(&self) -> String {
        let letter = |place: usize| char::from(b'B' + place as u8);
        let mut text = format!(
            "Rated game\n{}\n{}      7D*\n{}      5단P\nwww.cyberoro.com\n{}\n0\n{}\n20170316 [09:51]\n5\n\
             White wins by  resign!\n{}\n",
            self.size,
            self.white,
            self.black,
            self.handicap,
            self.half_komi / 2,
            self.moves.len()
        );
        for (index, (color, place)) in self.colors().enumerate() {
            let number: String =
                [(index + 1) / 26, (index + 1) % 26].map(|digit| char::from(b'A' + digit as u8)).iter().collect();
            let place = place
                .map_or("AAAA".to_string(), |(column, down)| [column, down, down, column].map(letter).iter().collect());
            text += &format!("PM{number}{}{place}\n", color.letter());
        }
        text
    }

    fn ugi(&self, from_below: bool) -> String {
        let letter = |place: usize| char::from(b'A' + place as u8);
        let row = |down: usize| letter(if from_below { self.size - 1 - down } else { down });
        let kind = if from_below { "CoordinateType=IGS\n" } else { "" };
        let mut text = format!(
            "[Header]\nVer=UGF3,200\nLang=SJIS\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\nTitle=26th,Gosei,5th game\n\
             Date=2019/03/08,22:09:00,2019/03/09,07:16:59\nRule=JPN\nSize={}\nHdcp={},{:.2}\nWinner=B,7.50\n{kind}\
             PlayerB={},7d,,a@b.c\nPlayerW={},8d,,\n[Data]\n",
            self.size,
            self.handicap,
            f64::from(self.half_komi) / 2.0,
            self.black,
            self.white
        );
        for point in Size::square(self.size as u32).unwrap().fixed_handicap(self.handicap).unwrap_or_default() {
            let (x, y) = Size::square(self.size as u32).unwrap().coordinates(point);
            text += &format!("{}{},B1,0,0\n", letter(x), row(self.size - 1 - y));
        }
        for (index, (color, place)) in self.colors().enumerate() {
            let place = place.map_or("YA".to_string(), |(column, down)| format!("{}{}", letter(column), row(down)));
            text += &format!("{place},{}1,{},0\n", color.letter(), index + 1);
        }
        text + "[ReviewNode]\nNODE,1,0,0,0\n"
    }

    fn assert_read(&self, record: &SgfGame) {
        let size = Size::square(self.size as u32).unwrap();
        assert_eq!(record.size, size);
        assert_eq!(record.handicap as usize, self.handicap);
        assert_eq!(record.info.black.as_deref(), Some(self.black.as_str()));
        assert_eq!(record.info.white.as_deref(), Some(self.white.as_str()));
        let moves = self.colors().map(|(color, place)| {
            let point = place.map(|(column, down)| size.point(column, self.size - 1 - down));
            Played { color, mv: point.map_or(Move::Pass, Move::Play) }
        });
        assert!(record.moves().eq(moves), "{record:?}");
        let start = open_start(record);
        assert_eq!(start.board().stones(Color::Black).len(), self.handicap);
        assert_eq!(start.handicap() as usize, self.handicap);
    }
}

/// The record before its moves.
fn open_start(record: &SgfGame) -> liangyi_core::game::Game {
    let setup_only = SgfGame {
        steps: record
            .steps
            .iter()
            .filter(|step| !matches!(step, liangyi_core::sgf::SgfStep::Move(_)))
            .copied()
            .collect(),
        ..record.clone()
    };
    setup_only.game(Rules::CHINESE).unwrap()
}

fn points(record: &SgfGame) -> Option<f64> {
    record.komi.map(|komi| komi.points())
}

fn sample() -> Written {
    let moves = vec![Some((15, 3)), Some((2, 16)), None, Some((0, 18)), Some((18, 0))];
    Written { size: 19, handicap: 0, half_komi: 13, black: "최철한".into(), white: "이창호".into(), moves }
}

#[test]
fn players_date_komi_rules_and_result_are_read() {
    let written = sample();
    let gib = read(written.gib().as_bytes());
    let info = (gib.info.date.as_deref(), gib.info.result.as_deref(), gib.info.rules.as_deref(), points(&gib));
    assert_eq!(info, (Some("2015-08-29"), Some("W+11.5"), Some("Korean"), Some(6.5)));
    let ngf = read(written.ngf().as_bytes());
    let info = (ngf.info.date.as_deref(), ngf.info.result.as_deref(), ngf.info.rules.as_deref(), points(&ngf));
    assert_eq!(info, (Some("2017-03-16"), Some("W+R"), Some("Korean"), Some(6.5)));
    let ugi = read(written.ugi(true).as_bytes());
    let info = (ugi.info.date.as_deref(), ugi.info.result.as_deref(), ugi.info.rules.as_deref(), points(&ugi));
    assert_eq!(info, (Some("2019-03-08"), Some("B+7.5"), Some("Japanese"), Some(6.5)));
    assert_eq!(ugi.info.event.as_deref(), Some("26th"));
    for record in [&gib, &ngf, &ugi] {
        written.assert_read(record);
        assert!(record.rules(&Registry::new()).is_some());
    }
    let negative = read(written.ugi(true).replace("Hdcp=0,6.50", "Hdcp=0,-5.50").as_bytes());
    assert_eq!(points(&negative), Some(-5.5));
    for (winner, result) in [("B,C", "B+R"), ("W,T", "W+T"), ("W,F", "W+F"), ("D,0", "0"), ("W,", "W+")] {
        let text = written.ugi(false).replace("Winner=B,7.50", &format!("Winner={winner}"));
        assert_eq!(read(text.as_bytes()).info.result.as_deref(), Some(result), "{winner}");
    }
    for (code, result) in [(0, "B+11.5"), (3, "B+R"), (4, "W+R"), (7, "B+T"), (8, "W+T")] {
        let text = written.gib().replace("GRLT:1", &format!("GRLT:{code}"));
        assert_eq!(read(text.as_bytes()).info.result.as_deref(), Some(result), "{code}");
    }
}

#[test]
fn the_position_before_a_move_can_be_asked_for() {
    let text = sample().gib();
    let record = open(text.as_bytes(), 1, Some(3)).unwrap();
    assert_eq!((record.moves().count(), record.next), (2, Some(Color::Black)));
    assert_eq!(open(text.as_bytes(), 1, Some(100)).unwrap().moves().count(), 5);
}

/// Of three stones, the server of Tygem has the last in the upper left corner, others in the lower right one.
#[test]
fn three_handicap_stones_leave_the_corner_that_is_played_in() {
    let size = Size::square(19).unwrap();
    for (corner, third) in [((15, 15), (3, 15)), ((3, 3), (15, 3))] {
        let written = Written { handicap: 3, moves: vec![Some(corner)], ..sample() };
        for text in [written.gib(), written.ngf()] {
            let game = read(text.as_bytes()).game(Rules::CHINESE).unwrap();
            assert_eq!(game.board().at(size.point(corner.0, 18 - corner.1)), Some(Color::White));
            assert_eq!(game.board().at(size.point(third.0, third.1)), Some(Color::Black));
        }
    }
}

#[test]
fn the_header_of_ngf_may_have_marks() {
    let text = "GI名人战\nGI甲 九段\nGI乙 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI2\nPMABBREER\nPMACWEEEE\n";
    let record = read(text.as_bytes());
    let names = (record.info.white.as_deref(), record.info.black.as_deref(), record.info.date.as_deref());
    assert_eq!(names, (Some("甲"), Some("乙"), Some("2006-09-05")));
    assert_eq!((points(&record), record.moves().count()), (Some(6.5), 2));
}

#[test]
fn what_is_broken_is_named_with_its_line() {
    let written = sample();
    let gib = written.gib();
    assert_eq!(
        refused(&gib.replace("STO 0 2 1 15 3", "STO 0 2 1 19 3")),
        "line 13: 'STO 0 2 1 19 3' is no point of a GIB file"
    );
    assert_eq!(refused(&gib.replace("STO 0 2 1 15 3", "STO 0 2 x")), "line 13: 'STO 0 2 x' is no move of a GIB file");
    let ngf = written.ngf();
    assert_eq!(refused(&ngf.replace("PMABBQEEQ", "PMABBZZZZ")), "line 13: 'PMABBZZZZ' is no point of a NGF file");
    assert_eq!(refused(&ngf.replacen("\n19\n", "\n29\n", 1)), "a board of 29 lines; boards have 2 to 21 lines a side");
    let ugi = written.ugi(true);
    assert_eq!(refused(&ugi.replace("PP,B1,1,0", "P,B1")), "line 15: 'P,B1' is no move of a UGI file");
    assert_eq!(refused(&ugi.replace("PLAIN_UGF_FILE", "X")), "the UGI file is encrypted");
    let record = read(ugi.replace("Hdcp=0", "Hdcp=2").replace("PP,B1,1,0\n", "").as_bytes());
    assert!(record.warnings.contains(&SgfWarning::HandicapPlaced { stones: 2 }));
}

#[test]
fn a_name_may_begin_like_a_marked_line() {
    let written = Written { black: "GI".into(), white: "GIW".into(), ..sample() };
    written.assert_read(&read(written.ngf().as_bytes()));
}

#[cfg(feature = "encodings")]
#[test]
fn records_are_read_in_the_encodings_of_their_countries() {
    let named = |black: &str, white: &str| Written { black: black.into(), white: white.into(), ..sample() };
    let korean = named("최철한", "이창호");
    let chinese = named("聂卫平", "江维杰");
    let japanese = named("本因坊秀哉", "江一郎");
    for (written, encoding, country, lang) in [
        (&korean, encoding_rs::EUC_KR, "Korea", "KSC"),
        (&chinese, encoding_rs::GBK, "China", "GB"),
        (&japanese, encoding_rs::SHIFT_JIS, "Japan", "SJIS"),
        (&chinese, encoding_rs::GBK, "Global", ""),
    ] {
        for text in [written.gib(), written.ngf(), written.ugi(true)] {
            let text = text.replace("1급", "1k").replace("5단", "5D");
            let text = text.replace("=Korea", &format!("={country}")).replace("Lang=SJIS", &format!("Lang={lang}"));
            let bytes = encoding.encode(&text).0;
            written.assert_read(&read(&bytes));
            let marked: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect();
            written.assert_read(&read(&marked));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn what_is_written_is_read_again(
        size in 9usize..=19,
        handicap in 0usize..=4,
        half_komi in 0u32..20,
        places in proptest::collection::vec(proptest::option::weighted(0.9, (0usize..19, 0usize..19)), 0..40),
        black in "[a-z가-힣]{1,8}",
        white in "[A-Z一-龥]{1,8}",
        from_below: bool,
    ) {
        let handicap = if handicap == 1 { 0 } else { handicap };
        let fits = |lines: usize| {
            let fits = |place: &Option<(usize, usize)>| {
                place.is_none_or(|(column, down)| column < lines && down < lines)
            };
            places.iter().copied().filter(fits).collect::<Vec<_>>()
        };
        let of = |lines: usize, handicap: usize| {
            let (black, white) = (black.clone(), white.clone());
            Written { size: lines, handicap, half_komi, black, white, moves: fits(lines) }
        };
        let gib = of(19, handicap);
        gib.assert_read(&read(gib.gib().as_bytes()));
        let any = of(size, handicap);
        any.assert_read(&read(any.ugi(from_below).as_bytes()));
        any.assert_read(&read(any.ngf().as_bytes()));
    }

    #[test]
    fn no_lines_are_too_strange(
        lines in proptest::collection::vec(
            proptest::sample::select(vec![
                "\\HS",
                "\\[GIBOKIND=Korea\\]",
                "\\[GAMETAG=C1,G,Wx\\]", "\\[", "INI 0 1 9", "INI", "STO 0 2 1 3 3", "STO 0",
                "SKI", "[Header]", "[Data]", "Size=9", "Size=x", "Hdcp=9,", "AA,B1,1,0", "YA,W", "x", "PM", "PMABBCCCC",
                "PMABW", "19", "0", "6", "GI", "GI19", "", "甲 9段",
            ]),
            0..30,
        )
    ) {
        let _ = open(lines.join("\n").as_bytes(), 1, None).map(|record| record.game(Rules::CHINESE));
    }
}

/// The komi of each format in the ways in which people write it, and what is told of one that is none.
#[test]
fn a_komi_is_read_as_people_write_it() {
    let gib = |komi: &str| format!("\\HS\n\\[GAMEGONGJE={komi}\\]\n\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n");
    let ngf = |komi: &str| format!("a game\n19\nwhite\nblack\nsite\n0\n0\n{komi}\n20200101\n30\nB+R\n1\nPMABBQDQD\n");
    let ugi = |komi: &str| format!("[Header]\nSize=19\nHdcp=0,{komi}\n[Data]\nQD,B1,1,0\n");
    let read = |text: String| read(text.as_bytes());
    for written in ["6.5", "6,5", "6목 반", "6目半", "덤 6집반", "6½", "コミ6目半"] {
        for (name, text) in [("gib", gib(written)), ("ngf", ngf(written)), ("ugi", ugi(written))] {
            let record = read(text);
            assert_eq!((points(&record), record.warnings.as_slice()), (Some(6.5), &[][..]), "{name}: {written}");
        }
    }
    // Tenths, and a half that goes without saying.
    assert_eq!(points(&read(gib("65"))), Some(6.5));
    assert_eq!(points(&read(gib("-65"))), Some(-6.5));
    assert_eq!(points(&read(ngf("6"))), Some(6.5));
    assert_eq!(points(&read(ugi("6"))), Some(6.0));
    for text in [gib("much"), ugi("much"), ugi("inf")] {
        let record = read(text);
        let [SgfWarning::NoKomi { value }] = record.warnings.as_slice() else { panic!("{:?}", record.warnings) };
        assert!(["much", "inf"].contains(&value.as_str()), "{value}");
        assert_eq!(record.komi, None);
    }
}
