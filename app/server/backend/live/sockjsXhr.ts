import type { IncomingMessage, ServerResponse } from "node:http";
import { frischKopf, sendText } from "./sockjsKopf";
import { parseMessages, PRELUDE } from "./sockjsFrame";
import type { Empfaenger, SockjsSession } from "./sockjsSession";

/**
 * Largest body of a sending request, in bytes: several frames of 16 KB with everything escaped that JSON may escape.
 */
export const SENDUNG_BYTES = 128 * 1024;

type Antwort = { incoming: IncomingMessage; outgoing: ServerResponse; jsessionid: { secure: boolean } | null };

/** One request for one frame. */
export function openPolling({ incoming, outgoing, jsessionid }: Antwort, sitzung: SockjsSession): void {
  const empfaenger: Empfaenger = {
    write(frame) {
      if (outgoing.writableEnded) return true;
      outgoing.writeHead(200, frischKopf(incoming, "application/javascript", jsessionid));
      outgoing.end(`${frame}\n`);
      return true;
    },
    end: () => undefined,
    gestaut: () => outgoing.writableLength,
  };
  outgoing.once("close", () => {
    if (!outgoing.writableEnded) sitzung.abort(empfaenger);
  });
  sitzung.take(empfaenger);
}

/** One request for many frames, until so many bytes have gone through that the browser should free its memory. */
export function openStreaming(
  { incoming, outgoing, jsessionid }: Antwort,
  sitzung: SockjsSession,
  streamBytes: number,
): void {
  let rest = streamBytes;
  const empfaenger: Empfaenger = {
    write(frame) {
      outgoing.write(`${frame}\n`);
      rest -= Buffer.byteLength(frame) + 1;
      return rest <= 0;
    },
    end: () => outgoing.end(),
    gestaut: () => outgoing.writableLength,
  };
  outgoing.once("close", () => {
    if (!outgoing.writableEnded) sitzung.abort(empfaenger);
  });
  // Proxies that collect an answer before they pass it on would make a poll of every stream.
  outgoing.writeHead(200, { ...frischKopf(incoming, "application/javascript", jsessionid), "x-accel-buffering": "no" });
  outgoing.write(`${PRELUDE}\n`);
  sitzung.take(empfaenger);
}

/** The body of a request; null when it is larger than allowed. */
async function readKoerper(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array); // A stream of a request gives nothing but bytes.
    size += bytes.length;
    if (size <= SENDUNG_BYTES) chunks.push(bytes);
    else return null;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A request that brings messages. */
export async function takeSendung({ incoming, outgoing, jsessionid }: Antwort, sitzung: SockjsSession): Promise<void> {
  const text = await readKoerper(incoming);
  if (text === null) {
    sendText(incoming, outgoing, { status: 413, text: "Payload too large.\n", kopf: { connection: "close" } });
    return;
  }
  if (text === "") {
    sendText(incoming, outgoing, { status: 500, text: "Payload expected.\n" });
    return;
  }
  const nachrichten = parseMessages(text);
  if (nachrichten === null) {
    sendText(incoming, outgoing, { status: 500, text: "Broken JSON encoding.\n" });
    return;
  }
  sitzung.receive(nachrichten);
  outgoing.writeHead(204, frischKopf(incoming, "text/plain", jsessionid));
  outgoing.end();
}
