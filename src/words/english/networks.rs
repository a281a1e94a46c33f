//! Networks, in English.

use liangyi_arena::visible::visible;

use super::English;
use crate::networks::{NetworkNotice, NetworkUse};
use crate::words::table::NetworkWords;

impl NetworkWords for English {
    fn network_notice(&self, notice: &NetworkNotice, purpose: NetworkUse) -> String {
        let verb = match purpose {
            NetworkUse::Play => "plays",
            NetworkUse::Judge => "judges",
        };
        match notice {
            NetworkNotice::Found(name, file) => {
                let file = file.to_string_lossy();
                format!("{verb} with the network {name} ({}); --net none {verb} without", visible(&file))
            }
            NetworkNotice::Missing => format!("{verb} without a network; `liangyi net get` brings one"),
            NetworkNotice::Damaged(error) => {
                format!("warning: {}; {verb} without a network", visible(&error.to_string()))
            }
        }
    }
}
