import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { BackendConfig } from "../dienste";
import type { Ausfuehrer } from "./datenbank";
import { anmeldeversuch } from "./schema/ratelimit";

type Grenzen = Pick<
  BackendConfig["grenzen"],
  "fehlversucheInFolge" | "fehlversucheOhneWarten" | "wartenMaxSekunden" | "fehlversucheJeGeraet"
>;

/**
 * An attempt that is about to be counted. `budget`: that of something known, which ends after so many failures, or that
 * of the account, which is locked then. `wartet`: only when the last wait of the budget is over.
 */
type NeuerVersuch = { schluessel: string; am: Date; budget: "vertraut" | "konto"; wartet: boolean };

const naechste = sql`${anmeldeversuch.fehlversuche} + 1`;

/**
 * Until when the next attempt has to wait: the first failures are typing errors and cost nothing, then 1, 2, 4 …
 * seconds up to the longest wait.
 */
function waitUntil(am: Date, { fehlversucheOhneWarten, wartenMaxSekunden }: Grenzen): SQL {
  return sql`case
    when ${naechste} <= ${fehlversucheOhneWarten}::int then null
    else ${am.toISOString()}::timestamptz
      + least(${wartenMaxSekunden}::float8, power(2::float8, ${naechste} - ${fehlversucheOhneWarten + 1}::int)) * interval '1 second' end`;
}

/**
 * The same for an account: after so many in a row that it is no accident, until the password is reset (NIST SP
 * 800-63B-4).
 */
const lockUntil = (am: Date, grenzen: Grenzen): SQL => sql`case
  when ${naechste} >= ${grenzen.fehlversucheInFolge}::int then 'infinity'::timestamptz else ${waitUntil(am, grenzen)} end`;

const doesNotWait = (am: Date): SQL =>
  sql`(${anmeldeversuch.sperreBis} is null or ${anmeldeversuch.sperreBis} <= ${am.toISOString()}::timestamptz)`;

/** Something known that fails too often in a row is no longer trusted. */
const isVertraut = ({ fehlversucheJeGeraet }: Grenzen): SQL =>
  sql`${anmeldeversuch.fehlversuche} < ${fehlversucheJeGeraet}::int`;

const isUngesperrt = sql`${anmeldeversuch.sperreBis} is distinct from 'infinity'::timestamptz`;

/** What the row of a budget must say for another attempt. */
function canStill({ budget, wartet, am }: NeuerVersuch, grenzen: Grenzen): SQL {
  if (budget === "konto") return wartet ? doesNotWait(am) : isUngesperrt;
  return wartet ? sql`${doesNotWait(am)} and ${isVertraut(grenzen)}` : isVertraut(grenzen);
}

/** Counts an attempt as failed, unless the row says that it may not be made; undefined then. */
export async function countVersuch(
  ausfuehrer: Ausfuehrer,
  versuch: NeuerVersuch,
  grenzen: Grenzen,
): Promise<{ schluessel: string; fehlversuche: number } | undefined> {
  const { schluessel, am, budget } = versuch;
  const bis = budget === "konto" ? lockUntil(am, grenzen) : waitUntil(am, grenzen);
  const [gezaehlt] = await ausfuehrer
    .insert(anmeldeversuch)
    .values({ schluessel, fehlversuche: 1, letzterAm: am })
    .onConflictDoUpdate({
      target: anmeldeversuch.schluessel,
      set: { fehlversuche: naechste, sperreBis: bis, letzterAm: am },
      setWhere: canStill(versuch, grenzen),
    })
    .returning({ schluessel: anmeldeversuch.schluessel, fehlversuche: anmeldeversuch.fehlversuche });
  return gezaehlt;
}

export async function findVersuchsstand(ausfuehrer: Ausfuehrer, schluessel: string) {
  const [stand] = await ausfuehrer
    .select({ fehlversuche: anmeldeversuch.fehlversuche, sperreBis: anmeldeversuch.sperreBis })
    .from(anmeldeversuch)
    .where(eq(anmeldeversuch.schluessel, schluessel));
  return stand;
}

/** Takes the last attempt from its budget, and its wait with it. */
export async function returnVersuch(ausfuehrer: Ausfuehrer, schluessel: string): Promise<void> {
  await ausfuehrer
    .update(anmeldeversuch)
    .set({ fehlversuche: sql`greatest(${anmeldeversuch.fehlversuche} - 1, 0)`, sperreBis: null })
    .where(eq(anmeldeversuch.schluessel, schluessel));
}

/**
 * An attempt that nobody has judged. `istGezaehlt`: false when the answer to its counting was lost, so that it may not
 * have been counted.
 */
export type Ungewisser = { schluessel: string; am: Date; istGezaehlt: boolean };

/** Takes an unjudged attempt from its budget; what others have made since keeps its own wait. */
export async function returnUngewissen(
  ausfuehrer: Ausfuehrer,
  { schluessel, am, istGezaehlt }: Ungewisser,
): Promise<void> {
  const istLetzter = eq(anmeldeversuch.letzterAm, am);
  await ausfuehrer
    .update(anmeldeversuch)
    .set({
      fehlversuche: sql`greatest(${anmeldeversuch.fehlversuche} - 1, 0)`,
      sperreBis: sql`case when ${istLetzter} then null else ${anmeldeversuch.sperreBis} end`,
    })
    .where(and(eq(anmeldeversuch.schluessel, schluessel), istGezaehlt ? undefined : istLetzter));
}

export async function deleteVersuche(ausfuehrer: Ausfuehrer, schluessel: string): Promise<void> {
  await ausfuehrer.delete(anmeldeversuch).where(eq(anmeldeversuch.schluessel, schluessel));
}

/** Removes budgets that nobody has used since `vor`; those with so many failures stay. */
export async function purgeVersuche(ausfuehrer: Ausfuehrer, vor: Date, bleibtAb: number): Promise<void> {
  await ausfuehrer
    .delete(anmeldeversuch)
    .where(and(lt(anmeldeversuch.letzterAm, vor), lt(anmeldeversuch.fehlversuche, bleibtAb)));
}
