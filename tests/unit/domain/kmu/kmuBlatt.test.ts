import { describe, expect, it } from "vitest";
import { type Block, listTexte } from "../../../../app/domain/dokument/dokument";
import {
  fehlendesTitel,
  kmuDokument,
  kmuJson,
  listAenderungen,
  listRechtsfragen,
  zuschlagSatz,
} from "../../../../app/domain/kmu/kmuBlatt";
import { decideKmuLage } from "../../../../app/domain/kmu/kmuLage";
import { KMU_REGELN } from "../../../../app/domain/kmu/kmuRegeln";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const lageVon = (kurz: Parameters<typeof kmuAngaben>[0]) =>
  decideKmuLage(kmuAngaben(kurz), { beziehungen: [], verbundjahre: [], eingetragene: [] });

/** Case G: a partner with 30 %. */
const FALL_G = lageVon({ firmen: { S: "25/5/4", P: "375/75/60" }, beziehungen: [beziehung("P>S", "30.00")] });

const tabelleVon = (titel: string, bloecke: readonly Block[] = kmuDokument(FALL_G).bloecke) =>
  bloecke.find((block) => block.art === "tabelle" && block.titel === titel);

describe("Das Berechnungsblatt", () => {
  it("nennt Stichtag, Regelwerk und Grenzen mit Version und Tag, und ist an einem Tag immer dasselbe", () => {
    const dokument = kmuDokument(FALL_G);
    expect([dokument.titel, dokument.stand.toISOString()]).toEqual([
      "Berechnung des KMU-Status zum 30.06.2025",
      "2025-06-30T00:00:00.000Z",
    ]);
    expect(listTexte(dokument)).toEqual(
      expect.arrayContaining([
        "Ihr Unternehmen ist voraussichtlich ein mittleres Unternehmen.",
        "S GmbH",
        "Version 1 vom 25.11.2026",
        "2003/361/EG, gültig ab 01.01.2005",
      ]),
    );
  });

  it("führt die Zahlen und Beziehungen unter einer Nummer", () => {
    expect(tabelleVon("Zahlen der Unternehmen (Z)")).toMatchObject({
      zeilen: [
        [
          "Z1",
          "S GmbH",
          "2024",
          "endgültig (festgestellter Abschluss)",
          "25",
          "5.000.000,00\u00a0€",
          "4.000.000,00\u00a0€",
          "–",
        ],
        ["Z2", "P GmbH", "2024", expect.any(String), "375", "75.000.000,00\u00a0€", "60.000.000,00\u00a0€", "–"],
      ],
    });
    expect(tabelleVon("Beziehungen (B)")).toMatchObject({
      zeilen: [
        ["B1", "P GmbH", "S GmbH", "unmittelbar", "30,00 %", "30,00 %", "–", "–", "laufend", "Gesellschafterliste"],
      ],
    });
  });

  it("nennt zu jeder Beziehung, was außer den Anteilen entscheidet: Art, Ausnahme, Gruppe, Markt, über wen", () => {
    const { angaben, ...rest } = lageVon({ firmen: { S: "25/5/4" }, beziehungen: [] });
    const lage = {
      ...rest,
      angaben: {
        ...angaben,
        beteiligte: [
          ...angaben.beteiligte,
          beteiligter("N", { name: "Erika Muster", art: "NATUERLICHE_PERSON", personengruppe: "Familie" }),
          beteiligter("B", { name: "Ein Engel", art: "NATUERLICHE_PERSON", ausnahme: "BUSINESS_ANGEL" }),
          beteiligter("G", {
            name: "Gemeinde",
            art: "OEFFENTLICHE_STELLE",
            ausnahme: "GEMEINDE",
            haushalt: "9000000",
            einwohner: "4800",
          }),
          beteiligter("H", { name: "Holding GmbH" }),
        ],
        beziehungen: [
          beziehung("N>S", "60", { markt: "GLEICH_ODER_BENACHBART" }),
          beziehung("B>S", "30", { einlage: "1000000" }),
          beziehung("G>S", "40"),
          beziehung("H>S", "26", { ueber: "G" }),
        ],
      },
    };
    const tabelle = tabelleVon("Beziehungen (B)", kmuDokument(lage).bloecke);
    const zeilen = tabelle?.art === "tabelle" ? tabelle.zeilen.map((zeile) => [zeile[3], zeile[7]]) : [];
    expect(zeilen).toEqual([
      [
        "unmittelbar",
        "Natürliche Person; handelt gemeinsam: Familie; derselbe oder ein benachbarter Markt wie Ihr Unternehmen",
      ],
      ["unmittelbar", "Natürliche Person; Business Angel; Einlage 1.000.000,00\u00a0€; ein anderer Markt"],
      ["unmittelbar", "Öffentliche Stelle; Autonome Gemeinde; Haushalt 9.000.000,00\u00a0€; 4.800 Einwohner"],
      ["Gemeinde", "–"],
    ]);
  });

  it("nennt, was die Liste von sich sagt, auch in den Dateien", () => {
    const lage = { ...FALL_G, hinweise: ["Die Liste ist nicht bestätigt."] };
    expect(listTexte(kmuDokument(lage))).toContain("Die Liste ist nicht bestätigt.");
    expect(JSON.parse(kmuJson(lage))).toMatchObject({ hinweise: ["Die Liste ist nicht bestätigt."] });
  });

  it("leitet jede gezählte Zahl aus ihrer Zeile und ihren Regeln her", () => {
    expect(tabelleVon("Was zusammengezählt wird")).toMatchObject({
      zeilen: [
        ["S GmbH", "eigene Zahlen", "100,00 %", "25", "5.000.000,00\u00a0€", "4.000.000,00\u00a0€", "Z1; Regel 5a"],
        [
          "P GmbH",
          "Partnerunternehmen",
          "30,00 %",
          "112,50",
          "22.500.000,00\u00a0€",
          "18.000.000,00\u00a0€",
          "Z2; B1; Regeln 2b, 5b",
        ],
        ["Summe", "–", "–", "137,50", "27.500.000,00\u00a0€", "22.000.000,00\u00a0€", "Regel 5a"],
      ],
    });
    const grenzen = tabelleVon("Vergleich mit den Grenzen");
    expect(grenzen?.art === "tabelle" ? grenzen.zeilen : []).toEqual(
      expect.arrayContaining([
        ["ein mittleres Unternehmen", "Beschäftigte (JAE)", "137,50", "weniger als 250", "eingehalten", "Regel 1a"],
        [
          "ein kleines Unternehmen",
          "Jahresumsatz",
          "27.500.000,00\u00a0€",
          "höchstens 10.000.000,00\u00a0€",
          "überschritten",
          "Regel 1b",
        ],
      ]),
    );
  });

  it("druckt jede Regel, die es nennt, mit ihrer Quelle", () => {
    const texte = listTexte(kmuDokument(FALL_G));
    const nummern = new Set(
      texte.flatMap((text) =>
        [...text.matchAll(/Regeln? ((?:\d+[a-g]?(?:, )?)+)/g)].flatMap(([, liste = ""]) => liste.split(", ")),
      ),
    );
    expect([...nummern]).toEqual(expect.arrayContaining(["1a", "1b", "2b", "5a", "5b"]));
    for (const nummer of nummern) {
      const regel = Object.values(KMU_REGELN).find((eintrag) => eintrag.nummer === nummer);
      expect(texte).toContain(`${nummer}: ${regel?.satz ?? ""} (${regel?.quelle ?? ""})`);
    }
  });

  it("rechnet ein Rumpfwirtschaftsjahr sichtbar hoch", () => {
    const jahr = { ...jahreszahlen("S", "9/1/1"), beginn: "2024-07-01" };
    const bloecke = kmuDokument(lageVon({ firmen: { S: "" }, jahre: [jahr] })).bloecke;
    expect(JSON.stringify(tabelleVon("Was zusammengezählt wird", bloecke))).toContain(
      "Umsatz 1.000.000,00\u00a0€ × 12 ÷ 6 Monate",
    );
    expect(JSON.stringify(tabelleVon("Zahlen der Unternehmen (Z)", bloecke))).toContain("01.07.2024 bis 31.12.2024");
  });

  it("sagt ohne Beziehungen, welche Anteile zählen, auch wenn sie für den Höchstbetrag nicht zählen", () => {
    const texte = listTexte(kmuDokument(lageVon({ firmen: { S: "9/1/1" } })));
    expect(
      texte.filter((text) => text.startsWith("In der Liste der verbundenen Unternehmen steht niemand.")),
    ).toHaveLength(1);
    expect(listTexte(kmuDokument(FALL_G)).join()).not.toContain("steht niemand");
  });

  it("nennt Summen, zu denen etwas fehlt, nur mit „mindestens“", () => {
    const lage = lageVon({ firmen: { S: "25/5/4", P: "" }, beziehungen: [beziehung("P>S", "30")] });
    const text = JSON.stringify(tabelleVon("Was zusammengezählt wird", kmuDokument(lage).bloecke));
    expect(text).toContain("mindestens 25");
    expect(text).toContain("nicht bekannt");
    expect(text).toContain("keine Zahlen; B1; Regeln 2b, 5b");
    expect(fehlendesTitel(lage)).toBe("Was noch fehlt");
    expect(fehlendesTitel(FALL_G)).toBe("Was noch fehlt, am Ergebnis aber nichts ändert");
  });

  it("zeigt nach einer Übernahme beide Lesarten mit ihrem Weg durch die Jahre (Fall R)", () => {
    const lage = lageVon({
      firmen: { S: "40/1/1", K: "5000/900/900" },
      beziehungen: [beziehung("K>S", "100", { gueltigAb: "2025-07-01" })],
      stichtag: "2025-12-31",
    });
    const { bloecke } = kmuDokument(lage);
    expect(tabelleVon("Praxis der Europäischen Kommission: Verlust sofort", bloecke)).toMatchObject({
      zeilen: [
        ["31.12.2024", "2024 (Z1)", "ein kleines Unternehmen", "ein kleines Unternehmen", "Regel 7a"],
        [
          "31.12.2025",
          "2024 (Z1)",
          "kein kleines oder mittleres Unternehmen (KMU)",
          "kein kleines oder mittleres Unternehmen (KMU)",
          "Regel 8a",
        ],
      ],
    });
    expect(tabelleVon("EuG T-745/17: Verlust erst nach zwei Wirtschaftsjahren", bloecke)).toMatchObject({
      zeilen: [["31.12.2024", "2024 (Z1)", "ein kleines Unternehmen", "ein kleines Unternehmen", "Regel 7a"]],
    });
    expect(listRechtsfragen(lage)[0]).toMatch(/ist umstritten.*\(Regel 8a\)$/);
  });

  it("nennt zu dem, was das Ergebnis ändern würde, Beziehung und Regel", () => {
    expect(listAenderungen(FALL_G)).toContainEqual(expect.stringMatching(/P GmbH und S GmbH .*\(B1; Regel 2c\)$/));
  });

  it("trägt für Maschinen Eingaben, Ergebnis und Regeln mit ihren Schlüsseln", () => {
    expect(JSON.parse(kmuJson(FALL_G))).toMatchObject({
      art: "KMU_BERECHNUNG",
      version: 1,
      stand: "2025-06-30",
      groesse: "MITTEL",
      regelwerk: { version: "1", datum: "2026-11-25", grenzen: { version: "2003/361/EG" } },
      regeln: { PARTNER_ANTEILIG: { nummer: "5b" } },
      angaben: { beziehungen: [{ key: "P>S" }] },
      ergebnis: { stationen: [{ posten: [{ jahr: "S 2024" }, { jahr: "P 2024", zeilen: ["P>S"] }] }] },
    });
  });
});

describe("Die zehn Prozentpunkte", () => {
  it("nennen den 27. März 2024, ob KMU, keines oder offen", () => {
    const offen = lageVon({ firmen: { S: "" } });
    const keines = lageVon({ firmen: { S: "250/1/1" } });
    expect(zuschlagSatz(FALL_G)).toBe(
      "Für KMU steigt der Satz der Forschungszulage um 10 Prozentpunkte, nur für Aufwendungen ab dem 28.03.2024 (nach dem 27. März 2024), auch innerhalb des Wirtschaftsjahres 2024.",
    );
    expect(zuschlagSatz(offen)).toMatch(/^Ist Ihr Unternehmen ein KMU, .* nach dem 27\. März 2024\.$/);
    const frueher = decideKmuLage(
      { ...FALL_G.angaben, stichtag: "2023-12-31" },
      { beziehungen: [], verbundjahre: [], eingetragene: [] },
    );
    expect(zuschlagSatz({ ...frueher, groesse: "KLEIN" })).toMatch(
      /nach dem 27\. März 2024\. Am Stichtag galt das noch/,
    );
    expect(zuschlagSatz(keines)).toMatch(/Nach dieser Berechnung gehört Ihr Unternehmen nicht dazu\.$/);
  });
});
