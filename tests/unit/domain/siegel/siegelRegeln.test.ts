import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { SIEGEL_REGELN, SIEGEL_REGELN_FASSUNG } from "~/domain/siegel/siegelRegeln";

it("sagt in ganzen Sätzen, dass Farben und Form bleiben und es nur um bescheinigte Vorhaben geht", () => {
  for (const regel of SIEGEL_REGELN) expect(regel).toMatch(/^[A-ZÄÖÜ].*\.$/);
  const alles = SIEGEL_REGELN.join(" ");
  expect(alles).toContain("Verändern Sie weder Farben noch Seitenverhältnis");
  expect(alles).toContain("nur im Zusammenhang mit Vorhaben, die bescheinigt sind");
  expect(SIEGEL_REGELN_FASSUNG.length).toBeLessThanOrEqual(20);
});

it("hat für diesen Wortlaut diese Fassung: mit anderen Regeln ist eine neue zu setzen, damit neu zugestimmt wird", () => {
  const wortlaut = createHash("sha256").update(SIEGEL_REGELN.join("\n")).digest("hex").slice(0, 16);
  expect({ fassung: SIEGEL_REGELN_FASSUNG, wortlaut }).toEqual({ fassung: "2026-1", wortlaut: "666b63df278163e5" });
});
