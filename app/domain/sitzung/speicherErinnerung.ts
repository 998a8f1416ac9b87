import { assertNever } from "../../lib/exhaustive";
import { formatDauerDativ } from "./dauer";

/**
 * Seconds without saving after which the reminder shows.
 *
 * @spec §9 Save reminder after 1800 s (30 minutes) without saving
 */
export const ERINNERUNG_NACH_SEKUNDEN = 1800;

/** @spec §9 text of the save reminder */
export const ERINNERUNGSTEXT = `Sie haben seit über ${formatDauerDativ(ERINNERUNG_NACH_SEKUNDEN / 60)} Ihre Eingaben nicht mehr gespeichert. Bitte speichern Sie Ihre Eingaben regelmäßig, um Datenverlust zu vermeiden.`;

/**
 * The state of the reminder, by the names of the specification. Moments are milliseconds since 1970. @spec §3
 * Save-reminder state
 */
export type SpeicherErinnerung = {
  /** The action that the timer runs from; null while it does not run. */
  readonly letzteAktionZeitstempel: number | null;
  readonly sekundenSeitLetzterAktion: number;
  /** The banner is to be shown. */
  readonly zeigeErinnerung: boolean;
  /** A desktop notification is due; whoever has made it says `benachrichtigt`. */
  readonly zeigeBenachrichtigung: boolean;
  readonly benutzerHatBannerWeggeklickt: boolean;
  /** Something was done in the Vorhaben since it was opened or saved. */
  readonly ersteAktionVorhabenDurchgefuehrt: boolean;
};

/** What happens. `fenster` is what the browser says at a tick. */
export type ErinnerungEreignis =
  | { readonly art: "aktion" | "gespeichert" | "bannerGeschlossen" | "benachrichtigt" }
  | {
      readonly art: "takt";
      readonly fenster: { readonly istFokussiert: boolean; readonly darfBenachrichtigen: boolean };
    };

/** Nothing has been done yet. */
export const KEINE_ERINNERUNG: SpeicherErinnerung = {
  letzteAktionZeitstempel: null,
  sekundenSeitLetzterAktion: 0,
  zeigeErinnerung: false,
  zeigeBenachrichtigung: false,
  benutzerHatBannerWeggeklickt: false,
  ersteAktionVorhabenDurchgefuehrt: false,
};

function start(jetzt: number): SpeicherErinnerung {
  return { ...KEINE_ERINNERUNG, letzteAktionZeitstempel: jetzt, ersteAktionVorhabenDurchgefuehrt: true };
}

function count(stand: SpeicherErinnerung, seit: number, { jetzt, fenster }: Takt): SpeicherErinnerung {
  const sekundenSeitLetzterAktion = Math.max(0, Math.floor((jetzt - seit) / 1000));
  const zeigeErinnerung = sekundenSeitLetzterAktion >= ERINNERUNG_NACH_SEKUNDEN;
  const zeigeBenachrichtigung = zeigeErinnerung && !fenster.istFokussiert && fenster.darfBenachrichtigen;
  return { ...stand, sekundenSeitLetzterAktion, zeigeErinnerung, zeigeBenachrichtigung };
}

type Takt = { jetzt: number; fenster: { readonly istFokussiert: boolean; readonly darfBenachrichtigen: boolean } };

/**
 * The next state of the reminder at a moment (milliseconds since 1970).
 *
 * @spec §4 Save reminder
 * @assumed §4 does not say whether further actions move the timer: it runs from the first one that is not saved,
 * because otherwise nobody who types without a pause would ever be reminded. The notification is made at most once,
 * when the banner appears.
 */
export function remind(stand: SpeicherErinnerung, ereignis: ErinnerungEreignis, jetzt: number): SpeicherErinnerung {
  const { letzteAktionZeitstempel: seit } = stand;
  switch (ereignis.art) {
    case "aktion":
      return seit === null ? start(jetzt) : stand;
    case "takt":
      return seit === null || stand.zeigeErinnerung ? stand : count(stand, seit, { jetzt, fenster: ereignis.fenster });
    case "benachrichtigt":
      return stand.zeigeBenachrichtigung ? { ...stand, zeigeBenachrichtigung: false } : stand;
    case "bannerGeschlossen":
      return { ...KEINE_ERINNERUNG, benutzerHatBannerWeggeklickt: true, ersteAktionVorhabenDurchgefuehrt: true };
    case "gespeichert":
      return KEINE_ERINNERUNG;
    default:
      return assertNever(ereignis);
  }
}
