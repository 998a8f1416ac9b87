import { readFileSync } from "node:fs";
import { join } from "node:path";

/** First process and port of the embedded database whose cluster lies in `data`. */
export function readPostmaster(data: string): { pid: number; port: number } {
  const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** How to reach the embedded database of a running portal beside it. */
export function connectionOf(data: string) {
  const password = readFileSync(join(data, "passwort"), "utf8").trim();
  const { port } = readPostmaster(data);
  return {
    host: data.length <= 90 ? data : "127.0.0.1",
    port,
    user: "antragsportal",
    database: "antragsportal",
    password,
  };
}
