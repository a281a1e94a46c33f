# Rulesets: what each is in a line, its source, and its articles, a sentence each; all languages have as many, in the same
# order. A ruleset that has a name in Chinese has it here too. Then what an explanation says besides.

ruleset-jipingdian = counting points: area with virtual moves, where extra moves in the contest cost a point each
    .source = 計枰點圍棋規則, articles 18-43
    .article-1 = A virtual move (虚着) places a stone outside the board: no good real move, and no offer to stop (art. 19).
    .article-2 = No move may take the game back: a real move not to a whole position the opponent has faced, a virtual move not to a board it has faced (art. 32).
    .article-3 = Two passes in a row stop the game; if the sides then disagree, the one who passed first plays on (art. 27-28).
    .article-4 = Dead stones come off by agreement, and a disagreement about them is played out (art. 28-29).
    .article-5 = In the contest, up to the first stop, a side that made n more moves with a stone than the other owes n points (art. 38).
    .article-6 = Stones and surrounded points count, public points half each (art. 33, 40); where nothing was agreed, stones and their liberties (art. 30).

ruleset-jihuozi = counting living stones: White first, virtual moves, eyes are not stones
    .source = 计活子围棋规则 (律法版), articles 6-22
    .article-1 = White moves first (art. 7); the text names no komi (reading).
    .article-2 = Virtual moves and the ban on taking the game back are as in counting points (art. 8, 12-13).
    .article-3 = Two passes in a row without a word are a stop by agreement; if the sides then disagree, the one who passed first plays on (art. 20-21).
    .article-4 = Natural end, where both declare that they will play no more: the stones on the board are counted and nothing else (art. 14, 16).
    .article-5 = Agreed end: dead stones off, basic eyes kept empty, every other owned point filled by its owner, stones counted (art. 22).
    .article-6 = A living group keeps two basic eyes; in seki one eye and a shared liberty, or two shared liberties (art. 10, 22).

ruleset-jihuozi-natural = counting living stones for beginners: played to the natural end, stones on the board counted
    .source = 计活子围棋规则, chapter 4 (articles 6-17)
    .article-1 = As jihuozi, but two passes in a row end the game for good: nothing is agreed, removed or filled in (art. 14).
    .article-2 = Every stone left on the board is alive, no empty point counts, and whoever has more stones wins (art. 14-16).
    .article-3 = Beginners learn this way first, on boards of 7 or 9 lines (ch. 4, note).

ruleset-jihuozi-art = counting living stones, dame without consequences left unplayed and split half and half
    .source = 计活子围棋规则 (艺术版), as article 18 announces it
    .article-1 = As jihuozi, but one-point dame without consequences need not be played out before the stop: each side counts half of them (art. 18, reading).
    .article-2 = A side that made n more moves with a stone than the other in the contest owes n, so that taking a dame gains nothing over leaving it (计枰点, art. 38, reading).

ruleset-jihuozi-simple = counting living stones, repetition judged over the last two moves only, longer cycles a draw at once (reading)
    .source = 计活子围棋规则, article 13, the simplification
    .article-1 = As jihuozi, but only what the opponent has faced since its last move, passes apart, may not come back (art. 13).
    .article-2 = When an older whole position comes back with the same side to move, the game is a draw: it may be judged one (art. 13), and is at once (reading).

ruleset-jihuozi-ancient = the oldest way: small boards, simple ko, play until nobody can move, count the stones
    .source = 计活子围棋规则, appendix to chapter 4
    .article-1 = Boards of 6 or 7 lines; a stone may not be retaken at once by a stone on the point it was taken from (app. 1, 4), unless that takes two or more, so that the board is another (reading).
    .article-2 = White moves first and suicide is forbidden, of which the text says nothing (reading).
    .article-3 = A side that cannot usefully move passes and the other goes on; when both pass the game is over (app. 5).
    .article-4 = The stones on the board are counted, nothing is removed and nothing filled (app. 6).

ruleset-jihuozi-2010 = counting living stones in its winter edition of 2010: giving up places a virtual stone, four on the same board end the game
    .source = 计活子围棋规则, its acknowledgements on the edition of winter 2010
    .article-1 = As jihuozi, but who gives up places a stone outside the board: a pass is a virtual move (acknowledgements).
    .article-2 = The fourth virtual move on the same board, both sides' together, ends the game, whatever came between them (acknowledgements).
    .article-3 = A board may not come back that has stood since the last virtual move, so that a ko may be taken back after one; the edition's own ban is not handed down (reading).

ruleset-jihuozi-2011 = counting living stones in its edition of the end of 2011: no virtual move may bring a board back for the fourth time
    .source = 计活子围棋规则, its acknowledgements on the edition of the end of 2011
    .article-1 = As jihuozi, but who gives up has to place a stone outside the board: a pass is a virtual move (acknowledgements).
    .article-2 = A virtual move may not leave the same board for the fourth time; a side that has no other move may (acknowledgements, reading).
    .article-3 = A real move may not bring back a whole position, the board with the virtual stones, whoever is to move (reading).
    .article-4 = Two virtual moves in a row stop the game, which nothing ends by force (acknowledgements, reading).

