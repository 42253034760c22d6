"""Seven Fallen on a drawn table: its areas, the figures of cards in play, card faces."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.card_names import flavour_of
from arbitre.games.specification import Stops
from arbitre.games.specification import Table as TableSpec
from arbitre.games.tables import (
    NOBODYS,
    Face,
    Fact,
    Figure,
    Gesture,
    Label,
    Layout,
    Mark,
    Zone,
    label,
)
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View
from arbitre.words import write
from arbitre.words.phrase import Language

from ..cards.index import CARDS, NODES
from ..cards.names import NAMES
from ..language.definitions import Card
from ..rules import changes as did
from ..rules.attack import reinforcements
from ..speech.lexicon import AREA_NAMES, CLASSES, PHASES, REALMS
from ..speech.texts.card import clause_text
from ..speech.texts.modifiers import keyword_name
from .stops import STOPS


def _area(name: str, mine: Any, theirs: Any, **more: Any) -> Zone:
    return Zone(name, label(AREA_NAMES[name]), mine, theirs, **more)


GESTURES: Final = {
    "announce": Gesture(
        ["announce", "ambush", "reinforce"],
        ["ready"],
        Label("Who announces?", "Qui annonce\u00a0?"),
        Label("Announce {n}", "Annoncer {n}"),
        Label("Announce nobody", "Personne n’annonce"),
        Label("Mark all", "Tout marquer"),
    ),
    "group": Gesture(
        ["join"],
        ["go"],
        Label("Who joins the attack?", "Qui se joint à l’attaque\u00a0?"),
        Label("Attack, joined by {n}", "Attaquer, rejoint par {n}"),
        Label("Attack alone", "Attaquer sans renfort"),
        Label("All join", "Tous se joignent"),
    ),
    **{
        moment: Gesture(
            [moment],
            ["stay"],
            Label("Who goes back?", "Qui recule\u00a0?"),
            Label("{n} go back", "{n} en recul"),
            Label("Nobody goes back", "Personne ne recule"),
            Label("All go back", "Tous reculent"),
        )
        for moment in ("retreat", "withdraw")
    },
}
"""Small questions in a row that a player marks at once."""

LAYOUT: Final = Layout(
    "seven_fallen",
    Label("Seven Fallen", "Seven Fallen"),
    "cards",
    [
        _area("fire", "row", "row", order=1, empty=True),
        _area("rear", "row", "row", order=2, empty=True),
        _area("adoration", "row", "row", band="back", order=3, empty=True),
        _area("divine", "row", "row", band="back", order=4, empty=True),
        _area("secret", "row", "row", band="back", order=5, hidden=True),
        _area("hand", "fan", "count", band="hand", order=6, empty=True, hidden=True),
        _area("limbo", "row", "row", band="piles", order=7),
        _area("book", "pile", "pile", band="piles", order=8, empty=True, hidden=True),
        _area("register", "pile", "pile", band="piles", order=9, empty=True, hidden=True),
        _area("purgatory", "pile", "pile", band="piles", order=10, empty=True),
        _area("pandemonium", "pile", "pile", band="piles", order=11),
        _area("stack", "stack", "stack", side="shared", band="centre", order=0),
    ],
    [
        Figure("atq", Label("Attack", "ATQ"), "sword", 0),
        Figure("fv", Label("Vital Force", "Force vitale"), "heart", 1),
        Figure("shield", Label("Shield", "Bouclier"), "shield", 1),
        Figure("feathers", Label("Feathers", "Plumes"), "feather"),
        Figure("will", Label("Divine Will", "Volonté divine"), "will"),
        Figure("energy", Label("Energy", "Énergie"), "energy"),
        Figure("time", Label("Time", "Temps"), "hourglass"),
    ],
    [
        Mark("left", Label("Left", "Reste"), "heart"),
        Mark("damage", Label("Damage", "Dommages"), "wound"),
        Mark("energy", Label("Celestial Energy", "Énergie Céleste"), "energy"),
        Mark("atq_markers", Label("ATK markers", "Marqueurs ATQ"), "sword"),
        Mark("fv_markers", Label("VF markers", "Marqueurs FV"), "heart"),
        Mark("bou_markers", Label("SHD markers", "Marqueurs BOU"), "shield"),
        Mark("poseidor", Label("Poseidor markers", "Marqueurs Poseidor"), "trident"),
        Mark("feathers", Label("Feathers", "Plumes"), "feather"),
        Mark("tilted", Label("Tilted", "Incliné"), "turned", "flag"),
        Mark("frozen", Label("Frozen", "Gelé"), "ice", "flag"),
        Mark("mortal", Label("Mortal", "Mortelle"), "skull", "flag"),
        Mark("calm", Label("Pacifist", "Pacifiste"), "calm", "flag"),
        Mark("face_down", Label("Face down", "Face cachée"), "fog", "flag"),
        Mark("link", Label("Linked to", "Lié à"), "link", "piece"),
        Mark("host", Label("On", "Sur"), "link", "piece"),
        Mark("gains", Label("Gained", "Gagné"), "skill", "words"),
        Mark("classes", Label("Class", "Classe"), "class", "words"),
    ],
    [
        Fact("fv", Label("Vital Force", "Force vitale"), "heart"),
        Fact("feathers", Label("Feathers", "Plumes"), "feather"),
        Fact("mortal", Label("Mortal", "Mortelle"), "skull", "flag"),
        Fact("energy", Label("Celestial Energy", "Énergie Céleste"), "energy"),
    ],
    [
        Fact("turn", Label("Turn", "Tour"), "turn"),
        Fact("active", Label("Turn of", "Au tour de"), "seat", "seat"),
        Fact("word", Label("Speaks", "Parole à"), "word", "seat"),
        Fact("phase", Label("Phase", "Phase"), "phase", "phase"),
    ],
    {number: label(name) for number, name in PHASES.items()},
    joins=["host", "link"],
    turned=["tilted", "frozen"],
    passes=["pass", "done", "stay", "wait", "ready", "none"],
    stack="stack",
    lines="lines",
    gestures=GESTURES,
    effects={
        did.DAMAGED: "damage",
        did.HEALED: "heal",
        did.DESTROYED: "destroy",
        did.BANISHED: "destroy",
        did.REVOKED: "destroy",
        did.FEATHER: "score",
        did.DRAWN: "draw",
        did.MIRACLE: "cast",
        did.ANNOUNCED_EFFECT: "cast",
        did.ENTERED: "cast",
        did.DECLARED: "attack",
        did.ATTACKER: "attack",
        did.UNVEILED: "flip",
        did.EXPOSED: "flip",
        did.ENERGISED: "gain",
        did.PAID: "pay",
        did.BEGIN_TURN: "turn",
    },
    stages={
        1: Label("Dawn", "Aurore"),
        2: Label("Word", "Parole"),
        3: Label("Night", "Nuit"),
    },
)


def dress(view: View) -> None:
    """Every piece names its card already; effects on the Stack get numbers, and lines to their targets, as
    attackers have to what they attack."""
    drawn = [
        {"sort": "attack", "from": ["piece", fighter], "to": ["piece", view.board["defender"]]}
        for fighter in view.board["fighters"]
        if view.board["defender"] >= 0
    ]
    for number, item in enumerate(view.board["stack"]):
        item["id"] = number
        drawn += [
            {"sort": "target", "from": ["item", number], "to": ["piece", piece]}
            for aims in item["aims"]
            for piece in aims
        ]
    view.board["lines"] = drawn


def translate(view: View, lang: Language) -> None:
    """Write in the reader's language what pieces have by name: keywords gained, the class chosen."""
    for zone in view.zones:
        for piece in zone.pieces:
            if piece.get("gained"):
                piece["gains"] = [write(keyword_name(NODES.nodes[node]), lang) for node in piece["gained"]]
            if piece.get("class"):
                piece["classes"] = [write(CLASSES[piece["class"]], lang)]
    for item in view.board["stack"]:
        item["text"] = write(clause_text(item["effect"]), lang)


