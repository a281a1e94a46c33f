# 各命令与选项做什么。英文的文件由代码生成：UPDATE_DOCS=1 cargo test --test languages。
# 命令之下是它自己的，`shared-options`之下是几个命令共有的。

shared-options =
    .bare_pass = 客户程序单独的一个PASS是什么意思
    .bare_pass-more = 用于有{ -virtual-move }的规则；连续两个总是{ -pass }。
    .config = KataGo的配置文件
    .config-more = 其中对本程序无效的，写在标准错误输出上。有效的设置见`docs/kata.md`。
    .count_as = 按这种规则的算法求最好的结果
    .count_as-more = 而不按所选规则的算法，以便衡量后者的得失。
    .dead = { -dead-stones }，或`none` [默认：由程序判断]
    .dead-more = 每块写一个点，以逗号分开。
    .files = { -record }或局面；`-`读标准输入
    .files-more = SGF文件（读其主线）、GIB、NGF与UGI文件；或局面，画成`●`、`○`、`┼`，或`X`、`O`、`.`。`FILE#2`是文件中的第二局。
    .files_from = 另有一张文件清单，每行一个路径
    .files_from-more = 或每个路径之后有一个NUL，如`find -print0`所写；`-`从标准输入读清单。
    .game = 每个文件只取一局
    .game-more = 即这个序号的一局，从1数起。
    .genmove_virtual = 允许`genmove`回答`virtual`
    .genmove_virtual-more = 脚本可以看懂，图形界面都不懂。
    .gnugo = 在客户程序有赖于此之处，像GNU Go那样回答
    .gnugo-more = 如Kigo所需：大写的`PASS`，`loadsgf`之后轮到哪一方，写成一行的地，以及`estimate_score`。
    .gogui = 思考时在GoGui里画出搜索
    .gogui-more = 不必等GoGui打开它的面板。
    .gogui_rules = 列出`gogui-rules_*`这些命令
    .gogui_rules-more = GoGui于是向程序的另一份询问规则，并在棋盘之外显示一个点，在那里下子即是{ -virtual-move }。
    .handicap_by_plays = 白方第一手之前的黑子是不是让子
    .handicap_by_plays-more = 与KataGo相同；`off`：是摆好的棋子。两者都不算着手。
    .override_version = 告诉客户程序的版本
    .override_version-more = 不用此项时，用KataGo的选项则为所应答的KataGo版本。
    .human_model = --human-net的另一个名字
    .human_net = 像某段级位的人那样下棋的神经网络
    .human_net-more = KataGo的文件；`auto`是`liangyi net path`那个文件夹里的一个；或`none`。docs/levels.md说明在哪里可得。
    .katago_name = 以KataGo开头的名称回答`name`
    .katago_name-more = 有的客户程序（如Lizzie）见到它才显示目数与归属。用KataGo自己的选项（如--config）时，名称为KataGo，版本为KataGo的版本。
    .keep_ruleset = 不提供`kata-set-rules`与`kata-set-rule`
    .keep_ruleset-more = 有的客户程序（如q5Go）会自行用它们改变规则。
    .kgs = 另列出`kgs-rules`
    .kgs-more = KGS的桥接程序用这个命令选择规则。
    .komi = 开始时的贴点 [默认：规则自己的]
    .lenient = 为重复或自尽所禁的着手，在任何规则下都照下
    .lenient-more = 加上标记而不拒绝：用于复盘按其他规则下的棋局。不写此选项时，只在KataGo有其对局的规则下照下，与KataGo相同：单独一子自尽除外。
    .level = 强度，1至15
    .level-more = 1至6从程序自带的神经网络认为可能的着法中随机选取，越弱越随意；7至10由它搜索，次数有限；10以上由选定或取来的神经网络搜索，没有时仍由它搜索。用--net none时有十级，由模拟来下。
    .log = 把日志写入这个文件
    .memory = 搜索所用的内存，以兆字节计
    .mode = 程序的模式，供像启动GNU Go那样启动它的客户程序
    .net = 用来下棋与判断的神经网络
    .net-more = KataGo的文件（.bin.gz、.bin、.txt.gz或.txt）；`own`是程序自带的那一个；`auto`是`liangyi net path`找到的那一个；没有则在自带的胜过模拟之处用自带的；或`none`。
    .out = 边计算边把各行JSON写入这个文件
    .out-more = 中断之后，同一命令从文件末尾接着做。
    .override_config = 如同写在配置文件里的设置
    .override_config-more = 如maxVisits、maxTime、numSearchThreads、rules。它们优先于文件里的设置。
    .owner = 双方同意归某一方的空点：`black:C3,D4`
    .owner-more = 以逗号分开；双方各可写一次。
    .part = 只取全部文件的一份，如3/40
    .part-more = 即四十份中的第三份：每四十个文件取第三个。
    .playouts = 每手模拟的局数
    .playouts-more = 到了N局，即使还有时间也停止搜索。选择明确时省下的，留给以后选择不明的着手，一手最多再加3N局。
    .points = 点的写法：`letters`如D4，`x-y`如X4Y4
    .points-more = `x-y`写的是两条线的序号；两种写法都能读。
    .ponder = 对方用时的时候也搜索
    .ponder-more = 用全部线程，直到下一个命令。
    .rank = 像这一段级位的人那样下，20级（20k）至9段（9d）
    .rank-more = 按人的节奏，用认识他们的神经网络（--human-net）。
    .record = 把{ -record }画成SVG或PNG，只限一个文件
    .record-more = 手数写在棋子上；PNG为300 dpi。
    .resign_below = { -win-rate }低于此数（0至1）时{ -resign }
    .resign_below-more = 0：从不{ -resign }。
    .rules_file = 您自己的规则，写在一个TOML文件里
    .rules_file-more = 与其他规则一样列出和选用。
    .ruleset = 规则，见`liangyi rules`
    .ruleset-more = 那里列出的名称，或KataGo的简称，或KataGo的JSON。
    .seed = 随机数的种子
    .seed-more = 单线程且用--playouts时，同一种子下出同一局。
    .size = 棋盘，9或9x13 [默认：规则自己的]
    .size-more = 这是开始时的棋盘；每边2至21路。
    .strict = 为重复或自尽所禁的着手，在任何规则下都拒绝
    .strict-more = 如同裁判。
    .tables = 用这个文件夹里学得的表下棋
    .tables-more = 代替内置的：patterns.bin、playouts.bin、playouts-small.bin、ladders.bin与net.bin，由开发者的工具写成；缺少的仍用内置的。
    .threads = 搜索的线程数
    .time = 每手至多几秒 [没有棋钟时默认：5]
    .time-more = 不论客户程序有没有设棋钟。没有棋钟而写了--playouts，则没有限制。
    .unit = 结果的写法：`own`如B+1.5，`zi`如黑胜3/4子
    .unit-more = `own`按GTP的写法；`zi`按中文规则的写法，{ -area }的规则以子计，其他规则用自己的单位。

