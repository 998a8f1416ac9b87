import { addDays, addMonths, isIsoDate } from "../../lib/date";

/** One Wirtschaftsjahr: first and last day (ISO), and the label people use ("2025" or "2024/2025"). */
export type Wirtschaftsjahr = { readonly beginn: string; readonly ende: string; readonly label: string };

/** Beginning of the calendar year, the default Wirtschaftsjahr ("MM-DD"). */
export const KALENDERJAHR = "01-01";

function beginnImJahr(jahr: number, beginnTag: string): string {
  const kandidat = `${jahr}-${beginnTag}`;
  return isIsoDate(kandidat) ? kandidat : `${jahr}-${KALENDERJAHR}`;
}

/**
 * The Wirtschaftsjahr that contains an ISO day, for years beginning on `beginnTag` ("MM-DD"). A beginning that is no
 * day of the year counts as the calendar year.
 */
export function wirtschaftsjahrVon(tag: string, beginnTag: string): Wirtschaftsjahr {
  const jahr = Number(tag.slice(0, 4));
  const imJahr = beginnImJahr(jahr, beginnTag);
  const beginn = imJahr <= tag ? imJahr : beginnImJahr(jahr - 1, beginnTag);
  const ende = addDays(addMonths(beginn, 12), -1);
  const vonJahr = beginn.slice(0, 4);
  const bisJahr = ende.slice(0, 4);
  return { beginn, ende, label: vonJahr === bisJahr ? vonJahr : `${vonJahr}/${bisJahr}` };
}

/** All Wirtschaftsjahre touched by a period of ISO days (both inclusive), in order; none when the period is no period. */
export function listWirtschaftsjahre(von: string, bis: string, beginnTag: string): readonly Wirtschaftsjahr[] {
  if (!isIsoDate(von) || !isIsoDate(bis) || bis < von) return [];
  const jahre: Wirtschaftsjahr[] = [];
  let jahr = wirtschaftsjahrVon(von, beginnTag);
  while (jahr.beginn <= bis) {
    jahre.push(jahr);
    jahr = wirtschaftsjahrVon(addDays(jahr.ende, 1), beginnTag);
  }
  return jahre;
}

/** The last day of the Wirtschaftsjahr that lies `anzahl` full years after the one containing `tag`. */
export function endeNachVollenJahren(tag: string, beginnTag: string, anzahl: number): string {
  const jahr = wirtschaftsjahrVon(tag, beginnTag);
  return addDays(addMonths(jahr.beginn, 12 * (anzahl + 1)), -1);
}
