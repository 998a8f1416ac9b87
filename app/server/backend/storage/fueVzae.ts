import { sql } from "drizzle-orm";

/**
 * The FuE-VZÄ of all Wirtschaftsjahre by their first and last day, for a statement that reads the company anyway; null
 * when it states none. Written out, because the library leaves the tables out of names where a statement has but one.
 */
export const fueVzaeDerFirma = sql<Readonly<Record<string, string>> | null>`(
  select json_object_agg(to_char(j.beginn, 'YYYY-MM-DD') || '/' || to_char(j.ende, 'YYYY-MM-DD'), j.werte ->> 'fueBeschaeftigteVzae')
  from wirtschaftsjahr j where j.unternehmen_uuid = unternehmen.uuid and j.werte ->> 'fueBeschaeftigteVzae' <> '')`;
