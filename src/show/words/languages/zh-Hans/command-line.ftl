# 命令行：命令说明前后的话，以及参数有什么不对。命令与选项各做什么，写在命令自己的文件里。

usage = 用法：
usage-options = 选项
usage-command = 命令
heading = { $name }：
heading-in-line = { $name }：
heading-arguments = 参数
heading-commands = 命令
heading-options = 选项
heading-play = 对局
heading-engine = 供其他程序使用的引擎
heading-positions = 棋局与局面
heading-matches = 比赛
heading-more = 其他
heading-rules = 规则与棋盘
heading-strength = 时间与强度
heading-games = 比赛的对局
heading-programs = 其他程序
heading-page = 网页
heading-output = 输入与输出
help-short = 显示说明（'--help'更详细）
help-long = 显示说明（'-h'更简短）
help-version = 显示版本
help-command = 显示本说明，或所给命令的说明
note-variable = [环境变量：{ $name }]
note-default = [默认：{ $value }]
note-alias = [又名：{ $names }]
note-commands = [可选：{ $commands }]
note-values = [可选：{ $values }]

# 参数有什么不对。

parse-error = 错误：
parse-more = 详见'{ $option }'。
parse-unknown-argument = 没有'{ $argument }'这个参数
parse-unknown-command = 没有'{ $command }'这个命令
parse-no-value = '{ $argument }'需要一个值，但没有给出
parse-bad-value = '{ $argument }'的值'{ $value }'不可用
parse-bad-value-because = { $bad }：{ $reason }
parse-too-many-values = '{ $argument }'多了一个值'{ $value }'
parse-no-equals = 给'{ $argument }'赋值要用等号
parse-missing = 缺少下列参数：
parse-no-command = '{ $command }'之后需要一个命令
parse-twice = 参数'{ $argument }'不能重复
parse-conflict = 参数'{ $argument }'
parse-conflict-of-command = 命令'{ $command }'
parse-conflict-with = { $both }不能与'{ $other }'同用
parse-conflict-with-some = { $both }不能与所给的其他参数同用
parse-conflict-with-these = { $both }不能与下列参数同用：
parse-no-utf8 = 有的参数不是UTF-8
tip = 提示：
tip-command = { $count ->
       *[other] 有相近的命令：{ $names }
    }
tip-argument = { $count ->
       *[other] 有相近的参数：{ $names }
    }
tip-value = { $count ->
       *[other] 有相近的值：{ $names }
    }
tip-name = '{ $name }'
tip-as-value = 如果'{ $argument }'是值而不是选项，请写'{ $typed }'
tip-elsewhere = 有'{ $command }'
tip-no-dashes = 有'{ $command }'这个命令；要用它，请去掉前面的'{ $dashes }'

# 值为什么不可用。

bad-size = 棋盘每边{ $least }至{ $most }路
bad-duration = 应为时间，如90、1.5s、250ms、10m或1h
bad-seconds = 应为大于0的秒数，至多{ $most }
bad-chance = 应为0至1的数
bad-language = 应为en、zh-Hans或zh-Hant，或zh_TW之类的地区设置
bad-level = 应为强度，1至{ $most }
bad-rank = 没有这个段级位，应为20级（20k）至9段（9d）；最接近的是{ $nearest }
bad-number = 不是数
bad-whole-number = 不是整数
bad-empty-number = 没有写数
bad-large-number = 数太大
bad-small-number = 数太小
bad-range = { $number }不在{ $bounds }之内
bad-positive = 不大于0
bad-file-name = 名称中有控制字符
bad-host = 应为go.example、192.168.1.5或[fd00::5]之类的名称，后面可以有:PORT
bad-address = 不是IP地址
bad-owned-points = 应为COLOR:VERTICES，如black:C3,D4
bad-owned-side = 冒号之前应为black或white
bad-part = 应为3/40之类，即四十份中的第三份
bad-elo-bounds = 应为两个Elo之差，小的在前，如`0,50`
bad-komi = 贴点应为-{ $most }与{ $most }之间的数
bad-clock =
    `{ $text }`不是计时方式：none、2s/move、10m、10m,30s（每手至多30s）、10m+5s（Fischer）、10m+5s,15m,30s（有上限的Fischer）、10m+3x30s（读秒）或10m+30s/25（加拿大）
bad-solvable-size = 棋盘每边{ $least }至{ $most }路。可解的棋盘：{ $solved }
bad-unsolvable =
    { $size }约有10^{ $boards }个局面；3x3有10^4个，最多要算10^7个，所以这要算10^{ $positions }个，不作尝试：至多{ $most }点的棋盘才可以。可解的棋盘：{ $solved }
bad-name = 没有这个名称的值

# 之后才发现参数有什么不对。

unknown-ruleset = 没有'{ $name }'这种规则；`liangyi rules`列出各种规则
unknown-ruleset-similar = 没有'{ $name }'这种规则（是不是'{ $similar }'？）；`liangyi rules`列出各种规则
