import type pg from "pg";
import { createBackend } from "../backend";
import { ansichtRolle } from "../backend/storage/ansichtRolle";
import { grantAnsicht, grantRechte, listAenderbare } from "../backend/storage/datenbankRechte";
import { SchemaAblehnung } from "../backend/storage/schemaStand";
import type { BackendUmgebung, DemoZugang } from "../backend/ports/backendPort";
import { connectionLimits } from "../database/databaseLimits";
import { connectOrExplain } from "../database/datenbankHindernis";
import { createPool } from "../database/pool";
import { StartRefusal } from "../operator/startRefusal";

/**
 * Who owns the tables and changes them, null when nobody but the application itself is known; and who serves requests.
 */
export type Datenbankzugang = { eigentuemer: pg.PoolConfig | null; anwendung: pg.PoolConfig };

const RECHT_FEHLT = "42501";
const isRechtFehlt = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === RECHT_FEHLT) || isRechtFehlt(error.cause));

/**
 * Migrations, rights and demo data, without a limit per statement, on connections of their own. `umgebung.pool` is the
 * one that serves requests. Throws a StartRefusal when the role of that pool could change what is only ever added to,
 * in production.
 */
export async function prepareDatabase(
  { eigentuemer, anwendung }: Datenbankzugang,
  umgebung: BackendUmgebung,
): Promise<DemoZugang[]> {
  const { config, log } = umgebung;
  const { pool, end } = createPool({ ...(eigentuemer ?? anwendung), ...connectionLimits(config), max: 2 }, log);
  try {
    await connectOrExplain(pool, eigentuemer === null ? "DATABASE_URL" : "MIGRATION_DATABASE_URL");
    const rolle = await connectOrExplain(umgebung.pool, "DATABASE_URL");
    const backend = createBackend({ ...umgebung, pool });
    await backend.migrate().catch((cause: unknown) => {
      if (isRechtFehlt(cause))
        throw new StartRefusal(
          "Die Datenbank ist nicht auf dem Stand dieser Version, und der Benutzer darf sie nicht ändern. Bitte setzen Sie MIGRATION_DATABASE_URL auf den Eigentümer der Tabellen.",
          { cause },
        );
      if (cause instanceof SchemaAblehnung) throw new StartRefusal(cause.message, { cause });
      throw cause;
    });
    if (eigentuemer !== null) await grantRechte(pool, rolle);
    if (!(await grantAnsicht(pool, rolle)))
      log.warn(
        { rolle, fehlt: ansichtRolle(rolle) },
        "The support cannot see the portal as somebody else: the role for that is missing",
      );
    await requireNurAnhaengen(umgebung, rolle);
    return config.demo ? await backend.seedDemo() : [];
  } finally {
    await end();
  }
}

async function requireNurAnhaengen({ pool, config, log }: BackendUmgebung, rolle: string): Promise<void> {
  const tabellen = await listAenderbare(pool);
  if (tabellen.length === 0) return;
  if (!config.isProduction) {
    log.warn({ rolle, tabellen }, "The database role of the application could change what is only ever added to");
    return;
  }
  throw new StartRefusal(
    [
      `Der Datenbankbenutzer ${rolle} könnte Protokoll und Belege nachträglich ändern (${tabellen.join(", ")}).`,
      "DATABASE_URL muss einen Benutzer nennen, dem keine Tabelle gehört, MIGRATION_DATABASE_URL den Eigentümer. Einmal einzurichten:",
      "  CREATE ROLE antragsportal_anwendung LOGIN PASSWORD '…';",
      "Die nötigen Rechte erteilt das Portal ihm bei jedem Start mit MIGRATION_DATABASE_URL selbst.",
    ].join("\n"),
  );
}
