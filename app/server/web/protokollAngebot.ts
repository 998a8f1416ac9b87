import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** What belongs to the offer to go on in another protocol. */
const ANGEBOT = new Set(["connection", "upgrade", "http2-settings"]);

/**
 * Answers a request that offers another protocol in the one in which it came. Whoever offers HTTP/2 without encryption,
 * as the clients of Java and curl do with each first request, is content with that (RFC 9110 section 7.8). Node has
 * taken the connection out of the server by then, so it is put back, with the same request without the offer in front
 * of what has come behind it.
 */
export function answerOhneWechsel(
  server: Server,
  incoming: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
): void {
  const { method = "GET", url = "/", httpVersion, rawHeaders, headers } = incoming;
  const uebrige = rawHeaders.flatMap((name, stelle) =>
    stelle % 2 === 1 || ANGEBOT.has(name.toLowerCase()) ? [] : [`${name}: ${rawHeaders[stelle + 1] ?? ""}`],
  );
  const ende = /(?:^|,)\s*close\s*(?:,|$)/i.test(headers.connection ?? "") ? ["Connection: close"] : [];
  const kopf = [`${method} ${url} HTTP/${httpVersion}`, ...uebrige, ...ende, "", ""].join("\r\n");
  socket.unshift(Buffer.concat([Buffer.from(kopf, "latin1"), head]));
  server.emit("connection", socket);
}
