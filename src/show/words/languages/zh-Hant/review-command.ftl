# `liangyi review`在小結和棋譜註釋裡說的話。

review-progress = { $file }：{ $all }個局面，已分析{ $done }個
review-file = { $file }：{ $ruleset }，{ $moves }手，{ $all }個局面中分析了{ $done }個
review-sum = { $points }（{ $moves }手）
review-side = { $side }損失：佈局{ $opening }，中盤{ $middle }，官子{ $endgame }；合計{ $all }
review-dear = 第{ $number }手，{ $side }{ $played }，損失{ $points }；更好的一手是{ $better }
review-dear-alone = 第{ $number }手，{ $side }{ $played }，損失{ $points }
review-dear-winrate = 第{ $number }手，{ $side }{ $played }，損失{ -win-rate }{ $percent }%；更好的一手是{ $better }
review-dear-winrate-alone = 第{ $number }手，{ $side }{ $played }，損失{ -win-rate }{ $percent }%
review-rank = { $side }的下法約如{ $rank }（{ $least }至{ $most }，據{ $moves }手）
review-by-persons = ；100個{ $rank }的人中，{ $better }個找得到，{ $played }個也這樣下
review-repeats = 第{ $number }手，{ $side }{ $played }，重複第{ $same }手後的{ -board-position }
review-forbidden-repeats = 第{ $number }手，{ $side }{ $played }，是{ -illegal-move }：重複第{ $same }手後的{ -board-position }
review-forbidden = 第{ $number }手，{ $side }{ $played }，是{ -illegal-move }
review-stopped = 在{ -record }結束處計算：{ $result }
review-as-far = 只復盤到{ -record }能走下去的地方：{ $why }
review-record = 帶分析的{ -record }：{ $file }
review-value = { $lead }，黑方{ -win-rate }{ $percent }%
review-winrate = 黑方{ -win-rate }{ $percent }%
review-lost = ；損失{ $points }
review-lost-winrate = ；損失{ -win-rate }{ $percent }%
review-better = ；更好的是{ $line }
