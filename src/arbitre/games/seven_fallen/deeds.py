"""The deeds of Seven Fallen: each thing a player can do, once.

How it is written in a scenario, how a button says it, what it is about, and with what a player might try it.
An action is written in the small steps in which the game asks for it: "announce Spark Drake", "ready", "Spark
Drake attacks Gnawling".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from arbitre.kernel.deeds import (
    Argument,
    Deed,
    Deeds,
    Exactly,
    Number,
    Piece,
    Seat,
    Test,
    Values,
    Where,
    Which,
)
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage
from arbitre.kernel.scenario.vocabulary import one_of
from arbitre.kernel.view import View
from arbitre.kernel.written import ORDINALS
from arbitre.words import Adv, referee
from arbitre.words.finding import slug as plain

from .cards.index import CARD_NUMBER, COMBAT_POWERS, MIRACLE, PURGATORY_POWERS, STEALTH, TYPE, WORD_POWERS
from .rules.changes import IN_PLAY
from .rules.model import BOOK, HAND, LIMBO, PURGATORY, REAR, REGISTER, SECRET, Table
from .rules.places import area
from .scenario.effects import CHOOSABLE, SOURCES, called, powers, sacrifices, said_of, say_effect
from .scenario.phrases import find, say_card, twins
from .speech.lexicon import CLASSES
from .speech.messages import buttons
from .speech.naming import option, told_apart

# What deeds are about


def _own(*places: int) -> Where:
    """Cards at places of one's own."""
    return lambda table, seat, card: table.pieces[card].zone in [area(seat, which) for which in places]


def _theirs(table: Table, seat: int, card: int) -> bool:
    """Cards the other one has in play."""
    return _own(*IN_PLAY)(table, 1 - seat, card)


def _in_play(table: Table, seat: int, card: int) -> bool:
    return not table.pieces[card].hidden and (_own(*IN_PLAY)(table, seat, card) or _theirs(table, seat, card))


def _seen(table: Table, seat: int, card: int) -> bool:
    unseen = [area(each, which) for each in (0, 1) for which in (BOOK, REGISTER)]
    return table.pieces[card].zone not in unseen


def _from(*places: Where) -> Piece:
    """A card that is looked for at these places first, then in play, then wherever cards are seen."""
    return Piece(
        lambda stage, seat, text: find(stage, text),
        say_card,
        lambda stage, one, other: twins(stage.state, one, other),
        *places,
        _in_play,
        _seen,
    )


CARD: Final = _from(_own(*IN_PLAY))
FOE: Final = _from(_theirs)
IN_REAR: Final = _from(_own(REAR))
IN_HAND: Final = _from(_own(HAND, LIMBO))
OF_MIRACLE: Final = IN_HAND.only(lambda table, card: TYPE[table.pieces[card].what] == MIRACLE)
NO_MIRACLE: Final = IN_HAND.only(lambda table, card: TYPE[table.pieces[card].what] != MIRACLE)


class Power(Argument):
    """One of a card's abilities that are used by name: any of them, or the second."""

    pattern = "(?:(?:the )?(?:first|second|third) ability of )?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        return lambda value, before: value in self._meant(stage, text, before[0])

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        own = powers(stage.state.pieces[before[0]].what)
        return f"{list(ORDINALS)[own.index(value)]} ability of " if len(own) > 1 and value in own else ""

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return self._meant(stage, text, before[0])

    def _meant(self, stage: Stage, text: str | None, card: int) -> list[str]:
        own = powers(stage.state.pieces[card].what)
        if text is None:
            return own
        which = ORDINALS[text.lower().removeprefix("the ").split()[0]]
        return own[which : which + 1]


class Sacrifice(Argument):
    """The ability of a card that something is sacrificed for."""

    def wished(self, stage: Stage, seat: int, text: str | None, before: Values) -> Iterable[Any]:
        return sacrifices(stage.state.pieces[before[0]].what)


