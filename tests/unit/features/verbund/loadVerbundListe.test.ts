import { describe, expect, it, vi } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadVerbundListe } from "~/features/verbund/loadVerbundListe";

/** A company with so many affiliated ones, each told by its place. */
function listeMit(total: number) {
  const listVerbundene = vi.fn(({ page, size }: { page: number; size: number; stand?: string }) => {
    const alle = Array.from({ length: total }, (_, platz) => ({ uuid: String(platz) }));
    return Promise.resolve({ data: alle.slice(page * size, (page + 1) * size), total, hatMehr: false, lage: "LAGE" });
  });
  const getTabelle = () => Promise.resolve({ spalten: null, ansichten: [] });
  return { call: { verbund: { listVerbundene }, tabellen: { getTabelle } } as unknown as Rufe, listVerbundene };
}
const urlMit = (query: string) => new URL(`http://localhost/verbundeneUnternehmen?${query}`);

describe("Die Liste der verbundenen Unternehmen", () => {
  it("kommt ohne Tag seitenweise und fragt nach keinem", async () => {
    const { call, listVerbundene } = listeMit(12);
    const daten = await loadVerbundListe(call, urlMit("groesse=10&seite=2"));
    expect(daten).toMatchObject({ stand: null, unlesbarerStand: null, total: 12, lage: "LAGE", ansicht: { seite: 2 } });
    expect(daten.zeilen).toHaveLength(2);
    expect(listVerbundene.mock.calls[0]?.[0]).not.toHaveProperty("stand");
  });

  it.each(["30.06.2025", "2025-06-30"])(
    "kommt für den Tag %s ganz, und ihre Links sagen, was die Adresse sagt",
    async (tag) => {
      const { call, listVerbundene } = listeMit(12);
      const daten = await loadVerbundListe(call, urlMit(`stand=${tag}&groesse=10&seite=2`));
      expect(daten).toMatchObject({ stand: "2025-06-30", unlesbarerStand: null, ansicht: { seite: 2 } });
      expect(daten.zeilen).toHaveLength(12);
      expect(listVerbundene.mock.calls[0]?.[0]).toMatchObject({ stand: "2025-06-30", page: 0 });
    },
  );

  it("gibt zurück, was kein Tag ist, und zeigt dann alles von heute", async () => {
    const { call, listVerbundene } = listeMit(1);
    const daten = await loadVerbundListe(call, urlMit("stand=%2031.02.2025"));
    expect(daten).toMatchObject({ stand: null, unlesbarerStand: "31.02.2025" });
    expect(listVerbundene.mock.calls[0]?.[0]).not.toHaveProperty("stand");
  });

  it.each(["", "stand=", "stand=%20"])("hält ein leeres Feld für keinen Tag: „%s“", async (query) => {
    const daten = await loadVerbundListe(listeMit(1).call, urlMit(query));
    expect([daten.stand, daten.unlesbarerStand]).toEqual([null, null]);
  });
});
