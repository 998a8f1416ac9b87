import { describe, expect, it } from "vitest";
import { readAngaben } from "../../../../app/features/schaetzung/readAngaben";

const read = (query: string) => readAngaben(new URLSearchParams(query), ["2025", "2025/2026"]);
const KEIN_BETRAG = "Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 1.000.000,00.";

describe("Angaben für die Schätzung", () => {
  it("sind ohne Abfrage leer", () => {
    expect(read("").angaben).toEqual({ istKmu: false, verbund: { "2025": "0", "2025/2026": "0" } });
  });

  it("liest KMU und Beträge je Wirtschaftsjahr", () => {
    expect(read("kmu=ja&verbund-2025=1.000.000,50&verbund-2025-2026=7").angaben).toEqual({
      istKmu: true,
      verbund: { "2025": "1000000.50", "2025/2026": "7" },
    });
  });

  it.each(["viel", "-5", "1.5", "1,234", "1234567890123456", "1e5"])("weist %s zurück und behält den Text", (text) => {
    const { angaben, fragen } = read(new URLSearchParams({ "verbund-2025": text }).toString());
    expect(fragen[0]).toEqual({
      jahr: "2025",
      name: "verbund-2025",
      text,
      isGetippt: false,
      fehler: KEIN_BETRAG,
      quellen: [],
    });
    expect(angaben.verbund["2025"]).toBe("0");
  });

  it.each(["nein", "", "JA", "true"])("nimmt kmu=%s nicht als Ja", (text) => {
    expect(read(`kmu=${text}`).angaben.istKmu).toBe(false);
  });

  it("beginnen mit dem, was die Liste der verbundenen Unternehmen sagt, bis die Adresse etwas anderes sagt", () => {
    const genutzt = [
      { jahr: "2025", name: "A GmbH", betrag: "1000.50" },
      { jahr: "2025", name: "B GmbH", betrag: "2" },
      { jahr: "2024", name: "A GmbH", betrag: "9" },
    ];
    const gelesen = (query: string) =>
      readAngaben(new URLSearchParams(query), ["2025", "2026"], { istKmu: true, genutzt });
    expect(gelesen("").angaben).toEqual({ istKmu: true, verbund: { "2025": "1002.50", "2026": "0" } });
    expect(gelesen("").fragen[0]).toMatchObject({
      text: "1.002,50",
      quellen: [{ name: "A GmbH" }, { name: "B GmbH" }],
    });
    expect(gelesen("verbund-2025=").angaben.verbund["2025"]).toBe("0");
    const getippt = (query: string) => gelesen(query).fragen.map(({ isGetippt }) => isGetippt);
    expect(getippt("verbund-2025=1.002,50&verbund-2026=")).toEqual([false, false]);
    expect(getippt("verbund-2025=7&verbund-2026=0")).toEqual([true, true]);
    expect(gelesen("verbund-2025=7&kmu=nein").angaben).toEqual({
      istKmu: false,
      verbund: { "2025": "7", "2026": "0" },
    });
  });
});
