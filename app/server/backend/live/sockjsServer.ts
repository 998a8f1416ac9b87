import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { readZiel, type Transport } from "./sockjsPfad";
import { frischKopf, isEigeneHerkunft, sendFalscheMethode, sendOptions, sendText, sendVerboten } from "./sockjsKopf";
import { SockjsSession } from "./sockjsSession";
import { runWebSocket } from "./sockjsWebSocket";
import { takeSendung, openPolling, openStreaming, SENDUNG_BYTES } from "./sockjsXhr";
import type { Gegenstelle, Connection, LiveMasse } from "./connection";

type Kopf = Readonly<Record<string, string>>;
/** A request to become a web socket: its connection, what has come behind it, and what every answer carries. */
type Wechsel = { socket: Duplex; head: Buffer; kopf: Kopf };

/** Who wants to use the channel; `uuid` names the login. */
export type Gast = { uuid: string };

export type SockjsUmgebung<G extends Gast> = {
  publicUrl: string;
  masse: LiveMasse;
  pufferBytes: number;
  /** Null: the cookie is off. */
  jsessionid: { secure: boolean } | null;
  now(): Date;
  /** The fully logged-in user behind the cookies of a request; a number is the status of the refusal. */
  detect(incoming: IncomingMessage): Promise<G | number>;
  /** May this user have another session here? */
  hasPlatz(gast: G): boolean;
  connect(leitung: Connection, gast: G): Gegenstelle;
  isBeendet(): boolean;
};

