# Rulesets: what each is in a line, its source, and its articles, a sentence each; all languages have as many, in the same
# order. A ruleset that has a name in Chinese has it here too. Then what an explanation says besides.

ruleset-jipingdian = 地多为胜：子空皆地，有{ -virtual-move }，{ -contest }{ -debt-for-extra-moves }
    .name = 计枰点
    .source = 《计枰点围棋规则》第18至43条
    .article-1 = { -virtual-move }是着子于盘外：下{ -real-move }不利，又不{ -offer-to-stop }（第19条）。
    .article-2 = 不得致使棋局倒退：{ -real-move }后，不得使对方再次{ -face }同一个{ -whole-position }；{ -virtual-move }后，不得使对方再次{ -face }同一个{ -board-position }（第32条）。
    .article-3 = 双方连续{ -pass }，{ -stopped }；此后如有{ -disagreement }，{ -resume }，由先{ -pass }的一方先下（第27、28条）。
    .article-4 = 按{ -common-view }提走{ -dead-stones }；对{ -dead-stones }有{ -disagreement }，以{ -resolution }（第28、29条）。
    .article-5 = 在{ -contest }，即从空枰开局至第一次停止，比对方多下n手着子的棋着，贴出n点（第38条）。
    .article-6 = 数棋子与所围的空点，{ -public-point }各得一半（第33、40条）；没有协商时，数棋子与其气（第30条）。

ruleset-jihuozi = 子多为胜：白先，有{ -virtual-move }，眼位不算子
    .name = 计活子
    .source = 《计活子围棋规则》（律法版）第6至22条
    .article-1 = 白先黑后（第7条）；原文不言贴点（解读）。
    .article-2 = { -virtual-move }与禁止倒退如{ -counting-points }（第8、12、13条）。
    .article-3 = 双方连续{ -pass }而不作声明，是{ -stop-by-agreement }；此后如有{ -disagreement }，由先{ -pass }的一方先下（第20、21条）。
    .article-4 = { -natural-end }，即双方都声明不再下子：只数盘上的棋子（第14、16条）。
    .article-5 = { -agreed-end }：提走{ -dead-stones }，保留{ -basic-eyes }，其余己方空点由各方填满，再数棋子（第22条）。
    .article-6 = 一块活棋保留两个{ -basic-eyes }；{ -seki }棋保留一个眼位和一口{ -shared-liberty }，或两口{ -shared-liberty }（第10、22条）。

ruleset-jihuozi-natural = 初学者的{ -counting-living-stones }：下到{ -natural-end }，数盘上的棋子
    .name = 计活子·自然终局
    .source = 《计活子围棋规则》第四章（第6至17条）
    .article-1 = 如{ -counting-living-stones }，但双方连续{ -pass }即终局：不协商，不提子，不填子（第14条）。
    .article-2 = 留在盘上的棋子都是活的，空点不计，子多的一方获胜（第14至16条）。
    .article-3 = 初学者先这样学，用7路或9路棋盘（第四章，注）。

ruleset-jihuozi-art = { -counting-living-stones }，没有后续的{ -one-point-dame }不必收，各得一半
    .name = 计活子·艺术版
    .source = 《计活子围棋规则》（艺术版），如第18条所预告
    .article-1 = 如{ -counting-living-stones }，但没有后续的{ -one-point-dame }在停止之前不必收：各得一半（第18条，解读）。
    .article-2 = 在{ -contest }比对方多下n手着子的棋着，贴出n点，所以收{ -one-point-dame }与不收一样（《{ -counting-points }》第38条，解读）。

ruleset-jihuozi-simple = { -counting-living-stones }，只在对局者双方连续的两着棋内禁止停滞或倒退
    .name = 计活子·简化
    .source = 《计活子围棋规则》第13条的简化
    .article-1 = 如{ -counting-living-stones }，但只在对局者双方连续的两着棋内禁止停滞或倒退；{ -pass }不是着（第13条）。
    .article-2 = 长生、循环多劫等“可判为和棋”（第13条）：同一{ -whole-position }再现，且{ -side-to-move }相同，即判（解读）。

