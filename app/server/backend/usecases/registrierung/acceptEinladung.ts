import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { findEinladung, useEinladung, type EinladungMitUmfeld } from "../../storage/einladungStore";
import { insertKonto, insertMitgliedschaft } from "../../storage/kontoStore";
import { lockUnternehmen } from "../../storage/mitgliedStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { notifyUnternehmen } from "../nachricht/notify";
import { sha256 } from "../sitzung/krypto";
import { hashPasswort, isPasswort } from "../sitzung/passwortHash";
import { eingeladenRegeln } from "./benutzerRegeln";
import { readByRules, checkAll } from "./eingabeLesen";
import { requireEinladung } from "./checkEinladung";
import { checkPasswort } from "./checkNewPasswort";

type Annahme = { token: string; vorname: string; nachname: string; passwort: string; zustimmung: boolean };
type Ergebnis = "VERKNUEPFT" | "KONTO_ANGELEGT";

/**
 * Accepts an invitation once: an existing account is joined to the company, otherwise one is made with the password
 * that came along; the link proves the address. A repeated click gets the same answer. Throws TOKEN_UNGUELTIG or
 * EINGABE_UNGUELTIG.
 */
export async function acceptEinladung(
  dienste: Dienste,
  eingabe: Annahme,
  schluessel: string | null,
): Promise<Ergebnis> {
  try {
    return await acceptFirst(dienste, eingabe, schluessel);
  } catch (error) {
    const isVerbraucht = error instanceof Ablehnung && error.code === "TOKEN_UNGUELTIG";
    const ergebnis = isVerbraucht ? await findErgebnis(dienste, eingabe, schluessel) : null;
    if (ergebnis === null) throw error;
    return ergebnis;
  }
}

async function acceptFirst(dienste: Dienste, eingabe: Annahme, schluessel: string | null): Promise<Ergebnis> {
  const gefunden = await requireEinladung(dienste, eingabe.token);
  const jetzt = dienste.clock.now();
  checkAnnahme(gefunden, eingabe);
  const neu = gefunden.konto === null ? await prepareKonto(dienste, gefunden, eingabe) : null;
  const ergebnis = neu === null ? "VERKNUEPFT" : "KONTO_ANGELEGT";
  await inTransaktion(dienste, async (tx) => {
    // One after the other with whoever changes the users of the company.
    await lockUnternehmen(tx, gefunden.einladung.unternehmenUuid);
    const verwendung = { uuid: gefunden.einladung.uuid, jetzt, ergebnis, schluessel } as const;
    if (!(await useEinladung(tx, verwendung))) throw new Ablehnung("TOKEN_UNGUELTIG");
    const benutzerUuid = neu === null ? gefunden.konto?.uuid : await insertKonto(tx, neu);
    if (benutzerUuid === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
    await link(tx, gefunden, { benutzerUuid, jetzt });
    const { unternehmenUuid, email } = gefunden.einladung;
    const { vorname, nachname } = neu ?? gefunden.einladung;
    const nachricht = { art: "BENUTZER_HINZUGEFUEGT", name: `${vorname} ${nachname}`.trim() } as const;
    await notifyUnternehmen(tx, dienste, { firma: { unternehmenUuid, urheber: email }, inhalt: nachricht });
  });
  return ergebnis;
}

/** What this very form was answered. With another password it is another one: nobody is told that it was set. */
async function findErgebnis(
  dienste: Dienste,
  { token, passwort }: Annahme,
  schluessel: string | null,
): Promise<Ergebnis | null> {
  const gefunden = schluessel === null ? undefined : await findEinladung(dienste.db, sha256(token));
  if (gefunden === undefined || gefunden.einladung.angenommenSchluessel !== schluessel) return null;
  const { angenommenErgebnis } = gefunden.einladung;
  const hash = gefunden.konto?.passwortHash ?? null;
  const isGleich =
    angenommenErgebnis !== "KONTO_ANGELEGT" || (await isPasswort(passwort, hash, dienste.config.scryptLogN));
  return isGleich ? angenommenErgebnis : null;
}

/** Refuses with everything that is wrong at once, in the order of the form. */
function checkAnnahme({ einladung, konto }: EinladungMitUmfeld, eingabe: Annahme): void {
  const { vorname, nachname, passwort } = eingabe;
  const neuesKonto = [
    () => void readByRules(eingeladenRegeln, eingabe),
    () => checkPasswort(passwort, { email: einladung.email, vorname, nachname, mailTfa: true, appTfaSecret: null }),
  ];
  checkAll([...(konto === null ? neuesKonto : []), () => checkZustimmung(eingabe)]);
}

function checkZustimmung({ zustimmung }: Annahme): void {
  if (!zustimmung) throw eingabeUngueltig("zustimmung", "Bitte stimmen Sie den Nutzungsbedingungen zu.");
}

async function prepareKonto(dienste: Dienste, { einladung }: EinladungMitUmfeld, eingabe: Annahme) {
  const { vorname, nachname } = readByRules(eingeladenRegeln, eingabe);
  const { email } = einladung;
  const passwortHash = await hashPasswort(eingabe.passwort, dienste.config.scryptLogN);
  return {
    uuid: dienste.random.uuid(),
    email,
    anrede: "",
    titel: "",
    vorname,
    nachname,
    passwortHash,
    jetzt: dienste.clock.now(),
  };
}

async function link(
  tx: Tx,
  { einladung }: EinladungMitUmfeld,
  { benutzerUuid, jetzt }: { benutzerUuid: string; jetzt: Date },
): Promise<void> {
  const { unternehmenUuid, rolle } = einladung;
  await insertMitgliedschaft(tx, { benutzerUuid, unternehmenUuid, rolle, seit: jetzt });
  await writeAudit(tx, { vorgang: "einladungAnnehmen", am: jetzt, benutzerUuid });
}
