import { expect, it } from "vitest";
import { gegebeneVon, readGegebene } from "~/domain/unternehmen/gegebeneAntworten";
import { createFields, defineForm, tab } from "~/formkit/defineForm";
import type { FormKontext } from "~/formkit/field";

const field = createFields<FormKontext>();
const form = defineForm<FormKontext>("probe", {
  bereich: "unternehmen",
  tabs: [
    tab(
      "eins",
      "Eins",
      [
        field.yesNo("gibtEs", { help: "a", label: "Gibt es einen?" }),
        field.text("name", { help: "a", label: "Name", when: ({ werte }) => werte["gibtEs"] === true }),
        field.text("ort", { help: "a", label: "Ort" }),
      ],
      { help: "a" },
    ),
  ],
});
const KONTEXT: FormKontext = { heute: "2026-01-01" };

it("keeps what is asked and answered, in the order of the form; a no is an answer", () => {
  expect(Object.entries(gegebeneVon(form, { ort: "Kiel", name: "A", gibtEs: true, fremd: "x" }, KONTEXT))).toEqual([
    ["gibtEs", true],
    ["name", "A"],
    ["ort", "Kiel"],
  ]);
  expect(gegebeneVon(form, { ort: "", name: "A", gibtEs: false }, KONTEXT)).toEqual({ gibtEs: false });
});

it("reads what is kept, a choice that is no longer on offer by its key, and sums only where they are wanted", () => {
  const mitSumme = defineForm<FormKontext>("probe", {
    bereich: "unternehmen",
    tabs: [
      tab(
        "eins",
        "Eins",
        [
          field.choice("art", { help: "a", label: "Art", options: [{ key: "A", title: "Anders" }] }),
          field.text("ort", { help: "a", label: "Ort" }),
          field.computed("summe", { label: "Summe", compute: () => "7" }),
        ],
        { help: "a" },
      ),
    ],
  });
  const read = (mitSummen: boolean) =>
    readGegebene(mitSumme, { werte: { art: "FRUEHER" }, kontext: KONTEXT, mitSummen }).map(({ titel, eintraege }) => [
      titel,
      eintraege.map(({ label, text }) => `${label}: ${text}`),
    ]);
  expect(read(false)).toEqual([["Eins", ["Art: FRUEHER"]]]);
  expect(read(true)).toEqual([["Eins", ["Art: FRUEHER", "Summe: 7"]]]);
});
