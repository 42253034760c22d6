"""The bot that looks ahead: a race of answers over many dreams.

A dream is one way the unseen may lie and chance may fall. In each dream every answer still in the race is
given, and the game is played on from there, everybody taking what looks best at once, to the end of the turn
or of several turns; what the game finds good then is the chance of winning in that dream. The dreams are the
same for every answer: what chance adds to one it adds to the others, so that few of them tell two answers
apart. Greedy's opinion counts as much as a few dreams, and an answer that cannot well be the best any more
leaves the race, so that attacks and payments with many answers are no harder than others.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from arbitre.kernel.pieces import Answer

from .advice import Advice, advice
from .crew import Crew
from .deadline import Deadline, TimeUp
from .glimpse import Glimpse
from .greedy import rated
from .luck import Luck
from .playout import chance_of_winning, played_on

ROUGH = 0.06  # how far dreams that end with the turn are from the truth, as `opinion` says it of greedy
WIDE = 12  # answers that look best are followed to the end of the turn, at most so many …
NARROW = 6  # … and these further
SEEN = 2  # what the game says of how far one dream is from the next counts as much as so many dreams
CERTAIN = 1.5  # standard deviations of doubt beyond which an answer is surely not the better one …
MUCH = 0.01  # … by so much
LEAST = 0.0004  # the square of the least that two answers are thought to differ from dream to dream
KEPT = 0.96  # of the time is thought in; the rest is for ending what was begun


class Arm:
    """An answer to the question to be answered."""

    __slots__ = ("answer", "place", "prior", "tried", "won")

    def __init__(self, answer: Answer, place: int, prior: float) -> None:
        self.answer = answer
        self.place = place  # among those greedy rated
        self.prior = prior  # the chance of winning that greedy would give it, or an earlier race
        self.won: list[float] = []  # the chance of winning in each dream of the race, in their order
        self.tried = 0  # in how many dreams it was given


class Search:
    """The race of one choice."""

    def __init__(self, glimpse: Glimpse, luck: Luck, deadline: Deadline, processes: int = 1) -> None:
        self.glimpse = glimpse
        self.processes = processes
        self.known: Advice = advice(glimpse.game)
        self.luck = luck
        self.deadline = deadline
        scale = self.known.scale
        found = rated(glimpse, luck.next(), luck, deadline, self.known)
        self.answers = [answer for answer, _ in found]
        self.arms = [
            Arm(answer, place, chance_of_winning(worth, scale)) for place, (answer, worth) in enumerate(found)
        ]
        self.arms.sort(key=_prior, reverse=True)
        self.done = 0
        self.seeds: list[int] = []  # of the dreams, by their number
        self.begun = 0  # dreams, in all races
        self.now = self.known.turns(glimpse.present(0))
        self.lead = self.arms[0]
        self.race = self.arms[:]
        if self.known.glances:
            self._begin(WIDE, self.known.opinion, ROUGH)
        else:
            self._begin(NARROW if self.known.ahead > 1 else WIDE, self.known.opinion, 0.0)

    def _begin(self, most: int, trust: float, rough: float) -> None:
        """A new race of the best answers, so many at most. What is known of them is trusted so far, and what
        the dreams will tell is that rough."""
        self.race = sorted(self.race, key=_prior, reverse=True)[:most]
        self.trust = trust
        self.rough = rough
        self.dreams = 0  # in which every answer of the race was given
        self.spread = self.known.luck
        self.guess = (self.spread / trust) ** 2
        self._leave()

    def think(self, iterations: int = 0) -> None:
        """Dream until the race is decided, so many answers were followed, or the time is over. Where the game
        wants it, dreams end with the turn first; what they tell is where those that look further begin."""
        if len(self.race) == 1 or self.known.trifle(self.glimpse.decision):
            return
        crew = Crew(self.processes, self.follow)
        try:
            if self.known.glances:
                self._run(crew, 1, self.known.glances, iterations)
                for arm, chance in [(arm, self.estimate(arm)) for arm in self.arms]:
                    arm.prior, arm.won = chance, []
                self._begin(NARROW, ROUGH, 0.0)
            self._run(crew, self.known.ahead, 0, iterations)
        except TimeUp:
            pass
        finally:
            crew.close()

    def _run(self, crew: Crew, ahead: int, dreams: int, iterations: int) -> None:
        """Dream on to the end of so many turns; in so many dreams at most, if that is not 0."""
        while len(self.race) > 1 and (not dreams or self.dreams < dreams):
            left = dreams - self.dreams if dreams else 0
            chances = crew.follow((self.begun, ahead), [arm.place for arm in self.race], left)
            for arm in self.race:
                if iterations and self.done >= iterations:
                    raise TimeUp
                arm.won.append(next(chances))
                arm.tried += 1
                self.done += 1
            self.begun += 1
            self.dreams += 1
            self._look_back()
            self._leave()

    def follow(self, dream: tuple[int, int], places: list[int]) -> Iterator[float]:
        """The chance of winning after each of these answers in a dream, one after the other."""
        number, ahead = dream
        while len(self.seeds) <= number:
            self.seeds.append(self.luck.next())
        seed, known = self.seeds[number], self.known
        for place in places:
            game = self.glimpse.imagine(self.answers[place], seed)
            worth = played_on(game, self.glimpse.seat, known, self.now + ahead, Luck(seed), self.deadline)
            if place == places[-1]:
                self.glimpse.forget(seed)
            yield chance_of_winning(worth, known.scale)

    def _look_back(self) -> None:
        """Who leads, how far one dream is from the next, and what was known before counts against them."""
        self.lead = max(self.race, key=self._score)
        luck = self.known.luck
        squares, free = SEEN * luck * luck, float(SEEN)
        if self.dreams > 1:
            best = self.lead.won
            for arm in self.race:
                if arm is not self.lead:
                    apart = [mine - other for mine, other in zip(arm.won, best, strict=True)]
                    mean = total(apart, self.dreams) / self.dreams
                    for each in apart:
                        squares += (each - mean) * (each - mean)
                    free += self.dreams - 1
        variance = max(LEAST, squares / free)
        self.spread = sqrt(variance)
        self.guess = variance / (self.trust * self.trust)
        self.lead = max(self.race, key=self._score)

    def _score(self, arm: Arm) -> float:
        """What was known before and the dreams say together, the same number of dreams for all of the
        race."""
        return (total(arm.won, self.dreams) + self.guess * arm.prior) / (self.dreams + self.guess)

    def _leave(self) -> None:
        """Out with those that cannot well be much better than the one that leads."""
        doubt = sqrt(self.spread * self.spread / (self.dreams + self.guess) + self.rough * self.rough)
        least = self._score(self.lead) + MUCH - CERTAIN * doubt
        self.race = [arm for arm in self.race if arm is self.lead or self._score(arm) > least]

    def best(self) -> Arm:
        """The answer that did best."""
        return self.lead

    def estimate(self, arm: Arm) -> float:
        """The chance of winning after an answer. How good the position is the dreams of the leading answer
        tell; of another, greedy's opinion and the dreams both were in tell how far it is behind."""
        lead = self.lead
        chance = total(lead.won, len(lead.won)) / len(lead.won) if lead.won else lead.prior
        if arm is lead:
            return chance
        both = min(len(arm.won), len(lead.won))
        behind = total(lead.won, both) - total(arm.won, both) + self.guess * (lead.prior - arm.prior)
        return min(1.0, max(0.0, chance - behind / (both + self.guess)))


