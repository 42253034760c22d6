"""Noxilia on a drawn table: the map of zones, the places of each player, the figures of units, card faces."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.card_names import CardName, flavour_of
from arbitre.games.specification import Stops
from arbitre.games.specification import Table as TableSpec
from arbitre.games.tables import NOBODYS, Face, Fact, Figure, Label, Layout, Map, Mark, Zone, label
from arbitre.kernel.view import View
from arbitre.words import Language, write

from ..cards.index import CARDS
from ..cards.names import NAMES, SPACES
from ..language.definitions import COLOURS as COLOUR_ORDER
from ..language.definitions import Card
from ..language.keywords import SKILLS
from ..rules.changes import things as did
from ..rules.changes import turn
from ..speech.lexicon import CLANS, COLOURS, KIND_NAMES, PHASES, PLACE_NAMES
from ..speech.texts.skills import skill_title
from .stops import STOPS

_SKILLS: Final = {skill.__name__: skill_title(skill) for skill in SKILLS}
_MANA: Final = (*COLOUR_ORDER, "pure", "any")


def _place(name: str, mine: Any, theirs: Any, **more: Any) -> Zone:
    return Zone(name, label(PLACE_NAMES[name]), mine, theirs, **more)


def _space(name: str, kind: str) -> Zone:
    return Zone(name, label(KIND_NAMES[kind]), "map", "map", side="map", band="centre", empty=True)


LAYOUT: Final = Layout(
    "noxilia",
    Label("Noxilia", "Noxilia"),
    "cards",
    [
        _space("command", "command"),
        _space("complementary", "complementary"),
        _space("rampart-*", "rampart"),
        _space("battlefield-*", "battlefield"),
        Zone("ground-*", Label("Ground", "Sol"), "map", "map", side="map", band="centre"),
        _place("hand", "fan", "count", band="hand", order=1, empty=True, hidden=True),
        _place("queue", "row", "row", band="back", order=2, empty=True),
        _place("camp", "row", "row", band="back", order=3),
        _place("library", "pile", "pile", band="piles", order=4, empty=True, hidden=True),
        _place("graveyard", "pile", "pile", band="piles", order=5, empty=True),
        _place("fate", "pile", "pile", band="piles", order=6, hidden=True),
        _place("fate_discard", "pile", "pile", band="piles", order=7),
        _place("exile", "pile", "pile", band="piles", order=8),
        _place("carried", "none", "none"),
        Zone("treasures", Label("Treasures", "Trésors"), "none", "none", side="shared"),
        Zone("gone", Label("Out of the game", "Hors du jeu"), "none", "none", side="shared"),
    ],
    [
        Figure("melee", Label("Melee", "Corps à corps"), "sword", 0),
        Figure("ranged", Label("Ranged", "Distance"), "bow", 1),
        Figure("armour", Label("Armor", "Armure"), "shield", 2),
        Figure("life", Label("Life", "Vie"), "heart", 3, 4),
        Figure("wounded", Label("Melee when wounded", "Corps à corps blessé"), "sword"),
        Figure("draw", Label("Draws", "Pioche"), "card"),
        Figure("gold", Label("Gold", "Or"), "coin"),
    ],
    [
        Mark("engaged", Label("Engaged", "Engagé"), "turned", "flag"),
        Mark("face_down", Label("Face down", "Face cachée"), "fog", "flag"),
        Mark("poison", Label("Poison", "Poison"), "skull"),
        Mark("lost", Label("Wounds", "Blessures"), "wound"),
        Mark("time", Label("Turns left", "Tours restants"), "hourglass"),
        Mark("gear", Label("Carries", "Porte"), "gear", "piece"),
        Mark("under", Label("Latent spell", "Sort latent"), "rune", "piece"),
        Mark("host", Label("On", "Sur"), "link", "piece"),
        Mark("idle", Label("Not active", "Inactif"), "idle", "flag"),
        Mark("dodged", Label("Has dodged", "A esquivé"), "dodge", "flag"),
        Mark("away", Label("On an adventure", "En aventure"), "road", "flag"),
        Mark("abilities", Label("Abilities", "Aptitudes"), "skill", "words"),
    ],
    [
        Fact("gold", Label("Gold", "Or"), "coin"),
        Fact(
            "mana",
            Label("Mana", "Mana"),
            "mana",
            "list",
            [label(COLOURS[colour]) for colour in (*COLOUR_ORDER, "pure")],
        ),
        Fact("allowance", Label("For starting units", "Pour les unités de départ"), "flag"),
        Fact("passed", Label("Passed", "A passé"), "pass", "flag"),
    ],
    [
        Fact("turn", Label("Turn", "Tour"), "turn"),
        Fact("active", Label("Turn of", "Au tour de"), "seat", "seat"),
        Fact("first", Label("First player", "Premier joueur"), "first", "seat"),
        Fact("phase", Label("Phase", "Phase"), "phase", "phase"),
        Fact("fate", Label("Hand of Fate", "Main du destin"), "fate", "card"),
        Fact("turn_limit", Label("Turn limit", "Limite de tours"), "flag"),
    ],
    {number: label(name) for number, name in PHASES.items()},
    joins=["host"],
    turned=["engaged"],
    passes=["pass", "done", "stop", "none"],
    effects={
        did.WOUNDED: "damage",
        did.ABSORBED: "damage",
        did.POISONED: "damage",
        did.HEALED: "heal",
        did.PURIFIED: "heal",
        did.DIED: "destroy",
        did.ATTACKED: "attack",
        did.REVEALED: "flip",
        did.UNVEILED: "flip",
        did.CAPTURED: "score",
        did.FOUND: "gain",
        turn.DREW: "draw",
        turn.CAST: "cast",
        turn.ENACTED: "cast",
        turn.GOLD: "gain",
        turn.TURN: "turn",
    },
    lines="lines",
    map=Map("zones", {kind: label(name) for kind, name in KIND_NAMES.items()}),
    stages={
        3: Label("Destiny", "Destin"),
        4: Label("Income", "Collecte"),
        5: Label("Arrivals", "Renforts"),
        7: Label("Actions", "Actions"),
        8: Label("End", "Fin"),
    },
)


def dress(view: View) -> None:
    """Lay what is known of face-down cards by the marks on them, so that all pieces read alike; the attack
    under way is a line."""
    attacker, target = view.board["attacker"], view.board["target"]
    fights = attacker >= 0 and target >= 0
    view.board["lines"] = (
        [{"sort": "attack", "from": ["piece", attacker], "to": ["piece", target]}] if fights else []
    )
    for zone in view.zones:
        hidden = {piece["id"]: piece for piece in zone.show.get("face_down", [])}
        for piece in zone.pieces:
            if piece["id"] in hidden:
                piece.update(hidden[piece["id"]])
                piece["face_down"] = True


def translate(view: View, lang: Language) -> None:
    """Write in the reader's language what pieces have by name, the abilities of units, and what the zones are
    called and how they stand."""
    for cell in view.board.get("zones", ()):
        if cell["name"] in SPACES:
            cell["title"] = _in(lang, SPACES[cell["name"]])
        states = [state for state, so in ((_FLOODED, cell["water"]), (_CAPTURED, _captured(cell))) if so]
        cell["states"] = [_in(lang, state) for state in states]
    for zone in view.zones:
        for piece in zone.pieces:
            if piece.get("skills"):
                named = [_SKILLS[skill] for skill in piece["skills"]]
                piece["abilities"] = [write(name, lang) for name in named]


_FLOODED: Final = Label("flooded", "inondée")
_CAPTURED: Final = Label("captured", "capturée")


def _in(lang: Language, called: Label | CardName) -> str:
    return called.fr if lang == "fr" else called.en


def _captured(cell: dict[str, Any]) -> bool:
    """Whether somebody holds a zone that was not his from the beginning."""
    return bool(cell["controller"] >= 0 and cell["controller"] != cell["home"])


def card(view: View, what: int) -> str:
    """The card behind a number of an event."""
    return CARDS[what].slug


def face(definition: Card, lang: Language) -> Face:
    """What is printed on a card: cost in gold and mana, figures, clan, colours."""
    it = definition
    cost = [("coin", it.gold)] if it.gold and it.type not in ("zone", "banner") else []
    cost += [(name, number) for name, number in zip(_MANA, it.mana.counts, strict=True) if number]
    figures: dict[str, int] = {}
    if it.is_unit:
        figures = {"melee": it.melee, "ranged": it.ranged, "armour": it.armour, "life": it.life}
        if it.type == "hero":
            figures["wounded"] = it.wounded
    elif it.type in ("zone", "banner"):
        figures = {"draw": it.draw, "gold": it.gold}
    else:
        figures = {"melee": it.melee, "ranged": it.ranged, "armour": it.armour, "life": it.life}
    shown = figures if it.is_unit else {key: value for key, value in figures.items() if value}
    colours = [
        name
        for name, asked, gives in zip(_MANA, it.mana.counts, it.produces.counts, strict=True)
        if (asked or gives) and name in COLOUR_ORDER
    ]
    clan = label(CLANS[it.clan]) if it.clan else NOBODYS
    said = flavour_of(NAMES, it.slug, lang)
    return Face(it.type, it.clan, clan, colours or list(it.colours), cost, shown, flavour=said)


ABOUT: Final = Label(
    "Two Monarchs, a map, and fog between them: bring the other one down.",
    "Deux Monarques, une carte, du brouillard entre eux\u00a0: faites tomber l’autre.",
)

TABLE: Final = TableSpec(LAYOUT, ABOUT, dress, translate, card, face, stops=Stops(STOPS, answers=("latent",)))
