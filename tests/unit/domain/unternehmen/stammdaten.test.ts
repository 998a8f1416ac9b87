import { describe, expect, it } from "vitest";
import { stammdaten } from "../../../../app/domain/unternehmen/stammdaten";

const muster = {
  firma: " Muster GmbH ",
  rechtsform: "GMBH",
  strasse: "Hauptstraße",
  hausnummer: "1",
  plz: "10115",
  ort: "Berlin",
  bundesland: "BE",
  land: "DE",
  steuernummer: "21/815/08150",
  finanzamt: "Berlin Mitte",
  registerart: "HRB",
  registernummer: "12345 B",
  registergericht: "Charlottenburg",
  wirtschaftszweig: "72",
  telefon: "030 123456",
  email: "info@example.org",
};

function meldungen(daten: unknown): Record<string, string> {
  const ergebnis = stammdaten.safeParse(daten);
  if (ergebnis.success) return {};
  return Object.fromEntries(ergebnis.error.issues.map(({ path, message }) => [path.join("."), message]));
}

describe("Stammdaten", () => {
  it("speichert getrimmte Texte und die Steuernummer im Bundesformat", () => {
    expect(stammdaten.parse(muster)).toMatchObject({ firma: "Muster GmbH", steuernummer: "1121081508150", wIdNr: "" });
  });

  it.each([
    ["firma", { firma: "  " }, "Dieses Feld ist erforderlich"],
    ["firma", { firma: "x".repeat(201) }, "Sie dürfen maximal 200 Zeichen eingeben"],
    ["rechtsform", { rechtsform: "UNFUG" }, "Dieses Feld ist erforderlich"],
    ["plz", { plz: "1011" }, "Die Postleitzahl besteht aus fünf Ziffern."],
    ["bundesland", { bundesland: "" }, "Dieses Feld ist erforderlich"],
    ["steuernummer", { steuernummer: "1" }, "Bitte geben Sie die Steuernummer im Format FF/BBB/UUUUP (Berlin) oder mit 13 Ziffern ein."],
    ["wIdNr", { wIdNr: "DE123456789" }, "Bitte geben Sie die Nummer im Format DE123456789-00001 ein."],
    ["ustIdNr", { ustIdNr: "DE12345678" }, "Bitte geben Sie die Nummer im Format DE123456789 ein."],
    ["registerart", { registerart: "" }, "Dieses Feld ist erforderlich"],
    ["registerart", { registerart: "HRA" }, "Zu dieser Rechtsform gehört das Register HRB."],
    ["registernummer", { registernummer: "" }, "Dieses Feld ist erforderlich"],
    ["registernummer", { registernummer: "HRB 1" }, "Bitte geben Sie nur die Nummer ein, zum Beispiel 12345 oder 12345 B."],
    ["registergericht", { registergericht: "" }, "Dieses Feld ist erforderlich"],
    ["email", { email: "keine" }, "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
    ["wirtschaftszweig", { wirtschaftszweig: "04" }, "Dieses Feld ist erforderlich"],
  ])("%s bei %j", (feld, teil, message) => {
    expect(meldungen({ ...muster, ...teil })[feld]).toBe(message);
  });

  it("verlangt kein Register ohne Registerpflicht", () => {
    const ohne = { ...muster, rechtsform: "FREIBERUF", registerart: "", registernummer: "", registergericht: "" };
    expect(meldungen(ohne)).toEqual({});
  });

  it("prüft Postleitzahl und Steuernummer nur für einen Sitz in Deutschland", () => {
    expect(meldungen({ ...muster, land: "AT", plz: "1010", bundesland: "", steuernummer: "12 345/6789" })).toEqual({});
  });
});
