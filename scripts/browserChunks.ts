import type { Plugin } from "vite";

/** The entry, the frame, and what nearly every page or form of the portal has. */
const ALWAYS =
  /[\\/]app[\\/]((entry\.client|root)\.tsx|features[\\/](formular[\\/](FormularFelder\.tsx|SitzungBeendet\.tsx|sendeSicher\.ts)|anmeldung[\\/](Absendeknopf|Fehlermeldung)\.tsx)|ui[\\/](fields[\\/]TextField|basic[\\/]ErrorSummary|layout[\\/](PageHeader|Grid|Card))\.tsx)$/;
/** Only loaders use the server; these faces name much that the frame has no use for. */
const NOT_FOLLOWED = /[\\/]app[\\/](server[\\/].*|ui[\\/]index\.ts|features[\\/](formular|rechtliches)[\\/]index\.ts)$/;
/** Stands in the same face as something of the frame, but only some pages, or what is loaded late, have a use for it. */
const ONLY_SOMETIMES =
  /[\\/]app[\\/]features[\\/](session[\\/](arbeitstab|ungespeichert|anwesenheit|taktgeber)|live[\\/](Anwesende|useTopic)|systemnachricht[\\/]SystemnachrichtenHinweis)\.tsx?$/;
/** All styles of the portal are 7 KB; as a file for each component they were up to seventeen requests of a page. */
const STYLE = /\.vanilla\.css$/;
/** Packages, and what the bundler itself adds. */
const PACKAGE = /^\0|[\\/]node_modules[\\/]/;

/** A short hash says enough: the manifest, which every page loads, names each file, and the first page names its own again. */
const NAMES = { entryFileNames: "assets/[hash:7].js", chunkFileNames: "assets/[hash:7].js" };

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
    if (STYLE.test(id)) return "rahmen";
    if (!always.has(id)) return undefined;
    return PACKAGE.test(id) ? "rahmenwerk" : "rahmen";
  };
  return {
    name: "browserChunks",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true ? {} : { build: { rollupOptions: { output: { ...NAMES, manualChunks, onlyExplicitManualChunks: true } } } },
  };
}

/** What these modules import, and so on; what is imported only when needed stays out. */
function reachableFrom(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) {
    if (NOT_FOLLOWED.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!ONLY_SOMETIMES.test(imported)) found.add(imported);
  }
  return found;
}
