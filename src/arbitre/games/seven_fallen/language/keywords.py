"""The 42 keywords of the rulebook, each a node with its parameters. What they do is in `keywords`.

In brackets the French word of the rulebook. `do` is the effect after the word, `cost` what its user pays
on top. A keyword is data like everything else: `Angel(…, abilities=(Archery(2), Berserk()))`.
"""

from __future__ import annotations

from arbitre.kernel.effects import Node

from .verbs import FREE, Cost


class Keyword(Node, frozen=True):
    """A keyword ability."""


class Archery(Keyword, frozen=True):
    """(Archerie) Declared attacker against a page or Archangel: you may target a page on the battlefield and
    deal it `value` damage. Adds up; stack (F-132 to F-135)."""

    value: int


class Assassin(Keyword, frozen=True):
    """(Assassin) Enters: you may target an Angel on the battlefield; if wounded, it is destroyed. Archangels
    are immune; stack (F-136 to F-139)."""


class DivineAurora(Keyword, frozen=True):
    """(Aurore divine) At the start of your Aurora, if in play then (F-140 to F-142)."""

    do: Node


class Berserk(Keyword, frozen=True):
    """(Berserk) May attack twice in your attack phase, the second right after the first (F-143 to F-148)."""


class Gust(Keyword, frozen=True):
    """(Bourrasque) May be played whenever a Miracle could; in the opponent's turn it is Pacifist until its
    end (F-149 to F-152)."""


class Catalyst(Keyword, frozen=True):
    """(Catalyseur) Entered: you may target another Angel of yours (+0/+1 or +1/+0) or another Golem of yours
    (+1 BOU); stack (F-153, F-154)."""


class Collateral(Keyword, frozen=True):
    """(Collatéral) Attack succeeded and survived: you may target another page on the defender's line; it
    takes the damage really dealt, at most the printed ATQ; not with Archangels (F-155 to F-162)."""


class Damned(Keyword, frozen=True):
    """(Damné) Destroyed, it is banished instead (F-163)."""


class LastBreath(Keyword, frozen=True):
    """(Dernier souffle) When destroyed and sent to the Purgatory or Limbo (an Eden card: Pandemonium);
    not when banished (F-164 to F-169). `This()` is the card where it now lies."""

    do: Node


class Dilemma(Keyword, frozen=True):
    """(Dilemme) Enters: the opponent chooses which of these effects happen, one more for each copy of this
    page in your Purgatory (F-170 to F-172). They are your effects."""

    effects: tuple[Node, ...]


class Doppelganger(Keyword, frozen=True):
    """(Doppelgänger) All classes in book and hand, one of your choice in play, the printed one elsewhere
    (F-173 to F-176)."""


class Aegis(Keyword, frozen=True):
    """(Égide) Each turn immune to the first opposing Miracle that targets it (F-177 to F-179)."""


class Evade(Keyword, frozen=True):
    """(Esquive) Opponents pay `value` EC more to target it with a Miracle. Adds up (F-180, F-181)."""

    value: int


class Swarm(Keyword, frozen=True):
    """(Essaim) With a Temple of class Structure - Extros up to `copies` copies may be written (F-182)."""

    copies: int


class Fervour(Keyword, frozen=True):
    """(Ferveur) When it enters play; stack (F-183, F-184)."""

    do: Node


class Flame(Keyword, frozen=True):
    """(Flamme) Enters: 1 damage to an Angel of the opponent, chosen by him on resolution (F-185, F-186)."""


class Trickery(Keyword, frozen=True):
    """(Fourberie) Its damage ignores the Shield of a linked Golem (F-187, F-188)."""


class Stealth(Keyword, frozen=True):
    """(Furtif) May be played in Secret for 2 EC, and taken out for `value` EC (F-189 to F-201). Angels and
    Miracles only. See `OutOfSecret` and `Exposed`."""

    value: int


class Guardian(Keyword, frozen=True):
    """(Gardien) Cannot be announced attacker nor put in the Firing Line (F-202, F-203)."""


class Freeze(Keyword, frozen=True):
    """(Geler) Enters: you may target an Angel on the battlefield and freeze it; stack (F-204 to F-208)."""


class Honour(Keyword, frozen=True):
    """(Honneur) Declared attacker with an Equipment: it may get `value` +1/+1 markers. Adds up; stack
    (F-209, F-210)."""

    value: int


class DivineIntervention(Keyword, frozen=True):
    """(Intervention divine) Its effects cannot be answered, open no stack and answer nothing (F-211 to
    F-213)."""


class Invocation(Keyword, frozen=True):
    """(Invocation) Not played from hand or Limbo: from your Purgatory, by destroying an unwounded Imperial -
    Spiritist Angel of yours and paying what its printed cost lacks to `value`. The Angel has `cost=None`
    (F-214 to F-217)."""

    value: int


