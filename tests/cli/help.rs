//! The help of the program and of its commands, the completions of shells, and manual pages.

use clap::CommandFactory as _;
use liangyi::cli::args::Cli;
use liangyi::show::words::{Language, columns};
use liangyi_core::rules::{CATALOGUE, LINE_GAMES};

use super::commands::output;
use crate::common::liangyi;

#[test]
fn help_is_printed() {
    for help in [output(&["--help"]), output(&["-h"])] {
        for part in ["Usage: liangyi [OPTIONS]", "rules", "solve", "--ruleset", "Play:\n"] {
            assert!(help.contains(part), "{part}: {help}");
        }
    }
    for part in ["--rules-file", "Exit status:", "--keep-ruleset", "Rules and board:\n"] {
        assert!(output(&["--help"]).contains(part), "{part}");
    }
    for command in ["gtp", "rules", "solve", "bench", "completions", "man"] {
        assert!(output(&[command, "--help"]).contains(&format!("Usage: liangyi {command}")));
    }
}

/// All of it in a terminal of 80 columns and 40 lines, with the prompt below it, in every language.
#[test]
fn the_short_help_fits_a_screen_and_the_long_one_has_everything() {
    for language in Language::ALL {
        help_has_everything(language.tag());
    }
}

fn help_has_everything(language: &str) {
    let help = |words: &[&str], option: &str| {
        let args = [words, &[option, "--lang", language]].concat();
        let assert = liangyi(&args).env("COLUMNS", "80").assert().success().stderr("");
        let help = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
        // A name of many choices is longer than a line.
        let wide = help.lines().find(|line| columns(line) > 80);
        assert_eq!(wide, None, "{words:?} {option}");
        help
    };
    let program = Cli::command();
    let names: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
    let whole = help(&[], "-h");
    let everything = help(&[], "--help");
    for name in &names {
        assert!([' ', '：'].iter().any(|before| whole.contains(&format!("{before}{name}"))), "{name}: {whole}");
        let lines = everything.lines().filter(|line| line.starts_with(&format!("  {name} ")));
        assert_eq!(lines.count(), 1, "{name}: {everything}");
    }
    let mut commands: Vec<Vec<&str>> = names.into_iter().map(|name| vec![name]).collect();
    commands.extend([vec![], vec!["net", "get"], vec!["net", "info"], vec!["net", "path"]]);
    for words in commands {
        let [short, long] = ["-h", "--help"].map(|option| help(&words, option));
        assert!(short.lines().count() < 40, "{language} {words:?}, {} lines: {short}", short.lines().count());
        let mut command = &program;
        for word in &words {
            command = command.find_subcommand(word).expect("a command");
        }
        for option in command.get_arguments().filter(|option| !option.is_hide_set()).filter_map(clap::Arg::get_long) {
            assert!(long.contains(&format!("--{option}")), "{words:?} --{option}: {long}");
        }
        assert!(short.contains("--help"), "{short}");
    }
}

