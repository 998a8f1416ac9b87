import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { piecesOf } from "~/lib/streams";
import type { Fund, Virenpruefung } from "../backend/ports/virenPort";

/**
 * `sekunden`: how long it may be silent. A scan of 5 MB takes well under one; a scanner that loads its signatures may
 * need a while.
 */
type Clamd = { host: string; port: number; sekunden: number };

/** A piece as clamd reads it: its length in four bytes, then the bytes. A length of zero ends the file. */
function stueck(bytes: Uint8Array): Buffer {
  const kopf = Buffer.alloc(4);
  kopf.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([kopf, bytes]);
}

/** "stream: OK" or "stream: <name> FOUND"; anything else is no verdict. */
function readUrteil(antwort: string): Fund {
  const text = antwort.replace(/\0.*$/s, "").trim();
  if (text === "stream: OK") return null;
  const name = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (name === undefined) throw new Error(`clamd gave no verdict: ${text.slice(0, 200)}`);
  return { name };
}

function collectAntwort(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.on("data", (teil: Buffer) => (text += teil.toString("utf8")));
    socket.once("error", reject);
    socket.once("close", () =>
      text === "" ? reject(new Error("clamd closed the connection without an answer")) : resolve(text),
    );
  });
}

/**
 * Scans by the daemon of ClamAV: command INSTREAM over TCP, the file in pieces. It closes the connection after its
 * verdict, also in the middle of a file that exceeds its own limit.
 */
export function createClamd({ host, port, sekunden }: Clamd): Virenpruefung {
  return {
    async check(strom) {
      const socket = connect({ host, port });
      socket.setTimeout(sekunden * 1000, () =>
        socket.destroy(new Error(`clamd gave no answer within ${String(sekunden)} s`)),
      );
      const antwort = collectAntwort(socket);
      // Somebody waits for it only at the end; a failure before that is not unheard.
      antwort.catch(() => undefined);
      try {
        socket.write("zINSTREAM\0");
        for await (const teil of piecesOf(strom)) {
          if (socket.destroyed) break;
          if (!socket.write(stueck(teil))) await Promise.race([once(socket, "drain"), antwort]);
        }
        if (!socket.destroyed) socket.write(stueck(new Uint8Array()));
        return readUrteil(await antwort);
      } finally {
        socket.destroy();
      }
    },
  };
}
