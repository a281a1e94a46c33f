# Renju, as `--ruleset renju` starts it: each command of list_commands answered, or refused because it is for Go.

10 protocol_version
#? [2]
11 name
#? [Liangyi]
12 version
#? [\d+\.\d+(\.\d+)?]
13 known_command liangyi-forbidden
#? [true]
14 list_commands
#? [protocol_version\n.*\nliangyi-forbidden\n.*]
15 stop
#? []
16 clear_cache
#? []
17 cputime
#? [\d+\.\d+]
18 gomill-cpu_time
#? [\d+\.\d+]
19 gogui-interrupt
#? []

# The board. The text's board has 15 lines.
20 liangyi-game
#? [\{"forbidden_points":\[\],"move_number":0,"over":false,"reason":null,"ruleset":"renju","size":15,"to_move":"black","winner":null\}]
21 boardsize 11
#? []
22 rectangular_boardsize 15 15
#? []
23 clear_board
#? []
24 komi 2.5
#? []
25 get_komi
#? [2\.5]
26 liangyi-rulesets
#? [jipingdian\n.*\nrenju]
27 liangyi-ruleset
#? [renju]
28 printsgf
#? [\(;GM\[4\].*SZ\[15\]RU\[renju\]\)]

# Moves: four on a line, which White must answer.
30 play b H8
#? []
31 play w A1
#? []
32 gogui-play_sequence b H9 w A2 b H10 w C1 b H11
#? []
33 last_move
#? [black H11]
34 move_history
#? [black H11\nwhite C1\nblack H10\nwhite A2\nblack H9\nwhite A1\nblack H8]
35 liangyi-moves
#? [1 B H8\n2 W A1\n3 B H9\n4 W A2\n5 B H10\n6 W C1\n7 B H11]
36 list_stones w
#? [A1 C1 A2]
37 is_legal w H12
#? [1]
38 is_legal w H11
#? [0]
39 all_legal w
#? [B1 D1 .* O15 P15]
40 liangyi-legal w
#? [B1 D1 .* P15 pass]
41 liangyi-explain w H12
#? [legal(\n.*)?]
liangyi-lang zh-Hans
411 liangyi-lang
#? [zh-Hans]
412 liangyi-explain w H12
#? [可下(.*\n?)*]
413 showboard
#? [(.*\n)*已下\d+手，轮到.方下\n(黑方的禁手：.*\n)?规则renju]
liangyi-lang en
42 showboard
#? [.*\n11 (\. ){6}\.\(X\)\. .*White to move after move 7\nRuleset renju]
43 final_score
#? [0]
44 reg_genmove w
#? [H7|H12]
45 kata-search b
#? [H7|H12]
46 kata-search_analyze b 10
#? [.*play H(7|12)]
47 undo
#? []
48 gg-undo 2
#? []
49 liangyi-game
#? [.*"move_number":4,.*]
50 liangyi-forbidden
#? []
501 liangyi-opening swap2
#? [[A-P]\d+,[A-P]\d+,[A-P]\d+]
502 liangyi-opening rif H8,H9,J10
#? [black|white]
503 liangyi-opening rif H8,H9,J10 keep A1
#? [[A-P]\d+,[A-P]\d+]
504 liangyi-opening soosyrv8 H8,H9,J10 swap A1
#? [[1-8]]
505 liangyi-opening rif H8,H9,J10 keep A1 B2,B3
#? [B2|B3]
#> liangyi-opening
#! syntax error: rule missing
#> liangyi-opening pro
#! syntax error: pro is not an opening rule: free, swap, swap2, soosyrv8, taraguchi10, rif
#> liangyi-opening rif A1,A2,A3
#! A1,A2,A3: A1 is outside the square of 1x1 around the middle
#> liangyi-opening swap H8,H9,J10 maybe
#! 'maybe' is no answer to what is asked
#> liangyi-opening swap H8,H9,Z10
#! 'Z10' is no point of the board
#> liangyi-opening free
#! the opening is over
51 kgs-game_over
#? []

