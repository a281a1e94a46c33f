# Why a move is illegal, and whether it is legal.

at-the-start = 开局时
after-a-move = 第{ $number }手之后
illegal-occupied = 此点有子
illegal-suicide = 自尽
illegal-ko = { -take-a-ko }：回到{ $when }的局面
illegal-repeats-board = 使{ $side }再次{ -face }{ $when }{ -face }过的{ -board-position }
illegal-repeats-faced = 使{ $side }再次{ -face }{ $when }{ -face }过的局面
illegal-repeats = 回到{ $when }的局面
illegal-fourth-board = 致使{ $when }的{ -board-position }同形四现
illegal-no-virtual-moves = 本规则不能着子于盘外
illegal-drawn = 对局已经结束：第{ $number }手之后局面重复，和棋
illegal-over = 对局已经结束
legal = 可下
legal-pass = 可以{ -pass }
legal-null-move = 可下；是{ -null-move }，视为{ -ask-for-the-end }
legal-unchanged = 可下；不改变{ -formal-position }
legal-stops = 可下，对局因此停止
legal-ends = 可下，对局因此结束
illegal = 不可下
legality-forbidden = { -forbidden }：{ $kinds }

# What a move does under one of several rulesets, and what stands in the way of saying it.

between-remarks = ；
explained-move = { $file }：{ $when }，{ $side }{ $move }
column-move = 可否
effect-offers = 视为{ -ask-for-the-end }
effect-null-move = 是{ -null-move }，视为{ -ask-for-the-end }：{ -board-position }与{ $when }相同
effect-unchanged = 不改变{ -formal-position }
effect-stops = 对局因此停止
effect-ends = 对局因此结束
effect-draw = 判为和棋：{ $side }再次{ -face }{ $when }的局面
effect-no-result = 回到{ $when }的局面：双方同意则为无胜负
effect-owes = 至此{ $side }多下{ $count }手，贴出{ $count }点
effect-owes-nothing = 至此双方着子的手数相等，不贴点
forbidden-before = 第{ $number }手（{ $side }{ $move }）已不可下：{ $reason }
virtual-as-pass = 第{ $number }手（{ $side }{ $move }）当作{ -pass }：{ $reason }

# Judgements of renju and its relatives.

kind-overline = { -overline }
kind-four-four = { -four-four }
kind-three-three = { -three-three }
direction-row = 横线
direction-column = 竖线
direction-rising = 上斜线
direction-falling = 下斜线
line-five = { $point }：{ $side }成{ -five }而胜
line-forbidden = { $point }是{ $side }的{ -forbidden }：{ $kinds }{ $made }
line-forbidden-combined = { $point }是{ $side }的{ -forbidden }：{ $combined }{ -forbidden }（组合{ -forbidden }：{ $kinds }）
line-not-forbidden = { $point }不是{ $side }的{ -forbidden }{ $made }
line-free = { $point }：{ $side }不受限制{ $made }
line-after-this-move = 下这一手之后，{ $verdict }
line-makes = { $direction }：{ $shape }
line-spoiled = { $point }不成{ -open-four }：{ $reason }
between-either = 或
shape-five = { -five } { $stones }
shape-overline = { -overline } { $stones }
shape-four = { -simple-four } { $stones }，成五点{ $points }
shape-open-four = { -open-four } { $stones }，成五点{ $points }
shape-three = 假{ -open-three } { $stones }
shape-open-three = { -open-three } { $stones }，下{ $points }成{ -open-four }
spoiled-by-edge = 一端是盘端
spoiled-by-stone = 一端的{ $point }有对方的棋子
spoiled-by-own-overline = 此手成{ -overline }
spoiled-by-overline = 下{ $point }成{ -overline }
spoiled-by-five = 此手成{ -five }
line-end-five = { $point }成{ -five }：{ $side }胜
line-end-forbidden = { $verdict }；{ $side }胜
line-end-passes = 双方连续{ -pass }：和棋
line-end-full = 棋盘已下满：和棋