ruleset-new-ing = null-move rules: nothing is forbidden, a move that changes nothing offers to end the game
    .source = 新应氏围棋规则, articles 3-12
    .article-1 = A stone may be placed on any empty point, always (art. 4, 5).
    .article-2 = A move after which the board equals any earlier one, a pass too, is a null move (无为): an offer to end, and answered by another null move the end (art. 6.11, 9.6).
    .article-3 = If a wild region (荒空) is left when the game is over, the side that offered first was lazy and loses (art. 10.2).
    .article-4 = Black's stones, territory and half of the shared points must exceed half the board by 3 3/4 stones (art. 10.3-4); an equal count, which another komi makes possible, is a draw, as article 12 knows draws (reading).
    .article-5 = A disputed group is played out, the opponent of the side that offered first moving first (art. 10.1).
    .article-6 = A match has an even number of games: 2 points a win, 1 a draw (art. 12).

ruleset-chinese = the Chinese rules of 2002: area, no suicide, the opponent may not face a board again
    .source = 中国围棋规则 (2002), articles 1-13
    .article-1 = A move may not make the opponent face a board it has faced before (art. 6).
    .article-2 = Two passes in a row end the game; dead stones come off by agreement (art. 7, 8).
    .article-3 = Stones and surrounded points count, points between living stones half each; Black gives 3 3/4 stones (art. 9, 11).

ruleset-chinese-old = the earlier Chinese rules: no board may come back at all, komi of 2 3/4 stones
    .source = 中国围棋规则 (earlier text), articles 1-9
    .article-1 = The whole board may not come to look as it did before, whoever is to move (art. 6).
    .article-2 = The par is half the board, 180 1/2; a game with komi has a par of its own, which article 9 leaves open, and its first copy has 3 3/4 (art. 9).
    .article-3 = Black gives 2 3/4 stones, as a note on the ways to count says (note, reading).

ruleset-olympic-2008 = the rules of the Olympic year 2008: the Chinese rules at 6.5 points, where Black pays a point for the last stone
    .source = 计枰点围棋规则, its preface on the rules of 2008 (黑收后贴1点)
    .article-1 = As chinese, but a side that fills the last point gains nothing: Black gives one point more if it has placed the last stone of the contest.
    .article-2 = Black gives 6.5 points, as the rules of the games in Beijing are published; the text names no number (reading).

ruleset-proportional = the formal definition: empty regions are shared in proportion to the stones that touch them
    .source = the formal definition in 围棋的下法规则, parts 1-5
    .article-1 = A move that leaves the board unchanged, a pass or the suicide of one stone, is that text's virtual move; two in a row end the game (2.3, 3).
    .article-2 = A move that changes the board may not bring back an earlier board with the same side to move (4).
    .article-3 = An empty region of e points touched by b black and w white stones gives Black e*b/(b+w) (5).
    .article-4 = Black wins above half the board plus r; komi here is twice r (6, cut off in the text).

ruleset-proportional-majority = as proportional, but each region goes whole to the side with more stones touching it
    .source = the formal definition in 围棋的下法规则, part 5, its second form
    .article-1 = An empty region goes to the side with more stones touching it, half each on a tie (5, reading).

ruleset-tromp-taylor = the logical rules: positional superko, suicide, stones and points that reach one colour only
    .source = John Tromp and Bill Taylor, the logical rules of Go
    .article-1 = A move may not recreate an earlier board; suicide is allowed.
    .article-2 = A point that reaches both colours or none counts for nobody.

ruleset-japanese = territory and prisoners, nothing in seki, simple ko
    .source = Nihon Ki-in, rules of 1989
    .article-1 = Surrounded points and prisoners count; groups in seki have no territory.

ruleset-korean = as Japanese, under another association
    .source = Korea Baduk Association
    .article-1 = Surrounded points and prisoners count; groups in seki have no territory.

ruleset-aga = area with situational superko, no suicide
    .source = American Go Association, concise rules
    .article-1 = A move may not make the opponent face a board it has faced.
    .article-2 = Area and territory counting agree thanks to pass stones; White gets a point for each handicap stone but one.

ruleset-new-zealand = area with situational superko and suicide
    .source = New Zealand Go Society
    .article-1 = Suicide is allowed; a move may not make the opponent face a board it has faced.

ruleset-ing = area by filling, positional superko, groups of two or more stones may be given up
    .source = Ing Chang-ki, SST laws, as commonly simplified
    .article-1 = Black gives 8 points and wins a tie, which is a komi of 7.5.
    .article-2 = The ko rule of the original, which tells fighting from disturbing kos, is replaced by positional superko.

