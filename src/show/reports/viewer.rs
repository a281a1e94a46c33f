//! The board of the page that steps through the games: the games and the sentences as data, and the script that draws
//! them, which is built with the page of `liangyi web` and has its board.
//!
//! Everything that is not a number is text in the data, which the script shows as text only. The script knows no rules:
//! a game is written in two letters a move with what each takes off the board, which is found here by the board that
//! plays every game.

use std::collections::BTreeMap;

use liangyi_arena::record::{Entrant, GameRecord};
use liangyi_arena::settings::MatchSettings;
use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, Point, PointNames, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Move, Played};
use liangyi_core::sgf::{SgfGame, SgfStep};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use crate::show::words::{Language, msg};

/// The script, which is the same in every page: `web/src/report.tsx` as it was built.
pub const SCRIPT: &str = include_str!("../../../web/dist/report.js");

/// The most letters of moves that a page has: those of some 30,000 long games. Games beyond are in their files only.
const MOST_LETTERS: usize = 16 << 20;

/// What the script reads.
#[derive(Serialize)]
struct Data<'a> {
    height: usize,
    letters: &'a str,
    pass: &'a str,
    #[serde(rename = "virtual")]
    virtual_move: &'a str,
    takes: bool,
    has_virtual: bool,
    words: ViewerWords,
    games: BTreeMap<usize, GameData>,
}

/// What the script says. It puts what stands in braces in.
#[derive(Serialize)]
struct ViewerWords {
    sides: [String; 2],
    pass: String,
    #[serde(rename = "virtual")]
    virtual_move: String,
    none: String,
    step: String,
    step_made: String,
    told: String,
    told_taken: String,
    game: String,
    prisoners: String,
    virtual_stones: String,
    position: String,
    slider: String,
    first: String,
    back: String,
    forward: String,
    last: String,
    earlier: String,
    later: String,
}

impl ViewerWords {
    fn of(words: Language) -> ViewerWords {
        let step = msg!("viewer-step", step = "{step}", moves = "{moves}");
        let step_made = msg!("viewer-step-made", step = "{step}", moves = "{moves}", told = "{told}");
        let told = msg!("viewer-told", side = "{side}", move = "{move}");
        let told_taken = msg!("viewer-told-taken", side = "{side}", move = "{move}", count = "{count}");
        let game = msg!("viewer-game", game = "{game}", black = "{black}", white = "{white}", result = "{result}");
        ViewerWords {
            sides: Color::BOTH.map(|color| words.side(color)),
            pass: words.no_point(Move::Pass),
            virtual_move: words.say(msg!("viewer-virtual-move")),
            none: words.say(msg!("report-none")),
            step: words.say(step),
            step_made: words.say(step_made),
            told: words.say(told),
            told_taken: words.say(told_taken),
            game: words.say(game),
            prisoners: words.say(msg!("pile-prisoners")),
            virtual_stones: words.say(msg!("pile-virtual")),
            position: words.say(msg!("viewer-position")),
            slider: words.say(msg!("viewer-move")),
            first: words.say(msg!("viewer-first")),
            back: words.say(msg!("viewer-back")),
            forward: words.say(msg!("viewer-forward")),
            last: words.say(msg!("viewer-last")),
            earlier: words.say(msg!("viewer-earlier")),
            later: words.say(msg!("viewer-later")),
        }
    }
}

/// A game: who has Black (0 for A), its result, its stones at the start and its moves.
#[derive(Serialize)]
struct GameData {
    black: usize,
    result: String,
    start: [String; 2],
    moves: String,
}

/// How the points of a match are written.
fn names(settings: &MatchSettings) -> PointNames {
    match settings.line_game() {
        None => PointNames::of_go(settings.size),
        Some(_) => PointNames::of_line_games(settings.size),
    }
}

/// The viewer of a match, and the numbers of the games that it has.
pub struct Viewer {
    data: String,
    numbers: Vec<usize>,
}

