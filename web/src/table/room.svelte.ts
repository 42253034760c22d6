/** One pair of eyes in a room: the websocket, what it told, and what is still to be shown. */

import { tick } from "svelte";
import { catalogue } from "../lib/cards.svelte";
import { heldJoins, heldPlaces, holdJoins, holdPlaces } from "../lib/places";
import { keepResult } from "../lib/mine";
import { settings, t } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { Advice, Chat, ClockInfo, Ending, FromClient, FromServer, Layout, Line, RoomInfo, Sight, Stop, TableMessage, Welcome } from "../protocol";
import { Board } from "./board.svelte";
import { momentsOf } from "./moments";
import { movedBetween, play, snapshot } from "./motion";
import { settle } from "./settle";

export type Link = "connecting" | "open" | "lost" | "gone";

type Sent<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** Two tables as one: the later one, with all that was told. */
function merged(first: TableMessage, then: TableMessage): TableMessage {
  if (then.whole) return then;
  return { ...then, whole: first.whole, events: [...first.events, ...then.events], log: [...first.log, ...then.log] };
}

export class Room {
  link = $state<Link>("connecting");
  board = $state.raw<Board | null>(null);
  info = $state.raw<RoomInfo | null>(null);
  seat = $state(-1);
  prompt = $state("");
  clock = $state.raw<ClockInfo | null>(null);
  ending = $state.raw<Ending | null>(null);
  canUndo = $state(false);
  log = $state.raw<Line[]>([]);
  say = $state<{ text: string; bad: boolean; rule: string } | null>(null);
  /** What people said, and the seats one does not want to hear. */
  heard = $state.raw<Chat[]>([]);
  deaf = $state.raw<number[]>([]);
  /** What the apprentice would do at the open question, if he was asked. */
  advice = $state.raw<Advice | null>(null);
  pays = $state(true);
  eases = $state(true);
  passes = $state.raw<string[]>([]);
  /** The stops of this game, in words; and those that usually do. */
  stops = $state.raw<Stop[]>([]);
  usual: string[] = [];
  /** The codes that invite to the open seats, as far as this browser made them. */
  joins = $state.raw<[number, string][]>([]);
  /** How the last message of the server was numbered: what reconnecting goes on from. */
  seen = 0;
  #stream = "";
  #socket: WebSocket | null = null;
  #queue: TableMessage[] = [];
  #showing = false;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #welcome: Welcome | null = null;
  #count = 0;
  /** No two pages of one seat may name their messages alike. */
  #prefix = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.joins = heldJoins(id);
  }

  connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => this.#say({ type: "hello", token: this.token, lang: settings.lang, stream: this.#stream, seen: this.seen });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket || this.link === "gone") return;
    this.link = "lost";
    this.board?.refused();
    this.#tries += 1;
    this.#retry = setTimeout(() => this.connect(), Math.min(4000, 150 * 2 ** Math.min(5, this.#tries)));
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a message under a name of its own. */
  send(message: Sent<FromClient>): string {
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    this.#say({ ...message, id } as FromClient);
    return id;
  }

  speak(lang: "en" | "fr"): void {
    this.#say({ type: "language", lang });
  }

  #hear(message: FromServer): void {
    this.seen = message.number;
    switch (message.type) {
      case "welcome":
        this.#welcome = message;
        this.link = "open";
        this.#tries = 0;
        this.#stream = message.stream;
        this.seat = message.seat;
        this.info = message.room;
        this.pays = message.pays;
        this.eases = message.eases ?? true;
        this.passes = message.passes;
        this.stops = message.stops;
        this.usual = message.usual;
        if (message.lang !== settings.lang) this.speak(settings.lang);
        void catalogue.load(message.room.game, settings.lang, message.layout);
        break;
      case "table":
        if (message.whole) this.#queue = [];
        this.#queue.push(message);
        void this.#showNext();
        break;
      case "room":
        this.info = message.room;
        this.#rename();
        break;
      case "refused":
        this.board?.refused();
        if (this.board?.why?.reasons === null) this.board.why = null;
        if (message.reason !== "late" && message.reason !== "duplicate") this.say = { text: message.text, bad: true, rule: message.rule ?? "" };
        break;
      case "reasons":
        if (this.board?.why) this.board.why = { ...this.board.why, reasons: message.reasons, text: message.text };
        break;
      case "advice":
        this.advice = message;
        break;
      case "invite":
        this.joins = [...this.joins.filter(([seat]) => seat !== message.seat), [message.seat, message.code]];
        holdJoins(this.id, this.joins);
        break;
      case "chat":
        this.heard = [...this.heard.filter((one) => one.number !== message.number), message].slice(-60);
        if (message.seat !== this.seat && !this.deaf.includes(message.seat) && (message.phrase || settings.words)) {
          this.say = { text: t("says", { name: message.name, text: message.phrase ? t(`say_${message.phrase}` as "say_hello") : message.text }), bad: false, rule: "" };
          sound("word");
        }
        break;
      case "notice":
        this.say = { text: message.text, bad: false, rule: "" };
        break;
      case "closing":
        if (message.code === "no_room" || message.code === "foreign" || message.code === "elsewhere" || message.code === "removed") {
          this.link = "gone";
          if (message.code === "removed") holdPlaces(this.id, heldPlaces(this.id).filter((place) => place.token !== this.token));
          this.say = { text: message.text, bad: true, rule: "" };
        }
        break;
    }
  }

  /** Hear somebody no more, or again. */
  mute(seat: number): void {
    this.deaf = this.deaf.includes(seat) ? this.deaf.filter((one) => one !== seat) : [...this.deaf, seat];
  }

  /** How the game ended, kept in this browser for its figures. */
  #record(ending: Ending, view: Sight): void {
    if (this.seat < 0 || !this.info || ending.reason === "aborted") return;
    const { id, info, seat } = this;
    const turn = view.board["turn"];
    keepResult({ room: id, round: info.round, game: info.game, deck: info.seats[seat]?.deck ?? "", won: ending.winners.includes(seat), turns: typeof turn === "number" ? turn : 0, at: Date.now() });
  }

  #rename(): void {
    if (this.board && this.info) this.board.names = settle(this.board.names, this.info.seats.map((seat) => seat.name));
  }

  /** Show the waiting moments one after the other; when many wait, only the last one moves. */
  async #showNext(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        const then = this.#queue[0];
        if (then && this.#quiet(next)) this.#queue[0] = merged(next, then);
        else await this.#show(next);
      }
    } finally {
      this.#showing = false;
    }
  }

  /** Nothing lies elsewhere and nothing is asked: not worth a moment of its own when the next one is here already. */
  #quiet(message: TableMessage): boolean {
    return this.board !== null && !message.whole && message.question === null && movedBetween(this.board.view, message.view).size === 0;
  }

  /** What just happened is seen and heard, unless too much waits to be told. */
  #witness(message: TableMessage, layout: Layout, board: Board): void {
    const moments = momentsOf(message.events, layout, message.view);
    if (this.#queue.length <= 3) board.witness(moments);
    const end = message.ending;
    sound(...(end ? [end.winners.includes(this.seat) ? ("won" as const) : ("lost" as const)] : moments.sounds));
  }

  async #show(message: TableMessage): Promise<void> {
    const hurry = this.#queue.length > 3;
    const old = this.board?.view ?? message.view;
    const before = message.whole || hurry || !this.board ? null : snapshot(old, message.view);
    this.log = message.whole ? message.log : [...this.log, ...message.log];
    this.prompt = message.prompt;
    this.clock = message.clock;
    this.ending = message.ending;
    if (message.ending) this.#record(message.ending, message.view);
    this.canUndo = message.can_undo;
    const layout = this.#welcome?.layout;
    if (!layout) return;
    if (!this.board) {
      this.board = new Board(message.view, layout, {
        answer: (answer, decision, follows) => void this.send({ type: "answer", decision, answer, follows }),
        whyNot: (piece, zone) => void this.send({ type: "whynot", piece, zone }),
        again: (times, decision) => void this.send({ type: "again", decision, times }),
        skip: (until, decision) => void this.send({ type: "skip", decision, until }),
      });
      this.board.stops = this.stops.length > 0;
    }
    this.#rename();
    this.board.show(message.view, message.question, message.changes);
    if (!message.whole) this.#witness(message, layout, this.board);
    await tick();
    await play(before, old, message.view, layout, message.events);
  }
}
