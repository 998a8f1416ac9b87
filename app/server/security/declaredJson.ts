import type { IncomingMessage } from "node:http";

const INTERFACES = /^\/(?:fach\/)?v1\//;

/** Says whether this is a JSON body for an interface that tells its length, and whether that is within the limit. */
function hasDeclaredJson({ url = "", headers }: IncomingMessage, limit: number): boolean {
  const length = Number(headers["content-length"] ?? 0);
  return (
    INTERFACES.test(url) && /^application\/json\b/.test(headers["content-type"] ?? "") && length > 0 && length <= limit
  );
}

/**
 * The whole body. Node gives no more bytes than were declared, and ends the stream with an error when the sender goes.
 */
function readAll(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
    incoming.once("close", () => reject(new Error("The sender has gone")));
  });
}

/**
 * Reads the JSON body of a call from its connection and leaves it as `rawBody`, where the request of the HTTP adapter
 * looks first. Through the streams of the web, a second request and its headers the same bytes would take as long as
 * the check of a whole Vorhaben. Null for any other body, of which nothing has been read.
 */
export function readDeclaredJson(incoming: IncomingMessage, limit: number): Promise<void> | null {
  if (!hasDeclaredJson(incoming, limit)) return null;
  return readAll(incoming).then((rawBody) => {
    Object.assign(incoming, { rawBody });
  });
}