class Source(Argument):
    """Which effect of a card goes on the Stack: "archery of "."""

    pattern = "(?:[a-z][a-z0-9 ]*? of )?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        one_of("effect", SOURCES)(text.lower().removesuffix(" of "))
        return lambda value, before: said_of(stage.state, value, before[0]).lower() == text.lower()

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return said_of(stage.state, value, before[0])


class Effect(Argument):
    """One of several effects to choose from: "2", "discard" or "2 discard"."""

    pattern = "[a-z0-9].*?"

    def read(self, stage: Stage, seat: int, text: str) -> Test:
        one_of("effect", CHOOSABLE)(plain(text))
        return lambda value, before: plain(text) in called(value)

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return say_effect(value)


class Class(Exactly):
    """A class of Fighters."""

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        word = next((name for name in CLASSES if plain(name) == plain(text)), None)
        if word is None:
            raise BadInput(f"no class is called '{text}'; there are {', '.join(CLASSES)}.")
        return word


class Shares(Exactly):
    """So many for each, in order."""

    width = 0
    pattern = r"\d+(?:(?:,| and) \d+)*"

    def meant(self, stage: Stage, seat: int, text: str) -> Any:
        return tuple(int(part) for part in re.findall(r"\d+", text))

    def say(self, stage: Stage, value: Any, before: Values) -> str:
        return " and ".join(map(str, value))


# What might be tried


def _lying(view: View, owner: int, *places: str) -> list[dict[str, Any]]:
    """What lies at places of a player, place by place."""
    zones = {zone.name: zone for zone in view.zones if zone.owner == owner}
    return [piece for which in places for piece in zones[which].pieces]


def _held(wanted: Callable[[dict[str, Any]], bool], *places: str) -> Callable[[View], list[Values]]:
    """Cards one could play from the hand or from Limbo, one of each at each place."""

    def tries(view: View) -> list[Values]:
        alike = [
            {piece["card"]: piece for piece in reversed(_lying(view, view.seat, which)) if "card" in piece}
            for which in places or ("hand", "limbo")
        ]
        return [(piece["id"],) for each in alike for piece in each.values() if wanted(piece)]

    return tries


def _abilities(view: View) -> list[Values]:
    own = [
        (piece["id"], power)
        for piece in _lying(view, view.seat, "rear", "fire", "adoration", "divine")
        for each in (WORD_POWERS, COMBAT_POWERS)
        for power in each[CARD_NUMBER[piece["card"]]]
    ]
    purged = [
        (piece["id"], power)
        for piece in _lying(view, view.seat, "purgatory")
        for power in PURGATORY_POWERS[CARD_NUMBER[piece["card"]]]
    ]
    return [*own, *purged]


def _to_announce(view: View) -> list[Values]:
    """Those of the rear line, in an attack."""
    return [(piece["id"],) for piece in _lying(view, view.seat, "rear")] if view.board["attack"] else []


def _attacks(view: View) -> list[Values]:
    if not view.board["attack"]:
        return []
    goals = _lying(view, 1 - view.seat, "rear", "fire", "secret", "divine")
    mine = [*view.board["attackers"], *view.board["ambushers"]]
    return [(piece, goal["id"]) for piece in mine for goal in goals]


# The deeds


def _simple(verb: str, written: str, key: str, *after: Any, **more: Any) -> Deed:
    """A verb with a card as its object."""
    return Deed(verb, written, buttons.about(key, *after), **{"card": CARD, **more})


