"""Who plays with whom, as tables show it: each player's side, one life total for those who share it, and
whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.tables import Label
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.view import View
from arbitre.words.phrase import Language

from .rows import IN_MOTION

ARCHENEMY: Final = Label("Archenemy", "Archi-ennemi")
HEROES: Final = Label("Heroes", "Héros")
TEAM: Final = Label("Team {n}", "Équipe {n}")


def take_sides(view: View) -> None:
    """Mark each player's side where there are teams, leave a shared life total with one of those who share
    it, and say who takes this turn; before the first one, who will."""
    shares = view.board.get("shares", ())
    teams: dict[int, list[dict[str, Any]]] = {}
    for shown in view.seats:
        teams.setdefault(shown["team"], []).append(shown)
    playing = _playing(view, "turn" in shares)
    begun = view.board["turn"] > 0
    view.board["playing"] = playing if begun else []
    view.board["first"] = [] if begun else playing
    if len(teams) == len(view.seats):
        return
    for team, players in teams.items():
        for shown in players:
            shown["side"] = {"team": team}
        if "life" in shares:
            _share_life(view, [shown for shown in players if "out" not in shown])


def _playing(view: View, together: bool) -> list[int]:
    """The players whose turn it is."""
    active = view.board["active"]
    if active == NOBODY:
        return []
    team = view.seats[active]["team"]
    mates = [shown["seat"] for shown in view.seats if shown["team"] == team and "out" not in shown]
    return mates if together and mates else [active]


def _share_life(view: View, players: list[dict[str, Any]]) -> None:
    """One total stands at one place: with the reader if he is among them, otherwise with the first."""
    if len(players) < 2:
        return
    keeper = next((shown for shown in players if shown["seat"] == view.seat), players[0])
    for shown in players:
        if shown is keeper:
            shown["shared"] = True
        else:
            del shown["life"]
            shown["life_with"] = keeper["seat"]


def name_sides(view: View, lang: Language) -> None:
    """Call the sides by name: who alone has a scheme deck is the archenemy."""
    schemers = {zone.owner for zone in view.zones if zone.name in ("schemes", IN_MOTION) and zone.pieces}
    numbers = sorted({shown["side"]["team"] for shown in view.seats if "side" in shown})
    for shown in view.seats:
        if "side" not in shown:
            continue
        if len(schemers) == 1:
            called = ARCHENEMY if shown["seat"] in schemers else HEROES
        else:
            called = TEAM
        written = called.fr if lang == "fr" else called.en
        shown["side"]["name"] = written.replace("{n}", str(numbers.index(shown["side"]["team"]) + 1))
