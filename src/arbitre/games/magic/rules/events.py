"""The kinds of events of Magic, and what an event carries.

Every zone change is one kind, `MOVED`: a replacement that sends a card elsewhere only writes `to`. Why it
moves is its `cause`; "dies" is from the battlefield to a graveyard, whatever the cause.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.kernel import door
from arbitre.kernel.pieces import NOBODY, Event

BEGAN: Final = door.BEGAN
ENDED: Final = door.ENDED
SHUFFLED: Final = door.SHUFFLED

# Things
MOVED: Final = "moved"
DREW: Final = "drew"
TAPPED: Final = "tapped"
UNTAPPED: Final = "untapped"
COUNTERS: Final = "counters"  # `amount` counters of kind `word` are put on `piece` (or on seat `other`)
UNCOUNTERED: Final = "uncountered"
REGARDED: Final = "regarded"  # another player than before controls `piece`
ATTACHED: Final = "attached"  # `piece` to `host` (a ref); to NOBODY: unattached
TURNED: Final = "turned"  # face up (`facing` "") or face down
UNLOCKED: Final = "unlocked"  # door `amount` of `piece`
LOCKED: Final = "locked"
TRANSFORMED: Final = "transformed"  # `piece` shows its other face
COPIED: Final = "copied"  # `piece` becomes a copy: `copies`
MARKED: Final = "marked"  # the word `word` is noted on `piece`, or taken from it (`amount` -1)
CHOSE: Final = "chose"  # `word` is noted on `piece` under the key `cause`
TOKENS: Final = "tokens"  # `amount` tokens `what` are about to be created under `seat`

# Life and damage
DAMAGED: Final = "damaged"  # `source` deals `amount` to `piece` or to seat `other`; `combat`
GAINED: Final = "gained"
LOST: Final = "lost"  # life; `cause` "damage", "pay" or "effect"
HEALED: Final = "healed"  # all marked damage goes (514.2)

# Mana
MANA: Final = "mana"  # `word` symbols are added to the pool of `seat`; `source` made them
SPENT: Final = "spent"
EMPTIED: Final = "emptied"

# The stack
CAST: Final = "cast"  # `piece` became cast; `extra` is its item, `amount` the tax of a commander
ACTIVATED: Final = "activated"
PUT: Final = "put"  # an ability is put on the stack
TARGETED: Final = "targeted"  # `piece` (or seat `other`) became the target of item `extra`
COPIED_SPELL: Final = "copied_spell"
RESOLVED: Final = "resolved"
COUNTERED: Final = "countered"  # item `extra`; `cause` "effect" or "targets"

# Looking
REVEALED: Final = "revealed"
LOOKED: Final = "looked"
SCRIED: Final = "scried"
SURVEILED: Final = "surveiled"
MINGLED: Final = "mingled"  # the cards `group` of a library lie in a random order
SEARCHED: Final = "searched"
MANIFESTED_DREAD: Final = "manifested_dread"  # `piece` went to the graveyard
FLIPPED: Final = "flipped"
ROLLED: Final = "rolled"
VOTED: Final = "voted"
PICKED: Final = "picked"  # `seat` chooses `piece`, for all to see
DRAWN_BY_LOT: Final = "drawn_by_lot"  # the player `other` was chosen at random
DECIDED: Final = "decided"  # `seat` will "sacrifice" `piece`, "discard" a card, or (no `word`) do neither

# The turn
TURN: Final = "turn"
STEP: Final = "step"  # `word` names the phase or step that begins
STEP_ENDED: Final = "step_ended"
PASSED: Final = "passed"  # the priority of `seat`
EXTRA_TURN: Final = "extra_turn"
EXTRA_PHASE: Final = "extra_phase"
PLAYED_LAND: Final = "played_land"
USED: Final = "used"  # an ability that may be used or trigger only so often
LOSES: Final = "loses"
WINS: Final = "wins"
LEFT_GAME: Final = "left_game"

# Schemes
SET_IN_MOTION: Final = (
    "set_in_motion"  # the scheme `piece`, off the top of the scheme deck or face up already
)

# Combat
ATTACKED: Final = "attacked"  # `piece` attacks `host` (a ref); the player or its controller is `other`
BLOCKED: Final = "blocked"  # `piece` blocks `other_piece`
BECAME_BLOCKED: Final = "became_blocked"
UNBLOCKED: Final = "unblocked"
REMOVED_FROM_COMBAT: Final = "removed_from_combat"
ORDERED: Final = "ordered"  # blockers or attackers in damage assignment order
COMBAT_ENDED: Final = "combat_ended"
GOADED: Final = "goaded"

Counters = tuple[tuple[str, int], ...]
"""Kinds of counters with how many, in the order they came."""


WARDED: Final = -2
"""Instead of a printed definition, as `NOBODY` is: a face-down creature with ward {2} was copied (708.2)."""


class CopyOf(msgspec.Struct, frozen=True):
    """What something copies: a printed definition with the exceptions of the copy effect (707.2, 707.9).

    `tweaks` name nodes whose changes are part of the copiable values; `until` ends a copy that does not last.
    """

    what: int
    tweaks: tuple[str, ...] = ()
    until: str = ""
    size: tuple[int, int] | None = None  # of a token whose size the effect that made it gave as a number
    back: bool = False  # the back face of a double-faced permanent was copied (707.8)


class Happening(Event):
    """An event of Magic. Replacements write its fields before it is performed."""

    cause: str = ""
    word: str = ""
    life: int = 0  # which object the piece was just before
    host: int = NOBODY  # a ref
    combat: bool = False
    tapped: bool = False  # enters tapped
    counters: Counters = ()  # enters with
    facing: str = ""  # enters, or is cast, face down
    doors: int = 0  # enters with these doors unlocked
    copies: tuple[CopyOf, ...] = ()  # enters as a copy
    marks: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()  # chosen as it enters
    linked: tuple[int, int] | None = None  # exiled by this object (piece, life): 607.2
    refs: tuple[int, ...] = ()
    batch: int = 0  # events that happened together share a number
    foreseen: tuple[tuple[tuple[int, str], bool], ...] = ()  # whether replacements with a condition apply
    besides: tuple[tuple[str, int, int, int, int], ...] = ()  # what preventing it brings about (615.5)