/// The language is that of `--lang`, or else of the environment, for help and for what is wrong with arguments.
#[test]
fn help_and_errors_are_in_the_language_of_the_environment() {
    let said = |locale: &str, args: &[&str], code: i32| {
        let assert =
            liangyi(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale).assert().code(code);
        let output = assert.get_output();
        String::from_utf8([output.stdout.clone(), output.stderr.clone()].concat()).expect("UTF-8")
    };
    for (args, code, english, simplified, traditional) in [
        (&["--help"][..], 0, "Usage: liangyi [OPTIONS]", "用法：liangyi [选项]", "用法：liangyi [選項]"),
        (&["-h"], 0, "Play a game in this terminal", "在此终端里下一局", "在此終端機裡下一局"),
        (&["score", "-h"], 0, "Count finished games", "计算文件中已下完的棋局", "計算檔案中已下完的棋局"),
        (&["help", "score"], 0, "Rules and board:", "规则与棋盘：", "規則與棋盤："),
        (&["net", "help", "get"], 0, "Put it here", "放在这里", "放在這裡"),
        (&["net"], 2, "Commands:", "命令：", "命令："),
        (&["--tpyo"], 2, "unexpected argument '--tpyo'", "没有'--tpyo'这个参数", "沒有'--tpyo'這個參數"),
        (&["rules", "chinse"], 2, "did you mean 'chinese'?", "是不是'chinese'？", "是不是'chinese'？"),
        (&["solve", "--ruleset", "hex"], 2, "unknown ruleset 'hex'", "没有'hex'这种规则", "沒有'hex'這種規則"),
        (&["--size", "99"], 2, "boards have 2 to 21 lines", "每边2至21路", "每邊2至21路"),
        (&["--playouts", "3", "play", "--tpyo"], 2, "unexpected argument", "没有'--tpyo'", "沒有'--tpyo'"),
    ] {
        for (locale, told) in [
            ("en_US.UTF-8", english),
            ("de_DE.UTF-8", english),
            ("zh_CN.GB18030", english),
            ("zh_CN.UTF-8", simplified),
            ("zh_TW.UTF-8", traditional),
        ] {
            let text = said(locale, args, code);
            assert!(text.contains(told), "{locale} {args:?}: {text}");
        }
        let named: Vec<&str> = [&["--lang", "zh_TW"], args].concat();
        // Behind an option there is no help for `help`, and `net` lacks a command.
        if !["help", "net"].contains(&args[0]) {
            assert!(said("zh_CN.UTF-8", &named, code).contains(traditional), "{named:?}");
        }
    }
}

#[test]
fn help_is_wrapped_to_the_terminal() {
    for command in [&["--help"][..], &["play", "--help"], &["match", "--help"], &["score", "--help"]] {
        let widest = |columns: &str| {
            let assert = liangyi(command).env("COLUMNS", columns).assert().success();
            let help = String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8");
            help.lines().map(|line| line.chars().count()).max().expect("lines")
        };
        assert!(widest("80") <= 80, "{command:?}: {}", widest("80"));
        let wide = widest("200");
        assert!((81..=100).contains(&wide), "{command:?}: {wide}");
    }
}

#[test]
fn shells_complete_the_names_of_rulesets() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = output(&["completions", shell]);
        // Elvish and PowerShell complete no values of options.
        if matches!(shell, "bash" | "fish" | "zsh") {
            let names = CATALOGUE.iter().map(|row| &*row.name).chain(LINE_GAMES.iter().map(|row| row.name));
            names.for_each(|name| assert!(text.contains(name), "{shell}: {name}"));
        }
    }
    // No line game where only Go is played.
    let fish = output(&["completions", "fish"]);
    let lines = |command: &str| {
        let of = format!("__fish_liangyi_using_subcommand {command}\" -l ruleset ");
        fish.lines().skip_while(move |line| !line.contains(&of)).take_while(|line| !line.contains(" -l size "))
    };
    assert!(lines("play").any(|line| line.starts_with("renju")), "{fish}");
    assert!(lines("solve").any(|line| line.starts_with("jihuozi")), "{fish}");
    assert!(!lines("solve").any(|line| line.starts_with("renju")));
}

#[test]
fn shells_and_manuals_know_every_option() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(output(&["completions", shell]).contains("rules-file"), "{shell}");
    }
    let page = output(&["man"]);
    for part in [".TH liangyi 1", "Exit status:", ".SH GTP COMMANDS", "list_commands"] {
        assert!(page.contains(part), "{part}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("pages");
    assert_eq!(output(&["man", "--dir", pages.to_str().expect("UTF-8")]), "");
    assert_eq!(std::fs::read_to_string(pages.join("liangyi.1")).expect("a page"), page);
    for page in ["liangyi-solve.1", "liangyi-net-get.1"] {
        assert!(pages.join(page).is_file(), "{page}");
    }
}
