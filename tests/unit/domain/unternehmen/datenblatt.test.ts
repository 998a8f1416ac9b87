import { describe, expect, it } from "vitest";
import { listTexte } from "~/domain/dokument/dokument";
import { type Datenblatt, datenblattDokument, datenblattJson } from "~/domain/unternehmen/datenblatt";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { blankWerte } from "~/formkit/relevance";

const werte = {
  ...blankWerte(stammdatenFormular),
  uuid: "u",
  firma: "Beispiel GmbH",
  rechtsform: "GMBH",
  wirtschaftsjahrAbweichend: false,
};
const BLATT: Datenblatt = {
  tag: "2026-03-01",
  gruendungsjahr: "2015",
  bereich: { werte, wurzel: werte, kontext: { heute: "2026-11-25", nachgewiesen: ["firma"] } },
  angaben: {
    firma: { ab: "2025-07-01", bekanntSeit: "2025-07-03T10:00:00Z", von: null, quelle: "IDENTIFIZIERUNG" },
    rechtsform: { ab: null, bekanntSeit: "2025-07-03T10:00:00Z", von: "Ada Beispiel", quelle: "EIGEN" },
    wirtschaftszweig: { ab: null, bekanntSeit: "2025-07-03T10:00:00Z", von: null, quelle: "REGISTRIERUNG" },
  },
};

describe("Das Datenblatt", () => {
  it("nennt Unternehmen und Stand", () => {
    const { titel, stand } = datenblattDokument(BLATT);
    expect(titel).toBe("Datenblatt Beispiel GmbH, Stand 01.03.2026");
    expect(stand.toISOString()).toBe("2026-03-01T00:00:00.000Z");
  });

  it("zeigt zu jeder Angabe Wert, Geltung und Herkunft, und nur, wonach gefragt wird", () => {
    const tabelle = datenblattDokument(BLATT).bloecke.find(
      (block) => block.art === "tabelle" && block.titel === "Unternehmen",
    );
    expect(tabelle).toMatchObject({
      zeilen: [
        ["Name / Firma (mit Rechtsformzusatz)", "Beispiel GmbH", "01.07.2025", "Identifizierung"],
        ["Rechtsform", expect.stringContaining("GmbH"), "–", "eigene Angabe"],
        [expect.stringContaining("Wirtschaftszweig"), "–", "–", "Registrierung"],
      ],
    });
    expect(listTexte(datenblattDokument(BLATT))).not.toContain("Beginn des Wirtschaftsjahres");
  });

  it("nennt für einen Tag vor der Gründung keine Angaben, sondern dass es das Unternehmen noch nicht gab", () => {
    const davor = { ...BLATT, tag: "2014-12-31" };
    const hinweis = "An diesem Tag gab es Ihr Unternehmen noch nicht: Als Gründungsjahr ist 2015 angegeben.";
    const { bloecke } = datenblattDokument(davor);
    expect(bloecke.at(-1)).toEqual({ art: "absatz", text: hinweis });
    expect(bloecke.filter(({ art }) => art === "tabelle")).toEqual([]);
    expect(JSON.parse(datenblattJson(davor))).toEqual({
      art: "UNTERNEHMENSDATENBLATT",
      version: 1,
      stand: "2014-12-31",
      hinweis,
      angaben: [],
    });
  });

  it("beginnt mit Überschrift, Unternehmen und Stand, dann kommt jeder Teil der Stammdaten als Tabelle mit seinem Namen", () => {
    const { bloecke, isQuer, kennzeichen } = datenblattDokument(BLATT);
    expect([isQuer, kennzeichen]).toEqual([false, "Datenblatt, Stand 01.03.2026"]);
    expect(bloecke.slice(0, 3)).toEqual([
      { art: "ueberschrift", stufe: 1, text: "Datenblatt des Unternehmens" },
      {
        art: "angaben",
        angaben: [
          { label: "Unternehmen", text: "Beispiel GmbH" },
          { label: "Stand am", text: "01.03.2026" },
        ],
      },
      { art: "absatz", text: "So galten die Angaben an diesem Tag, soweit sie im Portal bekannt sind." },
    ]);
    const teile = bloecke.slice(3);
    expect(teile.map((block) => (block.art === "tabelle" ? block.titel : block.art))).toEqual([
      "Unternehmen",
      "Gründung und Wirtschaftsjahr",
      "Anschrift (Sitz)",
      "Postanschrift",
      "Steuerliche Angaben",
      "Registereintrag",
      "Kontakt",
      "Ansprechperson",
      "Verbund und Größe",
    ]);
    for (const block of teile) {
      const spalten = block.art === "tabelle" ? block.spalten.map(({ titel }) => titel) : [];
      expect(spalten).toEqual(["Angabe", "Wert", "Gilt seit", "Herkunft"]);
    }
  });

  it.each([[""], [null]])("heißt ohne Namen des Unternehmens (%j) wie mit einem Strich", (firma) => {
    const ohne = { ...werte, firma };
    const blatt = { ...BLATT, bereich: { ...BLATT.bereich, werte: ohne, wurzel: ohne } };
    expect(datenblattDokument(blatt).titel).toBe("Datenblatt –, Stand 01.03.2026");
  });

  it("lässt für Maschinen weg, was nur berechnet ist, und schreibt eine Angabe je Zeile", () => {
    const mit = { ...werte, land: "DE", bundesland: "BE", steuernummer: "1137081508150" };
    const blatt = { ...BLATT, bereich: { ...BLATT.bereich, werte: mit, wurzel: mit } };
    expect(listTexte(datenblattDokument(blatt))).toContain("Nummer des Finanzamts");
    expect(datenblattJson(blatt)).not.toContain("finanzamtNummer");
    expect(datenblattJson(blatt)).toMatch(/^\{\n {2}"art": .*\n {2}"version": 1,\n[^]*\}\n$/);
  });

  it("trägt für Maschinen dieselben Angaben mit ihren Schlüsseln", () => {
    const inhalt: unknown = JSON.parse(datenblattJson(BLATT));
    expect(inhalt).toMatchObject({ art: "UNTERNEHMENSDATENBLATT", version: 1, stand: "2026-03-01" });
    expect(inhalt).toHaveProperty("angaben.0", {
      feld: "firma",
      label: "Name / Firma (mit Rechtsformzusatz)",
      wert: "Beispiel GmbH",
      text: "Beispiel GmbH",
      ab: "2025-07-01",
      bekanntSeit: "2025-07-03T10:00:00Z",
      von: null,
      quelle: "IDENTIFIZIERUNG",
    });
  });
});
