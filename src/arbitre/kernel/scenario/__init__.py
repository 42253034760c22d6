"""Rules you can run: a position, the actions played from it, and what must then be so.

`reading` turns a YAML file into scenarios and keeps the line of everything; `acting` finds the answer a
sentence means; `judging` holds what was expected against what is there; `running` plays each scenario
straight, through save and load, through forks and from its record. What the words of a game mean is the
business of the game's `scenario` room, a `Vocabulary`; `phrasing` and `looking` help it.
"""

from .reading import Item, Scenario, read
from .running import Outcome, check, play_through
from .vocabulary import Failed, Position, Stage, Vocabulary

__all__ = [
    "Failed",
    "Item",
    "Outcome",
    "Position",
    "Scenario",
    "Stage",
    "Vocabulary",
    "check",
    "play_through",
    "read",
]
