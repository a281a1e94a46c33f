# Lessons: the title of each, then a comment on its start and on every move. Their values are the claims of
# `src/lessons`.

lesson-asks = { $text }{ $question }
lesson-moves-invented = { $text }（圖出自原文，原文未給的著法是自擬的。）
lesson-all-invented = { $text }（棋形與著法是自擬的。）

lesson-virtual-move = 第一手{ -virtual-move }
lesson-virtual-move-0 = { -counting-points }，中間有一個劫。黑以{ $stone }一子持劫，這一子只有{ $liberties }口氣。
lesson-virtual-move-0-ask = 輪到白方：下哪裡{ -take-a-ko }？
lesson-virtual-move-0-try-pass = { -pass }是{ -offer-to-stop }，把劫留給了黑方，黑可以粘在{ $fill }。白方在盤上有棋可下。
lesson-virtual-move-1 = 白下{ $point }，提{ $count }子，下一手可以粘在{ $fill }。黑不得立即回提（第24條）。
lesson-virtual-move-1-ask = 輪到黑方：下{ -real-move }不利，又要求繼續對局，怎麼辦？
lesson-virtual-move-1-try-e4 = 現在不行：下{ $point }會使白方再次{ -face }同一個{ -whole-position }，棋局就倒退了（第32條）。
lesson-virtual-move-1-try-pass = { -pass }是{ -offer-to-stop }（第27條）。白方一同意，劫就歸白，白勝{ $margin }點。黑方要求繼續對局。
lesson-virtual-move-2 = 黑著一子於盤外，這就是{ -virtual-move }，表示要求繼續對局（第19條）。{ -board-position }沒有變，但{ -virtual-stones }（{ $stones }顆）也組成{ -whole-position }，所以{ -whole-position }是新的（第31條）。白可以粘在{ $fill }，但不得也下{ -virtual-move }，否則黑方再次{ -face }同一個{ -board-position }（第32條）。
lesson-virtual-move-3 = 白不粘劫，{ -pass }，{ -offer-to-stop }。
lesson-virtual-move-3-ask = 輪到黑方：那一手{ -virtual-move }換來了什麼？
lesson-virtual-move-3-try-virtual = 在這個{ -board-position }下不行：白方已經{ -face }過，{ -virtual-move }不得使白方再次{ -face }（第32條）。
lesson-virtual-move-3-try-pass = 那樣{ -stopped }，劫歸白方，白勝{ $margin }點。還有更好的一著。
lesson-virtual-move-4 = 黑下{ $point }，回提{ $count }子。這回輪到白方不得立即回提。
lesson-virtual-move-5 = 白也下{ -virtual-move }，白方的{ -virtual-stones }有{ $stones }顆。黑若置之不理，白就在{ $back }回提。
lesson-virtual-move-5-ask = 輪到黑方：怎樣結束劫爭？
lesson-virtual-move-5-try-virtual = 對方{ -virtual-move }之後不得立即{ -virtual-move }，否則白方再次{ -face }同一個{ -board-position }（第32條）。
lesson-virtual-move-5-try-pass = 那樣白立即回提{ $back }子。
lesson-virtual-move-6 = 黑粘在{ $point }，劫爭結束。{ -virtual-move }也是著子的棋著，黑比白多下一手，應貼{ $owed }點（第38條）。
lesson-virtual-move-7 = 白{ -pass }，{ -offer-to-stop }。
lesson-virtual-move-8 = 黑同意，{ -stopped }。黑{ $black }點，白{ $white }點；黑貼{ $komi }點，再{ -debt-for-extra-moves }{ $owed }點，黑勝{ $margin }點。沒有那一手{ -virtual-move }，就是白勝。

lesson-figure-four = 圖四：雙方都不再下了
lesson-figure-four-0 = { -counting-living-stones }的圖4：以人為本，雙方願意，棋局就可以終止。空枰開局，白先黑後（第6、7條）。
lesson-figure-four-1 = 白下{ $point }。
lesson-figure-four-2 = 黑下{ $point }。
lesson-figure-four-3 = 白下{ $point }。
lesson-figure-four-4 = 黑下{ $point }，至如圖局面。
lesson-figure-four-5 = 白{ -pass }，提議終局，儘管盤內尚存可著子的空點。
lesson-figure-four-6 = 黑同意，雙方皆表示從此永不再下了，棋局就此終止。這是{ -natural-end }，但不是{ -ideal-final-position }（第15條）。盤上的子都是{ -living-stones }，空點不是子：雙方各{ $stones }子，和棋（第16條）。按{ -counting-points }，氣也是地：黑{ $black }點，白{ $white }點。

