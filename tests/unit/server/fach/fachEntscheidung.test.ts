import { describe, expect, it } from "vitest";
import { type Ausgang, entscheidungVon } from "~/server/fach/fachEntscheidung";

const vorhaben = (anzahl: number) =>
  Array.from({ length: anzahl }, (_, stelle) => ({ uuid: String(stelle), werte: {} }));

const begruendungen = (anzahl: number, ausgang: Ausgang): (readonly [string, boolean])[] =>
  entscheidungVon(
    { eingereicht: { vorhaben: vorhaben(anzahl) } } as unknown as Parameters<typeof entscheidungVon>[0],
    ausgang,
    "Nicht planmäßig.",
  ).map(({ ergebnis, begruendung }) => [ergebnis, begruendung === "Nicht planmäßig."]);

describe("Eine eigene Begründung", () => {
  it("steht bei einem gemischten Bescheid nur unter dem, was abgelehnt ist", () => {
    expect(begruendungen(3, "GEMISCHT")).toEqual([
      ["POSITIV", false],
      ["POSITIV", false],
      ["NEGATIV", true],
    ]);
  });

  it("gilt sonst für alle Vorhaben", () => {
    expect(begruendungen(2, "NEGATIV")).toEqual([
      ["NEGATIV", true],
      ["NEGATIV", true],
    ]);
    expect(begruendungen(1, "POSITIV")).toEqual([["POSITIV", true]]);
  });

  it("gilt bei einem einzigen Vorhaben, das bescheinigt ist, den Wirtschaftsgütern", () => {
    const [eins] = entscheidungVon(
      { eingereicht: { vorhaben: vorhaben(1) } } as unknown as Parameters<typeof entscheidungVon>[0],
      "GEMISCHT",
      "Nicht planmäßig.",
    );
    expect(eins?.begruendung).toMatch(/^Das Vorhaben ist neuartig.* Zu den Wirtschaftsgütern: Nicht planmäßig\.$/);
  });
});