command-liangyi =
    .about = 适用于各种规则的围棋引擎与裁判，含{ -virtual-move }
    .about-more = 不写命令时它说GTP，即围棋程序之间通用的协议：把本程序交给围棋图形界面作引擎，或键入`list_commands`看它懂得什么。
    .after = 全部选项：liangyi --help。各命令的选项：liangyi COMMAND --help
    .after-more =
        举例：
          liangyi                                说GTP，供Sabaki之类的图形界面
          liangyi --ruleset jipingdian --size 9  同上，用这种规则与棋盘
          liangyi --ruleset '{"{"}"ko":"SIMPLE"{"}"}'    用KataGo的说法写规则
          liangyi play --size 9                  在此终端里与它下棋
          liangyi rules                          列出各种规则
          liangyi rules jihuozi                  说明一种规则

        退出状态：
          0  已做完；客户程序或管道离开不算失败
          1  没有做成，如棋局不能计算，或输出不能写
          2  命令行或其中的文件不可用
          130  被Ctrl-C中止；此前所得已经写出
    .lang = 回答所用的语言：en、zh-Hans或zh-Hant
    .lang-more = 或zh_TW之类的地区设置 [默认：随环境，否则英文]。JSON、围棋的图、SGF（示例对局除外）与各种协议都是英文；GTP中给人看的话，只在此选项指明语言时用该语言。
    .licences = 显示程序所含各个crate与包的许可证
    .licences-more = 各附其许可证全文。

