# RULES.md, section 2: what follows from no-regression.

liangyi-ruleset jipingdian
boardsize 7

# 5. The false life: White to move after Black took at a3.
gogui-setup B A7 B B7 B C7 B D7 B E7 B F7 B A6 B C6 B D6 B E6 B F6 B G6 B A5 B B5 W C5 B D5 B E5 W F5 B G5 W A4 W B4 W C4 B D4 B E4 W F4 W G4 W A2 W B3 W C3 W D3 W E3 W F3 W G3 B B2 B C2 W D2 W F2 W G2 B A1 B C1 W D1 W E1 W G1
gogui-setup_player B
play b A3
10 liangyi-explain w A2
#? [repeats the position Black faced at the start]
20 liangyi-explain w virtual
#? [legal]
liangyi-play_virtual w
play b pass
30 liangyi-explain w A2
#? [legal]
play w A2
40 liangyi-explain b A3
#? [repeats the position White faced after move 3]

# 2. One-stone suicide is legal but for a pass or a one-stone suicide before it.
clear_board
gogui-setup W B1 W A2 B G6 B F7
gogui-setup_player B
50 liangyi-explain b A1
#? [legal]
play b pass
60 liangyi-explain w G7
#? [repeats .*]
undo
play b A1
70 liangyi-explain w G7
#? [repeats .*]
undo
play b D4
80 liangyi-explain w G7
#? [legal]

# 3. A virtual move is illegal after a pass, a one-stone suicide, a virtual move.
clear_board
play b D4
90 liangyi-explain w virtual
#? [legal]
liangyi-play_virtual w
100 liangyi-explain b virtual
#? [repeats the board White faced after move 1]
undo
play w pass
110 liangyi-explain b virtual
#? [repeats the board White faced after move 1]
120 liangyi-legal b
#? [A1 .* G7 pass]
undo
130 liangyi-legal w
#? [A1 .* G7 virtual pass]
