"""Quarriors! in a terminal: the seats with their areas, and the Wilds."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from arbitre.games.quarriors.cards.index import CARD_NUMBER, CARDS, KIND_NUMBER, KINDS
from arbitre.games.quarriors.language.definitions import Card, Face
from arbitre.games.quarriors.speech.lexicon import AREA_NAMES, PHASES, name
from arbitre.games.quarriors.speech.texts import card as texts
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View, ZoneView
from arbitre.words import write

from ..screen import MINE, NOTHING, STRONG, THEIRS, Screen
from ..ui import Ui
from .looks import Looks, counted, zone


def show(screen: Screen, view: View, names: list[str], ui: Ui, whole: bool = True) -> None:
    """The table as a seat sees it; without `whole`, without the Wilds."""
    board = view.board
    phase = PHASES[board["phase"]]
    screen.heading(
        ui.text(
            "quarriors.turn",
            turn=board["turn"],
            name=names[board["active"]],
            number=board["phase"],
            phase=write(phase, ui.lang),
            quiddity=board["quiddity"],
            captures=board["captures"],
        )
    )
    if board["last_turn"]:
        screen.line(" " + ui.text("quarriors.last_turn"), STRONG)
    if whole:
        middle(screen, view, ui)
    count = len(view.seats)
    me = max(view.seat, 0)
    for seat in [(me + 1 + i) % count for i in range(count)]:
        _seat(screen, view, seat, names, ui)


def middle(screen: Screen, view: View, ui: Ui) -> None:
    """The cards of the Wilds with cost, Glory and dice left."""
    screen.line(" " + ui.text("quarriors.wilds"), STRONG)
    cells = []
    for slot, slug in enumerate(view.board["wilds"]):
        card = CARDS[CARD_NUMBER[slug]]
        left = len(zone(view, f"wilds-{slot}", -1).pieces)
        glory = str(card.glory) if card.glory else NOTHING
        cost = max(0, card.cost - view.board["discount"])
        cells.append(f"{cost:>2} {glory:>2} {left:>2}  {name(slug, ui.lang)}")
    screen.columns(cells, 2)


def _seat(screen: Screen, view: View, seat: int, names: list[str], ui: Ui) -> None:
    shown = view.seats[seat]
    mine = seat == view.seat
    sign = "►" if seat == view.board["active"] else " "
    title = ui.text(
        "quarriors.you" if mine and names[seat] != ui.text("play.you") else "quarriors.seat",
        name=names[seat],
        glory=shown["glory"],
        goal=view.board["goal"],
    )
    rows = []
    for which in ("pool", "ready", "locked", "aside"):
        pieces = zone(view, which, seat).pieces
        if pieces or (mine and which in ("pool", "ready")):
            rows.append((_area(which, ui), _dice(pieces, ui)))
    piles = {which: zone(view, which, seat) for which in ("bag", "spent", "used")}
    if mine:
        rows += [
            (f"{_area(which, ui)} ({len(zone.pieces)})", _holds(zone, ui))
            for which, zone in piles.items()
            if zone.pieces or which == "bag"
        ]
    else:
        title = " · ".join(
            [title, *(f"{_area(which, ui)} {len(zone.pieces)}" for which, zone in piles.items())]
        )
    screen.line(f"{sign}{title}", MINE if mine else THEIRS)
    screen.lists(rows, indent=3)


def _area(which: str, ui: Ui) -> str:
    heading = AREA_NAMES[which]
    return write(heading, ui.lang)


def _dice(pieces: list[dict[str, Any]], ui: Ui) -> list[str]:
    """The dice of an area; twins are counted, attached spells stand with their creature."""
    attached: dict[int, list[str]] = {}
    for piece in pieces:
        if "host" in piece:
            attached.setdefault(piece["host"], []).append(name(piece["kind"], ui.lang))
    texts = [
        " + ".join([_die(piece, ui), *attached.get(piece["id"], [])])
        for piece in pieces
        if "host" not in piece
    ]
    return counted(texts)


def _holds(zone: ZoneView, ui: Ui) -> list[str]:
    kinds: Counter[str] = Counter(zone.show.get("holds", {}))
    if not kinds:
        kinds = Counter(piece["kind"] for piece in zone.pieces)
    return counted({name(kind, ui.lang): number for kind, number in kinds.items()})


def _die(piece: dict[str, Any], ui: Ui) -> str:
    """A die: its kind and the face that is up; in play with its current figures."""
    if "kind" not in piece:
        return "?"
    kind, face = piece.get("as", piece["kind"]), piece.get("as_face", piece.get("face"))
    called = name(piece["kind"], ui.lang)
    if face is None:
        return called
    side = KINDS[KIND_NUMBER[kind]].faces[face]
    if "as" in piece:
        called = ui.text("quarriors.copy", name=called, model=name(kind, ui.lang))
    return f"{called} [{face_text(side, ui, piece.get('figures'))}]"


def face_text(face: Face, ui: Ui, figures: list[int] | None = None) -> str:
    """A face in the fewest words: `level attack/defense` for a creature, a star for each burst."""
    parts = []
    if (face.creature and not face.unknown) or (figures and not face.lock):
        level, attack, defense = figures[:3] if figures else (face.level, face.attack, face.defense)
        parts.append(ui.text("face.creature", level=level, attack=attack, defense=defense))
    elif face.creature:
        parts.append(ui.text("face.unknown", level=face.level))
    if face.quiddity:
        parts.append(ui.text("face.quiddity", amount=face.quiddity))
    if face.draw:
        parts.append(ui.text("face.draw", amount=face.draw))
    if face.reroll:
        parts.append(ui.text("face.reroll"))
    if face.spell:
        parts.append(ui.text("face.spell"))
    if face.lock:
        parts.append(ui.text("face.lock"))
    return " ".join(
        [(" / " if face.either else " + ").join(parts), *(["★" * face.bursts] if face.bursts else [])]
    )


def note(view: View, option: Option, ui: Ui) -> str:
    """What helps to choose an option: of a capture, the Glory of the card and the dice left."""
    if not isinstance(option, tuple) or option[0] != "capture":
        return ""
    slot = option[1]
    card = CARDS[CARD_NUMBER[view.board["wilds"][slot]]]
    left = len(zone(view, f"wilds-{slot}", -1).pieces)
    return ui.text("quarriors.note_glory" if card.glory else "quarriors.note", glory=card.glory, left=left)


def card_facts(card: Card, ui: Ui) -> dict[str, Any]:
    """The figures of a card and the faces of its dice."""
    return {
        "kind": card.kind,
        "box": card.box,
        "cost": card.cost,
        "glory": card.glory,
        "uncertain": card.uncertain,
        "faces": _face_texts(card, ui),
    }


def card_lines(card: Card, ui: Ui) -> list[str]:
    """The faces of its dice, equal ones counted."""
    counted = Counter(_face_texts(card, ui))
    faces = [f"{number} × {face}" if number > 1 else face for face, number in counted.items()]
    return [ui.text("cards.faces", faces=" · ".join(faces))]


def _face_texts(card: Card, ui: Ui) -> list[str]:
    return [write(texts.face_text(face), ui.lang) for face in KINDS[KIND_NUMBER[card.kind]].faces]


LOOKS: Final = Looks(show, middle, note, card_facts=card_facts, card_lines=card_lines)
