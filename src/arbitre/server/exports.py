"""Files to keep: the record of a game, which `arbitre replay` and `arbitre play --resume` read, and its
position as a scenario, which `arbitre scenario` reads."""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.record import restore, snapshot
from arbitre.rulebook import index

from .protocol import Lang
from .rest import Export
from .room import Room
from .seating import notes
from .sentences import say


def record(room: Room) -> bytes:
    """The game of a room as a file."""
    assert room.game is not None
    game = room.game.fork()
    fair = {key: room.game.notes[key] for key in ("fair",) if key in room.game.notes}
    game.notes = {**fair, **notes(room, room.bot_seed)}
    if room.end is not None:
        game.notes = {**game.notes, "ended": {"reason": room.end.reason, "seat": room.end.seat}}
    return game.save()


def scenario(game: Game, names: list[str], told: str = "") -> str:
    """The position as a scenario: it stands where the running step began, with the answers given since; what
    somebody told of it heads it."""
    rules = game.rules
    begun = restore(rules, snapshot(game.checkpoint))
    fresh = Game(rules, begun, begun.fork())
    here = fresh.checkpoint
    while len(fresh.answers) < len(game.answers) and fresh.checkpoint is here:
        fresh.answer(game.answers[len(fresh.answers)])  # those without a choice were settled on the way
    pending = game.pending
    seats = [f"Player{number + 1}" for number in range(len(names))]
    about = [pending.rule] if pending is not None and pending.rule in index(rules.name) else []
    lines = [
        f"title: {_plain(told) or f'A position of {rules.name} after {len(game.history)} answers'}",
        f"game: {rules.name}",
        *(f"rules: [{rule}]" for rule in about),
        f"note: Players were {_plain(', '.join(names))}.",
        f"seats: [{', '.join(seats)}]",
        "given:",
        "  record: |",
        *(f"    {line}" for line in fresh.save().decode().splitlines()),
        "then:",
    ]
    if pending is None:
        lines.append("  - over")
    else:
        lines.append(f"  - asked: {{ {seats[pending.seat]}: {pending.say[0]} }}")
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    """A text that means nothing to YAML."""
    return "".join(letter if letter.isalnum() or letter in " ,-'" else "_" for letter in text)


def export(room: Room, lang: Lang, told: str = "") -> Export:
    """Both files, with names to save them by."""
    assert room.game is not None
    stem = f"{room.setup.game}-{room.name}-{len(room.game.history)}"
    return Export(
        record(room).decode(),
        f"{stem}.json",
        scenario(room.game, room.names, told),
        f"{stem}.yaml",
        say("exported", lang),
    )
