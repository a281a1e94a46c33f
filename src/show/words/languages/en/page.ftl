## The page of `liangyi web`

title = Liangyi
list-separator = ,{" "}
colon = :{" "}
close = Close
cancel = Cancel

### Colours and moves

color-black = Black
color-white = White
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = to move

### Names of rulesets

ruleset-jipingdian = Jipingdian (counting points)
ruleset-jihuozi = Jihuozi (counting living stones)
ruleset-jihuozi-natural = Jihuozi, natural end
ruleset-jihuozi-art = Jihuozi, art of the last points
ruleset-jihuozi-simple = Jihuozi, simplified
ruleset-jihuozi-ancient = Jihuozi, ancient
ruleset-jihuozi-2010 = Jihuozi, winter 2010
ruleset-jihuozi-2011 = Jihuozi, end of 2011
ruleset-new-ing = New Ing (null moves)
ruleset-chinese = Chinese rules
ruleset-chinese-old = Chinese rules, earlier text
ruleset-olympic-2008 = Olympic rules of 2008
ruleset-proportional = Formal rules, proportional
ruleset-proportional-majority = Formal rules, majority
ruleset-tromp-taylor = Tromp-Taylor
ruleset-japanese = Japanese rules
ruleset-korean = Korean rules
ruleset-aga = AGA rules
ruleset-new-zealand = New Zealand rules
ruleset-ing = Ing rules
ruleset-ing-1991 = Ing rules of 1991
ruleset-stone-scoring = Stone counting with group tax
ruleset-renju = Renju

### The line to the server

link-opening = Connecting …
link-cut =
    The connection is cut; until it is back nothing can be played or changed. The program keeps the game, and the page
    tries again. If the program was started anew, open the address that it has printed.
link-again = Try now
link-elsewhere = This game is open in another tab.
link-take-back = Take it back
link-locked-out = The program does not know this page. Open the address that it has printed.
kept-record = This browser has kept the record of the last game.
kept-open = Open it
kept-drop = Leave it
remarks-drop = Understood

### Matches that are looked on

watch-matches = Matches
watch-board-view = Board
watch-all = All matches
watch-none = There is no match in this folder yet.
watch-left-out = { $count } more are not shown.
watch-gone = There is no such match or game here any more.
watch-fault = The files of this match cannot be read: { $detail }
watch-cut = The connection is cut; the page tries again.
watch-loading = Reading …
watch-match = Match
watch-against = against
watch-conditions = Conditions
watch-played = Games
watch-games-of = { $games } of { $all }
watch-now = Now
watch-in-progress = { $count } in progress
watch-ended = all played
watch-paused = not running
watch-elo = Elo: by how much A is stronger
watch-running = Games in progress
watch-running-none = No game is in progress.
watch-results = Results
watch-program = Program
watch-won = Won
watch-drawn = Drawn
watch-lost = Lost
watch-share = Share of points, 95 %
watch-as-black = { $entrant } as Black
watch-as-white = { $entrant } as White
watch-black-won = Black
watch-final-scores = Results that the programs gave: A agrees with the referee in { $a } of { $games } games, B in { $b }
watch-ends = How games ended, and who lost
watch-reason = Reason
watch-count = Games
watch-lost-by = Lost by { $entrant }
watch-dead-stones = { -dead-stones }: { $dead }
watch-duplicates = Games played twice: { $duplicates }
watch-time = Time
watch-per-move = A move
watch-cpu-per-move = CPU a move
watch-slowest = Slowest
watch-late = Late
watch-seconds = { $seconds } s
watch-plots = Plots
watch-games = Games that have ended
watch-games-none = No game has ended yet.
watch-game-column = Game
watch-result = Result
watch-winner = Won by
watch-moves = Moves
watch-remarks = Remarks
watch-more = Show more
watch-shown-of = { $shown } of { $all }, the latest numbers first
watch-game = Game { $game }
watch-live = in progress
watch-thinks = thinking
watch-left = { $time } left
watch-periods = { $count } periods
watch-stones = { $count } moves
watch-spent = { $time } used
watch-position = The board after move { $number } of { $last }
watch-start = Start
watch-made = { $side ->
        [black] Black { $move }
       *[white] White { $move }
    }
watch-takes = takes { $count }
watch-steps = Moves of the game

### The head of the page

