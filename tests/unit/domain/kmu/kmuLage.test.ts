import { describe, expect, it } from "vitest";
import { decideKmuLage } from "../../../../app/domain/kmu/kmuLage";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const NICHTS_OFFEN = { beziehungen: [], verbundjahre: [], eingetragene: [] };
const OFFEN = {
  beziehungen: ["Bei P GmbH ist noch nicht angegeben, wer wie viel hält."],
  verbundjahre: [],
  eingetragene: [],
};
const UNBESTIMMT =
  "Ob Ihr Unternehmen ein kleines oder mittleres Unternehmen (KMU) ist, lässt sich noch nicht sagen. Bitte ergänzen Sie, was fehlt.";

describe("Lage des KMU-Status", () => {
  it("ist das Ergebnis, wenn alles bekannt ist", () => {
    const lage = decideKmuLage(kmuAngaben({ firmen: { S: "40/15/5" } }), NICHTS_OFFEN);
    expect([lage.groesse, lage.satz, lage.fehlendes]).toEqual([
      "KLEIN",
      "Ihr Unternehmen ist voraussichtlich ein kleines Unternehmen.",
      [],
    ]);
  });

  it("bleibt offen, solange eine Beziehung unklar ist, die etwas ändern kann", () => {
    const lage = decideKmuLage(kmuAngaben({ firmen: { S: "40/15/5" } }), OFFEN);
    expect([lage.groesse, lage.satz]).toEqual(["UNBEKANNT", UNBESTIMMT]);
    expect(lage.fehlendes).toEqual([{ satz: OFFEN.beziehungen[0], wo: "VERBUNDENE", beteiligter: "" }]);
  });

  it("ist trotz einer unklaren Beziehung bekannt, wenn das Unternehmen schon ohne sie zu groß ist", () => {
    expect(decideKmuLage(kmuAngaben({ firmen: { S: "250/10/5" } }), OFFEN).groesse).toBe("KEIN_KMU");
  });

  it("nennt ohne eigene Zahlen die Geschäftsstatistik", () => {
    const lage = decideKmuLage(kmuAngaben({ firmen: { S: "" } }), NICHTS_OFFEN);
    expect([lage.groesse, lage.satz]).toEqual(["UNBEKANNT", UNBESTIMMT]);
    expect(lage.fehlendes).toEqual([
      {
        satz: "Von Ihrem Unternehmen ist bis zu diesem Tag kein Wirtschaftsjahr erfasst. Bitte tragen Sie mindestens eines ein.",
        wo: "STATISTIK",
        beteiligter: "",
      },
    ]);
  });

  it("nennt die Zahlen, die bei einem anderen Unternehmen fehlen, mit diesem, und jede Lücke einmal", () => {
    const angaben = kmuAngaben({ firmen: { S: "40/15/5", P: "" }, beziehungen: [beziehung("P>S", "30")] });
    const { fehlendes, groesse } = decideKmuLage(angaben, NICHTS_OFFEN);
    const satz =
      "Für P GmbH fehlen Zahlen (Wirtschaftsjahr 2024): Beschäftigte, Jahresumsatz, Jahresbilanzsumme. Bitte ergänzen Sie diese.";
    expect([groesse, fehlendes]).toEqual([
      "UNBEKANNT",
      [{ satz, wo: "ZAHLEN", beteiligter: "P", zeile: "", jahre: [{ beginn: "2024-01-01", ende: "2024-12-31" }] }],
    ]);
  });

  it("nennt jedes Wirtschaftsjahr, für das sie fehlen, und die Zeile, die etwas nicht sagt", () => {
    const jahre = [
      jahreszahlen("S", "40/15/5", 2023),
      jahreszahlen("S", "40/15/5", 2024),
      { ...jahreszahlen("Q", "40/15/5", 2023), umsatz: "" },
      { ...jahreszahlen("Q", "40/15/5", 2024), key: "Q 2024", beschaeftigte: "" },
    ];
    const beziehungen = [beziehung("P>S", "30"), beziehung("Q>S", "30")];
    const { fehlendes } = decideKmuLage(
      kmuAngaben({ firmen: { S: "", P: "", Q: "" }, jahre, beziehungen }),
      NICHTS_OFFEN,
    );
    expect(fehlendes.map(({ satz }) => satz)).toEqual([
      "Für P GmbH fehlen Zahlen (Wirtschaftsjahre 2023, 2024): Beschäftigte, Jahresumsatz, Jahresbilanzsumme. Bitte ergänzen Sie diese.",
      "Für Q GmbH fehlen Zahlen (Wirtschaftsjahr 2023): Jahresumsatz. Bitte ergänzen Sie diese.",
      "Für Q GmbH fehlen Zahlen (Wirtschaftsjahr 2024): Beschäftigte. Bitte ergänzen Sie diese.",
    ]);
    expect(fehlendes.map((eintrag) => (eintrag.wo === "ZAHLEN" ? [eintrag.zeile, eintrag.jahre.length] : []))).toEqual([
      ["", 2],
      [jahre[2]?.key, 1],
      ["Q 2024", 1],
    ]);
  });

  it("sagt von zwei Unternehmen gleichen Namens, dass beiden Zahlen fehlen", () => {
    const angaben = kmuAngaben({
      firmen: { S: "40/15/5", P: "", Q: "" },
      beziehungen: [beziehung("P>S", "30"), beziehung("Q>S", "30")],
    });
    const gleiche = { ...angaben, beteiligte: angaben.beteiligte.map((wer) => ({ ...wer, name: "Gleich GmbH" })) };
    expect(decideKmuLage(gleiche, NICHTS_OFFEN).fehlendes.map(({ beteiligter }) => beteiligter)).toEqual(["P", "Q"]);
  });

  it("sagt bei Zahlen des Verbunds, was einzutragen ist, für welche Tage, und von jedem anderen Jahr das Seine", () => {
    const leer = { beschaeftigte: "", umsatz: "", bilanzsumme: "" };
    const jahre = [
      { ...jahreszahlen("S", "1/1/1", 2023), beschaeftigte: "" },
      { ...jahreszahlen("S", "1/1/1", 2024), ...leer },
    ];
    const angaben = { ...kmuAngaben({ firmen: { S: "" } }), jahre };
    const lage = decideKmuLage(angaben, { ...NICHTS_OFFEN, verbundjahre: ["S 2024"] });
    expect(lage.groesse).toBe("UNBEKANNT");
    expect(lage.fehlendes).toEqual([
      {
        satz: "Für S GmbH fehlen Zahlen (Wirtschaftsjahr 2023): Beschäftigte. Bitte ergänzen Sie diese.",
        wo: "STATISTIK",
        beteiligter: "",
      },
      {
        satz: "Die Geschäftsstatistik 2024 gilt für den ganzen Verbund. Der KMU-Status braucht die Zahlen Ihres Unternehmens allein, oder die des konsolidierten Abschlusses mit der Angabe, welche Unternehmen darin enthalten sind. Bitte tragen Sie eines von beiden ein.",
        wo: "VERBUNDJAHR",
        beteiligter: "S",
        zeile: "",
        jahre: [{ beginn: "2024-01-01", ende: "2024-12-31" }],
      },
    ]);
  });

  it("führt zu eigenen Zahlen, die nicht aus der Statistik stammen, dorthin, wo sie eingetragen sind", () => {
    const jahre = [{ ...jahreszahlen("S", "1/1/1", 2024), beschaeftigte: "" }];
    const angaben = { ...kmuAngaben({ firmen: { S: "" } }), jahre };
    const woIn = (eingetragene: string[]) =>
      decideKmuLage(angaben, { ...NICHTS_OFFEN, eingetragene }).fehlendes.map(({ wo }) => wo);
    expect(woIn(["S 2024"])).toEqual(["ZAHLEN"]);
    expect(woIn([])).toEqual(["STATISTIK"]);
  });
});
