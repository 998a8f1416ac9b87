import { describe, expect, it } from "vitest";
import { checkKmuZeilen } from "../../../../app/domain/kmu/kmuBefunde";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

type Kurz = Omit<Parameters<typeof kmuAngaben>[0], "firmen">;

const firmen = { A: "1 / 1 / 1", B: "1 / 1 / 1", C: "1 / 1 / 1" };
const check = (kurz: Kurz) => checkKmuZeilen(kmuAngaben({ firmen, ...kurz }));
const saetze = (kurz: Kurz) => check(kurz).map(({ schwere, zeilen, satz }) => [schwere, zeilen.join(" "), satz]);

describe("Befunde über die Zeilen", () => {
  it("ein Kreis ist erlaubt und wird einmal gesagt, mit dem kürzesten Weg", () => {
    const beziehungen = [beziehung("C>A", "60.00"), beziehung("A>B", "60.00"), beziehung("B>C", "60.00")];
    expect(saetze({ beziehungen })).toEqual([
      [
        "HINWEIS",
        "A>B B>C C>A",
        "Diese Beteiligungen bilden einen Kreis: A GmbH → B GmbH → C GmbH → A GmbH. Das ist erlaubt. Jedes Unternehmen zählt nur einmal.",
      ],
    ]);
  });

  it("nimmt den kürzeren von zwei Wegen", () => {
    const beziehungen = ["A>B", "A>C", "B>C", "C>A"].map((paar) => beziehung(paar, "30.00"));
    expect(check({ beziehungen }).map(({ zeilen }) => zeilen.join(" "))).toEqual(["A>C C>A", "B>C C>A A>B"]);
  });

  it("ist kein Kreis, wenn eine der Zeilen nicht mehr gilt", () => {
    const beziehungen = [beziehung("A>B", "60.00"), beziehung("B>A", "60.00", { gueltigBis: "2025-06-29" })];
    expect(saetze({ beziehungen })).toEqual([]);
  });

  it.each([
    ["100.00", []],
    ["100.01", ["ANTEIL_UEBER_100"]],
  ])("Anteile an einem Unternehmen: zusammen %s Prozent", (zusammen, arten) => {
    const rest = zusammen === "100.00" ? "40.00" : "40.01";
    const beziehungen = [beziehung("A>C", "60.00"), beziehung("B>C", rest)];
    expect(check({ beziehungen }).map(({ art }) => art)).toEqual(arten);
  });

  it("nennt die Zeilen und den Tag, an dem die Anteile zu viel werden", () => {
    const beziehungen = [
      beziehung("A>C", "60.00", { stimmen: "10.00" }),
      beziehung("B>C", "50.00", { stimmen: "10.00", gueltigAb: "2024-07-01" }),
    ];
    expect(saetze({ beziehungen })).toEqual([
      [
        "FEHLER",
        "A>C B>C",
        "Die Anteile am Kapital von C GmbH ergeben am 01.07.2024 zusammen 110,00 %. Mehr als 100 % sind nicht möglich. Bitte prüfen Sie diese Zeilen.",
      ],
    ]);
    const nacheinander = [
      beziehung("A>C", "60.00", { gueltigBis: "2024-06-30" }),
      beziehung("B>C", "50.00", { gueltigAb: "2024-07-01" }),
    ];
    expect(saetze({ beziehungen: nacheinander })).toEqual([]);
  });

  it("sieht auch Stimmen über 100 %", () => {
    const [befund] = check({ beziehungen: [beziehung("A>C", "10.00", { stimmen: "100.01" })] });
    expect(befund?.satz).toBe(
      "Die Stimmen von C GmbH ergeben zusammen 100,01 %. Mehr als 100 % sind nicht möglich. Bitte prüfen Sie diese Zeilen.",
    );
  });

  it("findet dieselbe Steuernummer in jeder Schreibweise", () => {
    const andere = [
      beteiligter("B", { steuernummer: "21/815/08150" }),
      beteiligter("C", { steuernummer: "2181508150" }),
    ];
    expect(saetze({ andere, beziehungen: [beziehung("A>B", "10.00")] })).toEqual([
      [
        "FEHLER",
        "A>B",
        "B GmbH und C GmbH haben dieselbe Steuernummer. Bitte prüfen Sie, ob ein Unternehmen doppelt eingetragen ist.",
      ],
    ]);
    expect(
      saetze({ andere: [beteiligter("B", { steuernummer: " " }), beteiligter("C", { steuernummer: " " })] }),
    ).toEqual([]);
  });

  it("eine Beziehung zu sich selbst zählt nicht", () => {
    expect(saetze({ beziehungen: [beziehung("A>A", "100.00")] })).toEqual([
      [
        "FEHLER",
        "A>A",
        "A GmbH ist in dieser Zeile mit sich selbst verbunden. Wählen Sie zwei verschiedene Beteiligte. Die Zeile zählt nicht mit.",
      ],
    ]);
  });

  it("an einer Person kann niemand beteiligt sein, und kein Zeitraum endet vor seinem Beginn", () => {
    const andere = [beteiligter("P", { art: "NATUERLICHE_PERSON" })];
    const verkehrt = beziehung("A>B", "10.00", { gueltigAb: "2024-02-02", gueltigBis: "2024-02-01" });
    expect(
      check({ andere, beziehungen: [beziehung("A>P", "10.00"), verkehrt] }).map(({ art, zeilen }) => [art, ...zeilen]),
    ).toEqual([
      ["ZEITRAUM_UNMOEGLICH", "A>B"],
      ["ZIEL_KEIN_UNTERNEHMEN", "A>P"],
    ]);
    const einTag = beziehung("A>B", "10.00", { gueltigAb: "2024-02-02", gueltigBis: "2024-02-02" });
    expect(check({ beziehungen: [einTag] })).toEqual([]);
  });

  it("sagt, wo ein Nachweis fehlt", () => {
    expect(saetze({ beziehungen: [beziehung("A>B", "10.00", { nachweis: " " })] })).toEqual([
      [
        "HINWEIS",
        "A>B",
        "Für die Beziehung zwischen A GmbH und B GmbH fehlt ein Nachweis. Im Zweifel müssen Sie Ihre Angaben belegen.",
      ],
    ]);
  });
});

