//! New games and games of records, going about in a record, changing it, and saving it.

use std::borrow::Cow;
use std::sync::Arc;
use std::thread;
use std::time::SystemTime;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use liangyi_core::base::{Color, PointForm, Size};
use liangyi_core::formats::Library;
use liangyi_core::game::Game;
use liangyi_core::line::LineGame;
use liangyi_core::rules::{FileRules, find_line_game};
use liangyi_core::sgf::{Collection, NodeId, Recorded, SgfError, SgfTree};
use liangyi_engine::engine::{EngineError, EngineSettings};

use super::answer::{Refused, TabReply};
use super::jobs::JobResult;
use super::lists::{BoardLine, FileGameRow, MarkShape, MoveSign, NodeSigns, PositionSign, RecentRow, RecordHead};
use super::opened::OpenedRecord;
use super::request::NewGame;
use super::requests::check_seats;
use super::shared::TabsShared;
use super::showing::{LONGEST_NAME, SHAPES};
use super::tab::{Keeping, Outcome, RecordRemarks, Tab};
use crate::protocol::{OpenError, OpenedNode, PlayableLine};
use crate::records::files::{RecentGame, RecentGames, RecentName, read_tree};
use crate::show::lessons;
use crate::show::review;
use crate::show::states::Sides;
use crate::show::words::Language;
use crate::table::{GameTable, Refusal, SetUpChange, TableSeat};

/// The longest text that is said of a game when it begins, in bytes.
const LONGEST_TEXT: usize = 1 << 10;

/// The longest comment, in bytes.
const LONGEST_COMMENT: usize = 64 << 10;

/// The most games of a file that are listed.
const MOST_GAMES: usize = 5000;

/// The most lines that a node draws.
const MOST_LINES: usize = 400;

/// Gives the system the memory of the record before, which glibc keeps.
fn give_memory_back() {
    // SAFETY: it may be called at any time by any thread, and touches no memory that is in use.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    unsafe {
        libc::malloc_trim(0);
    }
}

type Done = Result<Outcome, Refused>;

/// The games that are kept, as far as their records can be read.
fn recent_games(shared: &TabsShared, here: Option<&RecentName>) -> TabReply {
    let recent = shared.recent();
    let ruleset = |text: String| match shared.settings().registry.in_file(&text) {
        Some(FileRules::Row(row)) => row.name.to_string(),
        Some(FileRules::Spelt(_)) | None => text,
    };
    let row = |recent: &RecentGames, RecentGame { name, written }: RecentGame| {
        let tree = read_tree(&recent.read(&name).ok()?).ok()?;
        let end = *tree.main_line().last()?;
        let record = tree.record(Game::GM, end).or_else(|_| tree.record(LineGame::GM, end)).ok()?;
        Some(RecentRow {
            written: written.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            ruleset: record.info.rules.clone().map(ruleset),
            size: Sides::of(record.size),
            moves: record.moves().count(),
            players: [record.info.black.clone(), record.info.white.clone()],
            result: record.info.result.clone(),
            is_here: here == Some(&name),
            name: name.text().to_string(),
        })
    };
    let rows = recent.and_then(|recent| Some((recent, recent.list().ok()?)));
    let rows =
        rows.map_or_else(Vec::new, |(recent, games)| games.into_iter().filter_map(|game| row(recent, game)).collect());
    TabReply::RecentGames { rows, folder: recent.map(|recent| recent.folder().display().to_string()) }
}

/// Has a node carry one of these signs, or none.
fn write_sign<T: PartialEq>(tree: &mut SgfTree, id: NodeId, sign: Option<T>, properties: &[(T, &str, &str)]) {
    for (_, name, _) in properties {
        tree.set(id, name, Vec::new());
    }
    if let Some((_, name, value)) = properties.iter().find(|(one, ..)| Some(one) == sign.as_ref()) {
        tree.set(id, name, vec![value.to_string()]);
    }
}

