"""The bot that looks ahead: a tree of answers grown over many dreams (information-set Monte Carlo search).

Each iteration dreams how the unseen may lie, walks down the tree, and plays on from where the tree ends to
the end of the turns looked ahead; what the game finds good then counts for every answer on the way. Answers
are tried in the order in which greedy likes them, and the more often a question came up the more of them are
looked at, so that attacks and payments with thousands of answers are no harder than others. Nodes are found
by the answers that lead to them, whatever lay hidden or chance brought: what the seat cannot know does not
tell two nodes apart.
"""

from __future__ import annotations

from math import sqrt

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer

from .advice import Advice, advice
from .deadline import Deadline, TimeUp
from .glimpse import Glimpse
from .greedy import rated
from .luck import Luck
from .playout import LONGEST, chance_of_winning, ranked

ROOT_WIDE = 2  # answers looked at from the first iteration on
ROOT_WIDER = 1.5  # and how many more with the root of the iterations
WIDER = 0.5  # the same for a question further down, which begins with one
CURIOUS = 1.2  # the chance that an answer seldom tried is given, in standard deviations
TRUST = 0.05  # how far greedy's opinion is from the truth: the standard deviation of a chance of winning
LUCK = 0.1  # how far one dream is from the next, before any was seen …
SEEN = 4  # … and how many dreams that counts as much as
CERTAIN = 1.5  # standard deviations of doubt beyond which an answer is surely not the better one …
MUCH = 0.01  # … by so much
KEPT = 0.96  # of the time is thought in; the rest is for ending what was begun
FEWEST = 6  # iterations that are made in any case
LEAST_GUESS = 0.05  # iterations that greedy's opinion counts as much as, where all dreams are alike


class Node:
    """What follows an answer: how often it was tried, and what became of it."""

    __slots__ = ("after", "visits", "won")

    def __init__(self) -> None:
        self.visits = 0
        self.won = 0.0  # what the seat that thinks won, in all
        self.after: dict[Answer, Node] = {}


class Arm:
    """An answer to the question to be answered."""

    __slots__ = ("answer", "node", "prior", "squares")

    def __init__(self, answer: Answer, prior: float) -> None:
        self.answer = answer
        self.prior = prior  # the chance of winning that greedy would give it
        self.squares = 0.0  # of what was won, in all
        self.node = Node()


