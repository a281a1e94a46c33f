# The language of sentences for people; what programs read is the same in every one.

boardsize 5
liangyi-ruleset jipingdian
play b C3
10 liangyi-lang
#? [en]
liangyi-lang zh-Hans
20 liangyi-lang
#? [zh-Hans]
30 liangyi-explain w C3
#? [此点有子]
#> play w C3
#! illegal move: 此点有子
40 showboard
#? [(.*\n)*已下1手，轮到白方下，争棋阶段\n所提俘子：黑方0，白方0\n虚着之子：黑方0，白方0\n规则jipingdian，贴点6\.5]
50 liangyi-explain w virtual all
#? [jipingdian legal: 至此双方着子的手数相等，不贴点\njihuozi legal\n(.*\n)*chinese illegal: 本规则不能着子于盘外\n(.*\n?)*]
60 liangyi-moves
#? [第1手，黑方C3]
liangyi-lang zh_HK
70 liangyi-explain w C3
#? [此點有子]
80 liangyi-moves en
#? [1 B C3]
#> undo now
#! syntax error: .*
#> nonsense
#! unknown command
liangyi-lang en
90 liangyi-explain w C3
#? [occupied]
#> liangyi-lang fr
#! syntax error: fr is not a language: en or zh
