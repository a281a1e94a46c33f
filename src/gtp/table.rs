//! The table of commands: name, arguments, one line of documentation, the games that have it and what runs it there.
//! `list_commands`, `known_command` and the documentation, tables in Markdown and a section of the manual page, are
//! made from [`COMMANDS`].

use std::fmt::Write;

use liangyi_engine::engine::{GoSession, LineSession};

use super::command::Handler::{Any, Go};
use super::command::{GtpCommand, Handler, Run, Theme};
use super::commands::{analyze, core, line, opening, panels, play, ruler, rules, score, setup, show, time};

const fn row(theme: Theme, name: &'static str, args: &'static str, doc: &'static str, handler: Handler) -> GtpCommand {
    GtpCommand { name, args, doc, theme, listed: |_| true, answered: |_| false, handler }
}

/// What runs a command that each game has in a way of its own.
const fn each(go: Run<GoSession>, line: Run<LineSession>) -> Handler {
    Handler::Each { go, line }
}

/// What runs a command on forbidden points.
const fn of_lines(run: Run<LineSession>) -> Handler {
    Handler::Line { run, refusal: "Go has no forbidden points" }
}

/// A command that GoGui sends its referee.
const fn referee(name: &'static str, doc: &'static str, handler: Handler) -> GtpCommand {
    GtpCommand {
        name,
        args: "",
        doc,
        theme: Theme::GoGui,
        listed: |options| options.gogui_rules,
        answered: |_| false,
        handler,
    }
}

