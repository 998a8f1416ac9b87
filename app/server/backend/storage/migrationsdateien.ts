import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Right in the source tree, and beside the bundle, where the build copies the files. */
export const MIGRATIONEN = fileURLToPath(new URL("./migrations/", import.meta.url));

/**
 * A migration as it lies in its folder. `vertraeglichAb`: the oldest version of the portal that works on the schema
 * after it; null when only versions that have the file do. The file says it in a line `-- vertraeglich ab: 1.118.0`.
 */
export type Migrationsdatei = { name: string; sql: string; pruefsumme: string; vertraeglichAb: string | null };

const VERTRAEGLICH = /^-- vertraeglich ab: (\d+\.\d+\.\d+)$/m;

/** SHA-256 of a migration; ends of lines, which a checkout may change, make no difference. */
function checksumOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

/** The names of all migrations of a folder in the order in which they are applied. */
export async function listMigrationen(ordner: string = MIGRATIONEN): Promise<string[]> {
  return (await readdir(ordner)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

/** The same with what they hold. */
export async function readMigrationen(ordner: string = MIGRATIONEN): Promise<Migrationsdatei[]> {
  return Promise.all(
    (await listMigrationen(ordner)).map(async (name) => {
      const sql = await readFile(join(ordner, name), "utf8");
      return { name, sql, pruefsumme: checksumOf(sql), vertraeglichAb: VERTRAEGLICH.exec(sql)?.[1] ?? null };
    }),
  );
}
