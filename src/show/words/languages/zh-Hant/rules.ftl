# Rulesets: what each is in a line, its source, and its articles, a sentence each; all languages have as many, in the same
# order. A ruleset that has a name in Chinese has it here too. Then what an explanation says besides.

ruleset-jipingdian = 地多為勝：子空皆地，有{ -virtual-move }，{ -contest }{ -debt-for-extra-moves }
    .name = 計枰點
    .source = 《計枰點圍棋規則》第18至43條
    .article-1 = { -virtual-move }是著子於盤外：下{ -real-move }不利，又不{ -offer-to-stop }（第19條）。
    .article-2 = 不得致使棋局倒退：{ -real-move }後，不得使對方再次{ -face }同一個{ -whole-position }；{ -virtual-move }後，不得使對方再次{ -face }同一個{ -board-position }（第32條）。
    .article-3 = 雙方連續{ -pass }，{ -stopped }；此後如有{ -disagreement }，{ -resume }，由先{ -pass }的一方先下（第27、28條）。
    .article-4 = 按{ -common-view }提走{ -dead-stones }；對{ -dead-stones }有{ -disagreement }，以{ -resolution }（第28、29條）。
    .article-5 = 在{ -contest }，即從空枰開局至第一次停止，比對方多下n手著子的棋著，貼出n點（第38條）。
    .article-6 = 數棋子與所圍的空點，{ -public-point }各得一半（第33、40條）；沒有協商時，數棋子與其氣（第30條）。

ruleset-jihuozi = 子多為勝：白先，有{ -virtual-move }，眼位不算子
    .name = 計活子
    .source = 《計活子圍棋規則》（律法版）第6至22條
    .article-1 = 白先黑後（第7條）；原文不言貼點（解讀）。
    .article-2 = { -virtual-move }與禁止倒退如{ -counting-points }（第8、12、13條）。
    .article-3 = 雙方連續{ -pass }而不作聲明，是{ -stop-by-agreement }；此後如有{ -disagreement }，由先{ -pass }的一方先下（第20、21條）。
    .article-4 = { -natural-end }，即雙方都聲明不再下子：只數盤上的棋子（第14、16條）。
    .article-5 = { -agreed-end }：提走{ -dead-stones }，保留{ -basic-eyes }，其餘己方空點由各方填滿，再數棋子（第22條）。
    .article-6 = 一塊活棋保留兩個{ -basic-eyes }；{ -seki }棋保留一個眼位和一口{ -shared-liberty }，或兩口{ -shared-liberty }（第10、22條）。

ruleset-jihuozi-natural = 初學者的{ -counting-living-stones }：下到{ -natural-end }，數盤上的棋子
    .name = 計活子·自然終局
    .source = 《計活子圍棋規則》第四章（第6至17條）
    .article-1 = 如{ -counting-living-stones }，但雙方連續{ -pass }即終局：不協商，不提子，不填子（第14條）。
    .article-2 = 留在盤上的棋子都是活的，空點不計，子多的一方獲勝（第14至16條）。
    .article-3 = 初學者先這樣學，用7路或9路棋盤（第四章，注）。

ruleset-jihuozi-art = { -counting-living-stones }，沒有後續的{ -one-point-dame }不必收，各得一半
    .name = 計活子·藝術版
    .source = 《計活子圍棋規則》（藝術版），如第18條所預告
    .article-1 = 如{ -counting-living-stones }，但沒有後續的{ -one-point-dame }在停止之前不必收：各得一半（第18條，解讀）。
    .article-2 = 在{ -contest }比對方多下n手著子的棋著，貼出n點，所以收{ -one-point-dame }與不收一樣（《{ -counting-points }》第38條，解讀）。

ruleset-jihuozi-simple = { -counting-living-stones }，只在對局者雙方連續的兩著棋內禁止停滯或倒退
    .name = 計活子·簡化
    .source = 《計活子圍棋規則》第13條的簡化
    .article-1 = 如{ -counting-living-stones }，但只在對局者雙方連續的兩著棋內禁止停滯或倒退；{ -pass }不是著（第13條）。
    .article-2 = 長生、循環多劫等「可判為和棋」（第13條）：同一{ -whole-position }再現，且{ -side-to-move }相同，即判（解讀）。