impl Viewer {
    /// That of these games, each with its moves where its file could be read.
    pub fn new(
        settings: &MatchSettings,
        games: &[GameRecord],
        replays: &[Option<ReplayedGame>],
        words: Language,
    ) -> Viewer {
        let takes = settings.line_game().is_none();
        let letters = names(settings).columns().concat();
        let mut room = MOST_LETTERS;
        let mut shown = BTreeMap::new();
        for (game, replay) in games.iter().zip(replays) {
            let Some(replay) = replay else { continue };
            let moves = replay.moves();
            let Some(left) = room.checked_sub(moves.len()) else { break };
            room = left;
            let result = visible(&game.verdict.result).into_owned();
            let start = Color::BOTH.map(|color| replay.start(color));
            shown.insert(game.game, GameData { black: Entrant::index(game.black), result, start, moves });
        }
        let has_virtual = settings.rules.virtual_moves || games.iter().any(|game| game.virtual_moves != [0; 2]);
        let numbers = shown.keys().copied().collect();
        let data = Data {
            height: settings.size.height(),
            letters: &letters,
            pass: PASS,
            virtual_move: VIRTUAL,
            takes,
            has_virtual: takes && has_virtual,
            words: ViewerWords::of(words),
            games: shown,
        };
        let data = serde_json::to_string(&data).expect("numbers and texts can always be written");
        Viewer { data: in_script(&data), numbers }
    }

    /// Whether it has a game.
    pub fn has(&self, game: usize) -> bool {
        self.numbers.binary_search(&game).is_ok()
    }

    /// The place of the board, hidden until the script runs.
    pub fn place(&self, words: Language) -> Markup {
        html! {
            @if !self.numbers.is_empty() {
                section id="viewer" class="viewer" tabindex="0" aria-label=(words.say(msg!("viewer-board"))) hidden {}
            }
        }
    }

    /// The data and the script; after the rest of the page.
    pub fn script(&self) -> Markup {
        html! {
            @if !self.numbers.is_empty() {
                script id="games-data" type="application/json" { (PreEscaped(&self.data)) }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    }
}

/// JSON as the text of a script element, which nothing in it can end: the signs of markup as their numbers.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// What stands for a pass instead of a point.
pub const PASS: &str = "zz";
/// What stands for a virtual move instead of a point.
pub const VIRTUAL: &str = "yy";

/// A recorded game with what each move removes.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedGame {
    start: Board,
    steps: Vec<(Played, PointSet)>,
    end: Board,
}

impl ReplayedGame {
    /// The game of a record on a board of this size; stones are taken where the game is Go. `None` for a record of
    /// another size, and for one with a stone on a stone.
    pub fn of(record: &SgfGame, size: Size, takes: bool) -> Option<ReplayedGame> {
        let mut replay = ReplayedGame::new(Board::new(size));
        for step in &record.steps {
            match step {
                SgfStep::Setup(setup) => {
                    let mut board = replay.end;
                    board.clear(&(setup.black | setup.white | setup.empty));
                    board.add(Color::Black, &setup.black);
                    board.add(Color::White, &setup.white.without(&setup.black));
                    // Set-ups begin a game anew.
                    replay = ReplayedGame::new(board);
                }
                SgfStep::Move(played) => replay.play(*played, takes)?,
            }
        }
        (record.size == size).then_some(replay)
    }

    /// The game of these moves on a board. `None` for one with a stone on a stone.
    pub fn of_moves(start: Board, moves: &[Played], takes: bool) -> Option<ReplayedGame> {
        let mut replay = ReplayedGame::new(start);
        moves.iter().try_for_each(|played| replay.play(*played, takes))?;
        Some(replay)
    }

    fn new(start: Board) -> ReplayedGame {
        ReplayedGame { start, steps: Vec::new(), end: start }
    }

    fn play(&mut self, played: Played, takes: bool) -> Option<()> {
        let removed = match played.mv {
            Move::Play(point) if self.end.at(point).is_some() => return None,
            Move::Play(point) if takes => {
                let removed = self.end.place(played.color, point);
                removed.captured | removed.suicide
            }
            Move::Play(point) => {
                self.end.add(played.color, &PointSet::single(point));
                PointSet::EMPTY
            }
            Move::Pass | Move::Virtual => PointSet::EMPTY,
        };
        self.steps.push((played, removed));
        Some(())
    }

    /// The board before the first move.
    pub fn first_board(&self) -> &Board {
        &self.start
    }

    /// The board after the last move.
    pub fn last_board(&self) -> &Board {
        &self.end
    }

    /// Every move with the points that it empties.
    pub fn steps(&self) -> &[(Played, PointSet)] {
        &self.steps
    }

    /// The points of a colour at the start, two letters each.
    pub fn start(&self, color: Color) -> String {
        letters(self.start.size(), self.start.stones(color))
    }

