//! Networks.

use liangyi_arena::visible::visible;

use crate::networks::{NetworkNotice, NetworkUse};
use crate::words::message::msg;
use crate::words::spoken::Spoken;

impl Spoken {
    /// Which network is used that nobody has named, in a line.
    pub fn network_notice(self, notice: &NetworkNotice, purpose: NetworkUse) -> String {
        let verb = self.say(match purpose {
            NetworkUse::Play => msg!("network-plays"),
            NetworkUse::Judge => msg!("network-judges"),
        });
        self.say(match notice {
            NetworkNotice::Found(name, file) => {
                let file = visible(&file.to_string_lossy()).into_owned();
                msg!("network-found", verb = verb, name = name.to_string(), file = file)
            }
            NetworkNotice::Missing => msg!("network-missing", verb = verb),
            NetworkNotice::Damaged(error) => {
                msg!("network-damaged", verb = verb, error = visible(&error.to_string()).into_owned())
            }
        })
    }
}