ruleset-jihuozi-ancient = 最古老的下法：小棋盘，简单的劫，下到不能再下，数子
    .name = 计活子·古老的原始的
    .source = 《计活子围棋规则》第四章附录
    .article-1 = 6路或7路棋盘；提一子后，对方不得立即在被提子的空点上回提（附录第1、4条）；回提两子以上，{ -board-position }不同，不在此限（解读）。
    .article-2 = 白先，禁止自尽，原文没有说（解读）。
    .article-3 = 一方下子无益时{ -pass }，另一方继续下；双方都{ -pass }，对局结束（附录第5条）。
    .article-4 = 数盘上的棋子，不提子，不填子（附录第6条）。

ruleset-jihuozi-2010 = { -counting-living-stones }2010年冬季版：{ -pass }时下{ -virtual-move }，同一{ -board-position }下累计四{ -virtual-move }终局
    .name = 计活子·2010年冬季版
    .source = 《计活子围棋规则》鸣谢中所述的2010年冬季版
    .article-1 = 如{ -counting-living-stones }，但{ -pass }时要着一子于盘外，即下{ -virtual-move }（鸣谢）。
    .article-2 = 在同一{ -board-position }下，双方累计下出四{ -virtual-move }时强制终局（鸣谢）。
    .article-3 = 上一{ -virtual-move }以来出现过的{ -board-position }不得再现，所以隔虚可提；该版的禁令没有传下来（解读）。

ruleset-jihuozi-2011 = { -counting-living-stones }2011年岁末版：禁止致使{ -board-position }同形四现的{ -virtual-move }
    .name = 计活子·2011年岁末版
    .source = 《计活子围棋规则》鸣谢中所述的2011年岁末版
    .article-1 = 如{ -counting-living-stones }，但{ -pass }时被要求下{ -virtual-move }（鸣谢）。
    .article-2 = 禁止致使{ -board-position }同形四现的{ -virtual-move }（鸣谢）；别无他着可下的一方不受此限（解读）。
    .article-3 = { -real-move }不得使先前的{ -whole-position }，即{ -board-position }加{ -virtual-stones }，再次出现（解读）。
    .article-4 = 双方连续{ -virtual-move }，{ -stopped }；无强制终局（鸣谢，解读）。

ruleset-new-ing = { -null-move }终局：没有{ -illegal-move }，不改变盘面的一手是{ -ask-for-the-end }
    .name = 新应氏
    .source = 《新应氏围棋规则》第3至12条
    .article-1 = 逢空可置，无{ -illegal-move }，无禁提（第4、5条）。
    .article-2 = 一手棋下完后盘面与先前相同，{ -pass }也是，称为{ -null-move }：是{ -ask-for-the-end }；对方也以{ -null-move }应之，是{ -consent-to-the-end }（第6.11、9.6条）。
    .article-3 = 终局时尚有{ -wild-region }，{ -ask-for-the-end }的一方是{ -lazy }，判负（第10.2条）。
    .article-4 = 黑方的{ -living-stones }数、{ -own-territory }数，加上和双方活棋都相邻的空的一半，须超过棋盘之半3又3/4子（第10.3、10.4条）；另定贴子而相等时为和棋，如第12条所言和一局（解读）。
    .article-5 = 有争议的棋通过{ -play-on }解决，由{ -ask-for-the-end }一方的对方先下（第10.1条）。
    .article-6 = 一场比赛的局数为偶数：胜一局得2分，和一局得1分（第12条）。

ruleset-chinese = 2002年的中国围棋规则：数子法，禁止自尽，着子后不得使对方面临一个他曾经面临的局面
    .name = 中国围棋规则
    .source = 《中国围棋规则》（2002年）第1至13条
    .article-1 = 着子后，不得使对方面临一个他曾经面临的局面（第6条）。
    .article-2 = 双方连续使用{ -virtual-move }，为终局（第7条；该文的{ -virtual-move }即{ -pass }下子权）；经双方确认，能被提取的棋是死棋（第8条）。
    .article-3 = 数棋子与所围的空点，活棋之间的空点各得一半；黑方贴3又3/4子（第9、11条）。

ruleset-chinese-old = 较早的中国围棋规则：禁止全局同形再现，贴2又3/4子
    .name = 中国围棋规则·旧
    .source = 《中国围棋规则》（较早的文本）第1至9条
    .article-1 = 禁止全局同形再现，不论轮到谁下（第6条）。
    .article-2 = 归本数是棋盘之半，180又1/2子；贴点的对局另有归本数，第9条未定，其第一种文本为3又3/4子（第9条）。
    .article-3 = 黑方贴2又3/4子，如计算方法的注所说（注，解读）。

