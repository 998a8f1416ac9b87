import { FEHLER, type FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { Problem } from "~/contract/wire/problem";

/** The problem of the catalogue with this name. */
export function problemVon(code: FehlerCode): Problem {
  const { status, subStatus, message } = FEHLER[code];
  return { code, userMessage: message, httpStatus: status, httpSubStatus: subStatus, errors: [] };
}
