import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadProfil } from "~/features/profil/loadProfil";

const AM = "2026-03-02T09:00:00.000Z";
const zugriff = (nummer: number) => ({
  uuid: String(nummer),
  name: "Sara Port",
  rolle: "Support",
  grund: "Frage",
  beginn: AM,
  ende: AM,
  laeuft: nummer === 44,
});

const load = (suche: string, anzahl = 45) => {
  const data = Array.from({ length: anzahl }, (_, nummer) => zugriff(nummer));
  const call = {
    profil: { getProfil: () => Promise.resolve({ sitzungen: [], passwortGeaendertAm: AM, tfaPflicht: false }) },
    zugangsaenderungen: { findEigene: () => Promise.resolve({ aenderung: null }) },
    ansicht: { getErlaubnis: () => Promise.resolve({ bis: null, codeBis: null, data, total: 700 }) },
  } as unknown as Rufe;
  return loadProfil(call, {
    einrichten: false,
    benutzer: { systemRolle: "UNTERNEHMENSMITARBEITER", isNurAnsicht: false },
    clock: { now: () => new Date(AM) },
    query: new URLSearchParams(suche),
  });
};

describe("die Ansichten des Supports im Profil", () => {
  it.each([
    ["", ["0", "19"], 1],
    ["zugriffeSeite=2", ["20", "39"], 2],
    ["zugriffeSeite=9", ["40", "44"], 3],
  ])("kommen seitenweise: %s", async (suche, [erste, letzte], seite) => {
    const { ansicht } = await load(suche);
    expect(ansicht?.zugriffe).toMatchObject({ total: 45, jeSeite: 20, folge: { seite } });
    expect([ansicht?.zugriffe.zeilen[0]?.uuid, ansicht?.zugriffe.zeilen.at(-1)?.uuid]).toEqual([erste, letzte]);
  });

  it("sagen auch auf der ersten Seite, dass eine läuft, und wie viele es insgesamt waren", async () => {
    expect((await load("")).ansicht).toMatchObject({ laufende: { uuid: "44" }, anzahl: 700 });
    expect((await load("", 3)).ansicht?.laufende).toBeNull();
  });
});
