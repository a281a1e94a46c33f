# A client that can only say PASS.

liangyi-ruleset jipingdian
boardsize 7
10 liangyi-bare_pass
#? [pass]
liangyi-bare_pass virtual
20 liangyi-bare_pass
#? [virtual]
#> liangyi-bare_pass sometimes
#! syntax error: sometimes is not pass or virtual

# A lone PASS is a virtual move.
play b D4
play w PASS
30 liangyi-game
#? [.*"phase":"contest".*"virtual":\{"black":0,"white":1\}.*]
# A second one turns both into passes.
play b PASS
40 liangyi-game
#? [.*"move_number":3,.*"phase":"stopped".*"virtual":\{"black":0,"white":0\}.*]
# Taking it back makes the first virtual again.
undo
50 liangyi-game
#? [.*"phase":"contest".*"virtual":\{"black":0,"white":1\}.*]
# Three in a row are three passes; a replay in one line gives the same.
play b PASS
play w PASS
60 liangyi-game
#? [.*"virtual":\{"black":0,"white":0\}.*]
clear_board
gogui-play_sequence B D4 W PASS B C3 W PASS B PASS
70 liangyi-game
#? [.*"phase":"stopped".*"virtual":\{"black":0,"white":1\}.*]

# Where a virtual move is illegal a lone PASS is a pass.
clear_board
play b D4
liangyi-play_virtual w
play b PASS
80 liangyi-game
#? [.*"virtual":\{"black":0,"white":1\}.*]

# Changing the mode reads the game anew.
clear_board
gogui-play_sequence B D4 W PASS B C3
liangyi-bare_pass pass
90 liangyi-game
#? [.*"extra_moves":2,.*"virtual":\{"black":0,"white":0\}.*]
liangyi-bare_pass virtual
100 liangyi-game
#? [.*"extra_moves":1,.*"virtual":\{"black":0,"white":1\}.*]

# A ruleset without virtual moves reads it as a pass, and back.
liangyi-ruleset chinese
110 liangyi-game
#? [.*"ruleset":"chinese".*"virtual":\{"black":0,"white":0\}.*]
liangyi-ruleset jipingdian
120 liangyi-game
#? [.*"virtual":\{"black":0,"white":1\}.*]

# An illegal move after a lone PASS leaves it as it was.
clear_board
gogui-play_sequence B D4 W PASS
#> play b D4
#! illegal move: occupied
130 liangyi-game
#? [.*"move_number":2,.*"virtual":\{"black":0,"white":1\}.*]
