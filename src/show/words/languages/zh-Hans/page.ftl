## `liangyi web` 的网页

title = 两溢
list-separator = ，
colon = ：
close = 关闭
cancel = 取消

### 双方与着法

color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 轮走

### 规则名称

ruleset-jipingdian = { -counting-points }
ruleset-jihuozi = { -counting-living-stones }
ruleset-jihuozi-natural = 计活子·自然终局
ruleset-jihuozi-art = 计活子·艺术版
ruleset-jihuozi-simple = 计活子·简化
ruleset-jihuozi-ancient = 计活子·古老的原始的
ruleset-jihuozi-2010 = 计活子·2010年冬季版
ruleset-jihuozi-2011 = 计活子·2011年岁末版
ruleset-new-ing = 新应氏（无为）
ruleset-chinese = 中国围棋规则
ruleset-chinese-old = 中国围棋规则（旧）
ruleset-olympic-2008 = 2008奥运会围棋规则
ruleset-proportional = 形式化规则
ruleset-proportional-majority = 形式化规则（多数）
ruleset-tromp-taylor = 逻辑规则（Tromp-Taylor）
ruleset-japanese = 日本规则
ruleset-korean = 韩国规则
ruleset-aga = 美国规则（AGA）
ruleset-new-zealand = 新西兰规则
ruleset-ing = 应氏规则
ruleset-ing-1991 = 应氏计点制
ruleset-stone-scoring = 还棋头
ruleset-renju = 五子棋（禁手）

### 与程序的连接

link-opening = 正在连接……
link-cut = 连接已断，恢复之前不能下棋，也不能改动。棋局在程序中保存着，网页正在重新连接。若程序已重新启动，请打开它新显示的网址。
link-again = 立即重连
link-elsewhere = 这局棋已在另一个标签页中打开。
link-take-back = 在此继续
link-locked-out = 程序不认得这个网页。请打开程序显示的网址。
kept-record = 浏览器里存有上一局的棋谱。
kept-open = 打开
kept-drop = 不用
remarks-drop = 知道了

### 观看比赛

watch-matches = 比赛
watch-board-view = 棋盘
watch-all = 全部比赛
watch-none = 此文件夹里还没有比赛。
watch-left-out = 另有{ $count }个未显示。
watch-gone = 这里已没有这场比赛或这一局。
watch-fault = 无法读取这场比赛的文件：{ $detail }
watch-cut = 连接已断，网页正在重新连接。
watch-loading = 正在读取……
watch-match = 比赛
watch-against = 对
watch-conditions = 条件
watch-played = 局数
watch-games-of = { $games }／{ $all }
watch-now = 现况
watch-in-progress = { $count }局进行中
watch-ended = 已下完
watch-paused = 未在进行
watch-elo = Elo：A强多少
watch-running = 进行中的对局
watch-running-none = 没有进行中的对局。
watch-results = 战绩
watch-program = 程序
watch-won = 胜
watch-drawn = 和
watch-lost = 负
watch-share = 得分率（95%区间）
watch-as-black = { $entrant }执黑
watch-as-white = { $entrant }执白
watch-black-won = 黑方
watch-final-scores = 程序报告的结果：{ $games }局中，A与裁判一致{ $a }局，B一致{ $b }局
watch-ends = 终局方式与负者
watch-reason = 方式
watch-count = 局数
watch-lost-by = { $entrant }负
watch-dead-stones = { -dead-stones }：{ $dead }
watch-duplicates = 重复的对局：{ $duplicates }
watch-time = 用时
watch-per-move = 每手
watch-cpu-per-move = 每手CPU
watch-slowest = 最慢
watch-late = 超时
watch-seconds = { $seconds }秒
watch-plots = 图
watch-games = 已结束的对局
watch-games-none = 还没有对局结束。
watch-game-column = 局
watch-result = 结果
watch-winner = 胜者
watch-moves = 手数
watch-remarks = 备注
watch-more = 显示更多
watch-shown-of = 共{ $all }局，显示局号最大的{ $shown }局
watch-game = 第{ $game }局
watch-live = 进行中
watch-thinks = 思考中
watch-left = 剩{ $time }
watch-periods = { $count }次读秒
watch-stones = { $count }手
watch-spent = 已用{ $time }
watch-position = 第{ $number }手后的棋盘，共{ $last }手
watch-start = 开局
watch-made = { $side ->
        [black] 黑{ $move }
       *[white] 白{ $move }
    }