impl Tab {
    /// Begins a new game.
    pub(super) fn begin_new(&mut self, new: &NewGame) -> Done {
        check_seats(&new.seats, self.shared.settings())?;
        let words = self.words;
        let bad = |error: &EngineError| Refused::BadGame { detail: words.engine_error(error) };
        let bad_size = || Refused::BadGame { detail: words.bad_size() };
        let size = match (new.width, new.height) {
            (None, None) => None,
            (Some(width), Some(height)) => Some(Size::new(width, height).ok_or_else(bad_size)?),
            (Some(_), None) | (None, Some(_)) => return Err(bad_size()),
        };
        let base = EngineSettings { size, komi: new.komi, ..self.shared.settings().clone() };
        let settings = match (base.registry.find(&new.ruleset), find_line_game(&new.ruleset)) {
            (Some(row), _) => EngineSettings { ruleset: row.into(), line: None, ..base },
            (None, Some(row)) => EngineSettings { line: Some(row), ..base },
            (None, None) => return Err(Refused::NoSuchRuleset),
        };
        let mut table = GameTable::new(settings, new.seats).map_err(|error| bad(&error))?;
        if new.handicap > 0 {
            table.place_handicap(new.handicap).map_err(|refusal| match refusal {
                Refusal::Engine(error) => bad(&error),
                _ => Refused::NotInThisGame,
            })?;
        }
        let control = new.time.unwrap_or_default();
        let head = new.head.as_ref().map_or_else(Vec::new, |head| head.0.iter().collect());
        let is_given = |(name, text): &(&String, &String)| {
            RecordHead::GIVEN.contains(&name.as_str()) && text.len() <= LONGEST_TEXT
        };
        if !head.iter().all(is_given) {
            return Err(Refused::TooLong);
        }
        table.cursor_mut().edit(|tree| {
            let root = tree.root();
            for (name, text) in head {
                tree.set_text(root, name, text.trim());
            }
            tree.set(root, "TM", control.main().map(|main| main.as_secs_f64().to_string()).into_iter().collect());
            tree.set_text(root, "OT", &control.overtime().unwrap_or_default());
        });
        self.take(table);
        self.table.set_clocks(control);
        Ok(Outcome::Moved)
    }

    /// Plays at another table from now on.
    fn take(&mut self, table: GameTable) {
        self.table.replace(table);
        self.lesson = None;
        self.result = None;
        self.remarks = RecordRemarks::default();
        self.in_file = self.table.cursor().tree().place_in_file().into();
        self.edits.clear();
        self.cancel(|_| true);
        self.read_analyses();
        self.kept = Keeping::of_record(&self.record(true));
        give_memory_back();
    }

    /// Opens the game of a record at its end: of its text, or of the bytes of a file with a letter for each.
    pub(super) fn open(&mut self, text: &str, is_bytes: bool) -> Done {
        let bytes = if is_bytes {
            let byte =
                |letter| u8::try_from(letter).map_err(|_| Refused::BadRecord { detail: "not bytes".to_string() });
            Cow::Owned(text.chars().map(byte).collect::<Result<_, _>>()?)
        } else {
            Cow::Borrowed(text.as_bytes())
        };
        self.take_record(self.read_apart(&bytes)?)
    }

    /// The recent games, those of this page among them.
    pub(super) fn recent_games(&mut self, id: u64) -> Done {
        let (shared, here) = (Arc::clone(&self.shared), self.kept.name.clone());
        self.answer_later(id, move |_| JobResult::Answer(Box::new(Ok(recent_games(&shared, here.as_ref())))))
    }

    /// Goes back to a recent game, which goes on being kept under its name, and in which the engine goes on playing.
    pub(super) fn open_recent(&mut self, name: &str) -> Done {
        let recent = self.shared.recent().ok_or(Refused::NoSuchGame)?;
        let name = RecentName::read(name).ok_or(Refused::NoSuchGame)?;
        let bytes = recent.read(&name).map_err(|_| Refused::NoSuchGame)?;
        let outcome = self.take_record(self.read_apart(&bytes)?)?;
        let tree = self.table.cursor().tree();
        let named = |name| TableSeat::of_engine_name(&tree.text(tree.root(), name)?);
        let seats = ["PB", "PW"].map(|name| named(name).filter(|seat| seat.exists(self.shared.settings())));
        if seats.iter().any(Option::is_some) {
            self.table.go_on_with(seats.map(|seat| seat.unwrap_or(TableSeat::Person)));
        }
        self.kept.name = Some(name);
        Ok(outcome)
    }

