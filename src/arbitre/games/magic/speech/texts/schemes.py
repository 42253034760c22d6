"""What is done with schemes, in words."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import This
from arbitre.words import NP, Bilingual, Clause, Phrase, Text, Words, numeral

from ... import language as n
from ..terms import text
from .filters import found
from .tale import Tale, says, that_one, this

IN_MOTION: Final = text("in motion")


@says(n.SetSchemesInMotion)
def set_schemes(node: n.SetSchemesInMotion, tale: Tale) -> Phrase:
    return Clause(None, "magic.set", NP("magic.scheme", count=numeral(node.number)), after=(IN_MOTION,))


@says(n.SetInMotionAgain)
def set_again(node: n.SetInMotionAgain, tale: Tale) -> Phrase:
    """Set that scheme in motion again / mettez à nouveau cette machination à exécution."""
    what = that_one(tale._replace(about=("magic.scheme",))) if isinstance(node.which, n.That) else None
    what = found(node.which, tale) if what is None else what
    return Bilingual(
        Clause(None, "magic.set", what, after=(Text("in motion again", ""),)),
        Clause(None, "magic.set", after=(Words((Text("", "à nouveau"), what)), IN_MOTION)),
    )


@says(n.Abandon)
def abandon(node: n.Abandon, tale: Tale) -> Phrase:
    plain = tale._replace(named=False)
    what = this(plain) if isinstance(node.which, This) else found(node.which, plain)
    return Clause(None, "magic.abandon", what)
