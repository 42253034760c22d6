import { describe, expect, it } from "vitest";
import { drawing } from "../src/faces/art";
import { scene, sigil } from "../src/faces/emblem";
import { icon, ICONS } from "../src/faces/icons";
import { MOTIFS, palette, tint } from "../src/faces/tints";
import { shortLine } from "../src/lib/line";
import { fold } from "../src/lib/search";
import { fill, WORDS } from "../src/lib/words";
import { readable } from "../src/table/clock";

describe("emblems", () => {
  const ink = palette(tint("poseidia"));
  it("are the same for the same card and others for others", () => {
    expect(sigil("oath-knight", ink)).toEqual(sigil("oath-knight", ink));
    const drawn = new Set(["a", "b", "c", "d", "e", "f"].map((slug) => JSON.stringify(sigil(slug, ink))));
    expect(drawn.size).toBe(6);
  });
  it("draw every motif with finite numbers", () => {
    for (const motif of MOTIFS) expect(JSON.stringify(scene("x", motif, ink))).not.toMatch(/NaN|Infinity|undefined/);
  });
  it("give an unknown family a tint of its own, always the same", () => {
    expect(tint("a-clan-of-tomorrow")).toEqual(tint("a-clan-of-tomorrow"));
  });
});

describe("icons", () => {
  it("exist for every alias", () => {
    for (const word of ["gold", "melee", "energy", "glory", "light", "engaged", "fog", "wound"]) expect(icon(word)).not.toBeNull();
    expect(icon("nothing-of-the-kind")).toBeNull();
    for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[-\d. A-Za-z]+$/);
  });
});

describe("words", () => {
  it("say the same things in both languages", () => {
    expect(Object.keys(WORDS.fr).sort()).toEqual(Object.keys(WORDS.en).sort());
    for (const key of Object.keys(WORDS.en) as (keyof typeof WORDS.en)[]) {
      const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
      expect(places(WORDS.fr[key]), key).toEqual(places(WORDS.en[key]));
      expect(WORDS.fr[key]).not.toBe("");
    }
  });
  it("are filled in", () => {
    expect(fill("{n} of {all}", { n: 1, all: 2 })).toBe("1 of 2");
    expect(fill("{unknown}", {})).toBe("{unknown}");
  });
  it("fold for searching", () => {
    expect(fold("L'Œil du Chœur")).toBe("l oeil du choeur");
  });
  it("shorten a type line to what the face does not show", () => {
    expect(shortLine("Héros — humain, Serment d'Aubeterre, 6 pièces d'or, attaque au CAC 4 (blessé 3), armure 1, vie 6")).toBe("Héros — humain, Serment d'Aubeterre");
    expect(shortLine("Ange — Eondra, Dragon — coût 4 EC, ATQ 4, FV 4 (peu commune, carte maison)")).toBe("Ange — Eondra, Dragon");
  });
});

describe("clock", () => {
  it("reads like a clock", () => {
    expect(readable(65_000)).toBe("1:05");
    expect(readable(9_460)).toBe("9.4");
    expect(readable(-5)).toBe("0.0");
  });
});

describe("drawings", () => {
  it("are whole markup without anything from outside", () => {
    const markup = drawing({ slug: "oath-knight", kind: "unit", family: "aubeterre" });
    expect(markup).toMatch(/^<svg .*<\/svg>$/);
    expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/http|undefined|NaN/);
  });
});
