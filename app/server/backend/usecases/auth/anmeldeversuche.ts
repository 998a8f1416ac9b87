import { eq, sql, type SQL } from "drizzle-orm";
import { Ablehnung, ZuVieleVersuche } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { anmeldeversuch } from "../../storage/schema/ratelimit";
import { sha256 } from "../sitzung/krypto";
import { beiAusfallZurueck, gibAusstehendeZurueck } from "./rueckgabe";

/**
 * Who tries. `vertraut` names what has been proved before, a known device (`geraetName`) or an open session (`sitzungName`): it has a budget
 * of its own, so that the failures of strangers keep nobody out. Null: a stranger; all of them share the budget of the account.
 */
export type Versuchender = { email: string; vertraut: string | null };

/** A counted attempt: whose budget it took, when, and how many failures in a row that budget has seen. */
export type Versuch = { schluessel: string; fehlversuche: number; am: Date };

export const geraetName = (kennung: string | null): string | null => (kennung === null ? null : `geraet:${kennung}`);
export const sitzungName = (sitzungUuid: string): string => `sitzung:${sitzungUuid}`;

/** The budget of an open session. */
export const budgetDerSitzung = (sitzungUuid: string): Pick<Versuch, "schluessel"> => ({ schluessel: sha256(sitzungName(sitzungUuid)) });

const kontoSchluessel = (email: string) => sha256(`konto:${email.toLowerCase()}`);

const naechste = sql`${anmeldeversuch.fehlversuche} + 1`;

/**
 * Until when the next attempt has to wait: the first failures are typing errors and cost nothing, then 1, 2, 4 … seconds up to the longest
 * wait.
 */
function warteBis({ clock, config: { grenzen } }: Dienste): SQL {
  const { fehlversucheOhneWarten, wartenMaxSekunden } = grenzen;
  return sql`case
    when ${naechste} <= ${fehlversucheOhneWarten}::int then null
    else ${clock.now().toISOString()}::timestamptz
      + least(${wartenMaxSekunden}::float8, power(2::float8, ${naechste} - ${fehlversucheOhneWarten + 1}::int)) * interval '1 second' end`;
}

/** The same for an account: after so many in a row that it is no accident, until the password is reset (NIST SP 800-63B-4). */
const sperreBis = (dienste: Dienste): SQL => sql`case
  when ${naechste} >= ${dienste.config.grenzen.fehlversucheInFolge}::int then 'infinity'::timestamptz else ${warteBis(dienste)} end`;

/** Counts an attempt as failed, unless the row says that it may not be made; null then. */
async function zaehle(dienste: Dienste, schluessel: string, { bis, wenn }: { bis: SQL; wenn: SQL }): Promise<Versuch | null> {
  const am = dienste.clock.now();
  const [gezaehlt] = await beiAusfallZurueck(dienste, { schluessel, am, istGezaehlt: false }, () =>
    dienste.db
      .insert(anmeldeversuch)
      .values({ schluessel, fehlversuche: 1, letzterAm: am })
      .onConflictDoUpdate({
        target: anmeldeversuch.schluessel,
        set: { fehlversuche: naechste, sperreBis: bis, letzterAm: am },
        setWhere: wenn,
      })
      .returning({ schluessel: anmeldeversuch.schluessel, fehlversuche: anmeldeversuch.fehlversuche }),
  );
  return gezaehlt === undefined ? null : { ...gezaehlt, am };
}

async function findStand({ db }: Dienste, schluessel: string) {
  const [stand] = await db
    .select({ fehlversuche: anmeldeversuch.fehlversuche, sperreBis: anmeldeversuch.sperreBis })
    .from(anmeldeversuch)
    .where(eq(anmeldeversuch.schluessel, schluessel));
  return stand;
}

const wartetNicht = ({ clock }: Dienste): SQL =>
  sql`(${anmeldeversuch.sperreBis} is null or ${anmeldeversuch.sperreBis} <= ${clock.now().toISOString()}::timestamptz)`;

/** Something known that fails too often in a row is no longer trusted; its further attempts are those of a stranger. */
const isVertraut = ({ config }: Dienste): SQL => sql`${anmeldeversuch.fehlversuche} < ${config.grenzen.fehlversucheJeGeraet}::int`;

