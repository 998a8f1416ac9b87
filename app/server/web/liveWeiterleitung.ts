import { request as httpRequest, type ClientRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import { isEigeneHerkunft, sendVerboten } from "../backend/live/sockjsKopf";
import { deny, zeilenVon } from "../backend/live/sockjsServer";
import type { LiveAufrufer, LiveTuer } from "../backend/ports/backendPort";
import type { Log } from "../operator/log";

type Umgebung = { backendUrl: string; publicUrl: string; log: Log };

/** Belong to one connection, not to what is passed on. `upgrade` and `connection` are set anew where they are meant. */
const JE_VERBINDUNG = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/** Where a request comes from is judged here; the backend need not know under which address browsers see the portal. */
const BEURTEILT = /^(?:origin|sec-websocket-origin|sec-fetch-.+|host)$/;

function kopfFuer(
  { headers }: IncomingMessage,
  { clientIp, requestId }: LiveAufrufer,
  isUpgrade: boolean,
): Record<string, string | string[]> {
  const uebernommen = Object.entries(headers).flatMap(([name, wert]): [string, string | string[]][] =>
    wert === undefined || JE_VERBINDUNG.has(name) || BEURTEILT.test(name) ? [] : [[name, wert]],
  );
  const upgrade = isUpgrade ? { connection: "Upgrade", upgrade: headers.upgrade ?? "websocket" } : {};
  return { ...Object.fromEntries(uebernommen), ...upgrade, "x-forwarded-for": clientIp, "x-request-id": requestId };
}

/** The lines of a head, as they came, without those that every answer of ours brings itself. */
function kopfzeilen({ rawHeaders }: IncomingMessage, kopf: LiveAufrufer["kopf"]): string[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 1 || name.toLowerCase() in kopf ? [] : [`${name}: ${rawHeaders[index + 1] ?? ""}`],
  );
}

/** Passes the live channel on to the backend at BACKEND_URL: requests, streams and web sockets, with cookies, from our own pages only. */
export function createLiveWeiterleitung({ backendUrl, publicUrl, log }: Umgebung): LiveTuer {
  const offene = new Set<{ destroy(): unknown }>();
  let isBeendet = false;

  function call(incoming: IncomingMessage, caller: LiveAufrufer, isUpgrade: boolean): ClientRequest {
    const send = backendUrl.startsWith("https:") ? httpsRequest : httpRequest;
    const ruf = send(`${backendUrl}${incoming.url ?? ""}`, {
      method: incoming.method,
      headers: kopfFuer(incoming, caller, isUpgrade),
      agent: false,
    });
    offene.add(ruf);
    ruf.once("close", () => offene.delete(ruf));
    return ruf;
  }

  function request(incoming: IncomingMessage, outgoing: ServerResponse, caller: LiveAufrufer): void {
    if (!isEigeneHerkunft(incoming, publicUrl)) {
      sendVerboten(outgoing);
      return;
    }
    if (isBeendet) {
      sendNichtBereit(outgoing);
      return;
    }
    const ruf = call(incoming, caller, false);
    ruf.once("response", (antwort) => {
      const bleibend = Object.entries(antwort.headers).filter(
        ([name]) => !JE_VERBINDUNG.has(name) && !(name in caller.kopf),
      );
      outgoing.writeHead(antwort.statusCode ?? 502, Object.fromEntries(bleibend));
      // The head of a stream is news by itself.
      outgoing.flushHeaders();
      antwort.pipe(outgoing);
      // The backend has broken off: so does this end, or the browser would take it for a whole answer.
      antwort.once("error", () => outgoing.destroy());
    });
    ruf.once("error", (error) => {
      log.debug({ err: error, requestId: caller.requestId }, "live request not passed on");
      if (outgoing.headersSent) outgoing.destroy();
      else sendNichtBereit(outgoing);
    });
    outgoing.once("close", () => ruf.destroy());
    incoming.pipe(ruf);
  }

  function upgrade(
    incoming: IncomingMessage,
    { socket, head }: { socket: Duplex; head: Buffer },
    caller: LiveAufrufer,
  ): void {
    socket.on("error", () => socket.destroy());
    if (!isEigeneHerkunft(incoming, publicUrl)) {
      deny(socket, 403, caller.kopf);
      return;
    }
    if (isBeendet) {
      deny(socket, 503, caller.kopf);
      return;
    }
    const ruf = call(incoming, caller, true);
    socket.once("close", () => ruf.destroy());
    ruf.once("response", (antwort) => {
      antwort.resume();
      deny(socket, antwort.statusCode ?? 503, caller.kopf);
    });
    ruf.once("error", () => deny(socket, 503, caller.kopf));
    ruf.once("upgrade", (antwort, drueben, drueberHead) => {
      connect(socket, drueben);
      socket.write(
        `${["HTTP/1.1 101 Switching Protocols", ...kopfzeilen(antwort, caller.kopf), ...zeilenVon(caller.kopf)].join("\r\n")}\r\n\r\n`,
      );
      if (drueberHead.length > 0) socket.write(drueberHead);
      if (head.length > 0) drueben.write(head);
      drueben.pipe(socket);
      socket.pipe(drueben);
    });
    ruf.end();
  }

  /** One end of a web socket does not outlive the other. */
  function connect(hier: Duplex, drueben: Duplex): void {
    for (const [eines, anderes] of [
      [hier, drueben],
      [drueben, hier],
    ] as const) {
      offene.add(eines);
      eines.on("error", () => eines.destroy());
      eines.once("close", () => {
        offene.delete(eines);
        anderes.destroy();
      });
    }
  }

  return {
    request,
    upgrade,
    async stop() {
      isBeendet = true;
      for (const eines of offene) eines.destroy();
    },
  };
}

function sendNichtBereit(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { "retry-after": "5", "content-length": "0" });
  outgoing.end();
}
