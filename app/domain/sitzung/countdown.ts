import { assertNever } from "../../lib/exhaustive";
import { formatDauerDativ } from "./dauer";

/** @spec §9 Logout warning threshold 60 s */
export const WARNUNG_AB_SEKUNDEN = 60;

/** The same behind "in": "einer Minute". */
export const WARNUNG_DAUER = formatDauerDativ(WARNUNG_AB_SEKUNDEN / 60);

/** @spec §9 token refresh when at least 30 s have elapsed since the last reset */
export const ERNEUERN_NACH_SEKUNDEN = 30;

/** Seconds between two ticks from which the clock itself is in doubt: the computer slept, or somebody set the clock. */
export const ZWEIFEL_AB_SEKUNDEN = 10;

/**
 * The state of the session counter, by the names of the specification. Moments are milliseconds since 1970. @spec §3
 * Session counter state
 */
export type SitzungsZaehler = {
  /** The action (or answer of the portal) that the counter runs from. */
  readonly lastActionTimeStamp: number;
  /** Lifetime of the refresh token from that moment, in seconds; null: no session, nothing happens. */
  readonly refreshTokenExpireTime: number | null;
  /** When the session ends whatever is done; null: nobody has said. */
  readonly spaetestens: number | null;
  /** What ends first is the session as a whole, not the time without an action: going on does not change that. */
  readonly isEndgueltig: boolean;
  /** Seconds left; null without a session. */
  readonly expInSecCounter: number | null;
  readonly logoutDialogOpen: boolean;
  /** The portal's last word on the session. */
  readonly gemeldetAm: number;
  /** There was an action since then that the portal does not know of. */
  readonly istAktionOffen: boolean;
  readonly letzterTakt: number;
  /** When the portal was last asked because the clock was in doubt; null: the clock counts. */
  readonly gefragtAm: number | null;
};

/**
 * What happens. `stand` is the portal's word: the seconds left, null when the session has ended, and those until it
 * ends whatever is done.
 */
export type CountdownEreignis =
  | {
      readonly art: "stand";
      readonly restSekunden: number | null;
      readonly hoechstensSekunden?: number | null | undefined;
    }
  /** `hier`: in this tab, which then tells the portal; otherwise another tab does. */
  | { readonly art: "aktion"; readonly istHier: boolean }
  /** A request other than the refresh: the portal itself has counted it. */
  | { readonly art: "anfrage" }
  | { readonly art: "takt" };

type Auskunft = Extract<CountdownEreignis, { art: "stand" }>;

/** What is to be done: refresh the session, make the notification, ask the portal for its word, log out. */
export type CountdownWirkung = "erneuern" | "benachrichtigen" | "fragen" | "abmelden";

export type CountdownSchritt = { readonly stand: SitzungsZaehler; readonly wirkungen: readonly CountdownWirkung[] };

/** Nobody is logged in. */
export const OHNE_SITZUNG: SitzungsZaehler = {
  lastActionTimeStamp: 0,
  refreshTokenExpireTime: null,
  spaetestens: null,
  isEndgueltig: false,
  expInSecCounter: null,
  logoutDialogOpen: false,
  gemeldetAm: 0,
  istAktionOffen: false,
  letzterTakt: 0,
  gefragtAm: null,
};

const sekunden = (von: number, bis: number): number => Math.floor((bis - von) / 1000);

/**
 * Seconds left after so many without an action, and whether going on changes that. The end of the session as a whole
 * comes first when both fall together.
 */
function restVon(
  { spaetestens }: SitzungsZaehler,
  ohneAktion: number,
  jetzt: number,
): Pick<SitzungsZaehler, "isEndgueltig"> & { rest: number } {
  const hoechstens = spaetestens === null ? Infinity : sekunden(jetzt, spaetestens);
  return { rest: Math.max(0, Math.min(ohneAktion, hoechstens)), isEndgueltig: hoechstens <= ohneAktion };
}

/** The counter at a moment, the warning that goes with it, and the logout at its end. */
function count(stand: SitzungsZaehler, leben: number, jetzt: number): CountdownSchritt {
  const { rest: expInSecCounter, isEndgueltig } = restVon(
    stand,
    leben - sekunden(stand.lastActionTimeStamp, jetzt),
    jetzt,
  );
  if (expInSecCounter === 0)
    return { stand: { ...OHNE_SITZUNG, expInSecCounter, isEndgueltig }, wirkungen: ["abmelden"] };
  const logoutDialogOpen = expInSecCounter <= WARNUNG_AB_SEKUNDEN;
  const wirkungen: CountdownWirkung[] = logoutDialogOpen && !stand.logoutDialogOpen ? ["benachrichtigen"] : [];
  return { stand: { ...stand, expInSecCounter, isEndgueltig, logoutDialogOpen }, wirkungen };
}

function report(
  stand: SitzungsZaehler,
  { restSekunden, hoechstensSekunden = null }: Auskunft,
  jetzt: number,
): CountdownSchritt {
  if (restSekunden === null) {
    const warAngemeldet = stand.refreshTokenExpireTime !== null;
    const { isEndgueltig } = stand;
    return {
      stand: { ...OHNE_SITZUNG, isEndgueltig, expInSecCounter: warAngemeldet ? 0 : null },
      wirkungen: warAngemeldet ? ["abmelden"] : [],
    };
  }
  const spaetestens = hoechstensSekunden === null ? null : jetzt + hoechstensSekunden * 1000;
  const gemeldet = {
    spaetestens,
    lastActionTimeStamp: jetzt,
    refreshTokenExpireTime: restSekunden,
    gemeldetAm: jetzt,
    istAktionOffen: false,
  };
  return count({ ...stand, ...gemeldet, letzterTakt: jetzt, gefragtAm: null }, restSekunden, jetzt);
}

