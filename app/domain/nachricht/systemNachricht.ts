import { berlinInstant, berlinWallClock, dateFromArray } from "~/lib/date";
import type { Result } from "~/lib/result";
import type { Anzeigestand } from "./anzeigestand";

/**
 * A moment as it arrives: an instant with its zone ("2026-03-02T09:00:00Z"), or what calendar and clock in Berlin show,
 * as a text without a zone ("2026-03-02T10:00") or as year, month (1 to 12), day, hour and minute.
 *
 * @spec §3 System announcement: each as text or as an array of year, month, day, hour, minute
 * @assumed §3 names no zone; what has none is the time in Berlin.
 */
export type Zeitpunkt = string | readonly number[];

/** How long title and text of an announcement may be; the text with its markup. @assumed §3 sets no limit. */
export const SYSTEMNACHRICHT_TITEL_MAX = 200;
export const SYSTEMNACHRICHT_TEXT_MAX = 10_000;

/** When an announcement is shown; without an end until somebody ends it. */
export type Anzeigezeit = { anzeigenVon: Zeitpunkt; anzeigenBis: Zeitpunkt | null };

/** When that takes place which an announcement tells of, apart from when it is shown. */
export type Ereigniszeit = { ereignisVon?: Zeitpunkt | null | undefined; ereignisBis?: Zeitpunkt | null | undefined };

/**
 * An announcement of the authority to those whom it concerns; `text` is HTML. `fassung` grows with what there is to
 * read in it. @spec §3 System announcement
 */
export type SystemNachricht = Anzeigezeit &
  Ereigniszeit & { uuid: string; titel: string; text: string; fassung?: number | undefined };

/** What can be closed: an announcement as it reads now. One that is changed is another one, and is shown again. */
export const schliessKey = ({ uuid, fassung = 1 }: Pick<SystemNachricht, "uuid" | "fassung">): string =>
  `${uuid}:${String(fassung)}`;

/** Why there is no such moment: it cannot be read, or Berlin's clock skips it on the night of the change in spring. */
export type Zeitpunktfehler = "UNLESBAR" | "UEBERSPRUNGEN";

const MIT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const OHNE_ZONE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

function isMoment([year, month, day, hour, minute]: readonly (number | undefined)[]): boolean {
  if (dateFromArray([year ?? 0, month ?? 0, day ?? 0]) === undefined || hour === undefined || minute === undefined)
    return false;
  return [hour, minute].every(Number.isInteger) && hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;
}

const zweistellig = (zahl = 0): string => String(zahl).padStart(2, "0");

// Written out: the pages load this file late, and little else that has the functions for it.
const UNLESBAR: Result<never, Zeitpunktfehler> = { ok: false, error: "UNLESBAR" };
const UEBERSPRUNGEN: Result<never, Zeitpunktfehler> = { ok: false, error: "UEBERSPRUNGEN" };

/** The instant at which Berlin's clock shows this; none in the hour that it skips. */
function berlinMoment(wallClock: string): Result<Date, Zeitpunktfehler> {
  const moment = berlinInstant(wallClock);
  return berlinWallClock(moment).slice(0, 16) === wallClock.slice(0, 16) ? { ok: true, value: moment } : UEBERSPRUNGEN;
}

/**
 * The instant of a moment, or why there is none.
 *
 * @assumed The hour that occurs twice in autumn: a time without a zone means the second one, as everywhere in the
 * portal, so nothing ends an hour too early.
 */
export function parseZeitpunkt(zeitpunkt: Zeitpunkt): Result<Date, Zeitpunktfehler> {
  if (typeof zeitpunkt !== "string") {
    if (zeitpunkt.length !== 5 || !isMoment(zeitpunkt)) return UNLESBAR;
    const [year, month, day, hour, minute] = zeitpunkt;
    return berlinMoment(
      `${String(year)}-${zweistellig(month)}-${zweistellig(day)}T${zweistellig(hour)}:${zweistellig(minute)}`,
    );
  }
  const teile = OHNE_ZONE.exec(zeitpunkt.replace(/(Z|[+-]\d{2}:\d{2})$/, ""));
  if (teile === null || !isMoment(teile.slice(1).map(Number)) || Number.isNaN(Date.parse(zeitpunkt))) return UNLESBAR;
  return MIT_ZONE.test(zeitpunkt) ? { ok: true, value: new Date(zeitpunkt) } : berlinMoment(zeitpunkt);
}

/** The instant of a moment; undefined when there is none, as on 31 February. */
export function readZeitpunkt(zeitpunkt: Zeitpunkt): Date | undefined {
  const gelesen = parseZeitpunkt(zeitpunkt);
  return gelesen.ok ? gelesen.value : undefined;
}

/** How an announcement stands at a moment. One whose times cannot be read is over. */
export function standOf({ anzeigenVon, anzeigenBis }: Anzeigezeit, at: Date): Anzeigestand {
  const von = readZeitpunkt(anzeigenVon);
  const bis = anzeigenBis === null ? null : readZeitpunkt(anzeigenBis);
  if (von === undefined || bis === undefined || (bis !== null && bis <= at)) return "VORBEI";
  return von <= at ? "AKTIV" : "GEPLANT";
}

/**
 * Says whether an announcement is to be seen at a moment. One whose times cannot be read never is.
 *
 * @spec §4 active when its show-from time has passed and inactive when its show-until time has passed
 * @assumed §4 leaves open what holds at the very moment: it is active from the first, and no longer at the second.
 */
export function isActive({ anzeigenVon, anzeigenBis }: Anzeigezeit, at: Date): boolean {
  return standOf({ anzeigenVon, anzeigenBis }, at) === "AKTIV";
}

/**
 * Takes in an announcement that was pushed: one with its uuid makes way for it, in its place. @spec §4 System
 * announcements
 */
export function replaceNachricht<T extends { uuid: string }>(nachrichten: readonly T[], neu: T): T[] {
  const isBekannt = nachrichten.some(({ uuid }) => uuid === neu.uuid);
  return isBekannt ? nachrichten.map((alt) => (alt.uuid === neu.uuid ? neu : alt)) : [...nachrichten, neu];
}

/** Reads what {@link schliessKey} writes; null for anything else. */
export function readSchliessKey(key: string): { uuid: string; fassung: number } | null {
  const [, uuid, fassung] = /^([\da-f-]{36}):(\d{1,9})$/.exec(key) ?? [];
  return uuid === undefined || fassung === undefined ? null : { uuid, fassung: Number(fassung) };
}

/** Takes out the announcement that a delete notice names. @spec §4 System announcements */
export function deleteNachricht<T extends { uuid: string }>(nachrichten: readonly T[], uuid: string): T[] {
  return nachrichten.filter((nachricht) => nachricht.uuid !== uuid);
}
