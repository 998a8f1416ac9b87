import { describe, expect, it } from "vitest";
import { isEinlesbar, readVerbundTabelle } from "~/domain/verbund/verbundEinlesen";
import { VERBUND_FELDER } from "~/domain/verbund/verbundFormular";
import { checkVerbund } from "~/domain/verbund/verbundPruefung";
import { EINLESE_SPALTEN, findEinlesespalte } from "~/domain/verbund/verbundZelle";
import { EIGENES, zeileVon } from "../../../support/verbundZeilen";

function read(text: string, zeilen = [zeileVon("m", { name: "Mutter AG", verbindung: "MUTTER" })]) {
  let anzahl = 0;
  const newUuid = () => `neu-${String(++anzahl)}`;
  return readVerbundTabelle(text, { zeilen, eigenes: EIGENES, hoechstens: 500, newUuid });
}
const fehlerVon = (text: string) => read(text).zeilen.map(({ fehler }) => fehler);

describe("eine eingefügte Tabelle", () => {
  it("wird mit ihren Spalten gelesen, wie sie auch heißen", () => {
    const tabelle = read(
      "name\tVERBINDUNG\tBeteiligung\tseit\tLand\tSteuerpflichtig\nTochter GmbH\tTochter\t33,33 %\t01.02.2024\tÖsterreich\tNein",
    );
    expect(isEinlesbar(tabelle)).toBe(true);
    expect(tabelle.zeilen[0]?.werte).toMatchObject({
      name: "Tochter GmbH",
      verbindung: "TOCHTER",
      kapital: "33.33",
      gueltigAb: "2024-02-01",
      land: "AT",
      inDeutschlandSteuerpflichtig: false,
      beteiligterArt: "UNTERNEHMEN",
    });
  });

  it("kennt die anderen der Liste und der Tabelle beim Namen, auch weiter unten", () => {
    const { zeilen } = read(
      "Name;Art der Verbindung;Verbunden mit;Beteiligung %\nS1;Schwester;Mutter AG;60\nS2;Schwester;Holding;60\nHolding;Mutter;;30\nHolding;Sonstige;S1;",
    );
    expect(zeilen.map(({ werte }) => werte["gegenueber"])).toEqual(["m", "neu-3", undefined, "neu-1"]);
    expect(zeilen[3]?.werte["bekannt"]).toBe("neu-3");
    expect(zeilen.flatMap(({ fehler }) => fehler)).toEqual([]);
  });

  it("liest Personen vollständig, und Rechtsform, Einfluss, Weg und Nachweis", () => {
    const tabelle = read(
      "Name;Verbindung;Wer;Land;Markt;Beteiligung;Rechtsform;Einfluss über die Anteile hinaus;Mittelbar über;Nachweis\n" +
        "Anna Beispiel;Mutter;Natürliche Person;;benachbart;60;;;;\n" +
        "Enkel GmbH;Tochter;;;;51;GmbH;Satzung;Zwischen AG;Gesellschafterliste vom 15.01.2026\n" +
        "Zwischen AG;Tochter;;;;60;AG;Keine über die Anteile hinaus;;",
    );
    expect(tabelle.zeilen.flatMap(({ fehler }) => fehler)).toEqual([]);
    const [person, enkel, zwischen] = tabelle.zeilen;
    expect(person?.werte).toMatchObject({ beteiligterArt: "NATUERLICHE_PERSON", markt: "GLEICH_ODER_BENACHBART" });
    expect(enkel?.werte).toMatchObject({
      rechtsform: "GMBH",
      beherrschung: "VERTRAG_ODER_SATZUNG",
      ueber: zwischen?.uuid,
      nachweis: "Gesellschafterliste vom 15.01.2026",
    });
    const befunde = checkVerbund(tabelle.zeilen, [], "2026-01-15");
    expect(befunde.get(person?.uuid ?? "")?.fehler).toEqual([]);
  });

  it("sagt auch bei diesen Spalten, was nicht gelesen werden kann", () => {
    expect(
      fehlerVon(
        "Name;Verbindung;Rechtsform;Einfluss;Mittelbar über;Markt;Nachweis\nA;Tochter;Bund;viel;Niemand;grau;" +
          "x".repeat(201),
      ),
    ).toEqual([
      [
        "Rechtsform: „Bund“ ist nicht bekannt.",
        "Einfluss über die Anteile hinaus: „viel“ ist nicht bekannt.",
        "Markt des gehaltenen Unternehmens: „grau“ ist nicht bekannt.",
        "Nachweis: Sie dürfen maximal 200 Zeichen eingeben. Es sind 201.",
        "Mittelbar über: „Niemand“ steht weder in der Liste noch in dieser Tabelle.",
      ],
    ]);
  });

  it("vergleicht Beziehungen wie die Liste: mit dem Weg und der Zeit", () => {
    const doppelt = "Diese Beziehung steht schon in der Liste oder weiter oben in der Tabelle.";
    expect(
      fehlerVon(
        "Name;Verbindung;Mittelbar über;Verbunden seit;Verbunden bis\nB AG;Tochter;;;\nA;Tochter;;01.01.2024;31.12.2024\n" +
          "A;Tochter;B AG;;\nA;Tochter;;01.01.2025;\nA;Tochter;;01.06.2024;\nA;Tochter;B AG;01.01.2024;",
      ),
    ).toEqual([[], [], [], [], [doppelt], [doppelt]]);
  });

  it("nennt zu jeder Zeile, was nicht gelesen werden kann", () => {
    expect(
      fehlerVon(
        "Name;Art der Verbindung;Beteiligung %;Verbunden seit;Verbunden bis;Land\n;Tochter;;;;\nA;Cousine;;;;\nB;Tochter;viel;;;Atlantis\nC;Tochter;100,01;01.02.2024;31.01.2024;\nD;Tochter;1;;;;zu viel",
      ),
    ).toEqual([
      ["Name: Bitte geben Sie einen Namen an."],
      ["Art der Verbindung: „Cousine“ ist nicht bekannt."],
      [expect.stringMatching(/^Beteiligung %: „viel“: /), "Land: „Atlantis“ ist nicht bekannt."],
      [
        "Ein Anteil kann nicht größer als 100 % sein. Bitte prüfen Sie die Zahl.",
        "Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Tage.",
      ],
      ["Die Zeile hat mehr Zellen als die erste Zeile Spalten."],
    ]);
  });

  it("erkennt, was schon in der Liste oder weiter oben steht", () => {
    expect(
      fehlerVon(
        "Name;Verbindung;Bundesland;Steuernummer;Verbunden mit\nMutter AG;Mutter;;;\nA;Tochter;Berlin;21/815/08157;\nB;Tochter;BE;21/815/08157;\nC;Tochter;Berlin;21/815/08150;\nD;Schwester;;;Niemand",
      ),
    ).toEqual([
      ["Diese Beziehung steht schon in der Liste oder weiter oben in der Tabelle."],
      [],
      ["Steuernummer: Sie steht schon bei A."],
      ["Steuernummer: Das ist die Ihres eigenen Unternehmens."],
      ["Verbunden mit: „Niemand“ steht weder in der Liste noch in dieser Tabelle."],
    ]);
  });

  it("braucht eine erste Zeile mit bekannten Spalten", () => {
    expect(read("").fehler[0]).toMatch(/^Bitte fügen Sie eine Tabelle ein/);
    expect(read("Name;Verbindung").fehler[0]).toMatch(/^Bitte fügen Sie eine Tabelle ein/);
    expect(read("A GmbH;Tochter;60").fehler[0]).toMatch(/^Die erste Zeile muss die Spalten nennen/);
    expect(read("Name;Verbindung;Farbe;Name\nA;Tochter;rot;A")).toEqual({
      fehler: ["Die Spalte „Name“ steht zweimal da."],
      uebergangen: [],
      zeilen: [],
    });
  });

  it("lässt Spalten aus, für die es kein Feld gibt, und nennt sie", () => {
    const tabelle = read("Name;Farbe;Verbindung;;Telefon\nA;rot;Tochter;;030 1");
    expect(tabelle.uebergangen).toEqual(["Farbe", "Telefon"]);
    expect(isEinlesbar(tabelle)).toBe(true);
    expect(tabelle.zeilen[0]?.werte).toMatchObject({ name: "A", verbindung: "TOCHTER" });
  });

  it("kennt jede Frage des Formulars, auch unter ihrem Namen dort", () => {
    const gelesen = new Set(EINLESE_SPALTEN.map(({ feld }) => feld));
    // Who is in the list already is known by the name.
    expect(VERBUND_FELDER.map(({ key }) => key).filter((key) => !gelesen.has(key))).toEqual(["bekannt"]);
    for (const { key, label } of VERBUND_FELDER.filter((feld) => gelesen.has(feld.key)))
      expect(findEinlesespalte(label)?.feld).toBe(key);
  });

  it("liest, was die Schätzung und der KMU-Status wissen wollen", () => {
    const tabelle = read(
      "Name\tVerbindung\tWer\tGenutzte Bemessungsgrundlage\tNur Vermögensanlage\tBesonderer Anteilseigner\tEinlage\tHaushalt\tEinwohner\tPersonengruppe\n" +
        "T GmbH\tTochter\t\t2023: 100.000; 2024/25: 200.000,50\tnein\t\t\t\t\t\n" +
        "Stadt\tMutter\tÖffentliche Stelle\t\t\tAutonome Gemeinde\t\t9.000.000\t4.800\t\n" +
        "Engel\tMutter\tNatürliche Person\t\t\tBusiness Angel\t1.000.000,00\t\t\tFamilie",
    );
    expect(tabelle.zeilen.map(({ fehler }) => fehler)).toEqual([[], [], []]);
    expect(tabelle.zeilen.map(({ werte }) => werte)).toMatchObject([
      {
        genutzteGrundlage: "2023: 100.000\n2024/25: 200.000,50",
        hatBescheinigungen: true,
        istVermoegensverwaltung: false,
      },
      { ausnahme: "GEMEINDE", haushalt: "9000000", einwohner: "4800" },
      { ausnahme: "BUSINESS_ANGEL", einlage: "1000000.00", personengruppe: "Familie" },
    ]);
    expect(fehlerVon("Name;Verbindung;Genutzte Grundlage\nA;Tochter;viel")).toEqual([
      [expect.stringMatching(/^Genutzte Bemessungsgrundlage: „viel“ ist nicht zu lesen\./)],
    ]);
  });

  it("nennt je Zeile, was dort nicht gefragt ist, statt es still zu verlieren", () => {
    const { zeilen } = read(
      "Name;Verbindung;Straße;Bundesland;Finanzamt;Wer hält wen\n" +
        "Mutter AG;Sonstige;Weg;;;hält Anteile an dem anderen\nA;Tochter;Weg;BE;;\nB;Tochter;Weg;;;hält Anteile an dem anderen",
    );
    expect(zeilen.map(({ uebergangen }) => uebergangen)).toEqual([["Straße"], ["Bundesland"], ["Wer hält wen"]]);
  });

  it("nimmt nicht hin, dass eine Mutter oder Tochter mit jemand anderem verbunden sein soll", () => {
    expect(fehlerVon("Name;Verbindung;Verbunden mit\nA;Tochter;Mutter AG\nB;Schwester;Mutter AG\nC;Mutter;A")).toEqual([
      [expect.stringMatching(/^Verbunden mit: Eine Mutter- oder Tochtergesellschaft/)],
      [],
      [expect.stringMatching(/^Verbunden mit: /)],
    ]);
  });

  it("nimmt nicht mehr an, als die Liste fasst", () => {
    const zeilen = (anzahl: number) =>
      `Name;Verbindung\n${Array.from({ length: anzahl }, (_, stelle) => `F${String(stelle)};Tochter`).join("\n")}`;
    expect(read(zeilen(499)).fehler).toEqual([]);
    expect(read(zeilen(10_000))).toEqual({
      fehler: [
        "Ihre Tabelle hat 10.000 Zeilen, in der Liste ist noch Platz für 499. Bitte fügen Sie nur die Unternehmen Ihrer Gruppe ein.",
      ],
      uebergangen: [],
      zeilen: [],
    });
  });
});
