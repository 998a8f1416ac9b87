import { berlinInstant, dateFromArray } from "~/lib/date";

/**
 * A moment as it arrives: an instant with its zone ("2026-03-02T09:00:00Z"), or what calendar and clock in Berlin show,
 * as a text without a zone ("2026-03-02T10:00") or as year, month (1 to 12), day, hour and minute.
 *
 * @spec §3 System announcement: each as text or as an array of year, month, day, hour, minute
 * @assumed §3 names no zone; what has none is the time in Berlin.
 */
export type Zeitpunkt = string | readonly number[];

/** When an announcement is shown. */
export type Anzeigezeit = { anzeigenVon: Zeitpunkt; anzeigenBis: Zeitpunkt };

/** An announcement of the authority to everybody who is logged in; `text` is HTML. @spec §3 System announcement */
export type SystemNachricht = Anzeigezeit & { uuid: string; titel: string; text: string };

const MIT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const OHNE_ZONE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

function isMoment([year, month, day, hour, minute]: readonly (number | undefined)[]): boolean {
  if (dateFromArray([year ?? 0, month ?? 0, day ?? 0]) === undefined || hour === undefined || minute === undefined)
    return false;
  return [hour, minute].every(Number.isInteger) && hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;
}

const zweistellig = (zahl = 0): string => String(zahl).padStart(2, "0");

/** The instant of a moment; undefined when there is none, as on 31 February. */
export function readZeitpunkt(zeitpunkt: Zeitpunkt): Date | undefined {
  if (typeof zeitpunkt !== "string") {
    if (zeitpunkt.length !== 5 || !isMoment(zeitpunkt)) return undefined;
    const [year, month, day, hour, minute] = zeitpunkt;
    return berlinInstant(
      `${String(year)}-${zweistellig(month)}-${zweistellig(day)}T${zweistellig(hour)}:${zweistellig(minute)}`,
    );
  }
  const teile = OHNE_ZONE.exec(zeitpunkt.replace(/(Z|[+-]\d{2}:\d{2})$/, ""));
  if (teile === null || !isMoment(teile.slice(1).map(Number)) || Number.isNaN(Date.parse(zeitpunkt))) return undefined;
  return MIT_ZONE.test(zeitpunkt) ? new Date(zeitpunkt) : berlinInstant(zeitpunkt);
}

/**
 * Says whether an announcement is to be seen at a moment. One whose times cannot be read never is.
 *
 * @spec §4 active when its show-from time has passed and inactive when its show-until time has passed
 * @assumed §4 leaves open what holds at the very moment: it is active from the first, and no longer at the second.
 */
export function isActive({ anzeigenVon, anzeigenBis }: Anzeigezeit, at: Date): boolean {
  const [von, bis] = [readZeitpunkt(anzeigenVon), readZeitpunkt(anzeigenBis)];
  return von !== undefined && bis !== undefined && von <= at && at < bis;
}

/**
 * Takes in an announcement that was pushed: one with its uuid makes way for it, in its place. @spec §4 System
 * announcements
 */
export function replaceNachricht<T extends { uuid: string }>(nachrichten: readonly T[], neu: T): T[] {
  const isBekannt = nachrichten.some(({ uuid }) => uuid === neu.uuid);
  return isBekannt ? nachrichten.map((alt) => (alt.uuid === neu.uuid ? neu : alt)) : [...nachrichten, neu];
}

/** Takes out the announcement that a delete notice names. @spec §4 System announcements */
export function deleteNachricht<T extends { uuid: string }>(nachrichten: readonly T[], uuid: string): T[] {
  return nachrichten.filter((nachricht) => nachricht.uuid !== uuid);
}
