import { Ablehnung } from "../ablehnung";
import type { RufKontext } from "../kontext";

/** The body as it comes in; a request of another type has none that could be a file. */
export function stromVon({ request }: RufKontext): ReadableStream<Uint8Array> {
  if (request.body === null || request.headers.get("content-type") !== "application/octet-stream")
    throw new Ablehnung("DATEI_LEER");
  return request.body;
}
