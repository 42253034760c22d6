/** Breaking text into lines that fit. A browser measures with the font it really has; without one, widths are estimated. */

import { bits, leavesOpen } from "./pips";

export type Script = "sans" | "serif";

const NARROW = /[iljtf.,:;'’|!()[\]]/;
const WIDE = /[mwMWŒœ→★@%]/;
const CAPITAL = /[A-ZÀ-Ý0-9]/;

/** The width of a text in ems, estimated. */
export function estimate(text: string, script: Script = "sans"): number {
  let width = 0;
  for (const letter of text) {
    if (letter === " " || letter === "\u00a0") width += 0.26;
    else if (NARROW.test(letter)) width += 0.29;
    else if (WIDE.test(letter)) width += 0.86;
    else if (CAPITAL.test(letter)) width += 0.64;
    else width += 0.53;
  }
  return script === "serif" ? width * 1.12 : width;
}

let ruler: ((text: string, script: Script) => number) | null = null;
const known = new Map<string, number>();

/** Measure with a real font from now on. */
export function measureWith(measurer: (text: string, script: Script) => number): void {
  ruler = measurer;
  known.clear();
}

/** The width of a symbol written in braces, in ems. */
export const SYMBOL = 1.12;

export function measure(text: string, script: Script = "sans"): number {
  if (text.includes("{")) return bits(text).reduce((sum, bit) => sum + (bit.symbol ? SYMBOL : measure(bit.text, script)), 0);
  if (!ruler) return estimate(text, script);
  const key = script + text;
  let width = known.get(key);
  if (width === undefined) {
    width = ruler(text, script);
    known.set(key, width);
  }
  return width;
}

/** The lines of a paragraph at a font size; a word longer than a line stands alone. */
export function wrap(text: string, size: number, room: number, script: Script = "sans"): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer, script) * size > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

export interface Fitted {
  size: number;
  /** The first line of each paragraph is marked: a little room goes before it; so is a line that begins within brackets. */
  lines: { text: string; first: boolean; inside: boolean }[];
  leading: number;
  height: number;
  /** Something did not fit. */
  cut: boolean;
}

/** The largest size between the bounds at which the paragraphs fit; at the smallest, what does not fit is cut with an ellipsis. */
export function fit(paragraphs: readonly string[], width: number, height: number, largest: number, smallest: number, script: Script = "sans"): Fitted {
  for (let size = largest; ; size -= 0.5) {
    const leading = size * 1.22;
    const gap = size * 0.35;
    const lines = paragraphs.flatMap((paragraph) => {
      let open = false;
      return wrap(paragraph, size, width, script).map((text, i) => {
        const inside = open;
        open = leavesOpen(text, inside);
        return { text, first: i === 0, inside };
      });
    });
    const tall = (count: typeof lines): number => count.length * leading + Math.max(0, count.filter((line) => line.first).length - 1) * gap;
    const wide = lines.every((line) => measure(line.text, script) * size <= width);
    if ((tall(lines) <= height && wide) || size <= smallest) {
      let cut = false;
      while (lines.length > 1 && tall(lines) > height) {
        lines.pop();
        cut = true;
      }
      const last = lines.at(-1);
      if (cut && last) last.text = `${last.text.replace(/[ ,;:.]*$/, "")} …`;
      return { size, lines, leading, height: tall(lines), cut };
    }
  }
}

/** Where each line stands, from the top of the block. */
export function baselines(block: Fitted): number[] {
  let y = block.size * 0.92;
  return block.lines.map((line, i) => {
    if (i > 0) y += block.leading + (line.first ? block.size * 0.35 : 0);
    return y;
  });
}
