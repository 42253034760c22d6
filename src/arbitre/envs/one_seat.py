"""Gymnasium's environment: one learner in a seat, bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from arbitre.bots import Bot, Glimpse, by_name, check_names
from arbitre.kernel.rules import BadInput

from .episode import MOST_ANSWERS, Episode
from .spaces import RENDERS, actions, check_render, observations, rendered
from .writing import Observation


class Learner(gymnasium.Env):
    """The learner is asked his own questions; between them the bots play. The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDERS), "render_fps": 4}

    def __init__(
        self,
        game: str,
        against: Sequence[str] = ("random",),
        seat: int = 0,
        brisk: bool = True,
        most: int = MOST_ANSWERS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_names(against)
        self.seats = len(against) + 1
        if not 0 <= seat < self.seats:
            raise BadInput(f"There is no seat {seat} at a table of {self.seats}.")
        self.game = game
        self.against = [*against[:seat], "", *against[seat:]]
        self.seat = seat
        self.brisk = brisk
        self.most = most
        self.table = options
        self.render_mode = check_render(render_mode)
        self.observation_space = observations(game, self.seats)
        self.action_space = actions()
        self.episode: Episode | None = None
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, at the learner's first question."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self._bots = [by_name(name, deal, at) if name else None for at, name in enumerate(self.against)]
        self.episode = Episode(self.game, self.seats, deal, self.table, self.brisk, self.most)
        self._let_bots_play(self.episode)
        return self._seen(self.episode)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take what lies in a slot; an action that is not on offer loses the game."""
        episode = self.episode
        assert episode is not None, "reset first"
        episode.act(int(action))
        self._let_bots_play(episode)
        reward = episode.returns()[self.seat] if episode.asked < 0 else 0.0
        seen, info = self._seen(episode)
        return seen, reward, episode.ended, episode.broken_off, info

    def _let_bots_play(self, episode: Episode) -> None:
        while episode.asked >= 0 and (bot := self._bots[episode.asked]) is not None:
            episode.answer(bot.choose(Glimpse(episode.game)))

    def _seen(self, episode: Episode) -> tuple[Observation, dict[str, Any]]:
        return episode.observe(self.seat), {"options": episode.readable()}

    def action_masks(self) -> Any:
        """What is on offer, for libraries that ask the environment itself."""
        assert self.episode is not None, "reset first"
        return self.episode.observe(self.seat)["action_mask"].astype(bool)

    def words(self, lang: str = "en") -> list[str]:
        """What is on offer, as buttons say it."""
        return self.episode.words(lang) if self.episode is not None else []

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return rendered(self.episode.game if self.episode else None, self.render_mode, self.seat)
