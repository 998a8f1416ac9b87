import { describe, expect, it } from "vitest";
import { STAMMDATEN_FELDER, stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import type { Werte } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { blankWerte, isReadOnly, isRelevant } from "~/formkit/relevance";

const bereich = (werte: Werte, nachgewiesen: readonly string[] = []) => {
  const alle = { ...blankWerte(stammdatenFormular), ...werte };
  return { werte: alle, wurzel: alle, kontext: { heute: "2026-11-25", nachgewiesen } };
};
const gefragte = (werte: Werte) =>
  STAMMDATEN_FELDER.filter((feld) => isRelevant(feld, bereich(werte))).map(({ key }) => key);
const feldVon = (key: string) => STAMMDATEN_FELDER.filter((feld) => feld.key === key);

/** A question in one line: what it is called, whether an answer is needed, how long it may be, how it is filled in. */
function describeFeld({ label, kind, required, max, inputType, autocomplete }: (typeof STAMMDATEN_FELDER)[number]) {
  const pflicht = typeof required === "function" ? "nach Rechtsform" : required === true ? "Pflicht" : "freiwillig";
  const mehr = [...(max === undefined ? [] : [String(max)]), inputType, autocomplete].filter((teil) => teil);
  return [label, kind, pflicht, ...mehr].join(" | ");
}

describe("Die Fragen der Stammdaten", () => {
  it("sind diese, in dieser Reihenfolge", () => {
    expect(STAMMDATEN_FELDER.map(describeFeld)).toEqual([
      "Name / Firma (mit Rechtsformzusatz) | text | Pflicht | 200 | organization",
      "Rechtsform | choice | Pflicht",
      "Option nach § 1a KStG ausgeübt? | yesNo | Pflicht",
      "Wirtschaftszweig (WZ 2008) | choice | Pflicht",
      "Gründungsjahr | text | Pflicht | 4",
      "Weicht das Wirtschaftsjahr vom Kalenderjahr ab? | yesNo | Pflicht",
      "Beginn des Wirtschaftsjahres | text | Pflicht | 6",
      "Straße | text | Pflicht | 100",
      "Hausnummer | text | Pflicht | 10",
      "Adresszusatz | text | freiwillig | 100",
      "Postleitzahl | text | Pflicht | 10 | postal-code",
      "Ort | text | Pflicht | 100 | address-level2",
      "Land | choice | Pflicht | country",
      "Bundesland | choice | Pflicht",
      "Gibt es eine abweichende Postanschrift? | yesNo | freiwillig",
      "Straße oder Postfach | text | Pflicht | 100",
      "Hausnummer der Postanschrift | text | freiwillig | 10",
      "Adresszusatz der Postanschrift | text | freiwillig | 100",
      "Postleitzahl der Postanschrift | text | Pflicht | 10",
      "Ort der Postanschrift | text | Pflicht | 100",
      "Land der Postanschrift | choice | Pflicht",
      "Bundesland der Postanschrift | choice | freiwillig",
      "Steuernummer | text | Pflicht | 20",
      "Zuständiges Finanzamt | choice | Pflicht",
      "Nummer des Finanzamts | computed | freiwillig",
      "Wirtschafts-Identifikationsnummer | text | freiwillig | 17",
      "Umsatzsteuer-Identifikationsnummer | text | freiwillig | 11",
      "Registerart | choice | nach Rechtsform",
      "Registernummer | text | nach Rechtsform | 20",
      "Registergericht | text | nach Rechtsform | 100",
      "Telefon | text | Pflicht | 50 | tel | tel",
      "E-Mail-Adresse des Unternehmens | text | Pflicht | 200 | email",
      "Website | text | freiwillig | 200 | url",
      "Anrede | choice | freiwillig",
      "Titel | text | freiwillig | 50",
      "Vorname | text | Pflicht | 100",
      "Nachname | text | Pflicht | 100",
      "Funktion | text | Pflicht | 100",
      "Telefon der Ansprechperson | text | Pflicht | 50 | tel",
      "E-Mail-Adresse der Ansprechperson | text | Pflicht | 200 | email",
      "Ist Ihr Unternehmen mit anderen Unternehmen verbunden? | yesNo | Pflicht",
      "Kleines oder mittleres Unternehmen (Selbsteinschätzung) | choice | freiwillig",
    ]);
  });

  it("stehen in neun Teilen", () => {
    expect(stammdatenFormular.tabs.map(({ key, fields }) => `${key} ${String(fields.length)}`)).toEqual([
      "unternehmen 4",
      "wirtschaftsjahr 3",
      "anschrift 7",
      "postanschrift 8",
      "steuern 5",
      "register 3",
      "kontakt 3",
      "ansprechperson 7",
      "verbund 2",
    ]);
  });

  it("lassen nicht ändern, was die Identifizierung nachgewiesen hat, jedes für sich", () => {
    const nachweisbar = STAMMDATEN_FELDER.filter(({ readOnly }) => readOnly !== undefined).map(({ key }) => key);
    expect(nachweisbar).toEqual([
      "firma",
      "rechtsform",
      "strasse",
      "hausnummer",
      "plz",
      "ort",
      "land",
      "bundesland",
      "steuernummer",
      "finanzamt",
      "registerart",
      "registernummer",
      "registergericht",
    ]);
    for (const key of nachweisbar) {
      const gesperrte = STAMMDATEN_FELDER.filter((feld) => isReadOnly(feld, bereich({}, [key])));
      expect(gesperrte.map((feld) => feld.key)).toEqual([key]);
    }
  });
});

describe("Gefragt wird", () => {
  it.each<[string, Werte, Werte, string[]]>([
    ["nach dem Bundesland", { land: "AT" }, { land: "DE" }, ["bundesland"]],
    ["nach § 1a KStG", { rechtsform: "GMBH" }, { rechtsform: "KG" }, ["optionKoerperschaft"]],
    ["nach dem Beginn", {}, { wirtschaftsjahrAbweichend: true }, ["wirtschaftsjahrBeginn"]],
    ["nach dem Register", { registerart: "KEINE" }, { registerart: "HRB" }, ["registernummer", "registergericht"]],
    [
      "nach der Postanschrift",
      { postanschriftAbweichend: false },
      { postanschriftAbweichend: true },
      ["postStrasse", "postHausnummer", "postAdresszusatz", "postPlz", "postOrt", "postLand"],
    ],
    [
      "nach dem Bundesland der Postanschrift",
      { postanschriftAbweichend: true, postLand: "AT" },
      { postanschriftAbweichend: true, postLand: "DE" },
      ["postBundesland"],
    ],
  ])("%s nur, wo es sie gibt", (_was, ohne, mit, fragen) => {
    const vorher = gefragte(ohne);
    expect(gefragte(mit).filter((key) => !vorher.includes(key))).toEqual(fragen);
  });
});

describe("Die Nummer des Finanzamts", () => {
  const [feld] = feldVon("finanzamtNummer");
  const BERLIN = { land: "DE", bundesland: "BE", steuernummer: "21/815/08150" };

  it("sind die ersten vier Ziffern der Steuernummer im Bundesformat", () => {
    expect(feld && displayField(feld, bereich(BERLIN))).toBe("1121");
  });

  it.each<[string, Werte]>([
    ["im Ausland", { ...BERLIN, land: "AT" }],
    ["ohne Bundesland", { ...BERLIN, bundesland: "" }],
    ["ohne richtige Steuernummer", { ...BERLIN, steuernummer: "1" }],
  ])("gibt es %s nicht", (_wo, werte) => {
    expect(gefragte(werte)).not.toContain("finanzamtNummer");
    expect(gefragte(BERLIN)).toContain("finanzamtNummer");
  });
});