    /// Reads a record on a thread of its own. Memory goes back to the system from the end of what a thread has taken:
    /// what this one keeps, such as the words of a refusal, must not come after a record that is thrown away.
    fn read_apart(&self, bytes: &[u8]) -> Result<OpenedRecord, Refused> {
        const WORDS: usize = 1 << 10;
        let (settings, words) = (self.shared.settings(), self.words);
        let mut detail = String::with_capacity(WORDS);
        let read = || OpenedRecord::read(settings, bytes).map_err(|error| detail += &error.told(words)).ok();
        let opened = thread::scope(|scope| {
            let reader = thread::Builder::new().name("record".to_string()).spawn_scoped(scope, read);
            reader.map_err(|_| Refused::Busy)?.join().map_err(|_| Refused::Internal)
        });
        opened?.ok_or(Refused::BadRecord { detail })
    }

    /// Opens a lesson at its start, with comments in a language.
    pub(super) fn open_lesson(&mut self, name: &str, language: &str) -> Done {
        let lesson = lessons::find(name).ok_or(Refused::NoSuchLesson)?;
        let text = lesson.record(Language::named(language).unwrap_or_default(), PointForm::default());
        self.open(&text, false)?;
        self.lesson = Some(lesson.name.to_string());
        self.go_to(self.table.cursor().tree().root())
    }

    /// Begins with the record with which tabs begin, if there is one.
    pub(super) fn open_first(&mut self) {
        let shared = Arc::clone(&self.shared);
        let Some(first) = shared.first() else { return };
        let opened = OpenedRecord::of(shared.settings(), first.tree().clone());
        let opened = opened.map_err(|error| Refused::bad_record(self.words, &error));
        let opened = opened.and_then(|opened| self.take_record(opened)).and_then(|_| self.go_to(first.node()));
        opened.unwrap_or_else(|why| unreachable!("a record that could be opened: {why:?}"));
    }

    fn take_record(&mut self, opened: OpenedRecord) -> Done {
        let OpenedRecord { tree, playable: PlayableLine { line, opened, unplayable }, skipped } = opened;
        let at = *line.last().expect("what has been opened has a node");
        let mut remarks = RecordRemarks::default();
        for (language, said) in Language::ALL.into_iter().zip(&mut remarks) {
            *said = language.opened_warnings(&opened);
            said.extend(skipped.iter().map(|(number, error)| language.skipped_game(*number, &error.told(language))));
            said.extend(opened.stated.as_deref().and_then(|text| language.record_states(text)));
            said.extend(unplayable.as_ref().map(|error| language.opened_as_far(error)));
        }
        let OpenedNode { engine, .. } = opened;
        // The engine does not write into a record that somebody looks at.
        self.take(GameTable::of_record(engine, tree, at, [TableSeat::Person; 2]));
        self.remarks = remarks;
        Ok(Outcome::Moved)
    }

    /// The record with all its variations, and unless it is to be bare with what analyses have found.
    pub(super) fn record(&mut self, is_bare: bool) -> String {
        let mut tree = self.table.record(self.result.as_ref().map(|result| result.text.clone()));
        self.name_engines(&mut tree);
        if is_bare {
            review::drop_all(&mut tree);
        } else {
            self.keep_analyses(&mut tree);
        }
        tree.write()
    }

    /// The record with all its variations and comments as a library of RenLib's.
    pub(super) fn library(&mut self) -> Done {
        if self.table.engine().go().is_some() {
            return Err(Refused::NotInThisGame);
        }
        let words = self.words;
        let tree = SgfTree::parse(&self.record(true)).map_err(|error| Refused::bad_record(words, &error.into()))?;
        let library = Library::of_records(&[tree.alone()]).and_then(|library| library.write());
        let bytes = library.map_err(|error| Refused::NoLibrary { detail: words.no_library(&error) })?;
        Ok(Outcome::from(TabReply::Library { base64: BASE64_STANDARD.encode(bytes) }))
    }

