import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "~/server/embedded/postgres";
import { createDataFolder } from "./portalProcess";

/**
 * A PostgreSQL of its own for the tests of one file, below `ordner`. What a test pushes to `cleanUp` is done after it,
 * the last first, while the database still runs.
 */
export function useOwnDatenbank() {
  const ordner = createDataFolder();
  const cleanUp: (() => Promise<unknown>)[] = [];
  let gestartet: EmbeddedPostgres | undefined;
  beforeAll(async () => {
    gestartet = await startEmbeddedPostgres({ dataFolder: ordner });
  });
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  });
  afterAll(async () => {
    await gestartet?.stop();
    rmSync(dirname(ordner), { recursive: true, force: true });
  });
  const database = (): EmbeddedPostgres => {
    if (gestartet === undefined) throw new Error("The database is not started yet");
    return gestartet;
  };
  return { ordner, cleanUp, database };
}
