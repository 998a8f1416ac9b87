import { expect, it } from "vitest";
import { EREIGNIS_SPALTEN } from "~/domain/tabelle/ereignisSpalten";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";

it("filtert wie das Protokoll nach Tag, Vorgang, Person und Antrag und ordnet nur nach der Zeit", () => {
  const spalten: readonly Tabellenspalte[] = EREIGNIS_SPALTEN;
  expect(spalten.map(({ key }) => key)).toEqual(["am", "vorgang", "person", "antrag", "nummer", "wechsel", "hash"]);
  expect(spalten.filter(({ filter }) => filter).map(({ title, filter }) => filter?.label ?? title)).toEqual([
    "Tag oder Zeitraum",
    "Vorgang",
    "Person",
    "Antrag",
  ]);
  expect(spalten.filter(({ sortierbar }) => sortierbar).map(({ key }) => key)).toEqual(["am"]);
  expect(spalten.filter(({ filter }) => filter?.isMalLeer).map(({ key }) => key)).toEqual(["person"]);
});
