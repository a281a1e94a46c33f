# The steps of a board that is rearranged for counting.

step-stop = 停止時的局面
step-dead-off = 提走{ -dead-stones }{ $count }顆
step-debt-paid = { $side }下出{ $count }手{ -border-stone-given-up }，貼出{ $count }點
step-equal-territory = 子目互換：雙方各有{ $count }目
step-equal-stones = 等子：雙方{ -bowl }各餘{ $count }子
step-refill = { -refill }{ -prisoners }、{ -dead-stones }與{ -virtual-stones }
step-refill-left = { -refill }；填不下的：黑子{ $black }顆，白子{ $white }顆
step-surplus = { $side }下出{ $count }手{ -own-stone-taken-off-own-ground }
step-remainder = { $side }取走{ $count }子，使雙方餘子相等
step-fill = 各方填滿己方空點
step-fill-public-odd = { -public-point }填入等量的黑白子，餘一點，各得半點
step-fill-public = { -public-point }填入等量的黑白子
step-fill-but-eyes = 填子，保留{ -basic-eyes }
step-eyes-aside = 保留{ -basic-eyes }，不計入
step-gather = 將空點聚攏到一起
step-tens = 只數{ $side }：空點整理成{ $points }目（十的倍數），棋子{ $stones }顆按十點數

# The sums of a board.

compared-points = 點
compared-zi = 子
compared-stones = 子數
compared-territory = 目
side-count = { $side }{ $count }{ $prisoners }
part-points = 目{ $points }
part-prisoners = { -prisoners }{ $count }
part-for-passes = 因{ -pass }所得{ $count }子
part-handicap-bonus = 其中受子補償{ $points }
part-komi = 貼點{ $komi }
part-komi-of-first-move = { -komi }{ $komi }
part-komi-zi = 貼{ $komi }子
part-debt = { $side }{ -debt-for-extra-moves }{ $points }
part-last-stone = { $side }收後貼{ $points }點
sums = { $compared }：{ $parts }：{ $result }
sums-with-reason = { $sums }；{ $reason }
lazy-loss = { $side }先{ -ask-for-the-end }而留有{ -wild-region }，是為{ -lazy }：{ $regions }
unfilled = { -wild-region }未收，尚不能計算：{ $regions }
drawn-by-repetition = 局面重複，和棋
no-result-by-cycle = 全局同形再次出現：雙方同意則為無勝負（日本規則第12條）

# What the sums of a board are made of, as the text of each count takes them together.

sum-of-side = { $side }：{ $parts }，{ $total }
sum-stones = { $count }顆棋子
sum-board-stones = { $count }顆局子
sum-living-stones = { $count }顆活棋子
sum-filled = 填入{ $count }子
sum-empty-points = { $count }個空點
sum-surrounded = 圍住{ $count }點
sum-own-territory = { $count }個{ -own-territory }
sum-liberties = { $count }個氣點
sum-public-half = { -public-point }之半{ $count }點
sum-between-half = 雙方活棋之間的空點之半{ $count }
sum-touched-half = 和雙方活棋都相鄰的空之半{ $count }
sum-regions = 分得空點{ $count }
sum-group-tax = 減去{ -basic-eyes }{ $count }
sum-handicap-bonus = 受子補償{ $count }
sum-total-points = 共{ $count }點
sum-total-zi = 共{ $count }子
sum-total-stones = 共{ $count }顆{ -living-stones }
sum-total-territory = 共{ $count }目
par = 歸本數：黑方{ $black }，白方{ $white }，超過為勝

# A board that somebody else has rearranged.

equal-territory-board = 等空局面：雙方各有{ $count }目
equal-stones-board = 等子局面：雙方各有{ $count }顆局子
nothing-to-exchange = 按此規則，子與目不等價，不能互換{ -rearrange-the-board }
method-leaves-no-such-board = { $method }所做的棋不是等空局面，也不是等子局面
not-rearranged = 不是等空局面，也不是等子局面：黑方{ $black }目、{ $blackstones }顆局子，白方{ $white }目、{ $whitestones }顆局子

# Why a chain is called dead or living.

chain-dead = { $chain }：死
chain-alive = { $chain }：活
end-captured = 被提
end-lives = 活
certainty-proved = 已證明
certainty-read = 已算清，如周圍的棋子不死
certainty-estimated = 估計
no-move-is-needed = 不必下子
begun = { $side }先下：{ $end }（{ $certainty }）：{ $line }
network-on-chain = 神經網路（1為活，-1為被提）：黑方先下{ $black }，白方先下{ $white }

# What is doubtful about a count.

doubt-not-played-out = RE[{ $stated }]：此局沒有下到終局
doubt-no-natural-end = 此局沒有到{ -natural-end }
doubt-unfinished = 此局似未下完：{ $area }點中有{ $open }點未定
doubt-uncertain-status = 下列棋子的死活不能確定（可信度{ $confidence }）：{ $stones }
marks-decide = 地與{ -dead-stones }按記錄所標（TB、TW）
doubt-marks-gaps = 記錄在所標的地（TB、TW）之內沒有標{ $points }：按棋盤計算
doubt-marks-missing = 記錄所標的地（TB、TW）缺{ $points }：{ -dead-stones }由程式判斷
doubt-marks-contradictory = 記錄所標的地（TB、TW）在{ $points }與棋盤矛盾：{ -dead-stones }由程式判斷
doubt-unseen-size = 神經網路沒有學過這樣大小的棋盤：由模擬對局判斷
doubt-failed-network = 神經網路的輸出不是有限數（檔案似已損壞）：由模擬對局判斷
doubt-other-result = 檔案寫RE[{ $stated }]，計算得{ $counted }
unknown-rules = RU[{ $text }]不是已知的規則：按{ $ruleset }計算
counted-as-left = 按{ $ruleset }，第{ $number }手不合規則（{ $reason }）：計算的是{ -record }自己的規則所留下的盤面
stage-ideal = { -ideal-final-position }（{ -both-full }）：盤內棋子皆為{ -living-stones }，盤內空點皆為恆氣
stage-uncontested = { -nothing-left-to-contest }：棋子的死活與雙方的邊界都已確定，地盤都已鞏固

# A result that nobody counted.

won = { $side }勝
won-by-resignation = { $side }勝，對方{ -resign }
won-on-time = { $side }勝，對方超時
won-by-forfeit = { $side }勝，對方被判負
a-draw = 和棋
no-result = 無勝負
lost-by-both = { -both-lose }
unknown-result = 結果不明
result-without-count = { $told }，{ $result }；以下按現有盤面計算：
record-states = { -record }所記結果：{ $told }（{ $result }）

# What a count under some rules is made of.

count-nothing-removed = 不提{ -dead-stones }
count-none-in-seki = { -seki }之空不計
count-less-basic-eyes = 減去{ -basic-eyes }

# What `liangyi score` and `compare` put around a count.

warning = 警告：{ $text }
not-counted = 沒有計算
files-there = 已有{ $count }個檔案算好
files-not-counted = { $count }個未能計算
files-counted = 共{ $all }個檔案，算好{ $count }個，寫在{ $file }
dead-names-them = { $doubt }；可用--dead指出
count-dead = ；{ -dead-stones }：{ $stones }
count-as-marked = ；按記錄所標的地（TB、TW）
count-agreed = ；雙方同意歸{ $side }：{ $points }
compared-at = { -komi }{ $komi }
column-komi = { -komi }
column-black = 黑方
column-white = 白方
column-margin = 差
column-result = 結果
column-why = 依據

# In what counts are given.

unit-points = 點
unit-zi = 子
unit-stones = { -living-stones }