def total(values: list[float], number: int) -> float:
    """The sum of the first so many (compiled, the difference of two `sum` must be a whole number)."""
    found = 0.0
    for at in range(number):
        found += values[at]
    return found


def _prior(arm: Arm) -> float:
    return arm.prior


class SearchBot:
    """Thinks for so many iterations (an answer followed in a dream) or milliseconds, whichever are over
    first; 0 is no bound. With several processes it comes to the same, sooner."""

    __slots__ = ("_iterations", "_milliseconds", "_processes", "_seat", "_seed", "name")

    def __init__(
        self,
        seed: int,
        seat: int,
        iterations: int = 0,
        milliseconds: float = 0.0,
        name: str = "search",
        processes: int = 1,
    ) -> None:
        assert iterations or milliseconds, "a search must end"
        self.name = name
        self._seed = seed
        self._seat = seat
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._processes = processes

    def choose(self, glimpse: Glimpse) -> Answer:
        """The answer that did best."""
        return self.search(glimpse).best().answer

    def search(self, glimpse: Glimpse) -> Search:
        """The race after thinking."""
        luck = Luck(self._seed, self._seat, glimpse.answered)
        search = Search(glimpse, luck, Deadline(KEPT * self._milliseconds), self._processes)
        search.think(self._iterations)
        return search
