/** From a view and the game's table drawer to what lies where on the screen. Nothing here knows a game. */

import type { Layout, LayoutZone, Sight } from "../protocol";

export type Piece = Record<string, unknown> & { id: number };

export interface PlacedZone {
  /** Its place in `view.zones`: what options and events call it. */
  index: number;
  name: string;
  owner: number;
  draw: LayoutZone["mine"];
  band: NonNullable<LayoutZone["band"]>;
  order: number;
  word: LayoutZone;
  pieces: Piece[];
  show: Record<string, unknown>;
  /** A card that lies under the whole zone, where the board names one (the Wilds). */
  card: string;
}

export interface Side {
  seat: number;
  front: PlacedZone[];
  back: PlacedZone[];
  piles: PlacedZone[];
  hand: PlacedZone[];
}

export interface Cell {
  index: number;
  ground: number;
  row: number;
  column: number;
  card: string;
  cardId: number;
  kind: string;
  controller: number;
  home: number;
  /** What it is called where it has no card, and how it stands: flooded, captured. */
  title: string;
  states: string[];
  water: boolean;
  pieces: Piece[];
  lying: Piece[];
}

export interface Arrangement {
  me: number;
  mine: Side;
  theirs: Side[];
  centre: PlacedZone[];
  cells: Cell[];
}

