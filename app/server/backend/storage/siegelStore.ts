import { and, asc, eq } from "drizzle-orm";
import type { SiegelVariante } from "~/domain/siegel/siegel";
import type { Ausfuehrer, Tx } from "./datenbank";
import { siegelVerleihung, siegelZustimmung } from "./schema/siegel";
import { unternehmen } from "./schema/unternehmen";

export type Verleihung = typeof siegelVerleihung.$inferSelect;

/**
 * Notes that a company has earned a seal and opens its seal page; null when it has this one already, else the name of
 * the company.
 */
export async function storeVerleihung(tx: Tx, neu: Verleihung): Promise<string | null> {
  const verliehen = await tx
    .insert(siegelVerleihung)
    .values(neu)
    .onConflictDoNothing()
    .returning({ variante: siegelVerleihung.variante });
  if (verliehen.length === 0) return null;
  const geoeffnet = await tx
    .update(unternehmen)
    .set({ bsfzSiegel: true })
    .where(eq(unternehmen.uuid, neu.unternehmenUuid))
    .returning({ firma: unternehmen.firma });
  return geoeffnet[0]?.firma ?? null;
}

/** The seals of a company, the first one first. */
export function listVerleihungen(
  ausfuehrer: Ausfuehrer,
  unternehmenUuid: string,
  variante?: SiegelVariante,
): Promise<Verleihung[]> {
  const welche = variante === undefined ? undefined : eq(siegelVerleihung.variante, variante);
  return ausfuehrer
    .select()
    .from(siegelVerleihung)
    .where(and(eq(siegelVerleihung.unternehmenUuid, unternehmenUuid), welche))
    .orderBy(asc(siegelVerleihung.verliehenAm), asc(siegelVerleihung.variante));
}

type Wer = { unternehmenUuid: string; benutzerUuid: string; fassung: string };

/** When somebody agreed to this wording; null when not yet. */
export async function findZustimmung(
  ausfuehrer: Ausfuehrer,
  { unternehmenUuid, benutzerUuid, fassung }: Wer,
): Promise<Date | null> {
  const [zeile] = await ausfuehrer
    .select({ am: siegelZustimmung.am })
    .from(siegelZustimmung)
    .where(
      and(
        eq(siegelZustimmung.unternehmenUuid, unternehmenUuid),
        eq(siegelZustimmung.benutzerUuid, benutzerUuid),
        eq(siegelZustimmung.fassung, fassung),
      ),
    );
  return zeile?.am ?? null;
}

/** Notes an agreement; false when there is one already, which stays. */
export async function storeZustimmung(ausfuehrer: Ausfuehrer, zustimmung: Wer & { am: Date }): Promise<boolean> {
  const neu = await ausfuehrer
    .insert(siegelZustimmung)
    .values(zustimmung)
    .onConflictDoNothing()
    .returning({ am: siegelZustimmung.am });
  return neu.length > 0;
}

/** The name of a company. */
export async function findFirma(ausfuehrer: Ausfuehrer, uuid: string): Promise<string> {
  const [zeile] = await ausfuehrer
    .select({ firma: unternehmen.firma })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid));
  return zeile?.firma ?? "";
}