describe("Befunde über die Jahre", () => {
  const arten = (...jahre: readonly ReturnType<typeof jahreszahlen>[]) =>
    checkKmuZeilen({ ...kmuAngaben({ firmen: { A: "" } }), jahre }).map(({ art }) => art);
  const jahr = (beginn: string, ende: string) => ({
    ...jahreszahlen("A", "1 / 1 / 1", 2024),
    key: beginn,
    beginn,
    ende,
  });

  it.each([
    ["2024-12-31", []],
    ["2025-01-01", ["JAHR_ZU_LANG"]],
  ])("zwölf Monate sind möglich, ein Tag mehr nicht: bis %s", (ende, erwartet) => {
    expect(arten(jahr("2024-01-01", ende))).toEqual(erwartet);
  });

  it.each([
    ["2023-12-30", ["JAHRE_MIT_LUECKE"]],
    ["2023-12-31", []],
    ["2024-01-01", ["JAHRE_UEBERSCHNEIDEN_SICH"]],
  ])("Jahre schließen aneinander an: das vorige bis %s", (ende, erwartet) => {
    expect(arten(jahr("2024-01-01", "2024-12-31"), jahr("2023-03-01", ende))).toEqual(erwartet);
  });

  it("sagt, welches eigene Jahr noch nicht zählt", () => {
    const jahre = [
      jahreszahlen("A", "1 / 1 / 1", 2023),
      { ...jahreszahlen("A", "1 / 1 / 1", 2024), wertart: "VORLAEUFIG" as const },
    ];
    expect(checkKmuZeilen(kmuAngaben({ firmen: { A: "" }, jahre })).map(({ satz }) => satz)).toEqual([
      "Das Wirtschaftsjahr 01.01.2024 bis 31.12.2024 zählt noch nicht mit, weil seine Zahlen nicht endgültig sind.",
    ]);
  });
});

