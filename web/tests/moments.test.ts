import { describe, expect, it } from "vitest";
import type { Happening, Layout, Sight } from "../src/protocol";
import { withFlashes, type TableLine } from "../src/table/lines";
import { momentsOf } from "../src/table/moments";

const layout = { effects: { attacked: "attack", hurt: "damage", cast: "cast", turn: "turn" } } as unknown as Layout;
const view = { seat: 0, board: {}, seats: [], zones: [{ name: "row", owner: 1, pieces: [{ id: 7, card: "golem" }, { id: 8 }] }] } as unknown as Sight;
const event = (more: Partial<Happening>): Happening => ({ number: 1, kind: "cast", ...more });

describe("moments", () => {
  it("show what others play, never what one cannot see", () => {
    const { played } = momentsOf([event({ seat: 1, piece: 7 }), event({ seat: 1, piece: 8 }), event({ seat: 0, piece: 7 })], layout, view);
    expect(played).toEqual([{ card: "golem", seat: 1, piece: 7 }]);
  });

  it("draw an attack from piece to piece, from piece to player, from player to player", () => {
    const { arrows } = momentsOf([event({ kind: "attacked", seat: 1, source: 7, piece: 3 }), event({ kind: "hurt", seat: 0, source: 7 }), event({ kind: "attacked", seat: 1, other: 0 })], layout, view);
    expect(arrows.map((line) => [line.from, line.to])).toEqual([
      [["piece", 7], ["piece", 3]],
      [["piece", 7], ["seat", 0]],
      [["seat", 1], ["seat", 0]],
    ]);
  });

  it("ring for one's own turn alone, and each sound once", () => {
    expect(momentsOf([event({ kind: "turn", seat: 1 })], layout, view).sounds).toEqual([]);
    expect(momentsOf([event({ kind: "turn", seat: 0 }), event({ kind: "hurt", piece: 7 }), event({ kind: "hurt", piece: 7 })], layout, view).sounds).toEqual(["turn", "hit"]);
  });

  it("are drawn once where the game draws the same line", () => {
    const line: TableLine = { sort: "attack", from: ["piece", 1], to: ["piece", 2] };
    expect(withFlashes([line], [line, line])).toEqual([line]);
    expect(withFlashes([], [line, line])).toEqual([line]);
  });
});
