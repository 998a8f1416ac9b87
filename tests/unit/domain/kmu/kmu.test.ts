import { describe, expect, it } from "vitest";
import { computeKmu, type KmuErgebnis } from "../../../../app/domain/kmu/kmu";
import { computeBemessung } from "../../../../app/domain/zulage/bemessung";
import { listZeitteile } from "../../../../app/domain/zulage/zeitteile";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

type Kurz = Parameters<typeof kmuAngaben>[0];

const compute = (kurz: Kurz): KmuErgebnis => computeKmu(kmuAngaben(kurz));

/** "137.50 / 27.50 / 22.00": staff, turnover and balance sheet total in millions of the last day that was looked at. */
function summeVon({ stationen }: KmuErgebnis): string {
  const werte = stationen.at(-1)?.summe.werte;
  const inMillionen = (euro = ""): string => `${euro.slice(0, -9) || "0"}.${euro.slice(-9, -3).replace(/0{1,4}$/, "")}`;
  return `${werte?.beschaeftigte ?? ""} / ${inMillionen(werte?.umsatz)} / ${inMillionen(werte?.bilanzsumme)}`;
}

const rolleVon = ({ stationen }: KmuErgebnis, key: string): string =>
  stationen.at(-1)?.posten.find(({ unternehmen }) => unternehmen === key)?.rolle ?? "EIGENSTAENDIG";

describe("Größe des eigenen Unternehmens", () => {
  it.each([
    ["A", "249 / 60 / 40", "MITTEL"],
    ["B", "250 / 10 / 5", "KEIN_KMU"],
    ["C", "40 / 15 / 5", "KLEIN"],
    ["D", "100 / 50 / 50", "MITTEL"],
    ["E", "100 / 50.01 / 43.01", "KEIN_KMU"],
    ["F", "9 / 3 / 1.9", "KLEINST"],
    ["F", "10 / 1 / 1", "KLEIN"],
    ["F", "249.9 / 49 / 42", "MITTEL"],
  ])("Fall %s: %s ist %s", (_, zahlen, groesse) => {
    expect(compute({ firmen: { S: zahlen } }).groesse).toBe(groesse);
  });

  it.each([
    ["9.99 / 2 / 2", "KLEINST"],
    ["9.99 / 2.000001 / 2", "KLEINST"],
    ["9.99 / 2.000001 / 2.000001", "KLEIN"],
    ["49.99 / 10 / 99", "KLEIN"],
    ["49.99 / 10.000001 / 10.000001", "MITTEL"],
    ["50 / 1 / 1", "MITTEL"],
    ["249.99 / 99 / 43", "MITTEL"],
    ["249.99 / 50.000001 / 43.000001", "KEIN_KMU"],
    ["0 / 0 / 0", "KLEINST"],
  ])("an jeder Grenze genau: %s ist %s", (zahlen, groesse) => {
    expect(compute({ firmen: { S: zahlen } }).groesse).toBe(groesse);
  });
});

