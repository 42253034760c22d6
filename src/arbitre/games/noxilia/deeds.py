"""The deeds of Noxilia: each thing a player can do, once.

How it is written in a scenario, how a button says it, what it is about, and with what a player might try it.
An action is written in the small steps in which the game asks for it: "charge with Oath Knight", then
"target Rag Ghoul".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from arbitre.kernel.deeds import Deed, Deeds, Exactly, Piece, Values, Where
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.view import View
from arbitre.words import referee

from .cards.index import ACTIVATED, CARDS, NUMBER, TYPE
from .language.definitions import Card
from .rules.model import GRAVEYARD, HAND, LIBRARY, MUSTER, PLACES, Table
from .rules.places import place
from .scenario.phrases import find, named, say_card, twins
from .scenario.places import space_meant, space_name
from .speech.messages import buttons
from .speech.naming import any_option

# What deeds are about


def _thing(stage: Stage, seat: int, text: str) -> Callable[[int], bool]:
    """The test for a card by its phrase, or for the zone card of a zone by the name of the zone."""
    table: Table = stage.state
    speaker = seat if seat >= 0 else None
    card = named(text)
    space = None
    if card is None or TYPE[NUMBER[card]] == "zone":
        space = space_meant(table, stage.names, text, speaker)
    if space is None:
        return find(stage, text, speaker)
    ground = table.board.places[space]
    return lambda thing: thing == ground


def _say_thing(stage: Stage, thing: int) -> str:
    places = stage.state.board.places
    return space_name(stage.names, places.index(thing)) if thing in places else say_card(stage, thing)


def _on_board(table: Table, seat: int, thing: int) -> bool:
    return table.pieces[thing].zone < len(table.board.places)


def _at(which: int) -> Where:
    """Cards at a place of one's own."""
    return lambda table, seat, thing: table.pieces[thing].zone == place(table, seat, which)


def _printed(*types: str) -> Callable[[Table, int], bool]:
    return lambda table, thing: TYPE[table.pieces[thing].what] in types


THING: Final = Piece(_thing, _say_thing, twins, _on_board)
UNIT: Final = THING.lying(
    lambda table, seat, thing: _on_board(table, seat, thing) and table.pieces[thing].controller == seat
)
IN_HAND: Final = THING.lying(_at(HAND))
EVENT: Final = IN_HAND.only(_printed("event"))
EQUIPMENT: Final = IN_HAND.only(_printed("equipment"))
PLAYABLE: Final = IN_HAND.only(lambda table, thing: not _printed("event", "equipment")(table, thing))


class Space(Exactly):
    """A zone of the map."""

    sort = "zone"

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        space = space_meant(stage.state, stage.names, text, seat if seat >= 0 else None)
        if space is None:
            raise BadInput(f"no zone is called '{text}'.")
        return space

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return space_name(stage.names, value)


class Power(Exactly):
    """Which of a unit's abilities; the first, unless "second" is said."""

    pattern = "(?:second )?"

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return 1

    def unsaid(self, stage: Stage, value: Any, before: Values) -> bool:
        return bool(value == 0)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return "second " if value else ""

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return (int(text is not None),)


# What might be tried


def _units(wanted: Callable[[dict[str, Any]], object] = lambda unit: True) -> Callable[[View], list[Values]]:
    """One's own units on the board, of which something holds."""
    return lambda view: [(unit["id"],) for unit in _own(view) if wanted(unit)]


def _own(view: View) -> Iterator[dict[str, Any]]:
    if view.board["phase"] == MUSTER:
        return
    for at in range(len(view.board["zones"])):
        for unit in view.zones[at].pieces:
            if "card" in unit and unit["controller"] == view.seat:
                yield unit


def _with(skill: str) -> Callable[[View], list[Values]]:
    return _units(lambda unit: skill in unit["skills"])


def _powers(view: View) -> list[Values]:
    return [
        (unit["id"], which) for unit in _own(view) for which in range(len(ACTIVATED[NUMBER[unit["card"]]]))
    ]


def _held(*types: str) -> Callable[[View], list[Values]]:
    """Cards of one's hand of a type, one of each."""

    def tries(view: View) -> list[Values]:
        if view.board["phase"] == MUSTER:
            return []
        return [(piece["id"],) for piece in _alike(view, "hand") if _card(piece).type in types]

    return tries


def _fallen(view: View) -> list[Values]:
    """The units of one's graveyard, one of each, where the house lets them come back."""
    if not view.board["veterans"]:
        return []
    return [(piece["id"],) for piece in _alike(view, "graveyard") if _card(piece).type in ("unit", "hero")]


