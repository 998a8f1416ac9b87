import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "../app/server/settings/config";
import { listen } from "../app/server/process/listen";
import { StartRefusal } from "../app/server/operator/startRefusal";
import { projectRoot } from "./projectRoot";

const CHECK_MS = 500;

process.setSourceMapsEnabled(true);
// `kill` of npm ends only npm and its shell; without this the portal would run on without an owner.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, CHECK_MS).unref();

/** Nobody waits for a build to hear that the port is taken. Settings that are wrong are told by the portal itself. */
async function requireFreePort(): Promise<void> {
  const settings = readConfig(process.env);
  if (!settings.ok) return;
  const probe = createServer();
  try {
    await listen(probe, settings.value.port, settings.value.host);
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

console.log("Das Antragsportal wird gestartet. Beim ersten Mal dauert das bis zu einer Minute.");
await requireFreePort();
await import("./buildWhenStale");
await import(pathToFileURL(join(projectRoot, "build/main.js")).href);
