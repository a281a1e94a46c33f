# The report of a match: what text and page share.

report-komi = komi { $komi }
report-clock = time { $clock }
report-no-clock = time none
report-random-moves = { $moves } random moves first
report-openings = { $files } openings
report-openings-and-moves = { $files } openings and { $moves } random moves
report-judge = judged with { $network }
report-played = { $games } of { $all } games
report-played-part = { $played }, part { $part } of a match of { $all }
report-tally = { $won } won, { $drawn } drawn, { $lost } lost
report-share = { $share } % (95 %: { $low } to { $high })
report-elo = { $elo } (95 %: { $low } to { $high })
report-standing = A { $share }, Elo { $elo }
report-test-open = not decided
report-test-accepted = accepted: rather { $high } than { $low } Elo
report-test-rejected = rejected: rather { $low } than { $high } Elo
report-test-waits = , { $count } later games wait for game { $game }
report-test-by-game = {" "}by game { $game }
report-test-by-game-of-more = {" "}by game { $game }; { $count } later games do not count
report-test-range = { $low } to { $high }
report-test = SPRT { $range } Elo: log-likelihood ratio { $ratio } of ±{ $bound }, { $decided }{ $games }
grade-dan = { $number } dan
grade-kyu = { $number } kyu
report-rating = { $rating } ({ $grade })
report-points = Match points (2 a win, 1 a draw) { $points } in { $games } games; QQ rating { $ratings }
report-qq-rating =
    QQ rating: both start at 0, which is 1 kyu; a grade is 100 points. Where less than 50 points lie between the two, the
    winner takes 5 from the loser; else a win is worth 0 to 5 to the favourite, which has the higher grade, and 5 to 10 to
    the other. A draw changes nothing, the winner in fewer than 40 moves gains nothing, and a crash or a hang is a flight,
    which doubles the loss.
report-count = { $name } { $count }
report-dead-stones = { $sources }; play resumed { $times } times
report-final-scores = of { $games } games A agrees with the referee on { $a }, B on { $b }
report-none = none
report-duplicate = { $game } (as { $of })
report-duplicates = { $count }: games { $games }

# The report as text.

report-a-against-b = A against B
report-a-as = A as { $side }
report-black-won = Black won
report-margin-of-a = Margin of A
report-of-counted = ({ $unit }, { $games } games counted)
report-length = Length
report-of-moves = (moves)
report-spread = mean { $mean } (sd { $deviation }), least { $least }, quartiles { $quartiles }, greatest { $greatest }
report-time = Time
report-moves = moves
report-wall-per-move = wall/move
report-cpu-per-move = cpu/move
report-slowest = slowest
report-wall-total = wall total
report-cpu-total = cpu total
report-late = late
report-virtual = virtual
report-ended-by = Ended by
report-dead = Dead stones
report-final-score = Final score
report-duplicate-games = Duplicates
report-faults = Faults
report-fault = game { $game }, { $entrant } as { $side }: { $reason }: { $detail }
report-page = The page: { $page }

# The report as a page.

page-games = Games
page-results-of-a = Results of A
page-won = won
page-drawn = drawn
page-lost = lost
page-share = share
page-all-games = all games
page-as = as { $side }
page-black = Black: { $tally }
page-plots = Plots
page-cpu-per-move = CPU/move
page-wall = wall
page-cpu = CPU
page-virtual-moves = virtual moves
page-entrant-as = { $entrant } as { $side }
page-ends = Ends
page-by = by
page-a-lost = A lost
page-b-lost = B lost
page-dead = Dead stones: { $dead }
page-final-score = Final score: { $scores }
page-duplicates = Duplicate games: { $duplicates }
page-about-games = A number shows the game on the board, ← and → step through it; “file” is its SGF file.
page-won-by = won by
page-reason = reason
page-remarks = remarks
page-file = file

# The plots.

plot-share = Share of A with its 95 % interval
plot-test = SPRT: log-likelihood ratio
plot-margins = Margins of the games that were counted
plot-lengths = Length of games
plot-wall-time = Wall time for a move (A blue, B orange)
plot-cpu-time = CPU time for a move (A blue, B orange)
plot-margin = margin of A ({ $unit })
plot-game = game
plot-games = games
plot-percent = percent
plot-ratio = ratio
plot-seconds = seconds
plot-bin = { $from } to { $to }: { $count }
plot-game-time = game { $game }: { $seconds } s

# The board that steps through the games.

viewer-board = Board
viewer-position = Position
viewer-move = Move
viewer-first = Start (Home)
viewer-back = Back (left arrow)
viewer-forward = Forward (right arrow)
viewer-last = End (End)
viewer-earlier = Game before (up arrow)
viewer-later = Next game (down arrow)
viewer-step = Move { $step } of { $moves }
viewer-step-made = Move { $step } of { $moves }: { $told }
viewer-told = { $side } { $move }
viewer-told-taken = { $side } { $move }, { $count } off the board
viewer-game = Game { $game }: { $black } (Black) against { $white } (White), { $result }
viewer-virtual-move = virtual move

# The progress of a match.

match-watch = To watch it: liangyi web --matches { $folder }
match-played-already = { $count } games have been played already
match-odd = a match under { $ruleset } has an even number of games (art. 12): the last of { $games } counts for no match points
match-wins = { $entrant } wins
match-lost-by-both = lost by both
match-draw = draw
match-game = { $done }/{ $all }  game { $game } (A is { $side }): { $result }, { $winner } by { $reason }, { $moves } moves; { $standing }
match-lost = { $why }: the database cannot be reached. Games go on, and their results wait
match-waiting = { $count ->
        [one] { $count } result waits for the database
       *[other] { $count } results wait for the database
    }
match-again = The database can be reached again after { $seconds } s, and the results that waited are kept
