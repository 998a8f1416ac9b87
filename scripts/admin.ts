import pg from "pg";
import { systemClock } from "../app/lib/clock";
import { openEmbedded } from "../app/server/embedded/laufendeDatenbank";
import { completeSecrets } from "../app/server/embedded/secrets";
import { StartRefusal } from "../app/server/operator/startRefusal";
import { type PortalConfig, readConfig } from "../app/server/settings/config";
import { Ablehnung } from "../app/server/backend/ablehnung";
import { createDatenbank } from "../app/server/backend/storage/datenbank";
import { isMigrated } from "../app/server/backend/storage/migrate";
import { systemZufall } from "../app/server/backend/zufall";
import { BEFEHLE, BedienFehler, type Befehl, hilfeText, readAngaben } from "./admin/befehle";

/**
 * Administrators without an administrator, such as the first one. The build makes a program of its own of it, for the
 * container. Exit codes: 0 done, 1 refused, 2 wrong usage or no database.
 */
const ENDE = { erledigt: 0, abgewiesen: 1, bedienung: 2 } as const;

async function open({
  databaseUrl,
  dataFolder,
}: PortalConfig): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  if (databaseUrl === null) return openEmbedded(dataFolder);
  return { connection: { connectionString: databaseUrl }, stop: () => Promise.resolve() };
}

async function runIn(config: PortalConfig, befehl: Befehl, angaben: Record<string, string>): Promise<string> {
  const zugang = await open(config);
  const pool = new pg.Pool({ ...zugang.connection, max: 1, connectionTimeoutMillis: 10_000 });
  try {
    if (!(await isMigrated(pool)))
      throw new StartRefusal(
        "Die Datenbank ist nicht auf dem Stand dieser Version. Bitte starten Sie zuerst das Portal.",
      );
    const betrieb = { db: createDatenbank(pool), clock: systemClock, random: systemZufall, config };
    return await befehl.run(betrieb, angaben);
  } finally {
    await pool.end();
    await zugang.stop();
  }
}

/** What was refused, and what to do about it. */
function ablehnungText({ code, errors }: Ablehnung): string {
  if (code === "NICHT_GEFUNDEN")
    return "Zu dieser E-Mail-Adresse gibt es kein Konto mit der Rolle „Administrator“, das noch auf sein Passwort wartet. „npm run admin -- liste“ zeigt alle.";
  const saetze = errors.map(({ property, message }) => `--${property}: ${message}`);
  return [
    "Es wurde nichts angelegt.",
    ...saetze,
    "Wer schon ein Konto mit der Rolle „Administrator“ und kein Passwort hat, bekommt mit „npm run admin -- link --email …“ einen neuen Link.",
  ].join("\n");
}

async function main([name = "--help", ...rest]: string[]): Promise<number> {
  if (["hilfe", "help", "--help", "-h"].includes(name) || rest.includes("--help")) {
    console.log(hilfeText());
    return ENDE.erledigt;
  }
  try {
    const befehl = Object.hasOwn(BEFEHLE, name) ? BEFEHLE[name] : undefined;
    if (befehl === undefined) throw new BedienFehler(`Den Befehl „${name}“ gibt es nicht.`);
    const angaben = readAngaben(name, befehl, rest);
    const settings = readConfig(process.env);
    if (!settings.ok) throw new StartRefusal(settings.error.join("\n"));
    console.log(await runIn(completeSecrets(settings.value), befehl, angaben));
    return ENDE.erledigt;
  } catch (error) {
    if (error instanceof Ablehnung) {
      console.error(ablehnungText(error));
      return ENDE.abgewiesen;
    }
    if (error instanceof BedienFehler) console.error(`${error.message}\n\n${hilfeText()}`);
    else if (error instanceof StartRefusal) console.error(error.message);
    else console.error(`Die Datenbank ist nicht erreichbar: ${error instanceof Error ? error.message : String(error)}`);
    return ENDE.bedienung;
  }
}

process.exitCode = await main(process.argv.slice(2));
