import { expect, it } from "vitest";
import { herkunftText, registrierungText } from "~/features/unternehmen/herkunftText";

const bekanntSeit = "2026-03-02T09:00:00.000Z";

it.each([
  [{ quelle: "REGISTRIERUNG", von: null, ab: null }, "Bei der Registrierung am 02.03.2026 angegeben."],
  [
    { quelle: "REGISTRIERUNG", von: "Nora Neumann", ab: null },
    "Bei der Registrierung am 02.03.2026 von Nora Neumann angegeben.",
  ],
  [{ quelle: "IDENTIFIZIERUNG", von: null, ab: null }, "Aus der Identifizierung, bekannt seit 02.03.2026."],
  [
    { quelle: "IDENTIFIZIERUNG", von: "Bea Vollmer", ab: "2026-02-01" },
    "Gilt seit 01.02.2026. Aus der Identifizierung, bekannt seit 02.03.2026, ausgelöst von Bea Vollmer.",
  ],
  [
    { quelle: "EIGEN", von: "Bea Vollmer", ab: "2026-02-01" },
    "Gilt seit 01.02.2026. Eingegeben von Bea Vollmer am 02.03.2026.",
  ],
  [{ quelle: "EIGEN", von: null, ab: null }, "Bekannt seit 02.03.2026."],
] as const)("sagt, seit wann ein Wert gilt, woher er kommt und wer ihn eingegeben hat: %j", (angabe, text) => {
  expect(herkunftText({ bekanntSeit, ...angabe })).toBe(text);
});

it("sagt einmal, was alles aus der Registrierung ist", () => {
  const angabe = { bekanntSeit, quelle: "REGISTRIERUNG", ab: null } as const;
  expect(registrierungText({ ...angabe, von: "Nora Neumann" })).toBe(
    "Was keinen eigenen Hinweis hat, wurde bei der Registrierung am 02.03.2026 von Nora Neumann angegeben.",
  );
  expect(registrierungText({ ...angabe, von: null })).toContain("am 02.03.2026 angegeben.");
});
