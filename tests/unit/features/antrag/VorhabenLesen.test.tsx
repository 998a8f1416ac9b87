import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { readVorhaben } from "~/features/antrag/leseAbschnitte";
import { VorhabenLesen } from "~/features/antrag/VorhabenLesen";
import { einPaket, einVorhaben, kontext } from "../../domain/antrag/formular/v2/muster";

function read(teil: Werte): string {
  const quelle = { uuid: "v1", werte: einVorhaben(teil), zusatz: null, stelle: 0, anlagen: null };
  const vorhaben = readVorhaben(quelle, kontext, formulare.V2);
  return renderToStaticMarkup(<VorhabenLesen vorhaben={vorhaben} bearbeiten={null} />);
}

it("zeichnet den Arbeitsplan unter seinen Angaben, eine Überschrift tiefer als der Reiter", () => {
  const html = read({ arbeitspakete: [einPaket("p1", { titel: "Versuche", von: "2025-02", bis: "2025-04" })] });
  expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(1);
  expect(html.match(/<h4[^>]*>Zeitplan<\/h4>/g)).toHaveLength(1);
  expect(html.indexOf("Arbeitsplan-Tool</h3>")).toBeGreaterThan(-1);
  expect(html.indexOf("Arbeitsplan-Tool</h3>")).toBeLessThan(html.indexOf("Zeitplan</h4>"));
  expect(html).toContain("1 Versuche: 02.2025 bis 04.2025; durchgeführt durch Eigenes Unternehmen (A).");
});

it("zeichnet ohne Arbeitspakete nichts", () => {
  const html = read({ arbeitspakete: [] });
  expect(html).toContain("Arbeitsplan-Tool</h3>");
  expect(html).not.toContain('role="img"');
});
