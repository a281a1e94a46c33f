# Records of games that the ruleset in force forbids.

boardsize 5
10 liangyi-lenient
#? [katago]
liangyi-lenient off
11 liangyi-lenient
#? [off]
gogui-play_sequence B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3
#> play w C3
#! illegal move: repeats the position Black faced after move 8
#> liangyi-lenient sometimes
#! syntax error: sometimes is not on, katago or off

# A ko that is retaken at once is made, and the stone comes off.
liangyi-lenient on
20 liangyi-lenient
#? [on]
play w C3
30 showboard
#? [.*3 \. X\(O\)\. O 3.*Prisoners taken: Black 1, White 1.*Forbidden move 10 W C3: repeats the position Black faced after move 8]
40 liangyi-game
#? [.*"forbidden_moves":\[\{"color":"white","move":"C3","number":10,"reason":"repeats the position Black faced after move 8"\}\],.*"move_number":10,.*]
50 printsgf
#? [.*;W\[cc\]KO\[\]\)]
# What no rules allow is refused.
#> play b C3
#! illegal move: occupied
#> play b virtual
#! illegal move: this ruleset has no virtual moves

# What has been made stays when later moves are held to the rules again.
play b D3
liangyi-lenient off
60 liangyi-game
#? [.*"number":10,.*"number":11,.*"move_number":11,.*]
#> play w C3
#! illegal move: repeats the position Black faced after move 8
undo
70 liangyi-game
#? [.*\[\{"color":"white","move":"C3","number":10,[^{]*\}\],.*"move_number":10,.*]
#> play b D3
#! illegal move: repeats the position White faced after move 9
undo
80 liangyi-game
#? [.*"forbidden_moves":\[\],.*"move_number":9,.*]

# A single stone without liberties comes off, and another ruleset may allow what this one forbids.
clear_board
liangyi-lenient on
gogui-play_sequence B A2 W E5 B B1 W E4 B E1 W A1
90 showboard
#? [.*1 \. X \. \. X 1.*Black 1, White 0.*Forbidden move 6 W A1: suicide]
liangyi-ruleset jipingdian
100 liangyi-game
#? [.*"forbidden_moves":\[\],.*"ruleset":"jipingdian".*]
liangyi-ruleset ing
110 liangyi-game
#? [.*"forbidden_moves":\[\{[^{]*"reason":"suicide"\}\],.*"ruleset":"ing".*]
liangyi-lenient off
liangyi-ruleset chinese
120 liangyi-game
#? [.*"reason":"suicide".*"ruleset":"chinese".*]

# A position in place of the game.
set_position B A1 W B2 W E5
130 showboard
#? [.*5 \. \. \. \. O 5.*Black to move after move 0.*]
#> set_position B A1 W A1
#! a point is named twice
#> set_position B A1 W A2 W B1
#! a chain has no liberty
#> set_position B
#! invalid color or coordinate: vertex missing
140 showboard
#? [.*5 \. \. \. \. O 5.*Black to move after move 0.*]
set_position
150 printsgf
#? [.*SZ\[5\]KM\[7\.5\]RU\[Chinese\]\)]

# As KataGo: what repetition forbids is made, and suicide of several stones, but not of one alone.
clear_board
liangyi-ruleset chinese
liangyi-lenient katago
gogui-play_sequence B B3 W E3 B C4 W D4 B C2 W D2 B A1 W C3 B D3
play w C3
160 liangyi-game
#? [.*"forbidden_moves":\[\{[^{]*"number":10,[^{]*\}\],.*]
clear_board
gogui-play_sequence B A2 W A1 B B2 W E5 B C1
play w B1
170 liangyi-game
#? [.*"reason":"suicide"\}\],.*]
clear_board
gogui-play_sequence B A2 W E5 B B1
#> play w A1
#! illegal move: suicide

# Never under the rules of the texts.
clear_board
liangyi-ruleset jipingdian
gogui-play_sequence B B1 W C1 B A2 W D2 B B3 W C3 B C2 W B2
#> play b C2
#! illegal move: repeats the position White faced after move 7
liangyi-lenient on
180 play b C2
#? []
