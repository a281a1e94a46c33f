//! Results of games: every form in which people and programs write them is read, and compared with counts.

use liangyi_core::base::{Color, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{CATALOGUE, Komi, Rules, Unit};
use liangyi_core::score::{End, Reason, ResultUnit, Score, score};
use liangyi_core::sgf::{GameResult, WonBy};
use proptest::prelude::*;

/// The margin that results are compared with.
fn margin_of(score: &Score) -> Option<(f64, Unit)> {
    (score.reason == Reason::Count).then(|| (score.margin.to_f64(), score.unit))
}

fn won(color: Color, by: WonBy) -> Option<GameResult> {
    Some(GameResult::Won(color, by))
}

#[test]
fn results_are_read_in_every_language() {
    use Color::{Black, White};
    for (texts, result) in [
        (
            &["B+3.5", "b + 3.5", "Black+3.5", "B+3,5", "B+3 1/2", "Ｂ＋３．５", "B+3又1/2", "黑+3.5"][..],
            won(Black, WonBy::Number(3.5)),
        ),
        (
            &[
                "黑胜3.5目",
                "黑勝3目半",
                "黒3目半勝ち",
                "黒三目半勝",
                "Black wins by 3.5 points",
                "흑 3.5집승",
                "흑3집반승",
                "B+3.5目",
                "白负3.5目",
            ],
            won(Black, WonBy::Points(3.5)),
        ),
        (
            &["白胜43.5目", "白勝 43.5 目", "白方胜４３．５目", "白胜四十三目半", "W+43.5目"],
            won(White, WonBy::Points(43.5)),
        ),
        (&["黑胜1/4子", "黑勝四分之一子", "黑方胜0.25子", "黑胜 1/4 子"], won(Black, WonBy::Zi(0.25))),
        (
            &["黑胜3又3/4子", "黑勝3 3/4子", "黑胜三又四分之三子", "B+3.75子", "白负3又3/4子"],
            won(Black, WonBy::Zi(3.75)),
        ),
        (
            &[
                "黑中盘胜",
                "黑中盤勝",
                "黒中押勝ち",
                "黒中押し勝ち",
                "B+R",
                "b+resign",
                "B+Res.",
                "Black+Resignation",
                "Black wins by resignation",
                "白认输",
                "白方認輸",
                "白投了",
                "White resigns",
                "B+中盘",
                "흑 불계승",
                "黑中盘",
            ],
            won(Black, WonBy::Resignation),
        ),
        (&["白中押勝ち", "白中盘胜", "W+Resign", "w+r", "白胜(中盘)"], won(White, WonBy::Resignation)),
        (
            &[
                "W+T",
                "W+Time",
                "白超时胜",
                "黑超时",
                "黑超時負",
                "黑方超时判负",
                "黒時間切れ負け",
                "White wins on time",
                "白胜(黑超时)",
                "백 시간승",
            ],
            won(White, WonBy::Time),
        ),
        (
            &[
                "W+F",
                "W+Forfeit",
                "白胜(黑方懈怠)",
                "黑弃权",
                "黑棄权",
                "黑方违規判負",
                "黒反則負け",
                "黑判负",
                "判黑负",
                "判白胜",
                "黑懈怠负",
                "White wins by forfeit",
            ],
            won(White, WonBy::Forfeit),
        ),
        (&["B+", "黑胜", "黑勝", "Black wins", "黒勝ち", "흑승", "b+"], won(Black, WonBy::Unstated)),
        (&["黑胜半目", "黒半目勝ち", "B+半目", "B+1/2目"], won(Black, WonBy::Points(0.5))),
        (&["0", "Draw", "draw", "Jigo", "和棋", "持碁", "平局", "０", " 和 ", "Tie", "무승부"], Some(GameResult::Draw)),
        (
            &["双方判负", "双方均判负", "雙方均負", "両者負け", "Both lose", "both players lost."],
            Some(GameResult::BothLose),
        ),
        (&["Void", "VOID", "无胜负", "無勝負", "no result", "打掛け"], Some(GameResult::Void)),
        (
            &[
                "双方判負",
                "雙方判負",
                "均判负",
                "雙方均判负",
                "双方均判負",
                "双方负",
                "Both lose",
                "兩者负け",
                "両者負け",
            ],
            Some(GameResult::BothLose),
        ),
        (&["?", "？", "未知", "不明"], Some(GameResult::Unknown)),
        (
            &[
                "",
                "B",
                "W",
                "B+many",
                "B+3.5.1",
                "B+-3",
                "bye",
                "blackout",
                "+3",
                "B+R3",
                "黑胜白胜",
                "黑胜负",
                "B+3.5 W+2",
                "by 3",
                "won",
                "胜",
            ],
            None,
        ),
    ] {
        for text in texts {
            assert_eq!(text.parse().ok(), result, "{text}");
        }
    }
}

/// Every form of a margin, which is given in quarters of a point.
fn margins(quarters: u32) -> Vec<(String, fn(f64) -> WonBy)> {
    let value = f64::from(quarters) / 4.0;
    let (whole, part) = (quarters / 4, quarters % 4);
    let fraction = ["", "1/4", "1/2", "3/4"][part as usize];
    let mixed = |between: &str| match (whole, part) {
        (whole, 0) => whole.to_string(),
        (0, _) => fraction.to_string(),
        (whole, _) => format!("{whole}{between}{fraction}"),
    };
    let numbers = [value.to_string(), value.to_string().replace('.', ","), mixed(" "), mixed("又")];
    let units: [(&[&str], fn(f64) -> WonBy); 3] = [
        (&[""], WonBy::Number),
        (&["目", "点", " points", "點", "집"], WonBy::Points),
        (&["子", " 子", "个子"], WonBy::Zi),
    ];
    let with = |number: &String| {
        let number = number.clone();
        units.into_iter().flat_map(move |(units, by)| {
            let number = number.clone();
            units.iter().map(move |unit| (format!("{number}{unit}"), by))
        })
    };
    numbers.iter().flat_map(with).collect()
}

fn wide(text: &str) -> String {
    text.chars()
        .map(|sign| if sign.is_ascii_graphic() { char::from_u32(sign as u32 + 0xfee0).unwrap() } else { sign })
        .collect()
}

proptest! {
    #[test]
    fn a_result_is_read_as_it_was_written(quarters in 0u32..2000, black: bool) {
        let color = if black { Color::Black } else { Color::White };
        let value = f64::from(quarters) / 4.0;
        let sides: [[&str; 2]; 6] =
            [["B", "W"], ["Black", "White"], ["黑", "白"], ["黒", "白"], ["黑方", "白方"], ["흑", "백"]];
        let mut written = Vec::new();
        for names in sides {
            let (own, other) = (names[color.index()], names[color.opponent().index()]);
            for (number, by) in margins(quarters) {
                let by = by(value);
                written.push((format!("{own}+{number}"), by));
                written.push((format!("{own} + {number}"), by));
                written.push((format!("{own} wins by {number}"), by));
                if own.len() > 1 {
                    let texts = [
                        format!("{own}胜{number}"),
                        format!("{own}勝 {number}"),
                        format!("{own}{number}勝ち"),
                        format!("{other}负{number}"),
                    ];
                    written.extend(texts.map(|text| (text, by)));
                }
            }
            for (words, by) in [
                ("R|Resign|resignation|中盘", WonBy::Resignation),
                ("T|Time", WonBy::Time),
                ("F|Forfeit", WonBy::Forfeit),
                ("", WonBy::Unstated),
            ] {
                written.extend(words.split('|').map(|word| (format!("{own}+{word}"), by)));
            }
            if own.len() > 1 {
                // `+` is the winner's name, `-` the loser's.
                for (forms, by) in [
                    ("+中盘胜 +中盤勝 -认输 +中押し勝ち", WonBy::Resignation),
                    ("+超时胜 -超時 -超时负 -時間切れ負け", WonBy::Time),
                    ("-弃权 -判负 +胜(-懈怠) -反則負け", WonBy::Forfeit),
                    ("+胜 +勝ち +wins", WonBy::Unstated),
                ] {
                    let named = |form: &str| form.replace('+', own).replace('-', other);
                    written.extend(forms.split(' ').map(|form| (named(form), by)));
                }
            }
        }
        for (text, by) in written {
            for text in [format!(" {text} "), text.to_lowercase(), text.to_uppercase(), wide(&text), text] {
                prop_assert_eq!(text.parse(), Ok(GameResult::Won(color, by)), "{}", text);
            }
        }
    }

    #[test]
    fn what_is_written_is_read_again(quarters in 0u32..4000, black: bool, way in 0usize..10) {
        let color = if black { Color::Black } else { Color::White };
        let value = f64::from(quarters) / 4.0;
        let won = |by| GameResult::Won(color, by);
        let result = [
            won(WonBy::Number(value)), won(WonBy::Zi(value)), won(WonBy::Unstated), won(WonBy::Resignation),
            won(WonBy::Time), won(WonBy::Forfeit), GameResult::Draw, GameResult::Void, GameResult::Unknown,
            won(WonBy::Number(0.1 * value)),
        ][way];
        prop_assert_eq!(result.to_string().parse(), Ok(result));
    }

    #[test]
    fn any_text_is_a_result_or_none(text in "([BbWw+0-9.,/ rtf()?]|黑|白|胜|勝|负|中盘|超时|目|子|半|又|判|和){0,12}") {
        if let Ok(result) = text.parse::<GameResult>() {
            if let GameResult::Won(_, WonBy::Points(value) | WonBy::Zi(value) | WonBy::Number(value)) = result {
                prop_assert!(value.is_finite() && value >= 0.0);
            }
            prop_assert!(result.to_string().parse::<GameResult>().is_ok());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What the program writes itself, in every unit, is the result of its count; with another winner or margin it is
    /// another one.
    #[test]
    fn own_results_are_read_and_agree_with_the_count(
        row in 0..CATALOGUE.len(),
        stones in prop::collection::vec((0usize..25, any::<bool>()), 0..20),
        komi in -40i32..40,
        natural: bool,
    ) {
        let size = Size::square(5).expect("a size");
        let rules = Rules { komi: Komi::halves(komi), ..CATALOGUE[row].rules.clone() };
        let points: Vec<_> = size.points().collect();
        let mut board = Board::new(size);
        for (index, black) in stones {
            let color = if black { Color::Black } else { Color::White };
            if board.at(points[index]).is_none() {
                board.place(color, points[index]);
            }
        }
        let Ok(game) = Game::from_setup(board, rules.clone(), Color::Black) else { return Ok(()) };
        let end = if natural { End::Natural } else { End::Agreed };
        let counted = score(&game, &rules, end, None, &Default::default());
        let differs = |result: GameResult| result.differs_from(counted.winner(), margin_of(&counted));
        for unit in ResultUnit::ALL {
            let text = counted.result_in(unit);
            let read: GameResult = text.parse().expect(&text);
            prop_assert_eq!(read.winner(), counted.winner(), "{}", text);
            prop_assert!(!differs(read), "{} {:?}", text, counted);
        }
        if let Some(winner) = counted.winner() {
            prop_assert!(differs(GameResult::Won(winner.opponent(), WonBy::Unstated)));
            prop_assert!(differs(GameResult::Draw));
            let far = 3.0 * counted.margin.abs().to_f64() + 1.0;
            for by in [WonBy::Points(far), WonBy::Zi(far), WonBy::Number(far)] {
                prop_assert!(differs(GameResult::Won(winner, by)), "{:?} {:?}", by, counted);
            }
        } else {
            prop_assert!(!differs(GameResult::Draw));
            prop_assert!(differs(GameResult::Won(Color::Black, WonBy::Unstated)));
        }
    }
}

/// 新应氏: who ends the game with a wild region is judged to have lost, and there is no margin.
#[test]
fn a_lazy_loss_is_a_judged_loss() {
    let rules = liangyi_core::rules::find("new-ing").expect("a ruleset").rules.clone();
    let size = Size::square(9).expect("a size");
    let mut game = Game::new(size, rules.clone());
    for (color, vertex) in [(Color::Black, "C3"), (Color::White, "G7"), (Color::Black, "pass"), (Color::White, "pass")]
    {
        game.play(color, Move::parse(vertex, size).expect("a move")).expect("a legal move");
    }
    let counted = score(&game, &rules, End::Agreed, None, &Default::default());
    assert_eq!(counted.result(), "W+F");
    assert_eq!(counted.result_in(ResultUnit::Zi), "白胜(黑方懈怠)");
    for text in ["W+F", "白胜(黑方懈怠)", "W+R", "白胜"] {
        assert!(
            !text.parse::<GameResult>().expect("a result").differs_from(counted.winner(), margin_of(&counted)),
            "{text}"
        );
    }
    assert!("B+3.5".parse::<GameResult>().expect("a result").differs_from(counted.winner(), margin_of(&counted)));
}