    /// Says in the record of a game that is played here which sides the engine plays, where nobody else is named.
    fn name_engines(&self, tree: &mut SgfTree) {
        if !self.table.cursor().is_own() || tree.len() == 1 {
            return;
        }
        for (seat, name) in self.table.seats().into_iter().zip(["PB", "PW"]) {
            if let (Some(engine), None) = (seat.engine_name(), tree.property(tree.root(), name)) {
                tree.set_text(tree.root(), name, &engine);
            }
        }
    }

    /// The node with a number.
    pub(super) fn node(&self, number: u32) -> Result<NodeId, Refused> {
        self.table.cursor().tree().find(number).ok_or(Refused::NoSuchNode)
    }

    /// Goes to the position after so many moves on the line that is shown.
    pub(super) fn go_to_move(&mut self, move_number: usize) -> Done {
        let found = self.table.cursor().after_moves(move_number, self.table.engine().size());
        self.go_to(found.ok_or(Refused::NoSuchMove)?)
    }

    /// Goes to a node.
    pub(super) fn go_to(&mut self, id: NodeId) -> Done {
        let words = self.words;
        self.table.go_to(self.shared.settings(), id).map_err(|error| Refused::bad_record(words, &error))?;
        Ok(Outcome::Moved)
    }

    /// The games of the file.
    pub(super) fn games_of_file(&mut self) -> TabReply {
        let text = self.record(true);
        let (games, words) = (Collection::of(text), self.words);
        let row = |number| {
            let readable = |tree: SgfTree| match tree.record(Game::GM, tree.root()) {
                Err(SgfError::OtherGame) => tree.record(LineGame::GM, tree.root()).map(|_| tree),
                record => record.map(|_| tree),
            };
            let tree = match games.head(number).and_then(readable) {
                Ok(tree) => tree,
                Err(error) => {
                    return FileGameRow { fault: Some(words.unread_record(&error)), ..FileGameRow::default() };
                }
            };
            let told = |name| {
                let text = tree.text(tree.root(), name)?;
                let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
                Some(line.chars().take(LONGEST_NAME).collect()).filter(|line: &String| !line.is_empty())
            };
            let (name, event, players, result) = (told("GN"), told("EV"), ["PB", "PW"].map(told), told("RE"));
            FileGameRow { name, event, players, result, fault: None }
        };
        TabReply::Games { rows: (1..=games.len().min(MOST_GAMES)).map(row).collect() }
    }

    /// Goes to another game of the file, at its start. What has been changed here stays in the file.
    pub(super) fn open_game(&mut self, number: usize) -> Done {
        let text = self.record(false);
        let bad = |error: &OpenError| Refused::bad_record(self.words, error);
        let tree = Collection::of(text).tree(&[], Some(number)).map_err(|error| match error {
            SgfError::NoSuchGame { .. } => Refused::NoSuchGame,
            error => bad(&error.into()),
        })?;
        let opened = OpenedRecord::of(self.shared.settings(), tree).map_err(|error| bad(&error))?;
        let name = self.kept.name.take();
        let outcome = self.take_record(opened);
        self.kept.name = name;
        outcome?;
        self.go_to(self.table.cursor().tree().root())
    }

    /// Sets the mark on a point.
    pub(super) fn draw(&mut self, number: u32, at: &str, mark: Option<MarkShape>) -> Done {
        let (id, at, size) = (self.node(number)?, self.point(at)?, self.table.engine().size());
        self.table.cursor_mut().edit(|tree| {
            for (name, shape) in SHAPES {
                let mut points = tree.points(id, name, size);
                points.remove(at);
                if mark.as_ref() == Some(&shape) {
                    points.insert(at);
                }
                tree.set_points(id, name, size, &points);
            }
            let mut labels = tree.labels(id, size);
            labels.retain(|(point, _)| *point != at);
            if let Some(MarkShape::Label { text }) = mark {
                let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
                labels.push((at, line.chars().take(LONGEST_NAME).collect()));
            }
            tree.set_labels(id, size, &labels);
        });
        Ok(Outcome::Changed)
    }