/** An attempt on the budget of something known; null once that is used up. */
async function beginneVertraut(dienste: Dienste, vertraut: string): Promise<Versuch | null> {
  const schluessel = sha256(vertraut);
  const wenn = sql`${wartetNicht(dienste)} and ${isVertraut(dienste)}`;
  const versuch = await zaehle(dienste, schluessel, { bis: warteBis(dienste), wenn });
  if (versuch !== null) return versuch;
  const stand = await findStand(dienste, schluessel);
  if ((stand?.fehlversuche ?? 0) >= dienste.config.grenzen.fehlversucheJeGeraet) return null;
  const jetzt = dienste.clock.now();
  throw new ZuVieleVersuche(jetzt, stand?.sperreBis ?? jetzt);
}

/**
 * Counts an attempt as failed before the password is looked at, so that parallel attempts cannot slip through. Known and unknown
 * addresses are counted alike. Refuses with ZU_VIELE_VERSUCHE while the budget waits, with KONTO_GESPERRT after too many in a row.
 */
export async function beginneVersuch(dienste: Dienste, { email, vertraut }: Versuchender): Promise<Versuch> {
  await gibAusstehendeZurueck(dienste);
  const eigener = vertraut === null ? null : await beginneVertraut(dienste, vertraut);
  if (eigener !== null) return eigener;
  const schluessel = kontoSchluessel(email);
  const versuch = await zaehle(dienste, schluessel, { bis: sperreBis(dienste), wenn: wartetNicht(dienste) });
  if (versuch !== null) return versuch;
  const stand = await findStand(dienste, schluessel);
  if ((stand?.fehlversuche ?? 0) >= dienste.config.grenzen.fehlversucheInFolge) throw new Ablehnung("KONTO_GESPERRT");
  const jetzt = dienste.clock.now();
  throw new ZuVieleVersuche(jetzt, stand?.sperreBis ?? jetzt);
}

/** Judges a counted attempt; an outage of the database in between makes no failure of it. */
export const beurteile = <T>(dienste: Dienste, { schluessel, am }: Versuch, work: () => Promise<T>): Promise<T> =>
  beiAusfallZurueck(dienste, { schluessel, am, istGezaehlt: true }, work);

/** The password was right but the login is not complete: the attempt no longer counts, former failures still do. */
export async function nimmVersuchZurueck(tx: Ausfuehrer, { schluessel }: Pick<Versuch, "schluessel">): Promise<void> {
  await tx
    .update(anmeldeversuch)
    .set({ fehlversuche: sql`greatest(${anmeldeversuch.fehlversuche} - 1, 0)`, sperreBis: null })
    .where(eq(anmeldeversuch.schluessel, schluessel));
}

/**
 * Counts a TAN as wrong before it is looked at: for the next login it is like a wrong password. The step itself has its own limit, but so
 * many steps can be begun with the right password that the account needs one, too. Refuses with KONTO_GESPERRT after too many in a row.
 */
export async function beginneTanVersuch(dienste: Dienste, { email, vertraut }: Versuchender): Promise<Versuch> {
  await gibAusstehendeZurueck(dienste);
  const eigener = vertraut === null ? null : await zaehle(dienste, sha256(vertraut), { bis: warteBis(dienste), wenn: isVertraut(dienste) });
  if (eigener !== null) return eigener;
  const wenn = sql`${anmeldeversuch.sperreBis} is distinct from 'infinity'::timestamptz`;
  const versuch = await zaehle(dienste, kontoSchluessel(email), { bis: sperreBis(dienste), wenn });
  if (versuch === null) throw new Ablehnung("KONTO_GESPERRT");
  return versuch;
}

/** Forgets the failures of a budget, after a complete login or confirmation. Those of strangers end only with a login from nowhere known. */
export async function vergissVersuche(tx: Ausfuehrer, { schluessel }: Pick<Versuch, "schluessel">): Promise<void> {
  await tx.delete(anmeldeversuch).where(eq(anmeldeversuch.schluessel, schluessel));
}

/** Forgets all failures of strangers, after the password was reset by mail. */
export const vergissFremde = (tx: Ausfuehrer, email: string): Promise<void> => vergissVersuche(tx, { schluessel: kontoSchluessel(email) });
