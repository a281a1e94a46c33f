# With --gogui-rules: what GoGui asks its referee. A point outside the board takes the virtual moves.

10 gogui-rules_game_id
#? [Liangyi]
liangyi-ruleset jipingdian
boardsize 3
20 gogui-rules_board_size
#? [4]
30 gogui-rules_board
#? [\? \? \? \.\n\. \. \. \?\n\. \. \. \?\n\. \. \. \?]
40 gogui-rules_legal_moves
#? [A1 B1 C1 A2 B2 C2 A3 B3 C3 D4 pass]
50 gogui-rules_side_to_move
#? [black]
60 gogui-rules_captured_count
#? [0 0]
70 gogui-rules_board_gfx
#? [COLOR gray D1 D2 D3 A4 B4 C4\nLABEL D4 0:0]

# A stone on the tray.
play b B2
play w D4
#> play w D4
#! illegal move: .*
80 gogui-rules_board_gfx
#? [COLOR gray D1 D2 D3 A4 B4 C4\nLABEL D4 0:1]
90 gogui-rules_legal_moves
#? [A1 B1 C1 A2 C2 A3 B3 C3 pass]
100 gogui-rules_side_to_move
#? [black]

# The end.
gogui-play_sequence b pass w pass
110 gogui-rules_legal_moves
#? []
120 gogui-rules_final_result
#? [B\+2\.5 under jipingdian: Black 9, White 0]

# A capture.
clear_board
gogui-play_sequence b A2 w A1 b B1
130 gogui-rules_captured_count
#? [1 0]
140 gogui-rules_board
#? [\? \? \? \.\n\. \. \. \?\nX \. \. \?\n\. X \. \?]
