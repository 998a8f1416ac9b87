import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { Sitzung } from "~/contract/konto/benutzer";
import type { SeitenrahmenDaten, SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { readFarben } from "~/domain/benutzer/farben";
import { readZeilenabstand } from "~/domain/benutzer/zeilenabstand";
import type { NavigationEntry } from "~/domain/benutzer/navigation";
import { isActive } from "~/domain/nachricht/systemNachricht";
import { sitzungsende } from "~/domain/sitzung/sitzungsende";
import { berlinWallClock } from "~/lib/date";
import { newUuid } from "~/lib/uuid";
import { hasChosen } from "~/routing/decideAccess";
import { navigationFor } from "~/routing/navigation";
import { RufFehler } from "~/server/client/rufFehler";
import { openAnfrage, type Anfrage } from "./anfrage";
import { EIGENE_COOKIES, setCookieLine } from "./cookies";
import { readEinreichMarke } from "./einreichMarke";
import { answerHeaders } from "./fehlerSeite";
import { readFlash } from "./flash";
import { findHilfeBereich, loadHilfe } from "./loadHilfe";
import { sitzungsStand } from "./sitzungsRest";

/** Values of the cookie that keeps the side navigation narrow or full; without it the page decides. */
export const LEISTE = { schmal: "schmal", voll: "voll" } as const;

const isSchmalGewaehlt = (gewaehlt: string | undefined): boolean | null =>
  gewaehlt === undefined || gewaehlt === "" ? null : gewaehlt === LEISTE.schmal;

/**
 * What the root loader answers: the data of the frame. Never fails: without a backend it shows the frame of a visitor.
 */
export async function loadSeitenrahmen(args: LoaderFunctionArgs) {
  const anfrage = openAnfrage(args);
  const flash = readFlash(anfrage.schluessel, anfrage.readCookie(EIGENE_COOKIES.flash));
  const { sitzung, csrf, isErreichbar } = await readSitzung(anfrage);
  const url = new URL(args.request.url);
  const stand = anfrage.context.clock.now().toISOString();
  const daten: SeitenrahmenDaten = {
    sitzung,
    ...sitzungszeiten(anfrage, sitzung),
    ansicht: ansichtVon(sitzung),
    stand,
    wartung: sitzung.wartung && { ...sitzung.wartung, stand },
    formular: { csrf, schluessel: newUuid() },
    flash,
    version: anfrage.context.config.version,
    requestId: anfrage.context.requestId,
    buildId: anfrage.context.buildId,
    pfad: url.pathname + url.search,
    einreichMarke: readEinreichMarke(anfrage),
    hilfeBereich: findHilfeBereich(url.pathname),
    hilfe: isErreichbar ? await loadHilfe(anfrage, url, sitzung) : null,
    systemnachrichten: isErreichbar ? await readSystemnachrichten(anfrage, sitzung) : null,
    navigation: navigationOf(sitzung),
    isLeisteSchmal: isSchmalGewaehlt(anfrage.readCookie(EIGENE_COOKIES.leiste)),
    farben: readFarben(anfrage.readCookie(EIGENE_COOKIES.farben)),
    zeilenabstand: readZeilenabstand(anfrage.readCookie(EIGENE_COOKIES.zeilenabstand)),
    isErreichbar,
  };
  return data(daten, { headers: headersFor(anfrage) });
}

/** When the session ends. A view has its own end, which stands above the page, and which nothing prolongs. */
function sitzungszeiten(anfrage: Anfrage, sitzung: SeitenrahmenDaten["sitzung"]) {
  const { endetAm, ansicht } = sitzung;
  const ende = endetAm === null || ansicht !== null ? null : sitzungsende({ ...sitzung, endetAm });
  const zeiten = ansicht === null ? sitzung : { endetAm: null, endetSpaetestensAm: null };
  return { sitzungsende: ende, ...sitzungsStand({ anfrage }, zeiten) };
}

function ansichtVon({ ansicht, benutzer }: SeitenrahmenDaten["sitzung"]): SeitenrahmenDaten["ansicht"] {
  if (ansicht === null || benutzer === null) return null;
  return { name: benutzer.userName, bis: berlinWallClock(new Date(ansicht.bis)).slice(11, 16) };
}

/** Nobody has a side navigation before the login is whole. */
const navigationOf = ({ state, benutzer, navigation, features }: SeitenrahmenDaten["sitzung"]): NavigationEntry[] =>
  benutzer === null || state !== "AUTHENTICATED"
    ? []
    : navigationFor({ navigation, isGewaehlt: hasChosen(benutzer), bsfzSiegel: features.bsfzSiegel });

/**
 * The shown flash is removed here and not in the shared cookies, so that a redirect of the page itself keeps it for the
 * next page.
 */
function headersFor(anfrage: Anfrage): Headers {
  const headers = answerHeaders(anfrage);
  if (anfrage.readCookie(EIGENE_COOKIES.flash) === undefined) return headers;
  headers.append("set-cookie", setCookieLine(EIGENE_COOKIES.flash, "", { isSecure: anfrage.isSecure, maxAge: 0 }));
  return headers;
}

async function readSitzung(
  anfrage: Anfrage,
): Promise<{ sitzung: SeitenrahmenDaten["sitzung"]; csrf: string; isErreichbar: boolean }> {
  try {
    const { csrf, ...sitzung } = await anfrage.sitzung();
    return { sitzung, csrf: csrf ?? (await anfrage.csrf()), isErreichbar: true };
  } catch (error) {
    if (!(error instanceof RufFehler)) throw error;
    return { sitzung: KEINE_SITZUNG, csrf: "", isErreichbar: false };
  }
}

/** A page never fails for its announcements. */
async function readSystemnachrichten(
  anfrage: Anfrage,
  { benutzer }: SeitenrahmenDaten["sitzung"],
): Promise<SeitenrahmenNachrichten | null> {
  if (benutzer?.isFinallyAuthenticated !== true) return null;
  try {
    const { stand, data } = await anfrage.client().systemnachrichten.listSystemnachrichten();
    return { stand, data: data.map((nachricht) => ({ ...nachricht, aktiv: isActive(nachricht, new Date(stand)) })) };
  } catch (error) {
    if (error instanceof RufFehler) return null;
    throw error;
  }
}

const KEINE_SITZUNG: Omit<Sitzung, "csrf"> = {
  state: "KEINE",
  endetAm: null,
  endetSpaetestensAm: null,
  tanArt: null,
  tanEmpfaenger: null,
  benutzer: null,
  navigation: [],
  features: { testdatenGenerator: false, bsfzSiegel: false },
  nezo: { isActivated: false, isActivatedForRegistration: false },
  isNezoAuthenticated: false,
  ansicht: null,
  wartung: null,
  isKetteGebrochen: false,
  unreadMessages: 0,
};
