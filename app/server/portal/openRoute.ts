import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import type { Flash } from "~/contract/antrag/formAntwort";
import { isUuid, newUuid } from "~/lib/uuid";
import { decideAccess, decideEintritt, type Grund, type Zutritt } from "~/routing/decideAccess";
import { readAntragZiel, type Facts } from "~/routing/facts";
import { href } from "~/routing/href";
import type { RouteEntry } from "~/routing/routeEntry";
import { routeTable, type RouteKey } from "~/routing/routeTable";
import { RufFehler } from "~/server/client/rufFehler";
import { checkAnsicht } from "./ansicht";
import { openAnfrage, type Anfrage } from "./anfrage";
import { preserve, verbleibQuery } from "./aufbewahrung";
import { EIGENE_COOKIES } from "./cookies";
import { isCsrfRichtig } from "./csrf";
import { SCHLUESSEL_FELD } from "./eingaben";
import { forgetEinreichMarkeOn } from "./einreichMarke";
import { answerHeaders, csrfPage, notFoundPage, pageForFehler, redirectTo } from "./fehlerSeite";
import { FLASH_SEKUNDEN, writeFlash } from "./flash";
import { hinweisVon } from "./hinweisVon";
import { AUFBEWAHRT_STATT_GESPEICHERT } from "./leadToAufbewahrtem";
import { loadFacts } from "./loadFacts";
import { leaveTokenBehind } from "./mailLink";
import type { Offen, OffeneSeite } from "./offen";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * The door of every page: reads the facts that its row needs, decides, and either throws the redirect or error page or
 * returns what the page works with. Loader and action of a page call the same line. For anything but GET it also checks
 * the form's csrf token.
 */
export async function openRoute<Key extends RouteKey>(args: Args, key: Key): Promise<Offen<Key>> {
  const anfrage = openAnfrage(args);
  const entry: RouteEntry = routeTable[key];
  try {
    await checkAnsicht(anfrage, { key, isLesend: isReading(args.request) });
    const facts = await loadFacts(anfrage, args);
    const antrag = await enter(anfrage, entry, { ...facts, request: args.request });
    if (isReading(args.request)) {
      leaveTokenBehind(anfrage, entry, new URL(args.request.url));
      forgetEinreichMarkeOn(anfrage, entry, facts.navigation);
    } else await checkCsrf(anfrage, args.request);
    const seite = await openSeite(anfrage, args, key);
    // The decision has let the visitor in: `login` proves a user, and `enter` has read the Antrag of every row that
    // declares one.
    return Object.assign(seite, { benutzer: seite.sitzung.benutzer }, antrag) as unknown as Offen<Key>;
  } catch (error) {
    throw error instanceof RufFehler ? await pageForFehler(anfrage, args.request, error) : error;
  }
}

const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Throws where the visitor has to go instead; otherwise returns the Antrag of the page. */
async function enter(
  anfrage: Anfrage,
  entry: RouteEntry,
  facts: Facts & { request: Request },
): Promise<{ antragUuid: string; antrag: AntragInfo } | null> {
  const throwIfAbgewiesen = async (zutritt: Zutritt, antrag: AntragInfo | null = null) =>
    throwUnlessErlaubt(anfrage, {
      zutritt: isReading(facts.request)
        ? zutritt
        : await withVerbleib(anfrage, entry, { zutritt, antrag, request: facts.request }),
      antrag,
    });
  await throwIfAbgewiesen(decideEintritt(entry, facts));
  if (entry.antrag === undefined) return null;
  const ziel = readAntragZiel(entry.antrag, facts);
  if (ziel.art === "ungueltig") throw notFoundPage(anfrage);
  // Without takeover the id counts as not given: nothing is read.
  const antrag = ziel.art === "uuid" ? await anfrage.antragInfo(ziel.uuid) : null;
  await throwIfAbgewiesen(decideAccess(entry, facts, antrag), antrag);
  if (ziel.art === "neu" || ziel.isNeu) throw neueSeite(anfrage, entry, antrag);
  if (antrag === null) throw notFoundPage(anfrage);
  return { antragUuid: antrag.uuid, antrag };
}

/**
 * Where a form with `isNew` leads: to a page that asks before it creates anything. Other pages have no new Antrag.
 *
 * @spec §2 with query isNew true the route is treated as new and editable
 * @assumed §2 does not say how a new Antrag is created; a GET must not, so a page with a button does. New Anträge are
 * always V2.
 */
function neueSeite(anfrage: Anfrage, { antrag: regel }: RouteEntry, antrag: AntragInfo | null): Response {
  if (regel?.version === undefined) return notFoundPage(anfrage);
  return redirectTo(anfrage, antrag === null ? href("antragNeu") : href("antragUebernehmen", { uuid: antrag.uuid }));
}

/** Where to go, and what is said there instead of what the rule says. */
type Entschieden = Zutritt & { hinweis?: string };