def card(view: View, what: int) -> str:
    """The card behind a number of an event."""
    return CARDS[what].slug


def face(definition: Card, lang: Language) -> Face:
    """What is printed on a card: cost, figures, realm."""
    printed = definition
    cost: list[tuple[str, int]] = []
    for field, icon in (
        ("cost", "energy"),
        ("tempest", "bolt"),
        ("worshippers", "hands"),
        ("revoke", "cross"),
    ):
        amount = getattr(printed, field, None)
        if amount is not None and (amount or field == "cost"):
            cost.append((icon, amount))
    figures = {
        key: getattr(printed, key)
        for key in ("atq", "fv", "shield", "feathers", "will", "energy", "time")
        if hasattr(printed, key)
    }
    if printed.type == "golem" and not figures["atq"]:
        del figures["atq"]
    realm = label(REALMS[printed.realm]) if printed.realm else NOBODYS
    colours = [printed.realm] if printed.realm else []
    said = flavour_of(NAMES, printed.slug, lang)
    return Face(printed.type, printed.realm, realm, colours, cost, figures, [], printed.rarity, said)


ABOUT: Final = Label(
    "Angels against Angels, until the last Feather of a Divinity falls.",
    "Anges contre Anges, jusqu’à ce que tombe la dernière Plume d’une Divinité.",
)


def ahead(game: Game) -> list[Option]:
    """Reinforcements, which are asked about once there is an Ambusher: they can be marked with it (F-099)."""
    pending = game.pending
    if pending is None or pending.say[0] != "announce" or game.state.board.ambushers:
        return []
    if not reinforcements(game.state, pending.seat):
        return []
    offered = [option for option in pending.options if isinstance(option, tuple)]
    return [("reinforce", option[1]) for option in offered if option[0] == "ambush"]


TABLE: Final = TableSpec(
    LAYOUT,
    ABOUT,
    dress,
    translate,
    card,
    face,
    stops=Stops(STOPS, answers=("answer",), last=("word",)),
    ahead=ahead,
)
