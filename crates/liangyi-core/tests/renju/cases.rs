//! The shapes of the text, one by one. Its figures are not part of the stored text: where the text names points, the
//! positions are built around these.

use liangyi_core::base::Color;

use crate::judged::{explained, judgement, with};
use crate::support::board;

#[test]
fn five_beats_every_forbidden_shape() {
    // H8 makes exactly five in its row, and six in its column.
    let six = "H3 H4 H5 H6 H7";
    assert_eq!(judgement(&board(&format!("D8 E8 F8 G8 {six}"), ""), "H8"), "five");
    assert_eq!(judgement(&board(six, ""), "H9"), "free");
    assert_eq!(judgement(&board("H3 H4 H5 H7 H8", ""), "H6"), "overline");
    // Two fours and a five.
    assert_eq!(judgement(&board("D8 E8 F8 G8 H5 H6 H7 I9 J10 K11", ""), "H8"), "five");
}

#[test]
fn overlines_have_six_to_nine_stones() {
    for (black, stones) in [("C8 D8 E8 F8 H8", 6), ("C8 D8 E8 F8 H8 I8", 7), ("C8 D8 E8 F8 H8 I8 J8", 8)] {
        let found = board(black, "");
        assert_eq!(judgement(&found, "G8"), "overline");
        assert_eq!(explained(&found, "G8").matches('8').count(), stones + 1);
    }
    // Nine (九子连): only the stone in the middle can complete them without making five before.
    assert_eq!(judgement(&board("C8 D8 E8 F8 H8 I8 J8 K8", ""), "G8"), "overline");
    // Two overlines with one stone in common.
    let two = board("C8 D8 E8 F8 H8 G9 G10 G11 G12 G7", "");
    assert_eq!(judgement(&two, "G8"), "overline");
    assert_eq!(explained(&two, "G8").matches("overline").count(), 3);
}

#[test]
fn white_has_no_forbidden_points_and_wins_by_overlines() {
    use liangyi_core::line::{LineBoard, LineRules, LineVerdict, verdict};
    let found = board("", "C8 D8 E8 F8 H8 J3 J4 J5 L6 M6 N6");
    let judge = |name| verdict(&LineBoard::of(&found), LineRules::RENJU, Color::White, crate::support::point(name));
    assert_eq!(judge("G8"), LineVerdict::Five);
    assert_eq!(judge("J6"), LineVerdict::Free);
}

#[test]
fn three_three_needs_two_open_threes() {
    let row_and_column = "F8 G8 H6 H7";
    assert_eq!(judgement(&board(row_and_column, ""), "H8"), "three-three (3-3)");
    // The row may be extended to one side only, and to neither.
    assert_eq!(judgement(&board(row_and_column, "E8"), "H8"), "free (3)");
    assert_eq!(judgement(&board(row_and_column, "D8"), "H8"), "three-three (3-3)");
    assert_eq!(judgement(&board(row_and_column, "D8 J8"), "H8"), "free (3)");
    // Threes with a gap.
    assert_eq!(judgement(&board("F8 I8 H5 H7", ""), "H8"), "three-three (3-3)");
    // Three and four open threes.
    assert_eq!(judgement(&board("F8 G8 H6 H7 G7 I9", ""), "H8"), "three-three (3-3-3)");
    assert_eq!(judgement(&board("F8 G8 H6 H7 G7 I9 G9 I7", ""), "H8"), "three-three (3-3-3-3)");
}

#[test]
fn four_four_counts_open_and_simple_fours() {
    assert_eq!(judgement(&board("E8 F8 G8 H5 H6 H7", ""), "H8"), "four-four (4-4)");
    assert_eq!(judgement(&board("E8 F8 G8 H5 H6 H7", "D8 H4"), "H8"), "four-four (4-4)");
    // One end blocked and the other an overline: no four.
    assert_eq!(judgement(&board("E8 F8 G8 J8 H5 H6 H7", "D8"), "H8"), "free (4)");
    // An open four is one four.
    assert_eq!(judgement(&board("E8 F8 G8", ""), "H8"), "free (4)");
}

#[test]
fn two_fours_on_one_line_are_forbidden() {
    // 扁担 (also 两头四四), 长蛇 and 争龙, each completed at its middle.
    assert_eq!(judgement(&board("E8 G8 I8 K8", ""), "H8"), "four-four (4-4)");
    assert_eq!(judgement(&board("D8 E8 G8 J8 K8", ""), "H8"), "four-four (4-4)");
    assert_eq!(judgement(&board("D8 E8 F8 J8 K8 L8", ""), "H8"), "four-four (4-4)");
    // A gap that White has filled.
    assert_eq!(judgement(&board("E8 G8 I8 K8", "J8"), "H8"), "free (4)");
}

#[test]
fn combinations_are_forbidden_but_for_four_three() {
    assert_eq!(judgement(&board("E8 F8 G8 H6 H7", ""), "H8"), "free (4-3)");
    assert_eq!(judgement(&board("E8 F8 G8 H6 H7 I7 J6", ""), "H8"), "three-three (4-3-3)");
    assert_eq!(judgement(&board("E8 F8 G8 H5 H6 H7 I7 J6", ""), "H8"), "four-four (4-4-3)");
    assert_eq!(judgement(&board("E8 F8 G8 H5 H6 H7 I7 J6 I9 J10", ""), "H8"), "four-four three-three (4-4-3-3)");
    assert_eq!(judgement(&board("E8 F8 G8 H5 H6 H7 I7 J6 K5 I9 J10", ""), "H8"), "four-four (4-4-4-3)");
    // An overline beside two fours.
    assert_eq!(judgement(&board("C8 D8 E8 F8 G8 I8 H5 H6 H7 I7 J6 K5", ""), "H8"), "overline four-four (4-4)");
}

