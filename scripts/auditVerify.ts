import pg from "pg";
import { createDatenbank } from "../app/server/backend/storage/datenbank";
import { isMigrated } from "../app/server/backend/storage/migrate";
import { checkDatenbank } from "../app/server/backend/usecases/audit/checkDatenbank";
import { readConfig, type PortalConfig } from "../app/server/settings/config";
import { openEmbedded } from "../app/server/embedded/laufendeDatenbank";
import { completeSecrets } from "../app/server/embedded/secrets";
import { StartRefusal } from "../app/server/operator/startRefusal";

/**
 * Looks for everything in the chains of events that is not as it was written; exit code 1 when there is something, 2
 * when it could not look. Reads DATABASE_URL or the embedded database of DATENORDNER, whether its portal runs or not,
 * and changes nothing.
 */
async function open({
  databaseUrl,
  dataFolder,
}: PortalConfig): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
}

async function check(config: PortalConfig): Promise<boolean> {
  const zugang = await open(config);
  const pool = new pg.Pool({ ...zugang.connection, max: 1, connectionTimeoutMillis: 10_000 });
  try {
    if (!(await isMigrated(pool)))
      throw new StartRefusal(
        "Die Datenbank ist nicht auf dem Stand dieser Version. Bitte starten Sie zuerst das Portal.",
      );
    let funde = 0;
    const bericht = await checkDatenbank(createDatenbank(pool), config.secretKey, ({ antragUuid, nummer, grund }) => {
      funde += 1;
      console.log(`Antrag ${antragUuid}${nummer === null ? "" : `, Ereignis ${String(nummer)}`}: ${grund}`);
    });
    const { antraege, ereignisse, belege, koepfe, falscheSiegel } = bericht;
    console.log(`Geprüft: ${String(antraege)} Anträge, ${String(ereignisse)} Ereignisse, ${String(belege)} Belege.`);
    if (falscheSiegel > 0 && falscheSiegel === koepfe)
      console.log("Alle Siegel sind falsch: Ist es der SECRET_KEY des Portals?");
    console.log(
      funde === 0
        ? "Alles ist so, wie es geschrieben wurde."
        : `${String(funde)} Stellen sind nicht so, wie sie geschrieben wurden.`,
    );
    return funde === 0;
  } finally {
    await pool.end();
    await zugang.stop();
  }
}

const settings = readConfig(process.env);
try {
  if (!settings.ok) throw new StartRefusal(settings.error.join("\n"));
  process.exitCode = (await check(completeSecrets(settings.value))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exitCode = 2;
}
