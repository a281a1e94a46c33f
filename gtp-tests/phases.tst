# Contest, stop, resolution; who goes on.

liangyi-ruleset jipingdian
boardsize 7
gogui-play_sequence B D4 W X3Y3 B PASS
5 liangyi-explain w PASS
#? [legal and stops the game]
play w PASS
10 liangyi-game
#? [.*"over":true,"phase":"stopped",.*"to_move":"black".*"winner":"(black|white)".*]
# Moves in the resolution cost nothing.
play b E3
20 liangyi-game
#? [.*"extra_moves":0,.*"over":false,"phase":"resolution".*"winner":null.*]
gogui-play_sequence W PASS B PASS
30 liangyi-game
#? [.*"phase":"stopped".*]

# new-ing: an offer, and its answer.
liangyi-ruleset new-ing
boardsize 5
gogui-play_sequence B B2 W D4 B PASS
40 liangyi-game
#? [.*"null_move_offer":"black","over":false.*]
play w PASS
50 liangyi-game
#? [.*"null_move_offer":"black","over":true,"phase":"over",.*"to_move":"white".*"winner":"white".*]
60 final_score
#? [W\+F]
undo
play w C3
70 liangyi-game
#? [.*"null_move_offer":null,.*]