top-label = Game and page
new-game = New game
open = Open
save = Save
copy = Copy SGF
save-library = Save for RenLib (.lib)
copied = Copied
copied-record = The record is copied as SGF.
settings = Settings
settings-language = Language
settings-theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
settings-coordinates = Coordinates
coordinates-own = as the game has them
coordinates-without-i = letters without I
coordinates-with-i = letters with I
coordinates-numbers = numbers: X4Y4
coordinates-none = none
settings-confirm = Confirm every stone
settings-sound = Sound of a stone
settings-hints-locked = Lock hints
settings-projector = Projector: board and line only
settings-licences = Licences of the software in this program
projector-leave = Leave projector mode
keys = Keys
keys-board =
    On the board: arrows, Home, End, PageUp and PageDown move; Enter plays; v is a virtual move, p a pass, x
    changes the side. After a click the arrows, Home and End go through the moves.
keys-moves =
    Anywhere: Left, u or [ goes back a move, Right, r or ] goes on; Home or {"{"} goes to the start, End or {"}"} to the end;
    so does the wheel over the board. Ctrl+C copies the record as SGF, Ctrl+V opens one.

### The line above the board

phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = { -stopped }
phase-resolution = { -resolution }
phase-over = over
phase-disputed = resolution: no agreement
phase-resigned = { $side ->
        [black] Black has resigned, White wins
       *[white] White has resigned, Black wins
    }
phase-time = { $side ->
        [black] Black’s time is over, White wins
       *[white] White’s time is over, Black wins
    }
line-turn = { $side ->
        [black] Move { $number }: Black
       *[white] Move { $number }: White
    }
line-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
line-komi = komi { $komi }
line-debt = { $side ->
        [black] Black owes { $points }
       *[white] White owes { $points }
    }
line-last-stone = { $side ->
        [black] Black owes { $points } for the last stone
       *[white] White owes { $points } for the last stone
    }
line-thinking = the engine is thinking
line-free-extra = extra moves now cost nothing
line-offer-stop = { $side ->
        [black] Black offers to stop
       *[white] White offers to stop
    }
line-offer-rest = { $side ->
        [black] Black offers to stop
       *[white] White offers to stop
    }
line-offer-end = { $side ->
        [black] Black asks for the end
       *[white] White asks for the end
    }
line-cycle = the position after move { $number } has come back: no result, if both agree
line-offer-unchanged = { $side ->
        [black] Black offers the end
       *[white] White offers the end
    }
line-offer-pass = { $side ->
        [black] Black has passed
       *[white] White has passed
    }
line-may = allowed: { $what }
line-agreed = both have agreed
line-agree-now = agree on dead stones, or play it out
next-play = a stone
next-virtual = a virtual move
next-pass = a pass

### Results

result-win = { $winner ->
        [black] Black wins
       *[white] White wins
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    } ({ $reason })
result-draw = draw ({ $reason })
estimate-win = { $winner ->
        [black] Estimate: Black leads
       *[white] Estimate: White leads
    }{ $by ->
        [none] {""}
       *[other] {" "}by about { $by }
    }
estimate-draw = Estimate: neither side leads
estimate-how = An estimate, as nothing is agreed on: the stones that the engine expects to be taken are off, and empty points are whose it expects them to become. The lead is that of its search, as of a hint.
estimate-begin = as it stands
estimate-begins = The position as it stands.
reason-count = counted
reason-wild_region = a wild region
reason-unfilled = no count yet: wild regions are not filled
reason-repetition = repetition
reason-no_result = no result
reason-five = five in a row
reason-forbidden_move = a forbidden move
reason-passes = both have passed
reason-full_board = the board is full

### Points

board-label = Board, { $width } columns, { $height } rows
point-empty = empty
point-black = black stone
point-white = white stone
point-last = last move
point-dead-by-black = dead, says Black
point-dead-by-white = dead, says White
point-owned-by-black = { $owner ->
        [black] Black’s, says Black
       *[white] White’s, says Black
    }
point-owned-by-white = { $owner ->
        [black] Black’s, says White
       *[white] White’s, says White
    }
point-parts = { $black } Black’s, { $white } White’s
point-shared = shared
point-of-black = Black’s point
point-of-white = White’s point
point-changed = marked
point-wild = makes the region wild
point-doubtful = the engine is only { $percent } % sure of it
point-differs = counted differently: { $difference }
point-illegal = illegal: { $why }

