import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { expect, it } from "vitest";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { BetriebsHinweise } from "~/features/wartung/BetriebsHinweise";

/** As much of the frame as the hints read. */
const rahmen = (isKetteGebrochen: boolean) =>
  ({ wartung: null, sitzung: { isKetteGebrochen, benutzer: null } }) as unknown as SeitenrahmenDaten;

const render = (isKetteGebrochen: boolean) =>
  renderToStaticMarkup(
    <StaticRouter location="/home">
      <BetriebsHinweise rahmen={rahmen(isKetteGebrochen)} />
    </StaticRouter>,
  );

it("sagt auf jeder Seite, dass eine Ereigniskette gebrochen ist, und führt zum Ergebnis der Prüfung", () => {
  const html = render(true);
  expect(html).toContain("Eine Ereigniskette ist gebrochen");
  expect(html).toMatch(/<a [^>]*href="\/wartunglogarchiv"/);
});

it("sagt nichts, solange alle Ketten ganz sind", () => {
  expect(render(false)).not.toContain("Ereigniskette");
});
