import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const MANIFEST = /^manifest-.*\.js$/;
const BEFORE = "window.__remixManifest=";
const AFTER = ";";

const names = z.array(z.string());
const manifestSchema = z.looseObject({
  entry: z.looseObject({ imports: names, css: names }),
  routes: z.record(z.string(), z.looseObject({ imports: names.optional(), css: names.optional() })),
});
type Manifest = z.infer<typeof manifestSchema>;

const without = (files: readonly string[] | undefined, known: readonly string[]): string[] | undefined => {
  const rest = (files ?? []).filter((file) => !known.includes(file));
  return rest.length === 0 ? undefined : rest;
};

/** The manifest without what means the same when it is absent: a flag that is false, a file that the entry has loaded already. */
function slim(manifest: Manifest): Manifest {
  const { entry } = manifest;
  const routes = Object.entries(manifest.routes).map(([id, { imports, css, ...row }]) => {
    const rest = { imports: without(imports, entry.imports), css: without(css, entry.css) };
    const told = Object.entries<unknown>({ ...row, ...rest }).filter(([, value]) => value !== false && value !== undefined);
    return [id, Object.fromEntries(told)];
  });
  // `fromEntries` forgets the shape of a row, which has only lost fields that may be absent.
  return { ...manifest, routes: Object.fromEntries(routes) as Manifest["routes"] };
}

/** Takes out of the browser's manifest, which every page loads, what says nothing. The server reads a copy of its own. */
export function slimManifest(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => MANIFEST.test(file))) {
    const path = join(folder, name);
    const code = readFileSync(path, "utf8");
    if (!code.startsWith(BEFORE) || !code.endsWith(AFTER)) throw new Error(`${name} is not the manifest that Remix writes.`);
    const manifest = manifestSchema.parse(JSON.parse(code.slice(BEFORE.length, -AFTER.length)));
    writeFileSync(path, BEFORE + JSON.stringify(slim(manifest)) + AFTER);
  }
}
