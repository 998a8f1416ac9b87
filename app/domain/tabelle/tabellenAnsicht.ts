import { cutText } from "../../lib/text";
import { formatFolge, readFolge, type Seitenfolge, ZEILEN_HOECHSTENS } from "./nachladen";
import { parseTagspanne } from "./tagspanne";

/** Filter value that finds entries without a value. @spec §5 Table filters */
export const OHNE_WERT = "<Ohne Wert>";

/** Stands between several keys of one filter, as between chips. */
export const FILTER_TRENNER = "###";

/** The longest filter: all keys of the longest choice go into it. */
export const FILTER_MAX = 500;

/** Page sizes on offer. @spec §9 Page size options 10, 25, 50, 100 and all */
export const SEITENGROESSEN = ["10", "25", "50", "100", "alle"] as const;

/** A page size as it stands in the URL. */
export type Seitengroesse = (typeof SEITENGROESSEN)[number];

/** How far a list reaches: what lies behind is found by a narrower search, not by paging. @assumed §9 sets no limit. */
export const LISTE_HOECHSTENS = 10_000;

/**
 * How many rows one page holds when all were asked for; more are on the pages behind it. @assumed §9 "all" has no
 * limit.
 */
export const ALLE_JE_SEITE = ZEILEN_HOECHSTENS;

/** Says in an address that search, filters and order are to be forgotten. */
export const ZURUECKSETZEN = "zuruecksetzen";

const STANDARDGROESSE: Seitengroesse = "25";
const SUCHE_MAX = 200;

/** One sorted column. */
export type Sortierung = { readonly key: string; readonly order: "asc" | "desc" };

/**
 * What of a table is shown. `seite` counts from 1, `bis` is the last of the pages that stand below each other. Filters
 * hold no empty values.
 */
export type TabellenAnsicht = Seitenfolge & {
  readonly suche: string;
  readonly filter: { readonly [key: string]: string };
  readonly sortierung: readonly Sortierung[];
  readonly groesse: Seitengroesse;
};

/** A column as the view needs it. `isTag`: it holds days. */
export type Ansichtspalte = {
  readonly key: string;
  readonly sortierbar: boolean;
  readonly filterbar: boolean;
  readonly isTag?: boolean;
};

function readSortierung(texte: readonly string[], spalten: readonly Ansichtspalte[]): readonly Sortierung[] {
  const gelesen = new Map<string, Sortierung>();
  for (const text of texte) {
    const [key = "", richtung] = text.split(":");
    if (gelesen.has(key) || !spalten.some((spalte) => spalte.key === key && spalte.sortierbar)) continue;
    if (richtung === "asc" || richtung === "desc") gelesen.set(key, { key, order: richtung });
  }
  return [...gelesen.values()];
}

/** What somebody looks for, as far as it is looked for. */
const readText = (text: string | null, max: number): string => cutText((text ?? "").trim(), max).text;

function readFilter(params: URLSearchParams, spalten: readonly Ansichtspalte[]): { [key: string]: string } {
  const filter: { [key: string]: string } = {};
  for (const { key, filterbar } of spalten) {
    const wert = readText(params.get(`filter.${key}`), FILTER_MAX);
    if (filterbar && wert !== "") filter[key] = wert;
  }
  return filter;
}

/**
 * The view that a URL describes. Unknown columns, directions, sizes and pages are left out, so every URL gives a view.
 *
 * @spec §5 Table filters drop empty or null values
 */
export function parseAnsicht(params: URLSearchParams, spalten: readonly Ansichtspalte[]): TabellenAnsicht {
  const groesse = SEITENGROESSEN.find((eintrag) => eintrag === params.get("groesse")) ?? STANDARDGROESSE;
  return {
    suche: readText(params.get("suche"), SUCHE_MAX),
    filter: readFilter(withoutLeere(params), spalten),
    sortierung: readSortierung(params.getAll("sortierung"), spalten),
    ...readFolge(params, zeilenJeSeite({ groesse })),
    groesse,
  };
}

