//! The learnt tables and the network that a player uses. They are passed to whatever needs them: nothing that plays
//! looks up a global.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use liangyi_core::base::Size;

use super::auto_network::{AutoNetwork, NetworkTask};
use super::human_net::{HumanNet, NoHumanNetwork};
use super::ladders::{BadLadders, Ladders};
use super::net::{BadNet, Net, Quantised};
use super::net_evaluator::KataNet;
use super::patterns::{BadModel, Model};
use crate::playout::{BadGammas, Gammas, is_small};

/// Everything learnt that play needs. A clone shares the tables.
#[derive(Clone, Debug)]
pub struct Models {
    /// The weights of playouts on [small](is_small) boards.
    pub small_playouts: Arc<Gammas>,
    /// The weights of playouts on larger boards.
    pub large_playouts: Arc<Gammas>,
    /// The weights of patterns and tactical features, from which priors begin.
    pub patterns: Arc<Model>,
    /// The factors of ladder features, which correct priors on large boards.
    pub ladders: Arc<Ladders>,
    /// The network that refines priors.
    pub net: Arc<Quantised>,
    /// A network of KataGo's that evaluates in place of patterns and playouts: see [`Models::network`].
    pub kata: Option<Arc<KataNet>>,
    /// Where nobody has chosen that network, those among which it is chosen by the board: see [`Models::on_board`].
    pub auto: Option<AutoNetwork>,
    /// Whether the program's own network may play at levels: not where no network is to be used.
    pub may_use_own: bool,
    /// Whether that one knows the board, as far as one was named: see [`Models::on_board`].
    pub own_knows_board: bool,
    /// A network of KataGo's that moves as persons of a rank do: see [`Models::human`].
    pub human: Option<Arc<HumanNet>>,
}

