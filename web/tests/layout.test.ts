import { describe, expect, it } from "vitest";
import type { Layout, LayoutZone, Sight } from "../src/protocol";
import { arrange, bunched, census, cluster, ordinal, wordFor, type Piece } from "../src/table/layout";

const word = (name: string, more: Partial<LayoutZone> = {}): LayoutZone => ({ name, label: { en: name, fr: name }, mine: "row", theirs: "count", side: "seat", band: "front", order: 0, empty: false, hidden: false, ...more });

const layout = {
  game: "toy",
  title: { en: "Toy", fr: "Jouet" },
  pieces: "cards",
  zones: [word("hand", { mine: "fan", band: "hand", empty: true }), word("field"), word("secret", { theirs: "none" }), word("market-*", { side: "shared", band: "centre", mine: "grid", empty: true })],
  figures: [],
  marks: [],
  seat: [],
  board: [],
  phases: {},
  joins: ["host", "link"],
  turned: [],
  passes: [],
  map: null,
  stack: "",
} as unknown as Layout;

function view(seat: number): Sight {
  return {
    game: "toy",
    seat,
    number: 0,
    board: { market: ["apple", "pear"] },
    seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    zones: [
      { name: "hand", owner: 0, pieces: [{ id: 1 }], show: {} },
      { name: "hand", owner: 1, pieces: [], show: {} },
      { name: "field", owner: 1, pieces: [{ id: 2, card: "x" }], show: {} },
      { name: "field", owner: 2, pieces: [], show: {} },
      { name: "secret", owner: 0, pieces: [{ id: 3 }], show: {} },
      { name: "market-0", owner: -1, pieces: [], show: {} },
      { name: "market-1", owner: -1, pieces: [{ id: 4, card: "pear" }], show: {} },
    ],
    waiting_for: 0,
  };
}

describe("arrange", () => {
  it("lays one's own side near and the others in the order they play", () => {
    const seen = arrange(view(1), layout);
    expect(seen.mine.seat).toBe(1);
    expect(seen.theirs.map((side) => side.seat)).toEqual([2, 0]);
    expect(seen.mine.front.map((zone) => zone.index)).toEqual([2]);
    expect(seen.mine.hand.map((zone) => zone.draw)).toEqual(["fan"]);
    expect(seen.theirs[1]?.hand.map((zone) => zone.draw)).toEqual(["count"]);
  });

  it("leaves out what the drawer leaves out for others, and empty zones it does not want", () => {
    const seen = arrange(view(1), layout);
    expect(seen.theirs[1]?.front).toEqual([]);
    expect(seen.theirs[0]?.front).toEqual([]);
    expect(arrange(view(0), layout).mine.front.map((zone) => zone.name)).toEqual(["secret"]);
  });

  it("finds the card under a numbered zone", () => {
    expect(arrange(view(0), layout).centre.map((zone) => zone.card)).toEqual(["apple", "pear"]);
    expect(ordinal("market-12")).toBe(12);
    expect(wordFor(layout, "nowhere")).toBeNull();
  });

  it("shows a spectator the first seat's side", () => {
    expect(arrange(view(-1), layout).me).toBe(0);
  });
});

describe("cluster", () => {
  const pieces: Piece[] = [{ id: 1 }, { id: 2, host: 1 }, { id: 3, link: 4 }, { id: 4, link: 3 }];
  const all = new Map(pieces.map((piece) => [piece.id, piece]));
  it("draws what lies on a piece with it, and two joined pieces once", () => {
    const drawn = cluster(pieces, all, ["host", "link"]);
    expect(drawn.map(({ main, attached }) => [main.id, attached.map((it) => it.id)])).toEqual([
      [1, [2]],
      [3, [4]],
    ]);
  });
  it("brings what lies in another zone to its host", () => {
    expect(cluster([{ id: 1 }], all, ["host"])[0]?.attached.map((it) => it.id)).toEqual([2]);
  });
  it("loses no piece", () => {
    const drawn = cluster(pieces.slice(1), new Map(pieces.slice(1).map((piece) => [piece.id, piece])), ["host", "link"]);
    expect(drawn.flatMap(({ main, attached }) => [main.id, ...attached.map((it) => it.id)]).sort()).toEqual([2, 3, 4]);
  });
});

describe("census", () => {
  it("knows where every piece lies", () => {
    const { zoneOf, pieces } = census(view(0));
    expect(zoneOf.get(4)).toBe(6);
    expect(pieces.size).toBe(4);
  });
});

describe("bunches", () => {
  const main = (id: number, more: Record<string, unknown> = {}): { main: Piece; attached: Piece[]; pair: boolean } => ({ main: { id, card: "hill", ...more }, attached: [], pair: false });

  it("are made of pieces that only their number tells apart", () => {
    const seen = bunched([main(1), main(2, { tapped: true }), main(3), main(4)], 2);
    expect(seen.map((bunch) => bunch.clusters.map((one) => one.main.id))).toEqual([[1, 3, 4], [2]]);
  });

  it("want enough of them, and nothing attached or hidden", () => {
    expect(bunched([main(1), main(2)], 3)).toHaveLength(2);
    expect(bunched([{ main: { id: 1 }, attached: [], pair: false }, { main: { id: 2 }, attached: [], pair: false }], 2)).toHaveLength(2);
    expect(bunched([{ ...main(1), attached: [{ id: 9 }] }, main(2)], 2)).toHaveLength(2);
  });
});

describe("a spectator", () => {
  it("sees every hand as others see it", () => {
    const seen = arrange(view(-1), layout);
    expect([seen.mine, ...seen.theirs].flatMap((side) => side.hand.map((zone) => zone.draw))).toEqual(["count", "count"]);
  });
});
