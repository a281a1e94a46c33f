# A transcript of each command that the other suites use without looking at its reply; main.rs wants one of every command
# of list_commands.

# Boards.
10 boardsize 5
#? []
11 komi 0.5
#? []
12 gogui-setup B A2 W B1 W E5
#? []
13 gogui-setup_player W
#? []
14 showboard
#? [\s*A B C D E\n 5 \. \. \. \. O 5\n 4 (\. ){5}4\n 3 (\. ){5}3\n 2 X (\. ){4}2\n 1 \. O (\. ){3}1\n   A B C D E\nWhite to move after move 0, contest\nPrisoners taken: Black 0, White 0\nRuleset chinese, komi 0\.5]
15 clear_board
#? []
16 list_stones W
#? []
17 rectangular_boardsize 5 4
#? []
18 showboard
#? [\s*A B C D E\n 4 (\. ){5}4\n 3 (\. ){5}3\n 2 (\. ){5}2\n 1 (\. ){5}1\n   A B C D E\n.*]
19 get_komi
#? [0\.5]

# Moves, and the record in English and Chinese.
boardsize 5
20 play B B3
#? []
21 gogui-play_sequence W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3
#? []
22 liangyi-moves
#? [1 B B3\n2 W E3\n3 B C4\n4 W D4\n5 B C2\n6 W D2\n7 B A1\n8 W C3\n9 B D3]
23 liangyi-moves zh
#? [第1手，黑方B3\n第2手，白方E3\n(第\d手，[黑白]方[A-D]\d\n){6}第9手，黑方D3]
#> liangyi-moves fr
#! syntax error: fr is not a language: en or zh
24 undo
#? []
25 gg-undo 2
#? []
26 move_history
#? [white D2\nblack C2\nwhite D4\nblack C4\nwhite E3\nblack B3]
27 kgs-game_over
#? []

# The end of a game.
30 set_position B A2 B B2 B C2 B D2 B E2 W A4 W B4 W C4 W D4 W E4
#? []
31 list_stones b
#? [A2 B2 C2 D2 E2]
32 liangyi-dead A4
#? []
33 liangyi-score
#? [black 25\nwhite 0\nunit points\nkomi 0\.5\nextra_moves 0\nmargin 24 1/2\nresult B\+24\.5]
34 liangyi-dead none
#? []
35 liangyi-owner B A3 B3
#? []
36 liangyi-score
#? [black 13 1/2\nwhite 11 1/2\nunit points\nkomi 0\.5\nextra_moves 0\nmargin 1 1/2\nresult B\+1\.5\nowner_black A3 B3]
37 liangyi-owner auto
#? []
38 final_score
#? [W\+0\.5]

# Pictures; main.rs has them written.
#> liangyi-save_record record.txt
#! syntax error: a picture's name ends in \.svg or \.png
#> liangyi-save_score score.gif
#! syntax error: a picture's name ends in \.svg or \.png

# Time, parameters, rules.
50 time_settings 60 10 25
#? []
51 time_left b 5 10
#? []
52 kgs-time_settings byoyomi 300 30 5
#? []
53 kata-time_settings fischer 0.5 0.05
#? []
54 kata-set-param playouts 30
#? []
55 kata-get-param playouts
#? [30]
56 kata-set-rules japanese
#? []
57 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"\}]
58 kata-set-rule suicide true
#? []
59 kata-get-rules
#? [.*"suicide":true.*]
60 level 3
#? []
61 kata-get-param level
#? [3]
kata-set-param playouts 30

# Games from files.
70 loadsgf games/rectangle.sgf
#? []
71 move_history
#? [white J5\nblack A1]