watch-takes = 提{ $count }子
watch-steps = 本局各手

### 页首

top-label = 棋局与网页
new-game = 新对局
open = 打开
save = 保存
copy = 复制 SGF
save-library = 存为 RenLib 棋谱库（.lib）
copied = 已复制
copied-record = 棋谱已复制为 SGF。
settings = 设置
settings-language = 语言
settings-theme = 配色
theme-system = 随系统
theme-light = 浅色
theme-dark = 深色
settings-coordinates = 坐标
coordinates-own = 按棋种习惯
coordinates-without-i = 字母不用 I
coordinates-with-i = 字母用 I
coordinates-numbers = 数字：X4Y4
coordinates-none = 不显示
settings-confirm = 每一手都要确认
settings-sound = 落子声
settings-hints-locked = 锁定提示
settings-projector = 投影：只显示棋盘与状态行
settings-licences = 本程序所含软件的许可证
projector-leave = 退出投影
keys = 按键
keys-board = 棋盘上：方向键、Home、End、PageUp、PageDown 移动光标；Enter 下子；v 虚着，p 放弃，x 换另一方。用鼠标点过之后，方向键、Home、End 用来前后翻看。
keys-moves = 任何地方：←、u 或 [ 退一手，→、r 或 ] 进一手；Home 或 {"{"} 到开头，End 或 {"}"} 到最后；在棋盘上转动滚轮也可前后翻看。Ctrl+C 把棋谱复制为 SGF，Ctrl+V 打开棋谱。

### 棋盘上方的状态行

phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = 棋局{ -at-rest }
phase-resolution = { -resolution }
phase-over = 终局
phase-disputed = 有分歧：实战解决
phase-resigned = { $side ->
        [black] 黑方认输，白胜
       *[white] 白方认输，黑胜
    }
phase-time = { $side ->
        [black] 黑方超时，白胜
       *[white] 白方超时，黑胜
    }
line-turn = { $side ->
        [black] 轮黑方走第 { $number } 手
       *[white] 轮白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-komi = 贴 { $komi } 点
line-debt = { $side ->
        [black] 黑方多下，应贴 { $points } 点
       *[white] 白方多下，应贴 { $points } 点
    }
line-last-stone = { $side ->
        [black] 黑方收后，应贴 { $points } 点
       *[white] 白方收后，应贴 { $points } 点
    }
line-thinking = 程序正在思考
line-free-extra = 此时多下不贴点
line-offer-stop = { $side ->
        [black] 黑方提议停止
       *[white] 白方提议停止
    }
line-offer-rest = { $side ->
        [black] 黑方提议休止
       *[white] 白方提议休止
    }
line-offer-end = { $side ->
        [black] 黑方请求终局
       *[white] 白方请求终局
    }
line-cycle = 第{ $number }手后的全局同形再次出现：双方同意则为无胜负
line-offer-unchanged = { $side ->
        [black] 黑方没有改变棋势
       *[white] 白方没有改变棋势
    }
line-offer-pass = { $side ->
        [black] 黑方放弃
       *[white] 白方放弃
    }
line-may = 可以：{ $what }
line-agreed = 双方已有共识
line-agree-now = 请就死子达成共识，否则实战解决
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }

### 结果

