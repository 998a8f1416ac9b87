import { isUuid } from "~/lib/uuid";

/** Largest form body, in bytes. The server refuses more; a page with scripts says so before it sends. */
export const FORM_LIMIT_BYTES = 256 * 1024;

/**
 * Says how much may be sent at once, in the same words everywhere. `bytes`: the limit, a multiple of 1024; whole
 * megabytes are said as such.
 */
export function grenzeText(bytes: number): string {
  const mb = bytes / (1024 * 1024);
  return `Erlaubt sind höchstens ${Number.isInteger(mb) ? `${String(mb)} MB` : `${String(bytes / 1024)} KiB`} auf einmal.`;
}

/** Query of the login page that says: the form sent last was not saved, because the session had ended. */
export const EINGABE_VERWORFEN = { eingabe: "verworfen" } as const;

/** Query of the login page that says: the form sent last was kept, for whoever logs in with the right to see it. */
export const EINGABE_AUFBEWAHRT = { eingabe: "aufbewahrt" } as const;

/**
 * Name of the hidden field with the ticket of a form, by which it is kept for its user when it arrives after the
 * session has ended.
 */
export const TICKET_FELD = "aufbewahrung";
/** Name of the hidden field with the id of the kept form that a form was filled from. */
export const GEPARKT_FELD = "geparkt";

/** The kept form that a posted one was filled from, for the call that takes it over. */
export function geparktVon(formData: FormData): { geparkt?: string } {
  const uuid = formData.get(GEPARKT_FELD);
  return isUuid(uuid) ? { geparkt: uuid } : {};
}
