/** One table on the screen: what is seen, what is asked, what is marked. Rooms, examples and replays all use it. */

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { evenly, shifted } from "../decide/arrange";
import { gestureOf, markable, nextStep, withMark } from "../decide/gesture";
import { distinct, dropped, offersOf, same } from "../decide/options";
import type { CardDef, Figure } from "../faces/model";
import { catalogue } from "../lib/cards.svelte";
import { said, t } from "../lib/settings.svelte";
import type { Change, Choice, Layout, Question, Reason, Sight } from "../protocol";
import { figuresOf, isTurned, signsOf, spoken, type Sign } from "./figures";
import { arrange, census, type Arrangement, type Piece } from "./layout";
import { linesOf, plannedLines, withFlashes, type TableLine } from "./lines";
import type { Moments, Played } from "./moments";
import { settle } from "./settle";

export interface Menu {
  choices: Choice[];
  x: number;
  y: number;
}

export interface Why {
  about: string;
  reasons: Reason[] | null;
  text: string;
}

/** All that is drawn of a piece where it lies. */
export interface Look {
  card: CardDef | null;
  /** Its words are still on their way. */
  coming: boolean;
  face: CardDef["faces"][number] | null;
  figures: Figure[];
  signs: Sign[];
  spoken: string;
  offered: boolean;
  /** Only what gains nothing alone is offered with it. */
  slight: boolean;
  marked: boolean;
  turned: boolean;
  pointed: boolean;
  asks: boolean;
  mine: boolean;
  theirs: boolean;
  fogged: boolean;
}

/** Marks that the figures tell already. */
const TOLD = ["skill", "class", "wound", "heart"];

export interface Reader {
  answer(answer: unknown, decision: number, follows: boolean): void;
  whyNot(piece: number, zone: number): void;
  again(times: number, decision: number): void;
  skip(until: "turn" | "event", decision: number): void;
}

const NOBODY: Reader = { answer: () => undefined, whyNot: () => undefined, again: () => undefined, skip: () => undefined };

export class Board {
  view: Sight = $state.raw() as Sight;
  layout: Layout = $state.raw() as Layout;
  question = $state.raw<Question | null>(null);
  changes = $state.raw<Change[]>([]);
  names = $state.raw<string[]>([]);
  /** The parts of an answer marked so far, where several are wanted. */
  marked = $state.raw<unknown[]>([]);
  /** What each option gets, where an amount is shared out. */
  shares = $state.raw<number[]>([]);
  menu = $state<Menu | null>(null);
  zoomed = $state<number | null>(null);
  zoomedCard = $state<string | null>(null);
  /** What is being read: under the pointer, or where the focus is. A card without a piece has none of its own. */
  hovered = $state<{ piece: number; card: string } | null>(null);
  /** What a finger has touched once: it is shown, and a second touch or a button does what it can. */
  touched = $state<{ piece: number; zone: number; card: string } | null>(null);
  pointed = $state.raw<ReadonlySet<number>>(new Set());
  pointedZones = $state.raw<ReadonlySet<number>>(new Set());
  whyMode = $state(false);
  why = $state<Why | null>(null);
  busy = $state(false);
  /** The stack is drawn beside the decision, not in the middle of the table. */
  stackAside = $state(false);
  /** The card another player just played, and one that the story speaks of and somebody points at. */
  played = $state.raw<Played | null>(null);
  glance = $state("");
  /** Arrows of what just happened. */
  flashes = $state.raw<TableLine[]>([]);
  #lately: number[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;
  /** The cards in the hand are so large that their words can be read. */
  largeHand = $state(false);
  /** Whether this game has questions that may go by. */
  stops = $state(false);
  #arranged: Arrangement | null = null;
  /** The pieces that were answered for in the gesture that goes on: they are marked for good. */
  given = $state.raw<ReadonlySet<number>>(new Set());
  #plan: unknown[] = [];
  #moment = "";
  /** The moment of the gesture whose pieces are given. */
  #gave = "";
  /** The pieces a gesture has already answered for. */
  #done = new Set<number>();
  #paying = false;
  /** The question that was answered last: what a gesture goes on with is the very next one. */
  #answered = -1;

