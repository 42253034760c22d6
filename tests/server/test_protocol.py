"""What crosses the wire: every message comes back as it was sent, and the client's types know all of it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from arbitre.kernel.ask import Decision
from arbitre.server import protocol as p
from arbitre.server import rest
from arbitre.server.answering import as_offered, plain
from arbitre.server.connection import read_message
from arbitre.server.refusals import RequestRefused
from arbitre.server.schema import typescript
from arbitre.server.stream import Stream, encode

SAID: list[Any] = [
    p.Hello("t", "fr", "s", 4),
    p.Answer("a", 7, ["summon", 3]),
    p.WhyNot("w", 4),
    p.Again("g", 7, 12),
    p.Skip("h", 7, "event"),
    p.Undo("u"),
    p.Consent("c", 1, True),
    p.Concede("x"),
    p.Draw("d"),
    p.Rematch("r"),
    p.Leave("l"),
    p.Kick("k", 1),
    p.Abort("b"),
    p.Replace("e", 1, "random"),
    p.Mute("m", 1, False),
    p.Words("w", "fair is fair"),
    p.Swap("s", "aubeterre"),
    p.Language("fr"),
    p.Stops("t", False, False, ["react"]),
    p.Ping("p"),
    p.Say("y", "Well met"),
]


def test_a_sample_of_every_message_a_client_may_send() -> None:
    assert {type(message) for message in SAID} == set(get_args(p.FromClient))


@pytest.mark.parametrize("message", SAID, ids=lambda message: type(message).__name__)
def test_a_message_comes_back_as_it_was_sent(message: Any) -> None:
    frame = {"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}
    assert read_message(frame, 10_000) == message


@pytest.mark.parametrize("shape", get_args(p.FromServer), ids=lambda shape: shape.__name__)
def test_everything_the_server_says_begins_with_its_type_and_number(shape: Any) -> None:
    fields = [field.name for field in msgspec.structs.fields(shape)]
    assert fields[0] == "number"
    assert shape.__struct_config__.tag_field == "type"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type":"hello","token":7}',
        '{"type":"answer","id":"","decision":1,"answer":1}',
        '{"type":"answer","id":"a","decision":-7,"answer":1}',
        '{"type":"answer","id":"a","decision":1,"answer":1,"seat":1}',
        '{"type":"table","number":1}',
        '{"type":"hello","lang":"de"}',
        '{"type":"undo","id":"' + "a" * 41 + '"}',
        "[" * 5000,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(RequestRefused) as bad:
        read_message({"type": "websocket.receive", "text": text}, 10_000)
    assert bad.value.reason == "malformed"


def test_a_large_message_is_refused_before_it_is_read() -> None:
    with pytest.raises(RequestRefused) as bad:
        read_message({"type": "websocket.receive", "text": '"' + "é" * 60 + '"'}, 100)
    assert bad.value.reason == "too_large"


@pytest.mark.parametrize("value", [1.0, None, {}, [True], [[1.5]], 2**60, "a" * 500, [[[[[1]]]]], [1] * 500])
def test_an_answer_is_made_of_whole_numbers_and_words(value: Any) -> None:
    with pytest.raises(RequestRefused):
        plain(value, "answer")


def test_an_answer_is_taken_only_as_it_was_offered() -> None:
    one = Decision(1, "pick", 0, [("cast", 1), 4], 1, 1, ("act",))
    assert as_offered(one, ("cast", 1)) == ("cast", 1)
    assert as_offered(one, 4) == 4
    assert as_offered(one, ("cast", 2)) is None
    assert as_offered(one, True) is None
    several = Decision(1, "pick", 0, [1, 2, 3], 1, 2, ("choose",))
    assert as_offered(several, (3, 1)) == (3, 1)
    assert as_offered(several, (3, 3)) is None
    assert as_offered(several, (1, 2, 3)) is None
    assert as_offered(several, ()) is None
    split = Decision(1, "split", 0, [5, 6], 3, 3, ("share",))
    assert as_offered(split, (1, 2)) == (1, 2)
    assert as_offered(split, (4, -1)) is None
    number = Decision(1, "number", 0, [], 2, 5, ("how_many",))
    assert as_offered(number, 5) == 5
    assert as_offered(number, 6) is None


def test_messages_are_numbered_in_order_and_kept_for_a_while() -> None:
    stream = Stream(0, "en", keep=3)
    for _ in range(5):
        stream.send(p.Pong(0, '"number":0'))  # what looks like a number inside is left alone
    kept = [msgspec.json.decode(data, type=p.Pong) for data in stream.since(2) or []]
    assert [pong.number for pong in kept] == [3, 4, 5]
    assert {pong.id for pong in kept} == {'"number":0'}
    assert stream.since(1) is None
    assert stream.since(5) == []
    assert stream.since(6) is None
    assert encode(p.Pong(0, "x")).startswith(b'{"type":"pong","number":0,')


def test_the_clients_types_name_every_message_and_shape() -> None:
    written = typescript()
    for shape in [*get_args(p.FromClient), *get_args(p.FromServer)]:
        assert f'type: "{shape.__struct_config__.tag}";' in written
    for shape in rest.SHAPES:
        assert f"export interface {shape.__name__} {{" in written
    assert written.count("export interface Label {") == 1
