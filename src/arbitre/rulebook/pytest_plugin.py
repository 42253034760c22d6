"""A pytest plugin for `coverage`: runs the tests marked with some rules and writes down which passed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule-ids` chooses the marked tests, `--rule-results` says where to write."""
    parser.addoption("--rule-ids", default="", help="run only tests marked with one of these rules")
    parser.addoption("--rule-results", default="", help="write which of these rules passed to this file")


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark, and collect the results."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the index that a test shows")
    config.pluginmanager.register(_Results(config), "arbitre-rule-results")


class _Results:
    def __init__(self, config: pytest.Config) -> None:
        self.ids = {rule for rule in str(config.getoption("--rule-ids")).split(",") if rule}
        self.file = str(config.getoption("--rule-results"))
        self.passed: dict[str, bool] = {}

    def rules(self, item: pytest.Item) -> set[str]:
        """The rules asked for that a test is marked with."""
        return {str(rule) for mark in item.iter_markers("rule") for rule in mark.args} & self.ids

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out every test that shows none of the rules."""
        if self.ids:
            out = [item for item in items if not self.rules(item)]
            items[:] = [item for item in items if self.rules(item)]
            config.hook.pytest_deselected(items=out)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item):  # type: ignore[no-untyped-def]
        """A rule passed when a test of it was called and passed, and none failed in any part."""
        outcome = yield
        report = outcome.get_result()
        for rule in self.rules(item):
            if report.failed:
                self.passed[rule] = False
            elif report.when == "call" and report.passed:
                self.passed.setdefault(rule, True)

    def pytest_sessionfinish(self) -> None:
        """Write the results down."""
        if self.file:
            Path(self.file).write_bytes(msgspec.json.encode(self.passed))
