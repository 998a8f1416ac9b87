import { describe, expect, it } from "vitest";
import { UNTERSCHRIFT_ERGEBNISSE, UNTERSCHRIFT_INTENTS } from "~/domain/antrag/unterschrift";
import { IDENTIFIKATION_ERGEBNISSE, IDENTIFIKATION_INTENTS } from "~/domain/unternehmen/identifikation";

describe("wofür eine Identifizierung ist, die nichts unterschreibt", () => {
  it("hat mit den Unterschriften kein Zeichen und kein Ergebnis gemeinsam", () => {
    const intents = [...IDENTIFIKATION_INTENTS, ...UNTERSCHRIFT_INTENTS];
    const ergebnisse = [...IDENTIFIKATION_ERGEBNISSE, ...UNTERSCHRIFT_ERGEBNISSE];
    expect([new Set(intents).size, new Set(ergebnisse).size]).toEqual([intents.length, ergebnisse.length]);
  });
});
