# With --kgs: how a KGS bridge chooses the ruleset.

10 kgs-rules japanese
#? []
20 liangyi-ruleset
#? [japanese]
kgs-rules chinese
30 liangyi-ruleset
#? [chinese-old]
kgs-rules aga
40 liangyi-ruleset
#? [aga]
kgs-rules new_zealand
50 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"\}]
#> kgs-rules hex
#! Unknown rules 'hex'
#> kgs-rules
#! syntax error: rules missing
60 known_command kgs-rules
#? [true]