ruleset-olympic-2008 = 2008奥运会围棋规则：中国围棋规则，贴6.5点，黑收后贴1点
    .name = 2008奥运会围棋规则
    .source = 《计枰点围棋规则》前言所述的2008奥林匹克围棋规则
    .article-1 = 如中国围棋规则，但黑收后贴1点：{ -contest }的最后一子是黑方下的，黑方再贴1点。
    .article-2 = 黑方贴6.5点，如所公布的规则；原文没有说（解读）。

ruleset-proportional = 形式化定义：空区按紧邻其棋子的多少分配
    .name = 形式化规则
    .source = 《围棋的下法规则》中的形式化定义，第1至5部分
    .article-1 = 不改变{ -formal-position }的一手，即{ -pass }或一子自尽，是该文的{ -virtual-move }；连续两次，终局（2.3、3）。
    .article-2 = 改变{ -formal-position }的一手，行棋后不得出现曾出现过的局势（局势：{ -formal-position }加轮到下棋的一方）（4）。
    .article-3 = 一片e点的空区，有b颗黑子、w颗白子与之紧邻，黑方得e*b/(b+w)（5）。
    .article-4 = 黑方超过棋盘之半加r为胜；此处的贴点是r的两倍（6，原文在此中断）。

ruleset-proportional-majority = 如形式化规则，但每片空区全归紧邻其棋子较多的一方
    .name = 形式化规则·多数
    .source = 《围棋的下法规则》中的形式化定义，第5部分的第二种形式
    .article-1 = 空区归紧邻其棋子较多的一方，相等时各得一半（5，解读）。

ruleset-tromp-taylor = 逻辑规则：{ -positional-superko }，可自尽，数棋子与只达一色的空点
    .name = 特朗普-泰勒规则
    .source = 约翰·特朗普与比尔·泰勒的围棋逻辑规则
    .article-1 = 一手棋不得使先前的盘面再次出现；可以自尽。
    .article-2 = 两色都达到或都达不到的空点，谁也不得。

ruleset-japanese = 数目：所围的空点与{ -prisoners }，{ -seki }无目，简单的劫
    .name = 日本规则
    .source = 日本棋院，1989年规则
    .article-1 = 数所围的空点与{ -prisoners }；{ -seki }棋没有目。

ruleset-korean = 如日本规则，由另一协会颁布
    .name = 韩国规则
    .source = 韩国棋院
    .article-1 = 数所围的空点与{ -prisoners }；{ -seki }棋没有目。

ruleset-aga = { -area }，{ -situational-superko }，禁止自尽
    .name = 美国规则
    .source = 美国围棋协会简明规则
    .article-1 = 着子后，不得使对方面临一个他曾经面临的盘面。
    .article-2 = 因有{ -pass }交子，数子与数目结果一致；黑方受子，除一子外每子补偿白方一点。

ruleset-new-zealand = { -area }，{ -situational-superko }，可自尽
    .name = 新西兰规则
    .source = 新西兰围棋协会
    .article-1 = 可以自尽；着子后，不得使对方面临一个他曾经面临的盘面。

ruleset-ing = { -fill-all }，{ -positional-superko }，可{ -suicide-of-a-chain }
    .name = 应氏
    .source = 应昌期计点制规则，按通行的简化
    .article-1 = 黑方贴8点，和棋算黑方胜，即贴7.5点。
    .article-2 = 原规则区分争劫与搅劫，此处代之以{ -positional-superko }。

ruleset-ing-1991 = 应昌期自己的规则：{ -pass }时下虚手，隔虚可提，两虚暂停，四虚终局
    .name = 应氏计点制
    .source = 《新应氏围棋规则》与《计活子围棋规则》所述的应氏规则（1991年）
    .article-1 = { -pass }时要着一子于盘外（虚手）；此后可以{ -take-a-ko }（隔虚可提）。
    .article-2 = 连续两次虚手，{ -stopped }；双方各二虚手，即连续四次虚手，不论任何理由不得恢复着手（四虚终局）。
    .article-3 = 上一虚手以来出现过的{ -board-position }不得再现，以此代替争劫与搅劫之分（解读）。
    .article-4 = 可{ -suicide-of-a-chain }。黑方贴8点，和棋算黑方胜，即贴7.5点。

ruleset-stone-scoring = { -tax-of-eyes }：{ -area }而减去每块棋的{ -basic-eyes }，是数子的快法
    .name = 还棋头
    .source = 中国古法，按通行的形式化
    .article-1 = 数子空，每块棋还其必须保留的眼位；{ -seki }之空不计。

