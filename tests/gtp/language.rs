//! What GTP says to people is in the language of the session, what programs read is the same in all of them.

use liangyi::gtp::table::COMMANDS;
use liangyi::gtp::{GtpCommand, GtpOptions, GtpSession};
use liangyi::show::words::Language;
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;

fn session(language: Language) -> GtpSession {
    let settings = EngineSettings {
        playouts: Some(20),
        memory: 16 << 20,
        judging: Effort::Cursory,
        ..EngineSettings::new(Models::embedded())
    };
    let options = GtpOptions { language, kgs: true, gogui_rules: true, gnugo: true, ..GtpOptions::default() };
    GtpSession::new(settings, options).expect("an engine")
}

/// The replies to these lines.
fn replies(session: &mut GtpSession, lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| session.handle_line(line.as_bytes()).reply.trim_end_matches('\n').to_string()).collect()
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign))
}

/// A game with a ko, a virtual move, prisoners and an offer.
const GAME: [&str; 6] = [
    "boardsize 5",
    "liangyi-ruleset jipingdian",
    "gogui-play_sequence B B1 W C1 B A2 W D2 B B3 W C3 B C2 W B2",
    "play b virtual",
    "play w pass",
    "liangyi-lenient off",
];

/// What people read of it.
const FOR_PEOPLE: [(&str, &str, &str); 12] = [
    ("liangyi-explain b c2", "legal", "可下"),
    (
        "liangyi-explain b virtual",
        "repeats the board White faced after move 9",
        "使白方再次面对第9手之后面对过的盘内棋形",
    ),
    ("liangyi-explain w b2", "occupied", "此点有子"),
    (
        "showboard",
        "Black to move after move 10, contest\nWhite offers to end the game\nPrisoners taken: Black 0, White 1\n\
         Virtual stones: Black 1, White 0\nRuleset jipingdian, komi 6.5",
        "已下10手，轮到黑方下，争棋阶段\n白方提议停止\n所提俘子：黑方0，白方1\n虚着之子：黑方1，白方0\n规则jipingdian，贴点6.5",
    ),
    ("showboard", "Prisoners: X\n", "俘子：X\n"),
    ("liangyi-moves", "9 B virtual\n10 W pass", "第9手，黑方虚着\n第10手，白方放弃"),
    ("play b d2", "? illegal move: occupied", "? illegal move: 此点有子"),
    ("gg-undo 20", "? cannot undo: 10 moves have been made", "? cannot undo: 只下了10手"),
    (
        "gogui-play_sequence b a1 w a1",
        "? illegal move: move 2 (W A1): occupied",
        "? illegal move: 第2手（白方A1）：此点有子",
    ),
    (
        "liangyi-gogui_state",
        "; White offers to end; virtual 1:0, prisoners 0:1",
        "，争棋阶段；虚着之子：黑方1，白方0；俘子：黑方0，白方1；白方提议停止",
    ),
    ("liangyi-gogui_eyes", "TEXT Basic eyes: ", "TEXT 基本眼位：黑方"),
    ("gogui-rules_final_result", " under jipingdian: Black ", "按jipingdian："),
];

#[test]
fn what_people_read_is_in_the_language_of_the_session() {
    let [mut english, mut simplified, mut traditional] = Language::ALL.map(session);
    for session in [&mut english, &mut simplified, &mut traditional] {
        assert!(replies(session, &GAME).iter().all(|reply| reply.starts_with('=')));
    }
    for (line, in_english, in_chinese) in FOR_PEOPLE {
        let said = |session: &mut GtpSession| replies(session, &[line]).remove(0);
        let [one, other, third] = [&mut english, &mut simplified, &mut traditional].map(said);
        assert!(one.contains(in_english) && !is_chinese(&one), "{line}: {one}");
        assert!(other.contains(in_chinese), "{line}: {other}");
        assert!(is_chinese(&third) && third.lines().count() == other.lines().count(), "{line}: {third}");
    }
    // `liangyi-lang` changes it within a session, in any form of its name.
    for (line, reply) in [("liangyi-lang", "= zh-Hans"), ("liangyi-lang zh_TW", "="), ("liangyi-lang", "= zh-Hant")] {
        assert_eq!(replies(&mut simplified, &[line]), [if reply == "=" { "= " } else { reply }], "{line}");
    }
    assert_eq!(replies(&mut simplified, &["showboard"]), replies(&mut traditional, &["showboard"]));
    assert!(replies(&mut simplified, &["liangyi-lang fr"])[0].starts_with("? syntax error: "));
    assert_eq!(
        replies(&mut simplified, &["liangyi-lang en", "showboard"])[1],
        replies(&mut english, &["showboard"])[0]
    );
}

