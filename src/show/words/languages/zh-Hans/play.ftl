# A game between persons and the engine.

seats-one = 您执{ $side }。
seats-both = 您执双方。
seats-neither = 程序执双方。
thinks = { $side }思考中……
plays = { $side }：{ $move }
resigns = { $side }{ -resign }
cannot-move = { $side }不能下：{ $why }。现在由您执双方。
refusal-nothing-to-take-back = 您没有可以收回的着手
refusal-not-counted = 这种对局不计算
internal-error = 内部错误
too-much-territory = 各留{ $wanted }个空点太多：双方至多各能留{ $most }个
has-ended = 对局已经结束。
has-stopped = { -stopped }：可以{ -resume }，由{ $side }先下。
has-no-result = 第{ $number }手后的全局同形再次出现：双方同意则为无胜负，也可以接着下。
has-come-to-rest = 棋局{ -at-rest }：可以{ -resume }，由{ $side }先下。
not-over = 对局没有结束：{ -dead-stones }只是推测
candidate-lead = ，{ -lead }{ $lead }点
candidate = { $move }：{ $side }{ -win-rate }{ $rate }%{ $lead }，{ -visits }{ $visits }；{ $line }
candidate-wins = { $move }：{ $side }在双方{ $moves }手之内必胜；{ $line }
no-search = 不需要搜索
no-engine-move = 程序还没有下过

# What is shown at a terminal, and why a line that is typed there is not understood.

greeting = { $ruleset }，{ $size }棋盘。{ $seats }请输入{ $example }这样的点，或`help`（帮助）。
prompt = { $side }>{" "}
prompt-over = 结束>{" "}
offer-to-save = 输入文件名，将对局存为SGF后离开；`no`不存而离开；什么也不输入则继续。再按Ctrl-C离开。
prompt-save = 保存>{" "}
written = 已写入{ $path }
refusal-resigned = { $why }：`undo`继续此局，`new`另开一局
move-is = { $side } { $move }：{ $legality }
counted-at-the-end = { $end }{ $counted }`dead`可另指{ -dead-stones }。
reason-wild-region = { -wild-region }
reason-not-countable = { -wild-region }未收，尚不能计算
reason-repetition = 局面重复
own-rules = 自定的规则：{ $name }
no-points = { -pass }与{ -virtual-move }不是点
state-move = 第{ $number }手
state-forbidden = { $state }；x是黑方的{ -forbidden }点
state-move-of-go = 第{ $number }手，{ $komi }
state-offer-stop = { $state }；{ $side }{ -offer-to-stop }
state-offer-rest = { $state }；{ $side }提议{ -at-rest }
state-offer-end = { $state }；{ $side }{ -ask-for-the-end }
state-offer-unchanged = { $state }；{ $side }没有改变{ -formal-position }
state-last = { $state }；{ $side }：{ $move }
pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile = { $name }：{ $stones }
typed-no-move = { $word }不是{ $size }棋盘上的棋着：写点，或pass（{ -pass }），或virtual（{ -virtual-move }）
typed-no-point = { $word }不是{ $size }棋盘上的点
typed-alone = { $word }之后不要写别的
typed-end = end之后写natural或agreed
typed-no-end = { $word }不是natural或agreed
typed-level = level后面是一个数，或5k这样的段级位
no-persons-in-line-games = 只有围棋才能像某段级位的人那样下。
no-human-network = 没有像某段级位的人那样下棋的神经网络；用--human-net FILE指定。
unread-human-network = 像某段级位的人那样下棋的神经网络无法读取：{ $why }
typed-save = save之后写文件名
typed-load = load之后写文件名
typed-play = play之后写black、white、both或neither
typed-no-side = { $word }不是black、white、both或neither
typed-why = why之后写一手棋
typed-forbidden-in-go = 围棋没有{ -forbidden }点；`why`说明一手可不可以下
typed-sequence-of-both = 一行多手，须由您执双方：`play both`
typed-sequence-refused = 第{ $number }手{ $move }：{ $why }；各手都没有下
typed-dead = dead之后写每块{ -dead-stones }的一个点，或none、auto
typed-help-lists = { $error }；`help`列出可以输入的
typed-unknown = 不认识{ $word }；`help`列出可以输入的

# What may be typed.

