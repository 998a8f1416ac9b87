import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** File that holds the hash of the sources the build was made from, relative to the project. */
export const BUILD_STAMP = "build/.stand";

const SOURCES = ["app", "public", "package-lock.json", "package.json", "vite.config.ts", "tsconfig.json", "scripts"];

/** Hash over names and contents of everything that goes into a build. */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of listFiles(resolve(root, source))) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** True when there is no build, or it was made from other sources. */
export function isBuildStale(root: string): boolean {
  const stamp = resolve(root, BUILD_STAMP);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== sourceHash(root);
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