const METHODEN: Record<Exclude<Transport, "websocket">, string> = {
  xhr: "OPTIONS, POST",
  xhr_streaming: "OPTIONS, POST",
  xhr_send: "OPTIONS, POST",
};
const GRUESSE: Record<number, string> = { 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found" };
const WEITERE: Record<number, string> = {
  405: "Method Not Allowed",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/**
 * A SockJS 0.3.3 server with the transports WebSocket, xhr-streaming and xhr-polling. Every request, the greeting and
 * /info among them, has to come from our own pages, and every request of a transport needs a living session of a fully
 * logged-in user.
 */
export class SockjsServer<G extends Gast> {
  private readonly webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: SENDUNG_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly sitzungen = new Map<string, SockjsSession>();
  private readonly koepfe = new WeakMap<IncomingMessage, Kopf>();

  constructor(private readonly umgebung: SockjsUmgebung<G>) {
    this.webSockets.on("headers", (zeilen, incoming) => zeilen.push(...zeilenVon(this.koepfe.get(incoming) ?? {})));
  }

  /** Answers one request below the base of the channel. */
  async request(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    await this.sendAntwort(incoming, outgoing);
    incoming.resume();
  }

  /** Answers one request to become a web socket. */
  async upgrade(incoming: IncomingMessage, { socket, head, kopf }: Wechsel): Promise<void> {
    const { umgebung } = this;
    const { masse, pufferBytes } = umgebung;
    const status = await checkUpgrade(incoming, umgebung);
    if (typeof status === "number") {
      deny(socket, status, kopf);
      return;
    }
    this.koepfe.set(incoming, kopf);
    const isRoh = readZiel(incoming.url ?? "")?.art === "roh";
    this.webSockets.handleUpgrade(incoming, socket, head, (webSocket) => {
      runWebSocket(webSocket, { masse, pufferBytes, isRoh, verbindung: socket }, (leitung) =>
        umgebung.connect(leitung, status),
      );
    });
  }

  private sendAntwort(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | void {
    const { umgebung } = this;
    const ziel = readZiel(incoming.url ?? "");
    if (!isEigeneHerkunft(incoming, umgebung.publicUrl)) {
      sendVerboten(outgoing);
      return;
    }
    if (umgebung.isBeendet()) {
      sendGehtWeg(incoming, outgoing);
      return;
    }
    if (ziel === undefined) {
      sendText(incoming, outgoing, { status: 404, text: "Not Found\n" });
      return;
    }
    if (ziel.art === "info") {
      sendInfo(incoming, outgoing, umgebung.now());
      return;
    }
    if (ziel.art === "gruss") {
      sendGruss(incoming, outgoing);
      return;
    }
    if (ziel.art === "roh" || ziel.transport === "websocket") {
      sendOhneUpgrade(incoming, outgoing);
      return;
    }
    if (incoming.method === "OPTIONS") {
      sendOptions(incoming, outgoing, { erlaubt: METHODEN[ziel.transport], jetzt: umgebung.now() });
      return;
    }
    if (incoming.method !== "POST") {
      sendFalscheMethode(outgoing, METHODEN[ziel.transport]);
      return;
    }
    return this.serve(incoming, outgoing, { transport: ziel.transport, sessionId: ziel.sessionId });
  }

  private async serve(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { transport, sessionId }: { transport: Transport; sessionId: string },
  ): Promise<void> {
    const { umgebung } = this;
    const gast = await umgebung.detect(incoming);
    // Gone while we looked: nobody would ever tell us that this request has ended.
    if (outgoing.destroyed) return;
    if (umgebung.isBeendet()) {
      sendGehtWeg(incoming, outgoing);
      return;
    }
    if (typeof gast === "number") {
      sendText(incoming, outgoing, { status: gast, text: `${GRUESSE[gast] ?? "Refused"}\n` });
      return;
    }
    const antwort = { incoming, outgoing, jsessionid: umgebung.jsessionid };
    // Whoever knows the id of somebody else's session still begins one of his or her own.
    const schluessel = `${gast.uuid}/${sessionId}`;
    const bekannt = this.sitzungen.get(schluessel);
    if (transport === "xhr_send") {
      if (bekannt?.isOffen === true) return takeSendung(antwort, bekannt);
      sendText(incoming, outgoing, { status: 404, text: "Not Found\n" });
      return;
    }
    if (bekannt === undefined && !umgebung.hasPlatz(gast)) {
      sendText(incoming, outgoing, { status: 429, text: "Too many connections\n" });
      return;
    }
    const sitzung = bekannt ?? this.open(schluessel, gast);
    if (transport === "xhr") openPolling(antwort, sitzung);
    else openStreaming(antwort, sitzung, umgebung.masse.streamBytes);
  }

  private open(schluessel: string, gast: G): SockjsSession {
    const { umgebung } = this;
    const { masse, pufferBytes } = umgebung;
    const sitzung = new SockjsSession({ masse, pufferBytes, onWeg: () => this.sitzungen.delete(schluessel) });
    this.sitzungen.set(schluessel, sitzung);
    sitzung.connect(umgebung.connect(sitzung, gast));
    return sitzung;
  }
}

function sendGruss(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.method !== "GET") {
    sendFalscheMethode(outgoing, "GET");
    return;
  }
  sendText(incoming, outgoing, { status: 200, text: "Welcome to SockJS!\n" });
}

function sendInfo(incoming: IncomingMessage, outgoing: ServerResponse, jetzt: Date): void {
  if (incoming.method === "OPTIONS") {
    sendOptions(incoming, outgoing, { erlaubt: "OPTIONS, GET", jetzt });
    return;
  }
  if (incoming.method !== "GET") {
    sendFalscheMethode(outgoing, "OPTIONS, GET");
    return;
  }
  const info = { websocket: true, origins: ["*:*"], cookie_needed: true, entropy: randomInt(2 ** 32) };
  outgoing.writeHead(200, frischKopf(incoming, "application/json"));
  outgoing.end(JSON.stringify(info));
}

function sendOhneUpgrade(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming;
  if (method !== "GET") {
    sendFalscheMethode(outgoing, "GET");
    return;
  }
  const isWebSocket = headers.upgrade?.toLowerCase() === "websocket";
  sendText(incoming, outgoing, {
    status: 400,
    text: isWebSocket ? '"Connection" must be "Upgrade".' : 'Can "Upgrade" only to "WebSocket".',
  });
}

function sendGehtWeg(incoming: IncomingMessage, outgoing: ServerResponse): void {
  sendText(incoming, outgoing, { status: 503, text: "Going away\n", kopf: { "retry-after": "5" } });
}

/** The user behind an upgrade, or the status that refuses it. */
async function checkUpgrade<G extends Gast>(
  incoming: IncomingMessage,
  umgebung: SockjsUmgebung<G>,
): Promise<G | number> {
  const ziel = readZiel(incoming.url ?? "");
  if (!isEigeneHerkunft(incoming, umgebung.publicUrl)) return 403;
  if (umgebung.isBeendet()) return 503;
  if (ziel === undefined || ziel.art === "gruss" || ziel.art === "info") return 404;
  if (ziel.art === "sitzung" && ziel.transport !== "websocket") return 404;
  if (incoming.method !== "GET") return 405;
  if (incoming.headers.upgrade?.toLowerCase() !== "websocket") return 400;
  const gast = await umgebung.detect(incoming);
  // Ended while we looked: this connection would be closed by nobody, and the process would wait for it.
  if (umgebung.isBeendet()) return 503;
  return typeof gast === "number" || umgebung.hasPlatz(gast) ? gast : 429;
}

/** Headers as they stand in a head. */
export const zeilenVon = (kopf: Kopf): string[] => Object.entries(kopf).map(([name, wert]) => `${name}: ${wert}`);

/** Refuses on a connection that is no longer one of HTTP. `kopf`: what every answer carries. */
export function deny(socket: Duplex, status: number, kopf: Kopf): void {
  const text = status === 400 ? 'Can "Upgrade" only to "WebSocket".' : "";
  const anfang = [`HTTP/1.1 ${String(status)} ${GRUESSE[status] ?? WEITERE[status] ?? "Refused"}`, "Connection: close"];
  const rest = [
    ...(status === 405 ? ["Allow: GET"] : []),
    ...(text === "" ? [] : ["Content-Type: text/plain; charset=UTF-8"]),
  ];
  socket.end([...anfang, ...zeilenVon(kopf), ...rest, `Content-Length: ${String(text.length)}`, "", text].join("\r\n"));
}
