# The steps of a board that is rearranged for counting.

step-stop = The position
step-dead-off =
    { $count ->
        [one] 1 dead stone off
       *[other] { $count } dead stones off
    }
step-debt-paid =
    { $count ->
        [one] { $side } pays 1 border stone for extra moves
       *[other] { $side } pays { $count } border stones for extra moves
    }
step-equal-territory =
    { $count ->
        [one] Exchanged: 1 point each
       *[other] Exchanged: { $count } points each
    }
step-equal-stones = Equal stones: { $count } left in each bowl
step-refill = Prisoners, dead and virtual stones refilled
step-refill-left = Refilled; no room for { $black } black, { $white } white
step-surplus =
    { $count ->
        [one] { $side } takes 1 stone of surplus off
       *[other] { $side } takes { $count } stones of surplus off
    }
step-remainder =
    { $count ->
        [one] { $side } takes 1 stone off: equal remainders
       *[other] { $side } takes { $count } stones off: equal remainders
    }
step-fill = Owned points filled
step-fill-public-odd = Public points filled equally, one left
step-fill-public = Public points filled equally
step-fill-but-eyes = Filled, basic eyes kept
step-eyes-aside = Basic eyes kept: they do not count
step-gather = Gathered for counting
step-tens = { $side } alone: { $points } points in tens, { $stones } stones

# The sums of a board.

compared-points = points
compared-zi = 子
compared-stones = stones
compared-territory = territory
side-count = { $side } { $count }{ $prisoners }
part-points = { $points } points
part-prisoners =
    { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
    }
part-for-passes =
    { $count ->
        [one] 1 stone for passes
       *[other] { $count } stones for passes
    }
part-handicap-bonus = { $points } of them for handicap stones
part-komi = komi { $komi }
part-komi-of-first-move = komi { $komi }
part-komi-zi = komi { $komi } 子
part-debt = { $side } owes { $points } for extra moves
part-last-stone = { $side } owes { $points } for the last stone
sums = { $compared }: { $parts }: { $result }
sums-with-reason = { $sums }; { $reason }
lazy-loss = { $side } offered the end first and left a wild region: { $regions }
unfilled = wild regions are not filled, and nothing can be counted yet: { $regions }
drawn-by-repetition = a repetition made the game a draw
no-result-by-cycle = the whole position has come back: no result, if both sides agree (Japanese rules, article 12)

# What the sums of a board are made of, as the text of each count takes them together.

sum-of-side = { $side }: { $parts }: { $total }
sum-stones =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
sum-board-stones =
    { $count ->
        [one] 1 stone on the board
       *[other] { $count } stones on the board
    }
sum-living-stones =
    { $count ->
        [one] 1 living stone
       *[other] { $count } living stones
    }
sum-filled = { $count } filled in
sum-empty-points =
    { $count ->
        [one] 1 empty point
       *[other] { $count } empty points
    }
sum-surrounded =
    { $count ->
        [one] 1 point surrounded
       *[other] { $count } points surrounded
    }
sum-own-territory =
    { $count ->
        [one] 1 point of territory
       *[other] { $count } points of territory
    }
sum-liberties =
    { $count ->
        [one] 1 liberty
       *[other] { $count } liberties
    }
sum-public-half = half of the public points { $count }
sum-between-half = half of the points between living stones { $count }
sum-touched-half = half of the points that both touch { $count }
sum-regions = { $count } of the empty regions
sum-group-tax = less { $count } for basic eyes
sum-handicap-bonus = { $count } for handicap stones
sum-total-points = { $count } in all
sum-total-zi = { $count } in all
sum-total-stones =
    { $count ->
        [one] 1 stone in all
       *[other] { $count } stones in all
    }
sum-total-territory = { $count } in all
par = Black wins with more than { $black }, White with more than { $white }

# A board that somebody else has rearranged.

equal-territory-board =
    { $count ->
        [one] equal territory (等空局面): 1 empty point each
       *[other] equal territory (等空局面): { $count } empty points each
    }
equal-stones-board =
    { $count ->
        [one] equal stones (等子局面): 1 stone each
       *[other] equal stones (等子局面): { $count } stones each
    }
nothing-to-exchange = under these rules stones and own points do not count alike: no board can be rearranged
method-leaves-no-such-board = { $method } leaves no board with as many stones or as many empty points of both sides
not-rearranged = not a rearranged board: Black has { $black } empty points and { $blackstones } stones, White { $white } and { $whitestones }

# Why a chain is called dead or living.

chain-dead = { $chain }: dead
chain-alive = { $chain }: alive
end-captured = captured
end-lives = lives
certainty-proved = proved
certainty-read = read, if the stones around stand
certainty-estimated = estimated
no-move-is-needed = no move is needed
begun = { $side } begins: { $end } ({ $certainty }): { $line }
network-on-chain =
    the network (1 lives, -1 captured): { $black } if Black begins, { $white } if White does

# What is doubtful about a count.

doubt-not-played-out = RE[{ $stated }]: the game was not played to its end
doubt-no-natural-end = the game has not come to its natural end
doubt-unfinished = the game does not look finished: { $open } of { $area } points are open
doubt-uncertain-status =
    whether these stones are dead is uncertain (confidence { $confidence }): { $stones }
marks-decide = the territory and the dead stones are those that the record marks (TB, TW)
doubt-marks-gaps = the record marks no territory (TB, TW) at { $points } inside marked territory: they count as the board has them
doubt-marks-missing = the territory that the record marks (TB, TW) leaves out { $points }: the dead stones are judged
doubt-marks-contradictory = the territory that the record marks (TB, TW) contradicts the board at { $points }: the dead stones are judged
doubt-unseen-size = the network has not learnt from boards of this size: playouts have judged
doubt-failed-network = the network's outputs are not finite (its file seems damaged): playouts have judged
doubt-other-result = the file has RE[{ $stated }], the count is { $counted }
unknown-rules = RU[{ $text }] is no ruleset that is known: counted under { $ruleset }
counted-as-left = move { $number } is illegal under { $ruleset } ({ $reason }): its count is of the board that the rules of the record leave
stage-ideal = the { -ideal-final-position } (理想的最终局面): all stones live, and no point is left that a side could fill
stage-uncontested = an undisputed position (无争局面): borders and the fate of all stones are settled

# A result that nobody counted.

won = { $side } wins
won-by-resignation = { $side } wins by resignation
won-on-time = { $side } wins on time
won-by-forfeit = { $side } wins by forfeit
a-draw = a draw
no-result = no result
lost-by-both = both lose
unknown-result = an unknown result
result-without-count = { $told }, { $result }; the count of the board as it stands:
record-states = the record gives as the result: { $told } ({ $result })

# What a count under some rules is made of.

count-nothing-removed = nothing removed
count-none-in-seki = none in seki
count-less-basic-eyes = less the basic eyes

# What `liangyi score` and `compare` put around a count.

warning = warning: { $text }
not-counted = not counted
files-there =
    { $count ->
        [one] 1 file is counted already
       *[other] { $count } files are counted already
    }
files-not-counted = { $count } not counted
files-counted = { $count } of { $all } files counted, in { $file }
dead-names-them = { $doubt }; --dead names them
count-dead = ; dead: { $stones }
count-as-marked = ; as the record marks territory (TB, TW)
count-agreed = ; { $side }'s by agreement: { $points }
compared-at = komi { $komi }
column-komi = komi
column-black = black
column-white = white
column-margin = margin
column-result = result
column-why = why

# In what counts are given.

unit-points = points
unit-zi = zi
unit-stones = stones
