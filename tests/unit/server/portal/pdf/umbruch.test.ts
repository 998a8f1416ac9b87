import { expect, it } from "vitest";
import { wrap } from "~/server/portal/pdf/umbruch";

/** Each letter is one point wide. */
const RAHMEN = { miss: ({ text }: { text: string }) => text.length };
const lines = (text: string, breite: number) =>
  wrap(text, { schnitt: "normal", groesse: 10 }, { ...RAHMEN, breite }).map((zeile) =>
    zeile.map(({ text: stueck }) => stueck).join(""),
  );

it.each([
  ["Beispiel Holding SE", 12, ["Beispiel ", "Holding SE"]],
  ["Wirtschafts-Identifikationsnummer", 24, ["Wirtschafts-", "Identifikationsnummer"]],
  ["FuE-Beschäftigte", 12, ["FuE-Beschäft", "igte"]],
  ["E-Mail-Adresse", 10, ["E-Mail-", "Adresse"]],
  ["person@example.org", 12, ["person@", "example.org"]],
  ["Donaudampfschifffahrt", 10, ["Donaudampf", "schifffahr", "t"]],
])("%j in Zeilen von %d", (text, breite, zeilen) => {
  expect(lines(text, breite)).toEqual(zeilen);
});
