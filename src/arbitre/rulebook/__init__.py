"""The rulebooks as something that runs: the index of rules, the scenarios that show them, what is covered."""

from .coverage import Report, coverage
from .entries import Entry, index
from .examples import check, read, scenario_files, words_of
from .topics import Topic, chapters, topic

__all__ = [
    "Entry",
    "Report",
    "Topic",
    "chapters",
    "check",
    "coverage",
    "index",
    "read",
    "scenario_files",
    "topic",
    "words_of",
]
