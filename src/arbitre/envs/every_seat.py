"""PettingZoo's AEC environment: every seat is an agent, and who is asked acts."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from arbitre.kernel.view import SPECTATOR

from .episode import MOST_ANSWERS, Episode
from .spaces import RENDERS, actions, check_render, observations, rendered
from .writing import Observation


class Seats(AECEnv):
    """The agents are `player_0`, `player_1` …; rewards come at the end: 1 for who won, -1 for who lost."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDERS),
        "name": "arbitre_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        brisk: bool = True,
        most: int = MOST_ANSWERS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.brisk = brisk
        self.most = most
        self.table = options
        self.render_mode = check_render(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observations(game, seats) for agent in self.possible_agents}
        self.action_spaces = {agent: actions() for agent in self.possible_agents}
        self.episode = self._dealt(0)
        self._chance = seeding.np_random(None)[0]

    def _dealt(self, seed: int) -> Episode:
        return Episode(self.game, self.seats, seed, self.table, self.brisk, self.most)

    def __str__(self) -> str:
        return f"arbitre_{self.game}"

    def observation_space(self, agent: str) -> Any:
        """The arrays of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The slots of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed always gives the same one."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.episode = self._dealt(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next()

    def _next(self) -> None:
        """Whose turn it is, and what is on offer."""
        asked = self.episode.asked
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(asked, 0)]
        if asked >= 0:
            self.infos[self.agent_selection] = {"options": self.episode.readable()}

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes what lies in a slot."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.episode.act(int(action))
        if self.episode.asked < 0:
            returns = self.episode.returns()
            self.rewards = {agent: returns[seat] for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, self.episode.ended)
            self.truncations = dict.fromkeys(self.agents, self.episode.broken_off)
        self._next()
        self._accumulate_rewards()

    def words(self, lang: str = "en") -> list[str]:
        """What is on offer, as buttons say it."""
        return self.episode.words(lang)

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return rendered(self.episode.game, self.render_mode, SPECTATOR)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(game: str, seats: int, **settings: Any) -> Any:
    """The environment, which refuses what comes in the wrong order or is no slot."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(Seats(game, seats, **settings)))
