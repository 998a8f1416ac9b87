import { expect, it } from "vitest";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("filtert nach Tag, Vorgang, Person und Antrag und ordnet nur nach der Zeit", () => {
  const spalten: readonly Tabellenspalte[] = PROTOKOLL_SPALTEN;
  expect(spalten.filter(({ filter }) => filter).map(({ title, filter }) => filter?.label ?? title)).toEqual([
    "Tag oder Zeitraum",
    "Vorgang",
    "Person",
    "Antrag",
  ]);
  expect(spalten.filter(({ sortierbar }) => sortierbar).map(({ key }) => key)).toEqual(["am"]);
});
