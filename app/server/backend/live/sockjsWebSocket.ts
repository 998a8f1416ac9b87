import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { bundle, writeOut } from "./buendel";
import { closeFrame, HEARTBEAT, OPEN, parseMessages } from "./sockjsFrame";
import { SCHLUSS, type Gegenstelle, type Connection, type LiveMasse, type Schluss } from "./connection";
import type { Sendung } from "./sendung";

/** So long a client may take to answer the end of a connection, in milliseconds. */
const ABSCHIED_MS = 2_000;
const ALS_TEXT = { binary: false };

export type WebSocketUmgebung = {
  masse: LiveMasse;
  pufferBytes: number;
  /** True: messages go as they are, without frames of SockJS. */
  isRoh: boolean;
  /** The connection below the web socket. */
  verbindung: Duplex;
};

/** One session over one web socket, which lives exactly as long. */
class WebSocketSession implements Connection {
  private isOffen = true;
  private hatGeantwortet = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly umgebung: WebSocketUmgebung,
  ) {}

  run(connect: (leitung: Connection) => Gegenstelle): void {
    const { socket, umgebung } = this;
    const herzschlag = setInterval(() => this.beat(), umgebung.masse.sockjsHerzschlagMs);
    if (!umgebung.isRoh) this.write(OPEN);
    const gegenstelle = connect(this);
    socket.on("pong", () => {
      this.hatGeantwortet = true;
    });
    socket.on("message", (bytes: Buffer, isBinary) => this.receive(isBinary ? null : bytes, gegenstelle));
    // What goes wrong on the wire is followed by "close".
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.isOffen = false;
      clearInterval(herzschlag);
      gegenstelle.onClose();
    });
  }

  send(sendung: Sendung): void {
    if (this.isOffen) this.write(this.umgebung.isRoh ? sendung.bytes : sendung.frame);
  }

  close(schluss: Schluss): void {
    if (!this.isOffen) return;
    this.isOffen = false;
    const { socket } = this;
    const { isRoh } = this.umgebung;
    if (!isRoh) socket.send(closeFrame(schluss));
    // 1002 and 2010 belong to the protocol, the others may be sent as they are.
    socket.close(isRoh && schluss[0] >= 3000 ? schluss[0] : SCHLUSS.getrennt[0], schluss[1]);
    setTimeout(() => socket.terminate(), ABSCHIED_MS).unref();
  }

  /** `bytes`: null for a binary message, which the protocol does not have. */
  private receive(bytes: Buffer | null, gegenstelle: Gegenstelle): void {
    const nachrichten = bytes === null ? null : this.parse(bytes.toString("utf8"));
    if (nachrichten === null) {
      this.socket.terminate();
      return;
    }
    for (const nachricht of nachrichten) if (this.isOffen) gegenstelle.onMessage(nachricht);
  }

  private parse(text: string): string[] | null {
    if (this.umgebung.isRoh) return [text];
    return text === "" ? [] : parseMessages(text);
  }

  private beat(): void {
    if (!this.hatGeantwortet) {
      this.socket.terminate();
      return;
    }
    this.hatGeantwortet = false;
    this.socket.ping();
    if (!this.umgebung.isRoh && this.isOffen) this.write(HEARTBEAT);
  }

  private write(frame: string | Buffer): void {
    const { socket } = this;
    const { pufferBytes, verbindung } = this.umgebung;
    bundle(verbindung);
    socket.send(frame, ALS_TEXT);
    if (socket.bufferedAmount <= pufferBytes) return;
    // What only waits for its bundle is not the fault of the client.
    writeOut(verbindung);
    if (socket.bufferedAmount > pufferBytes) socket.terminate();
  }
}

/** Runs a session over a web socket. `connect` gives the other end of the line. */
export function runWebSocket(
  socket: WebSocket,
  umgebung: WebSocketUmgebung,
  connect: (leitung: Connection) => Gegenstelle,
): void {
  new WebSocketSession(socket, umgebung).run(connect);
}
