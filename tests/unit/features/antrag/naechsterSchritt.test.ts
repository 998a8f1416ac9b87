import { describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { decideNaechstenSchritt, type SchrittLage } from "~/features/antrag/naechsterSchritt";

const entwurf: SchrittLage = {
  status: "IN_BEARBEITUNG",
  fehler: 0,
  isV1Geschlossen: false,
  darfBearbeiten: true,
  darfEinreichen: true,
};

describe("the next step of a draft", () => {
  it.each<[string, Partial<SchrittLage>, string, string | null]>([
    ["with gaps", { fehler: 1 }, "Der Antrag ist noch nicht vollständig", "formular"],
    ["complete", {}, "Alle Vorhaben sind vollständig", "lesen"],
    ["read-only", { darfBearbeiten: false, fehler: 3 }, "Der Antrag ist in Bearbeitung", "lesen"],
    ["of version 1", { isV1Geschlossen: true }, "Dieser Antrag kann nicht mehr eingereicht werden", null],
  ])("%s", (_name, lage, titel, weiter) => {
    expect(decideNaechstenSchritt({ ...entwurf, ...lage })).toMatchObject({ titel, weiter });
  });

  it("tells who cannot submit who can", () => {
    expect(decideNaechstenSchritt({ ...entwurf, darfEinreichen: false }).text).toBe(
      "Bitte lesen Sie den Antrag noch einmal durch. Einreichen kann ihn eine bevollmächtigte Person Ihres Unternehmens.",
    );
  });
});

it("leads to what the authority has sent, and to nothing to fill in, after the submission", () => {
  const spaeter = antragStatusSchluessel.filter((status) => status !== "IN_BEARBEITUNG");
  const ziele = spaeter.map((status) => [status, decideNaechstenSchritt({ ...entwurf, status, fehler: 2 }).weiter]);
  expect(Object.fromEntries(ziele)).toEqual({
    ...Object.fromEntries(spaeter.map((status) => [status, null])),
    UNTERLAGEN_NACHGEFORDERT: "nachforderungen",
    BESCHEID_LIEGT_VOR: "bescheide",
    WS_BESCHEID_LIEGT_VOR: "bescheide",
    WIDERSPRUCH_ZURUECKGEZOGEN: "bescheide",
  });
});
