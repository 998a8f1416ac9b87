import type { FehlerDaten } from "~/contract/antrag/formAntwort";
import { isStabsformular } from "~/domain/benutzer/stabsformulare";
import { isOwnPath } from "~/domain/sitzung/merkziel";
import { isFirmenformular } from "~/domain/unternehmen/firmenformulare";
import { href } from "~/routing/href";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";
import { artVon, preserve, verbleibQuery } from "./aufbewahrung";
import { EIGENE_COOKIES } from "./cookies";
import { isMultipart } from "./mehrteilig";
import { readWiederholung } from "./eingaben";
import { FLASH_SEKUNDEN, writeFlash } from "./flash";

/** Which failed call a thrown page comes from, so that an action can still take it into its own hands. */
const ursprung = new WeakMap<Response, RufFehler>();

/** The failed call behind something thrown; null when it was something else. */
export function ruffehlerOf(thrown: unknown): RufFehler | null {
  if (thrown instanceof RufFehler) return thrown;
  return thrown instanceof Response ? (ursprung.get(thrown) ?? null) : null;
}

/** What to throw for a failed call: a redirect or an error page. @spec §8 */
export async function pageForFehler(anfrage: Anfrage, request: Request, gefehlt: RufFehler): Promise<Response> {
  const fehler = await withVerbleib(anfrage, request, gefehlt);
  const page =
    (await abmeldung(anfrage, request, fehler)) ??
    (await bestaetigung(anfrage, request, fehler)) ??
    (await verschwunden(anfrage, request, fehler)) ??
    redirectFor(anfrage, request, fehler) ??
    (await errorPage(anfrage, request, fehler));
  ursprung.set(page, fehler);
  return page;
}

/**
 * A form that arrives in a maintenance window is kept for its person, and the refusal says so; another one stays on its
 * page. Other failures are as they were.
 */
async function withVerbleib(anfrage: Anfrage, request: Request, fehler: RufFehler): Promise<RufFehler> {
  const { problem, verhalten } = fehler;
  if (problem.code !== "WARTUNG_LAEUFT" || request.method === "GET") return fehler;
  const { isAufbewahrt } = await preserve(anfrage, request).catch(() => ({ isAufbewahrt: false }));
  const satz = isAufbewahrt ? AUFBEWAHRT : (await hasGeheimes(anfrage, request)) ? NIE_AUFBEWAHRT : NICHT_AUFBEWAHRT;
  return new RufFehler({ ...problem, userMessage: `${problem.userMessage} ${satz}` }, verhalten);
}

/** Fields that are kept for nobody: whoever types them says with them who he is. */
const GEHEIM = /^(?:passwort|altesPasswort|neuesPasswort|password|tan|code)$/;

async function hasGeheimes(anfrage: Anfrage, request: Request): Promise<boolean> {
  return isMultipart(request) || [...(await anfrage.formData()).keys()].some((name) => GEHEIM.test(name));
}

const AUFBEWAHRT =
  "Ihre Eingaben sind aufbewahrt: Nach der Wartung finden Sie sie auf Ihrer Startseite und können sie dort prüfen und speichern.";

const NIE_AUFBEWAHRT =
  "Passwörter, Codes und Dateien bewahrt das Portal nie auf: Bitte senden Sie dieses Formular nach der Wartung noch einmal.";
const NICHT_AUFBEWAHRT =
  "Dieses Formular wird nicht aufbewahrt. Was Sie eingegeben haben, steht noch auf der Seite: Bitte senden Sie es nach der Wartung noch einmal.";

/** The way to the login for a session that has ended; a form that came with it is kept. Null for other failures. */
async function abmeldung(anfrage: Anfrage, request: Request, { verhalten }: RufFehler): Promise<Response | null> {
  if (verhalten !== "abmelden") return null;
  const { pathname, search } = new URL(request.url);
  anfrage.forgetSitzung();
  if (request.method === "GET") return redirectTo(anfrage, href("landingpage", {}, { redirect: pathname + search }));
  try {
    return redirectTo(
      anfrage,
      href("landingpage", {}, { redirect: pathname, ...verbleibQuery(await preserve(anfrage, request)) }),
    );
  } catch (error) {
    if (error instanceof RufFehler) return errorPage(anfrage, request, error);
    throw error;
  }
}

/**
 * The way to a new proof of identity for a form that is kept meanwhile, and from there to what was typed. Null for
 * other failures, and for a form that is not kept.
 */
async function bestaetigung(anfrage: Anfrage, request: Request, { problem }: RufFehler): Promise<Response | null> {
  if (problem.code !== "NACHWEIS_ERFORDERLICH" || request.method === "GET") return null;
  const { uuid } = await preserve(anfrage, request).catch(() => ({ uuid: null }));
  if (uuid === null) return null;
  return redirectTo(anfrage, href("bestaetigen", {}, { redirect: href("geparkteEingaben", { uuid }) }));
}

/**
 * The way to a form of the company or of staff that was typed into and belongs to nothing any more, because somebody
 * has deleted that meanwhile: what stands in it can be read and copied. The forms of an Antrag answer that themselves,
 * with everything typed still in them. Null for other failures, and for a form that is not kept.
 */
