/** The definitions of a game in the language of the moment, fetched once and kept. */

import type { CardInfo, Figure as FigureWord, Layout } from "../protocol";
import type { CardDef, DieFace, Figure } from "../faces/model";
import { api } from "./api";
import { shortLine } from "./line";
import { said, settings, type Lang } from "./settings.svelte";

/** One side of a die as it is drawn. */
export function dieFace(side: NonNullable<CardInfo["face"]["sides"]>[number]): DieFace {
  const figures = side.figures ?? {};
  const icons = side.icons ?? [];
  const level = figures["level"] ?? 0;
  const first = (["quiddity", "draw", "reroll"] as const).find((key) => (figures[key] ?? 0) > 0);
  const icon = icons[0] ?? first ?? "";
  return {
    icon: level ? "creature" : icon,
    label: side.text,
    value: level || !first || icons.includes("lock") || icons.includes("spell") ? "" : String(figures[first]),
    level,
    attack: figures["attack"] ?? 0,
    defense: figures["defense"] ?? 0,
    bursts: figures["bursts"] ?? 0,
    creature: level > 0,
  };
}

/** What the emblem and the colours of a card are taken from: its die, its clan or realm, or its sort. */
export function familyOf(card: CardInfo): string {
  const face = card.face;
  if (face.sides?.length) return face.colours?.[0] ?? face.family ?? face.kind;
  return face.family || face.colours?.[0] || face.kind;
}

export function define(card: CardInfo, layout: Layout | null): CardDef {
  const face = card.face;
  const words = new Map<string, FigureWord>((layout?.figures ?? []).map((figure) => [figure.key, figure]));
  const figures: Figure[] = Object.entries(face.figures ?? {}).flatMap(([key, value]) => {
    const word = words.get(key);
    return value || key === layout?.figures[0]?.key ? [{ icon: word?.icon ?? key, label: word ? said(word.label) : key, value: String(value) }] : [];
  });
  return {
    slug: card.slug,
    name: card.name,
    kind: face.kind,
    family: familyOf(card),
    line: shortLine(card.type),
    cost: (face.cost ?? []).map(([icon, amount]) => ({ icon, label: icon, value: String(amount) })),
    text: card.text,
    bare: card.bare,
    figures,
    provenance: card.provenance,
    faces: (face.sides ?? []).map(dieFace),
    colours: face.colours ?? [],
    familyName: face.family_name ? said(face.family_name) : "",
    rarity: face.rarity ?? "",
    fixture: card.fixture,
    signs: card.signs,
    makes: card.makes,
  };
}

/** What a card says to this person: with reminders, or without. */
export function lines(card: Pick<CardDef, "text" | "bare">): string[] {
  return settings.reminders ? card.text : card.bare;
}

const AGAIN = 4000;
const TRIES = 6;

class Catalogue {
  #kept = $state.raw<Record<string, Record<string, CardDef>>>({});
  #asked = new Set<string>();
  #tries = 0;

  /** Make sure the cards of a game are here, or on their way. */
  async load(game: string, lang: Lang, layout: Layout | null): Promise<void> {
    const key = `${game}/${lang}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const { cards } = await api.cards(game, lang);
      this.#kept = { ...this.#kept, [key]: Object.fromEntries(cards.map((card) => [card.slug, define(card, layout)])) };
    } catch {
      this.#asked.delete(key);
      // A server that has its hands full is asked again: a table without its cards cannot be read.
      if (this.#tries++ < TRIES) setTimeout(() => void this.load(game, lang, layout), AGAIN);
    }
  }

  of(game: string): Record<string, CardDef> {
    return this.#kept[`${game}/${settings.lang}`] ?? {};
  }

  get(game: string, slug: string): CardDef | null {
    return this.of(game)[slug] ?? null;
  }
}

export const catalogue = new Catalogue();
