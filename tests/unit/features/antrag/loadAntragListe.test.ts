import { expect, it, vi } from "vitest";
import type { Rufe } from "../../../../app/contract/wire/call";
import { loadAntragListe } from "../../../../app/features/antrag/loadAntragListe";

/** A list with so many rows, each told by its place. */
function listeMit(total: number) {
  const listAntraege = vi.fn(({ page, size }: { page: number; size: number }) => {
    const plaetze = Array.from({ length: total }, (_, platz) => platz).slice(page * size, (page + 1) * size);
    const zeile = {
      bezeichnung: "",
      erstelltAm: "2026-03-01T10:00:00Z",
      geaendertAm: "2026-03-01T10:00:00Z",
      eingereichtAm: null,
      naechsteFrist: null,
    };
    return Promise.resolve({
      data: plaetze.map((platz) => ({ ...zeile, uuid: String(platz) })),
      total,
      hatMehr: false,
    });
  });
  const getTabelle = () => Promise.resolve({ spalten: null, ansichten: [] });
  return { call: { antraege: { listAntraege }, tabellen: { getTabelle } } as unknown as Rufe, listAntraege };
}

const urlMit = (query: string) => new URL(`http://localhost/antraege?${query}`);

it.each([
  ["seite=1&groesse=10", 37, 1, 10, 1],
  ["seite=4&groesse=10", 37, 4, 7, 1],
  ["seite=5&groesse=10", 37, 4, 7, 2],
  ["seite=999999", 37, 2, 12, 2],
  ["seite=3", 0, 1, 0, 1],
])("%s von %i Anträgen zeigt Seite %i mit %i Zeilen", async (query, total, seite, zeilen, rufe) => {
  const { call, listAntraege } = listeMit(total);
  const liste = await loadAntragListe(call, urlMit(query), {
    isStab: false,
    clock: { now: () => new Date("2026-03-02T10:00:00Z") },
  });
  expect(liste.ansicht.seite).toBe(seite);
  expect(liste.zeilen).toHaveLength(zeilen);
  expect(listAntraege).toHaveBeenCalledTimes(rufe);
});