lesson-one-liberty = 一氣{ -seki }
lesson-one-liberty-0 = 中國古譜「一氣{ -seki }圖」（第10條）。黑{ $black }、黑{ $right }和白{ $white }都只有{ $liberties }口氣，沒有眼，這口氣卻不會被消滅。輪到白方。
lesson-one-liberty-0-ask = 白方要求繼續對局，怎樣下？
lesson-one-liberty-0-try-e1 = 白提{ $count }子，黑在{ $reply }反提{ $back }子；接下來的進程中左下的白子也被提光，最後一次提{ $all }子。先動手的一方失敗。
lesson-one-liberty-1 = 白下{ -virtual-move }，盤上不動。黑不得接著下{ -virtual-move }。
lesson-one-liberty-1-ask = 黑方怎樣下？
lesson-one-liberty-1-try-e1 = 黑提{ $count }子，白在{ $reply }點入，最後一次提{ $all }子。先動手的一方失敗。
lesson-one-liberty-2 = 誰也不會著子於那一口氣上，黑{ -pass }，提議{ -at-rest }。
lesson-one-liberty-3 = 白同意。盤上沒有{ -dead-stones }，這些棋子都能永遠地生存在棋盤上。雙方在己方地盤填子，只留{ -basic-eyes }：黑{ $black }子，白{ $white }子。

lesson-four-liberties = 四氣{ -seki }
lesson-four-liberties-0 = 中國古譜「四氣{ -seki }圖」（第10條）。裡面的白{ $white }、黑{ $black }和外圍的黑子共有{ $shared }這些{ -shared-liberty }。輪到白方。
lesson-four-liberties-0-ask = 白方要求繼續對局，怎樣下？
lesson-four-liberties-0-try-c6 = 黑應在{ $reply }；白再下{ $next }，黑提{ $count }子而活。先下手著子於氣點上的一方會被殺。
lesson-four-liberties-1 = 白下{ -virtual-move }，盤上不動。
lesson-four-liberties-1-ask = 黑方怎樣下？
lesson-four-liberties-1-try-c5 = 白應在{ $reply }。黑提{ $count }子，白提{ $two }子，黑只有一隻眼，最後{ $all }子全被提走。先下手著子於氣點上的一方會被殺。
lesson-four-liberties-2 = 誰也不會先下手，黑{ -pass }，提議{ -at-rest }。
lesson-four-liberties-3 = 白同意。盤上沒有{ -dead-stones }，{ -shared-liberty }要保留下來：黑{ $black }子，白{ $white }子。

lesson-one-eye = 一眼淨活
lesson-one-eye-0 = 網友尸顫現象提出的「一眼淨活圖」（第10條）。黑{ $black }僅有一眼，只有{ $eye }口氣，卻是淨活。白可以著子於{ $point }提走它們。
lesson-one-eye-0-ask = 白方要求繼續對局，怎樣下？
lesson-one-eye-0-try-a1 = 白提{ $count }子，黑下{ $reply }點眼，又在右邊提{ $right }子，左邊再提{ $last }子。白應對得好，也只勝{ $margin }子，不去提則勝{ $better }子；應對有誤，就會被殺大塊棋子。
lesson-one-eye-1 = 白下{ -virtual-move }，不去提這一塊。
lesson-one-eye-2 = 黑{ -pass }，提議{ -at-rest }。
lesson-one-eye-3 = 白同意。盤上沒有{ -dead-stones }，先提的一方自取不利：黑{ $black }子，白{ $white }子。

