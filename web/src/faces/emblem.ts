/** The picture of a card: a small scene of its family's motif and a sigil of its own, drawn from its name. */

import { choose, stream } from "../lib/hash";
import type { Motif, Palette } from "./tints";

export const ART = { width: 228, height: 150 };

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

type Random = () => number;

const n = (x: number): string => String(Math.round(x * 10) / 10);

function at(cx: number, cy: number, radius: number, angle: number): string {
  return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
}

function circle(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** A range of hills or waves across the picture. */
function ridge(random: Random, base: number, high: number, steps: number, round: boolean): string {
  const { width, height } = ART;
  let d = `M0 ${height}L0 ${n(base)}`;
  for (let i = 1; i <= steps; i++) {
    const x = (width * i) / steps;
    const y = base - random() * high;
    if (round) {
      const before = (width * (i - 1)) / steps;
      d += `Q${n((x + before) / 2)} ${n(y - high * 0.6)} ${n(x)} ${n(base - random() * high * 0.3)}`;
    } else {
      d += `L${n(x - width / steps / 2)} ${n(y)}L${n(x)} ${n(base - random() * high * 0.25)}`;
    }
  }
  return `${d}L${width} ${height}z`;
}

const MOTIF: Record<Motif, (random: Random, ink: Palette) => Stroke[]> = {
  rays: (_random, ink) => {
    const strokes: Stroke[] = [];
    for (let i = 0; i < 18; i += 1) {
      const a = (Math.PI * 2 * i) / 18;
      strokes.push({ d: `M114 75L${at(114, 75, 200, a)}L${at(114, 75, 200, a + 0.16)}z`, fill: ink.glow, opacity: 0.13 });
    }
    return strokes;
  },
  waves: (random, ink) =>
    [92, 110, 128].map((y, i) => {
      let d = `M-10 150L-10 ${y}`;
      const step = 26 + random() * 14;
      for (let x = -10; x < 250; x += step) d += `q${n(step / 4)} -15 ${n(step / 2)} -5t${n(step / 2)} 5`;
      return { d: `${d}L250 150z`, fill: i === 1 ? ink.far : ink.near, opacity: 0.5 + i * 0.2, stroke: ink.glow, width: 0.8 };
    }),
  flames: (random, ink) => {
    const strokes: Stroke[] = [];
    for (let row = 0; row < 2; row++) {
      let d = "M-10 152";
      for (let x = -10; x < 240; ) {
        const step = 18 + random() * 18;
        const high = 34 + random() * (54 - row * 20);
        d += `C${n(x)} ${n(150 - high * 0.4)} ${n(x + step * 0.7)} ${n(150 - high * 0.7)} ${n(x + step * 0.4)} ${n(150 - high)}C${n(x + step * 1.1)} ${n(150 - high * 0.6)} ${n(x + step)} ${n(150 - high * 0.3)} ${n(x + step)} 144`;
        x += step;
      }
      strokes.push({ d: `${d}V152z`, fill: row ? ink.near : ink.edge, opacity: row ? 0.95 : 0.55 });
    }
    return strokes;
  },
  leaves: (random, ink) => {
    const strokes: Stroke[] = [{ d: ridge(random, 132, 18, 5, true), fill: ink.near, opacity: 0.9 }];
    for (let i = 0; i < 16; i++) {
      const x = random() * 228;
      const y = random() * 130;
      const size = 9 + random() * 16;
      const a = random() * Math.PI * 2;
      const tip = at(x, y, size, a);
      strokes.push({
        d: `M${n(x)} ${n(y)}Q${at(x, y, size * 0.7, a + 0.7)} ${tip}Q${at(x, y, size * 0.7, a - 0.7)} ${n(x)} ${n(y)}z`,
        fill: i % 3 ? ink.far : ink.glow,
        opacity: 0.32,
      });
    }
    return strokes;
  },
  stars: (random, ink) => {
    const strokes: Stroke[] = [{ d: ridge(random, 134, 30, 6, false), fill: ink.near, opacity: 0.85 }];
    for (let i = 0; i < 34; i++) {
      strokes.push({ d: circle(random() * 228, random() * 118, 0.5 + random() * 1.3), fill: "#fff", opacity: 0.35 + random() * 0.5 });
    }
    return strokes;
  },
  bones: (random, ink) => {
    const strokes: Stroke[] = [{ d: ridge(random, 130, 22, 7, true), fill: ink.near, opacity: 0.95 }];
    for (let i = 0; i < 9; i++) {
      const x = 8 + i * 26 + random() * 10;
      const high = 26 + random() * 40;
      const lean = (random() - 0.5) * 26;
      strokes.push({
        d: `M${n(x)} 150Q${n(x + lean)} ${n(150 - high / 2)} ${n(x + lean / 2)} ${n(150 - high)}`,
        stroke: i % 2 ? ink.near : ink.far,
        width: 3 + random() * 3,
      });
    }
    return strokes;
  },
  peaks: (random, ink) => [
    { d: ridge(random, 112, 56, 4, false), fill: ink.far, opacity: 0.7 },
    { d: ridge(random, 136, 42, 6, false), fill: ink.near, opacity: 0.95 },
  ],
  gears: (random, ink) => {
    const strokes: Stroke[] = [];
    for (let i = 0; i < 5; i++) {
      const cx = random() * 228;
      const cy = random() * 150;
      const r = 14 + random() * 22;
      const teeth = 8 + Math.floor(random() * 5);
      let d = "";
      for (let t = 0; t < teeth * 2; t++) {
        const a = (Math.PI * t) / teeth;
        d += `${t ? "L" : "M"}${at(cx, cy, t % 2 ? r : r * 1.22, a - 0.12)}L${at(cx, cy, t % 2 ? r : r * 1.22, a + 0.12)}`;
      }
      strokes.push({ d: `${d}z${circle(cx, cy, r * 0.5)}`, fill: i % 2 ? ink.near : ink.far, opacity: 0.6 });
    }
    return strokes;
  },
  towers: (random, ink) => {
    const strokes: Stroke[] = [{ d: ridge(random, 128, 20, 5, true), fill: ink.far, opacity: 0.6 }];
    let d = "M-4 152V128";
    for (let x = -4; x < 230; ) {
      const wide = 14 + random() * 16;
      const top = 132 - random() * 46;
      const merlon = wide / 5;
      d += `V${n(top)}h${n(merlon)}v4h${n(merlon)}v-4h${n(merlon)}v4h${n(merlon)}v-4h${n(merlon)}V136h${n(6 + random() * 12)}`;
      x += wide + 12;
    }
    strokes.push({ d: `${d}V152z`, fill: ink.near, opacity: 0.95 });
    return strokes;
  },
  crystals: (random, ink) => {
    const strokes: Stroke[] = [];
    for (let i = 0; i < 11; i++) {
      const x = i * 22 + random() * 14;
      const high = 24 + random() * 58;
      const wide = 8 + random() * 10;
      const lean = (random() - 0.5) * 20;
      strokes.push({ d: `M${n(x - wide)} 152L${n(x - wide + lean)} ${n(156 - high)}L${n(x + lean)} ${n(140 - high)}L${n(x + wide + lean)} ${n(156 - high)}L${n(x + wide)} 152z`, fill: i % 2 ? ink.far : ink.near, opacity: 0.6 });
      strokes.push({ d: `M${n(x)} 152L${n(x + lean)} ${n(140 - high)}`, stroke: ink.glow, width: 0.7, opacity: 0.5 });
    }
    return strokes;
  },
};

const PETALS = ["blade", "petal", "ring", "dart", "arc", "knot"] as const;

function petal(sort: (typeof PETALS)[number], r1: number, r2: number, a: number, wide: number): string {
  const cx = 114;
  const cy = 72;
  const mid = (r1 + r2) / 2;
  switch (sort) {
    case "blade":
      return `M${at(cx, cy, r1, a)}L${at(cx, cy, mid, a - wide)}L${at(cx, cy, r2, a)}L${at(cx, cy, mid, a + wide)}z`;
    case "petal":
      return `M${at(cx, cy, r1, a)}Q${at(cx, cy, mid, a - wide * 1.6)} ${at(cx, cy, r2, a)}Q${at(cx, cy, mid, a + wide * 1.6)} ${at(cx, cy, r1, a)}z`;
    case "ring": {
      const x = cx + mid * Math.cos(a);
      const y = cy + mid * Math.sin(a);
      return circle(x, y, Math.max(2, (r2 - r1) / 3.2));
    }
    case "dart":
      return `M${at(cx, cy, r2, a)}L${at(cx, cy, r1, a - wide)}L${at(cx, cy, r1 + (r2 - r1) * 0.35, a)}L${at(cx, cy, r1, a + wide)}z`;
    case "arc":
      return `M${at(cx, cy, r1, a - wide)}Q${at(cx, cy, r2 * 1.12, a)} ${at(cx, cy, r1, a + wide)}`;
    case "knot":
      return `M${at(cx, cy, r1, a - wide)}C${at(cx, cy, r2 * 1.2, a - wide)} ${at(cx, cy, r2 * 1.2, a + wide * 2)} ${at(cx, cy, r1, a + wide)}`;
  }
}

/** Rings of petals around the middle: the same name gives the same sigil, another name another one. */
export function sigil(slug: string, ink: Palette): Stroke[] {
  const random = stream(slug);
  const fold = 5 + Math.floor(random() * 8);
  const turn = -Math.PI / 2 + (random() < 0.5 ? 0 : Math.PI / fold);
  const strokes: Stroke[] = [{ d: circle(114, 72, 58), fill: ink.deep, opacity: 0.42 }];
  const rings: [number, number][] = [
    [42, 62],
    [29, 43],
  ];
  rings.forEach(([r1, r2], i) => {
    const sort = choose(PETALS, random());
    const wide = (Math.PI / fold) * (0.45 + random() * 0.5);
    let d = "";
    for (let k = 0; k < fold; k++) d += petal(sort, r1, r2, turn + (Math.PI * 2 * (k + i / 2)) / fold, wide);
    const filled = sort !== "arc" && sort !== "knot" && random() < 0.62;
    strokes.push(filled ? { d, fill: i ? ink.line : ink.glow, opacity: i ? 0.85 : 0.62 } : { d, stroke: i ? ink.line : ink.glow, width: 1.6, opacity: 0.95 });
  });
  strokes.push({ d: circle(114, 72, 27), fill: ink.deep, stroke: ink.line, width: 1.8 });
  return strokes;
}

/** What lies behind the sigil. */
export function scene(slug: string, motif: Motif, ink: Palette): Stroke[] {
  const random = stream(`${slug}/scene`);
  const x = 40 + random() * 148;
  const moon: Stroke = { d: circle(x, 26 + random() * 22, 12 + random() * 12), fill: ink.glow, opacity: 0.55 };
  return [moon, ...MOTIF[motif](random, ink)];
}
