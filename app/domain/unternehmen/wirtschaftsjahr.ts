import { isIsoDate } from "../../lib/date";

/**
 * One Wirtschaftsjahr: first and last day (ISO), the key by which the rows of an Antrag keep it ("2025" or
 * "2024/2025"), and the label people use ("2025" or "2024/25").
 */
export type Wirtschaftsjahr = {
  readonly beginn: string;
  readonly ende: string;
  readonly key: string;
  readonly label: string;
};

/** The key of a Wirtschaftsjahr, with both calendar years in full where there are two. */
export function jahrKey({ beginn, ende }: Pick<Wirtschaftsjahr, "beginn" | "ende">): string {
  const [von, bis] = [beginn.slice(0, 4), ende.slice(0, 4)];
  return von === bis ? von : `${von}/${bis}`;
}

/** A key as people read it; any other text as it is. */
export const jahrText = (key: string): string => key.replace(/^(\d{4})\/\d\d(\d\d)$/, "$1/$2");

/** What people call a Wirtschaftsjahr: "2024", or "2024/25" over the turn of the year. @spec kmu.md, what a year is */
export const jahrLabel = (tage: Pick<Wirtschaftsjahr, "beginn" | "ende">): string => jahrText(jahrKey(tage));

/** Beginning of the calendar year, the default Wirtschaftsjahr ("MM-DD"). */
export const KALENDERJAHR = "01-01";

/** The day of the year on which all years begin: one that every year has, or else the first. */
function jahrestagVon(beginnTag: string): string {
  return isIsoDate(`2023-${beginnTag}`) ? beginnTag : KALENDERJAHR;
}

/**
 * The Wirtschaftsjahr that begins in a calendar year. Knows years beyond the calendar of `lib/date` too, so that it
 * never throws.
 */
function startsIn(jahr: number, beginnTag: string): Wirtschaftsjahr {
  const vonJahr = String(jahr).padStart(4, "0");
  // The usual case, without a way over milliseconds.
  if (beginnTag === KALENDERJAHR)
    return { beginn: `${vonJahr}-${KALENDERJAHR}`, ende: `${vonJahr}-12-31`, key: vonJahr, label: vonJahr };
  const jahrestag = jahrestagVon(beginnTag);
  const [monat = 1, tag = 1] = jahrestag.split("-").map(Number);
  const ende = new Date(Date.UTC(jahr + 1, monat - 1, tag - 1)).toISOString().slice(0, 10);
  const key = jahrKey({ beginn: vonJahr, ende });
  return { beginn: `${vonJahr}-${jahrestag}`, ende, key, label: jahrText(key) };
}

/** The calendar year in which the Wirtschaftsjahr of an ISO day begins. */
function beginnjahrVon(tag: string, beginnTag: string): number {
  const jahr = Number(tag.slice(0, 4));
  return tag.slice(5) < jahrestagVon(beginnTag) ? jahr - 1 : jahr;
}

/**
 * The Wirtschaftsjahr that contains an ISO day, for years beginning on `beginnTag` ("MM-DD"). A beginning that is no
 * day of every year counts as the calendar year.
 */
export function wirtschaftsjahrVon(tag: string, beginnTag: string): Wirtschaftsjahr {
  return startsIn(beginnjahrVon(tag, beginnTag), beginnTag);
}

/**
 * All Wirtschaftsjahre touched by a period of ISO days (both inclusive), in order; none when the period is no period.
 */
export function listWirtschaftsjahre(von: string, bis: string, beginnTag: string): readonly Wirtschaftsjahr[] {
  if (!isIsoDate(von) || !isIsoDate(bis) || bis < von) return [];
  const erstes = beginnjahrVon(von, beginnTag);
  const anzahl = beginnjahrVon(bis, beginnTag) - erstes + 1;
  return Array.from({ length: anzahl }, (_, stelle) => startsIn(erstes + stelle, beginnTag));
}

/** The last day of the Wirtschaftsjahr that lies `anzahl` full years after the one containing `tag`. */
export function endeNachVollenJahren(tag: string, beginnTag: string, anzahl: number): string {
  return startsIn(beginnjahrVon(tag, beginnTag) + anzahl, beginnTag).ende;
}
