/**
 * What stands between words, for the text search: migration 0228 puts one character that no text holds in the place of
 * each, so that every word stands alone and a tag is a text like any other.
 */
const ZWISCHEN = "<„“”‚‘’«»–—…·•\u00A0@./-_:&§€×";
const ERSATZ =
  "\u0001\u0004\u0005\u0006\u0007\u0008\u000b\u000c\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e";
/** What the text search writes before and behind a word that was found. */
export const ANFANG = "\u0002";
export const ENDE = "\u0003";

/** Without the characters that stand for others. */
export const withoutZeichen = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, " ");

/** A text of the text search as it was. */
const toText = (text: string): string =>
  text.replace(/\p{Cc}/gu, (zeichen) => ZWISCHEN[ERSATZ.indexOf(zeichen)] ?? zeichen);

/** An excerpt, piece by piece: what was found, and what stands around it. */
export function toAuszug(kopfzeile: string): { text: string; isTreffer: boolean }[] {
  return kopfzeile
    .split(ANFANG)
    .flatMap((teil, nummer) => {
      if (nummer === 0) return [{ text: toText(teil), isTreffer: false }];
      const [treffer = "", danach = ""] = teil.split(ENDE);
      return [
        { text: toText(treffer), isTreffer: true },
        { text: toText(danach), isTreffer: false },
      ];
    })
    .filter(({ text }) => text !== "");
}
