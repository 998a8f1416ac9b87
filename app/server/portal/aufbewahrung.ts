import type { GeparkterOrt } from "~/contract/antrag/geparkteEingaben";
import { EINGABE_AUFBEWAHRT, EINGABE_VERWORFEN, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { isUuid } from "~/lib/uuid";
import { knownPath } from "~/routing/knownPath";
import type { RouteEntry } from "~/routing/routeEntry";
import { routeTable } from "~/routing/routeTable";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";
import { CSRF_FELD } from "./csrf";
import { SCHLUESSEL_FELD } from "./eingaben";

/**
 * What has become of a form that the portal cannot take now. `uuid`: it belongs to the visitor of this request, who may
 * look at it.
 */
export type Verbleib = { isAufbewahrt: boolean; uuid: string | null };

const VERWORFEN: Verbleib = { isAufbewahrt: false, uuid: null };

/** As what the row of the page says that its forms are kept; null when they are not, and when nothing was posted. */
export function artVon({ url, method }: Request): GeparkterOrt["art"] | null {
  if (method === "GET" || method === "HEAD") return null;
  const key = knownPath(new URL(url).pathname);
  const entry: RouteEntry | null = key === null ? null : routeTable[key];
  return entry?.keepsInput ?? null;
}

/**
 * Where the form was filled in, from the address that it was posted to; null when that names no Vorhaben of a form of
 * one.
 */
function ortVon(art: GeparkterOrt["art"], antragUuid: string | undefined, query: URLSearchParams): GeparkterOrt | null {
  if (art !== "VORHABEN") return { art };
  const [vorhabenUuid, tab, tabelle, zeile] = ["vorhaben", "tab", "tabelle", "zeile"].map((name) => query.get(name));
  if (!isUuid(antragUuid) || !isUuid(vorhabenUuid)) return null;
  return {
    art,
    antragUuid,
    vorhabenUuid,
    tab: tab ?? "",
    tabelle: tabelle ?? null,
    zeile: isUuid(zeile) ? zeile : null,
    neu: query.get("neu") === "1",
  };
}

/** The posted texts without what proves the form. */
function felderVon(form: FormData): string {
  const felder = new URLSearchParams();
  for (const [name, text] of form) {
    if (typeof text === "string" && name !== CSRF_FELD && name !== TICKET_FELD && name !== SCHLUESSEL_FELD)
      felder.append(name, text);
  }
  return felder.toString();
}

/**
 * Keeps the posted form of this request for the person that its ticket names, when the portal cannot take it: nobody is
 * logged in any more, or somebody else is. A form without a fitting ticket is not kept. Rejects with RufFehler only
 * when the backend does not answer.
 */
export async function preserve(anfrage: Anfrage, request: Request): Promise<Verbleib> {
  const art = artVon(request);
  if (art === null) return VERWORFEN;
  const form = await anfrage.formData();
  const ticket = form.get(TICKET_FELD);
  const ort = ortVon(art, anfrage.params["uuid"], new URL(request.url).searchParams);
  if (typeof ticket !== "string" || ticket === "" || ort === null) return VERWORFEN;
  const schluessel = form.get(SCHLUESSEL_FELD);
  const client = anfrage.client({ schluessel: isUuid(schluessel) ? schluessel : undefined });
  try {
    const { uuid } = await client.geparkteEingaben.park({ ticket, ort, felder: felderVon(form) });
    return { isAufbewahrt: true, uuid };
  } catch (error) {
    if (!(error instanceof RufFehler) || error.problem.httpStatus >= 500) throw error;
    return VERWORFEN;
  }
}

/** What the login page says about the form that led there. */
export const verbleibQuery = ({ isAufbewahrt }: Verbleib): Readonly<Record<string, string>> =>
  isAufbewahrt ? EINGABE_AUFBEWAHRT : EINGABE_VERWORFEN;
