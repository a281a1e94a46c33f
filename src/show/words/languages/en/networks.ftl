# Which network is used that nobody has named.

network-plays = plays
network-judges = judges
network-found = { $verb } with the network { $name } ({ $file }); --net none { $verb } without
network-missing = { $verb } without a strong network; `liangyi net get` brings one
network-damaged = warning: { $error }; { $verb } without it
