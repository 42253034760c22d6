"""What a seat is shown of cards it may see, of zones it may not look into, of players and of the turn."""

from __future__ import annotations

from typing import Any, Final

from ..cards.index import CARDS, GOLEM, KEYWORDS, NODES, STEALTH, TYPE
from . import changes as did
from .figures import atq, in_play, keywords
from .model import ADORATION, BOOK, DIVINE, FIRE, HAND, PER_SEAT, REAR, REGISTER, SECRET, UNSEEN, WAYS, Table
from .places import area
from .traits import traits

CALLED: Final = tuple((card.slug, card.type) for card in CARDS)
"""For each card, what it is called and of which type it is."""


def show_piece(table: Table, piece: int) -> dict[str, Any]:
    """A card: its name, and in play its current figures and what lies on it."""
    it = table.pieces[piece]
    slug, sort = CALLED[it.what]
    shown: dict[str, Any] = {"id": piece, "card": slug, "type": sort}
    where = it.zone % PER_SEAT if it.zone < 2 * PER_SEAT else -1
    if it.hidden:
        shown["face_down"] = True
        return shown
    if it.damage:
        shown["damage"] = it.damage
    if it.energy:
        shown["energy"] = it.energy
    if it.atq:
        shown["atq_markers"] = it.atq
    if it.fv:
        shown["fv_markers"] = it.fv
    if it.bou:
        shown["bou_markers"] = it.bou
    if it.poseidor:
        shown["poseidor"] = it.poseidor
    if it.feathers:
        shown["feathers"] = it.feathers
    if it.tilted:
        shown["tilted"] = True
    if it.frozen:
        shown["frozen"] = True
    if it.mortal:
        shown["mortal"] = True
    if it.link >= 0:
        shown["link"] = it.link
    if it.host >= 0:
        shown["host"] = it.host
    if it.cls:
        shown["class"] = it.cls
    if where in (REAR, FIRE) and it.host < 0:
        figures = traits(table, piece)
        if TYPE[it.what] == GOLEM:
            shown["figures"] = [figures.atq, figures.bou]
        else:
            shown["figures"] = [atq(table, piece), figures.fv]
        shown["left"] = did.left(table, piece)
        has = keywords(table, piece)
        if has is not KEYWORDS[it.what]:
            own = CARDS[it.what].abilities
            gained = [NODES.name(k) for k in has if all(k is not printed for printed in own)]
            if gained:
                shown["gained"] = gained
        if it.way:
            shown["way"] = WAYS[it.way]
        if it.calm == table.board.turn:
            shown["calm"] = True
    elif where == DIVINE:
        shown["left"] = did.left(table, piece)
    return shown


def show_seat(table: Table, seat: int, viewer: int) -> dict[str, Any]:
    """A player: energy, cards in hand and piles, Vital Force and Feathers of his Divinity. Only he sees the
    name of his deck: it would tell which Archangel lies face down."""
    player = table.seats[seat]
    divinity = table.pieces[player.divinity]
    return {
        "seat": seat,
        "deck": player.deck if seat == viewer else "",
        "energy": player.energy,
        "hand": len(table.ids(area(seat, HAND))),
        "book": len(table.ids(area(seat, BOOK))),
        "register": len(table.ids(area(seat, REGISTER))),
        "adoration": len(table.ids(area(seat, ADORATION))),
        "in_play": len(in_play(table, seat)),
        "fv": did.left(table, player.divinity),
        "feathers": divinity.feathers,
        "mortal": divinity.mortal,
    }


def show_board(table: Table) -> dict[str, Any]:
    """Turn, phase, the attack under way, the stack."""
    board = table.board
    return {
        "turn": board.turn,
        "active": board.active,
        "phase": board.phase,
        "stage": board.stage,
        "attack": board.attack,
        "attacked": board.attacked,
        "announced": list(board.announced),
        "attackers": list(board.attackers),
        "ambushers": list(board.ambushers),
        "fighters": list(board.fighters),
        "defender": board.defender,
        "window": board.window,
        "word": board.round.holder if board.stack or board.window else board.active,
        "looked": len(board.looked),
        "stack": [
            {
                "effect": item.name,
                "seat": item.seat,
                "source": item.source,
                "aims": [[piece for piece, _ in aims] for aims in item.aims],
            }
            for item in board.stack
        ],
    }


def alike(table: Table, pieces: list[int]) -> list[int]:
    """Copies of one card are the same where nothing can lie on them; Worshippers if as much does."""
    seen: set[tuple[int, ...]] = set()
    found = []
    for piece in pieces:
        it = table.pieces[piece]
        if it.zone % PER_SEAT in (REAR, FIRE, SECRET):
            found.append(piece)
            continue
        # What each player knows of it tells copies apart as well.
        key = (it.zone, it.what, it.energy, it.known, it.atq, it.fv, it.bou, it.poseidor)
        if key not in seen:
            seen.add(key)
            found.append(piece)
    if len(found) == 1 and len(pieces) > 1 and table.pieces[pieces[0]].zone % PER_SEAT in UNSEEN:
        return pieces[:2]  # asked all the same: not asking would tell that they are all alike
    return found


def hidden_from(table: Table, seat: int) -> list[list[int]]:
    """What a seat cannot tell apart: each Register, its own book, the opponent's book and hand; and his
    pages in Secret, which may be any of his pages with Stealth. What it has seen is left alone."""
    groups = []
    for owner in (0, 1):
        pages = _unseen(table, seat, owner, BOOK)
        if owner != seat:
            pages += _unseen(table, seat, owner, HAND)
            secret = _unseen(table, seat, owner, SECRET)
            hideable = [i for i in pages if STEALTH[table.pieces[i].what] >= 0] if secret else []
            groups.append(secret + hideable)
        groups.append(pages)
        groups.append(_unseen(table, seat, owner, REGISTER))
    return [group for group in groups if len(group) > 1]


def _unseen(table: Table, seat: int, owner: int, which: int) -> list[int]:
    pieces = table.pieces
    return [i for i in table.ids(area(owner, which)) if not pieces[i].known >> seat & 1]