result-win = { $winner ->
        [black] 黑胜
       *[white] 白胜
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
estimate-win = { $winner ->
        [black] 估计：黑方领先
       *[white] 估计：白方领先
    }{ $by ->
        [none] {""}
       *[other] 约 { $by }
    }
estimate-draw = 估计：双方相当
estimate-how = 尚未数得，仅为估计：取下程序预计会被提掉的子，空点按程序预计的归属显示；领先的数目出自搜索，与提示相同，并非数得。
estimate-begin = 目前
estimate-begins = 目前的局面。
reason-count = 数棋
reason-wild_region = { -wild-region }
reason-unfilled = { -wild-region }未收，尚不能计算
reason-repetition = 循环
reason-no_result = 无胜负
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 双方放弃
reason-full_board = 棋盘已满

### 枰点

board-label = 棋盘，纵线 { $width } 条，横线 { $height } 条
point-empty = 空点
point-black = 黑子
point-white = 白子
point-last = 上一手
point-dead-by-black = 黑方认为是死子
point-dead-by-white = 白方认为是死子
point-owned-by-black = { $owner ->
        [black] 黑方认为归黑
       *[white] 黑方认为归白
    }
point-owned-by-white = { $owner ->
        [black] 白方认为归黑
       *[white] 白方认为归白
    }
point-parts = 黑 { $black }，白 { $white }
point-shared = { -public-point }
point-of-black = 归黑
point-of-white = 归白
point-changed = 有标记
point-wild = 使此处成为荒空
point-doubtful = 程序只有 { $percent }% 的把握
point-differs = 算法不同：{ $difference }
point-illegal = 禁着：{ $why }

### 为何不可下

why-suicide = 自尽：这块棋会没有气。
why-ko = 提劫：不可立即回提，第 { $after } 手之后棋盘正是如此。
why-repeats = { $what ->
        [board] 会重复第 { $after } 手之后的盘内棋形
       *[position] 会重复第 { $after } 手之后的全局棋形
    }{ $by ->
        [black] ，黑方曾面对它
        [white] ，白方曾面对它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此处判负。
why-drawn = 第 { $after } 手之后的循环已使棋局成为和棋。
why-occupied = 此处已有棋子。
why-no_virtual_moves = 此规则不能着子于盘外。
why-over = 棋局已经结束。
rule-simple = { -take-a-ko }
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = 两着之内不得重复
rule-since-pass = 上一次{ -pass }以来不得再现
rule-fourth-board = 不得同形四现
rule-null-move = { -null-move }
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = 显示
reason-hide = 回到棋局
earlier-shown = 第 { $after } 手之后的棋盘，{ $move } 会重复它。
lose-title = 禁手：下在此处判负。要下吗？
lose-play = 下，并判负
null-move-here = { $means ->
        [null] { -null-move }：盘面将与{ $after ->
            [0] 开局时
           *[other] 第 { $after } 手之后
        }相同，视为{ $effect ->
            [ends] { -consent-to-the-end }，对局结束。
           *[offers] { -ask-for-the-end }。
        }
       *[unchanged] 不改变棋势，{ $effect ->
            [ends] 对局即结束。
           *[offers] 即请求终局。
        }
    }
end-asks = 请求终局吗？
end-accepts = 同意终局吗？
end-offered = { $side ->
        [black] 黑方已请求终局。
       *[white] 白方已请求终局。
    }此手视为同意终局，对局结束。
end-wild = { $accepts ->
        [yes] 还留有{ -wild-region }（{ $points }）：{ $side ->
            [black] 黑方先请求终局，判为懈怠负
           *[white] 白方先请求终局，判为懈怠负
        }；双方若认定其中的子为死子，则不然。
       *[no] 还留有{ -wild-region }（{ $points }）：对方若同意终局，{ $side ->
            [black] 黑方
           *[white] 白方
        }判为懈怠负。
    }
end-ask = 请求终局
end-accept = 同意终局

### 五子棋禁手的推断

verdicts-label = 推断
verdict-of = 第 { $number } 个推断，共 { $last } 个
verdict-back = 前一个推断
verdict-on = 后一个推断
verdict-forbidden = 是禁手：{ $kinds }
verdict-five = 成五连
verdict-free = 不是禁手
verdict-after = （已在 { $points } 放子）
verdict-see = 看第 { $number } 个推断
line-by = 关键点 { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = { -simple-four }
shape-open_three = { -open-three }
shape-three = 假{ -open-three }
spoiled-edge = { $point } 不成活四：到了盘端。
spoiled-stone = { $point } 不成活四：{ $at } 有对方的子。
spoiled-overline = { $point } 不成活四：{ $at } 会成长连。
spoiled-five = { $point } 成的是五连。
spoiled-forbidden = { $point } 本身是禁手：

### 棋盘两侧

pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile-handed-over = 交出的子
pile-taken-off = 取下的子
pile-bowl = 罐中余子
virtual-move = { -virtual-move }
virtual-pass = 虚手
virtual-move-of = { $side ->
        [black] 黑方虚着
       *[white] 白方虚着
    }
virtual-move-illegal = 虚着，禁着：{ $why }

### 棋盘下方

buttons-label = 着法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-offer_to_rest = 提议{ -at-rest }
pass-accept_rest = 同意{ -at-rest }
pass-null_move = { -pass }：{ -ask-for-the-end }
pass-offer_end = 放弃：不改变棋势
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放弃：取按钮
welcome = 第一次来？先看一课，学会怎么下。
welcome-lesson = 第一课
pass-pass = { -pass }
pass-accept_draw = 放弃：和棋
pass-draw_by_repetition = 放弃：循环成和棋
go-first = 到开头
go-back = 退一手
take-back = 悔一手
go-on = 进一手
go-last = 到最后
move-of = { $number } / { $last }
move-now = 立即走
play-on = 从这里下
hint = 提示
hint-asking = 思考中……
hint-move = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    } · 胜率 { $winrate }{ $leader ->
        [black] ，黑方领先 { $lead }
        [white] ，白方领先 { $lead }
       *[none] {""}
    }，计算量 { $visits } · { $line }
hint-wins = { $move }：{ $wins } · { $line }
wins-within = { $side ->
        [black] 黑方在双方 { $moves } 手之内必胜
       *[white] 白方在双方 { $moves } 手之内必胜
    }
hint-resign = { $side ->
        [black] 黑方会认输。
       *[white] 白方会认输。
    }
place = 下在 { $point }

### 刚才的一手

happened-off-board = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    }
happened-played = { $side ->
        [black] 黑方 { $point }
       *[white] 白方 { $point }
    }{ $others ->
        [0] {""}
       *[other] ，提 { $others } 子
    }{ $own ->
        [0] {""}
       *[other] ，自尽 { $own } 子
    }

### 问号的说明

help-line = 状态行与标记的意思
help-pass = 此时{ -pass }的意思
help-virtual = 什么是{ -virtual-move }
help-shares = 公共空点怎样计
topic-virtual = { -virtual-move }
topic-offer = { -pass }
topic-stopped = { -stopped }
topic-at-rest = { -at-rest }
topic-debt = { -debt-for-extra-moves }
topic-last-stone = 收后贴点
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual-pass = { -pass }时要着一子于盘外，放在棋盘旁，此外别无{ -virtual-move }。它与{ -pass }的意思相同。
about-virtual = 着一子于盘外，放在棋盘旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它与{ -real-move }一样算作一手着子；下过{ -virtual-move }之后，劫就可能可以提回。{ -virtual-move }后，不得使对方再次{ -face }同一个{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。对方也{ -pass }，则{ -stopped }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则{ -resolution }。对方下别的一手，就是不同意。
about-offer-rest = { -pass }就是提议{ -at-rest }。对方也{ -pass }，则棋局{ -at-rest }，还没有终局：双方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }则继续下。对方下别的一手，就是不同意。
about-offer-end = { -board-position }与先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。双方连续{ -null-move }，对局结束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判负。
about-offer-unchanged = 不改变棋势的一手，以及{ -pass }，是请求终局；双方连续两手如此，对局结束。
about-offer-pass = 双方连续{ -pass }，不再下子；规则要求协商{ -dead-stones }的，此时协商。
about-stopped = 对局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则{ -resolution }。
about-at-rest = 棋局停了，还没有终局。双方各自标出{ -dead-stones }：看法一致则数棋，有{ -disagreement }则继续下。
about-debt = 在{ -contest }，比对方多下 n 手着子的棋着（盘内盘外都算），贴出 n 点。应贴的点数写在棋盘上方，或俘子旁边。
about-last-stone = { -contest }的最后一子是黑方下的，黑方再贴1点。
about-resolution =
    双方有{ -disagreement }，就下下去解决。先提议停止的一方先走。{ $costs ->
        [yes] 此时多下不贴点。
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] 双方都紧邻的一片空点，按紧邻其棋子的多少分配。
       *[half] 与双方棋子都紧邻而不归任何一方的空点，各得一半，画作两半的方块。
    }