help-move = 着手：在该点下一子
help-pass = { -pass }：{ -offer-to-stop }（{ -counting-living-stones }：提议{ -at-rest }；新应氏：{ -null-move }，{ -ask-for-the-end }）
help-virtual = { -virtual-move }，在有{ -virtual-move }的规则中
help-pass-of-line-games = { -pass }一手；双方连续{ -pass }为和棋
help-sequence = 一行多手，轮流下子（由您执双方时）
help-forbidden = 黑方的{ -forbidden }点及其原因
help-undo = 收回您的上一手
help-undo-in-openings = 收回您的上一个回答，或已给出的最后一点
help-resign = { -resign }
help-score = 按现有盘面计算，{ -dead-stones }由程序判断
help-compare = 按各种规则计算
help-dead = 这些是{ -dead-stones }，没有别的；`dead none`没有{ -dead-stones }，`dead auto`由程序判断
help-end = 双方{ -natural-end }，不提{ -dead-stones }；`end agreed`{ -agreed-end }，提走{ -dead-stones }
help-why = 该着手可不可以下，价值如何；`why`说明程序的上一手
help-hint = 为您建议一手，并列出程序预计的后续
help-hint-in-openings = 程序会怎样回答
help-opening-stones = 所要的各子，可一次写完，也可逐个输入
help-opening-keep = 不换，仍执现在的一方
help-opening-swap = 交换，改执另一方
help-opening-black = 执黑
help-opening-white = 执白
help-opening-more-stones = 再放{ $count }子，由对方选择
help-opening-more-offers = 提出{ $count }个打点，由白方留下一个
help-opening-count = 要提出的打点数
help-opening-offer = 您提出的打点，可一次写完，也可逐个输入
help-opening-choice = 您留下的打点：盘上的字母，或该点
help-now = 令程序停止思考，下已找到的最好的一手
help-board = 显示棋盘
help-rules = 此局的规则
help-moves = 至此的{ -record }
help-level = 程序的强度
help-play = 换边；`play both`、`play neither`
help-save = 将对局存为SGF
help-load = 接着下文件中的对局
help-others = 另开一局；显示本表；结束

# 同样的命令，用中文。

also-undo = 悔棋
also-resign = { -resign } 投降
also-score = 计算
also-compare = 比较
also-hint = 提示
also-board = 棋盘
also-rules = 规则
also-moves = 着手
also-new = 新局
also-now = 立即
also-help = 帮助
also-quit = 退出 结束
also-end = 终局
also-level = 强度
also-save = 保存
also-play = 换边
also-why = 为何
also-dead = { -dead-stones }
also-forbidden = { -forbidden }
also-load = 载入
also-called = ；也可写作{ $name }

# The opening of a game of renju at a terminal.

prompt-opening = 开局>{" "}
opening-begins = 开局规则：{ $rule }。
opening-ends = 开局完毕。{ $seats }
opening-ask-stones = { $count ->
        [1] 请放一子（如{ $example }）：{ $places }。
       *[other] 请依次放子（如{ $example }，可一次写完，也可逐个输入）：{ $places }。
    }
opening-middle = { $side }在天元
opening-within = { $side }在中央{ $lines }x{ $lines }之内
opening-anywhere = { $side }任意
opening-ask-side = 您现在执{ $side }。请输入不换或交换，或所要的一方：黑或白。
opening-ask-side-or-stones = 您现在执{ $side }。请输入不换或交换，或所要的一方：黑或白；或输入更多，再放{ $count }子，由对方选择。
opening-ask-side-or-offer = 您现在执{ $side }。请输入不换或交换，或所要的一方：黑或白；或输入更多，提出{ $count }个打点，由白方留下一个。
opening-ask-count = 打点几个？请输入1到{ $most }的数。
opening-ask-offer = 请提出{ $count }个打点，旋转、翻转后不得相同。请输入各点，可一次写完，也可逐个输入。
opening-ask-choice = 留下哪个打点：{ $points }？请输入其字母或该点。
opening-engine-places = { $count ->
        [1] 程序放一子：{ $points }。
       *[other] 程序放子：{ $points }。
    }
opening-engine-takes = 程序执{ $side }。
opening-engine-takes-none = 程序暂不选择。
opening-engine-declares = 程序要求的打点数：{ $count }。
opening-engine-offers = { $count ->
        [1] 程序提出的打点：{ $points }。
       *[other] 程序提出{ $count }个打点：{ $points }。
    }
opening-engine-keeps = 程序留下{ $point }。
opening-hint = 程序会回答：{ $answer }。
opening-hint-more = 更多
opening-not-now = 开局时不能用{ $word }：请回答所问；`help`（帮助）列出怎样回答
answer-black = 黑 黑方 执黑
answer-white = 白 白方 执白
answer-keep = 不换 不交换 保持
answer-swap = 交换 换
answer-more = 更多 再放
opening-over = 开局已经完毕
opening-no-answer = 这不是对所问的回答
opening-number = 要{ $asked }个点，不是{ $given }个
opening-occupied = { $point }已有子
opening-twice = { $point }写了两次
opening-outside = { $point }在中央{ $lines }x{ $lines }之外
opening-count = 要1到{ $most }的数
opening-twins = { $one }与{ $other }旋转或翻转后相同
opening-not-offered = { $point }不是所提出的打点
