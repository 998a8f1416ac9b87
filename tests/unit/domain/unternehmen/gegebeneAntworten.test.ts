import { expect, it } from "vitest";
import { gegebeneVon } from "~/domain/unternehmen/gegebeneAntworten";
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