ruleset-ing-1991 = Ing Chang-ki's own way: a pass is a virtual move that opens a ko, two stop the game, four in a row end it
    .source = 新应氏围棋规则 and 计活子围棋规则, what they say of Ing's rules of 1991
    .article-1 = Who gives up places a stone outside the board (虚手); after it a ko may be taken back (隔虚可提).
    .article-2 = Two virtual moves in a row stop the game; after four, two of each side, nobody may resume it for any reason (四虚终局).
    .article-3 = No board may come back that has stood since the last pass: that stands for the distinction of fighting and disturbing kos (reading).
    .article-4 = Two or more stones may be given up. Black gives 8 points and wins a tie, which is a komi of 7.5.

ruleset-stone-scoring = area less the basic eyes of every group: stone counting made quick
    .source = ancient Chinese practice, as commonly formalised
    .article-1 = Area is counted and each group pays for the eyes it must keep; points in seki do not count.

ruleset-renju = five in a row with forbidden points for Black: overline, four-four, three-three
    .source = 五子棋禁手规则详解
    .article-1 = Black first; a stone on an empty point each; no captures, no virtual moves.
    .article-2 = Black wins by exactly five in a line, White by five or more (reading for more). Five beats whatever else the move makes.
    .article-3 = Black loses by a move that makes six or more in a line, two fours, or two open threes, and no five.
    .article-4 = An open three is three stones that one more move, itself not forbidden, turns into an open four.
    .article-5 = A full board, or two passes in a row, is a draw (reading).

# Opening rules of renju, told as rulesets are.

opening-rule-free = no opening: moves in turn from the first one on
    .source = the rules of renju alone
    .article-1 = Black places the first stone anywhere, and the sides move in turn.

opening-rule-swap = one player places three stones, the other chooses its colour
    .source = Renju International Federation, renju.net, rules of gomoku
    .article-1 = The first player places three stones anywhere: black, white, black.
    .article-2 = The second player chooses its colour. White goes on.

opening-rule-swap2 = as Swap, but the other may place two more stones and leave the choice to the first
    .source = Renju International Federation, renju.net, rules of gomoku
    .article-1 = The first player places three stones anywhere: black, white, black.
    .article-2 = The second player chooses its colour, or places two more stones anywhere, white and black.
    .article-3 = After two more stones the first player chooses its colour. White goes on.

opening-rule-soosyrv8 = one of the 26 openings, one to eight fifth moves, the colour chosen twice
    .source = Renju International Federation, renju.net, Soosõrv-8
    .article-1 = The first player places three stones: black in the middle, white beside it, black in the 5x5 square around the middle.
    .article-2 = The second player chooses its colour.
    .article-3 = White places the fourth stone anywhere and says how many fifth moves Black is to offer, 1 to 8.
    .article-4 = Black may exchange the colours.
    .article-5 = Black offers as many fifth moves, none like another one turned or mirrored.
    .article-6 = White keeps one of them and goes on.

opening-rule-taraguchi10 = stones in growing squares, the colour chosen after each, or ten fifth moves
    .source = Renju International Federation, renju.net, Taraguchi-10
    .article-1 = The first four stones stand in the middle and in the squares 3x3, 5x5 and 7x7 around it, by Black and White in turn.
    .article-2 = After each of them the other player may exchange the colours.
    .article-3 = A fifth stone in the 9x9 square follows, after which White may exchange the colours once more.
    .article-4 = In place of exchanging after the fourth stone, Black may offer ten fifth moves anywhere, none like another one turned or mirrored, of which White keeps one.

opening-rule-rif = one of the 26 openings, two fifth moves of which White keeps one
    .source = Renju International Federation, renju.net, the rule from 1996 on
    .article-1 = The first player places three stones: black in the middle, white beside it, black in the 5x5 square around the middle.
    .article-2 = The second player chooses its colour.
    .article-3 = White places the fourth stone anywhere.
    .article-4 = Black offers two fifth moves that are not alike turned or mirrored.
    .article-5 = White keeps one of them and goes on.

own-summary = the user's own, based on { $ruleset }
own-source = the user's own

fact-source = Source
fact-aliases = Aliases
fact-in-sgf = In SGF
fact-board = Board
fact-par = To exceed
fact-articles = Articles
fact-axes = Axes

column-ruleset = ruleset
column-chinese = 中文
column-summary = what it is
column-source = source

default-board = { $lines }x{ $lines } unless another is asked for
par-of-rules = { $black } for Black, { $white } for White on { $lines }x{ $lines }
default-line-board = { $lines }x{ $lines } unless another is chosen
same-axes = On every axis the same as { $ruleset }.
differing-axes = Differs from { $ruleset } in
rulesets-same = On every axis the same: { $rulesets }
rulesets-differ = { $rulesets } differ in
