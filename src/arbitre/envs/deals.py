"""OpenSpiel's game: chance chooses one of so many deals first; all later chance follows from the deal.

import arbitre.envs.deals, pyspiel
pyspiel.load_game("arbitre_quarriors(seats=2,deals=1000)")
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

import arbitre
from arbitre.games import spec
from arbitre.kernel.view import ZoneView

from .choosing import SLOTS
from .episode import MOST_ANSWERS, Episode
from .writing import Shapes

NAME: Final = "arbitre_"
MOST_SEATS: Final = {"quarriors": 4, "magic": 6}
CHOICES: Final = 4
"""Choices an answer takes at most on average, for the bound of a game's length."""


def _kind(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"{NAME}{game}",
        long_name=f"Arbitre: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS.get(game, 2),
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2, "deals": 1000, "most": MOST_ANSWERS},
    )


class Deals(pyspiel.Game):
    """A game whose first move is chance's."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"seats": 2, "deals": 1000, "most": MOST_ANSWERS, **(params or {})}
        self.seats = int(given["seats"])
        self.deals = int(given["deals"])
        self.most = int(given["most"])
        info = pyspiel.GameInfo(
            num_distinct_actions=SLOTS,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.most * CHOICES,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> Position:
        """Before the deal."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Who writes what a seat may know now into a tensor; nobody writes all that it ever knew."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return None
        return Observer(self.name, self.seats)


class Position(pyspiel.State):
    """A position: before the deal, then an episode."""

    def __init__(self, game: Deals) -> None:
        super().__init__(game)
        self.spiel = game
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Chance before the deal; then who is asked."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        share = 1.0 / self.spiel.deals
        return [(deal, share) for deal in range(self.spiel.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.episode.offers))) if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            at = self.spiel
            self.episode = Episode(at.name, at.seats, action, most=at.most)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player < 0:
            return f"Deal {action}"
        return str(self.episode.readable()[action])

    def is_terminal(self) -> bool:
        """Whether nobody has anything to choose."""
        return self.episode is not None and self.episode.asked < 0

    def returns(self) -> list[float]:
        """What it brought each seat."""
        return self.episode.returns() if self.episode is not None else [0.0] * self.spiel.seats

    def __str__(self) -> str:
        if self.episode is None:
            return "Before the deal"
        return f"After {len(self.episode.game.history)} answers, asked: {self.episode.asked}"


class Observer:
    """All arrays of a seat as one tensor, and each by its name."""

    def __init__(self, game: str, seats: int) -> None:
        shapes = Shapes(game, seats)
        sizes = {
            "observation": (len(shapes.observation),),
            "pieces": (shapes.rows, len(shapes.pieces)),
            "options": (SLOTS, len(shapes.options)),
        }
        self.tensor: Any = np.zeros(sum(int(np.prod(size)) for size in sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            length = int(np.prod(size))
            self.dict[name] = self.tensor[at : at + length].reshape(size)
            at += length

    def set_from(self, state: Position, player: int) -> None:
        """Write what a seat may know."""
        self.tensor.fill(0)
        if state.episode is not None:
            seen = state.episode.observe(player)
            for name, part in self.dict.items():
                part[:] = seen[name]

    def string_from(self, state: Position, player: int) -> str:
        """What a seat may know, in short."""
        if state.episode is None:
            return "Before the deal"
        view = state.episode.game.view(player)
        zones = " ".join(f"{zone.name}:{zone.owner}={_names(zone)}" for zone in view.zones if zone.pieces)
        return f"{view.board} {view.seats} {zones}"


def _names(zone: ZoneView) -> str:
    return ",".join(str(piece.get("card", piece.get("kind", "?"))) for piece in zone.pieces)


def _registered(game: str) -> type[Deals]:
    """Make a game known to OpenSpiel, and to pickle, by its name."""
    name = f"Deals of {game}"
    made: type[Deals] = type(name, (Deals,), {"name": game, "kind": _kind(game), "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(made.kind, made)
    return made


_GAMES: Final = {game: _registered(game) for game in arbitre.games}


def loaded(game: str, seats: int, deals: int, most: int = MOST_ANSWERS) -> Deals:
    """A game for so many seats. Raises `BadInput` for one that does not exist."""
    return _GAMES[spec(game).name]({"seats": seats, "deals": deals, "most": most})
