/** One table on the screen: what is seen, what is asked, what is marked. Rooms, examples and replays all use it. */

import { getContext, setContext } from "svelte";
import { dropped, nextOf, offersOf, repeatable, same } from "../decide/options";
import type { CardDef, Figure } from "../faces/model";
import { catalogue } from "../lib/cards.svelte";
import { said, t } from "../lib/settings.svelte";
import type { Change, Choice, Layout, Question, Reason, Sight } from "../protocol";
import { figuresOf, isTurned, signsOf, spoken, type Sign } from "./figures";
import { arrange, census, type Piece } from "./layout";

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

export interface Reader {
  answer(answer: unknown, decision: number): void;
  whyNot(piece: number, zone: number): void;
}

const NOBODY: Reader = { answer: () => undefined, whyNot: () => undefined };

export class Board {
  view: Sight = $state.raw() as Sight;
  layout: Layout = $state.raw() as Layout;
  question = $state.raw<Question | null>(null);
  changes = $state.raw<Change[]>([]);
  names = $state.raw<string[]>([]);
  /** The parts of an answer marked so far, where several are wanted. */
  marked = $state<unknown[]>([]);
  /** Marking several single answers to be given one after the other. */
  several = $state(false);
  menu = $state<Menu | null>(null);
  zoomed = $state<number | null>(null);
  zoomedCard = $state<string | null>(null);
  hovered = $state<{ piece: number; card: string; x: number } | null>(null);
  pointed = $state.raw<ReadonlySet<number>>(new Set());
  whyMode = $state(false);
  why = $state<Why | null>(null);
  busy = $state(false);
  #plan: unknown[] = [];
  #moment = "";

  offers = $derived(offersOf(this.question));
  arrangement = $derived(arrange(this.view, this.layout));
  census = $derived(census(this.view));
  changeOf = $derived(new Map(this.changes.map((change) => [change.piece, change])));
  repeat = $derived(repeatable(this.question));

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
    this.view = view;
    this.changes = changes;
    this.question = question;
    if (other) {
      this.marked = [];
      this.several = false;
      this.menu = null;
      this.busy = false;
      this.whyMode = false;
      this.#goOn();
    }
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
    return signsOf(piece, this.layout, said);
  }

  turned(piece: Piece): boolean {
    return isTurned(piece, this.layout);
  }

  /** What a piece may be called: its name where it is seen. */
  nameOf(piece: Piece): string {
    if (typeof piece["card"] !== "string") return t(this.layout.pieces === "dice" ? "hidden_die" : "hidden_card");
    return this.card(piece)?.name ?? piece["card"];
  }

  spoken(piece: Piece): string {
    const more: string[] = [];
    const face = this.faceOf(piece);
    if (face) more.push(face.label);
    if (this.offered(piece.id)) more.push(t("can_act"));
    if (this.isMarked(piece.id)) more.push(t("marked"));
    return spoken(this.nameOf(piece), typeof piece["card"] === "string" ? this.figures(piece) : [], this.signs(piece), more);
  }

  faceOf(piece: Piece): CardDef["faces"][number] | null {
    const as = piece["as"];
    const card = typeof as === "string" ? this.define(as) : this.card(piece);
    const at = typeof as === "string" ? piece["as_face"] : piece["face"];
    return card && typeof at === "number" && at >= 0 ? (card.faces[at] ?? null) : null;
  }

  // What can be done

  offered(piece: number): boolean {
    return this.offers.byPiece.has(piece);
  }

  offeredZone(zone: number): boolean {
    return this.offers.byZone.has(zone);
  }

  get gathers(): boolean {
    return this.several || (this.question?.kind === "pick" && !this.question.single);
  }

  isMarked(piece: number): boolean {
    return this.marked.some((answer) => (this.offers.byPiece.get(piece) ?? []).some((choice) => same(choice.answer, answer)));
  }

  marks(answer: unknown): boolean {
    return this.marked.some((other) => same(other, answer));
  }

  toggle(answer: unknown): void {
    if (this.marks(answer)) this.marked = this.marked.filter((other) => !same(other, answer));
    else if (this.several || this.marked.length < (this.question?.most ?? 1)) this.marked = [...this.marked, answer];
    else if (this.question?.most === 1) this.marked = [answer];
  }

  choose(choice: Choice): void {
    this.menu = null;
    if (this.gathers) this.toggle(choice.answer);
    else this.answer(choice.answer);
  }

  /** A click on a piece, or Enter on it. */
  act(piece: number, x: number, y: number): void {
    if (this.whyMode) return this.ask(piece, -1);
    const all = this.offers.byPiece.get(piece) ?? [];
    const begun = all.filter((choice) => choice.pieces?.[0] === piece);
    this.#offer(begun.length ? begun : all, x, y, () => (this.zoomed = piece));
  }

  actZone(zone: number, x: number, y: number): void {
    if (this.whyMode) return this.ask(-1, zone);
    this.#offer(this.offers.byZone.get(zone) ?? [], x, y, () => undefined);
  }

  drop(piece: number, onPiece: number, onZone: number, x: number, y: number): void {
    const back = onPiece === piece || (onPiece < 0 && onZone === this.census.zoneOf.get(piece));
    if (!back) this.#offer(dropped(this.offers, piece, onPiece, onZone), x, y, () => undefined);
  }

  #offer(choices: Choice[], x: number, y: number, otherwise: () => void): void {
    const only = choices[0];
    const kind = this.question?.kind;
    if (!only || (kind !== "pick" && kind !== "yes")) otherwise();
    else if (choices.length === 1) this.choose(only);
    else if (this.gathers) this.choose(choices.find((choice) => !this.marks(choice.answer)) ?? only);
    else this.menu = { choices, x, y };
  }

  answer(answer: unknown): void {
    if (!this.question || this.busy) return;
    this.busy = true;
    this.menu = null;
    this.reader.answer(answer, this.question.id);
  }

  /** Send what is marked: as one answer, or one after the other. */
  confirm(): void {
    if (!this.question) return;
    if (!this.several) return this.answer([...this.marked]);
    this.#plan = [...this.marked];
    this.#moment = this.question.moment;
    this.#goOn();
  }

  #goOn(): void {
    const next = nextOf(this.#plan, this.#moment, this.question);
    if (next === undefined) {
      this.#plan = [];
      return;
    }
    this.#plan = this.#plan.filter((answer) => !same(answer, next));
    this.answer(next);
  }

  refused(): void {
    this.busy = false;
    this.#plan = [];
  }

  ask(piece: number, zone: number): void {
    const it = piece >= 0 ? this.piece(piece) : null;
    this.why = { about: it ? this.nameOf(it) : "", reasons: null, text: "" };
    this.reader.whyNot(piece, zone);
  }

  escape(): void {
    if (this.menu) this.menu = null;
    else if (this.whyMode) this.whyMode = false;
    else if (this.several) {
      this.several = false;
      this.marked = [];
    } else this.marked = [];
  }
}

const KEY = Symbol("board");

export function provide(board: Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
