import { existsSync, rmSync } from "node:fs";
import { readConfig } from "../app/server/settings/config";
import { lockDataFolder } from "../app/server/embedded/instanceLock";
import { endOrphan } from "../app/server/embedded/postgresOrphan";
import { choosePlace } from "../app/server/embedded/postgresPlace";
import { StartRefusal } from "../app/server/operator/startRefusal";

/** Deletes the embedded database. The next start builds it anew from migrations and demo data. */
const settings = readConfig(process.env);
if (!settings.ok) fail(settings.error.join("\n"));
if (settings.value.databaseUrl !== null)
  fail("Mit DATABASE_URL wird nichts gelöscht: Das ist nicht die eingebettete Datenbank.");
try {
  const lock = await lockDataFolder(settings.value.dataFolder);
  const { data } = choosePlace(settings.value.dataFolder);
  if (existsSync(data)) await endOrphan(data);
  rmSync(data, { recursive: true, force: true });
  await lock.release();
  console.log(`Die Datenbank in ${data} ist gelöscht. Der nächste Start legt sie neu an.`);
} catch (error) {
  if (error instanceof StartRefusal) fail(error.message);
  throw error;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
