"""The words a Quarriors! card is written in: what is printed, filters, amounts, conditions, verbs."""

from __future__ import annotations

from typing import Final as Final

from arbitre.kernel.conditions import *
from arbitre.kernel.effects import *

from .definitions import *
from .nodes import *
