import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { makeOrdner } from "../operator/makeOrdner";

/** This build and the two before it: a page that was opened before the last deployment still finds its scripts. */
const KEPT_BUILDS = 3;
const BUILD_NAME = /^[A-Za-z0-9_-]{1,64}$/;
const ASSET_NAME = /^[A-Za-z0-9._-]{1,200}$/;

/** Finds a file of another build by its name; the names carry a hash of the content, so they never mean two things. */
export type BuildArchive = { findAsset(name: string): string | null };

/**
 * Keeps the browser files of this build in a folder that outlives a deployment, and drops those of builds long gone.
 * Nodes that share the folder serve each other's files while a deployment is rolling. A folder that cannot be written
 * is no reason not to start: `warn` is told, and only the own files are served.
 */
export function keepBuild(
  build: { assets: string; id: string; archive: string },
  now: Date,
  warn: (error: unknown) => void,
): BuildArchive {
  try {
    store(build, now);
    dropOld(build.archive, build.id);
  } catch (error) {
    warn(error);
    return { findAsset: () => null };
  }
  return { findAsset: (name) => findAsset(build.archive, name) };
}

function store({ assets, id, archive }: { assets: string; id: string; archive: string }, now: Date): void {
  if (!BUILD_NAME.test(id)) throw new Error(`The name of the build cannot be a folder: ${id}`);
  const target = join(archive, id);
  if (!existsSync(target)) {
    // Complete or not there at all, also after a crash and with several nodes that start at once.
    const unfinished = join(archive, `.${id}-${String(process.pid)}`);
    makeOrdner(archive);
    cpSync(assets, unfinished, { recursive: true });
    try {
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  utimesSync(target, now, now);
}

function dropOld(archive: string, own: string): void {
  const others = buildsIn(archive).filter((name) => name !== own);
  for (const name of others.slice(KEPT_BUILDS - 1)) rmSync(join(archive, name), { recursive: true, force: true });
}

/** The newest first. */
function buildsIn(archive: string): string[] {
  if (!existsSync(archive)) return [];
  const startedAt = (name: string) => statSync(join(archive, name)).mtimeMs;
  return readdirSync(archive)
    .filter((name) => BUILD_NAME.test(name))
    .sort((a, b) => startedAt(b) - startedAt(a) || a.localeCompare(b));
}

function findAsset(archive: string, name: string): string | null {
  if (!ASSET_NAME.test(name)) return null;
  for (const build of buildsIn(archive)) {
    const path = join(archive, build, name);
    if (existsSync(path) && statSync(path).isFile()) return path;
  }
  return null;
}
