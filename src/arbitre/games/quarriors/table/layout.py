"""Quarriors! on a drawn table: its areas, the figures of dice, the faces of cards."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.specification import Stops
from arbitre.games.specification import Table as TableSpec
from arbitre.games.tables import Face, Fact, Figure, Label, Layout, Mark, Side, Zone, label
from arbitre.kernel.view import View
from arbitre.words import write
from arbitre.words.phrase import Language

from ..cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS, TWIN_SIDE
from ..language.definitions import Card
from ..language.definitions import Face as DieFace
from ..rules import changes as did
from ..speech.lexicon import AREA_NAMES, PHASES, VALUES, name
from ..speech.texts.faces import face_text
from .stops import CAPTURING, STOPS, stop


def _area(zone: str, mine: Any, theirs: Any, **more: Any) -> Zone:
    return Zone(zone, label(AREA_NAMES[zone]), mine, theirs, **more)


_FIGURES: Final = [
    Figure("level", Label("Level", "Niveau"), "level", 0),
    Figure("attack", Label("Attack", "Attaque"), "sword", 1),
    Figure("defense", Label("Defense", "Défense"), "shield", 2),
    Figure("glory", Label("Glory", "Gloire"), "crown", 3),
    Figure("bursts", Label("Bursts", "Éclats"), "star", 4),
    Figure("quiddity", Label("Quiddity", "Quiddité"), "drop"),
]

LAYOUT: Final = Layout(
    "quarriors",
    Label("Quarriors!", "Quarriors!"),
    "dice",
    [
        _area("ready", "dice", "dice", order=1, empty=True),
        _area("locked", "dice", "dice", order=2),
        _area("pool", "dice", "dice", order=3, empty=True),
        _area("aside", "dice", "dice", order=4),
        _area("bag", "pile", "pile", band="piles", order=5, empty=True, hidden=True),
        _area("spent", "pile", "pile", band="piles", order=6, empty=True),
        _area("used", "pile", "pile", band="piles", order=7, empty=True),
        Zone(
            "wilds-*",
            label(AREA_NAMES["wilds"]),
            "grid",
            "grid",
            side="shared",
            band="centre",
            order=0,
            empty=True,
        ),
    ],
    _FIGURES,
    [
        Mark("host", Label("Attached to", "Attaché à"), "link", "piece"),
        Mark("copies", Label("Copy of", "Copie de"), "mask", "words"),
    ],
    [
        Fact("glory", Label("Glory", "Gloire"), "crown"),
        Fact("bag", Label("Dice in the bag", "Dés dans le sac"), "bag"),
    ],
    [
        Fact("turn", Label("Turn", "Tour"), "turn"),
        Fact("active", Label("Turn of", "Au tour de"), "seat", "seat"),
        Fact("phase", Label("Phase", "Phase"), "phase", "phase"),
        Fact("quiddity", Label("Quiddity", "Quiddité"), "drop"),
        Fact("captures", Label("Captures", "Captures"), "claw"),
        Fact("discount", Label("Discount", "Rabais"), "discount"),
        Fact("goal", Label("Glory to win", "Gloire pour gagner"), "crown"),
        Fact("last_turn", Label("Last turn", "Dernier tour"), "flag", "flag"),
    ],
    {number: label(phase) for number, phase in PHASES.items()},
    joins=["host"],
    passes=["pass", "done", "keep"],
    long_turns=False,
    effects={
        did.ROLLED: "roll",
        did.TURNED: "flip",
        did.DRAWN: "draw",
        did.DAMAGED: "damage",
        did.DESTROYED: "destroy",
        did.CULLED: "destroy",
        did.ATTACKED: "attack",
        did.CAST: "cast",
        did.SUMMONED: "cast",
        did.SCORED: "score",
        did.GLORY: "score",
        did.CAPTURED: "gain",
        did.QUIDDITY: "gain",
        did.TURN: "turn",
    },
    stages={
        1: Label("Score", "Marquer"),
        2: Label("Roll", "Lancer"),
        3: Label("Attack", "Attaquer"),
        4: Label("Capture", "Capturer"),
    },
)


def dress(view: View) -> None:
    """Say of every known die which card of the Wilds speaks for it; of sides alike, the first is up."""
    speaks = _speaks(view)
    for zone in view.zones:
        for piece in zone.pieces:
            if "kind" in piece:
                piece["card"] = speaks[piece["kind"]]
                if "face" in piece:
                    piece["face"] = TWIN_SIDE[KIND_NUMBER[piece["kind"]]][piece["face"]]
            if "as" in piece:
                piece["as"] = speaks[piece["as"]]
        if "holds" in zone.show:
            zone.show["holds"] = {speaks[kind]: number for kind, number in zone.show["holds"].items()}


def translate(view: View, lang: Language) -> None:
    """Write in the reader's language what pieces have by name: the creature a die is a copy of."""
    for zone in view.zones:
        for piece in zone.pieces:
            if "as" in piece:
                piece["copies"] = [name(piece["as"], lang)]


def card(view: View, what: int) -> str:
    """The card that speaks for the kind of die an event names by number."""
    return _speaks(view)[KINDS[what].slug]


def _speaks(view: View) -> dict[str, str]:
    """For each kind of die the card of the Wilds that says what it does."""
    return {CARDS[CARD_NUMBER[slug]].kind: slug for slug in view.board["wilds"]}


def face(definition: Card, lang: Language) -> Face:
    """What is printed on a card: its cost, its Glory, the six sides of its dice."""
    kind = KINDS[KIND_NUMBER[definition.kind]]
    return Face(
        kind.sort,
        definition.box,
        label(VALUES[definition.box]),
        [definition.kind],
        [("drop", definition.cost)],
        {"glory": definition.glory} if definition.glory else {},
        [_side(side, lang) for side in kind.faces],
        definition.strength,
    )


def _side(side: DieFace, lang: Language) -> Side:
    figures = {"quiddity": side.quiddity, "draw": side.draw, "reroll": side.reroll}
    if side.creature:
        figures |= {"level": side.level}
        if not side.unknown:
            figures |= {"attack": side.attack, "defense": side.defense}
    icons = [icon for icon in ("spell", "lock", "unknown", "either") if getattr(side, icon)]
    shown = {key: value for key, value in figures.items() if value or key in ("attack", "defense")}
    return Side(write(face_text(side), lang), shown | {"bursts": side.bursts}, icons)


ABOUT: Final = Label(
    "Roll your dice, summon creatures, keep them alive until your next turn: that is Glory.",
    "Lancez vos dés, invoquez des créatures, gardez-les en vie un tour\u00a0: voilà la gloire.",
)

TABLE: Final = TableSpec(
    LAYOUT, ABOUT, dress, translate, card, face, stops=Stops(STOPS, at=stop, last=(CAPTURING,))
)
