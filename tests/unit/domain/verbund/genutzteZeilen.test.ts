import { describe, expect, it } from "vitest";
import { checkGenutzte, genutzteZeilenIn, readGenutzteZeile } from "~/domain/verbund/genutzteZeilen";

describe("eine Zeile der genutzten Bemessungsgrundlage", () => {
  it.each([
    ["2024: 500.000,00", "2024", "500000.00"],
    [" 2024/2025:1.000 € ", "2024/2025", "1000"],
    ["2024/25: 1.000", "2024/25", "1000"],
    ["2024\t7,5", "2024", "7.5"],
    ["2024; 0", "2024", "0"],
  ])("%j nennt Jahr und Betrag", (zeile, jahr, betrag) => expect(readGenutzteZeile(zeile)).toEqual({ jahr, betrag }));

  it.each(["2024", "24: 5", "2024: viel", "2024: -5", "2024: 1,234", "2024: 1234567890123456", "2024 500"])(
    "%j ist nicht zu lesen",
    (zeile) => expect(readGenutzteZeile(zeile)).toBeNull(),
  );
});

describe("der ganze Text", () => {
  it("lässt leere Zeilen weg", () => expect(genutzteZeilenIn("\n2024: 1\n \n")).toEqual(["2024: 1"]));

  it("nennt jede Zeile, die nicht zu lesen ist, und ein Jahr, das zweimal dasteht", () => {
    expect(checkGenutzte("2023: 1\n2024: 2")).toEqual([]);
    expect(checkGenutzte("2024: 1\nviel\n2024: 2")).toEqual([
      "„viel“ ist nicht zu lesen. Bitte schreiben Sie Jahr und Betrag, zum Beispiel 2024: 500.000,00.",
      "Das Jahr 2024 steht zweimal da. Bitte geben Sie es nur einmal an.",
    ]);
  });
});