    /// The moves: two letters each, column and row as in SGF, small ones for Black and capitals for White, and in
    /// brackets the points that the move empties.
    pub fn moves(&self) -> String {
        let size = self.start.size();
        let mut text = String::new();
        for (Played { color, mv }, removed) in &self.steps {
            let name = match mv {
                Move::Play(point) => at(size, *point),
                Move::Pass => PASS.to_string(),
                Move::Virtual => VIRTUAL.to_string(),
            };
            text += &match color {
                Color::Black => name,
                Color::White => name.to_ascii_uppercase(),
            };
            if !removed.is_empty() {
                text += &format!("({})", letters(size, *removed));
            }
        }
        text
    }
}

fn letters(size: Size, points: PointSet) -> String {
    points.iter().map(|point| at(size, point)).collect()
}

/// A point in the letters of SGF: its column from the left, its row from the top.
fn at(size: Size, point: Point) -> String {
    let (x, y) = size.coordinates(point);
    let letter = |line: usize| char::from(b'a' + line as u8);
    [letter(x), letter(size.height() - 1 - y)].into_iter().collect()
}

#[cfg(test)]
mod tests {
    use liangyi_core::sgf;

    use super::*;
    use crate::show::reports::testing::{games, settings};
    use crate::show::words::English;

    /// A game of passes: it has as many letters as another of its length.
    fn long(moves: usize) -> Option<ReplayedGame> {
        let text = format!("(;SZ[9]{})", ";B[];W[]".repeat(moves / 2));
        ReplayedGame::of(&sgf::load(&text, None).expect("a record"), settings().size, true)
    }

    #[test]
    fn a_match_of_a_thousand_games_has_a_page_of_a_sensible_size() {
        let count = 1000;
        let viewer = Viewer::new(&settings(), &games(&vec![Some(Entrant::A); count]), &vec![long(300); count], English);
        assert!((1..=count).all(|game| viewer.has(game)) && !viewer.has(count + 1));
        assert!(viewer.data.len() < 700_000, "{}", viewer.data.len());
    }

    #[test]
    fn what_is_beyond_the_room_of_a_page_is_left_to_the_files() {
        let count = MOST_LETTERS / 8000 + 3;
        let viewer = Viewer::new(&settings(), &games(&vec![None; count]), &vec![long(4000); count], English);
        assert!(viewer.has(1) && viewer.has(count - 3) && !viewer.has(count - 2) && !viewer.has(count));
    }

    #[test]
    fn the_script_ends_where_it_ends_and_loads_nothing() {
        for loading in ["</", "<!--", "src=", "@import", "import(", "fetch(", "XMLHttpRequest", "WebSocket", "eval("] {
            assert!(!SCRIPT.contains(loading), "{loading}");
        }
        // These name kinds of markup.
        assert!(SCRIPT.split("http").skip(1).all(|rest| rest.starts_with("://www.w3.org/")));
    }

    #[test]
    fn nothing_in_the_data_can_end_its_script() {
        assert_eq!(in_script("{\"a\":\"</script><!--&]]>\"}"), r#"{"a":"\u003c/script\u003e\u003c!--\u0026]]\u003e"}"#);
    }

    fn replay(text: &str, takes: bool) -> Option<ReplayedGame> {
        let record = sgf::load_of(if takes { 1 } else { 4 }, text, None).expect("a record");
        ReplayedGame::of(&record, Size::square(5).expect("a size"), takes)
    }

    #[test]
    fn moves_are_written_with_what_they_take() {
        let game = replay("(;SZ[5]AB[ba][bc]AW[bb];B[ab];W[];B[cb];W[];VM[1];B[];VM[1]W[])", true).expect("a game");
        assert_eq!((game.start(Color::Black), game.start(Color::White)), ("bcba".to_string(), "bb".to_string()));
        assert_eq!(game.moves(), "abZZcb(bb)ZZzzYY");
        // A suicide takes the stone itself.
        let suicide = replay("(;SZ[5];B[ba];W[cc];B[ab];W[aa])", true).expect("a game");
        assert_eq!(suicide.moves(), "baCCabAA(aa)");
    }

    #[test]
    fn nothing_is_taken_where_nothing_is_taken() {
        let game = replay("(;GM[4]SZ[5];B[ba];W[aa];B[ab])", false).expect("a game");
        assert_eq!(game.moves(), "baAAab");
    }

    #[test]
    fn a_record_that_cannot_be_played_is_none() {
        assert_eq!(replay("(;SZ[5];B[ba];W[ba])", true), None);
        assert_eq!(replay("(;SZ[7];B[ba])", true), None);
        assert!(replay("(;SZ[5])", true).is_some_and(|game| game.moves().is_empty()));
    }
}
