import { expect, it } from "vitest";
import { ANTRAG_SPALTEN } from "~/domain/tabelle/antragSpalten";

it("gibt jedem Filter eine Stelle für sich", () => {
  const stellen = ANTRAG_SPALTEN.flatMap((spalte) => ("filter" in spalte ? [spalte.filter.stelle] : []));
  expect(stellen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("öffnet die Liste mit dem, was zu tun ist", () => {
  expect(ANTRAG_SPALTEN.filter(({ isAnfangs }) => isAnfangs).map(({ title }) => title)).toEqual([
    "Antragsnummer",
    "Bezeichnung",
    "Unternehmen",
    "Status",
    "Wer ist dran",
    "Nächste Frist",
    "Geändert",
  ]);
});
