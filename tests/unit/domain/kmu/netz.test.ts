import { expect, it } from "vitest";
import { splitMittelbare } from "../../../../app/domain/kmu/netz";
import { beziehung } from "../../../support/kmuAngaben";

const doppelte = (ueber: string, ...schritte: string[]) =>
  splitMittelbare([
    beziehung("A>C", "30.00", { ueber }),
    ...schritte.map((paar) => beziehung(paar, "60.00")),
  ]).doppelt.map(({ key }) => key);

it.each([
  ["beide Schritte stehen da", "B", ["A>B", "B>C"], ["A>C"]],
  ["nur der erste", "B", ["A>B"], []],
  ["nur der zweite", "B", ["B>C"], []],
  ["der Weg führt über den Halter selbst", "A", ["A>A"], []],
  ["der Weg führt über das Ziel selbst", "C", ["C>C"], []],
  ["ohne Weg", "", ["A>B", "B>C"], []],
])("eine mittelbare Zeile sagt nichts Neues, wenn es jeden ihrer Schritte gibt: %s", (_, ueber, schritte, erwartet) => {
  expect(doppelte(ueber, ...schritte)).toEqual(erwartet);
});
