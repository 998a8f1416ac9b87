import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { Migrationsdatei } from "./migrationsdateien";

/** The database cannot be brought to the state of this version; the German sentence is for the operator. */
export class SchemaAblehnung extends Error {
  override name = "SchemaAblehnung";
}

/** Under these names, too, there are migrations in databases; they have another number by now. */
const FRUEHERE_NAMEN = new Set(["0007_nachweis.sql", "0096_exporte.sql"]);

const text = z.string().nullable().default(null);
const eingespielt = z.object({ name: z.string(), pruefsumme: text, version: text, vertraeglich_ab: text });

/**
 * A migration that a database has: from which version of the portal, and from which on others work with it. All null:
 * before checksums.
 */
export type Eingespielt = z.infer<typeof eingespielt>;

/**
 * What was applied to a database; null when nothing ever was. The columns may be missing, where an older version has
 * written the table; what is no file is a mark that some work on the data is done.
 */
export async function readSchemaStand(client: Pool | PoolClient): Promise<Eingespielt[] | null> {
  const { rows: tabelle } = await client.query<{ da: boolean }>("SELECT to_regclass('migration') IS NOT NULL AS da");
  if (tabelle[0]?.da !== true) return null;
  const { rows } = await client.query<{ zeile: unknown }>(
    "SELECT to_jsonb(m) AS zeile FROM migration m WHERE name LIKE '%.sql'",
  );
  return rows.map(({ zeile }) => eingespielt.parse(zeile));
}

const compareVersions = new Intl.Collator("en", { numeric: true }).compare;

function checkVersion(stand: readonly Eingespielt[], dateien: readonly Migrationsdatei[], version: string): void {
  const bekannt = new Set(dateien.map(({ name }) => name));
  const zuNeu = stand.filter(
    ({ name, vertraeglich_ab: ab }) =>
      !bekannt.has(name) && !FRUEHERE_NAMEN.has(name) && (ab === null || compareVersions(ab, version) > 0),
  );
  if (zuNeu.length === 0) return;
  const neueste = zuNeu
    .flatMap((eine) => eine.version ?? [])
    .sort(compareVersions)
    .at(-1);
  const [von, bitte] =
    neueste === undefined
      ? ["einer neueren Version", "eine neuere Version"]
      : [`Version ${neueste}`, `Version ${neueste}`];
  throw new SchemaAblehnung(
    `Die Datenbank ist auf dem Stand von ${von}, mit dem Version ${version} nicht arbeiten kann. Bitte starten Sie ${bitte} oder spielen Sie eine Sicherung von vorher ein.`,
  );
}

function checkPruefsummen(stand: readonly Eingespielt[], dateien: readonly Migrationsdatei[]): void {
  const erwartet = new Map(stand.map(({ name, pruefsumme }) => [name, pruefsumme]));
  const anders = dateien
    .filter(({ name, pruefsumme }) => (erwartet.get(name) ?? pruefsumme) !== pruefsumme)
    .map(({ name }) => name);
  if (anders.length === 0) return;
  throw new SchemaAblehnung(
    `Diese Migrationen lauten anders als die, die in der Datenbank eingespielt wurden: ${anders.join(", ")}. Bitte starten Sie die unveränderte Version.`,
  );
}

/** Throws a SchemaAblehnung when this version, with these files, may not work on the database. */
export function checkSchemaStand(
  stand: readonly Eingespielt[],
  dateien: readonly Migrationsdatei[],
  version: string,
): void {
  checkVersion(stand, dateien, version);
  checkPruefsummen(stand, dateien);
}
