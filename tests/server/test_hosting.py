"""What a stranger copies from deploy/ and docs/hosting.md exists: options, files, addresses."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from pathlib import Path

import pytest
import yaml

from arbitre.cli import serve
from arbitre.cli.arguments import Parser
from arbitre.cli.main import main
from arbitre.cli.ui import Ui
from arbitre.server import app
from arbitre.server.api import ROUTES

HOME = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((HOME / "deploy/compose.yaml").read_text(encoding="utf-8"))
WRITTEN = ("deploy/Containerfile", "deploy/arbitre.service", "deploy/compose.yaml", "docs/hosting.md")


def known() -> set[str]:
    parser = Parser("serve", Ui("en", False))
    serve.options(parser)
    assert isinstance(parser, ArgumentParser)
    return {name for action in parser._actions for name in action.option_strings}


@pytest.mark.parametrize("file", WRITTEN)
def test_every_option_written_there_is_one(file: str) -> None:
    text = (HOME / file).read_text(encoding="utf-8")
    orders = [line for line in text.splitlines() if re.search(r"arbitre serve|\"serve\"|^\s+- --", line)]
    given = {word for line in orders for word in re.findall(r"--[a-z-]+", line)}
    assert given and given <= known()


def test_each_server_of_the_compose_file_is_found_where_it_says() -> None:
    proxy = (HOME / "deploy/Caddyfile").read_text(encoding="utf-8")
    servers = [name for name, it in COMPOSE["services"].items() if it.get("image") == "arbitre"]
    assert len(servers) == 2
    for name in servers:
        assert COMPOSE["services"][name]["command"][-1] == f"http://{name}:8080"
        assert f"{name}:8080" in proxy
    assert "header_up X-Real-IP {remote_host}" in proxy
    paths = {getattr(route, "path", "") for route in ROUTES}
    assert re.findall(r"health_uri (\S+)", proxy) == ["/api/ready"] and "/api/ready" in paths


def test_what_the_image_copies_is_there() -> None:
    text = (HOME / "deploy/Containerfile").read_text(encoding="utf-8")
    copied = [
        line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY") and "--from" not in line
    ]
    named = re.findall(r"requirements/\w+\.txt", text)
    for path in [*(each for line in copied for each in line), *named]:
        assert (HOME / path).exists(), path


def test_the_image_takes_nothing_made_on_another_machine() -> None:
    """`COPY web` brought the packages of the checkout along, over those the image had just fetched."""
    left_out = (HOME / ".dockerignore").read_text(encoding="utf-8").split("\n")
    assert {".git", ".venv", "web/node_modules", "web/dist", "web/src/protocol.ts"} <= set(left_out)
    text = (HOME / "deploy/Containerfile").read_text(encoding="utf-8")
    copied = {word for line in text.splitlines() if line.startswith("COPY") for word in line.split()[1:-1]}
    assert not copied & set(left_out)


def test_the_store_may_be_named_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(app, "serve", lambda store, *rest, **more: asked.append(store))
    monkeypatch.setenv("ARBITRE_STORE", "sqlite:///from-the-environment")
    assert main(["serve"]) == 0
    assert main(["serve", "--store", "sqlite:///given"]) == 0
    assert asked == ["sqlite:///from-the-environment", "sqlite:///given"]
    for name in ("one", "two"):
        assert COMPOSE["services"][name]["environment"]["ARBITRE_STORE"].startswith("postgresql://")
