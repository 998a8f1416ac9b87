import { readFileSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { get } from "./load";

const WIEDERHOLUNGEN = 10;
/** What workers and simulators ask on their own while a page is measured. */
const VON_ARBEITERN = /mail_ausgang|"uebermittlung"|ratelimit|registrierung|live_ereignis|live_knoten|export_auftrag/;
const ANFANG = /LOG: {2}(?:execute [^:]+|statement): /;

type Lauf = { url: string; cookie: string; logFile: string };

/** The most SQL statements that one of ten requests of a page caused, counted in the log of the database. */
export async function countStatements(connection: pg.ClientConfig, { url, cookie, logFile }: Lauf): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("ALTER SYSTEM SET log_statement = 'all'");
  await client.query("SELECT pg_reload_conf()");
  await wait(300);
  let most = 0;
  for (let nummer = 0; nummer < WIEDERHOLUNGEN; nummer += 1) {
    const von = statSync(logFile).size;
    await get(url, { cookie });
    await wait(50);
    most = Math.max(most, countIn(readFileSync(logFile).subarray(von).toString("utf8")));
  }
  await client.query("ALTER SYSTEM RESET log_statement");
  await client.query("SELECT pg_reload_conf()");
  await client.end();
  return most;
}

function countIn(log: string): number {
  return log
    .split(ANFANG)
    .slice(1)
    .filter((statement) => !VON_ARBEITERN.test(statement)).length;
}