legend = 棋盘上的标记
sign-away = 虚线框：不是当前的棋盘，而是先前的棋盘，或为数棋而做的棋盘
sign-last = 上一手
sign-suicide = 禁着：自尽
sign-ko = 禁着：提劫
sign-repeats = 禁着：会重复
sign-null = { $means ->
        [null] { -null-move }：视为请求终局
       *[unchanged] 不改变棋势：即请求终局
    }
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方认为是死子
       *[white] 白方认为是死子
    }
sign-owned = 归谁：方形是黑方的标记，圆形是白方的标记
sign-judged = 程序的判断：死子有虚线圈；方块越大，归属越有把握
sign-owner = 归谁的空点
sign-shared = { -public-point }
sign-parts = 空点按相邻棋子的比例归双方
sign-ringed = 这一步改变之处，或这一手所在之处
sign-doubtful = 程序对此子死活没有把握：同意之前请先看
sign-hint = 提示
sign-differs = 算法不同：第一种规则多计给黑方的数

### 各栏

panels-label = 各栏
panel-lessons = 示例
panel-play = 对局
panel-count = 数棋
panel-rules = 规则
play-as = 代走
play-moves = 着法
play-no-moves = 还没有着法。
play-who = 双方由谁来下
head-title = 本局
head-fields = 姓名、日期、赛事
head-minutes = { $number } 分钟
head-PB = 黑方姓名
head-BR = 段位
head-PW = 白方姓名
head-WR = 段位
head-DT = 日期
head-EV = 赛事
head-PC = 地点
head-GN = 局名
head-RO = 轮次
head-HA = 让子
head-TM = 用时
head-OT = 读秒
head-RE = 结果
recent-games = 最近的对局
recent-none = 还没有对局。
recent-off = 对局不保存（--no-keep）。
recent-where = 最近一百局保存在{ $folder }
recent-moves = { $moves }手
extra-costs = 不轮到它走：多下一手，贴一点。
extra-free = 不轮到它走：多下不贴点。
resign = { $side ->
        [black] 黑方认输
       *[white] 白方认输
    }
