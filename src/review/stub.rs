use super::{LossSum, NodeAnalysis, Review};
use liangyi_core::base::Size;
use liangyi_core::sgf::{NodeId, SgfTree};
use liangyi_engine::engine::EngineSettings;
pub fn read(_: &SgfTree, _: NodeId, _: Size) -> Option<NodeAnalysis> {
    None
}
pub fn store(_: &mut SgfTree, _: NodeId, _: Size, _: &NodeAnalysis) {}
impl Review {
    pub fn of_line<'a>(
        _: &EngineSettings,
        _: &SgfTree,
        _: &[NodeId],
        _: impl Fn(NodeId) -> Option<&'a NodeAnalysis>,
    ) -> Review {
        Review {
            analysed: 0,
            of: 0,
            losses: [[LossSum::default(); 3]; 2],
            moves: vec![],
            dearest: vec![],
            repetitions: vec![],
        }
    }
}
