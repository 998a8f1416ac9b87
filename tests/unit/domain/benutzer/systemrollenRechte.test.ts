import { describe, expect, it } from "vitest";
import { can, RECHTE, type Recht, umfangVon } from "../../../../app/domain/benutzer/systemrollenRechte";
import type { Person } from "../../../../app/domain/benutzer/rollen";

const bevollmaechtigt: Person = { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "BEVOLLMAECHTIGTER" };
const mitarbeiter: Person = { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: "MITARBEITER" };
const support: Person = { systemRolle: "SUPPORT_MITARBEITER", unternehmenRolle: null };
const qm: Person = { systemRolle: "QUALITAETSMANAGEMENT", unternehmenRolle: null };
const admin: Person = { systemRolle: "ADMINISTRATOR", unternehmenRolle: null };

describe("Rechte (domain.md 4.2): Bevollmächtigte, Mitarbeitende, Support, QM, Administration", () => {
  it.each<[Recht, ...(string | null)[]]>([
    ["unternehmenLesen", "alle", "alle", "alle", "alle", "alle"],
    ["unternehmenBearbeiten", "alle", null, null, null, null],
    ["antragLesen", "alle", "zugewiesen", "alle", "alle", "alle"],
    ["antragAnlegen", "alle", "alle", null, null, null],
    ["antragBearbeiten", "alle", "zugewiesen", null, null, null],
    ["antragLoeschen", "alle", "eigene", null, null, "alle"],
    ["antragEinreichen", "alle", null, null, null, null],
    ["antragZurueckziehen", "alle", null, null, null, null],
    ["antragBenutzerVerwalten", "alle", "zugewiesen", null, null, null],
    ["widerspruchVorbereiten", "alle", "zugewiesen", null, null, null],
    ["widerspruchEinreichen", "alle", null, null, null, null],
    ["nachtragVorbereiten", "alle", "zugewiesen", null, null, null],
    ["nachtragEinreichen", "alle", null, null, null, null],
    ["bescheidAbrufen", "alle", null, null, null, null],
    ["bescheidLesen", "alle", "zugewiesen", "alle", "alle", "alle"],
    ["unternehmensbenutzerVerwalten", "alle", null, null, null, "alle"],
    ["unternehmensbenutzerSperren", null, null, "alle", null, "alle"],
    ["supportBenutzerLesen", null, null, "alle", "alle", "alle"],
    ["ansichtWie", null, null, "alle", null, "alle"],
    ["stabVerwalten", null, null, null, null, "alle"],
    ["nachrichtenLesen", "alle", "zugewiesen", "eigene", "alle", null],
    ["nachrichtenBeantworten", "alle", "zugewiesen", null, null, null],
    ["systemnachrichtenLesen", null, null, "alle", null, "alle"],
    ["systemnachrichtenSenden", null, null, null, null, "alle"],
    ["hilfetexteBearbeiten", null, null, null, "alle", "alle"],
    ["faqBearbeiten", null, null, null, "alle", "alle"],
    ["datenExportieren", "eigene", "eigene", "alle", "alle", "alle"],
    ["wartungNutzen", null, null, null, null, "alle"],
    ["lesezugriffeLesen", null, null, null, null, null],
  ])("%s: %s, %s, %s, %s, %s", (recht, ...erwartet) => {
    const personen = [bevollmaechtigt, mitarbeiter, support, qm, admin];
    expect(personen.map((person) => umfangVon(recht, person))).toEqual(erwartet);
    expect(personen.map((person) => can(recht, person))).toEqual(erwartet.map((umfang) => umfang !== null));
  });

  it("prüft damit alle Rechte", () => {
    expect(Object.keys(RECHTE)).toHaveLength(29);
  });

  it("gibt dem Datenschutz die Lesezugriffe und sonst nichts", () => {
    const datenschutz: Person = { systemRolle: "DATENSCHUTZ", unternehmenRolle: null };
    const rechte = Object.keys(RECHTE) as Recht[];
    expect(rechte.filter((recht) => can(recht, datenschutz))).toEqual(["lesezugriffeLesen"]);
  });

  it("lässt Mitarbeitende die Stammdaten bearbeiten, wenn sie das Recht dafür haben, und sonst nichts weiter", () => {
    const mitRecht: Person = { ...mitarbeiter, darfStammdaten: true };
    expect(umfangVon("unternehmenBearbeiten", mitRecht)).toBe("alle");
    expect(can("unternehmensbenutzerVerwalten", mitRecht)).toBe(false);
    expect(can("unternehmenBearbeiten", { ...support, darfStammdaten: true })).toBe(false);
    expect(can("unternehmenBearbeiten", { ...mitRecht, unternehmenRolle: null })).toBe(false);
  });

  it("lässt in einer Ansicht des Supports nur, was Seiten öffnet", () => {
    const rechte = Object.keys(RECHTE) as Recht[];
    const erlaubt = (person: Person) => rechte.filter((recht) => can(recht, { ...person, isNurAnsicht: true }));
    expect(erlaubt({ ...bevollmaechtigt, darfStammdaten: true })).toEqual([
      "unternehmenLesen",
      "antragLesen",
      "antragBenutzerVerwalten",
      "bescheidLesen",
      "unternehmensbenutzerVerwalten",
      "nachrichtenLesen",
    ]);
    expect(umfangVon("antragLesen", { ...mitarbeiter, isNurAnsicht: true })).toBe("zugewiesen");
    expect(can("unternehmensbenutzerVerwalten", { ...mitarbeiter, isNurAnsicht: true })).toBe(false);
  });

  it("gibt ohne gewähltes Unternehmen kein Recht", () => {
    const ohne: Person = { systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle: null };
    expect(can("antragLesen", ohne)).toBe(false);
    expect(can("unternehmenLesen", ohne)).toBe(false);
  });
});
