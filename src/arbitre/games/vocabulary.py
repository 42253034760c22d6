"""What the scenarios of every game share: its own teller tells it, and one event may be before another."""

from __future__ import annotations

from arbitre.kernel.scenario import Stage, Vocabulary
from arbitre.kernel.scenario.looking import happened_before
from arbitre.kernel.scenario.vocabulary import Fact, Speaker

from . import teller


class GameVocabulary(Vocabulary):
    """The words of a game in scenarios; a game says what its subjects are (`look`), and what else it has."""

    def speaker(self, stage: Stage, seat: int, lang: str) -> Speaker:
        return teller(stage.game, seat, "fr" if lang == "fr" else "en", stage.names)

    def fact(self, stage: Stage, subject: str) -> Fact | None:
        if " before " in subject:
            return happened_before(stage, subject, self.event)
        return self.look(stage, subject)

    def look(self, stage: Stage, subject: str) -> Fact | None:
        """What is so about a subject; None if it is no subject."""
        raise NotImplementedError
