import { gte, ilike, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** What a column must be: like a text, on a day (from, to exclusive), one of some keys, or without a value. */
export type Bedingung =
  | { art: "enthaelt"; text: string }
  | { art: "zeitraum"; von: Date; bis: Date }
  | { art: "eineVon"; werte: readonly string[] }
  | { art: "ohneWert" };

/** What is looked for in a list, and in which order it comes; `limit` rows from `offset` on. */
export type Listensuche = {
  suche: string;
  filter: Readonly<Record<string, Bedingung>>;
  sortierung: readonly { key: string; order: "asc" | "desc" }[];
  offset: number;
  limit: number;
};

/** Sorts as people expect it, umlauts beside their vowels. */
export const deutsch = (ausdruck: SQL | AnyPgColumn) => sql`lower(${ausdruck}) collate "unicode"`;

/** A text as a pattern of LIKE, each of its characters for itself. */
export const mask = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
export const muster = (text: string): string => `%${mask(text)}%`;

/** A condition of any column, by the expression that stands for it. */
export function toFilter(ausdruck: SQL | AnyPgColumn, bedingung: Bedingung): SQL {
  switch (bedingung.art) {
    case "ohneWert":
      return sql`coalesce(${ausdruck}::text, '') = ''`;
    case "enthaelt":
      return ilike(sql`${ausdruck}`, muster(bedingung.text));
    case "zeitraum":
      return sql`(${gte(sql`${ausdruck}`, bedingung.von.toISOString())} and ${lt(sql`${ausdruck}`, bedingung.bis.toISOString())})`;
    case "eineVon":
      return bedingung.werte.length === 0 ? sql`false` : inArray(sql`${ausdruck}`, [...bedingung.werte]);
  }
}

/** The order that was asked for; in a falling one what has no value comes last. */
export const toReihenfolge = (
  { sortierung }: Pick<Listensuche, "sortierung">,
  sortierbar: Readonly<Record<string, SQL>>,
): SQL[] =>
  sortierung.flatMap(({ key, order }) => {
    const ausdruck = sortierbar[key];
    if (ausdruck === undefined) return [];
    return [order === "asc" ? sql`${ausdruck} asc` : sql`${ausdruck} desc nulls last`];
  });
