import { describe, expect, it } from "vitest";
import { listHoechstbetragVerbundene } from "../../../../app/domain/kmu/hoechstbetragsverbund";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import type { Beziehung, KmuAngaben } from "../../../../app/domain/kmu/kmuAngaben";
import { computeKmuJahr, type KmuJahr } from "../../../../app/domain/kmu/kmuJahr";
import { KMU_GROESSEN, rankOf } from "../../../../app/domain/kmu/kmuGrenzen";
import { computeOeffentlichenAnteil } from "../../../../app/domain/kmu/kmuOeffentlich";
import { ZAHLEN } from "../../../../app/domain/kmu/kmuZahlen";
import { readNetz } from "../../../../app/domain/kmu/netz";
import { compareDecimal, divideDecimal, multiplyDecimal, subtractDecimal } from "../../../../app/lib/decimal";
import { computeGegenprobe } from "../../../support/kmuGegenprobe";
import { createAngaben, createWuerfel, mix } from "../../../support/kmuZufall";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const TAG = "2024-12-31";

function computeAm(angaben: KmuAngaben): KmuJahr {
  const jahr = angaben.jahre.find(({ unternehmen }) => unternehmen === angaben.unternehmen)!;
  return computeKmuJahr(angaben, { jahr, tag: TAG, zahlenTag: TAG });
}

const inMillionstel = (zahl: string): number => Math.round(Number(multiplyDecimal(zahl, "1000000")));
const saaten = (anzahl: number): readonly number[] => Array.from({ length: anzahl }, (_, saat) => saat + 1);

describe("Zusammenzählen nach Anhang I", () => {
  it("stimmt in 10.000 zufälligen Netzen mit einer zweiten, anders gebauten Rechnung überein", () => {
    const gesehen: string[] = [];
    for (const saat of saaten(10_000)) {
      const angaben = createAngaben(saat);
      const { posten, summe, groesse, mindestens } = computeAm(angaben);
      const ist = {
        anteile: Object.fromEntries(posten.map((eines) => [eines.unternehmen, Math.round(Number(eines.anteil) * 100)])),
        summen: Object.fromEntries(ZAHLEN.map((zahl) => [zahl, inMillionstel(summe.werte[zahl])])),
        stufe: rankOf(groesse),
        istOeffentlich: computeOeffentlichenAnteil(readNetz(angaben, TAG)).endet,
        hoechstbetrag: listHoechstbetragVerbundene(angaben, TAG).map(({ unternehmen }) => unternehmen),
      };
      expect(ist, `Saat ${saat}`).toEqual(computeGegenprobe(angaben, TAG));
      expect(mindestens).toBe(groesse);
      gesehen.push(groesse, ...posten.map(({ rolle }) => rolle));
      gesehen.push(`oeffentlich: ${ist.istOeffentlich}`, `mit anderen: ${ist.hoechstbetrag.length > 0}`);
    }
    // A comparison of nets in which nothing happens would prove nothing.
    expect(new Set(gesehen).size).toBe(KMU_GROESSEN.length + 8);
    for (const was of new Set(gesehen)) expect(gesehen.filter((eines) => eines === was).length).toBeGreaterThan(300);
    // So many nets take as long as the machine lets them.
  }, 120_000);

  it("zählt jedes Unternehmen einmal, und die Posten ergeben die Summe", () => {
    for (const saat of saaten(500)) {
      const { posten, summe } = computeAm(createAngaben(saat));
      expect(new Set(posten.map(({ unternehmen }) => unternehmen)).size).toBe(posten.length);
      for (const zahl of ZAHLEN) {
        const rest = posten.reduce(
          (bisher, { gezaehlt }) => subtractDecimal(bisher, gezaehlt[zahl]),
          summe.werte[zahl],
        );
        expect(compareDecimal(rest, "0")).toBe(0);
      }
    }
  });

  it("nennt zu jedem fremden Posten Zeilen, die bis zu ihm führen, und Regeln", () => {
    for (const saat of saaten(500)) {
      const angaben = createAngaben(saat);
      for (const { unternehmen, rolle, zeilen, regeln } of computeAm(angaben).posten) {
        expect(regeln.length).toBeGreaterThan(0);
        if (rolle === "EIGENES") continue;
        const genannt = angaben.beziehungen.filter(({ key }) => zeilen.includes(key));
        const enden = genannt.flatMap(({ von, an }) => [von, an]);
        expect(enden).toContain(unternehmen);
        expect(enden).toContain(angaben.unternehmen);
      }
    }
  });
});

