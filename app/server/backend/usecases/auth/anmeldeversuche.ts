import { Ablehnung, ZuVieleVersuche } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { countVersuch, deleteVersuche, findVersuchsstand, returnVersuch } from "../../storage/anmeldeversuchStore";
import type { Ausfuehrer } from "../../storage/datenbank";
import { sha256 } from "../sitzung/krypto";
import { beiAusfallZurueck, giveBackPending } from "./rueckgabe";

/**
 * Who tries. `vertraut` names what has been proved before, a known device (`geraetName`) or an open session
 * (`sitzungName`): it has a budget of its own, so that the failures of strangers keep nobody out. Null: a stranger; all
 * of them share the budget of the account.
 */
export type Versuchender = { email: string; vertraut: string | null };

/**
 * A counted attempt: whose budget it took, when, and how many failures in a row that budget has seen. `sperrt`: if it
 * is wrong, the login is locked with it; of those between two new passwords that is one.
 */
export type Versuch = { schluessel: string; fehlversuche: number; am: Date; sperrt: boolean };

export const geraetName = (kennung: string | null): string | null => (kennung === null ? null : `geraet:${kennung}`);
export const sitzungName = (sitzungUuid: string): string => `sitzung:${sitzungUuid}`;

/** The budget of an open session. */
export const budgetDerSitzung = (sitzungUuid: string): Pick<Versuch, "schluessel"> => ({
  schluessel: sha256(sitzungName(sitzungUuid)),
});

const kontoSchluessel = (email: string) => sha256(`konto:${email.toLowerCase()}`);

type Zaehlung = Pick<Parameters<typeof countVersuch>[1], "schluessel" | "budget" | "wartet">;

/** Counts an attempt as failed, unless the budget says that it may not be made; null then. */
async function count(dienste: Dienste, zaehlung: Zaehlung): Promise<Versuch | null> {
  const am = dienste.clock.now();
  const gezaehlt = await beiAusfallZurueck(dienste, { schluessel: zaehlung.schluessel, am, istGezaehlt: false }, () =>
    countVersuch(dienste.db, { ...zaehlung, am }, dienste.config.grenzen),
  );
  if (gezaehlt === undefined) return null;
  const sperrt = zaehlung.budget === "konto" && gezaehlt.fehlversuche >= dienste.config.grenzen.fehlversucheInFolge;
  return { ...gezaehlt, am, sperrt };
}

/**
 * An attempt on the budget of something known; null once that is used up: its further attempts are those of a stranger.
 */
async function startTrusted(dienste: Dienste, vertraut: string): Promise<Versuch | null> {
  const schluessel = sha256(vertraut);
  const versuch = await count(dienste, { schluessel, budget: "vertraut", wartet: true });
  if (versuch !== null) return versuch;
  const stand = await findVersuchsstand(dienste.db, schluessel);
  if ((stand?.fehlversuche ?? 0) >= dienste.config.grenzen.fehlversucheJeGeraet) return null;
  const jetzt = dienste.clock.now();
  throw new ZuVieleVersuche(jetzt, stand?.sperreBis ?? jetzt);
}

/**
 * Counts an attempt as failed before the password is looked at, so that parallel attempts cannot slip through. Known
 * and unknown addresses are counted alike. Refuses with ZU_VIELE_VERSUCHE while the budget waits, with KONTO_GESPERRT
 * after too many in a row.
 */
export async function startVersuch(dienste: Dienste, { email, vertraut }: Versuchender): Promise<Versuch> {
  await giveBackPending(dienste);
  const eigener = vertraut === null ? null : await startTrusted(dienste, vertraut);
  if (eigener !== null) return eigener;
  const schluessel = kontoSchluessel(email);
  const versuch = await count(dienste, { schluessel, budget: "konto", wartet: true });
  if (versuch !== null) return versuch;
  const stand = await findVersuchsstand(dienste.db, schluessel);
  if ((stand?.fehlversuche ?? 0) >= dienste.config.grenzen.fehlversucheInFolge) throw new Ablehnung("KONTO_GESPERRT");
  const jetzt = dienste.clock.now();
  throw new ZuVieleVersuche(jetzt, stand?.sperreBis ?? jetzt);
}

/** Judges a counted attempt; an outage of the database in between makes no failure of it. */
export const judge = <T>(dienste: Dienste, { schluessel, am }: Versuch, work: () => Promise<T>): Promise<T> =>
  beiAusfallZurueck(dienste, { schluessel, am, istGezaehlt: true }, work);

/** The password was right but the login is not complete: the attempt no longer counts, former failures still do. */
export async function takeBackVersuch(tx: Ausfuehrer, { schluessel }: Pick<Versuch, "schluessel">): Promise<void> {
  await returnVersuch(tx, schluessel);
}

/**
 * Counts a TAN as wrong before it is looked at: for the next login it is like a wrong password. The step itself has its
 * own limit, but so many steps can be begun with the right password that the account needs one, too. Refuses with
 * KONTO_GESPERRT after too many in a row.
 */
export async function startTanVersuch(dienste: Dienste, { email, vertraut }: Versuchender): Promise<Versuch> {
  await giveBackPending(dienste);
  const eigener =
    vertraut === null
      ? null
      : await count(dienste, { schluessel: sha256(vertraut), budget: "vertraut", wartet: false });
  if (eigener !== null) return eigener;
  const versuch = await count(dienste, { schluessel: kontoSchluessel(email), budget: "konto", wartet: false });
  if (versuch === null) throw new Ablehnung("KONTO_GESPERRT");
  return versuch;
}

/**
 * Forgets the failures of a budget, after a complete login or confirmation. Those of strangers end only with a login
 * from nowhere known.
 */
export async function forgetVersuche(tx: Ausfuehrer, { schluessel }: Pick<Versuch, "schluessel">): Promise<void> {
  await deleteVersuche(tx, schluessel);
}

/** Forgets all failures of strangers, after the password was reset by mail. */
export const forgetOthers = (tx: Ausfuehrer, email: string): Promise<void> =>
  forgetVersuche(tx, { schluessel: kontoSchluessel(email) });

/** Have strangers failed so often that only a new password by mail opens the login again? */
export async function isGesperrtNachFehlversuchen({ db, config }: Dienste, email: string): Promise<boolean> {
  const stand = await findVersuchsstand(db, kontoSchluessel(email));
  return (stand?.fehlversuche ?? 0) >= config.grenzen.fehlversucheInFolge;
}