describe("was ein Befund nennt", () => {
  const kurz = (befund: ReturnType<typeof check>[number]) =>
    [befund.art, befund.schwere, befund.zeilen.join(), befund.beteiligte.join(), befund.jahre.join()].join(" | ");

  it("Art, Schwere, Zeilen, Beteiligte und Jahre", () => {
    const andere = [
      beteiligter("P", { art: "NATUERLICHE_PERSON" }),
      beteiligter("X", { steuernummer: "1" }),
      beteiligter("Y", { steuernummer: "1" }),
      beteiligter("Z", { steuernummer: "2" }),
    ];
    const beziehungen = [
      beziehung("A>A", "1.00"),
      beziehung("A>B", "100.01", { nachweis: "" }),
      beziehung("B>P", "1.00", { gueltigAb: "2025-01-02", gueltigBis: "2025-01-01" }),
      beziehung("X>C", "1.00"),
      beziehung("A>X", "1.00"),
      beziehung("A>C", "1.00", { ueber: "X" }),
      beziehung("B>C", "1.00", { ueber: "X" }),
    ];
    expect(check({ andere, beziehungen }).map(kurz)).toEqual([
      "SELBSTBEZUG | FEHLER | A>A | A | ",
      "NACHWEIS_FEHLT | HINWEIS | A>B | A,B | ",
      "ZIEL_KEIN_UNTERNEHMEN | FEHLER | B>P | B,P | ",
      "ZEITRAUM_UNMOEGLICH | FEHLER | B>P | B,P | ",
      "ANTEIL_UEBER_100 | FEHLER | A>B | B | ",
      "STEUERNUMMER_DOPPELT | FEHLER | A>X,X>C | X,Y | ",
      "MITTELBAR_DOPPELT | HINWEIS | A>C | A,C,X | ",
    ]);
  });

  it("auch bei Jahren", () => {
    const jahre = [
      { ...jahreszahlen("B", "1 / 1 / 1", 2020), ende: "2021-01-01" },
      jahreszahlen("B", "1 / 1 / 1", 2021),
      jahreszahlen("B", "1 / 1 / 1", 2023),
      { ...jahreszahlen("A", "1 / 1 / 1", 2023), wertart: "GESCHAETZT" as const },
      { ...jahreszahlen("B", "1 / 1 / 1", 2024), key: "B neu", wertart: "GESCHAETZT" as const },
    ];
    const ohne = { ...kmuAngaben({ firmen }), jahre: [...jahre, jahreszahlen("A", "1 / 1 / 1", 2022)] };
    expect(checkKmuZeilen({ ...ohne, stichtag: "2023-12-31" }).map(kurz)).toEqual([
      "JAHR_ZU_LANG | FEHLER |  | B | B 2020",
      "JAHRE_UEBERSCHNEIDEN_SICH | FEHLER |  | B | B 2020,B 2021",
      "JAHRE_MIT_LUECKE | HINWEIS |  | B | B 2021,B 2023",
      "NICHT_FESTGESTELLT | HINWEIS |  | A | A 2023",
    ]);
    const nurGeschaetzt = { ...ohne, jahre: jahre.filter(({ unternehmen }) => unternehmen === "A") };
    expect(checkKmuZeilen({ ...nurGeschaetzt, stichtag: "2023-12-31" })).toEqual([]);
  });
});

it("nennt eine mittelbare Beteiligung nur, solange sie gilt", () => {
  const doppelt = (gueltigBis: string) => [
    beziehung("A>B", "60.00"),
    beziehung("B>C", "60.00"),
    beziehung("A>C", "36.00", { ueber: "B", gueltigBis }),
  ];
  expect(check({ beziehungen: doppelt("") }).map(({ art }) => art)).toEqual(["MITTELBAR_DOPPELT"]);
  expect(check({ beziehungen: doppelt("2025-06-29") })).toEqual([]);
});

it("sagt nur von eigenen und beendeten Jahren, dass sie noch nicht zählen", () => {
  const vorlaeufig = (unternehmen: string, jahr: number) => ({
    ...jahreszahlen(unternehmen, "1 / 1 / 1", jahr),
    wertart: "VORLAEUFIG" as const,
  });
  const nichtFestgestellte = (...jahre: ReturnType<typeof vorlaeufig>[]) =>
    check({ jahre })
      .filter(({ art }) => art === "NICHT_FESTGESTELLT")
      .map(({ jahre: keys }) => keys.join(" "));
  expect(nichtFestgestellte(vorlaeufig("A", 2025), vorlaeufig("B", 2023))).toEqual([]);
  expect(nichtFestgestellte(vorlaeufig("A", 2023))).toEqual(["A 2023"]);
});