# Who played a recorded game.

player-black = { $name }（黑方）
player-white = { $name }（白方）
between-players = {" 对 "}
with-result = 结果{ $result }
with-round = 第{ $round }轮
with-opening = 开局：{ $name }

# A move of a record.

record-black = 黑方
record-white = 白方
record-pass = { -pass }
record-virtual = { -virtual-move }
record-move = 第{ $number }手，{ $side }{ $move }

# The positions of a file of renju.

renju-after = 第{ $number }手，{ $side }{ $move }
renju-position = { $file }，{ $after }
renju-marked = 最后一手有标记
renju-start = 库由此局面打开
renju-label = { $point }处写着：{ $text }
renju-comment = 注释：{ $text }
renju-written = { $file }：{ $games }局，{ $moves }手
renju-none-forbidden = 黑方没有{ -forbidden }点
renju-end-five = 第{ $number }手{ $point }成{ -five }：{ $side }胜，对局已经结束
renju-end-stones = { $side }已成{ -five }：对局已经结束
renju-end-forbidden = 第{ $number }手：{ $verdict }；{ $side }胜，对局已经结束
renju-went-on = 第{ $number }手：{ $verdict }；对局却继续了下去
freeing-not-forbidden = { $point }不是{ -forbidden }，无须解除
freeing-without = 若{ $points }没有{ $side }的子
freeing-with = 若{ $points }有{ $side }的子
freeing-four = 先在{ $point }成{ -simple-four }、对方在{ $answer }挡之后
freeing-free = { $condition }，{ $point }就不是{ -forbidden }
freeing-five = { $condition }，{ $point }就成{ -five }
freeing-nothing = 任何一子之差或一个{ -simple-four }都不能解除{ $point }的{ -forbidden }
solve-fours = { $side }连续{ -simple-four }取胜：{ $moves }
solve-fours-none = { $side }没有连续{ -simple-four }的胜法
solve-fours-unknown = 时限内没有找到{ $side }连续{ -simple-four }的胜法
solve-threats = { $side }连续{ -open-three }与{ -simple-four }取胜：{ $moves }
solve-threats-none = { $side }没有连续{ -open-three }与{ -simple-four }的胜法
solve-threats-unknown = 时限内没有找到{ $side }连续{ -open-three }与{ -simple-four }的胜法
solve-first = { $point }（{ $number }手）
solve-line = 找到的最短手顺（至成{ -five }共{ $number }手）：{ $points }
solve-undecided = 时限内没有结论：{ $points }
solve-refuted = { $point }可由{ $reply }化解
solve-no-threat = { $point }不成威胁：其后的四是{ -forbidden }

# Why the engine does not do something.

setup-not-empty = 棋盘上已有棋子
setup-repeated = 同一点写了两次
setup-no-liberty = 有的棋块没有气
line-setup-too-small = 五子棋的棋盘每边至少要有{ $least }路
line-setup-five = { $side }已成{ -five }
illegal-in-sequence = 第{ $number }手（{ $side }{ $move }）：{ $reason }
too-few-moves = 只下了{ $count }手
not-the-last-move = 那不是最后一手
moves-made = 已经下过棋
handicap-count = 让子的数目不可用
no-stone = { $point }没有棋子
point-not-empty = { $point }已有棋子

# Pictures of renju: what stands above and below them.

picture-forbidden = { $count ->
        [0] 五子棋：黑方没有{ -forbidden }
       *[other] 五子棋：黑方有{ $count }个{ -forbidden }
    }
picture-kinds = { $point }：{ $kinds }
picture-win = 五子棋：{ $side }{ $number }手之内取胜
picture-no-win = 五子棋：没有找到{ $side }的胜法
picture-moves = 五子棋，{ $count }手
picture-pass = { $number }{ -pass }
