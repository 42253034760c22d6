"""Every message of the websocket, as tagged structs: what a client may say, and what it is told.

One websocket is one pair of eyes: a seat with its secret token, or a spectator. Two people at one screen are
two websockets. Everything the server says carries a running `number`; a client that lost its connection says
hello with the `stream` it had and the last number it has `seen`, and gets what it missed, or the whole table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from arbitre.games.repeating import MOST
from arbitre.games.tables import Layout, Stop

PROTOCOL = 1
"""Raised when an older client could no longer understand."""

Lang = Literal["en", "fr"]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""What the client calls its message; an answer or refusal repeats it, and a second message of that name is a
duplicate."""
Token = Annotated[str, msgspec.Meta(max_length=64)]
Slug = Annotated[str, msgspec.Meta(max_length=64)]
Whole = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Part = Any
"""An option or answer: a whole number, a word, yes or no, or a list of these."""

# What a client may say


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token one is a spectator."""

    token: Token = ""
    lang: Lang = "en"
    stream: Token = ""
    seen: Whole = 0


class Answer(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """The answer to the question with the id `decision`. `follows`: it goes on with what my last answer began
    (one gesture, several small questions), so that undo takes both back."""

    id: Request
    decision: Whole
    answer: Part
    follows: bool = False


class WhyNot(msgspec.Struct, tag_field="type", tag="whynot", forbid_unknown_fields=True):
    """Why can nothing be done with this piece, with this zone, or why is this option not offered?"""

    id: Request
    piece: Whole = -1
    zone: Whole = -1
    option: Part = None


class Again(msgspec.Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """At the question `decision`: once more what I just did (`Question.again`), so many times. Everybody is
    asked every time; where an answer no longer fits, so am I."""

    id: Request
    decision: Whole
    times: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = 1


class Skip(msgspec.Struct, tag_field="type", tag="skip", forbid_unknown_fields=True):
    """At the question `decision`: let it go by, and all that follows in this turn, or until another does
    something. Whatever cannot go by is asked."""

    id: Request
    decision: Whole
    until: Literal["turn", "event"] = "turn"


class Hint(msgspec.Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """At the question `decision`: what would the apprentice do? `Advice` answers, where hints are given
    (`RoomInfo.hints`)."""

    id: Request
    decision: Whole


class Hints(msgspec.Struct, tag_field="type", tag="hints", forbid_unknown_fields=True):
    """Whether I am content that hints are given at this table. They are when everybody is."""

    id: Request
    allow: bool


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Back to my previous decision; asks the others where something was revealed or rolled since."""

    id: Request


