import { expect, it } from "vitest";
import { field } from "~/domain/statistik/jahrFeld";

const LEER = { umsatz: "", bilanzsumme: "", beschaeftigteVzae: "", fueBeschaeftigteVzae: "", fueGesamt: "" };

it("baut Felder, deren Regeln die anderen Jahre kennen", () => {
  const feld = field.date("tag", { label: "Tag", when: ({ kontext }) => kontext.andere.length > 0 });
  const kontext = {
    heute: "2026-03-02",
    istVerbunden: false,
    andere: [{ beginn: "2025-01-01", ende: "2025-12-31", ...LEER }],
  };
  expect(feld.when?.({ werte: {}, wurzel: {}, kontext })).toBe(true);
});