# GoGui.
80 gogui-analyze_commands
#? [param/Ruleset/liangyi-gogui_ruleset\nparam/Engine parameters/liangyi-gogui_engine\n((param|dboard|bwboard|plist|gfx|varc|sboard|string|hstring)/[^/\n]+/[a-z_%-][a-z_% -]*\n?)+]
81 liangyi-gogui_engine
#? [\[string\] threads 1\n\[string\] time 0\n\[string\] playouts 30\n\[string\] level 0\n\[string\] resign_below 0\.05\n\[string\] memory 512\n\[bool\] ponder 0\n\[bool\] handicap_by_plays 1\n\[string\] liangyi-net none\n\[string\] liangyi-human_net auto]
82 liangyi-gogui_engine playouts 40
#? []
83 kata-get-param playouts
#? [40]
boardsize 5
set_position B A2 B B2 B C2 B D2 B E2 W A4 W B4 W C4 W D4 W E4
# A ruleset brings its own komi.
liangyi-ruleset stone-scoring
90 gogui-title
#? [Liangyi, stone-scoring, komi 7\.5]
91 liangyi-gogui_made_up
#? [BLACK A1 B1 C1 D1 E1\nWHITE A5 B5 C5 D5 E5\nTEXT Step 1 of 1: The position\. points: Black 8, White 8, komi 7\.5: W\+7\.5]
92 liangyi-gogui_made_up 1
#? [BLACK A1 .*: W\+7\.5]
#> liangyi-gogui_made_up 2
#! syntax error: 2 is not a step: there are 1
93 liangyi-gogui_territory
#? [(white ?){5}\n(none ?){5}\n(none ?){5}\n(none ?){5}\n(black ?){5}]
94 liangyi-gogui_ownership
#? [(-0\.\d\d ?){5}\n(-0\.\d\d ?){5}\n.*\n(0\.\d\d ?){5}\n(0\.\d\d ?){5}]
95 liangyi-gogui_legal b
#? [(("" ?){5}\n?){5}]
96 liangyi-gogui_moves b
#? [COLOR green [A-E][1-5]\nLABEL( [A-E][1-5] \d+)+\nTEXT Black [A-E][1-5] wins \d+ %, [+-]\d+\.\d, \d+ visits]
97 liangyi-gogui_pv w
#? [([A-E][1-5]|pass)( [A-E][1-5]| pass)*]
98 liangyi-gogui_state
#? [Black to move after move 0, contest; virtual stones: Black 0, White 0; prisoners: Black 0, White 0]
# Five points less the tax of a chain.
99 liangyi-gogui_counts
#? [stone-scoring: points: Black 8, White 8, komi 7\.5: W\+7\.5\nnatural: .*\nstones-and-liberties: .*\narea: points: Black 12 1/2, White 12 1/2, .*\nterritory: territory: Black 3 \(3 points, 0 prisoners\), .*]
100 liangyi-gogui_compare
#? [jipingdian: W\+6\.5 \(Black 12 1/2, White 12 1/2, points\)\n.*\nstone-scoring: W\+7\.5 \(Black 8, White 8, points\)]
101 liangyi-gogui_search b
#? [([A-E][1-5]|pass) visits \d+, wins \d+\.\d %, [+-]\d+\.\d:( [A-E][1-5]| pass)+\n.*]
#> liangyi-gogui_forbidden
#! Go has no forbidden points
play b C3
102 liangyi-gogui_ruleset
#? [\[list/jipingdian/.*\] ruleset stone-scoring\n\[string\] komi 7\.5\n\[list/pass/virtual\] bare_pass pass\n\[bool\] genmove_virtual 0\n\[list/off/katago/on\] lenient katago]
liangyi-ruleset jipingdian
103 liangyi-gogui_virtual w
#? [White has made a virtual move, .*]
104 liangyi-gogui_state
#? [Black to move after move 2, contest; virtual stones: Black 0, White 1; prisoners: Black 0, White 0]

# Virtual moves.
clear_board
play b A1
111 liangyi-play_virtual w
#? []
112 liangyi-moves
#? [1 B A1\n2 W virtual]
113 liangyi-genmove_virtual on
#? []
114 liangyi-gogui_ruleset
#? [.*\n\[bool\] genmove_virtual 1\n.*]

# The seed.
120 get_random_seed
#? [1]
121 set_random_seed 7
#? []
122 get_random_seed
#? [7]
123 query_boardsize
#? [5]
