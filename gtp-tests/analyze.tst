# Searches for a move that write what they find; an analysis without end is in tests/gtp/analysis.rs.

kata-set-param playouts 60
boardsize 5
10 lz-genmove_analyze b 10
#? [\s*(info move ([A-E][1-5]|pass) visits \d+ winrate \d+ prior \d+ lcb \d+ order \d+ pv( ([A-E][1-5]|pass))+\s)+play [A-E][1-5]]
20 genmove_analyze W 10
#? [\s*(info move ([A-E][1-5]|pass) visits \d+ winrate \d+ scoreLead -?\d+\.\d+ .* pv( ([A-E][1-5]|pass))+\s)+play [A-E][1-5]]
30 kata-genmove_analyze 10 rootInfo true ownership true maxmoves 1
#? [\s*(info move [^\n]*winrate [01]\.\d+ scoreMean -?\d+\.\d+ [^\n]* rootInfo visits \d+ [^\n]* ownership( -?[01]\.\d{4}){25}\n)+play [A-E][1-5]]
40 liangyi-game
#? [.*"move_number":3.*]
50 kata-search_analyze w interval 10 allow w A1,B1 1
#? [\s*(info [^\n]*\n)+play [AB]1]
60 kata-search w
#? [[A-E][1-5]|pass]
70 liangyi-game
#? [.*"move_number":3.*]

# What an analysis does not understand.
#> kata-analyze b 10 ownershipStdev
#! syntax error: true or false missing
#> lz-analyze b 10 ownership true
#! syntax error: ownership is not a key of this command
#> analyze b interval soon
#! syntax error: soon is not an interval in hundredths of a second
#> kata-analyze w avoid w Z9 1
#! invalid color or coordinate: Z9 is not a point of the 5x5 board
#> kata-analyze w allow w pass 0
#! syntax error: a depth is 1 or more
80 liangyi-game
#? [.*"move_number":3.*]

# Parameters.
90 kata-list-params
#? [analysisWideRootNoise analysisIgnorePreRootHistory .* wideRootNoise winLossUtilityFactor threads time playouts level resign_below memory ponder handicap_by_plays liangyi-net liangyi-human_net]
100 kata-get-param maxPlayouts
#? [60]
kata-set-param level 2
110 kata-get-param playouts
#? [25]
#> kata-set-param level 16
#! syntax error: level takes a whole number, 0 to 15
lz-setoption name Threads value 2
120 kata-get-param numSearchThreads
#? [2]
130 genmove w
#? [[A-E][1-5]|pass|resign]
#> lz-setoption name Visits value 5
#! Visits is not a parameter
140 lz-setoption
#? [\s*option name threads type spin default 2 min 1 max 1024\n.*option name ponder type check default false\noption name handicap_by_plays type check default true\noption name liangyi-net type string default none\noption name liangyi-human_net type string default auto]
150 liangyi-net
#? [none]
151 liangyi-human_net
#? [none]
#> liangyi-human_net analyze.tst
#! analyze.tst: no network of KataGo's: it does not begin with a name and a model version
160 kata-get-param liangyi-net
#? [none]
