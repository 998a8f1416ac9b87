import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { antrag } from "./schema/antrag";
import { unternehmen } from "./schema/unternehmen";

/** What stands in the columns of an export, by the keys of its variables. */
export type Werte = Readonly<Record<string, SQL>>;

/** The value of a column as it is. */
export const wert = (spalte: AnyPgColumn): SQL => sql`${spalte}`;
/** The name of the person whose id a column holds. */
export const nameDurch = (uuid: AnyPgColumn): SQL =>
  sql`(select trim(wer.vorname || ' ' || wer.nachname) from benutzer wer where wer.uuid = ${uuid})`;
/** One answer of a column that holds many. */
export const angabe = (spalte: AnyPgColumn, key: string): SQL => sql`${spalte}->>${sql.raw(`'${key}'`)}`;
/** Several of them by their keys. */
export const angaben = (spalte: AnyPgColumn, keys: readonly string[]): Werte =>
  Object.fromEntries(keys.map((key) => [key, angabe(spalte, key)]));

/** What every row says that hangs on an Antrag. */
export const IM_ANTRAG: Werte = {
  antragsnummer: wert(antrag.antragsnummer),
  firma: wert(unternehmen.firma),
  status: wert(antrag.status),
};

/** Joins that say whose Antrag a row hangs on. */
export const ZU_ANTRAG = sql`join ${antrag} on ${antrag.uuid}`;
export const ZU_FIRMA = sql`join ${unternehmen} on ${unternehmen.uuid} = ${antrag.unternehmenUuid}`;
