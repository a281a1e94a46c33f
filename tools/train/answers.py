"""What is answered to the games of a farm: moves of every quality, other komi, an end.

A search asks about bad moves all the time, so games are played well, badly and by the student itself, and in some the
student searches: a search goes where values are wrong in its favour, so that these have to be learnt. In two of three
games of searches only one side searches, and the teacher's best moves show it what it has misjudged, which nothing does
where both sides misjudge the same. Komi is not made even by what the teacher says of a game under way: it would tell
who is dead, and a student would read it there and not on the board. The rates were chosen, not measured.
"""

import torch

from farm import KOMI, NEW_GAME, SEARCH

# How often a move of a game is a bad one, and which share of games is so; the student plays a share of the games in
# which nobody searches.
RATES = ((0.0, 0.5), (0.03, 0.25), (0.12, 0.15), (0.35, 0.1))
BY_STUDENT = 0.4
# The temperature of the teacher's moves against a search.
AGAINST_SEARCH = 0.3
# The moves after which komi is made even no more.
OPENING = 2


class Styles:
    """How each game of a farm is played, from its begin to its end."""

    def __init__(self, games, device, searched=0.0):
        self.device, self.searched = device, searched
        self.ended = torch.full((games,), -1, dtype=torch.int32, device=device)
        self.rate = torch.zeros(games, device=device)
        self.by_student = torch.zeros(games, dtype=torch.bool, device=device)
        # Which sides search, by whether they are Black.
        self.by_search = torch.zeros(2, games, dtype=torch.bool, device=device)

    def _chance(self, chance):
        return torch.rand(len(self.ended), device=self.device) < chance

    def begin(self, ended):
        """Draw the style of games that have begun since the last time."""
        fresh = ended != self.ended
        self.ended = ended
        values = torch.tensor([rate for rate, _ in RATES], device=self.device)
        shares = torch.tensor([share for _, share in RATES], device=self.device)
        drawn = values[torch.multinomial(shares, len(ended), replacement=True)]
        self.rate = torch.where(fresh, drawn, self.rate)
        self.by_student = torch.where(fresh, self._chance(BY_STUDENT), self.by_student)
        # Both sides, Black alone, White alone.
        sides = torch.randint(0, 3, (len(ended),), device=self.device)
        searching = torch.stack([sides != 1, sides != 2]) & self._chance(self.searched)
        self.by_search = torch.where(fresh, searching, self.by_search)

    def moves(self, rows, policy, own_policy, legal, can_search=False):
        """Draw a move for each game, by the policy of the teacher or of the student, or by a search."""
        area = legal.shape[1] - 1
        searching = torch.where(rows.is_black, self.by_search[1], self.by_search[0])
        is_against = self.by_search.any(0) & ~searching if can_search else torch.zeros_like(searching)
        is_own = (self.by_student & ~is_against)[:, None]
        base = policy if own_policy is None else torch.where(is_own, own_policy, policy)
        is_bad = self._chance(self.rate) & ~is_against
        # The opening of games is more varied than the rest; a bad move is one of a flat policy, or any.
        temperature = torch.where(rows.number < max(8, area // 12), 1.0, 0.8)
        temperature = torch.where(is_against, AGAINST_SEARCH, torch.where(is_bad, 4.0, temperature))
        chances = base.clamp_min(1e-9) ** (1 / temperature)[:, None]
        chances = torch.where((is_bad & self._chance(0.4))[:, None], torch.ones_like(chances), chances)
        # No bad move is a pass that the teacher would not think of.
        chances[:, area] = torch.where(is_bad & (policy[:, area] < 0.02), 0.0, chances[:, area])
        chances = torch.where(legal, chances, torch.zeros_like(chances))
        chances[:, area] += (chances.sum(1) <= 0).float()
        drawn = torch.multinomial(chances, 1)[:, 0].to(torch.int32)
        return torch.where(searching & ~is_bad, SEARCH, drawn) if can_search else drawn

    def other_komi(self, rows, lead):
        """Draw another komi, in half points: near an even one in the opening, and later near the one that there is."""
        spread = torch.where(self._chance(0.7), 3.0, 12.0)
        even = 2 * torch.where(rows.is_black, lead, -lead)
        moved = torch.where(rows.number <= OPENING, even, 0.0) + torch.randn_like(lead) * spread
        komi = rows.komi + moved.round().to(torch.int32)
        # Mostly half points.
        komi = torch.where((komi % 2 == 0) & self._chance(0.4), komi + 1, komi)
        # What a network sees of komi is bounded by the board.
        return komi.clamp(-300, 300)

    def answers(self, rows, policy, own_policy, win, lead, legal, can_search=False):
        """Draw an answer for each game; `win` is the teacher's win, loss and no result, `lead` of the side to move."""
        answers = self.moves(rows, policy, own_policy, legal, can_search)
        best = torch.maximum(win[:, 0], win[:, 1])
        is_other = self._chance(torch.where(rows.number <= OPENING, 0.1, 0.012))
        answers = torch.where(is_other, KOMI + self.other_komi(rows, lead), answers)
        is_over = (best > 0.993) & self._chance(0.015)
        return torch.where(is_over, NEW_GAME, answers).to(torch.int32)
