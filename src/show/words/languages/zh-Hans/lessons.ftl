# Lessons: the title of each, then a comment on its start and on every move. Their values are the claims of
# `src/lessons`.

lesson-asks = { $text }{ $question }
lesson-moves-invented = { $text }（图出自原文，原文未给的着法是自拟的。）
lesson-all-invented = { $text }（棋形与着法是自拟的。）

lesson-virtual-move = 第一手{ -virtual-move }
lesson-virtual-move-0 = { -counting-points }，中间有一个劫。黑以{ $stone }一子持劫，这一子只有{ $liberties }口气。
lesson-virtual-move-0-ask = 轮到白方：下哪里{ -take-a-ko }？
lesson-virtual-move-0-try-pass = { -pass }是{ -offer-to-stop }，把劫留给了黑方，黑可以粘在{ $fill }。白方在盘上有棋可下。
lesson-virtual-move-1 = 白下{ $point }，提{ $count }子，下一手可以粘在{ $fill }。黑不得立即回提（第24条）。
lesson-virtual-move-1-ask = 轮到黑方：下{ -real-move }不利，又要求继续对局，怎么办？
lesson-virtual-move-1-try-e4 = 现在不行：下{ $point }会使白方再次{ -face }同一个{ -whole-position }，棋局就倒退了（第32条）。
lesson-virtual-move-1-try-pass = { -pass }是{ -offer-to-stop }（第27条）。白方一同意，劫就归白，白胜{ $margin }点。黑方要求继续对局。
lesson-virtual-move-2 = 黑着一子于盘外，这就是{ -virtual-move }，表示要求继续对局（第19条）。{ -board-position }没有变，但{ -virtual-stones }（{ $stones }颗）也组成{ -whole-position }，所以{ -whole-position }是新的（第31条）。白可以粘在{ $fill }，但不得也下{ -virtual-move }，否则黑方再次{ -face }同一个{ -board-position }（第32条）。
lesson-virtual-move-3 = 白不粘劫，{ -pass }，{ -offer-to-stop }。
lesson-virtual-move-3-ask = 轮到黑方：那一手{ -virtual-move }换来了什么？
lesson-virtual-move-3-try-virtual = 在这个{ -board-position }下不行：白方已经{ -face }过，{ -virtual-move }不得使白方再次{ -face }（第32条）。
lesson-virtual-move-3-try-pass = 那样{ -stopped }，劫归白方，白胜{ $margin }点。还有更好的一着。
lesson-virtual-move-4 = 黑下{ $point }，回提{ $count }子。这回轮到白方不得立即回提。
lesson-virtual-move-5 = 白也下{ -virtual-move }，白方的{ -virtual-stones }有{ $stones }颗。黑若置之不理，白就在{ $back }回提。
lesson-virtual-move-5-ask = 轮到黑方：怎样结束劫争？
lesson-virtual-move-5-try-virtual = 对方{ -virtual-move }之后不得立即{ -virtual-move }，否则白方再次{ -face }同一个{ -board-position }（第32条）。
lesson-virtual-move-5-try-pass = 那样白立即回提{ $back }子。
lesson-virtual-move-6 = 黑粘在{ $point }，劫争结束。{ -virtual-move }也是着子的棋着，黑比白多下一手，应贴{ $owed }点（第38条）。
lesson-virtual-move-7 = 白{ -pass }，{ -offer-to-stop }。
lesson-virtual-move-8 = 黑同意，{ -stopped }。黑{ $black }点，白{ $white }点；黑贴{ $komi }点，再{ -debt-for-extra-moves }{ $owed }点，黑胜{ $margin }点。没有那一手{ -virtual-move }，就是白胜。

lesson-figure-four = 图四：双方都不再下了
lesson-figure-four-0 = { -counting-living-stones }的图4：以人为本，双方愿意，棋局就可以终止。空枰开局，白先黑后（第6、7条）。
lesson-figure-four-1 = 白下{ $point }。
lesson-figure-four-2 = 黑下{ $point }。
lesson-figure-four-3 = 白下{ $point }。
lesson-figure-four-4 = 黑下{ $point }，至如图局面。
lesson-figure-four-5 = 白{ -pass }，提议终局，尽管盘内尚存可着子的空点。
lesson-figure-four-6 = 黑同意，双方皆表示从此永不再下了，棋局就此终止。这是{ -natural-end }，但不是{ -ideal-final-position }（第15条）。盘上的子都是{ -living-stones }，空点不是子：双方各{ $stones }子，和棋（第16条）。按{ -counting-points }，气也是地：黑{ $black }点，白{ $white }点。

