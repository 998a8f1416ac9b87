import { z } from "zod";
import type { Sitzung } from "~/contract/konto/benutzer";
import type { Flash } from "~/contract/antrag/formAntwort";
import { hasAufbewahrung } from "~/domain/benutzer/stabsformularRechte";
import { isFullyLoggedIn } from "~/domain/benutzer/rollen";
import { type GemerkteNachricht, rememberedTarget, safeTarget } from "~/domain/sitzung/merkziel";
import { href } from "~/routing/href";
import { knownPath } from "~/routing/knownPath";
import type { RouteEntry } from "~/routing/routeEntry";
import { type RouteKey, routeTable } from "~/routing/routeTable";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "merkziel";
const gemerkt = z.object({ unternehmenUuid: z.guid(), pfad: z.string() });

/** Pages that are only a way to another one: after the choice somebody wants to be past it, not asked again. */
const DURCHGANG: readonly RouteKey[] = [
  "wurzel",
  "bestaetigen",
  "loginUnternehmenAuswahl",
  "loginSystemrollenAuswahl",
  "setup2FA",
];

/**
 * The wanted page when it is one that may follow a login: a known page of this portal, no login page, no data route.
 * Otherwise null.
 */
export const sicheresZiel = (raw: unknown): string | null => safeTarget(raw, isZielseite);

function isZielseite(path: string): boolean {
  const key = knownPath(path);
  if (key === null || DURCHGANG.includes(key)) return false;
  const { access, shell }: RouteEntry = routeTable[key];
  return shell !== "ohne" && (access === "login" || access === "public");
}

/**
 * Where a visitor goes after login, TAN or choice: to what is still missing, then to the wanted page, else /home.
 * `ziel` has passed {@link sicheresZiel}.
 */
export function zielNachAnmeldung(
  { state, benutzer }: Pick<Sitzung, "state" | "benutzer">,
  ziel: string | null,
): string {
  const redirect = ziel ?? undefined;
  if (state === "PRE_TAN") return href("tan", {}, { redirect });
  if (state === "KEINE" || benutzer === null) return href("landingpage", {}, { redirect });
  const isEmployee = benutzer.systemRolle === "UNTERNEHMENSMITARBEITER" || benutzer.mussUnternehmenAuswaehlen;
  const isDone = isFullyLoggedIn({
    isAuthenticated: true,
    systemRolle: isEmployee ? "UNTERNEHMENSMITARBEITER" : benutzer.systemRolleSet,
    unternehmenUuid: benutzer.unternehmenUuid,
  });
  if (isDone) return ziel ?? href("home");
  return isEmployee
    ? href("loginUnternehmenAuswahl", {}, { redirect })
    : href("loginSystemrollenAuswahl", {}, { redirect });
}

/**
 * Answers an action that has brought the visitor one step further into the portal (login, TAN, company, role).
 * `redirect` is what the form carried; anything unsafe counts as nothing.
 *
 * @spec §2 When a redirect query targets a notification for a company, company and path are remembered for a later
 * redirect
 */
export const weiterNachAnmeldung = (offen: OffeneSeite, redirect: unknown): Promise<Response> =>
  leadOn(offen, redirect, null);

/**
 * The same for whoever opens a page of the login on which nothing is left to do: nobody lands on the start page without
 * a sentence.
 */
export const weiterOhneSchritt = (offen: OffeneSeite, redirect: unknown, text: string): Promise<Response> =>
  leadOn(offen, redirect, { tone: "info", text });

/** `hinweis`: what the start page says when it is the one that opens. */
async function leadOn(offen: OffeneSeite, redirect: unknown, hinweis: Flash | null): Promise<Response> {
  const { anfrage } = offen;
  const gewollt = sicheresZiel(redirect);
  const gemeint = gewollt === null ? null : rememberedTarget(gewollt);
  if (gemeint !== null) rememberNachricht(anfrage, gemeint);
  const sitzung = await withUnternehmen(anfrage, gemeint);
  // A message of another company than the chosen one stays remembered for when that is chosen.
  const isAnderes =
    gemeint !== null &&
    sitzung.benutzer?.unternehmenUuid != null &&
    sitzung.benutzer.unternehmenUuid !== gemeint.unternehmenUuid;
  const ziel = isAnderes ? null : gewollt;
  const naechste = zielNachAnmeldung(sitzung, ziel);
  const isDone = naechste === (ziel ?? href("home"));
  const vorgezogen = isDone ? ((await findGeparkte(offen, sitzung)) ?? takeNachricht(anfrage, sitzung)) : null;
  const flash = isAnderes ? ANDERES_UNTERNEHMEN : hinweis;
  const isStartseite = vorgezogen === null && naechste === href("home");
  return offen.redirect(vorgezogen ?? naechste, isStartseite && flash !== null ? { flash } : {});
}

const ANDERES_UNTERNEHMEN: Flash = {
  tone: "info",
  text: "Die Nachricht gehört zu einem anderen Unternehmen. Wählen Sie dieses Unternehmen, um sie zu lesen.",
};

/**
 * The newest form that was kept for this person and company, or role of staff, when a session had ended, to be looked
 * at first; it waits a day at most.
 */
async function findGeparkte({ anfrage }: OffeneSeite, { benutzer }: Sitzung): Promise<string | null> {
  if (benutzer === null || !hasAufbewahrung(benutzer)) return null;
  const { data } = await anfrage.client().geparkteEingaben.listGeparkte();
  const [neueste] = data;
  return neueste === undefined ? null : href("geparkteEingaben", { uuid: neueste.uuid });
}

function rememberNachricht(anfrage: Anfrage, nachricht: GemerkteNachricht): void {
  anfrage.setCookie(EIGENE_COOKIES.merkziel, sealJson(anfrage.schluessel, ZWECK, nachricht));
}

/**
 * The session, with the company of the notification chosen when nothing else is missing and none is chosen yet. Whoever
 * does not belong to it chooses as always.
 */
async function withUnternehmen(anfrage: Anfrage, gemeint: GemerkteNachricht | null): Promise<Sitzung> {
  const sitzung = await anfrage.sitzung();
  const { state, benutzer } = sitzung;
  if (
    gemeint === null ||
    state !== "AUTHENTICATED" ||
    benutzer?.mussUnternehmenAuswaehlen !== true ||
    benutzer.unternehmenUuid !== null
  )
    return sitzung;
  try {
    await anfrage.client().benutzer.chooseUnternehmen({ uuid: gemeint.unternehmenUuid });
  } catch (error) {
    if (!(error instanceof RufFehler)) throw error;
  }
  return anfrage.sitzung();
}

/** The remembered notification, once its company is the chosen one. */
function takeNachricht(anfrage: Anfrage, { benutzer }: Sitzung): string | null {
  const cookie = anfrage.readCookie(EIGENE_COOKIES.merkziel);
  const nachricht = gemerkt.safeParse(openSealed(anfrage.schluessel, ZWECK, cookie));
  if (!nachricht.success || nachricht.data.unternehmenUuid !== benutzer?.unternehmenUuid) return null;
  anfrage.setCookie(EIGENE_COOKIES.merkziel, "", 0);
  return sicheresZiel(nachricht.data.pfad);
}
