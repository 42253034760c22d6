import { describe, expect, it } from "vitest";
import { changed, costOf, finds, packed, shape, unpacked, written, type Wanted } from "../src/decks/filter";
import type { CardDef } from "../src/faces/model";

const card = (more: Partial<CardDef>): CardDef => ({ slug: "a", name: "Épée d’été", kind: "spell", family: "", line: "Sort", cost: [], text: ["Vol (peut voler)"], bare: [], figures: [], provenance: "", faces: [], signs: [], makes: [], colours: ["white"], familyName: "", fixture: false, rarity: "", ...more });
const cost = (...icons: string[]): CardDef["cost"] => icons.map((icon) => ({ icon, label: icon, value: "1" }));
const any: Wanted = { words: "", colour: "", kind: "", cost: -1 };

describe("finding cards", () => {
  it("knows words without accents, in name and text", () => {
    expect(finds(card({}), { ...any, words: "epee d'ete" })).toBe(true);
    expect(finds(card({}), { ...any, words: "vol epee" })).toBe(true);
    expect(finds(card({}), { ...any, words: "feu" })).toBe(false);
  });

  it("knows costs, of two doors the first", () => {
    expect(costOf({ cost: cost("{2}", "{W}") })).toBe(3);
    expect(costOf({ cost: cost("{U}", "{//}", "{4}", "{U}") })).toBe(1);
    expect(costOf({ cost: [{ icon: "coin", label: "", value: "4" }] })).toBe(4);
    expect(finds(card({ cost: cost("{8}") }), { ...any, cost: 7 })).toBe(true);
  });

  it("knows colours and their absence", () => {
    expect(finds(card({}), { ...any, colour: "white" })).toBe(true);
    expect(finds(card({}), { ...any, colour: "-" })).toBe(false);
    expect(finds(card({ colours: [] }), { ...any, colour: "-" })).toBe(true);
  });
});

describe("a deck", () => {
  it("grows and shrinks card by card", () => {
    const two = changed(changed([], "a", 1), "a", 1);
    expect(two).toEqual([{ slug: "a", number: 2, part: "" }]);
    expect(changed(two, "a", -2)).toEqual([]);
    expect(shape(two, () => card({ cost: cost("{1}") }))).toEqual({ curve: [0, 2, 0, 0, 0, 0, 0, 0], colours: [["white", 2]], cards: 2 });
  });

  it("is written with its parts, and travels in an address", () => {
    const text = written([{ slug: "b", number: 1, part: "commander" }, { slug: "é", number: 3, part: "" }], (slug) => slug);
    expect(text).toBe("3 é\n\nCommander\n1 b");
    expect(unpacked(packed(text))).toBe(text);
    expect(packed(text)).toMatch(/^[\w-]+$/);
  });
});
