/** What a face is drawn from. The words come from the server; the pictures from the machine words. */

export interface Figure {
  icon: string;
  label: string;
  value: string;
  /** The full value, where `value` is what is left of it. */
  of?: string;
  /** Against what is printed: raised, lowered or as printed. */
  change?: -1 | 0 | 1;
  /** Why it is not as printed, in words. */
  why?: string;
}

export interface DieFace {
  icon: string;
  label: string;
  /** The large number or sign in the middle. */
  value: string;
  level: number;
  attack: number;
  defense: number;
  bursts: number;
  creature: boolean;
}

export interface CardDef {
  slug: string;
  name: string;
  kind: string;
  family: string;
  line: string;
  cost: Figure[];
  text: string[];
  /** The same without reminders. */
  bare: string[];
  figures: Figure[];
  /** What of it is ours or unsettled; empty if all is printed so. */
  provenance: string;
  faces: DieFace[];
  colours: string[];
  /** What its family is called: a colour, a clan, a realm. */
  familyName: string;
  rarity: string;
  /** There to show a rule, in no deck. */
  fixture: boolean;
  /** What it does, as signs for its picture, the most telling first. */
  signs: string[];
  /** The tokens it makes, by slug. */
  makes: string[];
}

import { choose, hash } from "../lib/hash";

const GLYPHS: Record<string, [string, ...string[]]> = {
  unit: ["sword", "shield", "banner", "star", "flame"],
  hero: ["crown", "star", "sword"],
  monarch: ["crown"],
  token: ["skull", "leaf", "sword"],
  spell: ["spark", "flame", "sun", "moon"],
  latent: ["eye", "moon", "hourglass"],
  event: ["scroll", "hourglass", "banner"],
  equipment: ["shield", "sword", "gem"],
  zone: ["tower", "tree", "banner"],
  fate: ["hourglass", "eye", "moon", "sun"],
  treasure: ["gem", "coin", "crown"],
  banner: ["banner"],
  divinity: ["sun", "crown"],
  temple: ["tower"],
  archangel: ["wing"],
  angel: ["wing", "feather", "sword", "star"],
  golem: ["cube", "gear", "shield"],
  worshipper: ["hand", "flame", "book"],
  miracle: ["spark", "burst", "sun"],
  blessing: ["feather", "star", "leaf"],
  creature: ["skull", "eye", "flame", "crown", "star"],
  basic: ["gem"],
};

const OTHER: [string, ...string[]] = ["spark", "star", "gem", "leaf", "flame", "moon", "eye", "tower"];

/** What a picture is drawn from. */
export type Pictured = Pick<CardDef, "slug" | "kind" | "family"> & { signs?: string[] };

/** The sign in the middle of the sigil: what the card does, or else one of its sort. */
export function glyph(card: Pick<Pictured, "slug" | "kind" | "signs">): string {
  return card.signs?.[0] ?? choose(GLYPHS[card.kind] ?? OTHER, (hash(card.slug) % 997) / 997);
}
