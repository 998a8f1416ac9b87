import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wortDifferenz, type DifferenzTeil } from "../../../app/lib/wortDifferenz";

const kurz = (teile: DifferenzTeil[]) =>
  teile.map(({ art, text }) => ({ gleich: text, entfernt: `[-${text}-]`, hinzugefuegt: `{+${text}+}` })[art]).join("");
const ohne = (teile: DifferenzTeil[], art: DifferenzTeil["art"]) =>
  teile
    .filter((teil) => teil.art !== art)
    .map(({ text }) => text)
    .join("");

describe("wortDifferenz", () => {
  it.each([
    ["", "", ""],
    ["gleich", "gleich", "gleich"],
    ["", "neu", "{+neu+}"],
    ["alt", "", "[-alt-]"],
    ["Wir prüfen die Maße.", "Wir prüfen alle Maße.", "Wir prüfen [-die-]{+alle+} Maße."],
    ["Wir kleben Holz", "Wir kleben sehr viel Holz", "Wir kleben {+sehr viel +}Holz"],
    ["Größe: 12 mm", "Größe: 15 cm", "Größe: [-12 mm-]{+15 cm+}"],
    ["ein 😀 Text", "ein 😁 Text", "ein [-😀-]{+😁+} Text"],
    ["erste\nzweite", "erste\ndritte", "erste\n[-zweite-]{+dritte+}"],
  ])("%j → %j: %s", (alt, neu, erwartet) => {
    expect(kurz(wortDifferenz(alt, neu))).toBe(erwartet);
  });

  it("verliert und erfindet kein Zeichen und zerreißt keines", () => {
    const wort = fc.oneof(
      fc.constantFrom("Maß", "Größe", "😀", " ", "  ", "\n", ",", "die", "der", "12,5"),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    );
    const text = fc.array(wort, { maxLength: 30 }).map((teile) => teile.join(""));
    fc.assert(
      fc.property(text, text, (alt, neu) => {
        const teile = wortDifferenz(alt, neu);
        expect(ohne(teile, "hinzugefuegt")).toBe(alt);
        expect(ohne(teile, "entfernt")).toBe(neu);
        expect(teile.every((teil) => teil.text !== "" && !/\p{Cs}/u.test(teil.text))).toBe(true);
      }),
    );
  });

  it("stellt ganz verschiedene lange Texte in einem Stück gegenüber, ohne lange zu rechnen", () => {
    const lang = (art: string) => Array.from({ length: 3_000 }, (_, stelle) => `${art}${String(stelle)}`).join(" ");
    expect(wortDifferenz(lang("a"), lang("b")).map(({ art }) => art)).toEqual(["entfernt", "hinzugefuegt"]);
  });
});