lesson-one-liberty = 一气{ -seki }
lesson-one-liberty-0 = 中国古谱“一气{ -seki }图”（第10条）。黑{ $black }、黑{ $right }和白{ $white }都只有{ $liberties }口气，没有眼，这口气却不会被消灭。轮到白方。
lesson-one-liberty-0-ask = 白方要求继续对局，怎样下？
lesson-one-liberty-0-try-e1 = 白提{ $count }子，黑在{ $reply }反提{ $back }子；接下来的进程中左下的白子也被提光，最后一次提{ $all }子。先动手的一方失败。
lesson-one-liberty-1 = 白下{ -virtual-move }，盘上不动。黑不得接着下{ -virtual-move }。
lesson-one-liberty-1-ask = 黑方怎样下？
lesson-one-liberty-1-try-e1 = 黑提{ $count }子，白在{ $reply }点入，最后一次提{ $all }子。先动手的一方失败。
lesson-one-liberty-2 = 谁也不会着子于那一口气上，黑{ -pass }，提议{ -at-rest }。
lesson-one-liberty-3 = 白同意。盘上没有{ -dead-stones }，这些棋子都能永远地生存在棋盘上。双方在己方地盘填子，只留{ -basic-eyes }：黑{ $black }子，白{ $white }子。

lesson-four-liberties = 四气{ -seki }
lesson-four-liberties-0 = 中国古谱“四气{ -seki }图”（第10条）。里面的白{ $white }、黑{ $black }和外围的黑子共有{ $shared }这些{ -shared-liberty }。轮到白方。
lesson-four-liberties-0-ask = 白方要求继续对局，怎样下？
lesson-four-liberties-0-try-c6 = 黑应在{ $reply }；白再下{ $next }，黑提{ $count }子而活。先下手着子于气点上的一方会被杀。
lesson-four-liberties-1 = 白下{ -virtual-move }，盘上不动。
lesson-four-liberties-1-ask = 黑方怎样下？
lesson-four-liberties-1-try-c5 = 白应在{ $reply }。黑提{ $count }子，白提{ $two }子，黑只有一只眼，最后{ $all }子全被提走。先下手着子于气点上的一方会被杀。
lesson-four-liberties-2 = 谁也不会先下手，黑{ -pass }，提议{ -at-rest }。
lesson-four-liberties-3 = 白同意。盘上没有{ -dead-stones }，{ -shared-liberty }要保留下来：黑{ $black }子，白{ $white }子。

lesson-one-eye = 一眼净活
lesson-one-eye-0 = 网友尸颤现象提出的“一眼净活图”（第10条）。黑{ $black }仅有一眼，只有{ $eye }口气，却是净活。白可以着子于{ $point }提走它们。
lesson-one-eye-0-ask = 白方要求继续对局，怎样下？
lesson-one-eye-0-try-a1 = 白提{ $count }子，黑下{ $reply }点眼，又在右边提{ $right }子，左边再提{ $last }子。白应对得好，也只胜{ $margin }子，不去提则胜{ $better }子；应对有误，就会被杀大块棋子。
lesson-one-eye-1 = 白下{ -virtual-move }，不去提这一块。
lesson-one-eye-2 = 黑{ -pass }，提议{ -at-rest }。
lesson-one-eye-3 = 白同意。盘上没有{ -dead-stones }，先提的一方自取不利：黑{ $black }子，白{ $white }子。

