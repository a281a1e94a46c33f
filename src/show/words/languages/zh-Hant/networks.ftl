# Which network is used that nobody has named.

network-plays = 下棋
network-judges = 判斷
network-found = 用神經網路{ $name }{ $verb }（{ $file }）；--net none不用神經網路{ $verb }
network-missing = 沒有強神經網路可用來{ $verb }；`liangyi net get`可取得一個
network-damaged = 警告：{ $error }；不用它{ $verb }