class Search:
    """The tree of one choice."""

    def __init__(self, glimpse: Glimpse, luck: Luck, deadline: Deadline, ahead: int) -> None:
        self.glimpse = glimpse
        self.known: Advice = advice(glimpse.game)
        self.luck = luck
        self.deadline = deadline
        scale = self.known.scale
        found = rated(glimpse, luck, deadline, self.known)
        self.arms = [Arm(answer, chance_of_winning(worth, scale)) for answer, worth in found]
        self.arms.sort(key=_prior, reverse=True)
        self.done = 0
        self.spread = LUCK
        self.guess = (LUCK / TRUST) ** 2
        self.shift = 0.0
        self.dreams: list[int] = []
        state = glimpse.present(0)
        team = state.seats[glimpse.seat].team
        self.allies = [seat.team == team for seat in state.seats]
        self.end = self.known.turns(state) + ahead

    def iterate(self) -> None:
        """Dream once more."""
        arm = self._chosen()
        tried = arm.node.visits
        if tried == len(self.dreams):
            self.dreams.append(self.luck.next())
        # The same dreams for every answer: what chance adds to one it adds to the others.
        dream = self.dreams[tried]
        path = [arm.node]
        won = self._walk(self.glimpse.imagine(arm.answer, dream), Luck(dream), path)
        self.done += 1
        for node in path:
            node.visits += 1
            node.won += won
        arm.squares += won * won
        self._look_back()

    def _look_back(self) -> None:
        """How far one dream of an answer is from the next, and what greedy's opinion counts against them."""
        total, free = SEEN * LUCK * LUCK, float(SEEN)
        for arm in self.arms:
            visits = arm.node.visits
            if visits > 1:
                total += max(0.0, arm.squares - arm.node.won * arm.node.won / visits)
                free += visits - 1
        self.spread = sqrt(total / free)
        self.guess = max(LEAST_GUESS, total / free / (TRUST * TRUST))
        first = self.arms[0]
        self.shift = first.node.won / first.node.visits - first.prior if first.node.visits else 0.0

    def estimate(self, arm: Arm) -> float:
        """The chance of winning after an answer: what greedy says, and the more of them there are, what the
        dreams say. Of greedy only the differences count: how good the position is the dreams tell better."""
        opinion = min(1.0, max(0.0, self.shift + arm.prior))
        return (arm.node.won + self.guess * opinion) / (arm.node.visits + self.guess)

    def best(self) -> Arm:
        """The answer that did best."""
        return max(self.arms, key=self.estimate)

    @property
    def settled(self) -> bool:
        """Whether no other answer can well be much better than the best one: no more dreams are needed."""
        if self.done < FEWEST:
            return False
        best = self.best()
        highest = self.estimate(best) + MUCH
        return all(
            arm is best or self.estimate(arm) + CERTAIN * self._doubt(arm) < highest for arm in self.arms
        )

    def _doubt(self, arm: Arm) -> float:
        """How far the estimate may be from the truth, as a standard deviation."""
        return self.spread / sqrt(arm.node.visits + self.guess)

    def _chosen(self) -> Arm:
        """The answer to try next: one that may be the best, the less is known of it the rather."""
        wide = ROOT_WIDE + int(ROOT_WIDER * sqrt(self.done))
        best, highest = self.arms[0], -1.0
        for arm in self.arms[:wide]:
            score = self.estimate(arm) + CURIOUS * self._doubt(arm)
            if score > highest:
                best, highest = arm, score
        return best

    def _walk(self, game: Game, luck: Luck, path: list[Node]) -> float:
        """Down the tree, and on to the end of what is looked ahead: the chance of winning there."""
        game.brisk = True
        known, end, deadline = self.known, self.end, self.deadline
        node: Node | None = path[0]
        for _ in range(LONGEST):
            decision = game.pending
            if decision is None or known.turns(game.state) >= end:
                break
            answers = ranked(game, known, luck, deadline)
            answer = answers[0]
            if node is not None and len(answers) > 1:
                answer = self._step(node, answers, self.allies[decision.seat])
                following = node.after.get(answer)
                if following is None:
                    following = node.after[answer] = Node()
                path.append(following)
                node = following if following.visits else None
            game.answer(answer)
        return chance_of_winning(known.value(game.state, self.glimpse.seat), known.scale)

    def _step(self, node: Node, answers: list[Answer], ally: bool) -> Answer:
        """Which answer a seat tries in the tree: others want what the seat that thinks does not."""
        wide = 1 + int(WIDER * sqrt(node.visits))
        if wide == 1:
            return answers[0]
        curious = CURIOUS * self.spread
        best, highest = answers[0], -1.0
        for answer in answers[:wide]:
            after = node.after.get(answer)
            if after is None or not after.visits:
                return answer
            won = after.won / after.visits
            score = (won if ally else 1.0 - won) + curious / sqrt(after.visits)
            if score > highest:
                best, highest = answer, score
        return best


def _prior(arm: Arm) -> float:
    return arm.prior


class SearchBot:
    """Thinks for so many iterations or milliseconds, whichever are over first; 0 is no bound. Dreams go on to
    the end of the turn, or of as many as are looked `ahead`."""

    __slots__ = ("_ahead", "_iterations", "_milliseconds", "_seat", "_seed", "name")

    def __init__(
        self,
        seed: int,
        seat: int,
        iterations: int = 0,
        milliseconds: float = 0.0,
        name: str = "search",
        ahead: int = 1,
    ) -> None:
        assert iterations or milliseconds, "a search must end"
        self.name = name
        self._seed = seed
        self._seat = seat
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._ahead = ahead

    def choose(self, glimpse: Glimpse) -> Answer:
        """The answer that did best."""
        search = self.search(glimpse)
        return search.best().answer

    def search(self, glimpse: Glimpse) -> Search:
        """The tree after thinking."""
        luck = Luck(self._seed, self._seat, glimpse.answered)
        search = Search(glimpse, luck, Deadline(KEPT * self._milliseconds), self._ahead)
        if len(search.arms) > 1:
            try:
                while not search.settled and (not self._iterations or search.done < self._iterations):
                    search.iterate()
            except TimeUp:
                pass
        return search