describe("Spur", () => {
  const postenVon = (angaben: KmuAngaben, key: string) =>
    computeAm(angaben).posten.find(({ unternehmen }) => unternehmen === key);

  it("sagt auch, warum mehrere Halter zusammenzählen", () => {
    const firmen = { S: "1 / 1 / 1", T: "1 / 1 / 1", X: "1 / 1 / 1", Y: "1 / 1 / 1" };
    const schwestern = [beziehung("X>Y", "100.00"), beziehung("X>S", "20.00"), beziehung("Y>S", "20.00")];
    expect(postenVon(kmuAngaben({ firmen, beziehungen: schwestern }), "Y")).toMatchObject({
      rolle: "PARTNER",
      anteil: "40.00",
      zeilen: ["X>S", "Y>S", "X>Y"],
      regeln: ["PARTNER", "PARTNER_ANTEILIG", "VERBUNDEN_STIMMEN"],
    });
    const gemeinsam = [beziehung("S>X", "60.00"), beziehung("S>T", "30.00"), beziehung("X>T", "30.00")];
    expect(postenVon(kmuAngaben({ firmen, beziehungen: gemeinsam }), "T")).toMatchObject({
      rolle: "VERBUNDEN",
      zeilen: ["S>T", "X>T", "S>X"],
      regeln: ["VERBUNDEN_STIMMEN", "VERBUNDENE_VOLL"],
    });
  });

  it("nennt bei Personen ihre Regel, und den Weg über ein verbundenes Unternehmen zu dessen Partner", () => {
    const angaben = kmuAngaben({
      firmen: { S: "1 / 1 / 1", T: "1 / 1 / 1", P: "1 / 1 / 1", Q: "1 / 1 / 1" },
      andere: [beteiligter("Z", { art: "NATUERLICHE_PERSON" })],
      beziehungen: [
        beziehung("Z>S", "100.00"),
        beziehung("Z>T", "100.00", { markt: "GLEICH_ODER_BENACHBART" }),
        beziehung("P>T", "25.00"),
        beziehung("P>Q", "100.00"),
      ],
    });
    expect(postenVon(angaben, "T")).toMatchObject({
      zeilen: ["Z>S", "Z>T"],
      regeln: ["VERBUNDEN_STIMMEN", "NATUERLICHE_PERSONEN", "VERBUNDENE_VOLL"],
    });
    expect(postenVon(angaben, "Q")).toMatchObject({
      rolle: "VERBUNDEN_MIT_PARTNER",
      anteil: "25.00",
      zeilen: ["Z>S", "Z>T", "P>T", "P>Q"],
    });
    expect(postenVon(angaben, "Q")?.regeln).toEqual([
      "VERBUNDEN_STIMMEN",
      "NATUERLICHE_PERSONEN",
      "PARTNER",
      "PARTNER_ANTEILIG",
      "PARTNER_DER_VERBUNDENEN",
      "VERBUNDENE_DES_PARTNERS",
    ]);
  });

  it("nennt, was nicht zählt, mit dem Anteil, der gehalten wird", () => {
    const angaben = kmuAngaben({
      firmen: { S: "1 / 1 / 1", P: "1 / 1 / 1", F: "1 / 1 / 1" },
      andere: [beteiligter("F", { ausnahme: "RISIKOKAPITAL" })],
      beziehungen: [beziehung("P>S", "24.99"), beziehung("F>S", "40.00")],
    });
    const partner = { ...angaben, beziehungen: [beziehung("P>S", "25.00")] };
    expect(computeAm(partner).nichtGezaehlt).toEqual([]);
    expect(computeAm(angaben).nichtGezaehlt).toEqual([
      { unternehmen: "F", anteil: "40.00", zeilen: ["F>S"], regel: "AUSNAHME" },
      { unternehmen: "P", anteil: "24.99", zeilen: ["P>S"], regel: "EIGENSTAENDIG" },
    ]);
  });

  it("nennt bei jedem Posten seine Regeln und hält die Summe an jede Grenze", () => {
    const angaben = kmuAngaben({
      firmen: { S: "40 / 15 / 5", T: "" },
      beziehungen: [beziehung("S>T", "100.00")],
      jahre: [{ ...jahreszahlen("T", "9 / 1 / 1"), key: "T" }],
    });
    const { posten, vergleiche } = computeAm({
      ...angaben,
      jahre: angaben.jahre.map((jahr) => (jahr.unternehmen === "S" ? { ...jahr, enthaelt: ["T"] } : jahr)),
    });
    expect(posten.map(({ regeln }) => regeln)).toEqual([
      ["EIGENE_ZAHLEN"],
      ["VERBUNDEN_STIMMEN", "VERBUNDENE_VOLL", "KONSOLIDIERT"],
    ]);
    expect(
      vergleiche.map(({ groesse, wert, vergleich, grenze, ergebnis, regel }) =>
        [groesse, wert, vergleich, grenze, ergebnis, regel].join(" "),
      ),
    ).toEqual([
      "KLEINST 40.00 < 10 NEIN GRENZE_BESCHAEFTIGTE",
      "KLEINST 15000000.00 <= 2000000 NEIN GRENZE_GELD",
      "KLEINST 5000000.00 <= 2000000 NEIN GRENZE_GELD",
      "KLEIN 40.00 < 50 JA GRENZE_BESCHAEFTIGTE",
      "KLEIN 15000000.00 <= 10000000 NEIN GRENZE_GELD",
      "KLEIN 5000000.00 <= 10000000 JA GRENZE_GELD",
      "MITTEL 40.00 < 250 JA GRENZE_BESCHAEFTIGTE",
      "MITTEL 15000000.00 <= 50000000 JA GRENZE_GELD",
      "MITTEL 5000000.00 <= 43000000 JA GRENZE_GELD",
    ]);
  });

  it("nennt die Regel für Personen auch, wo eine Person und ein Unternehmen zusammen die Mehrheit haben", () => {
    const angaben = kmuAngaben({
      firmen: { S: "1 / 1 / 1", T: "1 / 1 / 1" },
      andere: [beteiligter("Z", { art: "NATUERLICHE_PERSON" })],
      beziehungen: [
        beziehung("Z>S", "100.00"),
        beziehung("S>T", "30.00"),
        beziehung("Z>T", "30.00", { markt: "GLEICH_ODER_BENACHBART" }),
      ],
    });
    expect(postenVon(angaben, "T")?.regeln).toContain("NATUERLICHE_PERSONEN");
  });

  it("nimmt von anderen die Zahlen, die am Tag festgestellt sind, sonst die Schätzung des laufenden Jahrs", () => {
    const beziehungen = [beziehung("S>T", "100.00")];
    const staff = (...jahre: ReturnType<typeof jahreszahlen>[]) =>
      computeAm(kmuAngaben({ firmen: { S: "1 / 1 / 1", T: "" }, beziehungen, jahre })).summe.werte.beschaeftigte;
    expect(staff(jahreszahlen("T", "5 / 1 / 1", 2023), jahreszahlen("T", "7 / 1 / 1", 2024))).toBe("8.00");
    const schaetzung = (jahr: number) => ({ ...jahreszahlen("T", "9 / 1 / 1", jahr), wertart: "GESCHAETZT" as const });
    expect(staff(schaetzung(2025))).toBe("1.00");
    expect(staff({ ...schaetzung(2025), beginn: "2024-12-31" })).toBe("10.00");
    expect(staff(schaetzung(2023), { ...schaetzung(2024), beschaeftigte: "11" })).toBe("12.00");
  });

  it("die eigenen Zahlen gehen nicht in den konsolidierten eines Partners auf, wohl aber die seiner Tochter", () => {
    const angaben = kmuAngaben({
      firmen: { S: "100 / 1 / 1", T: "50 / 1 / 1", P: "" },
      beziehungen: [beziehung("P>S", "30.00"), beziehung("P>T", "100.00")],
      jahre: [{ ...jahreszahlen("P", "200 / 1 / 1"), enthaelt: ["S", "T"] }],
    });
    const { posten, summe } = computeAm(angaben);
    expect(summe.werte.beschaeftigte).toBe("160.00");
    expect(posten.map(({ unternehmen, enthaltenIn }) => [unternehmen, enthaltenIn])).toEqual([
      ["S", undefined],
      ["P", undefined],
      ["T", "P"],
    ]);
  });

  it("von zweien, die einander enthalten, zählt eines; was in mehreren Stufen enthalten ist, zählt nicht noch einmal", () => {
    const beziehungen = [beziehung("S>T", "100.00"), beziehung("T>U", "100.00")];
    const firmen = { S: "", T: "", U: "30 / 1 / 1" };
    const mit = (eigene: string[], tochter: string[]) => [
      { ...jahreszahlen("S", "100 / 1 / 1"), enthaelt: eigene },
      { ...jahreszahlen("T", "70 / 1 / 1"), enthaelt: tochter },
    ];
    const staff = (jahre: ReturnType<typeof mit>) =>
      computeAm(kmuAngaben({ firmen, beziehungen, jahre })).summe.werte.beschaeftigte;
    expect(staff(mit(["T"], ["S", "U"]))).toBe("70.00");
    expect([staff(mit(["T"], ["S"])), staff(mit(["T"], ["U"])), staff(mit([], ["U"])), staff(mit([], []))]).toEqual([
      "130.00",
      "100.00",
      "170.00",
      "200.00",
    ]);
  });
});

