import { isUuid } from "../../lib/uuid";

/** An origin that cannot exist; a path that leaves it was no path. */
const PRUEF_URSPRUNG = "https://portal.invalid";

const ZIEL_MAX = 2000;

/** Control characters, blanks that a parser strips or rewrites, backslashes; also in their percent-encoded forms. */
const VERBOTEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function parse(text: string): URL | null {
  try {
    return new URL(text, PRUEF_URSPRUNG);
  } catch {
    return null;
  }
}

/** The same-origin path of a text after resolving, or null. Decoded slashes in a segment count as an attack. */
function resolve(text: string): string | null {
  if (!text.startsWith("/") || text.startsWith("//")) return null;
  const url = parse(text);
  if (url === null || url.origin !== PRUEF_URSPRUNG || url.username !== "" || url.password !== "") return null;
  if (url.pathname.includes("//") || /%2f|%5c|%2e|%25/i.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

/**
 * The path (with query, without fragment) that a redirect may go to, or null. The text is resolved against an origin
 * that cannot exist, resolved again, and must name a known route. `isKnownPath` gets the path alone.
 *
 * @spec §2 Route guard rules: /landingpage with a redirect query holding the wanted path
 */
export function safeTarget(raw: unknown, isKnownPath: (path: string) => boolean): string | null {
  if (typeof raw !== "string" || raw === "" || raw.length > ZIEL_MAX) return null;
  const entschluesselt = decode(raw);
  if (entschluesselt === null || VERBOTEN.test(raw) || VERBOTEN.test(entschluesselt)) return null;
  const ziel = resolve(raw);
  if (ziel === null || resolve(ziel) !== ziel) return null;
  const pfad = ziel.split("?")[0] ?? "";
  return isKnownPath(pfad) ? ziel : null;
}

/**
 * Is this an address of this portal for every program that reads it? Browsers take a backslash for a slash, drop tabs
 * and line breaks, and read two slashes as the beginning of another host; a router may move them to the front of a path
 * by itself.
 */
export function isOwnPath(to: string): boolean {
  const [path = ""] = to.split(/[?#]/);
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\") || /\p{Cc}/u.test(to)) return false;
  return parse(to)?.origin === PRUEF_URSPRUNG;
}

/** A notification that is opened after its company has been chosen. */
export type GemerkteNachricht = { readonly unternehmenUuid: string; readonly pfad: string };

/**
 * What to remember when a redirect leads to a notification for a company: the company and the path /nachrichten/{uuid}.
 * Null for any other target. Call it with the outcome of {@link safeTarget}.
 *
 * @spec §2 Route guard rules: when a redirect query targets a notification for a company, the company uuid and the path
 * /nachrichten/{uuid} are remembered for a later redirect
 * @assumed §2 does not say how the link names the company: the query `unternehmen` does.
 */
export function rememberedTarget(ziel: string): GemerkteNachricht | null {
  const url = parse(ziel);
  if (url === null || url.origin !== PRUEF_URSPRUNG) return null;
  const [, bereich, nachrichtUuid, rest] = url.pathname.split("/");
  const unternehmenUuid = url.searchParams.get("unternehmen");
  if (bereich !== "nachrichten" || rest !== undefined || !isUuid(nachrichtUuid) || !isUuid(unternehmenUuid))
    return null;
  return { unternehmenUuid, pfad: `/${bereich}/${nachrichtUuid}` };
}
