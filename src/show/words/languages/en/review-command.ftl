# What `liangyi review` says, in its summary and in the comments of records.

review-progress = { $file }: { $done } of { $all } positions
review-file = { $file }: { $ruleset }, { $moves } moves, { $done } of { $all } positions analysed
review-sum = { $points } in { $moves }
review-side = { $side } lost: opening { $opening }, middle game { $middle }, end game { $endgame }; together { $all }
review-dear = move { $number }, { $side } { $played }, lost { $points }; better { $better }
review-dear-alone = move { $number }, { $side } { $played }, lost { $points }
review-dear-winrate = move { $number }, { $side } { $played }, lost { $percent } % of { -win-rate }; better { $better }
review-dear-winrate-alone = move { $number }, { $side } { $played }, lost { $percent } % of { -win-rate }
review-rank = { $side } plays about as { $rank } ({ $least } to { $most }, by { $moves } moves)
review-by-persons = {""}; of 100 persons of { $rank } { $better } find it, { $played } play as here
review-repeats = move { $number }, { $side } { $played }, repeats the board after move { $same }
review-forbidden-repeats = move { $number }, { $side } { $played }, is forbidden: the board is that after move { $same }
review-forbidden = move { $number }, { $side } { $played }, is forbidden
review-stopped = counted where the record ends: { $result }
review-as-far = reviewed as far as the record can be played: { $why }
review-record = the record with the analyses: { $file }
review-value = { $lead }, { -win-rate } of Black { $percent } %
review-winrate = { -win-rate } of Black { $percent } %
review-lost = ; lost { $points }
review-lost-winrate = ; lost { $percent } % of { -win-rate }
review-better = ; better { $line }
