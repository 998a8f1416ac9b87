import { describe, expect, it } from "vitest";
import packageJson from "../../../../package.json" with { type: "json" };
import { BARRIEREFREIHEIT, BARRIEREFREIHEIT_AUSGABE } from "../../../../app/domain/rechtliches/barrierefreiheit";
import { BETREIBER } from "../../../../app/domain/rechtliches/betreiber";
import { DATENSCHUTZ } from "../../../../app/domain/rechtliches/datenschutz";

const TEXTE = { Datenschutz: DATENSCHUTZ, Barrierefreiheit: BARRIEREFREIHEIT };

describe.each(Object.entries(TEXTE))("%s", (_, abschnitte) => {
  it("hat Sprungziele, die es je einmal gibt und die ohne Umschreibung in eine Adresse passen", () => {
    const ids = abschnitte.map(({ id }) => id);
    expect(ids.filter((id, stelle) => ids.indexOf(id) !== stelle || !/^[a-z]+$/.test(id))).toEqual([]);
  });

  it("hat in jedem Abschnitt Text, und keine Aufzählung aus nur einem Punkt", () => {
    for (const { titel, absaetze } of abschnitte) {
      expect(absaetze.length, titel).toBeGreaterThan(0);
      for (const absatz of absaetze) expect(absatz.length, titel).toBeGreaterThan(1);
    }
  });
});

describe("die Datenschutzerklärung nach Artikel 13 DSGVO", () => {
  const text = DATENSCHUTZ.flatMap(({ absaetze }) => absaetze.flat()).join(" ");

  it.each([
    ["den Verantwortlichen", "Bescheinigungsstelle Forschungszulage (Muster)"],
    ["die Datenschutzbeauftragte", "datenschutz@bescheinigungsstelle.example.org"],
    ["die Rechtsgrundlage", "Artikel 6 Absatz 1 Buchstabe e DSGVO"],
    ["die Übermittlung in andere Länder", "außerhalb der Europäischen Union"],
    ["das Recht auf Auskunft", "Artikel 15 DSGVO"],
    ["das Recht auf Beschwerde", "Beschwerde bei einer Aufsichtsbehörde"],
    ["die Cookies", "§ 25 Absatz 2 TDDDG"],
    ["automatisierte Entscheidungen", "eine automatisierte Entscheidung gibt es nicht"],
  ])("nennt %s", (_, wortlaut) => {
    expect(text).toContain(wortlaut);
  });
});

it("die Datenschutzerklärung hat ihre sieben Abschnitte, auf die ein Link zeigen kann", () => {
  expect(DATENSCHUTZ.map(({ id, titel }) => [id, titel])).toEqual([
    ["verantwortlich", "Wer verantwortlich ist"],
    ["zwecke", "Welche Daten wir wozu verarbeiten"],
    ["empfaenger", "Wer Ihre Daten erhält"],
    ["dauer", "Wie lange wir Daten speichern"],
    ["cookies", "Cookies"],
    ["rechte", "Ihre Rechte"],
    ["pflicht", "Müssen Sie Daten angeben?"],
  ]);
});

it("der Betreiber ist erfunden: alle Postfächer liegen in der Domain für Beispiele, die Nummer der Steuer hat nur Nullen", () => {
  const postfaecher = Object.values(BETREIBER).filter((angabe) => angabe.includes("@"));
  expect(postfaecher).toHaveLength(3);
  for (const postfach of postfaecher) expect(postfach).toMatch(/\.example\.org$/);
  expect(BETREIBER.ustId).toBe("DE000000000");
});

describe("die Erklärung zur Barrierefreiheit", () => {
  it("ist für diese Version überprüft: sonst ist sie zu lesen, zu berichtigen und BARRIEREFREIHEIT_AUSGABE zu setzen", () => {
    expect(packageJson.version.startsWith(`${BARRIEREFREIHEIT_AUSGABE.version}.`)).toBe(true);
    expect(BARRIEREFREIHEIT.flatMap(({ absaetze }) => absaetze.flat()).join(" ")).toContain(
      `zuletzt am ${BARRIEREFREIHEIT_AUSGABE.tag} für Version ${BARRIEREFREIHEIT_AUSGABE.version}`,
    );
  });

  it("hat ihre vier Abschnitte", () => {
    expect(BARRIEREFREIHEIT.map(({ id }) => id)).toEqual(["geltung", "stand", "maengel", "erstellung"]);
  });

  it("nennt für jeden Mangel den Grund", () => {
    const maengel = BARRIEREFREIHEIT.find(({ id }) => id === "maengel")?.absaetze.flat() ?? [];
    expect(maengel.length).toBeGreaterThan(3);
    for (const mangel of maengel) expect(mangel).toContain(" Grund: ");
  });
});
