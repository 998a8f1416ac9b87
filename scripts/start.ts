import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./projectRoot";

const CHECK_MS = 500;

process.setSourceMapsEnabled(true);
// `kill` of npm ends only npm and its shell; without this the portal would run on without an owner.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, CHECK_MS).unref();

await import("./buildWhenStale");
await import(pathToFileURL(join(projectRoot, "build/main.js")).href);