lesson-suicides = 雙方填子，直到填滿自盡
lesson-suicides-0 = 新應氏規則給應氏規則出的第二道題：黑和白都輪流向對方的空中一個一個地填子，直到填滿自盡，周而復始。什麼時候終局？孰勝孰負？黑空{ $black }，白空{ $white }，{ $shared }與雙方都相鄰。黑先。
lesson-suicides-1 = 黑向白空中填子，下{ $point }。
lesson-suicides-2 = 白向黑空中填子，下{ $point }。
lesson-suicides-3 = 黑下{ $point }。
lesson-suicides-4 = 白下{ $point }。
lesson-suicides-5 = 黑下{ $point }，這些黑子的最後一口氣是{ $last }。
lesson-suicides-6 = 白下{ $point }，這些白子也只剩一口氣。
lesson-suicides-7 = 黑下{ $point }，填滿自盡，提去{ $count }子。白子還在黑空中，這是從未有過的盤面，不是{ -null-move }。
lesson-suicides-8 = 白下{ $point }，也填滿自盡，提去{ $count }子。盤面回到開始時：白方走出了第一個{ -null-move }，視為{ -ask-for-the-end }（第9條）。
lesson-suicides-9 = 黑下{ $point }，盤面與第一手之後相同，也是一個{ -null-move }，表示{ -consent-to-the-end }，對局結束。{ $dead }是{ -dead-stones }，提去。計算實地，各得{ $each }子。黑方須超過貼子之數才勝，所以黑負。

lesson-both-lose = { -both-lose }
lesson-both-lose-0 = 在比賽中，一方棄權，棄權者負；雙方棄權，均判負（第9條）。黑先。
lesson-both-lose-1 = 黑下{ $point }。
lesson-both-lose-2 = 白下{ $point }。
lesson-both-lose-3 = 黑下{ $point }，然後雙方都棄權。不計子數，{ -both-lose }。除{ -both-lose }者外，判一方負均隱含判另一方勝（第10條）；這裡誰也沒有勝，雙方都不得分（第12條）。{ -record }裡記著這個結果。

lesson-ko = 劫與{ -virtual-move }
lesson-ko-0 = { -counting-living-stones }圖2的劫，白先（第7條：白先黑後）。黑{ $taken }只剩{ $liberties }口氣，白下{ $take }即可{ -take-a-ko }。
lesson-ko-1 = 白下{ $take }，提{ $count }子。黑不得立即在{ $retake }回提，否則白方再次{ -face }開始時的{ -whole-position }，棋局就倒退了（第13條）。{ -pass }也無濟於事：{ -pass }是提議終局，白方一同意，棋局就終止了。按中國規則，黑方只能在盤上找劫材；這裡黑方另有一著。
lesson-ko-1-ask = 輪到黑方：怎樣下？
lesson-ko-1-try-d4 = 現在不行：下{ $point }會使白方再次{ -face }開始時的{ -whole-position }（第13條）。
lesson-ko-1-try-pass = 白方一同意，棋局就終止了，劫歸白方；白也可以粘在{ $fill }。黑方要求繼續對局。
lesson-ko-2 = 黑下{ -virtual-move }：著一子於盤外，表示下{ -real-move }不利，但要求繼續對局（第8條）。{ -board-position }沒有變，可是多了{ $stones }顆{ -virtual-stones }，{ -whole-position }就是新的了。打劫時{ -virtual-move }是一個劫材（第13條）：即使白方{ -pass }，黑也可以回提。但在這個{ -board-position }下只此一個：白不得也下{ -virtual-move }，否則黑方又{ -face }同一個{ -board-position }；白方若{ -pass }，黑也不得再下{ -virtual-move }。白現在應當粘在{ $fill }。
lesson-ko-3 = 白不粘劫，脫先下{ $elsewhere }。現在黑可以在{ $retake }回提了。
lesson-ko-4 = 黑下{ $retake }，回提{ $count }子。這回輪到白方不得立即回提：白若下{ $back }，黑方就再次{ -face }第{ $number }手後的{ -whole-position }。
lesson-ko-5 = 白也下{ -virtual-move }，白方的{ -virtual-stones }有{ $stones }顆。黑方上一手提了子，這個{ -board-position }黑方從未{ -face }過，所以白可以下{ -virtual-move }。黑若置之不理，白就在{ $back }回提。
lesson-ko-6 = 黑粘在{ $fill }，劫爭結束。雙方各用了一手{ -virtual-move }。
lesson-ko-7 = 白{ -pass }，提議終局。對方{ -pass }之後不得下{ -virtual-move }，否則白方又{ -face }同一個{ -board-position }（第13條）。黑方可以下{ -real-move }，也可以同意。
lesson-ko-8 = 黑同意，{ -natural-end }（第14條），只數盤內的棋子（第16條）：黑{ $black }子，白{ $white }子，黑勝{ $margin }子。{ -virtual-stones }在盤外，不計在內。

