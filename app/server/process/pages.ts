import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { keepBuild } from "../web/buildArchive";
import type { PortalConfig } from "../settings/config";
import type { Pages } from "../web/httpServer";
import type { Log } from "../operator/log";
import { StartRefusal } from "../operator/startRefusal";
import { loadStaticFiles } from "../web/staticFiles";

/** The pages of the build that lies beside the bundle of this process. */
export async function loadBuiltPages(config: PortalConfig, log: Log): Promise<Pages> {
  const server = new URL("./server/index.js", import.meta.url);
  if (!existsSync(server))
    throw new StartRefusal("Es gibt noch keinen Build. Führen Sie npm run build aus, oder starten Sie mit npm start.");
  // React picks its slow development build unless this is set before it loads; the demo serves built pages too.
  process.env.NODE_ENV = "production";
  // The build is made by Remix for exactly this handler; TypeScript cannot see into a file that is written later.
  const build = (await import(server.href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const client = fileURLToPath(new URL("./client", import.meta.url));
  const buildId = build.assets.version;
  const kept = { assets: join(client, "assets"), id: buildId, archive: join(config.dataFolder, "browserdateien") };
  const archive = keepBuild(kept, new Date(), (error) =>
    log.warn(
      { err: error },
      "browser files of this build are not kept for pages that stay open over the next deployment",
    ),
  );
  return {
    handle,
    files: loadStaticFiles(client, archive),
    buildId,
  };
}