ruleset-jihuozi-ancient = 最古老的下法：小棋盤，簡單的劫，下到不能再下，數子
    .name = 計活子·古老的原始的
    .source = 《計活子圍棋規則》第四章附錄
    .article-1 = 6路或7路棋盤；提一子後，對方不得立即在被提子的空點上回提（附錄第1、4條）；回提兩子以上，{ -board-position }不同，不在此限（解讀）。
    .article-2 = 白先，禁止自盡，原文沒有說（解讀）。
    .article-3 = 一方下子無益時{ -pass }，另一方繼續下；雙方都{ -pass }，對局結束（附錄第5條）。
    .article-4 = 數盤上的棋子，不提子，不填子（附錄第6條）。

ruleset-jihuozi-2010 = { -counting-living-stones }2010年冬季版：{ -pass }時下{ -virtual-move }，同一{ -board-position }下累計四{ -virtual-move }終局
    .name = 計活子·2010年冬季版
    .source = 《計活子圍棋規則》鳴謝中所述的2010年冬季版
    .article-1 = 如{ -counting-living-stones }，但{ -pass }時要著一子於盤外，即下{ -virtual-move }（鳴謝）。
    .article-2 = 在同一{ -board-position }下，雙方累計下出四{ -virtual-move }時強制終局（鳴謝）。
    .article-3 = 上一{ -virtual-move }以來出現過的{ -board-position }不得再現，所以隔虛可提；該版的禁令沒有傳下來（解讀）。

ruleset-jihuozi-2011 = { -counting-living-stones }2011年歲末版：禁止致使{ -board-position }同形四現的{ -virtual-move }
    .name = 計活子·2011年歲末版
    .source = 《計活子圍棋規則》鳴謝中所述的2011年歲末版
    .article-1 = 如{ -counting-living-stones }，但{ -pass }時被要求下{ -virtual-move }（鳴謝）。
    .article-2 = 禁止致使{ -board-position }同形四現的{ -virtual-move }（鳴謝）；別無他著可下的一方不受此限（解讀）。
    .article-3 = { -real-move }不得使先前的{ -whole-position }，即{ -board-position }加{ -virtual-stones }，再次出現（解讀）。
    .article-4 = 雙方連續{ -virtual-move }，{ -stopped }；無強制終局（鳴謝，解讀）。

ruleset-new-ing = { -null-move }終局：沒有{ -illegal-move }，不改變盤面的一手是{ -ask-for-the-end }
    .name = 新應氏
    .source = 《新應氏圍棋規則》第3至12條
    .article-1 = 逢空可置，無{ -illegal-move }，無禁提（第4、5條）。
    .article-2 = 一手棋下完後盤面與先前相同，{ -pass }也是，稱為{ -null-move }：是{ -ask-for-the-end }；對方也以{ -null-move }應之，是{ -consent-to-the-end }（第6.11、9.6條）。
    .article-3 = 終局時尚有{ -wild-region }，{ -ask-for-the-end }的一方是{ -lazy }，判負（第10.2條）。
    .article-4 = 黑方的{ -living-stones }數、{ -own-territory }數，加上和雙方活棋都相鄰的空的一半，須超過棋盤之半3又3/4子（第10.3、10.4條）；另定貼子而相等時為和棋，如第12條所言和一局（解讀）。
    .article-5 = 有爭議的棋通過{ -play-on }解決，由{ -ask-for-the-end }一方的對方先下（第10.1條）。
    .article-6 = 一場比賽的局數為偶數：勝一局得2分，和一局得1分（第12條）。

ruleset-chinese = 2002年的中國圍棋規則：數子法，禁止自盡，著子後不得使對方面臨一個他曾經面臨的局面
    .name = 中國圍棋規則
    .source = 《中國圍棋規則》（2002年）第1至13條
    .article-1 = 著子後，不得使對方面臨一個他曾經面臨的局面（第6條）。
    .article-2 = 雙方連續使用{ -virtual-move }，為終局（第7條；該文的{ -virtual-move }即{ -pass }下子權）；經雙方確認，能被提取的棋是死棋（第8條）。
    .article-3 = 數棋子與所圍的空點，活棋之間的空點各得一半；黑方貼3又3/4子（第9、11條）。

ruleset-chinese-old = 較早的中國圍棋規則：禁止全局同形再現，貼2又3/4子
    .name = 中國圍棋規則·舊
    .source = 《中國圍棋規則》（較早的文本）第1至9條
    .article-1 = 禁止全局同形再現，不論輪到誰下（第6條）。
    .article-2 = 歸本數是棋盤之半，180又1/2子；貼點的對局另有歸本數，第9條未定，其第一種文本為3又3/4子（第9條）。
    .article-3 = 黑方貼2又3/4子，如計算方法的注所說（注，解讀）。

