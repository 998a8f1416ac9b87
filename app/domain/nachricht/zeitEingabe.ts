import { berlinWallClock, formatDate, parseDate } from "~/lib/date";

/** Longer than any moment that can be read. */
const LAENGSTENS = 40;

/** A moment as two fields ask for it: the day as TT.MM.JJJJ, the time as HH:MM, both in Berlin. */
export type TagUndZeit = { tag: string; zeit: string };

/**
 * A typed day and time as a moment without a zone; null when nothing was typed. What cannot be read goes on as it is,
 * so that it is refused and not lost.
 */
export function zeitpunktAus({ tag, zeit }: TagUndZeit): string | null {
  const [typedTag, typedZeit] = [tag.trim(), zeit.trim()];
  if (typedTag === "" && typedZeit === "") return null;
  const [, stunde, minute] = /^(\d{1,2})[:.](\d{2})(?:\s*Uhr)?$/i.exec(typedZeit) ?? [];
  const uhrzeit = stunde === undefined || minute === undefined ? typedZeit : `${stunde.padStart(2, "0")}:${minute}`;
  return `${parseDate(typedTag) ?? typedTag}T${uhrzeit}`.slice(0, LAENGSTENS);
}

/** An instant as the two fields show it; both empty for none. */
export function tagUndZeitVon(moment: string | null): TagUndZeit {
  if (moment === null) return { tag: "", zeit: "" };
  const wallClock = berlinWallClock(new Date(moment));
  return { tag: formatDate(wallClock.slice(0, 10)), zeit: wallClock.slice(11, 16) };
}
