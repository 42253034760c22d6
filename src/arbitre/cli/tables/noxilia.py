"""Noxilia in a terminal: the board from the enemy's camp down to one's own and the players.

A unit is shown as `Name [M2 R1 A1 L3/4]`: melee, ranged, armour, life left of full life (C, D, A, V in
French); ↷ engaged, ▼ face down, ☠ poison, + what it carries, ? a latent spell under it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from arbitre.games.noxilia.cards.index import CARDS, NUMBER
from arbitre.games.noxilia.rules.model import PLACES
from arbitre.games.noxilia.speech.lexicon import COLOURS, KIND_NAMES, PHASES, PLACE_NAMES, SPACES, name
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView

from ..screen import MINE, STRONG, THEIRS, Screen
from ..ui import Ui
from .looks import Looks, counted, named

_LETTERS: Final = {"en": "MRAL", "fr": "CDAV"}


# The table


def show(screen: Screen, view: View, names: list[str], ui: Ui, whole: bool = True) -> None:
    """The table as a seat sees it; without `whole`, without what the zones give."""
    board = view.board
    phase = named(PHASES[board["phase"]], ui)
    people = {"active": names[board["active"]], "first": names[board["first"]]}
    screen.heading(ui.text("noxilia.turn", turn=board["turn"], phase=phase, **people))
    if board["fate"]:
        screen.line(" " + ui.text("noxilia.fate", fate=name(board["fate"], ui.lang)), STRONG)
    me = max(view.seat, 0)
    _seat(screen, view, 1 - me, names, ui)
    _spaces(screen, view, names, ui)
    _seat(screen, view, me, names, ui)


def middle(screen: Screen, view: View, ui: Ui) -> None:
    """What lies in the middle: the board alone."""
    _spaces(screen, view, [], ui)


def _spaces(screen: Screen, view: View, names: list[str], ui: Ui) -> None:
    """Every zone with its place in the grid, and who and what is there; one's own camp last."""
    spaces = view.board["zones"]
    down = -1 if max(view.seat, 0) == 0 else 1
    order = sorted(range(len(spaces)), key=lambda at: (down * spaces[at]["row"], spaces[at]["column"]))
    known = {piece["id"]: piece for zone in view.zones for piece in zone.pieces if "card" in piece}
    rows_down = list(dict.fromkeys(spaces[at]["row"] for at in order))
    for at in order:
        space = spaces[at]
        place = f"{rows_down.index(space['row']) + 1}{chr(ord('A') + space['column'])}"
        marks = [named(KIND_NAMES[space["kind"]], ui)]
        if names and space["controller"] >= 0:
            marks.append(names[space["controller"]])
        if space["water"]:
            marks.append(ui.text("noxilia.water"))
        screen.line(f" {place} {space_name(view, at, ui)} ({', '.join(marks)})", STRONG)
        rows = []
        for seat in (1 - max(view.seat, 0), max(view.seat, 0)):
            units = [unit for unit in _units(view, at) if unit["controller"] == seat]
            if units:
                who = names[seat] if names else str(seat + 1)
                rows.append((who, counted(_unit(unit, known, ui) for unit in units)))
        lying = _ground(view, at, ui)
        if lying:
            rows.append(("·", lying))
        if rows:
            screen.lists(rows, indent=4)
    screen.line(" " + ui.text("noxilia.touching"))


def space_name(view: View, at: int, ui: Ui) -> str:
    """A zone is called as its zone card; the battlefields have names of their own."""
    space = view.board["zones"][at]
    if space["name"] in SPACES:
        return named(SPACES[space["name"]], ui)
    size = len(view.board["zones"])
    cards = {piece["id"]: piece.get("card", "") for piece in view.zones[size + at].pieces}
    return name(cards[space["card"]], ui.lang)


def _units(view: View, at: int) -> list[dict[str, Any]]:
    """The units of a space, those face down among them."""
    zone = view.zones[at]
    return [piece for piece in zone.pieces if "card" in piece] + _face_down(zone)


def _face_down(zone: ZoneView) -> list[dict[str, Any]]:
    hidden: list[dict[str, Any]] = zone.show.get("face_down", [])
    return hidden


