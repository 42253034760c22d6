"""Seven Fallen in a terminal: both sides with Eden, lines and piles, and the Stack.

A card on the battlefield is shown as `Name [3/4]`: ATK and Vital Force left (`[S3]`: the Shield left of a
Golem); ↷ tilted, ❄ frozen, ⚔ announced as attacker, + what is linked to it or on it, ◈ Poseidor markers.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.seven_fallen.cards.index import CARD_NUMBER, CARDS
from arbitre.games.seven_fallen.speech.lexicon import AREA_NAMES, PHASES, name
from arbitre.games.seven_fallen.speech.naming import definition
from arbitre.games.seven_fallen.speech.texts.card import clause_text
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View
from arbitre.words import write

from ..screen import MINE, STRONG, THEIRS, Screen
from ..ui import Ui
from .looks import Looks, cards_seen, counted, named, zone


def _area(which: str, ui: Ui) -> str:
    return named(AREA_NAMES[which], ui)


# The table


def show(screen: Screen, view: View, names: list[str], ui: Ui, whole: bool = True) -> None:
    """The table as a seat sees it; without `whole`, without the piles."""
    board = view.board
    phase = named(PHASES[board["phase"]], ui)
    if board["attack"]:
        phase = f"{phase}, {ui.text('seven_fallen.attack')}"
    screen.heading(
        ui.text("seven_fallen.turn", turn=board["turn"], name=names[max(board["active"], 0)], phase=phase)
    )
    me = max(view.seat, 0)
    _seat(screen, view, 1 - me, names, ui, whole)
    middle(screen, view, ui)
    _seat(screen, view, me, names, ui, whole)


def middle(screen: Screen, view: View, ui: Ui) -> None:
    """What lies in the middle: the Stack, the last effect first."""
    stack = view.board["stack"]
    if not stack:
        return
    screen.line(" " + _area("stack", ui), STRONG)
    known = cards_seen(view)
    for item in reversed(stack):
        card = known.get(item["source"])
        source = name(card["card"], ui.lang) if card else write(definition(item["effect"]), ui.lang)
        effect = f"{source} — {write(clause_text(item['effect']), ui.lang)}"
        aims = [_short(known.get(piece), ui) for group in item["aims"] for piece in group]
        screen.indented(
            ui.text("seven_fallen.aims", effect=effect, aims=", ".join(aims)) if aims else effect, by=3
        )


def _short(piece: dict[str, Any] | None, ui: Ui) -> str:
    return name(piece["card"], ui.lang) if piece else ui.text("seven_fallen.page")


def _seat(screen: Screen, view: View, seat: int, names: list[str], ui: Ui, whole: bool) -> None:
    mine = seat == view.seat
    sign = "►" if seat == view.board["word"] else " "
    title = _title(view, seat, names, ui)
    piles = ("book", "register") if mine else ("hand", "book", "register")
    title += "".join(f" · {_area(which, ui)} {len(zone(view, which, seat).pieces)}" for which in piles)
    screen.line(sign + title, MINE if mine else THEIRS)
    rows: list[tuple[str, list[str]]] = []
    for which in ("rear", "fire"):
        cards = _line(view, seat, which, ui)
        if cards or which == "rear":
            rows.append((_area(which, ui), cards))
    rows.append((_area("adoration", ui), _sources(view, seat, ui)))
    secret = [_short(piece if "card" in piece else None, ui) for piece in zone(view, "secret", seat).pieces]
    if secret:
        rows.append((_area("secret", ui), counted(secret)))
    open_piles = ["hand", "limbo"] if mine else ["limbo"]
    open_piles += ["purgatory", "pandemonium"] if whole else []
    for which in open_piles:
        cards = [name(piece["card"], ui.lang) for piece in zone(view, which, seat).pieces if "card" in piece]
        if cards or which == "hand":
            rows.append((_area(which, ui), counted(cards)))
    screen.lists(rows, indent=3)


def _title(view: View, seat: int, names: list[str], ui: Ui) -> str:
    shown = view.seats[seat]
    known = {piece["type"]: piece for piece in zone(view, "divine", seat).pieces if "card" in piece}
    divinity = name(known["divinity"]["card"], ui.lang)
    if shown["mortal"]:
        force = ui.text("seven_fallen.mortal", divinity=divinity, feathers=shown["feathers"])
    else:
        force = ui.text("seven_fallen.fv", divinity=divinity, fv=shown["fv"])
    mine = seat == view.seat and names[seat] != ui.text("play.you")
    return ui.text(
        "seven_fallen.you" if mine else "seven_fallen.seat",
        name=names[seat],
        fv=force,
        energy=shown["energy"],
    )


def _line(view: View, seat: int, which: str, ui: Ui) -> list[str]:
    """The cards of a line; a linked Golem and an Equipment stand with their Angel."""
    pieces = zone(view, which, seat).pieces
    known = cards_seen(view)
    texts = []
    for piece in pieces:
        if "host" in piece or (piece["type"] == "golem" and "link" in piece):
            continue
        text = _fighter(piece, view, ui)
        if "link" in piece:
            text += f" + {_fighter(known[piece['link']], view, ui)}"
        for other in pieces:
            if other.get("host") == piece["id"]:
                text += f" + {name(other['card'], ui.lang)}"
        texts.append(text)
    return counted(texts)


def _fighter(piece: dict[str, Any], view: View, ui: Ui) -> str:
    attack, _ = piece["figures"]
    golem = piece["type"] == "golem"
    figures = ui.text("seven_fallen.left", shield=piece["left"]) if golem else f"{attack}/{piece['left']}"
    text = f"{name(piece['card'], ui.lang)} [{figures}]"
    text += " ❄" if piece.get("frozen") else " ↷" if piece.get("tilted") else ""
    text += " ⚔" if piece["id"] in view.board["announced"] and view.board["attack"] else ""
    return text + (f" ◈{piece['poseidor']}" if piece.get("poseidor") else "")


def _sources(view: View, seat: int, ui: Ui) -> list[str]:
    """Temple, Worshippers and Blessings with their energy, and the Archangel that waits."""
    texts = [
        ui.text("seven_fallen.energy", name=name(piece["card"], ui.lang), energy=piece["energy"])
        if piece.get("energy")
        else name(piece["card"], ui.lang)
        for piece in zone(view, "adoration", seat).pieces
    ]
    for piece in zone(view, "divine", seat).pieces:
        if "card" not in piece:
            texts.append(ui.text("seven_fallen.archangel"))
        elif piece["type"] == "archangel":
            card: Any = CARDS[CARD_NUMBER[piece["card"]]]
            texts.append(ui.text("seven_fallen.waiting", name=name(card.slug, ui.lang), time=card.time))
    return counted(texts)


# What helps to choose


def note(view: View, option: Option, ui: Ui) -> str:
    """What helps to choose an option: the printed figures of a page that may be played."""
    if not isinstance(option, tuple) or option[0] not in ("play", "miracle", "change", "discard"):
        return ""
    piece = cards_seen(view).get(option[1])
    if piece is None:
        return ""
    card: Any = CARDS[CARD_NUMBER[piece["card"]]]
    if card.type == "miracle":
        key = "seven_fallen.revoke" if card.revoke else "seven_fallen.worshippers"
        return ui.text(key, need=card.worshippers, revoke=card.revoke)
    if card.type == "golem":
        return ui.text("seven_fallen.shield", shield=card.shield)
    return f"{card.atq}/{card.fv}" if card.type == "angel" else ""


LOOKS: Final = Looks(show, middle, note)
