import { describe, expect, it } from "vitest";
import type { NezoUnternehmen } from "~/server/backend/ports/nezoPort";
import { festeFelder, belongsToUnternehmen } from "~/server/backend/usecases/registrierung/festeFelder";

const ZERTIFIKAT: NezoUnternehmen = {
  firma: "Muster GmbH",
  rechtsform: "GMBH",
  strasse: "Musterweg",
  hausnummer: "1",
  plz: "10115",
  ort: "Berlin",
  bundesland: "BE",
  land: "DE",
  steuernummer: "27/815/08152",
  finanzamt: "Finanzamt Mitte",
  registerart: "",
  registernummer: "",
  registergericht: "",
  kontoId: "konto-1",
};

describe("festeFelder", () => {
  it("übernimmt alle gefüllten Angaben des Zertifikats, aber nicht das Konto", () => {
    expect(Object.keys(festeFelder(ZERTIFIKAT))).toEqual([
      "firma",
      "rechtsform",
      "strasse",
      "hausnummer",
      "plz",
      "ort",
      "bundesland",
      "land",
      "steuernummer",
      "finanzamt",
    ]);
  });

  it("nimmt die Registernummer ohne ihre Art", () => {
    const mitRegister = { ...ZERTIFIKAT, registerart: "HRB", registernummer: "HRB 48213" };
    expect(festeFelder(mitRegister)).toMatchObject({ registerart: "HRB", registernummer: "48213" });
  });

  it("kennt ohne Identifikation keine festen Angaben", () => {
    expect(festeFelder(null)).toEqual({});
  });

  it.each([
    ["rechtsform", { rechtsform: "UNBEKANNT" }],
    ["plz", { plz: "123" }],
    ["land", { land: "XX" }],
    ["bundesland", { bundesland: "ZZ" }],
    ["steuernummer", { steuernummer: "abc" }],
    ["registernummer", { registerart: "HRB", registernummer: "HRA 1" }],
    ["firma", { firma: " " }],
  ])("lässt eine unbrauchbare Angabe frei änderbar: %s", (name, abweichung) => {
    expect(Object.keys(festeFelder({ ...ZERTIFIKAT, ...abweichung }))).not.toContain(name);
  });
});

describe("belongsToUnternehmen", () => {
  it.each([
    [{ steuernummer: "1127081508152", nezoKonto: null }, true],
    [{ steuernummer: "1127081508153", nezoKonto: null }, false],
    [{ steuernummer: "1127081508153", nezoKonto: "konto-1" }, true],
    [{ steuernummer: "1127081508153", nezoKonto: "konto-2" }, false],
  ])("vergleicht Steuernummer und Konto: %o → %s", (unternehmen, erwartet) => {
    expect(belongsToUnternehmen(ZERTIFIKAT, unternehmen)).toBe(erwartet);
  });

  it("verwechselt leere Steuernummern nicht", () => {
    expect(belongsToUnternehmen({ ...ZERTIFIKAT, steuernummer: "" }, { steuernummer: "", nezoKonto: null })).toBe(
      false,
    );
  });
});
