import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/**
 * The reference: a bare `ws` server in a process of its own, which sends the given bytes to all its clients, as often
 * as it is told.
 */
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });

process.on("message", ({ text, anzahl }: { text: string; anzahl: number }) => {
  const bytes = Buffer.from(text);
  for (let nummer = 0; nummer < anzahl; nummer += 1)
    for (const client of server.clients) client.send(bytes, { binary: false });
});
process.on("disconnect", () => process.exit());
server.on("listening", () => process.send?.({ port: (server.address() as AddressInfo).port }));
