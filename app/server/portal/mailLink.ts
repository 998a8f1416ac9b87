import { MAIL_LINK_MINUTEN } from "~/domain/sitzung/aufbewahrung";
import { MAIL_LINK } from "~/domain/sitzung/mailLink";
import type { RouteEntry } from "~/routing/routeEntry";
import type { Anfrage } from "./anfrage";
import { MAIL_LINK_COOKIES } from "./cookies";
import { redirectTo } from "./fehlerSeite";
import type { OffeneSeite } from "./offen";
import { isSame, signatur } from "./signatur";

/** What the backend makes, with room; anything else is no link of a mail. */
const TOKEN_MUSTER = /^[\w-]{1,200}$/;
const ZEICHEN = 12;

/** What stands for a token in the address. It opens nothing: it only says which of the kept tokens a page means. */
const zeichenVon = (anfrage: Anfrage, pfad: string, token: string): string =>
  signatur(anfrage.schluessel, `mailLink ${pfad}`, token).slice(0, ZEICHEN);

/**
 * The places in the order in which a token looks for one of its own: links that are opened at once begin at different
 * ones.
 */
function plaetzeFuer(zeichen: string): readonly string[] {
  const beginn = Buffer.from(zeichen).reduce((summe, byte) => summe + byte, 0) % MAIL_LINK_COOKIES.length;
  return [...MAIL_LINK_COOKIES.slice(beginn), ...MAIL_LINK_COOKIES.slice(0, beginn)];
}

/** Where the token is already, else a free place, else that of another one. */
function platzFuer(anfrage: Anfrage, zeichen: string, token: string): string {
  const plaetze = plaetzeFuer(zeichen);
  const inhalt = plaetze.map((name) => anfrage.readCookie(name) ?? "");
  const stelle = Math.max(0, inhalt.includes(token) ? inhalt.indexOf(token) : inhalt.indexOf(""));
  return plaetze[stelle] ?? MAIL_LINK_COOKIES[0];
}

/**
 * Keeps the token of a page outside its address; gives the query with which that page finds it. It is not used up by
 * that.
 */
export function rememberMailLink(anfrage: Anfrage, pfad: string, token: string): Record<typeof MAIL_LINK, string> {
  const zeichen = zeichenVon(anfrage, pfad, token);
  if (TOKEN_MUSTER.test(token)) anfrage.setCookie(platzFuer(anfrage, zeichen, token), token, MAIL_LINK_MINUTEN * 60);
  return { [MAIL_LINK]: zeichen };
}

/**
 * Throws the way to the same page without the token in its address, where browser history, copied addresses and
 * pictures would show it.
 */
export function leaveTokenBehind(anfrage: Anfrage, entry: RouteEntry, url: URL): void {
  const token = url.searchParams.get("token");
  if (entry.token !== true || token === null || token === "") return;
  throw redirectTo(
    anfrage,
    `/${entry.path}?${new URLSearchParams(rememberMailLink(anfrage, entry.path, token)).toString()}`,
  );
}

/**
 * The token that the page is about; "" when this browser does not know it, or not any more. A page that answers a form
 * goes on with the token of that form.
 */
export async function readMailLink({ anfrage, url }: OffeneSeite): Promise<string> {
  const gesendet = anfrage.isGesendet ? (await anfrage.formData()).get("token") : null;
  if (typeof gesendet === "string" && gesendet !== "") return gesendet;
  const zeichen = url.searchParams.get(MAIL_LINK) ?? "";
  const behalten = plaetzeFuer(zeichen).map((name) => anfrage.readCookie(name) ?? "");
  return (
    behalten.find((token) => token !== "" && isSame(zeichen, zeichenVon(anfrage, url.pathname.slice(1), token))) ?? ""
  );
}
