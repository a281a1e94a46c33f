# Renju over GTP: forbidden points with their kinds and reasons, five, a forbidden move, what is for Go alone.

liangyi-ruleset renju
10 liangyi-ruleset
#? [renju]
20 showboard
#? [\s*A B C D E F G H J K L M N O P\n15 .*Black to move after move 0\nRuleset renju]
play b H8
play w G7
play b H9
play w C3
play b G10
play w C4
play b F10
play w C13
29 liangyi-opening rif H8,H9,J10
#? [black|white]
30 liangyi-forbidden
#? [H10 three-three]
31 liangyi-gogui_forbidden
#? [MARK H10\nLABEL H10 three-three]
40 liangyi-explain b H10
#? [forbidden: three-three\nH10 is forbidden for Black: three-three \(3-3\)\n  row: .* J10\n  column: .*]
# The columns of renju players have an I.
50 liangyi-explain --renju b H10
#? [forbidden: three-three\n(.|\n)* I10\n(.|\n)*]
60 liangyi-explain w H10
#? [legal\n(.|\n)*]
70 liangyi-explain b H9
#? [occupied]
80 liangyi-legal b
#? [!.*\bH10\b.*]
# It may be played, and loses.
play b H10
90 final_score
#? [W\+1]
100 liangyi-game
#? [.*"over":true,.*"winner":"white".*]
106 showboard
#? [(.|\n)*H10 is forbidden for Black: three-three \(3-3\); White wins(.|\n)*]
110 printsgf
#? [\(;GM\[4\].*SZ\[15\]RU\[renju\]RE\[W\+F\]\s(.|\s)*]
120 genmove b
#? [resign]
#> play w A1
#! illegal move: the game is over
undo
130 final_score
#? [0]
# The same colour twice, undo, sequences, set-ups.
clear_board
gogui-play_sequence b H8 w A1 b H9 w A2 b H10 w A3 b H11
140 reg_genmove w
#? [H7|H12]
150 reg_genmove b
#? [H7|H12]
gg-undo 7
160 liangyi-game
#? [.*"move_number":0,.*]
gogui-setup b H8 w A1
#> play b virtual
#! illegal move: .*
# What only Go has is refused, and nothing is changed.
#> final_status_list dead
#! final_status_list is for Go, and renju is played
#> boardsize 4
#! unacceptable size: .*
boardsize 9
170 showboard
#? [(.|\n)*\n 9 (.|\n)*Ruleset renju]
liangyi-ruleset jipingdian
180 liangyi-game
#? [.*"ruleset":"jipingdian","size":9.*]
#> liangyi-forbidden
#! Go has no forbidden points
#> liangyi-opening swap2
#! Go has no opening rules
