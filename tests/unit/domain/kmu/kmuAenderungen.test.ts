import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const aenderungen = (kurz: Parameters<typeof kmuAngaben>[0]) => computeKmu(kmuAngaben(kurz)).aenderungen;

describe("was die Einordnung ändern würde", () => {
  it("nennt, wie viel bis zur nächsten Grenze fehlt", () => {
    expect(
      aenderungen({ firmen: { S: "40 / 15 / 5" } }).map(({ satz, abstand, regel }) => [satz, abstand, regel]),
    ).toEqual([
      [
        "Mit 50 oder mehr Beschäftigten in zwei aufeinanderfolgenden Wirtschaftsjahren wäre Ihr Unternehmen größer einzuordnen. Gezählt sind 40, 10 weniger.",
        "10.00",
        "GRENZE_BESCHAEFTIGTE",
      ],
      [
        "Jahresbilanzsumme: Die Grenze von 10.000.000,00\u00a0€ liegt noch 5.000.000,00\u00a0€ höher. Ist sie in zwei aufeinanderfolgenden Wirtschaftsjahren überschritten, kommt es darauf an, ob der Jahresumsatz innerhalb der Grenze bleibt.",
        "5000000.00",
        "GRENZE_GELD",
      ],
      [
        "Für die kleinere Einordnung müssten es in zwei aufeinanderfolgenden Wirtschaftsjahren weniger als 10 Beschäftigte sein. Gezählt sind 40.",
        "30.00",
        "GRENZE_BESCHAEFTIGTE",
      ],
      [
        "Jahresumsatz: die Grenze für die kleinere Einordnung von 2.000.000,00\u00a0€ ist um 13.000.000,00\u00a0€ überschritten. Es genügt, wenn Umsatz oder Bilanzsumme in zwei aufeinanderfolgenden Wirtschaftsjahren innerhalb der Grenze liegt.",
        "13000000.00",
        "GRENZE_GELD",
      ],
      [
        "Jahresbilanzsumme: die Grenze für die kleinere Einordnung von 2.000.000,00\u00a0€ ist um 3.000.000,00\u00a0€ überschritten. Es genügt, wenn Umsatz oder Bilanzsumme in zwei aufeinanderfolgenden Wirtschaftsjahren innerhalb der Grenze liegt.",
        "3000000.00",
        "GRENZE_GELD",
      ],
    ]);
  });

  it("rundet Beschäftigte nicht auf die Grenze", () => {
    const firmen = { S: "249.99 / 1 / 1", P: "0.02 / 0 / 0" };
    const [erste] = aenderungen({ firmen, beziehungen: [beziehung("P>S", "33.33")] });
    expect(erste?.satz).toContain("Gezählt sind 249,996666, 0,003334 weniger.");
  });

  it("sagt, was ein Partner wäre, wenn er verbunden wäre, und ein kleiner Anteil, wenn er ein Partner wäre", () => {
    const firmen = { S: "100 / 12 / 9", P: "200 / 30 / 25", Q: "800 / 90 / 90" };
    const beziehungen = [beziehung("P>S", "40.00"), beziehung("S>Q", "24.50")];
    const anteile = aenderungen({ firmen, beziehungen }).filter(({ art }) => art.startsWith("WIRD"));
    expect(anteile.map(({ satz, abstand, groesse, zeilen }) => [satz, abstand, groesse, zeilen.join()])).toEqual([
      [
        "Ab einem Anteil von 25 % wären S GmbH und Q GmbH Partnerunternehmen, und die Zahlen zählten anteilig. Ihr Unternehmen wäre dann voraussichtlich kein kleines oder mittleres Unternehmen (KMU). Ob das sofort gilt oder erst, wenn es in zwei aufeinanderfolgenden Wirtschaftsjahren so ist (Zweijahresregel), ist rechtlich umstritten.",
        "0.50",
        "KEIN_KMU",
        "S>Q",
      ],
      [
        "Mit mehr als 50 % der Stimmen oder einer Beherrschung wären P GmbH und S GmbH für den KMU-Status verbunden und alle Zahlen zählten voll. Ihr Unternehmen wäre dann voraussichtlich kein kleines oder mittleres Unternehmen (KMU). Ob das sofort gilt oder erst, wenn es in zwei aufeinanderfolgenden Wirtschaftsjahren so ist (Zweijahresregel), ist rechtlich umstritten.",
        "10.00",
        "KEIN_KMU",
        "P>S",
      ],
    ]);
  });

  it("nennt den Streit nur, wo eine Übernahme den Status ändern würde", () => {
    const firmen = { S: "100 / 12 / 9", P: "1 / 1 / 1" };
    const [erste] = aenderungen({ firmen, beziehungen: [beziehung("P>S", "40.00")] }).filter(
      ({ art }) => art === "WIRD_VERBUNDEN",
    );
    expect(erste?.satz).toMatch(/Ihr Unternehmen wäre dann voraussichtlich ein mittleres Unternehmen\.$/);
  });

  it("ein ausgenommener Kapitalgeber wird kein Partner", () => {
    const kurz = {
      firmen: { S: "100 / 12 / 9", F: "200 / 30 / 25" },
      andere: [beteiligter("F", { ausnahme: "RISIKOKAPITAL" })],
      beziehungen: [beziehung("F>S", "20.00")],
    } as const;
    expect(aenderungen(kurz).filter(({ art }) => art.startsWith("WIRD"))).toEqual([]);
  });

  it("misst den Abstand zur Mehrheit an den Stimmen, auch wo vom Kapital schon mehr gehalten wird", () => {
    const beziehungen = [beziehung("P>S", "60.00", { stimmen: "40.00" })];
    const firmen = { S: "100 / 12 / 9", P: "100 / 12 / 9" };
    const anteile = aenderungen({ firmen, beziehungen }).filter(({ art }) => art.startsWith("WIRD"));
    expect(anteile.map(({ art, abstand, groesse }) => [art, abstand, groesse])).toEqual([
      ["WIRD_VERBUNDEN", "10.00", "MITTEL"],
    ]);
  });

  it("warnt vor dem zweiten Jahr", () => {
    const jahre = [jahreszahlen("S", "40 / 5 / 5", 2023), jahreszahlen("S", "60 / 5 / 5", 2024)];
    const [zweites] = aenderungen({ firmen: { S: "" }, jahre }).filter(({ art }) => art === "ZWEITES_JAHR");
    expect([zweites?.groesse, zweites?.satz]).toEqual([
      "MITTEL",
      "Die letzten Zahlen überschreiten eine Grenze, aber erst in einem Wirtschaftsjahr. Bleibt es im folgenden dabei, ändert sich die Einordnung: Ihr Unternehmen wäre dann voraussichtlich ein mittleres Unternehmen.",
    ]);
  });

  it("ein Unternehmen, das kleiner geworden ist, erfährt es ebenso", () => {
    const jahre = [jahreszahlen("S", "60 / 5 / 5", 2023), jahreszahlen("S", "40 / 5 / 5", 2024)];
    const [zweites] = aenderungen({ firmen: { S: "" }, jahre }).filter(({ art }) => art === "ZWEITES_JAHR");
    expect(zweites).toMatchObject({ groesse: "KLEIN", abstand: "1", grenze: "2", regel: "ZWEIJAHRESREGEL" });
    expect(zweites?.satz).toContain("Die letzten Zahlen unterschreiten eine Grenze");
  });

  it("nennt Art, Regel und Zahl jeder Änderung", () => {
    const kurz = { firmen: { S: "40 / 9 / 15", P: "1 / 1 / 1" }, beziehungen: [beziehung("P>S", "24.00")] };
    expect(aenderungen(kurz).map(({ art, regel, groesse }) => [art, regel, groesse])).toEqual([
      ["ZAHL_UEBER_GRENZE", "GRENZE_BESCHAEFTIGTE", undefined],
      ["ZAHL_UEBER_GRENZE", "GRENZE_GELD", undefined],
      ["ZAHL_UNTER_GRENZE", "GRENZE_BESCHAEFTIGTE", undefined],
      ["ZAHL_UNTER_GRENZE", "GRENZE_GELD", undefined],
      ["ZAHL_UNTER_GRENZE", "GRENZE_GELD", undefined],
      ["WIRD_PARTNER", "PARTNER", "KLEIN"],
    ]);
    expect(aenderungen(kurz)[1]?.satz).toContain(
      "Jahresumsatz: Die Grenze von 10.000.000,00\u00a0€ liegt noch 1.000.000,00\u00a0€ höher. Ist sie in zwei aufeinanderfolgenden Wirtschaftsjahren überschritten, kommt es darauf an, ob die Jahresbilanzsumme",
    );
    const [partner] = aenderungen({ ...kurz, beziehungen: [beziehung("P>S", "40.00")] }).filter(({ art }) =>
      art.startsWith("WIRD"),
    );
    expect([partner?.art, partner?.regel]).toEqual(["WIRD_VERBUNDEN", "VERBUNDEN_STIMMEN"]);
  });

  it("rechnet einen kleinen Anteil genau bis zur Schwelle hoch, und nur diesen", () => {
    const firmen = { S: "100 / 12 / 9", P: "600 / 1 / 1", Q: "600 / 1 / 1" };
    const mit = (eigene: string) =>
      aenderungen({
        firmen: { ...firmen, S: eigene },
        beziehungen: [beziehung("P>S", "24.00"), beziehung("Q>S", "24.00")],
      })
        .filter(({ art }) => art === "WIRD_PARTNER")
        .map(({ groesse }) => groesse);
    expect([mit("99.99 / 1 / 1"), mit("100 / 1 / 1")]).toEqual([
      ["MITTEL", "MITTEL"],
      ["KEIN_KMU", "KEIN_KMU"],
    ]);
  });
});