describe("Eigenschaften", () => {
  const erhoehe = (zeile: Beziehung, um: number): Beziehung => {
    const mehr = (anteil: string): string =>
      divideDecimal(String(Math.min(10_000, Number(anteil) * 100 + um)), "100", 2);
    return { ...zeile, kapital: mehr(zeile.kapital), stimmen: mehr(zeile.stimmen) };
  };

  it("ein größerer Anteil senkt keine Summe", () => {
    let gestiegen = 0;
    for (const saat of saaten(2_000)) {
      const angaben = createAngaben(saat);
      const wuerfel = createWuerfel(saat + 77);
      const stelle = wuerfel(Math.max(1, angaben.beziehungen.length));
      const um = 1 + wuerfel(4_000);
      const groesser = angaben.beziehungen.map((zeile, i) => (i === stelle ? erhoehe(zeile, um) : zeile));
      const vorher = computeAm(angaben).summe.werte;
      const nachher = computeAm({ ...angaben, beziehungen: groesser }).summe.werte;
      for (const zahl of ZAHLEN)
        expect(compareDecimal(nachher[zahl], vorher[zahl]), `Saat ${saat}`).toBeGreaterThanOrEqual(0);
      if (compareDecimal(nachher.umsatz, vorher.umsatz) > 0) gestiegen += 1;
    }
    expect(gestiegen).toBeGreaterThan(100);
  });

  it("die Reihenfolge der Zeilen ändert nichts am ganzen Ergebnis", () => {
    for (const saat of saaten(300)) {
      const angaben = createAngaben(saat);
      const wuerfel = createWuerfel(saat + 99);
      const gemischt = {
        ...angaben,
        beteiligte: mix(wuerfel, angaben.beteiligte),
        beziehungen: mix(wuerfel, angaben.beziehungen),
        jahre: mix(wuerfel, angaben.jahre),
      };
      expect(computeKmu(gemischt), `Saat ${saat}`).toEqual(computeKmu(angaben));
    }
  });

  it("ein verbundenes Unternehmen in zwei verbundene zu teilen, ändert nichts", () => {
    let geteilt = 0;
    for (const saat of saaten(1_000)) {
      const angaben = createAngaben(saat);
      const vorher = computeAm(angaben);
      const verbundenes = vorher.posten.find(({ rolle }) => rolle === "VERBUNDEN");
      if (verbundenes === undefined) continue;
      geteilt += 1;
      const { unternehmen, zahlen } = verbundenes;
      const rest = Object.fromEntries(ZAHLEN.map((zahl) => [zahl, subtractDecimal(zahlen[zahl], "0.01")]));
      const jahre = angaben.jahre.map((jahr) => (jahr.unternehmen === unternehmen ? { ...jahr, ...rest } : jahr));
      const tochter = {
        ...jahre[0]!,
        key: "neu",
        unternehmen: "neu",
        beschaeftigte: "0.01",
        umsatz: "0.01",
        bilanzsumme: "0.01",
      };
      const nachher = computeAm({
        ...angaben,
        beteiligte: [...angaben.beteiligte, beteiligter("neu")],
        beziehungen: [...angaben.beziehungen, beziehung(`${unternehmen}>neu`, "100.00")],
        jahre: [...jahre, tochter],
      });
      for (const zahl of ZAHLEN) expect(compareDecimal(nachher.summe.werte[zahl], vorher.summe.werte[zahl])).toBe(0);
      expect(nachher.groesse).toBe(vorher.groesse);
    }
    expect(geteilt).toBeGreaterThan(100);
  });
});
