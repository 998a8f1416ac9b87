import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { bundle, writeOut } from "./buendel";
import { closeFrame, HEARTBEAT, OPEN, parseMessages } from "./sockjsFrame";
import { SCHLUSS, type Gegenstelle, type Connection, type LiveMasse, type Schluss } from "./connection";

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

/** Runs one session over one web socket, which lives exactly as long. `connect` gives the other end of the line. */
export function runWebSocket(
  socket: WebSocket,
  umgebung: WebSocketUmgebung,
  connect: (leitung: Connection) => Gegenstelle,
): void {
  const { isRoh, masse, pufferBytes, verbindung } = umgebung;
  let isOffen = true;
  let hatGeantwortet = true;
  const write = (frame: string | Buffer) => {
    bundle(verbindung);
    socket.send(frame, ALS_TEXT);
    if (socket.bufferedAmount <= pufferBytes) return;
    // What only waits for its bundle is not the fault of the client.
    writeOut(verbindung);
    if (socket.bufferedAmount > pufferBytes) socket.terminate();
  };
  const leitung: Connection = {
    send(sendung) {
      if (isOffen) write(isRoh ? sendung.bytes : sendung.frame);
    },
    close(schluss: Schluss) {
      if (!isOffen) return;
      isOffen = false;
      if (!isRoh) socket.send(closeFrame(schluss));
      // 1002 and 2010 belong to the protocol, the others may be sent as they are.
      socket.close(isRoh && schluss[0] >= 3000 ? schluss[0] : SCHLUSS.getrennt[0], schluss[1]);
      setTimeout(() => socket.terminate(), ABSCHIED_MS).unref();
    },
  };
  const herzschlag = setInterval(() => {
    if (!hatGeantwortet) {
      socket.terminate();
      return;
    }
    hatGeantwortet = false;
    socket.ping();
    if (!isRoh && isOffen) write(HEARTBEAT);
  }, masse.sockjsHerzschlagMs);
  if (!isRoh) write(OPEN);
  const gegenstelle = connect(leitung);
  socket.on("pong", () => {
    hatGeantwortet = true;
  });
  socket.on("message", (bytes: Buffer, isBinary) => {
    const text = bytes.toString("utf8");
    const nachrichten = isBinary ? null : isRoh ? [text] : text === "" ? [] : parseMessages(text);
    if (nachrichten === null) {
      socket.terminate();
      return;
    }
    for (const nachricht of nachrichten) if (isOffen) gegenstelle.onMessage(nachricht);
  });
  // What goes wrong on the wire is followed by "close".
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isOffen = false;
    clearInterval(herzschlag);
    gegenstelle.onClose();
  });
}