/** The drawer's word on a zone: its name, or the longest beginning that fits. */
export function wordFor(layout: Layout, name: string): LayoutZone | null {
  const exact = layout.zones.find((zone) => zone.name === name);
  if (exact) return exact;
  const fits = layout.zones.filter((zone) => zone.name.endsWith("*") && name.startsWith(zone.name.slice(0, -1)));
  return fits.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** The number at the end of the name of one of several zones: wilds-3. */
export function ordinal(name: string): number {
  const found = /-(\d+)$/.exec(name);
  return found ? Number(found[1]) : -1;
}

function cardUnder(view: Sight, name: string): string {
  const at = ordinal(name);
  if (at < 0) return "";
  const listed = view.board[name.slice(0, name.lastIndexOf("-"))];
  const card: unknown = Array.isArray(listed) ? listed[at] : undefined;
  return typeof card === "string" ? card : "";
}

function emptySide(seat: number): Side {
  return { seat, front: [], back: [], piles: [], hand: [] };
}

/** Everything in its place: one's own side, the others in the order they play, the middle, the map. */
export function arrange(view: Sight, layout: Layout): Arrangement {
  const me = Math.max(0, view.seat);
  const count = view.seats.length;
  const sides = view.seats.map((_, seat) => emptySide(seat));
  const centre: PlacedZone[] = [];
  view.zones.forEach((zone, index) => {
    const word = wordFor(layout, zone.name);
    if (!word || word.side === "map") return;
    const own = (zone.owner === me && view.seat >= 0) || zone.owner < 0;
    const draw = own ? word.mine : word.theirs;
    if (draw === "none" || draw === "stack") return;
    const placed: PlacedZone = {
      index,
      name: zone.name,
      owner: zone.owner,
      draw,
      band: word.band ?? "front",
      order: word.order ?? 0,
      word,
      pieces: zone.pieces as Piece[],
      show: zone.show ?? {},
      card: cardUnder(view, zone.name),
    };
    if (placed.pieces.length === 0 && !word.empty && !placed.card) return;
    const side = sides[zone.owner];
    if (word.side === "shared" || placed.band === "centre" || !side) centre.push(placed);
    else side[placed.band].push(placed);
  });
  const byOrder = (a: PlacedZone, b: PlacedZone): number => a.order - b.order || a.index - b.index;
  for (const side of sides) for (const band of [side.front, side.back, side.piles, side.hand]) band.sort(byOrder);
  centre.sort(byOrder);
  const theirs = Array.from({ length: count - 1 }, (_, i) => sides[(me + 1 + i) % count]).filter((side) => side !== undefined);
  return { me, mine: sides[me] ?? emptySide(me), theirs, centre, cells: cellsOf(view, layout, me) };
}

/** The cells of a map, one's own camp nearest. */
function cellsOf(view: Sight, layout: Layout, me: number): Cell[] {
  const listed: unknown = layout.map ? view.board[layout.map.cells] : null;
  if (!Array.isArray(listed)) return [];
  const cells = listed.map((it: unknown, index): Cell => {
    const cell = it as { row: number; column: number; kind: string; controller: number; home: number; card: number; water?: boolean; title?: string; states?: string[] };
    const ground = index + listed.length;
    const lying = (view.zones[ground]?.pieces ?? []) as Piece[];
    const under = lying.find((piece) => piece.id === cell.card);
    return {
      index,
      ground,
      row: cell.row,
      column: cell.column,
      kind: cell.kind,
      controller: cell.controller,
      home: cell.home,
      water: cell.water ?? false,
      title: cell.title ?? "",
      states: cell.states ?? [],
      cardId: cell.card,
      card: typeof under?.["card"] === "string" ? under["card"] : "",
      pieces: (view.zones[index]?.pieces ?? []) as Piece[],
      lying: lying.filter((piece) => piece.id !== cell.card),
    };
  });
  const home = cells.find((cell) => cell.home === me);
  const upside = home !== undefined && home.row === 0 ? -1 : 1;
  return cells.sort((a, b) => upside * (a.row - b.row) || a.column - b.column);
}

export interface Cluster {
  main: Piece;
  attached: Piece[];
  /** The two are joined to each other: neither is there for the other. */
  pair: boolean;
}

/** Pieces that lie on another, or are joined to it, are drawn with it. */
export function cluster(pieces: readonly Piece[], all: ReadonlyMap<number, Piece>, joins: readonly string[]): Cluster[] {
  const hostOf = (piece: Piece): number => {
    for (const field of joins) {
      const host = piece[field];
      if (typeof host === "number" && host >= 0 && host !== piece.id && all.has(host)) return host;
    }
    return -1;
  };
  const inside = new Set(pieces.map((piece) => piece.id));
  const clusters = new Map<number, Cluster>();
  const waiting: [number, Piece][] = [];
  for (const piece of pieces) {
    const host = hostOf(piece);
    const mutual = host >= 0 && hostOf(all.get(host) as Piece) === piece.id;
    if (host >= 0 && inside.has(host) && !(mutual && piece.id < host)) waiting.push([host, piece]);
    else clusters.set(piece.id, { main: piece, attached: [], pair: mutual });
  }
  for (const [host, piece] of waiting) {
    const home = clusters.get(host);
    if (home) home.attached.push(piece);
    else clusters.set(piece.id, { main: piece, attached: [], pair: false });
  }
  for (const piece of all.values()) {
    const host = hostOf(piece);
    if (!inside.has(piece.id) && host >= 0) clusters.get(host)?.attached.push(piece);
  }
  return [...clusters.values()];
}

export interface Bunch {
  key: number;
  clusters: Cluster[];
}

/** Pieces that cannot be told apart lie on one another, where there are at least so many of them. */
export function bunched(clusters: readonly Cluster[], least: number): Bunch[] {
  const alike = new Map<string, Bunch>();
  const bunches: Bunch[] = [];
  for (const one of clusters) {
    const { id, ...rest } = one.main;
    const look = typeof rest["card"] === "string" && one.attached.length === 0 ? JSON.stringify(rest) : `#${id}`;
    const there = alike.get(look);
    if (there) there.clusters.push(one);
    else {
      const made = { key: id, clusters: [one] };
      alike.set(look, made);
      bunches.push(made);
    }
  }
  return bunches.flatMap((bunch) => (bunch.clusters.length >= least ? [bunch] : bunch.clusters.map((one) => ({ key: one.main.id, clusters: [one] }))));
}

/** All pieces of a view by their number, and the zone each lies in. */
export function census(view: Sight): { pieces: Map<number, Piece>; zoneOf: Map<number, number> } {
  const pieces = new Map<number, Piece>();
  const zoneOf = new Map<number, number>();
  view.zones.forEach((zone, index) => {
    for (const piece of zone.pieces as Piece[]) {
      pieces.set(piece.id, piece);
      zoneOf.set(piece.id, index);
    }
  });
  return { pieces, zoneOf };
}
