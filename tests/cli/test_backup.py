"""`arbitre backup`: everything in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from arbitre.server.entries import Setup
from arbitre.server.store import Store

from .conftest import Run


def test_it_keeps_a_store_in_use_and_puts_it_back(arbitre: Run, tmp_path: Path) -> None:
    address, other = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("rooms", "other"))
    store = Store(address)  # as a running server holds it
    asyncio.run(store.create("abc", Setup("noxilia", [], {}), []))
    file = str(tmp_path / "kept")
    assert "1 rooms" in arbitre("backup", file, "--store", address).out
    store.close()
    assert "1 salles" in arbitre("backup", file, "--restore", "--store", other, "--lang", "fr").out
    again = Store(other)
    assert asyncio.run(again.load("abc")) is not None
    again.close()


def test_what_cannot_be_kept_or_put_back_is_said(arbitre: Run, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'none.sqlite'}"
    assert arbitre("backup").code == 2
    assert "none.sqlite" in arbitre("backup", str(tmp_path / "x"), "--store", store).err
    assert "no backup" in arbitre("backup", str(tmp_path / "x"), "--restore", "--store", store).err