/** Several keys of a choice count together; the button for entries without a value stands behind a text, and for it. */
const joinFilter = (bisher: string | null, wert: string): string =>
  bisher === null || wert === OHNE_WERT ? wert : `${bisher}${FILTER_TRENNER}${wert}`;

/** The query without what is empty: forms send every control, also those that nobody has used. A filter stands once. */
export function withoutLeere(params: Iterable<readonly [string, string]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, wert] of params) {
    if (wert.trim() === "") continue;
    if (name.startsWith("filter.")) query.set(name, joinFilter(query.get(name), wert));
    else query.append(name, wert);
  }
  return query;
}

const ANSICHT_NAMEN: readonly string[] = ["suche", "sortierung", "seite", "bis", "groesse", ZURUECKSETZEN];

/** Whether an address asks for a view by this name; the others are those of the page around the table. */
export const isAnsichtName = (name: string): boolean => name.startsWith("filter.") || ANSICHT_NAMEN.includes(name);

/**
 * Can this be looked for? Of what is no day a column of days knows nothing. @spec §5 Invalid typed dates are not
 * emitted
 */
export const isFilterGueltig = (spalte: Ansichtspalte | undefined, wert: string): boolean =>
  spalte?.isTag !== true || wert === OHNE_WERT || parseTagspanne(wert) !== undefined;

/** The query of a view; what equals the default is left out, so the plain view has the plain URL. */
export function formatAnsicht(ansicht: TabellenAnsicht): URLSearchParams {
  const params = new URLSearchParams();
  if (ansicht.suche !== "") params.set("suche", ansicht.suche);
  for (const [key, wert] of Object.entries(ansicht.filter)) {
    if (wert !== "") params.set(`filter.${key}`, wert);
  }
  for (const { key, order } of ansicht.sortierung) params.append("sortierung", `${key}:${order}`);
  for (const [name, nummer] of Object.entries(formatFolge(ansicht))) {
    if (nummer !== null) params.set(name, String(nummer));
  }
  if (ansicht.groesse !== STANDARDGROESSE) params.set("groesse", ansicht.groesse);
  return params;
}

/** The view with this page alone. */
export const onSeite = (ansicht: TabellenAnsicht, seite: number): TabellenAnsicht => ({
  ...ansicht,
  seite,
  bis: seite,
});

/** The view after a click on a column's head: ascending, then descending, then unsorted. Back on the first page. */
export function toggleSortierung(ansicht: TabellenAnsicht, key: string): TabellenAnsicht {
  const bisher = ansicht.sortierung.find((eintrag) => eintrag.key === key);
  const erste = onSeite(ansicht, 1);
  if (bisher === undefined) return { ...erste, sortierung: [{ key, order: "asc" }] };
  if (bisher.order === "asc") return { ...erste, sortierung: [{ key, order: "desc" }] };
  return { ...erste, sortierung: [] };
}

/** How many rows a page of a view holds. */
export const zeilenJeSeite = ({ groesse }: Pick<TabellenAnsicht, "groesse">): number =>
  groesse === "alle" ? ALLE_JE_SEITE : Number(groesse);

/** Which rows of `gesamt` a page of a view shows: offset and limit, and the number of pages (at least 1). */
export function seitenfenster(
  ansicht: Pick<TabellenAnsicht, "seite" | "groesse">,
  gesamt: number,
): { offset: number; limit: number; seiten: number } {
  const limit = zeilenJeSeite(ansicht);
  const seiten = Math.max(1, Math.ceil(Math.min(gesamt, LISTE_HOECHSTENS) / limit));
  return { offset: (Math.min(ansicht.seite, seiten) - 1) * limit, limit, seiten };
}

/** The view as far as the list reaches that has so many rows. */
export function withinListe(ansicht: TabellenAnsicht, gesamt: number): TabellenAnsicht {
  const { seiten } = seitenfenster(ansicht, gesamt);
  return { ...ansicht, seite: Math.min(ansicht.seite, seiten), bis: Math.min(ansicht.bis, seiten) };
}
