//! A lesson and its record with comments.

use liangyi_core::base::{Color, PointForm, PointNames};
use liangyi_core::game::{Game, Position as _};
use liangyi_core::line::LineGame;
use liangyi_core::rules::{CATALOGUE, LineRuleset, Registry, Rules, find_line_game};
use liangyi_core::sgf::{self, Annotations, Info, Recorded as _, SgfGame};

use super::claim::{Named, value};
use crate::protocol::stones_and_moves;
use crate::show::words::{Language, Message};

/// An example game with comments.
#[derive(Debug)]
pub struct Lesson {
    /// Its name, in small letters with dashes; the keys of its messages begin with it.
    pub name: &'static str,
    /// Its game, as a file.
    pub record: &'static str,
    /// The claims of each comment: on the start, then on every move.
    pub steps: &'static [&'static [Named]],
}

impl Lesson {
    /// What it is about, in a few words.
    pub fn title(&self, words: Language) -> String {
        words.say(Message::new(format!("lesson-{}", self.name), Vec::new()))
    }

    /// The name of its ruleset.
    pub fn ruleset(&self) -> &'static str {
        match self.line_rules() {
            Some(row) => row.name,
            None => {
                let name = self.game().info.rules.expect("a record names its rules");
                let found = CATALOGUE.iter().find(|row| *row.name == *name);
                found.map(|row| &*row.name).expect("a record names its rules as the catalogue does")
            }
        }
    }

    /// Its comments: on the start, then on every move. Points are written in `form`.
    pub fn comments(&self, words: Language, form: PointForm) -> Vec<String> {
        let own = self.points();
        let comment = |(number, claims): (usize, &&[Named])| {
            let named = claims.iter().filter(|(name, _)| !name.is_empty());
            let values = named.filter_map(|(name, claim)| Some((*name, value(claim, words, own, own.in_form(form))?)));
            words.say(Message::new(format!("lesson-{}-{number}", self.name), values.collect()))
        };
        self.steps.iter().enumerate().map(comment).collect()
    }

    /// Its game as a file, with title and comments. Points are written in `form`.
    pub fn record(&self, words: Language, form: PointForm) -> String {
        let mut comments = self.comments(words, form).into_iter();
        let start = comments.next().expect("the start has a comment");
        let annotations = Annotations {
            root: vec![("GN", self.title(words)), ("C", start)],
            comments: comments.map(Some).collect(),
            ..Annotations::default()
        };
        let info = Info { rules: Some(self.ruleset().to_string()), ..Info::default() };
        match self.line_rules() {
            None => sgf::write_annotated(&self.go_game(), &info, &annotations),
            Some(row) => sgf::write_annotated(&self.line_game(row), &info, &annotations),
        }
    }

    /// The names of its points as its claims have them: players of line games have a column I.
    pub fn points(&self) -> PointNames {
        let size = self.game().size;
        if self.line_rules().is_some() { PointNames::of_line_games(size) } else { PointNames::of_go(size) }
    }

    fn line_rules(&self) -> Option<&'static LineRuleset> {
        self.read(LineGame::GM)?.info.rules.as_deref().and_then(find_line_game)
    }

    /// The game as its file tells it.
    fn game(&self) -> SgfGame {
        let read = || self.read(Game::GM).or_else(|| self.read(LineGame::GM));
        read().expect("a test reads every record")
    }

    fn read(&self, number: u32) -> Option<SgfGame> {
        sgf::load_of(number, self.record, None).ok()
    }

    fn go_game(&self) -> Game {
        let record = self.game();
        let rules: Rules = record.rules(&Registry::new()).expect("a test reads every record");
        record.game(rules).expect("a test plays every record")
    }

    fn line_game(&self, row: &LineRuleset) -> LineGame {
        let (start, moves) = stones_and_moves(&self.game()).expect("a test reads every record");
        let first = moves.first().map_or(Color::Black, |played| played.color);
        let mut game = LineGame::from_setup(start, row.rules, first).expect("a test plays every record");
        for played in moves {
            game.play(played.color, played.mv).expect("a test plays every record");
        }
        game
    }
}
