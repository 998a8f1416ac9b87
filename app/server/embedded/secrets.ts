import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PortalConfig } from "../config";

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
  mkdirSync(dataFolder, { recursive: true });
  if (!existsSync(path)) {
    const fresh = () => randomBytes(32).toString("base64url");
    writeFileSync(path, JSON.stringify({ secretKey: fresh(), fachToken: fresh(), nezoClientToken: fresh() }), { mode: 0o600 });
  }
  return stored.parse(JSON.parse(readFileSync(path, "utf8")));
}
