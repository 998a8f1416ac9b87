import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "~/lib/clock";
import { listen } from "~/server/process/listen";
import { createLog } from "~/server/operator/log";
import { readConfig, type PortalConfig } from "~/server/settings/config";
import { createHttpServer, type ServerParts } from "~/server/web/httpServer";
import { loadStaticFiles } from "~/server/web/staticFiles";
import { freePort } from "./portalProcess";

/** The files of a build, and beside them one that is nobody's business. */
function writeFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "antragsportal-files-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets/app-1.js"), "x".repeat(2000));
  writeFileSync(join(folder, "client/assets/app-1.js.gz"), "gz");
  writeFileSync(join(folder, "client/robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "geheim.txt"), "nein");
  return folder;
}

function configOf(env: Record<string, string>): PortalConfig {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error.join());
  return result.value;
}

type Seen = { url: string; body: string; headers: Headers; ip: string };
type Umgebung = { folder: string; stops: (() => void)[] };

/** A server whose pages and backend answer with what they were given. */
async function serve({ folder, stops }: Umgebung, env: Record<string, string>, change: Partial<ServerParts>) {
  const port = await freePort();
  const seen: Seen[] = [];
  const config = configOf({ PUBLIC_URL: `http://localhost:${port}`, PORT: String(port), ...env });
  const echo = async (name: string, request: Request, ip: string) => {
    seen.push({ url: request.url, body: await request.text(), headers: request.headers, ip });
    return new Response(`${name} ${"ä".repeat(1000)}`, { headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const server = createHttpServer({
    config,
    log: createLog("silent"),
    clock: systemClock,
    callBackend: (request, { clientIp }) => echo("intern", request, clientIp),
    backend: (request, { clientIp }) => echo("backend", request, clientIp),
    live: null,
    nezoSimulator: null,
    pages: {
      handle: (request, { clientIp }) => echo("seite", request, clientIp),
      files: loadStaticFiles(join(folder, "client")),
      buildId: "b1",
    },
    isReady: () => Promise.resolve(true),
    listStoerungen: () => Promise.resolve([]),
    isDevelopment: false,
    ...change,
  });
  await listen(server, port, "127.0.0.1");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, origin: config.publicUrl, seen, port };
}

/** Servers for the tests of one file: `stop` after each of them, `remove` after all. */
export function openWebServers() {
  const umgebung: Umgebung = { folder: writeFiles(), stops: [] };
  return {
    serve: (env: Record<string, string> = {}, change: Partial<ServerParts> = {}) => serve(umgebung, env, change),
    stop: () => {
      for (const stop of umgebung.stops.splice(0)) stop();
    },
    remove: () => rmSync(umgebung.folder, { recursive: true, force: true }),
  };
}