    /// Draws a line or an arrow, or takes it off. A line has no direction.
    pub(super) fn draw_line(&mut self, number: u32, line: &BoardLine, drawn: bool) -> Done {
        let (id, size) = (self.node(number)?, self.table.engine().size());
        let [from, to] = [self.point(&line.from)?, self.point(&line.to)?];
        let name = if line.arrow { "AR" } else { "LN" };
        let mut pairs = self.table.cursor().tree().pairs(id, name, size);
        pairs.retain(|&pair| pair != [from, to] && (line.arrow || pair != [to, from]));
        if drawn {
            if from == to {
                return Err(Refused::WrongPoint);
            }
            pairs.push([from, to]);
        }
        if pairs.len() > MOST_LINES {
            return Err(Refused::TooLong);
        }
        self.table.cursor_mut().edit(|tree| tree.set_pairs(id, name, size, &pairs));
        Ok(Outcome::Changed)
    }

    /// Sets what a node is called, and what is thought of it. What stays as it is is not written anew.
    pub(super) fn annotate(&mut self, number: u32, signs: &NodeSigns) -> Done {
        let id = self.node(number)?;
        let before = NodeSigns::of(self.table.cursor().tree(), id);
        let name: String = signs.name.split_whitespace().collect::<Vec<_>>().join(" ");
        self.table.cursor_mut().edit(|tree| {
            if signs.name != before.name {
                tree.set_text(id, "N", &name.chars().take(LONGEST_NAME).collect::<String>());
            }
            if signs.of_move != before.of_move {
                write_sign(tree, id, signs.of_move, &MoveSign::PROPERTIES);
            }
            if signs.of_position != before.of_position {
                write_sign(tree, id, signs.of_position, &PositionSign::PROPERTIES);
            }
            if signs.hotspot != before.hotspot {
                tree.set(id, "HO", signs.hotspot.then(|| "1".to_string()).into_iter().collect());
            }
        });
        Ok(Outcome::Changed)
    }

    /// Sets up a stone, or takes one off.
    pub(super) fn set_up(&mut self, at: &str, stone: Option<Color>) -> Done {
        let at = self.point(at)?;
        self.change_set_up(SetUpChange::Point { at, stone })
    }

    /// Says who is to move.
    pub(super) fn set_turn(&mut self, color: Color) -> Done {
        self.change_set_up(SetUpChange::Turn(color))
    }

    /// A game that the engine plays goes by its moves alone.
    fn change_set_up(&mut self, change: SetUpChange) -> Done {
        if self.table.seats() != [TableSeat::Person; 2] {
            return Err(Refused::NotYours);
        }
        let words = self.words;
        let outcome = self.edit(|tab| {
            let is_set_up = tab.table.set_up(tab.shared.settings(), change).map_err(|error| match error {
                OpenError::Sgf(SgfError::Setup { .. }) => Refused::NoLiberty,
                OpenError::LateStones(_) => Refused::NotInThisGame,
                error => Refused::bad_record(words, &error),
            })?;
            if !is_set_up {
                return Ok(Outcome::Changed);
            }
            let here = tab.table.cursor().here();
            tab.table.cursor_mut().edit(|tree| review::drop_at(tree, here));
            tab.forget_analysis(here);
            Ok(Outcome::Moved)
        })?;
        if let (Outcome::Moved, Some(edit)) = (&outcome, self.edits.last_mut()) {
            edit.set_up = Some(self.table.cursor().here());
        }
        Ok(outcome)
    }

    /// Sets the comment of a node.
    pub(super) fn comment(&mut self, number: u32, text: &str) -> Done {
        let id = self.node(number)?;
        if text.len() > LONGEST_COMMENT {
            return Err(Refused::TooLong);
        }
        self.table.cursor_mut().edit(|tree| tree.set_text(id, "C", text));
        Ok(Outcome::Changed)
    }

    /// Removes a node with all that comes after it.
    pub(super) fn remove(&mut self, number: u32) -> Done {
        let id = self.node(number)?;
        self.table.cursor().tree().parent(id).ok_or(Refused::NoSuchNode)?;
        let is_moved =
            self.table.remove(self.shared.settings(), id).map_err(|error| Refused::bad_record(self.words, &error))?;
        Ok(if is_moved { Outcome::Moved } else { Outcome::Changed })
    }

    /// Makes the line to a node the main line.
    pub(super) fn promote(&mut self, number: u32) -> Done {
        let id = self.node(number)?;
        self.table.cursor_mut().edit(|tree| tree.make_main(id));
        Ok(Outcome::Changed)
    }
}
