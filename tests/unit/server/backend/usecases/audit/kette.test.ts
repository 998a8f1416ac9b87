import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ANFANG_HASH,
  hashVon,
  isEchterKopf,
  kopfNach,
  leererKopf,
  naechstes,
} from "~/server/backend/usecases/audit/kette";

const ANTRAG = "11111111-1111-4111-8111-111111111111";
const ERSTES = {
  antragUuid: ANTRAG,
  am: new Date("2026-03-02T09:00:00Z"),
  art: "antrag.anlegen",
  inhalt: { akteur: "PERSON" as const, person: "22222222-2222-4222-8222-222222222222", lfd: 7, nach: "IN_BEARBEITUNG" },
};

describe("the rule of docs/ereigniskette.md", () => {
  it("gives the hash that the example there has", () => {
    const zeile = naechstes(leererKopf(ANTRAG), ERSTES);
    expect(zeile).toMatchObject({ nummer: 1, vorherHash: ANFANG_HASH });
    expect(zeile.hash).toBe("6a7006e598e3f46bbc69a0e89e1f651785b61177608cfa439e84d975ff379b85");
  });

  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const inhalt = fc.record(
    { person: text, lfd: fc.nat(), von: text, nach: text, grund: text, pruefsumme: text, code: text },
    { requiredKeys: [] },
  );
  const event = fc.record({
    antragUuid: fc.uuid(),
    nummer: fc.integer({ min: 1, max: 10_000 }),
    am: fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
    art: text,
    inhalt: inhalt.map((rest) => ({ akteur: "PERSON" as const, ...rest })),
    vorherHash: fc.constantFrom(ANFANG_HASH, "f".repeat(64)),
  });

  it("gives every other event another hash, whatever differs", () => {
    fc.assert(
      fc.property(event, event, (a, b) => {
        // Each field of the second in turn, put into the first.
        for (const feld of ["antragUuid", "nummer", "am", "art", "inhalt", "vorherHash"] as const) {
          const geaendert = { ...a, [feld]: b[feld] };
          const istGleich = JSON.stringify([a[feld]]) === JSON.stringify([b[feld]]);
          const andereReihe =
            feld === "inhalt" &&
            JSON.stringify(Object.entries(a.inhalt).sort()) === JSON.stringify(Object.entries(b.inhalt).sort());
          expect(hashVon(geaendert) === hashVon(a)).toBe(istGleich || andereReihe);
        }
        for (const key of ["person", "lfd", "von", "nach", "grund", "pruefsumme", "code"] as const) {
          if (JSON.stringify(a.inhalt[key]) === JSON.stringify(b.inhalt[key])) continue;
          expect(hashVon({ ...a, inhalt: { ...a.inhalt, [key]: b.inhalt[key] } })).not.toBe(hashVon(a));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("seals the head with the secret, so that no other head passes for it", () => {
    const geheim = "geheim-fuer-tests-0123456789-abcdefgh";
    fc.assert(
      fc.property(event, event, (a, b) => {
        const kopf = kopfNach(geheim, { ...a, hash: hashVon(a) });
        expect(isEchterKopf(geheim, kopf)).toBe(true);
        expect(isEchterKopf(`${geheim}x`, kopf)).toBe(false);
        for (const feld of ["antragUuid", "nummer"] as const)
          if (a[feld] !== b[feld]) expect(isEchterKopf(geheim, { ...kopf, [feld]: b[feld] })).toBe(false);
        expect(isEchterKopf(geheim, { ...kopf, hash: ANFANG_HASH })).toBe(false);
        expect(isEchterKopf(geheim, { ...leererKopf(a.antragUuid), hash: kopf.hash })).toBe(false);
      }),
    );
    expect(isEchterKopf(geheim, leererKopf(ANTRAG))).toBe(true);
  });
});
