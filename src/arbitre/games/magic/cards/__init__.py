"""All cards, in the order of their numbers: new ones go at the end of their family, a slug never changes."""

from __future__ import annotations

from typing import Final

from ..language.definitions import Card
from .attachments import ATTACHMENTS
from .basics import BASICS, WASTES
from .copiers import COPIERS
from .costs import COSTS
from .delirium import DELIRIOUS
from .dread import DREAD
from .eerie import EERIE
from .house import HOUSE
from .leylines import LEYLINES
from .mentioned import MENTIONED
from .overlords import OVERLORDS
from .returners import RETURNERS
from .rooms import ROOMS
from .spells import SPELLS
from .storied import STORIED
from .survivors import SURVIVORS
from .tokens import TOKENS
from .workbench import WORKBENCH
from .workbench_chance import CHANCE
from .workbench_combat import FRAY
from .workbench_mechanics import MECHANICS
from .workbench_moments import MOMENTS
from .workbench_sundries import SUNDRIES
from .workbench_time import TIME

CARDS: Final[tuple[Card, ...]] = (
    *BASICS,
    WASTES,
    *HOUSE,
    *TOKENS,
    *ROOMS,
    *OVERLORDS,
    *DREAD,
    *SURVIVORS,
    *EERIE,
    *DELIRIOUS,
    *ATTACHMENTS,
    *LEYLINES,
    *SPELLS,
    *COPIERS,
    *RETURNERS,
    *COSTS,
    *STORIED,
    *MENTIONED,
    *WORKBENCH,
    *CHANCE,
    *MECHANICS,
    *SUNDRIES,
    *FRAY,
    *TIME,
    *MOMENTS,
)
