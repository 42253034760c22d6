import { expect, test } from "vitest";
import type { Layout } from "../src/protocol";
import { signsOf } from "../src/table/figures";
import type { Piece } from "../src/table/layout";

const marks = [
  { key: "protector", label: { en: "Protected by", fr: "Protégée par" }, icon: "shield", how: "seat" },
  { key: "damage", label: { en: "Damage", fr: "Blessures" }, icon: "wound", how: "number" },
];

test("a mark that names a player says his name, the first one's too", () => {
  const layout = { marks } as unknown as Layout;
  const signs = (piece: object): string[] => signsOf(piece as Piece, layout, (label) => label.en, (seat) => ["Ada", "Bob"][seat] ?? "").map((sign) => `${sign.label} ${sign.value}`);
  expect(signs({ id: 1, protector: 0, damage: 0 })).toEqual(["Protected by Ada"]);
  expect(signs({ id: 1, protector: 1, damage: 2 })).toEqual(["Protected by Bob", "Damage 2"]);
  expect(signs({ id: 1 })).toEqual([]);
});
