import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, it } from "vitest";
import type { ReactElement } from "react";
import { Moment, MomentKurz, MomentSekunde, MomentZelle } from "~/features/moment";

/** A part of a page whose frame was made at this time of the server. */
async function renderAt(stand: string, element: ReactElement): Promise<string> {
  const routes = [{ id: "root", path: "*", element, loader: () => ({ stand }) }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const AM = "2026-03-02T09:55:00.000Z";
const GENAU = `<time dateTime="${AM}">02.03.2026, 10:55\u00a0Uhr</time>`;

it("nennt die Zeit genau und wie lange sie her ist, schon vom Server", async () => {
  expect(await renderAt("2026-03-02T10:00:10.000Z", <Moment am={AM} />)).toBe(`${GENAU} (vor 5 Minuten)`);
});

it("nennt in einer Tabelle beides untereinander", async () => {
  const html = await renderAt("2026-03-05T10:00:00.000Z", <MomentZelle am={AM} />);
  expect(html).toContain(GENAU);
  expect(html.replace(/<[^>]*>/g, " ")).toMatch(/Uhr\s+vor 3 Tagen\s*$/);
});

it("nennt in einer Tabelle auch, wie lange es noch dauert", async () => {
  const html = await renderAt("2026-03-01T09:00:00.000Z", <MomentZelle am={AM} />);
  expect(html.replace(/<[^>]*>/g, " ")).toMatch(/Uhr\s+in 1 Tag\s*$/);
});

it("nennt in einem Log Tag, Sekunde und Zone, und wie lange es her ist", async () => {
  const html = await renderAt("2026-03-02T10:00:10.000Z", <MomentSekunde am={AM} />);
  expect(html).toContain(`<time dateTime="${AM}">10:55:00 Uhr MEZ</time>`);
  expect(
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe("02.03.2026 10:55:00 Uhr MEZ vor 5 Minuten");
});

it("setzt einen Strich, wo es keinen Zeitpunkt gibt", async () => {
  expect(await renderAt("2026-03-05T10:00:00.000Z", <MomentZelle am={null} />)).toBe("–");
});

it.each([
  ["2026-03-02T10:00:10.000Z", "vor 5 Minuten"],
  ["2026-03-09T09:54:59.000Z", "vor 6 Tagen"],
  ["2026-03-09T09:55:00.000Z", "02.03.2026"],
])(
  "nennt in einer Zeile um %s nur %s, auf Papier den Tag, und die genaue Zeit für Hilfsmittel",
  async (stand, kurz) => {
    const html = await renderAt(stand, <MomentKurz am={AM} />);
    expect(html).toContain(`<time dateTime="${AM}" title="02.03.2026, 10:55\u00a0Uhr">`);
    const woche = kurz.startsWith("vor");
    expect(html.includes(`<span data-print="nein">${kurz}</span>`)).toBe(woche);
    const worte = html.replace(/<[^>]*>/g, "");
    expect(worte).toBe(`${woche ? "02.03.2026 " : ""}${kurz}, 02.03.2026, 10:55\u00a0Uhr`);
  },
);