### Why a move is forbidden

why-suicide = Suicide: its chain would have no liberty.
why-ko = Ko: it takes back at once. The board stood so after move { $after }.
why-repeats = { $what ->
        [board] It repeats the board
       *[position] It repeats the whole position
    } after move { $after }{ $by ->
        [black] , which Black has faced
        [white] , which White has faced
       *[nobody] {""}
    }{" "}({ $rule }).
why-forbidden = Forbidden point: { $kinds }. Playing it loses.
why-drawn = A repetition has made the game a draw, after move { $after }.
why-occupied = There is a stone.
why-no_virtual_moves = The ruleset has no virtual moves.
why-over = The game is over.
rule-simple = simple ko
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = no repetition within two moves
rule-since-pass = no board again since the last pass
rule-fourth-board = no board for the fourth time
rule-null-move = null-move rule
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = Show it
reason-hide = Back to the game
earlier-shown = The board after move { $after }, which { $move } would repeat.
lose-title = Forbidden: playing it loses. Play?
lose-play = Play and lose
null-move-here = { $means ->
        [null] A null move: the board
       *[unchanged] It leaves the board unchanged, which
    }{ $means ->
        [null] { $after ->
            [0] {" "}would be as at the start
           *[other] {" "}would be as after move { $after }
        }, which
       *[unchanged] {""}
    } { $effect ->
        [ends] accepts the end of the game.
       *[offers] asks for the end of the game.
    }
end-asks = Ask for the end?
end-accepts = Accept the end?
end-offered = { $side ->
        [black] Black has asked for the end.
       *[white] White has asked for the end.
    } This move accepts it: the game is over.
end-wild = { $accepts ->
        [yes] Wild regions are left ({ $points }): { $side ->
            [black] Black asked for the end first, and loses by them
           *[white] White asked for the end first, and loses by them
        } unless their stones are agreed to be dead.
       *[no] Wild regions are left ({ $points }): if the other side accepts, { $side ->
            [black] Black
           *[white] White
        } loses by them.
    }
end-ask = Ask for the end
end-accept = End the game

### The chain of verdicts in renju

