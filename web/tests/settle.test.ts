import { describe, expect, it } from "vitest";
import { settle } from "../src/table/settle";

describe("settling new data on old", () => {
  it("gives the old where both say the same", () => {
    const last = { a: [1, { b: "x" }], c: null };
    expect(settle(last, { a: [1, { b: "x" }], c: null })).toBe(last);
  });
  it("keeps the parts that did not change and writes neither", () => {
    const last = { quiet: { n: 1 }, loud: { n: 1 } };
    const next = { quiet: { n: 1 }, loud: { n: 2 } };
    const settled = settle(last, next);
    expect(settled).toEqual(next);
    expect(settled.quiet).toBe(last.quiet);
    expect([last.loud.n, next.quiet === last.quiet]).toEqual([1, false]);
  });
  it("follows things with a number wherever they stand in the list", () => {
    const last = [{ id: 1, t: "a" }, { id: 2, t: "b" }, { id: 3, t: "c" }];
    const settled = settle(last, [{ id: 3, t: "c" }, { id: 1, t: "a" }]);
    expect(settled[0]).toBe(last[2]);
    expect(settled[1]).toBe(last[0]);
    expect(settled).not.toBe(last);
  });
  it("sees a part that went, came or became another sort of thing", () => {
    expect(settle({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(settle({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(settle([1, 2], [1])).toEqual([1]);
    expect(settle<unknown>({ a: 1 }, [1])).toEqual([1]);
    expect(settle(null, { a: 1 })).toEqual({ a: 1 });
    expect(settle([{ id: 1, card: "x" }], [{ id: 1 }])).toEqual([{ id: 1 }]);
  });
});
