import type { Plugin } from "vite";

const SERVER_FOLDER = "/app/server/";

/**
 * Fails the browser build when a module of app/server enters it.
 * Remix treats only names with `.server` as server code, a folder called `server` means nothing to it.
 */
export function serverWall(): Plugin {
  let isClientBuild = false;
  return {
    name: "serverWall",
    enforce: "post",
    configResolved(config) {
      isClientBuild = config.command === "build" && !config.build.ssr;
    },
    generateBundle(_options, bundle) {
      if (!isClientBuild) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const intruder = Object.entries(chunk.modules).find(
          ([id, module]) => id.replaceAll("\\", "/").includes(SERVER_FOLDER) && module.renderedLength > 0,
        );
        if (intruder) {
          this.error(
            `${intruder[0]} would be sent to the browser (in ${chunk.fileName}). ` +
              "Use app/server only inside loader and action: see docs/architecture.md, layers.",
          );
        }
      }
    },
  };
}
