"""Ratings of decks and bots (OpenSkill's Plackett-Luce): how strong each seems to be, and how surely."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arbitre.extras import need

from .report import Plain


class Rating(Plain):
    """A name, its strength, how unsure that is, and what it is at least (three times as unsure)."""

    name: str
    strength: float
    unsure: float
    least: float


def rated(names: Sequence[str], games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Ratings after games, each told by who played (places of `names`) and who of them won; the strongest
    first. Where all won or nobody did they were equal. Raises `Missing` without OpenSkill."""
    model = need("openskill.models", "ratings").PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for players, winners in games:
        if len({names[player] for player in players}) < len(players):
            continue  # who plays against himself learns nothing
        teams = [[ratings[names[player]]] for player in players]
        drawn = len(winners) in (0, len(players))
        ranks = [1 if drawn or player in winners else 2 for player in players]
        for [rating] in model.rate(teams, ranks=ranks):
            ratings[rating.name] = rating
    found = [
        Rating(name, round(r.mu, 2), round(r.sigma, 2), round(r.mu - 3 * r.sigma, 2))
        for name, r in ratings.items()
    ]
    return sorted(found, key=lambda each: (-each.strength, each.name))
