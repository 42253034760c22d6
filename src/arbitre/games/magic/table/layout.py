"""Magic on a drawn table: its areas, what is shown on permanents and players, card faces."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.specification import Stops
from arbitre.games.specification import Table as TableSpec
from arbitre.games.tables import Face, Fact, Figure, Label, Layout, Mark, Zone, label
from arbitre.kernel.view import View
from arbitre.words.phrase import Language

from ..cards.index import CARDS
from ..language.definitions import BASIC_LAND_TYPES, ROOM, Card, ManaCost, colours_of, mana
from ..rules import changes as did
from ..speech.lexicon import STEPS, ZONE_NAMES
from .fights import GESTURES, ahead, lines
from .rows import CREATURES, EXILED, IN_MOTION, LANDS, OTHERS, host_of, in_play, spread
from .sides import take_sides
from .stops import ANSWER, LAST, QUIET, STOPS, leads, plays, stop, trifle
from .words import translate

PHASES: Final = {step: number for number, step in enumerate(STEPS)}
"""The steps by number, as the status line shows them."""


def _area(name: str, mine: Any, theirs: Any, **more: Any) -> Zone:
    return Zone(name, label(ZONE_NAMES[name]), mine, theirs, **more)


LAYOUT: Final = Layout(
    "magic",
    Label("Magic: The Gathering", "Magic\u00a0: l’Assemblée"),
    "cards",
    [
        Zone(CREATURES, Label("Creatures", "Créatures"), "row", "row", order=1, empty=True),
        Zone(OTHERS, Label("Other permanents", "Autres permanents"), "row", "row", band="back", order=2),
        Zone(LANDS, Label("Lands", "Terrains"), "row", "row", band="back", order=3, empty=True),
        _area("hand", "fan", "count", band="hand", order=4, empty=True, hidden=True),
        _area("library", "pile", "pile", band="piles", order=5, empty=True, hidden=True),
        _area("graveyard", "pile", "pile", band="piles", order=6, empty=True),
        _area("command", "row", "row", band="piles", order=7),
        _area("schemes", "pile", "pile", band="piles", order=8, hidden=True),
        Zone(IN_MOTION, Label("In motion", "À exécution"), "row", "row", band="piles", order=9),
        Zone(EXILED, label(ZONE_NAMES["exile"]), "pile", "pile", band="piles", order=10),
        _area("stack", "stack", "stack", side="shared", band="centre", order=0),
        _area("exile", "pile", "pile", side="shared", band="centre", order=1),
        Zone("battlefield", label(ZONE_NAMES["battlefield"]), "none", "none", side="shared"),
        Zone("ceased", Label("No more", "Disparus"), "none", "none", side="shared"),
    ],
    [
        Figure("power", Label("Power", "Force"), "sword", 0),
        Figure("toughness", Label("Toughness", "Endurance"), "shield", 1),
        Figure("loyalty", Label("Loyalty", "Loyauté"), "star"),
        Figure("defense", Label("Defense", "Défense"), "shield"),
    ],
    [
        Mark("left", Label("Left", "Reste"), "shield"),
        Mark("damage", Label("Damage", "Blessures"), "wound"),
        Mark("loyalty", Label("Loyalty", "Loyauté"), "star"),
        Mark("tally", Label("Counters", "Marqueurs"), "plus"),
        Mark("counted", Label("Counters", "Marqueurs"), "skill", "words"),
        Mark("tapped", Label("Tapped", "Engagé"), "turned", "flag"),
        Mark("sick", Label("Summoning sick", "Mal d’invocation"), "hourglass", "flag"),
        Mark("attacking", Label("Attacking", "Attaque"), "sword", "flag"),
        Mark("blocking", Label("Blocking", "Bloque"), "shield", "flag"),
        Mark("face_down", Label("Face down", "Face cachée"), "fog", "flag"),
        Mark("token", Label("Token", "Jeton"), "coin", "flag"),
        Mark("commander", Label("Commander", "Commandant"), "crown", "flag"),
        Mark("tax", Label("Commander tax", "Taxe de commandant"), "coin"),
        Mark("copy", Label("Copy", "Copie"), "portal", "flag"),
        Mark("back", Label("Back face up", "Verso visible"), "turned", "flag"),
        Mark("open", Label("Unlocked", "Déverrouillé"), "unlock", "words"),
        Mark("gains", Label("Gained", "Gagné"), "skill", "words"),
        Mark("protector", Label("Protected by", "Protégée par"), "shield", "seat"),
        Mark("choices", Label("Chosen", "Choisi"), "eye", "words"),
        Mark("host", Label("Attached to", "Attaché à"), "link", "piece"),
        Mark("exiled_with", Label("Exiled by", "Exilé par"), "link", "piece"),
    ],
    [
        Fact("side", Label("Side", "Camp"), "flag", "side"),
        Fact("life", Label("Life", "Points de vie"), "heart"),
        Fact("shared", Label("Shared", "Partagés"), "seat", "flag"),
        Fact("life_with", Label("Shares the life of", "Partage les points de vie de"), "heart", "seat"),
        Fact("poison", Label("Poison counters", "Marqueurs poison"), "poison"),
        Fact("energy", Label("Energy counters", "Marqueurs énergie"), "energy"),
        Fact("commander_damage", Label("Damage by", "Blessures de"), "crown", "cards"),
        Fact("pool", Label("Mana", "Mana"), "gem", "mana"),
        Fact("out", Label("Left the game", "A quitté la partie"), "skull", "flag"),
    ],
    [
        Fact("turn", Label("Turn", "Tour"), "turn"),
        Fact("playing", Label("Turn of", "Au tour de"), "seat", "seats"),
        Fact("first", Label("First player", "Premier joueur"), "first", "seats"),
        Fact("phase", Label("Step", "Étape"), "phase", "phase"),
    ],
    {number: label(STEPS[step]) for step, number in PHASES.items()},
    joins=["host"],
    turned=["tapped"],
    passes=["pass", "done", "none"],
    stack="stack",
    lines="lines",
    gestures=GESTURES,
    effects={
        did.DAMAGED: "damage",
        did.GAINED: "heal",
        did.DREW: "draw",
        did.CAST: "cast",
        did.ACTIVATED: "cast",
        did.PUT: "cast",
        did.ATTACKED: "attack",
        did.TURNED: "flip",
        did.UNLOCKED: "flip",
        did.COUNTERED: "destroy",
        did.FLIPPED: "roll",
        did.ROLLED: "roll",
        did.MANA: "gain",
        did.SPENT: "pay",
        did.TURN: "turn",
    },
    stages={
        2: Label("Beginning", "Début"),
        5: Label("Main", "Principale"),
        6: Label("Combat", "Combat"),
        12: Label("Main", "Principale"),
        13: Label("End", "Fin"),
    },
)


def dress(view: View) -> None:
    """Rows for the battlefield, numbers where tables want numbers, what fights and what is aimed at."""
    spread(view)
    for piece in in_play(view):
        _permanent(piece)
    attacks = view.board.get("attacks", ())
    attackers = {attack["piece"] for attack in attacks}
    blockers = {piece for attack in attacks for piece in attack["blockers"]}
    for piece in in_play(view):
        if piece["id"] in attackers:
            piece["attacking"] = True
        if piece["id"] in blockers:
            piece["blocking"] = True
    for shown in view.seats:
        counters = shown.get("counters", {})
        shown.update({kind: counters[kind] for kind in ("poison", "energy") if kind in counters})
    take_sides(view)
    view.board["phase"] = PHASES[view.board["step"]]
    view.board["lines"] = lines(view)


SHOW_WHAT_IS_PRINTED: Final = {"planeswalker", "battle", "vehicle"}
"""What is no creature and shows figures all the same: what it has, or will have once it is crewed."""


def _permanent(piece: dict[str, Any]) -> None:
    if "size" in piece:
        piece["figures"] = piece["size"]
        if piece.get("damage"):
            piece["left"] = piece["size"][1] - piece["damage"]
    elif not SHOW_WHAT_IS_PRINTED.intersection((*piece.get("types", ()), *piece.get("subtypes", ()))):
        piece["figures"] = []  # what is no creature has no power (208.3)
    tally = sum(number for kind, number in piece.get("counters", {}).items() if kind != "loyalty")
    if tally:
        piece["tally"] = tally
    if "loyalty" in piece.get("counters", {}):
        piece["loyalty"] = piece["counters"]["loyalty"]
    if "host" in piece:
        piece["host"] = host_of(piece)
    if "copy_of" in piece:
        piece["card"] = piece["copy_of"]
        piece["copy"] = True


def card(view: View, what: int) -> str:
    """The card behind a number of an event."""
    return CARDS[what].slug


# What is printed

FAMILIES: Final = {
    "W": ("white", Label("White", "Blanc")),
    "U": ("blue", Label("Blue", "Bleu")),
    "B": ("black", Label("Black", "Noir")),
    "R": ("red", Label("Red", "Rouge")),
    "G": ("green", Label("Green", "Vert")),
    "": ("colorless", Label("Colorless", "Incolore")),
    "+": ("gold", Label("Multicoloured", "Multicolore")),
}
KINDS: Final = ("planeswalker", "creature", "land", "artifact", "enchantment", "instant", "sorcery")
"""Which type chooses the frame of a card that has several."""


def face(definition: Card, lang: Language) -> Face:
    """What is printed on a card: cost, figures, colours. A Room has a cost for each door."""
    first = definition.faces[0]
    both = definition.faces if definition.layout == ROOM else (first,)
    colours = list(dict.fromkeys(colour for side in both for colour in colours_of(side)))
    family, called = FAMILIES["+" if len(colours) > 1 else "".join(colours)]
    land = [BASIC_LAND_TYPES[subtype] for subtype in first.subtypes if subtype in BASIC_LAND_TYPES]
    if len(land) == 1 and not colours:
        family = FAMILIES[land[0]][0]  # a land looks like the mana it gives
    figures = {
        key: value
        for key in ("power", "toughness", "loyalty", "defense")
        if isinstance(value := getattr(first, key), int)
    }
    kind = next((kind for kind in KINDS if kind in first.types), first.types[0] if first.types else "token")
    costs = [_cost(mana(side.cost)) for side in both if side.cost is not None]
    cost = [symbol for number, one in enumerate(costs) for symbol in (*([BETWEEN] if number else ()), *one)]
    named = [FAMILIES[colour][0] for colour in colours]
    return Face(kind, family, called, named, cost, figures, [], "token" if definition.token else "")


BETWEEN: Final = ("{//}", 1)
"""What stands between the costs of two doors."""


def _cost(cost: ManaCost) -> list[tuple[str, int]]:
    """The symbols in the order they are printed, equal ones together."""
    found: dict[str, int] = {}
    if cost.x:
        found["{X}"] = cost.x
    if cost.generic or not (cost.x or cost.symbols):
        found[f"{{{cost.generic}}}"] = 1
    for symbol in cost.symbols:
        found[f"{{{symbol}}}"] = found.get(f"{{{symbol}}}", 0) + 1
    return list(found.items())


ABOUT: Final = Label(
    "Lands, spells and creatures in the haunted house that is Duskmourn.",
    "Terrains, sorts et créatures dans la maison hantée qu’est devenue Mornebrune.",
)

TABLE: Final = TableSpec(
    LAYOUT,
    ABOUT,
    dress,
    translate,
    card,
    face,
    stops=Stops(STOPS, QUIET, stop, trifle, (ANSWER,), leads, plays, LAST),
    ahead=ahead,
)