lesson-suicides = 双方填子，直到填满自尽
lesson-suicides-0 = 新应氏规则给应氏规则出的第二道题：黑和白都轮流向对方的空中一个一个地填子，直到填满自尽，周而复始。什么时候终局？孰胜孰负？黑空{ $black }，白空{ $white }，{ $shared }与双方都相邻。黑先。
lesson-suicides-1 = 黑向白空中填子，下{ $point }。
lesson-suicides-2 = 白向黑空中填子，下{ $point }。
lesson-suicides-3 = 黑下{ $point }。
lesson-suicides-4 = 白下{ $point }。
lesson-suicides-5 = 黑下{ $point }，这些黑子的最后一口气是{ $last }。
lesson-suicides-6 = 白下{ $point }，这些白子也只剩一口气。
lesson-suicides-7 = 黑下{ $point }，填满自尽，提去{ $count }子。白子还在黑空中，这是从未有过的盘面，不是{ -null-move }。
lesson-suicides-8 = 白下{ $point }，也填满自尽，提去{ $count }子。盘面回到开始时：白方走出了第一个{ -null-move }，视为{ -ask-for-the-end }（第9条）。
lesson-suicides-9 = 黑下{ $point }，盘面与第一手之后相同，也是一个{ -null-move }，表示{ -consent-to-the-end }，对局结束。{ $dead }是{ -dead-stones }，提去。计算实地，各得{ $each }子。黑方须超过贴子之数才胜，所以黑负。

lesson-both-lose = { -both-lose }
lesson-both-lose-0 = 在比赛中，一方弃权，弃权者负；双方弃权，均判负（第9条）。黑先。
lesson-both-lose-1 = 黑下{ $point }。
lesson-both-lose-2 = 白下{ $point }。
lesson-both-lose-3 = 黑下{ $point }，然后双方都弃权。不计子数，{ -both-lose }。除{ -both-lose }者外，判一方负均隐含判另一方胜（第10条）；这里谁也没有胜，双方都不得分（第12条）。{ -record }里记着这个结果。

lesson-ko = 劫与{ -virtual-move }
lesson-ko-0 = { -counting-living-stones }图2的劫，白先（第7条：白先黑后）。黑{ $taken }只剩{ $liberties }口气，白下{ $take }即可{ -take-a-ko }。
lesson-ko-1 = 白下{ $take }，提{ $count }子。黑不得立即在{ $retake }回提，否则白方再次{ -face }开始时的{ -whole-position }，棋局就倒退了（第13条）。{ -pass }也无济于事：{ -pass }是提议终局，白方一同意，棋局就终止了。按中国规则，黑方只能在盘上找劫材；这里黑方另有一着。
lesson-ko-1-ask = 轮到黑方：怎样下？
lesson-ko-1-try-d4 = 现在不行：下{ $point }会使白方再次{ -face }开始时的{ -whole-position }（第13条）。
lesson-ko-1-try-pass = 白方一同意，棋局就终止了，劫归白方；白也可以粘在{ $fill }。黑方要求继续对局。
lesson-ko-2 = 黑下{ -virtual-move }：着一子于盘外，表示下{ -real-move }不利，但要求继续对局（第8条）。{ -board-position }没有变，可是多了{ $stones }颗{ -virtual-stones }，{ -whole-position }就是新的了。打劫时{ -virtual-move }是一个劫材（第13条）：即使白方{ -pass }，黑也可以回提。但在这个{ -board-position }下只此一个：白不得也下{ -virtual-move }，否则黑方又{ -face }同一个{ -board-position }；白方若{ -pass }，黑也不得再下{ -virtual-move }。白现在应当粘在{ $fill }。
lesson-ko-3 = 白不粘劫，脱先下{ $elsewhere }。现在黑可以在{ $retake }回提了。
lesson-ko-4 = 黑下{ $retake }，回提{ $count }子。这回轮到白方不得立即回提：白若下{ $back }，黑方就再次{ -face }第{ $number }手后的{ -whole-position }。
lesson-ko-5 = 白也下{ -virtual-move }，白方的{ -virtual-stones }有{ $stones }颗。黑方上一手提了子，这个{ -board-position }黑方从未{ -face }过，所以白可以下{ -virtual-move }。黑若置之不理，白就在{ $back }回提。
lesson-ko-6 = 黑粘在{ $fill }，劫争结束。双方各用了一手{ -virtual-move }。
lesson-ko-7 = 白{ -pass }，提议终局。对方{ -pass }之后不得下{ -virtual-move }，否则白方又{ -face }同一个{ -board-position }（第13条）。黑方可以下{ -real-move }，也可以同意。
lesson-ko-8 = 黑同意，{ -natural-end }（第14条），只数盘内的棋子（第16条）：黑{ $black }子，白{ $white }子，黑胜{ $margin }子。{ -virtual-stones }在盘外，不计在内。