lesson-false-life = { -false-life }：一手{ -virtual-move }見真章
lesson-false-life-0 = 第13條的{ -false-life }圖，從黑{ -take-a-ko }的前一手開始。左下黑棋本是死形，可是如果規則只看{ -board-position }，黑下{ $take }{ -take-a-ko }就能{ -false-life }成真。黑先。
lesson-false-life-1 = 黑提{ $count }子。白不得立即在{ $retake }回提，否則黑方再次{ -face }開始時的{ -whole-position }。盤上白方能下的，只有己方的眼位{ $eyes }和{ -suicide-of-one-stone }。按中國規則，白方不願下這些就只好{ -pass }，黑方也{ -pass }，對局便夭折了：左下黑棋{ -false-life }成了真活，不貼點黑勝{ $margin }點。
lesson-false-life-1-ask = 輪到白方：怎樣下？
lesson-false-life-1-try-a2 = 現在不行：下{ $point }會使黑方再次{ -face }開始時的{ -whole-position }（第13條）。
lesson-false-life-1-try-pass = { -pass }是提議{ -at-rest }。黑方一同意，左下黑棋就成了真活，黑勝{ $margin }子。
lesson-false-life-2 = 這裡白方可以下{ -virtual-move }（{ -counting-points }第32條，{ -counting-living-stones }第13條）：既要求繼續對局，又改變了{ -whole-position }。黑不得也下{ -virtual-move }。不論黑方下什麼，白的下一手都可以在{ $retake }回提；黑若粘在該處，白下{ $kill }便提{ $count }子。
lesson-false-life-3 = 黑無計可施，{ -pass }，提議{ -at-rest }。白若也{ -pass }，對局就停止了；但白方不同意，繼續下棋。
lesson-false-life-4 = 白下{ $take }，回提{ $count }子。這回黑不得立即在{ $retake }回提：那是白方在第{ $number }手後{ -face }過的{ -whole-position }。
lesson-false-life-5 = 黑也下{ -virtual-move }，準備在{ $retake }回提。白不得接著下{ -virtual-move }，也不必下：盤上自有一著。
lesson-false-life-5-ask = 輪到白方：是哪一著？
lesson-false-life-5-try-virtual = 對方{ -virtual-move }之後不得立即{ -virtual-move }，否則黑方又{ -face }同一個{ -board-position }。
lesson-false-life-6 = 白下{ $kill }，提{ $count }子，左下歸白。所謂活棋，果然是{ -false-life }。
lesson-false-life-7 = 盤面已無爭，黑{ -pass }。
lesson-false-life-8 = 白同意，{ -stopped }。雙方在己方地盤填子，只留{ -basic-eyes }（第19條）：白{ $white }子，黑{ $black }子，白勝{ $margin }子。沒有那一手{ -virtual-move }，勝負就顛倒了。

lesson-seven = 7路例局：多種算法，兩個勝方
lesson-seven-0 = { -counting-points }第40至43條的例局：初學者的7路棋盤，不貼點。黑白交界大致已定，從數子前的最後幾手看起。黑先，先到{ $point }試探。
lesson-seven-1 = 黑下{ $point }，此子只有{ $liberties }口氣，白下{ $take }就能提。
lesson-seven-2 = 白暫且不提，也到黑方地盤裡試探：{ $point }同樣只有{ $liberties }口氣，黑下{ $take }就能提。
lesson-seven-3 = 黑提{ $count }子。{ -prisoners }要保留（現有{ $prisoners }顆），狹義的{ -equal-stones }法要把{ -prisoners }{ -refill }到盤內（第42條）。
lesson-seven-4 = 白也提{ $count }子，白方的{ -prisoners }現有{ $prisoners }顆。雙方的試探得失相當。
lesson-seven-5 = 黑下{ $point }，定住上邊的邊界；白接著下{ $reply }。
lesson-seven-6 = 白下{ $point }，交界處收完。雙方著子手數相等，誰也不欠{ -debt-for-extra-moves }（第38條）。
lesson-seven-7 = 黑再到白方地盤裡下{ $point }，此子有{ $liberties }口氣。
lesson-seven-8 = 白應在{ $point }，黑子只剩{ $liberties }口氣。不必再花一手去提：{ $dead }已是{ -dead-stones }，{ -agreed-end }時提走就是了（第29條）。
lesson-seven-9 = 黑{ -pass }，{ -offer-to-stop }。如果雙方不作協商就此終局，盤上的子都算{ -living-stones }，按{ -stones-and-liberties }（第30條）：黑{ $black }點，白{ $white }點，連{ -dead-stones }也算活了，黑反而獲勝。所以要先協商{ -dead-stones }。
lesson-seven-10 = 白同意，提走{ -dead-stones }{ $dead }。{ -area }：黑{ $black }點，白{ $white }點（第40條）。{ -equal-territory }：黑{ $blackStones }子，白{ $whiteStones }子（第41條）。{ -equal-stones }：黑{ $blackEmpty }目，白{ $whiteEmpty }目；狹義的{ -refill }{ -prisoners }與{ -dead-stones }：黑{ $blackRefilled }目，白{ $whiteRefilled }目（第42條）。不論怎樣算，都是白勝{ $margin }點。可是按{ -counting-living-stones }，{ -basic-eyes }是氣不是子：黑{ $blackLiving }子，白{ $whiteLiving }子，黑勝{ $living }子。同一局棋，勝負顛倒。

