import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, it } from "vitest";
import { PERSONEN_LISTE } from "~/features/support/personenListe";
import { ListenFilter } from "~/features/tabelle/ListenFilter";

const SCHLICHT = { suche: "", filter: {}, sortierung: [], seite: 1, bis: 1, groesse: "25" } as const;

/** The controls in a view, without what stands in the part that can be closed. */
async function offenVon(ansicht: { suche?: string; filter?: Record<string, string> }): Promise<string> {
  const element = <ListenFilter liste={PERSONEN_LISTE} ansicht={{ ...SCHLICHT, ...ansicht }} />;
  const routes = [{ path: "*", element }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/seite"));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return html.replace(/<details[^]*<\/details>/, "");
}

it.each([
  ["eine Suche", { suche: "Muster" }],
  ["ein Filter", { filter: { status: "GESPERRT" } }],
])("%s hat den Weg zurück vor Augen, auch wenn die Filter geschlossen sind", async (_was, ansicht) => {
  expect(await offenVon(ansicht)).toMatch(
    /href="\/support\/benutzerverwaltung\?zuruecksetzen=ja"[^>]*>(<[^>]+>)*Suche und Filter zurücksetzen/,
  );
});

it("die ganze Liste hat nichts zurückzusetzen", async () => {
  expect(await offenVon({})).not.toContain("zurücksetzen");
});
