import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PortalConfig } from "../settings/config";
import { makeOrdner } from "../operator/makeOrdner";
import { StartRefusal } from "../operator/startRefusal";

const stored = z.object({ secretKey: z.string(), fachToken: z.string(), nezoClientToken: z.string() });

/** Outside production, secrets that the environment does not give are made once and kept in the data folder. */
export function completeSecrets(config: PortalConfig): PortalConfig {
  if (config.isProduction) return config;
  const own = loadSecrets(config.dataFolder);
  return {
    ...config,
    secretKey: config.secretKey || own.secretKey,
    fachToken: config.fachToken || own.fachToken,
    nezo: { ...config.nezo, clientToken: config.nezo.clientToken || own.nezoClientToken },
  };
}

function loadSecrets(dataFolder: string): z.infer<typeof stored> {
  const path = join(dataFolder, "geheimnisse.json");
  makeOrdner(dataFolder);
  if (!existsSync(path)) {
    const fresh = () => randomBytes(32).toString("base64url");
    // Under another name until it is whole: a process killed here would leave a file that no later start can read.
    const own = `${path}.${fresh()}`;
    writeFileSync(own, JSON.stringify({ secretKey: fresh(), fachToken: fresh(), nezoClientToken: fresh() }), {
      mode: 0o600,
    });
    publishOnce(own, path);
  }
  return parseSecrets(path);
}

/** Two processes may start at the same moment: whoever is first has made the secrets of both. */
function publishOnce(own: string, path: string): void {
  try {
    linkSync(own, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function parseSecrets(path: string): z.infer<typeof stored> {
  const text = readFileSync(path, "utf8");
  try {
    return stored.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartRefusal(
      `${path} ist beschädigt. Bitte stellen Sie die Datei aus einer Sicherung wieder her: Ohne sie lassen sich\n` +
        "verschlüsselt gespeicherte Geheimnisse nicht mehr lesen. Liegen dort nur Daten zum Ausprobieren, löschen Sie den ganzen Ordner.",
      { cause },
    );
  }
}
