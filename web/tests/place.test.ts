import { describe, expect, it } from "vitest";
import { ICONS } from "../src/faces/icons";
import { at } from "../src/faces/place";

describe("a path at another place", () => {
  it("moves what is counted from the corner and only grows what is counted from the pen", () => {
    expect(at("M1 2L3 4l1 1z", 10, 20, 2)).toBe("M 12 24 L 16 28 l 2 2 z");
    expect(at("M1 1H5V7h2v-2", 10, 20, 1)).toBe("M 11 21 H 15 V 27 h 2 v -2");
  });
  it("goes on after a move with lines", () => {
    expect(at("M1 1 2 2.5-3 4", 10, 20, 1)).toBe("M 11 21 12 22.5 7 24");
  });
  it("keeps the angle and the flags of an arc", () => {
    expect(at("M0 0a10 10 0 1 0 0 20A5 6 30 0 1 7 8", 1, 2, 3)).toBe("M 1 2 a 30 30 0 1 0 0 60 A 15 18 30 0 1 22 26");
  });
  it("bends curves with all their points", () => {
    expect(at("M0 0C1 1 2 2 3 3q1 1 2 2", 10, 20, 1)).toBe("M 10 20 C 11 21 12 22 13 23 q 1 1 2 2");
  });
  it("leaves every icon as it is where nothing moves", () => {
    const numbers = (path: string): number[] => (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (const path of Object.values(ICONS)) expect(numbers(at(path, 0, 0, 1))).toEqual(numbers(path));
  });
});