command-gtp =
    .about = 在标准输入与输出上说GTP（默认）

command-play =
    .about = 在此终端里下一局
    .about-more = 画出棋盘，读入`d4`、`virtual`或`pass`这样的着手；`undo`、`score`、`hint`、`why d4`等由`help`列出。任何规则都可以，五子棋也可以。
    .file = 接着下去的{ -record }
    .file-more = 按其中的规则和棋盘；`FILE#2`是文件中的第二局。
    .size = 棋盘，9或9x13 [默认：规则自己的]
    .size-more = 每边2至21路。
    .komi = 贴点 [默认：规则自己的]
    .color = 您执哪一方：black、white、both、neither [默认：black]
    .color-more = 其他程序在此选项之后写auto、always或never，这里当作--colors的值。
    .opening_rule = 五子棋对局的开局规则
    .opening_rule-more = free、swap、swap2、soosyrv8、taraguchi10、rif；`liangyi rules swap2`说明其中一种。按--color执黑的一方先答。
    .colors = 是否用颜色区分棋子
    .colors-more = `never`改用●与○显示。
    .name = { -record }里您的名字
    .name-more = 不写则用您的账户名。
    .level = 程序的强度
    .playouts = 程序每手模拟的局数
    .playouts-more = 到了N局，即使还有时间也停止搜索。选择明确时省下的，留给以后选择不明的着手，一手最多再加3N局。
    .time = 程序每手的秒数 [默认：2]
    .time-more = 写了--level或--playouts，则没有限制。
    .seed = 随机数的种子
    .plain = 用字母代替颜色与ASCII以外的符号

command-web =
    .about = 在浏览器的网页上下棋、计算、复盘
    .about-more =
        网页有简体中文、繁体中文和英文。

        写出网页的地址并打开它。只供本机以及持有地址中的令牌者使用；如何从别的机器使用，见`docs/web.md`。Ctrl-C结束。
    .file = 要显示的{ -record }，凡`score`能读的格式都可以；`FILE#2`是文件中的第二局
    .game = 显示文件中这个序号的一局
    .game-more = 文件里有几局时，从1数起。
    .move_number = 显示这么多手之后的局面 [默认：末尾]
    .move_number-more = 按主线。
    .panel = 先打开哪个面板
    .panel-more = 不写时：有{ -record }则复盘，否则对局。
    .matches = 另显示这个文件夹里的比赛，正在下的也可以
    .matches-more = 即`match --out`所写的，或装着几个这样的文件夹的文件夹。不会在那里写任何东西。
    .port = 端口 [默认：19361至19370中第一个空着的，都不空则任意]
    .port-more = 再次启动的程序用原来的端口，浏览器才找得到为它保存的{ -record }。
    .no_open = 不打开浏览器
    .no_open-more = 本机的其他用户看得见浏览器启动时的参数；有其他用户时请用此选项，并自己打开所写的地址。
    .no_keep = 不保存对局
    .no_keep-more = 否则最近一百局作为{ -record }存入您的数据文件夹，网页中列出。
    .listen = 也供其他机器使用，在本机的这个地址
    .listen-more = 用--host的名称。这时没有加密。
    .host = 浏览器可用的名称或地址
    .host-more = 端口不同时（如经隧道）连端口一起写；可写几次。
    .threads = 各页合计同时搜索几个 [默认：全部核心]
    .threads-more = 每个搜索用一个核心。
    .memory = 各页的搜索合用的内存，以兆字节计
    .ponder = 人在想的时候程序也想，只在程序参加的各页

