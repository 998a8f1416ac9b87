import { resolve } from "node:path";
import type { Plugin } from "vite";

const ELEMENTS = resolve(import.meta.dirname, "../app/server/elements.ts");

/** Lets the JSX of the pages make its elements by `app/server/elements.ts` when the server renders them. */
export function serverElements(): Plugin {
  return {
    name: "serverElements",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer, { ssr }) =>
      ssr === true && source === "react/jsx-runtime" && importer !== ELEMENTS && !importer?.includes("/node_modules/") ? ELEMENTS : null,
  };
}