resign-title = { $side ->
        [black] 黑方认输，白方获胜。确定认输吗？
       *[white] 白方认输，黑方获胜。确定认输吗？
    }
resign-yes = 认输
side-owes = 贴
clock-of = { $side ->
        [black] 黑方用时
       *[white] 白方用时
    }（{ $control }）
stopped-notice = 对局停止，还没有终局：双方要就死子达成共识。
at-rest-notice = 棋局{ -at-rest }，还没有终局：双方要就死子达成共识。
stopped-agree = 去协商
rank-name = { $number }{ $kind ->
        [d] 段
       *[k] 级
    }
rank-of-record = { $number }{ $kind ->
        [d] 段
       *[k] 级
    }
seat-person = 人
seat-level = 程序，强度 { $level }
seat-rank = 程序，如{ $rank }
seat-time = 程序，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程序，按强度
seat-by-rank = 程序，像人一样
seat-by-time = 程序，按时间
seat-which-level = 强度，1 到 { $last }
seat-which-rank = 段级位
seat-which-time = 每手秒数
seat-rank-note = 由学过人的对局的神经网络，按这一段级位的人的下法与节奏来下。
seat-strength = { $by ->
        [likely] 从程序自带的小神经网络认为可能的着法中随机选取：着法自然，也会失误。
        [own] 用程序自带的小神经网络搜索，每手 { $number } 次。
        [network] 用神经网络搜索，每手 { $number } 次。
       *[playouts] 每手模拟 { $number } 局。
    }由与其他程序的九路对局估计，约为{ $rank }；强度每高 1，约三局胜二。
network-named = 神经网络：{ $name }。它判断死活，强度{ $first }起也用于下棋。
network-evaluates = 神经网络：{ $name }
network-none = 没有神经网络：强度 1 到 { $last } 由模拟来下。
network-off = 这局棋没有神经网络评估。
network-absent = 各强度现由程序自带的小神经网络来下。强神经网络从强度 { $first } 起下得更好，还用于分析和判断死活：pip 从 Python 的 KaTrain 包中取来，约 { $megabytes } MB。
network-get = 取来神经网络
network-comes = 正在取神经网络：{ $come } / 约 { $megabytes } MB。
network-fault-no_python = 这台机器上没有找到带 pip 的 Python。
network-fault-not_brought = pip 没有取来。能连上互联网吗？
network-fault-unwritten = 无法写入。磁盘还有空间吗？
network-fault-unusable = 取来的不是可用的神经网络。

### 新对局

new-ruleset = 规则
new-size = 棋盘
new-width = 纵线数
new-height = 横线数
new-komi = 贴点
new-handicap = 让子
new-no-handicap = 不让
new-who = 双方由谁来下
new-what = 下什么棋
new-program = 与程序下
new-persons = 两人对下
new-open = 打开棋谱
new-start = 开始
time-title = 人的用时
time-none = 不限
time-absolute = 全局定时
time-byo-yomi = 基本时间加读秒
time-fischer = 每手加时（费舍尔）
time-canadian = 每段若干手（加拿大）
time-minutes = 分钟
time-seconds = 秒
time-periods = 次数
time-moves = 手数

### 规则

rules-which = 规则
rules-waiting = ……
rules-more = 详细
rules-source = 出处：{ $source }
rules-articles = 条文大意
rules-clauses = 规则内容

