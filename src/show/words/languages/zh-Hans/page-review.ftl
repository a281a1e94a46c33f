## `liangyi web` 网页上的复盘

panel-review = 复盘
keys-review = 复盘：方向键、Home、End、PageUp、PageDown 在变化图与曲线中移动，Delete 删除；Escape 停止分析。

### 棋谱的变化图

tree-label = 棋谱的变化图
node-root = 开头
node-set-up = 摆子
node-plain = 无着法
node-commented = 有评注
next-moves = 下一手：
other-moves = 另可：
promote = 设为主线
remove = 删除
remove-title = 删除“{ $node }”？
remove-what = { $count ->
        [one] 这一手将被删除，不能恢复。
       *[other] 这一手及其后共 { $count } 手将被删除，不能恢复。
    }
remove-yes = 删除
copy-link = 复制链接
comment = 评注

### 棋盘上

on-the-board = 棋盘上
numbered = 手数
numbered-none = 不显示
numbered-last = 最后十手
numbered-all = 全部
numbered-variation = 从变化开始处数起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋谱的下一手
losses-shown = 已下各子的损失
ownership-shown = 各枰点的归属
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 变化
point-tried-winrate = 候选 { $letter }，胜率 { $value }
point-tried-lead = 候选 { $letter }，领先 { $value }
point-tried-loss = 候选 { $letter }，损失 { $value }
point-loss = 损失 { $cost }
point-played = 棋谱的着法，损失 { $cost }
mark-triangle = 三角
mark-square = 方块
mark-circle = 圆圈
mark-cross = 叉
mark-label = 标记 { $text }

### 分析

engine-shown = 显示程序的数值
engine-locked = 设置里锁定了提示：程序的数值不显示。
analyse-visits = { -visits }
analyse-line = 分析全局
analyse-here = 此局面
analyse-tree = 所有变化
analyse-stop = 停止（Esc）
analysing = 分析
analysed-of = 已分析 { $done } / { $of } 个局面
not-analysed = 这个局面还没有分析。
not-analysed-short = 未分析
position-value = 黑方胜率 { $winrate }，计算量 { $visits }
lead-of = { $side ->
        [black] 黑方领先 { $points }
        [white] 白方领先 { $points }
       *[none] 双方持平
    }
black-winrate = 黑方胜率 { $winrate }
stopped-here = 若停在此处：{ $result }
candidates-of = { $side ->
        [black] 候选着法（黑方的数值）
       *[white] 候选着法（白方的数值）
    }
candidate-move = 着法
candidate-name = { $letter }：{ $move }，预计的着法：{ $line }
winrate = { -win-rate }
wins-in = { $moves } 手胜
loses-in = { $moves } 手负
lead = { -lead }
visits = { -visits }

### 曲线

graph-label = 全局的形势
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此处
graph-losses = 此手的损失
measure = 候选点上的数值
measure-loss = 损失
measure-lead = { -lead }
measure-winrate = { -win-rate }

### 着法的损失

losses = 着法的损失
losses-of = 已分析 { $analysed } / { $of } 个局面。
losses-caption = 损失的点数 / 手数
scale = 损失：
part-opening = 布局
part-middle = 中盘
part-endgame = 官子
loss-sum = { $points } / { $moves }
persons = 人的下法
persons-none = 不显示
persons-moves = { $rank }的人下{ $moves }。
persons-find = 100个{ $rank }的人中，{ $better }个找得到，{ $played }个也这样下。
persons-rank = { $side ->
        [black] 黑方
       *[white] 白方
    }的下法约如{ $rank }（{ $least }至{ $most }，据{ $moves }手）。
dearest = 损失最大的着法
dear = 损失 { $points }{ $better ->
        [none] {""}
       *[other] ，应下 { $better }
    }
repetitions = 重复局面
repeats-allowed = 重复第 { $after } 手之后的棋盘，规则允许。

### 从错着中学习

learn = 从错着中学习
learn-side = 哪一方的错着
learn-both = 双方
learn-analysing = 先分析全局，{ -visits } { $visits }：已分析 { $done } / { $of } 个局面。
learn-none = 全局没有损失 2 点以上的着法。
learn-question = { $at } / { $all } · 第 { $number } 手 { $move } 损失 { $cost }。请找出更好的着法。
learn-searching = 正在判断 { $move } ……
learn-good = 好棋：{ $move } 损失 { $cost }。{ $better ->
        [none] {""}
       *[other] 程序会下 { $better }。
    }
learn-bad = { $move } 损失 { $cost }，还不够好。{ $reply ->
        [none] {""}
       *[other] 预计{ $reply }。
    }请再试。
learn-answer = 程序会下 { $better }。
learn-over = { $all } 题中答对 { $solved } 题。
learn-show = 答案
learn-next = 下一题
learn-back = 回到此题
learn-again = 再做未答对的
learn-end = 结束
learn-is-solved = 答对
learn-is-shown = 看了答案
learn-how = 损失不到 2 点、且不超过实战着法损失的一半，即算答对。没有点数的棋，一成胜率算 1 点。前后两个局面都重新搜索，各到 3200 次或数秒为止；± 之后是其误差。

### 标记与摆子

draw-tools = 标记与摆子
draw-about = 点棋盘即画上所选的标记，再点一次去掉；箭头与线要点两处。摆子摆在所示的节点；该处有着手或后面还有节点时，摆在其后新的节点。按 Escape 结束。
draw-engine = 可以画标记。程序执一方时不能摆子。
draw-played = 可以画标记。此种棋只能在第一手之前摆子。
drawing = 点棋盘：{ $tool }
tool-letter = 下一个字母
tool-number = 下一个数字
tool-text = 文字
label-text = 标在点上的文字
tool-arrow = 箭头
tool-line = 线
tool-black = 摆黑子
tool-white = 摆白子
tool-empty = 拿掉棋子
set-turn = { $side ->
        [black] 轮黑方走
       *[white] 轮白方走
    }
undo-edit = 撤销改动

### 对节点的评语

signs = 名称与评语
sign-name = 名称
sign-of-move = 这一着
sign-of-position = 这个局面
sign-hotspot = 要点
move-none = –
move-good = 好手
move-very_good = 妙手
move-bad = 恶手
move-very_bad = 大恶手
move-doubtful = 疑问手
move-interesting = 有趣的一着
position-none = –
position-good_for_black = 黑好
position-very_good_for_black = 黑大好
position-good_for_white = 白好
position-very_good_for_white = 白大好
position-even = 两分
position-unclear = 形势不明

### 文件中的棋局、自动播放、图片

file-games = 文件中的棋局
game-of = { $number } / { $of }
game-before = 上一局
game-after = 下一局
replay = 跳到某手、播放、图片
replay-start = 自动播放
replay-stop = 暂停
replay-pause = 每手停留
seconds = { $seconds } 秒
go-to-move = 到第几手
copy-picture = 复制图片