verdicts-label = Verdicts
verdict-of = verdict { $number } of { $last }
verdict-back = Verdict before
verdict-on = Next verdict
verdict-forbidden = is forbidden: { $kinds }
verdict-five = makes five
verdict-free = is not forbidden
verdict-after = with stones on { $points }
verdict-see = see verdict { $number }
line-by = with { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = four
shape-open_three = { -open-three }
shape-three = three, not open
spoiled-edge = No open four by { $point }: the edge.
spoiled-stone = No open four by { $point }: the stone on { $at }.
spoiled-overline = No open four by { $point }: { $at } would make an overline.
spoiled-five = { $point } makes five instead.
spoiled-forbidden = { $point } is itself forbidden:

### Beside the board

pile-virtual = virtual
pile-prisoners = { -prisoners }
pile-handed-over = handed over
pile-taken-off = taken off
pile-bowl = left in the bowl
virtual-move = Virtual move
virtual-pass = Pass
virtual-move-of = { $side ->
        [black] Virtual move of Black
       *[white] Virtual move of White
    }
virtual-move-illegal = Virtual move, illegal: { $why }

### Under the board

buttons-label = Moves
pass-offer_to_stop = Offer to stop
pass-accept_stop = Accept: stop the game
pass-offer_to_rest = Offer to stop
pass-accept_rest = Accept: stop the game
pass-null_move = Pass: ask for the end
pass-offer_end = Pass: offer the end
pass-accept_end = Accept the end
pass-take_button = Pass: take the button
welcome = New here? A first lesson shows how to play.
welcome-lesson = First lesson
pass-pass = Pass
pass-accept_draw = Pass: a draw
pass-draw_by_repetition = Pass: a draw by repetition
go-first = To the start
go-back = Back a move
take-back = Take a move back
go-on = On a move
go-last = To the end
move-of = { $number } / { $last }
move-now = Move now
play-on = Play on from here
hint = Hint
hint-asking = Thinking …
hint-move = { $side ->
        [black] Black: { $move }
       *[white] White: { $move }
    } · win rate { $winrate }{ $leader ->
        [black] , Black leads by { $lead }
        [white] , White leads by { $lead }
       *[none] {""}
    }, { $visits } visits · { $line }
hint-wins = { $move }: { $wins } · { $line }
wins-within = { $side ->
        [black] Black wins within { $moves } moves of both sides
       *[white] White wins within { $moves } moves of both sides
    }
hint-resign = { $side ->
        [black] Black would resign.
       *[white] White would resign.
    }
place = Place on { $point }

### What has just happened

happened-off-board = { $side ->
        [black] Black: { $move }
       *[white] White: { $move }
    }
happened-played = { $side ->
        [black] Black { $point }
       *[white] White { $point }
    }{ $others ->
        [0] {""}
       *[other] {" "}takes { $others }
    }{ $own ->
        [0] {""}
        [one] : a suicide of one stone
       *[other] : a suicide of { $own } stones
    }

### What a question mark tells

help-line = What the line and the signs mean
help-pass = What a pass means here
help-virtual = What a virtual move is
help-shares = How shared points count
topic-virtual = Virtual move
topic-offer = A pass
topic-stopped = Stopped
topic-at-rest = Stopped
topic-debt = Debt for extra moves
topic-last-stone = Debt for the last stone
topic-resolution = Resolution
topic-shares = Shared points
about-virtual-pass =
    A pass places a stone beside the board, where its tray is: there is no other virtual move. It says what a pass says.
about-virtual =
    A stone is placed beside the board, where its tray is. It says that no move on the board is good, and offers no stop.
    It is a move like one on the board: it counts as a stone placed, and a ko may be taken back after it. It must not give
    the opponent a board that it has faced.
about-offer-stop =
    A pass offers to stop. If the other side passes too, the game stops, and is not over: dead stones are agreed on, or
    what is in dispute is played out. Any other move declines the offer.
about-offer-rest =
    A pass offers to stop. If the other side passes too, the game stops, and is not over: dead stones are agreed on, or
    what is in dispute is played out. Any other move declines the offer.
about-offer-end =
    A move after which the board equals an earlier one, or a pass, is a null move: it offers the end. A second one in a row
    accepts it. Who offers first and leaves a wild region loses.
about-offer-unchanged =
    A move that leaves the board unchanged, or a pass, offers the end. A second one in a row ends the game.
about-offer-pass = A second pass in a row ends the play, or stops it where the ruleset has dead stones agreed on.
about-stopped =
    The game stands still and is not over. Each side marks what is dead. Where both agree, it is counted; where they do not,
    it is played out.
about-at-rest =
    The game stands still and is not over. Each side marks what is dead. Where both agree, it is counted; where they do not,
    it is played out.
about-debt =
    In the contest a side pays a point for each stone that it has placed beyond the opponent’s number, on the board or
    beside it. What it owes is said in the line above the board, or beside its prisoners.
about-last-stone = Black pays a point if it has placed the last stone of the contest.
about-resolution =
    Both do not agree, so the rest is played out. Who offered to stop first moves first.{ $costs ->
        [yes] {" "}Extra moves now cost nothing.
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] An empty region that both sides touch is shared in proportion to the stones that touch it.
       *[half] A point that both sides touch and neither owns counts half for each. Its square has two halves.
    }
legend = Signs on the board
sign-away = A broken frame: not the board of the game, but an earlier one or one rearranged for counting
sign-last = The last move
sign-suicide = Forbidden: suicide
sign-ko = Forbidden: ko
sign-repeats = Forbidden: it repeats
sign-null = { $means ->
        [null] A null move: it asks for the end
       *[unchanged] Leaves the board unchanged: it asks for the end
    }
sign-forbidden = Forbidden: { $kinds }
sign-dead = { $side ->
        [black] Dead, says Black
       *[white] Dead, says White
    }
sign-owned = Whose point it is: square by Black’s mark, round by White’s
sign-judged = What the engine judges: a broken ring about dead stones, squares as large as it is sure of the owner
sign-owner = Whose point it is
sign-shared = Shared
sign-parts = Whose point it is in parts, by the stones that touch its region
sign-ringed = What this step changes, or what the move would
sign-doubtful = The engine is not sure of this stone: look at it before you agree
sign-hint = The hint
sign-differs = Counted differently: how much more the first ruleset gives Black