lesson-false-life = { -false-life }：一手{ -virtual-move }见真章
lesson-false-life-0 = 第13条的{ -false-life }图，从黑{ -take-a-ko }的前一手开始。左下黑棋本是死形，可是如果规则只看{ -board-position }，黑下{ $take }{ -take-a-ko }就能{ -false-life }成真。黑先。
lesson-false-life-1 = 黑提{ $count }子。白不得立即在{ $retake }回提，否则黑方再次{ -face }开始时的{ -whole-position }。盘上白方能下的，只有己方的眼位{ $eyes }和{ -suicide-of-one-stone }。按中国规则，白方不愿下这些就只好{ -pass }，黑方也{ -pass }，对局便夭折了：左下黑棋{ -false-life }成了真活，不贴点黑胜{ $margin }点。
lesson-false-life-1-ask = 轮到白方：怎样下？
lesson-false-life-1-try-a2 = 现在不行：下{ $point }会使黑方再次{ -face }开始时的{ -whole-position }（第13条）。
lesson-false-life-1-try-pass = { -pass }是提议{ -at-rest }。黑方一同意，左下黑棋就成了真活，黑胜{ $margin }子。
lesson-false-life-2 = 这里白方可以下{ -virtual-move }（{ -counting-points }第32条，{ -counting-living-stones }第13条）：既要求继续对局，又改变了{ -whole-position }。黑不得也下{ -virtual-move }。不论黑方下什么，白的下一手都可以在{ $retake }回提；黑若粘在该处，白下{ $kill }便提{ $count }子。
lesson-false-life-3 = 黑无计可施，{ -pass }，提议{ -at-rest }。白若也{ -pass }，对局就停止了；但白方不同意，继续下棋。
lesson-false-life-4 = 白下{ $take }，回提{ $count }子。这回黑不得立即在{ $retake }回提：那是白方在第{ $number }手后{ -face }过的{ -whole-position }。
lesson-false-life-5 = 黑也下{ -virtual-move }，准备在{ $retake }回提。白不得接着下{ -virtual-move }，也不必下：盘上自有一着。
lesson-false-life-5-ask = 轮到白方：是哪一着？
lesson-false-life-5-try-virtual = 对方{ -virtual-move }之后不得立即{ -virtual-move }，否则黑方又{ -face }同一个{ -board-position }。
lesson-false-life-6 = 白下{ $kill }，提{ $count }子，左下归白。所谓活棋，果然是{ -false-life }。
lesson-false-life-7 = 盘面已无争，黑{ -pass }。
lesson-false-life-8 = 白同意，{ -stopped }。双方在己方地盘填子，只留{ -basic-eyes }（第19条）：白{ $white }子，黑{ $black }子，白胜{ $margin }子。没有那一手{ -virtual-move }，胜负就颠倒了。

lesson-seven = 7路例局：多种算法，两个胜方
lesson-seven-0 = { -counting-points }第40至43条的例局：初学者的7路棋盘，不贴点。黑白交界大致已定，从数子前的最后几手看起。黑先，先到{ $point }试探。
lesson-seven-1 = 黑下{ $point }，此子只有{ $liberties }口气，白下{ $take }就能提。
lesson-seven-2 = 白暂且不提，也到黑方地盘里试探：{ $point }同样只有{ $liberties }口气，黑下{ $take }就能提。
lesson-seven-3 = 黑提{ $count }子。{ -prisoners }要保留（现有{ $prisoners }颗），狭义的{ -equal-stones }法要把{ -prisoners }{ -refill }到盘内（第42条）。
lesson-seven-4 = 白也提{ $count }子，白方的{ -prisoners }现有{ $prisoners }颗。双方的试探得失相当。
lesson-seven-5 = 黑下{ $point }，定住上边的边界；白接着下{ $reply }。
lesson-seven-6 = 白下{ $point }，交界处收完。双方着子手数相等，谁也不欠{ -debt-for-extra-moves }（第38条）。
lesson-seven-7 = 黑再到白方地盘里下{ $point }，此子有{ $liberties }口气。
lesson-seven-8 = 白应在{ $point }，黑子只剩{ $liberties }口气。不必再花一手去提：{ $dead }已是{ -dead-stones }，{ -agreed-end }时提走就是了（第29条）。
lesson-seven-9 = 黑{ -pass }，{ -offer-to-stop }。如果双方不作协商就此终局，盘上的子都算{ -living-stones }，按{ -stones-and-liberties }（第30条）：黑{ $black }点，白{ $white }点，连{ -dead-stones }也算活了，黑反而获胜。所以要先协商{ -dead-stones }。
lesson-seven-10 = 白同意，提走{ -dead-stones }{ $dead }。{ -area }：黑{ $black }点，白{ $white }点（第40条）。{ -equal-territory }：黑{ $blackStones }子，白{ $whiteStones }子（第41条）。{ -equal-stones }：黑{ $blackEmpty }目，白{ $whiteEmpty }目；狭义的{ -refill }{ -prisoners }与{ -dead-stones }：黑{ $blackRefilled }目，白{ $whiteRefilled }目（第42条）。不论怎样算，都是白胜{ $margin }点。可是按{ -counting-living-stones }，{ -basic-eyes }是气不是子：黑{ $blackLiving }子，白{ $whiteLiving }子，黑胜{ $living }子。同一局棋，胜负颠倒。

