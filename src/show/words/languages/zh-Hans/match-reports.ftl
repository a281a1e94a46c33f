# The report of a match: what text and page share.

report-komi = 贴点{ $komi }
report-clock = 用时{ $clock }
report-no-clock = 用时不限
report-random-moves = 先下随机的{ $moves }手
report-openings = { $files }个开局
report-openings-and-moves = { $files }个开局加随机的{ $moves }手
report-judge = 由{ $network }判断死活
report-played = { $all }局中的{ $games }局
report-played-part = { $played }，是{ $all }局比赛的第{ $part }部分
report-tally = 胜{ $won }，和{ $drawn }，负{ $lost }
report-share = { $share }%（95%区间{ $low }至{ $high }）
report-elo = { $elo }（95%区间{ $low }至{ $high }）
report-standing = A { $share }，Elo { $elo }
report-test-open = 尚未判定
report-test-accepted = 接受：是{ $high }而不是{ $low } Elo
report-test-rejected = 拒绝：是{ $low }而不是{ $high } Elo
report-test-waits = ，其后{ $count }局等待第{ $game }局
report-test-by-game = ，在第{ $game }局
report-test-by-game-of-more = ，在第{ $game }局；其后{ $count }局不计
report-test-range = { $low }至{ $high }
report-test = SPRT { $range } Elo：对数似然比{ $ratio }，界限±{ $bound }，{ $decided }{ $games }
grade-dan = { $number }段
grade-kyu = { $number }级
report-rating = { $rating }（{ $grade }）
report-points = 比赛得分（胜2分，和1分）{ $games }局{ $points }；QQ积分{ $ratings }
report-qq-rating =
    QQ积分：双方从0分开始，即1级；每100分为一级。分差不到50分时，胜者得5分，负者扣5分；否则级别高的一方获胜得0至5分，
    另一方获胜得5至10分。和棋不变，不满40手的胜者不得分，崩溃或没有答复算逃跑，加倍扣分。
report-count = { $name }{ $count }局
report-dead-stones = { $sources }；{ -resume }{ $times }次
report-final-scores = { $games }局中，A与裁判一致{ $a }局，B一致{ $b }局
report-none = 无
report-duplicate = 第{ $game }局（同第{ $of }局）
report-duplicates = { $count }局：{ $games }

# The report as text.

report-a-against-b = A对B
report-a-as = A执{ $side }
report-black-won = 黑方战绩
report-margin-of-a = A的胜差
report-of-counted = （{ $unit }，计算胜负的{ $games }局）
report-length = 长度
report-of-moves = （手）
report-spread = 平均{ $mean }（标准差{ $deviation }），最小{ $least }，四分位{ $quartiles }，最大{ $greatest }
report-time = 用时
report-moves = 手数
report-wall-per-move = 耗时/手
report-cpu-per-move = CPU/手
report-slowest = 最慢
report-wall-total = 耗时合计
report-cpu-total = CPU合计
report-late = 超时
report-virtual = { -virtual-move }
report-ended-by = 终局方式
report-dead = { -dead-stones }
report-final-score = 结果
report-duplicate-games = 重复
report-faults = 过失
report-fault = 第{ $game }局，{ $entrant }执{ $side }：{ $reason }：{ $detail }
report-page = 网页：{ $page }

# The report as a page.

page-games = 对局
page-results-of-a = A的战绩
page-won = 胜
page-drawn = 和
page-lost = 负
page-share = 得分率
page-all-games = 全部
page-as = 执{ $side }
page-black = 黑方：{ $tally }
page-plots = 图
page-cpu-per-move = CPU/手
page-wall = 耗时
page-cpu = CPU
page-virtual-moves = { -virtual-move }
page-entrant-as = { $entrant }执{ $side }
page-ends = 终局
page-by = 方式
page-a-lost = A负
page-b-lost = B负
page-dead = { -dead-stones }：{ $dead }
page-final-score = 结果：{ $scores }
page-duplicates = 重复的对局：{ $duplicates }
page-about-games = 点击局号在棋盘上显示该局，←与→逐手前后；“文件”是其SGF文件。
page-won-by = 胜者
page-reason = 方式
page-remarks = 备注
page-file = 文件

# The plots.

plot-share = A的得分率及其95%区间
plot-test = SPRT：对数似然比
plot-margins = 计算胜负的对局的胜差
plot-lengths = 对局长度
plot-wall-time = 每手耗时（A蓝，B橙）
plot-cpu-time = 每手CPU时间（A蓝，B橙）
plot-margin = A的胜差（{ $unit }）
plot-game = 局
plot-games = 局数
plot-percent = 百分比
plot-ratio = 比值
plot-seconds = 秒
plot-bin = { $from }至{ $to }：{ $count }
plot-game-time = 第{ $game }局：{ $seconds }秒

# The board that steps through the games.

viewer-board = 棋盘
viewer-position = 局面
viewer-move = 手数
viewer-first = 开局（Home）
viewer-back = 后退（左箭头）
viewer-forward = 前进（右箭头）
viewer-last = 终局（End）
viewer-earlier = 上一局（上箭头）
viewer-later = 下一局（下箭头）
viewer-step = 第{ $step }手，共{ $moves }手
viewer-step-made = 第{ $step }手，共{ $moves }手：{ $told }
viewer-told = { $side }{ $move }
viewer-told-taken = { $side }{ $move }，提{ $count }子
viewer-game = 第{ $game }局：{ $black }（黑方）对{ $white }（白方），{ $result }
viewer-virtual-move = { -virtual-move }

# The progress of a match.

match-watch = 观看比赛：liangyi web --matches { $folder }
match-played-already = 已下{ $count }局
match-odd = { $ruleset }的总局数规定为偶数（第12条）：{ $games }局中的最后一局不计入积分
match-wins = { $entrant }胜
match-lost-by-both = { -both-lose }
match-draw = 和棋
match-game = { $done }/{ $all }  第{ $game }局（A执{ $side }）：{ $result }，{ $winner }，{ $reason }，{ $moves }手；{ $standing }
match-lost = { $why }：无法连接数据库。对局照常进行，结果暂存
match-waiting = { $count }局的结果等待存入数据库
match-again = { $seconds }秒后数据库恢复连接，暂存的结果已存入
