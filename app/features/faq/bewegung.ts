import { isUuid } from "~/lib/uuid";

/** The two directions, by the names that the buttons have. */
export const RICHTUNGEN = { zeileHoch: "oben", zeileRunter: "unten" } as const;

export type Richtung = keyof typeof RICHTUNGEN;

const isRichtung = (text: string): text is Richtung => Object.hasOwn(RICHTUNGEN, text);

/** What was moved, and in which direction. */
export type Bewegung = { uuid: string; richtung: Richtung };

/** What the address says was moved. It says so after each move, so that the page is the same without scripts. */
export function readBewegung({ searchParams }: URL): Bewegung | null {
  const [uuid, richtung] = [searchParams.get("bewegt") ?? "", searchParams.get("richtung") ?? ""];
  return isUuid(uuid) && isRichtung(richtung) ? { uuid, richtung } : null;
}

/** The query for it. */
export const bewegungQuery = ({ uuid, richtung }: Bewegung) => ({ bewegt: uuid, richtung });

/** Its params: they tell of the last step only. */
export const BEWEGUNG_PARAMS: readonly string[] = Object.keys(bewegungQuery({ uuid: "", richtung: "zeileHoch" }));

/** A button of a row says what it does, with what, and to which row. */
export const zeilenWert = (art: string, womit: string | number, uuid: string): string =>
  `${art}:${String(womit)}:${uuid}`;

/** What such a button says. */
export function readZeilenWert(wert: string): { art: string; womit: string; uuid: string } {
  const [art = "", womit = "", uuid = ""] = wert.split(":");
  return { art, womit, uuid };
}

/** Where a moved row stands now, in words; "" when it is none of these. */
export function stelleText(zeilen: readonly { uuid: string; titel: string }[], bewegung: Bewegung | null): string {
  const stelle = zeilen.findIndex(({ uuid }) => uuid === bewegung?.uuid);
  if (stelle < 0) return "";
  return `„${zeilen[stelle]?.titel ?? ""}“ steht jetzt an Stelle ${String(stelle + 1)} von ${String(zeilen.length)}.`;
}
