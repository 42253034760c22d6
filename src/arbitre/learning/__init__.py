"""How a newcomer learns a game: guided first games (`first/`) and pages that say how to play (`pages/`).

Both are data, written in the words of the scenarios: a position, and what is said, shown and done from it. A
guided game is a real game: what it asks for is offered by the referee, or a test fails.
"""

from .guide import Guide, Moment, guide, moments
from .page import Part, Word, glossary, parts

__all__ = ["Guide", "Moment", "Part", "Word", "glossary", "guide", "moments", "parts"]