command-analysis =
    .about = 为使用KataGo分析引擎的程序分析局面
    .about-more = 在标准输入与输出上说KataGo的JSON分析协议，可以代替KataGo。选项可像KataGo的客户程序那样只写一道横线。查询与回答见`docs/analysis.md`。
    .analysis_threads = 同时分析几个局面 [默认：每个核心一个]
    .quit_without_waiting = 输入结束时，各项分析也结束
    .quit_without_waiting-more = 不写则做完。
    .seed = 随机数的种子
    .seed-more = 每个局面用一个线程时，同一种子的分析相同。
    .memory = 全部搜索合用的内存，以兆字节计

command-rules =
    .about = 列出各种规则，说明其中一种，或比较几种
    .name = 要说明的规则，或要比较的几种；不写则全部列出
    .name-more = 写几种，则列出它们不同的各项，以及各自的说法。五子棋的开局规则也可以：swap、swap2、soosyrv8、taraguchi10、rif。
    .markdown = 列成Markdown的表
    .json = 写一行JSON：各规则不同的各项
    .json-more = 只写一种，则是其全部各项；不写，则比较全部规则。

command-lessons =
    .about = 列出示例对局，或写出一局带注释的{ -record }
    .about-more = 示例对局每一手都有注释：劫与{ -virtual-move }，{ -false-life }，一局棋的多种算法，{ -one-point-dame }与最后一个劫，{ -wild-region }，各得一份，{ -forbidden }。任何SGF查看器都能显示；注释用--lang的语言。
    .name = 要写出的示例；不写则全部列出