lesson-dame = 收{ -one-point-dame }與{ -debt-for-extra-moves }
lesson-dame-0 = 盤上只剩{ -one-point-dame }{ $dame }。未收的{ -one-point-dame }是{ -public-point }，雙方平分（第11條）。雙方若就此{ -pass }：黑{ $black }點，白{ $white }點，黑貼{ $komi }點，白勝{ $margin }點。
lesson-dame-1 = 黑收{ $point }，比白方多下了一手，眼下應貼{ $owed }點（第38條）。白若收{ $reply }，然後雙方{ -pass }，誰也不欠，白勝{ $margin }點：與不收{ -one-point-dame }一樣。
lesson-dame-2 = 白方不願收{ -one-point-dame }，{ -pass }，{ -offer-to-stop }。{ -pass }也是一手棋，卻不是著子的棋著，黑方仍欠{ $owed }點。
lesson-dame-3 = 黑把{ $point }也收了，欠{ $owed }點。
lesson-dame-4 = 白再次{ -pass }，{ -offer-to-stop }。
lesson-dame-5 = 黑同意，{ -stopped }。黑{ $black }點，白{ $white }點；黑貼{ $komi }點，再{ -debt-for-extra-moves }{ $owed }點，仍是白勝{ $margin }點，與不收{ -one-point-dame }分毫不差，收{ -one-point-dame }成了白忙一場（第38條）。按中國規則，貼點相同而多下不貼，{ -one-point-dame }能多得點，黑反勝{ $chinese }點。

lesson-last-ko = 最後一個劫：粘劫要貼點
lesson-last-ko-0 = 盤上還有兩個{ -one-point-dame }{ $dame }和最後一個單劫。黑以{ $stone }一子持劫，{ -kos-empty-point }{ $empty }是黑方的目（第33條）。黑貼{ $komi }點。
lesson-last-ko-1 = 黑先收{ -one-point-dame }{ $point }；在白方著子之前，黑方多下一手，欠{ $owed }點。
lesson-last-ko-2 = 白下{ $point }{ -take-a-ko }，提{ $count }子，雙方著子手數又相等了。此時雙方若都{ -pass }，無人貼點；黑{ -pass }而白粘在{ $fill }，白方就多下一手，應貼{ $owed }點（第38條例四）。
lesson-last-ko-3 = 黑不得立即回提，便下{ -virtual-move }作劫材。{ -virtual-move }也是著子的棋著，黑方又欠{ $owed }點。下一手黑就可以在{ $retake }回提了。
lesson-last-ko-4 = 白不粘劫，收另一個{ -one-point-dame }{ $point }，手數又相等了。黑可以在{ $retake }回提。
lesson-last-ko-5 = 黑下{ $point }，回提{ $count }子。黑方多下一手，欠{ $owed }點。白不得立即回提；即使下{ -virtual-move }作劫材，黑粘在{ $fill }，仍是黑勝{ $margin }點。
lesson-last-ko-6 = 白{ -pass }，{ -offer-to-stop }。黑要不要粘在{ $fill }？粘了就欠{ $owed }點，結果白勝{ $margin }點（第38條例三）。
lesson-last-ko-6-ask = 輪到黑方：粘不粘？
lesson-last-ko-6-try-d4 = 那樣黑方欠{ $owed }點，白勝{ $margin }點。
lesson-last-ko-7 = 黑不粘劫，也{ -pass }，{ -stopped }。{ -kos-empty-point }{ $empty }照樣歸黑：黑{ $black }點，白{ $white }點。黑貼{ $komi }點，再{ -debt-for-extra-moves }{ $owed }點，黑勝{ $margin }點。白若有{ -disagreement }，應{ -resume }，由先{ -pass }的白方先下，{ -resolution }（第28條）。

