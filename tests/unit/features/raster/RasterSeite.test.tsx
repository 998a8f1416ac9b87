import { expect, it } from "vitest";
import { rasterName } from "~/domain/antrag/formular/raster";
import { withoutAntrag } from "~/features/raster/rasterDaten";
import { RasterSeite } from "~/features/raster/RasterSeite";
import { renderSeite } from "../../../support/renderSeite";

const ZEILE = "cccccccc-0000-4000-8000-000000000001";
const ADRESSE = `/antraege/${ZEILE}/tabelle?vorhaben=${ZEILE}&tabelle=arbeitspakete`;

it("zeigt ohne den Antrag nur, was getippt ist und warum, und nennt den Antrag nirgends", async () => {
  const problem = {
    code: "NICHT_GEFUNDEN",
    userMessage: "Diese Seite gibt es nicht mehr.",
    httpStatus: 404,
    httpSubStatus: "404.10",
    errors: [],
  };
  const eingaben = { zeile: [ZEILE], [rasterName(ZEILE, "titel")]: "Noch da" };
  const daten = withoutAntrag(new URL(`http://portal${ADRESSE}`));
  const html = await renderSeite(
    <RasterSeite daten={daten} antwort={{ problem, konflikt: null, eingaben }} />,
    ADRESSE,
  );
  expect(html).toContain("Diese Seite gibt es nicht mehr.");
  expect(html).toMatch(/Zeile 1: Bezeichnung des Arbeitspakets.*Noch da/);
  expect(html).not.toContain(`href="/antraege/`);
  expect(html).not.toContain("<form");
});
