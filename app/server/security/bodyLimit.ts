import { FORM_LIMIT_BYTES } from "~/contract/formularGrenze";

/** Largest JSON body, in bytes. */
export const JSON_LIMIT_BYTES = 64 * 1024;

/** Largest body that brings an Antrag as a file: 2 MB, as base64, with what a form adds. */
const IMPORT_LIMIT_BYTES = 4 * 1024 * 1024;
const MIT_IMPORT = /^\/(?:antraege\/[^/]+\/import(?:\.data)?|v1\/antraege\/(?:[^/]+\/)?import(?:\/vergleich)?)$/;

/** The limit that holds for this request, in bytes. */
export function limitFor(request: Request): number {
  if (MIT_IMPORT.test(new URL(request.url).pathname)) return IMPORT_LIMIT_BYTES;
  return request.headers.get("content-type")?.startsWith("application/json") ? JSON_LIMIT_BYTES : FORM_LIMIT_BYTES;
}

/**
 * The same request with its body read, or null when the body is larger than `limit` bytes.
 * A declared length is judged before anything is read; a body without declared length is counted and dropped at the limit.
 */
export async function readWithinLimit(request: Request, limit: number): Promise<Request | null> {
  const declared = request.headers.get("content-length");
  if (declared !== null && !(Number(declared) <= limit)) return null;
  if (request.body === null) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(step.value);
  }
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  headers.set("content-length", String(size));
  return new Request(request.url, { method: request.method, headers, body: Buffer.concat(chunks), signal: request.signal });
}
