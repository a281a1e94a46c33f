# `liangyi review`在小结和棋谱注释里说的话。

review-progress = { $file }：{ $all }个局面，已分析{ $done }个
review-file = { $file }：{ $ruleset }，{ $moves }手，{ $all }个局面中分析了{ $done }个
review-sum = { $points }（{ $moves }手）
review-side = { $side }损失：布局{ $opening }，中盘{ $middle }，官子{ $endgame }；合计{ $all }
review-dear = 第{ $number }手，{ $side }{ $played }，损失{ $points }；更好的一手是{ $better }
review-dear-alone = 第{ $number }手，{ $side }{ $played }，损失{ $points }
review-dear-winrate = 第{ $number }手，{ $side }{ $played }，损失{ -win-rate }{ $percent }%；更好的一手是{ $better }
review-dear-winrate-alone = 第{ $number }手，{ $side }{ $played }，损失{ -win-rate }{ $percent }%
review-rank = { $side }的下法约如{ $rank }（{ $least }至{ $most }，据{ $moves }手）
review-by-persons = ；100个{ $rank }的人中，{ $better }个找得到，{ $played }个也这样下
review-repeats = 第{ $number }手，{ $side }{ $played }，重复第{ $same }手后的{ -board-position }
review-forbidden-repeats = 第{ $number }手，{ $side }{ $played }，是{ -illegal-move }：重复第{ $same }手后的{ -board-position }
review-forbidden = 第{ $number }手，{ $side }{ $played }，是{ -illegal-move }
review-stopped = 在{ -record }结束处计算：{ $result }
review-as-far = 只复盘到{ -record }能走下去的地方：{ $why }
review-record = 带分析的{ -record }：{ $file }
review-value = { $lead }，黑方{ -win-rate }{ $percent }%
review-winrate = 黑方{ -win-rate }{ $percent }%
review-lost = ；损失{ $points }
review-lost-winrate = ；损失{ -win-rate }{ $percent }%
review-better = ；更好的是{ $line }
