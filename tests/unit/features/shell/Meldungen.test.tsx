import { StaticRouter } from "react-router-dom/server";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { Meldungen } from "~/features/shell/Meldungen";
import type { RouteKey } from "~/routing/routeTable";

const rahmen = {
  flash: null,
  einreichMarke: "11111111-2222-4333-8444-555555555555",
} as unknown as SeitenrahmenDaten;

const htmlVon = (seite: RouteKey): string =>
  renderToStaticMarkup(
    <StaticRouter location="/home">
      <Meldungen rahmen={rahmen} seite={seite} />
    </StaticRouter>,
  );

describe("Der Weg zurück zum Einreichen", () => {
  it("steht auf anderen Seiten, ohne eine Unterbrechung zu behaupten", () => {
    const html = htmlVon("antragStartseite");
    expect(html).toContain("/einreichen/11111111-2222-4333-8444-555555555555");
    expect(html).not.toContain("unterbrochen");
  });

  it.each(["einreichen", "bestaetigen", "nezoStart", "nezoerror", "nezosuccess"] as const)(
    "steht nicht auf einer Seite des Einreichens: %s",
    (seite) => expect(htmlVon(seite)).not.toContain("/einreichen/"),
  );
});
