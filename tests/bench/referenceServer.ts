import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";

/**
 * The references, in a process of their own: `/remix/<page>` renders the page's elements with Remix, `/bare/<page>`
 * writes its bytes. Call: node --import tsx referenceServer.ts <folder with <page>.html> <page> …
 */
process.env.NODE_ENV = "production";
const { createRemixPage } = await import("./remixReference");
const [folder = "", ...pages] = process.argv.slice(2);

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

const listeners = new Map<string, Listener>();
for (const page of pages) {
  const bytes = readFileSync(join(folder, `${page}.html`));
  const remix = createRemixPage(bytes.toString("utf8"));
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": String(bytes.byteLength) };
  listeners.set(
    `/remix/${page}`,
    getRequestListener(() => remix(new Request("http://localhost/")), { overrideGlobalObjects: false }),
  );
  listeners.set(`/bare/${page}`, (_, outgoing) => outgoing.writeHead(200, headers).end(bytes));
}

// Nobody needs the references without the program that measures.
process.on("disconnect", () => process.exit());

const server = createServer((incoming, outgoing) => {
  const listener = listeners.get(incoming.url ?? "");
  if (listener) listener(incoming, outgoing);
  else outgoing.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address !== null ? address.port : 0 });
});
