import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { amZugRang, isZugewiesen } from "./antragBedingungen";
import { amZug } from "./antragSpalten";
import type { Ausfuehrer } from "./datenbank";
import { naechsteFrist } from "./laufendeFristen";
import { muster } from "./listenBedingungen";
import { antrag, antragSuche } from "./schema/antrag";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";

export type Ueberallsuche = {
  benutzerUuid: string;
  /** In which role somebody sees every Antrag of the company; in another one those that are assigned. */
  rollenMitAllem: readonly UnternehmenRolle[];
  heute: string;
  text: string;
  /** `DRAN`: the company has to act; `FRIST`: a deadline runs. */
  nur: "DRAN" | "FRIST" | undefined;
  offset: number;
  limit: number;
};

const hasText = (text: string): SQL | undefined =>
  or(
    ilike(unternehmen.firma, muster(text)),
    sql`exists (select 1 from ${antragSuche} where ${antragSuche.antragUuid} = ${antrag.uuid} and ${ilike(antragSuche.text, muster(text))})`,
  );

/** Which memberships count, and which Anträge are meant. */
function toBedingung({ benutzerUuid, rollenMitAllem, heute, text, nur }: Ueberallsuche) {
  const frist = naechsteFrist(heute);
  const mitgliedIn = and(
    eq(mitgliedschaft.unternehmenUuid, antrag.unternehmenUuid),
    eq(mitgliedschaft.benutzerUuid, benutzerUuid),
  );
  const wo = and(
    ne(antrag.status, "GELOESCHT"),
    or(inArray(mitgliedschaft.rolle, [...rollenMitAllem]), isZugewiesen(benutzerUuid)),
    text === "" ? undefined : hasText(text),
    nur === "DRAN" ? eq(amZugRang, 1) : nur === "FRIST" ? sql`${frist} is not null` : undefined,
  );
  return { mitgliedIn, wo };
}

/**
 * One page of the Anträge that a person sees in all of her or his companies, and how many there are: one statement, two
 * behind the last page.
 */
export async function listUeberall(ausfuehrer: Ausfuehrer, suche: Ueberallsuche) {
  const { heute, nur, offset, limit } = suche;
  const frist = naechsteFrist(heute);
  const { mitgliedIn, wo } = toBedingung(suche);
  const zeilen = await ausfuehrer
    .select({
      uuid: antrag.uuid,
      unternehmenUuid: antrag.unternehmenUuid,
      firma: unternehmen.firma,
      antragsnummer: antrag.antragsnummer,
      bezeichnung: antrag.bezeichnung,
      status: antrag.status,
      geaendertAm: antrag.geaendertAm,
      amZug,
      naechsteFrist: sql<string | null>`${frist}::text`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(antrag)
    .innerJoin(mitgliedschaft, mitgliedIn)
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .where(wo)
    .orderBy(...(nur === "FRIST" ? [frist] : []), desc(antrag.geaendertAm), asc(antrag.uuid))
    .offset(offset)
    .limit(limit);
  const [erste] = zeilen;
  if (erste !== undefined || offset === 0) return { zeilen, total: erste?.total ?? 0 };
  // Behind the last page no row says how many there are.
  const [gezaehlt] = await ausfuehrer
    .select({ total: sql<number>`count(*)::int` })
    .from(antrag)
    .innerJoin(mitgliedschaft, mitgliedIn)
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .where(wo);
  return { zeilen, total: gezaehlt?.total ?? 0 };
}
