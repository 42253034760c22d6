/** Finding cards: by words, cost, colour, sort; and what a deck is made of. */

import type { CardDef } from "../faces/model";

export interface Wanted {
  /** Every word of it must be in the name, the type line or the text; so a keyword finds the cards that have it. */
  words: string;
  colour: string;
  kind: string;
  /** The exact cost, 7 for that and more; -1: any. */
  cost: number;
}

export interface Held {
  slug: string;
  number: number;
  /** Which part of the deck: "" is the deck itself. */
  part: string;
}

export const MOST_COST = 7;

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']/g, "'")
    .toLowerCase();

/** What a card costs, as one number: symbols count as they are written, other costs by their first sort. */
export function costOf(card: Pick<CardDef, "cost">): number {
  const symbols = card.cost.filter((it) => it.icon.startsWith("{"));
  if (!symbols.length) return Number(card.cost[0]?.value ?? 0);
  const end = symbols.findIndex((it) => it.icon === "{//}");
  const first = end < 0 ? symbols : symbols.slice(0, end);
  return first.reduce((sum, it) => {
    const inside = it.icon.slice(1, -1);
    return sum + (/^\d+$/.test(inside) ? Number(inside) : inside === "X" ? 0 : 1) * Number(it.value);
  }, 0);
}

export function finds(card: CardDef, wanted: Wanted): boolean {
  if (wanted.kind && card.kind !== wanted.kind) return false;
  if (wanted.colour && !(wanted.colour === "-" ? card.colours.length === 0 : card.colours.includes(wanted.colour))) return false;
  const cost = costOf(card);
  if (wanted.cost >= 0 && (wanted.cost < MOST_COST ? cost !== wanted.cost : cost < MOST_COST)) return false;
  const all = bare([card.name, card.line, ...card.text].join(" "));
  return bare(wanted.words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** How many cards of each cost, and of each colour. */
export function shape(held: readonly Held[], define: (slug: string) => CardDef | null): { curve: number[]; colours: [string, number][]; cards: number } {
  const curve = Array.from({ length: MOST_COST + 1 }, () => 0);
  const colours = new Map<string, number>();
  let cards = 0;
  for (const { slug, number } of held) {
    const card = define(slug);
    cards += number;
    if (!card) continue;
    if (card.cost.length) {
      const at = Math.min(MOST_COST, costOf(card));
      curve[at] = (curve[at] ?? 0) + number;
    }
    for (const colour of card.colours) colours.set(colour, (colours.get(colour) ?? 0) + number);
  }
  return { curve, colours: [...colours].sort((a, b) => b[1] - a[1]), cards };
}

/** One more or fewer of a card. */
export function changed(held: readonly Held[], slug: string, by: number, part = ""): Held[] {
  const there = held.find((one) => one.slug === slug && one.part === part);
  if (!there) return by > 0 ? [...held, { slug, number: by, part }] : [...held];
  return held.flatMap((one) => (one !== there ? [one] : one.number + by > 0 ? [{ ...one, number: one.number + by }] : []));
}

/** The list as people write it: what has no heading first. */
export function written(held: readonly Held[], called: (slug: string) => string): string {
  const parts = [...new Set(held.map((one) => one.part))].sort();
  const lines = (part: string): string[] => held.filter((one) => one.part === part).map((one) => `${one.number} ${called(one.slug)}`);
  return parts.flatMap((part, at) => [...(part ? [...(at ? [""] : []), part[0]?.toUpperCase() + part.slice(1)] : []), ...lines(part)]).join("\n");
}

/** A list in an address, and back. */
export function packed(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

export function unpacked(code: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}