function reset(stand: SitzungsZaehler, leben: number, jetzt: number): SitzungsZaehler {
  const { rest, isEndgueltig } = restVon(stand, leben, jetzt);
  return {
    ...stand,
    lastActionTimeStamp: jetzt,
    expInSecCounter: rest,
    isEndgueltig,
    logoutDialogOpen: rest <= WARNUNG_AB_SEKUNDEN,
  };
}

function aktion(
  stand: SitzungsZaehler,
  leben: number,
  { jetzt, istHier }: { jetzt: number; istHier: boolean },
): CountdownSchritt {
  const neu = { ...reset(stand, leben, jetzt), istAktionOffen: stand.istAktionOffen || istHier };
  return istHier ? renewWhenDue(neu, jetzt) : { stand: neu, wirkungen: [] };
}

/** The refresh is due once, at the earliest 30 seconds after the portal's last word. */
function renewWhenDue(stand: SitzungsZaehler, jetzt: number): CountdownSchritt {
  if (!stand.istAktionOffen || sekunden(stand.gemeldetAm, jetzt) < ERNEUERN_NACH_SEKUNDEN)
    return { stand, wirkungen: [] };
  return { stand: { ...stand, istAktionOffen: false, gemeldetAm: jetzt }, wirkungen: ["erneuern"] };
}

function isLuecke(von: number, bis: number): boolean {
  const vergangen = sekunden(von, bis);
  return vergangen < 0 || vergangen >= ZWEIFEL_AB_SEKUNDEN;
}

function takt(stand: SitzungsZaehler, leben: number, jetzt: number): CountdownSchritt {
  const getaktet = { ...stand, letzterTakt: jetzt };
  if (isLuecke(stand.gefragtAm ?? stand.letzterTakt, jetzt))
    return { stand: { ...getaktet, gefragtAm: jetzt }, wirkungen: ["fragen"] };
  if (stand.gefragtAm !== null) return { stand: getaktet, wirkungen: [] };
  const gezaehlt = count(getaktet, leben, jetzt);
  if (gezaehlt.wirkungen.includes("abmelden")) return gezaehlt;
  const erneuert = renewWhenDue(gezaehlt.stand, jetzt);
  return { stand: erneuert.stand, wirkungen: [...gezaehlt.wirkungen, ...erneuert.wirkungen] };
}

/**
 * The next state of the session countdown at a moment (milliseconds since 1970), and what is to be done.
 *
 * @spec §4 Session countdown: remaining seconds are the lifetime minus the seconds since the last action; at 60 the
 * warning opens and one notification is made; at 0 automatic logout; an action resets, and refreshes when 30 seconds
 * have elapsed
 * @assumed §4 does not say what becomes of an action within the 30 seconds: the refresh follows when they are over, so
 * that the portal never ends a session before the counter does. After a gap in the ticks (sleep, a clock that was set)
 * the portal is asked instead of the clock, again and again until it answers.
 */
export function countSitzung(stand: SitzungsZaehler, ereignis: CountdownEreignis, jetzt: number): CountdownSchritt {
  if (ereignis.art === "stand") return report(stand, ereignis, jetzt);
  const { refreshTokenExpireTime: leben } = stand;
  if (leben === null) return { stand, wirkungen: [] };
  switch (ereignis.art) {
    case "takt":
      return takt(stand, leben, jetzt);
    case "aktion":
      return aktion(stand, leben, { jetzt, istHier: ereignis.istHier });
    case "anfrage":
      return { stand: { ...reset(stand, leben, jetzt), gemeldetAm: jetzt, istAktionOffen: false }, wirkungen: [] };
    default:
      return assertNever(ereignis);
  }
}

/**
 * "Automatisches Abmelden bei Inaktivität in 30 Minute(n)": minutes that have begun count. `isEndgueltig`: going on
 * does not help.
 *
 * @spec §2 Shell
 * @assumed §2 says "Automatischer Logout bei Inaktivität"; the portal says "Abmelden" everywhere, because a word of
 * German is understood by all.
 * @assumed §2 knows only the logout for inactivity; a session also ends after its longest time, and the label then says
 * so.
 */
export const countdownLabel = (restSekunden: number, isEndgueltig = false): string =>
  `Automatisches Abmelden ${isEndgueltig ? "auch bei Aktivität" : "bei Inaktivität"} in ${String(Math.ceil(restSekunden / 60))} Minute(n)`;

/** mm:ss. @spec §2 Shell: tooltip mm:ss */
export function countdownZeit(restSekunden: number): string {
  const zweistellig = (zahl: number) => String(zahl).padStart(2, "0");
  return `${zweistellig(Math.floor(restSekunden / 60))}:${zweistellig(restSekunden % 60)}`;
}

/**
 * For small screens: "30 Min.", minutes that have begun count; mm:ss in the last minute only, because a number that
 * changes every second distracts.
 */
export const countdownKurz = (restSekunden: number): string =>
  restSekunden > WARNUNG_AB_SEKUNDEN ? `${String(Math.ceil(restSekunden / 60))} Min.` : countdownZeit(restSekunden);