/** Why a form that could be sent when its page came cannot be saved any more. */
const GESCHLOSSEN: readonly Grund[] = ["statusFalsch", "v1Abgelaufen"];

/** Why a login is not complete; a form that arrives then is looked at afterwards. */
const ANMELDUNG_OFFEN: readonly Grund[] = ["tanFehlt", "zweiFaktorFehlt", "unternehmenFehlt", "rolleFehlt"];

/**
 * Keeps a form whose sender is turned away, and says so where nobody learns more from it than the sender knows: on the
 * way through the login. Whoever wrote in what somebody has submitted or deleted meanwhile is led to what was kept.
 */
async function withVerbleib(
  anfrage: Anfrage,
  { access }: RouteEntry,
  { zutritt, antrag, request }: { zutritt: Zutritt; antrag: AntragInfo | null; request: Request },
): Promise<Entschieden> {
  if (zutritt.art === "erlaubt") return zutritt;
  const verbleib = await preserve(anfrage, request);
  if (zutritt.art === "umleiten" && verbleib.uuid !== null && GESCHLOSSEN.includes(zutritt.grund))
    return {
      ...zutritt,
      to: href("geparkteEingaben", { uuid: verbleib.uuid }),
      ...(antrag?.status !== "GELOESCHT" && { hinweis: AUFBEWAHRT_STATT_GESPEICHERT }),
    };
  if (zutritt.art === "nichtGefunden" || access !== "login") return zutritt;
  if (zutritt.grund === "nichtAngemeldet") return { ...zutritt, to: withQuery(zutritt.to, verbleibQuery(verbleib)) };
  if (verbleib.isAufbewahrt && ANMELDUNG_OFFEN.includes(zutritt.grund))
    remember(anfrage, { tone: "info", text: AUFBEWAHRT });
  return zutritt;
}

const AUFBEWAHRT = "Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.";

function withQuery(to: string, query: Readonly<Record<string, string>>): string {
  return `${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams(query).toString()}`;
}

function throwUnlessErlaubt(
  anfrage: Anfrage,
  { zutritt, antrag }: { zutritt: Entschieden; antrag: AntragInfo | null },
): void {
  if (zutritt.art === "nichtGefunden") throw notFoundPage(anfrage);
  const hinweis = zutritt.art === "umleiten" ? (zutritt.hinweis ?? hinweisVon(zutritt.grund, antrag)) : undefined;
  if (hinweis !== undefined) remember(anfrage, { tone: "info", text: hinweis });
  if (zutritt.art === "umleiten") throw redirectTo(anfrage, zutritt.to);
}

/** The message is shown on the next page. */
function remember(anfrage: Anfrage, flash: Flash): void {
  anfrage.setCookie(EIGENE_COOKIES.flash, writeFlash(anfrage.schluessel, flash), FLASH_SEKUNDEN);
}

/**
 * A form of another session is refused, but kept for whom its ticket names. To a page with scripts it says no more; it
 * has the form still. Without scripts the same person, logged in anew since, gets to see what was kept.
 */
async function checkCsrf(anfrage: Anfrage, request: Request): Promise<void> {
  const [form, token] = await Promise.all([anfrage.formData(), anfrage.csrf()]);
  if (isCsrfRichtig(form, token)) return;
  const { uuid } = await preserve(anfrage, request);
  if (uuid === null || !isSeitenaufruf(request)) throw csrfPage(anfrage);
  remember(anfrage, {
    tone: "info",
    text: "Ihre Sitzung hat sich geändert, seit Sie das Formular geöffnet haben. Ihre Eingaben wurden aufbewahrt.",
  });
  throw redirectTo(anfrage, href("geparkteEingaben", { uuid }));
}

/** A form that the browser itself sends and whose answer replaces the page. */
const isSeitenaufruf = ({ headers }: Request): boolean => headers.get("accept")?.includes("text/html") === true;

async function openSeite(anfrage: Anfrage, { request, params }: Args, key: RouteKey): Promise<OffeneSeite> {
  const translate = (fehler: RufFehler) => pageForFehler(anfrage, request, fehler);
  return {
    key,
    anfrage,
    params,
    sitzung: await anfrage.sitzung(),
    url: new URL(request.url),
    formular: { csrf: await anfrage.csrf(), schluessel: newUuid() },
    call: anfrage.client({ translate }),
    withSchluessel(formData) {
      const schluessel = formData.get(SCHLUESSEL_FELD);
      return anfrage.client({ translate, schluessel: isUuid(schluessel) ? schluessel : undefined });
    },
    formData: () => anfrage.formData(),
    get headers() {
      return answerHeaders(anfrage);
    },
    json: (value, init) => data(value, { ...init, headers: answerHeaders(anfrage, init?.headers) }),
    redirect(to, options) {
      if (options?.flash) remember(anfrage, options.flash);
      return redirectTo(anfrage, to);
    },
    nichtGefunden() {
      throw notFoundPage(anfrage);
    },
  };
}
