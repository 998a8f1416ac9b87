import { describe, expect, it } from "vitest";
import { isVerbreitet } from "~/server/backend/usecases/passwort/verbreitetePasswoerter";

describe("verbreitete Passwörter", () => {
  it.each([
    "qazwsxedc",
    "Trustno1",
    "football1",
    "schmetterling",
    "Schokolade2026!",
    "!!katharina!!",
    "SCHMETTERLING99",
  ])("kennt %s", (passwort) => {
    expect(isVerbreitet(passwort)).toBe(true);
  });

  it.each(["kq7vRt2x", "blaue giraffen trinken tee", "Beispiel-Passwort-2026", "Wolken-ziehen-2026"])(
    "lässt %s zu",
    (passwort) => {
      expect(isVerbreitet(passwort)).toBe(false);
    },
  );
});
