# Why a move is illegal, and whether it is legal.

at-the-start = 開局時
after-a-move = 第{ $number }手之後
illegal-occupied = 此點有子
illegal-suicide = 自盡
illegal-ko = { -take-a-ko }：回到{ $when }的局面
illegal-repeats-board = 使{ $side }再次{ -face }{ $when }{ -face }過的{ -board-position }
illegal-repeats-faced = 使{ $side }再次{ -face }{ $when }{ -face }過的局面
illegal-repeats = 回到{ $when }的局面
illegal-fourth-board = 致使{ $when }的{ -board-position }同形四現
illegal-no-virtual-moves = 本規則不能著子於盤外
illegal-drawn = 對局已經結束：第{ $number }手之後局面重複，和棋
illegal-over = 對局已經結束
legal = 可下
legal-pass = 可以{ -pass }
legal-null-move = 可下；是{ -null-move }，視為{ -ask-for-the-end }
legal-unchanged = 可下；不改變{ -formal-position }
legal-stops = 可下，對局因此停止
legal-ends = 可下，對局因此結束
illegal = 不可下
legality-forbidden = { -forbidden }：{ $kinds }

# What a move does under one of several rulesets, and what stands in the way of saying it.

between-remarks = ；
explained-move = { $file }：{ $when }，{ $side }{ $move }
column-move = 可否
effect-offers = 視為{ -ask-for-the-end }
effect-null-move = 是{ -null-move }，視為{ -ask-for-the-end }：{ -board-position }與{ $when }相同
effect-unchanged = 不改變{ -formal-position }
effect-stops = 對局因此停止
effect-ends = 對局因此結束
effect-draw = 判為和棋：{ $side }再次{ -face }{ $when }的局面
effect-no-result = 回到{ $when }的局面：雙方同意則為無勝負
effect-owes = 至此{ $side }多下{ $count }手，貼出{ $count }點
effect-owes-nothing = 至此雙方著子的手數相等，不貼點
forbidden-before = 第{ $number }手（{ $side }{ $move }）已不可下：{ $reason }
virtual-as-pass = 第{ $number }手（{ $side }{ $move }）當作{ -pass }：{ $reason }

# Judgements of renju and its relatives.

kind-overline = { -overline }
kind-four-four = { -four-four }
kind-three-three = { -three-three }
direction-row = 橫線
direction-column = 豎線
direction-rising = 上斜線
direction-falling = 下斜線
line-five = { $point }：{ $side }成{ -five }而勝
line-forbidden = { $point }是{ $side }的{ -forbidden }：{ $kinds }{ $made }
line-forbidden-combined = { $point }是{ $side }的{ -forbidden }：{ $combined }{ -forbidden }（組合{ -forbidden }：{ $kinds }）
line-not-forbidden = { $point }不是{ $side }的{ -forbidden }{ $made }
line-free = { $point }：{ $side }不受限制{ $made }
line-after-this-move = 下這一手之後，{ $verdict }
line-makes = { $direction }：{ $shape }
line-spoiled = { $point }不成{ -open-four }：{ $reason }
between-either = 或
shape-five = { -five } { $stones }
shape-overline = { -overline } { $stones }
shape-four = { -simple-four } { $stones }，成五點{ $points }
shape-open-four = { -open-four } { $stones }，成五點{ $points }
shape-three = 假{ -open-three } { $stones }
shape-open-three = { -open-three } { $stones }，下{ $points }成{ -open-four }
spoiled-by-edge = 一端是盤端
spoiled-by-stone = 一端的{ $point }有對方的棋子
spoiled-by-own-overline = 此手成{ -overline }
spoiled-by-overline = 下{ $point }成{ -overline }
spoiled-by-five = 此手成{ -five }
line-end-five = { $point }成{ -five }：{ $side }勝
line-end-forbidden = { $verdict }；{ $side }勝
line-end-passes = 雙方連續{ -pass }：和棋
line-end-full = 棋盤已下滿：和棋

