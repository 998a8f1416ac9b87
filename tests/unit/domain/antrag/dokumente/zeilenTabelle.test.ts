import { expect, it } from "vitest";
import { toZeilenTabelle } from "../../../../../app/domain/antrag/dokumente/zeilenTabelle";
import type { Eintrag } from "../../../../../app/formkit/readForm";

const ask = (label: string, text: string): Eintrag => ({ label, text });
const long = (label: string, text: string): Eintrag => ({ label, text, isLang: true });
const listOf = (...zeilen: [string, Eintrag[]][]): Eintrag => ({
  label: "Pakete",
  text: `${String(zeilen.length)} Einträge`,
  zeilenart: "Paket",
  zeilen: zeilen.map(([titel, eintraege]) => ({ titel, eintraege })),
});

it("puts short answers side by side and leaves long texts and what only some rows are asked", () => {
  const ergebnis = toZeilenTabelle(
    listOf(
      ["Bau", [ask("Name", "Bau"), ask("Von", "01.2025"), ask("Bis", "03.2025"), long("Worum", "Ein Satz.")]],
      ["Test", [ask("Name", "Test"), ask("Von", "04.2025"), ask("Bis", "–"), long("Worum", "–"), ask("Wo", "Ulm")]],
    ),
  );
  expect(ergebnis?.tabelle).toEqual({
    art: "tabelle",
    titel: "Pakete im Überblick",
    spalten: [
      { titel: "Name", breite: 7 },
      { titel: "Von", breite: 10 },
      { titel: "Bis", breite: 10 },
    ],
    zeilen: [
      ["Bau", "01.2025", "03.2025"],
      ["Test", "04.2025", "–"],
    ],
  });
  expect(ergebnis?.rest).toEqual([
    { titel: "Bau", eintraege: [long("Worum", "Ein Satz.")] },
    { titel: "Test", eintraege: [long("Worum", "–"), ask("Wo", "Ulm")] },
  ]);
});

it("calls the rows by what they are where no answer is their name", () => {
  const { tabelle } = toZeilenTabelle(listOf(["Paket 1", [ask("A", "1"), ask("B", "2")]])) ?? {};
  expect(tabelle).toMatchObject({ spalten: [{ titel: "Paket" }, { titel: "A" }, { titel: "B" }] });
});

it("makes none of no rows, of one question, and of more than a page is wide", () => {
  const viele = Array.from({ length: 8 }, (_, stelle) => ask(`F${String(stelle)}`, "x"));
  for (const liste of [listOf(), listOf(["a", [ask("A", "1")]]), listOf(["a", viele])])
    expect(toZeilenTabelle(liste)).toBeNull();
});

it("tells a question that a row has twice row by row", () => {
  const doppelt = [ask("A", "1"), ask("A", "2"), ask("B", "3"), ask("C", "4")];
  expect(toZeilenTabelle(listOf(["a", doppelt]))?.rest).toEqual([{ titel: "a", eintraege: doppelt.slice(0, 2) }]);
});
