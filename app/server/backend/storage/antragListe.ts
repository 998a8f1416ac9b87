import { and, asc, desc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import { withText, toSichtbar } from "./antragBedingungen";
import {
  FILTER,
  type FilterSpalte,
  HAT_LEERE,
  isFilterSpalte,
  type Listenblick,
  type SortSpalte,
  toGezeigte,
  toSortierung,
} from "./antragSpalten";
import type { Blick } from "./antragStore";
import type { Ausfuehrer } from "./datenbank";
import type { Tag } from "./laufendeFristen";
import type { Bedingung } from "./listenBedingungen";
import { antrag } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { unternehmen } from "./schema/unternehmen";
import { vorbereitet } from "./vorbereitet";

/** Which Anträge are meant. `nurEigene`: only what the person has a right on. */
type Suche = {
  blick: Blick & { heute: string };
  nurEigene: boolean;
  suche: string;
  filter: Partial<Record<FilterSpalte, Bedingung>>;
};

export type Suchauftrag = Suche & {
  sortierung: readonly { key: SortSpalte; order: "asc" | "desc" }[];
  offset: number;
  limit: number;
};

type Sicht = Pick<Suche, "nurEigene" | "filter" | "suche"> & { blick: Listenblick };

/** The rows of `antrag` that are meant: what the person may see, and of that what was asked for. */
export function toAntragBedingung({ blick, nurEigene, filter, suche }: Sicht): SQL | undefined {
  const gefiltert = Object.entries(filter).map(([key, bedingung]) =>
    isFilterSpalte(key) ? FILTER[key](bedingung, blick) : undefined,
  );
  const sichtbar = toSichtbar({ blick, nurEigene, mitGeloeschten: filter.status !== undefined });
  return and(...sichtbar, ...gefiltert, suche === "" ? undefined : withText(blick, suche));
}

function toEine({ key, order }: Suchauftrag["sortierung"][number], heute: Tag): SQL {
  const richtung = order === "asc" ? "asc" : HAT_LEERE.includes(key) ? "desc nulls last" : "desc";
  return sql`${toSortierung(key, heute)} ${sql.raw(richtung)}`;
}

/**
 * What is equal comes newest first; in a descending order the other way round, so that it is the ascending one read
 * backwards.
 */
export function toReihenfolge(sortierung: Suchauftrag["sortierung"], heute: Tag): SQL[] {
  const gleiche =
    sortierung[0]?.order === "desc"
      ? [asc(antrag.geaendertAm), desc(antrag.uuid)]
      : [desc(antrag.geaendertAm), asc(antrag.uuid)];
  return [...sortierung.map((eine) => toEine(eine, heute)), ...gleiche];
}

type Ausschnitt = { offset: number | Placeholder; limit: number | Placeholder; grenze: number };

/** So many pages behind the present one are counted of a search over all companies. */
const SEITEN_VORAUS = 4;

/**
 * How far is counted: to what the list reaches; of what staff search or filter in the Anträge of all companies only a
 * few pages on, because counting takes longer than showing the first page. A status or a version alone is counted in
 * its index.
 */
export function zaehlgrenze({ blick, suche, filter, offset, limit }: Omit<Suchauftrag, "sortierung">): number {
  const bedingungen = Object.values(filter);
  const istEinfach = suche === "" && bedingungen.length <= 1 && bedingungen.every(({ art }) => art === "eineVon");
  if (blick.unternehmenUuid !== null || istEinfach) return LISTE_HOECHSTENS;
  return Math.min(offset + (1 + SEITEN_VORAUS) * limit, LISTE_HOECHSTENS);
}

/** How many there are, counted until it is one more than `grenze`. */
function countBis(ausfuehrer: Ausfuehrer, wo: SQL | undefined, grenze: number) {
  const gezaehlte = ausfuehrer
    .select({ eins: sql`1`.as("eins") })
    .from(antrag)
    .where(wo)
    .limit(grenze + 1);
  return sql<number>`(select count(*)::int from ${gezaehlte.as("gezaehlte")})`;
}

/** What the list shows of an Antrag, and how many there are. */
const gezeigt = (heute: Tag, total: SQL<number>) => ({ uuid: antrag.uuid, ...toGezeigte(heute), total });

type Auswahl = Ausschnitt & { reihenfolge: SQL[]; heute: Tag };

/** The uuids of one page. */
const selectSeite = (
  ausfuehrer: Ausfuehrer,
  wo: SQL | undefined,
  { reihenfolge, offset, limit }: Omit<Auswahl, "grenze" | "heute">,
) =>
  ausfuehrer
    .select({ uuid: antrag.uuid })
    .from(antrag)
    .where(wo)
    .orderBy(...reihenfolge)
    .offset(offset)
    .limit(limit);

/** First the uuids of the page, from an index alone where there is one, then what is shown of them. */
function selectZeilen(
  ausfuehrer: Ausfuehrer,
  wo: SQL | undefined,
  { reihenfolge, grenze, heute, ...ausschnitt }: Auswahl,
) {
  const seite = selectSeite(ausfuehrer, wo, { reihenfolge, ...ausschnitt }).as("seite");
  return ausfuehrer
    .select(gezeigt(heute, countBis(ausfuehrer, wo, grenze)))
    .from(seite)
    .innerJoin(antrag, eq(antrag.uuid, seite.uuid))
    .innerJoin(benutzer, eq(benutzer.uuid, antrag.geaendertVon))
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .orderBy(...reihenfolge);
}

/**
 * The same for a search: what was counted is everything unless there are too many, and then the page is taken from it,
 * so that a rare word is looked for only once. Of the two ways to the page the database goes the one whose condition
 * about the number holds.
 */
function selectGesuchte(
  ausfuehrer: Ausfuehrer,
  wo: SQL | undefined,
  { reihenfolge, grenze, heute, ...ausschnitt }: Auswahl,
) {
  const gezaehlte = ausfuehrer.$with("gezaehlte").as(
    ausfuehrer
      .select({ uuid: antrag.uuid })
      .from(antrag)
      .where(wo)
      .limit(grenze + 1),
  );
  const anzahl = sql<number>`(select count(*)::int from ${gezaehlte})`;
  const isGezaehlt = sql`${antrag.uuid} in (select ${gezaehlte.uuid} from ${gezaehlte})`;
  const seite = unionAll(
    selectSeite(ausfuehrer, and(isGezaehlt, sql`${anzahl} <= ${grenze}`), { reihenfolge, ...ausschnitt }),
    selectSeite(ausfuehrer, and(wo, sql`${anzahl} > ${grenze}`), { reihenfolge, ...ausschnitt }),
  ).as("seite");
  return ausfuehrer
    .with(gezaehlte)
    .select(gezeigt(heute, anzahl))
    .from(seite)
    .innerJoin(antrag, eq(antrag.uuid, seite.uuid))
    .innerJoin(benutzer, eq(benutzer.uuid, antrag.geaendertVon))
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .orderBy(...reihenfolge);
}

/** The list as it opens, which is nearly every request: nothing filtered, newest change first. */
const selectErsteAnsicht = (unternehmenUuid: Placeholder | null) =>
  vorbereitet((ausfuehrer, name) => {
    const heute = sql.placeholder("heute");
    const blick = { benutzerUuid: sql.placeholder("benutzerUuid"), unternehmenUuid, um: sql.placeholder("um"), heute };
    const wo = toAntragBedingung({ blick, nurEigene: false, filter: {}, suche: "" });
    return selectZeilen(ausfuehrer, wo, {
      reihenfolge: toReihenfolge([], heute),
      heute,
      offset: sql.placeholder("offset"),
      limit: sql.placeholder("limit"),
      grenze: LISTE_HOECHSTENS,
    }).prepare(name);
  });
const ERSTE_ANSICHT = { firma: selectErsteAnsicht(sql.placeholder("unternehmenUuid")), alle: selectErsteAnsicht(null) };

const isErsteAnsicht = ({ nurEigene, suche, filter, sortierung }: Suchauftrag): boolean =>
  !nurEigene && suche === "" && Object.keys(filter).length === 0 && sortierung.length === 0;

/**
 * One page of Anträge and how many there are, counted to a limit, `hatMehr` beyond it: one statement, a second one when
 * the page lies behind the end.
 *
 * @assumed §2 does not say whether the list shows deleted drafts: they appear only when the status filter asks for
 * them.
 */
export async function listAntragZeilen(ausfuehrer: Ausfuehrer, auftrag: Suchauftrag) {
  const { blick, offset, limit } = auftrag;
  const grenze = zaehlgrenze(auftrag);
  const zeilen = isErsteAnsicht(auftrag)
    ? await ERSTE_ANSICHT[blick.unternehmenUuid === null ? "alle" : "firma"](ausfuehrer).execute({
        ...blick,
        offset,
        limit,
      })
    : await (auftrag.suche === "" ? selectZeilen : selectGesuchte)(ausfuehrer, toAntragBedingung(auftrag), {
        reihenfolge: toReihenfolge(auftrag.sortierung, blick.heute),
        heute: blick.heute,
        offset,
        limit,
        grenze,
      });
  const mit = (total: number) => ({ zeilen, total: Math.min(total, grenze), hatMehr: total > grenze });
  const [erste] = zeilen;
  if (erste !== undefined || offset === 0) return mit(erste?.total ?? 0);
  const [gezaehlt] = (
    await ausfuehrer.execute<{ total: number }>(
      sql`select ${countBis(ausfuehrer, toAntragBedingung(auftrag), grenze)} as total`,
    )
  ).rows;
  return mit(gezaehlt?.total ?? 0);
}