# Who played a recorded game.

player-black = { $name }（黑方）
player-white = { $name }（白方）
between-players = {" 對 "}
with-result = 結果{ $result }
with-round = 第{ $round }輪
with-opening = 開局：{ $name }

# A move of a record.

record-black = 黑方
record-white = 白方
record-pass = { -pass }
record-virtual = { -virtual-move }
record-move = 第{ $number }手，{ $side }{ $move }

# The positions of a file of renju.

renju-after = 第{ $number }手，{ $side }{ $move }
renju-position = { $file }，{ $after }
renju-marked = 最後一手有標記
renju-start = 庫由此局面打開
renju-label = { $point }處寫著：{ $text }
renju-comment = 註釋：{ $text }
renju-written = { $file }：{ $games }局，{ $moves }手
renju-none-forbidden = 黑方沒有{ -forbidden }點
renju-end-five = 第{ $number }手{ $point }成{ -five }：{ $side }勝，對局已經結束
renju-end-stones = { $side }已成{ -five }：對局已經結束
renju-end-forbidden = 第{ $number }手：{ $verdict }；{ $side }勝，對局已經結束
renju-went-on = 第{ $number }手：{ $verdict }；對局卻繼續了下去
freeing-not-forbidden = { $point }不是{ -forbidden }，無須解除
freeing-without = 若{ $points }沒有{ $side }的子
freeing-with = 若{ $points }有{ $side }的子
freeing-four = 先在{ $point }成{ -simple-four }、對方在{ $answer }擋之後
freeing-free = { $condition }，{ $point }就不是{ -forbidden }
freeing-five = { $condition }，{ $point }就成{ -five }
freeing-nothing = 任何一子之差或一個{ -simple-four }都不能解除{ $point }的{ -forbidden }
solve-fours = { $side }連續{ -simple-four }取勝：{ $moves }
solve-fours-none = { $side }沒有連續{ -simple-four }的勝法
solve-fours-unknown = 時限內沒有找到{ $side }連續{ -simple-four }的勝法
solve-threats = { $side }連續{ -open-three }與{ -simple-four }取勝：{ $moves }
solve-threats-none = { $side }沒有連續{ -open-three }與{ -simple-four }的勝法
solve-threats-unknown = 時限內沒有找到{ $side }連續{ -open-three }與{ -simple-four }的勝法
solve-first = { $point }（{ $number }手）
solve-line = 找到的最短手順（至成{ -five }共{ $number }手）：{ $points }
solve-undecided = 時限內沒有結論：{ $points }
solve-refuted = { $point }可由{ $reply }化解
solve-no-threat = { $point }不成威脅：其後的四是{ -forbidden }

# Why the engine does not do something.

setup-not-empty = 棋盤上已有棋子
setup-repeated = 同一點寫了兩次
setup-no-liberty = 有的棋塊沒有氣
line-setup-too-small = 五子棋的棋盤每邊至少要有{ $least }路
line-setup-five = { $side }已成{ -five }
illegal-in-sequence = 第{ $number }手（{ $side }{ $move }）：{ $reason }
too-few-moves = 只下了{ $count }手
not-the-last-move = 那不是最後一手
moves-made = 已經下過棋
handicap-count = 讓子的數目不可用
no-stone = { $point }沒有棋子
point-not-empty = { $point }已有棋子

# Pictures of renju: what stands above and below them.

picture-forbidden = { $count ->
        [0] 五子棋：黑方沒有{ -forbidden }
       *[other] 五子棋：黑方有{ $count }個{ -forbidden }
    }
picture-kinds = { $point }：{ $kinds }
picture-win = 五子棋：{ $side }{ $number }手之內取勝
picture-no-win = 五子棋：沒有找到{ $side }的勝法
picture-moves = 五子棋，{ $count }手
picture-pass = { $number }{ -pass }
