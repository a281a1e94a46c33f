# What clients of KataGo's send.

boardsize 5
kata-set-param maxVisits 40
10 kata-get-param playouts
#? [0]
20 kata-get-params
#? [\{.*"analysisWideRootNoise":"0\.04",.*"maxVisits":40,.*"playouts":"0",.*\}]
30 kata-set-params {"maxPlayouts": 30, "cpuctExploration": 1.2, "ponderingEnabled": "false"}
#? []
40 kata-get-param cpuctExploration
#? [1\.2]
50 kata-get-param maxVisits
#? [40]
60 kata-get-param playouts
#? [30]
kata-set-param cpuctExploration
70 kata-get-param cpuctExploration
#? [1\.0]
80 kata-get-param humanSLProfile
#? [""]
90 kata-get-param alwaysComputePassAliveUnderSuicideRules
#? ["auto"]
#> kata-set-param maxVisits 0
#! Could not set params: maxVisits cannot be '0': a whole number from 1 to \d+
#> kata-set-param rootNumSymmetriesToSample 9
#! Could not set params: .*
#> kata-set-params {"maxPlayouts": 20, "novel": 1}
#! novel is not a parameter
#> kata-set-params maxPlayouts 20
#! syntax error: Could not set params: .*
100 kata-get-param maxPlayouts
#? [30]
kata-set-param allowResignation false
110 kata-get-param resign_below
#? [0]
kata-set-param allowResignation true
120 kata-get-param resign_below
#? [0\.05]
130 kata-get-models
#? [\[\{"internalName":"liangyi-[^"]*","maxBatchSize":1,"name":"liangyi-[^"]*","usesHumanSLProfile":false\}\]]

# Searches.
140 kata-search_cancellable b
#? [[A-E][1-5]]
150 kata-search_analyze_cancellable b 10
#? [\s*(info [^\n]*\n)+play [A-E][1-5]]
160 kata-search_debug b
#? [[A-E][1-5]]
170 liangyi-game
#? [.*"move_number":0.*]
180 genmove_debug b
#? [[A-E][1-5]]
190 liangyi-game
#? [.*"move_number":1.*]
200 debug_moves
#? [\s*A B C D E\n.*\nW visits \d+ utility .*]
210 debug_moves rawstats pass
#? [\s*A B C D E\n.*\nB visits \d+ utility .*]
220 liangyi-game
#? [.*"move_number":1.*]
#> debug_moves Z9
#! invalid color or coordinate: .*
230 kata-benchmark 20
#? [visits 20 seconds \d+\.\d+ visits/s \d+\.\d+ threads 1]
#> kata-benchmark 0
#! syntax error: .*
240 kata-debug-print-tc
#? [Black .* left 0\.000 count 0\nWhite .* left 0\.000 count 0]

# A key that nobody knows is passed over, and its line is no other.
250 kata-genmove_analyze w 10 novel true pvVisits true pvEdgeVisits true ownershipStdev false noResultValue false maxmoves 1
#? [\s*(info move [^\n]* pv( ([A-E][1-5]|pass))+ pvVisits( \d+)+ pvEdgeVisits( \d+)+\n)+play [A-E][1-5]]
#> kata-genmove_analyze w 10 novel
#! syntax error: novel is not a key of this command
kata-time_settings fischer-capped 60 1 -1 -1
260 kata-debug-print-tc
#? [Black .* left 60\.000 count 0\nWhite .* left 60\.000 count 0]

# It is answered, but listed with --kgs alone: GoGui sends it where it is listed.
270 kgs-rules japanese
#? []
280 liangyi-ruleset
#? [japanese]
290 known_command kgs-rules
#? [false]
