import { describe, expect, it } from "vitest";
import type { ProzesslogDaten } from "~/features/protokoll/loadProzesslog";
import { ProzesslogSeite } from "~/features/protokoll/ProzesslogSeite";
import { renderSeite } from "../../../support/renderSeite";

const ZEILE = {
  am: "2026-03-02T09:00:00.000Z",
  stufe: "error",
  meldung: "Unexpected error",
  vorgangskennung: "kennung-7",
  angaben: [{ name: "ruf", wert: "antraege.getAntrag" }],
} as const;

type Zeilen = ProzesslogDaten["seiten"]["zeilen"];

function html(zeilen: Zeilen, frage: ProzesslogDaten["frage"] = { suche: "", stufe: null }): Promise<string> {
  const seiten = { zeilen, total: zeilen.length, jeSeite: 50, folge: { seite: 1, bis: 1 } };
  const seite = <ProzesslogSeite frage={frage} seiten={seiten} seit="2026-03-01T09:00:00.000Z" />;
  return renderSeite(seite, "/wartunglogarchiv/prozess");
}

describe("das Log des Prozesses", () => {
  it("nennt Stufe, Meldung auf Englisch, Vorgangskennung und seit wann der Prozess läuft", async () => {
    const seite = await html([{ ...ZEILE, angaben: [...ZEILE.angaben] }]);
    expect(seite).toContain("Fehler</span>");
    expect(seite).toContain('<span lang="en">Unexpected error</span>');
    expect(seite).toContain('<span lang="en">ruf: antraege.getAntrag</span>');
    expect(seite).toContain("kennung-7");
    expect(seite).toContain(
      "Seit dem Start dieses Prozesses am 01.03.2026, 10:00:00 Uhr MEZ; nur der Server, der diese Seite beantwortet hat.",
    );
  });

  it("sagt ohne Zeilen, ob nichts gemeldet oder nichts gefunden wurde", async () => {
    expect(await html([])).toContain("Seit dem Start keine Warnungen und Fehler");
    expect(await html([], { suche: "x", stufe: null })).toContain("Keine Zeile passt zu Suche und Stufe");
  });
});
