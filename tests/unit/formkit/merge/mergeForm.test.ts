import { describe, expect, it } from "vitest";
import type { Werte } from "../../../../app/formkit/field";
import type { Wahl } from "../../../../app/formkit/merge/merge";
import { mergeForm } from "../../../../app/formkit/merge/mergeForm";
import { beispiel, kontext, vollstaendig } from "../beispiel";

const basis = { ...vollstaendig, musik: null, band: "" };
const merge = (gespeichert: Werte, gewollt: Werte, wahl?: Wahl) => {
  const staende = { basis, gespeichert: { ...basis, ...gespeichert }, gewollt: { ...basis, ...gewollt } };
  return mergeForm({ form: beispiel, staende, kontext }, (stelle) => (stelle === "musik" ? wahl : undefined));
};
const fragen = (...lage: Parameters<typeof merge>) => merge(...lage).konflikte.map(({ stelle, betrifft }) => [stelle, betrifft]);

describe("was eine offene Entscheidung kostet", () => {
  it.each<[string, Werte, Werte, string[]]>([
    ["die Antwort der anderen", { musik: true, band: "Die Lauten" }, { musik: false }, ["band"]],
    ["die eigene Antwort", { musik: false }, { musik: true, band: "Die Lauten" }, ["band"]],
    ["nichts", { musik: true }, { musik: false }, []],
  ])("%s", (_fall, gespeichert, gewollt, betrifft) => {
    expect(fragen(gespeichert, gewollt)).toEqual([["musik", betrifft]]);
  });

  it("bleibt, was entschieden ist, und mit ihm die Antwort", () => {
    expect(merge({ musik: true, band: "Die Lauten" }, { musik: false }, "gespeicherte").werte).toMatchObject({
      musik: true,
      band: "Die Lauten",
    });
    expect(merge({ musik: false }, { musik: true, band: "Die Lauten" }, "meine").werte).toMatchObject({ musik: true, band: "Die Lauten" });
  });

  it("fragt nach dem, was die Antwort der anderen verschwinden ließe, auch wenn nur eine Seite es geändert hat", () => {
    const mitMusik = { ...basis, musik: true };
    const staende = { basis: mitMusik, gespeichert: { ...mitMusik, band: "Die Lauten" }, gewollt: { ...mitMusik, musik: false } };
    const { konflikte, uebernommen } = mergeForm({ form: beispiel, staende, kontext }, () => undefined);
    expect(konflikte).toEqual([{ stelle: "musik", art: "feld", meine: false, gespeicherte: true, betrifft: ["band"] }]);
    expect(uebernommen).toEqual(["band"]);
  });
});