ruleset-olympic-2008 = 2008奧運會圍棋規則：中國圍棋規則，貼6.5點，黑收後貼1點
    .name = 2008奧運會圍棋規則
    .source = 《計枰點圍棋規則》前言所述的2008奧林匹克圍棋規則
    .article-1 = 如中國圍棋規則，但黑收後貼1點：{ -contest }的最後一子是黑方下的，黑方再貼1點。
    .article-2 = 黑方貼6.5點，如所公布的規則；原文沒有說（解讀）。

ruleset-proportional = 形式化定義：空區按緊鄰其棋子的多少分配
    .name = 形式化規則
    .source = 《圍棋的下法規則》中的形式化定義，第1至5部分
    .article-1 = 不改變{ -formal-position }的一手，即{ -pass }或一子自盡，是該文的{ -virtual-move }；連續兩次，終局（2.3、3）。
    .article-2 = 改變{ -formal-position }的一手，行棋後不得出現曾出現過的局勢（局勢：{ -formal-position }加輪到下棋的一方）（4）。
    .article-3 = 一片e點的空區，有b顆黑子、w顆白子與之緊鄰，黑方得e*b/(b+w)（5）。
    .article-4 = 黑方超過棋盤之半加r為勝；此處的貼點是r的兩倍（6，原文在此中斷）。

ruleset-proportional-majority = 如形式化規則，但每片空區全歸緊鄰其棋子較多的一方
    .name = 形式化規則·多數
    .source = 《圍棋的下法規則》中的形式化定義，第5部分的第二種形式
    .article-1 = 空區歸緊鄰其棋子較多的一方，相等時各得一半（5，解讀）。

ruleset-tromp-taylor = 邏輯規則：{ -positional-superko }，可自盡，數棋子與只達一色的空點
    .name = 特朗普-泰勒規則
    .source = 約翰·特朗普與比爾·泰勒的圍棋邏輯規則
    .article-1 = 一手棋不得使先前的盤面再次出現；可以自盡。
    .article-2 = 兩色都達到或都達不到的空點，誰也不得。

ruleset-japanese = 數目：所圍的空點與{ -prisoners }，{ -seki }無目，簡單的劫
    .name = 日本規則
    .source = 日本棋院，1989年規則
    .article-1 = 數所圍的空點與{ -prisoners }；{ -seki }棋沒有目。

ruleset-korean = 如日本規則，由另一協會頒布
    .name = 韓國規則
    .source = 韓國棋院
    .article-1 = 數所圍的空點與{ -prisoners }；{ -seki }棋沒有目。

ruleset-aga = { -area }，{ -situational-superko }，禁止自盡
    .name = 美國規則
    .source = 美國圍棋協會簡明規則
    .article-1 = 著子後，不得使對方面臨一個他曾經面臨的盤面。
    .article-2 = 因有{ -pass }交子，數子與數目結果一致；黑方受子，除一子外每子補償白方一點。

ruleset-new-zealand = { -area }，{ -situational-superko }，可自盡
    .name = 紐西蘭規則
    .source = 紐西蘭圍棋協會
    .article-1 = 可以自盡；著子後，不得使對方面臨一個他曾經面臨的盤面。

ruleset-ing = { -fill-all }，{ -positional-superko }，可{ -suicide-of-a-chain }
    .name = 應氏
    .source = 應昌期計點制規則，按通行的簡化
    .article-1 = 黑方貼8點，和棋算黑方勝，即貼7.5點。
    .article-2 = 原規則區分爭劫與攪劫，此處代之以{ -positional-superko }。

ruleset-ing-1991 = 應昌期自己的規則：{ -pass }時下虛手，隔虛可提，兩虛暫停，四虛終局
    .name = 應氏計點制
    .source = 《新應氏圍棋規則》與《計活子圍棋規則》所述的應氏規則（1991年）
    .article-1 = { -pass }時要著一子於盤外（虛手）；此後可以{ -take-a-ko }（隔虛可提）。
    .article-2 = 連續兩次虛手，{ -stopped }；雙方各二虛手，即連續四次虛手，不論任何理由不得恢復著手（四虛終局）。
    .article-3 = 上一虛手以來出現過的{ -board-position }不得再現，以此代替爭劫與攪劫之分（解讀）。
    .article-4 = 可{ -suicide-of-a-chain }。黑方貼8點，和棋算黑方勝，即貼7.5點。

ruleset-stone-scoring = { -tax-of-eyes }：{ -area }而減去每塊棋的{ -basic-eyes }，是數子的快法
    .name = 還棋頭
    .source = 中國古法，按通行的形式化
    .article-1 = 數子空，每塊棋還其必須保留的眼位；{ -seki }之空不計。