### The tabs

panels-label = Tabs
panel-lessons = Learn
panel-play = Play
panel-count = Count
panel-rules = Rules
play-as = Play as
play-moves = Moves
play-no-moves = No move has been made.
play-who = Who plays
head-title = This game
head-fields = Names, date, event
head-minutes = { $number } minutes
head-PB = Black’s name
head-BR = Rank
head-PW = White’s name
head-WR = Rank
head-DT = Date
head-EV = Event
head-PC = Place
head-GN = Name of the game
head-RO = Round
head-HA = Handicap
head-TM = Time
head-OT = Overtime
head-RE = Result
recent-games = Recent games
recent-none = No game has been played yet.
recent-off = Games are not kept (--no-keep).
recent-where = The last hundred are kept in { $folder }
recent-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
extra-costs = Out of turn: an extra move costs a point.
extra-free = Out of turn: an extra move costs nothing.
resign = { $side ->
        [black] Black resigns
       *[white] White resigns
    }
resign-title = { $side ->
        [black] Black resigns: White wins. Resign?
       *[white] White resigns: Black wins. Resign?
    }
resign-yes = Resign
side-owes = owes
clock-of = { $side ->
        [black] Black’s time
       *[white] White’s time
    } ({ $control })
stopped-notice = The game is stopped, not over: both sides agree on what is dead.
at-rest-notice = The game is stopped, not over: both sides agree on what is dead.
stopped-agree = Agree
rank-name = { $number } { $kind ->
        [d] dan
       *[k] kyu
    }
rank-of-record = { $number }{ $kind }
seat-person = a person
seat-level = engine, level { $level }
seat-rank = engine, as { $rank }
seat-time = engine, { $seconds } s a move
seat-by-person = a person
seat-by-level = engine at a level
seat-by-rank = engine as persons
seat-by-time = engine by time
seat-which-level = Level, 1 to { $last }
seat-which-rank = Rank
seat-which-time = Seconds a move
seat-rank-note = Moves as persons of this rank do, at their pace, by a network that has learnt from their games.
seat-strength = { $by ->
        [likely] Moves drawn from those that the program's small network finds likely: natural ones, with mistakes.
        [own] A search by the program's small network, { $number } evaluations a move.
        [network] A search by the network, { $number } evaluations a move.
       *[playouts] { $number } playouts a move.
    } It is about { $rank } strong, an estimate from games with other programs on 9x9, and wins about two games of three against
    the level below.
network-named = Network: { $name }. It judges the count, and plays from level { $first } on.
network-evaluates = Network: { $name }
network-none = No network: levels 1 to { $last } play by playouts.
network-off = No network evaluates this game.
network-absent =
    The program's own small network plays at every level. A strong one does it better from level { $first } on, analyses,
    and judges who is dead: pip brings it in the Python package of KaTrain, about { $megabytes } MB.
network-get = Get the strong network
network-comes = The network comes: { $come } of about { $megabytes } MB.
network-fault-no_python = No Python with pip has been found on this machine.
network-fault-not_brought = pip has not brought it. Is there a connection to the internet?
network-fault-unwritten = It cannot be written. Is there room on the disk?
network-fault-unusable = What has come is no network that can be used.

### A new game

new-ruleset = Ruleset
new-size = Board
new-width = Columns
new-height = Rows
new-komi = Komi
new-handicap = Handicap
new-no-handicap = none
new-who = Who plays
new-what = What is to be played
new-program = Play the program
new-persons = Two persons
new-open = Open a record
new-start = Start
time-title = Clocks of persons
time-none = none
time-absolute = one time for all moves
time-byo-yomi = main time and byo-yomi
time-fischer = each move adds time (Fischer)
time-canadian = so many moves in a period (Canadian)
time-minutes = Minutes
time-seconds = Seconds
time-periods = Periods
time-moves = Moves

### Rules

rules-which = Ruleset
rules-waiting = …
rules-more = More
rules-source = Source: { $source }
rules-articles = Articles in short
rules-clauses = What it says

### Agreement

agree-not-now = Here dead stones are agreed on once the game is stopped.
agree-agreed = Both have agreed: the game is counted.
agree-disputed = { $by ->
        [black] Black does not agree.
       *[white] White does not agree.
    } Play it out: { $side ->
        [black] Black moves first
       *[white] White moves first
    }{ $costs ->
        [yes] , and extra moves now cost nothing
       *[no] {""}
    }. A change of a mark takes that back.
