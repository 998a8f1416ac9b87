import { expect, it } from "vitest";
import { FIRMA, NUMMER, PERSON, TAG, titelVon, variable } from "~/domain/tabelle/exportVariable";

it("ist eine Variable ein Text nach Wahl, wenn nichts anderes gesagt ist", () => {
  expect(variable("ort", "Ort")).toEqual({ key: "ort", title: "Ort", art: "text", required: false });
  expect(variable("seit", "Seit", { ...TAG, ...PERSON })).toMatchObject({ art: "tag", isPersonenbezogen: true });
});

it("sagt eine Antragsnummer, welche Zeile es ist, und ein Unternehmen sehen nur Mitarbeitende der Behörde", () => {
  expect(NUMMER.required).toBe(true);
  expect(FIRMA.isNurStab).toBe(true);
});

it("stehen Titel unter ihrem Schlüssel", () => {
  expect(titelVon([{ key: "GMBH", title: "GmbH" }])).toEqual({ namen: { GMBH: "GmbH" } });
});
