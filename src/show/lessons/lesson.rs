//! A lesson and its record with comments.

use liangyi_core::base::{Color, Point, PointForm, PointNames};
use liangyi_core::game::{Game, Move, Played, Position as _};
use liangyi_core::line::LineGame;
use liangyi_core::rules::{CATALOGUE, LineRuleset, Registry, Rules, find_line_game};
use liangyi_core::sgf::{self, Annotations, Info, Recorded as _, SgfGame, SgfTree};

use super::claim::{Named, named, value};
use crate::protocol::stones_and_moves;
use crate::show::words::{Language, Message, msg};

/// An example game with comments.
#[derive(Debug)]
pub struct Lesson {
    /// Its name, in small letters with dashes; the keys of its messages begin with it.
    pub name: &'static str,
    /// Its game, as a file.
    pub record: &'static str,
    /// The claims of each comment: on the start, then on every move.
    pub steps: &'static [&'static [Named]],
    /// What of it is not from the texts.
    pub invented: Invented,
    /// The steps that ask for the next move, in order.
    pub questions: &'static [Question],
    /// The names of the values of its first comment that are points with letters: A for the first, and so on.
    pub letters: &'static [&'static str],
}

/// What of a lesson is not from the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invented {
    /// Nothing: the text tells its moves.
    Nothing,
    /// The moves; the position is the text's.
    Moves,
    /// Position and moves.
    All,
}

/// A step that asks for the move that comes next.
#[derive(Debug)]
pub struct Question {
    /// After how many moves it stands.
    pub step: usize,
    /// Moves that have an answer of their own: each with the claims of that.
    pub tries: &'static [(&'static str, &'static [Named])],
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

    /// Its comments: on the start, then on every move, each with its question. Points are written in `form`.
    pub fn comments(&self, words: Language, form: PointForm) -> Vec<String> {
        let comment = |(number, claims): (usize, &&[Named])| {
            let text = self.say(words, form, &number.to_string(), claims);
            let text = match (number, self.invented) {
                (0, Invented::Moves) => words.say(msg!("lesson-moves-invented", text = text)),
                (0, Invented::All) => words.say(msg!("lesson-all-invented", text = text)),
                (0, Invented::Nothing) | (1.., _) => text,
            };
            match self.questions.iter().any(|question| question.step == number) {
                true => {
                    let asked = self.say(words, form, &format!("{number}-ask"), &[]);
                    words.say(msg!("lesson-asks", text = text, question = asked))
                }
                false => text,
            }
        };
        self.steps.iter().enumerate().map(comment).collect()
    }

    /// What is answered to the moves of a question that have an answer of their own, with the moves.
    pub fn answers(&self, question: &Question, words: Language, form: PointForm) -> Vec<(Move, String)> {
        let answer = |(mv, claims): &(&str, &[Named])| {
            (named(mv, self.points()), self.say(words, form, &format!("{}-try-{mv}", question.step), claims))
        };
        question.tries.iter().map(answer).collect()
    }

    /// The points with letters.
    pub fn lettered(&self) -> Vec<(char, Point)> {
        let point = |name: &&str| {
            let (_, claim) = self.steps[0].iter().find(|(claimed, _)| claimed == name)?;
            claim.point(self.points())
        };
        let points = self.letters.iter().map(|name| point(name).expect("a test finds every letter"));
        ('A'..).zip(points).collect()
    }

    fn say(&self, words: Language, form: PointForm, what: &str, claims: &[Named]) -> String {
        let own = self.points();
        let named = claims.iter().filter(|(name, _)| !name.is_empty());
        let values = named.filter_map(|(name, claim)| Some((*name, value(claim, words, own, own.in_form(form))?)));
        words.say(Message::new(format!("lesson-{}-{what}", self.name), values.collect()))
    }

    /// Its game as a file, with title and comments; moves that have an answer of their own are variations. Points are
    /// written in `form`.
    pub fn record(&self, words: Language, form: PointForm) -> String {
        let mut comments = self.comments(words, form).into_iter();
        let start = comments.next().expect("the start has a comment");
        let annotations = Annotations {
            root: vec![("GN", self.title(words)), ("C", start)],
            comments: comments.map(Some).collect(),
            ..Annotations::default()
        };
        let result = self.game().info.result;
        let info = Info { rules: Some(self.ruleset().to_string()), result, ..Info::default() };
        let mut tree = match self.line_rules() {
            None => SgfTree::of_game(&self.go_game(), &info, &annotations),
            Some(row) => SgfTree::of_game(&self.line_game(row), &info, &annotations),
        };
        let (size, line) = (self.points().size, tree.main_line());
        for question in self.questions {
            let asked = line[question.step];
            let color = tree.played(line[question.step + 1], size).expect("a question comes before a move").color;
            for (mv, answer) in self.answers(question, words, form) {
                let tried = tree.add_move(asked, size, Played { color, mv }, false);
                tree.set_text(tried, "C", &answer);
            }
        }
        let labels: Vec<(Point, String)> =
            self.lettered().into_iter().map(|(letter, point)| (point, letter.to_string())).collect();
        for node in line {
            tree.set_labels(node, size, &labels);
        }
        tree.write()
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
        let (start, first, moves) = stones_and_moves(&self.game()).expect("a test reads every record");
        let first = moves.first().map(|played| played.color).or(first).unwrap_or(Color::Black);
        let mut game = LineGame::from_setup(start, row.rules, first).expect("a test plays every record");
        for played in moves {
            game.play(played.color, played.mv).expect("a test plays every record");
        }
        game
    }
}
