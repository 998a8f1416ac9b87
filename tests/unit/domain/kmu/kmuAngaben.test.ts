import { expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import type { Jahreszahlen, KmuAngaben } from "../../../../app/domain/kmu/kmuAngaben";
import { beteiligter, beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const gute = kmuAngaben({ firmen: { S: "1 / 1 / 1", T: "1 / 1 / 1" }, beziehungen: [beziehung("S>T", "100.00")] });
const zeile = (anders: Parameters<typeof beziehung>[2]) => ({ beziehungen: [beziehung("S>T", "10.00", anders)] });
const jahr = (anders: Partial<Jahreszahlen>) => ({
  jahre: [{ ...jahreszahlen("S", "1 / 1 / 1", 2024), ...anders }],
});

it.each<[string, Partial<KmuAngaben>]>([
  ["ein Unternehmen, das niemand kennt", { unternehmen: "X" }],
  ["eine Person als Unternehmen", { beteiligte: [beteiligter("S", { art: "NATUERLICHE_PERSON" }), beteiligter("T")] }],
  ["einen doppelten Schlüssel", { beteiligte: [beteiligter("S"), beteiligter("T"), beteiligter("T")] }],
  ["doppelte Zeilen", { beziehungen: [beziehung("S>T", "1.00"), beziehung("S>T", "2.00")] }],
  ["doppelte Jahre", { jahre: [jahreszahlen("S", "1 / 1 / 1"), jahreszahlen("S", "1 / 1 / 1")] }],
  ["eine Zeile zu Unbekannten", { beziehungen: [beziehung("S>X", "1.00")] }],
  ["einen Weg über Unbekannte", zeile({ ueber: "X" })],
  ["drei Stellen nach dem Komma", zeile({ kapital: "10.001" })],
  ["einen negativen Anteil", zeile({ stimmen: "-1.00" })],
  ["einen leeren Anteil", zeile({ stimmen: "" })],
  ["einen Tag, den es nicht gibt", zeile({ gueltigAb: "2024-02-30" })],
  ["eine Einlage in Worten", zeile({ einlage: "viel" })],
  ["einen Beginn, den es nicht gibt", jahr({ beginn: "2024-02-30" })],
  ["ein Ende, das es nicht gibt", jahr({ ende: "2024-02-30" })],
  ["Zahlen mit drei Stellen", jahr({ beschaeftigte: "1.001" })],
  ["ein Jahr, das vor seinem Beginn endet", jahr({ ende: "2023-12-31" })],
  ["Zahlen von Unbekannten", jahr({ enthaelt: ["X"] })],
  ["einen Umsatz mit Komma", jahr({ umsatz: "1,5" })],
  ["Einwohner in Worten", { beteiligte: [beteiligter("S", { einwohner: "viele" }), beteiligter("T")] }],
  ["einen Stichtag, den es nicht gibt", { stichtag: "2025-13-01" }],
])("lehnt %s mit RangeError ab", (_, anders) => {
  expect(() => computeKmu({ ...gute, ...anders })).toThrow(RangeError);
});

it("nimmt gute Angaben", () => {
  expect(computeKmu(gute).groesse).toBe("KLEINST");
});

it("nimmt ein Jahr von einem Tag und ein Unternehmen ohne jede Zahl", () => {
  expect(computeKmu({ ...gute, ...jahr({ beginn: "2024-12-31" }) }).stationen).toHaveLength(1);
  const ohne = jahr({ beschaeftigte: "", umsatz: "", bilanzsumme: "" });
  expect(computeKmu({ ...gute, ...ohne }).groesse).toBe("UNBEKANNT");
});

it.each<[string, Partial<KmuAngaben>]>([
  ["Beteiligte", { beteiligte: [beteiligter("S"), beteiligter("T"), beteiligter("T")] }],
  ["Beziehungen", { beziehungen: [beziehung("S>T", "1.00"), beziehung("S>T", "2.00")] }],
  ["Jahre", { jahre: [jahreszahlen("S", "1 / 1 / 1"), jahreszahlen("S", "1 / 1 / 1")] }],
])("sagt in der Meldung, dass Schlüssel doppelt sind: %s", (was, doppelte) => {
  expect(() => computeKmu({ ...gute, ...doppelte })).toThrow(`${was}: a key occurs twice`);
});

it.each([
  [{ beginn: "2024-02-30" }],
  [{ ende: "2024-02-30" }],
  [{ ende: "2023-12-31" }],
  [{ beginn: "2024-13-01", ende: "2024-13-02" }],
])("sagt in der Meldung, welches Jahr kein Zeitraum ist: %j", (zeitraum) => {
  expect(() => computeKmu({ ...gute, ...jahr(zeitraum) })).toThrow("Jahr S 2024: no period");
});
