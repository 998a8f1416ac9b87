import { and, eq, gte, ilike, lt, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type AmZug, amZugSchluessel, listStatusAmZug } from "~/domain/antrag/amZug";
import { antragStatusSchluessel, antragStatusText, isAntragStatus } from "~/domain/antrag/antragStatus";
import { nameVon } from "./antragStore";
import { isEinsehbar, type Moment } from "./einsichtBedingung";
import { type Bedingung, deutsch, mask, muster } from "./listenBedingungen";
import { antrag, antragRecht, antragSuche } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";

/**
 * The place of a status in the order of the German texts. Written out, not as parameters, because an index holds this
 * very expression; with other texts the list stays right and only misses its index.
 */
const STATUS_NACH_TEXT = antragStatusSchluessel.toSorted((a, b) =>
  antragStatusText(a).localeCompare(antragStatusText(b), "de"),
);
export const statusRang = sql<number>`array_position(${sql.raw(`'{${STATUS_NACH_TEXT.join(",")}}'::text[]`)}, ${antrag.status})`;

const inStatus = (amZug: AmZug, bescheidZumAbruf: boolean): SQL => {
  const status = listStatusAmZug(amZug, bescheidZumAbruf).map((eine) => `'${eine}'`);
  return sql`${antrag.status} in (${sql.raw(status.join(", "))})`;
};

/**
 * The place of who has to act, in their order. Written out like the status; a status that the table does not know
 * counts as one in which nobody has to.
 */
export const amZugRang = sql<number>`(case when ${inStatus("FIRMA", false)} then 1 when ${inStatus("STELLE", false)} then 2
  when ${inStatus("ENTSCHIEDEN", false)} then case when ${antrag.bescheidZumAbruf} then 1 else 3 end else 4 end)`;

/** Fewer letters have no trigram: over all companies they must begin a line, which has one. */
const KUERZESTE_SUCHE = 3;

/**
 * The Anträge with a text in their name, number or a title of a Vorhaben.
 *
 * @assumed §9 "delayed filter character delay 3" does not say what shorter texts do: for company employees they are
 * searched like longer ones, for staff, who see all companies, they find what begins with them.
 */
export function withText({ unternehmenUuid }: Sichtblick, text: string): SQL {
  const istAmAnfang = unternehmenUuid === null && text.length < KUERZESTE_SUCHE;
  const treffer = istAmAnfang
    ? or(ilike(antragSuche.text, `${mask(text)}%`), ilike(antragSuche.text, `%\n${mask(text)}%`))
    : ilike(durchsucht(unternehmenUuid), muster(text));
  const inUnternehmen = unternehmenUuid === null ? undefined : eq(antragSuche.unternehmenUuid, unternehmenUuid);
  return sql`${antrag.uuid} in (select ${antragSuche.antragUuid} from ${antragSuche} where ${and(inUnternehmen, treffer)})`;
}

/**
 * The rows of a company are few and read one after the other. Written so that the index of the trigrams does not fit:
 * the planner takes it for cheaper than it is, and it would bring what all companies have of a common word.
 */
const durchsucht = (unternehmenUuid: Wert | null): SQL =>
  unternehmenUuid === null ? sql`${antragSuche.text}` : sql`${antragSuche.text} || ''`;

type Spalte = typeof antrag.antragsnummer | typeof antrag.bezeichnung;
type Zeitspalte = typeof antrag.erstelltAm | typeof antrag.geaendertAm | typeof antrag.eingereichtAm;

/** The search's table narrows first, where it has an index; the column decides. */
export function toTextfilter(spalte: Spalte, bedingung: Bedingung, blick: Sichtblick): SQL | undefined {
  // As it is sorted by, because that has an index.
  if (bedingung.art === "ohneWert")
    return spalte === antrag.antragsnummer ? sql`${spalte} is null` : sql`${deutsch(spalte)} = ''`;
  return bedingung.art === "enthaelt"
    ? and(withText(blick, bedingung.text), ilike(spalte, muster(bedingung.text)))
    : undefined;
}

export function toTagfilter(spalte: Zeitspalte, bedingung: Bedingung): SQL | undefined {
  if (bedingung.art === "ohneWert") return sql`${spalte} is null`;
  if (bedingung.art === "zeitraum") return and(gte(spalte, bedingung.von), lt(spalte, bedingung.bis));
  return sql`false`;
}

export function toStatusfilter(bedingung: Bedingung): SQL | undefined {
  if (bedingung.art !== "eineVon") return sql`false`;
  const raenge = bedingung.werte.filter(isAntragStatus).map((status) => STATUS_NACH_TEXT.indexOf(status) + 1);
  return raenge.length === 0 ? sql`false` : sql`${statusRang} in (${sql.raw(raenge.join(","))})`;
}

export function toAmZugFilter(bedingung: Bedingung): SQL {
  if (bedingung.art !== "eineVon") return sql`false`;
  const raenge = amZugSchluessel.flatMap((key, stelle) => (bedingung.werte.includes(key) ? [stelle + 1] : []));
  return raenge.length === 0 ? sql`false` : sql`${amZugRang} in (${sql.raw(raenge.join(","))})`;
}

/** By a right of their own, only by their role, or either. */
export function toZugriffsfilter(bedingung: Bedingung, benutzerUuid: Wert): SQL | undefined {
  if (bedingung.art !== "eineVon") return sql`false`;
  const eigene = bedingung.werte.includes("MIR");
  const uebrige = bedingung.werte.includes("ROLLE");
  if (eigene && uebrige) return undefined;
  const zugewiesen = isZugewiesen(benutzerUuid);
  return eigene ? zugewiesen : uebrige ? sql`not ${zugewiesen}` : sql`false`;
}

export function toNamenfilter(bedingung: Bedingung): SQL | undefined {
  if (bedingung.art !== "enthaelt") return sql`false`;
  return sql`${antrag.geaendertVon} in (select ${benutzer.uuid} from ${benutzer} where ${ilike(nameVon(benutzer), muster(bedingung.text))})`;
}

type Wert = string | Placeholder;
export type Sichtblick = { benutzerUuid: Wert; unternehmenUuid: Wert | null; um: Moment };

/** The rows of `antrag` on which this person has a right. */
export const isZugewiesen = (benutzerUuid: Wert): SQL => sql`exists (select 1 from ${antragRecht}
    where ${antragRecht.antragUuid} = ${antrag.uuid} and ${antragRecht.benutzerUuid} = ${benutzerUuid})`;

type Sicht = { blick: Sichtblick; nurEigene: boolean; mitGeloeschten: boolean };

/** What the person may see: of the own company, or with its consent; deleted ones only where they are asked for. */
export function toSichtbar({
  blick: { benutzerUuid, unternehmenUuid, um },
  nurEigene,
  mitGeloeschten,
}: Sicht): (SQL | undefined)[] {
  return [
    unternehmenUuid === null ? isEinsehbar(um) : eq(antrag.unternehmenUuid, unternehmenUuid),
    nurEigene ? isZugewiesen(benutzerUuid) : undefined,
    mitGeloeschten ? undefined : ne(antrag.status, sql.raw("'GELOESCHT'")),
  ];
}
