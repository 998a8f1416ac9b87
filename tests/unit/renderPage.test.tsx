import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Scripts } from "@remix-run/react";
import { lazy, Suspense, type ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { renderPage } from "~/renderPage";
import { BUILD, OHNE_TEILE } from "../support/remixBuild";

const TEXT = "äöüß€".repeat(8);
const Late = lazy(() =>
  Promise.resolve({
    default: () => (
      <>
        {Array.from({ length: 200 }, (_, index) => (
          <input key={index} defaultValue={TEXT} />
        ))}
      </>
    ),
  }),
);

/** The document of a Remix application with one page, whose loader answers `loaded`. */
async function render(Page: () => ReactElement, loaded: string | { text: string } | null = null): Promise<string> {
  const build: ServerBuild = {
    ...BUILD,
    entry: {
      module: {
        // eslint-disable-next-line house/max-params -- Remix calls it so
        default: async (request, status, _headers, context) =>
          new Response((await renderPage({ url: request.url, context, nonce: "n1" })).toString(), { status }),
      },
    },
    routes: { root: { id: "root", path: "", module: { default: Page, loader: () => loaded } } },
    assets: {
      url: "/manifest.js",
      version: "1",
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { id: "root", path: "", module: "/root.js", ...OHNE_TEILE, hasLoader: true } },
    },
  };
  return (await createRequestHandler(build, "production")(new Request("http://localhost/"))).text();
}

describe("renderPage", () => {
  it("writes the loaders' data behind the document, so that no text in them can end a script", async () => {
    const html = await render(() => <Scripts nonce="n1" />, { text: "</script>&\u2028ä" });
    const [, data = "", end] = html.split('<script nonce="n1">window.__remixContext.streamController.');
    expect(data).toMatch(/^enqueue\(".*\\u003c\/script\\u003e\\u0026(?:\\u2028|\\\\u2028)ä.*"\);<\/script>$/);
    expect(end).toBe("close();</script>");
  });

  it("writes nothing behind the end of the document", async () => {
    const html = await render(
      () => (
        <html lang="de">
          <body>
            <Scripts nonce="n1" />
          </body>
        </html>
      ),
      "geladen",
    );
    expect(html).toMatch(/^<!DOCTYPE html><html.*streamController\.close\(\);<\/script><\/body><\/html>$/s);
  });

  it("writes no data for a page without scripts", async () => {
    expect(await render(() => <p>nur Text</p>, "geladen")).toBe("<p>nur Text</p>");
  });

  it("waits for a part whose code is not there yet, and damages no character of it", async () => {
    const html = await render(() => (
      <Suspense fallback="noch nicht">
        <Late />
      </Suspense>
    ));
    expect(html).not.toContain("noch nicht");
    expect(html.split(`value="${TEXT}"`)).toHaveLength(201);
    expect(html).not.toContain("\0");
  });

  it.each([
    ["that is whole", () => <p>da</p>],
    ["of which a part waits", lazy(() => Promise.resolve({ default: () => <p>da</p> }))],
  ])("begins a document %s with its type, once: without it browsers lay it out as in the nineties", async (_, Part) => {
    const html = await render(() => (
      <html>
        <body>
          <Suspense>
            <Part />
          </Suspense>
        </body>
      </html>
    ));
    expect(html).toContain("<p>da</p>");
    expect(html).toMatch(/^<!DOCTYPE html><html>/);
    expect(html.match(/<!DOCTYPE/gi)).toHaveLength(1);
  });
});
