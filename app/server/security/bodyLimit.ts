import type { IncomingMessage } from "node:http";
import { FORM_LIMIT_BYTES } from "~/contract/antrag/formularGrenze";
import { UPLOAD_LIMIT_BYTES } from "~/domain/antrag/anlagen";

/** Largest JSON body, in bytes. */
export const JSON_LIMIT_BYTES = 64 * 1024;
/**
 * A body beyond its limit is read to its end before the refusal, or the browser never shows it; up to this size and
 * time.
 */
const VERWERFEN_MAX_BYTES = 64 * 1024 * 1024;
const VERWERFEN_MAX_MS = 60_000;

/** The addresses that take files: pages of the portal, and the calls behind them. */
const MIT_DATEIEN =
  /^\/(?:(?:belegpruefung|antraege\/[^/]+\/(?:dateiuebersicht|anlagen|(?:nachtrag|widerspruch)\/[^/]+)|nachrichten\/[^/]+)(?:\.data)?|v1\/antraege\/[^/]+\/(?:vorhaben|schriftsaetze)\/[^/]+\/dateien|v1\/nachrichten\/[^/]+\/antwort\/dateien)$/;
const DATEI_TYPEN = /^(?:multipart\/form-data|application\/octet-stream)\b/;

/**
 * True when the body of this request holds files: it is passed on piece by piece and never lies in memory as a whole.
 */
export function isHochladung(request: Request): boolean {
  return DATEI_TYPEN.test(request.headers.get("content-type") ?? "") && MIT_DATEIEN.test(new URL(request.url).pathname);
}

/** Calls that bring more than others, as JSON. */
const GROSSE_RUFE: readonly { pfad: RegExp; bytes: number }[] = [
  // An Antrag as a file: 2 MB, as base64, with what a form adds.
  {
    pfad: /^\/(?:antraege\/[^/]+\/import(?:\.data)?|v1\/antraege\/(?:[^/]+\/)?import(?:\/vergleich)?)$/,
    bytes: 4 * 1024 * 1024,
  },
  // A pasted table, or one filled in as a whole: one that is too long is refused by its rows and stays on the page.
  {
    pfad: /^\/(?:(?:verbundeneUnternehmen\/einfuegen|antraege\/[^/]+\/(?:zeilen|tabelle))(?:\.data)?|v1\/unternehmen\/verbundtabelle(?:\/vorschau)?)$/,
    bytes: 4 * 1024 * 1024,
  },
  // A file with help texts, so that one of a few megabytes is refused on its page, with what was typed beside it.
  { pfad: /^\/admin\/hilfetexte\/import(?:\.data)?$/, bytes: 16 * 1024 * 1024 },
  { pfad: /^\/v1\/hilfetexte\/datei(?:\/pruefung)?$/, bytes: 8 * 1024 * 1024 },
  // A form to be kept, and where it was filled in.
  { pfad: /^\/v1\/geparkteEingaben$/, bytes: FORM_LIMIT_BYTES + 4 * 1024 },
  // What a page has taken as a form: answers with their names, and what they were before.
  { pfad: /^\/v1\/antraege\/[^/]+\/(?:vorhaben|schriftsaetze)\/[^/]+$/, bytes: 2 * FORM_LIMIT_BYTES },
  // Reasons of 20,000 characters for each of 99 Vorhaben, or fifty questions.
  { pfad: /^\/fach\/v1\/antraege\/[^/]+\/(?:bescheid|widerspruchsbescheid|nachforderungen)$/, bytes: 8 * 1024 * 1024 },
];

/** The limit that holds for this request, in bytes. */
export function limitFor(request: Request): number {
  const { pathname } = new URL(request.url);
  const isJson = request.headers.get("content-type")?.startsWith("application/json") === true;
  const grosser = GROSSE_RUFE.find(({ pfad }) => pfad.test(pathname));
  if (isHochladung(request)) return UPLOAD_LIMIT_BYTES;
  return Math.max(grosser?.bytes ?? 0, isJson ? JSON_LIMIT_BYTES : FORM_LIMIT_BYTES);
}

const declaredOf = (request: Request): number => Number(request.headers.get("content-length") ?? 0);
const isTooLarge = (request: Request, limit: number): boolean => !(declaredOf(request) <= limit);

/** Reads on and drops everything, so that a browser that is still sending gets to see the answer. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const ende = performance.now() + VERWERFEN_MAX_MS;
  let size = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.byteLength;
      if (size > VERWERFEN_MAX_BYTES || performance.now() > ende) {
        await reader.cancel();
        return;
      }
    }
  } catch {
    // The sender has gone: nobody waits for the answer.
  }
}

/** Drops a body that is declared larger than its limit; one that is too large even for that is not touched. */
async function discardDeclared(request: Request): Promise<void> {
  if (request.body !== null && !isTooLarge(request, VERWERFEN_MAX_BYTES)) await discard(request.body.getReader());
}

/** A body was not complete in time. */
export class BodyTooSlow extends Error {}

/** True when the sender has gone in the middle of the body: what fails then is no fault of the portal. */
export const isAbgebrochen = (message: Pick<IncomingMessage, "destroyed" | "complete"> | null): boolean =>
  message !== null && message.destroyed && !message.complete;

/** Ends a wait with {@link BodyTooSlow} after so many milliseconds, for bodies that trickle in. */
export function withFrist<T>(work: Promise<T>, millis: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BodyTooSlow(`The body was not complete within ${String(millis)} ms`)),
      millis,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The same request with its body read, or null when the body is larger than `limit` bytes.
 * A declared length is judged before anything is kept; a body without declared length is counted and dropped at the
 * limit. Rejects with {@link BodyTooSlow} when the body takes longer than `millis`.
 */
export async function readWithinLimit(request: Request, limit: number, millis: number): Promise<Request | null> {
  if (isTooLarge(request, limit)) {
    await discardDeclared(request);
    return null;
  }
  if (request.body === null) return request;
  const chunks: Uint8Array[] = [];
  const reader = request.body.getReader();
  const read = async (): Promise<boolean> => {
    let size = 0;
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.byteLength;
      if (size > limit) return false;
      chunks.push(step.value);
    }
    return true;
  };
  if (!(await withFrist(read(), millis))) {
    await discard(reader);
    return null;
  }
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  const body = Buffer.concat(chunks);
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}

/** A request whose body is counted while it is read. */
export type Gezaehlt = {
  request: Request;
  /** True once more than the limit came. The reader of the body has got an error then. */
  isTooLarge(): boolean;
  /** Reads and drops what nobody has read, before the answer goes. */
  discardRest(): Promise<void>;
};

/** The same request with a body that breaks off at the limit; null when its declared length exceeds it. */
export async function streamWithinLimit(request: Request, limit: number): Promise<Gezaehlt | null> {
  if (isTooLarge(request, limit)) {
    await discardDeclared(request);
    return null;
  }
  const reader = request.body?.getReader();
  if (reader === undefined) return { request, isTooLarge: () => false, discardRest: () => Promise.resolve() };
  let size = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const step = await reader.read();
        if (step.done) {
          controller.close();
          return;
        }
        size += step.value.byteLength;
        if (size > limit) controller.error(new Error(`The body has more than ${String(limit)} bytes`));
        else controller.enqueue(step.value);
      },
    },
    { highWaterMark: 0 },
  );
  const { url, method, headers, signal } = request;
  return {
    request: new Request(url, { method, headers, body, signal, duplex: "half" }),
    isTooLarge: () => size > limit,
    discardRest: () => discard(reader),
  };
}