agree-marked = { $count ->
        [one] { $count } dead stone is marked.
       *[other] { $count } dead stones are marked.
    }
agree-proposed = { $by ->
        [record] As the record says:
        [proof] Proposed, as proved:
       *[judgement] Proposed, at least 90 % sure:
    } { $count ->
        [one] { $count } dead stone.
       *[other] { $count } dead stones.
    }
agree-nothing-marked = No stone is marked as dead.
agree-doubtful = Not sure, look at these first: { $chains }
agree-doubt = { $side ->
        [black] Black { $point } ({ $percent } %)
       *[white] White { $point } ({ $percent } %)
    }
agree-otherwise = The engine calls { $count } more dead.
agreed-count = See the count
agreed-change = Change
agree-how = A click on a chain marks it as dead with all that share its fate, or as alive again.
agree-how-owners =
    A click on a chain marks it as dead with all that share its fate, or as alive again; on an empty region it gives
    it to Black, to White, or leaves it to the rules.
agree-begins = Marks begin with what the engine has proved or is at least 90 % sure of. What it thinks beyond that is below.
mark-alone = Mark single chains
agree-differs = The marks differ on { $points }: click there to change them.
disagree = We disagree: play it out
mark-as = Marks for
mark-as-both = both
end-which = The game ends
end-agreed = by agreement
end-natural = naturally
end-agreed-means = Dead stones come off.
end-natural-means = The board counts as it stands.
view-of = { $side ->
        [black] Black’s view
       *[white] White’s view
    }
view-dead = { $count ->
        [0] no dead stones
        [one] { $count } dead stone
       *[other] { $count } dead stones
    }
view-owned = points given: { $black } Black’s, { $white } White’s
say-yes = Agree
say-yes-to = { $winner ->
        [black] Agree: Black wins
        [white] Agree: White wins
       *[none] Agree: a draw
    }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
said-yes = Agreed ✓
adopt-judgement = Take over the judgement
adopt-other = { $side ->
        [black] Take over Black’s marks
       *[white] Take over White’s marks
    }