DEEDS: Final = Deeds(
    # Words alone
    Deed("done", "done|end the word", buttons.DONE),
    Deed("pass", "pass", buttons.PASS),
    Deed("stay", "stay", buttons.STAY),
    Deed("ready", "ready", buttons.READY),
    Deed("go", "go", buttons.GO),
    Deed("none", "target nothing|target nothing more", buttons.NO_TARGET),
    Deed("archangel", "put the Archangel into play", buttons.archangel),
    Deed("look", "look at the register", buttons.LOOK),
    Deed("wait", "wait", buttons.WAIT),
    Deed("assault", "attack|[begin the ]attack[ phase]", buttons.ASSAULT, lambda view: [()]),
    Deed("first", "let {seat} begin", buttons.first, seat=Seat()),
    # Playing
    Deed("play", "play {card}", buttons.play, _held(lambda it: it["type"] != "miracle"), card=NO_MIRACLE),
    Deed(
        "miracle", "play {card}", buttons.miracle, _held(lambda it: it["type"] == "miracle"), card=OF_MIRACLE
    ),
    Deed(
        "hide",
        "hide {card}",
        buttons.hide,
        _held(lambda it: STEALTH[CARD_NUMBER[it["card"]]] >= 0),
        card=IN_HAND,
    ),
    Deed("rise", "raise {card}", buttons.rise, _held(lambda it: True, "limbo"), card=_from(_own(LIMBO))),
    Deed(
        "unveil",
        "unveil {card}",
        buttons.unveil,
        lambda view: [(piece["id"],) for piece in _lying(view, view.seat, "secret")],
        card=_from(_own(SECRET)),
    ),
    Deed("use", "use {power}{card}", buttons.use, _abilities, card=CARD, power=Power()),
    Deed(
        "sacrifice",
        "sacrifice {victim} for {card}",
        buttons.sacrifice,
        card=CARD,
        power=Sacrifice(),
        victim=CARD,
    ),
    Deed(
        "invoke",
        "invoke {card} destroying {victim}",
        buttons.invoke,
        card=_from(_own(PURGATORY)),
        victim=CARD,
    ),
    _simple("worship", "worship {card}", "put", Adv("seven_fallen.into_play")),
    _simple("top", "put {card} on top", "put", buttons.ON_TOP),
    _simple("under", "put {card} under", "put", buttons.UNDER),
    # Attacks
    _simple("announce", "announce {card}", "seven_fallen.announce", tries=_to_announce, card=IN_REAR),
    _simple(
        "ambush",
        "ambush with {card}",
        "seven_fallen.announce",
        Adv("seven_fallen.in_ambush"),
        tries=_to_announce,
        card=IN_REAR,
    ),
    _simple(
        "reinforce",
        "reinforce with {card}",
        "seven_fallen.announce",
        Adv("seven_fallen.as_reinforcement"),
        tries=_to_announce,
        card=IN_REAR,
    ),
    Deed("attack", "{card} attacks {goal}", buttons.attack, _attacks, card=CARD, goal=FOE),
    Deed("cancel", "cancel {card}", buttons.cancel, card=CARD),
    Deed("join", "join {card}|join with {card}", buttons.join, card=CARD),
    Deed("strike", "choose {card}|{card}", told_apart, card=CARD),
    Deed("treasure", "treasure {shares}", buttons.treasure, shares=Shares()),
    _simple("retreat", "retreat {card}", "seven_fallen.bring_back", buttons.REAR),
    _simple("withdraw", "withdraw {card}", "seven_fallen.bring_back", buttons.REAR),
    # Paying and choosing
    Deed("pay", "pay {amount} from {card}", buttons.pay, card=CARD, amount=Number()),
    Deed("poseidor", "spend poseidor from {card}", option, card=CARD),
    _simple("target", "target {card}", "seven_fallen.target"),
    _simple("revoke", "revoke {card}", "seven_fallen.revoke"),
    _simple("discard", "discard {card}", "discard"),
    _simple("offer", "offer {card}", "choose"),
    _simple("change", "change {card}|choose {card}|{card}", "seven_fallen.change"),
    Deed("on", "on {card}|choose {card}|{card}", buttons.on, card=CARD),
    Deed("link", "link {golem} to {angel}", buttons.link, golem=CARD, angel=CARD),
    Deed("class", "class {name}", buttons.of_class, name=Class()),
    Deed("effect", "effect {name}|choose effect {name}", buttons.effect, name=Effect()),
    Deed(
        "next",
        "stack {name}{source}|stack {source}",
        buttons.next,
        source=CARD,
        name=Source(),
        number=Which(),
    ),
    *referee.deeds(CARD),
)
