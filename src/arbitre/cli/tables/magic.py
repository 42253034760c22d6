"""Magic in a terminal: each player with his rows of permanents, and the stack.

A permanent is shown as `Name [2/3]`: power and toughness; ✗ damage, ↷ tapped, ◌ summoning sick, ▼ face down,
⚔ attacks (→ whom it blocks), ◈ counters, + what is attached to it.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.magic.cards.index import CARD_NUMBER, CARDS
from arbitre.games.magic.language.definitions import ROOM
from arbitre.games.magic.speech.lexicon import STEPS, ZONE_NAMES, name
from arbitre.games.magic.speech.naming import definition, sentence
from arbitre.games.magic.table.rows import CREATURES, LANDS, OTHERS, host_of, in_play, rows
from arbitre.games.magic.table.words import counters, doors
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View
from arbitre.words import write

from ..screen import MINE, STRONG, THEIRS, Screen
from ..ui import Ui
from .looks import Looks, cards_seen, counted, named, zone

_ROWS: Final = {CREATURES: "magic.creatures", OTHERS: "magic.others", LANDS: "magic.lands"}


def _area(which: str, ui: Ui) -> str:
    return named(ZONE_NAMES[which], ui)


# The table


def show(screen: Screen, view: View, names: list[str], ui: Ui, whole: bool = True) -> None:
    """The table as a seat sees it; without `whole`, without the piles."""
    board = view.board
    step = named(STEPS[board["step"]], ui)
    if board["turn"]:
        screen.heading(
            ui.text("magic.turn", turn=board["turn"], name=names[max(board["active"], 0)], step=step)
        )
    else:
        screen.heading(ui.text("magic.before", step=step))
    me = max(view.seat, 0)
    number = len(view.seats)
    laid = rows(view)
    for seat in [(me + 1 + at) % number for at in range(number - 1)]:
        _seat(screen, view, seat, laid, names, ui, whole)
    middle(screen, view, ui, names)
    if whole:
        exiled = [_short(piece, ui) for piece in zone(view, "exile").pieces]
        if exiled:
            screen.lists([(_area("exile", ui), counted(exiled))], indent=1)
    _seat(screen, view, me, laid, names, ui, whole)


def middle(screen: Screen, view: View, ui: Ui, names: list[str] | None = None) -> None:
    """What lies in the middle: the stack, what resolves first on top."""
    stack = view.board.get("stack", ())
    if not stack:
        return
    screen.line(" " + _area("stack", ui), STRONG)
    known = cards_seen(view)
    for item in reversed(stack):
        source = known.get(item["source"])
        called = _short(source, ui) if source else _source(item, ui)
        text = called if item["kind"] == "spell" else ui.text("magic.ability", name=called)
        if item.get("effect"):
            text += f" — {write(sentence(item['effect']), ui.lang)}"
        aims = [_aim(aim, known, names, ui) for slot in item.get("targets", ()) for aim in slot]
        screen.indented(text + (f" → {', '.join(aims)}" if aims else ""), by=3)


def _source(item: dict[str, Any], ui: Ui) -> str:
    """The source of an ability that is nowhere to be seen."""
    return write(definition(item["effect"]), ui.lang) if item.get("effect") else ui.text("magic.face_down")


def _aim(aim: list[Any], known: dict[int, dict[str, Any]], names: list[str] | None, ui: Ui) -> str:
    sort, number = aim
    if sort == "seat":
        return names[number] if names else str(number + 1)
    return _short(known.get(number), ui) if sort == "piece" else f"#{number}"


def _short(piece: dict[str, Any] | None, ui: Ui) -> str:
    """The name of a thing: of a copy what it copies, of a Room its unlocked doors."""
    if piece is None or "card" not in piece:
        return ui.text("magic.face_down")
    slug = piece.get("copy_of", piece["card"])
    faces = CARDS[CARD_NUMBER[slug]].faces
    if "door" in piece:
        return name(faces[piece["door"]].slug, ui.lang)
    if CARDS[CARD_NUMBER[slug]].layout == ROOM and piece.get("doors"):
        return " // ".join(doors(piece, ui.lang))
    return name(slug, ui.lang)


def _seat(
    screen: Screen,
    view: View,
    seat: int,
    laid: dict[tuple[int, str], list[dict[str, Any]]],
    names: list[str],
    ui: Ui,
    whole: bool,
) -> None:
    mine = seat == view.seat
    sign = "►" if seat == view.board["priority"] else " "
    screen.line(sign + _title(view, seat, names, ui), MINE if mine else THEIRS)
    lists: list[tuple[str, list[str]]] = []
    for row in _ROWS:
        texts = _row(view, laid[seat, row], ui)
        if texts:
            lists.append((ui.text(_ROWS[row]), texts))
    piles = ["command", "hand"] if mine else ["command"]
    for which in [*piles, *(["graveyard"] if whole else [])]:
        cards = [_short(piece, ui) for piece in zone(view, which, seat).pieces]
        if cards or which == "hand":
            lists.append((_area(which, ui), counted(cards)))
    screen.lists(lists, indent=3)


def _title(view: View, seat: int, names: list[str], ui: Ui) -> str:
    shown = view.seats[seat]
    mine = seat == view.seat and names[seat] != ui.text("play.you")
    parts = [ui.text("magic.you" if mine else "magic.seat", name=names[seat], life=shown["life"])]
    parts += counters(shown.get("counters", {}), ui.lang)
    if shown.get("pool"):
        parts.append(ui.text("magic.mana", pool=shown["pool"]))
    if shown.get("out"):
        parts.append(ui.text("magic.out"))
    piles = ("library", "graveyard") if seat == view.seat else ("hand", "library", "graveyard")
    parts += [f"{_area(which, ui)} {len(zone(view, which, seat).pieces)}" for which in piles]
    return " · ".join(parts)


def _row(view: View, pieces: list[dict[str, Any]], ui: Ui) -> list[str]:
    """The permanents of a row, what is attached with its host; those that look alike are counted."""
    known = {piece["id"]: piece for piece in in_play(view)}
    texts = []
    for piece in pieces:
        if host_of(piece) in known:
            continue
        attached = [_permanent(other, view, ui) for other in pieces if host_of(other) == piece["id"]]
        texts.append(" + ".join([_permanent(piece, view, ui), *attached]))
    return counted(texts)


def _permanent(piece: dict[str, Any], view: View, ui: Ui) -> str:
    text = _short(piece, ui)
    if "size" in piece:
        text += f" [{piece['size'][0]}/{piece['size'][1]}]"
    text += f" ✗{piece['damage']}" if piece.get("damage") else ""
    text += " ▼" if "face_down" in piece and "card" in piece else ""
    text += " ↷" if piece.get("tapped") else ""
    text += " ◌" if piece.get("sick") else ""
    if piece.get("counters"):
        text += " ◈ " + ", ".join(counters(piece["counters"], ui.lang))
    for attack in view.board.get("attacks", ()):
        if attack["piece"] == piece["id"]:
            text += " ⚔"
        if piece["id"] in attack["blockers"]:
            text += f" → {_short(cards_seen(view).get(attack['piece']), ui)}"
    return text


# What helps to choose


def note(view: View, option: Option, ui: Ui) -> str:
    """What helps to choose an option: the printed figures of a creature that may be cast."""
    if not isinstance(option, tuple) or option[0] != "cast" or option[2] == "face_down":
        return ""
    piece = cards_seen(view).get(option[1])
    if piece is None or "card" not in piece:
        return ""
    face = CARDS[CARD_NUMBER[piece["card"]]].faces[0]
    if face.loyalty is not None:
        return ui.text("magic.loyalty", loyalty=face.loyalty)
    figures = (face.power, face.toughness)
    return f"{figures[0]}/{figures[1]}" if all(isinstance(figure, int) for figure in figures) else ""


def card_facts(card: Any, ui: Ui) -> dict[str, Any]:
    """The costs and figures of a card, face by face."""
    sizes = [(face.power, face.toughness) for face in card.faces]
    return {
        "costs": [face.cost for face in card.faces],
        "sizes": [
            None
            if power is None
            else ["*" if not isinstance(figure, int) else figure for figure in (power, tough)]
            for power, tough in sizes
        ],
        "loyalty": card.faces[0].loyalty,
        "token": card.token,
    }


LOOKS: Final = Looks(show, middle, note, card_facts=card_facts)