# Moves of the engine: five is made where four stand.
60 kata-set-param playouts 60
#? []
61 kata-get-param playouts
#? [60]
62 kata-list-params
#? [analysisWideRootNoise .* winLossUtilityFactor threads time playouts level resign_below memory ponder handicap_by_plays liangyi-net liangyi-human_net]
621 kata-get-params
#? [\{.*"maxPlayouts":60,.*\}]
622 kata-set-params {"maxPlayouts": 60}
#? []
623 kata-get-models
#? [\[\{"internalName":"liangyi-.*]
624 kata-debug-print-tc
#? [Black .*\nWhite .*]
#> debug_moves
#! debug_moves is for Go, and renju is played
625 kata-benchmark 20
#? [visits 20 .*]
626 kata-search_cancellable b
#? [[A-O]\d+]
627 kata-search_analyze_cancellable b 10
#? [.*play [A-O]\d+]
628 kata-search_debug b
#? [[A-O]\d+]
629 genmove_debug b
#? [[A-O]\d+]
630 undo
#? []
63 level 2
#? []
64 lz-setoption
#? [\s*option name threads .*]
65 lz-setoption name playouts value 60
#? []
68 liangyi-net
#? [none]
168 liangyi-human_net
#? [none]
66 gogui-play_sequence b H10 w C1 b H11 w P15
#? []
67 genmove b
#? [H7|H12]
68 final_score
#? [B\+1]
clear_board
gogui-play_sequence b H8 w A1 b H9 w A2 b H10 w C1 b H11
69 genmove_analyze w 10
#? [.*play H(7|12)]
70 liangyi-game
#? [.*"move_number":8,.*]
71 kata-genmove_analyze b 10
#? [.*play H(7|12)]
clear_board
72 lz-genmove_analyze b 10
#? [.*play [A-HJ-P]\d+]

# Time.
80 time_settings 60 10 25
#? []
81 time_left b 5 10
#? []
82 kgs-time_settings byoyomi 300 30 5
#? []
83 kata-time_settings none
#? []
84 kata-list_time_settings
#? [none absolute byoyomi canadian fischer fischer-capped]

# Positions: the fork of two threes.
clear_board
90 gogui-setup b H8 b H9 b G10 b F10 w G7 w C3 w C4 w C13
#? []
91 gogui-setup_player b
#? []
92 liangyi-forbidden
#? [H10 three-three]

# GoGui's panels.
93 gogui-title
#? [Liangyi, renju]
94 gogui-analyze_commands
#? [param/Engine parameters/liangyi-gogui_engine\n.*\ngfx/Forbidden points/liangyi-gogui_forbidden\n.*\nhstring/Numbered record/liangyi-moves]
95 liangyi-gogui_engine
#? [.*\[string\] playouts 60\n.*]
96 liangyi-gogui_forbidden
#? [MARK H10\nLABEL H10 three-three]
97 liangyi-gogui_forbidden lines
#? [H10 is forbidden for Black: three-three \(3-3\)\n  row: .*\n  column: .*]
#> liangyi-gogui_forbidden line
#! syntax error: line is not lines
98 liangyi-gogui_moves w
#? [COLOR green [A-P]\d+\nLABEL .*\nTEXT White [A-P]\d+ wins .*]
99 liangyi-gogui_search w
#? [[A-P]\d+ visits \d+, wins .*]
100 liangyi-gogui_pv w
#? [[A-P]\d+( [A-P]\d+)*]

