import { describe, expect, it } from "vitest";
import type { KmuZahlenBereich } from "~/domain/kmu/kmuZahlenFormular";
import { kmuZahlenJahr, kmuZahlenText } from "~/domain/kmu/kmuZahlenTexte";
import type { Werte } from "~/formkit/field";

const bereich = (werte: Werte): KmuZahlenBereich => ({
  werte,
  wurzel: werte,
  kontext: {
    heute: "2026-03-02",
    eigenes: "e",
    firmen: [
      { key: "e", name: "Eigene GmbH" },
      { key: "t", name: "Tochter GmbH" },
    ],
    andere: [],
    verbundjahre: [],
  },
});

describe("kmuZahlenText", () => {
  it("schreibt die Antworten, wie Menschen sie lesen", () => {
    const zahlen = bereich({ beteiligter: "t", wertart: "GESCHAETZT", beschaeftigte: "12.50", umsatz: "1234.5" });
    expect(kmuZahlenText("beteiligter", zahlen)).toBe("Tochter GmbH");
    expect(kmuZahlenText("wertart", zahlen)).toBe("geschätzt");
    expect(kmuZahlenText("beschaeftigte", zahlen)).toBe("12,50");
    expect(kmuZahlenText("umsatz", zahlen)).toBe("1.234,50\u00A0€");
  });

  it.each(["beteiligter", "wertart", "beschaeftigte", "umsatz", "bilanzsumme"] as const)(
    "schreibt ohne Antwort nichts: %s",
    (frage) => expect(kmuZahlenText(frage, bereich({}))).toBe(""),
  );
});

it.each([
  ["2025-01-01", "2025-12-31", "2025"],
  ["2024-07-01", "2025-06-30", "2024/25"],
  ["2025-01-01", "2025-06-30", "01.01.2025 bis 30.06.2025"],
])("nennt das Jahr vom %s bis zum %s %s", (beginn, ende, name) =>
  expect(kmuZahlenJahr(bereich({ beginn, ende }))).toBe(name),
);
