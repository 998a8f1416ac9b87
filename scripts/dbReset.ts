import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { readConfig } from "../app/server/settings/config";
import { lockDataFolder } from "../app/server/embedded/instanceLock";
import { endOrphan } from "../app/server/embedded/postgresOrphan";
import { choosePlace } from "../app/server/embedded/postgresPlace";
import { StartRefusal } from "../app/server/operator/startRefusal";

/**
 * Deletes the embedded database once somebody has said so: `npm run db:reset`, answered with "ja", or `npm run db:reset
 * -- --ja`. The next start builds it anew from migrations and demo data.
 */
const settings = readConfig(process.env);
if (!settings.ok) fail(settings.error.join("\n"));
if (settings.value.databaseUrl !== null)
  fail("Mit DATABASE_URL wird nichts gelöscht: Das ist nicht die eingebettete Datenbank.");
try {
  const lock = await lockDataFolder(settings.value.dataFolder);
  const { data } = choosePlace(settings.value.dataFolder);
  if (!(await isWanted(data))) fail("Es wurde nichts gelöscht.");
  if (existsSync(data)) await endOrphan(data);
  rmSync(data, { recursive: true, force: true });
  await lock.release();
  console.log(`Die Datenbank in ${data} ist gelöscht. Der nächste Start legt sie neu an.`);
} catch (error) {
  if (error instanceof StartRefusal) fail(error.message);
  throw error;
}

async function isWanted(data: string): Promise<boolean> {
  if (process.argv.includes("--ja")) return true;
  const was = `Die Datenbank in ${data} wird mit allen Anträgen und Konten gelöscht.`;
  if (!process.stdin.isTTY) fail(`${was} Bitte bestätigen Sie das mit: npm run db:reset -- --ja`);
  const frage = createInterface({ input: process.stdin, output: process.stdout });
  const antwort = await frage.question(`${was} Bitte geben Sie „ja“ ein: `);
  frage.close();
  return antwort.trim().toLowerCase() === "ja";
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