lesson-wild-region = 留下{ -wild-region }，{ -lazy }者負
lesson-wild-region-0 = 新應氏規則圖5的問題：幾乎什麼都沒下的一盤棋，勝負如何？執黑先行，逢空可置（第4、5條）。
lesson-wild-region-1 = 黑下{ $point }。餘下的{ $region }個空點是一片空，只與黑棋相鄰，眼下是黑的{ -own-territory }。
lesson-wild-region-2 = 白下{ $point }。餘下的{ $region }個空點與兩種顏色的棋子都相鄰，其中{ $wild }個只與一種顏色相鄰，而有一個就夠了：這片空是{ -wild-region }（第6條）。
lesson-wild-region-3 = 黑{ -pass }。盤面沒有改變，這就是{ -null-move }，視為{ -ask-for-the-end }（第9條）。白可以繼續下，比如下{ $reply }，請求也就作罷。
lesson-wild-region-4 = 白也{ -pass }，以{ -null-move }應{ -null-move }，就是{ -consent-to-the-end }，對局結束。盤上尚有{ -wild-region }，先{ -ask-for-the-end }的黑方{ -lazy }，判負，不計子數（第10條）。按中國規則則雙方各{ $count }點，白方靠貼點勝{ $margin }點。

lesson-null-move = { -null-move }與單劫須粘
lesson-null-move-0 = 本規則無{ -illegal-move }，逢空可置（第4條）。黑下{ $suicide }也可以，不過子一落就自盡，盤面不變，是{ -null-move }，視為{ -ask-for-the-end }（第6、9條）。盤上別無可爭，只剩黑以{ $stone }持有的單劫。黑應當粘在{ $fill }：那樣黑得{ $black }子，勝{ $margin }子。
lesson-null-move-1 = 黑不粘而{ -pass }，是{ -null-move }，{ -ask-for-the-end }。白若也{ -pass }，對局就結束了；可是白方看到了劫。
lesson-null-move-1-ask = 輪到白方：怎樣下？
lesson-null-move-1-try-pass = 那就是{ -consent-to-the-end }，黑勝{ $margin }子。請看那個劫。
lesson-null-move-2 = 白下{ $point }，提{ $count }子。這是從未有過的盤面，不是{ -null-move }，黑的請求也就作罷。黑可以立即在{ $retake }回提，規則並不禁止；且看這是一手什麼棋。
lesson-null-move-3 = 黑下{ $point }，回提{ $count }子，盤面又回到白{ -take-a-ko }之前：這是{ -null-move }，黑等於再次{ -ask-for-the-end }。
lesson-null-move-4 = 白又下{ $point }{ -take-a-ko }，這也是出現過的盤面：以{ -null-move }應{ -null-move }，對局結束。劫歸白方；黑若對{ $point }有爭議，由{ -ask-for-the-end }方的對方即白先下{ -play-on }，白粘在{ $before }就完了（第10條）。黑只得{ $black }子，比粘劫少了兩子，反負{ $margin }子。單劫須粘，不必明文規定，規則自然推出。

lesson-proportional = 形式化規則：按相鄰棋子分空
lesson-proportional-0 = 形式化規則終局不提{ -dead-stones }，也不必協商：每片空按與它相鄰的黑白子數的比例分給雙方。空枰的{ $region }個空點沒有棋子相鄰，雙方各得{ $share }。
lesson-proportional-1 = 黑下{ $point }。餘下{ $region }個空點只與黑子相鄰，黑獨得{ $share }。
lesson-proportional-2 = 白下{ $point }。{ $region }個空點與黑{ $black }子、白{ $white }子相鄰，各得{ $share }。
lesson-proportional-3 = { $region }個空點與黑{ $black }子、白{ $white }子相鄰：黑得{ $share }，白得{ $other }。分數照實計算，不取近似。
lesson-proportional-4 = { $region }個空點，黑{ $black }子、白{ $white }子相鄰，又是各得{ $share }。
lesson-proportional-5 = { $region }個空點，黑{ $black }子、白{ $white }子相鄰：黑分得{ $share }，連同盤上黑子共{ $count }。
lesson-proportional-6 = 白扳平：{ $region }個空點與雙方各{ $white }子相鄰，各得{ $share }。若就此終局，是和棋。
lesson-proportional-7 = { $region }個空點與黑{ $black }子、白{ $white }子相鄰：黑得{ $share }，白得{ $other }。
lesson-proportional-8 = 白{ -pass }。該定義把不改變{ -formal-position }的一手都叫{ -virtual-move }，{ -pass }也在其中；雙方接連下出，對局就結束。這與{ -counting-points }著子於盤外的{ -virtual-move }不是一回事，這裡沒有盤外之子。
lesson-proportional-9 = 黑也{ -pass }，對局結束，不提{ -dead-stones }：黑{ $black }，白{ $white }，黑過棋盤之半，勝{ $margin }。另一種形式是整片空歸相鄰棋子較多的一方：那樣黑得{ $majority }，勝{ $by }。

