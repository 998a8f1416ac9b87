import { eq, sql } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { unternehmen } from "./schema/unternehmen";

/**
 * Another text as soon as anybody has saved, added or removed anything of what an Antrag tells of its company: master
 * data, list of affiliated companies, Wirtschaftsjahre, and that none is completed yet. Written out, because the
 * library leaves the tables out of names where a statement has but one.
 */
export const firmenstandVon = sql<string>`concat_ws(' ', unternehmen.revision,
  (select l.stand from verbund_liste l where l.unternehmen_uuid = unternehmen.uuid),
  (select string_agg(j.uuid || ':' || j.revision, ',' order by j.uuid) from wirtschaftsjahr j where j.unternehmen_uuid = unternehmen.uuid),
  (select 'keines' from wirtschaftsjahr_keines k where k.unternehmen_uuid = unternehmen.uuid))`;

/** The same for itself; undefined when there is no such company. */
export async function findFirmenstand(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ stand: firmenstandVon })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid));
  return zeile?.stand;
}