describe("Beziehungen", () => {
  const partner = { S: "25 / 5 / 4", P: "375 / 75 / 60" };

  it("Fall G: ein Partner mit 30 % zählt anteilig", () => {
    const ergebnis = compute({ firmen: partner, beziehungen: [beziehung("P>S", "30.00")] });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["137.50 / 27.50 / 22.00", "MITTEL"]);
  });

  it("Fall H: mit 51 % zählt dasselbe Unternehmen voll", () => {
    const ergebnis = compute({ firmen: partner, beziehungen: [beziehung("P>S", "51.00")] });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["400.00 / 80.00 / 64.00", "KEIN_KMU"]);
  });

  it.each([
    ["24.99", "EIGENSTAENDIG"],
    ["25.00", "PARTNER"],
    ["50.00", "PARTNER"],
    ["50.01", "VERBUNDEN"],
  ])("Fall I: %s Prozent ist %s, nach oben wie nach unten", (anteil, rolle) => {
    expect(rolleVon(compute({ firmen: partner, beziehungen: [beziehung("P>S", anteil)] }), "P")).toBe(rolle);
    expect(rolleVon(compute({ firmen: partner, beziehungen: [beziehung("S>P", anteil)] }), "P")).toBe(rolle);
  });

  it("zählt den größeren von Kapital und Stimmen; verbunden machen nur Stimmen", () => {
    const mit = (kapital: string, stimmen: string): KmuErgebnis =>
      compute({ firmen: partner, beziehungen: [beziehung("P>S", kapital, { stimmen })] });
    expect(summeVon(mit("10.00", "30.00"))).toBe("137.50 / 27.50 / 22.00");
    expect(summeVon(mit("30.00", "10.00"))).toBe("137.50 / 27.50 / 22.00");
    expect([rolleVon(mit("60.00", "40.00"), "P"), summeVon(mit("60.00", "40.00"))]).toEqual([
      "PARTNER",
      "250.00 / 50.00 / 40.00",
    ]);
    expect(rolleVon(mit("40.00", "60.00"), "P")).toBe("VERBUNDEN");
  });

  it.each([
    ["ORGANBESTELLUNG", "VERBUNDEN", "VERBUNDEN_ORGAN"],
    ["VERTRAG_ODER_SATZUNG", "VERBUNDEN", "VERBUNDEN_VERTRAG"],
    ["STIMMBINDUNG", "VERBUNDEN", "VERBUNDEN_STIMMBINDUNG"],
    ["ZWECKGESELLSCHAFT", "EIGENSTAENDIG", undefined],
  ] as const)("Beherrschung ohne Anteil: %s ist %s", (beherrschung, rolle, regel) => {
    const ergebnis = compute({ firmen: partner, beziehungen: [beziehung("P>S", "0.00", { beherrschung })] });
    expect(rolleVon(ergebnis, "P")).toBe(rolle);
    const posten = ergebnis.stationen[0]?.posten.find(({ unternehmen }) => unternehmen === "P");
    expect(posten?.regeln[0]).toBe(regel);
  });

  it("zählt Anteile verbundener Unternehmen zusammen: 15 + 15 % sind ein Partner, 30 + 30 % verbinden", () => {
    const mit = (anteil: string): KmuErgebnis =>
      compute({
        firmen: { S: "10 / 1 / 1", P: "100 / 10 / 10", Q: "50 / 5 / 5" },
        beziehungen: [beziehung("P>Q", "100.00"), beziehung("P>S", anteil), beziehung("Q>S", anteil)],
      });
    expect(summeVon(mit("12.49"))).toBe("10.00 / 1.00 / 1.00");
    expect(summeVon(mit("15.00"))).toBe("55.00 / 5.50 / 5.50");
    expect(summeVon(mit("30.00"))).toBe("160.00 / 16.00 / 16.00");
  });

  it("Fall J: bei gegenseitiger Beteiligung zählt der größere Anteil", () => {
    const ergebnis = compute({
      firmen: { A: "180 / 30 / 20", B: "200 / 20 / 10" },
      beziehungen: [beziehung("A>B", "20.00"), beziehung("B>A", "35.00")],
    });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["250.00 / 37.00 / 23.50", "KEIN_KMU"]);
  });

  it("Fall K: ein Partner bringt seine Tochter mit, nicht aber deren Partner", () => {
    const ergebnis = compute({
      firmen: { S: "100 / 12 / 9", P: "150 / 20 / 15", T: "200 / 30 / 25", X: "9000 / 900 / 900" },
      beziehungen: [beziehung("P>S", "33.00"), beziehung("P>T", "100.00"), beziehung("X>T", "40.00")],
    });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["215.50 / 28.50 / 22.20", "MITTEL"]);
    expect([rolleVon(ergebnis, "T"), rolleVon(ergebnis, "X")]).toEqual(["VERBUNDEN_MIT_PARTNER", "EIGENSTAENDIG"]);
  });

  it("Fall L: der Partner eines verbundenen Unternehmens zählt anteilig", () => {
    const ergebnis = compute({
      firmen: { S: "80 / 10 / 7", L: "60 / 8 / 6", P: "300 / 60 / 45" },
      beziehungen: [beziehung("S>L", "100.00"), beziehung("P>L", "25.00")],
    });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["215.00 / 33.00 / 24.25", "MITTEL"]);
  });

  it("Fall U: im Kreis zählt jedes Unternehmen einmal", () => {
    const ergebnis = compute({
      firmen: { A: "10 / 1 / 1", B: "20 / 2 / 2", C: "30 / 3 / 3" },
      beziehungen: [beziehung("A>B", "51.00"), beziehung("B>C", "60.00"), beziehung("C>A", "70.00")],
    });
    expect(summeVon(ergebnis)).toBe("60.00 / 6.00 / 6.00");
    expect(ergebnis.befunde.map(({ art }) => art)).toEqual(["KREIS"]);
  });

  it("nimmt konsolidierte Zahlen und zählt nichts doppelt, auch nicht die eigenen in denen der Mutter", () => {
    const beziehungen = [beziehung("M>S", "100.00"), beziehung("M>T", "80.00")];
    const mutter = { ...jahreszahlen("M", "120 / 20 / 15", 2024), enthaelt: ["S", "T"] };
    const angaben = kmuAngaben({ firmen: { S: "25 / 5 / 4", T: "30 / 6 / 5", M: "" }, beziehungen, jahre: [mutter] });
    const ergebnis = computeKmu(angaben);
    expect(summeVon(ergebnis)).toBe("120.00 / 20.00 / 15.00");
    expect(
      ergebnis.stationen[0]?.posten.map(({ unternehmen, anteil, enthaltenIn }) => [unternehmen, anteil, enthaltenIn]),
    ).toEqual([
      ["S", "0.00", "M"],
      ["M", "100.00", undefined],
      ["T", "0.00", "M"],
    ]);
  });

  it("zählt eine mittelbare Zeile nur, wo ihre beiden Schritte nicht selbst eingetragen sind", () => {
    const firmen = { S: "10 / 1 / 1", M: "20 / 2 / 2", G: "100 / 10 / 10" };
    const mittelbar = beziehung("G>S", "30.00", { ueber: "M" });
    expect(rolleVon(compute({ firmen, beziehungen: [mittelbar] }), "G")).toBe("PARTNER");
    expect(rolleVon(compute({ firmen, beziehungen: [mittelbar, beziehung("M>S", "10.00")] }), "G")).toBe("PARTNER");
    expect(rolleVon(compute({ firmen, beziehungen: [mittelbar, beziehung("G>M", "10.00")] }), "G")).toBe("PARTNER");
    const schritte = [beziehung("G>M", "40.00"), beziehung("M>S", "30.00")];
    const ergebnis = compute({ firmen, beziehungen: [mittelbar, ...schritte] });
    expect([rolleVon(ergebnis, "G"), rolleVon(ergebnis, "M")]).toEqual(["EIGENSTAENDIG", "PARTNER"]);
    expect(ergebnis.befunde.map(({ art }) => art)).toEqual(["MITTELBAR_DOPPELT"]);
  });
});