lesson-renju-forbidden = 五子棋{ -forbidden }與白方的自由
lesson-renju-forbidden-0 = 黑先，盤上有不少{ -forbidden }：{ $threes }同時成兩個{ -open-three }（{ -three-three }），{ $fours }在一條線上成兩個四（{ -four-four }），{ $overline }和{ $column }連成{ $six }子（{ -overline }）。黑方下在這些點上就判負；白方都可以下。
lesson-renju-forbidden-1 = 黑下{ $point }，成一個{ -simple-four }（{ $stones }）和一個{ -open-three }（{ $three }）。四三不是{ -forbidden }，正是黑方取勝的利器：下一手{ $five }就成{ -five }。
lesson-renju-forbidden-2 = 白必須在{ $point }擋住。白方沒有{ -forbidden }：{ $threes }同時成白的兩個{ -open-three }（{ $shape }），照樣可以下。白的{ -overline }也算勝：假如白已下{ $first }，再下{ $wins }連成{ $six }子就贏了。
lesson-renju-forbidden-3 = 黑下{ $point }，成{ -open-four }，{ $left }和{ $right }都能成{ -five }。{ $left }不是{ -overline }{ -forbidden }嗎？現在不是了：{ -five }與{ -forbidden }同時形成，{ -forbidden }失效，先五為勝。
lesson-renju-forbidden-4 = 白只能擋住一頭{ $point }，另一頭{ $left }還在。
lesson-renju-forbidden-5 = 黑下{ $point }，橫線成{ -five }（{ $five }），豎線成{ -overline }（{ $six }）。{ -five }優先，黑勝。

lesson-renju-chain = { -forbidden }的連環判斷：A看B，B看C，C看D
lesson-renju-chain-0 = 黑可以下A（{ $a }）嗎？A在斜線上成{ -open-three }；橫線上的三是不是{ -open-three }，要看黑接著能不能下B（{ $b }），另一頭被{ $block }擋住了。B若豎線是{ -open-three }，就是{ $bShape }{ -forbidden }，這要看黑接著能不能下C（{ $c }）。C是{ $cShape }，橫線上的三要靠D（{ $d }）。D是{ $dShape }{ -forbidden }。倒著推回來：D是{ -forbidden }，C橫線的三就不是{ -open-three }，C可以下；於是B豎線是{ -open-three }，B是{ -three-three }{ -forbidden }；於是A橫線的三不是{ -open-three }，A不是{ -forbidden }。
lesson-renju-chain-1 = 黑下A（{ $a }），成一個{ -open-three }（{ $three }）。現在B（{ $b }）對黑方是真正的{ -forbidden }。
lesson-renju-chain-2 = 白佔C（{ $c }），以為破了黑的豎線（{ $column }）。豎線是破了，錯也錯在這裡：豎線不再是{ -open-three }，B（{ $b }）只剩{ $shape }，不再是{ -forbidden }。
lesson-renju-chain-2-ask = 輪到黑方：下哪個字母？
lesson-renju-chain-3 = 黑下B（{ $b }），橫線{ $four }成{ -open-four }，{ $left }和{ $right }都能成{ -five }。
lesson-renju-chain-4 = 白擋住一頭{ $point }，另一頭{ $left }還在。
lesson-renju-chain-5 = 黑下{ $point }，成{ -five }（{ $five }），黑勝。一個點是不是{ -forbidden }，可能取決於連環另一頭的棋子：從末端倒推回來，而且每下一手都要重新判斷。
