# A ko on 5x5 under every repetition rule.

boardsize 5
liangyi-lenient off
gogui-play_sequence B B1 W C1 B A2 W D2 B B3 W C3 B C2 W B2
10 liangyi-explain b C2
#? [repeats the position White faced after move 7]
#> play b C2
#! illegal move: repeats the position White faced after move 7

20 liangyi-ruleset chinese-old
#? []
30 liangyi-explain b C2
#? [repeats the position after move 7]
liangyi-ruleset japanese
40 liangyi-explain b C2
#? [ko: repeats the position after move 7]
liangyi-ruleset new-ing
50 liangyi-explain b C2
#? [legal and offers the end]
liangyi-ruleset jipingdian
60 liangyi-explain b C2
#? [repeats the position White faced after move 7]

# The same under every ruleset, a line each.
62 liangyi-explain b C2 all
#? [jipingdian illegal: repeats the position White faced after move 7\n(.*\n)*new-ing legal: offers the end: a null move, the board is the one after move 7\nchinese illegal: repeats the position White faced after move 7\nchinese-old illegal: repeats the position after move 7\n(.*\n)*japanese illegal: ko: repeats the position after move 7\n(.*\n?)*]
64 liangyi-explain b virtual ALL
#? [jipingdian legal: Black then owes a point for one extra move\njihuozi legal\n(.*\n)*chinese illegal: this ruleset has no virtual moves\n(.*\n?)*]
#> liangyi-explain b C2 each
#! syntax error: each is not all
#> liangyi-explain b C2 all all
#! syntax error: too many arguments

# One virtual move lifts the ban.
play b virtual
play w pass
70 liangyi-explain b C2
#? [legal]
play b C2
80 liangyi-game
#? [.*"extra_moves":2,.*"virtual":\{"black":1,"white":0\}.*]

# The game cannot be replayed under rules without virtual moves.
#> liangyi-ruleset chinese
#! illegal move: move 9 \(B virtual\): this ruleset has no virtual moves
90 liangyi-ruleset
#? [jipingdian]
100 get_komi
#? [6\.5]

# A triple ko under simple ko: the whole position of move 18 comes back. No result if both agree; play may go on.
clear_board
boardsize 7
liangyi-ruleset japanese
gogui-play_sequence B B7 W C7 B A6 W B6 B B5 W D6 B A4 W C5 B C4 W D4 B B3 W C3 B A2 W B2 B B1 W D2 B G1 W C1
gogui-play_sequence B C2 W B4 B C6 W B2 B C4
110 liangyi-state
#? [.*"cycle":null.*]
play w B6
120 liangyi-state
#? [.*"over":false,.*"cycle":18,.*"result":null.*]
130 liangyi-game
#? [.*"cycle":18.*]
140 final_score
#? [0]
150 liangyi-score
#? [(.*\n)*result Void\nreason no-result(.*\n?)*]
160 showboard
#? [(.*\n)*The position after move 18 has come back: no result, if both sides agree(.*\n?)*]
170 liangyi-compare
#? [(.*\n)*japanese \? none no-result\n(.*\n?)*]
play b G7
180 liangyi-state
#? [.*"cycle":null.*]
