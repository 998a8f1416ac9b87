import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, it } from "vitest";
import { LesungenTabelle } from "~/features/antragBenutzer/LesungenTabelle";

const SEITE = "http://localhost/antragBenutzerverwaltung/11111111-1111-4111-8111-111111111111";

async function render(anzahl: number, total: number): Promise<string> {
  const zeilen = Array.from({ length: anzahl }, (_, stelle) => ({
    am: new Date(Date.UTC(2026, 2, 1, 9, stelle)).toISOString(),
    name: "Sara Port",
    rolle: "Support Mitarbeiter",
    was: "Übersicht des Antrags",
  }));
  const lesungen = { zeilen, total, jeSeite: 25, folge: { seite: 1, bis: 1 } };
  const routes = [{ path: "*", element: <LesungenTabelle lesungen={lesungen} /> }];
  const context = await createStaticHandler(routes).query(new Request(SEITE));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it("führt auf die nächste Seite der Zugriffe, ohne etwas abzuschneiden", async () => {
  const html = await render(25, 312);
  expect(html).toContain("312");
  expect(html).toMatch(/href="[^"]*zugriffeSeite=2#zugriffe"/);
  expect(html).toMatch(/href="[^"]*zugriffeSeite=13#zugriffe"/);
});

it("kommt ohne Seiten aus, wo alles auf eine passt", async () => {
  expect(await render(3, 3)).not.toContain("zugriffeSeite");
});
