import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "./postgres";
import { choosePlace } from "./postgresPlace";
import { ANWENDUNG } from "./postgresRolle";

type Zugang = { connection: pg.ClientConfig; stop(): Promise<void> };

/** The server of a portal that runs on this folder; null when none answers. */
async function findLaufende(data: string): Promise<pg.ClientConfig | null> {
  const [pid, passwort] = [join(data, "postmaster.pid"), join(data, "passwort_anwendung")];
  if (!existsSync(pid) || !existsSync(passwort)) return null;
  const port = Number(readFileSync(pid, "utf8").split("\n")[3]);
  const password = readFileSync(passwort, "utf8").trim();
  const connection = { host: "127.0.0.1", port, user: ANWENDUNG, password, database: "antragsportal" };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return connection;
  } catch {
    return null; // A file of a server that is gone.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The embedded database of a data folder for a program beside the portal: the server that runs, or one for as long as
 * the program does.
 */
export async function openEmbedded(dataFolder: string): Promise<Zugang> {
  const laufende = await findLaufende(choosePlace(dataFolder).data);
  if (laufende !== null) return { connection: laufende, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataFolder });
  return { connection: server.anwendung, stop: () => server.stop() };
}