class Leader(Keyword, frozen=True):
    """(Leader) Every other page of the book is limited to one copy (F-218 to F-220)."""


class Loyalist(Keyword, frozen=True):
    """(Loyaliste) All Angels of the book have exactly its printed classes (F-221)."""


class Light(Keyword, frozen=True):
    """(Lumière) An Angel it destroys is banished (F-222)."""


class SuddenDeath(Keyword, frozen=True):
    """(Mort subite) Destroyed at the end of the turn; a page it deals FV damage to is destroyed at once; not
    Archangels (F-223 to F-225)."""


class DivineNight(Keyword, frozen=True):
    """(Nuit divine) At the start of your Night, if in play then (F-226, F-227)."""

    do: Node


class Pacifist(Keyword, frozen=True):
    """(Pacifiste) Does not defend the Divinity, cannot attack, can be attacked (F-228 to F-231)."""


class DivineWord(Keyword, frozen=True):
    """(Parole divine) Once per turn when you could play an Angel; stack (F-232, F-233)."""

    do: Node
    cost: Cost = FREE


class CombatPhase(Keyword, frozen=True):
    """(Phase de combat) Once per turn in any attack phase when you could play a Miracle; stack (F-234)."""

    do: Node
    cost: Cost = FREE


class Phoenix(Keyword, frozen=True):
    """(Phoenix) Destroyed by a card without Light, you may put it in your Limbo; from there it is played in
    your Divine Word for `value` EC (F-235 to F-238)."""

    value: int


class Purgatory(Keyword, frozen=True):
    """(Purgatoire) Once per turn from the Purgatory, when you could play an Angel; stack (F-239, F-240)."""

    do: Node
    cost: Cost = FREE


class Withdrawal(Keyword, frozen=True):
    """(Retrait) May move to the Rear Guard at the end of the attack phase if it was announced attacker
    (F-241, F-242)."""


class Sacrifice(Keyword, frozen=True):
    """(Sacrifice) Once per turn when you could play a Miracle and no stack is open: destroy one of your
    Angels (not Celestial Purity, not in combat); stack (F-243 to F-245, FR-37)."""

    do: Node
    cost: Cost = FREE


class Symbiosis(Keyword, frozen=True):
    """(Symbiose) +1 ATQ for each other card of yours in play with Symbiosis (F-246)."""


class Tempest(Keyword, frozen=True):
    """(Tempête) May be played whenever a Miracle could, for its normal cost (F-247, F-248, F-250). Golems
    need not say it: their lightning cost does (F-249)."""


class Tornado(Keyword, frozen=True):
    """(Tornado) As Tempest, but not in the opponent's attack phase (F-251 to F-253)."""


class Treasure(Keyword, frozen=True):
    """(Trésor) A Poseidor marker for each combat damage it really dealt as attacker (F-254 to F-258)."""


class Darkness(Keyword, frozen=True):
    """(Ténèbres) Cannot be banished, except by an Oath (F-259, F-260)."""


class Valiant(Keyword, frozen=True):
    """(Vaillant) As defender in the Firing Line it takes no double damage (F-261)."""


class Valhalla(Keyword, frozen=True):
    """(Valhalla) In your Night you may move one of your non-Valkyr Angels destroyed this turn from your
    Purgatory to your Limbo; stack (F-262)."""


# Two sentences that belong to Stealth; not keywords of the rulebook's list.


class OutOfSecret(Keyword, frozen=True):
    """After you have taken this page out of Secret. A Miracle's `cost` is paid with it (F-195, F-196)."""

    do: Node
    cost: Cost = FREE


class Exposed(Keyword, frozen=True):
    """After your opponent has brought this page out of Secret by attacking it (F-198, F-199)."""

    do: Node
    cost: Cost = FREE


KEYWORDS = (
    Archery,
    Assassin,
    DivineAurora,
    Berserk,
    Gust,
    Catalyst,
    Collateral,
    Damned,
    LastBreath,
    Dilemma,
    Doppelganger,
    Aegis,
    Evade,
    Swarm,
    Fervour,
    Flame,
    Trickery,
    Stealth,
    Guardian,
    Freeze,
    Honour,
    DivineIntervention,
    Invocation,
    Leader,
    Loyalist,
    Light,
    SuddenDeath,
    DivineNight,
    Pacifist,
    DivineWord,
    CombatPhase,
    Phoenix,
    Purgatory,
    Withdrawal,
    Sacrifice,
    Symbiosis,
    Tempest,
    Tornado,
    Treasure,
    Darkness,
    Valiant,
    Valhalla,
)
"""The keywords of the rulebook, in its order."""
