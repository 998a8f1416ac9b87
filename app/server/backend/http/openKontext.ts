import type { Dienste } from "../dienste";
import { rememberAenderung, type Vorgang } from "../imVorgang";
import type { RufKontext } from "../kontext";
import { netzVon } from "./netz";

/** Who calls, and as part of which page request. */
export type RufAbsender = { clientIp: string; vorgang?: Vorgang };

const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** What the handlers of one call are given before anyone has looked at the caller. */
export function openKontext(
  dienste: Dienste,
  request: RufKontext["request"],
  { clientIp, vorgang = null }: RufAbsender,
): RufKontext {
  const given = request.headers.get("x-request-id") ?? "";
  const requestId = /^[\w-]{1,64}$/.test(given) ? given : dienste.random.uuid();
  const antwort = new Headers({ ...HEADERS, "x-request-id": requestId });
  const schluessel = request.headers.get("idempotency-key");
  if (request.method !== "GET") rememberAenderung(vorgang);
  return {
    dienste,
    request,
    antwort,
    clientIp: netzVon(clientIp),
    vorgang,
    requestId,
    schluessel,
    person: null,
    sitzung: null,
    stand: null,
  };
}