ruleset-renju = 五子棋，黑方有{ -forbidden }：{ -overline }、{ -four-four }、{ -three-three }
    .name = 五子棋
    .source = 《五子棋禁手規則詳解》
    .article-1 = 黑先；輪流在空點下一子；不提子，也不著子於盤外。
    .article-2 = 黑方恰成{ -five }為勝，白方成{ -five }或更長為勝（白方的{ -overline }，解讀）。成{ -five }則其餘不論。
    .article-3 = 黑方一手成{ -overline }、兩個四或兩個{ -open-three }而不成{ -five }，是{ -forbidden }，判負。
    .article-4 = { -open-three }是再下一手可成{ -open-four }的三，而這一手本身不是{ -forbidden }。
    .article-5 = 棋盤下滿，或雙方連續{ -pass }，為和棋（解讀）。

# Opening rules of renju, told as rulesets are.

opening-rule-free = 沒有開局規定：從第一手起輪流下子
    .name = 自由
    .source = 五子棋規則本身
    .article-1 = 黑方第一子可下在任意處，雙方輪流下子。

opening-rule-swap = 一人放三子，另一人選擇執黑或執白
    .name = 三手交換
    .source = 國際連珠聯盟，renju.net，五子棋（無禁手）規則
    .article-1 = 甲在任意處放三子：黑、白、黑。
    .article-2 = 乙選擇執黑或執白。由白方接著下。

opening-rule-swap2 = 同三手交換，但乙也可再放兩子，由甲選擇
    .source = 國際連珠聯盟，renju.net，五子棋（無禁手）規則
    .article-1 = 甲在任意處放三子：黑、白、黑。
    .article-2 = 乙選擇執黑或執白，或在任意處再放兩子：白、黑。
    .article-3 = 再放兩子之後，由甲選擇執黑或執白。由白方接著下。

opening-rule-soosyrv8 = 二十六種開局之一，第五手打點一至八個，兩次選擇執黑或執白
    .name = 索索夫8
    .source = 國際連珠聯盟，renju.net，索索夫8
    .article-1 = 甲放三子：黑子在天元，白子與之相鄰，黑子在中央5x5之內。
    .article-2 = 乙選擇執黑或執白。
    .article-3 = 白方在任意處放第四子，並聲明黑方要提出幾個打點（第五手），1至8個。
    .article-4 = 黑方可以交換。
    .article-5 = 黑方提出這麼多打點，旋轉、翻轉後不得相同。
    .article-6 = 白方留下其中一個，接著下。

opening-rule-taraguchi10 = 各子下在逐漸擴大的範圍內，每下一子可以交換，或提出十個打點
    .name = 塔拉山口10
    .source = 國際連珠聯盟，renju.net，塔拉山口10
    .article-1 = 前四子由黑白雙方輪流下在天元和中央3x3、5x5、7x7之內。
    .article-2 = 每下一子，另一人可以交換。
    .article-3 = 第五子下在中央9x9之內，此後白方還可交換一次。
    .article-4 = 第四子之後，黑方也可以不交換而提出十個打點，不限範圍，旋轉、翻轉後不得相同，由白方留下一個。

opening-rule-rif = 二十六種開局之一，第五手兩個打點，由白方留下一個
    .source = 國際連珠聯盟，renju.net，1996年起的規則
    .article-1 = 甲放三子：黑子在天元，白子與之相鄰，黑子在中央5x5之內。
    .article-2 = 乙選擇執黑或執白。
    .article-3 = 白方在任意處放第四子。
    .article-4 = 黑方提出兩個打點（第五手），旋轉、翻轉後不得相同。
    .article-5 = 白方留下其中一個，接著下。

own-summary = 使用者自定，基於{ $ruleset }
own-source = 使用者自定

fact-source = 出處
fact-aliases = 別名
fact-in-sgf = SGF名
fact-board = 棋盤
fact-par = 歸本數
fact-articles = 條文
fact-axes = 各項

column-ruleset = 規則
column-chinese = 中文
column-summary = 是什麼
column-source = 出處

default-board = { $lines }x{ $lines }，除非另作要求
par-of-rules = { $lines }路黑方{ $black }，白方{ $white }
default-line-board = { $lines }x{ $lines }，除非另作選擇
same-axes = 各項與{ $ruleset }相同。
differing-axes = 與{ $ruleset }不同之處
rulesets-same = 各項都相同：{ $rulesets }
rulesets-differ = { $rulesets }不同之處
