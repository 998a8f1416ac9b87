import { resolve } from "node:path";
import type { Plugin } from "vite";
import { routeTable } from "../app/routing/routeTable";
import { projectRoot } from "./projectRoot";
import { UsedModules } from "./usedModules";

/** React, Remix and its router: every page has them, and they change more rarely than the portal. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)[\\/]/;
/** Packages, and what the bundler itself adds. */
const PACKAGE = /^\0|[\\/]node_modules[\\/]/;
/** The checks of the contract, which most of what comes late has. */
const CHECKS = /[\\/]node_modules[\\/]zod[\\/]/;
/** What the document itself runs. */
const DOCUMENT = /[\\/]app[\\/](?:entry\.client|root)\.tsx/;
/** All styles of the portal are 8 KB; as a file for each component they were up to seventeen requests of a page. */
const STYLE = /\.vanilla\.css$/;
/** Rules and the engine of forms; the rest of the portal is what is on the screen. */
const RULES = /[\\/]app[\\/](?:domain|formkit|lib)[\\/]/;

/**
 * What so many pages have is in a file with its like; the bundler would make a file of each set of modules that the
 * same pages have.
 */
const SHARED_PAGES = 3;

/**
 * The manifest, which every page loads, names each file for each page that has it: a hash says enough, and seven
 * characters of it tell some hundred files apart (42 bits; the bundler tells apart what is alike nevertheless).
 */
const NAMES = { entryFileNames: "assets/[hash:7].js", chunkFileNames: "assets/[hash:7].js" };

type Graph = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; isIncluded: boolean | null; dynamicallyImportedIds: readonly string[] } | null;
};

/**
 * Puts what many pages have into few files and leaves the rest to the bundler: what the document has, or the first page
 * together with others, is the frame; what several pages have, apart by whether one of them opens without a login and
 * whether the form of an Antrag has it, too, at once or late; what the form has with one or two others; what the frame
 * loads late. Many small files compress badly, and each stands in the manifest that every page loads.
 */
export function browserChunks(): Plugin {
  const used = new UsedModules();
  let chunks: ReadonlyMap<string, string> | undefined;
  const manualChunks = (id: string, graph: Graph): string | undefined => (chunks ??= assignChunks(used, graph)).get(id);
  const output = { ...NAMES, manualChunks, onlyExplicitManualChunks: true };
  return {
    name: "browserChunks",
    apply: "build",
    moduleParsed: (module) => used.add(module),
    config: (_config, { isSsrBuild }) => (isSsrBuild === true ? {} : { build: { rollupOptions: { output } } }),
  };
}

/** The files of the pages that open without a login. */
const OPEN_PAGES: ReadonlySet<string> = new Set(
  Object.values(routeTable)
    .filter(({ access }) => access !== "login")
    .map(fileOf),
);
/** Where everybody begins. */
const FIRST_PAGE = fileOf(routeTable.landingpage);
/** Where people work for hours. */
const FORM_PAGE = fileOf(routeTable.antragFormV2);

/** The file of each module that many pages have. */
function assignChunks(used: UsedModules, { getModuleIds, getModuleInfo }: Graph): ReadonlyMap<string, string> {
  const reachedFrom = (starts: Iterable<string>) =>
    used.reachedFrom(starts, (id) => getModuleInfo(id)?.isIncluded !== false);
  const all = [...getModuleIds()];
  const entries = all.filter((id) => getModuleInfo(id)?.isEntry === true);
  const frame = reachedFrom(entries.filter((id) => DOCUMENT.test(id)));
  const pages = entries
    .filter((id) => !DOCUMENT.test(id))
    .map((id) => ({ file: id.replace(/\?.*$/, ""), modules: reachedFrom([id]) }));
  const lateOf = (modules: Iterable<string>): string[] =>
    [...modules].flatMap((id) => [...(getModuleInfo(id)?.dynamicallyImportedIds ?? [])]);
  const late = lateOf(frame).map((id) => reachedFrom([id]));
  const formModules = new Set(pages.find(({ file }) => file === FORM_PAGE)?.modules);
  const work = reachedFrom([...formModules, ...lateOf(formModules)]);
  const isOwnPackage = (id: string): boolean => id.includes("node_modules") && !frame.has(id) && !CHECKS.test(id);
  const quick = new Set(
    late.filter((part) => ![...part].some((id) => used.needs(id, isOwnPackage))).flatMap((part) => [...part]),
  );
  const chunkOf = (id: string): string | undefined => {
    if (STYLE.test(id)) return "rahmen";
    if (FRAMEWORK.test(id)) return "rahmenwerk";
    const users = pages.filter(({ modules }) => modules.has(id));
    const isShared = users.length > 1 && users.some(({ file }) => file === FIRST_PAGE);
    if (frame.has(id) || isShared) return PACKAGE.test(id) ? "rahmenwerk" : "rahmen";
    if (PACKAGE.test(id)) return undefined;
    if (users.length >= SHARED_PAGES) {
      const open = users.some(({ file }) => OPEN_PAGES.has(file)) ? "Offen" : "";
      return `${RULES.test(id) ? "regeln" : "teile"}${open}${work.has(id) ? "Formular" : ""}`;
    }
    // The form in its versions, and where its help texts are looked at.
    if (users.length > 1 && formModules.has(id)) return "nurFormular";
    // What the frame loads late comes together, unless it brings a package of its own, which then comes only where it
    // is needed.
    return users.length === 0 && quick.has(id) ? "spaeter" : undefined;
  };
  return new Map(all.flatMap((id) => nameOf(id, chunkOf(id))));
}

function fileOf({ file }: { file: string }): string {
  return resolve(projectRoot, "app", file);
}

const nameOf = (id: string, chunk: string | undefined): readonly (readonly [string, string])[] =>
  chunk === undefined ? [] : [[id, chunk]];
