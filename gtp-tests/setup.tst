# Boards, komi, handicap and set-ups; what survives a new board.

10 get_komi
#? [7\.5]
komi 0.25
boardsize 9
20 get_komi
#? [0\.25]
30 showboard
#? [\s*A B C D E F G H J\n 9 .*Ruleset chinese, komi 0\.25]
boardsize 13 13
boardsize 9:9
rectangular_boardsize 7 7
40 showboard
#? [\s*A B C D E F G\n 7 .*]

# Boards that are not square: the width first.
rectangular_boardsize 5 3
41 showboard
#? [\s*A B C D E\n 3 .*\n 2 .*\n 1 .*]
42 liangyi-game
#? [.*"size":"5x3".*]
play b E3
#> play w A4
#! invalid color or coordinate: A4 is not a point of the 5x3 board
43 liangyi-legal w
#? [A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 pass]
boardsize 3 5
#> fixed_handicap 2
#! invalid number of stones
44 place_free_handicap 2
#? [[A-C][1-5] [A-C][1-5]]
#> play b D1
#! invalid color or coordinate: D1 is not a point of the 3x5 board
boardsize 9:13
45 fixed_handicap 9
#? [C4 G10 C10 G4 C7 G7 E4 E10 E7]
46 printsgf
#? [\(;GM\[1\].*SZ\[9:13\].*AB(\[[a-i][a-m]\]){9}.*]
loadsgf games/rectangle.sgf
47 liangyi-game
#? [.*"move_number":2,.*"size":"9x5".*]
48 liangyi-explain b A1
#? [occupied]
49 liangyi-explain b J5
#? [occupied]
boardsize 7
komi 0.25

# A refusal changes nothing.
play b D4
#> boardsize 22
#! unacceptable size: .*
#> boardsize 1
#! unacceptable size: .*
#> boardsize -3
#! unacceptable size: .*
#> boardsize 99999999999999999999999999
#! unacceptable size: .*
#> boardsize 9 22
#! unacceptable size: .*
#> boardsize 1:9
#! unacceptable size: .*
#> rectangular_boardsize 1 7
#! unacceptable size: .*
#> boardsize nine
#! syntax error: nine is not a size
#> boardsize
#! syntax error: size missing
#> komi NaN
#! unacceptable komi: NaN is not a number
#> komi inf
#! unacceptable komi: not between -1000 and 1000
#> komi 1001
#! unacceptable komi: not between -1000 and 1000
#> komi lots
#! unacceptable komi: lots is not a number
50 get_komi
#? [0\.25]
60 liangyi-explain w D4
#? [occupied]
komi -3
70 get_komi
#? [-3]

# Handicap.
#> fixed_handicap 2
#! the board is not empty
clear_board
80 fixed_handicap 4
#? [C3 E5 C5 E3]
90 liangyi-game
#? [.*"move_number":0.*"to_move":"white".*]
clear_board
#> fixed_handicap 5
#! invalid number of stones
boardsize 19
100 fixed_handicap 9
#? [D4 Q16 D16 Q4 D10 Q10 K4 K16 K10]
clear_board
110 place_free_handicap 12
#? [([A-T]\d+ ){11}[A-T]\d+]
clear_board
#> place_free_handicap 361
#! invalid number of stones
#> place_free_handicap 1
#! invalid number of stones
120 set_free_handicap D4 E5 a1
#? []
130 liangyi-explain w A1
#? [occupied]
#> set_free_handicap D4 E5
#! the board is not empty
clear_board
# One stone, as KataGo takes it.
125 set_free_handicap D4
#? []
126 liangyi-game
#? [.*"move_number":0,.*"to_move":"white".*]
clear_board
#> set_free_handicap
#! bad vertex list: .*
#> set_free_handicap D4 D4
#! a point is named twice
# Passes leave the board empty; Sabaki replays such a record.
play b pass
131 set_free_handicap D4 E5
#? []
132 liangyi-game
#? [.*"move_number":0,.*"to_move":"white".*]
clear_board
#> set_free_handicap D4 pass
#! invalid color or coordinate: .*
140 liangyi-legal b
#? [A1 B1 .*T19 pass]

# Set-ups.
gogui-setup B A1 W B2 w B1 b c3
gogui-setup_player W
150 liangyi-game
#? [.*"to_move":"white".*]
#> gogui-setup B A5
#! the board is not empty
clear_board
#> gogui-setup B A1 W A1
#! a point is named twice
#> gogui-setup B A1 W A2 W B1
#! a chain has no liberty
160 liangyi-explain b A1
#? [legal]
play b A1
#> gogui-setup_player b
#! moves have been made

# Games from and to files.
clear_board
liangyi-ruleset jipingdian
boardsize 7
gogui-play_sequence B C3 W virtual B PASS
170 printsgf
#? [\(;GM\[1\].*SZ\[7\].*RU\[jipingdian\].*;B\[ce\];W\[\]VM\[1\];B\[\]\)]
#> loadsgf no-such-file.sgf
#! cannot load file: .*
loadsgf games/virtual.sgf
180 liangyi-game
#? [.*"komi":6\.5.*"move_number":4,.*"ruleset":"jipingdian","size":7,.*"virtual":\{"black":0,"white":1\}.*]
190 liangyi-explain w C3
#? [occupied]
loadsgf games/virtual.sgf 2
200 liangyi-game
#? [.*"move_number":1,.*]
liangyi-ruleset japanese
loadsgf games/virtual.sgf 99
210 liangyi-ruleset
#? [jipingdian]
#> loadsgf games/broken.sgf
#! cannot load file: .*
220 liangyi-game
#? [.*"move_number":4,.*"ruleset":"jipingdian".*]

# A diagram set up as Sabaki does, by free handicap stones and by plays of one colour in a row: no handicap, no moves, no debt.
clear_board
boardsize 7
liangyi-ruleset chinese
komi 0
set_free_handicap C1 C2 C3 C4 C5 C6 C7
play w E1
play w E2
play w E3
play w E4
play w E5
play w E6
play w E7
200 liangyi-game
#? [.*"extra_moves":0,.*"move_number":0,.*"to_move":"black".*]
201 final_score
#? [0]
liangyi-ruleset jipingdian
komi 0
202 final_score
#? [0]
# Its last stone can be taken back, and the first move that is answered ends the set-up.
undo
play w D4
play b D5
203 liangyi-game
#? [.*"extra_moves":1,.*"move_number":1,.*"to_move":"white".*]
play w D3
play w D2
204 liangyi-game
#? [.*"extra_moves":-1,.*"move_number":3,.*"to_move":"black".*]
gg-undo 3
#> play w E1
#! illegal move: occupied
play b D5
205 printsgf
#? [\(;GM.*AB(\[c[a-g]\]){7}AW(\[[de][a-g]\]){7}PL\[B\]\s;B\[dc\]\)]
# Two moves of one side after a move of the engine are moves.
clear_board
genmove b
play b E5
206 liangyi-game
#? [.*"extra_moves":2,.*"move_number":2,.*]
