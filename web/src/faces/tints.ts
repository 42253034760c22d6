/** One tint and one motif for each family; a family nobody has named yet gets its own from its name. */

import { choose, hash, stream } from "../lib/hash";

export const MOTIFS = ["rays", "waves", "flames", "leaves", "stars", "bones", "peaks", "gears", "towers", "crystals"] as const;
export type Motif = (typeof MOTIFS)[number];

export interface Tint {
  hue: number;
  /** 0 is grey. */
  sat: number;
  motif: Motif;
}

const FAMILIES: Record<string, Tint> = {
  aubeterre: { hue: 36, sat: 62, motif: "towers" },
  "hollow-court": { hue: 272, sat: 34, motif: "bones" },
  "willow-choir": { hue: 138, sat: 38, motif: "leaves" },
  "brass-ledger": { hue: 18, sat: 48, motif: "gears" },
  fate: { hue: 222, sat: 40, motif: "stars" },
  treasure: { hue: 46, sat: 70, motif: "crystals" },
  battlefield: { hue: 28, sat: 22, motif: "peaks" },
  poseidia: { hue: 196, sat: 66, motif: "waves" },
  eondra: { hue: 10, sat: 78, motif: "flames" },
  "endless-night": { hue: 256, sat: 48, motif: "stars" },
  metascience: { hue: 176, sat: 40, motif: "gears" },
  "temple-of-light": { hue: 48, sat: 66, motif: "rays" },
  "celestial-purity": { hue: 208, sat: 36, motif: "rays" },
  "the-way": { hue: 158, sat: 34, motif: "peaks" },
  "basic-quiddity": { hue: 205, sat: 16, motif: "crystals" },
  assistant: { hue: 30, sat: 18, motif: "towers" },
  portal: { hue: 284, sat: 36, motif: "stars" },
  life: { hue: 100, sat: 42, motif: "leaves" },
  growth: { hue: 130, sat: 44, motif: "leaves" },
  death: { hue: 266, sat: 28, motif: "bones" },
  shaping: { hue: 22, sat: 50, motif: "peaks" },
  victory: { hue: 44, sat: 68, motif: "rays" },
  chaos: { hue: 344, sat: 52, motif: "flames" },
  harmony: { hue: 188, sat: 40, motif: "waves" },
  white: { hue: 46, sat: 36, motif: "rays" },
  blue: { hue: 210, sat: 58, motif: "waves" },
  black: { hue: 270, sat: 18, motif: "bones" },
  red: { hue: 10, sat: 62, motif: "flames" },
  green: { hue: 134, sat: 40, motif: "leaves" },
  colorless: { hue: 210, sat: 8, motif: "gears" },
  gold: { hue: 44, sat: 64, motif: "crystals" },
};

const GREY: Tint = { hue: 210, sat: 10, motif: "crystals" };

export function tint(family: string): Tint {
  if (family === "") return GREY;
  const known = FAMILIES[family];
  if (known) return known;
  const next = stream(family);
  return { hue: hash(family) % 360, sat: 34 + Math.floor(next() * 24), motif: choose(MOTIFS, next()) };
}

const hsl = (h: number, s: number, l: number): string => `hsl(${h} ${s}% ${l}%)`;

export interface Palette {
  deep: string;
  frame: string;
  edge: string;
  sky: string;
  glow: string;
  far: string;
  near: string;
  ink: string;
  paper: string;
  line: string;
}

/** The colours of a card; text colours keep a contrast of at least 7 on the paper. */
export function palette({ hue, sat }: Tint): Palette {
  return {
    deep: hsl(hue, sat * 0.8, 13),
    frame: hsl(hue, sat * 0.75, 25),
    edge: hsl(hue, sat * 0.85, 49),
    sky: hsl(hue, sat, 24),
    glow: hsl(hue + 14, Math.min(90, sat * 1.25), 66),
    far: hsl(hue - 8, sat * 0.8, 30),
    near: hsl(hue, sat * 0.9, 11),
    ink: hsl(hue, 30, 11),
    paper: hsl(hue + 8, Math.min(38, sat * 0.6), 92),
    line: hsl(42, 62, 68),
  };
}