def _to_muster(view: View) -> list[Values]:
    if view.board["phase"] != MUSTER:
        return []
    return [(piece["id"],) for piece in _alike(view, "library") if _card(piece).is_unit]


def _card(piece: dict[str, Any]) -> Card:
    return CARDS[NUMBER[piece["card"]]]


def _alike(view: View, which: str) -> list[dict[str, Any]]:
    """One of each card that is known at a place of one's own."""
    at = 2 * len(view.board["zones"]) + view.seat * len(PLACES) + PLACES.index(which)
    pieces = view.zones[at].pieces
    return list({piece["card"]: piece for piece in reversed(pieces) if "card" in piece}.values())


# The deeds

DEEDS: Final = Deeds(
    Deed("pass", "pass|(reveal|redirect) nothing|no reaction", buttons.let_pass),
    Deed("done", "done|muster nothing[ more]", buttons.BEGIN),
    Deed("stop", "stop|stay|target nothing[ more]", buttons.STOP),
    Deed("none", "take nothing", buttons.TAKE_NOTHING),
    # Actions of units
    Deed("move", "move {unit}|move with {unit}", buttons.does("move"), _units(), unit=UNIT),
    Deed("charge", "charge with {unit}|charge {unit}", buttons.acts("noxilia.charge"), _units(), unit=UNIT),
    Deed(
        "fall_back",
        "fall back with {unit}|fall back {unit}",
        buttons.does("noxilia.pull_back"),
        _units(),
        unit=UNIT,
    ),
    Deed(
        "melee",
        "attack with {unit}|(melee|attack)[ with] {unit}",
        buttons.acts("attack"),
        _units(),
        unit=UNIT,
    ),
    Deed(
        "ranged",
        "shoot with {unit}|(ranged[ attack]|shoot)[ with] {unit}",
        buttons.acts("noxilia.fire"),
        _units(lambda unit: unit["figures"][1]),
        unit=UNIT,
    ),
    Deed("equip", "equip {unit}", buttons.does("noxilia.equip"), _units(), unit=UNIT),
    Deed("heal", "heal with {unit}", buttons.acts("noxilia.heal"), _with("Heal"), unit=UNIT),
    Deed("purify", "purify with {unit}", buttons.acts("noxilia.purify"), _with("Purification"), unit=UNIT),
    Deed("adventure", "send {unit} on [an ]adventure", buttons.adventure, _with("Adventure"), unit=UNIT),
    Deed(
        "ability",
        "use {which}ability of {unit}|use [the ]{which}[ability of ]{unit}",
        buttons.ability,
        _powers,
        unit=UNIT,
        which=Power(),
    ),
    # Cards of the hand and of the deck
    Deed("play", "play {card}", buttons.play, _held("unit", "hero"), card=PLAYABLE),
    Deed("event", "play {card}", buttons.play, _held("event"), card=EVENT),
    Deed("attach", "play {card}", buttons.play, _held("equipment"), card=EQUIPMENT),
    Deed("cast", "cast {card}", buttons.cast, _held("spell"), card=IN_HAND),
    Deed("lay", "lay {card}", buttons.lay, _held("latent"), card=IN_HAND),
    Deed("recall", "recall {card}", buttons.recall, _fallen, card=THING.lying(_at(GRAVEYARD))),
    Deed("muster", "muster {card}", buttons.muster, _to_muster, card=THING.lying(_at(LIBRARY))),
    # What is chosen on the way
    Deed("to", "to {zone}", buttons.to, zone=Space()),
    Deed("target", "target {thing}|at {thing}", any_option, thing=THING),
    Deed("take", "take {thing}", buttons.does("take"), thing=UNIT),
    Deed("caster", "by {unit}|with {unit}", buttons.does("noxilia.engage"), unit=UNIT),
    Deed("under", "under {unit}", buttons.under, unit=UNIT),
    Deed("bearer", "on {unit}", any_option, unit=UNIT),
    Deed("pay", "pay with {thing}", any_option, thing=UNIT),
    Deed("produce", "pay with {thing}", buttons.does("noxilia.engage"), thing=UNIT),
    Deed("guard", "redirect [it ]to {unit}", buttons.acts("noxilia.shield"), unit=UNIT),
    Deed("reveal", "reveal {card}", buttons.does("reveal"), card=UNIT),
    Deed("discard", "discard {card}", buttons.does("discard"), card=UNIT),
    *referee.deeds(THING),
)