async function verschwunden(anfrage: Anfrage, request: Request, { problem }: RufFehler): Promise<Response | null> {
  const art = artVon(request);
  if (problem.code !== "NICHT_GEFUNDEN" || art === null) return null;
  if (!isFirmenformular(art) && !isStabsformular(art)) return null;
  const { uuid } = await preserve(anfrage, request).catch(() => ({ uuid: null }));
  return uuid === null ? null : redirectTo(anfrage, href("geparkteEingaben", { uuid }));
}

/** The headers of an answer: all cookies, no caching. */
export function answerHeaders(anfrage: Anfrage, init?: HeadersInit): Headers {
  const headers = new Headers(init);
  for (const line of anfrage.cookies.outgoing()) headers.append("set-cookie", line);
  headers.set("cache-control", "no-store");
  return headers;
}

/**
 * A redirect with 303 and all cookies: the only one that pages have, and never to another host. What a request names as
 * its target has been judged before (`sicheresZiel`); this is the wall behind that.
 */
export function redirectTo(anfrage: Anfrage, to: string): Response {
  if (!isOwnPath(to)) throw new Error(`A redirect leads to pages of this portal only, not to ${JSON.stringify(to)}`);
  const headers = answerHeaders(anfrage);
  headers.set("location", to);
  return new Response(null, { status: 303, headers });
}

/** The not-found page. */
export function notFoundPage(anfrage: Anfrage): Response {
  const daten: FehlerDaten = { requestId: anfrage.context.requestId };
  return Response.json(daten, { status: 404, headers: answerHeaders(anfrage) });
}

/**
 * The page for a form that is not ours or whose session has changed. A browser that has sent no cookie at all may take
 * none: then it would come here for ever, and only the person can change that.
 */
export function csrfPage(anfrage: Anfrage): Response {
  const cookies = anfrage.isOhneCookies
    ? " Hilft das nicht, erlauben Sie diesem Portal bitte Cookies: Es kommt nicht ohne sie aus."
    : "";
  const daten: FehlerDaten = {
    requestId: anfrage.context.requestId,
    isFormularFremd: true,
    userMessage: `Das Formular passt nicht zu Ihrer Sitzung. Bitte öffnen Sie die Seite neu und senden Sie das Formular noch einmal.${cookies}`,
    aufDerSeite: `Ihre Sitzung hat sich geändert. Eingaben bleiben auf dieser Seite. Bitte versuchen Sie es noch einmal.${cookies}`,
  };
  return Response.json(daten, { status: 403, headers: answerHeaders(anfrage) });
}

function redirectFor(anfrage: Anfrage, request: Request, { problem, verhalten }: RufFehler): Response | null {
  const { pathname, search } = new URL(request.url);
  const isFormular = request.method !== "GET";
  const redirect = isFormular ? pathname : pathname + search;
  if (verhalten === "meldungUndHome") {
    anfrage.setCookie(
      EIGENE_COOKIES.flash,
      writeFlash(anfrage.schluessel, { tone: "error", title: "Fehler!", text: problem.userMessage }),
      FLASH_SEKUNDEN,
    );
    return redirectTo(anfrage, href("home"));
  }
  switch (problem.code) {
    case "TAN_ERFORDERLICH":
      return redirectTo(anfrage, href("tan", {}, { redirect }));
    case "NACHWEIS_ERFORDERLICH":
      // Back to the very view whose button was pressed, also after a form.
      return redirectTo(anfrage, href("bestaetigen", {}, { redirect: pathname + search }));
    case "ZWEI_FAKTOR_ERFORDERLICH":
      return redirectTo(anfrage, href("setup2FA"));
    case "UNTERNEHMEN_ERFORDERLICH":
      return redirectTo(anfrage, href("loginUnternehmenAuswahl", {}, { redirect }));
    default:
      return null;
  }
}

const OHNE_DATEIEN =
  "Dateien gehen dabei nicht mit: Haben Sie welche ausgewählt, gehen Sie im Browser zurück und senden Sie das Formular dort.";

/**
 * An error page. A form that failed for no fault of its own is offered again with everything typed, except passwords.
 */
async function errorPage(anfrage: Anfrage, request: Request, { problem, verhalten }: RufFehler): Promise<Response> {
  const status = verhalten === "nichtGefunden" ? 404 : problem.httpStatus;
  const daten: FehlerDaten = { requestId: anfrage.context.requestId };
  if (status !== 404 && (status < 500 || problem.code === "WARTUNG_LAEUFT")) daten.userMessage = problem.userMessage;
  if (problem.code === "WARTUNG_LAEUFT") daten.titel = "Das Portal wird gewartet";
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" && status >= 500 && isOwnPath(pathname)) {
    daten.ziel = pathname + search;
    daten.eingaben = readWiederholung(await anfrage.formData());
    if (isMultipart(request)) daten.dateien = OHNE_DATEIEN;
  }
  const headers = answerHeaders(anfrage);
  if (status === 503 || status === 429) headers.set("retry-after", String(problem.wartenSekunden ?? 30));
  return Response.json(daten, { status, headers });
}
