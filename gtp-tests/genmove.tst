# The engine's own moves. Playouts are few: the clock allows a twentieth of a second.

kata-time_settings byoyomi 0 0.05 1
boardsize 5
10 genmove b
#? [[A-E][1-5]]
20 genmove B
#? [[A-E][1-5]]
30 reg_genmove white
#? [[A-E][1-5]]
40 liangyi-game
#? [.*"move_number":2.*]
60 cgos-genmove_analyze b
#? [\s*\{.*"moves":\[.*\}\nplay ([A-E][1-5]|pass|resign)]

# A dead stone is taken off before a pass.
clear_board
gogui-play_sequence B C3 W A1 B B2 W PASS B D4 W PASS
50 kgs-genmove_cleanup b
#? [A2|B1]
kgs-game_over
#> genmove
#! invalid color or coordinate: color missing
#> genmove b 7
#! syntax error: too many arguments

# After two passes it still answers.
clear_board
gogui-play_sequence B C3 W PASS B PASS
70 genmove w
#? [[A-E][1-5]|pass|resign]

# genmove chooses virtual only if liangyi-genmove_virtual is on.
liangyi-ruleset jipingdian
boardsize 2
80 genmove b
#? [[AB][12]|pass|resign]
liangyi-genmove_virtual on
90 genmove w
#? [[AB][12]|pass|resign|virtual]
#> liangyi-genmove_virtual maybe
#! syntax error: maybe is not on or off
liangyi-genmove_virtual off
liangyi-bare_pass virtual
100 genmove b
#? [[AB][12]|pass|resign]

# A board that is not square.
liangyi-ruleset chinese
liangyi-bare_pass pass
rectangular_boardsize 5 3
150 genmove b
#? [[A-E][1-3]]
160 genmove w
#? [[A-E][1-3]|pass|resign]
rectangular_boardsize 2 3
170 genmove b
#? [[AB][1-3]|pass]
180 showboard
#? [\s*A B\n 3 .*]
