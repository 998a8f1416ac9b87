import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FehlerDaten } from "../../../../app/contract/antrag/formAntwort";
import { FehlerAnsicht } from "../../../../app/features/shell/FehlerAnsicht";

const render = (status: number, daten: FehlerDaten | null) =>
  renderToStaticMarkup(<FehlerAnsicht status={status} daten={daten} requestId="req-7" pfad="/seite?x=1" />);

describe("Fehlerseite", () => {
  it("zeigt bei ausgefallenem Dienst Vorgangsnummer und „Erneut versuchen“", () => {
    const html = render(503, { requestId: "req-7" });
    expect(html).toContain("Zurzeit nicht erreichbar</h1>");
    expect(html).toContain("Vorgangsnummer: req-7");
    expect(html).toMatch(/<a href="\/seite\?x=1"[^>]*>Erneut versuchen<\/a>/);
  });

  it("bietet ein gescheitertes Formular mit allem Getippten noch einmal an", () => {
    const eingaben = { titel: 'Ä "x"\nneue Zeile', wahl: ["a", "b"], schluessel: "s-1" };
    const html = render(503, { requestId: "req-7", ziel: "/profil?x=1", eingaben });
    expect(html).toContain('<form method="post" action="/profil?x=1">');
    expect(html).toContain('<input type="hidden" name="titel" value="Ä &quot;x&quot;\nneue Zeile"/>');
    expect(html.match(/name="wahl" value="[ab]"/g)).toHaveLength(2);
    expect(html).toContain("Ihre Eingaben sind noch da");
    expect(html).not.toContain('href="/seite?x=1"');
  });

  it("sagt, was mit ausgewählten Dateien ist, wo das Formular welche haben konnte", () => {
    const ziel = { requestId: "req-7", ziel: "/profil", eingaben: {} };
    expect(render(500, { ...ziel, dateien: "Dateien gehen dabei nicht mit." })).toContain(
      "Dateien gehen dabei nicht mit.",
    );
    expect(render(500, ziel)).not.toContain("Dateien");
  });

  it("nennt auf der Seite „nicht gefunden“ keine Vorgangsnummer und keine Wiederholung", () => {
    const html = render(404, { requestId: "req-7" });
    expect(html).toContain("Seite nicht gefunden</h1>");
    expect(html).not.toMatch(/Vorgangsnummer|Erneut versuchen/);
  });

  it("zeigt die eigene Meldung des Portals vor der allgemeinen", () => {
    expect(render(403, { requestId: "req-7", userMessage: "Bitte öffnen Sie die Seite neu." })).toContain(
      "Bitte öffnen Sie die Seite neu.",
    );
  });
});
