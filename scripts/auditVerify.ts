import { readFile } from "node:fs/promises";
import pg from "pg";
import { auszug, kettenauszug } from "../app/contract/verfahren/protokoll";
import { createDatenbank } from "../app/server/backend/storage/datenbank";
import { isMigrated } from "../app/server/backend/storage/migrate";
import { checkDatenbank } from "../app/server/backend/usecases/audit/checkDatenbank";
import type { Befund } from "../app/server/backend/usecases/audit/pruefeKette";
import { isEchterAuszug, isEchterKettenauszug } from "../app/server/backend/usecases/protokoll/auszug";
import { findAuszugbefunde } from "../app/server/backend/usecases/protokoll/auszugbefunde";
import { readConfig, type PortalConfig } from "../app/server/settings/config";
import { openEmbedded } from "../app/server/embedded/laufendeDatenbank";
import { completeSecrets } from "../app/server/embedded/secrets";
import { StartRefusal } from "../app/server/operator/startRefusal";

/**
 * Looks for everything in the chains of events that is not as it was written; exit code 1 when there is something, 2
 * when it could not look. Reads DATABASE_URL or the embedded database of DATENORDNER, whether its portal runs or not,
 * and changes nothing. With a file it checks that extract of the log or of the chains instead.
 */
async function open({
  databaseUrl,
  dataFolder,
}: PortalConfig): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
}

function printBefund({ antragUuid, nummer, grund }: Befund): void {
  console.log(`Antrag ${antragUuid}${nummer === null ? "" : `, Ereignis ${String(nummer)}`}: ${grund}`);
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
    const bericht = await checkDatenbank(createDatenbank(pool), config.secretKey, (befund) => {
      funde += 1;
      printBefund(befund);
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

/** Is an extract, downloaded from the portal, as the portal has made it? */
async function checkAuszug({ secretKey }: PortalConfig, datei: string): Promise<boolean> {
  const gelesen = await readJson(datei);
  const derKetten = kettenauszug.safeParse(gelesen);
  if (derKetten.success) {
    const { inhalt } = derKetten.data;
    const befunde = findAuszugbefunde(secretKey, inhalt);
    befunde.forEach(printBefund);
    const umfang = `${String(inhalt.ereignisse.length)} Ereignissen`;
    return (
      showSiegel(isEchterKettenauszug(secretKey, derKetten.data), inhalt.erstelltAm, umfang) && befunde.length === 0
    );
  }
  const desProtokolls = auszug.safeParse(gelesen);
  if (!desProtokolls.success) throw new StartRefusal(`${datei} ist kein Auszug aus dem Protokoll.`);
  const { zeilen, erstelltAm } = desProtokolls.data.inhalt;
  return showSiegel(isEchterAuszug(secretKey, desProtokolls.data), erstelltAm, `${String(zeilen.length)} Zeilen`);
}

function showSiegel(isEcht: boolean, erstelltAm: string, umfang: string): boolean {
  console.log(
    isEcht
      ? `Der Auszug vom ${erstelltAm} mit ${umfang} ist so, wie das Portal ihn ausgestellt hat.`
      : "Der Auszug wurde verändert, oder ein anderes Portal hat ihn ausgestellt.",
  );
  return isEcht;
}

async function readJson(datei: string): Promise<unknown> {
  try {
    const inhalt: unknown = JSON.parse(await readFile(datei, "utf8"));
    return inhalt;
  } catch {
    throw new StartRefusal(`${datei} lässt sich nicht als JSON lesen.`);
  }
}

const settings = readConfig(process.env);
const datei = process.argv[2];
try {
  if (!settings.ok) throw new StartRefusal(settings.error.join("\n"));
  const config = completeSecrets(settings.value);
  process.exitCode = (await (datei === undefined ? check(config) : checkAuszug(config, datei))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exitCode = 2;
}
