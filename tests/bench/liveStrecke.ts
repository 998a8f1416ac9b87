import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** A line that does as little as possible per message, so that the server is measured and not its clients. */
export type Strecke = {
  send(text: string): void;
  /** Breaks off without a word. */
  abort(): void;
};

type Ziel = { port: number; pfad: string; kopf: readonly string[]; localAddress: string };

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];

/** A frame as clients write it, masked with zeros: that costs neither side anything. */
function maskiert(opcode: number, inhalt: Buffer): Buffer {
  const { length } = inhalt;
  const laenge = length < 126 ? Buffer.from([0x80 | length]) : Buffer.from([0x80 | 126, length >> 8, length & 255]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), laenge, Buffer.alloc(4), inhalt]);
}

/**
 * Opens a web socket on a bare TCP connection. `onText` gets the bytes of each message, which are only valid during the
 * call.
 */
export function openStrecke(
  ziel: Ziel,
  onText: (inhalt: Buffer, strecke: Strecke) => void,
  onEnde: () => void,
): Promise<Strecke> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: ziel.port, localAddress: ziel.localAddress });
    socket.setNoDelay(true);
    const strecke: Strecke = {
      send: (text) => socket.write(maskiert(TEXT, Buffer.from(text))),
      abort: () => socket.destroy(),
    };
    let isOffen = false;
    let rest: Buffer | null = null;
    socket.once("connect", () => socket.write(anfrage(ziel)));
    socket.on("data", (chunk) => {
      let bytes: Buffer = rest === null ? chunk : Buffer.concat([rest, chunk]);
      if (!isOffen) {
        const ende = bytes.indexOf("\r\n\r\n");
        rest = bytes;
        if (ende < 0) return;
        const [status = ""] = bytes.toString("latin1", 0, ende).split("\r\n");
        if (!status.includes(" 101 ")) {
          socket.destroy();
          reject(new Error(status));
          return;
        }
        isOffen = true;
        bytes = bytes.subarray(ende + 4);
        resolve(strecke);
      }
      rest = readFrame(socket, bytes, (inhalt) => onText(inhalt, strecke));
    });
    socket.on("error", reject);
    socket.on("close", onEnde);
  });
}

function anfrage({ port, pfad, kopf }: Ziel): string {
  const fest = [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
  ];
  return [`GET ${pfad} HTTP/1.1`, `Host: localhost:${String(port)}`, ...fest, ...kopf, "", ""].join("\r\n");
}

/** Reads whole frames; gives what is left of a broken one. */
function readFrame(socket: Socket, bytes: Buffer, onText: (inhalt: Buffer) => void): Buffer | null {
  let von = 0;
  while (bytes.length - von >= 2) {
    const opcode = (bytes[von] ?? 0) & 15;
    let laenge = bytes[von + 1] ?? 0;
    let kopf = 2;
    if (laenge === 126) {
      if (bytes.length - von < 4) break;
      laenge = bytes.readUInt16BE(von + 2);
      kopf = 4;
    }
    if (bytes.length - von < kopf + laenge) break;
    const inhalt = bytes.subarray(von + kopf, von + kopf + laenge);
    if (opcode === TEXT) onText(inhalt);
    else if (opcode === PING) socket.write(maskiert(PONG, inhalt));
    else if (opcode === CLOSE) socket.end();
    von += kopf + laenge;
  }
  return von === bytes.length ? null : Buffer.from(bytes.subarray(von));
}
