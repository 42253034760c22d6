import { describe, expect, it } from "vitest";
import { correction, formatBits, qr } from "../src/lib/qr";

/** Read a code as a scanner does once it has found the corners: format, mask, zigzag, blocks. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 15; i++) if (grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]?.[8]) format |= 1 << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format);
  expect(mask).toBeDefined();
  const flips = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask ?? 0] as (x: number, y: number) => boolean;
  const squares = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]][version - 1] as number[];
  const last = squares.at(-1) ?? 0;
  const fixed = (x: number, y: number): boolean =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y > size - 9) || (x > size - 9 && y < 9) || (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) ||
    squares.some((cx) => squares.some((cy) => !(cx === 6 && (cy === 6 || cy === last)) && !(cx === last && cy === 6) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3));
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!fixed(x, y)) bits.push(Number(grid[y]?.[x] !== flips(x, y)));
      }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  const [check, blocks] = [[7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2]][version - 1] as [number, number];
  const length = (words.length - check * blocks) / blocks;
  const data: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const part = Array.from({ length }, (_, i) => words[i * blocks + block] as number);
    const tail = Array.from({ length: check }, (_, i) => words[length * blocks + i * blocks + block] as number);
    expect(correction(part, check)).toEqual(tail);
    data.push(...part);
  }
  const stream = data.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  expect(stream.slice(0, 4)).toEqual([0, 1, 0, 0]);
  const number = parseInt(stream.slice(4, 12).join(""), 2);
  return new TextDecoder().decode(Uint8Array.from({ length: number }, (_, i) => parseInt(stream.slice(12 + i * 8, 20 + i * 8).join(""), 2)));
}

describe("codes to scan", () => {
  it("know the numbers of the standard", () => {
    expect(formatBits(0).toString(2)).toBe("111011111000100");
    expect(formatBits(4).toString(2)).toBe("110011000101111");
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("can be read again, whatever their size", () => {
    for (const length of [5, 40, 70, 100, 130, 150, 190, 228]) {
      const text = `https://example.org/room/${"x7é".repeat(90)}`.slice(0, length).replace(/é/g, "e");
      const grid = qr(text);
      expect(grid).not.toBeNull();
      expect(read(grid as boolean[][])).toBe(text);
    }
  });

  it("are not made of what is too long", () => {
    expect(qr("x".repeat(231))).toBeNull();
  });
});