  gesture = $derived(gestureOf(this.question, this.layout));
  /** The choices that are shown: the options, or what a gesture can mark. */
  listed = $derived(!this.question || this.question.kind === "number" ? [] : this.gesture ? distinct(markable(this.question, this.gesture)) : this.question.kind === "pick" ? distinct(this.question.options) : this.question.options);
  offers = $derived(offersOf(this.question, this.listed));
  lines = $derived([...withFlashes(linesOf(this.view, this.layout), this.flashes), ...plannedLines(this.listed.filter((choice) => this.marks(choice.answer)))]);
  /** Attackers, who stand a little forward. */
  charging = $derived(new Set(this.lines.flatMap((line) => (line.sort === "attack" ? [line.from[1]] : line.sort === "block" ? [line.to[1]] : []))));
  arrangement: Arrangement = $derived.by(() => (this.#arranged = settle(this.#arranged, arrange(this.view, this.layout))));
  census = $derived(census(this.view));
  changeOf = $derived(new Map(this.changes.map((change) => [change.piece, change])));
  /** How each piece looks. Written only where something changed: no other piece hears of it. */
  readonly looks = new SvelteMap<number, Look>();

  constructor(
    view: Sight,
    layout: Layout,
    private readonly reader: Reader = NOBODY,
  ) {
    this.view = view;
    this.layout = layout;
  }

  /** Show another moment. */
  show(view: Sight, question: Question | null, changes: Change[]): void {
    const other = question?.id !== this.question?.id;
    this.view = settle(this.view, view);
    this.changes = settle(this.changes, changes);
    this.question = question;
    if (other) {
      const marked = question && question.stop === this.#moment && question.id === this.#answered + 1 ? [...this.#plan] : [];
      if (marked.length || this.marked.length) this.marked = marked;
      this.shares = question?.kind === "split" ? evenly(question.most, question.options.length) : [];
      if (this.given.size && (question?.stop !== this.#gave || question.id !== this.#answered + 1)) this.given = new Set();
      this.menu = null;
      this.touched = null;
      this.busy = false;
      this.whyMode = false;
      this.#goOn(true);
    }
  }

  /** Show for a moment what just happened; a card is shown when it is played, and not again when it arrives. */
  witness({ played, arrows }: Moments): void {
    const fresh = played.findLast((it) => !this.#lately.includes(it.piece));
    this.#lately = [...this.#lately, ...played.map((it) => it.piece)].slice(-8);
    if (fresh) this.played = fresh;
    if (!arrows.length) return;
    this.flashes = arrows;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.flashes = []), 1400);
  }

  get game(): string {
    return this.view.game;
  }

  get me(): number {
    return this.view.seat;
  }

  name(seat: number): string {
    return this.names[seat] ?? `${t("seat")} ${seat + 1}`;
  }

  /** Whether it is this player's turn, alone or with others. */
  plays(seat: number): boolean {
    const together = this.view.board["playing"];
    return Array.isArray(together) ? together.includes(seat) : this.view.board["active"] === seat;
  }

  piece(id: number): Piece | null {
    return this.census.pieces.get(id) ?? null;
  }

  card(piece: Piece): CardDef | null {
    const slug = piece["card"];
    return typeof slug === "string" ? catalogue.get(this.game, slug) : null;
  }

  define(slug: string): CardDef | null {
    return catalogue.get(this.game, slug);
  }

  figures(piece: Piece): Figure[] {
    return figuresOf(piece, this.card(piece), this.layout, this.changeOf.get(piece.id), said);
  }

  signs(piece: Piece): Sign[] {
    return signsOf(piece, this.layout, said, (seat) => this.name(seat));
  }

  turned(piece: Piece): boolean {
    return isTurned(piece, this.layout);
  }

  /** What a piece may be called: its name where it is seen. */
  nameOf(piece: Piece): string {
    if (typeof piece["card"] !== "string") return t(this.layout.pieces === "dice" ? "hidden_die" : "hidden_card");
    return this.card(piece)?.name ?? t("card_coming");
  }

  /** Whether a piece shows a card of which nothing is known here yet. */
  coming(piece: Piece): boolean {
    return typeof piece["card"] === "string" && this.card(piece) === null;
  }

  spoken(piece: Piece, figures = this.figures(piece), signs = this.signs(piece)): string {
    const more: string[] = [];
    const face = this.faceOf(piece);
    if (face) more.push(face.label);
    if (this.offered(piece.id)) more.push(t("can_act"));
    if (this.isMarked(piece.id)) more.push(t("marked"));
    return spoken(this.nameOf(piece), typeof piece["card"] === "string" ? figures : [], signs, more);
  }

  /** Look at every piece again; an effect of the page, so that it is done whenever anything of it may have changed. */
  lookAgain(): void {
    const now = [...this.census.pieces.values()].map((piece) => [piece.id, this.look(piece)] as const);
    untrack(() => {
      for (const id of this.looks.keys()) if (!this.census.pieces.has(id)) this.looks.delete(id);
      for (const [id, look] of now) this.looks.set(id, settle(this.looks.get(id), look));
    });
  }

  look(piece: Piece): Look {
    const card = this.card(piece);
    const figures = this.figures(piece);
    const signs = this.signs(piece);
    const controller = piece["controller"];
    const mine = this.me >= 0 && controller === this.me;
    const offered = this.offered(piece.id);
    return {
      card,
      coming: this.coming(piece),
      face: this.faceOf(piece),
      figures,
      signs: signs.filter((sign) => !TOLD.includes(sign.icon)).slice(0, 5),
      spoken: this.spoken(piece, figures, signs),
      offered,
      slight: offered && (this.offers.byPiece.get(this.offeredFor(piece.id)) ?? []).every((choice) => choice.trifle),
      marked: this.isMarked(piece.id) || this.given.has(piece.id),
      turned: this.turned(piece),
      pointed: this.pointed.has(piece.id),
      asks: this.question?.piece === piece.id,
      mine,
      theirs: this.me >= 0 && typeof controller === "number" && !mine,
      fogged: Boolean(piece["face_down"]) && card !== null,
    };
  }

  faceOf(piece: Piece): CardDef["faces"][number] | null {
    const as = piece["as"];
    const card = typeof as === "string" ? this.define(as) : this.card(piece);
    const at = typeof as === "string" ? piece["as_face"] : piece["face"];
    return card && typeof at === "number" && at >= 0 ? (card.faces[at] ?? null) : null;
  }

  // What can be done

  /** The piece that is offered for this one and for all that look the same beside it. */
  offeredFor(piece: number): number {
    return this.question?.twins?.[piece] ?? piece;
  }

  offered(piece: number): boolean {
    return this.offers.byPiece.has(this.offeredFor(piece));
  }

  offeredZone(zone: number): boolean {
    return this.offers.byZone.has(zone);
  }

  get gathers(): boolean {
    return this.gesture !== null || (this.question?.kind === "pick" && !this.question.single);
  }

  isMarked(piece: number): boolean {
    return this.marked.length > 0 && this.marked.some((answer) => (this.offers.byPiece.get(piece) ?? []).some((choice) => same(choice.answer, answer)));
  }

  /** Show what these options speak of; none: nothing. */
  point(choices: readonly Choice[]): void {
    this.pointed = new Set(choices.flatMap((choice) => choice.pieces ?? []));
    this.pointedZones = new Set(choices.flatMap((choice) => choice.zones ?? []));
  }

  marks(answer: unknown): boolean {
    return this.marked.some((other) => same(other, answer));
  }

  toggle(answer: unknown): void {
    if (this.marks(answer)) this.marked = this.marked.filter((other) => !same(other, answer));
    else if (this.marked.length < (this.question?.most ?? 1)) this.marked = [...this.marked, answer];
    else if (this.question?.most === 1) this.marked = [answer];
  }

  choose(choice: Choice): void {
    this.menu = null;
    if (this.question?.kind === "split") this.give(choice);
    else if (this.gesture && !this.marks(choice.answer)) this.marked = withMark(this.marked, choice, this.listed);
    else if (this.gathers) this.toggle(choice.answer);
    else this.answer(choice.answer);
  }

  /** What can be done with a piece, or with what lies in a zone. */
  choicesOf(piece: number, zone = -1): Choice[] {
    const meant = this.offeredFor(piece);
    const all = piece >= 0 ? (this.offers.byPiece.get(meant) ?? []) : (this.offers.byZone.get(zone) ?? []);
    const begun = all.filter((choice) => choice.pieces?.[0] === meant);
    return begun.length ? begun : all;
  }

  /** A finger: the first touch shows, the second one does. Marks are only marks, and are made at once. */
  touch(piece: number, zone: number, card: string, act: () => void): void {
    const again = this.touched !== null && this.touched.piece === piece && this.touched.zone === zone;
    const does = this.choicesOf(piece, zone).length > 0;
    const marks = does && (this.gathers || this.question?.kind === "split");
    if (this.whyMode || marks || (again && does)) {
      this.touched = null;
      act();
    } else this.touched = again ? null : { piece, zone, card };
  }

  /** A click on a piece, or Enter on it. */
  act(piece: number, x: number, y: number): void {
    if (this.whyMode) return this.ask(piece, -1);
    this.#offer(this.choicesOf(piece), x, y, () => (this.zoomed = piece));
  }

  actSeat(seat: number, x: number, y: number): void {
    this.#offer(this.offers.bySeat.get(seat) ?? [], x, y, () => undefined);
  }

  /** A click on a spell or ability that waits on the stack. */
  actItem(item: number, x: number, y: number): void {
    this.#offer(this.offers.byItem.get(item) ?? [], x, y, () => undefined);
  }

  offeredSeat(seat: number): boolean {
    return this.offers.bySeat.has(seat);
  }

  /** One more of the amount for this one; when nothing is left, the largest other share gives it. */
  give(choice: Choice): void {
    const at = this.question?.options.findIndex((other) => same(other.answer, choice.answer)) ?? -1;
    if (this.question && at >= 0) this.shares = shifted(this.shares, at, this.question.most);
  }

  /** Mark these and nothing else, or nothing again. */
  markThese(answers: unknown[]): void {
    const already = this.marked.length === answers.length && answers.every((answer) => this.marks(answer));
    this.marked = already ? [] : answers;
  }

  actZone(zone: number, x: number, y: number): void {
    if (this.whyMode) return this.ask(-1, zone);
    this.#offer(this.offers.byZone.get(zone) ?? [], x, y, () => undefined);
  }

  /** Where a position is laid out by hand: what happens to a piece that is dropped in a zone, or nowhere. */
  arrange: ((piece: number, zone: number) => void) | null = null;

  drop(piece: number, onPiece: number, onZone: number, x: number, y: number): void {
    if (this.arrange) return this.arrange(piece, onZone);
    const back = onPiece === piece || (onPiece < 0 && onZone === this.census.zoneOf.get(piece));
    const seat = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    if (!back) this.#offer(dropped(this.offers, this.offeredFor(piece), onPiece >= 0 ? this.offeredFor(onPiece) : onPiece, onZone, seat === undefined ? -1 : Number(seat)), x, y, () => undefined);
  }

  #offer(choices: Choice[], x: number, y: number, otherwise: () => void): void {
    const only = choices[0];
    const kind = this.question?.kind;
    const before = this.gesture ? choices.find((choice) => this.marks(choice.answer)) : undefined;
    if (!only || (kind !== "pick" && kind !== "yes" && kind !== "split")) otherwise();
    else if (before) this.toggle(before.answer);
    else if (choices.length === 1) this.choose(only);
    else if (this.gesture) this.menu = { choices, x, y };
    else if (this.gathers) this.choose(choices.find((choice) => !this.marks(choice.answer)) ?? only);
    else this.menu = { choices, x, y };
  }

  /** Send an answer; `follows`: it is part of what the answer before it began, and is taken back with it. */
  answer(answer: unknown, follows = false): void {
    if (!this.question || this.busy) return;
    this.busy = true;
    this.menu = null;
    this.#answered = this.question.id;
    const mark = this.gesture?.marks ?? [];
    const given = this.question.options.find((choice) => mark.includes(choice.verb ?? "") && same(choice.answer, answer))?.pieces?.[0];
    if (given !== undefined) this.given = new Set([...this.given, given]);
    this.#gave = this.question.stop;
    this.reader.answer(answer, this.question.id, follows);
  }

  /** Once more what was just done, so many times. */
  again(times: number): void {
    if (!this.question || this.busy) return;
    this.busy = true;
    this.reader.again(times, this.question.id);
  }

  /** Let this go by, and what follows. */
  skip(until: "turn" | "event"): void {
    if (!this.question || this.busy) return;
    this.busy = true;
    this.reader.skip(until, this.question.id);
  }

  /** Send what is marked: as one answer, or one after the other. */
  confirm(): void {
    if (!this.question) return;
    if (!this.gesture) return this.answer([...this.marked]);
    this.#plan = [...this.marked];
    this.#moment = this.question.stop;
    this.#done = new Set();
    this.#goOn();
  }

  /** Mark these, and send them. */
  declare(answers: unknown[]): void {
    this.marked = [...answers];
    this.confirm();
  }

  /** Answer this payment and what is left of it with the first thing that is offered. */
  payRest(): void {
    if (!this.question) return;
    this.#moment = this.question.stop;
    this.#paying = true;
    this.#goOn();
  }

  #goOn(follows = false): void {
    const question = this.question;
    if (!question || question.stop !== this.#moment || (follows && question.id !== this.#answered + 1)) {
      this.#plan = [];
      this.#moment = "";
      this.#paying = false;
      return;
    }
    const next = this.#paying ? question.options[0]?.answer : this.gesture ? nextStep(this.#plan, this.#done, question, this.gesture) : undefined;
    if (next === undefined) return;
    const piece = this.#plan.some((answer) => same(answer, next)) ? question.options.find((choice) => same(choice.answer, next))?.pieces?.[0] : undefined;
    if (piece !== undefined) this.#done.add(piece);
    this.#plan = this.#plan.filter((answer) => !same(answer, next));
    this.answer(next, follows);
  }

  refused(): void {
    this.busy = false;
    this.given = new Set();
    this.#plan = [];
    this.#moment = "";
    this.#paying = false;
  }

  ask(piece: number, zone: number): void {
    const it = piece >= 0 ? this.piece(piece) : null;
    this.why = { about: it ? this.nameOf(it) : "", reasons: null, text: "" };
    this.reader.whyNot(piece, zone);
  }

  escape(): void {
    if (this.menu) this.menu = null;
    else if (this.touched) this.touched = null;
    else if (this.whyMode) this.whyMode = false;
    else this.marked = [];
  }
}

const KEY = Symbol("board");

export function provide(board: Board): void {
  setContext(KEY, board);
  $effect.pre(() => board.lookAgain());
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
