import { describe, expect, it } from "vitest";
import { RECHTSFORMEN } from "../../../../app/domain/unternehmen/rechtsformen";
import { REGISTERARTEN } from "../../../../app/domain/unternehmen/registerarten";
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

  it("speichert die Registernummer ohne die Art, die daneben gewählt ist", () => {
    expect(stammdaten.parse({ ...muster, registernummer: "HRB 48213" })).toMatchObject({ registernummer: "48213" });
  });

  it.each([
    ["firma", { firma: "  " }, "Dieses Feld ist erforderlich"],
    ["firma", { firma: "x".repeat(201) }, "Sie dürfen maximal 200 Zeichen eingeben"],
    ["rechtsform", { rechtsform: "UNFUG" }, "Dieses Feld ist erforderlich"],
    ["plz", { plz: "1011" }, "Die Postleitzahl besteht aus fünf Ziffern."],
    ["bundesland", { bundesland: "" }, "Dieses Feld ist erforderlich"],
    [
      "steuernummer",
      { steuernummer: "1" },
      "Bitte geben Sie die Steuernummer im Format FF/BBB/UUUUP (Berlin) oder mit 13 Ziffern ein.",
    ],
    ["wIdNr", { wIdNr: "DE123456789" }, "Bitte geben Sie die Nummer im Format DE123456788-00001 ein."],
    ["ustIdNr", { ustIdNr: "DE12345678" }, "Bitte geben Sie die Nummer im Format DE123456788 ein."],
    ["registerart", { registerart: "" }, "Dieses Feld ist erforderlich"],
    ["registerart", { registerart: "HRA" }, "Zu dieser Rechtsform gehört das Register HRB."],
    ["registernummer", { registernummer: "" }, "Dieses Feld ist erforderlich"],
    [
      "registernummer",
      { registernummer: "HRA 1" },
      "Bitte prüfen Sie Registerart und Nummer: Vor der Nummer steht HRA, gewählt ist aber HRB.",
    ],
    ["registergericht", { registergericht: "" }, "Dieses Feld ist erforderlich"],
    ["email", { email: "keine" }, "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
    ["wirtschaftszweig", { wirtschaftszweig: "04" }, "Dieses Feld ist erforderlich"],
  ])("%s bei %j", (feld, teil, message) => {
    expect(meldungen({ ...muster, ...teil })[feld]).toBe(message);
  });

  it.each([
    ["strasse", 100],
    ["hausnummer", 10],
    ["adresszusatz", 100],
    ["plz", 10],
    ["ort", 100],
    ["steuernummer", 20],
    ["finanzamt", 100],
    ["registergericht", 100],
    ["telefon", 50],
  ])("%s hat höchstens %i Zeichen, ohne die Leerzeichen am Rand", (feld, max) => {
    const imAusland = { ...muster, land: "AT", bundesland: "" };
    expect(meldungen({ ...imAusland, [feld]: ` ${"9".repeat(max)} ` })[feld]).toBeUndefined();
    expect(meldungen({ ...imAusland, [feld]: "9".repeat(max + 1) })[feld]).toBe(
      `Sie dürfen maximal ${String(max)} Zeichen eingeben`,
    );
  });

  it("die E-Mail-Adresse hat höchstens 200 Zeichen und wird mit der Domain der Mailserver gespeichert", () => {
    const lang = (zeichen: number) => `${"a".repeat(zeichen - "@example.org".length)}@example.org`;
    expect(meldungen({ ...muster, email: lang(200) })).toEqual({});
    expect(meldungen({ ...muster, email: lang(201) })["email"]).toBe("Sie dürfen maximal 200 Zeichen eingeben");
    expect(stammdaten.parse({ ...muster, email: "Info@müller.example" }).email).toBe("Info@xn--mller-kva.example");
  });

  it.each([
    ["wIdNr", "DE123456788-00001", true],
    ["wIdNr", " DE123456788-00001 ", true],
    ["wIdNr", "DE123456789-00001", false],
    ["wIdNr", "", true],
    ["wIdNr", "xDE123456789-00001", false],
    ["wIdNr", "DE123456789-000011", false],
    ["wIdNr", "DE12345678-00001", false],
    ["wIdNr", "DE12345678X-00001", false],
    ["ustIdNr", "DE123456788", true],
    ["ustIdNr", "DE123456789", false],
    ["ustIdNr", "DE1234567890", false],
    ["ustIdNr", "xDE123456789", false],
    ["ustIdNr", "DE12345678X", false],
    ["registernummer", "1", true],
    ["registernummer", "123456", true],
    ["registernummer", "12345B", true],
    ["registernummer", "12345 ABC", true],
    ["registernummer", "1234567", false],
    ["registernummer", "12345 ABCD", false],
    ["registernummer", "12345 b", false],
    ["plz", "10115", true],
    ["plz", "101155", false],
    ["plz", "x10115", false],
  ])("%s mit %j: %s", (feld, wert, gueltig) => {
    expect(meldungen({ ...muster, [feld]: wert })[feld] === undefined).toBe(gueltig);
  });

  it("hat zu jeder Rechtsform das Register, in dem sie steht", () => {
    for (const { key, register } of RECHTSFORMEN) {
      const daten = { ...muster, rechtsform: key, registerart: register ?? "KEINE" };
      expect(meldungen(daten), key).toEqual({});
      expect(REGISTERARTEN.map((art) => art.key)).toContain(daten.registerart);
    }
  });

  it("verlangt kein Register ohne Registerpflicht", () => {
    const ohne = { ...muster, rechtsform: "FREIBERUF", registerart: "", registernummer: "", registergericht: "" };
    expect(meldungen(ohne)).toEqual({});
  });

  it("prüft Postleitzahl und Steuernummer nur für einen Sitz in Deutschland", () => {
    expect(meldungen({ ...muster, land: "AT", plz: "1010", bundesland: "", steuernummer: "12 345/6789" })).toEqual({});
  });
});
