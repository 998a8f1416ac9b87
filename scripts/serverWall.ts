import type { Plugin, Rollup } from "vite";

type Wall = { isBehind: (id: string) => boolean; why: string };

/** What never is sent to a browser, and what to do about it. */
const WALLS: readonly Wall[] = [
  {
    isBehind: (id) => id.includes("/app/server/"),
    why: "Use app/server only inside loader and action: see docs/architecture.md, layers.",
  },
  {
    // One page with one constant out of a file of the contract brought 17 KB, and made the checks heavier that every
    // page loads.
    isBehind: (id) => /\/node_modules\/(?:zod\/v4\/classic|@orpc)\//.test(id),
    why: "Take from app/contract only types, and give a constant a file without schemas: see docs/decisions/0093-no-tricks-for-weight.md.",
  },
];

type Bundle = Readonly<Record<string, Pick<Rollup.OutputAsset, "type"> | Pick<Rollup.OutputChunk, "type" | "modules">>>;

/** What is wrong with the files for the browser: the first module that does not belong there. */
export function findIntruder(bundle: Bundle): string | undefined {
  for (const [fileName, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const wall = WALLS.find(({ isBehind }) => isBehind(id.replaceAll("\\", "/")));
      if (wall && renderedLength > 0) return `${id} would be sent to the browser (in ${fileName}). ${wall.why}`;
    }
  }
  return undefined;
}

/**
 * Fails the browser build when a module enters it that is the server's alone.
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
      const intruder = isClientBuild ? findIntruder(bundle) : undefined;
      if (intruder !== undefined) this.error(intruder);
    },
  };
}