describe("Personen und Kapitalgeber", () => {
  const fonds = (key: string) => beteiligter(key, { ausnahme: "RISIKOKAPITAL" });

  it("Fall M: ein Risikokapitalfonds mit 40 % zählt nicht", () => {
    const ergebnis = compute({
      firmen: { S: "25 / 5 / 4", F: "1000 / 1 / 1" },
      andere: [fonds("F")],
      beziehungen: [beziehung("F>S", "40.00")],
    });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["25.00 / 5.00 / 4.00", "KLEIN"]);
    expect(ergebnis.stationen[0]?.nichtGezaehlt.map(({ unternehmen, regel }) => [unternehmen, regel])).toEqual([
      ["F", "AUSNAHME"],
    ]);
  });

  it("Fall N: zwei miteinander verbundene Fonds mit 25 + 30 % zählen als verbunden", () => {
    const firmen = { S: "25 / 5 / 4", F: "200 / 1 / 1", G: "100 / 1 / 1" };
    const anteile = [beziehung("F>S", "25.00"), beziehung("G>S", "30.00")];
    const andere = [fonds("F"), fonds("G")];
    const verbunden = compute({ firmen, andere, beziehungen: [...anteile, beziehung("F>G", "100.00")] });
    expect([summeVon(verbunden), rolleVon(verbunden, "F"), rolleVon(verbunden, "G")]).toEqual([
      "325.00 / 7.00 / 6.00",
      "VERBUNDEN",
      "VERBUNDEN",
    ]);
    expect(summeVon(compute({ firmen, andere, beziehungen: anteile }))).toBe("25.00 / 5.00 / 4.00");
  });

  it("Fall O: ein Land mit 25 % beendet den Status, eine kleine Gemeinde mit 30 % nicht", () => {
    const mit = (anders: Parameters<typeof beteiligter>[1], anteil: string): KmuErgebnis =>
      compute({
        firmen: { S: "60 / 8 / 6" },
        andere: [beteiligter("O", { art: "OEFFENTLICHE_STELLE", ...anders })],
        beziehungen: [beziehung("O>S", anteil)],
      });
    const gemeinde = { ausnahme: "GEMEINDE", haushalt: "9000000", einwohner: "4900" } as const;
    expect(mit({}, "25.00").groesse).toBe("KEIN_KMU");
    expect(mit({}, "24.99").groesse).toBe("MITTEL");
    expect(mit(gemeinde, "30.00").groesse).toBe("MITTEL");
    expect(mit({ ...gemeinde, einwohner: "5000" }, "30.00").groesse).toBe("KEIN_KMU");
    expect(mit({ ...gemeinde, haushalt: "10000000" }, "30.00").groesse).toBe("KEIN_KMU");
    expect(mit({ ...gemeinde, haushalt: "" }, "30.00").groesse).toBe("KEIN_KMU");
    expect(mit(gemeinde, "50.00").groesse).toBe("MITTEL");
    expect(mit(gemeinde, "50.01").groesse).toBe("KEIN_KMU");
  });

  it("Fall T: eine Person verbindet zwei Unternehmen nur auf demselben oder einem benachbarten Markt", () => {
    const mit = (markt: "GLEICH_ODER_BENACHBART" | "ANDERER"): KmuErgebnis =>
      compute({
        firmen: { S: "150 / 20 / 20", T: "150 / 20 / 20" },
        andere: [beteiligter("Z", { art: "NATUERLICHE_PERSON" })],
        beziehungen: [beziehung("Z>S", "100.00"), beziehung("Z>T", "100.00", { markt })],
      });
    expect(mit("GLEICH_ODER_BENACHBART").groesse).toBe("KEIN_KMU");
    expect(mit("ANDERER").groesse).toBe("MITTEL");
  });

  it("Personen, die gemeinsam handeln, zählen wie eine", () => {
    const mit = (personengruppe: string): string =>
      summeVon(
        compute({
          firmen: { S: "150 / 20 / 20", T: "150 / 20 / 20" },
          andere: ["X", "Y"].map((key) => beteiligter(key, { art: "NATUERLICHE_PERSON", personengruppe })),
          beziehungen: ["X>S", "Y>S", "X>T", "Y>T"].map((paar) =>
            beziehung(paar, "50.00", { markt: "GLEICH_ODER_BENACHBART" }),
          ),
        }),
      );
    expect([mit("Familie"), mit("")]).toEqual(["300.00 / 40.00 / 40.00", "150.00 / 20.00 / 20.00"]);
  });
});