/// The false threes (假活三) of the text: what spoils them is named.
#[test]
fn false_threes_name_what_spoils_them() {
    // C3 can make five at G3 alone.
    let row = "D3 E3 N8 N9";
    let false_three = board(&format!("{row} L3 M3"), "B3 H3");
    assert_eq!(judgement(&false_three, "F3"), "free");
    let text = explained(&false_three, "F3");
    assert!(text.contains("row: three D3 E3 F3, not open"), "{text}");
    assert!(text.contains("C3 makes no open four: the opponent's stone on B3 is at one end"), "{text}");
    assert!(text.contains("G3 makes no open four: the opponent's stone on H3 is at one end"), "{text}");
    // The edge is like a stone of the opponent.
    let at_edge = board("B8 C8", "F8");
    let text = explained(&at_edge, "D8");
    assert_eq!(judgement(&at_edge, "D8"), "free");
    assert!(text.contains("A8 makes no open four: the edge is at one end"), "{text}");
    assert!(text.contains("E8 makes no open four: the opponent's stone on F8 is at one end"), "{text}");
    // L9 makes four of K10, J11 and I12, but M8 would be an overline, and five is made at H13 alone.
    let overline = board("I12 J11 N7", "F15");
    assert_eq!(judgement(&overline, "K10"), "free (3)");
    let overline = board("I12 J11 N7", "G14");
    assert_eq!(judgement(&overline, "K10"), "free");
    let text = explained(&overline, "K10");
    assert!(text.contains("L9 makes no open four: M8 makes six or more in a line"), "{text}");
    // Four-four at K4: the row's three cannot become an open four there, nor at G4.
    let four_four = board("H4 I4 K5 K6 K7", "F4 K8");
    assert_eq!(judgement(&four_four, "J4"), "free");
    let text = explained(&four_four, "J4");
    assert!(text.contains("K4 is forbidden for Black: four-four (4-4) after this move"), "{text}");
    assert!(text.contains("G4 makes no open four: the opponent's stone on F4 is at one end"), "{text}");
    // Three-three and overline at the extending point.
    let three_three = board("H4 I4 K5 K6 L5 M6", "F4 K7");
    assert_eq!(judgement(&three_three, "J4"), "free (3)");
    let three_three = board("H4 I4 K5 K6 L5 M6", "F4 K8");
    assert_eq!(judgement(&three_three, "J4"), "free");
    assert!(explained(&three_three, "J4").contains("K4 is forbidden for Black: three-three (4-3-3)"));
    let overline = board("H4 I4 K5 K6 K7 K3 K2", "F4");
    assert_eq!(judgement(&overline, "J4"), "free");
    assert!(explained(&overline, "J4").contains("K4 is forbidden for Black: overline"));
    // The extending move makes five on another line: no open four comes of it.
    let five = board("H4 I4 K5 K6 K7 K8", "F4 K9");
    assert_eq!(judgement(&five, "J4"), "free");
    assert!(explained(&five, "J4").contains("K4 makes no open four: it makes five instead"));
}

/// Counter-example 1: threes that were formed one after another, the later one without the earlier one's stones.
#[test]
fn threes_formed_one_after_another_are_no_three_three() {
    // Black 1 at D9 made a three, White answered elsewhere, black 3 makes another.
    let before = board("B9 C9", "J9 J10 J11");
    assert_eq!(judgement(&before, "D9"), "free (3)");
    let later = with(&with(&before, Color::Black, "D9"), Color::White, "J12");
    let later = with(&later, Color::Black, "J13");
    let later = with(&with(&later, Color::Black, "L4"), Color::Black, "M4");
    assert_eq!(judgement(&later, "N4"), "free (3)");
}

/// Counter-example 2: a move makes a three and revives another one that it is no part of, by turning the five at G9
/// into an overline.
#[test]
fn a_three_that_is_revived_elsewhere_does_not_count() {
    // A, B, C on the row, D and E next to the move, and C5, D6, E7 on the diagonal through F8 and G9.
    let before = board("G8 H8 I8 I10 J10 C5 D6 E7", "K8 B4");
    assert_eq!(judgement(&before, "F8"), "four-four (4-4)");
    // The three A, B, C is not open: its last stone, put back, makes no three-three with anything either.
    let without_c = board("G8 H8 I10 J10 C5 D6 E7", "K8 B4");
    let text = explained(&without_c, "I8");
    assert!(text.contains("row: three G8 H8 I8, not open"), "{text}");
    assert!(text.contains("F8 is forbidden for Black: four-four"), "{text}");
    // The move makes one three, and F8 may now be played: both threes can become open fours.
    assert_eq!(judgement(&before, "H10"), "free (3)");
    let after = with(&before, Color::Black, "H10");
    assert_eq!(judgement(&after, "F8"), "free (4)");
    assert!(explained(&after, "F8").contains("row: open four F8 G8 H8 I8"));
}
