"""Structured logs: one line of JSON each, with names of rooms and seats and never what anybody holds."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

LOGGER = logging.getLogger("arbitre.server")

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
            "what": record.getMessage(),
        }
        about = getattr(record, "about", {})
        line |= {key: value for key, value in about.items() if key in FIELDS}
        if record.exc_info and record.exc_info[0] is not None:
            # Where it went wrong, not with what: a message of an exception may hold a card's name.
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["where"] = f"{trace.tb_frame.f_globals.get('__name__', '')}:{trace.tb_lineno}"
        return msgspec.json.encode(line).decode()


def log(what: str, /, **about: object) -> None:
    """Something worth knowing."""
    LOGGER.info(what, extra={"about": about})


def fault(what: str, /, **about: object) -> None:
    """Something that should not happen, with where it did."""
    LOGGER.error(what, exc_info=True, extra={"about": about})


def complaint(what: str, error: BaseException | None, /, **about: object) -> None:
    """Something that went wrong elsewhere."""
    LOGGER.error(what, exc_info=error, extra={"about": about})


def write_to_stderr(level: int = logging.INFO) -> None:
    """Where the logs go when the server runs by itself."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(level)
    LOGGER.propagate = False
