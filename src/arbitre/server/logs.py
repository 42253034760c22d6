"""Structured logs: one line of JSON each, with names of rooms and seats and never what anybody holds."""

from __future__ import annotations

import logging
import sys
import time
from collections import deque
from types import TracebackType

import msgspec

from . import metrics

LOGGER = logging.getLogger("arbitre.server")

FAULTS: deque[tuple[str, str]] = deque(maxlen=50)
"""When and what, of the newest faults."""
MOST_CAUSES = 5
REPEATED_SECONDS = 10.0

FIELDS = frozenset(
    {
        "room",
        "seat",
        "game",
        "kind",
        "reason",
        "count",
        "seconds",
        "code",
        "path",
        "status",
        "error",
        "url",
        "round",
    }
)
"""All that may be said of anything: a field that is not here is not written."""


class Lines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage().strip(),
        }
        about = getattr(record, "about", {})
        line |= {key: value for key, value in about.items() if key in FIELDS}
        if record.exc_info and record.exc_info[0] is not None:
            # Where it went wrong, not with what: a message of an exception may hold a card's name.
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
            causes = _causes(record.exc_info[1])
            if causes:
                line["causes"] = causes
        return msgspec.json.encode(line).decode()


def _where(trace: TracebackType | None) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_globals.get('__name__', '')}:{trace.tb_lineno}"


def _causes(error: BaseException | None) -> list[str]:
    """What led to it, the nearest first: what it was and where, not with what."""
    found: list[str] = []
    while error is not None and len(found) < MOST_CAUSES:
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        if error is not None:
            found.append(f"{type(error).__name__} {_where(error.__traceback__)}".rstrip())
    return found


def _note(what: str, about: dict[str, object], error: BaseException | None) -> None:
    """For the operator's page and the figures."""
    metrics.FAULTS.add(what)
    more = [f"{key}={about[key]}" for key in ("room", "kind", "reason") if about.get(key)]
    named = [f"{type(error).__name__} {_where(error.__traceback__)}"] if error is not None else []
    FAULTS.append((time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()), " · ".join([what, *more, *named])))


def log(what: str, /, **about: object) -> None:
    """Something worth knowing."""
    LOGGER.info(what, extra={"about": about})


def fault(what: str, /, **about: object) -> None:
    """Something that should not happen, with where it did."""
    LOGGER.error(what, exc_info=True, extra={"about": about})
    _note(what, about, sys.exc_info()[1])


def complaint(what: str, error: BaseException | None, /, **about: object) -> None:
    """Something that went wrong elsewhere."""
    LOGGER.error(what, exc_info=error, extra={"about": about})
    _note(what, about, error)


class Seldom(logging.Filter):
    """Lets the same words by once in a while: what listens complains of every visitor who talks nonsense."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        return self.news(str(record.msg))

    def news(self, what: str) -> bool:
        """Whether this has not been said just now."""
        now = time.monotonic()
        if now - self._said.get(what, -REPEATED_SECONDS) < REPEATED_SECONDS:
            return False
        self._said[what] = now
        while len(self._said) > 100:
            del self._said[next(iter(self._said))]
        return True


def write_to_stderr(level: int = logging.INFO) -> None:
    """Where the logs go when the server runs by itself: ours, and what the libraries beneath have to say."""
    ours, theirs = logging.StreamHandler(sys.stderr), logging.StreamHandler(sys.stderr)
    theirs.addFilter(Seldom())
    for logger, handler, least in ((LOGGER, ours, level), (logging.getLogger(), theirs, logging.WARNING)):
        handler.setFormatter(Lines())
        logger.handlers[:] = [handler]
        logger.setLevel(least)
    LOGGER.propagate = False
