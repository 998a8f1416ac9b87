import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { createServer } from "vite";
import { run } from "../app/server/process/run";
import { projectRoot } from "./projectRoot";

/** The same process as `npm start`, with pages straight from the sources and live reload. */
process.env.NODE_ENV = "development";
const vite = await createServer({ root: projectRoot, server: { middlewareMode: true }, appType: "custom" });

await run({
  isDevelopment: true,
  load: () =>
    Promise.resolve({
      files: () => null,
      // Live reload brings each change to the open page.
      buildId: "entwicklung",
      async handle(request, context) {
        // Vite loads the build anew after each change; its type is the one Remix documents for this virtual module.
        const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
        return createRequestHandler(build, "development")(request, context);
      },
    }),
  wrap: putViteInFront,
});

function putViteInFront(server: Server): void {
  const ours = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    vite.middlewares(incoming, outgoing, () => {
      for (const listener of ours) listener.call(server, incoming, outgoing);
    });
  });
}
