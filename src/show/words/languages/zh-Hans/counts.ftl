# The steps of a board that is rearranged for counting.

step-stop = 停止时的局面
step-dead-off = 提走{ -dead-stones }{ $count }颗
step-debt-paid = { $side }下出{ $count }手{ -border-stone-given-up }，贴出{ $count }点
step-equal-territory = 子目互换：双方各有{ $count }目
step-equal-stones = 等子：双方{ -bowl }各余{ $count }子
step-refill = { -refill }{ -prisoners }、{ -dead-stones }与{ -virtual-stones }
step-refill-left = { -refill }；填不下的：黑子{ $black }颗，白子{ $white }颗
step-surplus = { $side }下出{ $count }手{ -own-stone-taken-off-own-ground }
step-remainder = { $side }取走{ $count }子，使双方余子相等
step-fill = 各方填满己方空点
step-fill-public-odd = { -public-point }填入等量的黑白子，余一点，各得半点
step-fill-public = { -public-point }填入等量的黑白子
step-fill-but-eyes = 填子，保留{ -basic-eyes }
step-eyes-aside = 保留{ -basic-eyes }，不计入
step-gather = 将空点聚拢到一起
step-tens = 只数{ $side }：空点整理成{ $points }目（十的倍数），棋子{ $stones }颗按十点数

# The sums of a board.

compared-points = 点
compared-zi = 子
compared-stones = 子数
compared-territory = 目
side-count = { $side }{ $count }{ $prisoners }
part-points = 目{ $points }
part-prisoners = { -prisoners }{ $count }
part-for-passes = 因{ -pass }所得{ $count }子
part-handicap-bonus = 其中受子补偿{ $points }
part-komi = 贴点{ $komi }
part-komi-of-first-move = { -komi }{ $komi }
part-komi-zi = 贴{ $komi }子
part-debt = { $side }{ -debt-for-extra-moves }{ $points }
part-last-stone = { $side }收后贴{ $points }点
sums = { $compared }：{ $parts }：{ $result }
sums-with-reason = { $sums }；{ $reason }
lazy-loss = { $side }先{ -ask-for-the-end }而留有{ -wild-region }，是为{ -lazy }：{ $regions }
unfilled = { -wild-region }未收，尚不能计算：{ $regions }
drawn-by-repetition = 局面重复，和棋
no-result-by-cycle = 全局同形再次出现：双方同意则为无胜负（日本规则第12条）

# What the sums of a board are made of, as the text of each count takes them together.

sum-of-side = { $side }：{ $parts }，{ $total }
sum-stones = { $count }颗棋子
sum-board-stones = { $count }颗局子
sum-living-stones = { $count }颗活棋子
sum-filled = 填入{ $count }子
sum-empty-points = { $count }个空点
sum-surrounded = 围住{ $count }点
sum-own-territory = { $count }个{ -own-territory }
sum-liberties = { $count }个气点
sum-public-half = { -public-point }之半{ $count }点
sum-between-half = 双方活棋之间的空点之半{ $count }
sum-touched-half = 和双方活棋都相邻的空之半{ $count }
sum-regions = 分得空点{ $count }
sum-group-tax = 减去{ -basic-eyes }{ $count }
sum-handicap-bonus = 受子补偿{ $count }
sum-total-points = 共{ $count }点
sum-total-zi = 共{ $count }子
sum-total-stones = 共{ $count }颗{ -living-stones }
sum-total-territory = 共{ $count }目
par = 归本数：黑方{ $black }，白方{ $white }，超过为胜

# A board that somebody else has rearranged.

equal-territory-board = 等空局面：双方各有{ $count }目
equal-stones-board = 等子局面：双方各有{ $count }颗局子
nothing-to-exchange = 按此规则，子与目不等价，不能互换{ -rearrange-the-board }
method-leaves-no-such-board = { $method }所做的棋不是等空局面，也不是等子局面
not-rearranged = 不是等空局面，也不是等子局面：黑方{ $black }目、{ $blackstones }颗局子，白方{ $white }目、{ $whitestones }颗局子

# Why a chain is called dead or living.

chain-dead = { $chain }：死
chain-alive = { $chain }：活
end-captured = 被提
end-lives = 活
certainty-proved = 已证明
certainty-read = 已算清，如周围的棋子不死
certainty-estimated = 估计
no-move-is-needed = 不必下子
begun = { $side }先下：{ $end }（{ $certainty }）：{ $line }
network-on-chain = 神经网络（1为活，-1为被提）：黑方先下{ $black }，白方先下{ $white }

# What is doubtful about a count.

doubt-not-played-out = RE[{ $stated }]：此局没有下到终局
doubt-no-natural-end = 此局没有到{ -natural-end }
doubt-unfinished = 此局似未下完：{ $area }点中有{ $open }点未定
doubt-uncertain-status = 下列棋子的死活不能确定（可信度{ $confidence }）：{ $stones }
marks-decide = 地与{ -dead-stones }按记录所标（TB、TW）
doubt-marks-gaps = 记录在所标的地（TB、TW）之内没有标{ $points }：按棋盘计算
doubt-marks-missing = 记录所标的地（TB、TW）缺{ $points }：{ -dead-stones }由程序判断
doubt-marks-contradictory = 记录所标的地（TB、TW）在{ $points }与棋盘矛盾：{ -dead-stones }由程序判断
doubt-unseen-size = 神经网络没有学过这样大小的棋盘：由模拟对局判断
doubt-failed-network = 神经网络的输出不是有限数（文件似已损坏）：由模拟对局判断
doubt-other-result = 文件写RE[{ $stated }]，计算得{ $counted }
unknown-rules = RU[{ $text }]不是已知的规则：按{ $ruleset }计算
counted-as-left = 按{ $ruleset }，第{ $number }手不合规则（{ $reason }）：计算的是{ -record }自己的规则所留下的盘面
stage-ideal = { -ideal-final-position }（{ -both-full }）：盘内棋子皆为{ -living-stones }，盘内空点皆为恒气
stage-uncontested = { -nothing-left-to-contest }：棋子的死活与双方的边界都已确定，地盘都已巩固

# A result that nobody counted.

won = { $side }胜
won-by-resignation = { $side }胜，对方{ -resign }
won-on-time = { $side }胜，对方超时
won-by-forfeit = { $side }胜，对方被判负
a-draw = 和棋
no-result = 无胜负
lost-by-both = { -both-lose }
unknown-result = 结果不明
result-without-count = { $told }，{ $result }；以下按现有盘面计算：
record-states = { -record }所记结果：{ $told }（{ $result }）

# What a count under some rules is made of.

count-nothing-removed = 不提{ -dead-stones }
count-none-in-seki = { -seki }之空不计
count-less-basic-eyes = 减去{ -basic-eyes }

# What `liangyi score` and `compare` put around a count.

warning = 警告：{ $text }
not-counted = 没有计算
files-there = 已有{ $count }个文件算好
files-not-counted = { $count }个未能计算
files-counted = 共{ $all }个文件，算好{ $count }个，写在{ $file }
dead-names-them = { $doubt }；可用--dead指出
count-dead = ；{ -dead-stones }：{ $stones }
count-as-marked = ；按记录所标的地（TB、TW）
count-agreed = ；双方同意归{ $side }：{ $points }
compared-at = { -komi }{ $komi }
column-komi = { -komi }
column-black = 黑方
column-white = 白方
column-margin = 差
column-result = 结果
column-why = 依据

# In what counts are given.

unit-points = 点
unit-zi = 子
unit-stones = { -living-stones }
