import { isUuid } from "~/lib/uuid";

/** What a button of the form asks for. */
export type Absicht =
  | { art: (typeof EINFACH)[number] }
  | { art: TabellenArt; tabelle: string }
  | { art: (typeof DINGE)[number]; uuid: string }
  | { art: ZeilenArt; tabelle: string; uuid: string };

type TabellenArt = (typeof TABELLEN)[number];
type ZeilenArt = "zeileHoch" | "zeileRunter" | "zeileLoeschenFragen" | "zeileLoeschen";

const EINFACH = [
  "speichern",
  "speichernWeiter",
  "speichernZurueck",
  "speichernAnlagen",
  "vorhabenNeu",
  "vorhabenKopieren",
  "vorhabenLoeschen",
  "alsNeuesVorhaben",
  "testdaten",
] as const;
const TABELLEN = ["zeileNeu", "zeilenEinfuegen", "alsTabelle"] as const;
/** What was cut off, and what another Vorhaben offers. */
const DINGE = ["restVerwerfen", "angebot"] as const;
const ZEILEN = ["zeileHoch", "zeileRunter", "zeileLoeschenFragen", "zeileLoeschen"] as const;

/** The value of the button `intent` for a row. */
export function zeilenAbsicht(art: ZeilenArt, tabelle: string, uuid: string): string {
  return `${art}:${tabelle}:${uuid}`;
}

/** The value of the button `intent` for a table: a new row, or a page on which its rows are pasted or edited. */
export function tabellenAbsicht(art: TabellenArt, tabelle: string): string {
  return `${art}:${tabelle}`;
}

/** The value of the button `intent` that discards what was cut off. */
export function restAbsicht(uuid: string): string {
  return `restVerwerfen:${uuid}`;
}

/** The value of the button `intent` that fills in what another Vorhaben offers. */
export function angebotAbsicht(uuid: string): string {
  return `angebot:${uuid}`;
}

/** Reads the button that was pressed. Anything unknown saves: what was typed is never dropped for a wrong name. */
export function readAbsicht(text: unknown): Absicht {
  const [art = "", tabelle = "", uuid = ""] = typeof text === "string" ? text.split(":") : [];
  const einfach = EINFACH.find((name) => name === art);
  if (einfach !== undefined) return { art: einfach };
  const ganze = TABELLEN.find((name) => name === art);
  if (ganze !== undefined && tabelle !== "") return { art: ganze, tabelle };
  const ding = DINGE.find((name) => name === art);
  if (ding !== undefined && isUuid(tabelle)) return { art: ding, uuid: tabelle };
  const zeile = ZEILEN.find((name) => name === art);
  return zeile !== undefined && uuid !== "" ? { art: zeile, tabelle, uuid } : { art: "speichern" };
}
