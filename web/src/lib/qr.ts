/** QR codes for links: bytes, the lightest correction, up to 230 letters (ISO/IEC 18004, versions 1 to 9, level L).
 *
 * Up to version 9 all blocks of a code of this level are equally long, which keeps this small. */

/** For each version: all codewords, those of correction in a block, blocks, and where the small squares are. */
const VERSIONS: [all: number, check: number, blocks: number, squares: number[]][] = [
  [26, 7, 1, []],
  [44, 10, 1, [6, 18]],
  [70, 15, 1, [6, 22]],
  [100, 20, 1, [6, 26]],
  [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]],
  [196, 20, 2, [6, 22, 38]],
  [242, 24, 2, [6, 24, 42]],
  [292, 30, 2, [6, 26, 46]],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0);

/** The codewords of correction of a block: the remainder of a division in the field of 256. */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, EXP[i] as number));
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  data.forEach((_, i) => {
    const lead = rest[i] as number;
    divisor.forEach((term, at) => (rest[i + at] = (rest[i + at] as number) ^ times(term, lead)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, check, blocks] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const room = all - check * blocks;
  const bits = [0, 1, 0, 0, ...[7, 6, 5, 4, 3, 2, 1, 0].map((at) => (bytes.length >> at) & 1), ...[...bytes].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1)), 0, 0, 0, 0];
  const data = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);
  const size = room / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const checks = parts.map((part) => correction(part, check));
  return [...Array.from({ length: size }, (_, i) => parts.map((part) => part[i] as number)).flat(), ...Array.from({ length: check }, (_, i) => checks.map((part) => part[i] as number)).flat()];
}

/** A number with its correction behind it, as format and version are written. */
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  const top = Math.floor(Math.log2(divisor));
  for (let at = 31; at >= top; at--) if ((rest >>> at) & 1) rest ^= divisor << (at - top);
  return (value << bits) | rest;
}
export const formatBits = (mask: number): number => guarded((1 << 3) | mask, 10, 0x537) ^ 0x5412;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

function frame(version: number, mask: number): Grid {
  const size = 17 + version * 4;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) (grid[y] as boolean[])[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const at = (VERSIONS[version - 1] as (typeof VERSIONS)[number])[3];
  const last = at.at(-1);
  for (const cy of at)
    for (const cx of at) {
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const told = guarded(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((told >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  return grid;
}

/** How hard a code is to read: long runs, blocks, false corners, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] as boolean))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run += 1;
      else {
        if (run >= 5) sum += run - 2;
        run = 1;
      }
    }
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    sum += 40 * (text.split("00001011101").length + text.split("10111010000").length - 2);
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) if (grid[y]?.[x] === grid[y - 1]?.[x] && grid[y]?.[x] === grid[y]?.[x - 1] && grid[y]?.[x] === grid[y - 1]?.[x - 1]) sum += 3;
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** The code of a text as rows of dark and light, or nothing where it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([all, check, blocks]) => bytes.length + 2 <= all - check * blocks) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  let best: boolean[][] | null = null;
  let least = Infinity;
  MASKS.forEach((masks, mask) => {
    const grid = frame(version, mask);
    const size = grid.length;
    let bit = 0;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
          const row = grid[y] as (boolean | undefined)[];
          if (row[x] !== undefined) continue;
          row[x] = ((((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1) !== masks(x, y);
          bit += 1;
        }
    }
    const cost = penalty(grid as boolean[][]);
    if (cost < least) [best, least] = [grid as boolean[][], cost];
  });
  return best;
}
