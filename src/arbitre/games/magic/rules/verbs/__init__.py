"""Everything an effect can do, in the words of the rules. The meaning of card nodes calls these."""

from __future__ import annotations

from ..attaching import attach as attach
from ..attaching import unattach as unattach
from ..continuous.layers import copiable as copiable
from .lasting import *
from .players import *
from .stack import *
from .things import *
from .zones import *