# What is for Go alone.
#> fixed_handicap
#! fixed_handicap is for Go, and renju is played
#> place_free_handicap
#! place_free_handicap is for Go, and renju is played
#> set_free_handicap
#! set_free_handicap is for Go, and renju is played
#> set_position
#! set_position is for Go, and renju is played
#> kgs-genmove_cleanup
#! kgs-genmove_cleanup is for Go, and renju is played
#> cgos-genmove_analyze
#! cgos-genmove_analyze is for Go, and renju is played
#> kata-get-rules
#! kata-get-rules is for Go, and renju is played
#> kata-set-rules
#! kata-set-rules is for Go, and renju is played
#> kata-set-rule
#! kata-set-rule is for Go, and renju is played
#> liangyi-play_virtual
#! liangyi-play_virtual is for Go, and renju is played
#> liangyi-genmove_virtual
#! liangyi-genmove_virtual is for Go, and renju is played
#> liangyi-bare_pass
#! liangyi-bare_pass is for Go, and renju is played
#> liangyi-lenient
#! liangyi-lenient is for Go, and renju is played
#> liangyi-save_record
#! liangyi-save_record is for Go, and renju is played
#> captures
#! captures is for Go, and renju is played
#> get_handicap
#! get_handicap is for Go, and renju is played
#> final_status
#! final_status is for Go, and renju is played
#> final_status_list
#! final_status_list is for Go, and renju is played
#> liangyi-dead
#! liangyi-dead is for Go, and renju is played
#> liangyi-owner
#! liangyi-owner is for Go, and renju is played
#> liangyi-end
#! liangyi-end is for Go, and renju is played
#> liangyi-eyes
#! liangyi-eyes is for Go, and renju is played
#> liangyi-why_dead H8
#! liangyi-why_dead is for Go, and renju is played
#> liangyi-gogui_eyes
#! liangyi-gogui_eyes is for Go, and renju is played
#> liangyi-score
#! liangyi-score is for Go, and renju is played
#> liangyi-score_board
#! liangyi-score_board is for Go, and renju is played
#> liangyi-save_score
#! liangyi-save_score is for Go, and renju is played
#> liangyi-compare
#! liangyi-compare is for Go, and renju is played
#> liangyi-gogui_ruleset
#! liangyi-gogui_ruleset is for Go, and renju is played
#> liangyi-gogui_ownership
#! liangyi-gogui_ownership is for Go, and renju is played
#> liangyi-gogui_territory
#! liangyi-gogui_territory is for Go, and renju is played
#> liangyi-gogui_legal
#! liangyi-gogui_legal is for Go, and renju is played
#> liangyi-gogui_virtual
#! liangyi-gogui_virtual is for Go, and renju is played
#> liangyi-gogui_state
#! liangyi-gogui_state is for Go, and renju is played
#> liangyi-gogui_counts
#! liangyi-gogui_counts is for Go, and renju is played
#> liangyi-gogui_compare
#! liangyi-gogui_compare is for Go, and renju is played
#> liangyi-gogui_made_up
#! liangyi-gogui_made_up is for Go, and renju is played
101 liangyi-forbidden
#? [H10 three-three]

# What is the same in every game.
110 help
#? [protocol_version: the version of GTP: 2\n.*]
111 get_random_seed
#? [1]
112 set_random_seed 7
#? []
113 query_boardsize
#? [15]

# A record from a file, and the position before one of its moves.
114 loadsgf ../games/renju.sgf
#? []
115 move_history
#? [white J7\nblack H7\nwhite J8\nblack H8]
116 loadsgf ../games/renju.sgf 3
#? []
117 liangyi-moves
#? [1 B H8\n2 W J8]
#> loadsgf ../games/virtual.sgf
#! cannot load file: .*another game.*

# The game as values in JSON.
clear_board
gogui-play_sequence b H8 w A1 b J8 w A3 b G7 w A5 b G6 w A7
900 liangyi-state
#? [\{"ruleset":"renju","game":"line_game","size":\{"width":15,"height":15\},"komi":null,.*"pass_means":"pass","illegal":\[\{"move":"G8","kind":"forbidden","kinds":\["three-three"\],"lines":\[\{"direction":"row","shape":"open_three","stones":\["G8","H8","J8"\],"by":\[.*\]\},\{"direction":"column",.*\}\]\}\],"over":false,"cycle":null,"declared_end":null,"result":null\}]
910 liangyi-reasons black
#? [\{"color":"black","move_number":8,"illegal":\[\{"move":"G8",.*"earlier":null,"stones":\[\],"verdicts":\[\{"point":"G8","after":\[\],"verdict":"forbidden","kinds":\["three-three"\],"lines":\[.*\]\}\]\}\]\}]
920 liangyi-reasons white
#? [\{"color":"white","move_number":8,"illegal":\[\]\}]
play b G8
930 liangyi-state
#? [.*"phase":"over",.*"next":\[\],"pass_means":null.*"over":true,.*"result":\{"winner":"white","text":"W\+1","margin":null,"reason":"forbidden_move"\}\}]
#> liangyi-made_up
#! liangyi-made_up is for Go, and renju is played
#> liangyi-compared
#! liangyi-compared is for Go, and renju is played
#> liangyi-rearrange
#! liangyi-rearrange is for Go, and renju is played
#> liangyi-rearrange_step gather
#! liangyi-rearrange_step is for Go, and renju is played
#> liangyi-rearrange_undo
#! liangyi-rearrange_undo is for Go, and renju is played
