import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { ENTWURF_STATUS } from "~/domain/antrag/einsicht";
import { antrag } from "./schema/antrag";
import { einsicht } from "./schema/einsicht";

/** The moment, as ISO text, by which a consent is judged; null: none counts. */
export type Moment = string | Placeholder | null;

/** Written out, so that every prepared statement sees the same condition. */
const entwurf = sql.raw(ENTWURF_STATUS.map((status) => `'${status}'`).join(", "));

/** The rows of `antrag` whose company lets staff see what is not submitted. */
export const hasEinsicht = (
  um: Moment,
): SQL<boolean> => sql<boolean>`(${antrag.status} <> 'GELOESCHT' and ${antrag.uuid} in (
    select ${einsicht.antragUuid} from ${einsicht} where ${einsicht.bis} > ${um}::timestamptz))`;

/**
 * The rows of `antrag` that staff may see: what was submitted, and what its company lets them see. The one place that
 * says so.
 */
export const isEinsehbar = (um: Moment): SQL<boolean> =>
  sql<boolean>`(${antrag.status} not in (${entwurf}) or ${hasEinsicht(um)})`;
