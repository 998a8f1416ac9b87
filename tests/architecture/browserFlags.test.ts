import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { browserFlags } from "../../scripts/browserFlags";
import { root } from "./sources";

const FILES = [
  "node_modules/@remix-run/react/dist/esm/browser.js",
  "node_modules/@remix-run/router/dist/router.js",
  "node_modules/react-router/dist/index.js",
  "node_modules/react-router-dom/dist/index.js",
];
/** The flags of the portal that the flags of the router follow. */
const FUTURE = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_singleFetch: true, v3_lazyRouteDiscovery: false };

/** Asked by the router of the server, which no browser loads. */
const ONLY_ON_THE_SERVER = "v7_throwAbortReason";

const sourceOf = (file: string): string => readFileSync(join(root, file), "utf8");

/** The code that the browser gets of a file. */
function transformed(file: string): string {
  const { transform } = browserFlags(FUTURE);
  if (typeof transform !== "function") throw new TypeError("No transform");
  // The plugin uses nothing of Rollup's context.
  const result: unknown = Reflect.apply(transform, undefined, [sourceOf(file), join(root, file), { ssr: false }]);
  return typeof result === "object" && result !== null && "code" in result ? String(result.code) : sourceOf(file);
}

describe("what is settled when the browser code is built", () => {
  it.each(FILES)("%s no longer asks for flags and for a document", (file) => {
    expect(sourceOf(file)).toMatch(/future\.v[37]_|typeof document|typeof window\.document/);
    expect(transformed(file)).not.toMatch(/\.future\.v[37]_|typeof document [!=]==|typeof window\.document !==/);
  });

  it("no data are fetched in the way from before the single fetch, and the root has its own page for errors", () => {
    const routes = transformed("node_modules/@remix-run/react/dist/esm/routes.js");
    expect(routes).toContain("if (true) {\n        let result = await singleFetch();");
    expect(routes).toContain("let ErrorBoundary = routeModule.ErrorBoundary;");
    expect(routes.match(/RemixRootDefault\w+/g)).toEqual(["RemixRootDefaultErrorBoundary", "RemixRootDefaultHydrateFallback"]);
    expect(sourceOf("app/root.tsx")).toMatch(/export (?:function|const) ErrorBoundary|export \{[^}]*ErrorBoundary/);
    // Whoever calls a handler of a route brings the single fetch along.
    const handler = /\bhandler\(/g;
    const fetches = sourceOf("node_modules/@remix-run/react/dist/esm/single-fetch.js");
    expect([...fetches.matchAll(handler)].length).toBe([...fetches.matchAll(/\bhandler\(async \(\) =>/g)].length);
  });

  it("zod compiles no checks, which the policy of the portal forbids", () => {
    const schemas = "node_modules/zod/v4/core/schemas.js";
    const uses = /\bjit && /g;
    // Nothing tries to compile but what asks for `jit` first.
    expect([...sourceOf(schemas).matchAll(uses)].length).toBe(2);
    expect(sourceOf(schemas).match(/fastEnabled|allowsEval/g)).toHaveLength(5);
    expect(transformed(schemas)).toContain("const jit = false;");
  });

  it("Remix switches on every flag of its router", () => {
    const flags = [...transformed("node_modules/@remix-run/react/dist/esm/browser.js").matchAll(/(v7_\w+): (.+)/g)];
    expect(flags.map(([, name]) => name)).toEqual([
      "v7_normalizeFormMethod",
      "v7_fetcherPersist",
      "v7_partialHydration",
      "v7_prependBasename",
      "v7_relativeSplatPath",
      "v7_skipActionErrorRevalidation",
      "v7_startTransition",
    ]);
    expect(flags.map(([, , value = ""]) => value.replace(/,$/, ""))).toEqual([
      "true",
      "true",
      "true",
      "true",
      "true",
      "true === true",
      "true",
    ]);
  });

  it("no flag that the router asks for is one that Remix leaves off", () => {
    const asked = FILES.flatMap((file) => [...sourceOf(file).matchAll(/future\.(v7_\w+)/g)].map(([, name]) => name));
    const set = [...sourceOf("node_modules/@remix-run/react/dist/esm/browser.js").matchAll(/(v7_\w+):/g)].map(([, name]) => name);
    expect([...new Set(asked)].filter((name) => !set.includes(name))).toEqual([ONLY_ON_THE_SERVER]);
  });
});
