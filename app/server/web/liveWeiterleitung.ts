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

/** The connections that are open here, so that the end of the process ends them. */
class Offene {
  private readonly alle = new Set<{ destroy(): unknown }>();

  addRuf(ruf: ClientRequest): void {
    this.alle.add(ruf);
    ruf.once("close", () => this.alle.delete(ruf));
  }

  /** One end of a web socket does not outlive the other. */
  connect(hier: Duplex, drueben: Duplex): void {
    for (const [eines, anderes] of [
      [hier, drueben],
      [drueben, hier],
    ] as const) {
      this.alle.add(eines);
      eines.on("error", () => eines.destroy());
      eines.once("close", () => {
        this.alle.delete(eines);
        anderes.destroy();
      });
    }
  }

  destroy(): void {
    for (const eines of this.alle) eines.destroy();
  }
}

/** Gives the answer of the backend to a request as it comes. */
function passAnswer(
  ruf: ClientRequest,
  outgoing: ServerResponse,
  { caller, log }: { caller: LiveAufrufer; log: Log },
): void {
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
}

/** What a browser hears when the backend has agreed to speak WebSocket. */
const wechselText = (antwort: IncomingMessage, kopf: LiveAufrufer["kopf"]): string =>
  `${["HTTP/1.1 101 Switching Protocols", ...kopfzeilen(antwort, kopf), ...zeilenVon(kopf)].join("\r\n")}\r\n\r\n`;

/**
 * Joins a browser and the backend when the latter agrees to speak WebSocket, and passes its refusal on when it does
 * not.
 */
function passUpgrade(
  ruf: ClientRequest,
  { socket, head }: { socket: Duplex; head: Buffer },
  { kopf, offene }: { kopf: LiveAufrufer["kopf"]; offene: Offene },
): void {
  socket.once("close", () => ruf.destroy());
  ruf.once("response", (antwort) => {
    antwort.resume();
    deny(socket, antwort.statusCode ?? 503, kopf);
  });
  ruf.once("error", () => deny(socket, 503, kopf));
  ruf.once("upgrade", (antwort, drueben, drueberHead) => {
    offene.connect(socket, drueben);
    socket.write(wechselText(antwort, kopf));
    if (drueberHead.length > 0) socket.write(drueberHead);
    if (head.length > 0) drueben.write(head);
    drueben.pipe(socket);
    socket.pipe(drueben);
  });
}

/**
 * Passes the live channel on to the backend at BACKEND_URL: requests, streams and web sockets, with cookies, from our
 * own pages only.
 */
export function createLiveWeiterleitung({ backendUrl, publicUrl, log }: Umgebung): LiveTuer {
  const offene = new Offene();
  let isBeendet = false;
  const call = (incoming: IncomingMessage, caller: LiveAufrufer, isUpgrade: boolean): ClientRequest => {
    const send = backendUrl.startsWith("https:") ? httpsRequest : httpRequest;
    const headers = kopfFuer(incoming, caller, isUpgrade);
    const ruf = send(`${backendUrl}${incoming.url ?? ""}`, { method: incoming.method, headers, agent: false });
    offene.addRuf(ruf);
    return ruf;
  };
  return {
    request(incoming, outgoing, caller) {
      if (!isEigeneHerkunft(incoming, publicUrl)) sendVerboten(outgoing);
      else if (isBeendet) sendNichtBereit(outgoing);
      else {
        const ruf = call(incoming, caller, false);
        passAnswer(ruf, outgoing, { caller, log });
        incoming.pipe(ruf);
      }
    },
    upgrade(incoming, wechsel, caller) {
      const { socket } = wechsel;
      const { kopf } = caller;
      socket.on("error", () => socket.destroy());
      if (!isEigeneHerkunft(incoming, publicUrl)) deny(socket, 403, kopf);
      else if (isBeendet) deny(socket, 503, kopf);
      else {
        const ruf = call(incoming, caller, true);
        passUpgrade(ruf, wechsel, { kopf, offene });
        ruf.end();
      }
    },
    async stop() {
      isBeendet = true;
      offene.destroy();
    },
  };
}

function sendNichtBereit(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { "retry-after": "5", "content-length": "0" });
  outgoing.end();
}
