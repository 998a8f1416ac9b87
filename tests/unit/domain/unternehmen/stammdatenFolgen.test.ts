import { describe, expect, it } from "vitest";
import { frageZuFolgen, identifizierungText, listFolgen, teileDerFrage } from "~/domain/unternehmen/stammdatenFolgen";

const KALENDER = { wirtschaftsjahrAbweichend: false };
const JULI = { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." };

describe("Die Folgen einer Änderung der Stammdaten", () => {
  it("sind keine, solange Wirtschaftsjahr und Eigenleistung bleiben", () => {
    const alt = { rechtsform: "GMBH", werte: { ...KALENDER, ort: "Bonn" } };
    expect(listFolgen(alt, { rechtsform: "AG", werte: { ...KALENDER, ort: "Köln" } })).toEqual([]);
    expect(listFolgen(alt, { ...alt, werte: { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "" } })).toEqual(
      [],
    );
  });

  it("nennen das verschobene Wirtschaftsjahr", () => {
    const [satz, ...mehr] = listFolgen({ rechtsform: "GMBH", werte: KALENDER }, { rechtsform: "GMBH", werte: JULI });
    expect(satz).toMatch(/^Das Wirtschaftsjahr beginnt dann am 01\.07\. statt am 01\.01\.:/);
    expect(mehr).toEqual([]);
  });

  it("nennen die Eigenleistung, die hinzukommt oder entfällt", () => {
    const [kapital, einzel] = [
      { rechtsform: "GMBH", werte: KALENDER },
      { rechtsform: "EINZELUNTERNEHMEN", werte: KALENDER },
    ];
    expect(listFolgen(kapital, einzel)).toEqual(["Dann wird auch nach Eigenleistungen gefragt."]);
    expect(listFolgen(einzel, kapital)).toEqual(["Dann wird nach Eigenleistungen nicht mehr gefragt."]);
  });
});

describe("Die Option nach § 1a KStG", () => {
  it("nimmt einer Personengesellschaft die Eigenleistung", () => {
    const alt = { rechtsform: "KG", werte: { ...KALENDER, optionKoerperschaft: false } };
    const neu = { rechtsform: "KG", werte: { ...KALENDER, optionKoerperschaft: true } };
    expect(listFolgen(alt, neu)).toEqual(["Dann wird nach Eigenleistungen nicht mehr gefragt."]);
  });
});

describe("Die Frage vor dem Speichern", () => {
  const frage = (namen: string[], weitere: number) => frageZuFolgen(["Folge."], { namen, weitere });

  it.each([
    [["A"], 0, "einen Antrag", ["Betroffen: „A“."]],
    [["A", "B"], 1, "3 Anträge", ["Betroffen: „A“, „B“ und 1 weiterer."]],
    [["A", "B"], 0, "2 Anträge", ["Betroffen: „A“ und „B“."]],
    [["A"], 2, "3 Anträge", ["Betroffen: „A“ und 2 weitere."]],
    [[], 2, "2 Anträge", []],
  ])("ist kurz und nennt %j und %j weitere für sich", (namen, weitere, wieViele, betroffen) => {
    expect(teileDerFrage(frage(namen, weitere))).toEqual({
      frage: `Diese Änderung wirkt auf ${wieViele} in Bearbeitung. Bitte bestätigen Sie sie.`,
      einzelheiten: [...betroffen, "Folge."],
    });
  });

  it("nennt höchstens zehn", () => {
    expect(
      frage(
        Array.from({ length: 12 }, (_, stelle) => String(stelle)),
        0,
      ),
    ).toContain("„9“ und 2 weitere.");
  });
});

describe("Eine neue Identifizierung", () => {
  it.each([
    [[], 0, "Zurzeit ist kein Antrag in Bearbeitung, auf den das wirken könnte."],
    [
      ["A"],
      0,
      "kann sich in einem Antrag in Bearbeitung ändern, ob nach Eigenleistungen gefragt wird. Betroffen: „A“.",
    ],
    [
      ["A", "B"],
      1,
      "in 3 Anträgen in Bearbeitung ändern, ob nach Eigenleistungen gefragt wird. Betroffen: „A“, „B“ und 1 weiterer.",
    ],
    [[], 2, "in 2 Anträgen in Bearbeitung ändern, ob nach Eigenleistungen gefragt wird."],
  ])("nennt vorher %j und %j weitere Entwürfe", (namen, weitere, text) =>
    expect(identifizierungText({ namen, weitere })).toContain(text),
  );
});
