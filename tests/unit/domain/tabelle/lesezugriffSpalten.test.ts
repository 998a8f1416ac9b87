import { expect, it } from "vitest";
import { LESEZUGRIFF_SPALTEN } from "~/domain/tabelle/lesezugriffSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("filtert nach Tag, Art, wer, über wen und Antrag und ordnet nur nach der Zeit", () => {
  const spalten: readonly Tabellenspalte[] = LESEZUGRIFF_SPALTEN;
  expect(spalten.filter(({ filter }) => filter).map(({ title, filter }) => filter?.label ?? title)).toEqual([
    "Tag oder Zeitraum",
    "Art",
    "Wer",
    "Über wen",
    "Antrag",
  ]);
  expect(spalten.filter(({ sortierbar }) => sortierbar).map(({ key }) => key)).toEqual(["am"]);
  expect(spalten.find(({ key }) => key === "art")?.filter?.auswahl?.map(({ label }) => label)).toContain(
    "Logs gelesen",
  );
});
