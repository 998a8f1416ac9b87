import type { Dienste } from "../dienste";
import { insertBenutzer } from "../storage/benutzerStore";
import type { Tx } from "../storage/datenbank";
import { insertEinladung } from "../storage/einladungStore";
import { insertMitglied, insertRuhende, updateUnternehmen } from "../storage/mitgliedStore";
import { endeVon } from "../usecases/registrierung/linkFristen";
import { sha256 } from "../usecases/sitzung/krypto";

const TAG = 86_400_000;

/**
 * More people of a company, so that its list shows every state. Their password is that of all demo logins; nobody needs
 * them to try it.
 */
const WEITERE = [
  { key: "vertretung", vorname: "Vera", nachname: "Vertretung", rolle: "BEVOLLMAECHTIGTER" },
  { key: "ehemals", vorname: "Emil", nachname: "Ehemals", rolle: "MITARBEITER" },
  { key: "gesperrt", vorname: "Gesa", nachname: "Gesperrt", rolle: "MITARBEITER" },
] as const;

/**
 * A second authorised representative, somebody deactivated, somebody locked, an invitation that has expired, and one
 * that waits for consent; answers the first and the third.
 */
export async function seedWeitereBenutzer(
  tx: Tx,
  dienste: Dienste,
  {
    unternehmenUuid,
    erstelltVon,
    passwortHash,
  }: { unternehmenUuid: string; erstelltVon: string; passwortHash: string },
): Promise<{ vertretung: { uuid: string; email: string }; gesperrt: string }> {
  const jetzt = dienste.clock.now();
  const vor = (tage: number) => new Date(jetzt.getTime() - tage * TAG);
  const seit = vor(200);
  const vertretung = { uuid: dienste.random.uuid(), email: "vertretung@example.org" };
  const uuids = { vertretung: vertretung.uuid, ehemals: dienste.random.uuid(), gesperrt: dienste.random.uuid() };
  for (const { key, vorname, nachname, rolle } of WEITERE) {
    const uuid = uuids[key];
    const konto = { uuid, email: `${key}@example.org`, vorname, nachname, mailTfa: true, passwortHash };
    const zeiten = { emailBestaetigtAm: seit, passwortGeaendertAm: seit, erstelltAm: seit };
    await insertBenutzer(tx, [{ ...konto, ...zeiten, systemRollen: ["UNTERNEHMENSMITARBEITER"] }]);
    const stelle = { benutzerUuid: uuid, unternehmenUuid, rolle, seit, darfStammdaten: false };
    if (key === "ehemals") await insertRuhende(tx, { ...stelle, letzteAnmeldungAm: vor(90), ruhtSeit: vor(60) });
    else await insertMitglied(tx, { ...stelle, letzteAnmeldungAm: key === "vertretung" ? vor(3) : vor(40) });
  }
  const einladungen = { unternehmenUuid, erstelltVon };
  await insertAbgelaufene(tx, dienste, einladungen);
  await insertWartende(tx, dienste, { ...einladungen, erstelltVon: vertretung.uuid });
  return { vertretung, gesperrt: uuids.gesperrt };
}

type Herkunft = { unternehmenUuid: string; erstelltVon: string };

async function insertAbgelaufene(tx: Tx, dienste: Dienste, herkunft: Herkunft): Promise<void> {
  const jetzt = dienste.clock.now().getTime();
  await insertEinladung(tx, {
    ...herkunft,
    uuid: dienste.random.uuid(),
    email: "vergessen@example.org",
    vorname: "Fatma",
    nachname: "Vergessen",
    rolle: "MITARBEITER",
    hash: sha256(dienste.random.token()),
    gueltigBis: new Date(jetzt - 3 * TAG),
    erstelltAm: new Date(jetzt - 10 * TAG),
  });
}

/** Somebody who is to be authorised when the other representative agrees: no mail has left yet. */
async function insertWartende(tx: Tx, dienste: Dienste, herkunft: Herkunft): Promise<void> {
  await updateUnternehmen(tx, herkunft.unternehmenUuid, { vollmachtMitZustimmung: true });
  await insertEinladung(tx, {
    ...herkunft,
    uuid: dienste.random.uuid(),
    email: "wartet@example.org",
    vorname: "Wanda",
    nachname: "Wartet",
    rolle: "BEVOLLMAECHTIGTER",
    hash: sha256(dienste.random.token()),
    zustimmung: "OFFEN",
    gueltigBis: endeVon(dienste, "einladung"),
    erstelltAm: dienste.clock.now(),
  });
}
