"""What crosses the wire as plain JSON over HTTP: the lobby, cards, rules, scenarios, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from arbitre.games.tables import Evening, Face, Label, Layout
from arbitre.rulebook.topics import Part as ChapterPart

from .protocol import Choice, Ending, Happening, Lang, Line, Part, Question, Sight, Slug, Token

PlayerName = Annotated[str, msgspec.Meta(max_length=24)]
Id = Annotated[str, msgspec.Meta(max_length=64)]


class Health(msgspec.Struct):
    """`GET /api/health`."""

    ok: bool
    version: str
    build: str  # "compiled" by mypyc, or "python"
    rooms: int
    connections: int
    uptime: float


class Ready(msgspec.Struct):
    """`GET /api/ready`: an answer could be kept; how long that took, in milliseconds."""

    ok: bool
    store: float


class Problem(msgspec.Struct):
    """Any refusal over HTTP: a word, the sentence, and where there are several faults all of them."""

    reason: str
    text: str
    faults: list[str] = []


class OptionInfo(msgspec.Struct):
    """An option of a table: its ordinary value, and the values it can have where they are few."""

    key: str
    label: Label
    about: Label
    ordinary: Any
    kind: Literal["flag", "number", "seat", "word", "words", "deck"]
    values: list[tuple[str, Label]]
    least: int = 0  # of a number


class DeckInfo(msgspec.Struct):
    """A ready-made deck or Wilds with a line of character, cards for its picture, the format it serves."""

    slug: str
    name: Label
    about: Label
    cards: list[tuple[str, int]]
    faces: list[str]
    serves: Label
    text: Label  # the deck as a person would paste it


class FormatInfo(msgspec.Struct):
    """A known way to play: for how many players, and usually for how many; with which ready-made decks; which
    options it leaves no choice of; `alone` names who plays against all others, if somebody does."""

    slug: str
    name: Label
    about: Label
    seats: list[int]
    usual: int
    decks: list[str]
    decides: list[str]
    alone: str


class GameInfo(msgspec.Struct):
    """A game of the lobby, with a line of character. `deck_option` is the option decks go into; `per_seat`:
    one for each player. Where there are `formats` one is chosen by name, and with it the options
    `in_formats`; `evenings` are tables ready to be sat down at."""

    slug: str
    title: Label
    about: Label
    cards: int  # how many there are
    seats: list[int]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    deck_option: str
    per_seat: bool
    bots: list[str]
    layout: Layout
    formats: list[FormatInfo]
    in_formats: list[str]
    evenings: list[Evening]


class Games(msgspec.Struct):
    """`GET /api/games`."""

    games: list[GameInfo]


class CardInfo(msgspec.Struct):
    """A definition with its words in one language."""

    slug: str
    name: str
    type: str
    text: list[str]
    bare: list[str]  # the same without reminders
    house: bool
    provenance: str
    fixture: bool  # there to show a rule, in no deck
    face: Face
    signs: list[str]  # what it does, for its picture
    makes: list[str]  # the tokens it speaks of


class Cards(msgspec.Struct):
    """`GET /api/games/{game}/cards?lang=`."""

    game: str
    lang: Lang
    cards: list[CardInfo]


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a room to be: mine, open to whoever has the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: PlayerName = ""
    bot: Slug = "greedy"
    deck: Slug | dict[str, Any] = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Thinking time for a whole game, and what each answer adds."""

    minutes: Annotated[float, msgspec.Meta(gt=0, le=600)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0


class FromScenario(msgspec.Struct, forbid_unknown_fields=True):
    """A position of the rulebook to go on from, after so many steps."""

    id: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class FromReplay(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a replay to go on from."""

    id: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class FromGuide(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of the guided first game to go on from."""

    step: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/rooms`. A `seed` is only taken where nobody else's secrets could be read from it."""

    game: Slug
    seats: Annotated[list[Seating], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    spectators: bool = True
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 500  # milliseconds between answers of bots
    scenario: FromScenario | None = None
    replay: FromReplay | None = None
    public: bool = False  # shown in the lobby; its open seats need no code
    guide: FromGuide | None = None
    lang: Lang = "en"


class Place(msgspec.Struct):
    """A seat one holds: keep the token secret."""

    seat: int
    token: str


class Made(msgspec.Struct):
    """The answer: the room, the creator's seats, and for each open seat the code that joins it."""

    room: str
    places: list[Place]
    joins: list[tuple[int, str]]
    address: str  # /room/<id>


class TableInfo(msgspec.Struct):
    """A public table: who is there, how many seats are free, what is played."""

    room: str
    game: str
    names: list[str]
    free: int
    watching: int
    minutes: float
    options: dict[str, Any]


class Tables(msgspec.Struct):
    """`GET /api/tables`: those one can join or watch now."""

    tables: list[TableInfo]


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{id}/invitation`: what does this code invite to? A public table needs none."""

    code: Token = ""
    lang: Lang = "en"


class Invitation(msgspec.Struct):
    """The game, who sits there already, and whether whoever joins brings a deck."""

    game: Slug
    seat: int
    taken: bool
    names: list[str]  # of those who are there
    seats: int
    brings_deck: bool
    deck: str  # the ready-made deck that was chosen for the seat, or "" ("pasted": one written out)
    options: dict[str, Any]
    minutes: float
    increment: float
    promise: str = ""  # digest of what the chance of the game is made from


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{id}/join`."""

    code: Token = ""
    name: PlayerName = ""
    deck: Slug | dict[str, Any] = ""
    lang: Lang = "en"
    words: Annotated[str, msgspec.Meta(max_length=100)] = ""  # added to the chance of the game


class CheckDeck(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/decks/check`: a deck as pasted, for a table with these options."""

    game: Slug
    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    options: dict[str, Any] = {}
    lang: Lang = "en"


class Fault(msgspec.Struct):
    """What is wrong with a deck, and in which line (from 1) where it is one."""

    text: str
    line: int = 0
    rule: str = ""


class Checked(msgspec.Struct):
    """The deck, ready to be sent as a seat's `deck`, or what is wrong with it; `cards`: how many it names;
    `read`: what was understood of it, card by card, with the number and the part of the deck."""

    ok: bool
    deck: dict[str, Any]
    faults: list[Fault]
    cards: int = 0
    read: list[tuple[str, int, str]] = []


class DealHand(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/decks/hand`: an opening hand of this deck, at a table with these options."""

    game: Slug
    deck: Slug | dict[str, Any]
    options: dict[str, Any] = {}
    lang: Lang = "en"


class Hand(msgspec.Struct):
    """The cards, by slug."""

    cards: list[str]


class ScenarioInfo(msgspec.Struct):
    """A scenario of the rulebook."""

    id: str
    title: str
    rules: list[str]
    note: str = ""


class Chapter(msgspec.Struct):
    """What rows of the rule index are about, in reading order; `card`: the slug of the card, if it is one;
    `about`: what it means, if it is a keyword."""

    key: str
    title: str
    part: ChapterPart
    card: str = ""
    about: str = ""


class RuleInfo(msgspec.Struct):
    """A row of the rule index with the scenarios that show it. `topic` is the title of its `chapter`."""

    id: str
    kind: str
    chapter: str
    topic: str
    text: str
    source: str
    scenarios: list[str]


class Rules(msgspec.Struct):
    """`GET /api/games/{game}/rules?lang=`."""

    game: str
    lang: Lang
    title: Label
    chapters: list[Chapter]
    rules: list[RuleInfo]
    scenarios: list[ScenarioInfo]


class Frame(msgspec.Struct):
    """One moment of a scenario or replay, through one pair of eyes."""

    step: int
    view: Sight
    prompt: str
    events: list[Happening]
    log: list[Line]
    who: int = -1  # whose answer led here
    did: str = ""  # that answer, in words
    written: str = ""  # of a scenario: the line as it is written
    question: Question | None = None  # of the seat that decides, where these eyes may see it
    ending: Ending | None = None


class Drag(msgspec.Struct, forbid_unknown_fields=True):
    """A card that was dragged, by its key and as the reader calls it: out of a zone, or (-1) from the
    collection; into a zone, or (-1) away."""

    card: Annotated[str, msgspec.Meta(max_length=80)]
    name: Annotated[str, msgspec.Meta(max_length=120)]
    start: Annotated[int, msgspec.Meta(ge=-1, le=400)] = -1
    to: Annotated[int, msgspec.Meta(ge=-1, le=400)] = -1


class LayOut(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/positions`: a position in the words of a scenario (nothing: an example), through the eyes of
    a seat; `keep`: so that a room can begin there; `drag`: after this was done to it."""

    game: Slug
    text: Annotated[str, msgspec.Meta(max_length=8_000)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    keep: bool = False
    lang: Lang = "en"
    drag: Drag | None = None


class Laid(msgspec.Struct):
    """A position as it was written; what is wrong with it, or how it looks; `replay`: where it is kept."""

    text: str
    faults: list[Fault]
    title: str = ""
    names: list[str] = []
    frame: Frame | None = None
    replay: str = ""


class Reported(msgspec.Struct, forbid_unknown_fields=True):
    """With `POST /api/rooms/{id}/export`: what is wrong, in a sentence; it heads the scenario."""

    note: Annotated[str, msgspec.Meta(max_length=300)] = ""


class ScenarioFrames(msgspec.Struct):
    """`GET /api/scenarios/{game}/{id}?lang=&seat=`: all of it."""

    id: str
    game: str
    title: str
    note: str
    rules: list[RuleInfo]
    names: list[str]
    seat: int
    layout: Layout
    frames: list[Frame]
    then: list[str]
    source: str


class GuideFrame(msgspec.Struct):
    """One moment of a guided game: the table, what is said, what is pointed at besides what is to be done,
    and the `answers` that lead on, all to the same (none: it is only read); `other`: another acts."""

    frame: Frame
    text: str
    pieces: list[int]
    seats: list[int]
    answers: list[Part]
    other: bool = False


class GuideInfo(msgspec.Struct):
    """`GET /api/games/{game}/guide?lang=`: a guided first game, all of it; the newcomer has seat 0."""

    game: str
    title: str
    names: list[str]
    layout: Layout
    frames: list[GuideFrame]


class HowPart(msgspec.Struct):
    """A part of the page that says how to play, with a position to draw and what is pointed at in it."""

    title: str
    text: str
    picture: Sight | None
    pieces: list[int]


class GameWord(msgspec.Struct):
    """A word of the game and what it means; the rule or the chapter about it; an example to play."""

    word: str
    text: str
    rule: str = ""
    chapter: str = ""
    scene: str = ""


class GameWords(msgspec.Struct):
    """`GET /api/games/{game}/words?lang=`: longest first, as a word may be part of a longer one."""

    game: str
    words: list[GameWord]


class HowTo(msgspec.Struct):
    """`GET /api/games/{game}/how?lang=`: how a game is played, on one page."""

    game: str
    title: Label
    layout: Layout
    names: list[str]
    parts: list[HowPart]


class Tick(msgspec.Struct):
    """A step on the timeline."""

    step: int
    seat: int
    turn: int
    number: int


class ReplayInfo(msgspec.Struct):
    """`GET /api/replays/{id}`: the timeline, and whose eyes may be borrowed."""

    id: str
    game: str
    names: list[str]
    steps: int
    eyes: list[int]
    ticks: list[Tick]
    layout: Layout
    ending: Ending | None


class Lead(msgspec.Struct):
    """How the seats stand after so many answers: their shares, together 1."""

    step: int
    turn: int
    shares: list[float]


class TurningPoint(msgspec.Struct):
    """A step at which a seat gained much, of its share in that turn, and what happened."""

    step: int
    turn: int
    seat: int
    change: float
    text: str


class Review(msgspec.Struct):
    """`GET /api/replays/{id}/review?lang=`: the story of a game that was played."""

    id: str
    names: list[str]
    leads: list[Lead]
    turning: list[TurningPoint]


class Frames(msgspec.Struct):
    """`GET /api/replays/{id}/frames?seat=&lang=&first=&last=`: at most 20 at a time."""

    frames: list[Frame]


class Uploaded(msgspec.Struct):
    """`POST /api/replays`."""

    id: str
    address: str


class LabPage(msgspec.Struct):
    """`POST /api/lab`: the report of a tournament or a simulation, as a page."""

    game: str
    games: int
    html: str


class Export(msgspec.Struct):
    """`POST /api/rooms/{id}/export`: files to keep, each with a name to save it by."""

    record: str
    record_name: str
    scenario: str
    scenario_name: str
    text: str


SHAPES = (
    Health, Ready, Problem, Games, Cards, NewRoom, Made, Tables, Invited, Invitation, Join, CheckDeck,
    Checked, DealHand, Hand, Rules, ScenarioFrames, GuideInfo, HowTo, GameWords, LayOut, Laid, Reported,
    ReplayInfo, Review, Frames, Uploaded, LabPage, Export, Choice,
)  # fmt: skip
