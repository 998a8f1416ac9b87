import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DamaligeTexte } from "../../../../app/features/hilfetexte";

/** The link on a page of somebody whose menu holds these entries. */
async function render(navigation: readonly string[], eingereichtAm: string | null): Promise<string> {
  const element = <DamaligeTexte eingereichtAm={eingereichtAm} einreichung="e1" bereich="widerspruch" />;
  const routes = [{ id: "root", path: "/", element, loader: () => ({ sitzung: { navigation } }) }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("The page leads elsewhere");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it("führt, wer Hilfetexte bearbeitet, zu denen vom Augenblick der Einreichung in Berlin", async () => {
  const html = await render(["hilfetexteView"], "2026-03-02T22:59:30.000Z");
  expect(html).toContain(
    'href="/admin/hilfetexte?bereich=widerspruch&amp;am=02.03.2026&amp;um=23%3A59&amp;einreichung=e1"',
  );
});

it("ist nicht da, wo nichts eingereicht ist, und für alle anderen", async () => {
  expect(await render(["hilfetexteView"], null)).toBe("");
  expect(await render(["antraege"], "2026-03-02T22:59:30.000Z")).toBe("");
});
