import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadFaq } from "~/features/faq/loadFaq";

const uuidVon = (stelle: number): string => `00000000-0000-4000-8000-${String(stelle).padStart(12, "0")}`;
const KATEGORIE = uuidVon(999);
const call = {
  faq: {
    listFaqVerwaltung: () =>
      Promise.resolve({
        data: [
          {
            uuid: KATEGORIE,
            name: "Antrag",
            revision: 1,
            eintraege: Array.from({ length: 30 }, (_, stelle) => ({ uuid: uuidVon(stelle), frage: "", anfang: "" })),
          },
        ],
      }),
  },
} as unknown as Rufe;

async function readErsten(query: string): Promise<[string | undefined, number]> {
  const { kategorien } = await loadFaq(call, new URL(`http://portal/admin/faq?${query}`));
  const zeilen = kategorien[0]?.gezeigt.zeilen ?? [];
  return [zeilen[0]?.uuid, zeilen.length];
}

describe("eine lange Kategorie der FAQ", () => {
  it("steht in Seiten, die die Adresse nennt", async () => {
    expect(await readErsten("")).toEqual([uuidVon(0), 25]);
    expect(await readErsten(`kategorie-${KATEGORIE}Seite=2`)).toEqual([uuidVon(25), 5]);
  });

  it("zeigt nach dem Verschieben die Seite, auf der der Eintrag jetzt steht", async () => {
    expect(await readErsten(`bewegt=${uuidVon(27)}&richtung=zeileRunter`)).toEqual([uuidVon(25), 5]);
    expect(await readErsten(`bewegt=${uuidVon(3)}&richtung=zeileHoch`)).toEqual([uuidVon(0), 25]);
  });
});
