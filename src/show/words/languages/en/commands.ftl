# What commands and options do. The English file is made of the code, by `UPDATE_DOCS=1 cargo test --test languages`:
# a command has here what is its own, and `shared-options` what several commands have alike.

shared-options =
    .bare_pass = What a single PASS of the client means
    .bare_pass-more = Where the ruleset has virtual moves; two in a row are always passes.
    .config = Configuration files of KataGo's
    .config-more = What has no effect here is named on standard error. `docs/kata.md` lists the settings that have one.
    .count_as = Search for the best result under the counting of this ruleset
    .count_as-more = Instead of the chosen one's, to measure what the chosen one's is worth.
    .dead = The dead chains, or `none` [default: judged]
    .dead-more = A vertex of each, separated by commas.
    .files = Records or positions; `-` reads standard input
    .files-more = SGF files, of which the main line is read, GIB, NGF and UGI files; or positions, as figures of `●`, `○` and `┼`, or of `X`, `O` and `.`. `FILE#2` is the second game of a file.
    .files_from = A list of more files, a path on each line
    .files_from-more = Or with a NUL after each, as `find -print0` writes them; `-` reads the list from standard input.
    .game = Take one game of each file only
    .game-more = The game with this number, counted from 1.
    .genmove_virtual = Let `genmove` answer `virtual`
    .genmove_virtual-more = Scripts may understand it, but no GUI does.
    .gnugo = Reply as GNU Go where its clients depend on it
    .gnugo-more = As Kigo does: `PASS` in capitals, whose turn it is after `loadsgf`, territory in one line, and `estimate_score`.
    .gogui = Draw the search in GoGui while the engine thinks
    .gogui-more = Without waiting until GoGui asks for its panels.
    .gogui_rules = List the commands `gogui-rules_*`
    .gogui_rules-more = GoGui then asks a second copy of the program about the rules, and shows a point outside the board on which a stone is a virtual move.
    .handicap_by_plays = Whether Black's plays before White's first are handicap stones
    .handicap_by_plays-more = As KataGo has it; `off`: they are stones of a diagram. No moves either way.
    .human_model = Another name of --human-net
    .human_net = The network that moves as persons of a rank do
    .human_net-more = A file of KataGo's, `auto` for one that lies in the folder of `liangyi net path`, or `none`. docs/levels.md says where there is one.
    .katago_name = Answer `name` with a name that begins with KataGo
    .katago_name-more = For clients such as Lizzie that show score and ownership only then. With KataGo's own options, such as --config, the name is KataGo and the version KataGo's.
    .keep_ruleset = Do without `kata-set-rules` and `kata-set-rule`
    .keep_ruleset-more = Clients such as q5Go choose rules by them, unasked.
    .kgs = List `kgs-rules` too
    .kgs-more = A KGS bridge chooses the ruleset by this command.
    .komi = The komi at the start [default: the ruleset's own]
    .lenient = Make moves that repetition or suicide forbids, under every ruleset
    .lenient-more = They are marked, instead of being refused: for reviewing games played under other rules. Without the option that is so only under rulesets of which KataGo has games, as it has them: not for a stone alone.
    .level = The strength, 1 to 15
    .level-more = At 1 to 6 moves are drawn from those that the program's own network finds likely, the weaker the more freely; at 7 to 10 it searches, a bounded number of evaluations, and above that the network that was chosen or fetched, if there is one. With --net none there are ten levels, by playouts.
    .log = Write a log to this file
    .memory = Memory for the search, in megabytes
    .mode = The mode of the program, for clients that start it as they start GNU Go
    .net = The network to play and to judge with
    .net-more = A file of KataGo's (.bin.gz, .bin, .txt.gz or .txt), `own` for the one that this program has in it, `auto` for the one that `liangyi net path` finds, or the own one where it is worth more than playouts, or `none`.
    .out = Write the lines of JSON to this file as files are counted
    .out-more = After a kill the same command goes on where it ends.
    .override_config = Settings as in a configuration file
    .override_config-more = Such as maxVisits, maxTime, numSearchThreads, rules. They overrule those of the files.
    .override_version = The version to report to clients
    .override_version-more = With KataGo's own options it is otherwise the version of KataGo whose commands are answered.
    .owner = Empty points that are one side's by agreement: `black:C3,D4`
    .owner-more = Separated by commas; may be given for each side.
    .part = Take one part of the files only, such as 3/40
    .part-more = The third of forty: of every forty files the third.
    .playouts = Playouts for a move
    .playouts-more = The search stops after N even if there is time left. What is left of them where the choice is clear goes to later moves whose choice is not, up to 3 N more for one.
    .points = How points are written: `letters` as D4, `x-y` as X4Y4
    .points-more = `x-y` has the numbers of their lines; both are read.
    .ponder = Search in the opponent's time
    .ponder-more = With all threads, until the next command comes.
    .rank = Move as persons of this rank do, 20k to 9d
    .rank-more = At their pace, with a network that knows them (--human-net).
    .record = Draw the game record as SVG or PNG, for one file
    .record-more = The moves are numbers on the stones; PNG has 300 dpi.
    .resign_below = Resign when the winning chance is below this, 0 to 1
    .resign_below-more = With 0 it never resigns.
    .rules_file = A TOML file with rulesets of your own
    .rules_file-more = They are listed and chosen like the others.
    .ruleset = The ruleset, see `liangyi rules`
    .ruleset-more = A name that it lists, a short name of KataGo's, or KataGo's JSON.
    .seed = The seed of the random numbers
    .seed-more = With one thread and --playouts the same seed plays the same game.
    .size = The board, 9 or 9x13 [default: the ruleset's own]
    .size-more = That at the start; a side has 2 to 21 lines.
    .strict = Refuse moves that repetition or suicide forbids, under every ruleset
    .strict-more = As a referee does.
    .tables = Play with the learnt tables in this folder
    .tables-more = Instead of those built in: patterns.bin, playouts.bin, playouts-small.bin, ladders.bin and net.bin, as the developers' tools write them; those that are not there stay the built-in ones.
    .threads = Threads of the search
    .time = The most seconds for a move [default without a clock: 5]
    .time-more = Whether the client sets a clock or not. Without one there is no limit where --playouts is given.
    .unit = How results are given: `own` as B+1.5, `zi` as 黑胜3/4子
    .unit-more = `own` as GTP writes them, `zi` as the Chinese texts do, in 子 where the ruleset counts stones and surrounded points together, else in its own unit.

command-liangyi =
    .about = A Go engine and referee for every ruleset, virtual moves included
    .about-more = Without a command it speaks GTP, the protocol by which Go programs talk to each other: give this program to a Go GUI as its engine, or type `list_commands` to see what it understands.
    .after = All options: liangyi --help. Those of a command: liangyi COMMAND --help
    .after-more =
        Examples:
          liangyi                                speak GTP, for a GUI such as Sabaki
          liangyi --ruleset jipingdian --size 9  the same, with those rules and that board
          liangyi --ruleset '{"{"}"ko":"SIMPLE"{"}"}'    rules in KataGo's words
          liangyi play --size 9                  play against it here, in the terminal
          liangyi rules                          list the rulesets
          liangyi rules jihuozi                  explain one

        Exit status:
          0  the job is done; a client or a pipe that goes away is no failure
          1  the job failed, as when a game cannot be counted or the output not be written
          2  the command line, or a file named on it, cannot be used
          130  Ctrl-C ended the job; what was found until then has been written
    .lang = The language of answers: en, zh-Hans or zh-Hant
    .lang-more = Or a locale such as zh_TW [default: that of the environment, or English]. JSON, pictures of Go, SGF but for lessons and protocols are in English; GTP says in the language what is for people, if this option names one.
    .licences = Print the licences of the crates and packages in the program
    .licences-more = Each with the text of its licence.

command-gtp =
    .about = Speak GTP on standard input and output (the default)

command-play =
    .about = Play a game in this terminal
    .about-more = Draws the board and reads moves as `d4`, `virtual` or `pass`; `undo`, `score`, `hint`, `why d4` and more are listed by `help`. Any ruleset, renju too.
    .file = A record to go on from
    .file-more = Under the rules and on the board that it has; `FILE#2` is the second game of a file.
    .size = The board, 9 or 9x13 [default: the ruleset's own]
    .size-more = A side has 2 to 21 lines.
    .komi = The komi [default: the ruleset's own]
    .color = Your side: black, white, both, neither [default: black]
    .color-more = What other programs have after this option, auto, always or never, is taken as that of --colors.
    .opening_rule = The rule that opens a game of renju
    .opening_rule-more = free, swap, swap2, soosyrv8, taraguchi10, rif; `liangyi rules swap2` explains one. Who has Black by --color begins.
    .colors = Whether stones are told apart by colours
    .colors-more = `never` shows them as ● and ○ instead.
    .name = Your name in records of the game
    .name-more = Without it, the name of your account.
    .level = The strength of the engine
    .playouts = Playouts for a move of the engine's
    .playouts-more = The search stops after N even if there is time left. What is left of them where the choice is clear goes to later moves whose choice is not, up to 3 N more for one.
    .time = Seconds for a move of the engine's [default: 2]
    .time-more = Without a limit where --level or --playouts is given.
    .seed = The seed of the random numbers
    .plain = Letters instead of colours and signs beyond ASCII

command-web =
    .about = Play, count and review on a page in the browser
    .about-more =
        It is in English and in Chinese, simplified and traditional.

        Prints the address of the page and opens it. It is served to this machine alone, and to who has the token in the address; `docs/web.md` says how to reach it from another machine. Ctrl-C ends it.
    .file = A record to be shown, in any format that `score` reads; `FILE#2` is the second game of a file
    .game = Show the game with this number of the file
    .game-more = Counted from 1, where a file has several.
    .move_number = Show it after so many moves [default: at its end]
    .move_number-more = Of its main line.
    .panel = The panel that is open first
    .panel-more = Without it, review with a record, else play.
    .matches = Show the matches in this folder too, also while they are played
    .matches-more = One that `match --out` names, or a folder of such folders. Nothing is written there.
    .no_keep = Keep no games
    .no_keep-more = Otherwise the last hundred are kept as records in a folder of your data, and the page lists them.
    .port = The port [default: the first of 19361 to 19370 that is free, or else any]
    .port-more = A program that is started again has the port that it had, for which the browser has kept the record.
    .no_open = Do not open a browser
    .no_open-more = Other users of this machine see what a browser is started with, so use this where there are any, and open the address that is printed.
    .listen = Serve other machines too, at this address of this machine
    .listen-more = By the names of --host. Nothing is encrypted then.
    .host = A name or address by which browsers reach the page
    .host-more = With a port where it is another one, as behind a tunnel; can be given again.
    .threads = How many searches of all tabs run at once [default: all cores]
    .threads-more = Each runs on a core.
    .memory = Memory for the searches of all tabs, in megabytes
    .ponder = Think while a person does, in each tab where the engine plays

command-analysis =
    .about = Analyse positions for programs that use KataGo's analysis engine
    .about-more = Speaks KataGo's JSON analysis protocol on standard input and output, so that this program can stand in for KataGo. Options may be written with one dash, as KataGo's clients do. `docs/analysis.md` describes queries and responses.
    .analysis_threads = Positions to analyse at the same time [default: one for each core]
    .quit_without_waiting = At the end of the input end all analyses too
    .quit_without_waiting-more = They are finished otherwise.
    .seed = The seed of the random numbers
    .seed-more = With one thread for a position the same seed gives the same analysis.
    .memory = Memory for all searches together, in megabytes

command-rules =
    .about = List the rulesets, explain one, or compare several
    .name = The ruleset to explain, or several to be compared; without one all are listed
    .name-more = Of several the axes are shown on which they differ, and what each says there. The opening rules of renju are explained as well: swap, swap2, soosyrv8, taraguchi10, rif.
    .markdown = List as a table in Markdown
    .json = Print a line of JSON: the axes on which the rulesets differ
    .json-more = All axes of one ruleset; without a name, every ruleset is compared.

command-lessons =
    .about = List the lessons, or print one as a record with comments
    .about-more = A lesson is an example game with a comment on every move: a ko and virtual moves, false life, a board counted in many ways, dame and the last ko, wild regions, shares, forbidden points. Any viewer of SGF files shows it; the comments are in the language of --lang.
    .name = The lesson to print; without it all are listed

command-match =
    .about = Play matches between two GTP engines, and referee them
    .about-more =
        Under any ruleset.

        Games are numbered from 1. The engine of --black has Black in the odd games, that of --white in the even ones; games 1 and 2 share an opening, 3 and 4 the next, and so on. An engine that crashes, hangs, answers nonsense or plays an illegal move loses that game and is started again, and the match continues.
    .after =
        Example: 100 games on 9x9, four random moves first, two games at a time:
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .after-more =
        Exit status: 0 the match was played, 1 it could not be played, 2 the options are wrong, or an engine cannot be started or refuses them.

        Example: 100 games on 9x9, four random moves first, two games at a time:
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .black = The engine with Black in the first game
    .black-more = Its command line, split into words as by a shell. It has Black unless lots are drawn.
    .white = The engine with White in the first game
    .black_setup = A GTP command for the engine of --black after each start
    .black_setup-more = May be repeated.
    .white_setup = A GTP command for the engine of --white after each start
    .white_setup-more = May be repeated.
    .games = The number of games
    .games-more = With an even number every opening is played twice.
    .size = The board, 9 or 9x13 [default: the ruleset's own]
    .size-more = A side has 2 to 21 lines.
    .komi = The komi [default: the ruleset's own]
    .time = The clock, such as 10m+3x30s
    .time-more = none, 2s/move, 10m, 10m,30s (at most 30s a move) and 10m+5s,15m,30s (Fischer, at most 15m on the clock and 30s a move); 10m+5s is Fischer, 10m+3x30s byo-yomi, 10m+30s/25 Canadian. What an engine takes beyond 0.1s for an answer to `play` or `time_left` counts for its next move.
    .grace = How long a move may overrun the clock before its side loses
    .hang = How long to wait for a reply, unless the clock allows less
    .concurrency = Number of games at the same time
    .concurrency-more = Each has its own pair of engines.
    .openings = SGF files whose stones and moves begin the games, in turn
    .openings-more = Black's stones alone are a handicap, and White moves first; other stones are a position that is set up.
    .opening_moves = Random moves that begin each pair
    .opening_moves-more = They are legal, and follow those of --openings.
    .opening_rule = The rule that opens games of renju
    .opening_rule-more = free, swap, swap2, soosyrv8, taraguchi10, rif; `liangyi rules swap2` explains one. The programs are asked by `liangyi-opening`, which both have to list; who has Black in a game begins.
    .nigiri = Draw lots for who has Black in the first game of each pair
    .nigiri-more = From the seed (nigiri, 猜先).
    .seed = The seed of the random openings and of the lots
    .seed-more = And of a seed for each game that is sent to engines that list `set_random_seed`.
    .adjudicate = How dead stones are settled
    .adjudicate-more = What to do when the engines disagree about them: `resolution` resumes play in the order of the ruleset, up to three times, then counts stones still disputed as alive (under territory rules the referee judges at once); `referee` lets Liangyi judge; `none` removes nothing.
    .net = The network that judges dead stones [default: auto]
    .net-more = A file, `own` for the one that this program has in it, `auto` for the one that `liangyi net path` finds, or the own one where it is worth more than playouts, or `none`. What is named here is what engines of Liangyi's play with too, but for those whose command says otherwise [env: LIANGYI_NET].
    .max_moves = Number of moves after which a game is a draw
    .max_moves-more = Without it, four times the points of the board, at least 200.
    .final_scores = Send final_score to both engines after counted games
    .final_scores-more = And report how often they agree with the referee.
    .sprt = Stop when a sequential test decides, as `0,50`
    .sprt-more = Between these two differences in Elo, with errors of 5 %, over the games in the order of their numbers.
    .out = Store the match in this folder
    .out-more = match.json, results.jsonl, games/*.sgf and the reports. An interrupted match continues when it is started again with the same options; --games, --sprt and --concurrency may change.
    .store = Keep the match in a PostgreSQL database
    .store-more = postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME. The same command on any number of machines, at any time, joins the same match, NAME (`match` unless it is given); settings and programs must be the same on all. The variable PGPASSWORD may have the password instead. The program has to be built with `--features postgres`.
    .part = Play one part of the match only, such as 3/40
    .part-more = The third of forty: of every forty pairs of games the third. Each part has a folder of its own, is continued by itself, and plays all its games unless they alone decide --sprt.
    .merge = Join parts of a match, each in its folder, in that of --out
    .merge-more = Without playing: the match is the one that is made without --part, but for times. Nothing is written unless every game is there once and all settings agree.
    .report = Write its reports again, without playing
    .report-more = Those of the match in this folder; or report on the match in this database.
    .export = Copy the match of --report into this folder
    .export-more = As --out keeps one.

command-regress =
    .about = Run GTP regression files with any GTP program
    .about-more = The files are those of GNU Go and gogui-regress: GTP commands, of which the numbered ones are tests. After a test may stand the answer it expects, `#? [regex]`, matched from end to end; `[!regex]` must not match; `*` after it marks a known failure, `&` a test that does not count. Every file is run by a new process of the program, in the folder of the file.
    .after = Exit status: 0 everything went as expected, 1 a test failed unexpectedly, 2 the program crashed or a file could not be read.
    .program = The program: its command line, split into words as by a shell
    .files = Regression files, or @FILE for a list of them
    .files-more = One a line.
    .long = Print every test, not only unexpected outcomes
    .timeout = How long to wait for a reply

command-score =
    .about = Count finished games in files
    .about-more = Dead stones are judged unless they are named. A file that cannot be counted is reported on standard error with the reason, and the others are counted all the same.
    .after-more = Exit status: 0 every file was counted, 1 some could not be, 2 the options are wrong or none of the files can be read.
    .threads = Threads [default: one for each core]
    .threads-more = Each has a file of its own. What is written is the same for any number.
    .ruleset = The ruleset [default: the file's own, or chinese]
    .komi = The komi [default: the file's]
    .komi-more = Without it and without one in the file, the ruleset's own.
    .end = How the game has ended [default: as the file says]
    .end-more = Whether the dead stones are taken off by agreement, or the board is counted as it stands at a natural end. Where the file says nothing, agreed.
    .method = How to count, or `all` [default: the ruleset's own way]
    .k = Empty points left to both sides, for equal-territory
    .k-more = The number that both sides agree on; without it, a handy one.
    .rearranged = Read a rearranged board, and what it means
    .rearranged-more = One with as many empty points of both sides, whose stones are compared (等空局面), or with as many stones, whose points are (等子局面). With --method it has to be that one.
    .json = Print a line of JSON for each file and method
    .json-more = Or for a file that cannot be counted, with the reason as `error`.
    .explain = Say what each side's sum is made of
    .explain-more = As the text of the count takes it together, and what a side's count has to exceed to win where one side's count gives the other's.
    .why = Why the chain on a vertex is called dead or living
    .why-more = A line for each side to begin; without a vertex, every chain that is dead or uncertain.
    .moves = List the moves with their numbers
    .moves-more = Virtual moves and passes named, in this language, or in that of --lang.
    .picture = Draw the rearranged board as SVG or PNG
    .picture-more = Step by step, for one file and one method; PNG has 300 dpi.

command-compare =
    .about = Count games under every ruleset
    .after-more = Exit status: 0 every game was counted, 1 some could not be, 2 the options are wrong or none of the files can be read.
    .threads = Threads [default: one for each core]
    .threads-more = Each has a file of its own. What is written is the same for any number.
    .komi = The komi under every ruleset, or `record` for that of each record [default: each ruleset's own]
    .json = Print a line of JSON for each file
    .json-more = It has every ruleset, or the reason as `error` where the file cannot be counted.

command-explain-move =
    .about = Say under which rulesets a move is legal, and why
    .about-more = The game is replayed under each of them, and what one forbids of it is said. A ko, a repetition and a null move name the move after which the position stood before, and rules with a debt for extra moves who owes then.
    .after-more = Exit status: 0 the move was explained, 2 the options are wrong or the file cannot be read.
    .file = A record or position; `-` reads standard input
    .file-more = As `liangyi compare` reads them. `FILE#2` is the second game of a file.
    .explained = The move: a point, `pass` or `virtual`
    .move_number = After how many moves of the game [default: at its end]
    .move_number-more = Of its main line.
    .color = Whose move it is, black or white [default: the side to move]
    .ruleset = Only under this ruleset; may be repeated
    .ruleset-more = A name that `liangyi rules` lists, a short name of KataGo's, or KataGo's JSON.
    .json = Print a line of JSON
    .json-more = It has every ruleset.

command-review =
    .about = Review games: what the moves have cost
    .about-more = Every position of the main line is searched. With --out each file gets a record that Sabaki, KaTrain and the page open: graphs, comments, better lines as variations. `docs/review.md` says what is in it.
    .after-more = Exit status: 0 every file was reviewed, 1 some could not be, 2 the options are wrong or none of the files can be read.
    .threads = Threads [default: one for each core]
    .threads-more = Each has a file of its own. What is written is the same for any number.
    .visits = Visits of every position [default: 100 with a network, or 1000]
    .out = Write a record with the analyses to this folder for each file
    .out-more = After a kill the same command goes on where it was.
    .variations = Loss of a move from which on a better line is kept
    .variations-more = Where a move has cost so many points or more, the best line stands in the record as a variation; in games without points a tenth of it is a win rate.
    .rank = Say what persons of this rank would play, 20k to 9d
    .rank-more = At every position, and whether they find the better one of a costly move; and of which ranks the players seem to be. With a network that knows them (--human-net).
    .json = Print a line of JSON for each file
    .json-more = Or for one that cannot be reviewed, with the reason as `error`.

command-renju =
    .about = Show the forbidden points of renju positions, and why
    .about-more = Draws each board with Black's forbidden points, 3 for a three-three, 4 for a four-four, 6 for an overline, * for more than one of them, and explains each: the lines, and for a three that is not open the point that spoils it.
    .files = Positions, records or libraries; `-` reads standard input
    .files-more = A drawing of rows with X, O and `.`, or with `●`, `○` and `┼`; an SGF file (`GM[4]`), a file of Piskvork's (`.psq`), RenjuNet's database (`.rif`) or a list of moves such as h8g6f6, a game on each line, judged after the last move of every game; or a library of RenLib's (`.lib`), judged at the end of its main line. `FILE#2` is the second game of a file.
    .at = Explain this point, forbidden or not; may be repeated
    .at-more = Columns are A to O with I, as renju players write them.
    .why_not = Say what would free this point of Black's, if it is forbidden; may be repeated
    .why_not-more = Each single stone, there or not, without or with which the point would not be forbidden, and each four that Black makes there and White has to answer.
    .white = Judge for White instead of Black where points are explained
    .each = Judge every position of a file
    .each-more = After each move of an SGF file, after each move of each variation of a library.
    .move_number = Judge the position after this many moves of each file
    .move_number-more = Of its main line; 0 is the position before the first. All other options are about that position then.
    .solve = Search the position for wins by fours, and by threes and fours
    .solve-more = Of the side to move, or of the sides that are named, as if it were their turn: all first moves that win, in how many moves of both sides, and the shortest line found.
    .refutations = Say which reply refutes each threat that does not win
    .time = The most seconds for each side that is searched
    .json = Write one line of JSON for each position instead of text
    .picture = Draw the position with its forbidden points and the lines that make them so
    .picture-more = As SVG or PNG. With --solve the moves of the soonest win are numbers on their stones, and the points are marked that are forbidden after them.
    .write = Write the games to this library or record instead of judging positions
    .write-more = All games with their variations and comments: as one library of RenLib's (`.lib`), in which what several games begin with is there once, or as games of SGF (`.sgf`).

command-piskvork =
    .about = Speak the Gomocup protocol, for renju and gomoku
    .about-more =
        On standard input and output, for managers of games.

        `INFO rule` chooses the rules: 4 renju (until it is sent), 0 five or more in a line win, 1 exactly five win, 2 Yixin's number for renju. `SWAP2BOARD` is answered by the rule of Swap2: stones, a swap or a move. Games of the other opening rules begin from BOARD.
    .playouts = Playouts for a move
    .playouts-more = The search stops after N even if there is time left.
    .memory = The most memory for the search, in megabytes; the manager may set less

command-solve =
    .about = Prove the value of a very small board, with a line of best play
    .about-more = Every line of play is searched with its whole history, from the empty board, without komi, and counted as it stands when the game ends.
    .all = Solve under every ruleset, and print a table
    .size = The board, up to 10 points such as 3x3 or 2x5
    .size-more = Larger ones have too many positions.
    .positions = Give up after this many positions

command-bench =
    .about = Measure playouts a second
    .about-more = With a signature that changes with the playouts played.
    .ruleset = The rulesets, separated by commas
    .size = The boards, separated by commas: 9 for 9x9, or 9x13
    .targets = Measure a network with every instruction set of this machine
    .targets-more = Not only with the fastest.
    .threads = Threads of the search or the network, separated by commas
    .threads-more = The whole search, or a network, is measured with each of these numbers.
    .playouts = Playouts for each line of the table
    .seed = The seed of the random numbers
    .rounds = Rounds of each line of a network's; the table shows medians

command-version =
    .about = Print the version, as --version does

command-net =
    .about = Bring KataGo's networks to this machine, and say what they are

command-net-get =
    .about = Bring the network that KaTrain carries, where it is found automatically
    .about-more = Downloads KaTrain's package (about 100 MB) with the pip of the Python that is installed, takes the network and its licence out of it and leaves nothing else behind. The network is read first; beside it lies its SHA-256.
    .dir = Put it here [default: the user's folder for data]
    .dir-more = It is found there automatically.
    .wheel = Take it from this wheel of KaTrain's, and download nothing
    .python = The Python whose pip is used
    .python-more = Without it, python3, python or py, the first that has one.
    .again = Bring it even if the folder has a network

command-net-info =
    .about = Say what the file of a network is: its blocks, its size, what an evaluation costs
    .file = The file, as KataGo reads it: .bin.gz, .txt.gz, .bin or .txt, or `own` for the program's own network [default: the one that is found automatically, or the program's own]
    .json = Print one JSON object

command-net-write =
    .about = Write the program's own network to a file that KataGo reads
    .about-more = Packed, in text, or both, as the name of the file ends: .bin.gz, .bin, .txt.gz or .txt.
    .file = The file

command-net-path =
    .about = Print where the network lies that is found automatically
    .about-more = It is the newest in the folder; the exit status is 1 if there is none.
    .dir = Look here [default: the user's folder for this program's data]

command-selfplay =
    .about = Play games against itself, to learn from
    .about-more = Writes games, one a line: `B+` or `W+` for the winner or `?`, a blank, the moves, two letters each as in SGF (`pd` is column p, row d from the top), Black first, `--` for a pass, a blank, Black's winning chance before each move in percent, two digits or `--`. Games that are in the file already are kept, so an interrupted run is continued by the same command.
    .out = The file of games
    .out-more = Games in it are kept, and new ones are added at its end.
    .games = The number of games in the end
    .games-more = That of the file, or of the files of all parts.
    .part = Play one part of the games only, such as 3/40
    .part-more = The third of forty: of every forty games the third. A game is known by its place in the file, so each part has a file of its own and is always continued as the same part.
    .size = The board: 9 for 9x9, or 9x13
    .komi = The komi
    .playouts = Playouts for a move
    .opening_moves = The largest number of random moves at the beginning of a game
    .opening_moves-more = They are drawn by the playout policy.
    .threads = Threads [default: one for each core]
    .threads-more = The games are the same for any number.

command-completions =
    .about = Print completions for a shell
    .about-more = For bash: liangyi completions bash > ~/.local/share/bash-completion/completions/liangyi
    .shell = The shell

command-man =
    .about = Show the manual page of the program, or of a command
    .about-more = At a terminal it is paged; elsewhere its source is printed.
    .command = The command whose page is shown, such as `score` or `net get`
    .dir = Write the page of the program and one for each command into a folder