ruleset-renju = 五子棋，黑方有{ -forbidden }：{ -overline }、{ -four-four }、{ -three-three }
    .name = 五子棋
    .source = 《五子棋禁手规则详解》
    .article-1 = 黑先；轮流在空点下一子；不提子，也不着子于盘外。
    .article-2 = 黑方恰成{ -five }为胜，白方成{ -five }或更长为胜（白方的{ -overline }，解读）。成{ -five }则其余不论。
    .article-3 = 黑方一手成{ -overline }、两个四或两个{ -open-three }而不成{ -five }，是{ -forbidden }，判负。
    .article-4 = { -open-three }是再下一手可成{ -open-four }的三，而这一手本身不是{ -forbidden }。
    .article-5 = 棋盘下满，或双方连续{ -pass }，为和棋（解读）。

# Opening rules of renju, told as rulesets are.

opening-rule-free = 没有开局规定：从第一手起轮流下子
    .name = 自由
    .source = 五子棋规则本身
    .article-1 = 黑方第一子可下在任意处，双方轮流下子。

opening-rule-swap = 一人放三子，另一人选择执黑或执白
    .name = 三手交换
    .source = 国际连珠联盟，renju.net，五子棋（无禁手）规则
    .article-1 = 甲在任意处放三子：黑、白、黑。
    .article-2 = 乙选择执黑或执白。由白方接着下。

opening-rule-swap2 = 同三手交换，但乙也可再放两子，由甲选择
    .source = 国际连珠联盟，renju.net，五子棋（无禁手）规则
    .article-1 = 甲在任意处放三子：黑、白、黑。
    .article-2 = 乙选择执黑或执白，或在任意处再放两子：白、黑。
    .article-3 = 再放两子之后，由甲选择执黑或执白。由白方接着下。

opening-rule-soosyrv8 = 二十六种开局之一，第五手打点一至八个，两次选择执黑或执白
    .name = 索索夫8
    .source = 国际连珠联盟，renju.net，索索夫8
    .article-1 = 甲放三子：黑子在天元，白子与之相邻，黑子在中央5x5之内。
    .article-2 = 乙选择执黑或执白。
    .article-3 = 白方在任意处放第四子，并声明黑方要提出几个打点（第五手），1至8个。
    .article-4 = 黑方可以交换。
    .article-5 = 黑方提出这么多打点，旋转、翻转后不得相同。
    .article-6 = 白方留下其中一个，接着下。

opening-rule-taraguchi10 = 各子下在逐渐扩大的范围内，每下一子可以交换，或提出十个打点
    .name = 塔拉山口10
    .source = 国际连珠联盟，renju.net，塔拉山口10
    .article-1 = 前四子由黑白双方轮流下在天元和中央3x3、5x5、7x7之内。
    .article-2 = 每下一子，另一人可以交换。
    .article-3 = 第五子下在中央9x9之内，此后白方还可交换一次。
    .article-4 = 第四子之后，黑方也可以不交换而提出十个打点，不限范围，旋转、翻转后不得相同，由白方留下一个。

opening-rule-rif = 二十六种开局之一，第五手两个打点，由白方留下一个
    .source = 国际连珠联盟，renju.net，1996年起的规则
    .article-1 = 甲放三子：黑子在天元，白子与之相邻，黑子在中央5x5之内。
    .article-2 = 乙选择执黑或执白。
    .article-3 = 白方在任意处放第四子。
    .article-4 = 黑方提出两个打点（第五手），旋转、翻转后不得相同。
    .article-5 = 白方留下其中一个，接着下。

own-summary = 用户自定，基于{ $ruleset }
own-source = 用户自定

fact-source = 出处
fact-aliases = 别名
fact-in-sgf = SGF名
fact-board = 棋盘
fact-par = 归本数
fact-articles = 条文
fact-axes = 各项

column-ruleset = 规则
column-chinese = 中文
column-summary = 是什么
column-source = 出处

default-board = { $lines }x{ $lines }，除非另作要求
par-of-rules = { $lines }路黑方{ $black }，白方{ $white }
default-line-board = { $lines }x{ $lines }，除非另作选择
same-axes = 各项与{ $ruleset }相同。
differing-axes = 与{ $ruleset }不同之处
rulesets-same = 各项都相同：{ $rulesets }
rulesets-differ = { $rulesets }不同之处
