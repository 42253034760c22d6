"""The deeds of Magic: each thing a player can do, once.

How it is written in a scenario, how a button says it, what it is about (`arguments`), and with what a player
might try it (`tries`).
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.deeds import Argument, Deed, Deeds, Number, Seat, Several
from arbitre.words import Symbol, referee
from arbitre.words.telling import Teller

from ..speech import naming
from ..speech.messages import buttons
from . import tries
from .arguments import (
    CARD,
    THING,
    AbilityOf,
    Activating,
    AnchorWord,
    CardName,
    Casting,
    CreatureType,
    Door,
    Floating,
    ManaMade,
    OnStack,
    Parity,
    Part,
    Ref,
    TurningWay,
    Unlocking,
    Way,
    WhichAbility,
    written,
)


def _chosen(what: str) -> str:
    """What a question is answered with alone, or with a verb that says what the choice is for."""
    return f"choose {what}|(name|discard|sacrifice|exile|copy) {what}|{what}"


_PAID: Final = "pay with {card} for {mana}|pay [with ]{card}[ for {mana}]"
_STACKED: Final = f"stack {{source}}{{number}}|{_chosen('{source}{number}')}"

DEEDS: Final = Deeds(
    Deed("pass", "pass", buttons.PASS),
    Deed("done", "done|stop|no more", buttons.DONE),
    Deed("none", "target nothing|no target[s]|no more targets", buttons.NO_TARGET),
    Deed("keep", "keep the target|keep[ the targets]", buttons.KEEP),
    # With priority
    Deed("play", "play {card}", buttons.play, tries.lands, card=CARD),
    Casting("cast", "cast {card}{way}", buttons.cast, tries.spells, card=CARD, way=Way()),
    Activating(
        "activate",
        "activate {card}{ability}|tap {card} for {ability.mana}|"
        "activate [the ]{ability.nth} ability of {card}|{ability.word} {card}",
        buttons.activate,
        tries.abilities,
        card=THING,
        ability=AbilityOf(),
    ),
    Unlocking(
        "unlock",
        "unlock {door}|unlock {door} of {card}",
        buttons.unlock,
        tries.doors,
        card=THING,
        door=Door(),
    ),
    Deed("suspend", "suspend {card}", buttons.suspend, tries.suspensions, card=THING),
    Deed(
        "face_up", "turn {card} face up{way}", buttons.face_up, tries.turnings, card=THING, way=TurningWay()
    ),
    # Paying
    Deed("tap", _PAID, buttons.tap, card=THING, ability=Argument(), mana=ManaMade()),
    Deed("give_up", _PAID, buttons.give_up, card=THING, ability=Argument(), mana=ManaMade()),
    Deed("convoke", "pay with {card}|pay {card}", buttons.convoke, card=THING),
    Deed("spend", "pay {mana}|pay with {mana}", buttons.spend, mana=Floating()),
    Deed("life", "pay 2 life|pay [with ][2 ]life", buttons.life, symbol=Argument()),
    Deed("mana", _chosen("{mana}"), lambda teller, symbols: Symbol(written(symbols)), mana=ManaMade()),
    # Combat
    Deed(
        "attack",
        "attack {whom} with {card}|attack {whom.long} with {card}|attack with {card}",
        buttons.attack,
        tries.attacks,
        card=THING,
        whom=Ref(),
    ),
    Deed(
        "block",
        "block {whom} with {card}|block {whom.long} with {card}|block with {card}",
        buttons.block,
        tries.blocks,
        card=THING,
        whom=THING,
    ),
    Deed("stay", f"{{card}} stays|{_chosen('{card}')}", buttons.stay, card=THING),
    # Targets and other choices
    Deed("target", f"target {{ref}}|{_chosen('{ref}')}", naming.shown, ref=Ref()),
    referee.pieces(THING, f"{_chosen('{pieces}')}|pay [with ]{{pieces}}"),
    Deed("piece", f"{_chosen('{card}')}|pay [with ]{{card}}", naming.told_apart, card=THING),
    Deed("seat", _chosen("{player}"), Teller.seat, player=Seat()),
    Deed("item", _chosen("{ability}"), buttons.on_stack, ability=OnStack()),
    Deed("host", _chosen("{ref}"), naming.shown, ref=Ref()),
    Deed("next", _chosen("{card}"), naming.told_apart, card=THING),
    Deed("door", f"unlock {{door}}|{_chosen('{door}')}", naming.door, card=THING, door=Door()),
    Deed("name", _chosen("{name}"), buttons.name, name=CardName()),
    Deed("creature type", _chosen("{word}"), buttons.creature_type, word=CreatureType()),
    Deed("word", _chosen("{word}"), buttons.anchor_word, word=AnchorWord()),
    Deed("parity", "choose {word}", buttons.parity, word=Parity()),
    Deed("mode", "mode {number}|choose mode {number}", buttons.mode, number=Number(1)),
    Deed("either", "choose cost {number}|cost {number}", buttons.either, number=Number(1)),
    Deed("pile", "pile {number}|choose pile {number}", buttons.pile, number=Number(1), pieces=Several(THING)),
    Deed("effect", "choose effect {part}|vote[ for] {part}", buttons.effect, part=Part()),
    Deed("vote", "vote for {part}|vote {part}|choose effect {part}", buttons.vote, part=Part()),
    referee.ability("guard", "apply", THING, WhichAbility()),
    Deed("trigger", _STACKED, buttons.trigger, source=THING, node=Argument(), number=WhichAbility()),
    Deed(
        "trigger",
        _STACKED,
        buttons.trigger,
        source=THING,
        node=Argument(),
        number=WhichAbility(),
        about=Ref(),
    ),
)