describe("Zeit", () => {
  const KLEIN = "100 / 12 / 9";

  it("Fall S: Aufwendungen bis zum 27. März 2024 bekommen 25 %, danach 35 %", () => {
    const { groesse, zuschlag } = compute({ firmen: { S: "100 / 12 / 9" }, stichtag: "2024-12-31" });
    expect([groesse, zuschlag.punkte, zuschlag.ab]).toEqual(["MITTEL", "10", "2024-03-28"]);
    const teile = listZeitteile({ von: "2024-01-01", bis: "2024-12-31" }).map((teil) => ({
      ...teil,
      aufwand: "1000000.00",
    }));
    expect(teile.map(({ von, bis }) => [von, bis])).toEqual([
      ["2024-01-01", "2024-03-27"],
      ["2024-03-28", "2024-12-31"],
    ]);
    const bemessung = computeBemessung(teile, { istKmu: groesse !== "KEIN_KMU", verbund: "0" });
    expect(bemessung.map(({ satz, zulage }) => [satz, zulage])).toEqual([
      ["25", "250000.00"],
      ["35", "350000.00"],
    ]);
  });

  it.each([
    ["2024-03-27", "0", ""],
    ["2024-03-28", "10", "2024-03-28"],
    ["2024-03-29", "10", "2024-03-28"],
  ])("am %s gibt es %s Prozentpunkte", (stichtag, punkte, ab) => {
    const jahre = [jahreszahlen("S", KLEIN, 2023)];
    expect(compute({ firmen: { S: "" }, jahre, stichtag }).zuschlag).toMatchObject({ punkte, ab });
  });

  it("rechnet den Umsatz eines Rumpfwirtschaftsjahrs hoch und sagt es, die Bilanzsumme nicht", () => {
    const rumpf = { ...jahreszahlen("S", "100 / 30 / 45", 2024), beginn: "2024-07-01" };
    const ergebnis = compute({ firmen: { S: "" }, jahre: [rumpf] });
    expect([summeVon(ergebnis), ergebnis.groesse]).toEqual(["100.00 / 60.00 / 45.00", "KEIN_KMU"]);
    const [posten] = ergebnis.stationen[0]?.posten ?? [];
    expect(posten?.hochrechnung).toEqual({
      umsatz: "30000000",
      faktorZaehler: "12",
      faktorNenner: "6",
      einheit: "MONATE",
    });
    expect(posten?.regeln).toContain("RUMPFWIRTSCHAFTSJAHR");
    expect(ergebnis.rechtsfragen.map(({ key }) => key)).toContain("RUMPFWIRTSCHAFTSJAHR");
  });
});
