import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readMigrationen } from "../app/server/backend/storage/migrationsdateien";
import { projectRoot } from "./projectRoot";

/** Every migration that ever landed, with its checksum: whoever changes or renames one fails a test. */
export const LISTE = join(projectRoot, "app/server/backend/storage/migrationen.json");

const liste = z.record(z.string(), z.string());

/** Checksums by name. */
export function readMigrationsliste(): Record<string, string> {
  return liste.parse(JSON.parse(readFileSync(LISTE, "utf8")));
}

/** Adds the migrations that are new, and leaves every line that is there as it is. */
export async function extendMigrationsliste(): Promise<void> {
  const neue = (await readMigrationen()).map(({ name, pruefsumme }) => [name, pruefsumme] as const);
  const alle = Object.entries({ ...Object.fromEntries(neue), ...readMigrationsliste() });
  const sortiert = alle.sort(([eine], [andere]) => (eine < andere ? -1 : 1));
  writeFileSync(LISTE, `${JSON.stringify(Object.fromEntries(sortiert), null, 2)}\n`);
}
