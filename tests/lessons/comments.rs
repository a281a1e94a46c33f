//! What is said of the claims: sentences without numbers and points of their own, and records with them.

use std::collections::BTreeSet;

use liangyi::show::lessons::{Invented, LESSONS, find, list};
use liangyi::show::words::{English, Language, Message};
use liangyi_core::base::PointForm;
use liangyi_core::game::{Game, Played};
use liangyi_core::line::LineGame;
use liangyi_core::sgf::{self, Recorded, SgfGame, SgfTree};
use regex::Regex;

fn read(text: &str) -> SgfGame {
    sgf::load_of(Game::GM, text, None).or_else(|_| sgf::load_of(LineGame::GM, text, None)).expect("a record")
}

#[test]
fn lessons_have_names_of_their_own() {
    let names: BTreeSet<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
    assert_eq!(names.len(), LESSONS.len());
    for lesson in LESSONS {
        assert!(lesson.name.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-'), "{}", lesson.name);
        assert_eq!(find(&lesson.name.to_uppercase()).map(|found| found.name), Some(lesson.name));
        for words in Language::ALL {
            assert!(list(words).contains(&lesson.title(words)), "{}", lesson.name);
        }
    }
    assert!(find("chess").is_none());
}

#[test]
fn records_with_comments_are_the_same_games() {
    for lesson in LESSONS {
        let plain = read(lesson.record);
        for words in Language::ALL {
            let text = lesson.record(words, PointForm::Letters);
            let found = read(&text);
            assert!(found.warnings.is_empty(), "{}: {:?}", lesson.name, found.warnings);
            let moves = |game: &SgfGame| game.moves().collect::<Vec<Played>>();
            assert_eq!(moves(&found), moves(&plain), "{}", lesson.name);
            assert_eq!((found.size, found.komi, &found.info.rules), (plain.size, plain.komi, &plain.info.rules));
            let tries: usize = lesson.questions.iter().map(|question| question.tries.len()).sum();
            assert_eq!(text.matches("C[").count(), lesson.steps.len() + tries, "{}: {text}", lesson.name);
            assert!(text.contains(&format!("GN[{}]", lesson.title(words))), "{text}");
            assert!(!text.contains(['{', '}', '$']), "{text}");
        }
    }
}

/// A question stands before a move, and what is answered on its own is another one, a variation of the record; a move
/// with an answer is made where a reader would make it.
#[test]
fn questions_have_their_answers_in_the_record() {
    for lesson in LESSONS {
        let tree = SgfTree::parse(&lesson.record(English, PointForm::Letters)).expect("a tree");
        let (size, line) = (lesson.points().size, tree.main_line());
        let comments = lesson.comments(English, PointForm::Letters);
        assert!(lesson.questions.is_sorted_by(|one, next| one.step < next.step), "{}", lesson.name);
        for question in lesson.questions {
            let right = tree.played(line[question.step + 1], size).expect("a move follows");
            assert!(comments[question.step].contains('?') || comments[question.step].contains(':'), "{}", lesson.name);
            for (mv, answer) in lesson.answers(question, English, PointForm::Letters) {
                assert_ne!(mv, right.mv, "{}", lesson.name);
                let tried = tree.child_with(line[question.step], size, Played { color: right.color, mv });
                assert_eq!(tried.and_then(|node| tree.text(node, "C")), Some(answer), "{}", lesson.name);
            }
        }
        let asked = lesson.questions.iter().map(|question| 1 + question.tries.len()).sum::<usize>();
        let branches = line.iter().map(|&node| tree.children(node).len()).filter(|&children| children > 1);
        assert_eq!(branches.sum::<usize>(), asked - lesson.questions.iter().filter(|q| q.tries.is_empty()).count());
    }
    assert!(LESSONS.iter().filter(|lesson| !lesson.questions.is_empty()).count() > 7);
}

#[test]
fn letters_stand_on_the_points_that_the_comment_names_by_them() {
    let chain = find("renju-chain").expect("a lesson");
    let names = chain.points();
    let lettered: Vec<String> =
        chain.lettered().into_iter().map(|(letter, point)| format!("{letter} {}", names.name(point))).collect();
    assert_eq!(lettered, ["A G7", "B J7", "C J4", "D M4"]);
    let tree = SgfTree::parse(&chain.record(English, PointForm::Letters)).expect("a tree");
    for node in tree.main_line() {
        let labels = tree.labels(node, names.size);
        let labels: Vec<String> =
            labels.into_iter().map(|(point, text)| format!("{text} {}", names.name(point))).collect();
        assert_eq!(labels, lettered);
    }
    let others = LESSONS.iter().filter(|lesson| lesson.letters.is_empty());
    assert!(others.into_iter().all(|lesson| !lesson.record(English, PointForm::Letters).contains("LB[")));
}

#[test]
fn what_is_invented_is_marked() {
    for words in Language::ALL {
        let mark = |text: &str| words.say(Message::new(text.to_string(), vec![("text", "".into())]));
        let [moves, all] = ["lesson-moves-invented", "lesson-all-invented"].map(mark);
        for lesson in LESSONS {
            let start = &lesson.comments(words, PointForm::Letters)[0];
            let marked = (start.contains(moves.trim()), start.contains(all.trim()));
            let expected = (lesson.invented == Invented::Moves, lesson.invented == Invented::All);
            assert_eq!(marked, expected, "{}: {start}", lesson.name);
        }
    }
}

#[test]
fn values_are_the_claims() {
    let ko = find("ko").expect("a lesson");
    let comment = |words, form, step: usize| ko.comments(words, form)[step].clone();
    assert!(
        comment(English, PointForm::Letters, 1).starts_with("E4 takes 1 stone. Black must not take back at D4 now")
    );
    assert!(comment(English, PointForm::Lines, 1).starts_with("X5Y4 takes 1 stone. Black must not take back at X4Y4"));
    assert!(comment(Language::Simplified, PointForm::Letters, 1).starts_with("白下E4，提1子。黑不得立即在D4回提"));
    let counted = &find("seven").expect("a lesson").comments(Language::Simplified, PointForm::Letters)[9];
    assert!(counted.contains("黑25又1/2点，白23又1/2点"), "{counted}");
    // Players of renju have a column I.
    let renju = find("renju-chain").expect("a lesson").comments(English, PointForm::Letters);
    assert!(renju[5].starts_with("F7 makes five (F7, G7, H7, I7, J7)"), "{}", renju[5]);
}

/// A number or point that stands in a sentence itself would not be held by any claim. Articles and figures are of the
/// texts, and the board of the texts has 7 lines.
#[test]
fn sentences_have_no_numbers_and_points_of_their_own() {
    let value = Regex::new(r"\{[^}]*\}").expect("a pattern");
    let of_texts = r"[Aa]rticles? \d+( (to|and) \d+)?|[Ff]igure \d+|case \d|第\d+([、至]\d+)?[条條]|[图圖]\d+|7路";
    let of_texts = Regex::new(of_texts).expect("a pattern");
    for words in Language::ALL {
        let path = format!("{}/src/show/words/languages/{}/lessons.ftl", env!("CARGO_MANIFEST_DIR"), words.tag());
        for line in std::fs::read_to_string(path).expect("the sentences").lines() {
            let Some((key, sentence)) = line.split_once(" = ") else { continue };
            let rest = of_texts.replace_all(&value.replace_all(sentence, ""), "").into_owned();
            assert!(!rest.contains(|sign: char| sign.is_numeric()), "{key}: {rest}");
        }
    }
}