class Consent(msgspec.Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Whether the others may take back, or whether it is a draw (`ask` is the number of their wish)."""

    id: Request
    ask: Whole
    yes: bool


class Concede(msgspec.Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """I give up."""

    id: Request


class Draw(msgspec.Struct, tag_field="type", tag="draw", forbid_unknown_fields=True):
    """Shall nobody win? The other people are asked; bots agree where nothing has changed for long."""

    id: Request


class Rematch(msgspec.Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """Once the game is over: again. It begins when every person wants it."""

    id: Request


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """While no game is being played: I give back the seat I joined; the invitation holds for another."""

    id: Request


class Kick(msgspec.Struct, tag_field="type", tag="kick", forbid_unknown_fields=True):
    """While no game is being played, by whoever made the room: this seat is free again. `Invite` tells the
    new code; the old one no longer holds."""

    id: Request
    seat: Seat


class Abort(msgspec.Struct, tag_field="type", tag="abort", forbid_unknown_fields=True):
    """While somebody has not decided anything yet (`RoomInfo.can_abort`): this game counts for nothing."""

    id: Request


class Replace(msgspec.Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """A bot for a person who has been away for a while, until he comes back (his own seat, with no bot).
    Before a game, by whoever made the room: the seat is the bot's."""

    id: Request
    seat: Seat
    bot: Slug = "greedy"


class Mute(msgspec.Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """That seat's wishes to take back are declined for me, or no longer."""

    id: Request
    seat: Seat
    mute: bool = True


class Words(msgspec.Struct, tag_field="type", tag="words", forbid_unknown_fields=True):
    """While no game is being played: words of my own, added to the chance of the next one."""

    id: Request
    words: Annotated[str, msgspec.Meta(max_length=100)]


class Swap(msgspec.Struct, tag_field="type", tag="swap", forbid_unknown_fields=True):
    """Once the game is over: another deck for the next one (a ready-made one, or one written out)."""

    id: Request
    deck: Slug | dict[str, Any]


class Language(msgspec.Struct, tag_field="type", tag="language", forbid_unknown_fields=True):
    """Everything in the other language from now on; the whole table is told anew."""

    lang: Lang


class Stops(msgspec.Struct, tag_field="type", tag="stops", forbid_unknown_fields=True):
    """What is answered for me: payments, the stops (`Question.stop`) I let go by, and, where nobody but bots
    plays with me, questions that have but one sensible answer (`eases`)."""

    id: Request
    pays: bool = True
    eases: bool = True
    passes: Annotated[list[Slug], msgspec.Meta(max_length=40)] = []


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """To everybody at the table: one of the phrases all clients have, or words of my own."""

    id: Request
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    phrase: Slug = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Request


FromClient = (
    Hello
    | Answer
    | WhyNot
    | Again
    | Skip
    | Hint
    | Hints
    | Undo
    | Consent
    | Concede
    | Draw
    | Rematch
    | Leave
    | Kick
    | Abort
    | Replace
    | Mute
    | Swap
    | Words
    | Language
    | Stops
    | Say
    | Ping
)

# What is told


class SeatInfo(msgspec.Struct):
    """Who sits there."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str = ""
    taken: bool = True  # false: an open seat, somebody may join
    here: bool = False  # has a connection
    deck: str = ""  # only of one's own seat: a deck can tell what lies face down
    rematch: bool = False
    gave_up: bool = False  # a bot plays on for one who conceded among several
    stand_in: str = ""  # the bot that plays until he is back
    hints: bool = False  # is content that hints are given
    can_replace: bool = False  # whether this seat may be given to a bot now, by whoever is told so


class UndoWish(msgspec.Struct):
    """Somebody wants to take back (or with `draw`, that nobody wins), and others have to agree."""

    ask: int
    seat: int
    agreed: list[int]
    asked: list[int]
    draw: bool = False


class ClockInfo(msgspec.Struct):
    """Thinking time: what each seat has left, and whose runs."""

    left: list[int]  # milliseconds
    running: int  # a seat, or -1
    increment: int  # milliseconds added by an answer


class RoomInfo(msgspec.Struct):
    """The room, as everybody in it may know it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    round: int
    seats: list[SeatInfo]
    options: dict[str, Any]
    spectators: int
    private: bool  # one person alone decides: nothing to hide from others, no consent needed
    undo: UndoWish | None = None
    record: bool = False  # whether the record may be had
    host: int = -1  # the seat of whoever made the room
    can_abort: bool = False
    muted: list[int] = []  # the seats one does not want to be asked by
    promise: str = ""  # digest of the secret the chance of this game (or else the next one) is made from
    words: list[str] = []  # what each seat has added to it
    still: bool = False  # nothing has changed for so long that a draw may be proposed
    hints: bool = False  # whether hints are given at this table
    score: list[int] = []  # games won at this table, by seat
    asked: int = -1  # the seat that was asked when this was told
    public: bool = False  # whether the lobby shows it to everybody


class Choice(msgspec.Struct):
    """One option. Send `answer` back, or, where several are wanted, a list of such."""

    answer: Part
    label: str
    pieces: list[int] = []
    zones: list[int] = []
    verb: str = ""
    seats: list[int] = []
    items: list[int] = []  # what waits on the stack, by `id`
    trifle: bool = False  # nothing is gained by it alone, like mana that pays for nothing


class Question(msgspec.Struct):
    """The open question to this seat.

    kind "pick", single: send the chosen `answer`. "pick", not single: a list of `least` to `most` different
    ones. "yes": true or false (both are in `options`). "number": a whole number from `least` to `most`.
    "order": all answers in the order liked. "split": for each option a whole number, together `most`.
    """

    id: int
    kind: Literal["pick", "yes", "number", "order", "split"]
    single: bool
    least: int
    most: int
    stop: str  # what sort of question it is; the key for `stops`
    prompt: str
    options: list[Choice]
    rule: str = ""
    rule_text: str = ""
    piece: int = -1
    pieces: list[int] = []  # all that the prompt names
    can_pass: bool = False
    ahead: list[Choice] = []  # what later questions of the same gesture may offer
    again: str = ""  # what `again` would begin with, in words
    leads: str = ""  # what letting it go by leads to, in words
    twins: dict[int, int] = {}  # pieces that cannot be told from an offered one, each with that one
    ends: bool = False  # letting it go by ends the turn


class Line(msgspec.Struct):
    """A line of the story: what it says, the pieces it speaks of, the number of its event; whose doing it is,
    and whether a turn begins with it."""

    number: int
    text: str
    pieces: list[int] = []
    seat: int = -1
    turn: bool = False


class Happening(msgspec.Struct, omit_defaults=True):
    """An event as the seat may know it, for moving pictures. Zones are places in `view.zones`."""

    number: int
    kind: str
    seat: int = -1
    piece: int = -1
    source: int = -1
    frm: int = -1
    to: int = -1
    amount: int = 0
    extra: int = 0
    other: int = -1
    card: str = ""
    group: list[int] = []
    values: list[int] = []
    cards: list[str] = []


class ZoneSight(msgspec.Struct):
    """A zone: `pieces` are known ones with what they show, or blanks with a number alone."""

    name: str
    owner: int
    pieces: list[dict[str, Any]]
    show: dict[str, Any] = {}


class Sight(msgspec.Struct):
    """Everything this seat may see now."""

    game: str
    seat: int  # -1: a spectator
    number: int
    board: dict[str, Any]
    seats: list[dict[str, Any]]
    zones: list[ZoneSight]
    waiting_for: int  # the seat that is asked, or -1


class Reason(msgspec.Struct):
    """Why a figure differs from what is printed, or why something cannot be done."""

    text: str
    rule: str = ""
    rule_text: str = ""
    labels: list[str] = []  # what it speaks of
    pieces: list[int] = []


class Change(msgspec.Struct):
    """A piece whose figures are not those printed, and what does it."""

    piece: int
    printed: dict[str, int]
    reasons: list[Reason]


class Ending(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    reason: str
    text: str
    rule: str = ""


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The answer to hello. `resumed`: what was missed came before it; otherwise the whole table follows."""

    number: int
    stream: str
    resumed: bool
    protocol: int
    seat: int
    lang: Lang
    room: RoomInfo
    layout: Layout
    pays: bool = True
    eases: bool = True
    passes: list[str] = []
    usual: list[str] = []  # what goes by in this game until somebody wants otherwise
    stops: list[Stop] = []  # what may go by, in words


class Table(msgspec.Struct, tag_field="type", tag="table"):
    """The table after something happened. `whole`: forget what was before (story and all)."""

    number: int
    whole: bool
    view: Sight
    prompt: str  # what is asked, or whom the table waits for, or how the game ended
    question: Question | None
    events: list[Happening]
    log: list[Line]
    changes: list[Change]
    clock: ClockInfo | None
    ending: Ending | None
    can_undo: bool


class News(msgspec.Struct, tag_field="type", tag="room"):
    """Somebody came, went, joined, wants to take back, wants a rematch."""

    number: int
    room: RoomInfo


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """The message of this name was taken, and is on disk."""

    number: int
    id: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """The message was not taken, and nothing has changed. `reason` is a word, `text` the sentence.

    Words: malformed, too_large, too_fast, late, duplicate, foreign, illegal, bad_deck, shared_deck,
    deck_given, not_now, over, not_stored and fault.
    """

    number: int
    id: str
    reason: str
    text: str
    rule: str = ""
    rule_text: str = ""


class Reasons(msgspec.Struct, tag_field="type", tag="reasons"):
    """Why not. Empty: everything one might expect is offered."""

    number: int
    id: str
    reasons: list[Reason]
    text: str


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """What an adviser (`by`) would answer to the question `decision`: the answer, how its button says it,
    why, and, of an adviser that knows, the chance of winning after it (0 to 1). Where the question begins a
    declaration (`Layout.gestures`), `declares` is all that would be marked."""

    number: int
    id: str
    decision: int
    answer: Part
    label: str
    reasons: list[str]
    by: str
    chance: float | None = None
    declares: list[Part] = []


class Notice(msgspec.Struct, tag_field="type", tag="notice"):
    """Something worth saying aloud: undone, undo refused, new game, left."""

    number: int
    code: str
    text: str


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    """Somebody at the table says something: words of his own, or a phrase (`Say`)."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str


class Invite(msgspec.Struct, tag_field="type", tag="invite"):
    """The new code of a seat, for whoever made the room."""

    number: int
    seat: int
    code: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Here."""

    number: int
    id: str


class Closing(msgspec.Struct, tag_field="type", tag="closing"):
    """The connection is about to be closed, and why: shutdown, too_fast, too_many, no_room, foreign, idle,
    elsewhere, removed."""

    number: int
    code: str
    text: str


FromServer = (
    Welcome | Table | News | Accepted | Refused | Reasons | Advice | Notice | Chat | Invite | Pong | Closing
)
