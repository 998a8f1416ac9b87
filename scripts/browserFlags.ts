import type { Plugin } from "vite";

/** Remix itself in the browser; the flags are the same for every page of a build. */
const REMIX = /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/][\w-]+\.js$/;
/** The router below it. */
const ROUTER = /[\\/](@remix-run[\\/]router[\\/]dist[\\/]router|react-router(-dom)?[\\/]dist[\\/]index)\.js$/;

/** The checks of the live channel's messages and of the vault. */
const ZOD = /[\\/]zod[\\/]v4[\\/]core[\\/]schemas\.js$/;

/** Remix switches all of them on, see `createRouter` in its browser.js; a test compares. */
const FLAG_OF_ROUTER = /(?:[\w$]+\.)*\bfuture\.v7_\w+/g;
/** `window.__remixContext.isSpaMode`: the portal has a server. */
const SPA = /window\.__remixContext\.isSpaMode/g;

/** The single fetch comes with every call; its root has a page for errors and needs none while it wakes up. */
const OWN_ROOT: readonly (readonly [RegExp, string])[] = [
  [/typeof singleFetch === "function"/g, "true"],
  [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g, "undefined"],
  [
    /routeModule\.ErrorBoundary \? routeModule\.ErrorBoundary : route\.id === "root" \? .*?RemixRootDefaultErrorBoundary, \{.*?\}\) : undefined/gs,
    "routeModule.ErrorBoundary",
  ],
];

/** What both ask for at run time although a browser knows the answer: is there a document? And what they say to developers. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/typeof document === "undefined"/g, "false"],
  [/typeof document !== "undefined"/g, "true"],
  [
    /typeof window !== "undefined" && typeof window\.document !== "undefined" && typeof window\.document\.createElement !== "undefined"/g,
    "true",
  ],
  [/function warning\(cond, message\) \{/g, "function warning() { return;"],
];

/**
 * Zod compiles a check of an object where `new Function` is allowed, and tries it out once per page. The policy of the portal forbids it, and
 * Firefox reports every attempt as an error of the page.
 */
const COMPILED = /const jit = !core\.globalConfig\.jitless;/;

/**
 * Writes into the browser code of Remix, its router and zod what is settled when the portal is built. They ask for it at run time, so that every
 * page would load what can never run: the discovery of routes, the ways of fetching data from before the single fetch, those of a server.
 */
export function browserFlags(future: Readonly<Record<string, boolean>>): Plugin {
  // With all that stands before it: `window.__remixContext.future.…` is the same flag.
  const flag = new RegExp(`(?:[\\w$]+\\.)*\\bfuture\\.(${Object.keys(future).join("|")})\\b`, "g");
  const settled = (code: string, known = KNOWN): string => known.reduce((text, [found, value]) => text.replaceAll(found, value), code);
  return {
    name: "browserFlags",
    apply: "build",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr === true) return null;
      if (ZOD.test(id)) return { code: code.replace(COMPILED, "const jit = false;"), map: null };
      if (REMIX.test(id))
        return {
          code: settled(
            settled(code, OWN_ROOT)
              .replaceAll(flag, (_, name: string) => String(future[name] === true))
              .replaceAll(SPA, "false"),
          ),
          map: null,
        };
      return ROUTER.test(id) ? { code: settled(code.replaceAll(FLAG_OF_ROUTER, "true")), map: null } : null;
    },
  };
}