/// Why a chain is dead, and the lines that make a point of renju forbidden.
#[test]
fn reasons_are_in_the_language_of_the_session() {
    let dead =
        ["boardsize 5", "liangyi-ruleset jihuozi", "gogui-setup b a1 b b2 b c2 w a2 w e5", "liangyi-why_dead A2"];
    let renju = ["liangyi-ruleset renju", "boardsize 15", "gogui-setup b g8 b j8 b h7 b h9", "liangyi-explain b H8"];
    for (lines, in_english, in_chinese) in [
        (&dead, "A2: dead\nBlack begins: captured", "A2：死\n黑方先下："),
        (&renju, "forbidden: three-three", "禁手：三三"),
    ] {
        let [english, simplified, traditional] =
            Language::ALL.map(|language| replies(&mut session(language), lines.as_slice()).pop().expect("a reply"));
        assert!(english.contains(in_english) && !is_chinese(&english), "{english}");
        assert!(simplified.contains(in_chinese) && is_chinese(&simplified), "{simplified}");
        assert!(is_chinese(&traditional) && traditional.lines().count() == simplified.lines().count(), "{traditional}");
        assert_ne!(simplified, traditional);
    }
}

/// Lines of keys and values, points, boards and JSON, which scripts read.
#[test]
fn what_programs_read_is_the_same_in_every_language() {
    const FOR_PROGRAMS: [&str; 26] = [
        "protocol_version",
        "list_commands",
        "known_command play",
        "help",
        "get_komi",
        "liangyi-rulesets",
        "liangyi-ruleset",
        "kata-get-rules",
        "kata-list-params",
        "liangyi-legal b",
        "is_legal b c2",
        "liangyi-game",
        "liangyi-state",
        "liangyi-reasons b",
        "list_stones b",
        "last_move",
        "move_history",
        "final_score",
        "final_status_list dead",
        "liangyi-eyes",
        "liangyi-score",
        "liangyi-score_board",
        "liangyi-compare",
        "liangyi-gogui_legal b",
        "gogui-analyze_commands",
        "printsgf",
    ];
    let told = Language::ALL.map(|language| {
        let mut session = session(language);
        replies(&mut session, &GAME);
        let all = replies(&mut session, &["liangyi-explain b c2 all"]).remove(0);
        let keys: Vec<String> =
            all.lines().map(|line| line.split(':').next().unwrap_or_default().to_string()).collect();
        (replies(&mut session, &FOR_PROGRAMS), keys, replies(&mut session, &["nonsense"]))
    });
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
    assert!(told[0].1.contains(&"chinese illegal".to_string()), "{:?}", told[0].1);
    assert_eq!(told[0].2, ["? unknown command"]);
}

/// The words of the standard, which clients match, begin every error in every language.
#[test]
fn errors_begin_with_the_words_of_the_standard_in_every_language() {
    let mut session = session(Language::Simplified);
    replies(&mut session, &GAME);
    let mut english = self::session(Language::English);
    replies(&mut english, &GAME);
    let begins = |reply: &str| reply.split(": ").next().unwrap_or_default().to_string();
    // Those that read or write a file are left out.
    let is_tried = |command: &&GtpCommand| command.name != "quit" && !command.args.contains("FILE");
    for command in COMMANDS.iter().filter(is_tried) {
        for args in ["", " z", " b z", " b c3 z z", " 99999 1 1 1", " -1"] {
            let line = format!("{}{args}", command.name);
            let [one, other] = [&mut english, &mut session].map(|session| replies(session, &[&line]).remove(0));
            assert_eq!(one.starts_with('?'), other.starts_with('?'), "{line}: {one} {other}");
            let standard = ["syntax error", "illegal move", "unacceptable", "cannot undo", "invalid color", "unknown"];
            if one.starts_with('?') && standard.iter().any(|words| one[2..].starts_with(words)) {
                assert_eq!(begins(&one), begins(&other), "{line}: {one} {other}");
            }
        }
    }
}
