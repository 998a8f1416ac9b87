import { type SQL, sql } from "drizzle-orm";
import type { Spaltenbedingung } from "~/domain/tabelle/exportSpaltenfilter";
import type { Werte } from "./exportAusdruecke";
import { toFilter } from "./listenBedingungen";

/** Days stay what they are, whatever zone the database speaks in; moments count by their day in Berlin. */
function toTag(ausdruck: SQL): SQL {
  const text = sql`(to_jsonb(${ausdruck}) #>> '{}')`;
  return sql`case when length(${text}) = 10 then ${text}::date
    else (${text}::timestamptz at time zone 'Europe/Berlin')::date end`;
}

function toSpalte(ausdruck: SQL, bedingung: Spaltenbedingung): SQL {
  if (bedingung.art !== "tage") return toFilter(sql`(${ausdruck})::text`, bedingung);
  return sql`(${toTag(ausdruck)} between ${bedingung.von}::date and ${bedingung.bis}::date)`;
}

/** What the values must be; of one that there is not, no row is meant. */
export const toSpalten = (werte: Werte, gefragt: Readonly<Record<string, Spaltenbedingung>>): SQL[] =>
  Object.entries(gefragt).map(([key, bedingung]) => {
    const ausdruck = werte[key];
    return ausdruck === undefined ? sql`false` : toSpalte(ausdruck, bedingung);
  });
