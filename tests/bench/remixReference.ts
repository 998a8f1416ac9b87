import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { parseHtml, toElements } from "./parseHtml";

const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
  unstable_optimizeDeps: false,
};

/**
 * The smallest Remix page that gives the same document: one route, no loader, no data, and a component that makes
 * exactly the elements of the given page. Rendered as a string, as the portal does (app/renderPage.tsx).
 */
export function createRemixPage(html: string): (request: Request) => Promise<Response> {
  const stuecke = parseHtml(html);
  const Page = () => stuecke.map(toElements);
  const build: ServerBuild = {
    mode: "production",
    basename: "/",
    publicPath: "/assets/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: FUTURE,
    entry: { module: { default: answer } },
    routes: { root: { id: "root", path: "", module: { default: Page } } },
    assets: {
      url: "/assets/manifest.js",
      version: "1",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: {
          id: "root",
          path: "",
          module: "/assets/root.js",
          hasAction: false,
          hasLoader: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      },
    },
  };
  return createRequestHandler(build, "production");
}

// eslint-disable-next-line house/max-params -- Remix calls it so
function answer(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const html = Buffer.from(
    `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url: request.url }))}`,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(html.byteLength));
  return new Response(new Uint8Array(html), { status, headers });
}
