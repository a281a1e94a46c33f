# Which network is used that nobody has named.

network-plays = 下棋
network-judges = 判断
network-found = 用神经网络{ $name }{ $verb }（{ $file }）；--net none不用神经网络{ $verb }
network-missing = 没有强神经网络可用来{ $verb }；`liangyi net get`可取得一个
network-damaged = 警告：{ $error }；不用它{ $verb }
