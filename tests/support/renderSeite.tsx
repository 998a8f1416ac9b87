import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

/** The HTML of a part of a page that asks for its address; `daten`: what the loader of the page gives. */
export async function renderSeite(
  element: ReactElement,
  adresse: string,
  daten: object | null = null,
): Promise<string> {
  const routes = [{ path: "*", element, loader: () => daten }];
  const context = await createStaticHandler(routes).query(new Request(`http://localhost${adresse}`));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