### 共识

agree-not-now = 对局停止之后，在这里就死子达成共识。
agree-agreed = 双方已有共识，可以数棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }实战解决：{ $side ->
        [black] 黑方先走
       *[white] 白方先走
    }{ $costs ->
        [yes] ，此时多下不贴点
       *[no] {""}
    }。改动标记即回到协商。
agree-marked = 已标出 { $count } 个死子。
agree-proposed = { $by ->
        [record] 按棋谱所记：
        [proof] 程序提议（已证明）：
       *[judgement] 程序提议（把握不低于90%）：
    }死子 { $count } 个。
agree-nothing-marked = 没有标出死子。
agree-doubtful = 没有把握，请先看：{ $chains }
agree-doubt = { $side ->
        [black] 黑 { $point }（{ $percent }%）
       *[white] 白 { $point }（{ $percent }%）
    }
agree-otherwise = 程序认为另有 { $count } 个死子。
agreed-count = 看数棋
agreed-change = 更改
agree-how = 点击一块棋，连同与它共死活的棋一起标为死子，或改回活子。
agree-how-owners = 点击一块棋，连同与它共死活的棋一起标为死子，或改回活子；点击空处，定其归黑、归白，或由规则决定。
agree-begins = 标记先按程序已证明或把握不低于90%的判断标出，其余的看法见下。
mark-alone = 只标一块棋
agree-differs = 标记不同之处：{ $points }，点击可改。
disagree = 有分歧：实战解决
mark-as = 代谁标记
mark-as-both = 双方
end-which = 终局方式
end-agreed = { -agreed-end }
end-natural = { -natural-end }
end-agreed-means = 死子取下。
end-natural-means = 按盘面现状数棋。
view-of = { $side ->
        [black] 黑方的看法
       *[white] 白方的看法
    }
view-dead = { $count ->
        [0] 没有死子
       *[other] 死子 { $count } 个
    }