/// Every command, theme by theme.
#[rustfmt::skip]
pub static COMMANDS: &[GtpCommand] = &[
    row(Theme::Core, "protocol_version", "", "the version of GTP: 2", Any(core::protocol_version)),
    row(Theme::Core, "name", "", "the engine's name", Any(core::name)),
    row(Theme::Core, "version", "", "the engine's version", Any(core::version)),
    row(Theme::Core, "known_command", "NAME", "whether there is such a command", Any(core::known_command)),
    row(Theme::Core, "list_commands", "", "every command, one a line", Any(core::list_commands)),
    row(Theme::Core, "help", "", "every command with its arguments and what it does, one a line", Any(core::help)),
    row(Theme::Core, "liangyi-lang", "[LANGUAGE]", "the language of sentences, or choose one", Any(core::language)),
    row(Theme::Core, "quit", "", "end the program", Any(core::quit)),
    row(Theme::Core, "stop", "", "do nothing: any line ends an analysis", Any(core::nothing)),
    row(Theme::Core, "clear_cache", "", "drop the search tree", Any(core::clear_cache)),
    row(Theme::Core, "gomill-cpu_time", "", "as cputime", Any(core::cputime)),
    row(Theme::Core, "cputime", "", "seconds of processor time used so far, all threads together", Any(core::cputime)),

    row(Theme::Setup, "boardsize", "WIDTH [HEIGHT]",
        "clear the board and change its size, 2 to 21 lines a side; square without HEIGHT", Any(setup::boardsize)),
    row(Theme::Setup, "rectangular_boardsize", "WIDTH HEIGHT",
        "as boardsize WIDTH HEIGHT", Any(setup::rectangular_boardsize)),
    row(Theme::Setup, "clear_board", "", "clear the board", Any(setup::clear_board)),
    row(Theme::Setup, "komi", "K", "set the komi, for this game and the next ones", Any(setup::komi)),
    row(Theme::Setup, "get_komi", "", "the komi", each(setup::get_komi, line::get_komi)),
    row(Theme::Setup, "fixed_handicap", "N", "put N black stones on the star points", Go(setup::fixed_handicap)),
    row(Theme::Setup, "place_free_handicap", "N",
        "put N black stones on points of the engine's choice", Go(setup::place_free_handicap)),
    row(Theme::Setup, "set_free_handicap", "VERTEX...",
        "put black stones on these points", Go(setup::set_free_handicap)),
    row(Theme::Setup, "set_position", "COLOR VERTEX ...",
        "start from a position in place of the present one; the rules say who moves first", Go(setup::set_position)),
    row(
        Theme::Setup, "loadsgf", "FILE [N]",
        "load a game, or the position before its move N, with the rules and komi of the file",
        each(setup::loadsgf, line::loadsgf),
    ),
    row(Theme::Setup, "printsgf", "[FILE]", "the game as SGF, or write it to FILE", Any(setup::printsgf)),

    row(Theme::Play, "play", "COLOR MOVE",
        "make a move: a vertex, pass or virtual; either colour at any time", Any(play::play)),
    row(Theme::Play, "undo", "", "take the last move back", Any(play::undo)),
    row(Theme::Play, "gg-undo", "[N]", "take the last N moves back, or none", Any(play::undo_several)),
    row(Theme::Play, "genmove", "COLOR", "choose a move and play it", Any(play::genmove)),
    row(Theme::Play, "genmove_debug", "COLOR",
        "as genmove, with the search on standard error", Any(play::genmove_debug)),
    row(Theme::Play, "reg_genmove", "COLOR", "choose a move without playing it", Any(play::reg_genmove)),
    row(Theme::Play, "kgs-genmove_cleanup", "COLOR",
        "as genmove, but capture dead stones before passing", Go(play::genmove_cleanup)),
    row(Theme::Play, "cgos-genmove_analyze", "COLOR",
        "as genmove, with a line of JSON on the candidate moves", Go(play::cgos_genmove_analyze)),
    row(Theme::Play, "kgs-game_over", "", "do nothing: the server says that the game is over", Any(core::nothing)),

    row(
        Theme::Play, "liangyi-opening", "RULE [ANSWER]...",
        "in renju, the engine's answer to what an opening rule asks after these answers; the game stays as it is",
        Handler::Line { run: opening::opening, refusal: "Go has no opening rules" },
    ),

    row(
        Theme::Analysis, "lz-analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "search until the next line comes, with a line in Leela Zero's format every INTERVAL hundredths of a second",
        Any(analyze::lz_analyze),
    ),
    row(Theme::Analysis, "analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as lz-analyze, with scoreLead: the command that Sabaki prefers", Any(analyze::sabaki_analyze)),
    GtpCommand {
        listed: |options| options.network,
        ..row(Theme::Analysis, "kata-raw-nn", "[COLOR] SYMMETRY|all [OPTIMISM]",
            "with a network: what it says of the position, White's numbers, in KataGo's format", Go(analyze::raw_nn))
    },
    GtpCommand {
        listed: |options| options.human_network,
        ..row(Theme::Analysis, "kata-raw-human-nn", "[COLOR] SYMMETRY|all",
            "the same of the network of persons, as players of humanSLProfile", Go(analyze::raw_human_nn))
    },
    row(Theme::Analysis, "kata-analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as lz-analyze, in KataGo's format", Any(analyze::kata_analyze)),
    row(Theme::Analysis, "lz-genmove_analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as genmove, with lines as of lz-analyze before the move", Any(analyze::lz_genmove_analyze)),
    row(Theme::Analysis, "genmove_analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as genmove, with lines as of analyze before the move", Any(analyze::sabaki_genmove_analyze)),
    row(Theme::Analysis, "kata-genmove_analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as genmove, with lines as of kata-analyze before the move", Any(analyze::kata_genmove_analyze)),
    row(Theme::Analysis, "kata-search", "COLOR", "as reg_genmove", Any(play::reg_genmove)),
    row(Theme::Analysis, "kata-search_cancellable", "COLOR",
        "as reg_genmove, but a line that comes before its end is answered by cancelled", Any(play::search_cancellable)),
    row(Theme::Analysis, "kata-search_debug", "COLOR",
        "as reg_genmove, with the search on standard error", Any(play::search_debug)),
    row(Theme::Analysis, "kata-search_analyze", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as kata-genmove_analyze, but without playing the move", Any(analyze::kata_search_analyze)),
    row(Theme::Analysis, "kata-search_analyze_cancellable", "[COLOR] [INTERVAL] [KEY VALUE]...",
        "as kata-search_analyze; a line that comes before its end is answered by play cancelled",
        Any(analyze::kata_search_analyze_cancellable)),
    row(Theme::Analysis, "debug_moves", "[rawstats] [MOVE]...",
        "the board after moves and what is known of the moves there, for people", Go(analyze::debug_moves)),
    row(Theme::Analysis, "kata-benchmark", "VISITS",
        "search the position with this many visits, and say how fast that was", Any(analyze::benchmark)),

    row(Theme::Params, "level", "N", "as kata-set-param level N", Any(show::level)),
    row(Theme::Params, "set_random_seed", "N",
        "set the seed, as --seed N, and drop the tree", Any(show::set_random_seed)),
    row(Theme::Params, "get_random_seed", "", "the seed", Any(show::get_random_seed)),
    row(Theme::Params, "kata-list-params", "", "the names of the parameters, in one line", Any(core::list)),
    row(Theme::Params, "kata-get-param", "NAME", "the value of a parameter", Any(core::get)),
    row(Theme::Params, "kata-set-param", "NAME VALUE",
        "set a parameter, from the next search on; without VALUE to KataGo's default", Any(core::set)),
    row(Theme::Params, "kata-get-params", "", "all parameters in one line of JSON", Any(core::get_all)),
    row(Theme::Params, "kata-set-params", "JSON",
        "set all parameters that an object names, or none", Any(core::set_params)),
    row(Theme::Params, "kata-get-models", "", "the network in use, in one line of JSON", Any(core::models)),
    row(Theme::Params, "lz-setoption", "[name NAME value VALUE]",
        "set a parameter, or list them all", Any(core::set_option)),
    row(
        Theme::Params, core::NETWORK, "[FILE|own|auto|none]",
        "the network in use, and what it does not do; with an argument another one, as --net, and the game stays",
        Any(core::network),
    ),
    row(
        Theme::Params, core::HUMAN_NETWORK, "[FILE|auto|none]",
        "the network that moves as persons of a rank do; with an argument another one, as --human-net",
        Any(core::human_network),
    ),

    row(Theme::Time, "time_settings", "MAIN PERIOD STONES",
        "Canadian time in seconds; no limit if PERIOD has no stones", Any(time::time_settings)),
    row(Theme::Time, "time_left", "COLOR SECONDS STONES",
        "set a side's clock to what the arbiter's shows", Any(time::time_left)),
    row(Theme::Time, "kgs-time_settings", "SYSTEM NUMBER...",
        "none, absolute M, canadian M B S, byoyomi M B P", Any(time::kgs_time_settings)),
    row(
        Theme::Time, "kata-time_settings", "SYSTEM NUMBER...",
        "as kgs-time_settings, with fractions, fischer M I, fischer-capped M I CAP MOVE",
        Any(time::kata_time_settings),
    ),
    row(Theme::Time, "kata-list_time_settings", "",
        "the time systems that kata-time_settings takes", Any(time::list_time_settings)),
    row(Theme::Time, "kata-debug-print-tc", "", "the clocks of both sides, for people", Any(time::debug_clocks)),

    row(Theme::Rules, "liangyi-rulesets", "", "the names of the rulesets, one a line", Any(rules::rulesets)),
    row(Theme::Rules, "liangyi-ruleset", "[NAME]",
        "the ruleset, or choose NAME and its komi and replay the game under it", Any(rules::ruleset)),
    row(Theme::Rules, "kata-get-rules", "",
        "the rules as KataGo writes them, in one line of JSON", Go(rules::kata_get_rules)),
    GtpCommand {
        listed: |options| !options.keep_ruleset,
        ..row(Theme::Rules, "kata-set-rules", "NAME|JSON",
            "unless --keep-ruleset: choose rules by KataGo's name or JSON; the komi stays", Go(rules::kata_set_rules))
    },
    GtpCommand {
        listed: |options| !options.keep_ruleset,
        ..row(Theme::Rules, "kata-set-rule", "KEY VALUE",
            "unless --keep-ruleset: change one key of KataGo's JSON", Go(rules::kata_set_rule))
    },
    GtpCommand {
        listed: |options| options.kgs,
        answered: |options| !options.keep_ruleset,
        ..row(Theme::Rules, "kgs-rules", "NAME",
            "chinese, japanese, aga or new_zealand; listed with --kgs alone", Go(rules::kgs_rules))
    },
    row(Theme::Rules, "liangyi-play_virtual", "COLOR", "make a virtual move", Go(play::play_virtual)),
    row(Theme::Rules, "liangyi-genmove_virtual", "on|off",
        "whether genmove may answer virtual", Go(play::genmove_virtual)),
    row(Theme::Rules, "liangyi-bare_pass", "[pass|virtual]",
        "what PASS means: a pass, or a virtual move unless two come in a row", Go(play::bare_pass)),
    row(
        Theme::Rules, "liangyi-lenient", "[on|katago|off]",
        "whether a play that repetition or suicide forbids is made and marked: always, under KataGo's rules, never",
        Go(play::lenient),
    ),

    row(
        Theme::Show, "showboard", "",
        "the board with its last stone in brackets, prisoners and virtual stones, whose turn it is, ruleset",
        each(show::showboard, line::showboard),
    ),
    row(Theme::Show, "liangyi-legal", "COLOR", "every legal move", Any(show::legal)),
    row(Theme::Show, "liangyi-forbidden", "",
        "in renju, the forbidden points of Black with their kinds, one a line", of_lines(line::forbidden)),
    row(Theme::Show, "liangyi-explain", "COLOR MOVE [all]",
        "legal, or why not; with all, of Go under every ruleset, a line each", each(show::explain, line::explain)),
    row(Theme::Show, "liangyi-moves", "[en|zh]",
        "the numbered record, virtual moves and passes included, in English or Chinese", Any(show::moves)),
    row(Theme::Show, "liangyi-save_record", "FILE",
        "draw the record with the moves as numbers on the stones, as SVG or PNG", Go(show::save_record)),
    row(Theme::Show, "liangyi-game", "", "the game in one line of JSON", each(show::game, line::game)),
    row(Theme::Show, "liangyi-state", "",
        "where the game stands and what may be done, in one line of JSON; nothing is judged for it", Any(show::state)),
    row(Theme::Show, "liangyi-reasons", "COLOR",
        "every move that a side must not make, with the reasons in full, in one line of JSON", Any(show::reasons)),

    row(Theme::Show, "list_stones", "COLOR", "the stones of a side", Any(show::list_stones)),
    row(Theme::Show, "captures", "COLOR", "how many stones a side has taken", Go(show::captures)),
    row(Theme::Show, "is_legal", "COLOR MOVE", "1 for a legal move, else 0", Any(show::is_legal)),
    row(Theme::Show, "all_legal", "COLOR", "the points on which a side may play", Any(show::all_legal)),
    row(Theme::Show, "query_boardsize", "", "the size of the board", Any(show::query_boardsize)),
    row(Theme::Show, "get_handicap", "", "the number of handicap stones", Go(show::get_handicap)),
    row(Theme::Show, "last_move", "", "the last move: color and move", Any(show::last_move)),
    row(Theme::Show, "move_history", "", "the moves, the last one first", Any(show::move_history)),

    row(Theme::Score, "final_score", "",
        "the result if both sides agreed to stop now", each(score::final_score, line::final_score)),
    GtpCommand {
        listed: |options| options.gnugo,
        ..row(Theme::Score, "estimate_score", "", "with --gnugo: as final_score", Go(score::final_score))
    },
    row(Theme::Score, "final_status", "VERTEX",
        "the status of a stone or point, dame if it is nobody's", Go(show::final_status)),
    row(
        Theme::Score, "final_status_list", "STATUS",
        "the stones or points that are alive, dead, seki, black_territory, white_territory",
        Go(score::final_status_list),
    ),
    row(
        Theme::Score, "liangyi-why_dead", "VERTEX",
        "why a chain is called dead or living: a line for each side to begin, proved, read or estimated",
        Go(score::why_dead),
    ),
    row(Theme::Score, "liangyi-dead", "auto|none|VERTEX...",
        "set the dead chains that both sides agree on, until the position changes", Go(score::dead)),
    row(
        Theme::Score, "liangyi-owner", "auto|COLOR VERTEX...",
        "give a side empty points by agreement, until the position changes; auto drops what was given",
        Go(score::owner),
    ),
    row(
        Theme::Score, "liangyi-end", "[agreed|natural|auto]",
        "declare for both sides how the game ends here, dead stones removed or nothing, until the next move",
        Go(score::end),
    ),
    row(
        Theme::Score, "liangyi-eyes", "",
        "the basic eyes (基本眼位) of every living group, a line each: colour, a stone, own eyes, shared liberties",
        Go(score::eyes),
    ),
    row(
        Theme::Score, "liangyi-score", "[agreed|natural] [METHOD [K]]",
        "the count in lines of key and value; K is the number of empty points agreed on for equal-territory",
        Go(score::score),
    ),
    row(Theme::Score, "liangyi-score_board", "[agreed|natural] [METHOD [K]]",
        "the board rearranged for counting (做棋)", Go(score::score_board)),
    row(
        Theme::Score, "liangyi-made_up", "[agreed|natural] [METHOD [K]]",
        "the rearranged boards step by step, by the ruleset's own count and all that agree with it, in a line of JSON",
        Go(show::made_up),
    ),
    row(Theme::Score, "liangyi-rearrange", "[agreed|natural]",
        "begin to rearrange the board by hand (做棋): how it stands, in a line of JSON", Go(score::rearrange)),
    row(
        Theme::Score, "liangyi-rearrange_step", "STEP [COLOR VERTEX... [to VERTEX...|COLOR VERTEX...]]",
        "a step by hand: dead_off; give_up, take_off (负着); fill, put_back, move, exchange, fill_public, gather",
        Go(score::rearrange_step),
    ),
    row(Theme::Score, "liangyi-rearrange_undo", "", "take the last step by hand back", Go(score::rearrange_undo)),
    row(
        Theme::Score, "liangyi-compared", "",
        "the result under every ruleset, with what each point adds to the margin, in one line of JSON",
        Go(show::compared),
    ),
    row(Theme::Score, "liangyi-save_score", "FILE [agreed|natural] [METHOD [K]]",
        "draw the rearranged board, step by step, as SVG or PNG", Go(score::save_score)),
    row(Theme::Score, "liangyi-compare", "",
        "the position counted under every ruleset: name, margin, winner", Go(score::compare)),

    row(Theme::GoGui, "gogui-interrupt", "",
        "do nothing: its presence means that `# interrupt` ends a genmove", Any(core::nothing)),
    row(Theme::GoGui, "gogui-play_sequence", "COLOR MOVE ...",
        "make several moves, or none", Any(setup::play_sequence)),
    row(Theme::GoGui, "gogui-setup", "COLOR VERTEX ...",
        "start from a position, on the empty board", Any(setup::setup)),
    row(Theme::GoGui, "gogui-setup_player", "COLOR",
        "set the side that moves first in a position", Any(setup::setup_player)),
    row(
        Theme::GoGui, "gogui-analyze_commands", "",
        "the panels for GoGui's analysis window; graphics go to standard error from then on",
        Any(panels::analyze_commands),
    ),
    row(Theme::GoGui, "gogui-title", "", "the title of GoGui's window", each(panels::title, line::title)),
    row(Theme::GoGui, "liangyi-gogui_ruleset", "[KEY VALUE]",
        "the ruleset as a dialog, or set a key", Go(panels::ruleset)),
    row(Theme::GoGui, "liangyi-gogui_engine", "[KEY VALUE]",
        "the parameters as a dialog, or set a line", Any(core::dialog)),
    row(Theme::GoGui, "liangyi-gogui_ownership", "", "the ownership of each point, -1 to 1", Go(panels::ownership)),
    row(Theme::GoGui, "liangyi-gogui_territory", "", "the territory as a board of words", Go(panels::territory)),
    row(Theme::GoGui, "liangyi-gogui_moves", "COLOR", "the best moves with their win rates", Any(panels::moves)),
    row(Theme::GoGui, "liangyi-gogui_pv", "COLOR", "the principal variation", Any(panels::pv)),
    row(Theme::GoGui, "liangyi-gogui_legal", "COLOR",
        "why points are forbidden, nothing on all others", Go(panels::legal)),
    row(Theme::GoGui, "liangyi-gogui_virtual", "COLOR", "make a virtual move and say so", Go(panels::virtual_move)),
    row(Theme::GoGui, "liangyi-gogui_state", "", "turn, phase, virtual stones, prisoners", Go(panels::state)),
    row(Theme::GoGui, "liangyi-gogui_counts", "", "the count by each method", Go(panels::counts)),
    row(Theme::GoGui, "liangyi-gogui_compare", "", "the count under each ruleset", Go(panels::compare)),
    row(Theme::GoGui, "liangyi-gogui_eyes", "", "the basic eyes as graphics", Go(panels::eyes)),
    row(Theme::GoGui, "liangyi-gogui_made_up", "[STEP] [agreed|natural] [METHOD]",
        "a step of making the board up as graphics, the last one without STEP", Go(panels::made_up)),
    row(Theme::GoGui, "liangyi-gogui_search", "COLOR",
        "the searched moves, a line each: visits, win rate, lead, variation", Any(panels::searched)),
    row(
        Theme::GoGui, "liangyi-gogui_forbidden", "[lines]",
        "in renju, the forbidden points of Black as graphics, or their kinds and lines in words",
        of_lines(line::forbidden_panel),
    ),
    referee("gogui-rules_game_id", "with --gogui-rules: the name of the game", Any(ruler::game_id)),
    referee("gogui-rules_board_size",
        "with --gogui-rules: the lines of the board, tray included", each(ruler::board_size, line::board_size)),
    referee("gogui-rules_board", "with --gogui-rules: the board with the tray", each(ruler::board, line::board)),
    referee("gogui-rules_legal_moves",
        "with --gogui-rules: the legal moves, none at the end", each(ruler::legal_moves, line::legal_moves)),
    referee("gogui-rules_side_to_move", "with --gogui-rules: whose turn it is", Any(ruler::side_to_move)),
    referee("gogui-rules_captured_count",
        "with --gogui-rules: prisoners of Black and White", each(ruler::captured_count, line::captured_count)),
    referee("gogui-rules_final_result",
        "with --gogui-rules: the result in words", each(ruler::final_result, line::final_result)),
    referee("gogui-rules_board_gfx",
        "with --gogui-rules: the virtual stones, on the tray", each(ruler::board_gfx, line::board_gfx)),
];

/// The commands as tables in Markdown, one per theme.
pub fn markdown() -> String {
    let mut text = String::new();
    for (theme, heading) in Theme::ALL {
        let _ = writeln!(text, "\n### {heading}\n\n| command | does |\n| --- | --- |");
        for command in COMMANDS.iter().filter(|command| command.theme == theme) {
            let call = format!("{} {}", command.name, command.args.replace('|', "\\|"));
            let _ = writeln!(text, "| `{}` | {} |", call.trim_end(), command.doc);
        }
    }
    text.trim_start().to_string()
}

/// The commands as a section of a manual page, in roff.
pub fn roff() -> String {
    let escape = |text: &str| text.replace('\\', "\\e").replace('-', "\\-");
    let mut text = ".SH GTP COMMANDS\n".to_string();
    for (theme, heading) in Theme::ALL {
        let _ = writeln!(text, ".SS {}", escape(heading));
        for command in COMMANDS.iter().filter(|command| command.theme == theme) {
            let _ = writeln!(
                text,
                ".TP\n\\fB{}\\fR {}\n{}",
                escape(command.name),
                escape(command.args),
                escape(command.doc)
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_single_words_with_a_line_each() {
        let mut names = std::collections::HashSet::new();
        for command in COMMANDS {
            assert!(names.insert(command.name), "{} is listed twice", command.name);
            assert!(!command.name.contains(char::is_whitespace));
            assert!(!command.doc.is_empty() && !command.doc.contains('\n'));
        }
    }

    #[test]
    fn every_command_is_documented_once() {
        let (markdown, roff) = (markdown(), roff());
        for command in COMMANDS {
            let row = format!("| `{}", command.name);
            let ends = |rest: &str| rest.starts_with([' ', '`']);
            assert_eq!(markdown.split(&row).skip(1).filter(|rest| ends(rest)).count(), 1, "{}", command.name);
            assert!(roff.contains(&command.name.replace('-', "\\-")));
        }
    }
}
