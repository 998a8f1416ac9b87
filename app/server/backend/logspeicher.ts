import { z } from "zod";
import {
  ANLAUFZEILEN_HOECHSTENS,
  LOGZEILEN_HOECHSTENS,
  type Logzeile,
  type Logzeilen,
  logstufen,
} from "~/domain/protokoll/logzeile";

const zeile = z.looseObject({
  level: z.enum(logstufen),
  time: z.iso.datetime(),
  msg: z.string().default(""),
  requestId: z.string().optional(),
});
const benannt = z.object({ name: z.string().optional(), type: z.string().optional(), code: z.string().optional() });

/** Ids, codes, paths and numbers: what has a blank or an @ in it may be somebody's text or address. */
const KENNUNG = /^[\w.:/[\]-]{1,120}$/;
const isKennung = (wert: unknown): boolean => typeof wert === "boolean" || KENNUNG.test(String(wert));

/** The facts of a line that can be shown; of an error its kind, not what it says. */
function angabenVon(fakten: Readonly<Record<string, unknown>>): Logzeile["angaben"] {
  return Object.entries(fakten).flatMap(([name, wert]) => {
    if (typeof wert === "string" || typeof wert === "number" || typeof wert === "boolean")
      return isKennung(wert) ? [{ name, wert: String(wert) }] : [];
    const fehler = benannt.safeParse(wert);
    if (!fehler.success) return [];
    const arten = Object.values(fehler.data).filter((art) => art !== undefined && isKennung(art));
    return arten.length === 0 ? [] : [{ name, wert: arten.join(" ") }];
  });
}

/** A line as the log has it, already without secrets; null for what is not one, and for the levels below. */
function toLogzeile(geschrieben: string): Logzeile | null {
  let json: unknown;
  try {
    json = JSON.parse(geschrieben);
  } catch {
    // A line that nobody can read is the log's own matter: it has been written out all the same.
    return null;
  }
  const gelesen = zeile.safeParse(json);
  if (!gelesen.success) return null;
  const { level: stufe, time: am, msg: meldung, requestId, ...fakten } = gelesen.data;
  return { am, stufe, meldung, vorgangskennung: requestId ?? null, angaben: angabenVon(fakten) };
}

/** What takes the finished lines of the log. */
type Logziel = { write(zeile: string): void };

/** Takes the lines, and has the last of them. */
export type Logspeicher = Logziel & Logzeilen;

/** Most lines tell of one request each; they are passed over unread, for each request waits for it. */
const isHinweis = (geschrieben: string): boolean => geschrieben.startsWith('{"level":"info"');
const isZuAnfrage = (geschrieben: string): boolean => geschrieben.includes('"requestId":');

/** In the order in which they were written: many lines have the same moment. */
type Gemerkt = { nummer: number; zeile: Logzeile };

/**
 * Stands between the log and where it goes, and keeps the last lines of it: nothing can be there that does not stand in
 * the log, with the same things left out. Many warnings push out old ones, but never how the process has begun.
 */
export function createLogspeicher(seit: Date, ziel?: Logziel): Logspeicher {
  const anlauf: Gemerkt[] = [];
  const letzte: Gemerkt[] = [];
  let nummer = 0;
  const keep = (zeile: Logzeile) => {
    const neu = { nummer: (nummer += 1), zeile };
    if (zeile.stufe === "info") {
      anlauf.push(neu);
      return;
    }
    letzte.push(neu);
    if (letzte.length > LOGZEILEN_HOECHSTENS) letzte.shift();
  };
  return {
    seit,
    list: () => [...anlauf, ...letzte].toSorted((a, b) => b.nummer - a.nummer).map(({ zeile }) => zeile),
    write(geschrieben) {
      ziel?.write(geschrieben);
      if (isHinweis(geschrieben) && (anlauf.length >= ANLAUFZEILEN_HOECHSTENS || isZuAnfrage(geschrieben))) return;
      const neu = toLogzeile(geschrieben);
      if (neu !== null) keep(neu);
    },
  };
}
