import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const zahlen = "10 / 1 / 1";
const firmen = { S: "", T: "" };
const jahre = [2023, 2024].flatMap((jahr) => [jahreszahlen("S", zahlen, jahr), jahreszahlen("T", zahlen, jahr)]);
const fragen = (kurz: Omit<Parameters<typeof kmuAngaben>[0], "firmen">) =>
  computeKmu(kmuAngaben({ firmen, jahre, ...kurz })).rechtsfragen.map(({ key, zeilen }) => [key, zeilen.join(" ")]);

describe("was nur jemand mit Rechtskenntnis entscheiden kann", () => {
  it("bleibt leer, wo nichts offen ist", () => {
    expect(fragen({ beziehungen: [beziehung("S>T", "100.00")] })).toEqual([]);
  });

  it.each([
    ["44.99", []],
    ["45.00", [["KNAPPE_MEHRHEIT", "S>T"]]],
    ["50.00", [["KNAPPE_MEHRHEIT", "S>T"]]],
    ["50.01", []],
  ])("fragt bei einem Anteil von knapp der Hälfte: %s", (anteil, erwartet) => {
    expect(fragen({ beziehungen: [beziehung("S>T", anteil)] })).toEqual(erwartet);
  });

  it("fragt nach Markt und gemeinsamem Handeln, wo Personen mehrere Unternehmen halten", () => {
    const andere = ["X", "Y"].map((key) => beteiligter(key, { art: "NATUERLICHE_PERSON" }));
    const beziehungen = [beziehung("X>S", "30.00"), beziehung("Y>T", "30.00")];
    expect(fragen({ andere, beziehungen })).toEqual([
      ["MARKT", "X>S Y>T"],
      ["GEMEINSAMES_HANDELN", "X>S Y>T"],
    ]);
    expect(fragen({ andere, beziehungen: beziehungen.slice(1) })).toEqual([]);
  });

  it("fragt nach Beherrschung, Ausnahmen und öffentlichen Stellen", () => {
    const andere = [beteiligter("F", { ausnahme: "RISIKOKAPITAL" }), beteiligter("O", { art: "OEFFENTLICHE_STELLE" })];
    const beziehungen = [
      beziehung("S>T", "10.00", { beherrschung: "STIMMBINDUNG" }),
      beziehung("F>S", "10.00"),
      beziehung("O>S", "10.00"),
    ];
    expect(fragen({ andere, beziehungen })).toEqual([
      ["BEHERRSCHUNG", "S>T"],
      ["AUSNAHME", "F>S"],
      ["OEFFENTLICHE_STELLEN", "O>S"],
    ]);
  });

  it("fragt nach der Übernahme, sobald sich Beteiligungen geändert haben", () => {
    expect(fragen({ beziehungen: [beziehung("T>S", "100.00", { gueltigAb: "2024-05-01" })] })).toEqual([
      ["UEBERNAHME", ""],
    ]);
  });

  it("sagt, dass vor dem einzigen Jahr ein anderer Status gelten kann", () => {
    expect(fragen({ jahre: [jahreszahlen("S", zahlen, 2024)] })).toEqual([["ERSTES_JAHR", ""]]);
  });

  it("fragt nichts, wenn nur eine Zeile durch eine gleiche ersetzt wurde", () => {
    const beziehungen = [
      beziehung("T>S", "100.00", { key: "alt", gueltigBis: "2024-04-30" }),
      beziehung("T>S", "100.00", { key: "neu", gueltigAb: "2024-05-01" }),
    ];
    expect(fragen({ beziehungen })).toEqual([]);
  });

  it("fragt nach Zeilen, die an einem der Tage galten, und nicht nach alten", () => {
    const zeile = (key: string, anders: Parameters<typeof beziehung>[2]) =>
      beziehung("S>T", "45.00", { key, ...anders });
    const beziehungen = [zeile("alt", { gueltigBis: "2023-12-30" }), zeile("bis", { gueltigBis: "2023-12-31" })];
    expect(fragen({ beziehungen })).toEqual([
      ["UEBERNAHME", ""],
      ["KNAPPE_MEHRHEIT", "bis"],
    ]);
  });

  it("ein einziges geschätztes oder kurzes Jahr genügt für die Frage, und jede nennt ihre Regel", () => {
    const [erstes, zweites] = [jahreszahlen("S", zahlen, 2023), jahreszahlen("S", zahlen, 2024)];
    const tochter = { ...jahreszahlen("T", zahlen, 2024), wertart: "GESCHAETZT" as const, beginn: "2024-10-01" };
    const angaben = kmuAngaben({
      firmen,
      beziehungen: [beziehung("S>T", "100.00")],
      jahre: [erstes, zweites, tochter],
    });
    expect(computeKmu(angaben).rechtsfragen.map(({ key, regel }) => [key, regel])).toEqual([
      ["RUMPFWIRTSCHAFTSJAHR", "RUMPFWIRTSCHAFTSJAHR"],
      ["SCHAETZUNG", "NEUGRUENDUNG"],
    ]);
  });
});

it("nennt zu jeder Frage die Regel, zu der sie gehört", () => {
  const andere = [
    beteiligter("F", { ausnahme: "RISIKOKAPITAL" }),
    beteiligter("O", { art: "OEFFENTLICHE_STELLE" }),
    ...["X", "Y"].map((key) => beteiligter(key, { art: "NATUERLICHE_PERSON" })),
  ];
  const beziehungen = [
    beziehung("S>T", "10.00", { beherrschung: "STIMMBINDUNG", gueltigAb: "2025-01-01" }),
    ...["F>S", "O>S", "X>S", "Y>T"].map((paar) => beziehung(paar, "10.00")),
    beziehung("Y>S", "45.00"),
  ];
  const rumpf = { ...jahreszahlen("S", zahlen), beginn: "2024-07-01", wertart: "VORLAEUFIG" as const };
  const ergebnis = computeKmu(kmuAngaben({ firmen, andere, beziehungen, jahre: [rumpf, jahreszahlen("T", zahlen)] }));
  expect(ergebnis.rechtsfragen.map(({ key, regel }) => `${key} ${regel}`)).toEqual([
    "UEBERNAHME UEBERNAHME_SOFORT",
    "MARKT NATUERLICHE_PERSONEN",
    "GEMEINSAMES_HANDELN NATUERLICHE_PERSONEN",
    "BEHERRSCHUNG VERBUNDEN_VERTRAG",
    "KNAPPE_MEHRHEIT VERBUNDEN_VERTRAG",
    "AUSNAHME AUSNAHME",
    "OEFFENTLICHE_STELLEN OEFFENTLICHE_STELLEN",
    "RUMPFWIRTSCHAFTSJAHR RUMPFWIRTSCHAFTSJAHR",
    "SCHAETZUNG NEUGRUENDUNG",
  ]);
  expect(ergebnis.oeffentlich.regel).toBe("OEFFENTLICHE_STELLEN");
});
