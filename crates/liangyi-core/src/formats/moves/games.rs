//! The games of a file that holds moves.

use super::error::BadMoves;
use super::record::MoveRecord;
use super::{list, piskvork, renjunet};

/// The games of a list of moves, of a file of Piskvork's or of RenjuNet's database, one or more, and why some of them
/// cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveGames(Vec<Result<MoveRecord, BadMoves>>);

impl MoveGames {
    /// The games of a file of Piskvork's; `None` where the text is none.
    pub fn of_piskvork(text: &str) -> Option<Result<MoveGames, BadMoves>> {
        piskvork::is_one(text).then(|| piskvork::read(text).map(|record| MoveGames(vec![Ok(record)])))
    }

    /// The games of a list of moves; `None` where most of the text is something else.
    pub fn of_list(text: &str) -> Option<Result<MoveGames, BadMoves>> {
        list::read(text).map(|games| games.map(MoveGames))
    }

    /// The games of a database.
    pub fn of_database(text: &str) -> Result<MoveGames, BadMoves> {
        renjunet::read(text).map(MoveGames)
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The game with this number, counted from 1; `None` where there are fewer.
    pub fn game(&self, number: usize) -> Option<Result<&MoveRecord, BadMoves>> {
        Some(self.0.get(number.checked_sub(1)?)?.as_ref().map_err(BadMoves::clone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Color, PointNames};
    use crate::game::Move;
    use crate::sgf::SgfGame;

    fn names(record: &SgfGame) -> String {
        let names = PointNames::of_line_games(record.size);
        let name = |point: Option<_>| point.map_or_else(String::new, |point| names.name(point));
        record.moves().map(|played| name(played.mv.point())).collect::<Vec<_>>().join(" ")
    }

    /// The games of a file, each as its moves or as what is wrong with it.
    fn games(read: Result<MoveGames, BadMoves>) -> Vec<String> {
        let games = match read {
            Ok(games) => games,
            Err(error) => return vec![error.to_string()],
        };
        let game = |number| match games.game(number).unwrap() {
            Ok(record) => names(&record.record(None)),
            Err(error) => error.to_string(),
        };
        assert!(games.game(0).is_none() && games.game(games.len() + 1).is_none());
        (1..=games.len()).map(game).collect()
    }

    fn list(text: &str) -> Option<Vec<String>> {
        MoveGames::of_list(text).map(games)
    }

    #[test]
    fn lists_of_points_are_read_however_they_are_set() {
        for text in
            ["h8i9g6", "H8I9G6", "h8 i9 g6\n", "h8, i9, g6", "h8-i9-g6", "1. h8 2. i9 3. g6", "1.h8\r\n2.i9\r\n3.g6"]
                .into_iter()
                .chain(["H8，I9，G6", "h8、i9、g6。", "h8；\u{3000}i9 g6"])
        {
            assert_eq!(list(text), Some(vec!["H8 I9 G6".to_string()]), "{text}");
        }
        assert_eq!(list("o15a1"), Some(vec!["O15 A1".to_string()]));
        let read = MoveGames::of_list("h8i9g6").unwrap().unwrap();
        let record = read.game(1).unwrap().unwrap().record(Some(3));
        let colors: Vec<Color> = record.moves().map(|played| played.color).collect();
        assert_eq!((colors, record.next), (vec![Color::Black, Color::White], Some(Color::Black)));
        for text in ["", "h8 hello", "p1", "h16", "h", "8", "X . O\n. X .", "(;B[hh])", "1.", "棋h8", "9 X O h8"] {
            assert_eq!(list(text), None, "{text}");
        }
    }

    #[test]
    fn a_list_may_have_passes() {
        let read = MoveGames::of_list("h8 i9 i8 pass h9").unwrap().unwrap();
        let record = read.game(1).unwrap().unwrap().record(None);
        let moves: Vec<(Color, bool)> = record.moves().map(|played| (played.color, played.mv == Move::Pass)).collect();
        let (black, white) = ((Color::Black, false), (Color::White, false));
        assert_eq!(moves, [black, white, black, (Color::White, true), black]);
        assert_eq!(list("pass"), None);
    }

    #[test]
    fn lines_are_games_unless_numbers_say_otherwise() {
        let two = Some(vec!["H8 I9".to_string(), "H8 H9 G8".to_string()]);
        for text in
            ["h8 i9\nh8 h9 g8", "1.h8 2.i9\n1.h8 2.h9\n3.g8", "h8\ni9\n\nh8\nh9\ng8\n", "1. h8\n2. i9\n1. h8\nh9 g8"]
        {
            assert_eq!(list(text), two, "{text}");
        }
        assert_eq!(list("h8\ni9\ng6"), Some(vec!["H8 I9 G6".to_string()]));
    }

    #[test]
    fn what_is_wrong_in_a_list_is_told_with_its_line() {
        for (text, error) in [
            ("h8i9\nh8h9h8", "line 2: move 3 is on a stone"),
            ("h8 i9\nh8 z99 g6", "line 2: move 2, 'z99', is no point of the board"),
            ("h8 z9", "line 1: move 2, 'z9', is no point of the board"),
            ("h8 h16", "line 1: move 2, 'h16', is no point of the board"),
            ("1.h8\n2.p9\n", "line 2: move 2, 'p9', is no point of the board"),
            ("h8 = i9", "line 1: '=' is no move"),
            ("1.h8 2.i9 3.g6 resigns", "line 1: 'resigns' is no move"),
        ] {
            assert_eq!(list(text).unwrap().last().unwrap(), error, "{text}");
        }
    }

    #[test]
    fn files_of_piskvork_are_read() {
        let read = |text: &str| MoveGames::of_piskvork(text).unwrap();
        let file = "Piskvorky 15x15, 11:11, 0\n8,8,0\r\n9,7,1200\n1,15\npbrain-a.zip\npbrain-b.zip\n-1\n";
        assert_eq!(games(read(file)), ["H8 I9 A1"]);
        let players = |text: &str| {
            let info = read(text).unwrap().game(1).unwrap().unwrap().record(None).info;
            [info.black.unwrap_or_default(), info.white.unwrap_or_default()]
        };
        assert_eq!(players(file), ["pbrain-a.zip", "pbrain-b.zip"]);
        assert_eq!(players(&file.replace("11, 0", "11, 1")), ["pbrain-b.zip", "pbrain-a.zip"]);
        assert_eq!(players("Piskvorky 15x15, 0:0, 0\n8,8,0\n0\n"), ["", ""]);
        assert_eq!(games(read("Piskvorky 20x20, 11:11, 0")), [""]);
        for (text, error) in [
            ("Piskvorky 4x4, 0\n1,1,0", "line 1: 'Piskvorky 4x4, 0' names no board of 5 to 21 lines a side"),
            ("Piskvorky", "line 1: 'Piskvorky' names no board of 5 to 21 lines a side"),
            ("Piskvorky 15x15\n8,8,0\n16,1,0", "line 3: '16,1,0' is no point of the board"),
            ("Piskvorky 15x15\n0,1,0", "line 2: '0,1,0' is no point of the board"),
            ("Piskvorky 15x15\n8,8,0\n8,8,0", "line 3: move 2 is on a stone"),
            ("Piskvorky 15x15\n8,8,0\n9;9;0\n7,7,0", "line 3: '9;9;0' is no move"),
            ("Piskvorky 15x15\n8,8,0\n10;6;0\n", "line 3: '10;6;0' is no move"),
            ("Piskvorky 15x15\n8,8,0\n9223372036854775808 ,1,0", "line 3: '9223372036854775808 ,1,0' is no move"),
        ] {
            assert_eq!(games(read(text)), [error], "{text}");
        }
        assert!(MoveGames::of_piskvork("h8").is_none());
    }

    const DATABASE: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database>\n<players>\
        <player id=\"7\" name=\"Ando\" surname=\"Meritee\"/></players>\n\
        <tournaments><tournament id=\"3\" name=\"Team &amp; more\" year=\"1996\"/></tournaments>\n<games>\n\
        <game id=\"1\" tournament=\"3\" black=\"7\" white=\"Kawamura\" bresult=\"0.5\">\n\
        <move>h8 h9 i8</move>\n</game>\n\
        <game id=\"2\" black=\"8\" bresult=\"1\"><move>h8 q9</move></game>\n\
        <game id=\"3\"><move>h8\nh9 h8</move></game><game id=\"4\"/></games></database>";

    #[test]
    fn a_database_has_all_its_games() {
        let read = MoveGames::of_database(DATABASE);
        let expected = ["H8 H9 I8", "line 9: 'q9' is no move", "line 10: move 3 is on a stone", ""];
        assert_eq!(games(read.clone()), expected);
        let info = read.unwrap().game(1).unwrap().unwrap().record(None).info;
        let told = [info.black, info.white, info.result, info.event, info.date].map(Option::unwrap);
        assert_eq!(told, ["Ando Meritee", "Kawamura", "0", "Team & more", "1996"]);
    }

    #[test]
    fn all_the_text_of_moves_is_read() {
        let read = |text: &str| games(MoveGames::of_database(&format!("<database><game>{text}</game></database>")));
        assert_eq!(read("<move>h8 <!-- its '=' -->i9<![CDATA[ g6]]></move>"), ["H8 I9 G6"]);
        assert_eq!(read("<move>h8 i9</move><info/><move>g6</move>"), ["H8 I9 G6"]);
        assert_eq!(read("<move>h8 <b>i9</b> g6</move>"), ["H8 I9 G6"]);
    }

    #[test]
    fn what_takes_a_parser_too_long_is_refused() {
        let names = |count: usize, name: &str| (0..count).map(|at| format!(" {name}{at}='>'")).collect::<String>();
        let attributes =
            |count| format!("<database><!-- ' --><game{}><move>h8</move></game></database>", names(count, "a"));
        assert_eq!(games(MoveGames::of_database(&attributes(900))), ["H8"]);
        let refused = BadMoves::TooManyNames.to_string();
        assert_eq!(games(MoveGames::of_database(&attributes(1100))), [refused.as_str()]);
        let spaces = format!("<database><game{}/></database>", names(200, "xmlns:a"));
        assert_eq!(games(MoveGames::of_database(&spaces)), [refused]);
    }

    #[test]
    fn a_database_tells_of_openings_rounds_and_places() {
        let text = "<database><cities><city id='1' name='Tallinn'/></cities><countries><country id='2' name='Estonia'/>\
            </countries><rules><rule id='9' name='Soosorv-8'><info/></rule></rules>\
            <openings><opening id='1' name='Kagetsu' abbr='d3'/></openings>\
            <tournaments><tournament id='1' name='Final' country='2' city='1' year='1999'/></tournaments>\
            <games><game tournament='1' round='2' rule='9' opening='1' alt='i8 g7' swap='s'><move>h8 i9</move>\
            <info>a draw agreed</info></game><game opening='' round=' '><move>h8</move></game></games></database>";
        let read = MoveGames::of_database(text).unwrap();
        let info = |number| read.game(number).unwrap().unwrap().record(None).info;
        let first = info(1);
        let told = [first.round, first.place, first.opening, first.told].map(Option::unwrap);
        let expected = "Opening rule: Soosorv-8; Other fifth moves: i8 g7; Swap: s; a draw agreed";
        assert_eq!(told, ["2", "Tallinn, Estonia", "Kagetsu", expected]);
        assert_eq!(info(2), crate::sgf::Info::default());
        // What SGF has places for is read from it again.
        let written = crate::sgf::SgfTree::of_record(4, &read.game(1).unwrap().unwrap().record(None)).write();
        let again = crate::sgf::load_of(4, &written, None).unwrap().info;
        assert_eq!(again, info(1));
    }

    #[test]
    fn what_is_no_database_is_told_with_its_line() {
        for (text, error) in [
            ("<database><games/></database>", "the database has no game"),
            ("<?xml version=\"1.0\"?><svg/>", "<svg> is no <database> of RenjuNet's"),
            ("<database>\n<games>\n</database>", "line 3, column 1: this is not well-formed XML"),
            ("\n\n<database>\n&x;</database>", "line 4, column 1: this is not well-formed XML"),
            ("<database>", "line 1, column 1: this is not well-formed XML"),
            ("<!DOCTYPE x [<!ENTITY y 'z'>]><database/>", "the XML has a document type definition, which is not read"),
        ] {
            assert_eq!(games(MoveGames::of_database(text)), [error], "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_read_or_not(text in "(Piskvorky 15x15(, 0:0, [01])?\n)?[a-p0-9,. \n棋x]{0,40}") {
            _ = MoveGames::of_list(&text).map(games);
            _ = MoveGames::of_piskvork(&text).map(games);
        }

        #[test]
        fn any_xml_is_read_or_not(inner in "(<game>|</game>|<move>|</move>|h8 |i9 |&amp;|<|\n| a=\"1\"|/>){0,12}") {
            _ = games(MoveGames::of_database(&format!("<database>{inner}</database>")));
        }

        /// A list is written as people do, and read again.
        #[test]
        fn a_list_that_is_written_is_read_again(
            moves in proptest::collection::hash_set(0_usize..225, 1..60), numbered: bool, upper: bool,
        ) {
            let names = PointNames::of_line_games(crate::base::Size::square(15).unwrap());
            let points = moves.iter().map(|&index| names.name(names_size().point(index % 15, index / 15)));
            let points: Vec<String> = points.collect();
            let word = |(index, name): (usize, &String)| {
                let name = if upper { name.clone() } else { name.to_lowercase() };
                if numbered { format!("{}.{name}", index + 1) } else { name }
            };
            let text = points.iter().enumerate().map(word).collect::<Vec<_>>().join(" ");
            proptest::prop_assert_eq!(list(&text), Some(vec![points.join(" ")]));
        }
    }

    fn names_size() -> crate::base::Size {
        crate::base::Size::square(15).unwrap()
    }
}
