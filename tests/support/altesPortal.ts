import { cpSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { MIGRATIONEN } from "~/server/backend/storage/migrationsdateien";
import { startEmbeddedPostgres } from "~/server/embedded/postgres";
import { fillAelteres } from "./aeltererBestand";
import { MIT_GEDULD } from "./geduld";
import { startMailServer } from "./mailServer";
import { createQuickDataFolder, startPortal } from "./portalProcess";

/** The first migration of the company area: before it a company was what its registration had asked. */
const FIRMENBEREICH = "0120";
/** What the portal of before knew, out of what a portal of today has. */
const VORHER = "vorher";

/**
 * A PostgreSQL with two portals: `today` begins with nothing and is filled by a journey; `ofBefore` starts on the same
 * data as a portal had them that did not know the company area, and takes them over when it starts.
 */
export async function openZweiPortale() {
  const ordner = dirname(createQuickDataFolder());
  const mailFolder = join(ordner, "mails");
  const [mails, server] = [
    await startMailServer(mailFolder),
    await startEmbeddedPostgres({ dataFolder: join(ordner, "postgres") }),
  ];
  const laufende: { stop(): Promise<unknown> }[] = [];
  const start = async (database: string) => {
    const urlOf = (url: string) => url.replace(/[^/]*$/, database);
    const portal = await startPortal({
      env: {
        ...MIT_GEDULD,
        DATABASE_URL: urlOf(server.anwendungUrl),
        MIGRATION_DATABASE_URL: urlOf(server.url),
        DATENORDNER: join(ordner, `daten-${database}`),
        SMTP_URL: mails.url,
        FEATURE_TESTDATENGENERATOR: "true",
        SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
      },
    });
    laufende.push(portal);
    return portal.url;
  };
  return {
    mailFolder,
    startToday: () => start(server.connection.database),
    startVonVorher: async () => {
      await copyVorher(server.connection, join(ordner, "migrationen"));
      return start(VORHER);
    },
    async stop() {
      for (const portal of laufende) await portal.stop();
      await server.stop();
      await mails.stop();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

/** Makes the database of a portal of before, with everything that it had a place for. */
async function copyVorher(connection: pg.PoolConfig, ordner: string): Promise<void> {
  cpSync(MIGRATIONEN, ordner, { recursive: true });
  for (const datei of readdirSync(ordner)) if (datei >= FIRMENBEREICH) rmSync(join(ordner, datei));
  const quelle = new pg.Pool(connection);
  await quelle.query(`CREATE DATABASE ${VORHER}`);
  const alt = new pg.Pool({ ...connection, database: VORHER });
  await migrateDatabase(alt, { at: new Date(), version: "1.118.2", ordner });
  await fillAelteres(alt, quelle);
  await alt.end();
  await quelle.end();
}