lesson-dame = 收{ -one-point-dame }与{ -debt-for-extra-moves }
lesson-dame-0 = 盘上只剩{ -one-point-dame }{ $dame }。未收的{ -one-point-dame }是{ -public-point }，双方平分（第11条）。双方若就此{ -pass }：黑{ $black }点，白{ $white }点，黑贴{ $komi }点，白胜{ $margin }点。
lesson-dame-1 = 黑收{ $point }，比白方多下了一手，眼下应贴{ $owed }点（第38条）。白若收{ $reply }，然后双方{ -pass }，谁也不欠，白胜{ $margin }点：与不收{ -one-point-dame }一样。
lesson-dame-2 = 白方不愿收{ -one-point-dame }，{ -pass }，{ -offer-to-stop }。{ -pass }也是一手棋，却不是着子的棋着，黑方仍欠{ $owed }点。
lesson-dame-3 = 黑把{ $point }也收了，欠{ $owed }点。
lesson-dame-4 = 白再次{ -pass }，{ -offer-to-stop }。
lesson-dame-5 = 黑同意，{ -stopped }。黑{ $black }点，白{ $white }点；黑贴{ $komi }点，再{ -debt-for-extra-moves }{ $owed }点，仍是白胜{ $margin }点，与不收{ -one-point-dame }分毫不差，收{ -one-point-dame }成了白忙一场（第38条）。按中国规则，贴点相同而多下不贴，{ -one-point-dame }能多得点，黑反胜{ $chinese }点。

lesson-last-ko = 最后一个劫：粘劫要贴点
lesson-last-ko-0 = 盘上还有两个{ -one-point-dame }{ $dame }和最后一个单劫。黑以{ $stone }一子持劫，{ -kos-empty-point }{ $empty }是黑方的目（第33条）。黑贴{ $komi }点。
lesson-last-ko-1 = 黑先收{ -one-point-dame }{ $point }；在白方着子之前，黑方多下一手，欠{ $owed }点。
lesson-last-ko-2 = 白下{ $point }{ -take-a-ko }，提{ $count }子，双方着子手数又相等了。此时双方若都{ -pass }，无人贴点；黑{ -pass }而白粘在{ $fill }，白方就多下一手，应贴{ $owed }点（第38条例四）。
lesson-last-ko-3 = 黑不得立即回提，便下{ -virtual-move }作劫材。{ -virtual-move }也是着子的棋着，黑方又欠{ $owed }点。下一手黑就可以在{ $retake }回提了。
lesson-last-ko-4 = 白不粘劫，收另一个{ -one-point-dame }{ $point }，手数又相等了。黑可以在{ $retake }回提。
lesson-last-ko-5 = 黑下{ $point }，回提{ $count }子。黑方多下一手，欠{ $owed }点。白不得立即回提；即使下{ -virtual-move }作劫材，黑粘在{ $fill }，仍是黑胜{ $margin }点。
lesson-last-ko-6 = 白{ -pass }，{ -offer-to-stop }。黑要不要粘在{ $fill }？粘了就欠{ $owed }点，结果白胜{ $margin }点（第38条例三）。
lesson-last-ko-6-ask = 轮到黑方：粘不粘？
lesson-last-ko-6-try-d4 = 那样黑方欠{ $owed }点，白胜{ $margin }点。
lesson-last-ko-7 = 黑不粘劫，也{ -pass }，{ -stopped }。{ -kos-empty-point }{ $empty }照样归黑：黑{ $black }点，白{ $white }点。黑贴{ $komi }点，再{ -debt-for-extra-moves }{ $owed }点，黑胜{ $margin }点。白若有{ -disagreement }，应{ -resume }，由先{ -pass }的白方先下，{ -resolution }（第28条）。

