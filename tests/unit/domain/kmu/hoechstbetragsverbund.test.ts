import { describe, expect, it } from "vitest";
import {
  HOECHSTBETRAG_REGELN,
  isVerbundenFuerHoechstbetrag,
  listHoechstbetragVerbundene,
} from "../../../../app/domain/kmu/hoechstbetragsverbund";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { beteiligter, beziehung, kmuAngaben } from "../../../support/kmuAngaben";

type Kurz = Parameters<typeof kmuAngaben>[0];

const ENDE = "2024-12-31";
const verbundene = (kurz: Kurz, ende = ENDE): readonly string[] =>
  listHoechstbetragVerbundene(kmuAngaben(kurz), ende).map(({ unternehmen }) => unternehmen);
const kmuVerbundene = (kurz: Kurz): readonly string[] =>
  (computeKmu(kmuAngaben(kurz)).stationen.at(-1)?.posten ?? [])
    .filter(({ rolle }) => rolle === "VERBUNDEN")
    .map(({ unternehmen }) => unternehmen);

const firmen = { S: "1 / 1 / 1", T: "1 / 1 / 1", U: "1 / 1 / 1" };

describe("verbunden für den Höchstbetrag", () => {
  it.each([
    ["50.00", []],
    ["50.01", ["T"]],
  ])("erst die Mehrheit der Stimmen verbindet: %s Prozent", (anteil, erwartet) => {
    expect(verbundene({ firmen, beziehungen: [beziehung("S>T", anteil)] })).toEqual(erwartet);
    expect(verbundene({ firmen, beziehungen: [beziehung("T>S", anteil)] })).toEqual(erwartet);
  });

  it("Kapital allein verbindet nicht", () => {
    expect(verbundene({ firmen, beziehungen: [beziehung("S>T", "90.00", { stimmen: "40.00" })] })).toEqual([]);
  });

  it.each([
    ["VERTRAG_ODER_SATZUNG", "0.00", ["T"], ["T"]],
    ["STIMMBINDUNG", "10.00", ["T"], ["T"]],
    ["ZWECKGESELLSCHAFT", "0.00", ["T"], []],
    ["ORGANBESTELLUNG", "10.00", ["T"], ["T"]],
    ["ORGANBESTELLUNG", "0.00", [], ["T"]],
  ] as const)("%s mit %s Prozent: für den Höchstbetrag %j, für den KMU-Status %j", (beherrschung, anteil, cap, kmu) => {
    const kurz = { firmen, beziehungen: [beziehung("S>T", anteil, { beherrschung })] };
    expect([verbundene(kurz), kmuVerbundene(kurz)]).toEqual([cap, kmu]);
  });

  it("Rechte von Töchtern zählen bei der Mutter mit, und Schwestern teilen den Höchstbetrag", () => {
    const beziehungen = [beziehung("U>S", "60.00"), beziehung("U>T", "30.00"), beziehung("S>T", "30.00")];
    expect(verbundene({ firmen, beziehungen })).toEqual(["T", "U"]);
    expect(verbundene({ firmen, beziehungen: beziehungen.slice(1) })).toEqual([]);
  });

  it("dieselbe Person verbindet für den KMU-Status, nicht für den Höchstbetrag; die Wörter bleiben getrennt", () => {
    const kurz = {
      firmen,
      andere: [beteiligter("Z", { art: "NATUERLICHE_PERSON" })],
      beziehungen: [beziehung("Z>S", "100.00"), beziehung("Z>T", "100.00", { markt: "GLEICH_ODER_BENACHBART" })],
    } as const;
    expect([verbundene(kurz), kmuVerbundene(kurz)]).toEqual([[], ["T"]]);
  });

  it("reine Vermögensverwaltung verbindet nicht, eine Holding mit Führung schon", () => {
    const mit = (istVermoegensverwaltung: boolean): readonly string[] =>
      verbundene({
        firmen,
        andere: [beteiligter("U", { istVermoegensverwaltung })],
        beziehungen: [beziehung("U>S", "100.00"), beziehung("U>T", "100.00")],
      });
    expect([mit(true), mit(false)]).toEqual([[], ["T", "U"]]);
  });

  it("es gilt der Stand am Ende des Wirtschaftsjahrs", () => {
    const kurz = {
      firmen,
      beziehungen: [beziehung("S>T", "100.00", { gueltigAb: "2024-12-31", gueltigBis: "2025-12-30" })],
    };
    expect(["2024-12-30", "2024-12-31", "2025-12-30", "2025-12-31"].map((ende) => verbundene(kurz, ende))).toEqual([
      [],
      ["T"],
      ["T"],
      [],
    ]);
  });

  it("nennt zu jedem Unternehmen Zeilen und Regeln", () => {
    const beziehungen = [beziehung("S>T", "60.00"), beziehung("T>U", "0.00", { beherrschung: "ZWECKGESELLSCHAFT" })];
    expect(listHoechstbetragVerbundene(kmuAngaben({ firmen, beziehungen }), ENDE)).toEqual([
      { unternehmen: "T", zeilen: ["S>T", "T>U"], regeln: ["STIMMRECHTE", "ZWECKGESELLSCHAFT"] },
      { unternehmen: "U", zeilen: ["T>U"], regeln: ["ZWECKGESELLSCHAFT"] },
    ]);
    expect(HOECHSTBETRAG_REGELN.ZWECKGESELLSCHAFT.quelle).toBe("§ 3 Abs. 6 FZulG, § 290 Abs. 2 Nr. 4 HGB");
  });

  it("antwortet für ein einzelnes Unternehmen und lehnt einen Tag ab, den es nicht gibt", () => {
    const angaben = kmuAngaben({ firmen, beziehungen: [beziehung("S>T", "60.00")] });
    expect(["T", "U", "S"].map((key) => isVerbundenFuerHoechstbetrag(angaben, key, ENDE))).toEqual([
      true,
      false,
      false,
    ]);
    expect(() => listHoechstbetragVerbundene(angaben, "2024-02-30")).toThrow(RangeError);
  });

  it("findet in einer größeren Gruppe jedes einzelne, und nennt nur die Zeilen, die es angehen", () => {
    const beziehungen = [beziehung("S>T", "60.00"), beziehung("S>U", "60.00")];
    const angaben = kmuAngaben({ firmen, beziehungen });
    expect(["T", "U"].map((key) => isVerbundenFuerHoechstbetrag(angaben, key, ENDE))).toEqual([true, true]);
    const geteilt = kmuAngaben({
      firmen,
      beziehungen: [beziehung("U>S", "60.00"), beziehung("U>T", "30.00"), beziehung("S>T", "30.00")],
    });
    expect(listHoechstbetragVerbundene(geteilt, ENDE).map(({ zeilen }) => zeilen.join(" "))).toEqual([
      "S>T U>T",
      "S>T U>S U>T",
    ]);
  });
});

it("nummeriert seine Regeln und nennt zu jeder Beherrschung ihre", () => {
  expect(Object.values(HOECHSTBETRAG_REGELN).map(({ nummer }) => nummer)).toEqual(["H1", "H2", "H3", "H4", "H5"]);
  const regeln = (["ORGANBESTELLUNG", "VERTRAG_ODER_SATZUNG", "STIMMBINDUNG", "ZWECKGESELLSCHAFT"] as const).map(
    (beherrschung) => {
      const angaben = kmuAngaben({ firmen, beziehungen: [beziehung("S>T", "10.00", { beherrschung })] });
      return listHoechstbetragVerbundene(angaben, ENDE)[0]?.regeln.join(" ");
    },
  );
  expect(regeln).toEqual(["ORGANBESTELLUNG", "VERTRAG_ODER_SATZUNG", "STIMMBINDUNG", "ZWECKGESELLSCHAFT"]);
});
