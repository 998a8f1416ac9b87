import { type SQL, sql } from "drizzle-orm";
import { berlinDate } from "~/lib/date";
import { hasFristZwischen, naechsteFrist, type Tag } from "./laufendeFristen";
import type { Bedingung } from "./listenBedingungen";

/**
 * The rows of `antrag` whose next deadline is in a period, or which have none. The table of deadlines narrows first:
 * few run at a time.
 */
export function toFristfilter(bedingung: Bedingung, heute: Tag): SQL {
  if (bedingung.art === "ohneWert") return sql`${naechsteFrist(heute)} is null`;
  if (bedingung.art !== "zeitraum") return sql`false`;
  const [von, bis] = [berlinDate(bedingung.von), berlinDate(bedingung.bis)];
  const naechste = naechsteFrist(heute);
  return sql`(${hasFristZwischen(heute, von, bis)} and ${naechste} >= ${von}::date)`;
}