lesson-wild-region = 留下{ -wild-region }，{ -lazy }者负
lesson-wild-region-0 = 新应氏规则图5的问题：几乎什么都没下的一盘棋，胜负如何？执黑先行，逢空可置（第4、5条）。
lesson-wild-region-1 = 黑下{ $point }。余下的{ $region }个空点是一片空，只与黑棋相邻，眼下是黑的{ -own-territory }。
lesson-wild-region-2 = 白下{ $point }。余下的{ $region }个空点与两种颜色的棋子都相邻，其中{ $wild }个只与一种颜色相邻，而有一个就够了：这片空是{ -wild-region }（第6条）。
lesson-wild-region-3 = 黑{ -pass }。盘面没有改变，这就是{ -null-move }，视为{ -ask-for-the-end }（第9条）。白可以继续下，比如下{ $reply }，请求也就作罢。
lesson-wild-region-4 = 白也{ -pass }，以{ -null-move }应{ -null-move }，就是{ -consent-to-the-end }，对局结束。盘上尚有{ -wild-region }，先{ -ask-for-the-end }的黑方{ -lazy }，判负，不计子数（第10条）。按中国规则则双方各{ $count }点，白方靠贴点胜{ $margin }点。

lesson-null-move = { -null-move }与单劫须粘
lesson-null-move-0 = 本规则无{ -illegal-move }，逢空可置（第4条）。黑下{ $suicide }也可以，不过子一落就自尽，盘面不变，是{ -null-move }，视为{ -ask-for-the-end }（第6、9条）。盘上别无可争，只剩黑以{ $stone }持有的单劫。黑应当粘在{ $fill }：那样黑得{ $black }子，胜{ $margin }子。
lesson-null-move-1 = 黑不粘而{ -pass }，是{ -null-move }，{ -ask-for-the-end }。白若也{ -pass }，对局就结束了；可是白方看到了劫。
lesson-null-move-1-ask = 轮到白方：怎样下？
lesson-null-move-1-try-pass = 那就是{ -consent-to-the-end }，黑胜{ $margin }子。请看那个劫。
lesson-null-move-2 = 白下{ $point }，提{ $count }子。这是从未有过的盘面，不是{ -null-move }，黑的请求也就作罢。黑可以立即在{ $retake }回提，规则并不禁止；且看这是一手什么棋。
lesson-null-move-3 = 黑下{ $point }，回提{ $count }子，盘面又回到白{ -take-a-ko }之前：这是{ -null-move }，黑等于再次{ -ask-for-the-end }。
lesson-null-move-4 = 白又下{ $point }{ -take-a-ko }，这也是出现过的盘面：以{ -null-move }应{ -null-move }，对局结束。劫归白方；黑若对{ $point }有争议，由{ -ask-for-the-end }方的对方即白先下{ -play-on }，白粘在{ $before }就完了（第10条）。黑只得{ $black }子，比粘劫少了两子，反负{ $margin }子。单劫须粘，不必明文规定，规则自然推出。

lesson-proportional = 形式化规则：按相邻棋子分空
lesson-proportional-0 = 形式化规则终局不提{ -dead-stones }，也不必协商：每片空按与它相邻的黑白子数的比例分给双方。空枰的{ $region }个空点没有棋子相邻，双方各得{ $share }。
lesson-proportional-1 = 黑下{ $point }。余下{ $region }个空点只与黑子相邻，黑独得{ $share }。
lesson-proportional-2 = 白下{ $point }。{ $region }个空点与黑{ $black }子、白{ $white }子相邻，各得{ $share }。
lesson-proportional-3 = { $region }个空点与黑{ $black }子、白{ $white }子相邻：黑得{ $share }，白得{ $other }。分数照实计算，不取近似。
lesson-proportional-4 = { $region }个空点，黑{ $black }子、白{ $white }子相邻，又是各得{ $share }。
lesson-proportional-5 = { $region }个空点，黑{ $black }子、白{ $white }子相邻：黑分得{ $share }，连同盘上黑子共{ $count }。
lesson-proportional-6 = 白扳平：{ $region }个空点与双方各{ $white }子相邻，各得{ $share }。若就此终局，是和棋。
lesson-proportional-7 = { $region }个空点与黑{ $black }子、白{ $white }子相邻：黑得{ $share }，白得{ $other }。
lesson-proportional-8 = 白{ -pass }。该定义把不改变{ -formal-position }的一手都叫{ -virtual-move }，{ -pass }也在其中；双方接连下出，对局就结束。这与{ -counting-points }着子于盘外的{ -virtual-move }不是一回事，这里没有盘外之子。
lesson-proportional-9 = 黑也{ -pass }，对局结束，不提{ -dead-stones }：黑{ $black }，白{ $white }，黑过棋盘之半，胜{ $margin }。另一种形式是整片空归相邻棋子较多的一方：那样黑得{ $majority }，胜{ $by }。

