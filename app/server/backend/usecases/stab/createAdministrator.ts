import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung } from "../../ablehnung";
import type { Datenbank, Tx } from "../../storage/datenbank";
import { listStab, lockStab, type StabEintrag } from "../../storage/stabStore";
import { writeAudit } from "../audit/writeAudit";
import type { MailUmfeld } from "../mail/mailUmfeld";
import { announceAdministration } from "./announce";
import { insertStabKonto, readStabEingabe, replaceLink } from "./stabKonto";

/** What a command of the operator has of the backend. */
export type Betrieb = MailUmfeld & { db: Datenbank };

/** An account and the token of the link with which its password is set once. */
export type AdministratorMitLink = { email: string; name: string; token: string };

/** Who has done it: whoever can run a command on the database needs no account. */
const VON = { name: "der Betrieb des Portals", benutzerUuid: null };

const record = (tx: Tx, { clock }: Betrieb, { vorgang, wen }: { vorgang: Vorgang; wen: string }) =>
  writeAudit(tx, { vorgang, am: clock.now(), nach: "ADMINISTRATOR", grund: `${wen} Kommando` });

/**
 * Makes an administrator without one: the first of a portal, or one more. Other administrators are told by mail. Throws
 * EINGABE_UNGUELTIG.
 */
export function createAdministrator(
  betrieb: Betrieb,
  eingabe: { email: string; vorname: string; nachname: string },
): Promise<AdministratorMitLink> {
  const gelesen = readStabEingabe({ ...eingabe, rollen: ["ADMINISTRATOR"] });
  return betrieb.db.transaction(async (tx) => {
    await lockStab(tx);
    const alle = await listStab(tx);
    const { benutzerUuid, token } = await insertStabKonto(tx, betrieb, gelesen);
    const name = `${gelesen.vorname} ${gelesen.nachname}`;
    await record(tx, betrieb, { vorgang: "stab.anlegen", wen: benutzerUuid });
    const neu = { uuid: benutzerUuid, name, was: "ERHALTEN" } as const;
    await announceAdministration({ tx, alle, dienste: betrieb, person: VON }, neu);
    return { email: gelesen.email, name, token };
  });
}

/**
 * Makes a new link for an administrator who has no password yet; the old one is dead from the commit on. Throws
 * NICHT_GEFUNDEN for everybody else.
 */
export function renewAdministratorLink(betrieb: Betrieb, email: string): Promise<AdministratorMitLink> {
  return betrieb.db.transaction(async (tx) => {
    await lockStab(tx);
    const konto = (await listStab(tx)).find((eintrag) => eintrag.email === email.trim().toLowerCase());
    const isOffen = konto?.hasPasswort === false && konto.gesperrtSeit === null;
    if (!isOffen || !konto.rollen.includes("ADMINISTRATOR")) throw new Ablehnung("NICHT_GEFUNDEN");
    await record(tx, betrieb, { vorgang: "stab.linkErneuern", wen: konto.uuid });
    return { email: konto.email, name: konto.name, token: await replaceLink(tx, betrieb, konto.uuid) };
  });
}

/** Everybody with the role of an administrator. */
export const listAdministratorKonten = async ({ db }: Pick<Betrieb, "db">): Promise<StabEintrag[]> =>
  (await listStab(db)).filter(({ rollen }) => rollen.includes("ADMINISTRATOR"));
