import { expect, it } from "vitest";
import { SIEGEL_REGELN, SIEGEL_REGELN_FASSUNG } from "~/domain/siegel/siegelRegeln";

it("sagt in ganzen Sätzen, dass Farben und Form bleiben und es nur um bescheinigte Vorhaben geht", () => {
  for (const regel of SIEGEL_REGELN) expect(regel).toMatch(/^[A-ZÄÖÜ].*\.$/);
  const alles = SIEGEL_REGELN.join(" ");
  expect(alles).toContain("Verändern Sie weder Farben noch Seitenverhältnis");
  expect(alles).toContain("nur im Zusammenhang mit Vorhaben, die bescheinigt sind");
  expect(SIEGEL_REGELN_FASSUNG.length).toBeLessThanOrEqual(20);
});
