"""What the tests need is found or brought; what cannot be had is skipped, and fails where `CI` is set."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests import needs


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine with nothing on it, where root's orders are only written down."""
    orders: list[list[str]] = []

    def write_down(order: list[str], **_: object) -> None:
        orders.append(order)

    monkeypatch.setattr(shutil, "which", lambda name, **_: "/bin/x" if name == "apt-get" else None)
    monkeypatch.setattr(needs, "_playwrights_own", lambda: None)
    monkeypatch.setattr(needs, "OWN", Path("/nowhere"))
    monkeypatch.setattr(needs, "_as_root", list)
    monkeypatch.setattr(subprocess, "run", write_down)
    for name in ("ARBITRE_CHROMIUM", "ARBITRE_INSTALL", "CI"):
        monkeypatch.delenv(name, raising=False)
    needs._packages.cache_clear()
    return orders


def test_the_lists_of_packages_are_brought_up_to_date_first(bare: list[list[str]]) -> None:
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        needs.chromium()
    assert [order[1] for order in bare] == ["update", "install"]
    assert bare[1][-1] == "chromium-headless-shell"


def test_the_browser_comes_from_the_packages_before_there_is_anything_else(bare: list[list[str]]) -> None:
    assert needs.main(["browser"]) == 0
    assert bare[1][-1] == "chromium-headless-shell"


def test_a_browser_that_is_there_is_taken(bare: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name, **_: f"/bin/{name}" if name == "chromium" else None)
    assert needs.main(["browser"]) == 0
    assert needs.chromium() == "/bin/chromium"
    assert bare == []


def test_without_packages_playwright_brings_its_own(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(needs, "_packages", lambda package: False)
    monkeypatch.setattr(needs, "_playwrights_own", lambda: "/own/chrome" if bare else None)
    assert needs.chromium() == "/own/chrome"
    assert bare[0][1:4] == ["-m", "playwright", "install"]


def test_nothing_is_installed_where_that_is_not_wanted(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARBITRE_INSTALL", "0")
    with pytest.raises(pytest.skip.Exception):
        needs.chromium()
    assert bare == []


@pytest.mark.parametrize("bring", [needs.chromium, needs.postgres])
def test_where_ci_is_set_what_is_missing_fails(
    bring: object, bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "1")
    assert callable(bring)
    with pytest.raises(pytest.fail.Exception, match="install"):
        bring()


def test_postgresql_comes_with_the_development_requirements(monkeypatch: pytest.MonkeyPatch) -> None:
    which = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name, path=None: which(name, path=path) if path else None)
    monkeypatch.setattr(needs, "SYSTEM", Path("/nowhere"))
    assert needs.postgres().parent.name.startswith("pginstall")