command-match =
    .about = 让两个GTP引擎比赛，并作裁判
    .about-more =
        任何规则都可以。

        对局从1编号。单数局由--black的引擎执黑，双数局由--white的引擎执黑；第1、2局用同一开局，第3、4局用下一个，以此类推。引擎崩溃、没有答复、答复不通或下了违规的着手，即输掉这一局，重新启动后比赛继续。
    .after =
        举例：9x9下100局，先随机下四手，两局同时进行：
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .after-more =
        退出状态：0 比赛已下，1 没有下成，2 选项不对，或引擎不能启动，或不接受设置。

        举例：9x9下100局，先随机下四手，两局同时进行：
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .black = 第一局执黑的引擎
    .black-more = 它的命令行，像shell那样分成词。除非猜先，由它执黑。
    .white = 第一局执白的引擎
    .black_setup = --black的引擎每次启动之后给它的一个GTP命令
    .black_setup-more = 可写几次。
    .white_setup = --white的引擎每次启动之后给它的一个GTP命令
    .white_setup-more = 可写几次。
    .games = 局数
    .games-more = 双数时每个开局下两次。
    .size = 棋盘，9或9x13 [默认：规则自己的]
    .size-more = 每边2至21路。
    .komi = 贴点 [默认：规则自己的]
    .time = 棋钟，如10m+3x30s
    .time-more = none、2s/move、10m、10m,30s（每手至多30s）与10m+5s,15m,30s（Fischer，棋钟至多15m，每手至多30s）；10m+5s是Fischer，10m+3x30s是读秒，10m+30s/25是加拿大制。引擎回答`play`或`time_left`超过0.1s的时间，算在它的下一手里。
    .grace = 一手棋超过棋钟多久才算超时负
    .hang = 等待答复多久，除非棋钟给的更少
    .concurrency = 同时下几局
    .concurrency-more = 每局有自己的一对引擎。
    .openings = SGF文件，各局依次从其中的棋子与着手开始
    .openings-more = 只有黑子时是受子，白方先下；另有白子时是摆好的局面。
    .opening_moves = 每两局开头随机下几手
    .opening_moves-more = 都是合规的着手，接在--openings之后。
    .opening_rule = 五子棋对局的开局规则
    .opening_rule-more = free、swap、swap2、soosyrv8、taraguchi10、rif；`liangyi rules swap2`说明其中一种。以`liangyi-opening`询问程序，双方都须有此命令；每局执黑的一方先答。
    .nigiri = 每两局的第一局，猜先决定谁执黑
    .nigiri-more = 由种子决定（nigiri，猜先）。
    .seed = 随机开局与猜先的种子
    .seed-more = 也由它给每一局一个种子，交给列有`set_random_seed`的引擎。
    .adjudicate = { -dead-stones }如何决定
    .adjudicate-more = 双方引擎对{ -dead-stones }有{ -disagreement }时怎么办：`resolution`按规则的次序{ -resume }，至多三次，此后仍有争议的子算活（数目的规则则由裁判立即判断）；`referee`由本程序判断；`none`什么也不提。
    .net = 判断{ -dead-stones }的神经网络 [默认：auto]
    .net-more = 一个文件；`own`是程序自带的那一个；`auto`是`liangyi net path`找到的那一个；没有则在自带的胜过模拟之处用自带的；或`none`。这里写的，本程序的引擎下棋时也用，除非其命令另有所写 [环境变量：LIANGYI_NET]。
    .max_moves = 多少手之后算和棋
    .max_moves-more = 不写则为棋盘点数的四倍，至少200。
    .final_scores = 计算胜负的对局之后，向双方引擎问final_score
    .final_scores-more = 并报告它们与裁判有多少局一致。
    .sprt = 序贯检验得出结论即停，如`0,50`
    .sprt-more = 在这两个Elo之差之间检验，错误率各5%，按局号的次序。
    .out = 把比赛存入这个文件夹
    .out-more = 即match.json、results.jsonl、games/*.sgf与报告。中断的比赛以同样的选项再次启动即继续；--games、--sprt与--concurrency可以改变。
    .store = 把比赛存入PostgreSQL数据库
    .store-more = postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME。任何多台机器、任何时候，用同一命令即参加同一比赛NAME（不写则为`match`）；各台的设置与程序必须相同。密码也可写在变量PGPASSWORD里。程序须以`--features postgres`编译。
    .part = 只下比赛的一份，如3/40
    .part-more = 即四十份中的第三份：每四十对对局取第三对。每份有自己的文件夹，各自继续，并下完自己的全部对局，除非单凭这些已能决定--sprt。
    .merge = 把各在一个文件夹里的几份比赛合到--out的文件夹里
    .merge-more = 不下棋：合成的比赛与不用--part所下的相同，只是时间不同。必须每一局正好有一次，且各项设置一致，否则什么也不写。
    .report = 只重写报告，不下棋
    .report-more = 即这个文件夹里那场比赛的报告；或报告这个数据库里的比赛。
    .export = 把--report的比赛复制到这个文件夹
    .export-more = 如--out所存的那样。

command-regress =
    .about = 以任何GTP程序运行GTP回归测试文件
    .about-more = 文件的格式与GNU Go和gogui-regress相同：一行一个GTP命令，有编号的是测试。测试之后可写预期的答案`#? [regex]`，须从头到尾相符；`[!regex]`则须不符；其后的`*`表示已知会失败，`&`表示不计的测试。每个文件都由程序的一个新进程运行，在文件所在的文件夹里。
    .after = 退出状态：0 一切如预期，1 有测试意外失败，2 程序崩溃，或有文件不能读。
    .program = 程序：它的命令行，像shell那样分成词
    .files = 回归测试文件，或@FILE，即它们的清单
    .files-more = 每行一个。
    .long = 写出每个测试，而不只是意外的结果
    .timeout = 等待答复多久

command-score =
    .about = 计算文件中已下完的棋局
    .about-more = 没有指出{ -dead-stones }时由程序判断。不能计算的文件，其原因写在标准错误输出上，其他的照样计算。
    .after-more = 退出状态：0 各文件都已计算，1 有的不能计算，2 选项不对，或没有一个文件可读。
    .threads = 线程数 [默认：每个核心一个]
    .threads-more = 各算各的文件。不论几个线程，写出的都一样。
    .ruleset = 规则 [默认：文件所写的，或chinese]
    .komi = 贴点 [默认：文件所写的]
    .komi-more = 这里和文件都没有写，则为规则自己的。
    .end = 棋局如何终结 [默认：按文件所写]
    .end-more = 是协商后提走{ -dead-stones }，还是{ -natural-end }，按现有盘面计算。文件没有写，则为agreed。
    .method = 怎样计算，或`all` [默认：规则自己的算法]
    .k = 双方各留的空点，用于equal-territory
    .k-more = 即双方商定的数目；不写则取一个方便的数。
    .json = 每个文件、每种算法写一行JSON
    .json-more = 不能计算的文件，其原因写作`error`。
    .rearranged = 读入做好的棋，写出其结果
    .rearranged-more = 双方空点相等（等空局面）则比较棋子，双方棋子相等（等子局面）则比较目。有--method时须是该法的局面。
    .explain = 说明双方的和数由哪些部分组成
    .explain-more = 按所用规则的原文合计；数一方便知另一方时，并写出归本数。
    .why = 这个点上的一块棋为什么算死或算活
    .why-more = 双方先下各写一行；不写点，则写出所有死的或不确定的棋块。
    .moves = 列出各手，带编号
    .moves-more = 写明{ -virtual-move }与{ -pass }，用这种语言，或--lang的语言。
    .picture = 把{ -rearrange-the-board }逐步画成SVG或PNG
    .picture-more = 只限一个文件、一种算法；PNG为300 dpi。

command-compare =
    .about = 按各种规则计算棋局
    .after-more = 退出状态：0 各局都已计算，1 有的不能计算，2 选项不对，或没有一个文件可读。
    .threads = 线程数 [默认：每个核心一个]
    .threads-more = 各算各的文件。不论几个线程，写出的都一样。
    .komi = 各种规则都用的贴点，`record`为各{ -record }所记的 [默认：各规则自己的]
    .json = 每个文件写一行JSON
    .json-more = 其中有各种规则；不能计算的文件，其原因写作`error`。

command-explain-move =
    .about = 一手棋按哪些规则可下，以及为什么
    .about-more = 按每种规则把棋局重下一遍，该规则不许的棋着会指出来。劫、重复和{ -null-move }都说明是哪一手之后的局面；多下要贴点的规则，还说明至此谁该贴点。
    .after-more = 退出状态：0 已说明，2 选项不对，或文件不可读。
    .file = 一份{ -record }或一个局面；`-` 读标准输入
    .file-more = 与`liangyi compare`所读的相同。`FILE#2`是文件中的第二局。
    .explained = 棋着：点、`pass`（{ -pass }）或`virtual`（{ -virtual-move }）
    .move_number = 在棋局的第几手之后 [默认：最后]
    .move_number-more = 按主线。
    .color = 哪一方的棋，black或white [默认：轮到下的一方]
    .ruleset = 只按这种规则；可以写几次
    .ruleset-more = `liangyi rules`列出的名称、KataGo的简称，或KataGo的JSON。
    .json = 写一行JSON
    .json-more = 其中有各种规则。

command-review =
    .about = 复盘：各手的损失
    .about-more = 主线的每个局面都加以搜索。写了--out，每个文件就有一份Sabaki、KaTrain与网页能打开的{ -record }：曲线、注释，以及作为变化的更好的下法。内容见`docs/review.md`。
    .after-more = 退出状态：0 各文件都已复盘，1 有的不能，2 选项不对，或没有一个文件可读。
    .threads = 线程数 [默认：每个核心一个]
    .threads-more = 各做各的文件。不论几个线程，写出的都一样。
    .visits = 每个局面的{ -visits } [默认：有神经网络100，否则1000]
    .out = 为每个文件写一份带分析的{ -record }，存入这个文件夹
    .out-more = 中断之后，同一命令接着做。
    .variations = 一手损失多少以上，就保留更好的下法
    .variations-more = 一手的损失达到这么多点，最好的下法就作为变化写入{ -record }；不计点的棋，此数的十分之一作为{ -win-rate }之差。
    .rank = 说明这一段级位的人会怎样下，20级（20k）至9段（9d）
    .rank-more = 每个局面都有，并说明代价大的一手他们能不能找到更好的下法；又估计双方的段级位。要有认识他们的神经网络（--human-net）。
    .json = 每个文件写一行JSON
    .json-more = 不能复盘的文件，其原因写作`error`。

command-renju =
    .about = 显示连珠局面的{ -forbidden }，并说明原因
    .about-more = 画出每个棋盘与黑方的{ -forbidden }：3为{ -three-three }，4为{ -four-four }，6为{ -overline }，*为不止一种；并逐一说明：是哪些线，以及使三不成{ -open-three }的那一点。
    .files = 局面、{ -record }或{ -record }库；`-`读标准输入
    .files-more = 一行行画出的X、O与`.`，或`●`、`○`与`┼`；SGF文件（`GM[4]`）、Piskvork的文件（`.psq`）、RenjuNet的数据库（`.rif`）或h8g6f6这样的一串着手（每行一局），判断每局最后一手之后的局面；或RenLib的库（`.lib`），判断主线末尾的局面。`FILE#2`是文件中的第二局。
    .at = 说明这个点，不论是否{ -forbidden }；可写几次
    .at-more = 列为A至O，含I，如连珠的写法。
    .why_not = 说明怎样才能解除黑方的这个{ -forbidden }；可写几次
    .why_not-more = 每一颗有它或没有它此点就不是{ -forbidden }的棋子，以及黑方先下、白方必须应的每一个{ -simple-four }。
    .white = 说明各点时，为白方而不是黑方判断
    .each = 判断文件的每个局面
    .each-more = 即SGF文件每一手之后，以及库中每个变化的每一手之后。
    .move_number = 判断各文件在这么多手之后的局面
    .move_number-more = 按主线；0是第一手之前的局面。其他选项都就这个局面而言。
    .solve = 寻找连续{ -simple-four }的胜法，以及连续{ -open-three }与{ -simple-four }的胜法
    .solve-more = 为轮到的一方，或所写的一方或双方（当作轮到它下）：列出所有取胜的第一手、双方共几手，以及找到的最短手顺。
    .refutations = 对每个不能取胜的三与四，说明哪一应手化解它
    .time = 每一方最多搜索几秒
    .json = 每个局面写一行JSON，而不写文字
    .picture = 画出局面与其{ -forbidden }，以及成为{ -forbidden }的各线
    .picture-more = 为SVG或PNG。写了--solve，则以手数标出最快的胜法，并标出此后的{ -forbidden }。
    .write = 不判断局面，而把各局写入这个库或{ -record }
    .write-more = 各局连同变化与注释：写成RenLib的一个库（`.lib`），各局相同的开头只有一份；或写成SGF的各局（`.sgf`）。

command-piskvork =
    .about = 说Gomocup协议，用于连珠与五子棋
    .about-more =
        在标准输入与输出上，供对局的管理程序使用。

        `INFO rule`选择规则：4 连珠（未收到时也是），0 五子或更多相连即胜，1 正好五子才胜，2 Yixin用于连珠的号码。`SWAP2BOARD`按Swap2规则应答：摆子、换色或落子。其他开局规则的对局从BOARD开始。
    .playouts = 每手模拟的局数
    .playouts-more = 到了N局，即使还有时间也停止搜索。
    .memory = 搜索至多用的内存，以兆字节计；管理程序可以定得更少

command-solve =
    .about = 证明很小的棋盘的结果，并写出最好的下法
    .about-more = 从空棋盘开始，不贴点，每一种下法连同全部经过都加以搜索，终局时按现有盘面计算。
    .all = 按每种规则求解，写成表
    .size = 棋盘，至多10点，如3x3或2x5
    .size-more = 更大的棋盘局面太多。
    .positions = 算过这么多局面即{ -pass }求解

command-bench =
    .about = 测量每秒模拟的局数
    .about-more = 另有一个签名，模拟的对局变了它就变。
    .ruleset = 各种规则，以逗号分开
    .size = 各种棋盘，以逗号分开：9即9x9，或9x13
    .targets = 用本机的每一种指令集测量神经网络
    .targets-more = 而不只用最快的一种。
    .threads = 搜索或神经网络的线程数，以逗号分开
    .threads-more = 用其中每一个数测量整个搜索，或神经网络。
    .playouts = 表中每一行模拟的局数
    .seed = 随机数的种子
    .rounds = 神经网络的每一行测几轮；表中是中位数

command-version =
    .about = 显示版本，与--version相同

command-net =
    .about = 把KataGo的神经网络取到本机，并说明是什么神经网络

command-net-get =
    .about = 取得KaTrain所带的神经网络，放在能自动找到的地方
    .about-more = 用已安装的Python的pip下载KaTrain的软件包（约100 MB），取出神经网络与它的许可证，别的什么也不留。先读一遍神经网络；旁边写有它的SHA-256。
    .dir = 放在这里 [默认：用户的数据文件夹]
    .dir-more = 在那里会自动找到。
    .wheel = 从KaTrain的这个wheel里取，什么也不下载
    .python = 用哪个Python的pip
    .python-more = 不写则为python3、python、py中第一个有pip的。
    .again = 文件夹里已有神经网络也再取

command-net-info =
    .about = 说明神经网络文件是什么：有哪些块，多大，一次评估要算多少
    .file = 文件，如KataGo所读：.bin.gz、.txt.gz、.bin或.txt；`own`是程序自带的神经网络 [默认：自动找到的，没有则是自带的]
    .json = 写一个JSON对象

command-net-write =
    .about = 把程序自带的神经网络写成KataGo能读的文件
    .about-more = 压缩或文本，由文件名的结尾决定：.bin.gz、.bin、.txt.gz或.txt。
    .file = 文件

command-net-path =
    .about = 写出自动找到的神经网络在哪里
    .about-more = 即文件夹中最新的一个；没有则退出状态为1。
    .dir = 在这里找 [默认：用户存放本程序数据的文件夹]

command-selfplay =
    .about = 与自己对局，供学习之用
    .about-more = 写出对局，每行一局：胜者`B+`或`W+`，或`?`，一个空格，各手如SGF那样写两个字母（`pd`是p列d行，行从上数起），黑先，{ -pass }写`--`，一个空格，每手之前黑方的{ -win-rate }，以百分之几写两位数字，或`--`。文件中已有的对局保留，所以中断之后用同一命令即可继续。
    .out = 存放对局的文件
    .out-more = 其中已有的对局保留，新的加在末尾。
    .games = 最后共有多少局
    .games-more = 即文件中的局数，或各份文件合计的局数。
    .part = 只下一份，如3/40
    .part-more = 即四十份中的第三份：每四十局取第三局。对局以它在文件中的位置辨认，所以每份有自己的文件，并且总以同一份继续。
    .size = 棋盘：9即9x9，或9x13
    .komi = 贴点
    .playouts = 每手模拟的局数
    .opening_moves = 开头随机下的手数至多多少
    .opening_moves-more = 按模拟对局的下法随机取得。
    .threads = 线程数 [默认：每个核心一个]
    .threads-more = 不论几个线程，对局都一样。

command-completions =
    .about = 写出shell的自动补全
    .about-more = 用于bash：liangyi completions bash > ~/.local/share/bash-completion/completions/liangyi
    .shell = 哪种shell

command-man =
    .about = 显示程序或某个命令的手册页
    .about-more = 在终端上分页显示；否则写出它的源文本。手册页是英文的。
    .command = 显示哪个命令的手册页，如`score`或`net get`
    .dir = 为程序与每个命令各写一个手册页，存入文件夹
