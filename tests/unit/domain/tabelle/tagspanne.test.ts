import { expect, it } from "vitest";
import { parseTagspanne } from "../../../../app/domain/tabelle/tagspanne";

it.each([
  ["02.03.2026", { von: "2026-03-02", bis: "2026-03-02" }],
  [" 02.03.2026 – 04.03.2026 ", { von: "2026-03-02", bis: "2026-03-04" }],
  ["02.03.2026–04.03.2026", { von: "2026-03-02", bis: "2026-03-04" }],
  ["02.03.2026 - 04.03.2026", { von: "2026-03-02", bis: "2026-03-04" }],
  ["02.03.2026 bis 04.03.2026", { von: "2026-03-02", bis: "2026-03-04" }],
  ["2026-03-02", { von: "2026-03-02", bis: "2026-03-02" }],
  ["04.03.2026 – 02.03.2026", undefined],
  ["02.03.2026 – 03.03.2026 – 04.03.2026", undefined],
  ["31.02.2026", undefined],
  ["02.03.2026 –", undefined],
  ["", undefined],
])("%s", (text, spanne) => {
  expect(parseTagspanne(text)).toEqual(spanne);
});