impl Models {
    /// The models that come with the program, read when they are first used. The edge of a program hands them to
    /// whatever needs them.
    pub fn embedded() -> &'static Arc<Models> {
        static MODELS: OnceLock<Arc<Models>> = OnceLock::new();
        MODELS.get_or_init(|| Arc::new(Models::read_embedded()))
    }

    fn read_embedded() -> Models {
        let gammas = |lines| Arc::clone(Gammas::embedded(Size::square(lines).expect("a size of board")));
        Models {
            small_playouts: gammas(9),
            large_playouts: gammas(19),
            patterns: Arc::new(Model::read_embedded()),
            ladders: Arc::new(Ladders::read_embedded()),
            net: Arc::new(Quantised::of(&Net::read_embedded())),
            kata: None,
            auto: None,
            may_use_own: false,
            own_knows_board: true,
            human: None,
        }
    }

    /// These tables with a network that evaluates, or none.
    pub fn with_network(&self, net: Option<Arc<KataNet>>) -> Models {
        Models { kata: net, auto: None, ..self.clone() }
    }

    /// The same where somebody has chosen it, or that there is to be none.
    pub fn with_chosen(&self, net: Option<Arc<KataNet>>) -> Models {
        Models { may_use_own: net.is_some(), ..self.with_network(net) }
    }

    /// These tables where nobody has chosen a network, and this one was found.
    pub fn with_found(&self, fetched: Option<Arc<KataNet>>) -> Models {
        Models { kata: fetched.clone(), auto: Some(AutoNetwork { fetched }), may_use_own: true, ..self.clone() }
    }

    /// With the network that plays on boards of this size, where nobody has chosen one, and the program's own where it
    /// knows them.
    pub fn on_board(&self, size: Size) -> Cow<'_, Models> {
        self.for_task(size, NetworkTask::Search)
    }

    /// The same for a task.
    pub fn for_task(&self, size: Size, task: NetworkTask) -> Cow<'_, Models> {
        let kata = self.network_for(size, task);
        let own_knows_board = KataNet::own_has_learnt(size);
        if is_same_network(kata.as_ref(), self.kata.as_ref()) && own_knows_board == self.own_knows_board {
            Cow::Borrowed(self)
        } else {
            Cow::Owned(Models { kata, own_knows_board, ..self.clone() })
        }
    }

    /// The network for a task on boards of this size, if one does it there.
    pub fn network_for(&self, size: Size, task: NetworkTask) -> Option<Arc<KataNet>> {
        self.auto.as_ref().map_or_else(|| self.kata.clone(), |auto| auto.choose(size, task))
    }

    /// The network for a task on the boards where one does it, if there are any.
    pub fn network_for_some_board(&self, task: NetworkTask) -> Option<Arc<KataNet>> {
        self.auto.as_ref().map_or_else(|| self.kata.clone(), |auto| auto.choose_for_some_board(task))
    }

    /// The network that judges on boards of this size, if one does: networks that have not learnt from them do not.
    pub fn judging_network(&self, size: Size) -> Option<Arc<KataNet>> {
        self.network_for(size, NetworkTask::Judge).filter(|_| KataNet::has_learnt(size))
    }

    /// The network that somebody has chosen, or that was fetched.
    pub fn chosen_or_fetched(&self) -> Option<&Arc<KataNet>> {
        self.auto.as_ref().map_or(self.kata.as_ref(), |auto| auto.fetched.as_ref())
    }

    /// The program's own network, where it may play at levels, and knows the board.
    pub fn own_network(&self) -> Option<&'static Arc<KataNet>> {
        let may_be_used = self.may_use_own && self.own_knows_board;
        may_be_used.then(KataNet::own).filter(|net| !net.has_failed())
    }

    /// Whether there is a network for levels that need one, whatever the board.
    pub fn may_evaluate(&self) -> bool {
        self.may_use_own || self.named_network().is_some_and(|net| !net.has_failed())
    }

    /// Whether there is a network, for whatever task. Nothing is read for it.
    pub fn has_network(&self) -> bool {
        self.kata.is_some() || self.auto.is_some()
    }

    /// The network that is named where it does not matter what for: the one that somebody has chosen or that was
    /// fetched, or else the program's own where it may do something.
    pub fn named_network(&self) -> Option<&Arc<KataNet>> {
        self.chosen_or_fetched().or_else(|| self.auto.as_ref().map(|_| KataNet::own()))
    }

    /// The network that evaluates in place of patterns and playouts, if there is one that has not
    /// [failed](KataNet::has_failed).
    pub fn network(&self) -> Option<&Arc<KataNet>> {
        self.kata.as_ref().filter(|net| !net.has_failed())
    }

    /// The network that says how persons of a rank move, if there is one that has not
    /// [failed](HumanNet::has_failed). It may not have been read.
    pub fn human(&self) -> Option<&Arc<HumanNet>> {
        self.human.as_ref().filter(|net| !net.has_failed())
    }

    /// The same, read.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be read.
    pub fn load_human(&self) -> Result<&Arc<KataNet>, NoHumanNetwork> {
        let net = self.human.as_ref().ok_or(NoHumanNetwork::Absent)?.load().map_err(NoHumanNetwork::clone)?;
        if net.has_failed() { Err(NoHumanNetwork::Absent) } else { Ok(net) }
    }

    /// Replaces a table by one that was learnt, the bytes of its file.
    ///
    /// # Errors
    ///
    /// The bytes are no such table, or one of another version; nothing is changed then.
    pub fn replace(&mut self, table: ModelTable, bytes: &[u8]) -> Result<(), BadTable> {
        match table {
            ModelTable::Patterns => self.patterns = Arc::new(Model::from_bytes(bytes)?),
            ModelTable::LargePlayouts => self.large_playouts = Arc::new(Gammas::from_bytes(bytes)?),
            ModelTable::SmallPlayouts => self.small_playouts = Arc::new(Gammas::from_bytes(bytes)?),
            ModelTable::Ladders => self.ladders = Arc::new(Ladders::from_bytes(bytes)?),
            ModelTable::Net => self.net = Arc::new(Quantised::of(&Net::from_bytes(bytes)?)),
        }
        Ok(())
    }

    /// The weights of playouts on a board of `size`.
    pub fn playouts(&self, size: Size) -> &Arc<Gammas> {
        if is_small(size) { &self.small_playouts } else { &self.large_playouts }
    }
}

/// Whether these are one network, or both none.
pub fn is_same_network(one: Option<&Arc<KataNet>>, other: Option<&Arc<KataNet>>) -> bool {
    one.map(Arc::as_ptr) == other.map(Arc::as_ptr)
}

/// A learnt table that has a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelTable {
    /// [`Models::patterns`].
    Patterns,
    /// [`Models::large_playouts`].
    LargePlayouts,
    /// [`Models::small_playouts`].
    SmallPlayouts,
    /// [`Models::ladders`].
    Ladders,
    /// [`Models::net`].
    Net,
}

impl ModelTable {
    /// Every table.
    pub const ALL: [ModelTable; 5] = [
        ModelTable::Patterns,
        ModelTable::LargePlayouts,
        ModelTable::SmallPlayouts,
        ModelTable::Ladders,
        ModelTable::Net,
    ];

    /// The name of its file, as in the folder `data` of the source.
    pub const fn file_name(self) -> &'static str {
        match self {
            ModelTable::Patterns => "patterns.bin",
            ModelTable::LargePlayouts => "playouts.bin",
            ModelTable::SmallPlayouts => "playouts-small.bin",
            ModelTable::Ladders => "ladders.bin",
            ModelTable::Net => "net.bin",
        }
    }
}

/// Bytes that are not the table they are taken for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// No patterns.
    #[error(transparent)]
    Patterns(#[from] BadModel),
    /// No weights of playouts.
    #[error(transparent)]
    Playouts(#[from] BadGammas),
    /// No factors of ladders.
    #[error(transparent)]
    Ladders(#[from] BadLadders),
    /// No network.
    #[error(transparent)]
    Net(#[from] BadNet),
}
