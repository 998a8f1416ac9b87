import type { Plugin } from "vite";

/** The entry, the frame, and what nearly every page or form of the portal has. */
const ALWAYS =
  /[\\/]app[\\/]((entry\.client|root)\.tsx|features[\\/]formular[\\/](FormularFelder\.tsx|sendeSicher\.ts)|ui[\\/](fields[\\/]TextField|basic[\\/]ErrorSummary|layout[\\/](PageHeader|Grid))\.tsx)$/;
/** Only loaders use the server; these faces of features name much that the frame has no use for. */
const NOT_FOLLOWED = /[\\/]app[\\/](server[\\/].*|features[\\/](formular|rechtliches)[\\/]index\.ts)$/;
/** Packages, and what the bundler itself adds. */
const PACKAGE = /^\0|[\\/]node_modules[\\/]/;

type Graph = { getModuleIds: () => Iterable<string>; getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Puts what every page needs into two files: the framework, which changes rarely, and the frame around the page. As dozens of small
 * files they compress badly, and each of them stands in the manifest that every page loads. The rest is left to the bundler.
 */
export function browserChunks(): Plugin {
  let always: ReadonlySet<string> | undefined;
  const manualChunks = (id: string, graph: Graph): string | undefined => {
    always ??= reachableFrom(
      [...graph.getModuleIds()].filter((module) => ALWAYS.test(module)),
      graph,
    );
    if (!always.has(id)) return undefined;
    return PACKAGE.test(id) ? "rahmenwerk" : "rahmen";
  };
  return {
    name: "browserChunks",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true ? {} : { build: { rollupOptions: { output: { manualChunks, onlyExplicitManualChunks: true } } } },
  };
}

/** What these modules import, and so on; what is imported only when needed stays out. */
function reachableFrom(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    if (NOT_FOLLOWED.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
