"""`arbitre serve` says what is wrong in one line, and where it listens when nothing is."""

from __future__ import annotations

import socket
from pathlib import Path

from .conftest import Run, arbitre_process


def test_a_port_that_is_taken(arbitre: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = arbitre("serve", "--port", port, "--store", f"sqlite:///{tmp_path / 'x.db'}")
    assert ran.code == 2
    assert port in ran.err and "--port 0" in ran.err


def test_a_store_that_is_none(arbitre: Run) -> None:
    ran = arbitre("serve", "--port", "0", "--store", "cupboard", "--lang", "fr")
    assert ran.code == 2
    assert "cupboard" in ran.err


def test_there_is_no_json_of_it(arbitre: Run) -> None:
    assert arbitre("serve", "--json").code == 2


def test_help_in_both_languages() -> None:
    assert "port to listen on" in arbitre_process("serve", "--help", LC_ALL="en_GB.UTF-8").stdout
    assert "port à écouter" in arbitre_process("serve", "--help", "--lang", "fr").stdout