judgement = The engine’s judgement
judgement-waiting = The engine is judging …
judgement-none = There is no judgement.
judgement-all-alive = All chains live.
judgement-shown = Show on the board
position-ideal = The { -ideal-final-position }: all stones live, and no point is left that a side could fill
position-uncontested = Undisputed position: borders and the fate of all stones are settled
judged-chain = { $side ->
        [black] Black { $at }
       *[white] White { $at }
    }, { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
judged-dead = dead
judged-alive = alive
judged-unsettled = unsettled: who moves first decides
judged-proved = proved
judged-sure = { $percent } % sure

### Counting

count-agree = Agreement
count-steps = Step by step
count-rulesets = Every ruleset
count-none = Nothing is counted in a five-in-a-row game.
count-whose = Whose marks
whose-judgement = the engine’s judgement
whose-black = Black’s marks
whose-white = White’s marks
whose-agreed = what both agree on
counting = Counting …
count-judged = judged by the engine
count-agreed = as both agree
count-lazy = { $side ->
        [black] Black offered the end first and left a wild region:
        [none] Nothing can be counted before the wild regions are filled:
       *[white] White offered the end first and left a wild region:
    } { $points }
methods-label = Ways to count
method-own = The ruleset’s own
method-stones-and-liberties = Stones and liberties
method-area = Area
method-equal-territory = Equal territory
method-equal-stones = Equal stones
method-refill = Refill
method-prisoners = Prisoners filled in
method-fill-all = Fill all
method-half-counting = One side alone
method-living-stones = Living stones
method-proportional = Proportional
method-territory = Territory
step-back = Step back
step-on = Next step
step-slider = Step
step-of = { $number } / { $last }
action-stones = stones
action-share = a region of { $points }
action-share-whole = regions of one side alone
action-stop = as it stopped
action-dead_off = dead stones off
action-debt_paid = debt paid
action-equal_territory = territory made equal
action-equal_stones = stones made equal
action-refill = refilled
action-surplus = surplus off
action-remainder = remainder off
action-fill = filled
action-fill_public = public points filled
action-fill_but_eyes = filled but eyes
action-eyes_aside = eyes set aside
action-gather = gathered
action-tens = one side in tens
does-share = { $points ->
        [one] A region of one point
       *[other] A region of { $points } points
    }, touched by { $black } black and { $white } white stones: { $parts } each, together { $shares }.
does-share-whole = Regions that stones of one side alone touch, and half of those that none touches.
does-stop = The position as the game left it.
does-dead_off = { $count ->
        [0] No stone is dead.
        [one] { $count } dead stone comes off.
       *[other] { $count } dead stones come off.
    }
does-debt_paid = { $side ->
        [black] Black gives
       *[white] White gives
    } up { $count ->
        [one] { $count } border stone
       *[other] { $count } border stones
    } for extra moves.
does-equal_territory = Stones and own points are exchanged until both sides have { $points } points.
does-equal_stones = Stones are filled in, or taken off, until { $count } are left in each bowl.
does-refill =
    Prisoners, dead and virtual stones go back into the ground of their colour; no room for { $black } black and {
    $white } white.
does-surplus = { $side ->
        [black] Black has more stones and takes
       *[white] White has more stones and takes
    } { $count } own off own ground.
does-remainder = { $side ->
        [black] Black takes
       *[white] White takes
    } { $count } own stones off, so that as many of both colours stay outside.
does-fill = Every side fills what it owns.
does-fill_public = Public points are filled with as many stones of both colours.
does-fill_but_eyes = Every side fills what it owns but its basic eyes.
does-eyes_aside = Empty points on which no stone can live count for nobody.
does-gather = Empty points come together in blocks.
does-tens = { $side ->
    [black] Black
   *[white] White
} is counted alone: { $points } points in tens, and { $stones } stones.
totals-label = Sums after every step
totals-debt = Debt
totals-last-stone = Last stone
compare-margin = Black minus White
totals-komi = Komi { $komi } points; counts in { $unit }.
made-stones = stones { $count }
made-filled = filled in { $count }
made-territory = empty points { $count }
made-liberties = liberties { $count }
made-shared = half of the public points { $count }
made-regions = of the shared regions { $count }
made-group_tax = tax of groups { $count }
made-prisoners = { -prisoners } { $count }
made-handed_over = handed over for passes { $count }
made-handicap_bonus = for handicap stones { $count }
compared-points = Counted: points
compared-zi = Counted: zi
compared-stones = Counted: stones
compared-territory = Counted: territory
unit-points = points
unit-zi = zi
unit-stones = stones
in-zi = { $points } zi
in-stones = { $points } stones
compare = Compare under every ruleset
comparing = Comparing …
compare-komi = Komi of
compare-komi-own = each ruleset’s own
compare-komi-one = all alike
compare-pair = Choose two rulesets: the points that they count differently are marked on the board.
compare-winner = Winner
compare-draw = draw
compare-difference = { $count ->
        [0] Both count every point alike.
        [one] { $count } point is counted differently.
       *[other] { $count } points are counted differently.
    }
compare-parts = What makes the margins, in { $unit }, in Black’s favour
compare-points = points
compare-more = Difference

### What is refused

refused-unreadable = The program cannot read the request: { $detail }
refused-old_revision = The game had changed meanwhile.
refused-illegal_move = That move is illegal.
refused-wrong_point = That is not such a point.
refused-wrong_phase = That cannot be done now.
refused-not_yours = The engine plays that side.
refused-views_differ = The marks of both sides differ.
refused-no_such_ruleset = There is no such ruleset.
refused-bad_game = There is no such game: { $detail }
refused-bad_record = The record cannot be read: { $detail }
refused-no_library = The record cannot be saved as a library: { $detail }
refused-not_in_this_game = This game has nothing of that kind.
refused-no_room = There is no room for so many points.
refused-no_sum = One of the two does not count point by point.
refused-not_judged = The position has not been judged yet.
refused-not_analysed = The position has not been analysed yet.
refused-no_such_move = So many moves have not been made.
refused-no_such_level = There is no such level or time.
refused-human_network = The network of persons cannot be read: { $detail }
refused-no_such_game = That game is not kept any more.
refused-no_such_node = The record has no such node.
refused-too_long = That is too long.
refused-no_liberty = A chain would have no liberty.
refused-nothing_to_undo = There is no change of the record to be undone.
refused-bad_visits = There is no such number of visits.
refused-busy = Too much is being computed; try again.
refused-internal = The program has a fault; the game is as it was.

### Rearranging the board by hand

count-hand = By hand
hand-none =
    Under this ruleset stones and own points do not count alike, so no board is rearranged by exchanging them.
hand-how = Choose a step, then the points for it on the board. The margin stays the same after every step.
hand-steps = Steps
hand-give_up = { $side ->
        [black] Black gives border stones up
       *[white] White gives border stones up
    }
hand-take_off = { $side ->
        [black] Black takes own stones off
       *[white] White takes own stones off
    }
hand-fill = { $side ->
        [black] Black fills from the bowl
       *[white] White fills from the bowl
    }
hand-put_back = { $side ->
        [black] Black stones go back
       *[white] White stones go back
    }
hand-move = { $side ->
        [black] Black moves own stones
       *[white] White moves own stones
    }
hand-exchange = { $side ->
       *[both] Both exchange stones and points
    }
hand-fill_public = { $side ->
       *[both] Both fill public points
    }
hand-dead_off = { $side ->
       *[both] Take the dead stones off
    }
hand-gather = { $side ->
       *[both] Gather the empty points
    }
hand-choose = Choose the points on the board, at most { $side ->
        [both] { $most } for each side.
       *[side] { $most }.
    }
hand-take = { $count ->
        [0] Take the step
       *[other] Take the step ({ $count })
    }
hand-undo = Step back
hand-again = Start over
point-choosable = can be chosen
hand-step = Step
hand-made = Steps taken
hand-picked = Chosen: { $points }
hand-done = Done: { $what }. The margin stays.
hand-reads = What can be read off now
point-chosen = chosen
hand-means-dead_off = The dead stones come off and are prisoners.
hand-means-give_up = Each border stone given up pays a point of debt; its point becomes public.
hand-means-take_off =
    The stone goes beside the board, and its point stays the side’s own. Border stones stay while a stone lies within.
hand-means-fill = Own points are filled with stones from the bowl: a stone counts as much as the point did.
hand-means-put_back = Prisoners, dead and virtual stones go into own points of their colour.
hand-means-move = Stones change places with as many own points, such as square the rest off. Choose both.
hand-means-exchange =
    Each side fills own points and takes own stones off. Both must gain as many stones, or lose as many.
hand-means-fill_public = Public points are filled with as many stones of both colours; they are chosen in turn.
hand-means-gather = The empty points of both sides come together in blocks, so that they can be counted at a glance.
hand-refused-no_such_point = There is no point { $point }.
hand-refused-no_points = No point is chosen.
hand-refused-no_debt = { $side ->
        [black] Black owes nothing.
       *[white] White owes nothing.
    }
hand-refused-more_than_owed = Only { $owed } is owed.
hand-refused-no_stone = There is no stone of that side on { $point }.
hand-refused-not_on_border = { $point } is not on the border; a border stone is given up first.
hand-refused-on_border = { $point } is on the border; a stone within own ground comes off first.
hand-refused-not_own = { $point } is no empty point of that side.
hand-refused-not_public = { $point } is no public point.
hand-refused-twice = { $point } is chosen for both sides.
hand-refused-fewer_beside = Only { $beside } stones of that side lie beside the board.
hand-refused-unequal = The numbers must be equal: { $one } and { $two }.
hand-refused-nothing_to_gather = The points are together already.
hand-refused-no_such_step = There is no such step on this board.
hand-refused-too_many_steps = So many steps are not kept; take some back.
rest-komi = { -komi }
rest-handicap_bonus = handicap
rest-debt = extra moves
rest-button = button
rest-prisoners = { -prisoners }
rest-group_tax = group tax
reads-points = { $method } (points)
reads-zi = { $method } (zi)
reads-stones = { $method } (stones)
reads-territory = { $method } (territory)
lessons = Example games
lessons-back = Back
lessons-on = On
lessons-again = Again from the start
lessons-step = { $at } of { $all }
lessons-your-move = Your move
lessons-show = Show it
lessons-count = To the count
lessons-not-this = That is not the move. Try another, or let it be shown.
lessons-left = You have left the example by moves of your own. They stay as a variation.
refused-no_such_lesson = There is no such example.
