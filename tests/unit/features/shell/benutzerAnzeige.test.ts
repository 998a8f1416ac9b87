import { describe, expect, it } from "vitest";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import { benutzerAnzeige, isGewaehlt, rahmenArt, zeigtUnternehmenwechsel } from "~/features/shell/benutzerAnzeige";
import { sitzungAngemeldet, sitzungKeine } from "../../server/portal/scheinBackend";

const mitarbeiter = sitzungAngemeldet.benutzer;
if (mitarbeiter === null) throw new Error("Die Sitzung der Tests braucht eine Person.");
const person = (felder: Partial<SitzungBenutzer>): SitzungBenutzer => ({ ...mitarbeiter, ...felder });
const stab = {
  systemRolle: "SUPPORT_MITARBEITER",
  mussUnternehmenAuswaehlen: false,
  unternehmenUuid: null,
  unternehmenName: null,
} as const;
const sitzung = (felder: Partial<SitzungBenutzer>) => ({ state: "AUTHENTICATED", benutzer: person(felder) }) as const;

describe("Benutzermenü (§2 Shell)", () => {
  it.each([
    ["Unternehmen gewählt", {}, { wo: "Beispiel Maschinenbau GmbH", wer: "Erika Beispiel" }],
    [
      "keines gewählt",
      { unternehmenUuid: null, unternehmenName: null },
      { wo: "Kein Unternehmen ausgewählt", wer: "Erika Beispiel" },
    ],
    [
      "Rolle gewählt",
      { ...stab, systemRolleSet: "SUPPORT_MITARBEITER" as const },
      { wo: "Support Mitarbeiter", wer: "Erika Beispiel" },
    ],
    ["keine Rolle gewählt", { ...stab, systemRolleSet: null }, { wo: "Keine Rolle ausgewählt", wer: "Erika Beispiel" }],
    ["ohne Namen die Rolle", { userName: " " }, { wo: "Beispiel Maschinenbau GmbH", wer: "Unternehmensmitarbeiter" }],
  ])("%s", (_, felder, erwartet) => {
    expect(benutzerAnzeige(person(felder))).toEqual(erwartet);
  });

  it.each([
    ["mehrere Unternehmen, eines gewählt", { isSingleCompany: false }, true],
    ["ein einziges Unternehmen", { isSingleCompany: true }, false],
    ["keines gewählt", { isSingleCompany: false, unternehmenUuid: null }, false],
  ])("Unternehmenwechsel: %s", (_, felder, erwartet) => {
    expect(zeigtUnternehmenwechsel(person(felder))).toBe(erwartet);
  });
});

describe("Rahmen einer Seite (§2 Shell)", () => {
  const portal = { shell: "portal", access: "login" } as const;
  const info = { shell: "oeffentlich", access: "public" } as const;
  const wahl = { shell: "oeffentlich", access: "login" } as const;
  it.each([
    ["Gast auf öffentlicher Seite", info, sitzungKeine, "oeffentlich"],
    ["vor der TAN", info, { ...sitzungAngemeldet, state: "PRE_TAN" as const }, "oeffentlich"],
    ["Angemeldete auf öffentlicher Seite", info, sitzungAngemeldet, "portal"],
    ["öffentliche Seite vor der Wahl", info, sitzung({ unternehmenUuid: null }), "oeffentlich"],
    ["Auswahl des Unternehmens", wahl, sitzung({ unternehmenUuid: null }), "oeffentlich"],
    ["Profil vor der Wahl", portal, sitzung({ unternehmenUuid: null }), "portal"],
    ["Portalseite", portal, sitzungAngemeldet, "portal"],
  ])("%s", (_, zeile, lage, erwartet) => {
    expect(rahmenArt(zeile, lage)).toBe(erwartet);
  });

  it("gewählt heißt: Mitarbeiter ein Unternehmen, Stab eine Rolle", () => {
    expect(
      [
        sitzung({}),
        sitzung({ unternehmenUuid: null }),
        sitzung(stab),
        sitzung({ ...stab, systemRolleSet: "ADMINISTRATOR" }),
      ].map(isGewaehlt),
    ).toEqual([true, false, false, true]);
  });
});
