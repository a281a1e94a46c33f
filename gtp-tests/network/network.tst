# With --net: a network of random numbers, of which the form alone of what it says matters.

boardsize 5
10 liangyi-net
#? [random-v13 \(.*/nested-13-packed\), does not judge: playouts do]
20 version
#? [\d+\.\d+\.\d+ random-v13]
30 name
#? [Liangyi]
40 kata-get-param liangyi-net
#? [.*/nested-13-packed]
play b C3
50 kata-raw-nn 0
#? [symmetry 0\nwhiteWin [01]\.\d+\nwhiteLoss .*\npolicyPass +[01]\.\d+\nwhiteOwnership\n.*]

51 kata-raw-nn b 0
#? [symmetry 0\nwhiteWin [01]\.\d+\nwhiteLoss .*\npolicyPass +[01]\.\d+\nwhiteOwnership\n.*]
52 kata-raw-nn WHITE all 0.5
#? [symmetry 0\n.*symmetry 7\nwhiteWin .*]
#> kata-raw-nn 0 1.5
#! syntax error: an optimism is from 0 to 1
#> kata-raw-nn 8
#! syntax error: 8 is neither a symmetry, 0 to 7, nor all
#> kata-raw-nn b
#! syntax error: symmetry missing
#> kata-raw-nn 0 0.5 b
#! syntax error: too many arguments
53 kata-get-models
#? [\[\{"internalName":"random-v13","maxBatchSize":1,"name":".*nested-13-packed","usesHumanSLProfile":false,"usingFP16":"false","version":13\}\]]

# Another file, or none: the game stays.
60 liangyi-net none
#? [none]
70 known_command kata-raw-nn
#? [false]
80 version
#? [\d+\.\d+\.\d+]
90 kata-get-param liangyi-net
#? [none]
#> kata-raw-nn 0
#! unknown command
#> liangyi-net no/such.bin.gz
#! no/such\.bin\.gz: .*
#> kata-set-param liangyi-net network.tst
#! network\.tst: no network of KataGo's: .*
#> kata-set-param liangyi-net
#! syntax error: a value missing
100 liangyi-net
#? [none]
kata-set-param liangyi-net ../../fuzz/corpus/network/nested-13-packed
110 liangyi-net
#? [random-v13 \(\.\./\.\./fuzz/corpus/network/nested-13-packed\), does not judge: playouts do]
#> liangyi-net network.tst
#! network\.tst: .*
120 kata-get-param liangyi-net
#? [\.\./\.\./fuzz/corpus/network/nested-13-packed]
lz-setoption name liangyi-net value none
130 kata-get-param liangyi-net
#? [none]
liangyi-net "../../fuzz/corpus/network/nested-13-packed"
140 known_command kata-raw-nn
#? [true]
#> play w C3
#! illegal move: .*

# A line game has no use for it, and Go has it again afterwards.
liangyi-ruleset renju
170 version
#? [\d+\.\d+\.\d+]
liangyi-ruleset chinese
180 version
#? [\d+\.\d+\.\d+ random-v13]