def _ground(view: View, at: int, ui: Ui) -> list[str]:
    """What lies on the ground of a space, without its zone card."""
    zone = view.zones[len(view.board["zones"]) + at]
    seen = [
        name(piece["card"], ui.lang)
        for piece in zone.pieces
        if "card" in piece and piece["id"] != view.board["zones"][at]["card"]
    ]
    seen += [
        ui.text("noxilia.latent" if "host" in piece else "noxilia.treasure") for piece in _face_down(zone)
    ]
    return counted(seen)


def _unit(piece: dict[str, Any], known: dict[int, dict[str, Any]], ui: Ui) -> str:
    """A unit on the board, as far as it is known."""
    if "card" in piece:
        text = f"{name(piece['card'], ui.lang)} {_figures(piece['figures'], ui)}"
        text += " ▼" if piece.get("face_down") else ""
    else:
        text = ui.text("noxilia.hidden")
    text += " ↷" if piece["engaged"] else ""
    text += f" ☠{piece['poison']}" if piece.get("poison") else ""
    for thing in piece.get("gear", []):
        text += f" + {name(known[thing]['card'], ui.lang)}" if thing in known else ""
    return text + " ?" * len(piece.get("under", []))


def _figures(figures: list[int], ui: Ui) -> str:
    melee, ranged, armour, life, full = figures
    letters = _LETTERS[ui.lang]
    parts = [f"{letters[0]}{melee}"]
    parts += [f"{letters[1]}{ranged}"] if ranged else []
    parts += [f"{letters[2]}{armour}"] if armour else []
    parts.append(f"{letters[3]}{life}" if life == full else f"{letters[3]}{life}/{full}")
    return f"[{' '.join(parts)}]"


# The players


def _place(view: View, seat: int, which: str) -> ZoneView:
    return view.zones[2 * len(view.board["zones"]) + seat * len(PLACES) + PLACES.index(which)]


def _seat(screen: Screen, view: View, seat: int, names: list[str], ui: Ui) -> None:
    shown = view.seats[seat]
    mine = seat == view.seat
    sign = "►" if seat == view.board["active"] else " "
    parts = [
        ui.text(
            "noxilia.you" if mine and names[seat] != ui.text("play.you") else "noxilia.seat",
            name=names[seat],
            gold=shown["gold"],
        )
    ]
    if shown.get("allowance"):
        parts.append(ui.text("noxilia.allowance", gold=shown["allowance"]))
    parts += [
        f"{number} {named(colour, ui)}"
        for colour, number in zip(COLOURS.values(), shown["mana"], strict=False)
        if number
    ]
    counts = {"hand": shown["hand"], "library": shown["library"]}
    counts |= {which: len(_place(view, seat, which).pieces) for which in ("graveyard", "exile")}
    parts += [
        ui.text("noxilia.count", place=named(PLACE_NAMES[which], ui), number=number)
        for which, number in counts.items()
        if number and not (mine and which == "hand")
    ]
    parts += [ui.text("noxilia.passed")] if shown["passed"] else []
    screen.line(sign + " · ".join(parts), MINE if mine else THEIRS)
    rows = []
    queue = [*_place(view, seat, "queue").pieces]
    hidden = {piece["id"]: piece for piece in _face_down(_place(view, seat, "queue"))}
    if queue:
        waiting = [_waits({**piece, **hidden.get(piece["id"], {})}, ui) for piece in queue]
        rows.append((named(PLACE_NAMES["queue"], ui), waiting))
    if mine:
        hand = Counter(name(piece["card"], ui.lang) for piece in _place(view, seat, "hand").pieces)
        rows.append((named(PLACE_NAMES["hand"], ui), counted(hand)))
    if rows:
        screen.lists(rows, indent=3)


def _waits(piece: dict[str, Any], ui: Ui) -> str:
    card = name(piece["card"], ui.lang) if "card" in piece else ui.text("noxilia.hidden")
    return ui.text("noxilia.waits", card=card, time=piece.get("time", 0))


# What helps to choose


def note(view: View, option: Option, ui: Ui) -> str:
    """What helps to choose an option: the printed figures of a unit that may be played."""
    if not isinstance(option, tuple) or option[0] not in ("play", "muster"):
        return ""
    seat = view.seat
    pieces = [*_place(view, seat, "hand").pieces, *_place(view, seat, "library").pieces]
    slug = next((piece["card"] for piece in pieces if piece["id"] == option[1] and "card" in piece), None)
    if slug is None:
        return ""
    card = CARDS[NUMBER[slug]]
    return _figures([card.melee, card.ranged, card.armour, card.life, card.life], ui)


LOOKS: Final = Looks(show, middle, note)
