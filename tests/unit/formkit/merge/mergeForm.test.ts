import { describe, expect, it } from "vitest";
import { createFields, defineForm, tab } from "../../../../app/formkit/defineForm";
import type { FormKontext, Werte } from "../../../../app/formkit/field";
import type { Wahl } from "../../../../app/formkit/merge/merge";
import { mergeForm } from "../../../../app/formkit/merge/mergeForm";
import { beispiel, kontext, vollstaendig } from "../beispiel";

const basis = { ...vollstaendig, musik: null, band: "" };
const merge = (gespeichert: Werte, gewollt: Werte, wahl?: Wahl) => {
  const staende = { basis, gespeichert: { ...basis, ...gespeichert }, gewollt: { ...basis, ...gewollt } };
  return mergeForm({ form: beispiel, staende, kontext }, (stelle) => (stelle === "musik" ? wahl : undefined));
};
const fragen = (...lage: Parameters<typeof merge>) =>
  merge(...lage).konflikte.map(({ stelle, betrifft }) => [stelle, betrifft]);

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
    expect(merge({ musik: false }, { musik: true, band: "Die Lauten" }, "meine").werte).toMatchObject({
      musik: true,
      band: "Die Lauten",
    });
  });

  it("fragt nach dem, was die Antwort der anderen verschwinden ließe, auch wenn nur eine Seite es geändert hat", () => {
    const mitMusik = { ...basis, musik: true };
    const staende = {
      basis: mitMusik,
      gespeichert: { ...mitMusik, band: "Die Lauten" },
      gewollt: { ...mitMusik, musik: false },
    };
    const { konflikte, uebernommen } = mergeForm({ form: beispiel, staende, kontext }, () => undefined);
    expect(konflikte).toEqual([{ stelle: "musik", art: "feld", meine: false, gespeicherte: true, betrifft: ["band"] }]);
    expect(uebernommen).toEqual(["band"]);
  });

  it("nennt nicht als übernommen, wonach es fragt", () => {
    const mitMusik = { ...basis, musik: true };
    const staende = {
      basis: mitMusik,
      gespeichert: { ...mitMusik, musik: false },
      gewollt: { ...mitMusik, band: "Die Lauten" },
    };
    const { konflikte, uebernommen } = mergeForm({ form: beispiel, staende, kontext }, () => undefined);
    expect(konflikte).toEqual([{ stelle: "musik", art: "feld", meine: true, gespeicherte: false, betrifft: ["band"] }]);
    expect(uebernommen).toEqual([]);
  });
});

describe("Fragen, die von Entscheidungen abhängen", () => {
  const LAENGE = 8;
  const glieder = Array.from({ length: LAENGE }, (_, glied) => glied);
  const field = createFields<FormKontext>();
  // Each answer is asked for by its own condition, or as long as the condition before it is off.
  const form = defineForm<FormKontext>("folge", {
    bereich: "folge",
    tabs: [
      tab<FormKontext>(
        "folge",
        "Folge",
        glieder.flatMap((glied) => [
          field.checkbox(`bedingung${String(glied)}`, { label: `Bedingung ${String(glied)}` }),
          field.text(`antwort${String(glied)}`, {
            label: `Antwort ${String(glied)}`,
            when: ({ werte }) =>
              werte[`bedingung${String(glied)}`] === true ||
              (glied > 0 && werte[`bedingung${String(glied - 1)}`] === false),
          }),
        ]),
        { help: "folge" },
      ),
    ],
  });
  const werteMit = (aus: (glied: number) => boolean, answers: (glied: number) => boolean): Werte =>
    Object.fromEntries(
      glieder.flatMap((glied): [string, boolean | string][] => [
        [`bedingung${String(glied)}`, !aus(glied)],
        [`antwort${String(glied)}`, answers(glied) ? `Text ${String(glied)}` : ""],
      ]),
    );
  const isGerade = (glied: number) => glied % 2 === 0;
  const isUngerade = (glied: number) => !isGerade(glied);

  it("werden gestellt, so lang die Kette auch ist: keine Antwort verschwindet mit einer Entscheidung über eine andere", () => {
    // Each side has switched off what the other one's answer needs, in turns; every decision takes such a change back.
    const staende = {
      basis: werteMit(
        () => false,
        () => false,
      ),
      gewollt: werteMit(isGerade, isUngerade),
      gespeichert: werteMit(isUngerade, isGerade),
    };
    const wahl = (stelle: string): Wahl =>
      isGerade(Number(stelle.slice("bedingung".length))) ? "gespeicherte" : "meine";
    const ergebnis = mergeForm({ form, staende, kontext }, (stelle) =>
      stelle.startsWith("bedingung") ? wahl(stelle) : undefined,
    );
    expect(ergebnis.werte).toEqual(
      werteMit(
        () => false,
        () => true,
      ),
    );
    expect(ergebnis.konflikte.map(({ stelle, wahl: getroffen }) => [stelle, getroffen])).toEqual(
      glieder.map((glied) => [`bedingung${String(glied)}`, wahl(`bedingung${String(glied)}`)]),
    );
  });
});