lesson-renju-forbidden = 五子棋{ -forbidden }与白方的自由
lesson-renju-forbidden-0 = 黑先，盘上有不少{ -forbidden }：{ $threes }同时成两个{ -open-three }（{ -three-three }），{ $fours }在一条线上成两个四（{ -four-four }），{ $overline }和{ $column }连成{ $six }子（{ -overline }）。黑方下在这些点上就判负；白方都可以下。
lesson-renju-forbidden-1 = 黑下{ $point }，成一个{ -simple-four }（{ $stones }）和一个{ -open-three }（{ $three }）。四三不是{ -forbidden }，正是黑方取胜的利器：下一手{ $five }就成{ -five }。
lesson-renju-forbidden-2 = 白必须在{ $point }挡住。白方没有{ -forbidden }：{ $threes }同时成白的两个{ -open-three }（{ $shape }），照样可以下。白的{ -overline }也算胜：假如白已下{ $first }，再下{ $wins }连成{ $six }子就赢了。
lesson-renju-forbidden-3 = 黑下{ $point }，成{ -open-four }，{ $left }和{ $right }都能成{ -five }。{ $left }不是{ -overline }{ -forbidden }吗？现在不是了：{ -five }与{ -forbidden }同时形成，{ -forbidden }失效，先五为胜。
lesson-renju-forbidden-4 = 白只能挡住一头{ $point }，另一头{ $left }还在。
lesson-renju-forbidden-5 = 黑下{ $point }，横线成{ -five }（{ $five }），竖线成{ -overline }（{ $six }）。{ -five }优先，黑胜。

lesson-renju-chain = { -forbidden }的连环判断：A看B，B看C，C看D
lesson-renju-chain-0 = 黑可以下A（{ $a }）吗？A在斜线上成{ -open-three }；横线上的三是不是{ -open-three }，要看黑接着能不能下B（{ $b }），另一头被{ $block }挡住了。B若竖线是{ -open-three }，就是{ $bShape }{ -forbidden }，这要看黑接着能不能下C（{ $c }）。C是{ $cShape }，横线上的三要靠D（{ $d }）。D是{ $dShape }{ -forbidden }。倒着推回来：D是{ -forbidden }，C横线的三就不是{ -open-three }，C可以下；于是B竖线是{ -open-three }，B是{ -three-three }{ -forbidden }；于是A横线的三不是{ -open-three }，A不是{ -forbidden }。
lesson-renju-chain-1 = 黑下A（{ $a }），成一个{ -open-three }（{ $three }）。现在B（{ $b }）对黑方是真正的{ -forbidden }。
lesson-renju-chain-2 = 白占C（{ $c }），以为破了黑的竖线（{ $column }）。竖线是破了，错也错在这里：竖线不再是{ -open-three }，B（{ $b }）只剩{ $shape }，不再是{ -forbidden }。
lesson-renju-chain-2-ask = 轮到黑方：下哪个字母？
lesson-renju-chain-3 = 黑下B（{ $b }），横线{ $four }成{ -open-four }，{ $left }和{ $right }都能成{ -five }。
lesson-renju-chain-4 = 白挡住一头{ $point }，另一头{ $left }还在。
lesson-renju-chain-5 = 黑下{ $point }，成{ -five }（{ $five }），黑胜。一个点是不是{ -forbidden }，可能取决于连环另一头的棋子：从末端倒推回来，而且每下一手都要重新判断。
