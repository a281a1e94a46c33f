# Lessons: the title of each, then a comment on its start and on every move. Their values are the claims of
# `src/lessons`.

lesson-asks = { $text } { $question }
lesson-moves-invented = { $text } (The position is the text's; moves that it does not give are ours.)
lesson-all-invented = { $text } (Position and moves are ours.)

lesson-virtual-move = A first virtual move
lesson-virtual-move-0 = Counting points, with a ko in the middle. Black holds it by { $stone }, which has { $liberties } liberty.
lesson-virtual-move-0-ask = You are White: where do you take the ko?
lesson-virtual-move-0-try-pass = A pass offers to stop, and leaves Black the ko, who may fill at { $fill }. White has a move on the board.
lesson-virtual-move-1 = White takes { $count } stone at { $point } and could fill the ko at { $fill } next. Black must not take back at once (article 24).
lesson-virtual-move-1-ask = You are Black and want to go on, but no real move helps. What now?
lesson-virtual-move-1-try-e4 = Not yet: { $point } would make White face the same whole position again, and the game would go backwards (article 32).
lesson-virtual-move-1-try-pass = A pass offers to stop (article 27). If White agrees, the ko is White's, and White wins by { $margin }. Black wants to go on.
lesson-virtual-move-2 = Black puts a stone outside the board: a virtual move (article 19). It says that Black wants to play on. The board is the same, but the { $stones } virtual stone belongs to the whole position, which is new (article 31). White could fill at { $fill }, but must not make a virtual move as well: Black would face the same board again (article 32).
lesson-virtual-move-3 = White does not fill. It passes and offers to stop.
lesson-virtual-move-3-ask = You are Black. What has the virtual move won you?
lesson-virtual-move-3-try-virtual = Not on this board: White has faced it, and must not be made to face it again by a virtual move (article 32).
lesson-virtual-move-3-try-pass = Then the game stops, the ko is White's, and White wins by { $margin }. There is better.
lesson-virtual-move-4 = Black takes { $count } stone back at { $point }. Now it is White that must not take back at once.
lesson-virtual-move-5 = White makes a virtual move in turn: { $stones } virtual stone. If Black does nothing about it, White takes back at { $back }.
lesson-virtual-move-5-ask = You are Black: how does the ko end?
lesson-virtual-move-5-try-virtual = Black must not answer a virtual move with one: White would face the same board again (article 32).
lesson-virtual-move-5-try-pass = Then White takes { $back } stone again at once.
lesson-virtual-move-6 = Black fills at { $point }, and the ko is over. Virtual moves are moves with a stone too: Black has made one more than White and owes { $owed } point (article 38).
lesson-virtual-move-7 = White passes and offers to stop.
lesson-virtual-move-8 = Black agrees, and the game stops. Black { $black }, White { $white }; less the komi of { $komi } and the { $owed } point owed, Black wins by { $margin }. Without the virtual move White would have won.

lesson-figure-four = A board that both leave at once
lesson-figure-four-0 = Figure 4 of counting living stones: a game may end whenever both want it. The board is empty, and White moves first (articles 6 and 7).
lesson-figure-four-1 = White plays { $point }.
lesson-figure-four-2 = Black plays { $point }.
lesson-figure-four-3 = White plays { $point }.
lesson-figure-four-4 = Black plays { $point }: the position of the figure.
lesson-figure-four-5 = White passes: it offers to end the game, though there is room for both.
lesson-figure-four-6 = Black agrees, and both say that they will never move again. The end is natural, but not the ideal final position (article 15). The stones on the board live, and the empty points are no stones: { $stones } each, a draw (article 16). Counting points, where liberties are points too, would have Black { $black }, White { $white }.

lesson-one-liberty = Alive with one liberty
lesson-one-liberty-0 = From an old Chinese book (article 10). The black stones { $black } and { $right } and the white ones { $white } have { $liberties } liberty for each chain, and no eye, but nobody can put that liberty out. White to move.
lesson-one-liberty-0-ask = What does White do, if it wants to play on?
lesson-one-liberty-0-try-e1 = White takes { $count } stones, but Black answers at { $reply } and takes { $back }; in the end Black takes the corner, the last time { $all } stones at once. Who begins here loses.
lesson-one-liberty-1 = White makes a virtual move: it leaves the board alone. Black must not make one now.
lesson-one-liberty-1-ask = What does Black do?
lesson-one-liberty-1-try-e1 = Black takes { $count } stones, but White answers at { $reply } in the hole, and in the end takes { $all } stones at once. Who begins here loses.
lesson-one-liberty-2 = Black passes, as nobody can begin, and offers to stop.
lesson-one-liberty-3 = White agrees. No stone is dead: every one of them lives for ever in this one liberty. Each side fills its ground up to the basic eyes: Black { $black }, White { $white }.

lesson-four-liberties = Seki with four liberties
lesson-four-liberties-0 = From an old Chinese book (article 10). Inside, { $white } and { $black } and the ring around share the liberties { $shared }. White to move.
lesson-four-liberties-0-ask = What does White do, if it wants to play on?
lesson-four-liberties-0-try-c6 = Black answers at { $reply }; if White goes on at { $next }, Black takes { $count } stones and lives. Who begins is killed.
lesson-four-liberties-1 = White makes a virtual move: it leaves the board alone.
lesson-four-liberties-1-ask = What does Black do?
lesson-four-liberties-1-try-c5 = White answers at { $reply }. Black takes { $count } stones, White takes { $two }, and Black has one eye only: in the end White takes all { $all } stones. Who begins is killed.
lesson-four-liberties-2 = Black passes, as nobody can begin, and offers to stop.
lesson-four-liberties-3 = White agrees. No stone is dead, and the shared liberties stay empty: Black { $black }, White { $white }.

lesson-one-eye = Alive with one eye
lesson-one-eye-0 = A puzzle that a reader has sent the author (article 10). The black stones { $black } have one eye and { $eye } liberty, and yet they live. White may put a stone in at { $point } and take them.
lesson-one-eye-0-ask = Does White? White to move and to play on.
lesson-one-eye-0-try-a1 = White takes { $count } stones, but Black plays { $reply } in the hole, then takes { $right } stones on the right and { $last } on the left. With good play White wins by { $margin } at most, and by { $better } if it leaves them alone; with less it loses its big group.
lesson-one-eye-1 = White makes a virtual move and leaves the four stones alone.
lesson-one-eye-2 = Black passes and offers to stop.
lesson-one-eye-3 = White agrees. Nothing is dead, as who takes first loses more: Black { $black }, White { $white }.

lesson-suicides = Both fill the other's ground until they die
lesson-suicides-0 = The null-move rules ask of two odd players what no other rules answer: each fills the other's ground, one stone after another, until its stones kill themselves, over and over. When does the game end, and who wins? Black's ground is { $black }, White's { $white }; { $shared } touches both. Black begins.
lesson-suicides-1 = Black plays { $point } in White's ground.
lesson-suicides-2 = White plays { $point } in Black's.
lesson-suicides-3 = { $point }.
lesson-suicides-4 = { $point }.
lesson-suicides-5 = { $point }. The last liberty of these stones is { $last }.
lesson-suicides-6 = White plays { $point }, and its stones have one liberty too.
lesson-suicides-7 = Black fills up at { $point } and kills its { $count } stones. White's stones stand in Black's ground, a board that was not there before: no null move.
lesson-suicides-8 = White fills up at { $point } and kills its { $count } stones too. Now the board is that of the start: the first null move, by which White asks for the end (article 9).
lesson-suicides-9 = Black goes on at { $point }, and the board is that after the first move: a null move too, which consents, and the game is over. { $dead } is dead and comes off: { $each } for each side, as the text counts. Black, who has to have more to win, has lost.

lesson-both-lose = A game that both lose
lesson-both-lose-0 = Who does not come, or leaves a game of a match, has lost it; if both do, both have lost (article 9). Black begins.
lesson-both-lose-1 = Black plays { $point }.
lesson-both-lose-2 = White plays { $point }.
lesson-both-lose-3 = Black plays { $point }, and then both leave. Nothing is counted: both have lost. That one has lost means elsewhere that the other has won; here it does not (article 10), and neither gets a point in the match (article 12). The record has this result.

lesson-ko = A ko and the virtual move
lesson-ko-0 = A ko, figure 2 of counting living stones; White moves first, as always under these rules (article 7). The black stone { $taken } has { $liberties } liberty left, and White takes it by { $take }.
lesson-ko-1 = { $take } takes { $count } stone. Black must not take back at { $retake } now: White would face the whole position of the start again, and the game would go backwards (article 13). A pass is no help: it offers to end the game, and White may agree. Under Chinese rules Black would have to find a threat on the board; here it has something else.
lesson-ko-1-ask = Black to move: what?
lesson-ko-1-try-d4 = Not yet: { $point } would make White face the whole position of the start again (article 13).
lesson-ko-1-try-pass = White agrees, and the game ends with the ko White's, who could also fill at { $fill }. Black wants to play on.
lesson-ko-2 = A virtual move: Black puts a stone outside the board, for a real move would harm it and it wants to play on (article 8). The board is the same, but with { $stones } virtual stone the whole position is new: the virtual move is a ko threat (article 13), and even if White passed, Black could take back. It is one threat on this board and no more: White must not answer with a virtual move, as Black would face the same board again, nor may Black make another after a pass. White should fill the ko at { $fill } now.
lesson-ko-3 = White plays { $elsewhere } and leaves the ko alone. Now Black may take back at { $retake }.
lesson-ko-4 = { $retake } takes { $count } stone. Now it is White that must not take back: by { $back } Black would face the whole position after move { $number } again.
lesson-ko-5 = White makes a virtual move as well and has { $stones } virtual stone too. It may, because Black's last move took a stone: Black faces this board for the first time. If Black does nothing about it, White takes back at { $back }.
lesson-ko-6 = Black fills at { $fill }. The ko is over; each side has spent a virtual move on it.
lesson-ko-7 = White passes: it offers to end the game. After a pass no virtual move is legal: White would face the same board again (article 13). Black may play on the board, or agree.
lesson-ko-8 = Black agrees, and the game comes to its natural end (article 14): the stones on the board are counted and nothing else (article 16). Black { $black }, White { $white }. Black wins by { $margin }. The virtual stones lie outside and count for nobody.

lesson-false-life = False life, which a virtual move puts to death
lesson-false-life-0 = The false-life puzzle of counting living stones (article 13), one move earlier. The corner on the lower left looks dead, but with the ko at { $take } Black can make it live where only the board counts. Black takes the ko.
lesson-false-life-1 = Black takes { $count } stone. White must not take back at { $retake }, or Black would face the whole position of the start again. On the board White finds only its own eyes { $eyes } and suicides of one stone. Under Chinese rules a White that plays none of these has to pass, Black passes too, and the game is over: Black's corner lives, and without komi Black wins by { $margin } points.
lesson-false-life-1-ask = White to move: what?
lesson-false-life-1-try-a2 = Not yet: { $point } would make Black face the whole position of the start again (article 13).
lesson-false-life-1-try-pass = A pass offers to stop. If Black agrees, the corner lives, and Black wins by { $margin }.
lesson-false-life-2 = Here White has a virtual move (article 32 of counting points; article 13 of counting living stones): it plays on and changes the whole position. Black must not answer with a virtual move. Whatever it does, White may take back at { $retake } next; and if Black fills that point, { $kill } takes { $count } stones.
lesson-false-life-3 = Black has nothing better and passes, an offer to stop. If White passed too, the game would stop here; but it does not agree.
lesson-false-life-4 = White takes back at { $take }, { $count } stone. Black must not take back at { $retake } in turn: White has faced that whole position after move { $number }.
lesson-false-life-5 = Black makes a virtual move and threatens to take back at { $retake }. White must not make one now, and need not: there is a move on the board.
lesson-false-life-5-ask = You are White. Which move is it?
lesson-false-life-5-try-virtual = White must not answer a virtual move with one: Black would face the same board again.
lesson-false-life-6 = { $kill } takes { $count } stones, and the corner is White's. The life was false.
lesson-false-life-7 = Nothing is left to play for. Black passes.
lesson-false-life-8 = White agrees. Each fills its ground and leaves its basic eyes empty (article 19): White has { $white } living stones, Black { $black }. White wins by { $margin }, where it would have lost without the virtual move.

lesson-seven = One finished board, many ways to count, two winners
lesson-seven-0 = The example of articles 40 to 43 of counting points, on the board for beginners, without komi. The borders are all but drawn; we look at the last moves before the count. Black to move tries the corner first, at { $point }.
lesson-seven-1 = { $point } has { $liberties } liberty: White can take it by { $take }.
lesson-seven-2 = White does not take yet and probes Black's side: { $point } has { $liberties } liberty too, and Black can take it by { $take }.
lesson-seven-3 = Black takes { $count } stone and keeps it: a prisoner ({ $prisoners } so far), which one of the ways to count puts back on the board (article 42).
lesson-seven-4 = White takes { $count } stone too; its prisoners: { $prisoners }. The two probes have cost each side the same.
lesson-seven-5 = Black closes the border on the top side at { $point }. White does the same at { $reply } next.
lesson-seven-6 = With { $point } the border is closed. Both sides have made as many moves, so that nobody owes a point for extra moves (article 38).
lesson-seven-7 = Black tries { $point } inside White's area, with { $liberties } liberties.
lesson-seven-8 = White answers at { $point } and leaves it { $liberties } liberty. It need not be taken: { $dead } is dead, and dead stones come off by agreement (article 29).
lesson-seven-9 = Black passes and offers to stop. Had both sides ended the game here without an agreement, no stone would come off (article 30): Black would have { $black }, White { $white }, the dead stone saved and shared liberties split. So agree on the dead stones first.
lesson-seven-10 = White agrees; { $dead } is taken off. Stones with territory: Black { $black }, White { $white } (article 40). With territory made equal: { $blackStones } stones to { $whiteStones } (article 41). With stones made equal: { $blackEmpty } empty points to { $whiteEmpty }, and by putting prisoners back { $blackRefilled } to { $whiteRefilled } (article 42). However it is counted, White wins by { $margin }. But counting living stones, where basic eyes are no stones, has { $blackLiving } to { $whiteLiving }: Black wins by { $living }.

lesson-dame = One-point dame, and what an extra move costs
lesson-dame-0 = All that is left are the one-point dame { $dame }. Until somebody takes them they are public points, half each (article 11). If both passed now: Black { $black }, White { $white }, and with komi { $komi } White would win by { $margin }.
lesson-dame-1 = Black takes { $point }. It has made more moves with a stone than White, so that for the moment it owes { $owed } point (article 38). If White took { $reply } and both passed, nobody would owe anything, and White would win by { $margin }: as before.
lesson-dame-2 = White does not care for dame and passes, an offer to stop. A pass counts as a move, but not as one with a stone: Black still owes { $owed } point.
lesson-dame-3 = Black takes { $point } as well and owes { $owed } points.
lesson-dame-4 = White passes again: it offers to stop.
lesson-dame-5 = Black agrees. Black { $black }, White { $white }; less the komi of { $komi } and the { $owed } points for extra moves, White wins by { $margin }, exactly as if nobody had touched a dame: taking them was work for nothing (article 38). Under Chinese rules with the same komi they are points like all others, and Black would win by { $chinese }.

lesson-last-ko = The last ko: whoever fills it pays
lesson-last-ko-0 = Two dame { $dame } and the last ko are left. Black holds it by the stone { $stone }, and the ko's empty point { $empty } counts as its own (article 33). The komi is { $komi }.
lesson-last-ko-1 = Black takes the dame { $point } first and owes { $owed } point until White has moved.
lesson-last-ko-2 = White takes the ko by { $point }, { $count } stone, and the numbers of moves are even again. If both passed now, nobody would owe anything (article 38, case 4); if White filled at { $fill } while Black passed, White would owe { $owed } point.
lesson-last-ko-3 = Black may not take back at once and makes a virtual move, its ko threat. A virtual move is a move with a stone: Black owes { $owed } point again. Next it may take at { $retake }.
lesson-last-ko-4 = White takes the other dame { $point } instead of filling the ko; the moves are even. Black may take back at { $retake }.
lesson-last-ko-5 = { $point } takes { $count } stone back. Black has made one move more and owes { $owed } point. White must not take back at once, and a virtual move would change nothing: Black would fill the ko at { $fill } and win by { $margin }.
lesson-last-ko-6 = White passes and offers to stop. Should Black fill the ko at { $fill } now? It would owe { $owed } points then, and White would win by { $margin } (article 38, case 3).
lesson-last-ko-6-ask = Black to move: fill it?
lesson-last-ko-6-try-d4 = Then Black owes { $owed } points, and White wins by { $margin }.
lesson-last-ko-7 = Black does not fill; it agrees, and the game stops. The empty point { $empty } is Black's all the same: Black { $black }, White { $white }. Less the komi of { $komi } and the { $owed } point owed, Black wins by { $margin }. If White did not agree to that, play would be resumed with White to move, as it passed first (article 28).

lesson-wild-region = A wild region left, and the lazy side loses
lesson-wild-region-0 = Figure 5 of the null-move rules asks what a game is worth that hardly anything is played in. Black begins (article 5); a stone may go on any empty point (article 4).
lesson-wild-region-1 = Black plays { $point }. The { $region } empty points touch Black alone: so far they are its own territory.
lesson-wild-region-2 = White plays { $point }. The { $region } empty points touch both colours now, and { $wild } of them touch one colour alone; one would be enough. Such a region is wild (article 6).
lesson-wild-region-3 = Black passes. The board stays as it was, so this is a null move, and Black asks for the end (article 9). White may play on, at { $reply } for example, and the request is gone.
lesson-wild-region-4 = White passes too: a null move in answer to a null move is consent, and the game is over. A wild region is left, so Black, who asked first, is lazy and has lost, whatever the count (article 10). Chinese rules would count { $count } points for each side, and White would win by the komi, { $margin }; here nothing is counted.

lesson-null-move = Null moves, and why the last ko is filled
lesson-null-move-0 = Nothing is forbidden here: a stone may go on any empty point (article 4), even on { $suicide }, where it dies at once; but that leaves the board unchanged, a null move, and asks for the end (articles 6 and 9). All is settled but the last ko, which Black holds by { $stone }. Black should fill at { $fill }: it would then count { $black } and win by { $margin }.
lesson-null-move-1 = Black passes instead, a null move: it asks for the end. If White passed as well, the game would be over. But White looks at the ko.
lesson-null-move-1-ask = You are White: what do you play?
lesson-null-move-1-try-pass = That consents, and Black wins by { $margin }. Look at the ko.
lesson-null-move-2 = { $point } takes { $count } stone. This board has not stood before: no null move, and Black's request is gone. Black may take back at { $retake } at once, for there is no ban; but look what that is.
lesson-null-move-3 = { $point } takes { $count } stone back, and the board is as it was before White's move: a null move. Black has asked for the end again.
lesson-null-move-4 = White takes again at { $point }. That board has stood before too: a null move in answer to a null move, and the game is over. White holds the ko; if Black called { $point } dead, play would go on with White first, and White would fill at { $before } (article 10). Black has { $black }, two fewer than by filling, and loses by { $margin }. So the last ko is filled without a rule that says so.

lesson-proportional = Empty points shared by the stones that touch them
lesson-proportional-0 = The formal definition asks for no agreement on dead stones. An empty region is divided by the numbers of black and white stones that touch it. The { $region } points of the empty board touch none: { $share } for each.
lesson-proportional-1 = Black plays { $point }. The { $region } empty points touch black stones alone, and all { $share } are Black's.
lesson-proportional-2 = White plays { $point }. The { $region } points touch { $black } black stone and { $white } white one: { $share } each.
lesson-proportional-3 = Now the { $region } points touch { $black } black stones and { $white } white one: Black gets { $share } and White { $other }. Counts are exact fractions.
lesson-proportional-4 = { $region } points, touched by { $black } black stones and { $white } white ones: { $share } each again.
lesson-proportional-5 = { $region } points, touched by { $black } black stones and { $white } white ones: Black's share is { $share }, with its stones { $count }.
lesson-proportional-6 = White evens it out: with { $white } stones of each side at the { $region } points each gets { $share }. A draw, if it ended here.
lesson-proportional-7 = Black has { $black } stones at the { $region } points and White { $white }: { $share } to { $other }.
lesson-proportional-8 = White passes. The definition calls any move that leaves the board unchanged virtual, a pass among them, and two in a row end the game. It is not the virtual move of counting points: stones outside the board are unknown here.
lesson-proportional-9 = Black passes, and the game is over. Nothing is taken off. Black has { $black }, more than half the board, White { $white }: Black wins by { $margin }. In the other form of the rule the whole region goes to the side with more stones at it: Black would have { $majority } and win by { $by }.

lesson-renju-forbidden = Forbidden points in renju, and White's freedom
lesson-renju-forbidden-0 = Black to move, with forbidden points all over the board: { $threes } makes two open threes at once (three-three), { $fours } two fours on one line (four-four), { $overline } and { $column } a line of { $six } (overline). Black may put a stone there, but has lost when it does. White may play all of these.
lesson-renju-forbidden-1 = { $point } makes one four ({ $stones }) and one open three ({ $three }). Four-three is allowed, and it is Black's weapon: the next move at { $five } would be five.
lesson-renju-forbidden-2 = White must stop the five at { $point }. White has no forbidden points: { $threes } would make two open threes of its own ({ $shape }) and is free. And a longer line wins for White: if it had played { $first }, it would win by { $wins } with { $six } stones in a row.
lesson-renju-forbidden-3 = { $point } makes an open four: Black makes five at { $left } or at { $right }. But was not { $left } forbidden? Not any more: whoever makes exactly five has won, whatever else the stone makes.
lesson-renju-forbidden-4 = White can stop one end only, { $point }. The other is { $left }.
lesson-renju-forbidden-5 = { $point } makes five in the row ({ $five }) and six in the column ({ $six }). Five beats the overline: Black wins.

lesson-renju-chain = Is A forbidden? That depends on B, C and D
lesson-renju-chain-0 = May Black play A, { $a }? It makes an open three on the diagonal. The three in the row is open only if Black may go on at B, { $b }; the other side is closed by { $block }. B would make { $bShape }, if its three in the column is open, that is if Black may go on at C, { $c }. C makes { $cShape }: its three in the row would need D, { $d }. And D makes { $dShape }, a four-four: forbidden. Now read it backwards. D is forbidden, so C's row is not open, and C is allowed; so B's column is open and B is a forbidden three-three; so A's row is not open, and A is allowed.
lesson-renju-chain-1 = Black plays A, { $a }, with one open three: { $three }. B, { $b }, is now forbidden for Black in earnest.
lesson-renju-chain-2 = White takes C, { $c }, and thinks that it has spoilt Black's column ({ $column }). It has, and just that is the mistake: without the three in the column B, { $b }, makes only { $shape }, and is forbidden no more.
lesson-renju-chain-2-ask = Black to move: which letter?
lesson-renju-chain-3 = Black plays B, { $b }. The row { $four } is an open four: five at { $left } or at { $right }.
lesson-renju-chain-4 = White stops one end, { $point }. The other end is { $left }.
lesson-renju-chain-5 = { $point } makes five ({ $five }), and Black wins. A verdict on one point may hang on stones at the other end of a chain: judge from the end backwards, and judge again after every move.