view-owned = 指定归属：黑 { $black } 点，白 { $white } 点
say-yes = 同意
say-yes-to = { $winner ->
        [black] 同意：黑胜
        [white] 同意：白胜
       *[none] 同意：和棋
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
said-yes = 已同意 ✓
adopt-judgement = 采用程序的判断
adopt-other = { $side ->
        [black] 采用黑方的标记
       *[white] 采用白方的标记
    }
judgement = 程序的判断
judgement-waiting = 程序正在判断……
judgement-none = 还没有判断。
judgement-all-alive = 各块棋都是活的。
judgement-shown = 显示在棋盘上
position-ideal = { -ideal-final-position }（{ -both-full }）：盘内棋子皆为{ -living-stones }，盘内空点皆为恒气
position-uncontested = { -nothing-left-to-contest }：棋子的死活与双方的边界都已确定，地盘都已巩固
judged-chain = { $side ->
        [black] 黑 { $at }
       *[white] 白 { $at }
    }（{ $count } 子）
judged-dead = 死
judged-alive = 活
judged-unsettled = 未定：先走者决定
judged-proved = 已证明
judged-sure = 把握 { $percent }%

### 数棋

count-agree = { -common-view }
count-steps = 逐步做棋
count-rulesets = 各种规则
count-none = 连珠类棋不数棋。
count-whose = 按谁的标记
whose-judgement = 程序的判断
whose-black = 黑方的标记
whose-white = 白方的标记
whose-agreed = 双方的共识
counting = 正在数棋……
count-judged = 死活由程序判断
count-agreed = 按双方共识
count-lazy = { $side ->
        [black] 黑方先请求终局，却留下荒空，判为懈怠：
        [none] 荒空未收，尚不能计算：
       *[white] 白方先请求终局，却留下荒空，判为懈怠：
    }{ $points }
methods-label = 数法
method-own = 本规则的数法
method-stones-and-liberties = { -stones-and-liberties }
method-area = { -area }
method-equal-territory = { -equal-territory }
method-equal-stones = { -equal-stones }
method-refill = { -equal-stones-special-form }
method-prisoners = 填入俘子，比目
method-fill-all = { -fill-all }
method-half-counting = 数子法（只数一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（数目）
step-back = 退一步
step-on = 进一步
step-slider = 步骤
step-of = { $number } / { $last }
action-stones = 棋子
action-share = { $points } 点的空片
action-share-whole = 只与一方相邻的空片
action-stop = 停止时
action-dead_off = 取下死子
action-debt_paid = 贴还多下
action-equal_territory = 等空
action-equal_stones = 等子
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下余子
action-fill = 填满
action-fill_public = 填公共空点
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 聚拢空点
action-tens = 按十整理
does-share = { $points } 点的空片，与 { $black } 颗黑子、{ $white } 颗白子相邻：每点 { $parts }，共 { $shares }。
does-share-whole = 只与一方棋子相邻的空片归该方；无棋子相邻的，双方各半。
does-stop = 停止时的局面。
does-dead_off = { $count ->
        [0] 没有死子。
       *[other] 取下 { $count } 个死子。
    }
does-debt_paid = { $side ->
        [black] 黑方
       *[white] 白方
    }下出 { $count } 手A类负着，贴出 { $count } 点。
does-equal_territory = 子目互换，直到双方各有 { $points } 目。
does-equal_stones = 填入或取下棋子，直到双方棋罐中各余 { $count } 子。
does-refill = 俘子、死子、虚着之子回填到同色的空里；填不下的黑子 { $black } 个，白子 { $white } 个。
does-surplus = { $side ->
        [black] 黑方子多，
       *[white] 白方子多，
    }从自己的空里取下 { $count } 子（B类负着）。
does-remainder = { $side ->
        [black] 黑方
       *[white] 白方
    }取下 { $count } 子，使盘外黑白子数相等。
does-fill = 双方填满自己的空。
does-fill_public = 公共空点由双方填入同样多的子。
does-fill_but_eyes = 双方填满自己的空，只留基本眼位。
does-eyes_aside = 棋子无法存活的空点不计入任何一方。
does-gather = 将空点聚拢到一起。
does-tens = 只数{ $side ->
    [black] 黑方
   *[white] 白方
}：空点整理成{ $points }目（十的倍数），棋子{ $stones }颗按十点数。
totals-label = 每一步之后的合计
totals-debt = 多下贴点
totals-last-stone = 收后贴点
compare-margin = 黑减白
totals-komi = 贴点 { $komi }；以{ $unit }计。
made-stones = 子 { $count }
made-filled = 填入子 { $count }
made-territory = 空 { $count }
made-liberties = 气 { $count }
made-shared = { -public-point }之半 { $count }
made-regions = 分得空点 { $count }
made-group_tax = { -tax-of-eyes } { $count }
made-prisoners = { -prisoners } { $count }
made-handed_over = 因{ -pass }所得 { $count }
made-handicap_bonus = 受子补偿 { $count }
compared-points = 所比：点
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：目
unit-points = 点
unit-zi = 子（折合）
unit-stones = 活子
in-zi = { $points } 子
in-stones = { $points } 活子
compare = 比较各种规则
comparing = 正在比较……
compare-komi = 贴点
compare-komi-own = 各依其规则
compare-komi-one = 一律相同
compare-pair = 选两种规则，棋盘上标出二者算法不同的枰点。
compare-winner = 胜方
compare-draw = 和棋
compare-difference = { $count ->
        [0] 每一点的算法都相同。
       *[other] 有 { $count } 点算法不同。
    }
compare-parts = 差额的各部分（{ $unit }，黑方为正）
compare-points = 各枰点
compare-more = 相差

### 不能照办

refused-unreadable = 程序看不懂这个请求：{ $detail }
refused-old_revision = 棋局在此期间已有变化。
refused-illegal_move = 这是禁着。
refused-wrong_point = 没有这样的枰点。
refused-wrong_phase = 现在不能这样做。
refused-not_yours = 这一方由程序来下。
refused-views_differ = 双方的标记不同。
refused-no_such_ruleset = 没有这种规则。
refused-bad_game = 没有这样的对局：{ $detail }
refused-bad_record = 棋谱无法读取：{ $detail }
refused-no_library = 棋谱无法存为棋谱库：{ $detail }
refused-not_in_this_game = 这种棋没有这一项。
refused-no_room = 没有那么多点可留。
refused-no_sum = 其中一种规则不是逐点相加的。
refused-not_judged = 局面还没有判断。
refused-not_analysed = 这个局面还没有分析。
refused-no_such_move = 还没有走到那一手。
refused-no_such_level = 没有这样的强度或时间。
refused-human_network = 像人那样下棋的神经网络无法读取：{ $detail }
refused-no_such_game = 这局棋已不再保存。
refused-no_such_node = 棋谱没有这一处。
refused-too_long = 太长了。
refused-no_liberty = 会有一块棋没有气。
refused-nothing_to_undo = 棋谱没有可撤销的改动。
refused-bad_visits = 没有这样的计算量。
refused-busy = 计算太多，请稍后再试。
refused-internal = 程序出了错；棋局没有变化。

### 动手做棋

count-hand = 动手做棋
hand-none = 此规则下子与空不等值，不能以子换空来做棋。
hand-how = 先选一步，再在棋盘上选枰点。每一步之后，差额不变。
hand-steps = 步骤
hand-give_up = { $side ->
        [black] 黑方取下边界上的子（A类负着）
       *[white] 白方取下边界上的子（A类负着）
    }
hand-take_off = { $side ->
        [black] 黑方从自己的空里取子（B类负着）
       *[white] 白方从自己的空里取子（B类负着）
    }
hand-fill = { $side ->
        [black] 黑方用罐中之子填空
       *[white] 白方用罐中之子填空
    }
hand-put_back = { $side ->
        [black] 黑子回填
       *[white] 白子回填
    }
hand-move = { $side ->
        [black] 黑方移子
       *[white] 白方移子
    }
hand-exchange = { $side ->
       *[both] 双方以子换空
    }
hand-fill_public = { $side ->
       *[both] 双方填公共空点
    }
hand-dead_off = { $side ->
       *[both] 取下死子
    }
hand-gather = { $side ->
       *[both] 将空点聚拢到一起
    }
hand-choose = 在棋盘上选枰点，{ $side ->
        [both] 双方各最多 { $most } 个。
       *[side] 最多 { $most } 个。
    }
hand-take = { $count ->
        [0] 走这一步
       *[other] 走这一步（{ $count }）
    }
hand-undo = 退回一步
hand-again = 重新开始
point-choosable = 可选
hand-step = 步骤
hand-made = 已走的步骤
hand-picked = 已选：{ $points }
hand-done = 已走：{ $what }。差额不变。
hand-reads = 现在可以直接数的
point-chosen = 已选
hand-means-dead_off = 死子取下盘，成为俘子。
hand-means-give_up = 每取下一个边界上的子，抵一点多下贴点；该处成为公共空点。
hand-means-take_off = 棋子放到盘外，该处仍是自己的空。空里还有子可取时，边界上的子不动。
hand-means-fill = 用罐中之子填自己的空：一子与一点空等值。
hand-means-put_back = 俘子、死子、虚着之子回填到同色的空里。
hand-means-move = 棋子与同样多的自己的空点交换位置。两者都要选。
hand-means-exchange = 双方各填自己的空、取自己的子，增减的子数必须相同。
hand-means-fill_public = 公共空点由双方填入同样多的子，轮流选点。
hand-means-gather = 双方的空点各自聚拢到一起，一望可知。
hand-refused-no_such_point = 没有 { $point } 这个枰点。
hand-refused-no_points = 还没有选枰点。
hand-refused-no_debt = { $side ->
        [black] 黑方没有多下贴点。
       *[white] 白方没有多下贴点。
    }
hand-refused-more_than_owed = 只应贴 { $owed } 点。
hand-refused-no_stone = { $point } 没有这一方的子。
hand-refused-not_on_border = { $point } 不在边界上；要先取边界上的子。
hand-refused-on_border = { $point } 在边界上；要先取自己空里的子。
hand-refused-not_own = { $point } 不是这一方的空点。
hand-refused-not_public = { $point } 不是公共空点。
hand-refused-twice = { $point } 同时选给了双方。
hand-refused-fewer_beside = 盘外这一方只有 { $beside } 子。
hand-refused-unequal = 两数必须相等：{ $one } 与 { $two }。
hand-refused-nothing_to_gather = 空点已经聚拢到一起。
hand-refused-no_such_step = 这个棋盘上没有这一步。
hand-refused-too_many_steps = 步数太多，请先退回几步。
rest-komi = 贴点
rest-handicap_bonus = 让子
rest-debt = { -debt-for-extra-moves }
rest-button = 按钮
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：点
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：目
lessons = 示例对局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 从头再看
lessons-step = { $at } / { $all }
lessons-your-move = 轮到您下
lessons-show = 看答案
lessons-count = 看计算
lessons-not-this = 不是这一着。请再试，也可以看答案。
lessons-left = 您自己下的着法已离开示例，并作为变化保留。
refused-no_such_lesson = 没有这个示例。
