import { href } from "~/routing/href";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "nezoErgebnis";

/** So long a page of a result says again what it has said, seconds. */
const GILT_SEKUNDEN = 15 * 60;

/** Since when something can have happened that a result tells of: before that no result of it holds any more. */
export const ergebnisSeit = ({ anfrage }: Pick<OffeneSeite, "anfrage">): Date =>
  new Date(anfrage.context.clock.now().getTime() - GILT_SEKUNDEN * 1000);

type Ergebnis = { response: string; antrag?: string | null | undefined; intent?: string | null | undefined };

/** Whose result it is: of a person, or of a visitor who registers. */
const personVon = ({ sitzung }: Pick<OffeneSeite, "sitzung">): string => sitzung.benutzer?.userUuid ?? "";

/**
 * The address of the page that says how an identification or a signature has ended. It says so to this browser and this
 * person only: anybody can type the address of such a page.
 */
export function toErgebnis(
  offen: Pick<OffeneSeite, "anfrage" | "sitzung">,
  seite: "nezosuccess" | "nezoerror",
  ergebnis: Ergebnis,
): string {
  const to = href(seite, {}, ergebnis);
  const { anfrage } = offen;
  const beleg = sealJson(anfrage.schluessel, ZWECK, [to, personVon(offen)]);
  anfrage.setCookie(EIGENE_COOKIES.nezoErgebnis, beleg, GILT_SEKUNDEN);
  return to;
}

/** Has this page been reached by what it tells of? */
export function isErgebnis(offen: Pick<OffeneSeite, "anfrage" | "sitzung" | "url">): boolean {
  const { pathname, search } = offen.url;
  const beleg = openSealed(offen.anfrage.schluessel, ZWECK, readBeleg(offen.anfrage));
  return JSON.stringify(beleg) === JSON.stringify([pathname + search, personVon(offen)]);
}

const readBeleg = (anfrage: Anfrage): string | undefined => anfrage.readCookie(EIGENE_COOKIES.nezoErgebnis);
