/** Lines on the table: who attacks whom, who blocks whom, what aims at what; and what is marked but not yet sent. */

import type { Choice, Layout, Sight } from "../protocol";

export type Sort = "attack" | "block" | "target" | "planned";
/** A piece, a player, or something on the stack, by its number. */
export type End = [sort: "piece" | "seat" | "item", number: number];

export interface TableLine {
  sort: Sort;
  from: End;
  to: End;
}

/** The lines the game draws. */
export function linesOf(view: Sight, layout: Layout): TableLine[] {
  const listed: unknown = layout.lines ? view.board[layout.lines] : null;
  return Array.isArray(listed) ? (listed as TableLine[]) : [];
}

/** The lines of what just happened beside those that stay, each once. */
export function withFlashes(lines: readonly TableLine[], flashes: readonly TableLine[]): TableLine[] {
  const key = (line: TableLine): string => `${line.from.join()}>${line.to.join()}`;
  const there = new Set(lines.map(key));
  const fresh = new Map(flashes.filter((line) => !there.has(key(line))).map((line) => [key(line), line]));
  return [...lines, ...fresh.values()];
}

/** A marked option as a line from its first piece to the player or piece it names besides. */
export function plannedLines(marked: readonly Choice[]): TableLine[] {
  return marked.flatMap((choice): TableLine[] => {
    const [from, other] = choice.pieces ?? [];
    const seat = choice.seats?.[0];
    if (from === undefined) return [];
    if (other !== undefined) return [{ sort: "planned", from: ["piece", from], to: ["piece", other] }];
    return seat === undefined ? [] : [{ sort: "planned", from: ["piece", from], to: ["seat", seat] }];
  });
}

/** Where an end is drawn: the element that stands for it. */
export function selector([sort, number]: End): string {
  return sort === "piece" ? `[data-table] [data-piece="${number}"]` : `[data-${sort}="${number}"]`;
}

export interface Point {
  x: number;
  y: number;
}

/** A curve from one point to another, bent a little to the side so that two lines do not hide each other. */
export function curve(a: Point, b: Point): string {
  const bend = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 5);
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const mx = (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend;
  const my = (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend;
  const round = (n: number): number => Math.round(n * 10) / 10;
  return `M${round(a.x)} ${round(a.y)}Q${round(mx)} ${round(my)} ${round(b.x)} ${round(b.y)}`;
}

/** The point where a line from `from` meets the edge of a box. */
export function edge(box: { left: number; top: number; width: number; height: number }, from: Point): Point {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const dx = from.x - x;
  const dy = from.y - y;
  if (dx === 0 && dy === 0) return { x, y };
  const by = Math.min(Math.abs(box.width / 2 / (dx || 1e-9)), Math.abs(box.height / 2 / (dy || 1e-9)), 1);
  return { x: x + dx * by, y: y + dy * by };
}
